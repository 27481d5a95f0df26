"""What of a game of Dilemma somebody remembers for years: how fast a card of theirs was on the offer."""


def feats(tables):
    """Against the clock only: where there is none, nobody hurries."""
    caught = {}
    for table in tables:
        if table.duel and table.clock.isdecimal():
            caught.setdefault(table.duel.owner, []).append(table.duel.lands)
    return {seat: {"catch": min(times)} for seat, times in caught.items()}


def told(found, say):
    fastest = min((each["catch"] for each in found if "catch" in each), default=None)
    return [] if fastest is None else [say("dilemma.feat.catch", seconds=say.decimal(fastest / 1000))]
