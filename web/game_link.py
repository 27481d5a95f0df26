"""A game that is over as a link: the whole of it lies behind the #, and opens as a replay on any phone."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, Any

from .edition import edition
from .fragment import folded, unfolded
from .notices import warning
from .reading import UNREADABLE, replayed
from .session import Session

if TYPE_CHECKING:
    from .shell import Shell

LINK = "watch-"  # what the fragment begins with
LARGEST = 150_000  # bytes; the longest game with a deck of its own is less
LONGEST_EDITION = 40


def as_link(session: Session, address: str) -> str:
    """Without what anybody carried beside the game: notes are nobody's business, nor how others have ended."""
    record = {name: part for name, part in session.record().items() if name not in ("pockets", "theirs")}
    return f"{address}#{LINK}{folded([edition()['version'], record])}"


def unpacked(fragment: str) -> tuple[str, str]:
    """(edition, record) of the game in a link; whatever is none raises."""
    theirs, record = unfolded(fragment.removeprefix(LINK), LARGEST)
    text = json.dumps(record, ensure_ascii=False)
    replayed("0", text)
    return edition_of(theirs), text


def edition_of(theirs: Any) -> str:
    """The name of an edition, if it is one that can be told."""
    if type(theirs) is not str or len(theirs) > LONGEST_EDITION or not theirs.isprintable():
        raise ValueError("no edition")
    return theirs


def open_link(shell: Shell, fragment: str) -> bool:
    """Shown before anything of it is kept."""
    if not fragment.startswith(LINK):
        return False
    try:
        theirs, text = unpacked(fragment)
    except UNREADABLE:
        shell.notice = partial(warning, word="wrong-game")
        return True
    shell.way.go("watch")
    page: Any = shell.way.page
    page.edition, page.text = theirs, text
    return True
