"""The two tracks, side by side: who lies on them in which order, and every Modifier on whom it is pinned."""

from pygame_logic.dilemma_express.rails import SIDE_LETTERS, Place
from web import markup as h
from web.icons import icon
from web.parts import disc, who

from .cards import deck
from .face import character, tag

ARROWS = ("o-left", "o-right")
SIDE_WORDS = ("left", "right")
BY_NAME = 2  # so many of a crew have room for their names over their track
UNFOLDED, SHOWN = 3, 2  # Modifiers on one character; where there are more, so many of them are shown and the rest is folded


def tracks(table, say, do=None, dead=None, people=()):
    """`do(place)` is what the press of a character means, for instance to look at it; `dead` the side that was run over.
    With `people`, both crews stand over their tracks."""
    return h.div(".tracks")[[track(table, side, say, do, dead == side, people) for side in (0, 1)]]


def track(table, side, say, do, is_dead, people):
    return h.section(class_=["track", SIDE_WORDS[side], {"dead": is_dead}], aria_label=say(f"express.track.{SIDE_WORDS[side]}"))[
        h.div(".post")[side_plate(side, say), people and crew([people[seat] for seat in table.crews[side]])],
        h.ol[[stop(each, Place(side, at), say, do) for at, each in enumerate(table.tracks[side])]],
    ]


def crew(people):
    """By name; where they are many, by their discs."""
    return h.p(".aboard")[[who(person) if len(people) <= BY_NAME else disc(person, person.name) for person in people]]


def side_plate(side, say):
    arrow, word = icon(ARROWS[side]), h.span[say(f"express.{SIDE_WORDS[side]}")]
    return h.h2(".sideplate")[(word, arrow) if side else (arrow, word)]


def stop(lying, place, say, do):
    """A character with its Modifiers, in the order in which they were laid."""
    pressed = {"data_do": do(place), "data_stop": str(place)} if do else {}
    return h.li[
        character(lying.card, say, **pressed),
        folded(tags(lying, say), lying, say),
    ]


def tags(lying, say):
    """All that is pinned on a character, and on which of its figures."""
    return [tag(pin.modifier, say, deck.figure_of(lying.card.id, pin.figure, say)) for pin in lying.pins]


def folded(tags, lying, say):
    """A long column shows its first two; whoever listens hears them all in their order, without unfolding anything."""
    if len(tags) <= UNFOLDED:
        return tags
    rest = tags[SHOWN:]
    spoken = ", ".join(heard(pin, lying, say) for pin in lying.pins[SHOWN:])
    return [
        tags[:SHOWN],
        h.details(".more")[h.summary(".tag")[say("express.more-tags", n=len(rest)), h.span(".vh")[f": {spoken}"]], rest],
    ]


def heard(pin, lying, say):
    whom = deck.figure_of(lying.card.id, pin.figure, say)
    return f"{deck.text(pin.modifier, say)} ({whom})" if whom else deck.text(pin.modifier, say)


def look(place, *begun):
    """`begun` are the words of a draft that is gone on with afterwards."""
    return " ".join(["draft look", str(place), *begun])


def looked_at(table, draft):
    """The place that somebody wants to see large: "look L2", or "look L2 m7 R1" in the midst of something else."""
    verb, _, rest = draft.partition(" ")
    at = rest.partition(" ")[0]
    return next((place for place in table.places if verb == "look" and str(place) == at and not place.figure), None)


def begun(draft):
    """What somebody was about who looks at a place: "m7 R1"."""
    return " ".join(draft.split()[2:])


def spoken(place, table, say):
    """A place as one says it: the words of the card, or of the figure."""
    return deck.called(table.card_at(place), place.figure, say)


def place_of(text):
    """ "L2.1" read back; only for what the rules have written themselves."""
    at, _, figure = text[1:].partition(".")
    return Place(SIDE_LETTERS.index(text[0]), int(at) - 1, int(figure or 0))
