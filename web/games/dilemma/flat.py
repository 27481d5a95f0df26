"""Flat on the table: the phone lies in the middle, everybody's hand at an edge of it, and on GO all throw at once."""

from pygame_logic.dilemma import CONFLICT, PEACE
from pygame_logic.dilemma.landing import UP, Landed
from pygame_logic.dilemma.race import BACK, EQUAL
from pygame_logic.dilemma.throw import NO_LIMIT, Throws
from web import markup as h
from web.icons import icon
from web.parts import disc, does, menu, screen, who

from .arena import arena, equals
from .cards import UPSIDE_DOWN, inks
from .duel import SIGNS, pays, sides
from .pad import aimpad, clock_face, drafted, flawed
from .page import life
from .race import again, landed, onward

APART = 330  # tenths of a millimetre from the middle
SIDES = "swne"  # edges 0 to 3: at the bottom of the screen, at its left, at its top, at its right


def table_page(seen, people, say, middle, strips, **go):
    """Four strips and the arena. `strips`: seat → what stands at its edge."""
    table = seen.table
    sides = sides_of(table)
    taken = {sides[seat] for seat in strips if seat in sides}
    return screen(
        "table",
        None,
        [
            h.h1(".vh", tabindex="-1")[say("dilemma.turn", n=table.turn)],
            [edge(sides[seat], seat, people[seat], strip) for seat, strip in strips.items() if seat in sides],
            h.div(class_="middle", **go)[middle],
            h.div(".corner")[menu(say)],
            inks(people),
        ],
        None,
        classes="flat" if "e" in taken else "flat three-sided",
    )


def edge(side, seat, person, strip):
    return h.section(class_=["edge", side], data_p=person.colour, data_edge=seat, data_side=side, aria_label=person.name)[
        h.span(".name")[who(person)], strip
    ]


def sides_of(table):
    """Seat → side. Of five, the provoker has none while the others throw; to offer and to duel it takes a side that is free for it."""
    seats = range(len(table.hands))
    sides = {seat: SIDES[table.edge(seat)] for seat in seats if len(seats) < 5 or seat != table.provoker}
    if table.provoker not in sides and table.phase in ("offer", "duel"):
        wanted = SIDES[(table.edge(table.duel.owner) + 2) % 4] if table.duel else SIDES[0]
        sides = {seat: side for seat, side in sides.items() if side != wanted} | {table.provoker: wanted}
    return sides


def keys(cards, seat, say, do=None, chosen=None, flick=False, why=None):
    """A hand along an edge, each numeral turned to its player. What cannot be pressed may be asked `why`, but not while cards fly."""
    return h.div(".keys")[
        (
            h.button(
                does(do(value) if do else None, None if do else why),
                type="button",
                id=f"key-{seat}-{value}",
                data_throw=value if flick else None,
                aria_pressed="true" if value == chosen else None,
                aria_label=say("dilemma.card", value=value),
            )[numeral(value)]
            if do or why
            else h.span(id=f"key-{seat}-{value}", role="img", aria_label=say("dilemma.card", value=value))[numeral(value)]
            for value in cards
        )
    ]


def numeral(value):
    return h.b(class_={"upside": value in UPSIDE_DOWN})[str(value)]


def in_hand(seen, seat):
    """What may be shown of a hand: what lay there before the offer, less what has been thrown since."""
    table = seen.table
    gone = {card.value for card in (*table.race, table.offer) if card and card.owner == seat and card.fate != BACK}
    return [value for value in table.hands[seat].cards if value not in gone]


def sand(table, people, say, cards, label, **race):
    return h.figure(".arena")[arena(table.floor, cards, people, say, label, **race)]


