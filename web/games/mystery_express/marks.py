"""What stands in the box of a value: one's own mark, or what the sheet works out by itself where the table wants that."""

from pygame_logic.mystery_express.clues import CATEGORIES

MARKS = ("open", "out", "maybe", "sure")  # what a tap on a box goes through


def worked_out(table, known):
    """Value → "out" for what is innocent, "sure" for the only one left; `known` is the seat's sheet, or None where the table has none."""
    if known is None or table.assist != "2":
        return {}
    solved = [known.solved(category, table.number) for category in CATEGORIES]
    return dict.fromkeys(known.crossed, "out") | {value: "sure" for value in solved if value}


def marked(marks, value, app, mark=None):
    """One's own marks after a press on that box: the next mark, or the one meant. What the app says anyway is none of one's own."""
    usual = app.get(value, "open")
    mark = mark or following(MARKS, marks.get(value, usual))
    others = {each: kept for each, kept in marks.items() if each != value}
    return others if mark == usual else others | {value: mark}


def following(marks, mark):
    return marks[(marks.index(mark) + 1) % len(marks)]
