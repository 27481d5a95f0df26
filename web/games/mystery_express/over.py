"""The case is closed: who has solved most of it, what decided between equals, and the five cards that were hidden."""

from pygame_logic.mystery_express import points, right, winners, wrong
from pygame_logic.mystery_express.clues import QUESTIONS
from web import markup as h
from web.ending import ending
from web.icons import icon
from web.parts import flap

from .clues import SIGNS, clue, value_name
from .finale import judged


def over(view, poster):
    say, table = view.say, view.table
    won, score, telegrams = winners(table), points(table), tied(table)
    ranks = [
        (seat, seat in won, [hits(table, seat, at == 0, say), total(score[seat], say), seat in telegrams and sent(table, seat, say)])
        for at, seat in enumerate(ranking(table))
    ]
    return ending(
        view,
        "mystery",
        poster,
        verdict(table, view.people, say),
        ranks,
        why=telegrams and say(f"mystery.tie.{decided_by(table)}"),
        tale=h.section(".solution")[h.h2[say("mystery.five")], h.div(".row")[[clue(card, say) for card in table.unveiled]]],
        above=say("mystery.city.istanbul"),
        result=result(table, view.people, say),
    )


def total(points, say):
    return flap(points, "fit", label=say("mystery.points", n=points))


def verdict(table, people, say):
    """A case is solved by whoever has answered all five; between equals one alone has won by the telegram."""
    won = winners(table)
    is_solved = points(table)[won[0]] == len(QUESTIONS)
    shared, alone = ("mystery.share", "mystery.wins") if is_solved else ("mystery.share-most", "mystery.most")
    if tied(table):
        alone = "mystery.by-telegram"
    return say(alone if len(won) == 1 else shared, names=", ".join(people[seat].name for seat in won))


def ranking(table):
    """Winners first; then by points, those level as they sit."""
    won, score = winners(table), points(table)
    return sorted(range(table.number), key=lambda seat: (seat not in won, -score[seat]))


def hits(table, seat, is_first, say):
    """Question by question, whether that was right; the first row says which question is which."""
    return h.span(".hits")[
        [
            h.span[
                icon(SIGNS[question]) if is_first else None, h.span(".vh")[say(f"mystery.category.{question}")], judged(said, card, say)
            ]
            for question, said, card in zip(QUESTIONS, table.hands[seat].finals, table.unveiled, strict=True)
        ]
    ]


def tied(table):
    """R54: those between whom the telegram decides; nobody, if one alone has most points."""
    score = points(table)
    level = [seat for seat in range(table.number) if score[seat] == max(score)]
    return level if len(level) > 1 else []


def sent(table, seat, say):
    telegram = table.hands[seat].telegram
    rights, wrongs = right(telegram, table.unveiled), wrong(telegram, table.unveiled)
    return h.span(".small.sent")[say("mystery.telegram-was", n=rights, wrong=wrongs)]


def decided_by(table):
    """R54–R56: right less wrong entries of the telegram, then fewer wrong ones; else it is shared."""
    telegrams = [table.hands[seat].telegram for seat in tied(table)]
    worth = [right(telegram, table.unveiled) - wrong(telegram, table.unveiled) for telegram in telegrams]
    if len(winners(table)) > 1:
        return "shared"
    return "telegram" if worth.count(max(worth)) == 1 else "wrong"


def result(table, people, say):
    """The end in a few lines of text, for whoever was not there."""
    score = points(table)
    return "\n".join(
        [
            say("mystery.name"),
            verdict(table, people, say),
            *(say("end.score", name=people[seat].name, n=score[seat]) for seat in ranking(table)),
            *(
                f"{say(f'mystery.question.{question}')} {value_name(card, say)}"
                for question, card in zip(QUESTIONS, table.unveiled, strict=True)
            ),
        ]
    )
