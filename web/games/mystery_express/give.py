"""The smoker gives back: two cards of one's own hand, one for each of the two who have given."""

from pygame_logic.mystery_express.whereabouts import who_has_seen
from web import markup as h
from web.parts import button, heading, who

from .clues import clue_button, seen_by
from .hand import in_order
from .page import own_head, page

NONE = "-"


def giving(view):
    """Whoever is first without a card gets the next that is pressed; a card pressed at its place comes back."""
    say, seat = view.say, view.seat
    _, *givers, _ = view.table.matter
    chosen = chosen_of(view)
    left = [*view.table.hands[seat].cards]
    for card in chosen:
        if card in left:
            left.remove(card)
    is_whole, seen = NONE not in chosen, who_has_seen(view.table, seat)
    return page(
        view,
        [
            heading(say("mystery.ask.give")),
            h.p(".small")[say("mystery.explains.give")],
            h.ol(".gifts")[
                [
                    h.li[
                        who(view.people[giver]),
                        clue_button(draft(chosen, at, NONE), card, say, True, label=say("mystery.take-back"))
                        if card != NONE
                        else h.span(class_=["clue gap", {"next": at == chosen.index(NONE)}])[say("mystery.choose-card")],
                    ]
                    for at, (giver, card) in enumerate(zip(givers, chosen, strict=True))
                ]
            ],
            not is_whole
            and h.ul(".clues")[
                [
                    h.li[
                        clue_button(draft(chosen, chosen.index(NONE), card), card, say, False, left.count(card)),
                        seen_by(view, card, seen),
                    ]
                    for card in in_order({*left})
                ]
            ],
        ],
        button(f"play {seat} give {' '.join(chosen)}", say("mystery.give-it"), kind="wide", why=None if is_whole else "why.choose"),
        own_head(view, is_title=False),
        classes="asked",
        tab="",
    )


def chosen_of(view):
    """ "money -" → ("money", "-"); anything else was the beginning of another move."""
    words = tuple(view.draft.split(" "))
    pairs = [tuple(word.split(" ")[1:]) for word in view.words]
    fits = len(words) == 2 and any(all(word in (NONE, card) for word, card in zip(words, pair, strict=True)) for pair in pairs)
    return words if fits else (NONE, NONE)


def draft(chosen, at, card):
    return " ".join(["draft", *chosen[:at], card, *chosen[at + 1 :]])
