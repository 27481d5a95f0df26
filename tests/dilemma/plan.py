"""What the tests of the frame have to know of Dilemma: its promises, and where a look is worth it."""

from pygame_logic.dilemma.throw import Throws
from tests.plan import Company, Moment, Plan

THREE = ("Anna", "Bruno", "Chiara")


def promises(then, now):
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


def opened(played):
    """What the first who is asked may answer."""
    return next(iter(played.open.values()), ())


def has_thrown(played):
    seat = next(iter(played.open), None)
    return seat is not None and bool(played.table.hands[seat].thrown) and opened(played) == ("pass",)


# fmt: off
MOMENTS = {
    "offer": Moment("3", lambda _, table: table.turn == 4 and table.phase == "offer", ("uncover", "draft")),
    "throw": Moment("passed-none-large-laid", lambda played, _: opened(played) == ("go",), ("uncover", "go", "draft", "draft aim")),
    "thrown": Moment("passed-none-large-laid", lambda played, _: has_thrown(played), ("uncover",)),
    "calm": Moment("passed-calm-small-laid", lambda played, _: isinstance(opened(played), Throws), ("draft",)),
    "race": Moment("5", lambda _, table: table.phase == "race" and len(table.race) > 2),
    "duel": Moment("3", lambda _, table: table.phase == "duel" and not table.stances, ("uncover",)),
    "duel-last": Moment("3", lambda played, table: table.phase == "duel" and len(played.open) == 1, ("uncover",)),
    "shown": Moment("4", lambda _, table: table.phase == "result" and bool(table.stances) and table.turn > 3, ("draft score",)),
    "end": Moment("4", lambda _, table: table.phase == "result" and len(table.holders) < 2, ("draft score", "next")),
    "thrown-offer": Moment("passed-none-normal-thrown", lambda _, table: table.phase == "offer", ("uncover", "draft")),
    "flat-offer": Moment("flat-none-small-laid", lambda _, table: table.phase == "offer" and table.turn == 2, ("draft", "play")),
    "flat-thrown-offer": Moment("flat-8-large-thrown", lambda _, table: table.phase == "offer", ("draft aim",)),
    "flat-throw": Moment("flat-none-small-laid", lambda _, table: table.phase == "throw", ("draft aim",)),
    "flat-race": Moment("flat-15-normal-laid", lambda _, table: table.phase == "race" and bool(table.race)),
    "flat-duel": Moment("flat-15-normal-laid", lambda _, table: table.phase == "duel"),
}
# fmt: on
PLAN = Plan(
    examples=("X1", "X2", "X4", "X9", "X14", "X17"),
    promises=promises,
    tells_at_once=False,
    names=("Alex Randolph", "Dilemma", "F.X. Schmid", "Ravensburger"),
    same_word={"fr": {"{n} point", "{n} points", "15 min"}, "it": {"Arena", "15 min"}},
    pressed=("3", "5", "flat-15-normal-laid", "flat-8-large-thrown", "passed-calm-small-laid"),
    moments=MOMENTS,
    deciders={
        r"offer-(uncover|draft)": (".hand",),
        r"throw-(go|draft)|calm(-draft)?": (".arena", ".throwpad"),
        r"duel(-last)?-uncover": (".choice", ".pays"),
        r"flat-duel": (".stakes",),
    },
    published={"offer-draft": ("narrow",), "race": ("narrow", "wide"), "duel-uncover": ("narrow",), "end-next": ("narrow",)},
    companies=(
        Company(("Anna",), bots=2, options={"clock": "15"}, is_without_signal=True),
        Company(("Йосип", "Ганна", "Жанна"), options={"way": "flat", "clock": "none"}, language="uk", luck=3),
    ),
    timed=(Company(THREE, options={"way": "passed", "clock": "none"}), Company(THREE, options={"way": "flat", "clock": "none"})),
    leads=("score", "count", "pass"),
)
