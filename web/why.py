"""Why something cannot be pressed now: a sentence over the foot until the next press, and the paragraph of the rules one tap further."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from .markup import Html
from .parts import button, notice, tap

if TYPE_CHECKING:
    from .page import Message
    from .shell import Shell


def why(shell: Shell, message: Message, key: str, *more: str) -> None:
    """`more`: the number that the sentence has in it, or the paragraph, where that is not the one about what is going on."""
    page = shell.way.page
    rule = next((word for word in more if not word.isdecimal()), page.rule_now)
    numbers = dict(zip("n", map(int, filter(str.isdecimal, more)), strict=False))
    book = shell.session.game.KEY if shell.session else page.game
    page.reason = partial(reason, key=key, numbers=numbers, rules=f"rules {book} {rule}" if rule else None, asked=message["do"])
    shell.reply |= {"say": shell.say(key, **numbers), "focus": ".reason > [data-do]"}


def reason(say, key, numbers, rules, asked):
    """Escape closes it, and leads back to what was `asked`."""
    away = tap("dismiss", say("notice.away"), "o-cross", data_escape=asked)
    further = [button(rules, say("why.rule"), "o-info", "line")] if rules else []
    return notice("o-info", say(key, **numbers), None, *further, away=away, kind="reason")


def pasted(screen, told):
    """Over the foot; a page without one has it at the edge of the screen."""
    foot = '<footer class="foot">'
    inside = screen.inside.replace(foot, f"{foot}{told}", 1) if foot in screen.inside else f"{screen.inside}{told}"
    return replace(screen, inside=Html(inside))


VERBS = {"why": why}
