"""Asked in the open: a card of somebody's colour has just been put down. Look at it, or wait for a better one?"""

from web import markup as h
from web.icons import icon
from web.parts import button, heading, who

from .clues import back
from .page import page


def powers(view):
    """Each who may look is asked by name; the phone goes over only for a yes."""
    seats = [*view.seen.words]
    is_one = len(seats) == 1
    return page(
        view,
        [heading(question(view)), [asked(view, seat, words, is_one) for seat, words in view.seen.words.items()]],
        no(view, seats[0]) if is_one else None,
        classes="powers",
    )


def no(view, seat):
    return button(f"play {seat} no", view.say("mystery.no"), kind="line wide")


def question(view):
    """Whoever holds the phone reads it out: so it calls the one it is for."""
    if len(view.seen.words) > 1:
        return view.say("mystery.ask.powers")
    seat = next(iter(view.seen.words))
    return view.say("mystery.ask.power", name=view.name(seat), category=view.say(f"mystery.category.{view.table.power_of(seat)}"))


def asked(view, seat, words, is_one):
    say, table = view.say, view.table
    return h.section(".paper.power", aria_label=view.name(seat))[
        h.h2[who(view.people[seat]), h.span(".small.soft")[say(f"mystery.investigator.{table.investigators[seat]}")]],
        h.ul[[h.li[on_its_way(view, seat, word)] for word in words if word != "no"]],
        None if is_one else no(view, seat),
    ]


def on_its_way(view, seat, word):
    """The back of the card between the two it has gone from and to, and the plate that turns it for one pair of eyes."""
    say, category = view.say, view.table.power_of(seat)
    _, owner, kind, number = word.split(" ")
    owner = int(owner)
    is_shown = kind == "hand" and int(number) == owner
    person = kind in ("hand", "passing")
    start = view.name(int(number)) if person else say(f"mystery.place.{kind}", n=int(number))
    label = say("mystery.look-own", name=view.name(owner)) if is_shown else say("mystery.look-at", name=view.name(owner), start=start)
    return [
        h.span(class_=["way", {"shown": is_shown}], aria_hidden="true")[
            None if is_shown else [who(view.people[int(number)]) if person else h.span[start], icon("o-right")],
            back(category, say),
            who(view.people[owner]),
        ],
        button(f"play {seat} {word}", label, kind="two wide"),
    ]
