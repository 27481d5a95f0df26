"""Measures every budget, and writes what it found into BENCHMARKS.md: what, how much, whether it is held, when and on which machine.

  python3 dev.py bench                all of it, two hours
  python3 dev.py bench boot memory    some parts; the others stay in the book as they were measured

It ends with 1 where a budget is missed. Nothing else should run meanwhile: most figures are ratios, made in one run, but not all can be.
"""

import argparse
import os
import re
import subprocess
import sys
import time
from datetime import date
from importlib import import_module
from pathlib import Path

from web.build import ROOT

BOOK = ROOT / "BENCHMARKS.md"
PARTS = ("bytes", "boot", "paint", "press", "history", "memory", "growth", "robots", "rules", "games")
HEAD = """# What was measured

`python3 dev.py bench` writes this page; the budgets are the project's own (`≤`, `≥`). Machines are noisy, so a time counts as the ratio to
something well known that was measured in the same run, and a figure is the median of several. Each part says when it was measured, on
what, and at which commit.
"""
COLUMNS = "| what | measured | budget | | beside |\n|---|--:|--:|---|---|"
SECTION = re.compile(r"^<!-- (\w+) -->\n", re.M)


def machine():
    """As much of it as a figure hangs on."""
    names = {line.partition(":")[2].strip() for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name")}
    return f"{os.cpu_count()} cores ({', '.join(names)}), Python {sys.version.split()[0]}"


def commit():
    def git(*words):
        return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()

    return git("rev-parse", "--short", "HEAD") + (" and what is not committed yet" if git("status", "--porcelain", "-uno") else "")


def measured(part):
    """The figures of one part, each told as soon as it is known, and its chapter of the book."""
    began, module, found = time.monotonic(), import_module(f"tests.bench.bench_{part}"), []
    for figure in module.figures():
        print(figure, flush=True)
        found.append(figure)
    title, _, more = module.__doc__.strip().partition("\n\n")
    when = f"{date.today()}, {machine()}, commit {commit()}, {time.monotonic() - began:.0f} s."
    rows = "\n".join((COLUMNS, *(figure.row for figure in found)))
    return found, f"## {title.rstrip('.')}\n\n{when}{' ' if more else ''}{' '.join(more.split())}\n\n{rows}\n"


def chapters():
    """{part: its chapter} as they stand in the book."""
    words = SECTION.split(BOOK.read_text("utf-8"))[1:] if BOOK.exists() else []
    return {part: text.strip() + "\n" for part, text in zip(words[::2], words[1::2], strict=True)}


def write(part, chapter):
    book = chapters() | {part: chapter}
    BOOK.write_text("\n".join((HEAD, *(f"<!-- {part} -->\n{book[part]}" for part in PARTS if part in book))), "utf-8")


def main():
    asked = argparse.ArgumentParser(
        prog="python3 dev.py bench", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    asked.add_argument("part", nargs="*", metavar="|".join(PARTS))
    wanted = asked.parse_args().part
    if unknown := {*wanted} - {*PARTS}:
        asked.error(f"no part is called {', '.join(unknown)}")
    missed = []
    for part in wanted or PARTS:
        found, chapter = measured(part)
        write(part, chapter)
        missed += [figure for figure in found if figure.is_missed]
    sys.exit("\n".join(("Over budget:", *map(str, missed))) if missed else 0)


if __name__ == "__main__":
    main()
