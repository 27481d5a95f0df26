"""What of Dilemma somebody may see for the first time. Nobody reads while a clock runs."""

from pygame_logic.dilemma.throw import NO_LIMIT

from .story import turns


def firsts(view):
    table = view.table
    match table.phase:
        case "offer":
            return [*(("two",) if table.two_left else ()), "offer"]
        case "throw":
            return [*before_a_throw(table)] if table.window == NO_LIMIT or ("go",) in view.seen.words.values() else []
        case "result":
            return ["life"] if any(line[0] == "life" for line in turns(table.log)[-1][1]) else []
    return []


def before_a_throw(table):
    if table.equals:
        yield "equal"
    if table.wave > 1:
        yield "again"
    if table.two_left:
        yield "two"
    yield "throw"
