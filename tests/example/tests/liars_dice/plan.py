"""What the tests of the frame have to know of Liar's Dice."""

from tests.plan import Plan


def promises(then, now):
    assert 0 <= sum(then.dice) - sum(now.dice) <= 1, "dice are lost one by one, and never come back"
    assert now.round > then.round or not then.bid or now.bid >= then.bid, "within a round the bids only rise"
    if now.phase == "bid":
        assert tuple(map(len, now.hands)) == now.dice, "under a cup lie as many dice as its seat has"


PLAN = Plan(promises=promises)
