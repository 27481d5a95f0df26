"""The way through the app: what a press does, and which page it leads to."""

from collections import deque
from random import Random, SystemRandom

from pygame_logic.playthrough import IllegalMove, Playthrough

from . import mishaps, router, saves, set_up
from .archive import Archive
from .games import GAMES
from .games.dilemma_express.cards import browse, editor
from .games.dilemma_express.cards.pack_file import LINK
from .games.dilemma_express.cards.packs import Written
from .pages.share import LIBRARY, can_draw
from .party import Party
from .people import clean_name
from .scores import Score, enter
from .session import Sitting
from .settings import CHOICES, html_attributes, known_settings
from .words import LANGUAGES, Say

LARGEST_SEED = 2**53
MOST_VERBS = 12  # of the last presses, for a report
# a verb that only goes there
PLACES = ("setup", "games", "scores", "rules", "settings", "languages", "about", "install", "menu", "story", "cards", "packs")
# what the phone itself tells: nobody has pressed it on a page, so it counts on whatever page is open by then
TOLD = ("boot", "cover", "back", "import", "update-ready", "installable", "room", "wheel", "locked", "lost-lock", "take-over", "not-saved")
VERBS = set_up.VERBS | saves.VERBS | browse.VERBS | editor.VERBS  # what is pressed on pages of their own; the other verbs are below
FIELDS = {"setup": set_up.fill_in, "cards": browse.fill_in, "packs": editor.fill_in}  # what is typed and chosen there


