"""How long a game is: everybody drives once, or twice where few play; or the table wants less, or blood."""

LAPS, LAP, ROUNDS, DEATHS = "all", "lap", "rounds", "tokens"
ONE_ROUND = f"{ROUNDS}-1"
LENGTHS = (LAPS, LAP, *(f"{ROUNDS}-{number}" for number in (3, 5, 8)), *(f"{DEATHS}-{number}" for number in (2, 3, 5)), ONE_ROUND)
FEW = 5  # fewer than so many play two laps


def turns_at_the_lever(seats, first, length=LAPS):
    """T3, T19, T25: each in turn, clockwise. The list stands from the start; one that ends with a death begins with a lap."""
    lap = tuple((first + step) % seats for step in range(seats))
    if length == LAPS:
        return lap * 2 if seats < FEW else lap
    rounds = number_in(ROUNDS, length) or seats
    return tuple(lap[at % seats] for at in range(rounds))


def deaths_that_end_it(length):
    """How often somebody must have died; 0 where nobody counts."""
    return number_in(DEATHS, length)


def number_in(what, length):
    said, _, number = length.partition("-")
    return int(number) if said == what else 0