def laying(seen, people, say, draft, settings):
    """The provoker lays an offer, face down until GO: all see the screen, so no key says which. The others wait at their edges."""
    table, seat = seen.table, seen.table.provoker
    words, side = seen.words[seat], sides_of(table)[seat]
    thrown = isinstance(words, Throws)
    cards = words.cards if thrown else [int(word.split()[1]) for word in words]
    chosen = int(draft) if draft.isdecimal() and int(draft) in cards else None
    others = {other: keys(in_hand(seen, other), other, say, why="dilemma.why.not-asked") for other in sides_of(table)}
    begins = "draft aim" if thrown else "draft"
    mine = keys(cards, seat, say, lambda value: f"{begins} {value}", chosen if thrown else None, thrown)
    why = flawed(draft, say)
    if thrown:
        chosen = None if why else drafted(draft, cards, {})[1]
    label = say("dilemma.arena.covered", name=people[seat].name) if chosen and not thrown else say("dilemma.arena.empty")
    middle = [
        sand(table, people, say, [Landed(seat, 0)] if chosen and not thrown else [], label),
        h.button(class_=["btn", "mid-plate", side], type="button", data_do=f"play {seat} offer {chosen}")[
            say("dilemma.offer-covered")
        ]
        if chosen and not thrown
        else aimpad(chosen, seat, people[seat], say, settings, side)
        if chosen
        else h.p(class_=["call", side, {"warning": why}])[why or say("dilemma.flick-offer" if thrown else "dilemma.shield-offer")],
    ]
    return table_page(seen, people, say, middle, {**others, seat: mine}, data_go=f"{table.turn}")


def counting(seen, people, say, draft):
    """Everybody has a hand on the table; a press starts 3-2-1, and with GO the offer is turned up. No key moves then: Pass has room."""
    table = seen.table
    due = h.span(".pass.due", aria_hidden="true")[say("dilemma.pass")]
    why = None if draft == "count" else "dilemma.why.before-go"
    strips: dict[int, object] = {
        seat: [keys(in_hand(seen, seat), seat, say, why=why), seat in table.responders and due] for seat in sides_of(table)
    }
    offer = table.offer or Landed(table.provoker, 0)
    middle = [
        sand(table, people, say, [offer, *table.equals], say("dilemma.arena.covered", name=people[table.provoker].name)),
        h.p(".count", role="timer", data_count=3000, data_go=f"{table.turn}-{table.wave}-count", data_out="play all go")
        if draft == "count"
        else h.button(".btn.mid-plate", type="button", data_do="draft count")[say("dilemma.count")],
    ]
    return table_page(seen, people, say, middle, strips)


def throwing(seen, people, say, draft, settings):
    """GO: whoever is awaited throws from the own edge, or passes. The wave closes by itself, see Arena.closes."""
    table = seen.table
    go = f"{table.turn}-{table.wave}"
    words = draft.split()
    aiming = (int(words[1]), int(words[2])) if len(words) == 3 and words[0] == "aim" else None
    strips: dict[int, object] = {}
    aimed, calls = None, []
    for seat, side in sides_of(table).items():
        said = seen.words.get(seat)
        if people[seat].bot or said is None:
            strips[seat] = keys(in_hand(seen, seat), seat, say)
        elif not isinstance(said, Throws):
            strips[seat] = [keys(in_hand(seen, seat), seat, say), passing(seat, say)]
        else:
            chosen = aiming[1] if aiming and aiming[0] == seat and aiming[1] in said.cards else None
            if chosen:
                aimed = aimpad(chosen, seat, people[seat], say, settings, side)
            elif not (mine := [card for card in table.race if card.owner == seat]) or mine[-1].fate == EQUAL:
                why = flawed(draft, say) if words[1:2] == [str(seat)] else None
                task = say("dilemma.flick-another" if mine else "dilemma.flick-key")
                calls.append(h.p(class_=["call", side, {"warning": why, "own": mine, "timed": table.window != NO_LIMIT}])[why or task])
            aim = f"draft aim {seat}"
            strips[seat] = [keys(said.cards, seat, say, lambda value, aim=aim: f"{aim} {value}", chosen, True), passing(seat, say)]
    label = say("dilemma.arena.offer", name=people[table.provoker].name, value=table.offer.value)
    race = {"data_race": go, "data_live": True}
    middle = [
        sand(table, people, say, [table.offer, *equals(table), *table.race], label, **race),
        h.p(".count.now", aria_hidden="true")[say("dilemma.go")],
        calls,
        aimed,
        table.window != NO_LIMIT
        and [clock_face(table.window, say, kind="near", data_heard=True), clock_face(table.window, say, kind="far")],
        h.span(data_clock=table.closes, data_out="play all time", hidden=True) if table.closes is not None else None,
    ]
    return table_page(seen, people, say, middle, strips, data_go=go, data_starts=True)


def passing(seat, say):
    return h.button(".pass", type="button", data_do=f"play {seat} pass")[say("dilemma.pass")]


