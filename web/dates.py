"""A moment as a phone counts it, and a day as one says it: 5 March."""

from datetime import UTC, datetime

from . import markup as h

MOMENTS = range(253_402_300_800_000)  # milliseconds from 1970 to the year 9999, the last that has a date


def moment(number):
    """The number itself, if it is a moment."""
    if type(number) is not int or number not in MOMENTS:
        raise ValueError(f"no moment: {number!r:.40}")
    return number


def day(say, milliseconds):
    moment = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return h.time(datetime=f"{moment:%Y-%m-%d}")[say("date", n=moment.day, month=say(f"month.{moment.month}"))]
