"""What one is asked in the course of an action: which card one shows, what one looks for, what the conductor gets."""

from pygame_logic.mystery_express.clues import CATEGORIES
from pygame_logic.mystery_express.train import Place
from pygame_logic.mystery_express.whereabouts import surely_there, who_has_seen
from web import markup as h
from web.parts import button, heading

from .bag import hiding, outcome
from .clues import back, category_plate, clue_button, eyeful, named, seen_by, value_name
from .cover import task
from .deed import deed, receiver
from .give import giving
from .hand import in_order
from .page import own_head, page
from .scenes import corridor
from .tunnel import peeked, peeking


def asked(view):
    say, table = view.say, view.table
    if view.words == ("seen",):
        return seen_it(view)
    match table.phase:
        case "show":
            return showing(view)
        case "put":
            return one_of(view, "put", say("mystery.ask.put"), say("mystery.explains.put"), "mystery.put-it")
        case "reveal":
            return one_of(view, "reveal", say("mystery.ask.reveal"), say("mystery.explains.reveal"), "mystery.reveal-it")
        case "give":
            return giving(view)
        case "hide":
            return hiding(view)
        case "search":
            return searching(view)
        case "chat":
            return slots(view)
    return peeking(view)


def showing(view):
    """Who asks, for what, and where the card goes."""
    say, table, seat = view.say, view.table, view.seat
    action, asker, *_ = deed(table.log)
    gets = receiver(table, seat)
    names = {"name": view.name(asker if gets is None else gets)}
    asks = None if asker == seat else task(view.seen, seat, view.people, say)
    plate = "mystery.show-it" if action in ("lounge", "dining") else "mystery.hand-it"
    return one_of(view, "show", say(f"mystery.ask.show.{action}", **names), say(f"mystery.explains.show.{action}", **names), plate, asks)


def one_of(view, verb, question, why, plate, asks=None):
    """One of the cards in hand: those that the question allows. Under each, who has seen it already."""
    say, seat = view.say, view.seat
    words = [word.split(" ")[1] for word in view.words]
    chosen = view.draft if view.draft in words else None
    seen = who_has_seen(view.table, seat)
    return page(
        view,
        [
            heading(question),
            h.p[asks and h.b[asks], " ", h.span(".small")[why]],
            h.ul(".clues")[
                [
                    h.li[clue_button(f"draft {card}", card, say, card == chosen, words.count(card)), seen_by(view, card, seen)]
                    for card in in_order({*words})
                ]
            ],
        ],
        chosen_plate(f"play {seat} {verb} {chosen}", say(plate, card=value_name(chosen, say)))
        if chosen
        else open_plate(say("mystery.choose-card")),
        own_head(view, is_title=False),
        classes="asked",
        tab="",
    )


def searching(view):
    say, seat, target = view.say, view.seat, view.table.matter[1]
    counts = view.table.hands[target].cards
    chosen = view.draft if f"search {view.draft}" in view.words else None
    return page(
        view,
        [
            outcome(view, True),
            heading(say("mystery.ask.search", name=view.name(target))),
            h.ul(".cats")[
                [
                    h.li[category_plate(f"draft {each}", each, say, each == chosen, number=number)]
                    for each, number in zip(CATEGORIES, counts, strict=True)
                ]
            ],
        ],
        chosen_plate(f"play {seat} search {chosen}", say("mystery.search-it", category=say(f"mystery.category.{chosen}")))
        if chosen
        else open_plate(say("mystery.choose.lounge")),
        own_head(view, is_title=False),
        classes="asked searching",
        tab="",
    )


def chosen_plate(do, label):
    return button(do, label, kind="wide")


def open_plate(label):
    """Nothing is chosen yet."""
    return button("play", label, kind="wide", why="why.choose")


def slots(view):
    """The conductor's three cards, by their backs; what one knows to be there is named."""
    say, seat, table = view.say, view.seat, view.table
    known = surely_there(table, seat)
    chosen = view.draft.removeprefix("slot ") if view.draft in view.words else None
    return page(
        view,
        [
            corridor(),
            heading(say("mystery.ask.chat")),
            h.p(".small")[say("mystery.explains.chat")],
            h.ul(".slots")[
                [
                    h.li[
                        h.button(".slot", type="button", data_do=f"draft slot {at}", aria_pressed="true" if chosen == str(at) else "false")[
                            back(category), h.strong[say("mystery.slot", n=at, category=say(f"mystery.category.{category}"))]
                        ],
                        [h.p(".small")[say("mystery.you-know"), named(card, say)] for card in known.get(Place("slot", at), ())],
                    ]
                    for at, category in enumerate(table.down.slots, 1)
                ]
            ],
        ],
        chosen_plate(f"play {seat} slot {chosen}", say("mystery.take-it", n=int(chosen)))
        if chosen
        else open_plate(say("mystery.choose-card")),
        own_head(view, is_title=False),
        classes="asked chatting glance",
        tab="",
    )


def seen_it(view):
    """Nothing to decide: a power was used, or it was dark; one looks as long as one likes."""
    say, seat, table = view.say, view.seat, view.table
    faces = {at: secret for seats, at, secret in table.whispers if seat in seats}
    if table.phase == "tunnel":
        return peeked(view, faces)
    at = table.matter[1]
    owner = table.log[at][3].number
    return page(
        view,
        [
            heading(say("mystery.you-see")),
            eyeful([(faces[at], say("mystery.looked", name=view.name(owner)))], say),
        ],
        button(f"play {seat} seen", say("mystery.noted"), kind="wide"),
        own_head(view, is_title=False),
        classes="asked",
        tab="",
    )
