"""Dilemma on the screen: which page belongs to which moment of the game, and what its gestures mean."""


import pygame_logic.dilemma as RULES
import pygame_logic.dilemma.bots as BOTS
from pygame_logic.dilemma.throw import Throws
from web.game import Game

from . import flat, score, wave
from .duel import choosing, reveal
from .feats import feats, told as feats_told
from .figures import figure, practised
from .firsts import firsts
from .lesson import LESSON
from .poster import poster
from .race import replay
from .story import happened, story
from .throw import FLAWS, flaw, gesture
from .waiting import board, hand

RULE_NOW = {"offer": "D3", "go": "D4", "throw": "D5", "race": "D6", "duel": "D10", "result": "D11", "over": "D19"}


class Dilemma(Game):
    KEY = "dilemma"
    RULES, BOTS = RULES, BOTS
    GESTURES = frozenset({"throw", "aim"})
    NO_WORD = "dilemma.no-throw"
    poster = staticmethod(poster)
    story = staticmethod(story)
    figure = staticmethod(figure)
    practised = staticmethod(practised)
    MOMENTS = frozenset({"duel", "shown"})
    LESSON = LESSON
    board = staticmethod(board)
    feats = staticmethod(feats)
    feats_told = staticmethod(feats_told)
    firsts = staticmethod(firsts)
    hand = staticmethod(hand)

    def progress(self, table, say):
        return say("dilemma.over" if table.phase == "over" else "dilemma.turn", n=table.turn)

    def task(self, seen, seat, people, say):
        """No more than everybody knows."""
        phase = seen.table.phase
        return say(f"dilemma.task.{phase if phase in ('offer', 'duel') else 'throw'}")

    def rule_now(self, table):
        return RULE_NOW[table.phase]

    def screen(self, view):
        seen, people, say, draft, settings = view.seen, view.people, view.say, view.draft, as_before(view)
        table = view.table
        match table.phase:
            case "offer":
                return (flat if lies_flat(seen) else wave).laying(seen, people, say, draft, settings)
            case "go":
                return flat.counting(seen, people, say, draft)
            case "throw":
                return (flat.throwing if lies_flat(seen) else wave.waving)(seen, people, say, draft, settings)
            case "race":
                return flat.raced(seen, people, say) if lies_flat(seen) else replay(seen, people, say)
            case "duel":
                return flat.duelling(seen, people, say) if seen.seat is None else choosing(seen, people, say, settings)
            case "result":
                return (reveal if table.stances and draft != "score" else score.after_turn)(seen, people, say)
        return score.over(view, poster())

    def word(self, seen, message, settings):
        """A swipe, or two markers that were stopped, as the word of a throw; None: it was no throw, the card goes back."""
        words = seen.words.get(seen.seat)
        if not isinstance(words, Throws) or type(message.get("at")) is not int:
            return None
        release = max(words.earliest, min(message["at"], words.latest))
        throw = gesture(message, settings, side_of(seen), release)
        return str(throw) if throw and str(throw) in words else None

    def missed(self, seen, message, settings, draft):
        """Why the flick was no throw, and the card that waits for the next; but nobody's aim is taken away by a neighbour's flick."""
        if seen.seat not in seen.words:
            return None, draft  # it is asked nothing any more
        why, (_, *card) = flaw(message, settings, side_of(seen)), message["do"].split()
        if why is None or "aim" in draft:
            return self.NO_WORD, draft
        if lies_flat(seen):
            return f"dilemma.flick.{why}", " ".join((why, str(seen.seat), *card))
        words = draft.split()
        more = [*(["again"] if any(word in FLAWS for word in words) else []), *(word for word in words if word == "swipe")]
        return f"dilemma.flick.{why}", " ".join((why, *more, *card))

    def given_up(self, seen):
        """When the blind falls while a seat's clock runs, it has passed."""
        words = seen.words.get(seen.seat)
        return "pass" if seen.table.is_secret and seen.table.phase == "throw" and isinstance(words, Throws) else None

    def lies_flat(self, table):
        """In the middle of the table nobody holds it, and nothing needs a cover: what is secret stays behind cupped hands."""
        return table.way == "flat"

    def sounds(self, news):
        """Only the end is announced; cards, coins and points are heard when they land: flight.js, reveal.js, points.js."""
        return ["bell" for what, *_ in news if what == "over"]

    def retold(self, view, at):
        return happened(view.table.log, at, view.people, view.say)

    def first_seat(self, table):
        """Who laid the first offer."""
        return next(line[2] for line in table.log if line[0] == "turn")


def as_before(view):
    """The settings, but whoever threw by presses the last time need not ask for it again."""
    flicks = view.settings.get("throw", "swipe") == "swipe"
    return view.settings | {"throw": "marker"} if flicks and view.habit == "aim" else view.settings


def lies_flat(seen):
    """Whether this page has an edge for everybody."""
    return seen.table.way == "flat" and seen.aloud


def side_of(seen):
    """Where on the screen this seat throws from."""
    return flat.sides_of(seen.table)[seen.seat] if lies_flat(seen) else "s"


GAME = Dilemma()
