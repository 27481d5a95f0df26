"""How an action is to be done: a grid of who has what, in which a tap asks. The move is played as a whole."""

from pygame_logic.mystery_express.cars import ACTIONS, MOST_GUESTS
from pygame_logic.mystery_express.clues import CATEGORIES, of_category
from pygame_logic.mystery_express.train import STACKS, Place, discard_of, hand_of
from pygame_logic.mystery_express.whereabouts import surely_there
from web import markup as h
from web.icons import icon
from web.parts import button, disc, does, heading, who

from .boarding import car_icon
from .clues import SIGNS, backs, category_plate
from .page import own_head, page

SIDES = {"left": "mystery.left", "right": "mystery.right-side"}


def choosing(view):
    """`draft` is the action and what was tapped so far: "dining 1 how 3 who"."""
    say = view.say
    action, *said = view.draft.split(" ")
    said = said if action in ("lounge", "sleeping") else whole(view, action, said)
    way = way_of(view, action, said)
    return page(
        view,
        [
            heading(car_icon(ACTIONS[action].car), " ", h.span[say(f"mystery.does.{action}")]),
            h.p(".small")[say(f"mystery.explains.{action}", n=most_guests(view.table))],
            {"lounge": for_all, "sleeping": of_somebody}.get(action, grid)(view, action, said),
        ],
        button(f"play {view.seat} {action} {way}", label(view, action, said), kind="wide")
        if way
        else button("play", say(f"mystery.choose.{action}"), kind="wide", why="why.choose"),
        own_head(view),
        classes="choosing",
        tab="",
    )


def most_guests(table):
    """Of those who are left, and of the hours."""
    return max(1, min(MOST_GUESTS, table.number - 1, table.hours))


def whole(view, action, said):
    """Only what can still be asked: a tap that came late begins nothing."""
    there = dict(rows(view.table, action))
    pairs = zip(said[::2], said[1::2], strict=False)
    return [
        word for row, each in pairs if row in there and each in CATEGORIES and view.table.has(there[row], each) for word in (row, each)
    ]


def way_of(view, action, said):
    """What was tapped, as the words of the move; None while something is missing."""
    if action == "smoking" and len(said) == 4:
        said = [*said[::2], *said[1:2]]
    way = " ".join(said)
    return way if way in view.words.ways(action) else None


def label(view, action, said):
    """The plate says what is asked of whom, and what it costs."""
    say = view.say
    if action == "lounge":
        what = category(view, said[0])
    elif action == "sleeping":
        what = view.name(int(said[0]))
    else:
        asked = zip(said[::2], said[1::2], strict=True)
        what = ", ".join(say("mystery.asks", who=row_name(view, action, row), what=category(view, each)) for row, each in asked)
    price = ACTIONS[action]
    return say("mystery.play", what=what, hours=say("mystery.hours", n=price.fare(said) + price.found))


def category(view, word):
    return view.say(f"mystery.category.{word}")


def for_all(view, action, said):
    """The Lounge: a category, and who would show one."""
    table = view.table
    return h.ul(".for-all")[
        [
            h.li[
                category_plate(f"draft {action} {each}", each, view.say, said == [each], nobody_has(view, action, each)),
                h.span(".holders")[[disc(view.people[seat], view.name(seat)) for seat in table.others if table.has(hand_of(seat), each)]],
            ]
            for each in CATEGORIES
        ]
    ]


def nobody_has(view, action, each):
    return None if each in view.words.ways(action) else "mystery.why.nobody-has R23"


def of_somebody(view, action, said):
    """The Sleeping car: whoever still has cards."""
    table = view.table
    return h.ul(".of-somebody")[
        [
            h.li[
                h.button(
                    ".traveller.paper",
                    does(f"draft {action} {seat}", None if str(seat) in view.words.ways(action) else "mystery.why.no-cards R25"),
                    type="button",
                    aria_pressed="true" if said == [str(seat)] else "false",
                )[who(view.people[seat]), backs(table.counts(hand_of(seat)), view.say)]
            ]
            for seat in table.others
        ]
    ]


def grid(view, action, said):
    """Rows of people, or of passengers' stacks; in each cell how many cards of that category lie there."""
    pairs, known = list(zip(said[::2], said[1::2], strict=True)), surely_there(view.table, view.seat)
    legend = h.p(".small.soft.legend", aria_hidden="true")[view.say.drawn("mystery.grid", eye=icon("o-seen"))]
    return h.table(".askgrid")[
        h.thead[
            h.tr[
                h.td, [h.th(scope="col", data_cat=each)[icon(SIGNS[each]), h.span[category(view, each)]] for each in CATEGORIES]
            ]
        ],
        h.tbody[
            [
                h.tr[
                    h.th(scope="row")[row_head(view, action, row)],
                    [
                        h.td[cell(view, action, pairs, (row, each), view.table.has(place, each), of_category(known.get(place, ()), each))]
                        for each in CATEGORIES
                    ],
                ]
                for row, place in rows(view.table, action)
            ]
        ],
    ], legend  # fmt: skip


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


def row_head(view, action, row):
    if action == "help":
        return view.say("mystery.stack", n=int(row))
    if row in SIDES:
        seat = view.table.left if row == "left" else view.table.right
        return [who(view.people[seat]), h.span(".small.soft")[view.say(SIDES[row])]]
    return who(view.people[int(row)])


def row_name(view, action, row):
    if action == "help":
        return view.say("mystery.stack", n=int(row))
    if row in SIDES:
        return view.name(view.table.left if row == "left" else view.table.right)
    return view.name(int(row))


def cell(view, action, pairs, pair, number, known):
    """A tap asks, another takes it back. `known`: those of the cards there that one could name."""
    row, each = pair
    words = [word for pair in tapped(view.table, action, pairs, pair) for word in pair]
    return h.button(
        does(" ".join(["draft", action, *words]), why_not(view, action, each, number)),
        type="button",
        data_cat=each,
        aria_pressed="true" if pair in pairs else "false",
    )[
        h.span(".vh")[f"{row_name(view, action, row)}, {category(view, each)}: "],
        str(number),
        known and h.span(".eye")[icon("o-seen", view.say("mystery.you-know")), str(len(known))],
    ]


def why_not(view, action, each, number):
    """There is no such card; or in the Smoking car, where two who hold it are needed, only one."""
    if not number:
        return "mystery.why.none"
    are_enough = action != "smoking" or sum(view.table.has(place, each) > 0 for _, place in rows(view.table, action)) > 1
    return None if are_enough else "mystery.why.only-one R26"


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