class Shell:
    """One phone. `press` takes a message and gives a reply, as ARCHITECTURE.md lists them."""

    def __init__(self, chance=None):
        self.chance = chance or Random(SystemRandom().randrange(LARGEST_SEED)).random  # the robots' luck, never the game's
        self.archive, self.settings = Archive({}), known_settings({}) | {"language": "en"}
        self.root = self.address = self.browser = ""
        self.verbs = deque(maxlen=MOST_VERBS)
        self.mishap = None
        self.is_without_tickets = False  # drawing them has raised
        self.clear_the_table()
        self.is_told_unsaved = self.is_library_missing = False
        self.can = frozenset()
        self.keeps = True  # whether the browser keeps anything at all
        self.room = None  # bytes used, and whether the browser has promised to keep them
        self.now = 0
        self.painted = None  # the page that is open, as a press on it says
        self.reply = {}

    def clear_the_table(self):
        """Nothing is open any more; what is kept lies in the drawer."""
        self.way = [("home",)]  # where we are, and how we came here
        self.sitting = None
        self.parties = {}
        self.notice = None
        self.problem = self.practised = None
        self.missing = ()
        self.look = browse.Look()
        self.writing = Written()
        self.parcels = []  # packs that have come in and are neither taken nor left

    # -- presses

    def press(self, message):
        self.verbs.append(message["do"].split(" ")[0])
        try:
            return self.step(message)
        except Exception as fault:
            return mishaps.survived(self, fault)

    def step(self, message):
        verb, *words = message["do"].split(" ")
        self.now = message.get("now", self.now)
        self.reply = {}
        if "records" in message:
            self.open_drawer(message["records"], message.get("language") or self.settings["language"])
        if "on" in message or verb not in TOLD:
            if message.get("on") != self.painted:
                return self.answer()  # pressed on a page that is not open any more
            self.take_up(message)
        if verb in PLACES:
            self.way.append((verb, *words))
            if verb == "rules" and words[1:]:
                self.reply["focus"] = "[data-at]"
        elif verb in VERBS:
            VERBS[verb](self, message, *words)
        else:
            getattr(self, f"do_{verb.replace('-', '_')}")(message, *words)
        return self.answer()

    def take_up(self, message):
        """A press on the page that is open: what that page complained of is settled, what was typed on it holds."""
        self.problem = self.practised = None
        self.missing = ()
        if self.way[-1][0] in FIELDS and message.get("form"):
            FIELDS[self.way[-1][0]](self, message["form"])

    def open_drawer(self, records, language):
        """Everything as it lies on the phone: at the start, and again with the first press after another tab has written."""
        self.archive = Archive(records)
        self.settings = self.archive.read("settings", known_settings, known_settings({})) | {"language": language}

    def do_boot(self, message):
        self.root, self.address = message["root"], message["address"]
        self.can, self.browser = frozenset(message.get("can", ())), message.get("browser", "")[: mishaps.LONGEST_BROWSER]
        self.keeps = message.get("keeps", True)
        self.archive.forget_old(self.now)
        self.open_place(message.get("where", ""))
        if self.way[-1][0] == "setup" and message.get("form"):
            set_up.fill_in(self, message["form"])
        if not self.keeps:
            self.say_in_the_way("not-kept", self.own_page)

    def open_place(self, where):
        """From the hash of the address: `setup-dilemma`, `game-3f2a`, `rules-dilemma-D6` …; what is not known is the home page."""
        if where.startswith(LINK):
            return editor.follow(self, where)
        match where.split("-"):
            case ["setup", key] if key in GAMES:
                self.way.append(("setup", key))
            case ["rules", key, *at] if key in GAMES:
                self.way.append(("rules", key, *at))
            case ["game", id]:
                self.do_resume({}, id)
            case ["rules"]:
                self.way.append(("rules",))
            case ["share"]:
                self.do_share({})
            case ["packs", id, *at]:
                self.way += [("packs",), ("packs", id)]
                if at == [editor.SHARE]:
                    editor.share_pack(self, {}, id)
                elif at:
                    editor.write_card(self, {}, *at[:1])
            case [("cards" | "packs" | "settings" | "languages" | "about" | "games" | "scores" | "install") as place]:
                self.way.append((place,))

    def do_home(self, message):
        """Off to the station. A game under way waits there; one that is over leaves its scores."""
        if self.sitting and self.sitting.played.is_over:
            self.archive.drop(f"game/{self.sitting.id}")
        self.way = [("home",)]
        self.sitting = None

    def do_back(self, message, to=None):
        """One level up, or up to a place; never into a hand."""
        self.do_cover(message)
        if len(self.way) > 1:
            self.way.pop()
        while to and len(self.way) > 1 and self.way[-1][0] != to:
            self.way.pop()
        if self.way == [("home",)]:
            self.do_home(message)

    do_close = do_back

    def do_share(self, message):
        """The code is drawn by a library that does not board before somebody wants to see it."""
        self.way.append(("share",))
        if not can_draw():
            self.is_library_missing = False
            self.reply["wheel"] = LIBRARY

    def do_wheel(self, message, name):
        self.is_library_missing = not message["came"]

    def do_form(self, message):
        """A field changed; it was filled in before the verb was read."""

    do_writing = do_form

    @property
    def glue(self):
        return GAMES[self.way[-1][1]]

    @property
    def party(self):
        """Who is on the set-up page: as it was left, or who played this game last."""
        glue = self.glue
        if glue.KEY not in self.parties:
            last = self.archive.read(f"people/{glue.KEY}", lambda record: Party.from_record(record, glue), None)
            self.parties[glue.KEY] = last or Party.fresh(glue)
        return self.parties[glue.KEY]

    @party.setter
    def party(self, party):
        self.parties[self.glue.KEY] = party

    # -- a game

    def begin(self, glue, people, options):
        seed, id = SystemRandom().randrange(LARGEST_SEED), f"{SystemRandom().randrange(16**8):08x}"
        played = Playthrough(glue.RULES, seed, len(people), options)
        self.sitting = Sitting(id, glue, people, played, self.now)
        self.way = [("home",), ("game", id)]
        self.let_robots_play()

    def do_resume(self, message, id):
        """Back to a game as it was left. Where newer rules take moves back, the wall says so first."""
        if f"game/{id}" not in self.archive.records:
            return self.do_home(message)
        self.way = [("home",), ("game", id)]
        self.sitting, lost = self.archive.open(id)
        self.notice = ("older-rules", len(lost)) if lost else None
        if self.sitting:
            self.do_cover(message)
        if not self.sitting or lost:
            self.do_home(message)

    def let_robots_play(self):
        self.sitting.let_robots_play(self.chance)
        self.keep()

    def keep(self):
        """The game as it stands goes into the drawer before anybody sees what came of the move."""
        self.sitting.at = self.now
        self.archive.put(f"game/{self.sitting.id}", self.sitting.record())

    def is_late(self, message):
        """Made in another game, behind the blind, or on a question that has its answer: a second tap, a page that was late."""
        if self.sitting is None or self.sitting.is_covered:
            return True
        return message.get("said") is not None and int(message["said"]) != self.sitting.seen.said

    def do_play(self, message, *words):
        self.play(message, " ".join(words))

    def do_throw(self, message, *words):
        """A gesture: no throw, and the card is back where it was."""
        if not self.is_late(message) and not self.do_say(message):
            self.reply["say"] = self.say(f"{self.sitting.glue.KEY}.no-throw")

    do_aim = do_throw

    def do_say(self, message):
        """The glue judges what was typed, or the raw samples of a gesture; whether a move came of it."""
        if self.is_late(message):
            return False
        seat = int(message.get("edge", self.sitting.asked))
        word = self.sitting.glue.word(self.sitting.played.seen_by(seat), message, self.settings)
        if word is not None:
            self.play(message, f"{seat} {word}")
        return word is not None

    def play(self, message, move):
        """A move that is not open any more changes nothing; the page is painted as it stands."""
        if self.is_late(message):
            return
        try:
            self.sitting.play(move)
        except IllegalMove:
            return
        for seat in range(len(self.sitting.people), len(self.sitting.played.table.hands)):
            self.sitting.welcome(clean_name(message.get("form", {}).get("new-name", "")) or self.say("setup.seat", n=seat + 1))
        self.let_robots_play()
        self.archive.forgive(f"game/{self.sitting.id}")
        if self.sitting.played.is_over:
            self.enter_scores()

    def do_practice(self, message, card):
        """A throw on the rules page, where nothing is at stake."""
        self.practised = self.glue.practised(message, self.settings, self.chance)

    def do_draft(self, message, *words):
        """The beginning of a move; behind the blind nobody begins one, as with a finger that was still on its way."""
        if self.sitting and not self.sitting.is_covered:
            self.sitting.draft = " ".join(words)

    def do_jot(self, message, *words):
        """On one's own sheet."""
        if not self.is_late(message):
            self.sitting.jot(list(words), message.get("form", {}))
            self.keep()

    def do_uncover(self, message):
        self.sitting.uncover()

    def do_cover(self, message):
        if self.sitting:
            self.sitting.cover()
            self.let_robots_play()

    def do_picture(self, message, number):
        """A part of the story as a sheet to keep."""
        glue, table = self.sitting.glue, self.sitting.played.seen_by(None).table
        self.reply["picture"] = glue.picture(table, int(number), self.sitting.people, self.say) | {"refused": self.say("share.refused")}

    def do_undo(self, message):
        self.sitting.undo()
        self.keep()
        self.do_close(message)

    def do_leave(self, message):
        self.do_home(message)

    def do_rematch(self, message):
        """The same table again, as far as it is still there; who began moves on by one seat."""
        old = self.sitting
        self.archive.drop(f"game/{old.id}")
        people = tuple(old.people[seat] for seat in old.played.table.present)
        if all(person.bot for person in people):
            return self.do_home(message)  # the last one of flesh and blood got off: robots need no phone
        first = (old.glue.first_seat(old.played.table) + 1) % len(people)
        self.begin(old.glue, people, old.played.options | {"first": str(first)})

    def enter_scores(self):
        sitting = self.sitting
        table = sitting.played.table
        names = tuple(sitting.people[seat].name for seat in table.present)
        points = tuple(sitting.glue.scores(table)[seat] for seat in table.present)
        enter(self.archive, Score(sitting.glue.KEY, self.now, sitting.id, names, points))

    # -- settings

    def do_set(self, message, name, word):
        if word in CHOICES.get(name, ()):
            self.settings[name] = word
            self.archive.put("settings", self.settings)

    def do_language(self, message, language):
        if language in LANGUAGES:
            self.archive.put("settings", self.settings | {"language": language})
            self.way.pop()
            self.reply["leave"] = f"{self.root}{language}/#{router.hash_of(self)}"

    # -- what the main thread reports

    def do_update_ready(self, message):
        self.notice = ("update",)

    def do_dismiss(self, message):
        self.notice = None

    def do_not_saved(self, message):
        """Said once, in the way of everything; after that a sentence with each move, for the game goes on."""
        if not self.keeps:
            return  # said when it started
        if self.is_told_unsaved:
            self.notice = ("not-saved",)
            self.reply["say"] = self.say("not-saved.title")
        else:
            self.say_in_the_way("not-saved")
        self.is_told_unsaved = True

    @property
    def own_page(self):
        """Where somebody finds us who sees us in a frame on another site, where browsers keep nothing."""
        return f"{self.address}{self.say.language}/" if "framed" in self.can else None

    def say_in_the_way(self, what, *more):
        """Pasted over the foot of the home page; everywhere else a page of its own, before anything goes on."""
        self.notice = (what, *more)
        if self.way[-1] != ("home",):
            self.way.append((what,))

    def do_locked(self, message):
        """Another tab plays this game: nothing is written here, and nothing of it is shown."""
        if self.sitting and message["lock"] == self.lock:
            self.way = [("home",), ("locked", self.sitting.glue.KEY, self.sitting.id)]
            self.sitting = None

    do_lost_lock = do_locked

    def do_take_over(self, message):
        """The other tab may have played on: what it has written came along, and is the newer truth."""
        if message["lock"] == self.lock:
            self.do_resume(message, self.lock.removeprefix("game/"))

    def do_room(self, message):
        self.room = (message["used"], message["kept"])

    def do_installable(self, message):
        self.can = frozenset(message.get("can", ()))

    # -- the answer

    @property
    def say(self):
        return Say(self.settings["language"])

    def answer(self):
        page = router.page(self)
        if self.archive.aside:
            page = self.tell_what_lies_aside()
        named = router.named(self)
        self.painted = f"{router.name_of(page)}#{named['hash']}"
        reply = self.reply | named
        reply |= {"page": str(page), "write": self.archive.take_writes(), "html": html_attributes(self.settings)}
        reply |= {"lock": self.lock, "awake": self.sitting is not None}
        if self.sitting and self.way[-1][0] == "game":
            reply["sounds"] = [*self.sitting.glue.sounds(self.sitting.news())]
        if self.archive.faults:
            reply["mishap"] = "\n".join(map(mishaps.raised, self.archive.faults))
            self.archive.faults = []
        return reply

    def tell_what_lies_aside(self):
        """Something that was read for this page could not be read: the page is drawn with a word on it, if it has the room."""
        keys, self.archive.aside = self.archive.aside, []
        self.notice = ("unreadable",) if len(keys) == 1 and keys[0].startswith("game/") else ("damaged",)
        return router.page(self)

    @property
    def lock(self):
        """The record that this tab plays; refused, it is the one that it would like to."""
        match self.way[-1]:
            case ("locked", _, id):
                return f"game/{id}"
        return f"game/{self.sitting.id}" if self.sitting else None
