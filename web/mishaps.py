"""When a page raises all the same: nothing of that press has happened, the game lies in the drawer, and a page says so and leads on."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING, Any, NamedTuple

from .edition import edition

if TYPE_CHECKING:
    from .shell import Shell

OURS = ("web", "pygame_logic")  # where our own code lies, here and on the phone
MOST_FRAMES = 3
LONGEST_BROWSER = 300


class Mishap(NamedTuple):
    report: str | None  # None: nothing has raised, something could not be fetched
    again: str | None  # what leads back to where it was
    is_aside: bool  # whether the record was put aside for it


def survived(shell: Shell, fault: Exception) -> dict[str, Any]:
    """The reply to a press that has raised."""
    archive = shell.archive
    archive.take_back()
    try:
        lead_on(shell, fault)
        return shell.answer()
    except Exception as worse:  # the page could not even be told of
        archive.faults += [each for each in (fault, worse) if each not in archive.faults]
        shell.is_without_tickets = True
        shell.clear_the_table()
        shell.reply = {}
        return shell.answer()


def lead_on(shell: Shell, fault: Exception) -> None:
    """To the page that says so."""
    page, archive = shell.way.page, shell.archive
    record = page.record
    is_aside = archive.blame(record, fault)
    archive.aside = [key for key in archive.aside if key != record]  # the page itself tells of that
    again = None if is_aside else back_to(shell.way.pages, archive)
    shell.mishap = Mishap(report(shell, page, fault), again, is_aside)
    shell.is_without_tickets |= page.NAME in ("home", "games")
    shell.clear_the_table()
    shell.reply = {}
    shell.way.go("mishap")


def not_aboard(shell: Shell) -> dict[str, Any]:
    """The reply to a press that wants what could not be fetched; where not even the home page can be drawn without it, main hears so."""
    shell.archive.take_back()
    shell.mishap = Mishap(None, back_to(shell.way.pages, shell.archive), False)
    shell.clear_the_table()
    shell.reply = {}
    shell.way.go("mishap")
    return shell.answer()


def back_to(pages, archive):
    """What can be tried again: a game, as long as there is its record, or the page itself."""
    game = next((page for page in pages if page.NAME == "game"), None)
    if game:
        return game.door if game.record in archive.records else None
    return pages[-1].door if pages[-1].CAN_BE_TRIED_AGAIN else None


def report(shell, page, fault):
    """What we must know to mend it: no names, no deal, no cards, and not the exception's own words, which might hold some."""
    game = shell.session.game.KEY if shell.session else page.is_there and page.game
    lines = (
        f"Pocket Express {edition()['version']}",
        shell.browser,
        f"page: {page.NAME}{f', {game}' if game else ''}",
        raised(fault),
        f"presses: {' '.join(shell.verbs)}",
    )
    return "\n".join(filter(None, lines))


def raised(fault):
    """The kind of exception, and where in our own code it was raised, innermost first."""
    places, trace = [], fault.__traceback__
    while trace:
        code, parts = trace.tb_frame.f_code, PurePath(trace.tb_frame.f_code.co_filename).parts
        room = next((at for at in range(len(parts)) if parts[at] in OURS), None)
        if room is not None:
            places.append(f"{'/'.join(parts[room:])}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return f"{type(fault).__name__} in {' < '.join(places[: -MOST_FRAMES - 1 : -1])}"
