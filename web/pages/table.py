"""The game itself: under its cover, or as whoever holds the phone may see it, and what is pressed, thrown and written there."""

from dataclasses import replace

from pygame_logic.playthrough import MOST_MOVES, IllegalMove

from .. import firsts, markup as h, today
from ..absence import given_back
from ..ending import worded
from ..page import InGame
from ..parts import button, heading, notice, screen, sign
from ..people import typed_name
from ..scores import enter, score_of
from .cover import cover


class Table(InGame):
    """Of the game with this id."""

    NAME = "game"
    told: tuple | None = None  # seat, its answers and the new thing that the page explains, until the page is about something else
    lies_open = False  # or folded away
    is_wanted = False  # somebody has asked for it in the menu

    @classmethod
    def fits(cls, words):
        return len(words) == 1

    @property
    def record(self):
        return f"game/{self.words[0]}"

    @property
    def door(self):
        return f"resume {self.words[0]}"

    @property
    def rule_now(self):
        return self.session.game.rule_now(self.session.played.seen_by(None).table)

    def draw(self):
        session, shell = self.session, self.shell
        ways = [way for way in ("send", "copy") if way in shell.can]
        if session.played.is_cut_short:
            return cut_short(shell.say, session.game)
        if session.is_covered:
            page = covered(shell.say, session, shell.settings["tap"])
        else:
            page = self.explained(shell.settings | {"hand-on": ways[0] if ways else "off"})
        return welcomed(shell.say, page) if session.greets else page

    @property
    def known(self):
        """What whoever looks has been told, and what of that only in this game. In a lesson nothing is."""
        told = firsts.met(self.shell.archive) if self.session.is_kept else firsts.Met({})
        return told.told(self.session, self.session.viewer)

    def view(self, settings):
        """What is just being told is not known yet."""
        being_told = {self.told[2]} if self.told and self.told[0] == self.session.viewer else set()
        return self.session.view(self.shell.say, settings, self.known[0] - being_told)

    def explained(self, settings):
        """What comes for the first time lies open until one goes on; on a page that has no room it waits to be unfolded."""
        session, say = self.session, self.shell.say
        seat, said = session.viewer, session.seen.said
        known, lately = self.known
        view = self.view(settings)
        page = shown(session.game, view)
        things = self.explicable(view, page)
        if self.is_wanted or self.told not in [(seat, said, thing) for thing in things]:
            new = [thing for thing in things if thing not in known]
            thing = next(iter((*new, *(thing for thing in things if self.is_wanted or thing in lately))), None)
            self.told = (seat, said, thing) if thing else None
            self.lies_open = self.is_wanted or (bool(new) and not firsts.TIGHT & {*page.classes.split()})
            self.is_wanted = False
        key = self.told and firsts.sentence(say, session.game.KEY, self.told[2])
        return replace(page, inside=h.Html(firsts.explained(say, page, key, self.lies_open))) if key else page

    def explicable(self, view, page):
        """What may be new on this page, if it has a place to say so: flat between players it has none."""
        return self.session.game.firsts(view) if self.session.is_kept and firsts.END in page.inside else ()

    def settle(self):
        """Whoever goes on has read what was new."""
        if self.told:
            before = firsts.met(self.shell.archive)
            after = before.with_this(self.session, *self.told[::2])
            if after != before:
                self.shell.archive.put(firsts.MET, after.record())

    def do_fold(self, message):
        self.lies_open = not self.lies_open
        self.shell.reply["focus"] = '[data-do="fold"]'

    def sounds(self):
        return self.session.game.sounds(self.session.news())

    def verb(self, name):
        """A game has verbs of its own: gestures that bring raw samples, and what was typed."""
        return self.gesture if name in self.session.game.GESTURES else super().verb(name)

    def is_late(self, message):
        """Made behind the blind, or on a question that has its answer: a second tap, a page that was late."""
        session = self.session
        return session.is_covered or (message.get("said") is not None and int(message["said"]) != session.seen.said)

    def do_play(self, message, *words):
        """A move that is not open any more changes nothing; the page is painted as it stands."""
        shell, session = self.shell, self.session
        if self.is_late(message):
            return
        try:
            session.play(" ".join(words))
        except IllegalMove:
            return
        session.greets = False
        for seat in range(len(session.people), len(session.played.table.hands)):
            session.welcome(typed_name(message.get("form", {}).get("new-name", "")) or shell.say("setup.seat", n=seat + 1))
        shell.let_robots_play(session)
        shell.archive.forgive(self.record)
        if session.is_kept and session.played.is_over and not session.played.is_cut_short:
            self.end()

    def end(self):
        """How it has ended is kept. What is short has no last page of its own: it is told where it was begun."""
        shell, session = self.shell, self.session
        if session.day:
            today.enter(shell.archive, session)
        if session.day and session.game.TODAY.is_short:
            shell.archive.drop(self.record)
            shell.session = None
            shell.way.anew("today")
        else:
            enter(shell.archive, score_of(session, shell.now), session.record())

    def gesture(self, message, *words):
        """What was no move changes nothing: a card is back in the hand, and the game may say why."""
        session = self.session
        if self.is_late(message):
            return
        seat = int(message.get("edge", session.asked))
        seen, settings = session.played.seen_by(seat), self.shell.settings
        word = session.game.word(seen, message, settings)
        if word is not None:
            session.habits[seat] = message["do"].split(" ")[0]
            return self.do_play(message, str(seat), word)
        sentence, session.draft = session.game.missed(seen, message, settings, session.draft)
        if sentence:
            self.shell.reply["say"] = self.shell.say(sentence)

    def do_draft(self, message, *words):
        """The beginning of a move; behind the blind nobody begins one, as with a finger that was still on its way."""
        if not self.session.is_covered:
            self.session.draft = " ".join(words)

    def do_jot(self, message, *words):
        """On one's own sheet."""
        if not self.is_late(message):
            self.session.jot(list(words), message.get("form", {}))
            self.shell.keep(self.session)

    def do_uncover(self, message):
        self.session.greets = False
        self.session.uncover()

    def do_met(self, message):
        """They know now what they are in for."""
        self.session.greets = False

    def do_rematch(self, message):
        """The same table again, as far as it is still there; who began moves on by one seat."""
        shell, old = self.shell, self.session
        shell.archive.drop(self.record)
        people = tuple(given_back(old, seat) for seat in old.played.table.present)
        if all(person.bot for person in people):
            return shell.do_home(message)  # the last one of flesh and blood got off: robots need no phone
        first = (old.game.first_seat(old.played.table) + 1) % len(people)
        begins = {"first": str(first)} if "first" in old.played.options else {}
        shell.begin(old.game, people, old.played.options | begins)


