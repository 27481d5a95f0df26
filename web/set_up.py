"""On the set-up page: somebody sits down, changes places or leaves, and when the table is full enough, the game begins."""


def fill_in(shell, form):
    """What was typed and chosen since the page was painted."""
    shell.party = shell.party.with_form(form, shell.glue)


def add(shell, message):
    shell.party = shell.party.add(shell.glue)
    shell.reply["focus"] = f'[name="name-{len(shell.party.people) - 1}"]'


def bot(shell, message):
    robots = sum(bool(person.bot) for person in shell.party.people)
    shell.party = shell.party.bot(shell.glue, shell.say(f"robot.{robots + 1}"))


def changed_by(verb):
    """A press that shifts the seats about; one for a seat that is not there any more changes nothing."""

    def change(shell, message, *seats):
        seats = [int(seat) for seat in seats]
        if max(seats) < len(shell.party.people):
            shell.party = getattr(shell.party, verb)(*seats)

    return change


def start(shell, message, key):
    shell.problem = shell.party.problem(shell.glue)
    options = shell.glue.dealt(shell.party.options, shell.archive)
    shell.missing = [] if shell.problem else shell.glue.missing(options, len(shell.party.people), shell.say)
    if shell.problem or shell.missing:
        return
    shell.archive.put(f"people/{key}", shell.party.record())
    party = shell.parties.pop(key)  # the next game is agreed anew, from what is kept of this one
    shell.begin(shell.glue, party.named(shell.say), options | party.who_begins())


VERBS = {"add": add, "bot": bot, "start": start} | {verb: changed_by(verb) for verb in ("remove", "up", "down", "move", "colour")}
