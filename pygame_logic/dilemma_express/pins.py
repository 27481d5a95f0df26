"""What somebody with Modifiers may say: one of them must be pinned, and who holds Tom Trolley may pin another."""

from dataclasses import dataclass

from ..table import pick

NONE = "none"


@dataclass(frozen=True)
class Pins:
    """ "pin m7 L2", "pin m7 L2.1 m9 R3", or "none" where nothing must be pinned; an extra one of Tom's comes last."""

    modifiers: tuple  # ids
    places: tuple  # "L2"
    least: int = 1
    most: int = 1

    def __contains__(self, word):
        return type(word) is str and word == spoken(self.read(word)) and self.may(self.read(word))

    def may(self, pins):
        modifiers = [modifier for modifier, _ in pins]
        return (
            self.least <= len(pins) <= self.most
            and len({*modifiers}) == len(modifiers)
            and {*modifiers} <= {*self.modifiers}
            and {place for _, place in pins} <= {*self.places}
        )

    @staticmethod
    def read(word):
        """The (modifier, place) of a word, in order."""
        parts = word.split(" ")[1:]
        return tuple(zip(parts[::2], parts[1::2], strict=False))

    def example(self, chance):
        left, pins = [*self.modifiers], []
        for _ in range(pick(range(self.least, self.most + 1), chance)):
            pins.append((left.pop(int(chance() * len(left))), pick(self.places, chance)))
        return spoken(pins)


def spoken(pins):
    return " ".join(["pin", *(word for pin in pins for word in pin)]) if pins else NONE
