"""The game told again, turn by turn: what everybody saw, and nothing else."""

from .. import absence, markup as h
from ..page import InGame
from ..parts import back, button, heading, screen, who
from ..scores import scores


class Story(InGame):
    NAME = "story"

    def do_picture(self, message, number):
        """A part of it as a sheet to keep."""
        session, say = self.session, self.shell.say
        self.shell.reply["picture"] = session.game.picture(session.played.seen_by(None).table, int(number), session.people, say)

    def draw(self):
        session, say = self.session, self.shell.say
        chapters = session.game.story(session.played.seen_by(None).table, session.people, say)
        if session.absences:
            chapters = [*chapters, (say("away.story"), absence.told(session, say))]
        is_kept = any(score.called == session.id for score in scores(self.shell.archive))
        again = is_kept and button(f"replay {session.id}", say("replay.title"), "o-play", "wide")
        return story(say, session.game, chapters, session.people, again)


def story(say, game, chapters, people, again=None):
    """`chapters` are pairs: a heading, and its lines; a line is a sentence or any markup. The last turn comes first."""
    return screen(
        "story",
        [back(say), heading(say("story.title", game=say(f"{game.KEY}.name")))],
        [
            h.ul(".cast", aria_label=say("story.people"))[(h.li[who(person)] for person in people)],
            h.div(".tale")[(chapter(*each) for each in reversed(tuple(chapters)))] if chapters else h.p[say("story.none")],
        ],
        again or None,
        game=game.KEY,
    )


def chapter(title, lines):
    return h.section(".paper")[h.h2[title], h.ul[(h.li[line] for line in lines)]]
