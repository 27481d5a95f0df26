"""Dilemma's pages: whatever may be said can be pressed, nothing else can, and what happened is told as it was."""

import re
from dataclasses import replace
from random import Random

import pytest

from pygame_logic.dilemma.arena import Hand
from pygame_logic.dilemma.landing import Landed
from pygame_logic.dilemma.throw import Throws
from tests.dilemma.screens.seen import OPTIONS, SAY, SETTINGS, fought, game, page, people, swipe, throw, view
from tests.e2e.moments import record
from tests.screens.phone import Page, Phone
from web.games.dilemma import throw as dilemma_throw
from web.games.dilemma.arena import arena
from web.games.dilemma.game import GAME as dilemma
from web.pages.table import shown
from web.view import View


def doors_to(played, seat):
    """What this seat's pages can be brought to say, throw and aim, by picking cards first where that is the way."""
    drafts, pages = [""], []
    for draft in drafts:
        pages.append(page(played, view(played, seat), draft))
        outs = [element["data-out"] for element in pages[-1].elements if "data-out" in element]
        drafts += {do.partition(" ")[2] for do in (*pages[-1].doors, *outs) if do.startswith("draft")} - {*drafts}
    said = {do for each in pages for do in each.doors if do.startswith("play ")}
    said |= {each for page in pages for element in page.elements if (each := element.get("data-out", "")).startswith("play ")}
    cards = {int(element["data-throw"]) for each in pages for element in each.elements if "data-throw" in element}
    aimed = {int(element["data-marker"]) for each in pages for element in each.elements if "data-marker" in element}
    return said, cards, aimed


@pytest.mark.parametrize("way", OPTIONS["way"])
@pytest.mark.parametrize("clock", OPTIONS["clock"])
@pytest.mark.parametrize("offer", OPTIONS["offer"])
def test_every_open_word_can_be_pressed_and_no_press_is_illegal(way, clock, offer):
    chance = Random(f"{way} {clock} {offer}")
    played = game(seats=chance.choice((3, 4, 5)), seed=chance.randrange(1000), way=way, clock=clock, offer=offer)
    for _ in range(25):
        for seat, words in played.open.items():
            said, cards, aimed = doors_to(played, seat)
            called = "all" if seat is None else str(seat)
            plain = words.others if isinstance(words, Throws) else words
            missing = {f"play {called} {word}" for word in plain} - said
            if seat is None and word_comes_by_itself(played):
                missing.discard("play all time")
            throwable = set(words.cards) if isinstance(words, Throws) else set()
            if missing or not throwable <= cards or not throwable <= aimed:
                raise AssertionError(f"{played.table.phase}: {missing}, {throwable} of {cards}, {aimed}")
            for press in said:
                played.read(press.removeprefix("play "))  # raises where a page offers what is not open
        seat, words = chance.choice([*played.open.items()])
        word = words.example(chance.random) if isinstance(words, Throws) else chance.choice(words)
        played.play(f"{'all' if seat is None else seat} {word}")


def word_comes_by_itself(played):
    """Without a limit nobody calls time before a duel card lies there."""
    return played.table.phase == "throw" and played.table.closes is None


def test_no_page_has_a_style_attribute_or_an_id_twice():
    chance, wrong = Random(8), []
    for way in OPTIONS["way"]:
        played = game(seats=5, way=way)
        for _ in range(120):
            seat, words = chance.choice([*played.open.items()])
            seen = page(played, view(played, seat))
            ids = [element["id"] for element in seen.elements if "id" in element]
            wrong += [played.table.phase] if "style=" in seen.html or len(ids) > len(set(ids)) else []
            word = words.example(chance.random) if isinstance(words, Throws) else chance.choice(words)
            played.play(f"{'all' if seat is None else seat} {word}")
    assert wrong == []


def test_a_responder_sees_the_offer_and_the_own_cards_only():
    played = game("0 offer 8", "1 go", "1 " + throw(3), "1 pass", "2 go")
    labels = {element.get("aria-label") for element in page(played, 2).elements if "thrown" in element.get("class", "")}
    assert labels == {"Anne: 8, flat in the arena"}


