"""What of a game of Dilemma Express somebody remembers for years: how many died while they stood at the lever."""

from collections import Counter


def feats(tables):
    deaths, conductor = Counter(), None
    for line in tables[-1].log:
        if line[0] == "pulled":
            conductor = line[1]
        elif line[0] == "token":
            deaths[conductor] += 1
    return {seat: {"deaths": number} for seat, number in deaths.items()}


def told(found, say):
    most = max((each["deaths"] for each in found if "deaths" in each), default=None)
    return [] if most is None else [say("express.feat.deaths", n=most)]
