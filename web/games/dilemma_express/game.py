"""Dilemma Express on the screen: which page belongs to which moment of the round."""

import pygame_logic.dilemma_express as RULES
import pygame_logic.dilemma_express.bots as BOTS
from pygame_logic.dilemma_express.pleas import LONGEST_WHY
from pygame_logic.dilemma_express.printed import ever_ours
from web.game import Game

from . import deal, memory
from .awards import awards
from .cards import brought, browse, cupboard
from .cards.browse import Cards
from .cards.cupboard import OnePack, Packs
from .cards.travel import Handout, Parcel
from .cards.writing import WrittenCard
from .feats import feats, told as feats_told
from .figures import figure
from .firsts import firsts
from .hand import choosing
from .jobs import jobs
from .lesson import LESSON
from .page import round_of
from .picture import picture
from .pins import pinning
from .plea import at_the_lever, pleading
from .poster import poster
from .story import happened, result, story
from .today import TODAY
from .tracks import SIDE_WORDS, tracks
from .verdict import over, verdict
from .waiting import board, hand

RULE_NOW = {
    "jobs": "T7",
    "innocent": "T10",
    "guilty": "T11",
    "modifier": "T13",
    "plea": "T15",
    "lever": "T15",
    "verdict": "T16",
    "over": "T20",
}
HEARD = {"chance": "flap", "over": "bell"}  # nothing of what a crew does in secret; the trolley is heard as it comes: verdict.js
MOST_HEARD = 2


class DilemmaExpress(Game):
    KEY = "express"
    TODAY = TODAY
    RULES, BOTS = RULES, BOTS
    OPTIONS, DOORS, FOLDS = deal.OPTIONS, deal.DOORS, deal.FOLDS
    GESTURES = frozenset({"say"})
    NO_WORD = "express.no-throw"
    PAGES, VERBS = (Cards, Packs, OnePack, Handout, WrittenCard, Parcel), browse.VERBS | cupboard.VERBS
    open_link = staticmethod(brought.open_link)
    open_file = staticmethod(brought.open_file)
    take_in = staticmethod(brought.take_in)
    dealt = staticmethod(deal.dealt)
    missing = staticmethod(deal.missing)
    packed = staticmethod(deal.packed)
    unpack = staticmethod(deal.unpack)
    going_on = staticmethod(memory.going_on)
    remember = staticmethod(memory.remember)
    shared = staticmethod(memory.shared)
    poster = staticmethod(poster)
    story = staticmethod(story)
    figure = staticmethod(figure)
    picture = staticmethod(picture)
    MOMENTS = frozenset({"pulled", "tom"})
    LESSON = LESSON
    board = staticmethod(board)
    feats = staticmethod(feats)
    feats_told = staticmethod(feats_told)
    firsts = staticmethod(firsts)
    hand = staticmethod(hand)

    def why(self, option, say):
        """Of the cards: how many there are that the usual deck leaves out."""
        return say("express.option.cards.why", n=deal.left_out()) if option == "cards" else super().why(option, say)

    def signs(self):
        """Who stands in the pictures of the deck, and of the cards that have left it."""
        return {f"e-{name}" for card in ever_ours() for name in card.cast.split()}

    def called_up(self, table, seat, people, say):
        """A crew that shares its cards comes together; a robot need not come."""
        side = table.side_of(seat)
        called = [people[other] for other in table.crews[side] if table.may_see(other, seat) and not people[other].bot]
        return called, say(f"express.crew.{SIDE_WORDS[side]}") if len(called) > 1 else people[seat].name

    def quickest(self, table, seats, people):
        """Of a crew's robots any could plead: not always the same does."""
        if table.phase != "plea":
            return seats[0]
        return min(seats, key=lambda seat: BOTS.restraint(table, seat, people[seat].bot))

    def under_cover(self, table, say):
        return tracks(table, say)

    def usual_level(self, robots):
        return BOTS.LEVELS[robots % len(BOTS.LEVELS)]  # each another character than the one before

    def progress(self, table, say):
        return round_of(table, say) if table.turns else say("express.over", n=table.round)

    def rule_now(self, table):
        return RULE_NOW[table.phase]

    def screen(self, view):
        seen, people, say, draft = view.seen, view.people, view.say, view.draft
        tap = view.settings.get("tap", "hold")
        match view.table.phase:
            case "jobs":
                return jobs(seen, people, say, draft)
            case "innocent" | "guilty":
                return choosing(seen, people, say, draft)
            case "modifier":
                return pinning(seen, people, say, draft)
            case "plea":
                return pleading(view)
            case "lever":
                return at_the_lever(view, tap)
            case "verdict":
                return verdict(seen, people, say, tap)
        return over(view, poster(), result(view.table, people, say), awards(view.table.log, say))

    def word(self, seen, message, settings):
        """The line of why, as it was typed."""
        line = " ".join(message.get("form", {}).get("why-line", "").split())[:LONGEST_WHY].strip()
        word = f"why {line}"
        return word if word in seen.words.get(seen.seat, ()) else None

    def sounds(self, news):
        return [HEARD[line[0]] for line in news if line[0] in HEARD][:MOST_HEARD]

    def scores(self, table):
        """Whoever died least has most."""
        return tuple(-tokens for tokens in table.tokens)

    def retold(self, view, at):
        return happened(view, at)

    def first_seat(self, table):
        return next(line[2] for line in table.log if line[0] == "round")


GAME = DilemmaExpress()
