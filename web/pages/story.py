"""The game told again, turn by turn: what everybody saw, and nothing else."""

from .. import markup as h
from ..parts import back, heading, screen, who


def story(say, game, chapters, people):
    """`chapters` are pairs: a heading, and its lines; a line is a sentence or any markup. The last turn comes first."""
    return screen(
        "story",
        [back(say), heading(say("story.title", game=say(f"{game.KEY}.name")))],
        [
            h.ul(".cast", aria_label=say("story.people"))[(h.li[who(person)] for person in people)],
            h.div(".tale")[(chapter(*each) for each in reversed(tuple(chapters)))] if chapters else h.p[say("story.none")],
        ],
        None,
        game=game.MOOD,
    )


def chapter(title, lines):
    return h.section(".paper")[h.h2[title], h.ul[(h.li[line] for line in lines)]]
