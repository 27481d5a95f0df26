"""What a traveller carries beside the game: marks on the sheet, standing orders, and how much of the story it has read."""

from dataclasses import asdict, dataclass, field, replace

from pygame_logic.mystery_express.clues import CATEGORIES, QUESTIONS, VALUES, WHEN
from pygame_logic.mystery_express.entries import BLANK
from pygame_logic.mystery_express.sheet import sheet_of
from pygame_logic.mystery_express.train import LEGS

from .marks import MARKS, following, marked, worked_out

CELLS = ("none", "once", "twice")  # what a tap on a leg goes through
STRIPS = (*CELLS, "thrice")  # and on a time, of which there are three
POWER = ("ask", "never")
LONGEST_NOTE = 400
ROWS = frozenset(value for question in QUESTIONS for value in VALUES[question])
STROKES: dict[str, tuple[str, ...]] = {f"{value} {leg}": CELLS for category in CATEGORIES for value in VALUES[category] for leg in LEGS}
STROKES |= {time: STRIPS for time in VALUES[WHEN]}
FORMS = ("telegram", "finals")


@dataclass(frozen=True)
class Pocket:
    marks: dict = field(default_factory=dict)  # value → mark
    cells: dict = field(default_factory=dict)  # "hanged 2", or "4:00" → strokes
    note: str = ""
    entries: dict = field(default_factory=dict)  # "telegram why" → what is written there so far
    orders: dict = field(default_factory=dict)  # category → the values it shows first
    power: str = "ask"
    guide: bool = True  # whether help was still wanted, when it could be sent away for a whole game: 0.2
    read: int = 0  # lines of the story

    @classmethod
    def of(cls, record):
        """As it was kept; whatever does not belong there raises."""
        pocket = cls(**record)
        legal = (
            all(value in ROWS and mark in MARKS for value, mark in pocket.marks.items())
            and all(mark in STROKES[cell] for cell, mark in pocket.cells.items())
            and type(pocket.note) is str
            and len(pocket.note) <= LONGEST_NOTE
            and all(is_entry(entry, value) for entry, value in pocket.entries.items())
            and all(category in CATEGORIES and {*values} <= {*VALUES[category]} for category, values in pocket.orders.items())
            and all(type(values) is list for values in pocket.orders.values())
            and pocket.power in POWER
            and type(pocket.guide) is bool
            and type(pocket.read) is int
            and pocket.read >= 0
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
        case ["begin"]:
            return replace(pocket, read=next(at for at, line in enumerate(seen.table.log, 1) if line[0] == "leg"))
        case ["mark", value, *mark] if value in ROWS and {*mark} <= {*MARKS}:
            table = seen.table
            app = worked_out(table, sheet_of(table, seen.seat)) if table.assist == "2" else {}
            return replace(pocket, marks=marked(pocket.marks, value, app, *mark))
        case ["cell", value, leg, *mark] if f"{value} {leg}" in STROKES:
            return stroked(pocket, f"{value} {leg}", *mark)
        case ["strip", time, *mark] if time in STROKES:
            return stroked(pocket, time, *mark)
        case ["note"]:
            return replace(pocket, note=form.get("own-note", pocket.note)[:LONGEST_NOTE])
        case ["entry", verb, question, value] if is_entry(f"{verb} {question}", value):
            return replace(pocket, entries=pocket.entries | {f"{verb} {question}": value})
        case ["first", category, value] if category in CATEGORIES and value in VALUES[category]:
            order = pocket.orders.get(category, ())
            order = tuple(each for each in order if each != value) if value in order else (*order, value)
            return replace(pocket, orders=pocket.orders | {category: order})
        case ["power", word] if word in POWER:
            return replace(pocket, power=word)
    return pocket


def stroked(pocket, cell, mark=None):
    mark = mark or following(STROKES[cell], pocket.cells.get(cell, "none"))
    return replace(pocket, cells=pocket.cells | {cell: mark}) if mark in STROKES[cell] else pocket


def is_entry(entry, value):
    verb, _, question = entry.partition(" ")
    return verb in FORMS and question in QUESTIONS and value in (BLANK, *VALUES[question])


def standing(seen, pocket):
    """What this seat has said beforehand that it will answer; None: it wants to be asked."""
    words, table = seen.words.get(seen.seat, ()), seen.table
    if table.phase == "power" and pocket.power == "never":
        return "no"
    if table.phase == "show":
        category = dict(table.matter[1:])[seen.seat]
        return next((word for value in pocket.orders.get(category, ()) if (word := f"show {value}") in words), None)
    return None
