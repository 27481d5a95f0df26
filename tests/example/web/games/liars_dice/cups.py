"""What lies on the table of Liar's Dice: the last bid, how many dice everybody has, one's own, and all of them once the cups are lifted."""

from web import markup as h
from web.icons import icon
from web.parts import lives, who

SIGNS = (
    "i-dice-six-faces-one",
    "i-dice-six-faces-two",
    "i-dice-six-faces-three",
    "i-dice-six-faces-four",
    "i-dice-six-faces-five",
    "i-dice-six-faces-six",
)


def die(face, label=None):
    return icon(SIGNS[face - 1], label)


def last_bid(table, say):
    """In figures as large as the table; None before anybody has bid."""
    if not table.bid:
        return None
    count, face = table.bid
    return h.p(".bid", role="img", aria_label=say("liars.bid", n=count, face=face))[h.b[f"{count} ×"], die(face)]


def figure(name, say, thrown):
    """On the rules page: the bid that it explains."""
    return h.p(".bid")[h.b["4 ×"], die(3)] if name == "bid" else None


def board(view):
    """What everybody sees: the bid, and how many dice the others have."""
    return [said(view), cups(view)]


def said(view):
    """The bid, and who has made it."""
    table, say = view.table, view.say
    if not table.bid:
        return h.section(".said.sign.paper")[h.p[say("liars.no-bid")]]
    return h.section(".said.sign.paper")[who(view.people[table.bidder]), last_bid(table, say)]


def cups(view):
    return h.ul(".cups")[(h.li[who(view.people[seat], "grow"), cup(view, seat)] for seat in range(len(view.table.dice)))]


def cup(view, seat):
    """What lay under it, where the cups are lifted; what counted for the bid stands out."""
    table, say = view.table, view.say
    left = table.dice[seat]
    if not table.shown:
        return lives(left, max(table.dice), say("liars.dice", n=left))
    return h.span(".dice")[(h.span(class_="hit" if face == table.bid[1] else None)[die(face, str(face))] for face in table.shown[seat])]


def hand(view):
    """One's own dice."""
    dice = () if view.seat is None else view.table.hands[view.seat]
    return dice and h.ul(".dice.own", aria_label=view.say("liars.own"))[(h.li[die(face, str(face))] for face in dice)]
