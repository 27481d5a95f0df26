"""A game that is over travels as a link: one has come in, and is shown before it is kept; or one of this phone's own goes out."""

from typing import Any
from zlib import crc32

from .. import game_link, markup as h
from ..edition import edition
from ..parts import back, hand_on, heading, link as way_to, screen, sign, tap
from ..qr import WithCode, shown
from ..scores import enter, score_of, scores
from .replay import Film


class Watched(Film):
    """One that has come in a link."""

    NAME = "watch"
    edition = ""

    @property
    def called(self):
        """The same game has the same name, however often it comes."""
        return f"{crc32((self.text or '').encode()):08x}"

    @property
    def is_kept(self):
        return any(score.called == self.called for score in scores(self.shell.archive))

    def do_keep(self, message):
        if self.session.played.is_over and not self.is_kept:
            enter(self.shell.archive, score_of(self.session, self.session.at), self.session.record())

    def way_on(self, say):
        if not self.session.played.is_over:
            return None
        if self.is_kept:
            return tap("keep", say("replay.kept"), "o-tick", why="replay.kept")
        return tap("keep", say("replay.keep"), "i-save")

    def strange(self, say):
        ours = edition()["version"]
        other = h.p(".small.soft")[say("replay.edition", theirs=self.edition, ours=ours)] if self.edition != ours else None
        return [other, super().strange(say)]


class HandOn(WithCode):
    """A game goes out: to be sent, or read by another phone's camera."""

    NAME = "hand-on"

    @classmethod
    def fits(cls, words):
        return len(words) == 1

    def draw(self):
        shell, say = self.shell, self.shell.say
        replay: Any = shell.way.page_at("replay", *self.words)
        link = game_link.as_link(replay.session, shell.address)
        ways = zip([verb for verb in ("send", "copy") if verb in shell.can], ("wide", "wide line"), strict=False)
        return screen(
            "handout",
            [back(say), heading(say("replay.send"))],
            sign(
                shown(say, link, say("replay.code"), self.is_missing, say("replay.no-code")),
                h.p[say("replay.shows")],
                h.p(".small.soft")[say("replay.send-how")],
            ),
            [
                [hand_on(say, verb, say(f"cards.{verb}"), kind, link=link) for verb, kind in ways],
                way_to(f"let-play {replay.called}", say("deal.let")),
            ],
        )
