"""Dilemma Express, the trolley debate: two crews fill two tracks, plead for their lives, and one conductor pulls the lever.

What a page needs to know (T1 ... T24 are the numbered rules; words in quotes are the very words of moves and log lines):

The table is a Rails: rails.py has its fields, Hand, Character and Place. Sides are 0, the left, and 1, the right; crews are in the order
of their jobs: crews.py says who lays what. Cards are Card(id, figures); piles.py. A team-mate's hand is seen, unless hands are one's own.

`phase` and its question                                                    asked
  "jobs"      the whole table: "look", or "swap 2 5" in a crew              aloud
  "innocent"  of each crew who has the job: "lay i12"                       in private
  "guilty"    the same: "lay g7"                                            in private
  "modifier"  everybody who holds Modifiers: Pins, see pins.py              in private
  "plea"      both crews: a Sentence, see pleas.py; the table: "heard"      aloud
  "lever"     the conductor: "left" or "right"                              aloud
  "verdict"   the conductor: Why; the table: "next", and before another     aloud
              round also "join" and "leave 3"
  "over"

The story:
  ("round", number, conductor)       ("tom", seat)                 the token has a new holder
  ("crews", left seats, right seats) once they look
  ("chance", side, id)               ("laid", seat, side, id)      onto that track
  ("pinned", seat, id, place)        ("plea", seat, word)          ("pulled", conductor, side)
  ("token", seat, tokens)            ("why", conductor, word)
  ("left", seat)                     ("joined", seat, tokens)      ("over", winner, …)
"""

from ..table import IllegalGame, ask_any, ask_each, ask_one, replace, who_begins
from .crews import SIDES, clockwise_from, split, swapped
from .deck import HAND, Deck, cards_of, is_enough, shortage
from .length import LENGTHS, deaths_that_end_it, turns_at_the_lever
from .piles import GUILTY, INNOCENT, KINDS, MODIFIER, Card, Piles
from .pins import Pins
from .pleas import Sentence, Why
from .rails import Hand, Rails

RULES = 1
SEATS = range(3, 14)
OPTIONS = {
    "hands": ("crew", "own"),  # whether a crew may look into each other's hands
    "tom": ("off", "on"),  # Tom Trolley
    "accomplices": ("off", "on"),
    "plea": ("none", "60", "90", "120"),  # seconds that a crew means to plead: the table's own business
    "length": LENGTHS,
    "first": ("random", *map(str, range(13))),  # the first conductor: who last thought of murder
    "deck": Deck(),
}
LEVER = ("left", "right")


def play(seats, chance, options):
    table = set_up(seats, chance, options)
    while table.turns:  # T19
        table = begin_round(table)
        table = yield from agree_on_jobs(table)
        table = draw(table, chance)
        table = yield from lay(table, INNOCENT)
        table = yield from lay(table, GUILTY)
        table = yield from pin(table)
        table = yield from plead(table)
        table = yield from pull(table)
        table = yield from look_back(table, options)
        table = clear(table)
    return replace(table, phase="over").tell("over", *table.winners)  # T20


def set_up(seats, chance, options):
    """T1, T2, T3: three shuffled decks, nobody has a token, and somebody drives first."""
    first = who_begins(seats, chance, options)
    cards = cards_of(options["deck"])
    table = Rails(
        hands=(Hand(),) * seats,
        turns=turns_at_the_lever(seats, first, options["length"]),
        deadly=deaths_that_end_it(options["length"]),
        seats=tuple(range(seats)),
        tokens=(0,) * seats,
        has_tom=options["tom"] == "on",
        has_accomplices=options["accomplices"] == "on",
        is_private=options["hands"] == "own",
        seconds=options["plea"],
        down=Piles.of(cards, chance),
    )
    missing = shortage(cards, most_hands(table, seats))
    if missing:
        raise IllegalGame("; ".join(f"of kind {kind} there are {there}, {needed} are needed" for kind, (there, needed) in missing.items()))
    return table


def most_hands(table, seats):
    """How many hands of Modifiers a round of so many players needs, Tom's counted as one."""
    others = seats - 1
    crews = others // 2, others - others // 2
    hands = others if table.has_accomplices else sum(max(1, size - 2) for size in crews)
    return hands + table.has_tom


