"""Mystery Express: somebody has been killed on the night train; who can say how, who, why, where and when before Istanbul?

What a page needs to know (R4 ... R57 are the numbered rules; words in quotes are the very words of moves and log lines):

The table is a Train: train.py has its fields, Hand, Down and Place; clues.py has the values, a card is one of them and others see Backs.
`matter` says first what is being done, and then with whom or what; travels.py what a line of the story means for the cards.

`phase` and its question                                                    asked
  "boarding"  each seat in turn: "be strauss dining"                        aloud
  "turn"      whose turn it is: Deeds, see cars.py                          in private
  "show"      the (seat, category) of `matter`: "show hanged", one word     in private
              for each card
  "hide"      who is searched: "hide left" or "hide right"                  in private
  "guess"     who searches: "guess left" or "guess right"                   aloud
  "search"    who has found the bag: "search why"                           in private
  "give"      the smoker, to the two of `matter`: "give money hanged"       in private
  "chat"      "slot 2", and then in "put": "put hanged"                     in private
  "power"     whoever may: "no" or "look 0 hand 2", see powers.py           aloud
  "look"      who has said so, at the line of `matter`: "seen"              in private
  "clock"     the table: "next"; at last "next" or "write"                  aloud
  "fan"       one seat after the other: "next"; the last one as above       in private
  "write"     everybody: "written"                                          in private
  "tunnel"    one after the other: "peek left why right how", then "seen"   in private
  "telegram"  one after the other: Entries "telegram …", see entries.py     in private
  "reveal"    the same seat: "reveal hanged"                                in private
  "finals"    everybody: Entries "finals …"                                 in private
  "finale"    the table: "turn", and once the card lies open "next"         aloud
  "over"

The story; `to` learn the face, everybody the rest (a Place is Place(kind, number)):
  ("dealt", place, Backs)            a hand, a slot, a stack
  ("is", seat, investigator, car)    ("conductor", car)              ("leg", number, whistle)
  ("turn", seat, hours)              ("done", seat, hours left)
  ("lounge", seat, category) and so on: the name of the action, the seat, its way as in the move
  ("card", category, from, to, face or None)                        every card that ever moves; a whisper tells its face
  ("bag", seat, target, guess, hand) ("chat", seat, slot)            ("look", seat, line of the card)
  ("arrived", city)                  ("whistle", seat)               ("boards", stack)
  ("clock", city)                    ("times", *what was seen)       ("fan", seat, pile)
  ("tunnel", seat, owner, category)  ("telegram", seat)
  ("answers", question, of every seat)  ("unveiled", question, card)  ("over", winner, …)
"""

from ..table import IllegalGame, ask_any, ask_each, ask_one, replace, shuffled, wait_for, who_begins
from .cars import DONE, Deeds, act
from .clock import hand_piles_round, look_at_piles, one_by_one
from .clues import CATEGORIES, QUESTIONS, WHEN, Backs, cards_of
from .entries import BLANK, Entries, entries_of
from .stations import go_through_the_tunnel, send_and_reveal
from .train import CARS, CITIES, INVESTIGATORS, LEGS, Down, Hand, Place, Train, hand_of, put

RULES = 1
SEATS = range(3, 6)
OPTIONS = {
    "powers": ("on", "off"),
    "guide": ("on", "off"),  # whether the first leg is played with help at every step: the table's own business, as what follows
    "assist": ("1", "2", "0"),  # how much the sheets do by themselves: the same for everybody
    "pace": ("3", "2", "1", "hand"),  # seconds a card of the clock lies open
    "fans": ("together", "round"),  # whether all look at the piles of Wien together, or the phone goes round
    "stack": ("usual", *map(str, range(7))),  # the first passenger's cards; the second has the rest
    "first": ("random", *map(str, range(5))),
}
# The hours of a leg, by the city it ends in. Only the first is printed in the rulebook, the others are ours: a table may change them.
HOURS = {"strasbourg": 4, "muenchen": 3, "wien": 4, "budapest": 3, "istanbul": 6}
OPTIONS |= {city: tuple(sorted(map(str, range(1, 10)), key=lambda word: word != str(hours))) for city, hours in HOURS.items()}
HAND = 7
USUAL_STACK = {3: 2, 4: 3, 5: 3}  # of four players it is not printed which of the two passengers has three


def play(seats, chance, options):
    table = set_up(seats, chance, options)
    table = yield from board(table)
    for leg in LEGS:
        table = depart(table, leg)
        for seat in table.around:
            table = yield from take_turn(table, seat, chance)
        table = yield from arrive(table, chance, options)
    table = yield from answer(table)
    return (yield from turn_up(table))


