"""Both crews plead, one after the other, then one hand lies on the lever."""

from pygame_logic.dilemma_express.crews import SIDES
from web import markup as h
from web.icons import icon
from web.parts import button, tap, who

from .large import enlarged
from .page import page
from .sentences import sentence
from .tracks import ARROWS, SIDE_WORDS, begun, look, looked_at, tracks

PROMPTS = 12  # questions for whoever does not know how to begin


def pleading(seen, people, say, draft):
    """The draft is what is looked at or asked, and whether the second crew speaks already: "prompt 3", "right", "look L1 right"."""
    table = seen.table
    if place := looked_at(table, draft):
        return enlarged(seen, people, say, place, begun(draft))
    turn = [word for word in draft.split()[-1:] if word in SIDE_WORDS]
    floor, following = on_the_floor(table, people, turn)
    return page(
        seen,
        people,
        say,
        [
            h.ul(".pleas")[[plea(table, people, seat, word, say) for seat, word in from_left(table)]] if table.pleas else None,
            tracks(table, say, do=lambda place: look(place, *turn)),
        ],
        [
            prompt(table, draft, turn, floor, say),
            button(f"draft {following}", say(f"express.now.{following}"), kind="wide")
            if following
            else button("play all heard", say("express.heard", name=people[table.conductor].name), kind="wide"),
        ],
        classes=" ".join(filter(None, ("pleading", table.pleas and "answered", floor and f"{floor}-speaks"))),
    )


def on_the_floor(table, people, turn):
    """Which crew speaks and which speaks after it, or nobody: what robots say is written down already."""
    speak = [SIDE_WORDS[side] for side in SIDES if not all(people[seat].bot for seat in table.crews[side])]
    first, second, *_ = [*speak, None, None]
    return (second, None) if second and turn == [second] else (first, second)


def from_left(table):
    """Each crew's plea stands over its own track."""
    return sorted(table.pleas, key=lambda said: table.side_of(said[0]))


def plea(table, people, seat, word, say):
    """A robot's sentence, in the words of its character, about the cards it names."""
    said = sentence(word, people[seat].bot, table.tracks, table.log, say)
    return h.li(class_=["paper", SIDE_WORDS[table.side_of(seat)]])[who(people[seat]), h.q[said]]


def clock(table, floor, say):
    """A clock that nobody is bound to, for each crew anew: it can wait, and it can be given half a minute."""
    if table.seconds == "none":
        return None
    return h.div(".pleaclock", data_timer=table.seconds, data_floor=floor or "", role="timer")[
        h.output(".num")[table.seconds],
        h.button(".tap", type="button", data_do="timer-pause", aria_label=say("express.clock-pause"))[icon("o-pause"), icon("o-play")],
        tap("timer-more", say("express.clock-more"), "o-plus"),
    ]


def prompt(table, draft, turn, floor, say):
    """For the shy: a question to begin with, another one with each press."""
    verb, _, number = draft.partition(" ")
    at = int(number) if verb == "prompt" and number.isdecimal() else None
    following = (table.round if at is None else at + 1) % PROMPTS
    another = " ".join(["draft prompt", str(following), *turn])
    return [
        h.p[say(f"express.prompt.{at % PROMPTS}")] if at is not None else floor and h.p(".plead")[say(f"express.plead.{floor}")],
        h.div(".row.prompt")[clock(table, floor, say), button(another, say("express.ask-me"), icon="o-people", kind="line")],
    ]


def at_the_lever(seen, people, say, draft, tap):
    table = seen.table
    if place := looked_at(table, draft):
        return enlarged(seen, people, say, place)
    return page(
        seen,
        people,
        say,
        tracks(table, say, do=look),
        [h.p[say("express.pull")], lever(table, say, tap)],
        classes="lever-page",
    )


def lever(table, say, tap):
    """Held, dragged, or by keyboard: never by accident."""
    return h.div(".lever", data_lever=True)[pull(table, 0, say, tap), arm(), pull(table, 1, say, tap)]


def pull(table, side, say, tap):
    word = SIDE_WORDS[side]
    return h.button(
        class_=["btn", word], type="button", data_do=f"play {table.conductor} {word}", data_hold=True, data_again=say("express.pull-again")
    )[icon(ARROWS[side]), h.span[say(f"express.{word}")], h.small[say(f"express.{tap}")]]


def arm():
    return h.svg(viewBox="0 0 120 90", aria_hidden="true")[
        h.path(class_="bed", d="M8 84a52 52 0 0 1 104 0z"),
        h.path(class_="well", d="M20 84a40 40 0 0 1 80 0z"),
        h.g(class_="arm")[h.path(d="M57 78h6l3-58h-12z"), h.circle(class_="knob", cx=60, cy=16, r=14)],
        h.circle(class_="knob", cx=60, cy=82, r=9),
        h.path(class_="way", d="m2 62 10-8 2 16zM118 62l-10-8-2 16z"),
    ]
