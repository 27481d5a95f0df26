"""What the tests of the frame have to know of Dilemma Express: its promises, a deck that does not grow, and where a look is worth it."""

from pygame_logic.dilemma_express.piles import KINDS, MODIFIER
from tests.dilemma_express.table import deck
from tests.plan import Company, Moment, Plan


def promises(then, now):
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


def in_phase(phase, number=1):
    return lambda _, table: (table.phase, table.round) == (phase, number)


READ = ("draft read", "draft left", "draft prompt", "draft look", "draft left")
MOMENTS = {
    "jobs": Moment("8", in_phase("jobs", 2), ("draft",)),
    "innocent": Moment("5", in_phase("innocent"), ("uncover", "draft")),
    "guilty": Moment("13", in_phase("guilty"), ("uncover", "draft")),
    "modifier": Moment("crew-on-on", in_phase("modifier", 3), ("uncover", "draft", "draft")),
    "plea": Moment("8", lambda _, table: table.phase == "plea" and len(table.pleas) > 1, READ),
    "lever": Moment("4", in_phase("lever", 2)),
    "verdict": Moment("5", in_phase("verdict")),
    "verdict-13": Moment("13", in_phase("verdict", 2)),
    "last-verdict": Moment("4", lambda _, table: table.phase == "verdict" and len(table.turns) == 1, ("next",)),
}
PLAN = Plan(
    promises=promises,
    tells_at_once=False,
    names=("Dilemma Express", "Scott Houser", "Trial by Trolley"),
    same_word={
        "fr": {"Tom Trolley", "Innocent", "Innocents", "1 min", "1½ min", "2 min", "30 min"},
        "it": {"Tom Trolley", "1 min", "1½ min", "2 min", "30 min"},
    },
    no_variant=("plea", "length"),
    golden_options={"deck": deck(i=30, g=20, m=60)},  # they stay when cards are added to our own deck
    pressed=("3", "8", "crew-on-on", "own-on-off"),
    moments=MOMENTS,
    deciders={r"(innocent|guilty)-uncover": (".three > .lay",), r"modifier-uncover|plea-draft-left|lever": (".tracks li",)},
    published={"innocent-draft": ("narrow",), "lever": ("narrow", "wide"), "verdict": ("narrow",)},
    companies=(
        Company(("Оксана",), bots=5, language="uk", is_without_signal=True, luck=3),
        Company(("Anna", "Bruno", "Chiara", "Dario", "Elena", "Fabio"), options={"tom": "on", "accomplices": "on"}, language="it", luck=4),
    ),
    timed=(
        Company(
            ("Anna", "Bruno", "Chiara", "Dario", "Elena", "Fabio", "Gino", "Ida"),
            options={"tom": "on", "accomplices": "on"},
        ),
    ),
    looks=("look", "prompt", "swap"),
    leads=("left", "right"),
    left_alone=("cards",),  # of cards of one's own there are none
)
