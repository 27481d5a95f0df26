"""The phone changes hands: whose turn it is, on flaps for all to read, and a blind that only a thumb held down will lift."""

from .. import markup as h
from ..parts import disc, flap, heading, menu as menu_sign, ring, screen, sign


def cover(say, person, task, mood, menu=True, tap="hold"):
    return screen(
        "cover",
        menu and menu_sign(say),
        sign(
            heading(h.span[say("cover.pass")], disc(person), flap(person.name, turn=True)),
            h.p[h.strong[task]],
            h.hr,
            h.p(".small.soft")[say("cover.others")],
        ),
        ring("uncover", say(f"cover.{tap}"), "o-seen", say("cover.again")),
        game=mood,
    )
