"""The time of the crime: twenty-three cards go by, and one time is missing its third. Nobody writes."""

from itertools import takewhile

from pygame_logic.mystery_express.train import CITIES
from web import markup as h
from web.icons import icon
from web.parts import button, flap, heading, menu

from .bag import opened
from .clock_face import face
from .page import own_head, page
from .told import told as in_words


def clock(view):
    """All look at one pile, at three, or at the piles of Wien one after the other; or one alone, while those go round."""
    say, table = view.say, view.table
    seat = view.seat if table.phase == "fan" else None
    times = table.clock if seat is None else table.hands[seat].fan
    return page(
        view,
        [
            None if any(times) else [arrival(view), just_searched(view)],
            cards(view, times),
            told(view, times),
            is_over(table, times) or h.p[say(f"mystery.clock.{what_to_do(view, seat, times)}")],
        ],
        [
            seat is None and not view.is_alone and who_sets_the_pace(view),
            plates(view, "all" if seat is None else seat, times),
        ],
        head=own_head(view) if seat is not None else open_head(say),
        classes="crimeclock",
    )


def open_head(say):
    return heading(say("mystery.event.clock")), h.span(".small.soft.row")[icon("o-lock"), say("mystery.clock.locked")], menu(say)


def who_sets_the_pace(view):
    name = view.name(view.table.whistle)
    return h.p(".row.small")[icon("i-whistle"), h.span(".grow")[view.say("mystery.clock.whistle", name=name)]]


def what_to_do(view, seat, times):
    what = "look" if any(times) else "ready"
    return f"{what}-alone" if view.is_alone or seat is not None else what


def arrival(view):
    """The city comes up on the board of the station."""
    city = view.say(f"mystery.city.{CITIES[view.table.leg]}").replace("\u00ad", "")
    return h.p(".station")[flap(city, turn=True)]


def just_searched(view):
    """What came of a robot's search in the last turn: the clock does not begin before that is known."""
    last = takewhile(lambda line: line[0] != "turn", reversed(view.table.log))
    searched = [line for line in last if line[0] == "bag" and view.people[line[1]].bot]
    return [[opened(line[4], line[3] == line[4], view.say), h.p[in_words(view, line)]] for line in searched]


def cards(view, times):
    """One large watch, three side by side, or a whole pile; what has not come yet keeps its place."""
    kind = "one" if len(times) == 1 else "three" if len(times) == 3 else "whole"
    watches = whole(view, times) if shows_piles(view.table) else singles(view, len(times))
    return h.ul(class_=["watches", kind])[watches, [h.li(".empty") for _ in times[len(watches) :]]]


def whole(view, times):
    """A pile: all its cards come at once."""
    number = next(back for back, line in enumerate(reversed(view.table.log)) if line[0] == "clock")
    return [laid(number, face(time), flap(time)) for time in times]


def singles(view, piles):
    """The card on top of each pile, laid anew even where the time stays the same; who wants no motion reads on it which of all it is."""
    told = [line[1] for line in takewhile(lambda line: line[0] == "times", reversed(view.table.log))][::-1]
    tops = []
    for first in range(min(piles, len(told))):
        pile = told[first::piles]
        card = first + 1 + piles * (len(pile) - 1)
        board = h.span(id=f"laid-{card}")[flap(pile[-1], turn=True)]
        newest = card == len(told) and h.b(".nth.num", aria_hidden="true")[f"{card} / {card + view.table.clock_left}"]
        tops.append(laid(len(pile), face(*pile, large=piles == 1), board, newest))
    return tops


def laid(number, *parts):
    """Odd and even by turns, so that the style sheet sees each card come."""
    return h.li(class_=["shown", ("even", "odd")[number % 2]])[parts]


def told(view, times):
    """For whoever hears the page: each card once, with what is still to come, so that the same time twice is said twice.

    It is said unasked only where all may hear it."""
    number = view.table.clock_left
    left = view.say.form("mystery.clock.pile-left" if shows_piles(view.table) else "mystery.clock.left", {"n": number})
    counted = h.Html(h.escaped(left).format(n=h.drawn(h.span(id=f"left-{number}")[flap(number, "fit", turn=True)])))
    aloud = None if view.is_private else "polite"
    return h.p(".left", aria_live=aloud)[h.span(".vh")[", ".join(filter(None, times)), " "] if any(times) else None, counted]


def is_over(table, times):
    """The last one lies there: nobody is told any more not to write."""
    return any(times) and table.clock_left == 0


def shows_piles(table):
    """Wien: several cards at once."""
    return table.phase == "fan" or table.matter == ("wien",)


def plates(view, called, times):
    """The last one puts the cards away: then everybody writes before anything else happens, unless the table would rather go on.

    To write is where the next card was, for whoever taps on; to go on without is above it."""
    say, table = view.say, view.table
    word = "write" if "write" in view.seen.words.get(None if called == "all" else called, ()) else "next"
    label = f"clock.{word}" if any(times) else "clock.start"
    if word == "next" and is_over(table, times):  # others have still to look
        label = "go-on" if view.is_alone else "clock.done"
    elif word == "next" and any(times) and shows_piles(table):
        label = "clock.next-pile"
    by_itself = table.pace != "hand" and any(times) and table.clock_left > 0
    seconds = int(table.pace) * (len(times) if shows_piles(table) else 1) if by_itself else None
    return h.div(".pace")[
        word == "write" and not view.is_alone and button(f"play {called} next", say("mystery.clock.close"), kind="line"),
        button(f"play {called} {word}", say(f"mystery.{label}"), kind="wide big", data_pace=seconds),
        by_itself
        and h.button(".tap", type="button", data_do="pace-pause", aria_label=say("mystery.clock.pause"))[icon("o-pause"), icon("o-play")],
    ]
