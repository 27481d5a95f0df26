"""What the pages of Dilemma Express have in common: who drives, which round it is, and whose hand this is."""

from web import markup as h
from web.icons import icon
from web.parts import heading, menu, screen, who

from .tracks import SIDE_WORDS, side_plate

CREW_SIGN = "i-skull-crossed-bones"


def page(seen, people, say, main, foot, head=None, name="table", classes=""):
    return screen(name, head or public_head(seen.table, people, say), main, foot, classes=classes)


def public_head(table, people, say):
    return (
        heading(h.span(".vh")[say("express.conductor"), ": "], known(people[table.conductor], say), class_="row"),
        h.span(".small.soft")[round_of(table, say)],
        menu(say),
    )


def known(person, say):
    """By name; and of a robot what it minds, for whoever would like to live."""
    return [who(person), person.bot and h.small(".soft")[say(f"level.{person.bot}")]]


def round_of(table, say):
    """How far it has come; of a game that ends with a death nobody knows how far that is."""
    if table.deadly:
        return say("express.round-until", round=table.round, n=table.deadly)
    return say("express.round", n=table.round, of=table.round + len(table.turns) - 1)


def crew_head(table, people, seat, kind, sign, say):
    """Of a secret page: whose it is, and which job."""
    return (
        side_plate_small(table.side_of(seat), say),
        h.span(".row.grow")[who(people[seat])],
        kind and h.span(".small.caps.row")[icon(sign), h.span[say(f"express.kind.{kind}")]],
        menu(say),
    )


def side_plate_small(side, say):
    plate = side_plate(side, say)
    return h.div(".crewplate", aria_label=say(f"express.crew.{SIDE_WORDS[side]}"), role="img")[plate]


def tokens(number, say):
    return h.span(".tok", role="img", aria_label=say("express.tokens", n=number))[icon(CREW_SIGN), str(number)]


def beside(table, people, seat, say):
    """Who may look over this shoulder."""
    others = [other for other in table.crews[table.side_of(seat)] if other != seat and table.may_see(other, seat)]
    mates = [people[other] for other in others if not people[other].bot]
    if not mates:
        return None
    return h.p(".small.soft.beside")[h.span[say("express.may-look", n=len(mates))], h.span(".called")[[who(mate) for mate in mates]]]
