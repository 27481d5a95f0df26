"""Who is away: a robot takes over for anybody who has to get off for a while, and gives the seat back."""

from .. import markup as h
from ..absence import is_away, leaves, may_go, persons, returns
from ..page import InGame
from ..parts import back, button, heading, screen, who


class Away(InGame):
    NAME = "away"

    def do_leaves(self, message, seat):
        self.changed(leaves, seat, may_go)

    def do_returns(self, message, seat):
        self.changed(returns, seat, is_away)

    def do_close(self, message):
        self.shell.do_back(message, "game")

    def changed(self, does, seat, may):
        """Whatever is pressed, robots answer what they are asked now, and the game is kept."""
        if int(seat) in persons(self.session) and may(self.session, int(seat)):
            does(self.session, int(seat))
            self.shell.let_robots_play(self.session)

    def draw(self):
        session, say = self.session, self.shell.say
        return screen(
            "away",
            [back(say), heading(say("away.title"))],
            [h.p[say("away.why")], h.ul(".list")[(self.row(seat) for seat in persons(session))]],
            button("close", say("menu.go-on"), "o-right", "wide"),
            game=session.game.KEY,
        )

    def row(self, seat):
        session, say = self.session, self.shell.say
        verb = "returns" if is_away(session, seat) else "leaves"
        person = session.people[seat]
        can = verb == "returns" or may_go(session, seat)
        return h.li[who(person), can and button(f"{verb} {seat}", [say(f"away.{verb}"), h.span(".vh")[f" {person.name}"]], kind="line")]
