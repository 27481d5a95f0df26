"""A moment as a phone counts it, and a day as one says it where that phone is: 5 March."""

from datetime import date, datetime
from typing import Any

from . import markup as h

MOMENTS = range(253_402_214_400_000)  # milliseconds from 1970 to the last day but one that has a date: somewhere it is tomorrow
DAYS = range(100_000)


def moment(number):
    """The number itself, if it is a moment."""
    if type(number) is not int or number not in MOMENTS:
        raise ValueError(f"no moment: {number!r:.40}")
    return number


def nearest(number: int) -> int:
    """A phone's clock may have been set to anything; what it says is written down as a moment that can be read again."""
    return min(max(number, MOMENTS[0]), MOMENTS[-1])


def day_of(number: Any) -> int:
    """The number of a day that has a deal of its own, or 0."""
    if type(number) is not int or number not in DAYS:
        raise ValueError(f"no day: {number!r:.40}")
    return number


def date_here(milliseconds: int) -> date:
    """By this phone's own calendar: what time zone it is in, and when the clocks change there, its Python knows."""
    return datetime.fromtimestamp(milliseconds / 1000).date()


def day(say, milliseconds):
    return told(say, date_here(milliseconds))


def told(say, date):
    return h.time(datetime=date.isoformat())[say("date", n=date.day, month=say(f"month.{date.month}"))]
