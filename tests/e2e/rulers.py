"""All rulers laid on a tour: on each page in the settings that are dealt to it."""

from tests.e2e.measured import faint, looked_at, measured
from tests.sizes import EVERYTHING, SMALL, dealt


class Rulers:
    """Those of a tour in one language."""

    def __init__(self, language, darkroom, everywhere=False):
        self.language, self.darkroom, self.everywhere = language, darkroom, everywhere

    def laid_on(self, player, name):
        """[("lever 360x640 uk largest", finding)] of what is wrong."""
        wrong, hand = [], dealt(name, self.language)
        for size, text in EVERYTHING if self.everywhere else [hand]:
            looked_at(player, size, text)
            found = measured(player.page, name)
            if (size, text) == hand:  # photographs are slow
                found += faint(player.page, self.darkroom)
            wrong += [(f"{name} {size} {self.language} {text}", each) for each in found]
        return wrong + self.twice_as_large(player, name)

    def twice_as_large(self, player, name):
        """As for somebody whose phone writes everything so."""
        looked_at(player, SMALL, "usual")
        player.fingers.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
        found = measured(player.page, name, ("wide",))
        player.fingers.send("Page.setFontSizes", {"fontSizes": {"standard": 16, "fixed": 13}})
        return [(f"{name} {SMALL} {self.language} 200 %", each) for each in found]
