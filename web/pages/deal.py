"""The same deal for others: one goes out as a link, or one has come in, and is shown before it is played."""

from typing import Any

from .. import deal, markup as h
from ..edition import edition
from ..page import Page
from ..parts import back, button, hand_on, heading, screen, sign, who
from ..people import LONGEST_NAME, typed_name
from ..qr import WithCode, shown

SWITCH = ("on", "off")


class LetOthers(WithCode):
    """The game that has just ended here, or one of this phone's own that is seen again."""

    NAME = "let-play"

    @classmethod
    def fits(cls, words):
        return len(words) <= 1

    @property
    def session(self) -> Any:
        again: Any = self.words and self.shell.way.page_at("replay", *self.words)
        return again.session if again else self.shell.session

    def draw(self):
        shell, say = self.shell, self.shell.say
        link = deal.as_link(self.session, shell.address)
        ways = zip([verb for verb in ("send", "copy") if verb in shell.can], ("wide", "wide line"), strict=False)
        return screen(
            "handout",
            [back(say), heading(say("deal.let"))],
            sign(shown(say, link, say("deal.code"), self.is_missing, say("deal.no-code")), h.p[say("deal.shows")]),
            [hand_on(say, verb, say(f"cards.{verb}"), kind, link=link) for verb, kind in ways] or None,
        )


class Dealt(Page):
    """One that has come in a link."""

    NAME = "dealt"
    deal: Any = None

    def __init__(self, shell, *words):
        super().__init__(shell, *words)
        self.names = {}  # of those who sit down to it, as they were typed

    @property
    def is_there(self):
        return self.deal is not None

    @property
    def game(self):
        return self.deal.game.KEY

    def fill_in(self, form):
        self.names = {seat: typed_name(form.get(f"name-{seat}", "")) for seat in range(len(self.deal.seats))}

    @property
    def party(self):
        return deal.party_of(self.shell, self.deal.game, self.deal.seats, self.names)

    def do_start(self, message):
        dealt = self.deal
        self.shell.sit_down(dealt.game, self.party.named(self.shell.say), dealt.played, luck=dealt.luck, theirs=dealt.theirs)

    def draw(self):
        say, dealt, ours = self.shell.say, self.deal, edition()["version"]
        return screen(
            "dealt",
            [back(say), heading(say(f"{self.game}.name"))],
            [
                h.p[say("deal.same"), " ", dealt.theirs and say("deal.compare")],
                dealt.edition != ours and h.p(".small.soft")[say("deal.edition", theirs=dealt.edition, ours=ours)],
                h.ol(".list")[(h.li[seat(say, at, person)] for at, person in enumerate(self.party.people))],
                h.dl(".terms")[(h.div[h.dt[rule], h.dd[word]] for rule, word in house_rules(say, dealt))],
                dealt.cards and h.p(".small.soft")[say("deal.cards", n=len(dealt.cards))],
            ],
            button("start", say("deal.play"), "o-cards", "wide"),
            game=self.game,
        )


def seat(say, at, person):
    if person.bot:
        return [who(person), " ", h.small(".soft")[say(f"level.{person.bot}")]]
    called = say("setup.name", n=at + 1)
    field = {"value": person.name, "maxlength": str(LONGEST_NAME), "placeholder": say("setup.seat", n=at + 1), "aria_label": called}
    return h.input(name=f"name-{at}", type="text", autocomplete="off", autocapitalize="words", spellcheck="false", **field)


def house_rules(say, dealt):
    """Those that are not as usual, as far as the words know them."""
    game = dealt.game
    for name, word in dealt.options.items():
        key = f"{game.KEY}.option.{name}"
        if key in say:
            yield say(key), say(f"deal.{word}") if word in SWITCH else game.told_as(name, word, say)
