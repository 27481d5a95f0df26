"""What an investigator may do in somebody else's turn: once a leg, look at a card of the own colour that was just put down."""

from itertools import takewhile

from ..table import ask_each, replace, wait_for
from .clues import CATEGORIES
from .train import Place

NO = "no"


def offer_powers(table, since):
    """R48, R49: right after an opponent has put down cards of one's colour; of several one chooses."""
    choices = {seat: looks(table, seat, since) for seat in table.others}
    choices = {seat: found for seat, found in choices.items() if found}
    if not choices:
        return table
    table = replace(table, phase="power")
    said = yield from ask_each(table, {seat: (NO, *found) for seat, found in choices.items()}, aloud=True)
    for seat, word in said.items():
        if word != NO:
            table = yield from look(table, seat, choices[seat][word])
    return table


def looks(table, seat, since):
    """ "look 0 hand 2", the card on 0's discard pile that came from 2's hand → its line of the story; none that one has handed over."""
    if seat in table.spent or table.power_of(seat) not in CATEGORIES:
        return {}
    found = {}
    for at, line in enumerate(table.log[since:], since):
        match line:
            case ("card", category, start, Place("discard", owner), None) if owner != seat and category == table.power_of(seat):
                if seat not in knowing(table, at):
                    found[f"look {owner} {start}"] = at
    return found


def knowing(table, at):
    """R27, R48: who has seen this very card on its way, for it may have been handed on."""
    since = takewhile(lambda whisper: whisper[1] >= at, reversed(table.whispers))  # a card is looked at as soon as it lies there
    seats = {seat for seats, line, _ in since if line == at for seat in seats}
    return seats | knowing(table, at - 1) if table.log[at][2].kind == "passing" else seats


def look(table, seat, at):
    """It stays where it is; the phone goes over, so that it is seen now. What it was put down for goes on afterwards."""
    _, _, secret = next(whisper for whisper in reversed(table.whispers) if whisper[1] == at)
    table = replace(table.tell("look", seat, at).whisper((seat,), at, secret), spent=(*table.spent, seat))
    yield from wait_for(replace(table, phase="look", matter=("look", at)), (seat,), "seen")
    return table