def test_whoever_threw_past_the_arena_reads_where_the_card_lies_and_not_whether_it_is_lost():
    played = game("0 offer 8", "1 go", "1 throw 3 0 40000 0 0 1000")
    assert re.findall(r'class="lead own">(.*?)<', page(played, 1).html) == ["It fell outside."]


def test_only_the_last_who_threw_shows_the_race_to_everybody_and_the_others_pass_the_phone_on():
    first, last = ("1 go", "1 " + throw(3), "1 pass"), ("2 go", "2 " + throw(5))
    labels = [page(game("0 offer 8", *moves, seats=3), seat).text for moves, seat in ((first[:2], 1), ((*first, *last), 2))]
    assert [SAY("dilemma.done.last") in label for label in labels] == [False, True]


def test_whoever_passes_last_shows_the_race_to_everybody_with_a_press_of_its_own():
    """Or else the race would run in one hand."""
    played = game("0 offer 8", "1 go", "1 " + throw(3), "1 pass", "2 go", seats=3)
    doors = page(played, 2).doors
    asked = page(played, view(played, 2), "pass")
    assert ("draft pass" in doors, "play 2 pass" in doors, "play 2 pass" in asked.doors) == (True, False, True)
    assert SAY("dilemma.done.last") in asked.text


def test_time_that_runs_out_for_the_last_one_opens_no_race_in_the_hand():
    outs = [
        next(element["data-out"] for element in page(game("0 offer 8", "1 go", *moves, seats=3), seat).elements if "data-out" in element)
        for seat, moves in ((1, ()), (2, ("1 pass", "2 go")))
    ]
    assert outs == ["play 1 pass", "draft pass"]


def test_how_many_cards_each_has_in_hand_stands_beside_what_they_have_won():
    played = game("0 offer 8", "1 go", "1 pass", "2 go", "2 pass", seats=3)
    assert [page(played, None).text.count(SAY("dilemma.in-hand", n=n)) for n in (9, 10)] == [1, 2]


def test_before_go_the_offer_lies_face_down():
    labels = {element.get("aria-label") for element in page(game("0 offer 8"), 1).elements if "thrown" in element.get("class", "")}
    assert labels == {"Anne: a card lying face down"}


def test_the_race_is_told_card_by_card_in_landing_order():
    """X2: Bernard's 6 is equal, Bernard's 3 is on the pile, Christine's 5 comes too late."""
    bernard = ("1 go", "1 " + throw(6, at=800), "1 " + throw(3, at=1900), "1 pass")
    played = game("0 offer 6", *bernard, "2 go", "2 " + throw(5, at=2000), "2 pass", "3 go", "3 pass")
    told = re.findall(r"<span><b>(.*?)</b>(.*?)</span>", page(played, None).html)
    assert told == [
        ("Bernard", " throws 6: the same value, it does not count."),
        ("Bernard", " throws 3: first on the offer!"),
        ("Christine", " throws 5: on the offer, but too late."),
    ]


def test_the_flags_of_landing_lie_above_all_cards():
    cards = ("1 go", "1 " + throw(3, at=1900), "1 pass", "2 go", "2 " + throw(5, at=2000), "2 pass", "3 go", "3 pass")
    html = page(game("0 offer 6", *cards), None).html
    assert html.count('class="order" transform') == 2
    assert html.index('class="order"') > html.rindex('class="thrown"')


def test_the_replay_carries_the_times_of_the_race():
    played = game("0 offer 6", "1 go", "1 " + throw(3, at=1200), "1 pass", "2 go", "2 pass", "3 go", "3 pass")
    flights = [(element["data-release"], element["data-landing"]) for element in page(played, None).elements if "data-release" in element]
    assert flights == [("1200", str(played.table.duel.lands))]


