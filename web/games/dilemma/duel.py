"""The duel: two fields, each half a screen, and what each of them pays. Held until it counts, shown only together with the other's."""

from pygame_logic.dilemma import CONFLICT, PEACE
from web import markup as h
from web.icons import icon
from web.parts import button, disc, screen, who

from .cards import inks, picture
from .page import is_followed, is_shared, life

SIGNS = {CONFLICT: "i-crossed-swords", PEACE: "i-peace-dove"}


def choosing(seen, people, say, settings):
    """Conflict above, peace below, for everybody and always; between them the cards it is about."""
    table, seat = seen.table, seen.seat
    mine, theirs = sides(table, seat)
    other = people[theirs.owner]
    hint = say(f"dilemma.{settings.get('tap', 'hold')}{moment(seen, people, theirs)}", name=other.name)
    brings = pays(table, seat, people, say)
    fields = {
        choice: h.button(
            class_=["side", choice], type="button", data_do=f"play {seat} {choice}", data_hold=True, data_again=say("dilemma.again")
        )[icon(SIGNS[choice]), h.span(".choice")[say(f"dilemma.{choice}")], h.span(".pays")[brings[choice]]]
        for choice in (CONFLICT, PEACE)
    }
    return screen(
        "table",
        None,
        [
            h.h1(".vh", tabindex="-1")[say("dilemma.choose", one=people[seat].name, other=other.name)],
            fields[CONFLICT],
            h.div(".mid")[
                held(people[seat], mine.value, say("dilemma.yours"), life(table, seat, say)),
                h.span(".vs")[say("dilemma.against")],
                held(other, theirs.value, other.name, life(table, theirs.owner, say)),
            ],
            fields[PEACE],
            inks(people),
        ],
        [disc(people[seat], people[seat].name), h.span(".grow")[hint]],
        classes="duel",
    )


def moment(seen, people, theirs):
    """Whether the other choice is awaited yet; and where the phone has to lie when it is not."""
    if is_shared(seen, people) and not is_followed(seen):
        return ".last"
    return "" if seen.table.lives[theirs.owner] else ".sure"


def sides(table, seat):
    """The own card, and the other one."""
    return (table.offer, table.duel) if seat == table.provoker else (table.duel, table.offer)


def pays(table, seat, people, say):
    """What each choice brings a duellist, in sentences."""
    mine, theirs = sides(table, seat)
    name, alone = people[theirs.owner].name, "" if table.lives[theirs.owner] else "-sure"
    return {
        CONFLICT: say.rich(f"dilemma.pays.conflict{alone}", name=name, n=mine.value + theirs.value),
        PEACE: say.rich(f"dilemma.pays.peace{alone}", name=name, n=theirs.value),
    }


def held(person, value, name, left=None):
    """`left`: of their lives; once both are shown nothing tells before the coins what they cost."""
    return h.span[picture(person.colour, value, str(value), "up"), h.small[name], left]


def reveal(seen, people, say):
    """Both at once: the two signs turn over, and stand for what was chosen."""
    table = seen.table
    duellists = (table.offer, table.duel)
    return screen(
        "table",
        None,
        [
            h.h1(".vh", tabindex="-1")[say("dilemma.revealed")],
            h.div(class_=["side", table.stances[0]])[shown(people, table, 0, say)],
            h.div(".mid")[
                held(people[duellists[0].owner], duellists[0].value, people[duellists[0].owner].name),
                h.span(".vs")[say("dilemma.against")],
                held(people[duellists[1].owner], duellists[1].value, people[duellists[1].owner].name),
            ],
            h.div(class_=["side", table.stances[1]])[shown(people, table, 1, say)],
            inks(people),
        ],
        button("draft score", say("dilemma.what-it-brings"), "o-right", "wide onward"),
        classes="duel reveal",
    )


def shown(people, table, place, say):
    stance, person = table.stances[place], people[(table.offer, table.duel)[place].owner]
    had_to = stance == PEACE and not table.lives[(table.offer, table.duel)[place].owner]  # peace has cost none
    return [
        h.span(".coin")[icon(SIGNS[stance])],
        h.span(".choice")[say(f"dilemma.{stance}")],
        who(person),
        had_to and h.span(".pays")[say("dilemma.by-itself")],
    ]
