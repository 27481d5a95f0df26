"""What a robot makes of the story: which values are certainly innocent, and how likely each of the others is the hidden one."""

from ..clues import values_of
from ..sheet import Notes
from .odds import fits

FAITH = 0.5  # the root of the odds: one is never as sure as the sums say, for nobody shows cards by chance


def notes_of(table, seat, kind=Notes, faces=None, category=None):
    """The story as this seat has heard it; the cards of one category only, if no other matters now."""
    return kind(table.number, seat).follow(table.log, faces_of(table, seat) if faces is None else faces, category)


def faces_of(table, seat):
    """Line of the story → what this seat alone, or with others, saw there."""
    return {at: secret for seats, at, secret in table.whispers if seat in seats}


def certain(notes, level):
    """The values that cannot be the hidden one; the novice notices only what stands twice in one column of its sheet."""
    if level != "novice":
        return set(notes.crossed)
    columns = [(sighting.value, sighting.leg) for sighting in notes.sightings]
    return {value for value, leg in columns if value in notes.crossed and columns.count((value, leg)) > 1}


def open_values(notes, category, level):
    crossed = certain(notes, level)
    return [value for value in values_of(category, notes.seats) if value not in crossed]


def odds(table, notes, category, level):
    """Value → how likely it is the hidden one, of those that are still open."""
    left = open_values(notes, category, level)
    if len(left) == 1 or level == "novice":
        weights = dict.fromkeys(left, 1)
    elif level == "regular":  # what it never saw is twice as likely
        seen = {sighting.value for sighting in notes.sightings}
        weights = {value: 1 if value in seen else 2 for value in left}
    else:
        found = fits(table, faces_of(table, notes.seat), category, left)
        weights = {value: weight**FAITH for value, weight in found.items()}
    total = sum(weights.values())
    return {value: weight / total for value, weight in weights.items()}
