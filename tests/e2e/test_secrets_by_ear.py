"""A secret is there, for a screen reader as for anybody, as long as it is uncovered, and no longer: in no corner of the page is it left."""

import pytest

from tests.chromium import PHONE
from tests.e2e.driver import Player
from tests.e2e.ear import heard
from tests.e2e.moments import FOUND, MOMENTS, record_of
from tests.pictures import TOLD

pytestmark = pytest.mark.guest
LOOK_AWAY = "window.dispatchEvent(new Event('blur'))"
CORNERS = """() => {
  const found = [document.title, location.href, JSON.stringify(history.state), ...Object.values({ ...localStorage, ...sessionStorage })];
  for (const walk = document.createTreeWalker(document, NodeFilter.SHOW_ALL); walk.nextNode(); ) {
    const { nodeValue, value, attributes } = walk.currentNode;
    found.push(nodeValue, value, ...[...(attributes ?? [])].map(({ name, value }) => `${name}=${value}`));
  }
  return [...new Set(found.filter(Boolean).map(String))];
}"""  # every text, attribute and field, the address and what is kept for the next page
COVERED = {FOUND[name][0]().game.__name__: name for name, steps in reversed(MOMENTS.items()) if steps[:1] == ("uncover",)}


@pytest.mark.parametrize("name", COVERED.values())
def test_what_one_seat_alone_may_know_is_in_the_tree_while_it_looks_and_no_longer(name, visitor, site):
    player = Player(visitor(**PHONE), site).open("en/").take_in({"game/1": record_of(name)}).press("games").press("resume 1")

    said = []
    player.page.on("console", lambda message: said.append(message.text))

    def names():
        return {each.name for each in heard(player.fingers)}

    def corners():
        player.page.wait_for_function(TOLD)  # whether the page goes on below is no secret
        return {*player.page.evaluate(CORNERS)}

    before, corners_before = names(), corners()
    player.press("uncover")
    secrets, hidden = names() - before, corners() - corners_before
    player.page.evaluate(LOOK_AWAY)
    player.page.wait_for_selector("[data-do=uncover]")
    assert (secrets != set(), secrets & names(), hidden & corners(), said) == (True, set(), set(), [])
