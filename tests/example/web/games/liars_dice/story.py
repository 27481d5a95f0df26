"""Liar's Dice told again, round by round: the bids, the doubt, and what lay under the cups."""


def story(table, people, say):
    """A chapter for each round whose cups have been lifted, and the bids of the one that is going on."""
    chapters = []
    for what, *details in table.log:
        if what == "round":
            chapters.append((say("liars.round", n=details[0]), []))
        elif what != "over":
            chapters[-1][1].append(retold(what, people[details[0]].name, details[1:], say))
    return [chapter for chapter in chapters if chapter[1]]


def retold(what, name, details, say):
    match what:
        case "bid":
            return say("liars.told.bid", name=name, n=details[0], face=details[1])
        case "doubt":
            return say("liars.told.doubt", name=name)
        case "dice":
            return say("liars.told.dice", name=name, faces=", ".join(map(str, details)))
    return say("liars.told.lost", name=name, n=details[0])
