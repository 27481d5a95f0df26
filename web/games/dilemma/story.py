"""What happened, in sentences: how a turn ended, the game told again turn by turn, and what is worth telling at the end."""

from pygame_logic.dilemma import CONFLICT, PEACE
from pygame_logic.dilemma.race import BACK, DUEL, MISSED


def turns(log):
    """The story cut at each turn: (number, its lines)."""
    cut = []
    for line in log:
        if line[0] == "turn":
            cut.append((line[1], [line]))
        elif cut:
            cut[-1][1].append(line)
    return cut


def gained(lines):
    """Seat → the values of the cards that these lines have brought."""
    return {line[1]: [value for _, value in line[2:]] for line in lines if line[0] == "won"}


def outcome(lines, people, say):
    """How a turn ended: a headline and what it brought."""
    told = {line[0]: line for line in lines}
    provoker = people[told["turn"][2]].name
    if "shown" in told:
        _, one, its, other, others = told["shown"]
        winners = {seat: sum(values) for seat, values in gained(lines).items()}
        names = {"one": people[one].name, "other": people[other].name}
        if (its, others) == (PEACE, PEACE):
            return say("dilemma.outcome.peace", **names), say("dilemma.outcome.peace.why", **names, a=winners[one], b=winners[other])
        if (its, others) == (CONFLICT, CONFLICT):
            return say("dilemma.outcome.conflict", **names), say("dilemma.outcome.conflict.why")
        fighter, peaceful = (one, other) if its == CONFLICT else (other, one)
        names = {"one": people[fighter].name, "other": people[peaceful].name}
        return say("dilemma.outcome.mixed", **names), say("dilemma.outcome.mixed.why", name=people[fighter].name, n=winners[fighter])
    if "offered" not in told:
        return say("dilemma.outcome.lost", name=provoker), say("dilemma.outcome.lost.why")
    headline = "dilemma.outcome.no-duel" if "landed" in told else "dilemma.outcome.nobody"
    return say(headline), say("dilemma.outcome.kept", name=provoker, n=told["offered"][2])


def story(table, people, say):
    """Pairs of a heading and its lines, one for each turn that has something to tell."""
    chapters = []
    for number, lines in turns(table.log):
        sentences = [sentence for at, line in enumerate(lines) if (sentence := retold(line, lines[:at], people, say))]
        if sentences:
            over = any(line[0] in ("won", "shown") for line in lines)
            chapters.append((say("dilemma.turn", n=number), [*sentences, *([" ".join(outcome(lines, people, say))] if over else [])]))
    return chapters


def retold(line, before, people, say):
    """`before`: what was told of the same turn so far."""
    match line:
        case ("offered", seat, value):
            return say("dilemma.told.offered", name=people[seat].name, value=value)
        case ("landed", seat, value, kind, fate):
            is_settled = any(earlier[0] == "landed" and earlier[-1] == DUEL for earlier in before)
            return became(people[seat], value, kind, fate, is_settled, say)
        case ("again", wave):
            return say("dilemma.told.again", n=wave)
        case ("duel", one, value, other, against):
            return say("dilemma.told.duel", one=people[one].name, value=value, other=people[other].name, against=against)
    return None


def became(person, value, kind, fate, is_settled, say):
    """What became of one card. Only late ones come back, or bad ones where two are left. `is_settled`: the duel card lay there already."""
    word = "held" if fate == BACK and is_settled else kind if fate == MISSED else fate
    return say.rich(f"dilemma.fate.{word}", name=person.name, value=value)


def happened(log, at, people, say):
    """One line of the story by itself; with the choices of a duel, how the turn ended."""
    _, so_far = turns(log[:at] or [("turn", 0)])[-1]
    if log[at][0] == "shown":
        return " ".join(outcome([*so_far, *log[at : at + 3]], people, say))
    return retold(log[at], so_far, people, say)


def ranking(table):
    return sorted(range(len(table.hands)), key=lambda seat: -table.scores[seat])


def winner(table, people, say):
    names = [people[seat].name for seat in table.winners]
    if len(names) == 1:
        return say("dilemma.winner", name=names[0])
    return say("dilemma.winners", first=", ".join(names[:-1]), last=names[-1])


def result(table, people, say):
    """A game that is over in a few lines of text, for those who were not on the train."""
    scores = [say("end.score", name=people[seat].name, n=table.scores[seat]) for seat in ranking(table)]
    return "\n".join([say("dilemma.name"), winner(table, people, say), *scores, *highlights(table, people, say.plain)])


def highlights(table, people, told):
    """The three best catches, the best one first: how much, and of equal ones with how little.

    `told`: how a sentence is said, `say.rich` or `say.plain`.
    """
    catches = []
    for number, lines in turns(table.log):
        cards = {seat: value for line in lines if line[0] == "duel" for seat, value in ((line[1], line[2]), (line[3], line[4]))}
        for line in lines:
            if line[0] == "won" and line[1] in cards:
                points = sum(value for _, value in line[2:])
                catches.append((-points, cards[line[1]], number, line[1]))
    return [
        told("dilemma.highlight", turn=number, name=people[seat].name, n=-points, value=value)
        for points, value, number, seat in sorted(catches)[:3]
    ]
