"""An offer and the throws at it, passed round: one's own hand, the arena, and the pad a card is thrown from."""

import htpy as h

from pygame_logic.landing import Landed
from pygame_logic.race import BACK
from pygame_logic.throw import NO_LIMIT, Throws

from ..icons import icon
from ..parts import button, disc, heading, lives, menu, screen, who
from .dilemma_arena import GROUND, arena
from .dilemma_cards import PLACES, fan, inks, picture


def page(seen, people, say, main, foot, head=None, name="table", classes=""):
    """A screen of this game: the patterns of everybody's cards come along."""
    head = head or (heading(say("dilemma.turn", n=seen.table.turn)), menu(say))
    return screen(name, head, [main, inks(people)], foot, "dilemma", seen.said, is_shared(seen, people), classes)


def is_shared(seen, people):
    """Whether this page is one person's own while others share the phone."""
    return seen.seat is not None and sum(not person.bot for person in people) > 1


def seats(seen, people, say, without=None):
    """Everybody else: what is left of their lives, and their points."""
    table = seen.table
    return h.ul(".seats")[
        (
            h.li[who(person), life(table, seat, say), points(table, seat, say)]
            for seat, person in enumerate(people)
            if seat != without
        )
    ]


def life(table, seat, say):
    whole = 3 if len(table.hands) == 3 else 2
    return lives(table.lives[seat], whole, say("dilemma.lives", left=table.lives[seat], of=whole))


def points(table, seat, say):
    return h.b(".num", role="img", aria_label=say("dilemma.points", n=table.scores[seat]))[str(table.scores[seat])]


def actor(seen):
    """Whose turn it is to say something: the viewer's, or in the open whoever is asked."""
    return seen.seat if seen.seat in seen.words else next((seat for seat in seen.words if seat is not None), None)


def laying(seen, people, say, draft, settings):
    """The provoker picks the card to be offered."""
    seat = actor(seen)
    words = seen.words[seat]
    if isinstance(words, Throws):
        return throwing(seen, people, say, draft, settings)
    person = people[seat]
    cards = [int(word.split()[1]) for word in words]
    chosen = int(draft) if draft.isdecimal() and int(draft) in cards else None
    sand = [Landed(seat, chosen)] if chosen else []
    label = say("dilemma.arena.lay", value=chosen) if chosen else say("dilemma.arena.empty")
    plate = (
        button(f"play {seat} offer {chosen}", say("dilemma.offer", value=chosen), kind="wide")
        if chosen
        else button("draft", say("dilemma.pick-offer"), kind="wide", disabled=True)
    )
    return page(
        seen,
        people,
        say,
        [seats(seen, people, say, seat), h.figure(".arena")[arena(seen.table.floor, sand, people, say, label)]],
        [
            h.p(".lead")[say("dilemma.lay-secret") if is_shared(seen, people) else say("dilemma.lay-open")],
            cards_to_lay(cards, person, chosen, say),
            plate,
        ],
        head=(heading(who(person)), menu(say)),
        classes="wave laying",
    )


def cards_to_lay(cards, person, chosen, say):
    """One's own hand, large: there is no hurry."""
    return h.div(".hand", role="group", aria_label=say("dilemma.hand"))[
        (
            h.button(
                type="button",
                data_do=f"draft {value}",
                aria_pressed="true" if value == chosen else "false",
                aria_label=say("dilemma.card", value=value),
            )[picture(person.colour, value)]
            if value in cards
            else h.span(role="img", aria_label=say("dilemma.spent", value=value))
            for value in PLACES
        )
    ]


def waving(seen, people, say, draft, settings):
    """A responder's page in each of its states: before GO, with cards to throw, and with the phone to be passed on."""
    seat = actor(seen)
    if seat is None:
        return waiting(seen, people, say)
    words = seen.words[seat]
    if isinstance(words, Throws):
        return throwing(seen, people, say, draft, settings)
    if words == ("go",):
        return ready(seen, seat, people, say)
    return done(seen, seat, people, say)


def waiting(seen, people, say):
    """Others are still throwing; nothing to do here."""
    return page(seen, people, say, [seats(seen, people, say), lying(seen, None, people, say)], None, classes="wave")


