"""Is each day's trolley a dilemma? Of the four characters two would let it go left and two right, and no card comes again for weeks.

    python3 -m tests.dilemma_express.bench.trolleys             holds every trolley of the list to that, and exits with 1 where one fails
    python3 -m tests.dilemma_express.bench.trolleys choose 732   prints a list anew, as web/games/dilemma_express/today.py keeps it
"""

import sys
from collections import deque
from itertools import count

from pygame_logic import dilemma_express
from pygame_logic.dilemma_express.bots import LEVELS
from pygame_logic.playthrough import Playthrough
from web.daily import as_text
from web.games.dilemma_express.game import GAME
from web.games.dilemma_express.today import TODAY, would_pull
from web.people import Person
from web.session import Session

WEEKS = 2
TRACKS, CARDS = 2, 3


def at_the_lever(seed, number):
    """The table as whoever plays finds it on that day."""
    played = Playthrough(dilemma_express, seed, len(TODAY.SEATS), TODAY.OPTIONS, TODAY.MOVES)
    people = tuple(Person(f"{seat}", seat + 1, level) for seat, level in enumerate(TODAY.SEATS))
    session = Session("1", GAME, people, played, 0, luck=number)
    session.let_robots_play(None)
    return played.play("all heard").table


def cards(table):
    return {lying.card.id for track in table.tracks for lying in track}


def is_dilemma(table):
    return [len(track) for track in table.tracks] == [CARDS] * TRACKS and would_pull(table).count("left") == len(LEVELS) // 2


def chosen(number):
    """The first seeds that are, day by day."""
    found, seeds, lately = [], count(1), deque(maxlen=WEEKS * 7)
    while len(found) < number:
        seed = next(seeds)
        table = at_the_lever(seed, len(found) + 1)
        if is_dilemma(table) and not cards(table) & set().union(*lately):
            found.append(seed)
            lately.append(cards(table))
    return found


def wrong(seeds):
    """The numbers of the days that fail."""
    tables = [at_the_lever(seed, number) for number, seed in enumerate(seeds, 1)]
    last = [set().union(*(cards(table) for table in tables[max(0, at - WEEKS * 7) : at])) for at in range(len(tables))]
    return [at + 1 for at, table in enumerate(tables) if not is_dilemma(table) or cards(table) & last[at]]


def main(words):
    if words[:1] == ["choose"]:
        return print(as_text(chosen(int(words[1]))))
    found = wrong(TODAY.seeds)
    print(f"{len(TODAY.seeds)} trolleys, wrong: {found or 'none'}")
    sys.exit(bool(found))


if __name__ == "__main__":
    main(sys.argv[1:])
