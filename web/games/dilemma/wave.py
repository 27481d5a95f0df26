"""An offer and the throws at it, passed round: one's own hand, the arena, and what there is to press at each moment."""

from pygame_logic.dilemma.landing import Landed
from pygame_logic.dilemma.race import BACK, EQUAL
from pygame_logic.dilemma.throw import NO_LIMIT, Throws
from web import markup as h
from web.parts import button

from .arena import arena, equals, room
from .cards import PLACES, fan, picture
from .pad import aimpad, clock, drafted, flawed, pad, resting
from .page import is_followed, is_shared, own, page, seats

PASSES = "pass"  # the draft of whoever throws last and does not


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
        else button("draft", say("dilemma.pick-offer"), kind="wide", why="why.choose")
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
        head=own(seen, seat, people, say),
        classes="wave laying tight",
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
    if isinstance(words, Throws) and not (draft == PASSES and is_last(seen, people)):
        return throwing(seen, people, say, draft, settings)
    if words == ("go",):
        return ready(seen, seat, people, say)
    return done(seen, seat, people, say)


def is_last(seen, people):
    """Whether this answer shows the race: not before whoever holds the phone has laid it where all can see it."""
    return is_shared(seen, people) and not is_followed(seen)


def passing(seen, seat, people):
    """What a press of "Pass" means, or time that has run out."""
    return f"draft {PASSES}" if seen.table.phase == "throw" and is_last(seen, people) else f"play {seat} pass"


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
            resting(
                h.p(".lead")[say("dilemma.ready-again") if again else task],
                h.button(".btn.go.wide", type="button", data_do=f"play {seat} go")[say("dilemma.go")],
                kind="before-go",
            ),
            fan(table.hands[seat].cards, people[seat], say, why="dilemma.why.before-go"),
            h.div(".row"),
        ],
        head=own(seen, seat, people, say),
        classes="wave throw tight",
    )


def throwing(seen, people, say, draft, settings):
    """After GO: the offer lies open, the clock runs, a card is flicked."""
    table, seat = seen.table, actor(seen)
    words, person = seen.words[seat], people[seat]
    aiming, chosen = drafted(draft, words.cards, settings)
    offer = table.phase == "offer"
    equals_only = not offer and table.offer_for(seat) and set(words.cards) == {table.offer_for(seat).value}
    go = f"{table.turn}-{table.wave}-{seat}"
    way = next((f"{word} " for word in draft.split() if word in ("aim", "swipe")), "")  # once chosen, it stays for the next card
    why = flawed(draft, say) or (say("dilemma.only-equals") if equals_only else again(table.hands[seat].thrown, say))
    return page(
        seen,
        people,
        say,
        [
            seats(seen, people, say, seat),
            lying(seen, seat, people, say, out_of_time(table, seat, say)),
        ],
        [
            aimpad(chosen, seat, person, say, settings, why=why, data_go=go)
            if aiming and chosen
            else pad(chosen, seat, person, say, go, what_to_do(offer, aiming), aiming, why),
            # where the way was just chosen, now a card is
            h.div(data_edge=seat, data_side="s", data_go=go, data_starts=True, data_eyes=draft in ("aim", "swipe"))[
                fan(words.cards, person, say, chosen, lambda value: f"draft {way}{value}", flick=not aiming)
            ],
            h.div(".row")[
                "pass" in words and button(passing(seen, seat, people), say("dilemma.pass"), kind="line"),
                button(f"draft swipe {chosen or ''}".strip(), say("dilemma.by-swipe"), kind="line")
                if aiming
                else button(f"draft aim {chosen or ''}".strip(), say("dilemma.by-aim"), kind="line"),
            ],
        ],
        head=own(seen, seat, people, say, clock(table, passing(seen, seat, people), go, say)),
        classes="wave throw tight warned" if why and aiming and chosen else "wave throw tight",
    )


def what_to_do(offer, aiming):
    """What is to be done with which card, in the way that was chosen."""
    if offer:
        return "dilemma.pick-offer" if aiming else "dilemma.flick-offer"
    return "dilemma.pick-aim" if aiming else "dilemma.pick-throw"


def again(thrown, say):
    """Why whoever has thrown already is asked once more."""
    return say(f"dilemma.own.{thrown[-1].fate}") if thrown and thrown[-1].fate in (BACK, EQUAL) else None


def out_of_time(table, seat, say):
    """Shown by the clock when it has run out."""
    thrown = "" if table.hands[seat].thrown else ".passed"
    return table.window != NO_LIMIT and h.p(".ran-out", role="status")[say(f"dilemma.ran-out{thrown}")]


def lying(seen, seat, people, say, time_is_up=None):
    """The arena as this seat may see it: the offer once it is up for it, and its own cards; in the open, everybody's."""
    table = seen.table
    offer = table.offer_for(seat) if seat is not None else table.offer
    mine = table.hands[seat].thrown if seat is not None and table.is_secret else table.race
    mine = [card for card in mine if card.fate != BACK or card is mine[-1]]
    cards = [offer or Landed(table.provoker, 0), *equals(table), *mine] if table.phase != "offer" else []
    name = people[table.provoker].name
    if table.phase == "offer":
        label = say("dilemma.arena.empty")
    else:
        label = say("dilemma.arena.offer", name=name, value=offer.value) if offer else say("dilemma.arena.covered", name=name)
    view = table.edge(seat) if seat is not None else 0
    race = f"{table.turn}-{table.wave}" if seat is None or not table.is_secret else f"{table.turn}-{table.wave}-{seat}"
    return h.figure(".arena")[
        arena(table.floor, cards, people, say, label, view, room(mine), data_race=race),
        h.figcaption[label] if offer and not mine else None,
        time_is_up,
    ]


def done(seen, seat, people, say):
    """The own throw as far as its thrower can tell, and the phone to be passed on."""
    table = seen.table
    thrown = table.hands[seat].thrown
    fate = say(f"dilemma.own.{thrown[-1].fate if thrown[-1].fate != 'missed' else thrown[-1].kind}") if thrown else say("dilemma.own.none")
    onward = "go-on" if not is_shared(seen, people) else "done" if is_followed(seen) else "done.last"
    return page(
        seen,
        people,
        say,
        [seats(seen, people, say, seat), lying(seen, seat, people, say)],
        [
            resting(h.p(".lead.own")[fate]),
            fan(table.hands[seat].cards, people[seat], say, why="dilemma.why.thrown"),
            h.div(".row")[button(f"play {seat} pass", say(f"dilemma.{onward}"), "o-right", "onward")],
        ],
        head=own(seen, seat, people, say),
        classes="wave throw tight",
    )
