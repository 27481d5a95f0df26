"""Which games are kept as golden files: every number of seats, every variant, and every pair of variants once."""

from dataclasses import replace
from itertools import combinations, count, product
from pathlib import Path
from pprint import pformat
from zlib import crc32

from pygame_logic.mystery_express import HOURS
from pygame_logic.playthrough import Playthrough
from tests.dilemma_express.table import deck
from tests.games import FINISHED, play_on

TESTS = Path(__file__).parents[1]
# They change who begins, the cards, the hours or a help beside the game, and nothing else.
NO_VARIANT = ("first", "deck", "plea", "guide", "assist", "pace", "stack", *HOURS)
NUMBERS = {"dilemma": (3, 4, 5), "dilemma_express": (3, 4, 5, 8, 13), "mystery_express": (3, 4, 5)}
SMALL = {"dilemma_express": {"deck": deck(i=30, g=20, m=60)}}  # the goldens stay when cards are added to our own deck
ALSO = {"mystery_express": {"off": {"powers": "off"}}}  # with every number of seats
MOST = 40 * 1024  # characters that somebody may still read


def pairs(options):
    """All pairs of words of two different options that a choice of options holds."""
    return set(combinations(sorted((name, word) for name, word in options.items() if name not in NO_VARIANT), 2))


def choices(game):
    """All options that a game can be played with."""
    names = [name for name in game.OPTIONS if name not in NO_VARIANT]
    return [dict(zip(names, words, strict=True)) for words in product(*(game.OPTIONS[name] for name in names))]


def variants(game):
    """Few choices that together hold every pair of words: each time the one that brings most new pairs."""
    missing = set().union(*map(pairs, choices(game)))
    while missing:
        best = max(choices(game), key=lambda options: len(pairs(options) & missing))
        missing -= pairs(best)
        yield best


def goldens():
    """File name → (game, seats, options). The usual game with each of the numbers of seats, the variants with changing numbers."""
    found = {}
    for name, game in FINISHED.items():
        numbers, small = NUMBERS[name], SMALL.get(name, {})
        for seats in numbers:
            found[f"{name}-{seats}"] = (game, seats, small)
            for short, options in ALSO.get(name, {}).items():
                found[f"{name}-{seats}-{short}"] = (game, seats, options | small)
        for at, options in enumerate(variants(game)):
            found[f"{name}-{'-'.join(options.values())}"] = (game, numbers[at % len(numbers)], options | small)
    return found


def played_at_random(name):
    """The moves of a golden game, when it is written anew: the first that is short enough to read."""
    game, seats, options = goldens()[name]
    for seed in count(crc32(name.encode())):
        played = Playthrough(game, seed, seats, options)
        for _ in play_on(played, seed):
            pass
        if len(text(game, played.save())) <= MOST:
            return played.save()


def text(game, saved):
    """A game as a golden file: how it was set up; each move with what it told and a digest of every view; the last views in full."""
    played = Playthrough(game, saved["seed"], saved["seats"], saved["options"])
    lines = [f"game {game.__name__.split('.')[-1]}", f"seed {saved['seed']}", f"seats {saved['seats']}"]
    lines += [f"option {name} {word}" for name, word in played.options.items()]
    told = 0
    for move in (None, *saved["moves"]):
        if move is not None:
            lines.append(f"> {move}")
            played.play(move)
        lines += ["  " + " ".join(map(str, line)) for line in played.table.log[told:]]
        told = len(played.table.log)
        lines.append("  = " + " ".join(f"{crc32(repr(played.seen_by(seat)).encode()):08x}"[:4] for seat in (None, *range(played.seats))))
    onlooker = played.seen_by(None)
    lines += ["view of the onlooker", in_full(onlooker)]
    for seat in range(played.seats):
        seen = played.seen_by(seat)
        is_told = replace(seen, seat=None, said=onlooker.said) == onlooker  # everybody is told everything once it is over
        lines += [f"view of {seat}", f"as the onlooker's; {seen.said} answers" if is_told else in_full(seen)]
    return "\n".join(lines) + "\n"


def in_full(seen):
    """All that a seat sees but the story, which has been told above."""
    fields = {name: value for name, value in vars(seen.table).items() if name != "log"} | {"whispers": tuple(seen.table.whispers)}
    return pformat((fields, seen.awaited, seen.words, seen.answered, seen.said), width=140, compact=True)


def file_of(name):
    """In the room of its game: "dilemma-3" is tests/dilemma/playthroughs/3.txt."""
    game, _, which = name.partition("-")
    return TESTS / game / "playthroughs" / f"{which}.txt"


def read(name):
    """The save that a golden file holds."""
    lines = file_of(name).read_text("utf-8").splitlines()
    value = {line.split(" ")[0]: line.split(" ")[1] for line in lines if line.startswith(("game ", "seed ", "seats "))}
    return {
        "rules": FINISHED[value["game"]].RULES,
        "seed": int(value["seed"]),
        "seats": int(value["seats"]),
        "options": dict(line.split(" ", 2)[1:] for line in lines if line.startswith("option ")),
        "moves": [line[2:] for line in lines if line.startswith("> ")],
    }
