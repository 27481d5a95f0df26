"""The last page of a game: who has won, with what, what is worth telling, and where one goes from there."""

from collections.abc import Sequence

from . import markup as h
from .parts import Screen, button, flap, hand_on, heading, menu, screen, who
from .view import View


def ending(view, key, poster, title, ranks, why=None, tale=None, above=None, result=None):
    """`ranks`: (seat, whether it has won, what is shown of it); `why`: what decided between equals; `result`: the end in words."""
    say, way = view.say, "off" if view.day else view.settings.get("hand-on", "off")  # of the day's deal nobody is told how it ends
    winners = " ".join(str(view.people[seat].colour) for seat, won, _ in ranks if won)  # tickets fall in their colours: confetti.js
    told = result and way != "off" and hand_on(say, way, say("share.result"), "line", result)
    return screen(
        "over",
        [menu(say)],
        [
            h.div(".top", data_tickets=winners or None)[poster, h.div[above and h.p(".caps.small")[above], heading(title)]],
            h.div(".ranks")[
                h.ol(".res.paper")[[h.li(data_first=won)[who(view.people[seat], "grow"), shown] for seat, won, shown in ranks]],
                why and h.p(".why")[why],
            ],
            h.div(".col")[tale, told, compared(view.theirs, say), onward(view, say)],
        ],
        h.div(".row")[
            button("rematch", worded(say, key, "rematch")),
            button("story", worded(say, key, "story"), kind="line"),
            button("home", say("end.home"), kind="line"),
        ],
        classes="finish",
    )


def onward(view, say):
    if view.day:
        return button("today", say("today.word"), "o-day", "line")
    return button("let-play", say("deal.let"), "o-cards", "line")


def compared(theirs, say):
    """How it has ended for others with the same deal."""
    if not theirs:
        return None
    rows = [h.li(class_={"first": each.has_won})[h.span(".grow")[each.name], h.output[str(abs(each.points))]] for each in theirs]
    return h.section(".ended")[h.h2[say("deal.theirs")], h.ol[rows]]


def by_points(view: View, key: str, poster: h.Html, scores: Sequence[int], winners: Sequence[int]) -> Screen:
    """The usual one: whoever has most points is on top."""
    order = sorted(view.table.present, key=lambda seat: -scores[seat])
    title = view.say("end.wins", n=len(winners), names=", ".join(view.name(seat) for seat in winners))
    ranks = [(seat, seat in winners, flap(abs(scores[seat]), "fit")) for seat in order]
    lines = [view.say(f"{key}.name"), title, *(view.say("end.score", name=view.name(seat), n=abs(scores[seat])) for seat in order)]
    return ending(view, key, poster, title, ranks, result="\n".join(lines))


def worded(say, key, word):
    """In the game's own words, where it has some."""
    return say(f"{key}.{word}") if f"{key}.{word}" in say else say(f"end.{word}")
