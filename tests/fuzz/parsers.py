"""Every way by which something comes in from outside, and what is promised of it: nothing raises beyond the edge, and what was taken
in can be written and is read again as the same."""

import json
from functools import cache, partial
from random import Random

from hypothesis import strategies as st

from tests.damage import Visitor, drawer, play
from tests.dilemma_express.packs import ENOUGH, SMALL
from tests.fuzz.outside import WORDS, cut, links, texts
from tests.screens.phone import NOW, Phone
from web import deal, game_link, luggage, statistics, today
from web.edition import edition
from web.firsts import Met
from web.fragment import folded, unfolded
from web.games import GAMES
from web.games.dilemma_express.cards import pack_file
from web.games.dilemma_express.cards.pack import Refused, pack_of
from web.party import Party
from web.reading import UNREADABLE, parsed, replayed
from web.scores import Score
from web.settings import known_settings
from web.shell import TOLD, VERBS

A_FEW = 5  # presses in a game that was taken in
VERSION = edition()["version"]
DAYS = [["mystery", 3, "01101"], ["express", 3, "l llrlr"]]
NOT_THERE = {"today": DAYS, "names": {"anna": "anne"}, "mishaps": {"game/1": VERSION}, "kept": []}  # in a drawer of one evening
LEVELS = {key: game.BOTS.LEVELS for key, game in GAMES.items()}


@cache
def kept():
    """Kind of record → what lies in the drawer of it."""
    found = {kind: [thing] for kind, thing in NOT_THERE.items()}
    for key, text in drawer().items():
        found.setdefault(key.split("/")[0], []).append(json.loads(text))
    return found


# -- records


def read_again(kind, text):
    """What is read of a record, and what is read of it once it has been written."""
    record = parsed(text)
    match kind:
        case "game" | "over":
            one, _ = replayed("1", text)
            return one.record(), replayed("1", json.dumps(one.record()))[0].record()
        case "people":
            parties = [(Party.from_record(record, game), game) for game in GAMES.values()]
            return [one for one, _ in parties], [Party.from_record(json.loads(json.dumps(one.record())), game) for one, game in parties]
        case "pack":
            return pack_of(record), pack_of(json.loads(json.dumps(pack_of(record).record())))
        case "scores":
            rows = [Score.of(row) for row in record]
            return rows, [Score.of(json.loads(json.dumps(row._asdict()))) for row in rows]
        case "met":
            return Met.of(record), Met.of(json.loads(json.dumps(Met.of(record).record())))
        case "today":
            return [today.Done.of(row) for row in record], [today.Done.of([*today.Done.of(row)]) for row in record]
        case "names":
            return statistics.names_of(record), statistics.names_of(statistics.names_of(record))
        case "settings":
            return known_settings(record), known_settings(known_settings(record))
    return None, None


def a_record(kind, text):
    """Alone in the drawer: the app starts, goes everywhere, and has lost nothing."""
    try:
        one, again = read_again(kind, text)
        assert one == again, "what was written is read otherwise"
    except UNREADABLE:
        pass
    key = {"game": "game/1", "pack": "pack/1", "over": "over/e", "gone": "gone/1", "people": "people/mystery"}.get(kind, kind)
    phone = Visitor({key: text} | ({"scores": drawer()["scores"]} if kind == "over" else {}))
    if kind not in ("gone", "scores"):
        assert text in phone.records.values(), "it is gone"
    phone.look_round()
    phone.sit_down("1")
    if "game/1" in phone.records:
        play(Phone(records=phone.records, where="game-1"), Random(2), A_FEW)
    if kind == "gone":
        phone.send("restore 1")
        phone.send("games")
    whole = Visitor(phone.records)
    whole.look_round()
    assert not {*whole.records} - {*phone.records}, "it is put aside a second time"


# -- files and links


def a_file(text):
    phone = Visitor({}, "settings")
    phone.send("import", text=text)
    if do := {"luggage": "take-in", "parcel": "take-pack"}.get(phone.on.split("#")[0]):
        phone.send(do)
    for place in ("games", "packs", "scores", "settings", "home"):
        phone.send(place)
    there = {key: text for key, text in phone.records.items() if not key.startswith("kept/")}
    phone = Visitor(there)
    phone.look_round()
    assert phone.records == there, "what was taken in cannot be read any more"


def a_pack_link(where):
    Visitor({}, where)
    try:
        pack = pack_file.unpacked(where)
    except Refused:
        return
    link = pack_file.as_link(pack, "").removeprefix("#")
    assert pack_file.unpacked(link) == pack
    text = pack_file.as_text(pack)
    assert pack_file.unwrapped(text, json.loads(text)) == pack


