"""Our own code travels in pieces: none is large, a changed line is one of them anew, and each has all that it needs."""

import io
import re
import shutil
import zipfile
from pathlib import PurePath

import pytest
from zstandard import decompress

from tests.bench.bench_bytes import A_FIX, a_fix
from tests.built import pieces_of
from web.build import doors, pieces
from web.games import GAMES, ROOM_OF, ROOMS
from web.icons import SIGNS, shapes
from web.words import LANGUAGES

SHAPE = re.compile(r'<symbol id="([\w-]+)"')


@pytest.fixture(scope="module")
def app(dist, tmp_path_factory):
    """Everything of ours as it lies on a phone."""
    folder = tmp_path_factory.mktemp("app")
    for file in (dist / "pyodide" / "app").iterdir():
        zipfile.ZipFile(io.BytesIO(decompress(file.read_bytes()))).extractall(folder)
    return folder


@pytest.fixture
def rebuilt(app, dist, tmp_path):
    """rebuilt("web/parts.pyc") → names of the pieces that are others when a line of that file is."""

    def changed(file):
        copy = shutil.copytree(app, tmp_path / "changed")
        with (copy / file).open("ab") as line:
            line.write(b"a line more")
        now, before = pieces.build(tmp_path / "pieces", copy), pieces_of(dist)
        marks = ({part: each["mark"] for piece in made.values() for part, each in piece["parts"].items()} for made in (now, before))
        return {part for part, _ in {*next(marks).items()} ^ {*next(marks).items()}}

    return changed


def sizes(dist):
    return {file.stem: file.stat().st_size for file in (dist / "pyodide" / "app").iterdir()}


def test_no_piece_is_large(dist):
    assert {name: size for name, size in sizes(dist).items() if size > pieces.LARGEST} == {}


def test_a_line_that_every_page_shows_costs_less_than_it_may(dist):
    assert a_fix(dist) <= A_FIX


@pytest.mark.parametrize("game", GAMES)
def test_a_line_of_one_game_is_one_piece_anew(game, rebuilt):
    (changed,) = rebuilt(f"web/games/{ROOM_OF[game]}/game.pyc")
    assert changed.startswith(f"web.games.{ROOM_OF[game]}")


@pytest.mark.parametrize("file", ["web/parts.pyc", "static/words/uk/shell.json", "static/generated/edition.json"])
def test_so_is_a_line_of_the_frame_a_word_and_the_edition(file, rebuilt):
    assert len(rebuilt(file)) == 1


def test_the_phone_is_told_the_true_size_of_each(dist):
    told = {part: each["size"] for piece in pieces_of(dist).values() for part, each in piece["parts"].items()}
    assert told == sizes(dist)


def test_each_piece_ends_with_the_mark_that_the_phone_is_told(dist):
    told = {part: each["mark"] for piece in pieces_of(dist).values() for part, each in piece["parts"].items()}
    ends = {name: decompress((dist / "pyodide" / "app" / f"{name}.bin").read_bytes())[-pieces.MARK :].decode() for name in told}
    assert ends == told


def test_what_a_start_reads_lies_in_the_frame():
    there = (name for name in doors.at_the_doors() if name.startswith(("web.", "pygame_logic.")))
    files = (PurePath(f"{name.replace('.', '/')}.pyc") for name in there)
    assert {pieces.piece_of(file) for file in files} == {"pygame_logic", "web", "web.games", "web.pages"}


def test_no_room_lies_in_the_frame(app):
    behind = {file.relative_to(app) for room in ROOMS for file in (app / "web" / "games" / room).rglob("*.pyc")}
    assert {pieces.piece_of(file) for file in behind} == {"web.games", *(f"web.games.{room}" for room in ROOMS)}


@pytest.mark.parametrize("game", [None, *GAMES])
def test_the_signs_of_a_page_are_everybodys_or_its_games(dist, game):
    own = {None: [], **{key: [SIGNS / f"{room}.json", *(SIGNS / room).glob("*")] for key, room in ROOM_OF.items()}}[game]
    here = "".join(file.read_text("utf-8") for file in (SIGNS / "everybody.json", *own) if file.exists())
    folders = ["", "about", "rules"] if game is None else [game, f"rules/{game}"]
    pages = (dist / language / folder / "index.html" for language in LANGUAGES for folder in folders)
    drawn = {name for page in pages for name in SHAPE.findall(page.read_text("utf-8"))}
    assert drawn and not [name for name in drawn if f'"{name}": ' not in here]


def test_a_sign_lies_in_one_place_only():
    lying = [name for file in SIGNS.rglob("*.json") for name in SHAPE.findall(file.read_text("utf-8").replace('\\"', '"'))]
    assert lying and len(lying) == len({*lying}) and {*shapes} <= {*lying}
