"""A new round: who drives, who pleads on which side, and who in a crew lays what. Two of a crew may change jobs before they look."""

from pygame_logic.dilemma_express.crews import SIDES
from pygame_logic.dilemma_express.piles import KINDS
from web import markup as h
from web.icons import icon
from web.parts import button, called_out, disc, heading, menu, tag as badge, who

from .face import KINDS as KIND_WORDS, SIGNS
from .page import page, round_of, tokens
from .tracks import SIDE_WORDS, side_plate


def jobs(seen, people, say, draft):
    table = seen.table
    taken = taken_up(draft, table)
    return page(
        seen,
        people,
        say,
        [
            drives(people[table.conductor], table.tom == table.conductor, say),
            laying(table, people, say),
            [side(table, people, each, taken, say) for each in SIDES],
        ],
        button("play all look", say("express.deal"), kind="wide"),
        (heading(round_of(table, say)), menu(say)),
        classes="jobs",
    )


def drives(person, has_tom, say):
    """The name on the board over both crews. With the driver Tom just stands there."""
    return h.section(".drives")[
        icon("i-captain-hat-profile"),
        h.h2(".small.caps")[say("express.conductor")],
        has_tom and badge(say("express.tom")),
        h.span(".row")[disc(person), h.span(".board")[called_out(person.name, "start")]],
    ]


def taken_up(draft, table):
    """The seat that is about to change its job: "swap 3"."""
    verb, _, seat = draft.partition(" ")
    return int(seat) if verb == "swap" and seat.isdecimal() and table.side_of(int(seat)) is not None else None


def can_swap(crew, people):
    """The rules let any two of a crew change jobs; robots alone do not care, and nobody else is asked to care for them."""
    return len(crew) > 1 and not all(people[seat].bot for seat in crew)


def laying(table, people, say):
    """What stands below the names, and what the arrows beside them are for."""
    may_swap = any(can_swap(crew, people) for crew in table.crews)
    return h.p(".small.laying")[
        h.strong[say("express.who-lays")], may_swap and h.span(".soft")[icon("o-swap"), h.span[say("express.swap-how")]]
    ]


def side(table, people, side, taken, say):
    """One has taken up a job: beside the plate of its crew stands what comes next."""
    crew = table.crews[side]
    return h.section(class_=["crew", SIDE_WORDS[side]], aria_label=say(f"express.crew.{SIDE_WORDS[side]}"))[
        side_plate(side, say),
        taken in crew and h.p(".small.next", role="status")[say("express.swap-with", name=people[taken].name)],
        h.ul[[member(table, people, seat, side, taken, say) for seat in crew]],
    ]


def member(table, people, seat, side, taken, say):
    crew, person = table.crews[side], people[seat]
    row = [
        who(person),
        h.span(".does")[
            [h.span[icon(SIGNS[kind]), h.span[say(f"express.kind.{KIND_WORDS[kind]}")]] for kind in kinds_of(table, seat)],
            seat == table.extra and badge(say("express.tom")),
        ],
        tokens(table.tokens[seat], say),
    ]
    if not can_swap(crew, people):
        return h.li(".paper")[row]
    return h.li(".paper")[
        row,
        h.button(
            ".tap",
            type="button",
            data_do=swap(crew, seat, taken),
            aria_pressed="true" if seat == taken else "false",
            aria_label=say("express.swap", name=person.name),
        )[icon("o-swap")],
    ]


def swap(crew, seat, taken):
    """The first press takes a job up, the second exchanges it; in a crew of two one press is enough."""
    if len(crew) == 2:
        return f"play all swap {crew[0]} {crew[1]}"
    if taken is None or taken not in crew:
        return f"draft swap {seat}"
    if taken == seat:
        return "draft"
    one, other = sorted((taken, seat), key=crew.index)
    return f"play all swap {one} {other}"


def kinds_of(table, seat):
    return [kind for kind in KINDS if seat in table.hands_of(kind)]
