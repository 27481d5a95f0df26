"""What happens to the games that lie in the drawer: one is thrown away, fetched back within a day, taken along as a file, or brought in."""


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
    taken = shell.archive.take_in(message["text"])
    shell.notice = ("not-ours",) if taken is None else ("taken-in", taken)


VERBS = {"delete": delete, "restore": restore, "export": export, "import": take_in}
