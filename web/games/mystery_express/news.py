"""The inbox: the cards one has seen since one last held the phone, how they came, and what robots did meanwhile."""

from dataclasses import replace
from itertools import groupby

from pygame_logic.mystery_express.cars import ACTIONS
from pygame_logic.mystery_express.train import CITIES
from pygame_logic.mystery_express.whereabouts import last_of_their_kind
from web import markup as h
from web.parts import button, heading

from .bag import opened
from .clues import eyeful
from .deed import deed
from .page import own_head, page
from .told import told


def news_of(view):
    """Whether there is anything to tell before the next question; what a robot asks just now is told by the question itself."""
    deeds = meanwhile(view)
    asks = view.table.phase in ("show", "hide") and view.table.seat != view.seat and deed(view.table.log)
    return bool(learnt(view) or guesses(view) or [line for line in deeds if line is not asks and line[0] != "look"])


def learnt(view):
    """(line, card) of every face this seat has seen since, but for what it has shown itself by its own choice, or just looked at."""
    table, seat, read = view.table, view.seat, view.pocket.read
    looked = {line[2] for line in table.log if line[:2] == ("look", seat)}
    faces = {at: secret for seats, at, secret in table.whispers if seat in seats and at not in looked}
    found, own = [], set()
    for at, line in enumerate(table.log[read:], read):
        match line:
            case ("card", _, start, end, shown) if shown or at in faces:
                found.append((at, shown or faces[at]))
                if is_own_choice(table.log, at, seat, start, end):
                    own.add(at)
            case ("tunnel", looker, _, _) if at in faces and looker != seat:
                found.append((at, faces[at]))
    if own:  # who was not asked is told by the whole story
        own -= shown_unasked(view)
    return [(at, face) for at, face in found if at not in own]


def shown_unasked(view):
    """The lines with which a card was shown or given for this seat, as it was the only one of its category."""
    table, seat = view.table, view.seat
    last = last_of_their_kind(table, seat)
    return {at for at in last if table.log[at][3].kind not in ("slot", "open") and is_asked(table.log, at, seat)}


def is_asked(log, at, seat):
    """For a card of a category that somebody names; what the smoker gives back is of any."""
    action, asker, *_ = deed(log, at)
    return action == "passenger" or (action in ("lounge", "dining", "smoking") and asker != seat)


def is_own_choice(log, at, seat, start, end):
    """It gave that card itself; only a thief and the tunnel take without asking."""
    if start.number != seat or start.kind not in ("hand", "passing"):
        return False
    before = next(line for line in reversed(log[:at]) if line[0] not in ("card", "look"))
    return before[0] != "bag" or end.kind == "slot"  # the conductor may stand where one has searched


def guesses(view):
    """Who is searched by a robot, or searches one in vain, has not seen the hands open on the blind."""
    bags = [line for line in view.table.log[view.pocket.read :] if line[0] == "bag" and view.seat in line[1:3]]
    return [line for line in bags if any(view.people[seat].bot for seat in line[1:3]) and (line[1] != view.seat or line[3] != line[4])]


def meanwhile(view):
    """What robots did: nobody has said it aloud at the table."""
    log, told_big = view.table.log[view.pocket.read :], guesses(view)
    doings = [line for line in log if line[0] in (*ACTIONS, "bag", "look") and view.people[line[1]].bot and line not in told_big]
    return doings and [line for line in log if line in doings or line[0] == "arrived"]


