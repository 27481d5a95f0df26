"""A round of Liar's Dice from any dice, with moves as text."""

from pygame_logic import liars_dice
from pygame_logic.liars_dice.cups import Cups
from pygame_logic.playthrough import Playthrough
from tests.games import scene

ANNA, BRUNO, CHIARA = (1, 3, 3), (3, 5), (6,)


def dealt(*hands):
    """The luck with which everybody rolls just this."""
    rolled = iter([face for hand in hands for face in hand])
    return lambda: (next(rolled) - 0.5) / 6


def round_of(*moves, hands=(ANNA, BRUNO, CHIARA), turn=0):
    table = Cups(hands=((),) * len(hands), dice=tuple(map(len, hands)), turn=turn)
    return scene(lambda: liars_dice.play_round(table, dealt(*hands)), *moves, seats=len(hands))


def game(*moves, seats=2, **options):
    return Playthrough(liars_dice, 7, seats, {"first": "0"} | options, moves)
