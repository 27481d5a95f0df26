"""The race: shown to everybody in its own time, and then told card by card."""

from pygame_logic.dilemma.race import BACK, DUEL
from web import markup as h
from web.icons import icon
from web.parts import button, disc

from .arena import arena, equals, flag, room
from .page import page
from .story import became


def replay(seen, people, say):
    """The race, shown to everybody in its own time, and then in words who was first and what became of the others."""
    table = seen.table
    return page(
        seen,
        people,
        say,
        course(seen, people, say),
        [
            h.ol(".told")[
                (
                    h.li(data_first=card.fate == DUEL)[
                        nth(card, table), disc(people[card.owner]), h.span[told(card, table.race[:at], people, say)]
                    ]
                    for at, card in enumerate(table.race)
                    if card not in missed_again(table.race)
                )
            ],
            h.div(".row")[
                button("play all next", onward(table, people, say), "o-right", "onward verdict"),
                again(flown(table), say),
            ],
        ],
        classes="wave race",
    )


def missed_again(race):
    """Where two are left one may miss as often as one likes: only the last time is told."""
    back = [card for card in race if card.fate == BACK]
    return [card for at, card in enumerate(back) if card.owner in [later.owner for later in back[at + 1 :]]]


def course(seen, people, say):
    """The arena with all that lies there, each card as it flew."""
    table, race = seen.table, flown(seen.table)
    view = table.edge(seen.seat) if seen.seat is not None and seen.seat != table.provoker else 0
    cards = [*filter(None, (table.offer, *equals(table))), *race]
    label = say("dilemma.arena.race", n=len(table.race))
    return h.figure(".arena")[
        arena(table.floor, cards, people, say, label, view, room(race), order=landed(table), data_race=f"{table.turn}-{table.wave}")
    ]


def flown(table):
    """The cards of this wave that lie there, but for those that lie as offers now."""
    lain = {(card.owner, card.value) for card in (table.offer, *table.equals) if card}
    return [card for card in table.race if (card.owner, card.value) not in lain and card.fate != BACK]


def landed(table):
    """The cards of this wave in the order of landing, but for those that are back in a hand."""
    return [card for card in table.race if card.fate != BACK]


def nth(card, table):
    """The flag that this card bears in the arena; whoever hears the page hears the list in this order."""
    order = landed(table)
    return h.svg(".nth", viewBox="-130 -105 290 210", aria_hidden="true")[card in order and flag(order.index(card) + 1)]


def again(race, say):
    """The race once more, slowly."""
    return race and h.button(".tap.again", type="button", data_do="again", aria_label=say("dilemma.race-again"))[icon("o-refresh")]


def told(card, before, people, say):
    """What became of one card, as a sentence; `before`: those that had landed by then."""
    is_settled = any(earlier.fate == DUEL for earlier in before)
    return became(people[card.owner], card.value, card.kind, card.fate, is_settled, say)


def onward(table, people, say):
    """What comes after the race, on the plate that leads there."""
    if table.duel:
        return say("dilemma.to-duel", one=people[table.provoker].name, other=people[table.duel.owner].name)
    return say("dilemma.to-result") if table.two_left or not table.responders else say("dilemma.to-again")
