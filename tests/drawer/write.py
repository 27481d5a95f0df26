"""Writes the drawer of 0.1: every kind of record, games of each kind half-way and ended, settings, packs, files, links and addresses.

All of it is done by 0.1 itself, press by press, so this runs inside a built checkout of 32b265a, with today's repository behind it.
Modules have the names of then.
`python3 dev.py drawer` makes such a checkout in dist-drawer/0.1, and fails if 0.1 would write anything else than lies in of_0_1/:

  cd dist-drawer/0.1 && PYTHONPATH=.:../.. .venv/bin/python -m tests.drawer.write ../../tests/drawer/of_0_1
"""

import json
import random
import sys
from pathlib import Path

DICE = random.Random("0.1")
random.SystemRandom = lambda: DICE  # the same ids and deals whenever this is run: said before 0.1 asks for its dice

from pygame_logic.playthrough import Playthrough  # noqa: E402
from tests.e2e.driver import recorded  # noqa: E402
from tests.games import random_move  # noqa: E402
from tests.packs import numbered  # noqa: E402
from tests.playthroughs import goldens  # noqa: E402
from tests.screens.phone import NOW, Page, Phone  # noqa: E402
from web.games import GAMES  # noqa: E402
from web.pages import documents  # noqa: E402
from web.rulebook import rules_of  # noqa: E402
from web.settings import CHOICES  # noqa: E402

A_SECOND, SIX_HOURS = 1_000, 6 * 60 * 60 * 1000
NAMES = ("Олена", "Zoë", "李雷", "مريم", "Nguyễn Thị Ánh", "Їжак Кирило", "Ó", "Maximiliane-Aurélie von", "Ελένη")
NAMES += ("ก้อย", "<b>Bo</b>", "🦞", "O’Neil")


class Guest(Phone):
    """Somebody whose evening takes its time: each press is a second later than the last."""

    clock = NOW - SIX_HOURS

    def send(self, message):
        Guest.clock += A_SECOND
        return super().send(message | {"now": Guest.clock})

    def say(self, do, **more):
        """What gestures, keys and the page itself send: nothing that is pressed."""
        return self.send({"do": do, "said": int(self.page.root["data-said"]), **more})

    def sit_down(self, game, people, levels=(), **options):
        """From the home page to the first question: people by name, robots by level."""
        self.press(f"setup {game}")
        while len(self.shell.party.people):
            self.press("remove 0")
        for seat, name in enumerate(people):
            self.press("add").say("form", form={f"name-{seat}": name})
        for seat, level in enumerate(levels, len(people)):
            self.press("bot").say("form", form={f"level-{seat}": level})
        self.press(f"start {game}", form={f"option-{name}": word for name, word in options.items()})
        return self.shell.sitting.id

    def play_on(self, moves, chance, stop=lambda played: False):
        """That many moves of people, at random; robots answer by themselves."""
        for _ in range(moves):
            sitting = self.shell.sitting
            if sitting.played.is_over or stop(sitting.played):
                break
            if sitting.is_covered:
                self.press("uncover")
            self.say(f"play {a_persons_move(sitting, chance)}", form={"new-name": "Ганна" if chance() < 0.5 else ""})
        return self

    def leave(self):
        return self.say("home")

    def resume(self, id):
        return self.press("games").press(f"resume {id}")


def a_persons_move(sitting, chance):
    """Whoever holds the phone flat or passed round: of the seats that are asked, one that no robot plays; nobody gets off too soon."""
    while True:
        move = random_move(sitting.played, chance)
        seat = move.split(" ")[0]
        if seat == "all" or not sitting.people[int(seat)].bot:
            return move


def chance_of(name):
    return random.Random(name).random


def put_aside():
    """What could not be read, of each kind of record that 0.1 puts aside, and a game that newer rules have taken moves from."""
    played = Playthrough(GAMES["dilemma"].RULES, 7, 3, moves=("0 offer 3",))
    older = json.loads(recorded(played, [("Anna", 1, ""), ("Ben", 2, ""), ("Clara", 3, "")]))
    older["save"] |= {"rules": 0, "moves": ["0 offer 3", "0 offer 3"]}
    damaged = {"game/0bad0bad": '{"game":"dilemma","people":[', "game/01d01d01": json.dumps(older, separators=(",", ":"))}
    damaged |= {"pack/0bad0bad": "{", "settings": "[]", "scores": '"none"', "hidden": "7", "people/dilemma": "null"}
    phone = Guest(records=damaged)
    for place in ("scores", "setup express", "setup dilemma"):
        phone.press(place)
        if place == "setup express":
            phone.press("cards").press("packs").press("back").press("back")
        phone.press("back")
    phone.press("games").press("resume 01d01d01").press("dismiss")
    return phone.records


