"""The rules as they are written in static/rules: chapters, stops with their numbers, plain paragraphs, figures and tables.

# A turn {turn}                 a chapter; the word in braces is its anchor
## The throws {D4}              a stop in it; the anchors are the numbers of the rules it tells
Nobody *has* to throw.          a paragraph, with emphasis
! good | Flat: good             a figure that the game draws, and what it shows
| Players | Crews |             a row of a table, the first one its head
"""

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from .freight import bring

RULES = Path(__file__).parent.parent / "static" / "rules"  # the same neighbours on the phone
HEADING = re.compile(r"(#{1,2}) (.+?) \{([^}]+)\}")


@dataclass
class Passage:
    """A chapter or a stop: its heading, its anchors, and what stands under it: texts, figures as pairs, rows of a table as lists."""

    title: str
    anchors: tuple
    lines: list = field(default_factory=list)
    stops: list = field(default_factory=list)


def read(text):
    chapters = []
    for line in filter(None, map(str.strip, text.splitlines())):
        if heading := HEADING.fullmatch(line):
            depth, title, anchors = heading.groups()
            passage = Passage(title, tuple(anchors.split()))
            (chapters if depth == "#" else chapters[-1].stops).append(passage)
        elif line.startswith("! "):
            name, _, caption = line[2:].partition("|")
            passage.lines.append((name.strip(), caption.strip()))
        elif line.startswith("|"):
            passage.lines.append([cell.strip() for cell in line.strip("|").split("|")])
        else:
            passage.lines.append(line)
    return chapters


@cache
def rules_of(game, language):
    bring(f"rules.{language}")
    return read((RULES / language / f"{game}.txt").read_text("utf-8"))
