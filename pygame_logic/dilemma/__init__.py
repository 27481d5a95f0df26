"""Dilemma, by Alex Randolph: offer a card, throw another onto it, and settle it in peace or in conflict.

What a page needs to know (D1 ... D19 are the numbered rules; words in quotes are the very words of moves and log lines):

The table is an Arena: arena.py has its fields and Hand, which `hands[seat]` is; cards in the air and on the floor are Landed: landing.py.
Of other hands one sees the cards as they lay before the offer. The offer lies `down` until it is turned up; a seat sees `offer_for(seat)`.

`phase` and its question                                                     asked
  "offer"   the provoker: "offer 8", or a throw where the offer is thrown    in private when `is_secret`, else aloud
  "go"      flat on the table: "all go" ends 3-2-1 and turns the offer up    aloud
  "throw"   responders: "go" (passed round only), then a throw or "pass",    in private when `is_secret`, else aloud
            or "pass" alone; flat also "all time", sent when it `closes`
  "race"    everybody has watched the race: "all next"                       aloud
  "duel"    provoker and contractor: "peace" or "conflict"                   in private
  "result"  everybody has seen how the turn ended: "all next"                aloud
  "over"
Who may throw is given a Throws (throw.py): `cards`, and the release is from `earliest` to `latest`, which in the calm way are the same.

The story:
  ("turn", number, provoker)               ("offered", provoker, value)
  ("threw", seat, value)                   at once, where throws are seen at once
  ("landed", seat, value, kind, fate)      once the wave is over, in the order of landing; kind: see landing.py, fate: see race.py
  ("again", wave)                          nobody is the contractor yet, another wave begins
  ("duel", provoker, value, contractor, value)
  ("shown", provoker, stance, contractor, stance)
  ("won", seat, (owner, value), …)         ("life", seat, left)
  ("over", score, …)                       one for each seat
"""

from ..table import ask_each, ask_one, replace, wait_for, who_begins
from .arena import Arena, Card, Hand
from .landing import FLAT, FLOORS, Landed
from .race import MISSED
from .throw import Throw, Throws, land
from .wave import throw_cards

RULES = 1
SEATS = range(3, 6)
OPTIONS = {
    "way": ("passed", "flat"),  # the phone goes round, or lies in the middle and everybody throws at once
    "clock": ("8", "15", "none", "calm"),  # seconds to throw; calm: one after the other from the provoker's left
    "arena": tuple(FLOORS),
    "offer": ("laid", "thrown"),
    "first": ("random", "0", "1", "2", "3", "4"),  # the first provoker
}
PEACE, CONFLICT = "peace", "conflict"


def play(seats, chance, options):
    table = set_up(seats, chance, options)
    while len(table.holders) > 1:  # D18
        table = yield from take_turn(table, chance)
    return replace(table, phase="over").tell("over", *table.scores)


def take_turn(table, chance):
    """An offer, a race onto it, and a duel for both cards; or nobody reacts."""
    table = begin_turn(table)
    table = yield from make_offer(table, chance)
    table = yield from throw_cards(table, chance)
    if table.duel:
        table = yield from fight_duel(table)
    elif table.offer:  # D15; one that was thrown and missed has left the game, and the turn is over
        table = win(table, table.provoker, table.offer)
    table = replace(table, phase="result")
    yield from wait_for(table, (None,), "next", aloud=True)
    return table


def set_up(seats, chance, options):
    """D1, D2: ten cards each, two lives (three where three play), and somebody is the first provoker."""
    first = who_begins(seats, chance, options)
    return Arena(
        hands=(Hand(),) * seats,
        provoker=first,
        lives=(3 if seats == 3 else 2,) * seats,
        piles=((),) * seats,
        way=options["way"],
        clock=options["clock"],
        floor=FLOORS[options["arena"]],
        is_offer_thrown=options["offer"] == "thrown",
    )


def begin_turn(table):
    """D16: the initiative goes left, to the next who still holds cards."""
    provoker = table.responders[0] if table.turn else table.provoker
    return replace(
        table,
        phase="offer",
        turn=table.turn + 1,
        wave=0,
        provoker=provoker,
        hands=tuple(Hand(hand.cards, hand.cards) for hand in table.hands),
        offer=None,
        race=(),
        duel=None,
        stances=(),
        two_left=len(table.holders) == 2,
    ).tell("turn", table.turn + 1, provoker)


def make_offer(table, chance):
    """D3: the provoker lays a card in the centre of the arena, or throws it there; thrown, it must lie flat like any other."""
    cards = table.hands[table.provoker].cards
    if table.is_offer_thrown:
        word = yield from ask_one(table, table.provoker, Throws(cards, 0, 0, others=()), aloud=not table.is_secret)
        offer = land(Throw.read(word), table.provoker, table.edge(table.provoker), table.floor, chance)
    else:
        words = tuple(f"offer {value}" for value in cards)
        word = yield from ask_one(table, table.provoker, words, aloud=not table.is_secret)
        offer = Landed(table.provoker, int(word.split()[1]))
    rest = table.hands[table.provoker].all_but(offer.value)
    if offer.kind != FLAT:
        missed = replace(offer, fate=MISSED)
        table = replace(table.with_hand(table.provoker, cards=rest, before=rest), race=(missed,)).remove(missed)
        return table.tell("landed", offer.owner, offer.value, offer.kind, MISSED)
    table = replace(table.with_hand(table.provoker, cards=rest, offer=offer), down=offer)
    return table.turn_up() if table.clock == "calm" else table


def fight_duel(table):
    """D10-D14: both choose, unseen, and show together; who has no life left is peaceful."""
    offer, duel = table.offer, table.duel
    table = replace(table, phase="duel").tell("duel", offer.owner, offer.value, duel.owner, duel.value)
    words = {seat: (PEACE, CONFLICT) if table.lives[seat] else (PEACE,) for seat in (offer.owner, duel.owner)}
    chosen = yield from ask_each(table, words)
    stances = chosen[offer.owner], chosen[duel.owner]
    table = replace(table, stances=stances).tell("shown", offer.owner, stances[0], duel.owner, stances[1])
    match stances:
        case "peace", "peace":
            table = win(table, offer.owner, duel)
            table = win(table, duel.owner, offer)
        case "conflict", "peace":
            table = win(table, offer.owner, offer, duel)
        case "peace", "conflict":
            table = win(table, duel.owner, offer, duel)
        case "conflict", "conflict":
            table = table.remove(offer, duel)
    for seat, stance in chosen.items():
        if stance == CONFLICT:
            table = lose_life(table, seat)
    return table


def win(table, seat, *landed):
    """A card that was won lies in its winner's pile to the end."""
    cards = tuple(Card(card.owner, card.value) for card in landed)
    piles = tuple(pile + cards if owner == seat else pile for owner, pile in enumerate(table.piles))
    return replace(table, piles=piles).tell("won", seat, *map(tuple, cards))


def lose_life(table, seat):
    lives = tuple(left - (owner == seat) for owner, left in enumerate(table.lives))
    return replace(table, lives=lives).tell("life", seat, lives[seat])
