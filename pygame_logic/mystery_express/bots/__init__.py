"""How a robot plays Mystery Express: it notes what its seat sees, asks for what may be news, and gives little away.

Better players differ from worse ones by what they notice and by what they remember. The novice crosses off what stands twice in one
column of its sheet, asks for whatever comes to mind and shows any card; the regular one keeps the whole sheet, asks where it may
learn something and shows again what was shown before; and the ace plans its hours, and weighs whether all it saw of a value was one
single card. What any of them calls certain is so; the times of the crime they remember no better than people do.
"""

from ...table import pick
from ..clues import CATEGORIES, QUESTIONS, WHEN
from ..entries import BLANK
from ..powers import NO
from .clock import odds_of_times
from .deeds import deed
from .hopes import Hopes
from .notes import notes_of, odds
from .show import price, watchers_of

LEVELS = ("novice", "regular", "ace")
NEARLY_SURE = {"novice": 1, "regular": 1, "ace": 0.6}  # such a share of the odds is telegraphed: what is wrong there costs


def choose(seen, chance, level):
    """What the robot in this seat says, or None where it is not asked: the pace of the clock is the table's business."""
    words, table, seat = seen.words.get(seen.seat), seen.table, seen.seat
    if words is None:
        return None
    return CHOICES.get(table.phase, any_word)(words, table, seat, chance, level)


def any_word(words, table, seat, chance, level):
    """The bag is hidden and looked for as luck has it; "seen" and "next" are all there is to say."""
    return pick(words, chance)


def last_word(words, table, seat, chance, level):
    """Who is the last to look puts the times away so that everybody may write."""
    return words[-1]


def investigator(words, table, seat, chance, level):
    """The ace likes to be Miss Pransky: an hour is worth more than a look."""
    best = [word for word in words if level == "ace" and table.has_powers and " pransky " in word]
    return pick(best or words, chance)


def parted_with(words, table, seat, chance, level):
    """The card that tells least; of two that are given away, each tells its new owner."""
    if level == "novice":
        return pick(words, chance)
    watchers = [[giver] for giver in table.matter[1:3]] if table.phase == "give" else [watchers_of(table, seat)]
    prices = [price(table, seat, each, level) for each in watchers]
    return least(words, lambda word: sum(told(card) for told, card in zip(prices, word.split(" ")[1:], strict=True)), chance)


def looked_at(words, table, seat, chance, level):
    """What is likeliest to be news."""
    if level == "novice":
        return pick(words, chance)
    hopes = Hopes(table, seat, level)
    return least(words, lambda word: -hopes.of_look(word), chance)


def power(words, table, seat, chance, level):
    """A look costs nothing; but there is none at what is settled already, so that nobody waits for it."""
    looks = [word for word in words if word != NO]
    if level == "novice":
        return pick(looks, chance)
    hopes = Hopes(table, seat, level)
    return least(looks, lambda word: -hopes.of_look(word), chance) if hopes.need[table.power_of(seat)] else NO


def least(words, cost, chance):
    """The word that costs least; among equals, any."""
    costs = {word: cost(word) for word in words}
    return pick([word for word in costs if costs[word] == min(costs.values())], chance)


def entries(words, table, seat, chance, level):
    """A telegram says what is sure or nearly so; the final answers cost nothing, so none stays blank."""
    notes, least_sure = notes_of(table, seat), NEARLY_SURE[level] if table.phase == "telegram" else 0
    shares = {category: odds(table, notes, category, level) for category in CATEGORIES} | {WHEN: odds_of_times(table, seat, level)}
    return " ".join((table.phase, *(likeliest(shares[question], least_sure, chance) for question in QUESTIONS)))


def likeliest(shares, least_sure, chance):
    most = max(shares.values())
    return pick([value for value, share in shares.items() if share == most], chance) if most >= least_sure else BLANK


CHOICES = {
    "boarding": investigator,
    "turn": deed,
    "show": parted_with,
    "give": parted_with,
    "put": parted_with,
    "reveal": parted_with,
    "chat": looked_at,
    "search": looked_at,
    "fan": last_word,
    "tunnel": looked_at,
    "power": power,
    "telegram": entries,
    "finals": entries,
}
