"""The blind is down, and everybody may read what the phone is handed over for: who asks, and for what."""

from itertools import takewhile

from web import markup as h

from .bag import opened
from .clues import named
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
            return say("mystery.task.goes-on", n=table.hours) if table.hours else say("mystery.task.spent")
    return say(f"mystery.task.{table.phase}")


def under_cover(table, say):
    """Both hands, open, found or missed, or what was just laid open: it is told to all at once. Otherwise nothing: it is dark outside."""
    is_found = bag_just_found_or_missed(table.log)
    if is_found is not None:
        return opened(table.log[-1][4], is_found, say)
    cards = just_laid_open(table.log)
    return h.figure(".laid-open")[h.figcaption[say("mystery.hold-up")], h.div[[named(card, say) for card in cards]]] if cards else None


def just_laid_open(log):
    """R45: until somebody has done anything."""
    last = takewhile(lambda line: line[0] in ("card", "conductor", "leg", "turn"), reversed(log))
    return [line[4] for line in last if line[0] == "card" and line[3].kind == "open"][::-1]