def shown(game, view):
    """As the game draws it. What it is to the phone, the game cannot forget: whose it is, and on which question a press was made."""
    return replace(game.screen(view), game=game.KEY, said=view.seen.said, is_private=view.is_private)


def welcomed(say, page):
    """What all this is, in three sentences, over the first page; nothing that only some may know is in them."""
    told = say.if_any(f"{page.game}.welcome")
    go = button("met", say("welcome.go"), kind="wide")
    sheet = told and notice("o-info", say(f"{page.game}.name"), told, go, away=None, kind="welcome")
    return replace(page, inside=h.Html(f"{page.inside}{sheet}")) if sheet else page


def cut_short(say, game):
    """So many moves have been made that another one could not be read again: it ends for good, and nobody has won."""
    return screen(
        "over",
        None,
        sign(heading(say("cut-short.title")), h.p[say("cut-short.why", n=MOST_MOVES)]),
        [button("rematch", worded(say, game.KEY, "rematch"), kind="wide"), button("home", say("end.home"), kind="wide line")],
        game=game.KEY,
    )


def covered(say, session, tap):
    seat, game, seen = session.asked, session.game, session.played.seen_by(None)
    people, name = game.called_up(seen.table, seat, session.people, say)
    task, picture = game.task(seen, seat, session.people, say), game.under_cover(seen.table, say)
    return cover(say, people, name, task, game.KEY, picture, tap)
