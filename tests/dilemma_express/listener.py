"""How somebody plays Dilemma Express who only hears it."""

from tests.listener import Listener


class Passenger(Listener):
    """Lays the first card, pins the first Modifier on somebody of the other track, and pulls the lever to the left."""

    RULES = (
        r"Press and hold|Deal the cards|Lay “|Pin “|Only this",
        r".* > Three |Which Modifier.* > Your Modifiers|Who gets it\? > The right track",
        r"Read the next one|Show both tracks|Now the crew on the right|.* has heard enough|Left hold",
        r"Next at the lever|To the last stop",
    )