@pytest.mark.parametrize("is_race", [False, True])
def test_in_a_game_seen_again_a_race_can_be_seen_once_more_slowly(is_race):
    thrown = ("1 go", "1 " + throw(3), "1 pass", "2 go", "2 pass", "3 go", "3 pass")
    played = game("0 offer 6", *(thrown if is_race else ()))
    board = dilemma.board(View(played.seen_by(None), people(4), SAY))
    doors = [do for each in board if each for do in Page(str(each)).doors]
    assert (doors == ["again"]) is is_race


def test_after_a_race_nothing_flies_under_another_name_for_whoever_sees_the_game_again():
    thrown = ("1 go", "1 " + throw(3), "1 pass", "2 go", "2 pass", "3 go", "3 pass")
    played = [game("0 offer 6", *thrown, *more) for more in ((), ("all next",))]
    boards = [str([str(part) for part in dilemma.board(View(each.seen_by(None), people(4), SAY))]) for each in played]
    races = [re.search(r'data-race="(.*?)"', board)[1] for board in boards]
    assert races[0] == races[1]


def flying(played):
    """The cards that the page lets fly, each as owner and value."""
    cards = [element["data-card"] for element in page(played, None).elements if "data-card" in element]
    return [card.rpartition("-")[0] for card in cards]


def test_what_lies_on_the_offer_from_an_earlier_wave_flies_no_more():
    once_more = ("0 offer 3", "all go", "1 " + throw(3), "all time", "all next", "all go", "2 " + throw(5))
    assert flying(game(*once_more, way="flat")) == ["2-5"]


def test_who_holds_only_cards_of_the_offers_value_is_warned():
    played = game("0 offer 6", "1 go")
    table = played.table.with_hand(1, cards=(6,))
    seen = played.seen_by(1)
    warned = type(seen)(1, table.seen_by(1), seen.awaited, {1: Throws((6,), 0, 8000)}, {}, False, 0)
    assert SAY("dilemma.only-equals") in Page(str(shown(dilemma, View(warned, people(4), SAY, "", SETTINGS)))).text


@pytest.mark.parametrize("kind,word", [("leaning", "leaning on the edge"), ("rim", "on the rim"), ("outside", "on the ground outside")])
def test_how_a_card_came_to_lie_is_said_and_drawn(kind, word):
    drawn = str(arena(850, [Landed(1, 5, lands=1, x=800, kind=kind)], people(3), SAY, ""))
    assert (f'aria-label="Bernard: 5, {word}"' in drawn, f'data-lies="{kind}"' in drawn) == (True, True)


def test_from_ones_own_edge_a_throw_comes_from_below():
    card = Landed(1, 5, lands=1, start=(-1900, 0), fell=(0, 0))
    assert 'data-from="0 1900 ' in str(arena(850, [card], people(3), SAY, "", view=1))


def test_a_swipe_becomes_the_word_of_a_throw():
    played = game("0 offer 6", "1 go")
    message = {"do": "throw 3", "samples": swipe(0, -1), "at": 1234}
    assert dilemma.word(played.seen_by(1), message, SETTINGS) == "throw 3 0 10000 0 0 1234"


def test_on_the_flat_table_everybody_throws_from_the_own_edge():
    played = game("0 offer 6", "all go", way="flat")
    words = [
        dilemma.word(played.seen_by(seat), {"do": "throw 3", "samples": swipe(x, y), "at": 700}, SETTINGS)
        for seat, (x, y) in {1: (1, 0), 2: (0, 1), 3: (-1, 0)}.items()
    ]
    assert words == ["throw 3 0 10000 0 0 700"] * 3


@pytest.mark.parametrize("thrown,told", [((), "ran-out.passed"), (("1 " + throw(3),), "ran-out")])
def test_when_the_time_is_up_whoever_threw_nothing_has_passed(thrown, told):
    shown = page(game("0 offer 3", "1 go", *thrown), 1).html
    assert re.findall(r'class="ran-out"[^>]*>(.*?)<', shown) == [str(SAY(f"dilemma.{told}"))]


