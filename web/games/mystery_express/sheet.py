"""The sheet of one traveller: all values, five legs, what was seen where, and what it makes of it."""

from typing import NamedTuple

from pygame_logic.mystery_express.clues import CATEGORIES, CATEGORY, QUESTIONS, WHEN, values_of
from pygame_logic.mystery_express.sheet import sheet_of
from pygame_logic.mystery_express.train import CITIES, LEGS
from web import markup as h
from web.icons import icon
from web.parts import button, disc, tap

from .clues import SIGNS, value_name
from .marks import MARKS, worked_out
from .page import own_head, page
from .pocket import LONGEST_NOTE
from .told import where

STROKES = {"once": "I", "twice": "II", "thrice": "III"}
PLACES = {"slot": "o-cap", "stack": "i-armchair"}


def sheet(view):
    table = view.table
    known = sheet_of(table, view.seat) if table.assist != "0" else None
    app, seen = worked_out(table, known), seen_of(known) if known else {}
    value = view.draft.removeprefix("sheet").strip() if view.draft.startswith("sheet") else ""
    is_open = value in CATEGORY and value in values_of(CATEGORY[value], table.number)
    after_clock = table.phase == "write"
    categories = None if after_clock else [category(view, each, app, seen) for each in CATEGORIES]
    return page(
        view,
        [
            h.h2(".vh")[view.say("mystery.sheet", name=view.name(view.seat))],
            h.p(".write-now")[icon("o-pen"), h.span[view.say("mystery.write-now")]] if after_clock else None,
            h.div(".sheets")[categories, times(view), note(view)],
        ],
        [
            closer(view, value, app, seen) if is_open else None if after_clock else jump(view.say),
            after_clock and button(f"play {view.seat} written", view.say("mystery.written"), kind="wide"),
        ],
        head=own_head(view),
        classes="sheetpage closer" if is_open else "sheetpage",
        tab=None if after_clock else "sheet",
    )


class Found(NamedTuple):
    """What was seen of a value on a leg."""

    places: tuple = ()  # where, and whether it may be the same card again
    is_pair: bool = False  # two cards for certain


def seen_of(known):
    """(value, leg) → what was found there."""
    places = {}
    for each in known.sightings:
        places.setdefault((each.value, each.leg), []).append((each.place, (each.value, each.at) in known.again))
    return {there: Found(tuple(found), there in known.pairs) for there, found in places.items()}


def category(view, category, app, seen):
    say, table = view.say, view.table
    return h.table(".sheet.paper", id=f"sheet-{category}", data_cat=category)[
        columns(),
        h.thead(id=f"rows-{category}")[
            h.tr[
                h.th(".cat", scope="col", colspan="2")[title(category, say), onward(category, say)],
                [
                    h.th(scope="col", aria_current="true" if leg == table.leg else None)[
                        h.abbr(title=say(f"mystery.city.{CITIES[leg]}"))[say(f"mystery.short.{CITIES[leg]}")]
                    ]
                    for leg in LEGS
                ],
            ]
        ],
        h.tbody[
            [
                row(view, value, app, [cell(view, value, leg, seen.get((value, leg), Found())) for leg in LEGS])
                for value in values_of(category, table.number)
            ]
        ],
    ]


def onward(category, say):
    """Whoever goes through the page control by control need not come by every box of this one."""
    following = QUESTIONS[QUESTIONS.index(category) + 1]
    name = say(f"mystery.category.{following}")
    return h.button(".skip", type="button", data_do=f"jump sheet-{following}")[say("mystery.jump-on", category=name)]


def times(view):
    """The app never helps with the time: a box and a strip for whatever one remembers."""
    return h.table(".sheet.times.paper", id=f"sheet-{WHEN}", data_cat=WHEN)[
        columns(),
        h.thead(id=f"rows-{WHEN}")[h.tr[h.th(".cat", scope="col", colspan="7")[title(WHEN, view.say)]]],
        h.tbody[[row(view, time, {}, strip(view, time)) for time in values_of(WHEN, view.table.number)]],
    ]


def columns():
    """A name, a box, five legs."""
    return h.colgroup[h.col, h.col(".narrow", span="6")]


def title(question, say):
    return icon(SIGNS[question]), h.span[say(f"mystery.category.{question}")]


def row(view, value, app, cells):
    name = value_name(value, view.say)
    return h.tr(id=f"row-{value}", class_=view.pocket.marks.get(value, app.get(value, "open")))[
        h.th(scope="row")[h.button(type="button", data_do=f"draft sheet {value}")[name]], h.td(".st")[box(view, value, app)], cells
    ]


