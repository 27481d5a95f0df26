"""What the tests of the frame have to know of a game. `tests/<room>/plan.py` says it as `PLAN = Plan(…)`; what it leaves out is as here."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple


class Moment(NamedTuple):
    """A page worth a look: a golden game, stopped as soon as `is_it(played, table)` says so."""

    golden: str
    is_it: Callable
    steps: tuple = ()  # presses that lead on from there, each to one more page


class Company(NamedTuple):
    """Who sits down, and by which house rules."""

    names: tuple
    bots: int = 0
    options: Mapping = {}
    language: str = "en"
    is_without_signal: bool = False
    luck: int = 1  # of the presses

    def __str__(self):
        return "-".join((f"{len(self.names)}+{self.bots}", *self.options.values()))


def nothing_more(*_):
    """A game without promises of its own."""


@dataclass(frozen=True)
class Plan:
    # -- rules
    examples: tuple = ()  # printed examples: each has a test that begins with its name, as has each rule that the rules page numbers
    promises: Callable = nothing_more  # (then, now): what holds between two tables one move apart, told by assertions
    recount: Callable = nothing_more  # (played): a game that is over, counted again from its story
    tells_at_once: bool = True  # what is answered in private may be in the log while others still think

    # -- words
    names: tuple = ()  # of people and things, the same in every language
    same_word: Mapping = field(default_factory=dict)  # language → right words of it that happen to be spelt as in English

    # -- golden games
    no_variant: tuple = ()  # house rules that make no other game: who begins, the cards, a help beside it
    golden_options: Mapping = field(default_factory=dict)  # with every golden game
    also: Mapping = field(default_factory=dict)  # name → options: one more golden game with each number of seats
    pressed: tuple = ()  # golden games that are pressed in the browser; none named: the smallest and the largest

    # -- in the browser
    moments: Mapping = field(default_factory=dict)  # name → Moment; none named: what a random game comes through
    deciders: Mapping = field(default_factory=dict)  # pages of these moments → what one decides by there: never out of sight
    published: Mapping = field(default_factory=dict)  # page of a moment → which of its shapes are shown to the world: "narrow", "wide"
    companies: tuple = ()  # whole games; none named: one person among robots, and as few people as may play
    timed: tuple = ()  # games whose presses are timed; none named: as few people as may play

    # -- what a player who presses at random must know
    first_of_all: tuple = ()  # doors that come before all others
    looks: tuple = ()  # drafts that are looked at, and lead to no move by themselves
    leads: tuple = ()  # drafts that a move may lie behind, though no word of it
    ends: tuple = ()  # words that end a turn early
    left_alone: tuple = ()  # house rules that chance does not turn