def test_whoever_threw_an_equal_card_reads_why_they_are_asked_again():
    played = game("0 offer 3", "1 go", "1 " + throw(3))
    assert "same value" in page(played, 1).text


def test_a_throw_after_the_clock_ran_out_left_the_hand_at_its_last_moment():
    played = game("0 offer 6", "1 go")
    word = dilemma.word(played.seen_by(1), {"do": "throw 3", "samples": swipe(0, -1), "at": 8400}, SETTINGS)
    assert word.endswith(" 8000")


@pytest.mark.parametrize(
    "message",
    [
        {"do": "throw 3", "samples": swipe(0, -0.1), "at": 5},
        {"do": "throw 3", "samples": "all of them", "at": 5},
        {"do": "throw 3", "samples": swipe(0, -1), "at": "5"},
        {"do": "throw x", "samples": swipe(0, -1), "at": 5},
        {"do": "throw 11", "samples": swipe(0, -1), "at": 5},
        {"do": "aim 3", "aim": None, "power": 0, "at": 5},
        {"do": "throw 3"},
    ],
)
def test_what_is_no_throw_leaves_the_card_in_the_hand(message):
    assert dilemma.word(game("0 offer 6", "1 go").seen_by(1), message, SETTINGS) is None


TOO_SLOW = {"do": "throw 3", "samples": swipe(0, -0.1), "at": 5}


FLICKS = [
    ("passed", "swipe", "slow swipe 3"),
    ("passed", "aside swipe 3", "slow again swipe 3"),
    ("flat", "", "slow 1 3"),
    ("flat", "aim 2 5", "aim 2 5"),
]


@pytest.mark.parametrize("way,draft,begun", FLICKS)
def test_a_flick_that_does_not_count_leaves_its_reason_and_its_card_and_takes_nobodys_aim(way, draft, begun):
    played = game("0 offer 6", "all go" if way == "flat" else "1 go", way=way)
    side = {"passed": swipe(0, -0.1), "flat": swipe(0.1, 0)}[way]
    assert dilemma.missed(played.seen_by(1), TOO_SLOW | {"samples": side}, SETTINGS, draft)[1] == begun


def test_the_page_says_why_the_last_flick_did_not_count():
    assert "Too slow" in page(game("0 offer 6", "1 go"), 1, "slow 3").text


@pytest.mark.parametrize("draft,is_named", [("slow 3", False), ("slow again 3", True)])
def test_the_second_flick_in_a_row_that_does_not_count_names_the_other_way(draft, is_named):
    assert ("Or press “Aim by tapping”" in page(game("0 offer 6", "1 go"), 1, draft).text) is is_named


def test_a_stopped_marker_makes_the_same_record_as_a_swipe():
    played = game("0 offer 6", "1 go")
    assert dilemma.word(played.seen_by(1), {"do": "aim 3", "aim": 0, "power": 0, "at": 900}, SETTINGS) == "throw 3 0 10000 0 0 900"


WAYS_TO_THROW = [("swipe", "3", "throw"), ("marker", "3", "marker"), ("marker", "swipe 3", "throw"), ("swipe", "aim 3", "marker")]


@pytest.mark.parametrize("way,draft,control", WAYS_TO_THROW)
def test_the_setting_says_how_one_throws_until_one_says_otherwise(way, draft, control):
    shown = page(game("0 offer 6", "1 go"), 1, draft, SETTINGS | {"throw": way})
    assert {name for element in shown.elements for name in element} & {"data-throw", "data-marker"} == {f"data-{control}"}


@pytest.mark.parametrize("draft,is_tossed", [("3", True), ("aim 3", True), ("swipe 3", False)])
def test_whoever_can_stop_no_marker_throws_with_one_press(draft, is_tossed):
    assert ("toss 3" in page(game("0 offer 6", "1 go"), 1, draft, SETTINGS | {"throw": "press"}).doors) == is_tossed


