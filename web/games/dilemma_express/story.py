"""A game of Dilemma Express told again: round by round both tracks, who was run over, and why."""

from dataclasses import replace

from pygame_logic.dilemma_express.piles import Card
from pygame_logic.dilemma_express.rails import Character, Pin
from web import markup as h
from web.parts import button, who

from .cards import deck
from .page import tokens as counted
from .sentences import in_quotes
from .tracks import SIDE_WORDS, place_of, tracks
from .verdict import told


def rounds(log):
    """The lines of each round."""
    found = []
    for line in log:
        if line[0] == "round":
            found.append([])
        if found and line[0] != "over":
            found[-1].append(line)
    return found


def tracks_of(lines):
    """Both tracks as they lay, read off the story."""
    lying = ([], [])
    for what, *rest in lines:
        if what == "chance":
            lying[rest[0]].append(Character(card_of(rest[1]), None))
        elif what == "laid":
            lying[rest[1]].append(Character(card_of(rest[2]), rest[0]))
        elif what == "pinned":
            seat, id, at = rest
            place = place_of(at)
            character = lying[place.side][place.character]
            lying[place.side][place.character] = character._replace(pins=(*character.pins, Pin(id, place.figure, seat)))
    return tuple(map(tuple, lying))


def card_of(id):
    return Card(id, deck.printed(id).figures)


def story(table, people, say):
    """Chapters: a heading, and its lines."""
    return [chapter(table, lines, people, say) for lines in rounds(table.log)]


def chapter(table, lines, people, say):
    number, conductor = lines[0][1:]
    then = tracks_of(lines)
    pulled = next((line for line in lines if line[0] == "pulled"), None)
    title = say("express.told-round", n=number, name=people[conductor].name)
    told_lines = [line for each in lines if (line := retold(table, each, then, people, say)) is not None]
    again = h.details(".sofar")[
        h.summary[say("express.see-again")],
        tracks(replace(table, tracks=then), say, dead=pulled and pulled[2]),
        pulled and button(f"picture {number}", say("express.picture"), "o-share", "line"),
    ]
    return title, [*told_lines, again] if any(then) else told_lines


def retold(table, line, then, people, say):
    match line:
        case ("pulled", seat, side):
            return say.rich("express.told-pulled", name=people[seat].name, side=say(f"express.{SIDE_WORDS[side]}"))
        case ("token", seat, tokens):
            return h.span(".taken")[who(people[seat]), " ", counted(tokens, say)]
        case ("why", seat, word):
            return h.q[in_quotes(told(table, people[seat], word, say, then), say)]
        case ("left", seat):
            return say("express.told-left", name=people[seat].name)
        case ("joined", seat, tokens):
            return say("express.told-joined", name=people[seat].name, n=tokens)
        case ("tom", seat):
            return say("express.told-tom", name=people[seat].name)
    return None


def result(table, people, say):
    """The game in a few lines of text, for whoever was not there."""
    order = sorted(table.seats, key=lambda seat: table.tokens[seat])
    ranks = [say("express.told-score", name=people[seat].name, n=table.tokens[seat]) for seat in order]
    return "\n".join([say("express.name"), say("express.over", n=table.round), *ranks])
