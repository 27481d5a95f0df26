"""What this phone has seen: cards that were dealt and lines that robots have said. They come again when all others have come."""

from itertools import chain

from pygame_logic.dilemma_express import before, lines
from pygame_logic.dilemma_express.deck import cards_of, word_of
from pygame_logic.dilemma_express.piles import KINDS, LETTERS
from pygame_logic.playthrough import Playthrough
from web.piece import Piece

SEEN = "seen"
MOST = 2_000  # of packs, whose cards are other ones whenever they are written anew


def seen(archive):
    """Their names, the last seen at the end."""
    return archive.listed(SEEN, name_of)


def cards_seen(archive):
    """How many cards lie at the bottom of their decks."""
    return sum(name[0] in LETTERS for name in seen(archive))


def name_of(record):
    if not before.is_written(record):
        raise ValueError(f"neither a card nor a line: {record!r:.40}")
    return record


def going_on(options, archive):
    """A game that begins here goes on from what was seen here. One from elsewhere brings its own options, and its whole deck."""
    there = {card.id for card in cards_of(options["deck"])}.union(*lines.heaps())
    return options | {"before": before.word_of(dict.fromkeys(name for name in seen(archive) if name in there))}


def shared(played):
    """The same for others: a card that lay at the bottom because it was seen stands in the deck itself where the shuffle puts it there."""
    options = played.options | {"before": before.NOTHING}
    here, there = (Playthrough(played.game, played.seed, played.seats, each).table.down.decks for each in (played.options, options))
    instead = dict(zip(chain(*there), chain(*here), strict=True))
    return options | {"deck": word_of(instead[card] for card in cards_of(options["deck"]))}


def remember(archive, then, played):
    """What has come to light since the table was as `then`."""
    shown = [*drawn(then.down, played.table.down), *lines.heard(played.table.log[len(then.log) :])]
    if shown:
        keep(archive, with_these(seen(archive), shown, [*kinds(played.options["deck"]), *lines.heaps()]))


def keep(archive, names):
    archive.put(SEEN, [*dict.fromkeys(names)][-MOST:])


def see_too(archive, theirs):
    """What was seen on another phone, too; what was seen here is the last."""
    here, there = seen(archive), dict.fromkeys(seen(theirs))
    new = [name for name in there if name not in {*here}]
    if new:
        keep(archive, [*new, *here])
    return Piece("cards.brought-seen", len(new), len(there) - len(new))


def drawn(then, now):
    """The ids of the cards that have left the decks."""
    return [] if now is then else sorted(card.id for kind in KINDS for card in {*then.decks[kind]} - {*now.decks[kind]})


def kinds(word):
    """The ids of each kind of card in a deck."""
    return [{card.id for card in cards_of(word) if card.kind == kind} for kind in KINDS]


def with_these(known, shown, heaps):
    """A heap that was seen to its end begins anew, with what was seen last."""
    known = [*dict.fromkeys([*known, *shown])]
    over = set().union(*(heap for heap in heaps if heap <= {*known}))
    return [name for name in known if name not in over or name in shown]