FLICK, AIM = "flick it up", "aim with"
WAYS_BEFORE_A_CARD = [("swipe", "", FLICK), ("swipe", "aim", AIM), ("marker", "", AIM), ("marker", "swipe", FLICK)]


@pytest.mark.parametrize("way,draft,hint", WAYS_BEFORE_A_CARD)
def test_before_a_card_is_picked_the_page_says_how_it_is_going_to_be_thrown(way, draft, hint):
    shown = page(game("0 offer 6", "1 go"), 1, draft, SETTINGS | {"throw": way})
    assert [words for words in (FLICK, AIM) if words in shown.text] == [hint]
    assert any("data-eyes" in element for element in shown.elements) == bool(draft)


@pytest.mark.parametrize("draft,hint", [("", "Flick the card you offer"), ("aim", "Pick a card to offer")])
def test_an_offer_that_is_thrown_is_called_an_offer(draft, hint):
    assert hint in page(game(offer="thrown"), 0, draft).text


def test_whoever_threw_by_presses_begins_so_the_next_time_and_nobody_else_does():
    phone = Phone(records={"game/1": record(game("0 offer 6", seats=3))}, where="game-1")
    phone.press("uncover").press("play 1 go").press("draft aim")
    same_value = phone.send(phone.made("aim 6", edge="1", aim=0, power=0, at=900)).page.text
    other = phone.press("play 1 pass").press("uncover").press("play 2 go").page.text
    assert (AIM in same_value, AIM in other) == (True, False)


def test_when_the_blind_falls_while_the_clock_runs_the_seat_has_passed():
    assert dilemma.given_up(game("0 offer 6", "1 go").seen_by(1)) == "pass"


@pytest.mark.parametrize("moves,clock", [(["0 offer 6"], "8"), (["0 offer 6"], "calm"), ([], "8")])
def test_the_blind_costs_nothing_where_no_clock_runs(moves, clock):
    played = game(*moves, clock=clock)
    assert dilemma.given_up(played.seen_by(next(iter(played.open)))) is None


@pytest.mark.parametrize(
    "one,other,told",
    [
        ("peace", "peace", "Each takes the other’s card: Anne scores 3, Bernard scores 8."),
        ("conflict", "peace", "Anne takes both cards for 11 points and loses a life."),
        ("peace", "conflict", "Bernard takes both cards for 11 points and loses a life."),
        ("conflict", "conflict", "Both cards leave the game, both lose a life."),
    ],
)
def test_the_page_after_a_duel_tells_what_it_brought(one, other, told):
    assert told in page(fought(one, other), None, "score").text


@pytest.mark.parametrize("left,told", [((), "over.none"), ((4,), "over.one"), ((2, 9), "over.one")])
def test_the_last_page_tells_why_the_game_is_over_and_what_does_not_count(left, told):
    played = fought("peace", "conflict")
    table = replace(played.table, phase="over", hands=(*(Hand(()) for _ in range(3)), Hand(left)))
    ended = View(replace(played.seen_by(None), table=table), people(4), SAY)
    sentence = SAY.plain(f"dilemma.{told}", name="Daniel", cards=", ".join(map(str, left)))
    assert sentence in Page(str(shown(dilemma, ended))).text


def test_both_choices_are_shown_together():
    shown = page(fought("peace", "conflict"), None)
    assert (shown.doors, shown.text.index("Peace") < shown.text.index("Conflict")) == (["draft score"], True)


def test_the_second_who_chooses_lays_the_phone_in_the_middle_first():
    duel = ("0 offer 8", "1 go", "1 " + throw(3), "1 pass", "2 go", "2 pass", "all next")
    pages = page(game(*duel, seats=3), 0), page(game(*duel, "0 peace", seats=3), 1)
    assert [SAY("dilemma.hold.last") in each.text for each in pages] == [False, True]


