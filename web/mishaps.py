"""When a page raises all the same: nothing of that press has happened, the game lies in the drawer, and a page says so and leads on."""

from pathlib import PurePath
from typing import NamedTuple

from .edition import edition
from .games import GAMES

OURS = ("web", "pygame_logic")  # where our own code lies, here and on the phone
MOST_FRAMES = 3
LONGEST_BROWSER = 300
NO_WAY_BACK = ("home", "parcel", "mishap", "locked", "not-saved")  # pages that no control leads to again


class Mishap(NamedTuple):
    report: str
    again: str | None  # what leads back to where it was
    is_aside: bool  # whether the record was put aside for it


def survived(shell, fault):
    """The reply to a press that has raised."""
    place, archive = shell.way[-1], shell.archive
    archive.take_back()
    record = at_fault(shell.way)
    is_aside = archive.blame(record, fault)
    archive.aside = [key for key in archive.aside if key != record]  # the page itself tells of that
    again = None if is_aside else back_to(shell.way, archive)
    shell.mishap = Mishap(report(shell, place, fault), again, is_aside)
    shell.is_without_tickets |= place[0] in ("home", "games")
    shell.clear_the_table()
    shell.reply = {}
    shell.way = [("home",), ("mishap",)]
    try:
        return shell.answer()
    except Exception as worse:
        archive.faults.append(worse)
        shell.is_without_tickets, shell.way = True, [("home",)]
        return shell.answer()


def at_fault(way):
    """The key of the record that the page was made of. What lies beside a game, its rules or the settings, is not the game's fault."""
    match way[-1]:
        case ("game", id):
            return f"game/{id}"
        case ("setup", key):
            return f"people/{key}"
        case ("scores",):
            return "scores"
        case ("packs", id, *_):
            return f"pack/{id}"
    return None


def back_to(way, archive):
    """What can be tried again."""
    game = next((place[1] for place in way if place[0] == "game"), None)
    if game:
        return f"resume {game}" if f"game/{game}" in archive.records else None
    place = way[-1][:2] if way[-1][0] == "packs" else way[-1]  # the card that was being written is gone
    return None if place[0] in NO_WAY_BACK else " ".join(place)


def report(shell, place, fault):
    """What we must know to mend it: no names, no deal, no cards, and not the exception's own words, which might hold some."""
    game = shell.sitting.glue.KEY if shell.sitting else next((word for word in place[1:] if word in GAMES), None)
    lines = (
        f"Pocket Express {edition()['version']}",
        shell.browser,
        f"page: {place[0]}{f', {game}' if game else ''}",
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
