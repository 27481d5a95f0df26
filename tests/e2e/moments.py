"""Moments worth looking at: a golden game of each kind, stopped where a page of its own begins, and the presses that lead on from there."""

from functools import cache

from pygame_logic.dilemma.throw import Throws
from pygame_logic.playthrough import Playthrough
from tests.e2e.driver import recorded
from tests.playthroughs import goldens
from web.games import GAMES

NAMES = (
    "Anna",
    "Bohdan",
    "Maximiliane-Aurélie",
    "Zoé",
    "Їжак Кирило",
    "Fatima-Zahra",
    "Ó",
    "Santiago del Estero",
    "Ева",
    "Li",
    "Bartholomäus",
)
PEOPLE = [(NAMES[seat % len(NAMES)] + "’" * (seat // len(NAMES)), seat % 13 + 1, "") for seat in range(26)]


def opened(played):
    """What the first who is asked may answer."""
    return next(iter(played.open.values()), ())


def has_thrown(played):
    seat = next(iter(played.open), None)
    return seat is not None and bool(played.table.hands[seat].thrown) and opened(played) == ("pass",)


def in_phase(phase, number=1):
    return lambda _, table: (table.phase, table.round) == (phase, number)


def in_turn(leg):
    return lambda _, table: (table.phase, table.leg) == ("turn", leg)


def in_the_midst_of(phase):
    return lambda _, table: table.phase == phase


# name of a moment → the golden game it is in, whether this is the moment, presses that lead on from there, each to one more page
# fmt: off
DILEMMA = {
    "offer": ("dilemma-3", lambda _, table: table.turn == 4 and table.phase == "offer", ("uncover", "draft")),
    "throw": ("dilemma-passed-none-large-laid", lambda played, _: opened(played) == ("go",), ("uncover", "go", "draft", "draft aim")),
    "thrown": ("dilemma-passed-none-large-laid", lambda played, _: has_thrown(played), ("uncover",)),
    "calm": ("dilemma-passed-calm-small-laid", lambda played, _: isinstance(opened(played), Throws), ("draft",)),
    "race": ("dilemma-5", lambda _, table: table.phase == "race" and len(table.race) > 2, ()),
    "duel": ("dilemma-3", lambda _, table: table.phase == "duel" and not table.stances, ("uncover",)),
    "shown": ("dilemma-4", lambda _, table: table.phase == "result" and bool(table.stances) and table.turn > 3, ("draft score",)),
    "end": ("dilemma-4", lambda _, table: table.phase == "result" and len(table.holders) < 2, ("draft score", "next")),
    "thrown-offer": ("dilemma-passed-none-normal-thrown", lambda _, table: table.phase == "offer", ("uncover", "draft")),
    "flat-offer": ("dilemma-flat-none-small-laid", lambda _, table: table.phase == "offer" and table.turn == 2, ("draft", "play")),
    "flat-thrown-offer": ("dilemma-flat-8-large-thrown", lambda _, table: table.phase == "offer", ("draft aim",)),
    "flat-throw": ("dilemma-flat-none-small-laid", lambda _, table: table.phase == "throw", ("draft aim",)),
    "flat-race": ("dilemma-flat-15-normal-laid", lambda _, table: table.phase == "race" and bool(table.race), ()),
    "flat-duel": ("dilemma-flat-15-normal-laid", lambda _, table: table.phase == "duel", ()),
}
EXPRESS = {
    "jobs": ("dilemma_express-8", in_phase("jobs", 2), ("draft",)),
    "innocent": ("dilemma_express-5", in_phase("innocent"), ("uncover", "draft")),
    "guilty": ("dilemma_express-13", in_phase("guilty"), ("uncover", "draft")),
    "modifier": ("dilemma_express-crew-on-on", in_phase("modifier", 3), ("uncover", "draft", "draft")),
    "plea": ("dilemma_express-8", lambda _, table: table.phase == "plea" and len(table.pleas) > 1, ("draft prompt", "draft look", "draft")),
    "lever": ("dilemma_express-4", in_phase("lever", 2), ()),
    "verdict": ("dilemma_express-5", in_phase("verdict"), ()),
    "verdict-13": ("dilemma_express-13", in_phase("verdict", 2), ()),
    "last-verdict": ("dilemma_express-4", lambda _, table: table.phase == "verdict" and len(table.turns) == 1, ("next",)),
}
MYSTERY = {
    "boarding": ("mystery_express-4", lambda _, table: table.phase == "boarding" and any(table.investigators), ("draft strauss",)),
    "turn": ("mystery_express-5", in_turn(2), ("uncover", "jot read", "draft dining", "draft", "draft hand", "draft sheet", "draft log")),
    "turn-alike": ("mystery_express-3", in_turn(3), ("uncover", "jot read", "draft journey")),
    "show": ("mystery_express-4", in_the_midst_of("show"), ("uncover", "draft greed", "draft hand", "draft orders")),
    "hide": ("mystery_express-3", in_the_midst_of("hide"), ("uncover", "jot read")),
    "guess": ("mystery_express-3", in_the_midst_of("guess"), ()),
    "give": ("mystery_express-5", in_the_midst_of("give"), ("uncover", "jot read", "draft hanged -", "draft hanged edmund")),
    "chat": ("mystery_express-4", in_the_midst_of("chat"), ("uncover", "jot read")),
    "put": ("mystery_express-4", in_the_midst_of("put"), ("uncover", "jot read", "draft edmund")),
    "power": ("mystery_express-5", in_the_midst_of("power"), ()),
    "clock": ("mystery_express-4", lambda _, table: table.phase == "clock" and table.clock_left == 9, ()),
    "three-piles": ("mystery_express-3", lambda _, table: table.phase == "clock" and len(table.clock) == 3 and table.clock_left == 9, ()),
    "fan": ("mystery_express-on-round", lambda played, table: table.phase == "fan" and table.clock_left == 1, ("uncover",)),
    "tunnel": ("mystery_express-4", in_the_midst_of("tunnel"), ("uncover", "jot read", "draft left how")),
    "telegram": ("mystery_express-4", in_the_midst_of("telegram"), ("uncover", "jot read")),
    "reveal": ("mystery_express-4", in_the_midst_of("reveal"), ("uncover", "jot read", "draft candy")),
    "finals": ("mystery_express-5", in_the_midst_of("finals"), ("uncover", "jot read")),
    "finale": ("mystery_express-5", lambda _, table: table.phase == "finale" and len(table.answers) == 2, ("turn",)),
    "truth": ("mystery_express-5", lambda _, table: table.phase == "finale" and len(table.unveiled) == 5, ("next", "story", "back")),
}
# fmt: on
MOMENTS = DILEMMA | EXPRESS | MYSTERY


@cache
def moment(name):
    """The game stopped at this moment."""
    golden, is_it, _ = MOMENTS[name]
    save, game = goldens.read(golden), goldens.goldens()[golden][0]
    played = Playthrough(game, save["seed"], save["seats"], save["options"])
    for move in save["moves"]:
        if is_it(played, played.table):
            return played
        played.play(move)
    raise LookupError(f"{golden} has no moment {name!r}")


def record_of(name):
    return record(moment(name))


def record(played):
    return recorded(played, PEOPLE[: len(played.table.hands)], key_of(played.game))


def key_of(game):
    return next(key for key, glue in GAMES.items() if glue.RULES is game)
