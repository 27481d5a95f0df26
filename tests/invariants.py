"""What is true after every move, whatever was played. Each game's own promises stand under its name."""

from pygame_logic.dilemma_express.piles import KINDS, MODIFIER
from pygame_logic.mystery_express.clues import CATEGORIES, Backs
from pygame_logic.mystery_express.sheet import sheet_of
from tests.games import play_on


def play_watched(played, seed):
    """Random moves to the end, and after each of them everything that must be true."""
    before = moment(played)
    for _ in play_on(played, seed):
        mover = played.moves[-1].split(" ")[0]
        after = moment(played, None if mover == "all" else int(mover))
        judge(before, after)
        before = after


def judge(before, after):
    """Compares the views of two moments, one move apart; each a dict that `moment` has made."""
    then, now = before["table"], after["table"]
    assert now.log[: len(then.log)] == then.log, "the log only grows"
    assert (before["views"], before["awaited"]) != (after["views"], after["awaited"]), "a move changes something"
    if is_private_answer(before, after):
        mover = after["mover"]
        assert others(before, mover) == others(after, mover), "a private answer changes the views of those only who may look into that hand"
    GAMES[after["game"]](then, now)


def moment(played, mover=None):
    seen = {seat: played.seen_by(seat) for seat in (None, *range(len(played.table.hands)))}
    return {
        "game": played.game.__name__.split(".")[-1],
        "table": played.table,
        "views": {seat: (view.table, view.words, view.answered) for seat, view in seen.items()},
        "awaited": tuple(played.open),
        "aloud": played.ask.aloud,
        "mover": mover,
    }


def is_private_answer(before, after):
    """The question goes on: some of those who were asked in private still are. On the night train what one does is told at once."""
    if after["game"] == "mystery_express" and before["table"].log != after["table"].log:
        return False
    return not before["aloud"] and not after["aloud"] and bool(after["awaited"]) and {*after["awaited"]} <= {*before["awaited"]}


def others(at, mover):
    return {seat: view for seat, view in at["views"].items() if not at["table"].may_see(seat, mover)}


def dilemma(then, now):
    for seat in range(len(now.hands)):
        assert sum(points_of(now, seat)) == 55, "no card of a colour is lost, none is there twice"
        assert now.piles[seat][: len(then.piles[seat])] == then.piles[seat], "a won card never leaves its pile"
        assert 0 <= now.lives[seat] <= then.lives[seat], "lives never come back"
    provoker, laid = now.provoker, then.phase != "offer" and then.turn == now.turn
    taken = len(then.hands[provoker].cards) - len(now.hands[provoker].cards)
    assert taken == (now.phase != "offer") - laid, "each turn takes exactly one card out of the provoker's hand"
    if now.phase == "over":
        for what in (("offered", 1, 3), ("duel", 3, 5)):
            asked = [line[what[1] : what[2]] for line in now.log if line[0] == what[0]]
            assert len(asked) == len(set(asked)), "no question is asked twice about the same card"


def points_of(table, owner):
    """The values of all cards of one colour, wherever they lie."""
    hand = table.hands[owner]
    yield from hand.cards
    yield from {card.value for card in hand.thrown} - {*hand.cards}  # D17: the same card may have come back and flown again
    yield from (card.value for pile in (*table.piles, table.removed) for card in pile if card.owner == owner)
    lying = (table.offer or table.down, table.duel, *table.equals)
    yield from (card.value for card in lying if card and card.owner == owner and not is_settled(table, card))


def is_settled(table, card):
    """Once the turn is settled, what still lies face up for everybody to look at is already counted where it went."""
    return table.phase in ("result", "over") or (card is table.duel and bool(table.stances))


def dilemma_express(then, now):
    for kind in KINDS:
        assert count(now, kind) == count(then, kind), "every deck with its discard, hands and tracks is constant, kind by kind"
    died = sum(now.tokens[: len(then.tokens)]) - sum(then.tokens)
    assert died == (len(now.crews[now.verdict]) if then.phase == "lever" else 0), "tokens grow by the size of the crew that was run over"
    for seat in (None, *range(len(now.hands))):
        seen, others = now.seen_by(seat), [owner for owner in range(len(now.hands)) if not now.may_see(seat, owner)]
        assert all(seen.hands[owner] == tuple(map(len, now.hands[owner])) for owner in others), "of another crew's hand one sees how many"
        assert all(type(pile) is int for piles in (seen.down.decks, seen.down.discards) for pile in piles), "and of the piles"
    for hand in now.hands:
        assert all(card.kind == kind for kind, cards in enumerate(hand) for card in cards)


def count(table, kind):
    hands = sum(len(hand[kind]) for hand in table.hands)
    lying = [character for track in table.tracks for character in track]
    laid = sum(len(character.pins) for character in lying) if kind == MODIFIER else sum(character.card.kind == kind for character in lying)
    return len(table.down.decks[kind]) + len(table.down.discards[kind]) + hands + laid


def mystery_express(then, now):
    assert sorted(cards_everywhere(now)) == sorted(cards_everywhere(then)), "no card of a crime is lost, none comes from nowhere"
    if now.phase != "over":
        seen = now.seen_by(None)
        assert all(type(hand.cards) is type(hand.discard) is Backs for hand in seen.hands), (
            "of a hand and a discard pile others see the backs"
        )
        assert not seen.down.solution and not seen.down.tokens and not seen.down.times, "what lies face down is seen by nobody"
        assert {*filter(None, seen.down.slots)} <= {*CATEGORIES}
    if now.phase not in ("chat", "put", "power", "look"):
        assert all(now.down.slots), "R34: the conductor always holds three"
    if any(line[0] == "arrived" for line in now.log[len(then.log) :]):  # what is once crossed off stays so
        for seat in range(now.number):
            crossed = sheet_of(now.seen_by(seat), seat).crossed
            assert not {*crossed} & {*now.down.solution}, "what follows from what one has seen is never wrong"


def cards_everywhere(table):
    """All cards but those of the clock, wherever they lie."""
    yield from table.down.solution
    yield from filter(None, table.down.slots)
    for cards in (*table.down.stacks, *(cards for hand in table.hands for cards in (hand.cards, hand.discard, hand.passing))):
        yield from cards
    yield from (card for _, card in table.revealed)


GAMES = {"dilemma": dilemma, "dilemma_express": dilemma_express, "mystery_express": mystery_express}
