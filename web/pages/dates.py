"""A day as one says it: 5 March."""

from datetime import UTC, datetime

from .. import markup as h


def day(say, milliseconds):
    moment = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return h.time(datetime=f"{moment:%Y-%m-%d}")[say("date", day=moment.day, month=say(f"month.{moment.month}"))]
