"""The train: six cars, who stands where, what each of them does and costs, and why one is closed now."""

from pygame_logic.mystery_express.cars import ACTIONS
from pygame_logic.mystery_express.clues import CATEGORIES
from pygame_logic.mystery_express.train import CARS, CITIES, LEGS, Place
from web import markup as h
from web.icons import icon
from web.parts import button, disc, does, flap, heading

from .boarding import car_icon
from .hand import held
from .page import own_head, page, route
from .ways import choosing

CLOSED = {"used": "R21", "hours": "R17"}  # why → the rule about it; for the rest it is that of the action
LACKS = {"smoking": "no-two", "grip": "no-discards"}  # what nobody has, in words of their own
RULE = {"lounge": "R23", "sleeping": "R25", "smoking": "R26", "passenger": "R27", "dining": "R28", "grip": "R29", "help": "R30"}
COMING = {1: ("clock", "first"), 2: ("tunnel",), 3: ("clock", "second"), 4: ("clock", "telegram", "revelation"), 5: ("end",)}


def turn(view):
    """Whose turn it is: the train, or the way of an action that was begun."""
    action = view.draft.split(" ")[0]
    if action in view.words.open:
        return choosing(view)
    if view.draft == "journey":
        return journey(view)
    is_spent = not view.words.open
    if view.draft == "done" and not is_spent:
        return leaving_early(view)
    do, kind = (f"play {view.seat} done", "wide") if is_spent else ("draft done", "wide line")
    done = button(do, view.say("mystery.done"), kind=kind)
    return page(
        view,
        [board(view), h.ol(".train")[[wagon(view, car) for car in CARS]], None if is_spent else done, held(view)],
        done if is_spent else None,
        own_head(view),
        classes="turn glance",
        tab="",
    )


def leaving_early(view):
    """Asked once, with the cars that are still open; a second tap where the first one was leads back to the train."""
    say, table = view.say, view.table
    return page(
        view,
        [
            heading(say("mystery.done-early", n=table.hours)),
            h.p(".small")[say("mystery.done-early.why")],
            h.ol(".train")[[wagon(view, car) for car in CARS if is_open(view, car)]],
        ],
        [
            button(f"play {view.seat} done", say("mystery.done-anyway"), kind="wide line"),
            button("draft", say("mystery.to-train"), "o-engine", "wide", data_escape="draft done"),
        ],
        own_head(view, is_title=False),
        classes="asked",
        tab="",
    )


def board(view):
    """The journey, its hours and what comes next; a tap opens the whole timetable."""
    say, table = view.say, view.table
    return h.button(".journeyboard", type="button", data_do="draft journey", data_leg=table.leg)[
        h.p[h.strong[route(view)], h.span(".small.soft")[say("mystery.coming", events=events(view, table.leg))]],
        h.span(".left")[
            h.span(id=f"hours-{table.hours}")[flap(table.hours, "fit", turn=True)],
            h.span(".small")[say("mystery.hours-left", n=table.hours)],
        ],
    ]


def events(view, leg):
    return "\u00a0· ".join(view.say(f"mystery.event.{event}") for event in COMING[leg])


def journey(view):
    """The whole line: hours, what happens where a leg ends, and where the train is now."""
    say, table = view.say, view.table
    return page(
        view,
        [
            heading(say("mystery.journey")),
            h.ol(".timetable.paper")[
                h.li(class_=["passed", {"left": table.leg > 1}])[h.span(".stop"), h.span[h.strong[say(f"mystery.city.{CITIES[0]}")]]],
                [
                    h.li(
                        class_={"passed": leg < table.leg, "left": leg + 1 < table.leg}, aria_current="step" if leg == table.leg else None
                    )[
                        h.span(".stop"),
                        leg == table.leg and h.span(".onway")[icon("o-engine")],
                        h.span[h.strong[say(f"mystery.city.{CITIES[leg]}")], h.span(".small.soft")[events(view, leg)]],
                        h.b(".num")[say("mystery.hours", n=table.timetable[leg - 1])],
                    ]
                    for leg in LEGS
                ],
            ],
        ],
        button("draft", say("mystery.to-train"), "o-engine", "wide line"),
        own_head(view),
        classes="journey",
    )


def acts_in(car):
    return [action for action in ACTIONS if ACTIONS[action].car == car]


def is_open(view, car):
    return any(view.words.closed(action) is None for action in acts_in(car))


def wagon(view, car):
    actions = acts_in(car)
    kind = {"here": view.table.cars[view.seat] == car, "dark": not is_open(view, car), "two-acts": len(actions) > 1}
    return h.li(class_=["wagon", kind])[
        roof(view, car),
        h.div(".acts")[[act(view, action) for action in actions]],
    ]


def roof(view, car):
    """Which car it is, and who is in it: the conductor, and we."""
    say, table = view.say, view.table
    riders = [seat for seat in range(table.number) if table.cars[seat] == car]
    return h.div(".roof")[
        car_icon(car),
        h.h2[say(f"mystery.car.{car}")],
        h.span(".riders")[
            car == table.conductor and h.span(".cond", role="img", aria_label=say("mystery.conductor"))[icon("i-captain-hat-profile")],
            [disc(view.people[seat], view.name(seat)) for seat in riders],
        ],
    ]


def act(view, action):
    """A whole car is the button; a closed one says why."""
    say, closed = view.say, view.words.closed(action)
    closed = LACKS.get(action, closed) if closed == "nobody" else closed
    return h.button(does(f"draft {action}", closed and f"mystery.why.{closed} {CLOSED.get(closed) or RULE[action]}"), type="button")[
        h.span[
            say(f"mystery.does.{action}"),
            closed and h.span(".small.why")[say(f"mystery.closed.{closed}")],
            [h.span(".small.why")[left_with(view, stack)] for stack in range(1, view.table.boarded + 1) if action == "help" and not closed],
        ],
        h.b(".num")[hours_of(view, action)],
    ]


def left_with(view, stack):
    """How many cards a passenger still has who has come aboard."""
    return view.say("mystery.guest", n=stack, left=sum(view.table.counts(Place("stack", stack))))


def hours_of(view, action):
    """What it costs, as it stands on the car."""
    say, table = view.say, view.table
    price = ACTIONS[action]
    most = max(1, min(table.number - 1, len(CATEGORIES), table.hours)) if price.a_guest else 1  # of guests
    return say("mystery.hours-range", n=most) if most > 1 else say("mystery.hours", n=price.needs)
