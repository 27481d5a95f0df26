"""Whatever a game is, it keeps the contract of web/game.py: at every moment of random games, for every seat, all of it is called."""

import json
from collections.abc import Sequence
from functools import cache
from random import Random

import pytest

from pygame_logic.playthrough import Playthrough
from pygame_logic.table import pick
from tests.games import play_on
from tests.rooms import ROOMS
from tests.screens.chair import SETTINGS, Chair, answers, chairs, read
from tests.screens.phone import Phone
from tests.screens.thumbs import offered
from web.archive import Archive
from web.game import Game
from web.markup import drawn
from web.pages.rules import rules
from web.parts import Screen
from web.party import Party
from web.piece import Piece
from web.rulebook import rules_of
from web.scores import is_feat
from web.words import LANGUAGES, Say

SAYS = [Say(language) for language in LANGUAGES]
SAY = SAYS[0]
SEEDS = range(2)
NONSENSE = {"do": "x", "at": 2000, "form": {}}
every_game = pytest.mark.parametrize("game", ROOMS.values(), ids=ROOMS)


def is_drawable(thing):
    return isinstance(drawn(thing), str)


def are(kind, things):
    return isinstance(things, Sequence) and all(isinstance(thing, kind) for thing in things)


def is_page(screen):
    return isinstance(screen, Screen) and read(str(screen)).root["data-screen"] == screen.name


def mute(screen):
    """Controls that cannot be pressed now, and say no sentence of why."""
    elements = read(str(screen)).elements
    closed = [each["data-do"].split(" ") for each in elements if "data-do" in each and {"disabled", "aria-disabled"} & each.keys()]
    return [words for words in closed if words[0] != "why" or words[1] not in SAY]


def refused(screen, played):
    """Moves that can be pressed there, and that the rules would not take."""
    moves = [do.removeprefix("play ") for do in read(str(screen)).doors if do.startswith("play ")]
    return [move for move in moves if not is_open(move, played)]


def is_open(move, played):
    seat, _, word = move.partition(" ")
    return word in played.open.get(None if seat == "all" else int(seat), ())


def is_word(word, at, seat):
    """None, or what the rules would take of that seat."""
    return word is None or word in at.played.open[seat]


def agreed(game):
    return game.dealt(Party.fresh(game).options, Archive({}))


def begins(game):
    return Playthrough(game.RULES, 1, min(game.RULES.SEATS), agreed(game))


def shell():
    return Phone().shell


def figures(game):
    """The names of all that its rules page wants drawn."""
    passages = [passage for chapter in rules_of(game.KEY, "en") for passage in (chapter, *chapter.stops)]
    return [line[0] for passage in passages for line in passage.lines if isinstance(line, tuple)]


def practice(game):
    """What a throw on its rules page comes to, if one can be made there; otherwise nothing."""
    made = [each for each in offered(read(str(rules(SAY, game)))) if each["do"].startswith("practice")]
    return game.practised(made[0] if made else NONSENSE, SETTINGS, Random(1).random)


def sheets(at):
    """What the doors of the story lead to: parts of it to keep."""
    doors = [do for do in read(str(at.story)).doors if do.startswith("picture ")]
    return [at.game.picture(at.onlooker.table, int(do.split(" ")[1]), at.people, at.say) for do in doors]


def jottings(at):
    """What a seat carries after each mark that its pages offer."""
    return [at.game.jotted(at.view.pocket, at.seen, each["do"].split(" ")[1:], {}) for each in at.offered("jot")]


def gestures(at):
    """(seat, word) that each gesture comes to: on a phone that lies flat the one whose edge it is made at, otherwise whoever is asked."""
    made = [(int(each.get("edge", at.session.asked)), each) for each in at.offered(*at.game.GESTURES)]
    return [(seat, at.game.word(at.played.seen_by(seat), each | {"form": {}}, SETTINGS)) for seat, each in made]


def misses(at):
    """(sentence, what stays begun) where the same gestures were no move."""
    made = [(int(each.get("edge", at.session.asked)), each) for each in at.offered(*at.game.GESTURES)]
    return [at.game.missed(at.played.seen_by(seat), each | {"form": {}}, SETTINGS, at.view.draft) for seat, each in made]


