"""After a turn and at the end: who has how many points, from which cards, and who lays the next offer."""

from web import markup as h
from web.ending import ending
from web.parts import button, flap, heading, menu, who

from .cards import picture
from .page import life, page
from .story import gained, highlights, outcome, ranking, result, turns, winner


def after_turn(seen, people, say):
    table = seen.table
    number, lines = turns(table.log)[-1]
    following = next_provoker(table)
    label = say("dilemma.to-end") if following is None else say("dilemma.next-offer", name=people[following].name)
    return page(
        seen,
        people,
        say,
        [last(table, lines, people, say), standings(table, gained(lines), people, say)],
        button("play all next", label, "o-right", "wide onward"),
        head=(heading(say("dilemma.after", n=number)), menu(say)),
        classes="result",
    )


def next_provoker(table):
    """D16, D18: to the left, whoever still holds cards; nobody when only one does."""
    if len(table.holders) < 2:
        return None
    return min(table.holders, key=lambda seat: (table.nearness(seat) - 1) % len(table.hands))


def last(table, lines, people, say):
    """What this turn was about, between its cards."""
    headline, why = outcome(lines, people, say)
    offer = table.offer or (table.race[0] if table.race else None)
    return h.div(".last.paper")[
        offer and picture(people[offer.owner].colour, offer.value, str(offer.value)),
        h.p(".grow")[h.b[headline], h.span(".small.soft")[why]],
        table.duel and picture(people[table.duel.owner].colour, table.duel.value, str(table.duel.value)),
    ]


def standings(table, news, people, say):
    """`news`: seat → the values won in this turn: before everybody's eyes the cards come to their pile, and their points are counted up."""
    best = max(table.scores)
    return h.ol(".scores")[
        (
            h.li(data_first=0 < table.scores[seat] == best)[
                h.details(open=True)[
                    h.summary[
                        who(people[seat], "grow"),
                        table.scores[seat] == best > 0 and h.span(".small.leads")[say("dilemma.leads")],
                        life(table, seat, say),
                        h.output(
                            aria_live="off",
                            aria_label=say("dilemma.points", n=table.scores[seat]),
                            data_from=str(table.scores[seat] - sum(news[seat])) if seat in news else None,
                        )[str(table.scores[seat])],
                    ],
                    h.div(".won")[
                        pile(table.piles[seat], people, say, len(news.get(seat, ()))),
                        h.small(".soft")[say("dilemma.in-hand", n=len(table.hands[seat].before))],
                    ],
                ]
            ]
            for seat in ranking(table)
        )
    ]


def pile(cards, people, say, new=0):
    """In the order in which they were won; so many of the last are new."""
    if not cards:
        return h.p(".pile.soft.small")[say("dilemma.no-cards")]
    return h.ul(".pile")[
        (
            h.li(class_={"new": at >= len(cards) - new})[
                picture(people[owner].colour, value, say("dilemma.won", name=people[owner].name, value=value))
            ]
            for at, (owner, value) in enumerate(cards)
        )
    ]


def total(points, say):
    return flap(points, "fit", label=say("dilemma.points", n=points))


def why_over(table, people, say):
    """D18, D19: what is left in the only hand that holds anything is shown, and counts for nothing."""
    if not table.holders:
        return say("dilemma.over.none")
    (seat,) = table.holders
    return say("dilemma.over.one", name=people[seat].name, cards=", ".join(map(str, table.hands[seat].cards)))


def over(view, poster):
    """Who has won, with what, and what is worth telling."""
    table, people, say = view.table, view.people, view.say
    ranks = [
        (seat, seat in table.winners, [life(table, seat, say), total(table.scores[seat], say), pile(table.piles[seat], people, say)])
        for seat in ranking(table)
    ]
    tale = highlights(table, people, say.rich)
    return ending(
        view,
        "dilemma",
        poster,
        winner(table, people, say),
        ranks,
        why=why_over(table, people, say),
        tale=tale and h.section(".tale")[h.h2[say("dilemma.tale")], h.ul[(h.li[line] for line in tale)]],
        above=say("dilemma.over", n=table.turn),
        result=result(table, people, say),
    )
