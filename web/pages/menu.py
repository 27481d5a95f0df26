"""In the middle of a game: go on, look something up, take back what nobody has learnt yet, or leave it for tomorrow."""

from .. import markup as h
from ..absence import persons
from ..page import InGame
from ..parts import button, heading, screen, tap


class Menu(InGame):
    NAME = "menu"

    def do_undo(self, message):
        self.session.undo()
        self.shell.keep(self.session)
        self.shell.do_close(message)

    def do_jot(self, message, *words):
        self.session.jot(words, {})
        self.shell.keep(self.session)
        self.shell.do_close(message)

    def do_leave(self, message):
        self.shell.do_home(message)

    def draw(self):
        session = self.session
        rule = session.game.rule_now(session.played.seen_by(None).table)
        has_company = len(persons(session)) > 1 and not session.played.is_over
        aid = session.game.aid(session.view(self.shell.say, self.shell.settings))
        return menu(self.shell.say, session.game, rule, session.can_undo, has_company, aid)


def menu(say, game, rule, can_undo, has_company, aid=None):
    key = game.KEY
    return screen(
        "menu",
        [heading(say(f"{key}.name")), tap("close", say("menu.close"), "o-cross", data_back=True)],
        h.div(".plates")[
            can_undo and button("undo", say("menu.undo"), "o-undo", "line"),
            button(f"rules {key} {rule}".strip(), say("rules.word"), "o-info", "line"),
            aid,
            button("story", say("story.word"), "o-list", "line"),
            button("settings", say("settings.title"), "o-cog", "line"),
            has_company and button("away", say("menu.away"), "o-robot", "line"),
            button("leave", say("menu.leave"), "o-home", "line"),
            h.p(".small.soft")[say("menu.kept")],
        ],
        button("close", say("menu.go-on"), "o-right", "wide"),
        game=game.KEY,
    )
