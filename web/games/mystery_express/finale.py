"""Istanbul: question by question, first what everybody has answered, then the card turned over."""

from pygame_logic.mystery_express.clues import QUESTIONS
from pygame_logic.mystery_express.entries import BLANK
from web import markup as h
from web.icons import icon
from web.parts import button, heading, menu, who

from .clues import SIGNS, clue, value_name
from .page import page


def finale(view):
    say, table = view.say, view.table
    at = len(table.answers) - 1
    is_open = len(table.unveiled) > at
    return page(
        view,
        [
            five(view, at),
            h.h2[say(f"mystery.question.{QUESTIONS[at]}")],
            h.div(class_=["sealed", {"turned": is_open}], aria_live="polite")[
                shut(QUESTIONS[at], say, aria_hidden="true"), is_open and clue(table.unveiled[at], say)
            ],
            h.ul(class_=["answers", "paper", {"judged": is_open}])[[answer(view, seat, at, is_open) for seat in range(table.number)]],
        ],
        button(f"play all {'next' if is_open else 'turn'}", onward(at, is_open, say), kind="wide"),
        (heading(say("mystery.city.istanbul")), menu(say)),
        classes="finale",
    )


def onward(at, is_open, say):
    if not is_open:
        return say("mystery.turn-up")
    if at + 1 == len(QUESTIONS):
        return say("mystery.who-wins")
    return say("mystery.next-question", question=say(f"mystery.question.{QUESTIONS[at + 1]}"))


def five(view, at):
    """The hidden cards: those before this one lie open, this one is turned over before all eyes, below."""
    say = view.say
    return h.ol(".five", aria_label=say("mystery.five"))[
        [
            h.li(aria_current="step" if place == at else None)[
                clue(view.table.unveiled[place], say) if place < at else shut(question, say)
            ]
            for place, question in enumerate(QUESTIONS)
        ]
    ]


def shut(question, say, **attrs):
    return h.span(".shut", data_cat=question, **attrs)[icon(SIGNS[question]), h.span[say(f"mystery.category.{question}")]]


def answer(view, seat, at, is_open):
    """A line of its own for each question, so that it comes in anew."""
    say, table = view.say, view.table
    said = table.answers[at][seat]
    score = sum(answers[seat] == card for answers, card in zip(table.answers, table.unveiled, strict=False))
    return h.li(id=f"answer-{QUESTIONS[at]}-{seat}")[
        who(view.people[seat]),
        entry(said, say),
        is_open and said != BLANK and judged(said, table.unveiled[at], say),
        h.span(".score", role="img", aria_label=say("mystery.points", n=score))[score],
    ]


def entry(said, say):
    return h.b[value_name(said, say)] if said != BLANK else h.span(".soft")[say("mystery.blank")]


def judged(said, card, say):
    """A tick or a cross; whoever has left it blank was not wrong."""
    if said == BLANK:
        return h.span(".tick.blank")[h.span(".vh")[say("mystery.blank")]]
    word = "right" if said == card else "wrong"
    return h.span(class_=["tick", word])[icon({"right": "o-tick", "wrong": "o-cross"}[word], say(f"mystery.{word}"))]
