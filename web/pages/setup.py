"""Before the game: who plays, in which order round the table, and who begins. The plate says how big a table it will be."""

from .. import markup as h
from ..games import GAMES
from ..icons import icon
from ..page import Page
from ..parts import back, button, glyph, group, heading, link, screen, tap
from ..party import Party
from ..people import LONGEST_NAME
from .house_rules import house_rules
from .loading import progress

LAST = "table"  # the record of which game has been begun last


def key_of_a_game(record):
    """A record that names one; whatever is none raises."""
    if record not in GAMES:
        raise ValueError(f"no game is called {record!r:.40}")
    return record


class SetUp(Page):
    """Somebody sits down, changes places or leaves, and when the table is full enough, the game begins."""

    NAME = "setup"
    HAS_ADDRESS = True

    def __init__(self, shell, *words):
        super().__init__(shell, *words)
        self.agreed = None  # the party, as it was left
        self.settle()

    @classmethod
    def fits(cls, words):
        return len(words) == 1

    @property
    def is_there(self):
        return self.game in GAMES

    @property
    def game(self):
        return self.words[0]

    @property
    def record(self):
        return f"people/{self.game}"

    @property
    def party(self):
        """Who is here: as it was left, or who has just played, whatever it was; by the house rules of this game's last time."""
        if self.agreed is None:
            party = self.last_party(self.game) or Party.fresh(GAMES[self.game])
            last = self.shell.archive.read(LAST, key_of_a_game, self.game)
            people = None if last == self.game else self.last_party(last)
            self.agreed = party.for_those(people.people, GAMES[self.game]) if people else party
        return self.agreed

    def last_party(self, key):
        """Who has played that game last, if anybody has."""
        return self.shell.archive.read(f"people/{key}", lambda record: Party.from_record(record, GAMES[key]), None)

    def settle(self):
        self.problem, self.missing = None, ()

    def fill_in(self, form):
        self.agreed = self.party.with_form(form, GAMES[self.game])

    def draw(self):
        return setup(self.shell.say, self.shell.root, GAMES[self.game], self.party, self.problem, self.missing)

    def do_add(self, message):
        self.agreed = self.party.add(GAMES[self.game])
        self.shell.reply["focus"] = f'[name="name-{len(self.agreed.people) - 1}"]'

    def do_bot(self, message):
        robots = sum(bool(person.bot) for person in self.party.people)
        self.agreed = self.party.bot(GAMES[self.game], self.shell.say(f"robot.{robots + 1}"))

    def do_alone(self, message):
        """At a table as large as it was, and at once."""
        seats = max(len(self.party.people), min(GAMES[self.game].RULES.SEATS))
        self.agreed = self.party.alone()
        while len(self.agreed.people) < seats:
            self.do_bot(message)
        self.do_start(message, self.game)

    def do_people(self, message):
        """After a game alone others have come."""
        self.agreed = self.party.without_robots(GAMES[self.game])

    def do_move(self, message, seat, to):
        self.shift(Party.move, seat, to)

    def do_remove(self, message, seat):
        self.shift(Party.remove, seat)

    def do_up(self, message, seat):
        self.shift(Party.up, seat)

    def do_down(self, message, seat):
        self.shift(Party.down, seat)

    def do_colour(self, message, seat):
        self.shift(Party.colour, seat)

    def shift(self, how, *seats):
        """A press for a seat that is not there any more changes nothing."""
        places = [int(seat) for seat in seats]
        if max(places) < len(self.party.people):
            self.agreed = how(self.party, *places)

    def do_start(self, message, key):
        game, shell, party = GAMES[self.game], self.shell, self.party
        self.problem = party.problem(game)
        options = game.dealt(party.options, shell.archive)
        self.missing = () if self.problem else game.missing(options, len(party.people), shell.say)
        if self.problem or self.missing:
            return
        self.agreed = None  # the next game is agreed anew, from what is kept of this one
        shell.begin(game, party.named(shell.say), options | party.who_begins(), greets=self.record not in shell.archive.records)
        shell.archive.put(self.record, party.record())
        shell.archive.put(LAST, self.game)


