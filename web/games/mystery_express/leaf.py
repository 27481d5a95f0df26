"""Which leaf of the journey lies open: what one looks up oneself, what is to be read first, or what one is asked."""

from .news import learnt, news_of

LOCKED = ("clock", "fan")  # phases in which nobody looks at a sheet
FOR_ALL = (*LOCKED, "boarding", "finale")
TABS = ("hand", "sheet", "log")


def leaf(view):
    """ "hand", "sheet", "log" and "orders" one opens; "begin", "news" and "meanwhile" one reads; otherwise it is the phase."""
    phase, opened = view.table.phase, view.draft.split(" ")[0]
    if view.is_own and phase not in (*FOR_ALL, "over") and opened in (*TABS, "orders"):
        return opened
    if view.is_own and is_time_to_read(view.table):
        if begins(view):
            return "begin"
        if news_of(view):
            return "news" if learnt(view) else "meanwhile"
    return phase


def begins(view):
    """For newcomers, before anything is asked of them."""
    is_wanted = view.table.has_guide and view.pocket.guide and "begin" not in view.met
    return is_wanted and view.table.leg == 1 and view.pocket.read == 0


def is_time_to_read(table):
    """What came before the clock is told before it, and nothing while it runs, or before one has written."""
    if table.phase in LOCKED:
        return not any(table.clock) and (table.phase == "clock" or table.clock_left == table.number)
    return table.phase not in (*FOR_ALL, "write", "over")
