"""The time of the crime: seven times are there thrice, the hidden one twice; three events show all twenty-three, each in its own way.

R41: nothing of it is written down; what a card of the clock showed is told to no sheet.
"""

from ..table import replace, shuffled, wait_for
from .train import put


def shuffle_times(table, city, chance):
    """R39: twenty-three cards, shuffled before each event."""
    table = replace(table, phase="clock", matter=(city,), down=table.down._replace(times=shuffled(table.down.times, chance)))
    return table.tell("clock", city)


def one_by_one(table, city, chance, piles=1):
    """R39, R40: Strasbourg on one pile, Budapest on three in rotation; each card covers the one below. Somebody says next."""
    table = shuffle_times(table, city, chance)
    tops = ("",) * piles
    for at in range(len(table.down.times) + 1):
        yield from wait_for(replace(table, clock=tops, clock_left=len(table.down.times) - at), (None,), "next", aloud=True)
        if at < len(table.down.times):
            tops = put(tops, at % piles, table.down.times[at])
            table = table.tell("times", table.down.times[at])
    return table


def piles_of_times(table):
    """R39: as many as there are players, dealt round from the left of whoever has the whistle: by seat."""
    times, number = table.down.times, table.number
    return {(table.whistle + 1 + at) % number: times[at::number] for at in range(number)}


def look_at_piles(table, city, chance):
    """Wien, all round one phone: everybody sees each pile once."""
    table = shuffle_times(table, city, chance)
    piles = piles_of_times(table)
    yield from wait_for(replace(table, clock_left=len(piles)), (None,), "next", aloud=True)
    for left, seat in enumerate(sorted(piles, key=lambda seat: (seat - table.whistle - 1) % table.number), 1):
        table = table.tell("times", *piles[seat])
        yield from wait_for(replace(table, clock=piles[seat], clock_left=len(piles) - left), (None,), "next", aloud=True)
    return table


def hand_piles_round(table, city, chance):
    """Wien, the phone goes round: one sees one's own pile, and then what comes from the right, as often as there are piles."""
    table = replace(shuffle_times(table, city, chance), phase="fan")
    piles, number = piles_of_times(table), table.number
    for seat in sorted(piles, key=lambda seat: (seat - table.whistle - 1) % number):
        yield from wait_for(replace(table, clock_left=number), (seat,), "next")
        for passed in range(number):
            pile = piles[(seat - passed) % number]
            table = table.with_hand(seat, fan=pile).tell("fan", seat, passed + 1, to=(seat,), secret=pile)
            yield from wait_for(replace(table, clock_left=number - passed - 1), (seat,), "next")
        table = table.with_hand(seat, fan=())
    return table
