"""What has been told so far, to everybody or in whispers: lines are only ever added, and the thousandth costs no more than the first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Self, overload

Line = tuple[Any, ...]


class Story(Sequence[Line]):
    """As good as a tuple, and like one never changed. A longer story shares the lines of the shorter one that it goes on from."""

    def __init__(self, lines: Iterable[Line] = ()):
        self._lines = [*lines]  # as they are shared: perhaps others have told more
        self._length = len(self._lines)

    def and_then(self, line: Line) -> Self:
        longer = type(self)()
        longer._lines = self._lines if len(self._lines) == self._length else self._lines[: self._length]
        longer._lines.append(line)
        longer._length = self._length + 1
        return longer

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Line]:
        return islice(self._lines, self._length)

    @overload
    def __getitem__(self, at: int) -> Line: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Line, ...]: ...
    def __getitem__(self, at: int | slice) -> Line | tuple[Line, ...]:
        if isinstance(at, slice):
            return tuple(self._lines[slice(*at.indices(self._length))])
        return self._lines[range(self._length)[at]]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (Story, tuple)) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(tuple(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (tuple(self),)  # without what others have told


class Whispers(Story):
    """(seats, at, secret): what those seats alone have learnt from the line `at`."""

    def __init__(self, lines: Iterable[Line] = ()):
        super().__init__(lines)
        self._heard: dict[int | None, Whispers] = {}

    def and_then(self, line: Line) -> Self:
        longer = super().and_then(line)
        longer._heard = {seat: heard.and_then(line) if seat in line[0] else heard for seat, heard in self._heard.items()}
        return longer

    def heard_by(self, seat: int | None) -> Whispers:
        """Gone through once; from then on every seat that has asked is told what is new to it."""
        if seat not in self._heard:
            self._heard[seat] = Whispers(whisper for whisper in self if seat in whisper[0])
        return self._heard[seat]
