"""Asked in the open: a card of somebody's colour has just been put down. Look at it, or wait for a better one?"""

from web import markup as h
from web.parts import button, heading, who

from .berth import page
from .clues import back


def powers(berth):
    """Each who may look is asked by name; the phone goes over only for a yes."""
    return page(
        berth,
        [heading(berth.say("mystery.ask.power")), [asked(berth, seat, words) for seat, words in berth.seen.words.items()]],
        classes="powers",
    )


def asked(berth, seat, words):
    say, table = berth.say, berth.table
    category = table.power_of(seat)
    return h.section(".paper.power")[
        h.h2[who(berth.people[seat]), h.span(".small.soft")[say(f"mystery.investigator.{table.investigators[seat]}")]],
        h.ul[
            [h.li[back(category, say), button(f"play {seat} {word}", look_at(berth, word), kind="two")] for word in words if word != "no"]
        ],
        button(f"play {seat} no", say("mystery.no"), kind="line wide"),
    ]


def look_at(berth, word):
    """Whose new card it is, and where it came from."""
    _, owner, kind, number = word.split(" ")
    say, name = berth.say, berth.name(int(owner))
    if kind == "hand" and number == owner:
        return say("mystery.look-own", name=name)
    start = berth.name(int(number)) if kind in ("hand", "passing") else say(f"mystery.place.{kind}", n=int(number))
    return say("mystery.look-at", name=name, start=start)
