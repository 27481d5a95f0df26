"""The blind is down, and everybody may read what the phone is handed over for: who asks, and for what."""

from .bag import opened
from .deed import bag_just_found_or_missed, deed


def task(seen, seat, people, say):
    table = seen.table
    match table.phase:
        case "show":
            action, asker, *_ = deed(table.log)
            category = say(f"mystery.category.{dict(table.matter[1:])[seat]}")
            asks = "mystery.task.pass-on" if asker == seat else f"mystery.task.show.{action}"  # round the table, back to whoever sent them
            return say(asks, name=people[asker].name, category=category)
        case "hide":
            return say("mystery.task.hide", name=people[table.seat].name)
        case "give":
            _, one, other, _ = table.matter
            return say("mystery.task.give", one=people[one].name, other=people[other].name)
        case "turn" if table.log[-1][0] != "turn":
            return say("mystery.task.goes-on", n=table.hours)
    return say(f"mystery.task.{table.phase}")


def under_cover(table, say):
    """Both hands, open: found or missed is told to all at once. Otherwise nothing: it is dark outside."""
    is_found = bag_just_found_or_missed(table.log)
    return None if is_found is None else opened(table.log[-1][4], is_found, say)
