"""What a traveller has just learnt: the cards it saw since it last held the phone, and how they came."""

from .. import markup as h
from ..parts import button, heading
from .mystery_berth import own_head, page
from .mystery_clues import clue
from .mystery_log import told


def news_of(table, seat, read):
    """(line, card) of every face this seat has seen since, but for what it has shown itself by its own choice."""
    faces = {at: secret for seats, at, secret in table.whispers if seat in seats}
    looked = {line[2] for line in table.log if line[:2] == ("look", seat)}
    found = []
    for at, line in enumerate(table.log[read:], read):
        match line:
            case ("card", _, start, _, shown) if at not in looked and (shown or at in faces):
                if not is_own_choice(table.log, at, seat, start):
                    found.append((at, shown or faces[at]))
            case ("tunnel", *_) if at in faces:
                found.append((at, faces[at]))
            case ("look", looker, card) if looker == seat:
                found.append((card, faces[card]))
    return found


def is_own_choice(log, at, seat, start):
    """It gave that card itself; only a thief and the tunnel take without asking."""
    if start.number != seat or start.kind not in ("hand", "passing"):
        return False
    before = next(line for line in reversed(log[:at]) if line[0] not in ("card", "look"))
    return before[0] != "bag"


def news(berth):
    say = berth.say
    return page(
        berth,
        [
            heading(say("mystery.news")),
            h.ul(".news")[
                [
                    h.li[clue(face, say), h.p[told(berth, berth.table.log[at])]]
                    for at, face in news_of(berth.table, berth.seat, berth.pocket.read)
                ]
            ],
        ],
        button("jot read", say("mystery.noted"), kind="wide"),
        own_head(berth),
        classes="inbox",
    )
