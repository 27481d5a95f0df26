"""A press comes in, a page goes out: who takes it up, what it does to the game that is open, and what the phone is answered."""

from collections import deque
from collections.abc import Callable
from functools import partial
from random import Random, SystemRandom
from typing import Any

from pygame_logic.playthrough import Playthrough

from . import mishaps, notices, saves, told, why
from .archive import Archive
from .dates import nearest
from .freight import NotAboard
from .game import Game
from .games import GAMES
from .notices import Notice
from .page import Message
from .parts import Screen
from .people import Person
from .session import Session
from .settings import html_attributes, known_settings
from .ticket import Ticket
from .way import Way
from .words import LANGUAGES, Say

Chance = Callable[[], float]
Reply = dict[str, Any]

LARGEST_SEED = 2**53
MOST_VERBS = 12  # of the last presses, for a report
# what the phone tells by itself: nobody has pressed it on a page, so it counts on whatever page is open by then
TOLD = (*told.VERBS, "cover", "back", "import", "packed")
VERBS = told.VERBS | saves.VERBS | why.VERBS


class Shell:
    """One phone. `press` takes a message and gives a reply, as ARCHITECTURE.md lists them."""

    way: Way  # where we are, and how we came here
    session: Session | None  # the game that is open
    notice: Notice | None

    def __init__(self, chance: Chance | None = None) -> None:
        self.chance = chance or Random(SystemRandom().randrange(LARGEST_SEED)).random  # the robots' luck, never the game's
        self.archive, self.settings = Archive({}), known_settings({}) | {"language": "en"}
        self.root = self.address = self.browser = ""
        self.verbs: deque[str] = deque(maxlen=MOST_VERBS)
        self.mishap: mishaps.Mishap | None = None
        self.is_without_tickets = False  # drawing them has raised
        self.clear_the_table()
        self.is_told_unsaved = False
        self.can: frozenset[str] = frozenset()
        self.keeps = True  # whether the browser keeps anything at all
        self.wishes: dict[str, str] = {}  # settings that the phone itself has made, for whoever has made none here
        self.room: tuple[int, bool, int] | None = None  # bytes used, whether the browser has promised to keep them, and those of the saves
        self.checked: dict[str, Any] | None = None  # what came of the last look at every file
        self.now = 0
        self.painted: str | None = None  # the page that is open, as a press on it says
        self.reply: Reply = {}

    def clear_the_table(self) -> None:
        """Nothing is open any more; what is kept lies in the drawer."""
        self.way = Way(self)
        self.session = self.notice = None

    # -- presses

    def press(self, message: Message) -> Reply:
        self.verbs.append(message["do"].split(" ")[0])
        try:
            return self.step(message)
        except NotAboard:
            return mishaps.not_aboard(self)
        except Exception as fault:
            return mishaps.survived(self, fault)

    def step(self, message: Message) -> Reply:
        verb, *words = message["do"].split(" ")
        self.now = nearest(message.get("now", self.now))
        self.reply = {}
        self.wishes = message.get("wishes", self.wishes)
        if "records" in message:
            self.open_drawer(message["records"], message.get("language") or self.settings["language"])
        if "on" in message or verb not in TOLD:
            if message.get("on") != self.painted:
                return self.answer()  # pressed on a page that is not open any more
            self.take_up(message)
        verbs = VERBS | {own: does for game in GAMES.that_bring(verb) for own, does in game.VERBS.items()}
        ours = getattr(self, f"do_{verb.replace('-', '_')}", None) or (verb in verbs and partial(verbs[verb], self))
        if does := self.way.page.verb(verb) or ours:
            does(message, *words)
        else:
            self.way.go(verb, *words)
        return self.answer()

    def take_up(self, message: Message) -> None:
        """A press on the page that is open: what that page complained of is settled, what was typed on it holds."""
        self.way.page.settle()
        self.way.page.reason = None
        if message.get("form"):
            self.way.page.fill_in(message["form"])

    def open_drawer(self, records: dict[str, str], language: str) -> None:
        """Everything as it lies on the phone: at the start, and again with the first press after another tab has written."""
        self.archive = Archive(records)
        self.settings = self.archive.read("settings", known_settings, known_settings(self.wishes)) | {"language": language}

    def do_form(self, message: Message) -> None:
        """A field changed; it was filled in before the verb was read."""

    do_writing = do_form

    # -- the way here and back

    def do_home(self, message: Message) -> None:
        """Off to the station. A game under way waits there; one that is over leaves its scores."""
        if self.session and self.session.played.is_over:
            self.archive.drop(f"game/{self.session.id}")
        self.way.anew()
        self.session = None

    def do_back(self, message: Message, to: str | None = None) -> None:
        """One level up, or up to a place; never into a hand."""
        self.do_cover(message)
        self.way.back(to)
        if self.way.is_home:
            self.do_home(message)

    do_close = do_back

    def do_language(self, message: Message, language: str) -> None:
        if language in LANGUAGES:
            self.archive.put("settings", self.settings | {"language": language})
            self.way.back()
            self.reply["leave"] = f"{self.root}{language}/#{self.hash}"

    # -- a game

    def begin(self, game: Game, people: tuple[Person, ...], options: dict[str, str], greets: bool = False) -> None:
        seed, luck = SystemRandom().randrange(LARGEST_SEED), int(self.chance() * LARGEST_SEED)
        played = Playthrough(game.RULES, seed, len(people), game.going_on(options, self.archive))
        self.sit_down(game, people, played, luck=luck, greets=greets)

    def sit_down(self, game: Game, people: tuple[Person, ...], played: Playthrough, **more: Any) -> None:
        """To a game that is dealt already."""
        id = f"{SystemRandom().randrange(16**8):08x}"
        self.session = Session(id, game, people, played, self.now, self.now, **more)
        self.way.anew("game", id)
        self.let_robots_play(self.session)

    def do_resume(self, message: Message, id: str) -> None:
        """Back to a game as it was left. Where newer rules take moves back, the wall says so first."""
        if f"game/{id}" not in self.archive.records:
            return self.do_home(message)
        self.way.anew("game", id)
        self.session, lost = self.archive.open(id)
        self.notice = partial(notices.older_rules, moves=len(lost)) if lost else None
        if self.session:
            self.do_cover(message)
        if not self.session or lost:
            self.do_home(message)

    def let_robots_play(self, session: Session) -> None:
        session.let_robots_play(self.chance)
        self.keep(session)

    def keep(self, session: Session) -> None:
        """The game as it stands goes into the drawer before anybody sees what came of the move."""
        if not session.is_kept:
            return
        session.note_time(self.now)
        self.archive.put(f"game/{session.id}", session.record())
        session.game.remember(self.archive, session.kept, session.played)
        session.kept = session.played.table

    def do_cover(self, message: Message) -> None:
        self.way.page.reason = None
        if self.session:
            self.session.cover()
            self.let_robots_play(self.session)

    def do_dismiss(self, message: Message) -> None:
        self.notice = None

    # -- the answer

    @property
    def say(self) -> Say:
        return Say(self.settings["language"])

    @property
    def own_page(self) -> str | None:
        """Where somebody finds us who sees us in a frame on another site, where browsers keep nothing."""
        return f"{self.address}{self.say.language}/" if "framed" in self.can else None

    @property
    def unkept(self) -> dict[str, Any]:
        """Why nothing can be kept here, and what leads to where it can."""
        why = next((where for where in ("framed", "inside") if where in self.can), "why")
        return {"why": why, "own_page": self.own_page, "copies": why == "inside" and "copy" in self.can}

    @property
    def tickets(self) -> tuple[Ticket, ...]:
        """None where drawing them has raised: the station must be there."""
        return () if self.is_without_tickets else self.archive.tickets(self.say)

    def answer(self) -> Reply:
        screen = self.way.page.draw()
        if self.archive.aside:
            screen = self.tell_what_lies_aside()
        if not self.archive.is_waiting_told:
            screen = self.tell_that_some_wait()
        if self.way.page.reason:
            screen = why.pasted(screen, self.way.page.reason(self.say))
        self.painted = f"{screen.name}#{self.hash}"
        reply = self.reply | {"hash": self.hash, "title": self.title, "page": str(screen), "write": self.archive.take_writes()}
        reply |= {"html": self.worn, "lock": self.lock, "awake": self.session is not None}
        reply["sounds"] = [*self.way.page.sounds()]
        if self.archive.faults:
            reply["mishap"] = "\n".join(map(mishaps.raised, self.archive.faults))
            self.archive.faults = []
        return reply

    @property
    def worn(self) -> dict[str, str]:
        """By <html>, and by the next visit before Python is there: the settings, and whether a game waits."""
        waits = any(key.startswith("game/") for key in self.archive.records)
        worn: dict[str, str] = html_attributes(self.settings) | {"data-resume": "on" if waits else "off"}
        return worn

    def tell_what_lies_aside(self) -> Screen:
        """Something that was read for this page could not be read: the page is drawn with a word on it, if it has the room."""
        keys, self.archive.aside = self.archive.aside, []
        is_a_game = len(keys) == 1 and keys[0].startswith("game/")
        self.notice = partial(notices.warning, word="unreadable" if is_a_game else "damaged")
        return self.way.page.draw()

    def tell_that_some_wait(self) -> Screen:
        """Games whose rules could not be fetched: they lie where they lay, and are shown as soon as these have come."""
        self.archive.is_waiting_told = True
        self.notice = partial(notices.warning, word="not-aboard")
        return self.way.page.draw()

    @property
    def hash(self) -> str:
        """The name of the screen, nothing else."""
        return self.lock.replace("/", "-") if self.lock else self.way.page.address

    @property
    def title(self) -> str:
        key = self.session.game.KEY if self.session else self.way.page.game
        return f"{self.say(f'{key}.name')} · Pocket Express" if key in GAMES else "Pocket Express"

    @property
    def lock(self) -> str | None:
        """The record that this tab plays; refused, it is the one that it would like to."""
        return f"game/{self.session.id}" if self.session and self.session.is_kept else self.way.page.wants