def choose_settings(phone):
    """No default is left, and another language."""
    phone.press("settings")
    for name, words in CHOICES.items():
        phone.say(f"set {name} {words[-1]}")
    phone.press("back").press("languages").press("language uk")
    return Guest("uk", phone.records, can=("copy",))


def write_packs(phone):
    """One that is enough for five, one in our own script that is switched off, one that was deleted just now."""
    phone.press("setup express").press("cards").press("packs")
    write_pack(phone, "Досить на пʼятьох", [card.row() for card in (*numbered("i", 20), *numbered("g", 16), *numbered("m", 18))])
    rows = [
        ["i", "family", "🦞 🎻", "Омар, що грає другу скрипку"],
        ["g", "spicy", "👩‍🚀 🐐", "Астронавтка та її коза", "астронавтка", "коза"],
        ["g", "family", "👨‍👩‍👧‍👦", "Родина, яка гучно їсть", "тато", "мама", "донька", "син"],
        ["m", "family", "", "Має єдину вакцину"],
        ["i", "family", "👑", "A queen of the «night» & <her> “train”"],
    ]
    off = write_pack(phone, "Наш двір: «свої» & <інші>", rows)
    phone.say(f"switch-pack {off} off")
    gone = write_pack(phone, "Wagon 7", rows[:1])
    return phone.press(f"delete-pack {gone}").press("dismiss").press("back").press("back").press("back")


def write_pack(phone, title, rows):
    phone.press("write-pack")
    id = phone.reply["hash"].removeprefix("packs-")
    phone.say("form", form={"title": title})
    for letter, tier, cast, text, *figures in rows:
        form = {"letter": letter, "tier": tier, "emoji": cast, "text": text} | {f"figure-{at}": name for at, name in enumerate(figures)}
        phone.press("write-card new").press("keep-card", form=form)
    phone.press("back")
    return id


def hide_cards(phone):
    """Three of ours, and one of a pack."""
    phone.press("setup express").press("cards")
    for id in ("i2", "i7"):
        phone.press(f"hide {id}")
    phone.say("form", form={"drawer": "m"}).press("hide m3")
    phone.say("form", form={"drawer": "g", "search": "Number 5"})
    return phone.press(next(door for door in phone.page.doors if door.startswith("hide "))).press("back").press("back")


def play_dilemma(phone):
    """Passed round, flat, alone among robots, over and begun again; one game was deleted just now."""
    phone.sit_down("dilemma", NAMES[:3], clock="8")
    phone.play_on(40, chance_of("passed")).leave()
    phone.sit_down("dilemma", NAMES[3:8], way="flat", clock="none", arena="large", offer="thrown")
    phone.play_on(2000, chance_of("flat")).press("rematch").play_on(30, chance_of("again")).leave()
    phone.sit_down("dilemma", NAMES[8:9], ("novice", "casual", "regular", "skilled"), clock="15", arena="small", offer="laid", way="passed")
    phone.play_on(25, chance_of("alone")).leave()
    phone.sit_down("dilemma", NAMES[9:11], ("ace", "ace"), clock="calm")
    phone.play_on(2000, chance_of("ended"))
    phone = Guest("uk", phone.records)
    gone = phone.sit_down("dilemma", ("Ganz", "kurz", "da"))
    phone.play_on(3, chance_of("gone")).leave()
    return phone.press("games").press(f"delete {gone}").press("dismiss").press("back")


def play_express(phone):
    """From one's own pack, with somebody who comes and somebody who goes; from all cards, thirteen with robots; and one that is over."""
    phone.sit_down("express", NAMES[:4], cards="own", hands="own")
    phone.play_on(60, chance_of("join")).leave()
    robots = ("utilitarian", "stickler", "sentimental", "contrarian")
    phone.sit_down("express", NAMES[:9], robots, cards="all", hands="crew", tom="on", accomplices="on", plea="90")
    phone.play_on(70, chance_of("thirteen")).leave()
    phone.sit_down("express", NAMES[4:7], ("contrarian",), cards="family", tom="on", accomplices="off", plea="none")
    phone.play_on(2000, chance_of("to the last stop"))
    return Guest("uk", phone.records)


def ride_the_night_train(phone):
    """With pencil and orders: once in the middle, once alone and over."""
    phone.sit_down("mystery", NAMES[:3], ("novice", "ace"), assist="2", pace="hand", guide="on", fans="round", wien="6")
    take_notes(phone.play_on(60, chance_of("night"), stop=lambda played: played.table.leg > 2)).leave()
    rules = {"powers": "off", "assist": "0", "pace": "1", "guide": "off", "fans": "together", "stack": "2"}
    phone.sit_down("mystery", NAMES[11:12], ("regular", "regular", "ace"), **rules)
    take_notes(phone.play_on(4, chance_of("alone at night"))).play_on(2000, chance_of("to Istanbul"))
    return Guest("uk", phone.records)


