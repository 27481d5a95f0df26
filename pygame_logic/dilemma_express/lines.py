"""What robots have to say: so many lines for each character, each for one occasion and about one thing.

A line has a number: the hundreds say whose it is, from 1 in the order of LEVELS. Old games have numbers below 100, of whoever speaks.
"""

from itertools import chain

from ..table import pick
from .pleas import read

LEVELS = ("utilitarian", "stickler", "sentimental", "contrarian")
OLD = 100
# verb → what a line speaks of: the best on the own track, the worst over there, a Modifier, last round's dead; or next to nothing
LINES = {
    "plea": {"own": range(24), "over": range(24, 30), "tag": range(30, 36), "last": range(36, 40), "short": range(40, 44)},
    "because": {"own": range(24), "over": range(24, 26), "tag": range(26, 28), "short": range(28, 30)},
}
VERBS = {"plea": "plea", "why": "because"}  # of a line in the story → of the words in it


def called(verb, number):
    """As a phone remembers it: "p112", "b305"."""
    return f"{verb[0]}{number}"


def of(verb, level, numbers):
    return [OLD * (LEVELS.index(level) + 1) + number for number in numbers]


def heaps():
    """All lines, those together of which none comes twice before the others have come."""
    numbers = {(verb, level): of(verb, level, chain(*LINES[verb].values())) for verb in LINES for level in LEVELS}
    return [{called(verb, number) for number in those} for (verb, _), those in numbers.items()]


def heard(log):
    """The lines in this part of the story, as they are called."""
    words = [(VERBS[line[0]], line[2]) for line in log if line[0] in VERBS]
    return [called(verb, sentence[0]) for verb, word in words if (sentence := read(word)) and word.startswith(verb) and sentence[0] >= OLD]


def fresh(log, verb, level, subjects, chance):
    """(what it speaks of, the number of the line): one that is new on this phone, or else in this game, as long as there is any."""
    earlier = {line for told in log if told[0] == "said" for line in told[1:]}
    today = {*heard(log)}
    for said in (earlier | today, today, ()):
        lines = {subject: of(verb, level, LINES[verb][subject]) for subject in subjects}
        left = {subject: [number for number in numbers if called(verb, number) not in said] for subject, numbers in lines.items()}
        if any(left.values()):
            break
    subject = pick([subject for subject in left if left[subject]], chance)
    return subject, pick(left[subject], chance)