def ready(seen, seat, people, say):
    """Before GO: the offer is covered, the hand is one's own."""
    table = seen.table
    again = table.wave > 1
    seconds = None if table.window == NO_LIMIT else table.window // 1000
    task = say("dilemma.ready-calm") if seconds is None else say("dilemma.ready", n=seconds)
    return page(
        seen,
        people,
        say,
        [seats(seen, people, say, seat), lying(seen, seat, people, say)],
        [
            h.p(".lead")[say("dilemma.ready-again") if again else task],
            fan(table.hands[seat].cards, people[seat], None, say, lambda value: None),
            h.button(".btn.go.wide", type="button", data_do=f"play {seat} go")[say("dilemma.go")],
        ],
        head=(heading(who(people[seat])), menu(say)),
        classes="wave",
    )


def throwing(seen, people, say, draft, settings):
    """After GO: the offer lies open, the clock runs, a card is flicked."""
    table, seat = seen.table, actor(seen)
    words, person = seen.words[seat], people[seat]
    aiming, chosen = drafted(draft, words.cards, settings)
    offer = table.phase == "offer"
    equals_only = not offer and table.offer_for(seat) and set(words.cards) == {table.offer_for(seat).value}
    go = f"{table.turn}-{table.wave}-{seat}"
    return page(
        seen,
        people,
        say,
        [
            seats(seen, people, say, seat),
            lying(seen, seat, people, say),
            equals_only and h.p(".warning")[say("dilemma.only-equals")],
        ],
        [
            markers(chosen, seat, person, say, data_go=go) if aiming and chosen else pad(chosen, seat, person, say, go),
            h.div(data_edge=seat, data_side="s", data_go=go)[
                fan(words.cards, person, chosen, say, lambda value: f"draft {'aim ' if aiming else ''}{value}", flick=not aiming)
            ],
            h.div(".row")[
                "pass" in words and button(f"play {seat} pass", say("dilemma.pass"), kind="line"),
                button(f"draft {chosen or ''}".strip(), say("dilemma.by-swipe"), kind="line")
                if aiming
                else button(f"draft aim {chosen or ''}".strip(), say("dilemma.by-aim"), kind="line"),
            ],
        ],
        head=(heading(who(person)), clock(table, seat, go, say), menu(say)),
        classes="wave",
    )


def drafted(draft, cards, settings):
    """(whether by markers, the chosen card): "7", "aim 7", "swipe" …"""
    words = draft.split()
    chosen = next((int(word) for word in words if word.isdecimal() and int(word) in cards), None)
    aiming = "aim" in words or (settings.get("throw") == "marker" and "swipe" not in words)
    return aiming, chosen or (cards[0] if len(cards) == 1 else None)


def clock(table, seat, go, say):
    """The private stopwatch; when it has run out, the seat has passed."""
    if table.phase == "offer" or table.window == NO_LIMIT:
        return None
    return clock_face(table.window, say, data_go=go, data_out=f"play {seat} pass")


def clock_face(window, say, kind="", **attrs):
    return h.span(class_=["flap", "fit", "clock", kind], role="timer", aria_label=say("dilemma.clock"), data_clock=window, **attrs)[
        h.span(aria_hidden="true")[(h.b[digit] for digit in f"{window / 1000:04.1f}")]
    ]


def lying(seen, seat, people, say):
    """The arena as this seat may see it: the offer once it is up for it, and its own cards; in the open, everybody's."""
    table = seen.table
    offer = table.offer_for(seat) if seat is not None else table.offer
    mine = table.hands[seat].thrown if seat is not None and table.is_secret else table.race
    mine = [card for card in mine if card.fate != BACK or card is mine[-1]]
    cards = [offer or Landed(table.provoker, 0), *table.equals, *mine] if table.phase != "offer" else []
    name = people[table.provoker].name
    if table.phase == "offer":
        label = say("dilemma.arena.empty")
    else:
        label = say("dilemma.arena.offer", name=name, value=offer.value) if offer else say("dilemma.arena.covered", name=name)
    view = table.edge(seat) if seat is not None else 0
    race = f"{table.turn}-{table.wave}-{seat}" if table.is_secret else f"{table.turn}-{table.wave}"
    return h.figure(".arena")[
        arena(table.floor, cards, people, say, label, view, room(mine), data_race=race),
        h.figcaption[label] if offer and not mine else None,
    ]