def take_notes(phone):
    """Whoever has the phone now marks the sheet in every way, and says beforehand what may be shown."""
    while phone.shell.sitting.viewer is None:
        phone.press("uncover") if phone.shell.sitting.is_covered else phone.play_on(1, chance_of("until asked"))
    marks = ("mark hanged", "mark poisoned out", "mark edmund maybe", "mark candy sure", "cell hanged 2", "cell poisoned 1 twice")
    strips, orders = ("strip 4:00",) * 3, ("power never", "first how hanged", "first how poisoned", "first who edmund")
    entries = ("entry telegram how hanged", "entry telegram who -", "entry finals where dining")
    for what in ("read", "guide", *marks, *strips, *orders, *entries):
        phone.say(f"jot {what}")
    return phone.say("jot note", form={"own-note": "Хто спить?\n«Zoë» мовчить & <b>\t🚂"})


def play_goldens(phone):
    """Each golden game twice: half-way, and to its end. It comes in before its first move, as from another phone, and 0.1 plays it."""
    for kind, share in (("a", 2), ("e", 1)):
        for at, name in enumerate(goldens.goldens(), 1):
            save, id = goldens.read(name), f"{kind}{at:07x}"
            game = goldens.goldens()[name][0]
            people = [(NAMES[(at + seat) % len(NAMES)], 1 + seat, "") for seat in range(13)]
            people += [(f"{name} 2", colour, "") for name, colour, _ in people]
            key = next(key for key, glue in GAMES.items() if glue.RULES is game)
            begun = Playthrough(game, save["seed"], save["seats"], save["options"])
            phone.say("import", text=json.dumps({"pocket-express": 1, "records": {f"game/{id}": recorded(begun, people, key)}}))
            phone.press("dismiss").resume(id)
            for move in save["moves"][: len(save["moves"]) // share]:
                if phone.shell.sitting.is_covered:
                    phone.press("uncover")
                phone.say(f"play {move}")
            if len(phone.shell.sitting.played.moves) != len(save["moves"]) // share:
                raise AssertionError(f"0.1 did not play {name} as it was written")
            phone = Guest("uk", phone.records)  # switched off: a game that is over would go with the way home
    return phone


def addresses(records):
    """Everything one may have kept a link to, and the kind of page that it opens."""
    for path, html in documents():
        yield path.removesuffix("index.html"), Page(html[html.index("<body") :].removeprefix("<body>")).root["data-screen"]
    hashes = ["", "settings", "languages", "about", "games", "scores", "install", "rules", "share", "cards", "packs"]
    for key in GAMES:
        hashes += [f"setup-{key}", f"rules-{key}"]
        chapters = rules_of(key, "en")
        hashes += [f"rules-{key}-{anchor}" for chapter in chapters for each in (chapter, *chapter.stops) for anchor in each.anchors]
    for hash in hashes:
        yield f"#{hash}", Guest("uk", where=hash).screen
    for key, text in records.items():
        kind, _, id = key.partition("/")
        for hash in {"game": (f"game-{id}",), "pack": (f"packs-{id}", f"packs-{id}-new", f"packs-{id}-share")}.get(kind, ()):
            yield f"#{hash}", Guest("uk", {key: text}, hash).screen


def main(folder):
    phone = Guest(records=put_aside())
    phone = hide_cards(write_packs(choose_settings(phone)))
    phone = play_goldens(ride_the_night_train(play_express(play_dilemma(phone))))

    def write(name, text):
        (folder / name).write_text(text, "utf-8", newline="\n")

    write("drawer.tsv", "".join(f"{key}\t{phone.records[key]}\n" for key in sorted(phone.records)))
    write("dressed.json", json.dumps(phone.reply["html"], indent=1) + "\n")
    phone.press("settings").press("export")
    write("everything.json", phone.reply["file"]["text"])
    phone.press("back").press("games").press("export a0000001")
    write("one-game.json", phone.reply["file"]["text"])
    pack = next(key for key, text in phone.records.items() if key.startswith("pack/") and '"on":false' in text).removeprefix("pack/")
    hand_out = Guest("en", phone.records, f"packs-{pack}", can=("copy",)).press(f"share-pack {pack}")
    link = next(each["data-link"] for each in hand_out.page.elements if "data-link" in each)
    write("pack.json", hand_out.press(f"pack-file {pack}").reply["file"]["text"])
    rows = [*addresses(phone.records), (f"#{link.partition('#')[2]}", "parcel")]
    write("addresses.tsv", "".join(f"{address}\t{screen}\n" for address, screen in rows))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