def raced(seen, people, say):
    """The wave is over: at each edge, what became of the card thrown from there."""
    table = seen.table
    strips: dict[int, object] = {}
    for seat in sides_of(table):
        mine = [card for card in table.race if card.owner == seat]
        fates = [say(f"dilemma.edge.{card.kind if card.fate == 'missed' else card.fate}", value=card.value) for card in mine]
        strips[seat] = h.p(".fate")[" · ".join(fates) or (say("dilemma.edge.none") if seat != table.provoker else None)]
    lain = {(card.owner, card.value) for card in (table.offer, *table.equals)}
    race = [card for card in table.race if (card.owner, card.value) not in lain and card.fate != BACK]
    middle = [
        sand(
            table, people, say, [table.offer, *equals(table), *race], say("dilemma.arena.race", n=len(table.race)), order=landed(table),
            data_race=f"{table.turn}-{table.wave}",
        ),
        h.button(".btn.mid-plate.verdict", type="button", data_do="play all next")[onward(table, people, say)],
        again(race, say),
    ]  # fmt: skip
    return table_page(seen, people, say, middle, strips)


def duelling(seen, people, say):
    """Both choose at their edges behind a cupped hand: two blank keys, signs on them only while a thumb is on the eye."""
    table = seen.table
    strips: dict[int, object] = {}
    for seat in sides_of(table):
        if seat in seen.awaited:
            strips[seat] = [
                h.div(".peek", data_peek=f"{table.turn}-{seat}")[
                    h.button(".eye", type="button", aria_label=say("dilemma.peek"))[icon("o-seen")],
                    h.div(".blind")[
                        [
                            h.button(type="button", data_do=f"play {seat} {choice}", aria_label=say(f"dilemma.{choice}"))[
                                icon(SIGNS[choice])
                            ]
                            for choice in (CONFLICT, PEACE)
                        ]
                    ],
                ],
                h.p(".hint")[say("dilemma.cup")],
            ]
        else:
            strips[seat] = h.p(".fate")[say("dilemma.edge.chosen") if seat in (table.offer.owner, table.duel.owner) else ""]
    cards = side_by_side(table.offer, table.duel, {sides_of(table)[card.owner] for card in (table.offer, table.duel)})
    label = say("dilemma.told.duel", one=people[table.offer.owner].name, value=table.offer.value, other=people[table.duel.owner].name,
                against=table.duel.value)  # fmt: skip
    return table_page(seen, people, say, [sand(table, people, say, cards, label), stakes(seen, people, say)], strips)


def stakes(seen, people, say):
    """In front of each duellist the lives that are left and what the choices bring: the cards lie open, so this is no secret."""
    table, places = seen.table, sides_of(seen.table)
    return [
        h.div(class_=["call stakes", places[seat], {"sure": not table.lives[other]}])[brought(table, seat, people, say)]
        for seat, other in ((table.offer.owner, table.duel.owner), (table.duel.owner, table.offer.owner))
        if seat in seen.awaited
    ]


def brought(table, seat, people, say):
    """A line for each choice, a column for each answer to it: points, and the life that a fight costs. Whoever hears it hears sentences."""
    mine, theirs = sides(table, seat)
    answers = (PEACE, CONFLICT) if table.lives[theirs.owner] else (PEACE,)
    points = {(CONFLICT, PEACE): mine.value + theirs.value, (PEACE, PEACE): theirs.value}
    said = pays(table, seat, people, say)
    a_life = h.span(".lives")["\u2212", h.b]
    return [
        h.p[life(table, seat, say), [h.span(aria_hidden="true")[disc(people[theirs.owner]), icon(SIGNS[answer])] for answer in answers]],
        [
            h.p[
                h.span(".vh")[said[choice]],
                h.span(aria_hidden="true")[icon(SIGNS[choice])],
                [h.span(aria_hidden="true")[str(points.get((choice, answer), 0)), choice == CONFLICT and a_life] for answer in answers],
            ]
            for choice in (CONFLICT, PEACE)
        ],
    ]


def side_by_side(offer, duel, sides):
    """The two cards of the duel, turned where somebody sits at a long side of the phone: what the choices bring lies before them there."""
    angle = -UP if "w" in sides else UP if "e" in sides else 0
    across, down = (0, APART) if angle else (APART, 0)
    return [Landed(card.owner, card.value, x=way * across, y=-way * down, angle=angle) for card, way in ((offer, -1), (duel, 1))]
