"""Robots of Dilemma Express: a crew that thinks against one that plays at random, and conductors that follow their character.

Over so many rounds a thinking crew loses at least 15 % less often than a random one before the same conductors; each conductor follows
its own character in at least 75 % of its verdicts, and any two differ on at least 25 % of the same tracks.
"""

import sys
from itertools import combinations
from random import Random

from pygame_logic import dilemma_express
from pygame_logic.dilemma_express import bots
from pygame_logic.playthrough import Playthrough
from tests.games import any_of

ROUNDS = 1000
LESS_OFTEN, FOLLOWS, DIFFERS = 0.85, 0.75, 0.25
SEATS = 7


def play_round(seed, thinking, level):
    """One round of seven: the table at the lever, and who was run over. `thinking` is the side whose crew thinks."""
    chance = Random(f"robots {seed} {thinking} {level}").random
    played = Playthrough(dilemma_express, seed, SEATS, {"first": "0", "deck": whole_deck()}).play("all look")
    while played.table.phase != "lever":
        if played.table.phase == "plea":
            played.play("all heard")
            continue
        seat, words = next(iter(played.open.items()))
        thinks = played.table.side_of(seat) == thinking
        word = bots.choose(played.seen_by(seat), chance, level) if thinks else any_of(words, chance)
        played.play(f"{seat} {word}")
    at_the_lever = played.table
    conductor = at_the_lever.conductor
    played.play(f"{conductor} {bots.choose(played.seen_by(conductor), chance, level)}")
    return at_the_lever, played.table.verdict


def whole_deck():
    return dilemma_express.OPTIONS["deck"].whole


def preferred(table, level):
    """The side that this character would run over, without a whim."""
    return int(bots.verdict(table, lambda: 0, level) == "right")


def deaths(rounds=ROUNDS):
    """How often the thinking crew died, and how often the random one, before each conductor in turn and on either side."""
    died = {"thinking": 0, "random": 0}
    tables = []
    for seed in range(rounds):
        level, thinking = bots.LEVELS[seed % 4], seed // 4 % 2
        table, verdict = play_round(seed, thinking, level)
        died["thinking" if verdict == thinking else "random"] += 1
        tables.append((table, level, verdict))
    return died, tables


def main():
    died, tables = deaths()
    ratio = died["thinking"] / died["random"]
    print(f"died: thinking {died['thinking']}, random {died['random']}: {ratio:.2f}, at most {LESS_OFTEN}")
    found = [ratio <= LESS_OFTEN]
    for level in bots.LEVELS:
        own = [(table, verdict) for table, of, verdict in tables if of == level]
        share = sum(preferred(table, level) == verdict for table, verdict in own) / len(own)
        print(f"{level} follows its character in {share:.0%}, at least {FOLLOWS:.0%}")
        found.append(share >= FOLLOWS)
    for one, other in combinations(bots.LEVELS, 2):
        share = sum(preferred(table, one) != preferred(table, other) for table, _, _ in tables) / len(tables)
        print(f"{one} and {other} differ on {share:.0%}, at least {DIFFERS:.0%}")
        found.append(share >= DIFFERS)
    sys.exit(not all(found))


if __name__ == "__main__":
    main()
