"""Istanbul: question by question, everybody's answer, and then the card."""

from pygame_logic.clues import QUESTIONS
from pygame_logic.entries import BLANK
from pygame_logic.mystery_express import points, right, wrong

from .. import markup as h
from ..icons import icon
from ..parts import button, flap, hand_on, heading, menu, who
from .mystery_berth import page
from .mystery_clues import SIGNS, clue, value_name


def finale(berth):
    say, table = berth.say, berth.table
    at = len(table.answers) - 1
    is_open = len(table.unveiled) > at
    question = QUESTIONS[at]
    return page(
        berth,
        [
            five(berth),
            h.h2[say(f"mystery.question.{question}")],
            h.div(".big")[clue(table.unveiled[at], say) if is_open else shut(question, say)],
            h.ul(".answers.paper")[[answer(berth, seat, at, is_open) for seat in range(table.number)]],
        ],
        button(
            f"play all {'next' if is_open else 'turn'}",
            say("mystery.turn-up") if not is_open else say("mystery.next-card") if at + 1 < len(QUESTIONS) else say("mystery.who-wins"),
            kind="wide",
        ),
        (heading(say("mystery.city.istanbul")), menu(say)),
        classes="finale",
    )


def shut(question, say):
    return h.span(".shut", data_cat=question)[icon(SIGNS[question]), h.span[say(f"mystery.category.{question}")]]


def five(berth):
    say, table = berth.say, berth.table
    return h.ol(".five", aria_label=say("mystery.five"))[
        [
            h.li(class_={"now": at == len(table.answers) - 1})[
                clue(table.unveiled[at], say) if at < len(table.unveiled) else shut(question, say)
            ]
            for at, question in enumerate(QUESTIONS)
        ]
    ]


def answer(berth, seat, at, is_open):
    say, table = berth.say, berth.table
    said = table.answers[at][seat]
    is_right = is_open and said == table.unveiled[at]
    score = sum(answers[seat] == card for answers, card in zip(table.answers, table.unveiled, strict=False))
    return h.li[
        who(berth.people[seat]),
        h.b[value_name(said, say) if said != BLANK else say("mystery.blank")],
        is_open
        and h.span(class_="yes" if is_right else "no")[
            icon("o-tick" if is_right else "o-cross", say("mystery.right" if is_right else "mystery.wrong"))
        ],
        h.output[score],
    ]


def over(berth, poster, way, result):
    say, table = berth.say, berth.table
    score = points(table)
    won = table.log[-1][1:]
    order = sorted(range(table.number), key=lambda seat: (seat not in won, -score[seat]))
    names = ", ".join(berth.name(seat) for seat in won)
    return page(
        berth,
        [
            h.div(".top")[poster, h.div[heading(say("mystery.wins" if len(won) == 1 else "mystery.share", names=names))]],
            h.ol(".res.paper")[
                [
                    h.li(data_first=seat in won)[who(berth.people[seat], "grow"), tie(berth, seat), flap(score[seat], "fit")]
                    for seat in order
                ]
            ],
            h.div(".handful")[[clue(card, say) for card in table.unveiled]],
            way != "off" and hand_on(say, way, say("share.result"), "line", result),
        ],
        h.div(".row")[
            button("rematch", say("mystery.rematch")),
            button("story", say("mystery.story"), kind="line"),
            button("home", say("mystery.home"), kind="line"),
        ],
        (menu(say),),
        name="over",
        classes="finish",
    )


def tie(berth, seat):
    """What a telegram was worth, where it decides."""
    table, say = berth.table, berth.say
    score = points(table)
    if score.count(max(score)) < 2 or score[seat] < max(score):
        return None
    telegram = table.hands[seat].telegram
    return h.span(".small.soft")[
        say("mystery.telegram-was", n=right(telegram, table.down.solution), wrong=wrong(telegram, table.down.solution))
    ]


def result(table, people, say):
    score = points(table)
    ranks = [f"{people[seat].name}: {score[seat]}" for seat in sorted(range(table.number), key=lambda seat: -score[seat])]
    return "\n".join([say("mystery.name"), *ranks])
