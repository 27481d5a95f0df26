"""What happens to the games that lie in the drawer: one is thrown away, fetched back within a day, taken along as a file, or brought in."""

import json

from .games.dilemma_express.cards import editor, in_play, pack_file
from .games.dilemma_express.cards.packs import Refused, pack_of, packs


def delete(shell, message, id):
    shell.archive.throw_away(id, shell.now)
    shell.notice = ("gone", id)


def restore(shell, message, id):
    shell.archive.fetch_back(id)
    shell.notice = None


def export(shell, message, id=None):
    name = f"pocket-express{'-' + id if id else ''}.json"
    shell.reply["file"] = {"name": name, "text": shell.archive.export(id), "type": "application/json"}


def take_in(shell, message):
    """A pack, or everything that another phone has saved; the packs in it are shown before they are taken."""
    text = message["text"]
    try:
        brought = json.loads(text)
    except (ValueError, RecursionError):
        brought = None
    try:
        if pack_file.is_pack(brought):
            return editor.show(shell, [pack_file.unwrapped(text, brought)])
    except Refused as refused:
        shell.notice = ("pack-refused", refused)
        return
    taken = shell.archive.take_in(text)
    if taken is None:
        shell.notice = ("not-ours",)
        return
    shell.notice = ("taken-in", taken, in_play.hide_too(shell.archive, brought["records"].get("hidden")))
    take_packs_in(shell, brought["records"])


def take_packs_in(shell, records):
    """Those that are not here yet, one after the other; the last one that could not be read is told."""
    here, new = [pack.cards for pack in packs(shell.archive).values()], []
    for key, record in records.items():
        try:
            pack = pack_of(json.loads(record)) if key.startswith("pack/") and len(record) < pack_file.LARGEST else None
        except (TypeError, ValueError, RecursionError) as wrong:
            shell.notice = ("pack-refused", wrong if isinstance(wrong, Refused) else Refused("cards.wrong.pack"))
            continue
        if pack and pack.cards not in here:
            new.append(pack)
    if new:
        editor.show(shell, new)


VERBS = {"delete": delete, "restore": restore, "export": export, "import": take_in}
