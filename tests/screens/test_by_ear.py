"""What no eye is needed for: on every page of every game each thing has a name, no two have the same, and no secret is said unasked."""

from functools import cache

import pytest

from tests.e2e.moments import MOMENTS
from tests.screens.ear import heard, said_by_itself
from tests.screens.test_presses import pages

TIME_IS_OVER = "Time is over: no more throws."
every_moment = pytest.mark.parametrize("name", MOMENTS)


@cache
def pages_of(name):
    """(where, what is heard there, what is said there unasked, whether it is one seat's alone)"""
    found = [(where, moment.phone.page) for where, moment in pages(name)]
    return [(where, heard(page.html), said_by_itself(page.html), "data-private" in page.root) for where, page in found]


@every_moment
def test_whatever_is_heard_has_a_name(name):
    assert [(where, each) for where, hears, *_ in pages_of(name) for each in hears if not each.name] == []


@every_moment
def test_no_two_things_have_the_same_name_in_the_same_place(name):
    for where, hears, *_ in pages_of(name):
        called = {}
        for each in hears:
            if each.is_control and "data-do" in each.thing:
                called.setdefault(each, set()).add(each.thing["data-do"])
        assert [str(each) for each, doors in called.items() if len(doors) > 1] == [], where


@every_moment
def test_no_page_of_one_seat_alone_says_anything_by_itself(name):
    """A screen reader would say it aloud, into whatever company: what it is asked to read is its owner's to keep."""
    private = [(where, said) for where, _, said, is_private in pages_of(name) if is_private]
    assert [(where, words) for where, said in private for words in said if words not in ("", TIME_IS_OVER)] == []
