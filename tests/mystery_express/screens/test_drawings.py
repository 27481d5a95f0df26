"""What is drawn for Mystery Express: portraits in two inks, a watch that only its hands tell the time by, a light poster."""

import re
from gzip import compress

import pytest

from web.games.mystery_express.clock_face import face
from web.games.mystery_express.poster import poster
from web.icons import shape

SUSPECTS = ("o-candy", "o-edmund", "o-karlov", "o-orourke", "o-perez", "o-rajiv")
INVESTIGATORS = ("o-macdouglas", "o-mirabella", "o-strauss", "o-mansard", "o-pransky")
TIMES = ("4:00", "4:30", "4:45", "6:15", "6:30", "11:15", "11:45", "12:00")
HANDS = ((120, 0), (135, 180), (142.5, 270), (187.5, 90), (195, 180), (337.5, 90), (352.5, 270), (0, 0))  # degrees after twelve


def hands(html):
    return tuple(float(angle) for angle in re.findall(r"rotate\(([\d.]+)\)", html))


@pytest.mark.parametrize("name", SUSPECTS + INVESTIGATORS)
def test_everybodys_portrait_is_light(name):
    assert len(shape(name)) <= 1200


@pytest.mark.parametrize("name", SUSPECTS + INVESTIGATORS)
def test_what_somebody_is_known_by_is_printed_in_the_second_ink_and_no_ink_in_a_third(name):
    assert set(re.findall(r'(?:fill|stroke)="([^"]+)"', shape(name))) - {"none"} == {"var(--accent)"}


@pytest.mark.parametrize("time, angles", [*zip(TIMES, HANDS, strict=True)])
@pytest.mark.parametrize("large", [False, True])
def test_the_hands_stand_as_on_a_watch(time, angles, large):
    assert hands(face(time, large=large)) == angles


@pytest.mark.parametrize("large", [False, True])
def test_nothing_but_the_hands_tells_the_time(large):
    dials = {re.sub(r"rotate\([\d.]+\)", "", face(time, large=large)) for time in TIMES}
    assert len(dials) == 1


def test_the_poster_is_light():
    assert len(compress(poster().encode(), 9)) <= 2_500
