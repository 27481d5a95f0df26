"""The sheet of one traveller: all values, five legs, what was seen where, and what it makes of it."""

from pygame_logic.clues import CATEGORIES, QUESTIONS, values_of
from pygame_logic.sheet import sheet_of
from pygame_logic.train import CITIES, LEGS

from .. import markup as h
from ..icons import icon
from ..parts import disc
from .mystery_berth import own_head, page
from .mystery_clues import SIGNS, value_name

MARK_SIGNS = {"out": "o-cross", "maybe": "o-maybe", "sure": "o-tick"}


def sheet(berth):
    say, table, seat = berth.say, berth.table, berth.seat
    level = table.assist
    seen = sheet_of(table, seat) if level != "0" else None
    return page(
        berth,
        [
            h.table(".sheet.paper")[
                h.caption(".vh")[say("mystery.sheet", name=berth.name(seat))],
                h.thead[
                    h.tr[
                        h.th(scope="col")[h.span(".vh")[say("mystery.clue")]],
                        h.th(scope="col")[h.span(".vh")[say("mystery.mark")]],
                        [
                            h.th(scope="col", aria_current="true" if leg == table.leg else None)[say(f"mystery.short.{CITIES[leg]}")]
                            for leg in LEGS
                        ],
                    ]
                ],
                [body(berth, question, seen) for question in QUESTIONS],
            ],
        ],
        jump(say),
        head=own_head(berth),
        classes="sheetpage",
        tab="sheet",
    )


def body(berth, question, seen):
    say, table = berth.say, berth.table
    return h.tbody(data_cat=question, id=f"rows-{question}")[
        h.tr(".cat")[h.th(scope="rowgroup", colspan="7")[icon(SIGNS[question]), h.span[say(f"mystery.category.{question}")]]],
        [row(berth, question, value, seen) for value in values_of(question, table.number)],
    ]


def row(berth, question, value, seen):
    say = berth.say
    mark = berth.pocket.marks.get(value, "")
    follows = seen and berth.table.assist == "2" and value in seen.crossed
    shown = mark or ("out" if follows else "")
    return h.tr(class_={"out": shown == "out", "hot": shown in ("maybe", "sure")})[
        h.th(scope="row")[value_name(value, say)],
        h.td(".st")[
            h.button(
                type="button", data_do=f"jot mark {value}", aria_label=say(f"mystery.mark.{shown or 'open'}", value=value_name(value, say))
            )[icon(MARK_SIGNS[shown]) if shown else None]
        ],
        [cell(berth, value, leg, seen) for leg in LEGS] if question in CATEGORIES else [h.td for _ in LEGS],
    ]


def cell(berth, value, leg, seen):
    """Whose cards one has seen there on that leg; and one's own strokes."""
    say = berth.say
    places = [] if seen is None else list(dict.fromkeys(each.place for each in seen.sightings if (each.value, each.leg) == (value, leg)))
    own = berth.pocket.cells.get(f"{value} {leg}", "")
    return h.td[
        h.button(type="button", data_do=f"jot cell {value} {leg}", aria_label=say("mystery.cell", value=value_name(value, say), n=leg))[
            [seen_at(berth, place) for place in places], own and h.span(".strokes")[{"once": "I", "twice": "II"}[own]]
        ]
    ]


def seen_at(berth, place):
    if place.kind in ("slot", "stack"):
        return icon(
            "i-captain-hat-profile" if place.kind == "slot" else "i-armchair", berth.say(f"mystery.place.{place.kind}", n=place.number)
        )
    return disc(berth.people[place.number], berth.name(place.number))


def jump(say):
    return h.nav(".jump", aria_label=say("mystery.jump"))[
        [
            h.a(href=f"#rows-{question}", data_cat=question)[icon(SIGNS[question]), h.span[say(f"mystery.category.{question}")]]
            for question in QUESTIONS
        ]
    ]
