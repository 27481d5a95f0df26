"""The shelf with the rules: one book for each game, for whoever wants to read before sitting down."""

from .. import markup as h
from ..games import DOORS
from ..page import Page
from ..parts import back, heading, poster, screen
from .home import A_COLUMN


class Shelf(Page):
    NAME = "rules"
    HAS_ADDRESS = True

    def draw(self):
        return shelf(self.shell.say, self.shell.root, tuple(DOORS.values()))


def shelf(say, root, doors):
    return screen(
        "shelf",
        [back(say), heading(say("rules.word"))],
        h.div(".posters", data_posters=str(len(doors)), data_many=len(doors) > A_COLUMN)[(book(say, root, door) for door in doors)],
        None,
    )


def book(say, root, door):
    key = door.key
    return poster(door.poster(), say(f"{key}.name"), href=f"{root}{say.language}/rules/{key}/", data_do=f"rules {key}", data_mood=key)
