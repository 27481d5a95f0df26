"""The inbox: the cards one has seen since one last held the phone, how they came, and what robots did meanwhile."""

from pygame_logic.mystery_express.cars import ACTIONS
from pygame_logic.mystery_express.train import CITIES
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
    return bool(learnt(view) or guesses(view) or [line for line in deeds if line is not asks])


def learnt(view):
    """(line, card) of every face this seat has seen since, but for what it has shown itself by its own choice, or just looked at."""
    table, seat, read = view.table, view.seat, view.pocket.read
    looked = {line[2] for line in table.log if line[:2] == ("look", seat)}
    faces = {at: secret for seats, at, secret in table.whispers if seat in seats and at not in looked}
    found = []
    for at, line in enumerate(table.log[read:], read):
        match line:
            case ("card", _, start, end, shown) if (shown or at in faces) and not is_own_choice(table.log, at, seat, start, end):
                found.append((at, shown or faces[at]))
            case ("tunnel", looker, _, _) if at in faces and looker != seat:
                found.append((at, faces[at]))
    return found


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
    say, table = view.say, view.table
    cards = learnt(view)
    is_open = bool(cards) and all(table.log[at][-1] is not None and table.log[at][0] == "card" for at, _ in cards)
    deeds, what = meanwhile(view), title(view, cards)
    return page(
        view,
        [
            heading(say(what)),
            is_open and h.p[say("mystery.hold-up")] if not view.is_alone else None,
            [opened(bag, guess == bag, say) for _, _, _, guess, bag in guesses(view)],
            cards and eyeful([(face, [h.span[came(view, at)], gone_where(view, at, face)]) for at, face in cards], say),
            deeds
            and h.section(".meanwhile")[
                h.h2[say("mystery.meanwhile")] if what != "mystery.meanwhile" else None,
                h.ol[[h.li[told(view, line)] for line in deeds]],
            ],
        ],
        button("jot read", say("mystery.noted" if cards else "mystery.go-on"), kind="wide"),
        own_head(view, is_title=False, is_open=is_open),
        classes="inbox",
    )


def title(view, cards):
    """What one has done oneself shows something; the rest has come by itself."""
    if not cards:
        return "mystery.you-see" if guesses(view) else "mystery.meanwhile"
    log, seat = view.table.log, view.seat
    is_own_deed = all(log[at][0] == "card" and log[at][3].kind != "open" and deed(log, at)[1] == seat for at, _ in cards)
    return "mystery.you-see" if is_own_deed else "mystery.news"


def came(view, at):
    """How it came, in a sentence."""
    say, seat, line = view.say, view.seat, view.table.log[at]
    if line[0] == "tunnel":
        return say("mystery.came.tunnel", name=view.name(line[1]))
    _, _, start, end, _ = line
    if start.kind in ("slot", "stack"):
        return say(f"mystery.came.{start.kind}", n=start.number)
    if end.kind == "open":
        return say("mystery.came.open", name=view.name(start.number))
    action = deed(view.table.log, at)[0]
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
