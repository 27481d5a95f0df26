"""Our own code, words and signs in pieces: what a page needs travels first, and a changed line is one small piece anew."""

import hashlib
from collections import defaultdict
from itertools import groupby
from pathlib import PurePath
from typing import NamedTuple

from web.games import ROOM_OF
from web.words import LANGUAGES

from .doors import at_the_doors
from .packing import lying_in, zipped

LARGEST = 60_000  # bytes as packed: even where every page is drawn anew for it, a changed line costs less than 150 KB
MARK = 8  # letters at the end of a piece, by which an edition knows its own
GAMES = {room: key for key, room in ROOM_OF.items()}
# what is fetched before Python starts, and with which words on the page; all else comes behind
DUE = (
    {name: () for name in ("edition", "pygame_logic", "pyscript", "web", "web.games", "web.pages")}
    | {f"{package}.{room}": (key,) for room, key in GAMES.items() for package in ("pygame_logic", "web.games")}
    | {f"words.{language}": (language,) for language in LANGUAGES}
    | {f"rules.{language}": ("rules", language) for language in LANGUAGES}
    | {"signs": None}
)


class Part(NamedTuple):
    packed: bytes
    mark: str


def build(folder, app):
    """What lies in `app` into `folder`, and what the phone has to know of it: name → its parts, and when it is due."""
    folder.mkdir(parents=True)
    pieces = {}
    for name, files in sorted(together(app).items()):
        parts = {named: part for named, part in zip(names(name), cut(files), strict=False)}
        for named, part in parts.items():
            (folder / f"{named}.bin").write_bytes(part.packed)
        sizes = {named: {"size": len(part.packed), "mark": part.mark} for named, part in parts.items()}
        pieces[name] = {"due": DUE[name], "parts": sizes}
    return pieces


def names(piece):
    yield piece
    number = 2
    while True:
        yield f"{piece}.{number}"
        number += 1


def together(app):
    """Name of a piece → its files."""
    pieces = defaultdict(dict)
    for name, data in lying_in(app).items():
        pieces[piece_of(PurePath(name))][name] = data
    return pieces


def piece_of(path):
    if path.parts[0] == "static":
        return of_static(path)
    if path.suffix == ".pyc" and ".".join(path.with_suffix("").parts) in at_the_doors():
        return first_of(path, ("web.games", "web.pages", "web", "pygame_logic"))
    return first_of(path, DUE)


def first_of(path, names):
    """The package nearest to it that is a piece."""
    folders = [".".join(path.parts[:depth]) for depth in range(len(path.parts), 0, -1)]
    return next(name for name in folders if name in names)


def of_static(path):
    """Words and rules with their language, signs with the room whose they are."""
    kind, *where = path.parts[1:]
    if kind in ("words", "rules"):
        return f"{kind}.{where[0]}"
    if kind != "generated":
        return "web.pages"
    if where == ["edition.json"]:
        return "edition"  # it changes with every line, so nothing else lies with it
    _, *inner = PurePath(*where).with_suffix("").parts
    return "signs" if len(inner) > 1 else f"web.games.{inner[0]}" if inner[0] in GAMES else "web.games"


def cut(files):
    """One part, or two where that is too large, and so on: by a letter of the files' names, so a file hardly ever moves for a line."""
    part = made(files)
    letters = [list(names) for _, names in groupby(sorted(files, key=letter_of(files)), letter_of(files))]
    if len(part.packed) <= LARGEST or len(letters) < 2:
        return [part]
    weights = [sum(len(files[name]) for name in names) for names in letters]
    middle = min(range(1, len(letters)), key=lambda at: abs(sum(weights[:at]) - sum(weights[at:])))
    halves = letters[:middle], letters[middle:]
    return [part for half in halves for part in cut({name: files[name] for names in half for name in names})]


def letter_of(files):
    """The first one in which any of the names differ."""
    names = {PurePath(file).name for file in files}
    first = next((at for at, letters in enumerate(zip(*names, strict=False)) if len({*letters}) > 1), 0)
    return lambda file: PurePath(file).name[: first + 1]


def made(files):
    mark = hashlib.sha256(b"\0".join(word for name in sorted(files) for word in (name.encode(), files[name]))).hexdigest()[:MARK]
    return Part(zipped(files, mark.encode()), mark)
