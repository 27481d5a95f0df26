"""A telegram, and the final answers: one choice for each question, or none; what is on the sheet stands there already."""

from pygame_logic.mystery_express.clues import QUESTIONS, values_of
from pygame_logic.mystery_express.entries import BLANK
from pygame_logic.mystery_express.sheet import sheet_of
from web import markup as h
from web.icons import icon
from web.parts import button, who

from .clues import SIGNS, value_name
from .marks import worked_out
from .page import own_head, page

LEAVES_BLANK = "leaves-blank"  # the draft of whoever was asked once more


def writing(view):
    say, table = view.say, view.table
    marks = worked_out(table, sheet_of(table, view.seat) if table.assist == "2" else None) | view.pocket.marks
    is_asked_again = view.draft == LEAVES_BLANK and any(chosen_for(view, each, marks) == BLANK for each in QUESTIONS)
    is_filled_in = any(known(view, each, marks) != BLANK for each in QUESTIONS)
    return page(
        view,
        [
            h.section(".form.paper")[
                h.h2[say(f"mystery.ask.{table.phase}")],
                h.p(".small")[say(f"mystery.explains.{table.phase}"), is_filled_in and [" ", say("mystery.filled-in")]],
                [question(view, each, marks) for each in QUESTIONS],
                h.p(".signed")[say("mystery.signed"), who(view.people[view.seat])],
            ],
        ],
        [
            h.p(".small.again")[h.input(type="hidden", name=LEAVES_BLANK, value="on"), say("mystery.blank-left")]
            if is_asked_again
            else h.p(".small")[say(f"mystery.final.{view.settings.get('tap', 'hold')}")],
            button("say", say(f"mystery.send.{table.phase}"), kind="wide", hold=True, data_again=say("mystery.send-again")),
        ],
        own_head(view),
        classes="entries",
        tab="",
    )


def question(view, question, marks):
    say, table = view.say, view.table
    values = values_of(question, table.number)
    chosen = chosen_for(view, question, marks)
    return h.label(".entry", data_cat=question)[
        h.span(".cat")[icon(SIGNS[question]), h.span[say(f"mystery.category.{question}")]],
        h.select(name=f"entry-{question}", data_do=f"jot entry {table.phase} {question}")[
            h.option(value=BLANK, selected=chosen == BLANK)[say("mystery.blank")],
            [h.option(value=value, selected=value == chosen)[choice(value, marks.get(value, "open"), say)] for value in values],
        ],
    ]


def chosen_for(view, question, marks):
    return view.pocket.entries.get(f"{view.table.phase} {question}") or known(view, question, marks)


def known(view, question, marks):
    """What stands there before anything is chosen: what one is sure of, or what one has wired."""
    sure = [value for value in values_of(question, view.table.number) if marks.get(value) == "sure"]
    return sure[0] if len(sure) == 1 else wired(view, question, marks)


def wired(view, question, marks):
    """What one has telegraphed one thought likely; it is no more than a beginning, unless it is crossed off by now."""
    telegram = view.table.hands[view.seat].telegram
    entry = telegram[QUESTIONS.index(question)] if telegram else BLANK
    return BLANK if marks.get(entry) == "out" else entry


def choice(value, mark, say):
    """What is crossed off can be chosen all the same."""
    name = value_name(value, say)
    return name if mark == "open" else say(f"mystery.choice.{mark}", value=name)


def written(seen, message):
    """What was chosen, as the word of a move; None, if it is none, or if an answer is blank and nobody has asked about that yet."""
    form, verb = message.get("form", {}), seen.table.phase
    entries = [form.get(f"entry-{question}", BLANK) for question in QUESTIONS]
    word = " ".join((verb, *entries))
    is_unasked = verb == "finals" and BLANK in entries and LEAVES_BLANK not in form
    return word if word in seen.words.get(seen.seat, ()) and not is_unasked else None


def missed(seen):
    """A telegram may stay blank; an answer that does is a guess given away."""
    return ("mystery.blank-left", LEAVES_BLANK) if seen.table.phase == "finals" else None
