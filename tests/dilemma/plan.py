"""What the tests of the frame have to know of Dilemma: where a look is worth it."""

from pygame_logic.dilemma.throw import Throws
from tests.dilemma.invariants import promises, recount
from tests.plan import Company, Moment, Plan

THREE = ("Anna", "Bruno", "Chiara")


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
    recount=recount,
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
