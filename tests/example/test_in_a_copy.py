"""What a stranger adds is held to everything that holds here: Liar's Dice, and the game that dev.py writes."""

import re
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.example.copied import ADDED, copied
from web.build import edition

FRAME = ("tests/playthroughs", "tests/rules", "tests/screens", "tests/test_plans.py", "tests/test_rooms.py", "tests/test_source.py")
PHASES = {"liars_dice": ("bid", "shown"), "spillikins": ("take",)}
every_room = pytest.mark.parametrize("room", ADDED)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    copy = copied(tmp_path_factory.mktemp("copy"))
    edition.build(copy / "static" / "generated" / "edition.json", copy / ".venv" / "wheels")
    return copy


def told(folder, *words):
    """What Python says there, and whether it is content."""
    done = subprocess.run([sys.executable, *words], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.stdout, done.returncode == 0


@every_room
def test_its_pages_are_drawn_from_the_first_question_to_the_story(folder, room):
    said, is_content = told(folder, "-m", "tests.draw", room, "--once", "--language", "uk")
    assert is_content, said
    captions = re.findall(r"<figcaption>(\w+)", Path(said.strip()).read_text("utf-8"))
    assert [*dict.fromkeys(captions)] == ["set", *PHASES[room], "over", "story", "rules"]


def test_they_are_drawn_again_when_a_file_is_saved(folder):
    words = folder / "static" / "words" / "en" / "liars.json"
    drawing = subprocess.Popen([sys.executable, "-m", "tests.draw", "liars"], cwd=folder, stdout=subprocess.PIPE, text=True)
    try:
        address, _ = drawing.stdout.readline(), drawing.stdout.readline()
        words.write_text(words.read_text("utf-8").replace("Doubt it", "I doubt it"), "utf-8")
        assert drawing.stdout.readline().startswith("Drawn")
        assert "I doubt it" in urlopen(address.strip()).read().decode()
    finally:
        drawing.kill()
        drawing.wait()


@pytest.mark.long
@pytest.mark.timeout(900)
def test_every_gate_opens_for_two_games_more(folder):
    told(folder, "-m", "web.build.icons")
    rooms, theirs = [f"tests/{room}" for room in ADDED], " or ".join((*ADDED, "words", "rooms", "source"))
    said, is_content = told(folder, "-m", "pytest", "-n", "0", *rooms, *FRAME, "-k", theirs)
    assert is_content, said[-5000:]


def test_their_types_are_right(folder):
    said, is_content = told(folder, "-m", "mypy")
    assert is_content, said


@every_room
def test_its_name_is_taken_now(folder, room):
    said, is_content = told(folder, "-m", "web.build.new", room)
    assert (is_content, said) == (False, f"“{room}” is taken: there is pygame_logic/{room}\n")
