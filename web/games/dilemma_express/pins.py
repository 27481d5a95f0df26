"""Modifiers in a hand: take one up and pin it on somebody, by tap or by drag; with Tom Trolley another may follow."""

from dataclasses import replace

from pygame_logic.dilemma_express.piles import MODIFIER
from pygame_logic.dilemma_express.pins import NONE, Pins, spoken
from web import markup as h
from web.parts import button, heading

from .cards import deck
from .face import SIGNS
from .large import enlarged
from .page import beside, crew_head, page
from .sentences import in_quotes
from .tracks import begun, look, looked_at, place_of, spoken as said, tracks


def pinning(seen, people, say, draft):
    """The draft is what is in the fingers and what is pinned already: "m7", "m7 L2", "m7 L2 m9", "m7 L2 m9 R1.2"."""
    seen = with_team_mates(seen)
    table, seat = seen.table, seen.seat
    words = seen.words[seat]
    if place := looked_at(table, draft):
        pins, _ = drafted(begun(draft), words)
        lying = replace(seen, table=with_pins(table, seat, pins))
        return enlarged(lying, people, say, place, begun(draft), here_instead(place, pins, say))
    pins, held = drafted(draft, words)
    return page(
        seen,
        people,
        say,
        [
            heading(say(question(words, pins, held))),
            h.div(".mine", role="group", aria_label=say("express.my-modifiers"))[
                [mine(id, pins, held, words, say) for id in words.modifiers]
            ],
            tracks(with_pins(table, seat, pins), say, do=lambda place: target(place, pins, held)),
            beside(table, people, seat, say),
        ],
        [figures(table, pins, held, say), plates(table, seat, words, pins, held, say)],
        crew_head(table, people, seat, "modifier", SIGNS[MODIFIER], say),
        classes="pinning glance",
    )


def drafted(draft, words):
    """(what is pinned: [(modifier, place)], what is held), as far as the draft makes sense."""
    parts = draft.split()
    pins = [*Pins.read(f"pin {' '.join(parts)}")]
    held = parts[-1] if len(parts) % 2 else None
    is_sound = words.may(pins) or not pins
    return (pins, held if held in words.modifiers else None) if is_sound else ([], None)


def question(words, pins, held):
    if held:
        return "express.pin-on-whom"
    if not pins:
        return "express.pin-two" if words.most > 1 else "express.pin-which" if words.least else "express.pin-or-not"
    return "express.pin-another" if len(pins) < words.most else "express.pin-done"


def mine(id, pins, held, words, say):
    """One of the hand: taken up by a tap; one that is held or pinned already goes back into the hand."""
    pinned = [modifier for modifier, _ in pins]
    rest = [pin for pin in pins if pin[0] != id]
    if id in pinned or id == held:
        do = written(rest)
    elif len(pins) == words.most:
        do = written(pins[:-1], id)  # it takes the place of the last one
    else:
        do = written(pins, id)
    return h.button(
        ".tag",
        type="button",
        data_do=do,
        data_pin=id,
        data_onto=onto(id, pins, words),
        data_pinned=id in pinned,
        aria_pressed="true" if id == held or id in pinned else "false",
    )[deck.text(id, say)]


def onto(id, pins, words):
    """The draft that a drag of this tag begins; the place follows."""
    others = [pin for pin in pins if pin[0] != id]
    return written(others if len(others) < words.most else others[:-1], id)


def target(place, pins, held):
    """What is in the fingers is pinned there; with empty fingers one looks."""
    return written([*pins, (held, str(place))]) if held else look(place, *(word for pin in pins for word in pin))


def here_instead(place, pins, say):
    """The last one that is pinned may move to whom one is looking at."""
    if not pins or place_of(pins[-1][1])._replace(figure=0) == place:
        return None
    return button(written([*pins[:-1], (pins[-1][0], str(place))]), say("express.pin-here"), kind="line")


def written(pins, held=None):
    return " ".join(["draft", *(word for pin in pins for word in pin), *([held] if held else [])])


def figures(table, pins, held, say):
    """Where the last one lies on a card that shows several, it can be pinned on one of them."""
    if held or not pins:
        return None
    *rest, (id, at) = pins
    place = place_of(at)
    card = table.card_at(place)
    if not card.figures:
        return None
    choices = [place._replace(figure=figure) for figure in range(card.figures + 1)]
    return h.div(".figures", role="group", aria_label=say("express.which-figure"))[
        [
            h.button(type="button", data_do=written([*rest, (id, str(each))]), aria_pressed="true" if each == place else "false")[
                deck.called(card, each.figure, say) if each.figure else say("express.whole-card")
            ]
            for each in choices
        ]
    ]


def with_team_mates(seen):
    """What those whose hands this seat may see have pinned already: a crew that shares its cards builds one story."""
    table = seen.table
    for seat, word in seen.answered.items():
        table = with_pins(table, seat, Pins.read(word))
    return replace(seen, table=table)


def with_pins(table, seat, pins):
    """The tracks as they would look."""
    for id, at in pins:
        table = table.pin(seat, id, place_of(at))
    return table


def plates(table, seat, words, pins, held, say):
    word = spoken(pins)
    is_whole = word in words and not held
    id, at = pins[-1] if pins else ("", "")
    may_follow = len(pins) < words.most
    label = pin_it(id, at, table, say, "only" if may_follow else "it") if pins and is_whole else say("express.pin-first")
    kind = "wide line" if pins and is_whole and may_follow else "wide"  # what ends the turn too early is not the red one
    return [
        button(f"play {seat} {word}" if is_whole and pins else "play", label, kind=kind, why=None if is_whole and pins else "why.choose"),
        NONE in words and not pins and button(f"play {seat} {NONE}", say("express.pin-none"), kind="line"),
    ]


def pin_it(id, at, table, say, how="it"):
    tag, whom = deck.text(id, say), said(place_of(at), table, say)
    return say(f"express.pin-{how}", tag=in_quotes(tag, say), whom=in_quotes(whom, say))
