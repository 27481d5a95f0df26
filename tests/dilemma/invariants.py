"""What is always true of Dilemma, written by its rulebook and apart from its rules: nothing here asks them."""


def promises(then, now):
    """Between two tables, one move apart."""
    for seat in range(len(now.hands)):
        assert sum(points_of(now, seat)) == 55, "no card of a colour is lost, none is there twice"
        assert now.piles[seat][: len(then.piles[seat])] == then.piles[seat], "a won card never leaves its pile"
        assert 0 <= now.lives[seat] <= then.lives[seat], "lives never come back"
    provoker, laid = now.provoker, then.phase != "offer" and then.turn == now.turn
    taken = len(then.hands[provoker].cards) - len(now.hands[provoker].cards)
    assert taken == (now.phase != "offer") - laid, "each turn takes one card out of the provoker's hand"
    if now.turn > then.turn:
        ring = [(then.provoker + step) % len(now.hands) for step in range(1, len(now.hands) + 1)]
        assert now.provoker == next(seat for seat in ring if then.hands[seat].cards), "the initiative goes left"
    assert [card.lands for card in now.race] == sorted(card.lands for card in now.race), "a race is told in the order of landing"
    keeps_secrets(now)
    if now.phase == "over":
        for what in (("offered", 1, 3), ("duel", 3, 5)):
            asked = [line[what[1] : what[2]] for line in now.log if line[0] == what[0]]
            assert len(asked) == len(set(asked)), "no question is asked twice about the same card"


def points_of(table, owner):
    """The values of all cards of one colour, wherever they lie."""
    hand = table.hands[owner]
    yield from hand.cards
    yield from {card.value for card in hand.thrown} - {*hand.cards}  # D17: the same card may have come back and flown again
    yield from (card.value for pile in (*table.piles, table.removed) for card in pile if card.owner == owner)
    lying = (table.offer or table.down, table.duel, *table.equals)
    yield from (card.value for card in lying if card and card.owner == owner and not is_settled(table, card))


def is_settled(table, card):
    """Once the turn is settled, what still lies face up for everybody to look at is already counted where it went."""
    return table.phase in ("result", "over") or (card is table.duel and bool(table.stances))


def keeps_secrets(table):
    for seat, seen in ((seat, table.seen_by(seat)) for seat in (None, *range(len(table.hands)))):
        assert seen.down is None, "what lies face down is seen by nobody"
        for owner, (hand, shown) in enumerate(zip(table.hands, seen.hands, strict=True)):
            before = (shown.cards, shown.before, shown.thrown, shown.offer, shown.state) == (hand.before, hand.before, (), None, "unasked")
            assert shown == hand if owner == seat else before, "of another's hand one sees what lay there before the offer"


def recount(played):
    """A game that is over, counted again from what was told of it."""
    *log, over = played.table.log
    lives, won = [3 if played.seats == 3 else 2] * played.seats, [()] * played.seats
    begins = [at for at, line in enumerate(log) if line[0] == "turn"]
    assert [log[at][1] for at in begins] == [*range(1, len(begins) + 1)], "turns are counted one by one"
    for begin, end in zip(begins, [*begins[1:], len(log)], strict=True):
        turn = log[begin:end]
        raced(turn)
        settled = [line for line in turn if line[0] in ("won", "life")]
        assert settled == [*as_chosen(turn, lives)], "a turn is settled by what was chosen in it, and by nothing else"
        for _, seat, *cards in (line for line in settled if line[0] == "won"):
            won[seat] += tuple(cards)
    assert over == ("over", *(sum(value for _, value in cards) for cards in won)), "points are the values won"
    assert [tuple(map(tuple, pile)) for pile in played.table.piles] == won and [*played.table.lives] == lives
    assert sum(bool(hand.cards) for hand in played.table.hands) <= 1, "it goes on while two hold cards"


def raced(turn):
    """Wave by wave, who landed, and what became of it."""
    offered, wave = next((line[1:] for line in turn if line[0] == "offered"), None), []
    for what, *line in turn:
        if what == "again":
            assert "duel" not in [fate for *_, fate in wave], "no wave comes after a duel card"
            wave = []
        elif what == "landed" and offered:
            seat, value, kind, fate = line
            assert all(again in ("equal", "back") for other, _, _, again in wave if other == seat), (
                "one card a wave, and another for one that did not count"
            )
            assert fate != "duel" or (kind == "flat" and value != offered[1] and seat != offered[0]), (
                "a duel card lies flat, and is another"
            )
            assert fate not in [each for *_, each in wave] or fate != "duel", "there is one"
            assert (fate == "equal") <= (value == offered[1] and kind == "flat"), "what does not count is of the same value"
            wave.append(line)


def as_chosen(turn, lives):
    """What must be told of the end of this turn; takes the lives that it costs."""
    told = {line[0]: line[1:] for line in turn}
    if "shown" in told:
        (one, ours, other, theirs), (_, value, _, higher) = told["shown"], told["duel"]
        match ours, theirs:
            case "peace", "peace":
                yield from (("won", one, (other, higher)), ("won", other, (one, value)))
            case ("conflict", "peace") | ("peace", "conflict"):
                yield "won", one if ours == "conflict" else other, (one, value), (other, higher)
        for seat in [seat for seat, stance in ((one, ours), (other, theirs)) if stance == "conflict"]:
            assert lives[seat], "whoever has no life left is peaceful"
            lives[seat] -= 1
            yield "life", seat, lives[seat]
    elif "offered" in told:
        yield "won", told["offered"][0], told["offered"]  # nobody has reacted
