"""Which games are kept as golden files: every number of seats, every variant, and every pair of variants once."""

from dataclasses import replace
from functools import cache
from itertools import combinations, product
from pprint import pformat
from zlib import crc32

from pygame_logic.playthrough import Playthrough
from tests.games import FINISHED, play_on
from tests.plans import PLANS, TESTS, numbers

MOST = 40 * 1024  # characters that somebody may still read
TRIES = 1_000


def of_a_variant(room):
    """The options that make a game another one: who begins is none of them, nor is what cannot be listed."""
    none = ("first", *PLANS[room].no_variant)
    return {name: words for name, words in FINISHED[room].OPTIONS.items() if name not in none and isinstance(words, tuple)}


def choices(room):
    """All that can be chosen of them."""
    options = of_a_variant(room)
    return [dict(zip(options, words, strict=True)) for words in product(*options.values())]


def pairs(room, options):
    """All pairs of words of two different options that a choice holds; its one word where there is no other option."""
    chosen = sorted((name, word) for name, word in options.items() if name in of_a_variant(room))
    return set(combinations(chosen, min(2, len(chosen) or 1)))


def all_pairs(room):
    return set().union(*(pairs(room, options) for options in choices(room)))


def variants(room):
    """Few choices that together hold every pair of words: each time the one that brings most new pairs."""
    missing = all_pairs(room)
    while missing:
        best = max(choices(room), key=lambda options: len(pairs(room, options) & missing))
        missing -= pairs(room, best)
        yield best


@cache
def goldens():
    """File name → (game, seats, options). The usual game with each of the numbers of seats, the variants with changing numbers."""
    found = {}
    for room, game in FINISHED.items():
        seats, always = numbers(game), PLANS[room].golden_options
        for number in seats:
            found[f"{room}-{number}"] = (game, number, always)
            for short, options in PLANS[room].also.items():
                found[f"{room}-{number}-{short}"] = (game, number, options | always)
        for at, options in enumerate(variants(room)):
            name = f"{room}-{'-'.join(options.values())}"
            found[f"{name}-dealt" if name in found else name] = (game, seats[at % len(seats)], options | always)  # a word may be a number
    return found


def of_room(room):
    return [name for name, (game, _, _) in goldens().items() if game is FINISHED[room]]


def played_at_random(name):
    """The moves of a golden game, when it is written anew: the first that is short enough to read."""
    game, seats, options = goldens()[name]
    for seed in range(crc32(name.encode()), crc32(name.encode()) + TRIES):
        played = Playthrough(game, seed, seats, options)
        for _ in play_on(played, seed):
            pass
        if len(text(game, played.save())) <= MOST:
            return played.save()
    raise LookupError(f"of {TRIES} random games none is short enough for {file_of(name)}: at most {MOST} characters")


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


def written(name):
    file = file_of(name)
    assert file.exists(), f"{file.relative_to(TESTS.parent)} is missing: pytest tests/playthroughs --rewrite writes it; read it"
    return file.read_text("utf-8")


def read(name):
    """The save that a golden file holds."""
    lines = written(name).splitlines()
    value = {line.split(" ")[0]: line.split(" ")[1] for line in lines if line.startswith(("game ", "seed ", "seats "))}
    return {
        "rules": FINISHED[value["game"]].RULES,
        "seed": int(value["seed"]),
        "seats": int(value["seats"]),
        "options": dict(line.split(" ", 2)[1:] for line in lines if line.startswith("option ")),
        "moves": [line[2:] for line in lines if line.startswith("> ")],
    }
