"""A clue: its category by colour, sign and word; its value by sign and word. And its back, which everybody may see."""

from pygame_logic.mystery_express.clues import CATEGORIES, CATEGORY, WHEN
from web import markup as h
from web.icons import icon
from web.parts import disc, does

from .clock_face import face as watch

SIGNS = {"how": "o-how", "who": "o-who", "why": "o-why", "where": "o-where", "when": "o-when"}
VALUE_SIGNS = {
    "shot": "i-revolver",
    "clubbed": "i-wood-club",
    "poisoned": "i-poison-bottle",
    "hanged": "o-hanged",
    "stabbed": "i-plain-dagger",
    "pushed": "i-falling",
    "candy": "o-candy",
    "edmund": "o-edmund",
    "karlov": "o-karlov",
    "orourke": "o-orourke",
    "perez": "o-perez",
    "rajiv": "o-rajiv",
    "money": "i-two-coins",
    "greed": "i-swap-bag",
    "despair": "i-broken-heart",
    "unknown": "i-blindfold",
    "jealousy": "i-evil-eyes",
    "rivalry": "i-crossed-swords",
    "lounge": "i-wine-glass",
    "sleeping": "i-bed",
    "smoking": "i-smoking-pipe",
    "passenger": "i-suitcase",
    "dining": "i-meal",
    "club": "i-armchair",
}


def value_name(value, say):
    return value if CATEGORY[value] == WHEN else say(f"mystery.value.{value}")


def band(category, say):
    return h.span(".band")[icon(SIGNS[category]), h.span[say(f"mystery.category.{category}")]]


def face(value, say):
    return [
        band(CATEGORY[value], say),
        h.span(".face")[picture(value), h.strong[value_name(value, say)]],
    ]


def picture(value):
    """A watch that shows the time; for the rest a sign."""
    return watch(value) if CATEGORY[value] == WHEN else icon(VALUE_SIGNS[value])


def clue(value, say):
    """It only lies there."""
    return h.div(".clue", data_cat=CATEGORY[value])[face(value, say)]


def eyeful(shown, say):
    """Cards before one's eyes, big, each with what is to be said of it."""
    size = {"one": len(shown) == 1, "many": len(shown) > 2}
    return h.ul(class_=["eyeful", size])[[h.li[clue(value, say), h.p[words]] for value, words in shown]]


def clue_button(do, value, say, chosen=False, number=1, label=None):
    """It can be taken. `number`: how many there are of it; `label`: what a press means, where that is not to choose it."""
    pressed = None if label else "true" if chosen else "false"
    return h.button(".clue", type="button", data_cat=CATEGORY[value], data_do=do, aria_pressed=pressed)[
        face(value, say), number > 1 and h.b(".times.num")[f"×\u2060{number}"], label and h.span(".vh")[label]
    ]


def back(category, say=None):
    """Beside its word it needs no name."""
    told = {"role": "img", "aria-label": say(f"mystery.category.{category}")} if say else {"aria-hidden": "true"}
    return h.span(".back", told, data_cat=category)[icon(SIGNS[category])]


def backs(counts, say):
    """A row of backs, in the order of the sheet."""
    held = [(category, number) for category, number in zip(CATEGORIES, counts, strict=True) if number]
    told = ", ".join(say("mystery.count", n=number, category=say(f"mystery.category.{category}")) for category, number in held)
    return h.span(".backs", role="img", aria_label=told or say("mystery.none-left"))[
        [back(category) for category, number in held for _ in range(number)]
    ]


def named(value, say):
    """A card in a line of words."""
    return h.span(".named", data_cat=CATEGORY[value])[picture(value), h.b[value_name(value, say)]]


def category_plate(do, category, say, chosen=False, why=None, number=None):
    """`why`: it cannot be had; `number`: how many there are."""
    why = "mystery.why.none" if number == 0 else why
    note = None if number is None else h.span(".small.so-many")[say("mystery.so-many", n=number)]
    return h.button(
        ".catplate", does(do, why), type="button", data_cat=category, aria_pressed="true" if chosen else "false"
    )[icon(SIGNS[category]), h.span[say(f"mystery.category.{category}"), note]]


def seen_by(view, card, seen):
    """Who has seen a card of one's own already, in this game."""
    discs = [disc(view.people[other], view.name(other)) for other in sorted(seen.get(card, ()))]
    return discs and h.p(".seen-by.small")[view.say("mystery.seen-by"), h.span[discs]]
