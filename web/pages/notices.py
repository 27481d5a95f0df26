"""What is pasted over the foot: a newer version, a deleted game, a full phone. One at a time, with what can be done about it."""

from ..parts import button, notice, tap


def pasted(say, news):
    """`news` is a word and what belongs to it, or None: ("gone", id), ("taken-in", 3)."""
    if not news:
        return None
    away = tap("dismiss", say("notice.away"), "o-cross")
    match news:
        case ["update"]:
            return notice("i-steam-locomotive", say("update.title"), say("update.why"), button("update", say("update.go")), away)
        case ["gone", id]:
            undo = button(f"restore {id}", say("gone.undo"), "o-undo", "two")
            return notice("o-trash", say("gone.title"), say("gone.why"), undo, away)
        case ["not-saved"]:
            take_along = button("export", say("export.all"), "i-save", "two")
            return notice("o-warn", say("not-saved.title"), say("not-saved.why"), take_along, away)
        case ["taken-in", n]:
            return notice("o-tick", say("taken-in.title", n=n), None, away)
        case ["older-rules", n]:
            return notice("o-warn", say("older-rules.title"), say("older-rules.why", n=n), away)
        case [("unreadable" | "not-ours") as word]:
            return notice("o-warn", say(f"{word}.title"), say(f"{word}.why"), away)
    raise KeyError(news)
