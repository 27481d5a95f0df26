"""Asked in the open: a card of somebody's colour has just been put down. Look at it, or wait for a better one?"""

from web import markup as h
from web.parts import button, heading, who

from .clues import back
from .page import page


def powers(view):
    """Each who may look is asked by name; the phone goes over only for a yes."""
    return page(
        view,
        [heading(view.say("mystery.ask.power")), [asked(view, seat, words) for seat, words in view.seen.words.items()]],
        classes="powers",
    )


def asked(view, seat, words):
    say, table = view.say, view.table
    category = table.power_of(seat)
    return h.section(".paper.power")[
        h.h2[who(view.people[seat]), h.span(".small.soft")[say(f"mystery.investigator.{table.investigators[seat]}")]],
        h.ul[
            [h.li[back(category, say), button(f"play {seat} {word}", look_at(view, word), kind="two")] for word in words if word != "no"]
        ],
        button(f"play {seat} no", say("mystery.no"), kind="line wide"),
    ]


def look_at(view, word):
    """Whose new card it is, and where it came from."""
    _, owner, kind, number = word.split(" ")
    say, name = view.say, view.name(int(owner))
    if kind == "hand" and number == owner:
        return say("mystery.look-own", name=name)
    start = view.name(int(number)) if kind in ("hand", "passing") else say(f"mystery.place.{kind}", n=int(number))
    return say("mystery.look-at", name=name, start=start)
