"""What the pages of Dilemma have in common: the frame, and who has how many lives and points."""

from web import markup as h
from web.parts import heading, lives, menu, screen, who

from .cards import inks


def page(seen, people, say, main, foot, head=None, name="table", classes=""):
    """A screen of this game: the patterns of everybody's cards come along."""
    head = head or (heading(say("dilemma.turn", n=seen.table.turn)), menu(say))
    return screen(name, head, [main, inks(people)], foot, classes=classes)


def is_shared(seen, people):
    """Whether others share the phone with the one whose page this is."""
    return seen.seat is not None and sum(not person.bot for person in people) > 1


def is_followed(seen):
    """Whether somebody else is asked yet before everybody looks."""
    return any(seat != seen.seat for seat in seen.awaited)


def seats(seen, people, say, without=None):
    """Everybody else: what is left of their lives, and their points."""
    table = seen.table
    return h.ul(".seats")[
        (h.li[who(person), life(table, seat, say), points(table, seat, say)] for seat, person in enumerate(people) if seat != without)
    ]


def own(seen, seat, people, say, clock=None):
    """Whose page it is, and what is left to them; while a clock runs it has that place."""
    mine = h.span(".mine")[life(seen.table, seat, say), points(seen.table, seat, say)]
    return heading(who(people[seat])), clock or mine, menu(say)


def life(table, seat, say):
    whole = 3 if len(table.hands) == 3 else 2
    return lives(table.lives[seat], whole, say("dilemma.lives", left=table.lives[seat], of=whole))


def points(table, seat, say):
    return h.b(".num", role="img", aria_label=say("dilemma.points", n=table.scores[seat]))[str(table.scores[seat])]
