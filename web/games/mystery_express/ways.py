"""How an action is to be done: a grid of who has what, in which a tap asks. The move is played as a whole."""

from pygame_logic.mystery_express.cars import ACTIONS, MOST_GUESTS
from pygame_logic.mystery_express.clues import CATEGORIES
from pygame_logic.mystery_express.train import STACKS, Place, discard_of, hand_of
from web import markup as h
from web.icons import icon
from web.parts import button, disc, heading, who

from .berth import own_head, page
from .boarding import car_icon
from .clues import SIGNS, backs, category_plate

SIDES = {"left": "mystery.left", "right": "mystery.right-side"}


def choosing(berth):
    """`draft` is the action and what was tapped so far: "dining 1 how 3 who"."""
    say = berth.say
    action, *said = berth.draft.split(" ")
    said = said if action in ("lounge", "sleeping") else whole(berth, action, said)
    way = way_of(berth, action, said)
    return page(
        berth,
        [
            heading(car_icon(ACTIONS[action].car), " ", h.span[say(f"mystery.does.{action}")]),
            h.p(".small")[say(f"mystery.explains.{action}")],
            {"lounge": for_all, "sleeping": of_somebody}.get(action, grid)(berth, action, said),
        ],
        [
            button(f"play {berth.seat} {action} {way}", label(berth, action, said), kind="wide")
            if way
            else button("play", say(f"mystery.choose.{action}"), kind="wide", disabled=True),
            button("draft", say("mystery.other-car"), kind="line"),
        ],
        own_head(berth),
        classes="choosing",
    )


def whole(berth, action, said):
    """Only what can still be asked: a tap that came late begins nothing."""
    there = dict(rows(berth.table, action))
    pairs = zip(said[::2], said[1::2], strict=False)
    return [
        word for row, each in pairs if row in there and each in CATEGORIES and berth.table.has(there[row], each) for word in (row, each)
    ]


def way_of(berth, action, said):
    """What was tapped, as the words of the move; None while something is missing."""
    if action == "smoking" and len(said) == 4:
        said = [*said[::2], *said[1:2]]
    way = " ".join(said)
    return way if way in berth.words.ways(action) else None


def label(berth, action, said):
    """The plate says what is asked of whom, and what it costs."""
    say = berth.say
    if action == "lounge":
        what = category(berth, said[0])
    elif action == "sleeping":
        what = berth.name(int(said[0]))
    else:
        asked = zip(said[::2], said[1::2], strict=True)
        what = ", ".join(say("mystery.asks", who=row_name(berth, action, row), what=category(berth, each)) for row, each in asked)
    cost = {"dining": len(said) // 2, "sleeping": ACTIONS[action].needs}.get(action, ACTIONS[action].costs)
    return say("mystery.play", what=what, hours=say("mystery.hours", n=cost))


def category(berth, word):
    return berth.say(f"mystery.category.{word}")


def for_all(berth, action, said):
    """The Lounge: a category, and who would show one."""
    table = berth.table
    return h.ul(".for-all")[
        [
            h.li[
                category_plate(f"draft {action} {each}", each, berth.say, said == [each], each not in berth.words.ways(action)),
                h.span(".holders")[[disc(berth.people[seat], berth.name(seat)) for seat in table.others if table.has(hand_of(seat), each)]],
            ]
            for each in CATEGORIES
        ]
    ]


def of_somebody(berth, action, said):
    """The Sleeping car: whoever still has cards."""
    table = berth.table
    return h.ul(".of-somebody")[
        [
            h.li[
                h.button(
                    ".traveller.paper",
                    type="button",
                    data_do=f"draft {action} {seat}",
                    aria_pressed="true" if said == [str(seat)] else "false",
                    disabled=str(seat) not in berth.words.ways(action),
                )[who(berth.people[seat]), backs(table.counts(hand_of(seat)), berth.say)]
            ]
            for seat in table.others
        ]
    ]


def grid(berth, action, said):
    """Rows of people, or of passengers' stacks; in each cell how many cards of that category lie there."""
    pairs = list(zip(said[::2], said[1::2], strict=True))
    return h.table(".askgrid")[
        h.thead[
            h.tr[
                h.td, [h.th(scope="col", data_cat=each)[icon(SIGNS[each]), h.span[category(berth, each)]] for each in CATEGORIES]
            ]
        ],
        h.tbody[
            [
                h.tr[
                    h.th(scope="row")[row_head(berth, action, row)],
                    [h.td[cell(berth, action, pairs, row, each, berth.table.has(place, each))] for each in CATEGORIES],
                ]
                for row, place in rows(berth.table, action)
            ]
        ],
    ]  # fmt: skip


def rows(table, action):
    """Who, or what, may be asked: the word of the move, and where the cards lie."""
    match action:
        case "passenger":
            return [("left", hand_of(table.left)), ("right", hand_of(table.right))]
        case "grip":
            return [(str(seat), discard_of(seat)) for seat in (table.seat, *table.others)]
        case "help":
            return [(str(stack), Place("stack", stack)) for stack in STACKS if stack <= table.boarded]
    return [(str(seat), hand_of(seat)) for seat in table.others]


def row_head(berth, action, row):
    if action == "help":
        return berth.say("mystery.stack", n=int(row))
    if row in SIDES:
        seat = berth.table.left if row == "left" else berth.table.right
        return [who(berth.people[seat]), h.span(".small.soft")[berth.say(SIDES[row])]]
    return who(berth.people[int(row)])


def row_name(berth, action, row):
    if action == "help":
        return berth.say("mystery.stack", n=int(row))
    if row in SIDES:
        return berth.name(berth.table.left if row == "left" else berth.table.right)
    return berth.name(int(row))


def cell(berth, action, pairs, row, each, number):
    """A tap asks, another takes it back."""
    pressed = (row, each) in pairs
    words = [word for pair in tapped(berth.table, action, pairs, (row, each)) for word in pair]
    return h.button(
        type="button",
        data_cat=each,
        data_do=" ".join(["draft", action, *words]),
        aria_pressed="true" if pressed else "false",
        aria_label=f"{row_name(berth, action, row)}, {category(berth, each)}: {number}",
        disabled=not number or not can_begin(berth, action, row, each),
    )[str(number)]


def can_begin(berth, action, row, each):
    """Two who hold it are needed in the Smoking car."""
    return action != "smoking" or sum(berth.table.has(place, each) > 0 for _, place in rows(berth.table, action)) > 1


def tapped(table, action, pairs, pair):
    """What is asked after one more tap: in the Smoking car two of one category, in the Dining car each guest and each category once."""
    if pair in pairs:
        return [each for each in pairs if each != pair]
    if action == "smoking":
        kept = [each for each in pairs if each[1] == pair[1]][-1:]
    elif action == "dining":
        kept = [each for each in pairs if each[0] != pair[0] and each[1] != pair[1]]
        kept = kept[max(0, len(kept) + 1 - min(MOST_GUESTS, table.hours)) :]
    else:
        kept = []
    order = [row for row, _ in rows(table, action)]
    return sorted([*kept, pair], key=lambda each: order.index(each[0]))
