"""What the tests of the frame have to know of NewGame; what is not said here is as in tests/plan.py."""

from tests.plan import Plan


def promises(then, now):
    assert 1 <= then.matches - now.matches <= 3 or now.phase == "over", "with each move one, two or three matches are taken"


PLAN = Plan(promises=promises)
