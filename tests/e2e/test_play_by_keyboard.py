"""Somebody who has only keys: seats the players, looks at the hand, offers a card and throws one."""

import pytest

from tests.e2e.driver import Player

pytestmark = pytest.mark.guest
DESK = {"viewport": {"width": 1024, "height": 768}, "locale": "en"}
FOCUSED = """() => {
  const { dataset, name } = document.activeElement ?? { dataset: {} };
  return dataset.do ?? ("marker" in dataset ? "marker" : name ?? "");
}"""
MOST = 60  # controls on one page


class Keys(Player):
    """A player who never touches and never points."""

    def walk_to(self, wanted, key="Tab"):
        """Tab, until what is wanted has the focus."""
        met = []
        for _ in range(MOST):
            met.append(self.page.evaluate(FOCUSED))
            if met[-1].startswith(wanted):
                return self
            self.page.keyboard.press(key)
        raise AssertionError(f"Tab does not lead to {wanted!r}, but to {met}")

    def key(self, wanted, key="Enter"):
        self.walk_to(wanted)
        return self.painted_by(lambda: self.page.keyboard.press(key))

    def key_twice(self, wanted):
        """What others hold, a key asks twice."""
        self.walk_to(wanted).page.keyboard.press("Enter")
        return self.painted_by(lambda: self.page.keyboard.press("Enter"))


def test_by_keys_alone_three_sit_down_and_one_offers_and_another_throws_a_card(visitor, site):
    player = Keys(visitor(**DESK), site)
    player.page.goto(f"{site.url}en/")
    player.walk_to("setup").page.keyboard.press("Enter")
    player.wait_for_python().walk_to("name-0").page.keyboard.type("Anna")
    player.walk_to("option-clock")
    for _ in range(2):
        player.painted_by(lambda: player.page.keyboard.press("ArrowRight"))
    player.key("start").key_twice("uncover").key("draft 4").key("play").key_twice("uncover").key("play")
    player.key("draft aim")
    assert player.page.evaluate(FOCUSED) == "draft aim 1"  # the way is chosen: next a card is, and not the other way
    player.key("draft aim 7")
    assert player.page.evaluate(FOCUSED) == "marker"
    player.aim()
    assert player.save()["moves"][-1].split()[1:3] == ["throw", "7"]
