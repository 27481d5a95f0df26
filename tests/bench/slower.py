"""A slower phone and a slower network than the machine has: for every browser alike, and for all that it does."""

import os
import signal
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Lock, Thread
from typing import NamedTuple

from web.build.serve import Page, Server

BEAT = 0.04  # seconds: a phone that is four times slower works through the first quarter of each
PIECE = 8 * 1024  # bytes that travel at once


class Line(NamedTuple):
    bits: int  # a second, for everybody together
    delay: float  # seconds until a request is answered


FAST_4G, SLOW_4G = Line(9_000_000, 0.06), Line(1_638_400, 0.15)  # as Lighthouse has them


class SlowPage(Page):
    def setup(self):
        super().setup()
        self.wfile = Narrow(self.wfile, self.server)

    def do_GET(self):
        time.sleep(self.server.line.delay)
        super().do_GET()


class Narrow:
    """One line for all that is sent, a piece at a time."""

    def __init__(self, file, server):
        self.file, self.server = file, server

    def write(self, data):
        for at in range(0, len(data), PIECE):
            piece = data[at : at + PIECE]
            with self.server.turn:
                time.sleep(8 * len(piece) / self.server.line.bits)
            self.file.write(piece)

    def __getattr__(self, name):
        return getattr(self.file, name)


class SlowServer(Server):
    page = SlowPage

    def __init__(self, folder, line):
        super().__init__(folder, 0)
        self.line, self.turn = line, Lock()


@contextmanager
def slow(folder, line):
    server = SlowServer(folder, line)
    Thread(target=server.serve_forever, daemon=True).start()
    yield server.address()
    server.shutdown()


@contextmanager
def slowed(times):
    """All that this program has begun, every process of a browser, works one part of the time in so many. DevTools slow the page alone."""
    over = Event()

    def beat():
        while not over.wait(BEAT / times):
            begun = descendants(os.getpid())
            tell(begun, signal.SIGSTOP)
            time.sleep(BEAT - BEAT / times)
            tell(begun, signal.SIGCONT)

    beating = Thread(target=beat, daemon=True)
    beating.start()
    try:
        yield
    finally:
        over.set()
        beating.join()


def tell(processes, what):
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, what)


def descendants(first):
    """Of a process: those that it has begun, and theirs."""
    parents = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
    found = {first}
    while more := {process for process, parent in parents.items() if parent in found} - found:
        found |= more
    return found - {first}
