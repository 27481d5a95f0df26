"""Every page still looks as somebody has approved it; and what tells pictures apart sees what a player would see."""

import pytest

from tests import pictures
from tests.judge import BOUND, drawn, judged

TABLE = {
    "ground": '<rect width="390" height="664" fill="#f6e8cc"/>',
    "plate": '<rect x="16" y="16" width="170" height="44" fill="#24150c"/>',
    "name": '<text x="24" y="45" fill="#fff">Maximiliane</text>',
    "tile": '<rect x="220" y="16" width="60" height="44" fill="#c32318"/>',
    "left card": '<rect x="40" y="400" width="60" height="84" fill="#fcf1d9" stroke="#24150c" stroke-width="3"/>',
    "right card": '<rect x="120" y="400" width="60" height="84" fill="#fcf1d9" stroke="#24150c" stroke-width="3"/>',
    "words": '<text x="24" y="600" fill="#24150c">Everybody else looks out of the window.</text>',
}


@pytest.fixture(scope="module")
def eyes(chromium):
    """A blank page to draw with."""
    page = chromium.new_page(viewport={"width": 390, "height": 664})
    yield page
    page.close()


def seen(eyes, **changed):
    """The table, or one of which some parts are others."""
    parts = "".join((TABLE | changed).values())
    eyes.set_content(f'<svg viewBox="0 0 390 664" style="position: fixed; inset: 0; font: bold 18px sans-serif">{parts}</svg>')
    return drawn(eyes, eyes.screenshot())


def apart(eyes, **changed):
    return judged(eyes, seen(eyes), seen(eyes, **changed))[0]


def moved(part, across, down=0):
    return {part: f'<g transform="translate({across} {down})">{TABLE[part]}</g>'}


COUNTS = {
    "a slab lies over the cards": {"right card": TABLE["right card"].replace('width="60"', 'width="230"')},
    "a card is lost": {"left card": ""},
    "a plate lies over a name": {"name": TABLE["name"] + TABLE["plate"]},
    "a name is lost": {"name": ""},
    "a tile has another colour": {"tile": TABLE["tile"].replace("#c32318", "#9c1c13")},
    "a card is moved by ten pixels": moved("left card", 10),
    "the page is moved by ten pixels": {part: moved(part, 0, 10)[part] for part in list(TABLE)[1:]},
}
PASSES = {
    "nothing": {},
    "letters half a pixel further": moved("words", 0.5),
    "a card half a pixel lower": moved("left card", 0, 0.5),
    "letters a little bolder": {"words": TABLE["words"].replace("<text", '<text stroke="#24150c" stroke-width="0.2"')},
    "a shade nobody sees": {"ground": TABLE["ground"].replace("#f6e8cc", "#f7e9cd")},
}


@pytest.mark.parametrize("changed", COUNTS.values(), ids=COUNTS)
def test_what_a_player_would_see_counts(changed, eyes):
    assert apart(eyes, **changed) > BOUND


@pytest.mark.parametrize("changed", PASSES.values(), ids=PASSES)
def test_what_only_a_machine_sees_passes(changed, eyes):
    assert apart(eyes, **changed) <= BOUND


@pytest.fixture
def folders(tmp_path, monkeypatch, eyes):
    """Five pages: one as it was, one a little different, one changed, one new, and one that is gone."""
    approved = {"same": {}, "alike": {}, "changed": {}, "gone": {}}
    now = {"same": {}, "alike": moved("words", 0.5), "changed": {"name": ""}, "new": {}}
    for place, pages in {"APPROVED": approved, "NOW": now}.items():
        monkeypatch.setattr(pictures, place, tmp_path / place)
        (tmp_path / place).mkdir()
        for name, changed in pages.items():
            (tmp_path / place / f"{name}.webp").write_bytes(seen(eyes, **changed))
    return tmp_path


def test_a_changed_page_a_new_one_and_one_that_is_gone_are_told(folders, eyes):
    assert [each.name for each in pictures.differences(eyes)] == ["changed", "gone", "new"]


def test_what_is_approved_by_name_is_no_difference_any_more(folders, eyes):
    pictures.approve(["changed"], eyes)
    assert [each.name for each in pictures.differences(eyes)] == ["gone", "new"]


def test_all_is_approved_and_nothing_else_is_written(folders, eyes):
    before = (folders / "APPROVED" / "alike.webp").read_bytes()
    pictures.approve([], eyes)
    assert [*pictures.differences(eyes)] == []
    assert (folders / "APPROVED" / "alike.webp").read_bytes() == before != (folders / "NOW" / "alike.webp").read_bytes()


def test_the_approved_pictures_are_small():
    assert sum(file.stat().st_size for file in pictures.APPROVED.iterdir()) <= pictures.LARGEST


@pytest.mark.long
@pytest.mark.timeout(900)  # a whole tour: a minute, if the machine has nothing else to do
def test_every_page_looks_as_it_was_approved(playwright, site):
    different = pictures.compare(playwright, site)
    assert not different, "\n" + "\n".join(different)
