"""A journey told again, leg by leg."""

from .mystery_berth import Berth
from .mystery_log import told


def story(table, people, say):
    """Chapters: a heading, and its lines."""
    berth = Berth(Onlooker(table), people, say)
    found = []
    for line in table.log:
        if line[0] in ("leg", "arrived") or not found:
            title = told(berth, line) if line[0] in ("leg", "arrived") else say("mystery.boarding")
            found.append((title, []))
            if line[0] in ("leg", "arrived"):
                continue
        text = told(berth, line)
        if text is not None:
            found[-1][1].append(text)
    return found


class Onlooker:
    """Whoever reads the story."""

    def __init__(self, table):
        self.table, self.seat, self.aloud = table, None, True