def setup(say, root, game, party, problem=None, missing=()):
    """`missing`: what there is too little of, in sentences."""
    key, people = game.KEY, party.people
    wrong = [say(problem, n=min(game.RULES.SEATS))] if problem else missing
    return screen(
        "setup",
        [h.span(".scene")[game.poster()], back(say), heading(say(f"{key}.name"))],
        [
            in_brief(say, root, game),
            group(
                say("setup.who"),
                h.ol(".bench")[(seat(say, game, people, at) for at in range(len(people)))],
                has_twins(people) and h.p(".small.soft")[say("setup.twins")],
                h.div(".row")[more(say, game, party)],
                "first" in game.OPTIONS and begins(say, party),
            ),
            house_rules(say, game, party.options),
        ],
        [
            wrong and h.div(".problem", id="problem")[icon("o-warn"), h.div[[h.p[each] for each in wrong]]],
            progress(say),
            button(
                f"start {key}", say("setup.start", n=len(people)), kind="wide", aria_describedby="problem" if wrong else None,
                data_waits=say("setup.waits"),
            ),
        ],
        game=game.KEY,
    )  # fmt: skip


def in_brief(say, root, game):
    """What one is about to play, how long it takes, and the ways to learn it: from its first lesson, and by its rules."""
    key = game.KEY
    brief, minutes = say.if_any(f"{key}.brief"), say.if_any(f"{key}.minutes")
    return h.p(".in-brief")[
        h.span(".grow")[brief and h.b[brief], " ", minutes and h.span(".soft")[f"({minutes})"]],
        h.span(".ways")[
            game.LESSON and link(f"lesson {key} 1", say("lesson.word"), data_waits=say("setup.waits")),
            link(f"rules {key}", say("setup.how"), f"{root}{say.language}/rules/{key}/"),
        ],
    ]


def has_twins(people):
    names = [person.name.casefold() for person in people if person.name]
    return len(names) > len(set(names))


def seat(say, game, people, at):
    person, last = people[at], len(people) - 1
    called = person.name or say("setup.seat", n=at + 1)
    return h.li(".paper", id=f"seat-{person.colour}", data_drag=str(at))[
        h.button(
            ".who", type="button", data_do=f"colour {at}", data_p=str(person.colour),
            aria_label=say("setup.colour", name=called, colour=say(f"colour.{person.colour}")),
        )[glyph(person.colour)],
        h.input(
            name=f"name-{at}", type="text", value=person.name, maxlength=str(LONGEST_NAME), placeholder=say("setup.seat", n=at + 1),
            aria_label=say("setup.name", n=at + 1), autocomplete="off", autocapitalize="words", spellcheck="false", enterkeyhint="next",
        ),
        person.bot and level(say, game, person, called, at),
        tap(f"up {at}", say("setup.up", name=called), "o-up", why=at == 0 and "why.first", data_way="up"),
        tap(f"down {at}", say("setup.down", name=called), "o-down", why=at == last and "why.last", data_way="down"),
        h.span(".tap.grip", aria_hidden="true", data_grip=True)[icon("o-drag")],
        tap(f"remove {at}", say("setup.remove", name=called), "o-cross"),
    ]  # fmt: skip


def level(say, game, person, called, at):
    """How well a robot plays."""
    return h.label(".level")[
        icon("o-robot"),
        h.select(name=f"level-{at}", aria_label=say("setup.level", name=called))[
            (h.option(value=word, selected=word == person.bot)[say(f"level.{word}")] for word in game.BOTS.LEVELS)
        ],
    ]


def more(say, game, party):
    """A full table keeps its plates where they are, dashed, with the reason."""
    most = max(game.RULES.SEATS)
    full = len(party.people) >= most
    why = full and f"setup.full {most}"
    return [
        button("add", say("setup.player"), "o-plus", "line", why=why),
        button("bot", say("setup.robot"), "o-robot", "line", why=why),
        full and h.p(".small.soft.full")[say("setup.full", n=most)],
        button("people", say("setup.people"), kind="line wide")
        if party.is_alone
        else button("alone", say("setup.alone"), kind="line wide", data_waits=say("setup.waits")),
    ]


def begins(say, party):
    """Who begins: agreed at the table, or left to chance."""
    seats = [(person.colour, person.name or say("setup.seat", n=at)) for at, person in enumerate(party.people, 1)]
    return h.label(".opt.begins")[
        h.b[say("setup.first")],
        h.select(name="first")[
            h.option(value="", selected=not party.who_begins())[say("setup.first.chance")],
            [h.option(value=colour, selected=colour == party.first)[name] for colour, name in seats],
        ],
    ]
