"""The time of the crime: seven times are there thrice, the hidden one twice; three events show all twenty-three, each in its own way.

R41: nothing of it is written down; what a card of the clock showed is told to no sheet.
"""

from ..table import ask_any, replace, shuffled, wait_for
from .train import put


def shuffle_times(table, city, chance):
    """R39: twenty-three cards, shuffled before each event."""
    table = replace(table, phase="clock", matter=(city,), down=table.down._replace(times=shuffled(table.down.times, chance)))
    return table.tell("clock", city)


def one_by_one(table, city, chance, piles=1):
    """R39, R40: Strasbourg on one pile, Budapest on three in rotation; each card covers the one below. Somebody says next."""
    table = shuffle_times(table, city, chance)
    tops = ("",) * piles
    for at, time in enumerate(table.down.times):
        yield from wait_for(replace(table, clock=tops, clock_left=len(table.down.times) - at), (None,), "next", aloud=True)
        tops = put(tops, at % piles, time)
        table = table.tell("times", time)
    return (yield from put_away(table, replace(table, clock=tops, clock_left=0)))


def put_away(table, shown, seat=None):
    """R41: as soon as the cards are away everybody may write, in turn, the last one being whoever begins; or the table goes on."""
    _, word = yield from ask_any(shown, {seat: ("next", "write")}, aloud=seat is None)
    if word == "write":
        yield from wait_for(replace(table, phase="write"), (*table.around[1:], table.whistle), "written")
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
        shown = replace(table, clock=piles[seat], clock_left=len(piles) - left)
        if left < len(piles):
            yield from wait_for(shown, (None,), "next", aloud=True)
    return (yield from put_away(table, shown))


def hand_piles_round(table, city, chance):
    """Wien, the phone goes round: one sees one's own pile, and then what comes from the right, as often as there are piles."""
    table = replace(shuffle_times(table, city, chance), phase="fan")
    piles, number = piles_of_times(table), table.number
    for seat in sorted(piles, key=lambda seat: (seat - table.whistle - 1) % number):
        yield from wait_for(replace(table, clock_left=number), (seat,), "next")
        for passed in range(number):
            pile = piles[(seat - passed) % number]
            table = table.with_hand(seat, fan=pile).tell("fan", seat, passed + 1, to=(seat,), secret=pile)
            if (seat, passed + 1) != (table.whistle, number):
                yield from wait_for(replace(table, clock_left=number - passed - 1), (seat,), "next")
        shown, table = replace(table, clock_left=0), table.with_hand(seat, fan=())
    return (yield from put_away(table, shown, table.whistle))
