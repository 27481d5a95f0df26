"""The wall of the station takes six posters, on every screen: no name is cut, nothing lies on another."""

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
