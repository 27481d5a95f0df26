"""What happens in a city besides the clock: the long tunnel, the telegram, and what everybody lays open."""

from itertools import product

from ..table import ask_one, replace, wait_for
from .entries import Entries, entries_of
from .train import Place, hand_of


def go_through_the_tunnel(table, chance):
    """R42: everybody looks at a card of the right and of the left neighbour, chosen by its back."""
    for seat in table.around:
        table = replace(table, phase="tunnel", seat=seat, matter=("tunnel",))
        sides = [(side, owner) for side, owner in (("left", table.left), ("right", table.right)) if table.hands[owner].cards]
        words = [[f"{side} {category}" for category in table.categories_at(hand_of(owner))] for side, owner in sides]
        if not sides or not table.hands[seat].cards:
            continue
        peek = (yield from ask_one(table, seat, ["peek " + " ".join(ways) for ways in product(*words)])).split(" ")[1:]
        for (_, owner), category in zip(sides, peek[1::2], strict=True):
            card = table.any_card(hand_of(owner), category, chance)
            table = table.tell("tunnel", seat, owner, category, to=(seat, owner), secret=card)
        yield from wait_for(replace(table, matter=("tunnel", *(owner for _, owner in sides))), (seat,), "seen")
    return replace(table, seat=None)


def send_and_reveal(table):
    """R44, R45–R47: everybody in one go sends a telegram and chooses a card; then the cards are shown together, and stay open."""
    for seat in table.around:
        table = replace(table, phase="telegram", seat=seat)
        word = yield from ask_one(table, seat, Entries("telegram", table.number))
        table = replace(table.with_hand(seat, telegram=entries_of(word)).tell("telegram", seat), phase="reveal")
        if table.hands[seat].cards:
            word = yield from ask_one(table, seat, [f"reveal {card}" for card in table.hands[seat].cards])
            table = table.with_hand(seat, chosen=word.split(" ")[1])
    table = replace(table, seat=None)
    for seat in table.around:
        if table.hands[seat].chosen:
            table = table.carry(table.hands[seat].chosen, hand_of(seat), Place("open", seat), openly=True).with_hand(seat, chosen="")
    return table
