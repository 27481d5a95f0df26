"""A game of Dilemma Express told again: round by round both tracks, who was run over, and why."""

from dataclasses import replace

from web import markup as h
from web.parts import button, who

from .page import known, tokens as counted
from .past import rounds, tracks_of
from .sentences import in_quotes, sentence
from .tracks import SIDE_WORDS, tracks
from .verdict import told


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
        pulled and as_picture(number, say),
    ]
    return title, [*told_lines, again] if any(then) else told_lines


def as_picture(number, say):
    """The plate itself says what came of it."""
    told = {"data_done": say("express.picture-saved"), "data_refused": say("share.refused")}
    return button(f"picture {number}", say("express.picture"), "o-share", "line", **told)


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


def happened(view, at):
    """One line of the story by itself, over the tracks as they lay by then."""
    lines = rounds(view.table.log[: at + 1])[-1:]
    then, line = tracks_of(lines[0]) if lines else ((), ()), view.table.log[at]
    match line:
        case ("round", number, conductor):
            return view.say("express.told-round", n=number, name=view.name(conductor))
        case ("plea", seat, word):
            person = view.people[seat]
            return [known(person, view.say), " ", h.q[sentence(word, person.bot, then, view.table.log[:at], view.say)]]
    return retold(view.table, line, then, view.people, view.say)


def result(table, people, say):
    """The game in a few lines of text, for whoever was not there."""
    order = sorted(table.seats, key=lambda seat: table.tokens[seat])
    ranks = [say("express.told-score", name=people[seat].name, n=table.tokens[seat]) for seat in order]
    return "\n".join([say("express.name"), say("express.over", n=table.round), *ranks])
