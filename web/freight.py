"""What of the app travels behind the first page: a game, its signs, a language. It is brought when somebody asks for it.

Where all of it lies on a disk there is nothing to bring. On the phone main.py says what is still on its way, and how each is had.
"""

import sys
from collections.abc import Callable
from importlib import invalidate_caches
from importlib.machinery import ModuleSpec, PathFinder


class NotAboard(BaseException):
    """It cannot be had now. Not an Exception: that is nobody's fault, and what cannot be read without it is not damaged."""


expected: dict[str, Callable[[], bool]] = {}  # name → brings it, and says whether it has come


def bring(name: str) -> None:
    if name in expected:
        if not expected[name]():
            raise NotAboard(f"could not load {name}")
        arrived(name)


def arrived(name: str) -> None:
    expected.pop(name, None)
    invalidate_caches()


def expect(names: dict[str, Callable[[], bool]]) -> None:
    """From now on a module that is not there yet is brought with its package."""
    expected.update(names)
    sys.meta_path.insert(sys.meta_path.index(PathFinder) + 1, Behind)


class Behind:
    """Asked for a module that nobody has found."""

    @staticmethod
    def find_spec(name, path=None, target=None) -> ModuleSpec | None:
        package = next((each for each in expected if f"{name}.".startswith(f"{each}.")), None)
        if package is None:
            return None
        bring(package)
        return PathFinder.find_spec(name, path, target)
