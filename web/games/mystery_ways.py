"""How an action is to be done: whom one asks, for which category. The move is made word by word, and played as a whole."""

from pygame_logic.cars import ACTIONS

from .. import markup as h
from ..parts import button, heading, who
from .mystery_berth import own_head, page
from .mystery_boarding import car_icon
from .mystery_clues import backs, category_plate


SIDES = {"left": "mystery.left", "right": "mystery.right-side"}


def choosing(berth):
    """The ways that begin with what was said so far; the next word is asked for."""
    say = berth.say
    action, *so_far = berth.draft.split(" ")
    ways = [way.split(" ") for way in berth.words.ways(action)]
    begun = [way for way in ways if way[: len(so_far)] == so_far]
    is_whole = so_far in ways
    following = list(dict.fromkeys(way[len(so_far)] for way in begun if len(way) > len(so_far)))
    return page(
        berth,
        [
            heading(car_icon(ACTIONS[action].car), h.span[say(f"mystery.does.{action}")]),
            h.p(".small")[say(f"mystery.explains.{action}")],
            so_far and h.p(".sofar")[spoken(berth, so_far)],
            following and h.ul(".ways")[[h.li[word_plate(berth, action, so_far, word)] for word in following]],
        ],
        [
            button(
                f"play {berth.seat} {' '.join([action, *so_far])}" if is_whole else "play",
                say("mystery.do-it"),
                kind="wide",
                disabled=not is_whole,
            ),
            button("draft" if not so_far else f"draft {' '.join([action, *so_far[:-1]])}", say("mystery.other"), kind="line"),
        ],
        own_head(berth),
        classes="ways",
    )


def word_plate(berth, action, so_far, word):
    """The next word of the move: a seat, a side, a stack or a category."""
    do = " ".join(["draft", action, *so_far, word])
    say, table = berth.say, berth.table
    if word.isdecimal() and action == "help":
        return button(do, say("mystery.stack", n=int(word)), kind="line")
    if word.isdecimal():
        return h.button(".paper.traveller", type="button", data_do=do)[
            who(berth.people[int(word)]), backs(table.hands[int(word)].cards, say) if int(word) != berth.seat else None
        ]
    if word in SIDES:
        seat = table.left if word == "left" else table.right
        return h.button(".paper.traveller", type="button", data_do=do)[
            who(berth.people[seat]), h.span[say(SIDES[word])], backs(table.hands[seat].cards, say)
        ]
    return category_plate(do, word, say)


def spoken(berth, words):
    """What was said so far, in words."""
    say = berth.say
    return ", ".join(berth.name(int(word)) if word.isdecimal() else say(SIDES.get(word, f"mystery.category.{word}")) for word in words)