def a_game_link(where):
    Visitor({}, where).look_round()
    try:
        theirs, text = game_link.unpacked(where)
    except UNREADABLE:
        return
    again = game_link.LINK + folded([theirs, replayed("0", text)[0].record()])
    assert replayed("0", game_link.unpacked(again)[1])[0].record() == replayed("0", text)[0].record()


def a_deal_link(where):
    phone = Visitor({}, where)
    try:
        dealt = deal.Deal.of(*unfolded(where.removeprefix(deal.LINK), deal.LARGEST))
    except UNREADABLE:
        return
    phone.send("start")
    (text,) = (text for key, text in phone.records.items() if key.startswith("game/"))
    session, _ = replayed("1", text)
    assert (session.played.options, session.luck, session.theirs) == (dealt.played.options, dealt.luck, dealt.theirs)


def a_day_link(where):
    Visitor({}, where).look_round()


def an_address(where):
    Visitor(drawer(), where).look_round()


# -- presses


def messages():
    """Anything that a script of ours could send, and what none does."""
    of_pages = ("home", "resume", "form", "language", "uncover", "play", "jot", "draft", "start", "setup", "throw", "undo", "set")
    words = st.sampled_from((*GAMES, "0", "1", "2", "all", "offer", "peace", "ready", "theme", "night", "656412a9", "x", "", "aa"))
    verbs = st.sampled_from((*VERBS, *TOLD, *of_pages))
    does = st.builds(lambda verb, words: " ".join([verb, *words]), verbs, st.lists(words | WORDS, max_size=3))
    form = st.dictionaries(st.sampled_from(("name-0", "option-first", "own-note", "level-1")), WORDS, max_size=3)
    more = {"form": form, "text": WORDS, "texts": st.dictionaries(WORDS, WORDS, max_size=2), "lock": WORDS, "samples": st.just([[0, 0, 0]])}
    return st.lists(st.fixed_dictionaries({"do": does}, optional=more), min_size=1, max_size=6)


def some_messages(sent):
    """A press that raises is told on a page of its own, and nothing of it has happened: no game is lost, and the next press is heard."""
    phone = Phone(records=drawer(), where="game-00000001", may_stumble=True)
    for message in sent:
        phone.send(message | {"now": NOW})
        json.dumps(phone.reply)
    phone.send({"do": "home"})
    assert phone.screen == "home" and not {*drawer()} - {*phone.records, *deleted(phone.records)}, "something is lost"


def deleted(records):
    """What was thrown away lies aside, or was meant to be."""
    kept = {key for key in drawer() if f"gone/{key.removeprefix('game/')}" in records or f"kept/{key}" in records}
    return kept | {key for key in drawer() if key.startswith("gone/")}


@cache
def parsers():
    """Name of what comes in → (what comes in, what becomes of it)."""
    games, packs = (*kept()["game"], *kept()["over"]), [json.loads(pack_file.as_text(pack)) for pack in (SMALL, ENOUGH)]
    dealt = {"game": "mystery", "seed": 5, "luck": 5, "options": {}, "seats": ["", "regular", "novice"], "end": [["Anna", 3, True]]}
    deals = [[VERSION, dealt | {"game": key, "seats": ["", *(LEVELS[key][:1] * 3)]}] for key in GAMES]
    days = [[VERSION, key, 3] for key, game in GAMES.items() if game.TODAY]
    rows = [[pack.title, *(card.row() for card in pack.cards)] for pack in (SMALL, ENOUGH)]
    luggages = {luggage.MARK: 1, "records": drawer()}, json.loads(luggage.packed(drawer()))  # open, and folded
    one = [{luggage.MARK: 1, "records": {key: text}} for key, text in drawer().items()]
    places = ("settings", "game-00000001", "setup-dilemma", "packs-aa", "lesson-mystery-1", "rules-express-start", "today", "person-0")
    ways = st.lists(st.sampled_from([part for place in places for part in place.split("-")]) | WORDS, max_size=4).map("-".join)
    found = {f"record-{kind}": (texts(*things), partial(a_record, kind)) for kind, things in kept().items()}
    return found | {
        "file": (texts(*luggages, *one, *packs), a_file),
        "pack-link": (links(pack_file.LINK, *rows), a_pack_link),
        "game-link": (links(game_link.LINK, *([VERSION, game] for game in games)), a_game_link),
        "deal-link": (links(deal.LINK, *deals), a_deal_link),
        "day-link": (links(today.LINK, *days), a_day_link),
        "address": (cut(st.sampled_from(places)) | ways, an_address),
        "messages": (messages(), some_messages),
    }