def room(cards):
    """Ground around the arena, for whatever fell there."""
    return GROUND if any(card.kind == "outside" for card in cards) else 0


def pad(chosen, seat, person, say, go):
    """Where the chosen card waits for the finger."""
    return h.div(".throwpad", data_edge=seat, data_side="s", data_go=go)[
        h.span(".arrows")[icon("o-up"), icon("o-up")],
        [
            h.button(type="button", data_throw=chosen, aria_label=say("dilemma.card", value=chosen))[
                picture(person.colour, chosen, kind="up")
            ],
            h.p[say("dilemma.flick")],
        ]
        if chosen
        else h.p[say("dilemma.pick-throw")],
    ]


def markers(chosen, seat, person, say, side="", **attrs):
    """Two marks that run: a press stops the aim, another the strength. One button, so that a key does it too."""
    return h.div(class_=["aimpad", side], data_edge=seat, **attrs)[
        h.button(type="button", data_marker=chosen, data_step="aim")[
            h.svg(".marks", viewBox="-1100 -1100 2200 2200", aria_hidden="true")[
                h.path(class_="way", d="M-1000 600H1000M0 600V520M0 600V680"),
                h.path(class_="strength", d="M0 400V-1000M-80-300H80"),
                h.g(transform="translate(0 600)")[h.g(data_aim=True)[h.path(d="M0-140 110 60H-110z")]],
                h.g(transform="translate(0 -300) scale(.7)")[h.g(data_power=True)[h.path(d="M-140 0 60-110V110z")]],
            ],
            picture(person.colour, chosen, kind="up"),
            h.span(".first")[say("dilemma.stop-aim")],
            h.span(".then")[say("dilemma.stop-power")],
        ]
    ]


def done(seen, seat, people, say):
    """The own throw as far as its thrower can tell, and the phone to be passed on."""
    table = seen.table
    thrown = table.hands[seat].thrown
    fate = say(f"dilemma.own.{thrown[-1].fate if thrown[-1].fate != 'missed' else thrown[-1].kind}") if thrown else say("dilemma.own.none")
    label = say("dilemma.done") if is_shared(seen, people) else say("dilemma.go-on")
    return page(
        seen,
        people,
        say,
        [seats(seen, people, say, seat), lying(seen, seat, people, say)],
        [h.p(".lead.own")[fate], button(f"play {seat} pass", label, "o-right", "wide onward")],
        head=(heading(who(people[seat])), menu(say)),
        classes="wave",
    )


def replay(seen, people, say):
    """The race, shown to everybody in its own time, and then in words who was first and what became of the others."""
    table = seen.table
    view = table.edge(seen.seat) if seen.seat is not None and seen.seat != table.provoker else 0
    cards = [card for card in (table.offer, *table.equals) if card]
    lain = {(card.owner, card.value) for card in cards}
    race = [card for card in table.race if (card.owner, card.value) not in lain and card.fate != BACK]
    label = say("dilemma.arena.race", n=len(table.race))
    return page(
        seen,
        people,
        say,
        h.figure(".arena")[
            arena(table.floor, cards + race, people, say, label, view, room(race), order=True, data_race=f"{table.turn}-{table.wave}")
        ],
        [
            h.ol(".told")[(h.li[disc(people[card.owner]), h.span[told(card, people, say)]] for card in table.race)],
            button("play all next", onward(table, people, say), "o-right", "wide onward"),
        ],
        classes="wave race",
    )


def told(card, people, say):
    """What became of one card, as a sentence."""
    fate = card.kind if card.fate == "missed" else card.fate
    return say.rich(f"dilemma.fate.{fate}", name=people[card.owner].name, value=card.value)


def onward(table, people, say):
    """What comes after the race, on the plate that leads there."""
    if table.duel:
        return say("dilemma.to-duel", one=people[table.provoker].name, other=people[table.duel.owner].name)
    return say("dilemma.to-result") if table.two_left or not table.responders else say("dilemma.to-again")
