"""What grows with what

The same press on a phone that carries more and more, in this machine's Python without a browser: milliseconds of processor, the median of
several. In the browser Python takes about as many times longer as the part on presses shows.
"""

from statistics import median
from time import process_time

from pygame_logic import dilemma_express
from pygame_logic.playthrough import Playthrough
from tests.bench.bench_history import finished
from tests.bench.bench_press import PEOPLE, long_game
from tests.bench.figure import Figure
from tests.dilemma_express.packs import ENOUGH, records
from tests.e2e.driver import recorded
from tests.games import play_on
from tests.screens.phone import Phone

RUNS = 7
MOVES, SEATS, GAMES, PACKS = (10, 100, 300), (3, 5, 8, 13), (0, 100, 500), (0, 10, 40)
CROWD = [(f"Player {seat}", seat, "") for seat in range(1, 14)]


def milliseconds(act):
    found = []
    for _ in range(RUNS):
        began = process_time()
        act()
        found.append(1000 * (process_time() - began))
    return median(found)


def after(moves):
    """The record of a game of so many moves."""
    whole = long_game()
    return recorded(Playthrough(whole.game, whole.seed, whole.seats, whole.options, whole.moves[:moves]), PEOPLE[: whole.seats])


def crowd(seats):
    """A game with so many players: the first of them is at the lever."""
    played = Playthrough(dilemma_express, 1, seats)
    for _ in play_on(played, 1):
        if played.table.phase == "lever":
            break
    return recorded(played, CROWD[:seats], "express")


def start(records, where=""):
    """Milliseconds until the first page is there."""
    return milliseconds(lambda: Phone(where=where, records=records))


def again(phone):
    """Milliseconds of the same page, drawn once more: of a private one, uncovered."""
    if "uncover" in phone.page.doors:
        phone.press("uncover")
    return milliseconds(lambda: phone.send({"do": "dismiss"}))


def figures():
    for moves in MOVES:
        yield Figure(f"a start in a game of {moves} moves", start({"game/1": after(moves)}, "game-1"), "ms")
    for seats in SEATS:
        phone = Phone(where="game-1", records={"game/1": crowd(seats)})
        yield Figure(f"a page of Dilemma Express with {seats} players", again(phone), "ms")
    for count in GAMES:
        yield Figure(f"a start with {count} finished games", start(finished(count)), "ms")
        yield Figure(f"the page of {count} finished games", again(Phone(where="history", records=finished(count))), "ms")
    for count in PACKS:
        phone = Phone(where="packs", records=records(**{f"a{at}": ENOUGH for at in range(count)}))
        yield Figure(f"the page of {count} packs of {len(ENOUGH.cards)} cards each", again(phone), "ms")
