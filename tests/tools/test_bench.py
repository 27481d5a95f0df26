"""The book of what was measured: a figure says whether its budget is held, and a part that is measured again leaves the others alone."""

import pytest

from tests.bench import __main__ as bench
from tests.bench.figure import Figure, told


@pytest.mark.parametrize(
    "figure,is_missed",
    [
        (Figure("bytes", 61, "KB", 60), True),
        (Figure("bytes", 60, "KB", 60), False),
        (Figure("points", 96, "", 97, is_least=True), True),
        (Figure("points", 97, "", 97, is_least=True), False),
        (Figure("time", 5000, "ms"), False),
    ],
)
def test_a_budget_is_missed_by_more_than_it_allows_or_less_than_it_asks_for(figure, is_missed):
    assert figure.is_missed is is_missed


@pytest.mark.parametrize("number,words", [(0, "0"), (0.042, "0.042"), (0.4, "0.40"), (12.34, "12.3"), (1234.5, "1,234"), (7, "7")])
def test_a_figure_has_as_many_digits_as_anybody_reads(number, words):
    assert told(number) == words


def test_a_part_that_is_measured_again_leaves_the_others_in_the_book(tmp_path, monkeypatch):
    monkeypatch.setattr(bench, "BOOK", tmp_path / "BENCHMARKS.md")
    for part, chapter in (("rules", "## Rules\n"), ("bytes", "## Bytes\n"), ("rules", "## Rules again\n")):
        bench.write(part, chapter)
    assert bench.chapters() == {"bytes": "## Bytes\n", "rules": "## Rules again\n"}


def test_every_part_can_be_measured_and_says_what_it_is():
    files = {file.stem.removeprefix("bench_") for file in (bench.ROOT / "tests" / "bench").glob("bench_*.py")}
    assert files == {*bench.PARTS}
