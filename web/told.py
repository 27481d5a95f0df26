"""What the phone tells by itself, whatever page is open: it is switched on, it keeps nothing more, another tab plays this game …"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from . import deal, game_link, notices, scores, today
from .games import GAMES
from .mishaps import LONGEST_BROWSER
from .notices import Notice
from .page import Message
from .router import page_of

if TYPE_CHECKING:
    from .shell import Shell


def boot(shell: Shell, message: Message) -> None:
    shell.root, shell.address = message["root"], message["address"]
    shell.can, shell.browser = frozenset(message.get("can", ())), message.get("browser", "")[:LONGEST_BROWSER]
    shell.keeps = message.get("keeps", True)
    shell.archive.forget_old(shell.now)
    scores.forget_old(shell.archive, shell.now)
    open_place(shell, message.get("where", ""))
    if message.get("form"):
        shell.way.page.fill_in(message["form"])
    if not shell.keeps:
        say_in_the_way(shell, "not-kept", partial(notices.not_kept, **shell.unkept))


def open_place(shell: Shell, where: str) -> None:
    """From the hash of the address: `settings`, `game-3f2a` …; what is not known is the home page."""
    name, *words = where.split("-")
    ways = (game_link.open_link, deal.open_link, today.open_link, *(game.open_link for game in GAMES.that_bring(name)))
    if any(opens(shell, where) for opens in ways):
        return
    if name == "game" and page_of(name, tuple(words)):
        shell.do_resume({}, *words)
    else:
        shell.way.go_straight(name, *words)


def say_in_the_way(shell: Shell, name: str, notice: Notice) -> None:
    """Pasted over the foot of the home page; everywhere else a page of its own, before anything goes on."""
    shell.notice = notice
    if shell.way.page.NAME != "home":
        shell.way.go(name)


def not_saved(shell: Shell, message: Message) -> None:
    """Said once, in the way of everything; after that a sentence with each move, for the game goes on."""
    if not shell.keeps:
        return  # said when it started
    if shell.is_told_unsaved:
        shell.notice = notices.not_saved
        shell.reply["say"] = shell.say("not-saved.title")
    else:
        say_in_the_way(shell, "not-saved", notices.not_saved)
    shell.is_told_unsaved = True


def update_ready(shell: Shell, message: Message) -> None:
    shell.notice = notices.update


def room(shell: Shell, message: Message) -> None:
    shell.room = (message["used"], message["kept"], message["saves"])


def checked(shell: Shell, message: Message) -> None:
    """Every file that is kept for the journey without signal was looked at."""
    shell.checked = {name: message[name] for name in ("files", "bytes", "mended", "missing")}


def installable(shell: Shell, message: Message) -> None:
    shell.can = frozenset(message.get("can", ()))


def wheel(shell: Shell, message: Message, name: str) -> None:
    """A library has come, or could not be had, for a page that is not open any more."""


def found(shell: Shell, message: Message) -> None:
    """What lay at the back of the drawer, for a page that is not open any more."""


def locked(shell: Shell, message: Message) -> None:
    """Another tab plays this game: nothing is written here, and nothing of it is shown."""
    if shell.session and message["lock"] == shell.lock:
        shell.way.anew("locked", shell.session.game.KEY, shell.session.id)
        shell.session = None


def take_over(shell: Shell, message: Message) -> None:
    """The other tab may have played on: what it has written came along, and is the newer truth."""
    if message["lock"] == shell.lock:
        shell.do_resume(message, message["lock"].removeprefix("game/"))


VERBS = {
    "boot": boot,
    "not-saved": not_saved,
    "update-ready": update_ready,
    "room": room,
    "checked": checked,
    "installable": installable,
    "wheel": wheel,
    "found": found,
    "locked": locked,
    "lost-lock": locked,
    "take-over": take_over,
}
