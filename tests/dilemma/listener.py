"""How somebody plays Dilemma who only hears it."""

import re

from tests.listener import Listener

CARD = r"(Card )?(\d+)$"


class Duellist(Listener):
    """Plays the highest card, but for the value of the offer, and fights where much can be won."""

    RULES = (
        r"Press and hold|Tap twice|Offer the \d+|GO$|Stop in the middle|Throw!|Aim by tapping",
        CARD,
        r"Pass$|Pass the phone on|Show everybody|Go on|Conflict.* score 1\d|Peace",
        r".* duels |Throw once more|No duel|See the scores|.* lays the next offer|To the end",
    )

    def choice(self):
        is_vain = "a card of the offer’s value" in self.said[-1]
        return next(each for each in self.open if each.name == "Pass") if is_vain else super().choice()

    def best(self, things):
        if not re.match(CARD, things[0].name):
            return things[0]
        offered = self.heard_last(r"offers (\d+)|about to offer|face down")
        cards = {int(re.match(CARD, each.name)[2]): each for each in things}
        rest = [value for value in cards if not offered or str(value) != offered[1]]
        return cards[max(rest)] if rest else None
