"""What is always true of Dilemma Express, written by its rulebook and apart from its rules: nothing here asks them."""

LETTERS = "igm"  # what the id of an Innocent, of a Guilty one, of a Modifier begins with


def promises(then, now):
    """Between two tables, one move apart."""
    for kind in range(3):
        assert len([*of_kind(now, kind)]) == len([*of_kind(then, kind)]), (
            "every deck with its discard, hands and tracks is constant, kind by kind"
        )
    died = sum(now.tokens[: len(then.tokens)]) - sum(then.tokens)
    assert died == (len(now.crews[now.verdict]) if then.phase == "lever" else 0), "tokens grow by the size of the crew that was run over"
    crews = next((line[1:] for line in reversed(now.log) if line[0] == "crews"), ())
    for seat in (None, *range(len(now.hands))):
        seen = now.seen_by(seat)
        for owner, hand in enumerate(now.hands):
            may = seat == owner or (not now.is_private and any(seat in crew and owner in crew for crew in crews))
            seen_of_it = hand if may else tuple(map(len, hand))
            assert seen.hands[owner] == seen_of_it or not any(hand), "of another crew's hand one sees how many"
        assert all(type(pile) is int for piles in (seen.down.decks, seen.down.discards) for pile in piles), "and of the piles"
    for hand in now.hands:
        assert all(card.id[0] == letter for letter, cards in zip(LETTERS, hand, strict=True) for card in cards)


def of_kind(table, kind):
    """The ids of all cards of a kind, wherever they lie."""
    for cards in (table.down.decks[kind], table.down.discards[kind], *(hand[kind] for hand in table.hands)):
        yield from (card.id for card in cards)
    for character in (character for track in table.tracks for character in track):
        yield from [character.card.id] * (character.card.id[0] == LETTERS[kind])
        yield from (pin.modifier for pin in character.pins if LETTERS[kind] == "m")


def recount(played):
    """A game that is over, counted again from what was told of it."""
    log, options, table = played.table.log, played.options, played.table
    deck = sorted(word.partition(":")[0] for word in options["deck"].split(" "))
    assert sorted(id for kind in range(3) for id in of_kind(table, kind)) == deck, "every card of the deck is there, once"
    present, tokens, drove, tom = [*range(played.seats)], [0] * played.seats, [], None
    first = next(line[2] for line in log if line[0] == "round")
    turns = turns_of(options["length"], [*present[first:], *present[:first]])
    deadly = int(options["length"][-1]) if options["length"].startswith("tokens") else None
    for at, (what, *told) in enumerate(log):
        match what, *told:
            case "round", number, conductor:
                drove.append(conductor)
                assert number == len(drove) and [conductor] == turns[:1], "the lever goes round, clockwise"
                turns = turns[1:]
            case "tom", tom:
                assert options["tom"] == "on" and tom in present and tokens[tom] == max(tokens[seat] for seat in present) > 0
            case "crews", left, right:
                crews, lying, pinned = (left, right), ([], []), []
                assert sorted((*left, *right, drove[-1])) == present, "everybody else pleads, in one crew"
                odd = (len(present) - 1) % 2 * (-1 if len(present) == 4 and conductor in drove[:-1] else 1)
                assert len(left) - len(right) == odd, "an odd one goes to the left; of four, in the second lap, to the right"
            case ("chance", side, id) | ("laid", _, side, id):
                lying[side].append(id)
                assert what == "chance" or (told[0] in crews[side]) == (id[0] == "i"), (
                    "one's Innocent on the own track, one's Guilty on the other"
                )
            case "pinned", seat, id, place:
                pinned.append(seat)
                assert int(place[1:].partition(".")[0]) <= len(lying["LR".index(place[0])]), "a Modifier is pinned on whoever lies there"
            case "pulled", conductor, side:
                assert conductor == drove[-1] and [[id[0] for id in track] for track in lying] == [["i", "i", "g"]] * 2
                must = [seat for crew in crews for seat in (crew if options["accomplices"] == "on" else crew[2:] or crew[:1])]
                assert sorted(pinned) in (sorted(must), sorted([*must, tom] if tom is not None and tom != conductor else must))
                for seat in crews[side]:
                    tokens[seat] += 1
                if deadly and max(tokens[seat] for seat in present) >= deadly:
                    turns = []  # it ends with this death
                elif deadly and not turns:
                    turns = [*(seat for seat in present if seat > conductor), *(seat for seat in present if seat <= conductor)]
                assert log[at + 1 :][: len(crews[side])] == tuple(("token", seat, tokens[seat]) for seat in crews[side])
            case "left", seat:
                present.remove(seat)
                tom, turns = None if tom == seat else tom, [other for other in turns if other != seat]
            case "joined", seat, average:
                assert (seat, average) == (len(tokens), -(-sum(tokens[one] for one in present) // len(present)))
                present, tokens, turns = [*present, seat], [*tokens, average], [*turns, seat]
    assert table.tokens == tuple(tokens), "a token for each time one's own track was taken"
    fewest = min(tokens[seat] for seat in present)
    assert log[-1] == ("over", *(seat for seat in present if tokens[seat] == fewest)), "the fewest tokens win, and are shared"
    assert not turns, "as long as was agreed"


def turns_of(length, lap):
    """Who drives, one after the other, as it stands from the start."""
    what, _, number = length.partition("-")
    laps = {"all": lap * (2 if len(lap) < 5 else 1), "rounds": lap * 3}.get(what, lap)
    return laps[: int(number)] if what == "rounds" else laps
