"""What the tests of the frame have to know of Mystery Express: what follows on its sheets, and where a look is worth it."""

from pygame_logic.mystery_express import HOURS
from pygame_logic.mystery_express.sheet import sheet_of
from tests.mystery_express import invariants
from tests.plan import Company, Moment, Plan


def promises(then, now):
    invariants.promises(then, now)
    if any(line[0] == "arrived" for line in now.log[len(then.log) :]):  # what is once crossed off stays so
        for seat in range(now.number):
            crossed = sheet_of(now.seen_by(seat), seat).crossed
            assert not {*crossed} & {*now.down.solution}, "what follows from what one has seen is never wrong"


def in_turn(leg):
    return lambda _, table: (table.phase, table.leg) == ("turn", leg)


def in_the_midst_of(phase):
    return lambda _, table: table.phase == phase


# fmt: off
MOMENTS = {
    "boarding": Moment("4", lambda _, table: table.phase == "boarding" and any(table.investigators), ("draft strauss",)),
    "turn": Moment(
        "5", in_turn(2), ("uncover", "jot read", "draft done", "draft", "draft dining", "draft hand", "draft sheet", "draft log")
    ),
    "turn-alike": Moment("3", in_turn(3), ("uncover", "jot read", "draft journey")),
    "show": Moment("4", in_the_midst_of("show"), ("uncover", "draft greed", "draft hand", "draft orders")),
    "hide": Moment("3", in_the_midst_of("hide"), ("uncover", "jot read", "draft left")),
    "guess": Moment("3", in_the_midst_of("guess"), ("draft right",)),
    "give": Moment("5", in_the_midst_of("give"), ("uncover", "jot read", "draft hanged -", "draft hanged edmund")),
    "chat": Moment("4", in_the_midst_of("chat"), ("uncover", "jot read", "draft slot 2", "draft hand")),
    "put": Moment("4", in_the_midst_of("put"), ("uncover", "jot read", "draft edmund")),
    "power": Moment("5", in_the_midst_of("power")),
    "clock": Moment("4", lambda _, table: table.phase == "clock" and table.clock_left == 9),
    "three-piles": Moment("3", lambda _, table: table.phase == "clock" and len(table.clock) == 3 and table.clock_left == 9),
    "fan": Moment("on-round", lambda played, table: table.phase == "fan" and table.clock_left == 1, ("uncover",)),
    "write": Moment("off-together", in_the_midst_of("write"), ("uncover",)),
    "tunnel": Moment("4", in_the_midst_of("tunnel"), ("uncover", "jot read", "draft left how")),
    "telegram": Moment("4", in_the_midst_of("telegram"), ("uncover", "jot read")),
    "reveal": Moment("4", in_the_midst_of("reveal"), ("uncover", "jot read", "draft karlov")),
    "laid-open": Moment("5", lambda _, table: table.phase == "turn" and table.revealed),
    "finals": Moment("5", in_the_midst_of("finals"), ("uncover", "jot read")),
    "finale": Moment("5", lambda _, table: table.phase == "finale" and len(table.answers) == 2, ("turn",)),
    "truth": Moment("5", lambda _, table: table.phase == "finale" and len(table.unveiled) == 5, ("next", "story", "back")),
}
# fmt: on
SHORT_STOPS = dict.fromkeys(HOURS, "2")  # every stop is met, and half the time is enough
FIGURES = {"Candy", "Sir Edmund", "Prof. Karlov", "O’Rourke", "Sra. Pérez", "Dr. Rajiv", "Archibald Mansard", "Miss Pransky"}
PLAN = Plan(
    examples=tuple(f"MX{number}" for number in (1, 2, 3, 4, 10, 12, 16, 18, 26)),
    promises=promises,
    recount=invariants.recount,
    names=("Antoine Bauza", "Days of Wonder", "Mystery Express", "Serge Laget"),
    same_word={
        "fr": FIGURES
        | {"Colonel MacDouglas", "Paris", "Strasbourg", "Munich", "Budapest", "Istanbul"}
        | {"Str", "Mun", "Bud", "Ist", "Train", "Question", "{n} point", "{n} points", "45–90 min"},
        "it": FIGURES | {"Vienna", "Budapest", "Istanbul", "Str", "Vie", "Bud", "Ist", "45–90 min"},
    },
    no_variant=("guide", "assist", "pace", "stack", *HOURS),
    also={"off": {"powers": "off"}},
    pressed=("3", "5-off", "on-round"),
    moments=MOMENTS,
    deciders={
        r"turn-jot-read|turn-draft|turn-alike-jot-read": (".wagon .acts .num",),
        r"hide-jot-read|guess": (".fist",),
        r"chat-jot-read": (".slot",),
    },
    companies=(
        Company(("Оксана",), bots=3, options={"pace": "hand"}, language="uk", is_without_signal=True, luck=5),
        Company(("Anna", "Bruno", "Chloé"), options={"pace": "hand", "fans": "round"} | SHORT_STOPS, language="fr", luck=6),
    ),
    timed=(Company(("Anna", "Bruno", "Chiara", "Dario", "Elena"), options={"fans": "round", "pace": "hand"}),),
    first_of_all=("jot begin", "jot read"),  # what it is about, and what was learnt
    looks=("hand", "sheet", "log", "journey", "orders"),
    ends=("done",),
)
