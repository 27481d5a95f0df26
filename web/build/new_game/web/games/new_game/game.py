"""NewGame on the screen: what it says about itself; the rest is done for it, see web/game.py."""

import pygame_logic.new_game as RULES
from web import markup as h
from web.game import Game
from web.parts import sign

RULE_NOW = {"take": "M2", "over": "M3"}


class NewGame(Game):
    KEY = "new_game"
    RULES = RULES

    def progress(self, table, say):
        return say("new_game.left", n=table.matches)

    def board(self, view):
        """The matches, side by side."""
        left = view.table.matches
        return sign(h.p(".matches", role="img", aria_label=view.say("new_game.left", n=left))[[h.b] * left])

    def rule_now(self, table):
        return RULE_NOW[table.phase]

    def first_seat(self, table):
        return table.log[0][1]

    def story(self, table, people, say):
        """One chapter: who took how many."""
        taken = [say("new_game.told.take", name=people[line[1]].name, n=line[2]) for line in table.log if line[0] == "take"]
        lost = [say("new_game.told.over", name=people[table.loser].name)] if table.phase == "over" else []
        return [(say("new_game.name"), [*taken, *lost])] if taken else []


GAME = NewGame()
