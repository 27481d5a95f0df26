"""Somebody at the phone who hears it and never sees it: knows roles, names and states, decides by them, and presses by name.

What is heard, and how it is pressed, `ears` say: tests/screens/ear.py without a browser, tests/e2e/ear.py in one.
"""

import re
from dataclasses import dataclass, field
from random import Random
from typing import Any

from pygame_logic.playthrough import Playthrough
from tests.e2e.driver import recorded
from tests.rooms import ROOMS

DONE = {"pressed", "current", "checked", "disabled"}  # what is so is not pressed
CONTROLS = {"button", "link", "summary", "textbox", "searchbox", "combobox", "radio", "checkbox", "switch", "slider"}
NAMES = ("Anna", "Bruno", "Chiara", "Dario", "Elena")
SEED = 1


@dataclass(frozen=True)
class Heard:
    """One thing that is said: a control, a heading, where a group begins, a picture by its name, or some words."""

    role: str
    name: str
    states: tuple = ()
    within: tuple = ()  # the names of all groups round it
    thing: Any = field(default=None, compare=False, repr=False)  # what the ears press it by; no listener asks for that

    @property
    def is_control(self):
        return self.role in CONTROLS

    def __str__(self):
        return " ".join(filter(None, (self.role, f"“{self.name}”", *self.states)))


class Listener:
    """`RULES`: what is pressed where several things can be, by the beginnings of names, or of where they stand; the first that is heard."""

    RULES: tuple = ()

    def __init__(self, ears):
        self.ears, self.chance, self.said = ears, Random(SEED).random, []
        self.listen()

    def listen(self):
        """From above to below, once; what was said is remembered."""
        self.hears = self.ears.hear()
        self.said.append(" ".join(each.name for each in self.hears))
        return self

    def heard_last(self, pattern):
        return next((found for said in reversed(self.said) if (found := re.search(pattern, said))), None)

    @property
    def open(self):
        """All that can be pressed, and is not pressed already."""
        return [each for each in self.hears if each.is_control and not DONE & {*each.states}]

    def press(self, wanted):
        """By its role and its name: nothing else in its place is called so and does something else."""
        alike = [each for each in self.open if each == wanted]
        assert len({self.ears.does(each) for each in alike}) == 1, f"not one thing is called {wanted} in {wanted.within}"
        self.ears.press(alike[0], self.chance)
        return self.listen()

    def choice(self):
        """What comes first by the rules."""
        for rule in self.RULES:
            found = [each for each in self.open if any(re.match(rule, name, re.IGNORECASE) for name in (each.name, self.path(each)))]
            if found and (best := self.best(found)):
                return best
        raise AssertionError(f"nothing to press is known by its name: {[*map(str, self.open)]}")

    def path(self, each):
        """The page, the groups and the thing."""
        title = next((heading.name for heading in self.hears if heading.role == "heading"), "")
        return " > ".join((title, *each.within, each.name))

    def best(self, things):
        """Of several that fit, or None for none of these."""
        return things[0]

    def play(self, most=600):
        """To the last page of the game."""
        for _ in range(most):
            if self.ears.is_over:
                return self
            self.press(self.choice())
        raise AssertionError("the game does not end")

    def unheard(self, sentences):
        """Those that no page has said; how a sentence ends does not matter, nor where a word may be broken."""
        told = [said.replace("\u00ad", "") for said in self.said]
        wanted = (sentence.rstrip(".!").replace("\u00ad", "") for sentence in sentences)
        return [each for each in wanted if not any(each in said for said in told)]


def begun(room, people, robots=0, **options):
    """The record of a game that is about to begin."""
    game, seats = ROOMS[room], people + robots
    who = [(name, at + 1, game.usual_level(at) if at >= people else "") for at, name in enumerate(NAMES[:seats])]
    return recorded(Playthrough(game.RULES, SEED, seats, options), who, game.KEY)
