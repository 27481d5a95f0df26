"""What a stranger adds is held to everything that holds here: Liar's Dice, and a game that dev.py has just written, each in a copy."""

import subprocess
import sys

import pytest

from tests.example.copied import ROOM, copied, with_a_new_game

SCREENS = tuple(f"tests/screens/test_{name}.py" for name in ("contract", "twins", "playing", "presses", "blind", "words"))
TESTS = ("tests/playthroughs", "tests/rules", *SCREENS, "tests/test_plans.py", "tests/test_rooms.py", "tests/test_source.py")


@pytest.fixture(scope="module", params=[ROOM, "pig"])
def added(request, tmp_path_factory):
    """A copy with one game more, and the name of that game's room."""
    made = copied if request.param == ROOM else with_a_new_game
    return made(tmp_path_factory.mktemp("copy")), request.param


def told(folder, *words):
    """What Python says there, and whether it is content."""
    done = subprocess.run([sys.executable, *words], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.stdout, done.returncode == 0


@pytest.mark.long
@pytest.mark.timeout(900)
def test_every_gate_opens_for_one_game_more(added):
    folder, room = added
    said, is_content = told(folder, "-m", "pytest", "-n", "0", f"tests/{room}", *TESTS, "-k", f"{room} or words or rooms or source")
    assert is_content, said[-5000:]


def test_its_types_are_right(added):
    folder, room = added
    said, _ = told(folder, "-m", "mypy")
    assert [line for line in said.splitlines() if room in line] == []


def test_its_pages_are_drawn_without_a_browser(added):
    folder, room = added
    said, is_content = told(folder, "-m", "tests.draw", room, "--once", "--language", "uk")
    assert is_content, said


def test_a_name_is_taken_once(added):
    folder, room = added
    said, is_content = told(folder, "-m", "web.build.new", room)
    assert (is_content, "is taken: there is" in said) == (False, True)
