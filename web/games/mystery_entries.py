"""A telegram, and the final answers: one choice for each question, or none."""

from pygame_logic.clues import QUESTIONS, values_of
from pygame_logic.entries import BLANK

from .. import markup as h
from ..icons import icon
from ..parts import button, heading
from .mystery_berth import own_head, page
from .mystery_clues import SIGNS, value_name


def writing(berth):
    say, table = berth.say, berth.table
    verb = "telegram" if table.phase == "telegram" else "finals"
    return page(
        berth,
        [
            heading(say(f"mystery.ask.{verb}")),
            h.p(".small")[say(f"mystery.explains.{verb}")],
            [question(berth, each) for each in QUESTIONS],
        ],
        button("say", say(f"mystery.send.{verb}"), kind="wide"),
        own_head(berth),
        classes="entries",
        tab="",
    )


def question(berth, question):
    say = berth.say
    sure = [value for value in values_of(question, berth.table.number) if berth.pocket.marks.get(value) == "sure"]
    chosen = sure[0] if len(sure) == 1 else BLANK
    return h.label(".entry", data_cat=question)[
        h.span(".catplate", data_cat=question)[icon(SIGNS[question]), h.span[say(f"mystery.category.{question}")]],
        h.select(name=f"entry-{question}", aria_label=say(f"mystery.category.{question}"))[
            h.option(value=BLANK, selected=chosen == BLANK)[say("mystery.blank")],
            [h.option(value=value, selected=value == chosen)[value_name(value, say)] for value in values_of(question, berth.table.number)],
        ],
    ]


def written(seen, message):
    """What was chosen, as the word of a move; None, if it is none."""
    form = message.get("form", {})
    verb = "telegram" if seen.table.phase == "telegram" else "finals"
    word = " ".join((verb, *(form.get(f"entry-{question}", BLANK) for question in QUESTIONS)))
    return word if word in seen.words.get(seen.seat, ()) else None