def is_sheet(sheet):
    return {"name", "width", "height", "svg", "texts"} <= sheet.keys() and json.dumps(sheet)


def feats_of(at):
    return [feat for each in at.game.feats([at.played.table]).values() for feat in each.values()]


# what a game says of itself before anybody plays → whether that is as it should be
BEFORE = {
    "poster": lambda game: str(game.poster()).startswith("<svg"),
    "signs": lambda game: all(isinstance(sign, str) for sign in game.signs()),
    "why": lambda game: all(isinstance(game.why(option, SAY), str | None) for option in game.OPTIONS),
    "told_as": lambda game: all(game.told_as(name, word, SAY) for name, word in agreed(game).items() if isinstance(word, str)),
    "usual_level": lambda game: all(game.usual_level(robots) in game.BOTS.LEVELS for robots in range(max(game.RULES.SEATS))),
    "dealt": lambda game: begins(game).open,
    "going_on": lambda game: Playthrough(game.RULES, 1, min(game.RULES.SEATS), game.going_on(agreed(game), Archive({}))).open,
    "shared": lambda game: game.shared(begins(game)) == begins(game).options,
    "missing": lambda game: all(are(str, game.missing(agreed(game), seats, SAY)) for seats in game.RULES.SEATS),
    "packed": lambda game: json.dumps(game.packed(begins(game).options)),
    "unpack": lambda game: game.unpack(begins(game).options, game.packed(begins(game).options) or []) is None,
    "figure": lambda game: all(is_drawable(game.figure(name, SAY, thrown)) for name in figures(game) for thrown in (None, practice(game))),
    "practised": lambda game: is_page(rules(SAY, game, thrown=practice(game))),
    "open_link": lambda game: game.open_link(shell(), "what-nobody-means") is False,
    "open_file": lambda game: game.open_file(shell(), "{}", {}) is False,
    "take_in": lambda game: are(Piece, game.take_in(Archive({}), Archive({}))),
}
# what it says at a moment, to everybody in the middle or to one seat
FOR_ALL = {
    "progress": lambda at: isinstance(at.game.progress(at.onlooker.table, at.say), str),
    "under_cover": lambda at: is_drawable(at.game.under_cover(at.onlooker.table, at.say)),
    "lies_flat": lambda at: isinstance(at.game.lies_flat(at.onlooker.table), bool),
    "rule_now": lambda at: at.game.rule_now(at.onlooker.table) in ("", *ANCHORS[at.game.KEY]),
    "sounds": lambda at: are(str, [*at.game.sounds(at.onlooker.table.log)]),
    "story": lambda at: is_page(at.story),
    "remember": lambda at: at.game.remember(Archive({}), at.played.table, at.played) is None,
    "picture": lambda at: all(is_sheet(sheet) for sheet in sheets(at)),
}
FOR_A_SEAT = {
    "board": lambda at: is_drawable(at.game.board(at.view)),
    "hand": lambda at: is_drawable(at.game.hand(at.view)),
    "retold": lambda at: all(is_drawable(at.game.retold(at.view, line)) for line in range(len(at.played.table.log))[-1:]),
    "waiting": lambda at: is_page(at.waiting) and not answers(at.game, at.waiting),
}
WHERE_A_PAGE_IS_SHOWN = {
    "screen": lambda at: all(is_page(page) and not mute(page) and not refused(page, at.played) for page in at.pages),
    "firsts": lambda at: are(str, at.game.firsts(at.view)) and {*at.game.firsts(at.view)} <= told_once(at.game),
    "word": lambda at: all(is_word(word, at, seat) for seat, word in gestures(at)),
    "missed": lambda at: all((told is None or told in at.say) and isinstance(begun, str) for told, begun in misses(at)),
    "jotted": lambda at: all(isinstance(pocket, at.game.POCKET) for pocket in jottings(at)),
}
WHERE_SOMEBODY_IS_ASKED = {
    "quickest": lambda at: at.game.quickest(at.onlooker.table, [at.seat], at.people) == at.seat,
    "given_up": lambda at: is_word(at.game.given_up(at.seen), at, at.seat),
    "standing": lambda at: at.view.pocket is None or is_word(at.game.standing(at.seen, at.view.pocket), at, at.seat),
}
WHERE_A_COVER_HANGS = {
    "called_up": lambda at: is_called(*at.game.called_up(at.onlooker.table, at.seat, at.people, at.say)),
    "task": lambda at: isinstance(at.game.task(at.onlooker, at.seat, at.people, at.say), str),
}
AT_THE_END = {
    "over": lambda at: is_page(at.game.over(at.view)) and all(map(is_page, at.pages)),
    "winners": lambda at: {*at.game.winners(at.played.table)} <= {*at.played.table.present} != set(),
    "feats": lambda at: all(map(is_feat, feats_of(at))),
    "feats_told": lambda at: are(str, at.game.feats_told([*at.game.feats([at.played.table]).values()], at.say)),
    "scores": lambda at: len(at.game.scores(at.played.table)) == len(at.people) and are(int, at.game.scores(at.played.table)),
    "first_seat": lambda at: at.game.first_seat(at.played.table) in range(len(at.people)),
}
CONTRACT = {*BEFORE, *FOR_ALL, *FOR_A_SEAT, *WHERE_A_PAGE_IS_SHOWN, *WHERE_SOMEBODY_IS_ASKED, *WHERE_A_COVER_HANGS, *AT_THE_END}
ANCHORS = {
    game.KEY: [anchor for chapter in rules_of(game.KEY, "en") for passage in (chapter, *chapter.stops) for anchor in passage.anchors]
    for game in ROOMS.values()
}


