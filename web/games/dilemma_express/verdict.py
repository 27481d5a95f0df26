"""The trolley comes: which way it went, over which cards, who takes a token, who is safe, and the one line of why.

All of it stands there from the start; the styles show one fact after the other, none before the trolley is there."""

from itertools import takewhile

from pygame_logic.dilemma_express.pleas import LONGEST_WHY, Why
from web import markup as h
from web.ending import ending
from web.icons import icon
from web.parts import button, disc, flap, heading, menu, stamp, who
from web.people import LONGEST_NAME

from .cards import deck
from .face import kind_of, picture
from .page import page, tokens
from .sentences import in_quotes, sentence
from .tracks import SIDE_WORDS, tracks
from .tram import points, tram

OWN = 1  # on a track, behind the Innocent that nobody has chosen, lies what its crew laid


def verdict(seen, people, say, tap):
    table = seen.table
    dead, safe = table.crews[table.verdict], table.crews[1 - table.verdict]
    spared = table.tracks[1 - table.verdict]
    side = say(f"express.{SIDE_WORDS[table.verdict]}")
    return page(
        seen,
        people,
        say,
        [
            h.div(class_=["blow", SIDE_WORDS[table.verdict]], data_arrival=table.round)[
                tram(say), doomed(table.tracks[table.verdict], say)
            ],
            heading(h.span[say("express.goes"), points(table.verdict)], " ", h.strong[side]),
            h.ul(".dead", aria_label=say("express.one-token-each"))[
                [h.li[who(people[seat]), tokens(table.tokens[seat], say)] for seat in dead]
            ],
            h.p(".row.alive")[
                h.strong[say("express.safe")],
                [disc(people[seat], people[seat].name) for seat in safe],
                h.span(".small")[say("express.with-two", card=in_quotes(deck.text(spared[OWN].card.id, say), say))],
            ],
            why(seen, people, say),
            h.details(".sofar")[h.summary[say("express.see-again")], tracks(table, say, dead=table.verdict)],
            comings_and_goings(seen, people, say, tap),
        ],
        button("play all next", onward(table, people, say), "o-right", "wide onward"),
        (menu(say),),
        classes="verdict",
    )


def doomed(lying, say):
    """Who lies on the rails. Before the trolley is there one sees their backs."""
    return h.ul(".doomed", aria_label=say("express.run-over"))[
        [
            h.li[
                h.div(class_=["chr", kind_of(each.card)])[picture(each.card.id), h.span(".words")[deck.text(each.card.id, say)]],
                stamp(say("express.sorry")),
            ]
            for each in lying
        ]
    ]


def onward(table, people, say):
    return say("express.next", name=people[table.turns[1]].name) if len(table.turns) > 1 else say("express.to-end")


def why(seen, people, say):
    """Asked of the conductor, once; what was said stands there for all."""
    table, person = seen.table, people[seen.table.conductor]
    if (word := said_since_the_lever(table)) is not None:
        return h.p(class_=["said", {"told": not person.bot}])[who(person), h.q[told(table, person, word, say)]]
    if isinstance(seen.words.get(table.conductor), Why):
        return question(person, say)
    return None


def said_since_the_lever(table):
    """The word of why in this round's story, if there is one yet."""
    lines = takewhile(lambda line: line[0] != "pulled", reversed(table.log))
    return next((line[-1] for line in lines if line[0] == "why"), None)


def question(person, say):
    return h.form(".why", data_do="say", data_unsaid=True)[
        h.label[
            h.span(".small.caps")[say("express.why", name=person.name)],
            h.input(name="why-line", type="text", maxlength=str(LONGEST_WHY), autocomplete="off"),
        ],
        button("say", say("express.why-keep"), kind="line"),
    ]


def told(table, person, word, say, tracks_then=None):
    """The line of why: a person's own words, or a robot's sentence about a card."""
    verb, _, text = word.partition(" ")
    if verb == "why":
        return text
    return sentence(word, person.bot, tracks_then or table.tracks, table.log, say)


def comings_and_goings(seen, people, say, tap):
    """Between two rounds: somebody has to get off, somebody else comes aboard."""
    words = seen.words.get(None, ())
    leavers = [seat for seat in seen.table.seats if f"leave {seat}" in words]
    if not leavers and "join" not in words:
        return None
    return h.details(".doors")[
        h.summary[icon("o-people"), h.span[say("express.doors")]],
        h.ul[[h.li[who(people[seat]), getting_off(seat, people[seat].name, say, tap)] for seat in leavers]],
        "join" in words
        and h.form(".row", data_do="play all join")[
            h.input(
                name="new-name",
                type="text",
                maxlength=str(LONGEST_NAME),
                placeholder=say("express.newcomer"),
                aria_label=say("express.newcomer"),
                autocomplete="off",
            ),
            button("play all join", say("express.join"), "o-plus", "line"),
        ],
    ]


def getting_off(seat, name, say, tap):
    """Held, for nobody can be put back on a seat."""
    return h.button(".btn.line", type="button", data_do=f"play all leave {seat}", data_hold=True, data_again=say("express.leave-again"))[
        h.span[say("express.leave")], h.small[say(f"express.{tap}")], h.span(".vh")[name]
    ]


def over(view, poster, result, tale):
    """The last page: who stepped out alive, and how often everybody died."""
    table, say = view.table, view.say
    names = ", ".join(view.name(seat) for seat in table.winners)
    died = sorted(table.seats, key=lambda seat: table.tokens[seat])
    return ending(
        view,
        "express",
        poster,
        say("express.wins" if len(table.winners) == 1 else "express.all-home", names=names),
        [(seat, seat in table.winners, deaths(table.tokens[seat], say)) for seat in died],
        tale=tale,
        above=say("express.over", n=table.round),
        result=result,
    )


def deaths(number, say):
    return [icon("i-skull-crossed-bones"), flap(number, "fit", label=say("express.tokens", n=number))]
