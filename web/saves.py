"""What happens to the games that lie in the drawer: one is thrown away, fetched back within a day, taken along as a file, or brought in."""

import json
from functools import partial

from . import luggage
from .games import GAMES
from .notices import gone, warning
from .pages.luggage import show
from .reading import UNREADABLE
from .scores import scores, whole


def delete(shell, message, id):
    shell.archive.throw_away(id, shell.now)
    shell.notice = partial(gone, id=id)


def restore(shell, message, id):
    shell.archive.fetch_back(id)
    shell.notice = None


def export(shell, message, id=None):
    """One game; or everything, as soon as the finished games are here, which nobody has read yet."""
    if id is None:
        shell.reply["want"] = {"do": "packed", "keys": [whole(score) for score in scores(shell.archive)]}
    else:
        offer(shell, f"pocket-express-{id}.json", {key: text for key, text in shell.archive.records.items() if key == f"game/{id}"})


def pack(shell, message):
    games = {key: text for key, text in message["texts"].items() if text is not None}
    offer(shell, "pocket-express.json", luggage.everything(shell.archive) | games)


def offer(shell, name, records):
    shell.reply["file"] = {"name": name, "text": luggage.packed(records), "type": "application/json"}


def take_in(shell, message):
    """Something of one game's own, or everything that another phone has saved: shown before anything of it is kept."""
    text = message["text"]
    try:
        brought = json.loads(text) if len(text) <= luggage.LONGEST else None
    except (ValueError, RecursionError):
        brought = None
    if any(game.open_file(shell, text, brought) for game in GAMES.values()):
        return
    try:
        word = None if show(shell, text, luggage.opened(brought)) else "not-ours"
    except luggage.Newer:
        word = "newer"
    except UNREADABLE:
        word = "not-ours"
    if word:
        shell.notice = partial(warning, word=word)
    elif getattr(shell.notice, "func", None) is warning:
        shell.notice = None  # what was said of a file before it is settled


VERBS = {"delete": delete, "restore": restore, "export": export, "packed": pack, "import": take_in}
