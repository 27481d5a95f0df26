"""The rules as a railway line: chapters are stations, each rule a stop, and one can get on at any of them."""

from itertools import groupby

from .. import markup as h
from ..games import GAMES
from ..page import InGame, Page
from ..parts import back as back_sign, button, heading, screen
from ..rulebook import rules_of


class Rules(Page):
    NAME = "rules"
    HAS_ADDRESS = True

    def __init__(self, shell, *words):
        super().__init__(shell, *words)
        self.practised = None  # what the last practice throw came to

    @classmethod
    def fits(cls, words):
        return len(words) > 0

    @property
    def is_there(self):
        return self.game in GAMES

    @property
    def game(self):
        return self.words[0]

    def open(self):
        if self.words[1:]:
            self.shell.reply["focus"] = "[data-at]"

    def settle(self):
        self.practised = None

    def do_practice(self, message, card):
        """A throw where nothing is at stake."""
        shell = self.shell
        self.practised = GAMES[self.game].practised(message, shell.settings, shell.chance)

    def draw(self):
        shell, (key, *at) = self.shell, self.words
        table = next((page.NAME for page in shell.way.pages if isinstance(page, InGame)), None)
        return rules(shell.say, GAMES[key], "-".join(at) or None, table, self.practised)


def rules(say, game, at=None, back=None, thrown=None):
    """`at` is the anchor one wants to read; `back`: the table that waits for the reader; `thrown`: the card of the last practice throw."""
    chapters = rules_of(game.KEY, say.language)
    return screen(
        "rules",
        [back_sign(say), heading(say("rules.title", game=say(f"{game.KEY}.name")))],
        [
            h.nav(".stations", aria_label=say("rules.contents"))[h.ol[(h.li[station(each, at)] for each in chapters)]],
            h.article(".text")[(chapter(say, game, each, at, thrown) for each in chapters)],
        ],
        button(f"back {back}", say("rules.back"), kind="wide two") if back else None,
        game=game.KEY,
    )


def station(chapter, at):
    is_here = any(at in passage.anchors for passage in (chapter, *chapter.stops))
    return h.a(href=f"#{chapter.anchors[0]}", data_do=f"jump {chapter.anchors[0]}", aria_current="true" if is_here else None)[chapter.title]


def chapter(say, game, passage, at, thrown):
    return h.section(id=passage.anchors[0])[
        h.h2(tabindex="-1", data_at=at in passage.anchors)[passage.title],
        written(say, game, passage, thrown),
        passage.stops
        and h.ol(".stops")[
            (
                h.li(id=stop.anchors[0])[
                    [h.span(id=anchor) for anchor in stop.anchors[1:]],
                    h.h3(tabindex="-1", data_at=at in stop.anchors)[stop.title],
                    written(say, game, stop, thrown),
                ]
                for stop in passage.stops
            )
        ],
    ]


def written(say, game, passage, thrown):
    """Paragraphs as they stand; figures that follow one another stand side by side, rows of a table one below the other."""
    for kind, lines in groupby(passage.lines, type):
        if kind is tuple:
            drawn = [each for name, caption in lines for each in figure(say, game, name, caption, thrown)]
            yield drawn and h.div(".figures")[drawn]
        elif kind is list:
            yield table(*lines)
        else:
            yield from (h.p[emphasised(line)] for line in lines)


def table(head, *rows):
    return h.table(".small")[
        h.thead[h.tr[(h.th(scope="col")[cell] for cell in head)]],
        h.tbody[(h.tr[h.th(scope="row")[first], (h.td[cell] for cell in others)] for first, *others in rows)],
    ]


def emphasised(line):
    return [h.b[piece] if at % 2 else piece for at, piece in enumerate(line.split("*"))]


def figure(say, game, name, caption, thrown):
    drawing = game.figure(name, say, thrown)
    return [h.figure(data_figure=name)[drawing, h.figcaption[caption]]] if drawing is not None else []