@cache
def told_once(game):
    """What of a game there are words for; "begin" is a page of its own."""
    start = f"{game.KEY}.first."
    return {key.removeprefix(start) for key in SAY.words if key.startswith(start)} | {"begin"}


def is_called(people, name):
    return len(people) > 0 and bool(name)


def asked_for(at):
    """What the contract says of this chair at this moment."""
    goes_on = not at.played.is_over
    parts = (
        (at.seat is None, FOR_ALL),
        (goes_on, FOR_A_SEAT),
        (goes_on and at.is_shown_a_page, WHERE_A_PAGE_IS_SHOWN),
        (at.is_asked, WHERE_SOMEBODY_IS_ASKED),
        (at.is_called, WHERE_A_COVER_HANGS),
        (at.played.is_over, AT_THE_END),
    )
    return {name: is_kept for is_so, part in parts if is_so for name, is_kept in part.items()}


def chairs_at(game, played, say):
    """Round a table of people; and one of them alone with robots, who never let anybody wait."""
    yield from chairs(game, played, say)
    alone = next((seat for seat in played.open if seat is not None), len(played.moves) % len(played.table.hands))
    yield Chair(game, played, alone, say, alone)


def moments(game, seed):
    """A game at random. Of each house rule that has two ways, both are played with two seeds."""
    chance = Random(seed).random
    rules = game.RULES.OPTIONS.items()
    options = {name: words[seed % len(words)] if isinstance(words, tuple) else words.example(chance) for name, words in rules}
    played = Playthrough(game.RULES, seed, pick(game.RULES.SEATS, chance), options)
    yield played
    yield from play_on(played, seed)


@every_game
@pytest.mark.parametrize("name", BEFORE)
def test_before_anybody_plays_a_game_says_what_it_should(game, name):
    assert BEFORE[name](game)


@every_game
def test_where_the_table_says_who_begins_it_may_be_anybody(game):
    """The set-up page asks, and every rematch begins one seat further."""
    anybody = {str(seat) for seat in range(max(game.RULES.SEATS))}
    assert anybody <= {*game.RULES.OPTIONS.get("first", anybody)}, f"the words of its option first: random, and {sorted(anybody)}"


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_at_every_moment_and_for_every_seat_a_game_says_what_it_should(game, seed):
    """In one language after the other."""
    unkept = []
    for count, played in enumerate(moments(game, seed)):
        for at in chairs_at(game, played, SAYS[count % len(SAYS)]):
            unkept += [(name, at.seat, played.moves[-1:]) for name, is_kept in asked_for(at).items() if not is_kept(at)]
    assert unkept == []


def test_there_is_nothing_in_the_contract_that_no_game_is_asked_for():
    assert {name for name, thing in vars(Game).items() if callable(thing) and not name.startswith("_")} == CONTRACT
