"""What one is asked in the course of an action: a card to show, a hand to hide the bag in, something for the conductor."""

from pygame_logic.clues import CATEGORIES

from .. import markup as h
from ..parts import button, heading, who
from .mystery_berth import own_head, page
from .mystery_clues import back, category_plate, clue_button
from .mystery_ways import SIDES

HANDS = ("left", "right")


def asked(berth):
    say, table = berth.say, berth.table
    match table.phase:
        case "show":
            return cards(berth, "show", say("mystery.ask.show", name=berth.name(table.seat)), "mystery.show-it")
        case "put":
            return cards(berth, "put", say("mystery.ask.put"), "mystery.put-it")
        case "reveal":
            return cards(berth, "reveal", say("mystery.ask.reveal"), "mystery.reveal-it")
        case "give":
            return giving(berth)
        case "hide":
            return hands(berth, "hide", say("mystery.ask.hide", name=berth.name(table.seat)))
        case "search":
            return searching(berth)
        case "chat":
            return slots(berth)
        case "tunnel":
            return tunnel(berth)
    return seen_it(berth)


def cards(berth, verb, question, label):
    """One of the cards in hand: those that the question allows."""
    say, seat = berth.say, berth.seat
    values = [word.split(" ")[1] for word in berth.words]
    chosen = berth.draft if berth.draft in values else None
    return page(
        berth,
        [heading(question), h.div(".handful")[[clue_button(f"draft {value}", value, say, value == chosen) for value in values]]],
        button(f"play {seat} {verb} {chosen}" if chosen else "play", say(label), kind="wide", disabled=not chosen),
        own_head(berth),
        classes="asked",
        tab="",
    )


def giving(berth):
    """Two cards: for the first giver, then for the second."""
    say, table, seat = berth.say, berth.table, berth.seat
    first = berth.draft if any(word.split(" ")[1] == berth.draft for word in berth.words) else None
    _, one, other, _ = table.matter
    pairs = [word.split(" ")[1:] for word in berth.words]
    left = dict.fromkeys(pair[1] for pair in pairs if pair[0] == first) if first else dict.fromkeys(pair[0] for pair in pairs)
    return page(
        berth,
        [
            heading(say("mystery.ask.give", name=berth.name(other if first else one))),
            h.div(".handful")[
                [clue_button(f"play {seat} give {first} {value}" if first else f"draft {value}", value, say) for value in left]
            ],
        ],
        button("draft", say("mystery.other"), kind="line") if first else None,
        own_head(berth),
        classes="asked",
        tab="",
    )


def hands(berth, verb, question):
    """Left or right: a fist to press."""
    say = berth.say
    seat = berth.seat if berth.seat is not None else next(iter(berth.seen.words))
    return page(
        berth,
        [
            heading(question),
            h.div(".fists")[
                [
                    h.button(".fist", type="button", data_do=f"play {seat} {verb} {hand}")[h.span[say(f"mystery.fist.{hand}")]]
                    for hand in HANDS
                ]
            ],
        ],
        head=own_head(berth) if berth.is_private and verb == "hide" else None,
        classes="bag",
    )


def guessing(berth):
    """In the open: both look on."""
    seat = next(iter(berth.seen.words))
    target = berth.table.matter[1]
    return hands(berth, "guess", berth.say("mystery.ask.guess", name=berth.name(seat), target=berth.name(target)))


def searching(berth):
    say, seat = berth.say, berth.seat
    open_now = [word.split(" ")[1] for word in berth.words]
    return page(
        berth,
        [
            heading(say("mystery.ask.search", name=berth.name(berth.table.matter[1]))),
            h.ul(".ways")[
                [h.li[category_plate(f"play {seat} search {each}", each, say, disabled=each not in open_now)] for each in CATEGORIES]
            ],
        ],
        head=own_head(berth),
        classes="asked",
        tab="",
    )


def slots(berth):
    """The conductor's three cards, by their backs."""
    say, seat, table = berth.say, berth.seat, berth.table
    return page(
        berth,
        [
            heading(say("mystery.ask.chat")),
            h.ul(".slots")[
                [
                    h.li[
                        h.button(
                            type="button",
                            data_do=f"play {seat} slot {at}",
                            aria_label=say("mystery.slot", n=at, category=say(f"mystery.category.{category}")),
                        )[back(category, say)]
                    ]
                    for at, category in enumerate(table.down.slots, 1)
                ]
            ],
        ],
        head=own_head(berth),
        classes="asked",
        tab="",
    )


def tunnel(berth):
    """In the dark: a card of each neighbour, chosen by its back."""
    say, seat = berth.say, berth.seat
    if berth.words == ("seen",):
        return seen_it(berth)
    ways = [word.split(" ")[1:] for word in berth.words]
    so_far = (
        berth.draft.split(" ") if berth.draft and berth.draft.split(" ") in [way[: len(berth.draft.split(" "))] for way in ways] else []
    )
    begun = [way for way in ways if way[: len(so_far)] == so_far]
    if so_far and len(begun[0]) == len(so_far):
        following, side = [], None
    else:
        side = begun[0][len(so_far)]
        following = list(dict.fromkeys(way[len(so_far) + 1] for way in begun))
    owner = {"left": berth.table.left, "right": berth.table.right}.get(side)
    return page(
        berth,
        [
            heading(say("mystery.ask.tunnel")),
            side and h.p[who(berth.people[owner]), " ", say(SIDES[side])],
            h.ul(".ways")[[h.li[category_plate(f"draft {' '.join([*so_far, side, each])}", each, say)] for each in following]],
        ],
        button(
            f"play {seat} peek {' '.join(so_far)}" if not following else "play", say("mystery.peek"), kind="wide", disabled=bool(following)
        ),
        own_head(berth),
        classes="asked tunnel",
        tab="",
    )


def seen_it(berth):
    """Nothing to decide: it was looked at."""
    say, seat = berth.say, berth.seat
    return page(
        berth,
        [heading(say("mystery.looked"))],
        button(f"play {seat} seen", say("mystery.noted"), kind="wide"),
        own_head(berth),
        classes="asked",
        tab="",
    )
