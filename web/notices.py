"""What is pasted over the foot: a newer version, a deleted game, a phone that keeps nothing. One at a time, with a way on.

A notice is kept as a function of the language: `partial(gone, id="3f2a")`.
"""

from collections.abc import Callable

from .markup import Html
from .parts import apart, button, hand_on, notice, tap
from .words import Say

Notice = Callable[[Say], Html]


def pasted(say, news):
    return news and news(say)


def away(say):
    return tap("dismiss", say("notice.away"), "o-cross")


def undone_by(say, do, label="gone.undo"):
    return button(do, say(label), "o-undo", "two")


def update(say):
    return notice("i-steam-locomotive", say("update.title"), say("update.why"), button("update", say("update.go")), away=away(say))


def gone(say, id):
    return notice("o-trash", say("gone.title"), say("gone.why"), undone_by(say, f"restore {id}"), away=away(say))


def not_saved(say):
    take_along = button("export", say("export.all"), "i-save", "two")
    return notice("o-warn", say("not-saved.title"), say("not-saved.why"), take_along, away=away(say))


def not_kept(say, why, own_page=None, copies=False):
    return notice("o-warn", say("not-kept.title"), say(f"not-kept.{why}"), *ways_out(say, own_page, copies), away=away(say))


def ways_out(say, own_page, copies):
    """To where the same page would be kept: in a tab of its own, or in another browser, by its address."""
    if own_page:
        yield apart(say("not-kept.apart"), own_page)
    if copies:
        yield hand_on(say, "copy", say("share.copy"), "wide two")


def older_rules(say, moves):
    return notice("o-warn", say("older-rules.title"), say("older-rules.why", n=moves), away=away(say))


def warning(say, word):
    """ "unreadable", "damaged", "not-aboard", "not-ours", "newer": what it is and what was done, in two sentences."""
    return notice("o-warn", say(f"{word}.title"), say(f"{word}.why"), away=away(say))
