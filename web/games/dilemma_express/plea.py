"""Both crews plead, one after the other, then one hand lies on the lever."""

from pygame_logic.dilemma_express.crews import SIDES
from web import markup as h
from web.icons import icon
from web.parts import button, tap

from .large import enlarged
from .page import page
from .pleas import pleas
from .reading import SPEECH, read, read_now, reading
from .tracks import ARROWS, SIDE_WORDS, begun, look, looked_at, tracks

PROMPTS = 12  # questions for whoever does not know how to begin


def pleading(view):
    """The draft is what is read, looked at or asked, and which crew speaks: "read L2", "left", "prompt 3 left", "look L1 right".

    Among robots nobody listens: there is nothing to read aloud, to time or to ask."""
    seen, people, say, draft = view.seen, view.people, view.say, view.draft
    table = seen.table
    if place := looked_at(table, draft):
        return enlarged(seen, people, say, place, begun(draft))
    turn = [word for word in draft.split()[-1:] if word in SIDE_WORDS]
    if is_heard(view) and (leaf := read_now(table, draft)):
        return reading(seen, people, say, leaf, turn)
    floor, following = on_the_floor(table, people, turn) if is_heard(view) else (None, None)
    return page(
        seen,
        people,
        say,
        [
            None if is_heard(view) else pleas(table, people, say),
            tracks(table, say, do=lambda place: look(place, *turn), people=people),
        ],
        [
            clock(table, floor, say),
            floor and h.p(".plead")[whose_turn(draft, floor, say)],
            onward(table, people, draft, turn, following, say, is_asked=is_heard(view)),
        ],
        classes=" ".join(filter(None, ("pleading glance", floor and f"{floor}-speaks"))),
    )


def is_heard(view):
    """Whether anybody listens: robots do not."""
    return sum(not view.people[seat].bot for seat in view.table.present) > 1


def on_the_floor(table, people, turn):
    """Which crew speaks and which speaks after it, or nobody: what robots say is written down already."""
    speak = [SIDE_WORDS[side] for side in SIDES if not all(people[seat].bot for seat in table.crews[side])]
    first, second, *_ = [*speak, None, None]
    return (second, None) if second and turn == [second] else (first, second)


def clock(table, floor, say):
    """A clock that nobody is bound to, for each crew anew: it runs once somebody says so, can wait, and can be given half a minute."""
    if table.seconds == "none" or not floor:
        return None
    return h.div(".pleaclock", data_timer=table.seconds, data_floor=floor, role="timer")[
        h.output(".num", aria_live="off")[table.seconds],
        h.button(".btn.go", type="button", data_do="timer-pause")[h.span[say("express.clock-go")]],
        h.button(".tap.runs", type="button", data_do="timer-pause", aria_label=say("express.clock-pause"))[icon("o-pause"), icon("o-play")],
        tap("timer-more", say("express.clock-more"), "o-plus"),
    ]


def whose_turn(draft, floor, say):
    """In words, also beside a question."""
    question = asked(draft, say)
    return say("express.asked", crew=say(f"express.crew.{floor}"), question=question) if question else say(f"express.plead.{floor}")


def asked(draft, say):
    """For the shy: a question to begin with."""
    verb, _, number = draft.partition(" ")
    at = number.partition(" ")[0]
    return say(f"express.prompt.{int(at) % PROMPTS}") if verb == "prompt" and at.isdecimal() else None


def onward(table, people, draft, turn, following, say, is_asked):
    """The other crew, or the lever; beside it another question with each press."""
    heard = say("express.heard", name=people[table.conductor].name)
    plate = (
        button(f"draft {following}", say(f"express.now.{following}"), kind="wide")
        if following
        else button("play all heard", heard, kind="wide")
    )
    if not is_asked:
        return plate
    at = draft.split(" ")[1] if asked(draft, say) else table.round - 1
    another = " ".join(["draft prompt", str((int(at) + 1) % PROMPTS), *turn])
    again = table.pleas and named(read(f"{SPEECH}1", turn), "said", "i-talk", say)
    return h.div(".onward")[named(another, "ask-me", "o-people", say), again or None, plate]


def named(do, key, sign, say):
    """Which of two signs is which nobody guesses: a word stands below."""
    word = say(f"express.{key}.word")
    return h.button(".tap.named", type="button", data_do=do, aria_label=f"{word}: {say(f'express.{key}')}")[icon(sign), h.span[word]]


def at_the_lever(view, tap):
    """Whoever drives takes the phone, where others have held it."""
    seen, people, say, table = view.seen, view.people, view.say, view.table
    if place := looked_at(table, view.draft):
        return enlarged(seen, people, say, place)
    pull = say("express.pull-phone", name=people[table.conductor].name) if is_heard(view) else say("express.pull")
    return page(
        seen,
        people,
        say,
        tracks(table, say, do=look, people=people),
        [h.p[pull], lever(table, say, tap)],
        classes="lever-page glance",
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
