"""What was measured, and whether it is within its budget: a line on the screen, and a row in BENCHMARKS.md."""

from typing import NamedTuple


class Figure(NamedTuple):
    what: str
    found: float
    unit: str = ""
    budget: float | None = None
    beside: str = ""  # what it was measured beside, or is made of
    is_least: bool = False  # the budget: as much at least

    @property
    def is_missed(self):
        if self.budget is None:
            return False
        return self.found < self.budget if self.is_least else self.found > self.budget

    @property
    def measured(self):
        return f"{told(self.found)} {self.unit}".strip()

    @property
    def allowed(self):
        return "" if self.budget is None else f"{'≥' if self.is_least else '≤'} {told(self.budget)}"

    @property
    def verdict(self):
        return "" if self.budget is None else "**missed**" if self.is_missed else "held"

    def __str__(self):
        return "; ".join(filter(None, (f"{self.what}: {self.measured}", self.allowed, self.verdict.strip("*"), self.beside)))

    @property
    def row(self):
        return f"| {self.what} | {self.measured} | {self.allowed} | {self.verdict} | {self.beside} |"


def told(number):
    """As many digits as anybody reads."""
    if number == int(number) or abs(number) >= 100:
        return f"{number:,.0f}"
    return f"{number:.1f}" if abs(number) >= 10 else f"{number:.2g}" if abs(number) < 0.1 else f"{number:.2f}"
