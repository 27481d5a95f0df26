"""The cards fly: a wave of throws, in one of three ways, and what it leaves in the arena."""

from ..table import ask_any, ask_one, replace, wait_for
from .arena import THROWING, UNASKED, WAITING, Hand
from .race import BACK, BESIDE, DUEL, EQUAL, judged, ranked
from .throw import Throw, Throws, land


def throw_cards(table, chance):
    """D8: wave after wave, until a duel card lies on the offer or nobody throws any more."""
    while not table.duel and (table.down or table.offer) and table.responders:
        if table.wave:
            table = table.tell("again", table.wave + 1)
        table = replace(table, wave=table.wave + 1, race=())
        if table.clock == "calm":
            table = yield from throw_in_turn(table, chance)
        elif table.way == "flat":
            table = yield from throw_at_once(table, chance)
        else:
            table = yield from throw_in_secret(table, chance)
        table = settle(table.turn_up())
        if not table.race:
            break
        table = replace(table, phase="race")
        yield from wait_for(table, (None,), "next", aloud=True)
        if table.is_refused:
            break
    return clear(table)


def throw_in_secret(table, chance):
    """Passed round: each says go, sees the offer, and throws against a stopwatch of one's own."""
    table = replace(table, phase="throw")
    for seat in table.responders:
        table = table.with_hand(seat, state=WAITING)
    while words := words_to_throw(table):
        seat, word = yield from ask_any(table, words)
        if word == "go":
            table = table.with_hand(seat, state=THROWING, offer=table.down)
        elif word == "pass":
            table = table.with_hand(seat, state=UNASKED)
        else:
            table = throw_card(table, seat, word, chance)  # who cannot throw again still passes the phone on, or others learnt why
    return table


def throw_at_once(table, chance):
    """Flat on the table: on GO everybody throws, until the duel card lies there for all to see or the time is up."""
    table = replace(table, phase="go")
    yield from wait_for(table, (None,), "go", aloud=True)
    table = replace(table.turn_up(), phase="throw")
    for seat in table.responders:
        table = table.with_hand(seat, state=THROWING)
    while words := words_to_throw(table):
        seat, word = yield from ask_any(table, words | {None: ("time",)}, aloud=True)
        if word == "time":
            break
        table = throw_openly(table, seat, word, chance)
    return table


def throw_in_turn(table, chance):
    """Calm: from the provoker's left, each throws or passes, until a duel card lies there."""
    table = replace(table, phase="throw")
    for seat in table.responders:
        table = table.with_hand(seat, state=THROWING)
        while table.hands[seat].state == THROWING:
            word = yield from ask_one(table, seat, words_of(table, table.hands[seat]), aloud=True)
            table = throw_openly(table, seat, word, chance)
        if any(landed.fate == DUEL for landed in table.race):
            break
    return table


def words_to_throw(table):
    """Seat → what it may say now."""
    return {seat: words_of(table, hand) for seat, hand in enumerate(table.hands) if hand.state != UNASKED}


def words_of(table, hand):
    """A second card leaves the hand after the first has landed; in turn, after everybody's."""
    if hand.state == WAITING:
        return ("go",)
    is_calm = table.clock == "calm"
    earliest = max((card.lands for card in (table.race if is_calm else hand.thrown)), default=0)
    latest = earliest if is_calm else table.window
    return Throws(hand.cards, earliest, latest) if hand.may_throw and earliest <= latest else ("pass",)


def throw_openly(table, seat, word, chance):
    """A throw, or a pass, in everybody's sight."""
    if word == "pass":
        return table.with_hand(seat, state=UNASKED)
    table = throw_card(table, seat, word, chance)
    table = replace(table, race=so_far(table)).tell("threw", seat, table.hands[seat].thrown[-1].value)
    table = ask_while_throwing(table, seat)
    for landed in table.race:
        *before, last = table.hands[landed.owner].thrown
        if landed.fate == EQUAL and last == replace(landed, fate=BESIDE):  # D7: the card that it lies on was thrown later, and was faster
            table = ask_while_throwing(table.with_hand(landed.owner, thrown=(*before, landed)), landed.owner)
    return table


def ask_while_throwing(table, seat):
    """In the open nobody is asked who may not throw."""
    table = table.with_hand(seat, state=THROWING)
    return table if isinstance(words_of(table, table.hands[seat]), Throws) else table.with_hand(seat, state=UNASKED)


def throw_card(table, seat, word, chance):
    """The card lands, and its thrower sees what it is worth if nobody else was faster."""
    hand = table.hands[seat]
    landed = land(Throw.read(word), seat, table.edge(seat), table.floor, chance)
    seen = (card for card in (*table.race, *hand.thrown) if card.fate == EQUAL and card.lands <= landed.lands)
    landed = judged(landed, (table.offer or table.down, *table.equals, *seen))
    if table.comes_back(landed):
        return table.with_hand(seat, thrown=(*hand.thrown, replace(landed, fate=BACK)))
    return table.with_hand(seat, cards=hand.all_but(landed.value), thrown=(*hand.thrown, landed))


def so_far(table):
    """This wave's cards as they landed."""
    thrown = [landed for hand in table.hands for landed in hand.thrown]
    return ranked(thrown, (table.offer, *table.equals), table.nearness)


def settle(table):
    """D5-D9: the wave is over; what is neither the duel card nor lies on the offer with its value leaves the game."""
    race = so_far(table)
    for landed in race:
        table = table.tell("landed", landed.owner, landed.value, landed.kind, landed.fate)
        if landed.fate == DUEL:
            table = replace(table, duel=landed)
        elif landed.fate == EQUAL:
            table = replace(table, equals=(*table.equals, landed))
        elif landed.fate != BACK:
            table = table.remove(landed)
        elif not table.comes_back(landed):  # or else it is there already, and may have flown again
            held = table.hands[landed.owner].cards
            table = table.with_hand(landed.owner, cards=tuple(sorted((*held, landed.value))))
    hands = tuple(Hand(hand.cards, hand.cards) for hand in table.hands)
    return replace(table, race=race, hands=hands)


def clear(table):
    """D9: the cards of equal value lay there until it was settled."""
    return replace(table.remove(*table.equals), equals=())
