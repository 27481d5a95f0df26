"""What a traveller carries beside the game: marks on the sheet, standing orders, and how much of the story it has read."""

from dataclasses import asdict, dataclass, field, replace

from pygame_logic.clues import CATEGORIES, QUESTIONS, VALUES
from pygame_logic.train import LEGS

MARKS = ("", "out", "maybe", "sure")  # what a tap on a value goes through
CELLS = ("", "once", "twice")  # and on a leg
POWER = ("ask", "never")
LONGEST_NOTE = 400
ROWS = frozenset(value for question in QUESTIONS for value in VALUES[question])
COLUMNS = frozenset(f"{value} {leg}" for category in CATEGORIES for value in VALUES[category] for leg in LEGS)


@dataclass(frozen=True)
class Pocket:
    marks: dict = field(default_factory=dict)  # value → mark
    cells: dict = field(default_factory=dict)  # "hanged 2" → mark
    note: str = ""
    orders: dict = field(default_factory=dict)  # category → the values it shows first
    power: str = "ask"
    guide: bool = True  # whether the help of the first leg is still wanted
    read: int = 0  # lines of the story

    @classmethod
    def of(cls, record):
        """As it was kept; whatever does not belong there raises."""
        pocket = cls(**record)
        legal = (
            all(value in ROWS and mark in MARKS for value, mark in pocket.marks.items())
            and all(cell in COLUMNS and mark in CELLS for cell, mark in pocket.cells.items())
            and type(pocket.note) is str
            and len(pocket.note) <= LONGEST_NOTE
            and all(category in CATEGORIES and {*values} <= {*VALUES[category]} for category, values in pocket.orders.items())
            and pocket.power in POWER
            and type(pocket.guide) is bool
            and type(pocket.read) is int
        )
        if not legal:
            raise ValueError("no pocket of the night train")
        return pocket

    def record(self):
        return asdict(self)


def jotted(pocket, seen, words, form):
    """What a press on the sheet, or on one's own orders, changes: "mark hanged", "cell hanged 2", "read" …"""
    match words:
        case ["read"]:
            return replace(pocket, read=len(seen.table.log))
        case ["guide"]:
            return replace(pocket, guide=False)
        case ["mark", value, *mark] if value in ROWS:
            return replace(pocket, marks=pocket.marks | {value: mark[0] if mark else following(MARKS, pocket.marks.get(value, ""))})
        case ["cell", value, leg] if f"{value} {leg}" in COLUMNS:
            cell = f"{value} {leg}"
            return replace(pocket, cells=pocket.cells | {cell: following(CELLS, pocket.cells.get(cell, ""))})
        case ["note"]:
            return replace(pocket, note=form.get("note", "")[:LONGEST_NOTE])
        case ["first", category, value] if category in CATEGORIES and value in VALUES[category]:
            order = pocket.orders.get(category, ())
            order = tuple(each for each in order if each != value) if value in order else (*order, value)
            return replace(pocket, orders=pocket.orders | {category: order})
        case ["power", word] if word in POWER:
            return replace(pocket, power=word)
    return pocket


def following(marks, mark):
    return marks[(marks.index(mark) + 1) % len(marks)]


def standing(seen, pocket):
    """What this seat has said beforehand that it will answer; None: it wants to be asked."""
    words, table = seen.words.get(seen.seat, ()), seen.table
    if table.phase == "power" and pocket.power == "never":
        return "no"
    if table.phase == "show":
        category = dict(table.matter[1:])[seen.seat]
        return next((word for value in pocket.orders.get(category, ()) if (word := f"show {value}") in words), None)
    return None
