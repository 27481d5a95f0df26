"""The same deal for others: seed, seats, house rules and the robots' luck in a link, with how it has ended for whoever sends it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from pygame_logic.playthrough import SEEDS, Playthrough, usual_options

from .absence import given_back
from .edition import edition
from .fragment import folded, unfolded
from .game import Game, Options
from .game_link import LARGEST, edition_of
from .games import GAMES
from .notices import warning
from .party import Party
from .people import COLOURS, Person
from .reading import UNREADABLE, in_whole, row_by_row
from .scores import score_of
from .session import Session
from .standing import Standing, standings

if TYPE_CHECKING:
    from .shell import Shell

LINK = "deal-"  # what the fragment begins with


class Deal(NamedTuple):
    game: Game
    seed: int
    luck: int
    options: Options
    seats: tuple[str, ...]  # the level of the robot that sits there, or nothing for somebody of flesh and blood
    cards: Sequence[Any] = ()  # what it is dealt from and another phone does not have
    theirs: tuple[Standing, ...] = ()  # how it has ended where it comes from
    edition: str = ""

    @classmethod
    def of(cls, theirs: Any, record: Any) -> Deal:
        """From a link; whatever could not be played here raises, and what only one phone remembers is no part of a deal."""
        game, seed, luck, options = GAMES[record["game"]], record["seed"], record["luck"], in_whole(record["options"])
        seats, cards = tuple(row_by_row(record["seats"])), row_by_row(record.get("cards", []))
        if not all(seat in ("", *game.BOTS.LEVELS) for seat in seats) or all(seats) or type(luck) is not int or luck not in SEEDS:
            raise ValueError("nobody could sit down to this")
        played = Playthrough(game.RULES, seed, len(seats), options)
        if game.shared(played) != played.options:
            raise ValueError("this phone has never seen any of it")
        game.unpack(played.options, cards)
        ended = standings(record.get("end", []), len(COLOURS) * 2)
        return cls(game, seed, luck, options, seats, cards, ended, edition_of(theirs))

    @property
    def played(self) -> Playthrough:
        """As it was dealt."""
        return Playthrough(self.game.RULES, self.seed, len(self.seats), self.options)


def party_of(shell: Shell, game: Game, seats: Sequence[str], names: Mapping[int, str]) -> Party:
    """Whoever has played it here last sits on the seats of people, as far as they go; robots sit where the deal has them."""
    setup: Any = shell.way.page_at("setup", game.KEY)
    known = iter([person.name for person in setup.party.people if not person.bot])
    people: list[Person] = []
    for seat, level in enumerate(seats):
        robots = sum(bool(person.bot) for person in people)
        name = shell.say(f"robot.{robots + 1}") if level else names.get(seat, next(known, ""))
        people.append(Person(name, COLOURS[seat], level))
    return Party(tuple(people), {})


def as_link(session: Session, address: str) -> str:
    """Of a game that is over: nothing of its moves, nor of what anybody carried beside it."""
    game, played, score = session.game, session.played, score_of(session, session.at)
    usual, options = usual_options(game.RULES), game.shared(session.played)
    record: dict[str, Any] = {"game": game.KEY, "seed": played.seed, "luck": session.luck or 0}
    record["options"] = {name: word for name, word in options.items() if word != usual[name]}
    record["seats"] = [given_back(session, seat).bot for seat in range(played.seats)]
    record["end"] = [*zip(score.names, score.points, score.won, strict=True)]
    cards = game.packed(options)
    return f"{address}#{LINK}{folded([edition()['version'], record | ({'cards': cards} if cards else {})])}"


def open_link(shell: Shell, fragment: str) -> bool:
    """Shown before it is played."""
    if not fragment.startswith(LINK):
        return False
    try:
        deal = Deal.of(*unfolded(fragment.removeprefix(LINK), LARGEST))
    except UNREADABLE:
        shell.notice = partial(warning, word="wrong-game")
        return True
    shell.way.go("dealt")
    page: Any = shell.way.page
    page.deal = deal
    return True
