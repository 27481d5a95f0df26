"""The phone changes hands: whose turn it is, on flaps for all to read, and a blind that only a thumb held down will lift."""

from .. import markup as h
from ..parts import disc, flap, heading, menu, ring, screen, sign, who

LONG = 10  # letters of a name that still are large on one line


def board(name):
    """On flaps; a long name of several words on two lines, for the cells are as large as the longer one lets them be."""
    words = name.split()
    if len(name) <= LONG or len(words) == 1:
        return flap(name, turn=True)
    cuts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    lines = min(cuts, key=lambda cut: max(map(len, cut)))
    return [flap(line, turn=True, wide=max(map(len, lines))) for line in lines]


def cover(say, people, name, task, game, picture=None, tap="hold"):
    """`people` are called by `name`; `picture` is what everybody may look at meanwhile; `tap` how the blind is lifted."""
    called, several = (who, "called several") if len(people) > 1 else (disc, "called")  # one alone is named on the flaps
    return screen(
        "cover",
        menu(say),
        [
            sign(
                heading(h.span[say("cover.pass")], h.span(class_=several)[[called(person) for person in people]], board(name)),
                h.p[h.strong[task]],
                picture is None and [h.hr, h.p(".small.soft")[say("cover.others")]],
            ),
            picture,
        ],
        ring("uncover", say(f"cover.{tap}"), "o-seen", say("cover.again")),
        game=game,
        classes="with-picture" if picture is not None else "",
    )
