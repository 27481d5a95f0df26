"""A module that is not as it is written: whoever imports it gets the other one, and nothing on the disk is touched."""

import sys
from contextlib import contextmanager
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]


class Fault(NamedTuple):
    """One thing in one file that somebody may have got wrong, written down as what stands there and what would stand there."""

    file: str
    was: str
    becomes: str
    noticed: str = ""  # by whom, where that is not plain

    def source(self):
        """The file with the fault in it."""
        source = (ROOT / self.file).read_text("utf-8")
        if source.count(self.was) != 1:
            raise ValueError(f"{self.file} has {self.was!r} {source.count(self.was)} times: a fault is planted in one place")
        return source.replace(self.was, self.becomes)


class Changed(MetaPathFinder, SourceFileLoader):
    """Finds the other one first; `tree` is a tree or a source."""

    def __init__(self, file, tree):
        self.module = ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        super().__init__(self.module, str(file))
        self.code = compile(tree, str(file), "exec")

    def find_spec(self, name, path, target=None):
        if name == self.module:
            return spec_from_file_location(name, self.path, loader=self)
        return None

    def get_code(self, name):
        return self.code


@contextmanager
def planted(room, fault):
    """The rules of a game with this fault in them, while everybody else goes on with the right ones."""
    package, parent = f"pygame_logic.{room}", import_module("pygame_logic")
    own = {name: module for name, module in sys.modules.items() if f"{name}.".startswith(f"{package}.")}
    finder = Changed(ROOT / fault.file, fault.source())
    for name in own:
        del sys.modules[name]
    sys.meta_path.insert(0, finder)
    try:
        yield import_module(package)
    finally:
        sys.meta_path.remove(finder)
        for name in [name for name in sys.modules if f"{name}.".startswith(f"{package}.")]:
            del sys.modules[name]
        sys.modules.update(own)
        setattr(parent, room, own[package])
