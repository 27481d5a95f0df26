"""What every game is made of: a table everyone sees, hands only some see, and questions."""

from dataclasses import dataclass, replace


class IllegalGame(Exception):
    """No game starts like this; a script may say so too, before its first question: a pack too small for the seats."""


@dataclass(frozen=True)
class Table:
    """Face up: the fields. `hands`: each seat's own. `down`: what nobody may see. `log`: the story so far."""

    hands: tuple = ()
    down: object = None
    log: tuple = ()
    whispers: tuple = ()  # (seats, at, secret): what those seats alone have learnt from log[at]

    @property
    def present(self):
        """The seats that still play; a game that somebody may leave says so here."""
        return tuple(range(len(self.hands)))

    def may_see(self, seat, owner):
        """Whether a seat may look into this hand; a game with teams says so here."""
        return seat == owner

    def back(self, hidden):
        """What others see of a hand, or of what lies face down: in sorted order, for places give cards away."""
        return None

    def seen_by(self, seat):
        """The only redaction there is; for None, the table as an onlooker sees it."""
        hands = (hand if self.may_see(seat, owner) else self.back(hand) for owner, hand in enumerate(self.hands))
        heard = (whisper for whisper in self.whispers if seat in whisper[0])
        return replace(self, hands=tuple(hands), down=self.back(self.down), whispers=tuple(heard))

    def tell(self, what, *details, to=(), secret=None):
        """One more line in the story, with a secret that only some seats learn from it."""
        whispers = (*self.whispers, (tuple(to), len(self.log), secret)) if to else self.whispers
        return replace(self, log=(*self.log, (what, *details)), whispers=whispers)


@dataclass(frozen=True)
class Ask:
    """A question: for each seat asked (None: the whole table, whoever is near) the words it may answer with."""

    table: Table
    answers: dict  # seat → words: a tuple, or whatever has `in`, example(chance) and str()
    everyone: bool = True  # wait for all of them, or else for whoever answers first
    aloud: bool = False  # asked and answered in the open; otherwise a seat needs the device to itself


def ask_each(table, answers, aloud=False):
    """Everyone answers, unseen by the others: yield from … → {seat: word}. Who has one word only is not asked:
    so give one word for each card held, doubles too, or it shows that somebody's two cards are the same."""
    answers = {seat: as_words(words) for seat, words in answers.items()}
    forced = {seat: words[0] for seat, words in answers.items() if isinstance(words, tuple) and len(words) == 1}
    asked = {seat: words for seat, words in answers.items() if seat not in forced}
    heard = forced | ((yield Ask(table, asked, aloud=aloud)) if asked else {})
    return {seat: heard[seat] for seat in answers}  # as they were asked: who was quicker is nobody's business


def ask_one(table, seat, words, aloud=False):
    """One seat answers: yield from … → word"""
    return (yield from ask_each(table, {seat: words}, aloud))[seat]


def ask_any(table, answers, aloud=False):
    """The first to answer decides; asked even if only one word is open: yield from … → (seat, word)"""
    answers = {seat: as_words(words) for seat, words in answers.items()}
    return next(iter((yield Ask(table, answers, everyone=False, aloud=aloud)).items()))


def wait_for(table, seats, word="ready", aloud=False):
    """Looking at something, or keeping the pace, is no choice but takes its time: all these seats say when."""
    yield Ask(table, {seat: (word,) for seat in seats}, aloud=aloud)


def as_words(words):
    return tuple(map(str, words)) if isinstance(words, (tuple, list, range)) else words


def pick(things, chance):
    return things[int(chance() * len(things))]


def shuffled(things, chance):
    return tuple(sorted(things, key=lambda _: chance()))