def test_a_duellist_sees_the_rivals_lives_beside_the_own():
    turn = ("0 offer 8", "1 go", "1 " + throw(3), "1 pass", "2 go", "2 pass", "all next", "0 conflict", "1 peace", "all next")
    again = ("1 offer 8", "2 go", "2 pass", "0 go", "0 " + throw(3), "0 pass", "all next")
    shown = page(game(*turn, *again, seats=3), 1)
    labels = [element.get("aria-label") for element in shown.elements if "lives" in element.get("class", "")]
    assert labels == ["3 of 3 lives", "2 of 3 lives"]


def test_the_choice_of_one_changes_nothing_on_the_others_page():
    passes = [f"{seat} {word}" for seat in (2, 3) for word in ("go", "pass")]
    before = ("0 offer 8", "1 go", "1 " + throw(3), "1 pass", *passes, "all next")
    assert len({page(game(*before, f"0 {choice}"), 1).html for choice in ("peace", "conflict")}) == 1


def test_at_the_edges_of_a_flat_phone_both_keys_of_a_duel_look_the_same():
    played = game("0 offer 8", "all go", "1 " + throw(3), "all time", "all next", way="flat")
    said = set(page(played, None).doors) - {"menu"}
    assert said == {f"play {seat} {choice}" for seat in (0, 1) for choice in ("peace", "conflict")}


def test_on_a_flat_phone_each_who_may_throw_reads_what_to_do_and_whose_flick_failed_reads_why():
    played = game("0 offer 8", "all go", way="flat")
    shown = page(played, None, "slow 1 3").text
    assert (shown.count(SAY("dilemma.flick-key")), shown.count("Too slow")) == (2, 1)


def test_on_a_flat_phone_whoever_threw_an_equal_card_reads_so_once_it_lies():
    thrown = page(game("0 offer 3", "all go", "1 " + throw(3), way="flat"), None)
    calls = [element["class"] for element in thrown.elements if "call" in element.get("class", "").split()]
    assert calls == ["call w own timed", "call n timed", "call e timed"]


def test_before_go_pass_has_its_place_already_with_everybody_who_may_throw():
    counted = page(game("0 offer 3", way="flat"), None)
    assert sum("due" in element.get("class", "").split() for element in counted.elements) == 3


def test_at_the_edges_of_a_flat_phone_a_duel_says_what_it_pays():
    played = game("0 offer 8", "all go", "1 " + throw(3), "all time", "all next", way="flat")
    brings = [SAY.plain("dilemma.pays.conflict", name=name, n=11) for name in ("Bernard", "Anne")]
    assert [each in page(played, None).text for each in brings] == [True, True]


def test_whoever_threw_nothing_before_time_was_called_reads_so():
    played = game("0 offer 8", "all go", "1 " + throw(3, y=900), "all time", way="flat")
    assert page(played, None).text.count(SAY("dilemma.edge.ran-out")) == 2


@pytest.mark.parametrize("provoker", range(5))
def test_of_five_around_a_phone_whoever_offers_throws_from_the_edge_that_is_shown(provoker):
    played = game(seats=5, way="flat", offer="thrown", first=str(provoker))
    side = next(
        element["data-side"]
        for element in page(played, None).elements
        if element.get("data-edge") == str(provoker) and "data-side" in element
    )
    message = {"do": "throw 3", "samples": swipe(*dilemma_throw.FACING[side][1]), "at": 700}
    assert dilemma.word(played.seen_by(provoker), message, SETTINGS)


@pytest.mark.parametrize("provoker", range(5))
@pytest.mark.parametrize("left", range(1, 5))
def test_of_five_around_a_phone_both_duellists_have_an_edge(provoker, left):
    contractor = (provoker + left) % 5
    moves = (f"{provoker} offer 8", "all go", f"{contractor} {throw(3)}", "all time", "all next")
    played = game(*moves, seats=5, way="flat", first=str(provoker))
    sides = [element["data-side"] for element in page(played, None).elements if "data-side" in element]
    doors = {do.split()[1] for do in page(played, None).doors if do.startswith("play ")}
    assert (len(sides), doors) == (len(set(sides)), {str(provoker), str(contractor)})
