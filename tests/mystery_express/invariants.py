"""What is always true of Mystery Express, written by its rulebook and apart from its rules: nothing here asks them."""

from collections import Counter, defaultdict

CATEGORIES = ("how", "who", "why", "where")
COLOURS = {"macdouglas": "how", "mirabella": "who", "strauss": "why", "mansard": "where"}
CITIES = ("strasbourg", "muenchen", "wien", "budapest", "istanbul")
PRICES = {"lounge": 2, "sleeping": 2, "smoking": 3, "passenger": 1, "dining": 0, "grip": 1, "help": 3}  # a guest costs one more


def promises(then, now):
    """Between two tables, one move apart."""
    assert sorted(cards_everywhere(now)) == sorted(cards_everywhere(then)), "no card of a crime is lost, none comes from nowhere"
    assert all(now.down.slots) or now.phase in ("chat", "put", "power", "look"), "R34: the conductor always holds three"
    is_other = now.phase != "over" and (now.hands, now.phase) != (then.hands, then.phase)
    for seat in (None, *range(now.number)) if is_other else ():
        seen = now.seen_by(seat)
        for owner, hand in enumerate(seen.hands):
            is_back = all(type(number) is int for number in (*hand.cards, *hand.discard)) and not any(hand[2:])
            assert owner == seat or is_back, "of others one sees the backs, and nothing of what they think"
        assert not seen.down.solution and not seen.down.tokens and not seen.down.times, "what lies face down is seen by nobody"
        assert {*filter(None, seen.down.slots)} <= {*CATEGORIES} and all(type(each) is int for stack in seen.down.stacks for each in stack)


def cards_everywhere(table):
    """All cards but those of the clock, wherever they lie."""
    hands = (cards for hand in table.hands for cards in (hand.cards, hand.discard, hand.passing))
    for cards in (table.down.solution, filter(None, table.down.slots), *table.down.stacks, *hands):
        yield from cards
    yield from (card for _, card in table.revealed)


def recount(played):
    """A game that is over, counted again from what was told of it: every hour, every back, and who has seen which face."""
    log, options, seats, heard = played.table.log, played.options, played.seats, defaultdict(list)
    backs, who, conductors, leg = Counter(), {}, [], 0
    for ears, at, _ in played.table.whispers:
        heard[at].append({*ears})
    looks = {line[2]: [{line[1]}] for line in log if line[0] == "look"}
    for at, (what, *told) in enumerate(log):
        knows = []  # whom it tells more than everybody
        match what, *told:
            case "dealt", place, cards:
                backs.update({(place, category): number for category, number in zip(CATEGORIES, cards, strict=True)})
                knows = [{place.number}] if place.kind == "hand" else []
            case "is", seat, one, _ if options["powers"] == "on":
                who[seat] = one
            case "conductor", car:
                conductors.append(car)
            case "leg", leg, whistle:
                order, looked = [(whistle + step) % seats for step in range(seats)], []
            case "turn", mover, left:
                all_hours, done = int(options[CITIES[leg - 1]]) + (who.get(mover) == "pransky"), []
                assert (mover, left) == (order.pop(0), all_hours), "clockwise from the whistle, with all the hours of the leg"
            case "done", *hours:
                assert hours == [mover, left] and left >= 0, "each deed has its price"
            case "bag", *_, guess, hand:
                left += guess != hand  # who is wrong has an hour back
            case "card", category, start, end, face:
                backs.update({(end, category): 1})
                backs.subtract({(start, category): 1})
                assert backs[start, category] >= 0, "a card comes from where one lies"
                is_shown = (start.kind, end.kind) == ("hand", "discard") and start.number == end.number
                assert bool(face) == (end.kind == "open" or (is_shown and done[-1] == "lounge")), "open to all is the lounge, and Budapest"
                near = {place.number for place in (start, end) if place.kind in ("hand", "discard", "passing")}
                knows = [near | {mover} if is_shown else near] * (not face)
                if start.kind == "slot":
                    cars = ["club" if deed in ("grip", "help") else deed for deed in done]
                    assert cars.count(conductors[-1]) == 1 and cars[-1] == conductors[-1], "he chats once, with whoever acts in his car"
            case "look", seat, line:
                assert seat not in (*looked, mover, *heard[line][0]), "once a leg, at a card that one has not seen, in another's turn"
                assert COLOURS.get(who.get(seat)) == log[line][1], "of one's own colour"
                looked.append(seat)
            case ("tunnel", seat, owner, _) | ("fan", seat as owner, _):
                assert what == "fan" or (owner - seat) % seats in (1, seats - 1), "one looks to the left and to the right"
                knows = [{seat, owner}]
            case "whistle", seat:
                assert seat == (whistle - 1) % seats and not order, "once all have had their turn it goes on to the right"
            case _, seat, *way if what in PRICES:
                price = PRICES[what] + (len(way) // 2 if what == "dining" else 0)
                assert seat == mover and what not in done and left >= price, "each deed once a leg, by who has the hours for it"
                left, done = left - price, [*done, what]
        if what in ("grip", "arrived"):  # what lies aside returns into the hand
            for place, kind in [each for each in backs if each[0].kind == "discard" and told[1:] in ([], [str(each[0].number), each[1]])]:
                backs[place._replace(kind="hand"), kind] += backs.pop((place, kind))
        assert heard[at] == knows + looks.get(at, []), "who gives, gets or is shown it knows it, who looks at it too, and nobody else"
    for seat, hand in enumerate(played.table.hands):
        assert len(hand.cards) == sum(backs[place] for place in backs if place[0] == ("hand", seat)), "what was given, taken and left"
    assert len({*conductors}) == len(CITIES), "he is in another car on each leg"
    assert log[-1] == ("over", *winners(log, [hand.telegram for hand in played.table.hands]))


def winners(log, telegrams):
    """A point for each right answer; on a tie the telegram's right less its wrong entries, then fewer wrong ones."""
    truth = [line[2] for line in log if line[0] == "unveiled"]
    said = zip(*(line[2:] for line in log if line[0] == "answers"), strict=True)
    right, wired = ([sum(map(str.__eq__, entries, truth)) for entries in those] for those in (said, telegrams))
    wrong = [sum(entry not in ("-", card) for entry, card in zip(entries, truth, strict=True)) for entries in telegrams]
    standing = [(points, one - less, -less) for points, one, less in zip(right, wired, wrong, strict=True)]
    return [seat for seat, each in enumerate(standing) if each == max(standing)]
