"""A journey told again, leg by leg; and once it is over, the truth: every card by its face."""

from pygame_logic.mystery_express.cars import ACTIONS
from pygame_logic.playthrough import Seen
from web import markup as h
from web.icons import icon
from web.parts import who
from web.view import View

from .told import faces_of, told
from .truth import departure, entries, knowledge


def story(table, people, say):
    """Chapters: a heading, and its lines; the page has the last on top."""
    view = View(Seen(None, table, (), {}, {}, aloud=True, said=0), people, say)
    journey = chapters(view)
    if table.phase != "over":
        return journey
    return [departure(view), *journey, knowledge(view), entries(view)]


def chapters(view):
    """Boarding, every leg and every arrival; a turn folds, and says on its fold where somebody has been."""
    faces = faces_of(view.table, view.seat)
    found = [(view.say("mystery.boarding"), [])]
    for at, line in enumerate(view.table.log):
        if line[0] in ("leg", "arrived"):
            found.append((told(view, line), []))
        elif line[0] == "turn":
            found[-1][1].append(Turn(line[1]))
        elif (sentence := told(view, line, faces.get(at))) is not None:
            parts = found[-1][1]
            if parts and isinstance(parts[-1], Turn) and line[0] != "conductor":
                parts[-1].add(line, sentence)
            else:
                parts.append(sentence)
    return [(title, [part.drawn(view) if isinstance(part, Turn) else part for part in parts]) for title, parts in found if parts]


class Turn:
    """Somebody's turn: the cars, and what happened there."""

    def __init__(self, seat):
        self.seat, self.cars, self.sentences = seat, [], []

    def add(self, line, sentence):
        if line[0] in ACTIONS:
            self.cars.append(ACTIONS[line[0]].car)
        self.sentences.append(sentence)

    def drawn(self, view):
        say = view.say
        been = "\u00a0· ".join(say(f"mystery.car.{car}") for car in dict.fromkeys(self.cars))
        return h.details(".fold")[
            h.summary[icon("o-right"), who(view.people[self.seat]), h.span(".small.soft")[been]],
            h.ul[[h.li[sentence] for sentence in self.sentences]],
        ]
