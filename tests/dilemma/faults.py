"""Faults in Dilemma's rules that its promises must find out: see tests/rules/test_invariants.py."""

from tests.mutate.changed import Fault

GAME, ARENA, RACE, WAVE = (f"pygame_logic/dilemma/{name}.py" for name in ("__init__", "arena", "race", "wave"))
FAULTS = [
    Fault(GAME, "Card(card.owner, card.value) for card in landed", "Card(card.owner, card.value + 1) for card in landed"),
    Fault(GAME, "left - (owner == seat)", "left"),
    Fault(GAME, "win(table, duel.owner, offer, duel)", "win(table, offer.owner, offer, duel)"),
    Fault(GAME, "if table.lives[seat] else (PEACE,)", "if table.lives[seat] >= 0 else (PEACE,)"),
    Fault(GAME, "table = win(table, table.provoker, table.offer)", "table = table.remove(table.offer)"),
    Fault(GAME, "table = table.remove(offer, duel)", "table = table.remove(offer)"),
    Fault(GAME, "while len(table.holders) > 1:", "while len(table.holders) > 2:"),
    Fault(GAME, "provoker = table.responders[0] if table.turn", "provoker = table.responders[-1] if table.turn"),
    Fault(ARENA, "Hand(hidden.before, hidden.before)", "Hand(hidden.cards, hidden.before)"),
    Fault(ARENA, "(not self.thrown or self.thrown[-1].fate in (EQUAL, BACK))", "True"),
    Fault(ARENA, "(seat - self.provoker) %", "(self.provoker - seat) %"),
    Fault(ARENA, "sum(card.value for card in pile)", "sum(card.value for card in pile if card.owner)"),
    Fault(RACE, "fate = LATE if duel else DUEL", "fate = DUEL"),
    Fault(RACE, "landed.value == lying[0].value", "landed.value >= lying[0].value"),
    Fault(RACE, "elif landed.kind != FLAT:", "elif landed.kind == FLAT:"),
    Fault(WAVE, "cards=hand.all_but(landed.value), thrown", "cards=hand.cards, thrown"),
    Fault(WAVE, "return replace(table.remove(*table.equals), equals=())", "return replace(table, equals=())"),
]
