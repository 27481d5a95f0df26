"""The station wall: one poster for each game, the ticket of a game left in the middle, and the plate that keeps the app on the phone."""

from .. import markup as h
from ..games import DOORS
from ..icons import icon
from ..notices import pasted
from ..page import Page
from ..parts import button, heading, link, poster, screen, tap, ticket
from .loading import progress

A_COLUMN = 3  # posters hang one above the other


class Home(Page):
    NAME = "home"
    CAN_BE_TRIED_AGAIN = False
    address = ""

    def draw(self):
        shell = self.shell
        known = [key for key in DOORS if f"people/{key}" in shell.archive.records]
        return home(shell.say, shell.root, tuple(DOORS.values()), shell.tickets, shell.can, shell.notice, known)


def home(say, root, doors, tickets, can, notice, known=()):
    """`known`: the games that have been begun here; whoever knows one needs no lesson."""
    return screen(
        "home",
        [
            heading(h.b["Pocket"], " Express", class_="brand"),
            h.button(".tap", type="button", data_do="languages", aria_label=say("home.language"))[say("language.short")],
            any(door.has_today for door in doors) and tap("today", say("today.word"), "o-day"),
            tap("settings", say("settings.title"), "o-cog"),
            h.p(".motto")[say("home.motto")],
        ],
        [awaited(say) if tickets is None else resume(say, tickets), wall(say, root, doors, known)],
        [pasted(say, notice), progress(say), thumb(say, root, doors, can, notice)],
    )


def wall(say, root, doors, known):
    posters = h.div(".posters", data_posters=str(len(doors)), data_many=len(doors) > A_COLUMN)
    return posters[(at_the_wall(say, root, door, door.key in known) for door in doors)]


def awaited(say):
    """The room of a ticket before Python is there. The phone remembers only that a game waits, so this leads to all of them."""
    word = say("home.go-on")
    return h.div(".resume.awaited")[ticket("games", "i-ticket", word, "…", word), h.span(".link", aria_hidden="true")["…"]]


def resume(say, tickets):
    if not tickets:
        return None
    newest = tickets[0]
    name = say(f"{newest.game.KEY}.name")
    return h.div(".resume")[
        ticket(f"resume {newest.id}", "i-ticket", say("home.resume", game=name), newest.line, say("home.go-on")),
        link("games", say("home.games", n=len(tickets))),
    ]


def at_the_wall(say, root, door, is_known):
    key, seats = door.key, door.seats
    brief, minutes = say.if_any(f"{key}.brief"), say.if_any(f"{key}.minutes")
    return poster(
        door.poster(),
        say(f"{key}.name"),
        brief and h.span(".brief")[brief],
        h.span(".room")[h.span[say("home.seats", n=max(seats), least=min(seats))], minutes and h.span[minutes]],
        below=h.span(".go")[h.span[say("home.enter")], icon("o-right")],
        over=None if is_known or not door.has_lesson else to_lesson(say, key),
        href=f"{root}{say.language}/{key}/",
        data_do=f"setup {key}",
        data_mood=key,
    )


def to_lesson(say, key):
    """A small plate on the picture. It takes no room of its own: it is gone as soon as the game is known here, and nothing moves."""
    label = say("lesson.of", game=say(f"{key}.name"))
    return h.button(".learn", type="button", data_do=f"lesson {key} 1", aria_label=label, data_waits=say("setup.waits"))[
        h.span[say("lesson.word")]
    ]


def thumb(say, root, doors, can, notice):
    """One plate at the thumb, never two: a notice brings its own, and then this one is drawn in outline."""
    here = f"{root}{say.language}/"
    offered = "install" in can or "ios" in can
    return [
        offered and button("install", say("home.install"), "o-dl", "line" if notice else ""),
        h.nav(".ways", aria_label=say("home.more"))[
            to_rules(say, here, doors),
            link("scores", say("scores.title")),
            link("share", say("share.word")),
            link("about", say("about.word"), f"{here}about/"),
        ],
    ]


def to_rules(say, here, doors):
    """Of a single game its rules; of several, the shelf to choose from."""
    if len(doors) == 1:
        return link(f"rules {doors[0].key}", say("rules.word"), f"{here}rules/{doors[0].key}/")
    return link("rules", say("rules.word"), f"{here}rules/")
