"""The parts every screen is made of: enamel plates, tickets, tags, split flaps and signal discs. Nothing else hangs on this wall."""

import unicodedata
from dataclasses import dataclass
from functools import cache
from typing import Any

from . import markup as h
from .icons import icon as drawn, sprite

SOFT_HYPHEN = "\N{SOFT HYPHEN}"


@dataclass(frozen=True)
class Screen:
    """A whole screen. Whether a secret is on it, and how many answers were given when it was drawn, whoever draws it cannot say."""

    name: str
    inside: h.Html
    classes: str
    game: str | None
    said: int = 0
    is_private: bool = False

    def __str__(self):
        root = h.div(
            id="screen", class_=["screen", self.classes], data_screen=self.name, data_game=self.game, data_said=str(self.said),
            data_private=self.is_private,
        )  # fmt: skip
        return root[self.inside, sprite(self.inside)]


def screen(name: str, head: Any, main: Any, foot: Any, game: str | None = None, classes: str = "") -> Screen:
    """A sign above, the work in the middle, the thumb below; what is None is left away. It brings the shapes of its own signs."""
    header = head is not None and h.header(".head")[head]
    footer = foot is not None and h.footer(".foot")[foot]
    return Screen(name, h.Html(h.drawn([header, h.main[main], footer])), classes, game)


def heading(*words, **attrs):
    """The one h1 of a screen; it takes the focus when the screen appears."""
    return h.h1(tabindex="-1", **attrs)[words]


def back(say, do="back"):
    return tap(do, say("back"), "o-back", data_back=True)


def menu(say):
    return tap("menu", say("menu"), "o-menu")


def does(do, why=None):
    """What a control says it does. One that is closed now can be asked `why`: the key of a sentence, and a number in it or a paragraph of
    the rules."""
    return {"data-do": f"why {why}", "aria-disabled": "true"} if why else {"data-do": do}


def button(do, label, icon=None, kind="", hold=False, why=None, **attrs):
    """An enamel plate. `kind`: "wide", "two" (second colour), "line" (outlined). The label says what happens."""
    plate = {"type": "button", "class": ["btn", kind]} | does(do, why)
    return h.button(plate, data_hold=hold, **attrs)[icon and drawn(icon), h.span[label]]


def apart(label, address):
    """A plate that opens an address in a tab of its own."""
    return h.a(".btn.wide", href=address, target="_blank", rel="noopener")[h.span[label]]


def hand_on(say, way, label, kind, text=None, link=None):
    """A plate that gives the address of the app away, or another link, after a text. `way`: "send", by the phone's own sheet; or "copy".

    The page itself does it, and writes on the plate what came of it."""
    told = {"data_done": say("share.copied"), "data_refused": say("share.refused")}
    text = text and text.replace(SOFT_HYPHEN, "")  # elsewhere it might be shown or searched for
    return button(way, label, {"send": "o-share", "copy": "o-copy"}[way], kind, data_text=text, data_link=link, **told)


def ring(do, label, icon, again=None, **attrs):
    """The round pull, held until its ring is full: for revealing and for what is final. `again`: what it answers a key's first press."""
    return h.button(".hold", type="button", data_do=do, data_hold=True, data_again=again, **attrs)[drawn(icon), h.span[label]]


def tap(do, label, icon, why=None, **attrs):
    """A sign to touch, 44 px, where a word would not fit; the word is there for whoever cannot see it."""
    return h.button(".tap", does(do, why), type="button", aria_label=label, **attrs)[drawn(icon)]


def link(do, label, href=None, **attrs):
    """Words to press; with an address, a page that can also be had without Python."""
    return h.a(".link", href=href, data_do=do, **attrs)[label] if href else h.button(".link", type="button", data_do=do, **attrs)[label]


@cache
def glyph(colour, label=None):
    marks = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    return h.svg(marks)[h.use(href=f"#g{colour}")]


def who(person, kind="", **attrs):
    """A player: disc, glyph and name; a robot wears its sign."""
    return h.span(class_=["who", kind], data_p=str(person.colour), **attrs)[
        glyph(person.colour), h.span[person.name], person.bot and drawn("o-robot")
    ]


def disc(person, label=None, kind=""):
    """A player's disc alone, where the name stands nearby or in the label."""
    return h.span(class_=["who", kind], data_p=str(person.colour))[glyph(person.colour, label)]


