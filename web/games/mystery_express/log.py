"""The log: what everybody did, leg by leg and turn by turn, and the way of every card; the latest is on top."""

from web import markup as h
from web.parts import heading, who

from .page import own_head, page
from .told import faces_of, told


def log(view):
    return page(
        view,
        [
            heading(view.say("mystery.tab.log"), class_="vh"),
            [
                h.section(".leg")[h.h2[title], [part(view, *each) for each in reversed(parts)]]
                for title, parts in reversed(chapters(view))
            ],
        ],
        head=own_head(view),
        classes="logbook",
        tab="log",
    )


def chapters(view):
    """(title, parts) for boarding, every leg and every arrival; a part is somebody's turn and its sentences."""
    say, faces = view.say, faces_of(view.table, view.seat)
    found = [(say("mystery.boarding"), [(None, None, [])])]
    for at, line in enumerate(view.table.log):
        sentence = told(view, line, faces.get(at))
        if line[0] in ("leg", "arrived"):
            found.append((sentence, [(None, None, [])]))
        elif line[0] == "turn":
            found[-1][1].append((*line[1:], []))
        elif sentence is not None:
            found[-1][1][-1][-1].append(sentence)
    return found


def part(view, seat, hours, sentences):
    if seat is None and not sentences:
        return None
    return h.div(".part.paper")[
        seat is not None and h.h3[who(view.people[seat]), h.span(".small.soft")[view.say("mystery.hours", n=hours)]],
        h.ul[[h.li[each] for each in sentences]],
    ]