def begin_round(table):
    """T3, T4, T21: the next one drives, the others are split, and Tom Trolley goes to whoever has died most."""
    crews = split(table.conductor, table.seats, table.conductor in table.driven)
    table = replace(table, phase="jobs", round=table.round + 1, crews=crews)
    table = table.tell("round", table.round, table.conductor)
    return hand_tom_on(table) if table.has_tom else table


def hand_tom_on(table):
    """T21: of several the holder keeps it, else it is the first from the conductor's left. Nobody has it while nobody has died."""
    most = max(table.tokens[seat] for seat in table.seats)
    tied = [seat for seat in table.seats if table.tokens[seat] == most > 0]
    if not tied or table.tom in tied:
        return table
    tom = min(tied, key=lambda seat: (seat <= table.conductor, seat))
    return replace(table, tom=tom).tell("tom", tom)


def agree_on_jobs(table):
    """T7: a crew may change jobs among itself, aloud, before anybody has drawn."""
    while True:
        swaps = [f"swap {one} {other}" for crew in table.crews for at, one in enumerate(crew) for other in crew[at + 1 :]]
        _, word = yield from ask_any(table, {None: ("look", *swaps)}, aloud=True)
        if word == "look":
            return table.tell("crews", *table.crews)
        table = replace(table, crews=swapped(table.crews, *map(int, word.split(" ")[1:])))


def draw(table, chance):
    """T6, T9, T22, T23: kind by kind, left and right in turn; then the Innocents that nobody has chosen."""
    piles = table.down
    for kind in KINDS:
        for seat in table.hands_of(kind):
            cards, piles = piles.draw(kind, HAND, chance)
            table = table.with_hand(seat, with_cards(table.hands[seat], kind, cards))
    if table.extra is not None:
        cards, piles = piles.draw(MODIFIER, HAND, chance)
        table = table.with_hand(table.extra, with_cards(table.hands[table.extra], MODIFIER, cards))
    for side in SIDES:
        (card,), piles = piles.draw(INNOCENT, 1, chance)
        table = table.lay(side, card).tell("chance", side, card.id)
    return replace(table, down=piles)


def with_cards(hand, kind, cards):
    return Hand(*(held + cards if at == kind else held for at, held in enumerate(hand)))


def lay(table, kind):
    """T10-T12, T14: an Innocent at the end of the own track, a Guilty one at the end of the other's; what is left is discarded."""
    table = replace(table, phase=("innocent", "guilty")[kind])
    hands = {seat: table.hands[seat][kind] for seat in table.hands_of(kind)}
    words = yield from ask_each(table, {seat: tuple(f"lay {card.id}" for card in cards) for seat, cards in hands.items()})
    for seat, cards in hands.items():
        laid = next(card for card in cards if words[seat] == f"lay {card.id}")
        own = table.side_of(seat)
        side = own if kind == INNOCENT else 1 - own
        table = discard(table, seat, kind, {laid}).lay(side, laid, seat).tell("laid", seat, side, laid.id)
    return table


def discard(table, seat, kind, but):
    """A hand's cards of this kind go to their discard pile; those played stay on the tracks."""
    hand = table.hands[seat]
    rest = tuple(card for card in hand[kind] if card not in but)
    return replace(table.with_hand(seat, hand._replace(**{hand._fields[kind]: ()})), down=table.down.discard(rest))


def pin(table):
    """T13, T14, T22-T24: each Modifier hand pins one of its cards; who holds Tom Trolley may pin another, which is laid last."""
    table = replace(table, phase="modifier")
    holders = table.hands_of(MODIFIER)
    seats = (*holders, *(seat for seat in (table.extra,) if seat is not None and seat not in holders))
    places = {str(place): place for place in table.places}
    words = yield from ask_each(table, {seat: pins_of(table, seat, tuple(places), seat in holders) for seat in seats})
    said = {seat: Pins.read(word) for seat, word in words.items()}
    musts = [(seat, said[seat][0]) for seat in holders]
    extras = [(seat, pin) for seat in seats for pin in said[seat][seat in holders :]]
    for seat, (id, place) in musts + extras:
        table = table.pin(seat, id, places[place]).tell("pinned", seat, id, place)
    for seat, word in words.items():
        played = {card for card in table.hands[seat].modifier if card.id in word.split(" ")}
        table = discard(table, seat, MODIFIER, played)
    return table


