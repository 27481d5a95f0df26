"""The phone changes hands: whose turn it is, on flaps for all to read, and a blind that only a thumb held down will lift."""

from .. import markup as h
from ..parts import called_out, disc, flap, heading, menu, ring, screen, sign, who


def cover(say, people, name, task, game, picture=None, tap="hold"):
    """`people` are called by `name`; `picture` is what everybody may look at meanwhile; `tap` how the blind is lifted."""
    called, several = (who, "called several") if len(people) > 1 else (disc, "called")
    board = flap(name, turn=True) if len(people) > 1 else called_out(name)  # of several the names stand above it: one row is enough
    return screen(
        "cover",
        menu(say),
        [
            sign(
                heading(h.span[say("cover.pass")], h.span(class_=several)[[called(person) for person in people]], board),
                h.p[h.strong[task]],
                h.p(".vh")[say("cover.aloud")],
                picture is None and [h.hr, h.p(".small.soft")[say("cover.others")]],
            ),
            picture,
        ],
        ring("uncover", say(f"cover.{tap}"), "o-seen", say("cover.again")),
        game=game,
        classes="with-picture" if picture is not None else "",
    )
