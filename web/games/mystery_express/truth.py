"""The truth: what lay where at departure, what everybody has answered, and on which leg one could have known it."""

from pygame_logic.mystery_express import points
from pygame_logic.mystery_express.clues import CATEGORIES, QUESTIONS, values_of
from pygame_logic.mystery_express.entries import BLANK
from pygame_logic.mystery_express.sheet import sheet_of
from pygame_logic.mystery_express.train import CITIES, LEGS, SLOTS, STACKS, Place, hand_of
from web import markup as h
from web.icons import icon
from web.parts import flap, who

from .clues import SIGNS, named
from .finale import entry, judged
from .hand import in_order


def faces(table):
    """Line of the story → what was seen there, as far as this table tells."""
    return {at: secret for _, at, secret in table.whispers}


def departure(view):
    """As the cards were dealt: every hand, the conductor's and the passengers' cards."""
    say, table = view.say, view.table
    owners = [(who(person), dealt(table, hand_of(seat))) for seat, person in enumerate(view.people)]
    owners.append((say("mystery.conductor"), [card for slot in SLOTS for card in dealt(table, Place("slot", slot))]))
    owners += [(say("mystery.stack", n=stack), dealt(table, Place("stack", stack))) for stack in STACKS]
    return say("mystery.truth.departure"), [
        h.div(".dealt")[h.h3[owner], h.span(".row")[[named(card, say) for card in in_order(cards)]]] for owner, cards in owners
    ]


def dealt(table, place):
    """A hand was seen by its owner; from slots and stacks one reads what was taken from there, and what still lies there."""
    seen, taken = faces(table), []
    for at, line in enumerate(table.log):
        if line[:2] == ("dealt", place) and at in seen:
            return seen[at]
        if line[0] == "card" and line[2] == place:
            taken.append(seen[at])
    if place.kind == "slot" and taken:
        return taken[:1]
    return [*taken, *table.cards_at(place)]


def known(table, seat):
    """For each category the leg on which this seat could have crossed off the last value it ever could, and how many were left then."""
    crossed = sheet_of(table, seat).crossed
    for category in CATEGORIES:
        values = values_of(category, table.number)
        lines = [crossed[value] for value in values if value in crossed]
        yield 1 + sum(line[0] == "arrived" for line in table.log[: max(lines, default=0) + 1]), len(values) - len(lines)


def knowledge(view):
    say, table = view.say, view.table
    if not any(left == 1 for seat in range(table.number) for _, left in known(table, seat)):
        return say("mystery.truth.known"), [h.p[say("mystery.truth.known.nobody")]]
    return say("mystery.truth.known"), [
        h.p(".small")[say("mystery.truth.known.why")],
        h.table(".known")[
            h.thead[
                h.tr[
                    [
                        h.th(scope="col", data_cat=category)[icon(SIGNS[category]), h.span[say(f"mystery.category.{category}")]]
                        for category in CATEGORIES
                    ]
                ]
            ],
            [
                h.tbody[
                    h.tr[h.th(scope="rowgroup", colspan=str(len(CATEGORIES)))[who(person)]],
                    h.tr[[since(leg, left, say) for leg, left in known(table, seat)]],
                ]
                for seat, person in enumerate(view.people)
            ],
        ],
    ]


def since(leg, left, say):
    """A bar of five legs, full from the one on which it was known."""
    known = left == 1
    label = say(f"mystery.city.{CITIES[leg]}") if known else f"{say('mystery.truth.never')}, {say('mystery.truth.left', n=left)}"
    return h.td[
        h.span(".bar", role="img", aria_label=label)[[h.b(class_={"full": known and at >= leg}) for at in LEGS]],
        h.span(".small", aria_hidden="true")[say(f"mystery.short.{CITIES[leg]}") if known else "–"],
    ]


def entries(view):
    """Everybody's final answers beside the telegram."""
    say, table = view.say, view.table
    score = points(table)
    return say("mystery.truth.entries"), [
        h.table(".entries")[
            h.thead[h.tr[h.td, h.th(scope="col")[say("mystery.truth.answer")], h.th(scope="col")[say("mystery.truth.telegram")]]],
            [
                h.tbody[
                    h.tr[h.th(scope="rowgroup", colspan="3")[h.span(".row")[who(person, "grow"), flap(score[seat], "fit")]]],
                    [
                        h.tr[
                            h.th(scope="row", data_cat=question)[icon(SIGNS[question], say(f"mystery.category.{question}"))],
                            [h.td[h.span[entry(said, say), said != BLANK and judged(said, card, say)]] for said in (answer, telegram)],
                        ]
                        for question, card, answer, telegram in zip(
                            QUESTIONS, table.unveiled, table.hands[seat].finals, table.hands[seat].telegram, strict=True
                        )
                    ],
                ]
                for seat, person in enumerate(view.people)
            ],
        ]
    ]