def box(view, value, app):
    """Held for a moment it is sure at once, or open again; what the app has worked out has a broken line round it."""
    own = view.pocket.marks.get(value)
    mark = own or app.get(value, "open")
    return h.button(
        type="button",
        data_do=f"jot mark {value}",
        data_long=f"jot mark {value} {'open' if mark == 'sure' else 'sure'}",
        aria_label=view.say(f"mystery.{'app' if own is None and value in app else 'mark'}.{mark}", value=value_name(value, view.say)),
        class_="app" if own is None and value in app else None,
    )[sign(mark)]


def sign(mark):
    return {"open": None, "out": icon("o-cross"), "maybe": h.b["?"], "sure": icon("o-tick")}[mark]


def cell(view, value, leg, found):
    """Whose cards one has seen there on that leg, two that are proof linked; and one's own strokes."""
    say = view.say
    own = view.pocket.cells.get(f"{value} {leg}", "none")
    label = say("mystery.cell", value=value_name(value, say), n=leg)
    return h.td[
        h.button(
            type="button",
            data_do=f"jot cell {value} {leg}",
            data_long=f"jot cell {value} {leg} {'none' if own == 'twice' else 'twice'}",
            class_=["crowded" if len(found.places) + (own != "none") > 1 else None, "pair" if found.is_pair else None],
        )[h.span(".vh")[label], [seen_there(view, *each) for each in found.places], proof(found, say), strokes(own, say)]
    ]


def seen_there(view, place, is_again):
    """The same card again, perhaps, has a question mark before it."""
    return [is_again and h.b(".again", aria_hidden="true")["?"], seen_at(view, place)]


def proof(found, say):
    return found.is_pair and h.span(".proof")[h.span(".vh")[say("mystery.pair")]]


def seen_at(view, place):
    if place.kind in PLACES:
        return icon(PLACES[place.kind], where(place, view.people, view.say))
    return disc(view.people[place.number], view.name(place.number))


def strip(view, time):
    say = view.say
    own = view.pocket.cells.get(time, "none")
    return h.td(".strip", colspan="5")[
        h.button(type="button", data_do=f"jot strip {time}")[h.span(".vh")[say("mystery.strip", value=time)], strokes(own, say)]
    ]


def strokes(mark, say):
    return None if mark == "none" else h.span(".strokes", role="img", aria_label=say(f"mystery.stroke.{mark}"))[STROKES[mark]]


def note(view):
    """Kept while one writes. The first line break of a textarea is none, so it is given one."""
    return h.label(".note.paper")[
        h.span[view.say("mystery.note")],
        h.textarea(name="own-note", rows="5", maxlength=str(LONGEST_NOTE), data_do="jot note", data_live=True)["\n", view.pocket.note],
    ]


def closer(view, value, app, seen):
    """One value, looked at closely: every mark by its word, and where it was seen."""
    say, name = view.say, value_name(value, view.say)
    own = view.pocket.marks.get(value)
    found = [(leg, seen[value, leg]) for leg in LEGS if (value, leg) in seen]
    return h.section(".closer.paper", aria_label=name, data_eyes=value)[
        h.div(".row")[h.h2(".grow")[name], tap("draft sheet", say("mystery.close"), "o-cross", data_escape=f"draft sheet {value}")],
        h.div(".fourmarks", role="group", aria_label=say("mystery.mark"))[
            [
                h.button(
                    type="button",
                    data_do=f"jot mark {value} {mark}",
                    aria_pressed="true" if mark == (own or app.get(value, "open")) else "false",
                )[h.span(".markbox")[sign(mark)], h.span[say(f"mystery.word.{mark}")]]
                for mark in MARKS
            ]
        ],
        own is None and value in app and h.p(".small")[say(f"mystery.app.{app[value]}", value=name)],
        found and h.ul(".small")[[found_on(view, leg, *each) for leg, each in found]],
    ]


def found_on(view, leg, places, is_pair):
    """Where it was seen on that leg, and what that means."""
    say = view.say
    return h.li[
        h.span[h.b[say("mystery.leg-short", n=leg)], [seen_at(view, place) for place, _ in places]],
        h.p[
            "\u00a0· ".join(where(place, view.people, say) for place, _ in places),
            is_pair and h.b[say("mystery.pair")],
            not is_pair and any(is_again for _, is_again in places) and h.i[say("mystery.again")],
        ],
    ]


def jump(say):
    return h.nav(".jump", aria_label=say("mystery.jump"))[
        [h.button(type="button", data_do=f"jump rows-{question}", data_cat=question)[title(question, say)] for question in QUESTIONS]
    ]
