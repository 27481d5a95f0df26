"""What a stranger adds is held to everything that holds here: Liar's Dice, and the game that dev.py writes."""

import subprocess
import sys

import pytest

from tests.example.copied import ADDED, copied

FRAME = ("tests/playthroughs", "tests/rules", "tests/screens", "tests/test_plans.py", "tests/test_rooms.py", "tests/test_source.py")
every_room = pytest.mark.parametrize("room", ADDED)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return copied(tmp_path_factory.mktemp("copy"))


def told(folder, *words):
    """What Python says there, and whether it is content."""
    done = subprocess.run([sys.executable, *words], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.stdout, done.returncode == 0


@every_room
def test_its_pages_are_drawn_without_a_browser(folder, room):
    said, is_content = told(folder, "-m", "tests.draw", room, "--once", "--language", "uk")
    assert is_content, said


@pytest.mark.long
@pytest.mark.timeout(900)
@every_room
def test_every_gate_opens_for_one_game_more(folder, room):
    told(folder, "-m", "web.build.icons")
    said, is_content = told(folder, "-m", "pytest", "-n", "0", f"tests/{room}", *FRAME, "-k", f"{room} or words or rooms or source")
    assert is_content, said[-5000:]


def test_their_types_are_right(folder):
    said, is_content = told(folder, "-m", "mypy")
    assert is_content, said


@every_room
def test_its_name_is_taken_now(folder, room):
    said, is_content = told(folder, "-m", "web.build.new", room)
    assert (is_content, said) == (False, f"“{room}” is taken: there is pygame_logic/{room}\n")
