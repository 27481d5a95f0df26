"""What one game wears reaches no other: every rule of its sheet is about that game's pages, and what it names is named nowhere else."""

import re

import pytest

from tests.built import ROOT, dist
from web.games import GAMES

__all__ = ["dist"]
STYLE = ROOT / "static" / "style"
ROOMS = sorted(mood.parent.name for mood in STYLE.glob("*/mood.css"))
READ = (  # what WCAG 2 wants: of letters 4.5, of signs and lines 3
    ("on-ground", "ground", 4.5), ("soft", "ground", 4.5), ("on-ground", "band", 4.5), ("on-paper", "paper", 4.5),
    ("paper-soft", "paper", 4.5), ("on-accent", "accent", 4.5), ("on-second", "second", 4.5),
    ("poster-white", "sky", 4.5),
    ("accent", "ground", 3), ("accent", "paper", 3), ("line", "ground", 3), ("line", "paper", 3),
)  # fmt: skip
LAID_OVER = re.compile(r"(?<=[{},])\.([\w-]+)\{[^{}]*position:(?:absolute|fixed)")
MOVING = re.compile(r"@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}")


def sheet(dist, name):
    return (dist / "static" / f"{name}.css").read_text("utf-8")


def selectors(css):
    """Of every rule, one by one; what a rule is about is not what it is in: a layer, a width of the screen."""
    for listed in re.findall(r"([^{};]+)\{", MOVING.sub("", css)):
        if not listed.startswith("@"):
            yield from re.split(r",(?![^(]*\))", listed)


def held_to(game):
    return f":where([data-game={game}],[data-game={game}] *)"


def tokens(name, ground=None):
    """Of the whole mood; what holds on paper only counts there."""
    everywhere, _, on_paper = (STYLE / name).read_text("utf-8").partition(".paper {")
    return dict(re.findall(r"--([\w-]+): ([^;]+);", everywhere + on_paper * (ground == "paper")))


def colour(value, values, night):
    """`var(--red)`, `#bf2318` or `light-dark(…, …)`, as three parts of light."""
    if value.startswith("light-dark("):
        return colour(re.split(r", ", value[len("light-dark(") : -1])[night], values, night)
    if value.startswith("var("):
        return colour(values[value[len("var(--") : -1]], values, night)
    parts = (int(value[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def contrast(*colours):
    dark, light = sorted(0.2126 * red + 0.7152 * green + 0.0722 * blue for red, green, blue in colours)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_a_game_is_held_to_that_game(dist, game):
    found = [*selectors(sheet(dist, game))]
    assert found and [selector for selector in found if held_to(game) not in selector] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_of_a_game_is_about_a_neighbour_of_its_pages(dist, game):
    assert [selector for selector in selectors(sheet(dist, game)) if re.match(r"[^\s>]*[+~]", selector.rpartition(held_to(game))[2])] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_game_calls_something_as_the_house_calls_what_it_lays_over_a_page(dist, game):
    over = {name for each in ("style", "shared") for name in LAID_OVER.findall(sheet(dist, each))} - {"vh"}  # that one is offered to games
    assert {"finger", "way-out"} <= over and over & set(re.findall(r"\.([\w-]+)", sheet(dist, game))) == set()


def test_no_two_sheets_move_by_the_same_name(dist):
    named = [name for each in ("style", "shared", *GAMES) for name in set(MOVING.findall(sheet(dist, each)))]
    assert len(named) == len(set(named))


def test_every_game_has_its_mood_on_the_first_page(dist):
    moods = re.findall(r":is\(\[data-game=(\w+)\],\[data-mood=\1\]\)\{", sheet(dist, "style"))
    assert sorted({*moods}) == sorted(GAMES)


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("room", [None, *ROOMS])
@pytest.mark.parametrize("ink, ground, wanted", READ)
def test_every_ink_of_a_mood_can_be_read_on_what_it_is_printed_on(room, night, ink, ground, wanted):
    values = tokens("tokens.css") | (tokens(f"{room}/mood.css", ground) if room else {})
    assert contrast(colour(f"var(--{ink})", values, night), colour(f"var(--{ground})", values, night)) >= wanted
