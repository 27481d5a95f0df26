"""What every page is written with: `h.p(".small")["Good evening"]` is a paragraph. Whatever was not written so is text, whoever typed it.

An element is text from the moment it has its contents: a page is drawn in one go, without a tree in between. htpy, in whose manner this
is written, took four times as long to draw a page, and a press on the phone twice as long.
"""

from functools import cache
from types import GeneratorType

HAVE_NO_INSIDE = frozenset({"br", "col", "hr", "img", "input", "link", "meta"})


class Html(str):
    """Markup, to be taken as it stands."""

    __slots__ = ()


class Element:
    """An element that may still be given attributes, `h.a(".link", href="…")`, and contents, `h.p["…"]`."""

    __slots__ = ("closing", "name", "opening")

    def __init__(self, name, attributes=""):
        self.name = name
        self.opening = f"<{name}{attributes}>"
        self.closing = "" if name in HAVE_NO_INSIDE else f"</{name}>"

    def __call__(self, *given, **named):
        """Attributes by keyword, `aria_label` for aria-label; in a dict their names stand as they are; ".i.wide" says classes."""
        attributes = {}
        for each in given:
            attributes |= {"class": each[1:].replace(".", " ")} if isinstance(each, str) else each
        for name, value in named.items():
            attributes[spelt(name)] = value
        return Element(self.name, "".join([attribute(name, value) for name, value in attributes.items()]))

    def __getitem__(self, contents):
        return Html(f"{self.opening}{drawn(contents)}{self.closing}")

    def __str__(self):
        return self.opening + self.closing


def drawn(part):
    """Anything that can stand in an element: markup, a sentence, a number, nothing at all (None, True, False), or a row of these."""
    kind = type(part)
    if kind is Html:
        return part
    if kind is str:
        return escaped(part)
    if part is None or kind is bool:
        return ""
    if kind is Element or kind is int:
        return str(part)
    if kind in (list, tuple, GeneratorType):
        return "".join([drawn(each) for each in part])
    raise TypeError(f"{part!r} can stand in no page")


def escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&#34;").replace("'", "&#39;")


def attribute(name, value):
    """What is False, None or no class at all is left away; True is the name alone."""
    if name == "class" and not isinstance(value, str):
        value = " ".join(classes(value)) or None
    if value is None or value is False:
        return ""
    return f" {name}" if value is True else f' {name}="{escaped(str(value))}"'


def classes(value):
    """["btn", "", None] is btn; {"wide": is_wide} is wide where that is so."""
    for each in [value] if isinstance(value, dict) else value or ():
        if isinstance(each, dict):
            yield from (name for name, holds in each.items() if holds)
        elif each:
            yield each


@cache
def spelt(name):
    return name.removesuffix("_").replace("_", "-")


@cache
def __getattr__(name):
    """h.p is the element p, and so for every name there is."""
    if name.startswith("_"):
        raise AttributeError(name)
    return Element(name)
