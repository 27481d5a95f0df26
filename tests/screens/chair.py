"""One chair at a table at one moment, or the place in the middle that everybody looks at: what whoever sits there is shown and told."""

import re
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import groupby

from pygame_logic.playthrough import Playthrough
from tests.screens.phone import NOW, Page
from tests.screens.thumbs import offered
from web.game import Game
from web.pages.story import story
from web.pages.table import covered, shown
from web.people import Person
from web.session import Session
from web.settings import known_settings
from web.view import View
from web.words import Say

SETTINGS = known_settings({}) | {"language": "en", "hand-on": "copy"}
ANSWERS = ("play", "draft", "jot", "uncover")
TELLING = re.compile(r"<[a-z]+ [^>]*(?:data-|name=|value=)[^>]*>")
DEEP = 3  # beginnings of a move, one upon the other


@dataclass(frozen=True)
class Chair:
    game: Game
    played: Playthrough
    seat: int | None
    say: Say
    alone: int | None = None  # the only person among robots

    @cached_property
    def people(self):
        seats = range(len(self.played.table.hands))
        robot = self.game.BOTS.LEVELS[0]
        return tuple(Person(f"Anna{seat}", seat % 13 + 1, "" if self.alone in (None, seat) else robot) for seat in seats)

    @cached_property
    def seen(self):
        return self.played.seen_by(self.seat)

    @cached_property
    def onlooker(self):
        return self.played.seen_by(None)

    @cached_property
    def view(self):
        pocket = self.game.POCKET() if self.game.POCKET and self.seat is not None else None
        return View(self.seen, self.people, self.say, "", SETTINGS, pocket)

    @cached_property
    def is_asked(self):
        return self.seat is not None and self.seat in self.played.open

    @cached_property
    def session(self):
        """With the phone in the hands of whoever sits here."""
        return Session("1", self.game, self.people, self.played, NOW, holder=self.seat)

    @cached_property
    def is_called(self):
        """Whether a cover calls whoever sits here."""
        return self.is_asked and replace(self.session, holder=None).is_covered and self.alone is None

    @cached_property
    def is_shown_a_page(self):
        """Whether the phone shows the game as it is seen from here: to all, to a seat that is asked, to somebody alone with robots."""
        session = self.session
        return session.viewer == self.seat and not session.is_covered

    @cached_property
    def story(self):
        return story(self.say, self.game, self.game.story(self.onlooker.table, self.people, self.say), self.people)

    @cached_property
    def cover(self):
        return covered(self.say, self.session, "hold")

    @cached_property
    def waiting(self):
        return self.game.waiting(self.view)

    @cached_property
    def pages(self):
        """What is shown of the open question, and of each beginning of an answer to it: of those that are alike, the first and the last."""
        begun, pages = [""], {}
        for _ in range(DEEP):
            drawn = {draft: shown(self.game, replace(self.view, draft=draft)) for draft in begun if draft not in pages}
            pages |= drawn
            begun = [draft for page in drawn.values() for draft in drafts(page)]
        return [*pages.values()]

    def offered(self, *verbs):
        """What can be made of these verbs on the pages that are shown here."""
        made = [each for page in self.pages for each in offered(read(str(page)))]
        return [each for each in made if each["do"].split(" ")[0] in verbs]


@lru_cache(1000)
def read(html):
    """What can be done on a page; most of it says nothing of that, and many pages are the same at the next moment."""
    return Page("".join(TELLING.findall(html)))


def drafts(page):
    begun = [do.partition(" ")[2] for do in read(str(page)).doors if do.split(" ")[0] == "draft"]
    for _, alike in groupby(sorted(begun, key=words), words):
        first, *others = alike
        yield from (first, *others[-1:])


def words(draft):
    return draft.count(" ")


def answers(game, page):
    """Whatever on a page would be an answer, or the beginning of one."""
    return [each["do"] for each in offered(read(str(page))) if each["do"].split(" ")[0] in {*ANSWERS, *game.GESTURES}]


def chairs(game, played, say, alone=None):
    """The place in the middle, and everybody round it."""
    return [Chair(game, played, seat, say, alone) for seat in (None, *range(len(played.table.hands)))]
