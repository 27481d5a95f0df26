"""A journey told again, leg by leg; and once it is over, the truth: every card by its face."""

from .. import markup as h
from ..parts import who
from .mystery_berth import Berth
from .mystery_clues import named, value_name
from .mystery_log import told
from .mystery_truth import departure, entries, faces, knowledge


def story(table, people, say):
    """Chapters: a heading, and its lines; the page has the last on top."""
    berth = Berth(Onlooker(table), people, say)
    journey = chapters(berth, faces(table))
    if table.phase != "over":
        return journey
    return [departure(berth), *journey, entries(berth), knowledge(berth)]


def chapters(berth, faces):
    found = []
    for at, line in enumerate(berth.table.log):
        if line[0] in ("leg", "arrived") or not found:
            found.append((told(berth, line) if line[0] in ("leg", "arrived") else berth.say("mystery.boarding"), []))
        if line[0] not in ("leg", "arrived") and (text := retold(berth, at, line, faces)) is not None:
            found[-1][1].append(text)
    return [(title, lines) for title, lines in found if lines]


def retold(berth, at, line, faces):
    """As in the log, and by its face whatever may be told by now."""
    say = berth.say
    match line:
        case ("turn", seat, hours):
            return h.strong(".row")[who(berth.people[seat]), say("mystery.hours", n=hours)]
        case ("card", category, start, end, None) if at in faces:
            return told(berth, ("card", category, start, end, faces[at]))
        case ("tunnel", seat, owner, _) if at in faces:
            return say("mystery.told.tunnel", name=berth.name(seat), owner=berth.name(owner), category=value_name(faces[at], say))
        case ("look", seat, card) if card in faces:
            return say("mystery.truth.look", name=berth.name(seat), card=value_name(faces[card], say))
        case ("unveiled", _, card):
            return named(card, say)
    return told(berth, line)


class Onlooker:
    """Whoever reads the story."""

    def __init__(self, table):
        self.table, self.seat, self.aloud = table, None, True
