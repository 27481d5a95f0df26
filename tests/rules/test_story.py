"""The story: only ever added to, told to each seat as far as it heard it, and never dearer at the end than at the beginning."""

import pickle
import sys
import tracemalloc

import pytest

from pygame_logic.story import Story, Whispers
from pygame_logic.table import Table, replace
from tests.tiny import endless

TURN, THROW, LIFE = ("turn", 1), ("threw", 2), ("life", 0)


def test_a_story_is_read_like_a_tuple():
    story, lines = Story([TURN, THROW]).and_then(LIFE), (TURN, THROW, LIFE)
    assert (story, len(story), story[-1], story[1:], tuple(reversed(story))) == (lines, 3, LIFE, lines[1:], lines[::-1])


def test_what_is_told_later_is_not_in_the_story_so_far():
    story = Story([TURN])
    story.and_then(THROW)
    assert (story, len(story), story[5:]) == ((TURN,), 1, ())


def test_a_line_that_is_not_told_yet_cannot_be_read():
    story = Story([TURN])
    story.and_then(THROW)
    with pytest.raises(IndexError):
        story[1]


def test_two_stories_may_go_on_from_the_same_line():
    story = Story([TURN])
    assert (story.and_then(THROW), story.and_then(LIFE)) == ((TURN, THROW), (TURN, LIFE))


def test_a_story_that_is_sent_away_takes_nothing_along_that_was_told_later():
    story = Story([TURN])
    story.and_then(("threw", "secretly"))
    assert b"secretly" not in pickle.dumps(story)


def test_a_seat_hears_what_is_whispered_after_it_has_listened():
    whispers = Whispers([((0,), 0, "ace")])
    assert whispers.heard_by(0) == (((0,), 0, "ace"),)
    assert whispers.and_then(((0, 1), 1, "king")).and_then(((1,), 2, "queen")).heard_by(0) == (((0,), 0, "ace"), ((0, 1), 1, "king"))


def test_what_a_seat_has_heard_takes_nothing_along_of_the_others():
    whispers = Whispers([((0,), 0, "ace"), ((1,), 1, "king")])
    whispers.heard_by(1)
    assert b"king" not in pickle.dumps(whispers.heard_by(0)) and "king" not in repr(vars(whispers.heard_by(0)))


def test_a_table_has_no_other_fields_than_its_own():
    with pytest.raises(TypeError, match="scores"):
        replace(Table(), scores=())


def steps(call):
    """How many instructions Python goes through."""
    count = 0

    def trace(frame, event, _):
        nonlocal count
        frame.f_trace_opcodes = True
        count += event == "opcode"
        return trace

    sys.settrace(trace)
    call()
    sys.settrace(None)
    return count


def room(call):
    """How many bytes it needs, for a moment or for ever."""
    tracemalloc.start()
    call()
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return most


DOINGS = {"a move": lambda played: played.play("0 on"), "a view": lambda played: played.seen_by(0)}


@pytest.mark.machine
@pytest.mark.parametrize("measure", [steps, room])
@pytest.mark.parametrize("doing", DOINGS)
def test_at_the_thousandth_move_it_takes_no_more_than_at_the_tenth(doing, measure):
    early, late = (least(measure, DOINGS[doing], endless(moves)) for moves in (10, 1000))
    assert late <= early * 1.1


def least(measure, doing, played):
    """Of a few: a list that grows makes room for many lines at once."""
    doing(played)
    return min(measure(lambda: doing(played)) for _ in range(5))