def letters(text):
    """One entry for each mark a reader would count: accents stay with their letter."""
    cells = []
    for mark in text:
        if cells and unicodedata.combining(mark):
            cells[-1] += mark
        else:
            cells.append(mark)
    return cells


LONG = 10  # letters of a name that still are large on one line
BROAD = {"M": "broad"} | dict.fromkeys("WŒÆ@%ЖШЩЮФЫ", "broader")  # than a cell of the board: printed smaller


def flap(text, kind="", turn=False, wide=0, label=None):
    """The split-flap board: one line, always; the more letters, the smaller the cells. `kind`: "fit" takes no more room than it needs;
    `wide`: how many cells the board has, where it has more than letters; `label`: what a number means, for whoever hears it."""
    cells = letters(str(text))
    width = str(min(max(wide, len(cells)), 24))
    return h.span(class_=["flap", kind, {"turn": turn}], role="img", aria_label=label or str(text), data_n=width)[
        h.span(aria_hidden="true")[(lettered(cell) for cell in cells)]
    ]


def called_out(name, kind=""):
    """On flaps; a long name of several words, or with a hyphen, on two lines: the cells are as large as the longer one lets them be."""
    cuts = [(name[: at + 1].rstrip(), name[at + 1 :].lstrip()) for at, mark in enumerate(name[:-1]) if mark in " -"]
    if len(name) <= LONG or not cuts:
        return flap(name, kind, turn=True)
    lines = min(cuts, key=lambda cut: max(map(len, cut)))
    return [flap(line, kind, turn=True, wide=max(map(len, lines))) for line in lines]


def lettered(cell):
    width = BROAD.get(cell.upper()[0])
    return h.b(class_=width)[h.i[cell] if width else cell]


def ticket(do, icon, title, line, stub, **attrs):
    """Something one keeps or returns to. The stub is the action."""
    return h.button(".ticket", type="button", data_do=do, **attrs)[
        h.span(".face")[drawn(icon), h.span(".grow")[h.strong[title], h.span(".small.soft")[line]]],
        h.span(".stub.go")[drawn("o-right"), h.span(".vh")[stub]],
    ]


def group(legend, *parts, kind=""):
    return h.fieldset(class_=kind or None)[h.legend[legend], parts]


def segment(name, words, chosen, label, do=None, kind=""):
    """One of few: real radios side by side. `words` are pairs of value and text. A press on one says `do` and its value."""
    return h.div(class_=["segment", kind], role="radiogroup", aria_label=label)[
        (h.label[h.input(type="radio", name=name, value=value, checked=value == chosen, data_do=do), h.span[text]] for value, text in words)
    ]


def switch(name, on, label, why=None, do=None):
    """Off or on, with the reason beside it. The hidden field says "off" for a box that is not ticked."""
    return h.label(".opt")[
        h.span(".grow")[h.b[label], why and h.span(".small.soft")[why]],
        h.input(type="hidden", name=name, value="off"),
        h.input(".lever-switch", type="checkbox", role="switch", name=name, value="on", checked=on, data_do=do),
    ]


def pick(name, value, label, chosen=False, kind="radio", do=None):
    return h.label(".pick")[h.input(type=kind, name=name, value=value, checked=chosen, data_do=do), h.span[label]]


def lives(left, of, label):
    """Full and empty places: what is left is counted, not coloured."""
    return h.span(".lives", role="img", aria_label=label)[(h.b(class_=None if at < left else "gone") for at in range(of))]


def poster(picture, name, *lines, below=None, over=None, **attrs):
    """A game's poster is a door: its words on one ink, its picture beside them; `over` it a plate that leads elsewhere."""
    return h.div(".door")[h.a(".poster", **attrs)[h.span(".name")[h.strong[name], lines], h.span(".scene")[picture], below], over]


def tag(text):
    return h.span(".tag")[text]


def stamp(text):
    return h.span(".stamp")[text]


def sign(*parts, kind=""):
    """An enamel sign with a double line: what everybody in the room may read."""
    return h.section(class_=["sign", "paper", kind])[parts]


def notice(icon, title, text, *actions, away, kind=""):
    """A notice pasted over the foot: what happened, in a sentence, and what can be done now; `away` takes it down."""
    return h.section(class_=["notice", "paper", kind], aria_label=title)[
        drawn(icon),
        h.p[h.strong[title], text and h.span(".small.soft")[text]],
        away,
        actions and h.div(".row")[actions],
    ]
