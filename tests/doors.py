"""Which door somebody presses who plays at random, and plays on: what there is to know of single games for that, their plans say."""

from pygame_logic.table import pick
from tests.plans import PLANS
from web.games import GAMES

NOT_PLAYED = ("menu", "home", "back", "rematch", "story")  # verbs that lead away from the table
LOOKS = tuple(f"draft {word}" for plan in PLANS.values() for word in plan.looks)
FIRST_OF_ALL = [door for plan in PLANS.values() for door in plan.first_of_all]
ENDS = tuple(f" {word}" for plan in PLANS.values() for word in plan.ends)
FORMS = {verb for game in GAMES.values() for verb in game.GESTURES}  # a door that is one sends what stands in the fields
GOES_ON = 0.75  # so often does a turn go on that might be ended


def chosen(doors, chance):
    """A move, or else the beginning of one; None where nothing leads on."""
    doors = [door for door in doors if door.split()[0] not in NOT_PLAYED and not door.startswith(LOOKS)]
    if first := [door for door in FIRST_OF_ALL if door in doors]:
        return first[0]
    plays = [door for door in doors if door.startswith("play ")]
    begun = [door for door in doors if door.startswith("draft")]
    begun = [door for door in begun if door.startswith("draft ") and door.split()[-1].isdecimal()] or begun
    is_early = bool(begun) and plays == [door for door in plays if door.endswith(ENDS)] and chance() < GOES_ON
    if plays and not is_early:
        return pick(plays, chance)
    if forms := [door for door in doors if door in FORMS]:
        return forms[0]
    return pick(begun, chance) if begun else None
