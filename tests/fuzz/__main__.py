"""Lets chance make up what comes in from outside, for as long as wanted: records, files, links, addresses, messages.

  python3 dev.py fuzz                         ten minutes, shared out among all of them
  python3 dev.py fuzz --minutes 60 file deal-link

What it finds is told as the shortest example that still does it. The examples lie in .hypothesis/: the next time begins with them.
"""

import argparse
import resource
import sys
import time
import traceback
from itertools import count

from hypothesis import HealthCheck, given, seed, settings

from tests.fuzz.parsers import parsers

LONGEST, MOST_MEMORY = 5, 2 * 2**30  # seconds of the processor that one thing may take, and bytes for all
ROUND = 50  # examples, before somebody looks at the clock


def bounded(promise):
    """What takes for ever is a finding, too."""

    def kept(thing):
        before = time.process_time()
        promise(thing)
        took = time.process_time() - before
        assert took < LONGEST, f"it took {took:.1f} s"

    return kept


def tried(name, examples, **more):
    """One round; raises what was found, with the shortest example that was found for it."""
    comes, promise = parsers()[name]
    options = settings(max_examples=examples, deadline=None, suppress_health_check=[*HealthCheck], print_blob=False, **more)

    @options
    @given(comes)
    def fuzzed(thing):
        bounded(promise)(thing)

    fuzzed.hypothesis.inner_test.__qualname__ = f"fuzzed {name}"  # by which what was found is known again
    return fuzzed


def for_a_while(name, seconds):
    """How many things came in, and whether one of them broke something."""
    until = time.monotonic() + seconds
    for turn in count(1):
        try:
            seed(time.time_ns())(tried(name, ROUND))()
        except Exception as broken:
            print(f"\n{name}: {type(broken).__name__}: {broken!s:.300}")
            print("".join(traceback.format_tb(broken.__traceback__)[-3:]), *getattr(broken, "__notes__", ()), sep="\n", flush=True)
            return turn * ROUND, True
        if time.monotonic() > until:
            return turn * ROUND, False


def main(words):
    asked = argparse.ArgumentParser(prog="dev.py fuzz", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("parsers", nargs="*", metavar="parser", choices=[*parsers(), []], help=", ".join(parsers()))
    asked.add_argument("--minutes", type=float, default=10)
    asked = asked.parse_args(words)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    wanted, broken = asked.parsers or [*parsers()], 0
    for name in wanted:
        came, is_broken = for_a_while(name, asked.minutes * 60 / len(wanted))
        broken += is_broken
        print(f"{name}: {came} came in{', and one broke something: see above' if is_broken else ''}", flush=True)
    return broken > 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
