"""What is being done: the action that a question, or a card on its way, belongs to."""

from pygame_logic.mystery_express.cars import ACTIONS


def deed(log, at=None):
    """The line of the story in which it began: ("dining", seat, "1", "how" …)"""
    return next(line for line in reversed(log[:at]) if line[0] in ACTIONS)


def receiver(table, seat):
    """Who gets what this seat is asked for; None: everybody sees it."""
    action, asker, *way = deed(table.log)
    if action == "lounge":
        return None
    if action == "passenger":  # round from the neighbour who was asked first
        return (seat + (-1 if way[0] == "left" else 1)) % table.number
    return asker


def bag_just_found_or_missed(log):
    """Whether the guess was right; None: nobody has guessed just now."""
    return log[-1][3] == log[-1][4] if log and log[-1][0] == "bag" else None
