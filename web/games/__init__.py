"""The games, in the order of their posters: whoever has a room and is named here has a door."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from ..door import Door

ROOMS = ("dilemma", "dilemma_express", "mystery_express")


def package(room: str, module: str = "") -> Any:
    return import_module(f"{__name__}.{room}{module}")


ROOM_OF = {package(room).DOOR.key: room for room in ROOMS}
DOORS: dict[str, Door] = {key: package(room).DOOR for key, room in ROOM_OF.items()}


class Games(Mapping[str, Any]):
    """Key → game. Each is read when it is asked for."""

    def __getitem__(self, key: str) -> Any:
        return package(ROOM_OF[key], ".game").GAME

    def __iter__(self) -> Iterator[str]:
        return iter(DOORS)

    def __len__(self) -> int:
        return len(DOORS)

    def __contains__(self, key: object) -> bool:
        return key in DOORS

    def that_bring(self, word: str) -> list[Any]:
        """Whose own page, verb or link this is."""
        return [self[key] for key, door in DOORS.items() if word in door.brings]


GAMES = Games()