def news(view):
    say, cards = view.say, learnt(view)
    is_open = bool(cards) and all(is_to_hold_up(view, at) for at, _ in cards)
    goes_round = is_open and not view.is_alone  # from hand to hand, so nothing of one's own lies one tap away
    unasked = shown_unasked(view)
    deeds, what = meanwhile(view), title(view, cards, unasked)
    return page(
        replace(view, draft="news" if cards else "meanwhile"),
        [
            heading(say(what)),
            goes_round and h.p[say("mystery.hold-up")],
            [opened(bag, guess == bag, say, is_own=whose == view.seat) for _, _, whose, guess, bag in guesses(view)],
            by_leg(view, cards, unasked),
            deeds
            and h.section(".meanwhile")[
                h.h2[say("mystery.meanwhile")] if what != "mystery.meanwhile" else None,
                h.ol[[h.li[told(view, line)] for line in deeds]],
            ],
        ],
        button("jot read", say("mystery.noted" if cards else "mystery.go-on"), kind="wide"),
        own_head(view, is_title=False, is_open=is_open),
        classes="inbox",
        tab=None if goes_round or view.table.phase in ("clock", "fan") else "",
    )


def by_leg(view, cards, unasked):
    """Each leg by itself: what was seen before the city proves nothing about what is seen after it."""
    log = view.table.log
    legs = [(leg, [*found]) for leg, found in groupby(cards, key=lambda each: leg_at(log, each[0]))]
    is_split = any(leg != leg_at(log, len(log)) for leg, _ in legs)
    return [
        [
            is_split and h.h2(".leg-sign")[told(view, ("leg", leg, None))],
            eyeful([(face, [h.span[came(view, at, unasked)], gone_where(view, at, face)]) for at, face in found], view.say),
        ]
        for leg, found in legs
    ]


def leg_at(log, at):
    """The column in which that line is written."""
    return 1 + sum(line[0] == "arrived" for line in log[:at])


def is_to_hold_up(view, at):
    """What is for all is shown round once, and by one only: on its leg, by whoever asked, or the first person after."""
    log, people = view.table.log, view.people
    if log[at][0] != "card" or log[at][-1] is None or leg_at(log, at) != leg_at(log, len(log)):
        return False
    is_laid_open = log[at][3].kind == "open"
    first = view.table.whistle if is_laid_open else deed(log, at)[1]
    if is_laid_open and not people[first].bot:  # on the cover that called them up it lay before everybody
        return False
    around = [(first + step) % len(people) for step in range(len(people))]
    return next(seat for seat in around if not people[seat].bot) == view.seat


def title(view, cards, unasked):
    """What one has done oneself shows something; the rest has come by itself."""
    if not cards:
        return "mystery.you-see" if guesses(view) else "mystery.meanwhile"
    if {at for at, _ in cards} <= unasked:
        return "mystery.unasked"
    log, seat = view.table.log, view.seat
    is_own_deed = all(log[at][0] == "card" and log[at][3].kind != "open" and deed(log, at)[1] == seat for at, _ in cards)
    return "mystery.you-see" if is_own_deed else "mystery.news"


def came(view, at, unasked):
    """How it came, in a sentence."""
    say, seat, line = view.say, view.seat, view.table.log[at]
    if line[0] == "tunnel":
        return say("mystery.came.tunnel", name=view.name(line[1]))
    _, _, start, end, _ = line
    if start.kind in ("slot", "stack"):
        return say(f"mystery.came.{start.kind}", n=start.number)
    if end.kind == "open":
        return say("mystery.came.open", name=view.name(start.number))
    action, asker, *_ = deed(view.table.log, at)
    if at in unasked:
        if action in ("lounge", "dining"):
            return say(f"mystery.came.only-{action}", name=view.name(asker))
        return say("mystery.came.only-gone", name=view.name(end.number))
    if action == "sleeping" and start.number == seat:
        return say("mystery.came.stolen", name=view.name(end.number))
    return say(f"mystery.came.{action}", name=view.name(start.number))


def gone_where(view, at, face):
    """Where it lies now, if that is with whoever reads."""
    say, table, line = view.say, view.table, view.table.log[at]
    if line[0] == "tunnel" or line[3].number != view.seat:
        return None
    if line[3].kind == "passing":
        return h.span(".small.soft")[say("mystery.goes-on")]
    is_there = line[3].kind == "discard" and face in table.hands[view.seat].discard
    return is_there and h.span(".small.soft")[say("mystery.on-yours", city=say(f"mystery.city.{CITIES[table.leg]}"))]
