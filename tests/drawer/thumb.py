"""A thumb on a phone without a browser: plays on by pressing at random what the page offers, as the player in the browser does."""

from tests.e2e.driver import Player
from tests.screens.thumbs import fields

THREE_SECONDS = 3_000


class Thumb(Player):
    """For a phone that is set to throw with the markers, which need no finger."""

    def __init__(self, phone, chance):
        self.phone, self.chance, self.since = phone, chance, None

    @property
    def screen(self):
        return self.phone.screen

    def look(self):
        page = self.phone.page
        fields = {each["data-do"] for each in page.elements if "data-do" in each and "name" in each}
        return {
            "screen": self.screen,
            "painted": None,
            "waiting": any("data-count" in each for each in page.elements),
            "doors": [door for door in page.doors if door not in fields],
            "throws": [],
            "marker": any("data-marker" in each for each in page.elements) and self.chance() < 0.7,  # or it passes: here no clock runs out
        }

    def play_on(self, **until):
        return super().play_on(self.chance, **until)

    def press(self, do):
        """With all that stands in the fields, as a browser sends it."""
        self.phone.press(do, form=fields(self.phone.page))
        return self

    def aim(self):
        """Both markers are stopped somewhere."""
        elements = self.phone.page.elements
        at = next(at for at, each in enumerate(elements) if "data-marker" in each)
        edge = next((each["data-edge"] for each in elements[at::-1] if "data-edge" in each), None)
        aim, power = (int(2000 * self.chance()) - 1000 for _ in range(2))
        self.send(f"aim {elements[at]['data-marker']}", edge=edge, aim=aim, power=power, at=THREE_SECONDS)

    def painted_by(self, act):
        """A clock has run out."""
        self.send(next(each["data-out"] for each in self.phone.page.elements if "data-out" in each))

    def send(self, do, **more):
        self.phone.send({"do": do, "said": int(self.phone.page.root["data-said"]), **more})
