"""What happens to the games that lie in the drawer: one is thrown away, fetched back within a day, taken along as a file, or brought in."""

import json
from functools import partial

from .games import GAMES
from .notices import gone, taken_in, warning


def delete(shell, message, id):
    shell.archive.throw_away(id, shell.now)
    shell.notice = partial(gone, id=id)


def restore(shell, message, id):
    shell.archive.fetch_back(id)
    shell.notice = None


def export(shell, message, id=None):
    name = f"pocket-express{'-' + id if id else ''}.json"
    shell.reply["file"] = {"name": name, "text": shell.archive.export(id), "type": "application/json"}


def take_in(shell, message):
    """Something of one game's own, or everything that another phone has saved."""
    text = message["text"]
    try:
        brought = json.loads(text)
    except (ValueError, RecursionError):
        brought = None
    if any(game.open_file(shell, text, brought) for game in GAMES.values()):
        return
    taken = shell.archive.take_in(text)
    if taken is None:
        shell.notice = partial(warning, word="not-ours")
        return
    hidden = sum(game.hide_too(shell.archive, brought["records"]) for game in GAMES.values())
    shell.notice = partial(taken_in, games=taken, hidden=hidden)
    for game in GAMES.values():
        game.take_in(shell, brought["records"])


VERBS = {"delete": delete, "restore": restore, "export": export, "import": take_in}
