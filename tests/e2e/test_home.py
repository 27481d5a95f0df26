"""The wall of the station on every screen: words beside pictures; it takes six posters, no name is cut, nothing lies on another."""

import pytest

from tests.e2e.driver import Player
from tests.e2e.measured import looked_at, measured
from tests.sizes import SIZES

# as the page would be drawn with so many games; a phone that has nothing yet needs no Python for it
SIX = """() => {
  const posters = document.querySelector(".posters");
  for (const poster of [...posters.children]) if (posters.children.length < 6) posters.append(poster.cloneNode(true));
  posters.dataset.posters = posters.children.length;
  posters.toggleAttribute("data-many", true);
}"""
CUT = """() => {
  const rightOf = (element) => element.getBoundingClientRect().right;
  return [...document.querySelectorAll(".poster .name strong, .poster .room")]
  .filter((text) => text.scrollWidth > text.clientWidth + 1 || rightOf(text) > rightOf(text.closest(".poster")))
  .map((text) => text.textContent);
}"""

# of each poster, where the words lie over what must be seen of the picture, or off the plane of one ink that they stand on
BESIDE = """() => [...document.querySelectorAll(".poster")].flatMap((poster) => {
  const [name, scene] = [".name", ".scene"].map((part) => poster.querySelector(part).getBoundingClientRect());
  const words = [...poster.querySelectorAll(".name > *")].map((each) => each.getBoundingClientRect());
  const lean = parseFloat(getComputedStyle(poster.querySelector(".name")).paddingInlineEnd);
  const isBeside = name.right <= scene.left + 1 || name.bottom <= scene.top + 1;
  const isOnPlane = words.every((word) => word.right <= name.right - lean + 1 && word.bottom <= name.bottom - 8);
  return isBeside && isOnPlane && scene.height >= 80 && scene.width >= 80 ? [] : [poster.textContent];
})"""


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_words_of_a_poster_stand_beside_its_picture_on_every_screen(visitor, site, language):
    player = Player(visitor(), site)
    player.page.goto(f"{site.url}{language}/")
    faults = []
    for size in SIZES:
        for text in ("usual", "largest"):
            looked_at(player, size, text)
            faults += [f"{size} {text}: {fault}" for fault in player.page.evaluate(BESIDE)]
    assert not faults, "\n" + "\n".join(faults)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_six_posters_hang_whole_on_every_screen(visitor, site, language):
    player = Player(visitor(), site)
    player.page.goto(f"{site.url}{language}/")
    player.page.evaluate(SIX)
    faults = []
    for size in SIZES:
        for text in ("usual", "largest"):
            looked_at(player, size, text)
            found = [*map(str, measured(player.page, "home")), *(f"cut: {name}" for name in player.page.evaluate(CUT))]
            faults += [f"{size} {text}: {fault}" for fault in found]
    assert not faults, "\n" + "\n".join(faults)
