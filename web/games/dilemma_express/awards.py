"""What is worth telling at the end, off the story: who was run over most, what the lever likes best, which Innocent has lived longest."""

from collections import Counter

from pygame_logic.dilemma_express.piles import INNOCENT
from web import markup as h

from .cards import deck
from .sentences import in_quotes
from .story import rounds, tracks_of


def awards(log, say):
    told = [*verdicts(log)]
    if not told:
        return None
    times, victim = most_run_over(told)
    found = [
        ("run-over" if times > 1 else "luggage", victim),
        ("favourite", favourite(told)),
        ("longest", longest_lived(told)),
    ]
    return h.section(".tale.awards")[
        h.h2[say("express.awards")],
        h.ul[
            [
                h.li[h.small[say(f"express.award.{name}")], say("express.quoted", line=in_quotes(deck.text(id, say), say))]
                for name, id in found
                if id
            ]
        ],
    ]


def verdicts(log):
    """(who was run over, who was spared) of each round."""
    for lines in rounds(log):
        tracks = tracks_of(lines)
        for side in (line[2] for line in lines if line[0] == "pulled"):
            yield tracks[side], tracks[1 - side]


def most_run_over(told):
    """(how often, which card); of several the one with the most Modifiers on it."""
    times = Counter(each.card.id for dead, _ in told for each in dead)
    luggage = {each.card.id: len(each.pins) for dead, _ in told for each in dead}
    victim = max(times, key=lambda id: (times[id], luggage[id]))
    return times[victim], victim


def favourite(told):
    """The Modifier that has been spared most often; of several one that has saved somebody Guilty, the first to do so."""
    saved: Counter[str] = Counter()
    for _, spared in told:
        for each in spared:
            saved.update({pin.modifier: 2 + (each.card.kind != INNOCENT) for pin in each.pins})
    return max(saved, key=lambda id: saved[id], default=None)


def longest_lived(told):
    """The Innocent that has gone on living for most rounds since it was spared; of several the one with the most Modifiers on it."""
    since, lived = {}, {}
    for at, (dead, spared) in enumerate(told):
        for each in dead:
            since.pop(each.card.id, None)
        for each in spared:
            if each.card.kind == INNOCENT:
                since.setdefault(each.card.id, (at, len(each.pins)))
        lived |= {id: max(lived.get(id, (0, 0)), (at - start, luggage)) for id, (start, luggage) in since.items()}
    return max(lived, key=lambda id: lived[id], default=None)
