"""Liar's Dice on the screen: which page belongs to which moment, and what everybody may look at meanwhile."""

import pygame_logic.liars_dice as RULES
import pygame_logic.liars_dice.bots as BOTS
from web.game import Game

from .asked import bidding, lifted
from .cups import board, figure, hand, last_bid
from .poster import poster
from .story import story

RULE_NOW = {"bid": "L4", "shown": "L6", "over": "L8"}
HEARD = {"lost": "lever", "over": "bell"}


class LiarsDice(Game):
    KEY = "liars"
    RULES, BOTS = RULES, BOTS
    poster = staticmethod(poster)
    story = staticmethod(story)
    board = staticmethod(board)
    hand = staticmethod(hand)
    figure = staticmethod(figure)

    def progress(self, table, say):
        return say("liars.round", n=table.round)

    def under_cover(self, table, say):
        return last_bid(table, say)

    def screen(self, view):
        pages = {"bid": bidding, "shown": lifted, "over": self.over}
        return pages[view.table.phase](view)

    def rule_now(self, table):
        return RULE_NOW[table.phase]

    def sounds(self, news):
        return [HEARD[line[0]] for line in news if line[0] in HEARD]

    def first_seat(self, table):
        return next(line[2] for line in table.log if line[0] == "round")


GAME = LiarsDice()
