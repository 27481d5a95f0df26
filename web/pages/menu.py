"""In the middle of a game: go on, look something up, take back what nobody has learnt yet, or leave it for tomorrow."""

from .. import firsts, markup as h
from ..absence import persons
from ..page import InGame
from ..parts import button, heading, screen, tap
from .table import shown


class Menu(InGame):
    NAME = "menu"

    def do_undo(self, message):
        self.session.undo()
        self.shell.keep(self.session)
        self.shell.do_close(message)

    def do_explain(self, message):
        """What is new on the page, or was once."""
        self.table.is_wanted = True
        self.shell.do_close(message)

    @property
    def table(self):
        return self.shell.way.page_at("game", self.session.id)

    @property
    def can_explain(self):
        session, say = self.session, self.shell.say
        if session.is_covered:
            return False
        view = self.table.view(self.shell.settings)
        things = self.table.explicable(view, shown(session.game, view))
        return any(firsts.sentence(say, session.game.KEY, thing) for thing in things)

    def do_leave(self, message):
        self.shell.do_home(message)

    def draw(self):
        session = self.session
        rule = session.game.rule_now(session.played.seen_by(None).table)
        has_company = len(persons(session)) > 1 and not session.played.is_over
        return menu(self.shell.say, session.game, rule, session.can_undo, has_company, self.can_explain)


def menu(say, game, rule, can_undo, has_company, can_explain=False):
    key = game.KEY
    return screen(
        "menu",
        [heading(say(f"{key}.name")), tap("close", say("menu.close"), "o-cross", data_back=True)],
        h.div(".plates")[
            button("undo", say("menu.undo"), "o-undo", "line", why=None if can_undo else "why.undo"),
            button(f"rules {key} {rule}".strip(), say("rules.word"), "o-info", "line"),
            can_explain and button("explain", say("first.word"), "o-ask", "line"),
            button("story", say("story.word"), "o-list", "line"),
            button("settings", say("settings.title"), "o-cog", "line"),
            has_company and button("away", say("menu.away"), "o-robot", "line"),
            button("leave", say("menu.leave"), "o-home", "line"),
            h.p(".small.soft")[say("menu.kept")],
        ],
        button("close", say("menu.go-on"), "o-right", "wide"),
        game=game.KEY,
    )
