"""What the tests of the frame have to know of Dilemma Express: a deck that does not grow, and where a look is worth it."""

from tests.dilemma_express.invariants import promises, recount
from tests.dilemma_express.table import deck
from tests.plan import Company, Moment, Plan


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
    recount=recount,
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
