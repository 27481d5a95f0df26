"""A journey told again, leg by leg; and once it is over, the truth: every card by its face."""

from pygame_logic.mystery_express.cars import ACTIONS
from web import markup as h
from web.icons import icon
from web.parts import who

from .berth import Berth
from .told import faces_of, told
from .truth import departure, entries, knowledge


def story(table, people, say):
    """Chapters: a heading, and its lines; the page has the last on top."""
    berth = Berth(Onlooker(table), people, say)
    journey = chapters(berth)
    if table.phase != "over":
        return journey
    return [departure(berth), *journey, entries(berth), knowledge(berth)]


def chapters(berth):
    """Boarding, every leg and every arrival; a turn folds, and says on its fold where somebody has been."""
    faces = faces_of(berth.table, berth.seat)
    found = [(berth.say("mystery.boarding"), [])]
    for at, line in enumerate(berth.table.log):
        if line[0] in ("leg", "arrived"):
            found.append((told(berth, line), []))
        elif line[0] == "turn":
            found[-1][1].append(Turn(line[1]))
        elif (sentence := told(berth, line, faces.get(at))) is not None:
            parts = found[-1][1]
            if parts and isinstance(parts[-1], Turn) and line[0] != "conductor":
                parts[-1].add(line, sentence)
            else:
                parts.append(sentence)
    return [(title, [part.drawn(berth) if isinstance(part, Turn) else part for part in parts]) for title, parts in found if parts]


class Turn:
    """Somebody's turn: the cars, and what happened there."""

    def __init__(self, seat):
        self.seat, self.cars, self.sentences = seat, [], []

    def add(self, line, sentence):
        if line[0] in ACTIONS:
            self.cars.append(ACTIONS[line[0]].car)
        self.sentences.append(sentence)

    def drawn(self, berth):
        say = berth.say
        been = " · ".join(say(f"mystery.car.{car}") for car in dict.fromkeys(self.cars))
        return h.details(".fold")[
            h.summary[icon("o-right"), who(berth.people[self.seat]), h.span(".small.soft")[been]],
            h.ul[[h.li[sentence] for sentence in self.sentences]],
        ]


class Onlooker:
    """Whoever reads the story."""

    def __init__(self, table):
        self.table, self.seat, self.aloud = table, None, True
