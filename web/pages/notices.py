"""What is pasted over the foot: a newer version, a deleted game, a phone that keeps nothing. One at a time, with a way on."""

from ..parts import apart, button, notice, tap


def pasted(say, news):
    """`news` is a word and what belongs to it, or None: ("gone", id), ("taken-in", 3, 0)."""
    if not news:
        return None
    away = tap("dismiss", say("notice.away"), "o-cross")
    match news:
        case ["update"]:
            return notice("i-steam-locomotive", say("update.title"), say("update.why"), button("update", say("update.go")), away)
        case ["gone", id]:
            undo = button(f"restore {id}", say("gone.undo"), "o-undo", "two")
            return notice("o-trash", say("gone.title"), say("gone.why"), undo, away)
        case ["pack-gone", id]:
            undo = button(f"restore-pack {id}", say("gone.undo"), "o-undo", "two")
            return notice("o-trash", say("cards.pack-gone"), say("gone.why"), undo, away)
        case ["card-gone", _, _, card]:
            undo = button("bring-card", say("cards.bring"), "o-undo", "two")
            return notice("o-trash", say("cards.card-gone"), card.text, undo, away)
        case ["pack-refused", refused]:
            title = say("cards.refused-at", n=refused.at) if refused.at else say("cards.refused")
            return notice("o-warn", title, say(refused.why, **refused.values), away)
        case ["not-saved"]:
            take_along = button("export", say("export.all"), "i-save", "two")
            return notice("o-warn", say("not-saved.title"), say("not-saved.why"), take_along, away)
        case ["not-kept", own_page]:
            why = say("not-kept.framed" if own_page else "not-kept.why")
            return notice("o-warn", say("not-kept.title"), why, own_page and apart(say("not-kept.apart"), own_page), away)
        case ["taken-in", n, hidden]:
            return notice("o-tick", say("taken-in.title", n=n), say("taken-in.hidden", n=hidden) if hidden else None, away)
        case ["older-rules", n]:
            return notice("o-warn", say("older-rules.title"), say("older-rules.why", n=n), away)
        case [("unreadable" | "damaged" | "not-ours") as word]:
            return notice("o-warn", say(f"{word}.title"), say(f"{word}.why"), away)
    raise KeyError(news)
