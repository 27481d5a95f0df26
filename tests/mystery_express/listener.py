"""How somebody plays Mystery Express who only hears it."""

from tests.listener import Listener

ENDS = "End my turn"


class Traveller(Listener):
    """Asks for what is still in somebody's hand, now and then, and answers what the sheet has worked out."""

    RULES = (
        r"Press and hold|Noted|Go on$|Start$|Next card|Next pile|Put away and write|I have written it",
        r"Turn the card over|Next question|Who has won",
        r".* · (1–)?\d h|Show: |Give: |Give both|Give the conductor |Lay face up: |Take (a clue|the card)|Hide it|Open the|Peek$",
        r"Send the telegram|These are my answers|Not now",
        r"(Lounge|Sleeping|Smoking|Passenger|Dining|Club) car$|Colonel|Countess|Doctor|Archibald|Miss",
        r".*, (How|Who|Why|Where): [1-9]|(How|Who|Why|Where)( .+)?$|.* (How|Who|Why|Where): \d|Pocket \d|(Left|Right) hand",
        rf"{ENDS}|(Every|Find|Swap|Clues|Each|A category|Take).* h$",
    )

    def best(self, things):
        others = [each for each in things if each.name != ENDS]
        return others[int(self.chance() * len(others))] if others and (len(others) == len(things) or self.chance() < 0.8) else things[0]