def pins_of(table, seat, places, must):
    ids = tuple(card.id for card in table.hands[seat].modifier)
    return Pins(ids, places, least=int(must), most=must + (seat == table.extra))


def plead(table):
    """T15: both crews speak for their own track, each member once; how long that takes is the table's own business."""
    table = replace(table, phase="plea")
    silent = {seat for crew in table.crews for seat in crew}
    plea = Sentence(whole_places(table))
    while True:
        seat, word = yield from ask_any(table, {None: ("heard",), **dict.fromkeys(sorted(silent), plea)}, aloud=True)
        if seat is None:
            return table
        silent.discard(seat)
        table = replace(table, pleas=(*table.pleas, (seat, word))).tell("plea", seat, word)


def whole_places(table):
    return tuple(str(place) for place in table.places if not place.figure)


def pull(table):
    """T15, T16: the conductor chooses freely and finally; everybody in that track's crew takes a death token."""
    table = replace(table, phase="lever")
    word = yield from ask_one(table, table.conductor, LEVER, aloud=True)
    side = LEVER.index(word)
    crew = table.crews[side]
    tokens = tuple(number + (seat in crew) for seat, number in enumerate(table.tokens))
    table = replace(table, verdict=side, tokens=tokens).tell("pulled", table.conductor, side)
    for seat in crew:
        table = table.tell("token", seat, tokens[seat])
    return count_the_dead(table) if table.deadly else table


def count_the_dead(table):
    """T25: it ends with the round in which somebody has died so often, and until then the lever passes on, lap after lap."""
    if max(table.tokens[seat] for seat in table.seats) >= table.deadly:
        return replace(table, turns=table.turns[:1])
    lap = (*clockwise_from(table.conductor, table.seats), table.conductor)
    return replace(table, turns=table.turns + lap) if len(table.turns) == 1 else table


def look_back(table, options):
    """The conductor may say why, in one line. Before another round somebody may get off, or come aboard."""
    table = replace(table, phase="verdict")
    is_silent = True
    while True:
        why = {table.conductor: Why(whole_places(table))} if is_silent and table.conductor in table.seats else {}
        _, word = yield from ask_any(table, {None: ("next", *comings_and_goings(table, options["deck"])), **why}, aloud=True)
        match word.split(" "):
            case ["next"]:
                return table
            case ["join"]:
                table = come_aboard(table)
            case ["leave", seat]:
                table = get_off(table, int(seat))
            case _:
                is_silent = False
                table = table.tell("why", table.conductor, word)


def comings_and_goings(table, deck):
    """Before another round: while there are seats and cards for one more, and while three remain. The last conductor may leave, too."""
    if len(table.turns) == 1:
        return []
    number = len(table.seats)
    is_room = number + 1 in SEATS and is_enough(deck, most_hands(table, number + 1))
    leavers = table.seats if number - 1 in SEATS else ()
    return ["join"] * is_room + [f"leave {seat}" for seat in leavers]


def come_aboard(table):
    """A new seat at the end of the ring, with as many tokens as the others have on average, and one turn at the end."""
    seat, tokens = len(table.hands), [table.tokens[other] for other in table.seats]
    average = -(-sum(tokens) // len(tokens))
    return replace(
        table,
        hands=(*table.hands, Hand()),
        seats=(*table.seats, seat),
        tokens=(*table.tokens, average),
        turns=(*table.turns, seat),
    ).tell("joined", seat, average)


def get_off(table, seat):
    """Its turns are struck, the others keep theirs, and if none are left the game ends with this round; its number is never used again."""
    now, *later = table.turns
    return replace(
        table,
        seats=tuple(other for other in table.seats if other != seat),
        turns=(now, *(other for other in later if other != seat)),
        tom=None if table.tom == seat else table.tom,
    ).tell("left", seat)


def clear(table):
    """T17: what was played goes to the discards, and the next one drives."""
    lying = [character for track in table.tracks for character in track]
    cards = [character.card for character in lying] + [Card(pin.modifier) for character in lying for pin in character.pins]
    return replace(
        table,
        driven=(*table.driven, table.conductor),
        turns=table.turns[1:],
        tracks=((), ()),
        pleas=(),
        verdict=None,
        down=table.down.discard(cards),
    )