def set_up(seats, chance, options):
    """R4, R6, R7, R8, R10: the solution, the hands, the conductor's and the passengers' cards, his tokens on the six cities."""
    first = who_begins(seats, chance, options)
    decks = {question: shuffled(cards_of(question, seats), chance) for question in QUESTIONS}
    crimes = shuffled([card for category in CATEGORIES for card in decks[category][1:]], chance)
    hands, rest = [crimes[seat : HAND * seats : seats] for seat in range(seats)], crimes[HAND * seats :]
    first_stack = 3 + (USUAL_STACK[seats] if options["stack"] == "usual" else int(options["stack"]))
    if first_stack > len(rest):
        raise IllegalGame(f"{options['stack']} cards for the first passenger, of {len(rest) - 3}")
    tokens = shuffled(CARS, chance)
    table = Train(
        hands=tuple(map(Hand, hands)),
        timetable=tuple(int(options[city]) for city in HOURS),
        whistle=first,
        conductor=tokens[0],
        investigators=("",) * seats,
        cars=("",) * seats,
        has_powers=options["powers"] == "on",
        has_guide=options["guide"] == "on",
        assist=options["assist"],
        pace=options["pace"],
        down=Down(
            solution=tuple(decks[question][0] for question in QUESTIONS),
            slots=rest[:3],
            stacks=(rest[3:first_stack], rest[first_stack:]),
            tokens=tokens[1:],
            times=decks[WHEN][1:],
        ),
    )
    for seat in range(seats):
        table = table.tell("dealt", hand_of(seat), Backs.of(hands[seat]), to=(seat,), secret=hands[seat])
    for slot in (1, 2, 3):
        table = table.tell("dealt", Place("slot", slot), Backs.of(rest[slot - 1 : slot]))
    for stack in (1, 2):
        table = table.tell("dealt", Place("stack", stack), Backs.of(table.down.stacks[stack - 1]))
    return table.tell("conductor", table.conductor)


def board(table):
    """R9: everybody is a different investigator, and gets into any car."""
    for seat in table.around:
        free = [one for one in INVESTIGATORS if one not in table.investigators]
        words = [f"be {one} {car}" for one in free for car in CARS]
        _, one, car = (yield from ask_one(replace(table, seat=seat), seat, words, aloud=True)).split(" ")
        table = replace(table, investigators=put(table.investigators, seat, one), cars=put(table.cars, seat, car))
        table = table.tell("is", seat, one, car)
    return table


def depart(table, leg):
    """R36: powers are fresh again."""
    return replace(table, leg=leg, spent=()).tell("leg", leg, table.whistle)


def take_turn(table, seat, chance):
    """R16–R21: as many actions as there are hours for, each at most once, and an end whenever one likes."""
    hours = table.timetable[table.leg - 1] + (table.power_of(seat) == "hour")  # R50
    table = replace(table, seat=seat, hours=hours, used=()).tell("turn", seat, hours)
    while True:
        table = replace(table, phase="turn", matter=())
        word = yield from ask_one(table, seat, Deeds(table.seen_by(None)))
        if word == DONE:  # R17: hours that are left vanish
            return table.tell("done", seat, table.hours)
        table = yield from act(table, word, chance)


def arrive(table, chance, options):
    """R35, R38: the cards go home, the whistle goes on, the train comes in; what happens there; the conductor changes cars."""
    city = CITIES[table.leg]
    table = replace(table.take_all_back(), whistle=(table.whistle - 1) % table.number, seat=None, hours=0, used=())
    table = table.tell("arrived", city)
    if city == "istanbul":
        return table
    table = table.tell("whistle", table.whistle)
    match city:
        case "strasbourg":
            table = yield from one_by_one(table, city, chance)
            table = replace(table, boarded=1).tell("boards", 1)
        case "muenchen":
            table = yield from go_through_the_tunnel(table, chance)
        case "wien":
            table = yield from (hand_piles_round if options["fans"] == "round" else look_at_piles)(table, city, chance)
            table = replace(table, boarded=2).tell("boards", 2)
        case "budapest":
            table = yield from one_by_one(table, city, chance, piles=3)
            table = yield from send_and_reveal(table)
    conductor, *tokens = table.down.tokens
    return replace(table, conductor=conductor, down=table.down._replace(tokens=tuple(tokens))).tell("conductor", conductor)


def answer(table):
    """R51, R57: everybody writes down what they think, and nobody could before."""
    table = replace(table, phase="finals")
    said = yield from ask_each(table, dict.fromkeys(range(table.number), Entries("finals", table.number)))
    for seat, word in said.items():
        table = table.with_hand(seat, finals=entries_of(word))
    return table


def turn_up(table):
    """R52–R56: question by question, everybody's answer first, and then the card."""
    table = replace(table, phase="finale")
    for at, question in enumerate(QUESTIONS):
        answers = tuple(hand.finals[at] for hand in table.hands)
        table = replace(table, answers=(*table.answers, answers)).tell("answers", question, *answers)
        yield from ask_any(table, {None: ("turn",)}, aloud=True)
        table = replace(table, unveiled=table.down.solution[: at + 1]).tell("unveiled", question, table.down.solution[at])
        yield from wait_for(table, (None,), "next", aloud=True)
    return replace(table, phase="over").tell("over", *winners(table))


def points(table):
    """R52: one for each right answer; wrong or blank costs nothing."""
    return tuple(right(hand.finals, table.down.solution) for hand in table.hands)


def right(entries, solution):
    return sum(entry == card for entry, card in zip(entries, solution, strict=True))


def wrong(entries, solution):
    """A blank is not wrong."""
    return sum(entry not in (card, BLANK) for entry, card in zip(entries, solution, strict=True))


def standing(table, seat):
    """R53–R55: most points; on a tie the telegram's right less its wrong entries, then fewer wrong ones."""
    solution, telegram = table.down.solution, table.hands[seat].telegram
    return points(table)[seat], right(telegram, solution) - wrong(telegram, solution), -wrong(telegram, solution)


def winners(table):
    """R56: whoever is still level shares the victory."""
    best = max(standing(table, seat) for seat in range(table.number))
    return tuple(seat for seat in range(table.number) if standing(table, seat) == best)
