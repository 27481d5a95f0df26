"""The page of a game that has drawn none yet: what everybody knows, one's own hand, and a plate for each answer."""

from collections.abc import Sequence
from dataclasses import fields

from pygame_logic.playthrough import called
from pygame_logic.table import Table

from . import markup as h
from .parts import button, sign
from .view import View

MOST_PLATES = 60
FRAME = {field.name for field in fields(Table)} | {"phase"}  # what the question is, its plates say
MIDDLE = 0.5  # where an answer is one of very many: one of them


def facts(view: View, key: str) -> h.Html:
    """What lies on the table by the names that the rules give it, and one's own hand, if there is any."""
    known = {field.name: getattr(view.table, field.name) for field in fields(view.table) if field.name not in FRAME}
    if view.seat is not None and view.table.hands[view.seat]:
        known["hand"] = view.table.hands[view.seat]
    return sign(h.dl[[[h.dt[worded(view.say, f"{key}.fact.{name}", name)], h.dd[str(value)]] for name, value in known.items()]])


def questions(view: View, key: str) -> h.Html:
    """One plate for each word of everybody whose answer this page may take."""
    asked = view.seen.words if view.seat is None else {view.seat: view.words or ()}
    return h.div(".plates")[[plates(view, key, seat, words) for seat, words in asked.items()]]


def plates(view, key, seat, words):
    name = None if seat is None or seat == view.seat else view.name(seat)
    listed = words[:MOST_PLATES] if isinstance(words, tuple) else (words.example(lambda: MIDDLE),)
    labels = [(word, worded(view.say, f"{key}.word.{word}", word)) for word in listed]
    return [name and h.h2[name], [button(f"play {called(seat)} {word}", label, kind="line") for word, label in labels]]


def worded(say, key, otherwise):
    return say(key) if key in say else otherwise


def told(table: Table) -> Sequence[tuple[str, Sequence[str]]]:
    """Line by line, as the rules tell it."""
    return [(str(at), [" ".join(map(str, line))]) for at, line in enumerate(table.log, 1)]
