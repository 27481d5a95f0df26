"""All rulers laid on a tour: on each page in the settings that are dealt to it, and where known faults are to be seen again."""

from tests.e2e.known import Setting, known
from tests.e2e.measured import faint, looked_at, measured
from tests.e2e.tour import languages_of
from tests.sizes import EVERYTHING, SMALL, dealt


class Rulers:
    """Those of a tour in one language; what they find and is not known they give back, the rest they remember."""

    def __init__(self, language, darkroom, everywhere=False):
        self.language, self.darkroom, self.everywhere = language, darkroom, everywhere
        self.known, self.again, self.met = known(), set(), set()

    def laid_on(self, player, name):
        """[(setting, finding)] of what is new."""
        self.met.add(name)
        new, hand = [], dealt(name, self.language)
        awaited = [row for row in self.known if (row.seen.page, row.seen.language) == (name, self.language)]
        for size, text in EVERYTHING if self.everywhere else dict.fromkeys([hand, *(row.seen.screen for row in awaited)]):
            setting = Setting(name, size, self.language, text)
            looked_at(player, size, text)
            found = measured(player.page, name)
            if self.is_photographed(setting, hand) or any(row.seen == setting and row.measure == "faint" for row in awaited):
                found += faint(player.page, self.darkroom)
            new += [(setting, each) for each in found if not any(row.excuses(each, text) for row in self.known)]
            self.again.update(row for row in awaited for each in found if row.seen == setting and row[:2] == each[:2])
        return new + self.twice_as_large(player, name)

    def twice_as_large(self, player, name):
        """As for somebody whose phone writes everything so: in one language, or, everywhere, in each."""
        if not self.everywhere and self.language != languages_of(name)[0]:
            return []
        setting = Setting(name, SMALL, self.language, "200 %")
        looked_at(player, SMALL, "usual")
        player.fingers.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
        found = measured(player.page, name, ("wide",))
        player.fingers.send("Page.setFontSizes", {"fontSizes": {"standard": 16, "fixed": 13}})
        return [(setting, each) for each in found]

    def is_photographed(self, setting, hand):
        """Photographs are slow: once for each page, or, everywhere, once in each language."""
        return setting.screen == hand and (self.everywhere or self.language == languages_of(setting.page)[1])

    def mended(self):
        """Rows of the list that should have been seen again on this tour and were not."""
        due = [row for row in self.known if row.seen.language == self.language and row.seen.page in self.met]
        return [row for row in due if row not in self.again]
