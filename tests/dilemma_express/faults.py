"""Faults in the rules of Dilemma Express that its promises must find out: see tests/rules/test_invariants.py."""

from tests.mutate.changed import Fault

GAME, CREWS, LENGTH, PILES, RAILS = (
    f"pygame_logic/dilemma_express/{name}.py" for name in ("__init__", "crews", "length", "piles", "rails")
)
FAULTS = [
    Fault(GAME, "number + (seat in crew)", "number + (seat not in crew)"),
    Fault(GAME, "side = own if kind == INNOCENT else 1 - own", "side = own"),
    Fault(GAME, "most = max(table.tokens", "most = min(table.tokens"),
    Fault(GAME, "average = -(-sum(tokens) // len(tokens))", "average = sum(tokens) // len(tokens)"),
    Fault(GAME, ">= table.deadly:", "> table.deadly:"),
    Fault(GAME, "(now, *(other for other in later if other != seat))", "(now, *(other for other in later if other == seat))"),
    Fault(GAME, "for card in hand[kind] if card not in but)", "for card in hand[kind])"),
    Fault(GAME, "most=must + (seat == table.extra)", "most=must + 1"),
    Fault(GAME, "turns=table.turns[1:],", "turns=table.turns[1:][::-1],"),
    Fault(CREWS, "else -(-len(others) // 2)", "else len(others) // 2"),
    Fault(CREWS, "if other != seat), key", "), key"),
    Fault(LENGTH, "(first + step) % seats", "(first - step) % seats"),
    Fault(LENGTH, "length) or seats", "length) or seats - 1"),
    Fault(PILES, "shuffled(discard, chance), ()", "shuffled(discard, chance), discard"),
    Fault(RAILS, "not self.is_private and any(", "any("),
    Fault(RAILS, "Hand._make(map(len, hidden))", "hidden"),
    Fault(RAILS, "self.tokens[seat] == fewest", "self.tokens[seat] <= fewest + 1"),
]
