"""Faults in the rules of Mystery Express that its promises must find out: see tests/rules/test_invariants.py."""

from tests.mutate.changed import Fault

GAME, CARS, POWERS, STATIONS, TRAIN = (
    f"pygame_logic/mystery_express/{name}.py" for name in ("__init__", "cars", "powers", "stations", "train")
)
FAULTS = [
    Fault(GAME, '== "hour")  # R50', '== "how")'),
    Fault(GAME, "(table.whistle - 1) % table.number", "(table.whistle + 1) % table.number"),
    Fault(GAME, "telegram, solution) - wrong(telegram, solution)", "telegram, solution) + wrong(telegram, solution)"),
    Fault(GAME, "sum(entry == card for entry", "sum(entry != card for entry"),
    Fault(GAME, "for card in decks[category][1:]]", "for card in decks[category]]"),
    Fault(GAME, "table.take_all_back()", "table"),
    Fault(CARS, "return pay(table, price.missed)", "return pay(table, price.found)"),
    Fault(CARS, "hours=table.hours - hours", "hours=table.hours"),
    Fault(
        CARS, '"smoking": Action("smoking", smoking_ways, smoking, costs=3)', '"smoking": Action("smoking", smoking_ways, smoking, costs=2)'
    ),
    Fault(CARS, "may = action not in self.table.used and", "may ="),
    Fault(CARS, "and is_first and", "and"),
    Fault(CARS, "discard_of(seat), table.seat)", "discard_of(seat))"),
    Fault(CARS, "discard_of(seat), openly=True)", "discard_of(seat))"),
    Fault(CARS, "return table.carry(card, hand_of(seat), slot, seat)", "return table.carry(card, hand_of(seat), slot, *table.others)"),
    Fault(POWERS, "and category == table.power_of(seat)", ""),
    Fault(POWERS, "(*table.spent, seat)", "table.spent"),
    Fault(STATIONS, "to=(seat, owner), secret", "to=(seat, table.seat), secret"),
    Fault(TRAIN, "Hand(Backs.of(hidden.cards), Backs.of(hidden.discard))", "Hand(Backs.of(hidden.cards), hidden.discard)"),
    Fault(TRAIN, "Down(slots=slots, stacks=stacks)", "hidden"),
    Fault(TRAIN, "rest.remove(card)", "pass"),
]
