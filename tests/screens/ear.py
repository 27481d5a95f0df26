"""What somebody hears who never sees the page: roles, names and states in reading order, as browsers tell them to a screen reader.

That they do tell it so, tests/e2e/test_by_ear.py asks Chromium.
"""

import json
from html.parser import HTMLParser

from tests.listener import CONTROLS, Heard, begun
from tests.screens.phone import Phone
from tests.screens.thumbs import HERE, fields
from web.markup import HAVE_NO_INSIDE

PRESSED = {"button": "button", "a": "link", "summary": "summary", "textarea": "textbox", "select": "combobox"}
FIELDS = {"radio": "radio", "checkbox": "checkbox", "range": "slider", "file": "button", "search": "searchbox"}
HEADINGS = ("h1", "h2", "h3", "h4")
ROOMS = {"section": "region", "fieldset": "group", "table": "table", "nav": "navigation", "form": "form", "aside": "complementary"}
LISTS = ("ul", "ol")
ONE_NAME = ("img", "timer", "progressbar")  # what is inside of it is not heard
SILENT = ("defs", "style", "script", "template", "colgroup", "use", "path", "rect", "circle")
LIVE = ("status", "alert", "log")
UNSTEADY = 300  # of a thousand: so far from the mark a tone is stopped, or luck is


class Ears:
    """At a phone without a browser, with a game that is about to begin."""

    def __init__(self, room, people, robots=0, settings=None, **options):
        drawer = {"game/1": begun(room, people, robots, **options), "settings": json.dumps(settings or {})}
        self.phone = Phone(records=drawer, where="game-1")
        self.session = self.phone.shell.session

    def hear(self):
        return heard(self.phone.page.html)

    def does(self, each):
        return each.thing.get("data-do")

    def press(self, each, chance):
        told = each.thing
        verb, *words = told.get("data-do", "").split(" ")
        if "data-marker" in told or verb == "toss":
            places = {mark: int(UNSTEADY * (2 * chance() - 1)) for mark in ("aim", "power")}
            self.phone.send(self.phone.made(f"aim {told.get('data-marker') or words[0]}", at=int(3000 * chance()), **places))
        elif verb not in HERE:
            self.phone.send(self.phone.made(told["data-do"], form=fields(self.phone.page)))

    @property
    def is_over(self):
        return self.phone.screen == "over"


class Tree(HTMLParser):
    """A page as elements within elements."""

    def __init__(self, html):
        super().__init__()
        self.open = [Element("", {})]
        self.feed(html)

    def handle_starttag(self, tag, attributes):
        element = Element(tag, {name: value if value is not None else "" for name, value in attributes})
        self.open[-1].inside.append(element)
        if tag not in HAVE_NO_INSIDE:
            self.open.append(element)

    def handle_endtag(self, tag):
        if tag not in HAVE_NO_INSIDE:
            self.open.pop()

    def handle_data(self, text):
        self.open[-1].inside.append(text)


class Element:
    def __init__(self, tag, attributes):
        self.tag, self.attributes, self.inside = tag, attributes, []

    @property
    def role(self):
        if "role" in self.attributes:
            return self.attributes["role"]
        if self.tag == "input":
            return FIELDS.get(self.attributes.get("type", "text"), "textbox")
        if self.tag in ROOMS:
            return ROOMS[self.tag] if self.name or self.tag == "table" else ""
        return PRESSED.get(self.tag) or ("heading" if self.tag in HEADINGS else "")

    @property
    def is_silent(self):
        told = self.attributes
        return self.tag in SILENT or told.get("aria-hidden") == "true" or "hidden" in told or told.get("type") == "hidden"

    @property
    def name(self):
        """By what it is called, where it is called by itself."""
        label = self.attributes.get("aria-label") or self.attributes.get("placeholder")
        if label is not None:
            return spoken(label)
        if self.tag == "fieldset":
            return next((each.text for each in self.elements if each.tag == "legend"), "")
        return "" if self.tag in ROOMS or self.tag in (*LISTS, "div", "svg", "select", "input", "textarea") else self.text

    @property
    def elements(self):
        return [each for each in self.inside if isinstance(each, Element)]

    @property
    def text(self):
        """All that is heard inside of it."""
        return spoken(" ".join(each if isinstance(each, str) else each.told for each in self.inside))

    @property
    def told(self):
        if self.is_silent or self.role in ("textbox", "combobox"):
            return ""
        return spoken(self.attributes["aria-label"]) if "aria-label" in self.attributes else self.text

    @property
    def states(self):
        told = self.attributes
        marks = {"pressed": told.get("aria-pressed") == "true", "current": told.get("aria-current", "false") != "false"}
        marks |= {"checked": "checked" in told, "disabled": "disabled" in told or told.get("aria-disabled") == "true"}
        return tuple(mark for mark, holds in marks.items() if holds)


def spoken(text):
    return " ".join(text.replace("\N{SOFT HYPHEN}", "").split())


def heard(html):
    """The whole page, from above to below."""
    return [*heard_in(Tree(html).open[0])]


def words_of(html):
    return " ".join(each.name for each in heard(html))


def heard_in(element, within=(), label=None):
    """`label`: the words round a field, by which it is called."""
    for each in element.inside:
        if isinstance(each, str):
            if spoken(each) and label is None:
                yield Heard("text", spoken(each), (), within)
        elif not each.is_silent:
            yield from heard_of(each, within, label)


def heard_of(element, within, label):
    role = element.role
    if role in CONTROLS:
        yield Heard(role, element.name or label or "", (*element.states, *chosen(element)), within, element.attributes)
    elif role == "heading" or role in ONE_NAME:
        yield Heard(role, element.name, element.states, within)
    elif element.tag == "label":
        yield from heard_in(element, within, element.text)
    elif element.tag == "details" and "open" not in element.attributes:
        yield from heard_in(only(element, "summary"), within)
    elif element.tag == "output" or (element.tag == "span" and "aria-label" in element.attributes):
        yield Heard("text", element.name, (), within)
    else:
        is_group = element.tag in (*ROOMS, *LISTS) or role in ("group", "radiogroup", "region")
        if is_group and element.name:
            yield Heard("group", element.name, (), within)
            within = (*within, element.name)
        yield from heard_in(element, within, label)


def only(element, tag):
    kept = Element(element.tag, element.attributes)
    kept.inside = [each for each in element.elements if each.tag == tag]
    return kept


def chosen(element):
    """Of a list, what stands there."""
    if element.tag != "select":
        return ()
    options = [each for each in element.elements if each.tag == "option"]
    return tuple(each.text for each in options if "selected" in each.attributes) or tuple(each.text for each in options[:1])


def said_by_itself(html):
    """The words of every live region: those a screen reader says without being asked."""
    return [each.text for each in everything(Tree(html).open[0]) if is_live(each) and not each.is_silent]


def is_live(element):
    told = element.attributes
    is_so_by_nature = element.tag == "output" or told.get("role") in LIVE
    return told.get("aria-live", "polite" if is_so_by_nature else "off") != "off"


def everything(element):
    for each in element.elements:
        yield each
        yield from everything(each)
