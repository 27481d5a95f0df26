"""What a robot remembers of the clock: a share of the cards that came by, and some of them wrong, as people do.

Which ones depends on nothing but the seat, its first hand and the line of the story: whoever asks twice hears the same, and no robot
can learn the cards by asking itself often.
"""

from zlib import crc32

from ..clues import COPIES, VALUES, WHEN

REMEMBERED = {"novice": 0.3, "regular": 0.5, "ace": 0.75}  # of the cards that pass
MISTAKEN = {"novice": 0.15, "regular": 0.1, "ace": 0.05}  # of these, for their neighbour on the sheet
DOUBT = 0.3  # cards by which a count may be wrong


def odds_of_times(table, seat, level):
    """The hidden time comes by twice at each event, every other one three times."""
    weights = dict.fromkeys(VALUES[WHEN], 1.0)
    for count in remembered(table, seat, level):
        for time in weights:
            weights[time] *= max(COPIES[WHEN] - count.get(time, 0), 0) + DOUBT
    total = sum(weights.values())
    return {time: weight / total for time, weight in weights.items()}


def remembered(table, seat, level):
    """Event by event, how often it believes to have seen each time."""
    own = {at: secret for seats, at, secret in table.whispers if seat in seats}
    salt = next(iter(own.values()), ())
    events: list[dict[str, int]] = []
    for at, line in enumerate(table.log):
        if line[0] == "clock":
            events.append({})
        elif line[0] in ("times", "fan"):
            for number, time in enumerate(line[1:] if line[0] == "times" else own.get(at, ())):
                kept = recalled(time, draw(salt, seat, at, number), level)
                if kept:
                    events[-1][kept] = events[-1].get(kept, 0) + 1
    return events


def recalled(time, luck, level):
    """The card as it stays in mind, if it does."""
    share, times = REMEMBERED[level], VALUES[WHEN]
    if luck >= share:
        return None
    at = times.index(time)
    return times[at - 1 if at else 1] if luck < share * MISTAKEN[level] else time


def draw(*what):
    """A number from 0 to 1 that is always the same for the same things."""
    return crc32(repr(what).encode()) * 2654435761 % 2**32 / 2**32
