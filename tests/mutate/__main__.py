"""Changes the rules in one place, again and again, and looks whether a test notices: who survives, nobody has a test for.

  python3 dev.py mutate                                  300 of them, out of everything that is played but the robots
  python3 dev.py mutate --count 50 --seed 7 dilemma      others, of these modules: a folder stands for all in it
  python3 dev.py mutate mystery_express/bots
  python3 dev.py mutate --after 142                      the same 300, without the first 142: an evening's work in two halves
  python3 dev.py mutate --list recovery                  what is written down in recovery.py, each with the one test that must notice
  python3 dev.py mutate --list scripts                   the same for the scripts, scripts.py, in a browser
  python3 dev.py mutate --list scripts 3 17              of these, the third and the seventeenth

Nothing is written: a child process imports the changed module from memory, and runs the tests until one fails. First come
those that are called like the module, and the golden games, then its game's rules, then what holds for every game, and the screens at
last. Whoever never comes to an end is noticed, too.
"""

import argparse
import os
import resource
import sys
import tempfile
import time
from random import Random
from signal import ITIMER_VIRTUAL, setitimer

import playwright.sync_api  # noqa: F401 - what every child would import for itself
import pytest
from hypothesis import Phase, settings

from tests.mutate import recovery, scripts
from tests.mutate.changed import ROOT, Changed
from tests.mutate.harmless import reason, told
from tests.mutate.mutants import difference, mutants, read

RULES = ROOT / "pygame_logic"
ROOMS = sorted(found.parent.name for found in RULES.glob("*/__init__.py"))
ENOUGH = 0.95
LONGEST, MOST_MEMORY = 15, 3 * 2**30  # seconds of the processor that a test may take, for a busy machine's clock says nothing; bytes
settings.register_profile("mutate", deadline=None, derandomize=True, database=None, phases=(Phase.explicit, Phase.generate))
PYTEST = (
    "-x", "-q", "--no-header", "-m", "not machine", "-p", "no:cacheprovider", "--hypothesis-profile=mutate", "--timeout=0",
)  # fmt: skip


class Patience:
    """It ends: whoever goes round and round in a test is stopped, and the process with it."""

    def pytest_runtest_setup(self):
        setitimer(ITIMER_VIRTUAL, LONGEST)

    pytest_collection = pytest_runtest_setup


def tests_for(file):
    """Rounds of tests, each wider than the one before."""
    room, *parts = file.relative_to(RULES).with_suffix("").parts
    if not parts:
        return [["tests/playthroughs"], ["tests/rules"], [f"tests/{room}/rules" for room in ROOMS], ["tests/screens"]]
    own = [f"tests/{room}/rules/test_{'*' if part == '__init__' else ''}{part.strip('_')}*.py" for part in reversed(parts)]
    near = sorted({str(found.relative_to(ROOT)) for pattern in own for found in ROOT.glob(pattern)})
    others = [other for other in ROOMS if other.startswith(f"{room}_")]  # this one's name stands in theirs
    this = ["-k", " and ".join([room, *(f"not {other}" for other in others)])]
    whole = ["tests/rules/test_every_game.py", "tests/rules/test_every_robot.py"]
    return [[*near, "tests/playthroughs", *this], [f"tests/{room}/rules"], [*whole, *this], [f"tests/{room}/screens"]]


def is_noticed(file, tree, rounds=None):
    return fails(rounds or tests_for(file), Changed(file, tree))


def fails(rounds, *changes):
    """In a child, who knows nothing of the rules yet."""
    child = os.fork()
    if not child:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        os.dup2(1, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        sys.meta_path[:0] = changes
        os._exit(any(pytest.main([*PYTEST, *tests], plugins=[Patience()]) for tests in rounds))
    return os.waitpid(child, 0)[1] != 0


def written_down(faults):
    """The written list: whatever its one test does not notice is told."""
    if fails([sorted({fault.noticed for fault in faults})]):
        raise SystemExit("The tests of the list fail without any fault: what they noticed would say nothing.")
    missed = [fault for fault in faults if not is_noticed(ROOT / fault.file, fault.source(), [[fault.noticed]])]
    for fault in missed:
        print(f"\n{fault.file}: {fault.was!r} became {fault.becomes!r}, and {fault.noticed} lets it pass", flush=True)
    print(f"{len(faults) - len(missed)} of {len(faults)} noticed")
    return bool(missed)


def modules(names):
    """Files of the rules; unless they are named, without the robots, who judge and do not rule."""
    found = sorted(RULES.rglob("*.py"))
    if not names:
        return [file for file in found if "bots" not in str(file.relative_to(RULES))]
    wanted = [RULES / name for name in names]
    if missing := [str(each) for each in wanted if not each.exists() and not each.with_suffix(".py").exists()]:
        raise SystemExit(f"There is no {', '.join(missing)}.")
    return [file for file in found if any(each in file.parents or file.with_suffix("") == each.with_suffix("") for each in wanted)]


def main(words):
    asked = argparse.ArgumentParser(prog="dev.py mutate", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("modules", nargs="*", metavar="module")
    asked.add_argument("--count", type=int, default=300)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--after", type=int, default=0, metavar="N")
    asked.add_argument("--list", choices=("recovery", "scripts"))
    asked = asked.parse_args(words)
    os.chdir(ROOT)
    if asked.list == "scripts":
        return scripts.main([int(number) for number in asked.modules])
    if asked.list == "recovery":
        return written_down(recovery.FAULTS)
    every = [(file, *slip) for file in modules(asked.modules) for slip in mutants(file.read_text("utf-8"))]
    tried = Random(asked.seed).sample(every, min(asked.count, len(every)))[asked.after :]
    began, survivors, harmless = time.monotonic(), 0, 0
    with tempfile.TemporaryDirectory() as away:
        os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = away
        for file in {file.parent: file for file, *_ in tried}.values():
            if is_noticed(file, read(file.read_text("utf-8"))):
                raise SystemExit(f"The tests of {file.relative_to(ROOT)} fail without any change: what they noticed would say nothing.")
        for count, (file, line, make) in enumerate(tried, 1):
            source, tree = file.read_text("utf-8"), make()
            name, what = str(file.relative_to(ROOT)), difference(source, tree)
            if reason(name, what):
                harmless += 1
            elif not is_noticed(file, tree):
                survivors += 1
                print(f"\n{name}:{line} changed, and nobody notices\n{what}\n{told(what)!r}\n", flush=True)
            if count % 10 == 0 or count == len(tried):
                seconds = time.monotonic() - began
                print(f"{count} of {len(tried)}, out of {len(every)}: {survivors} survived, {seconds:.0f} s", flush=True)
    share = 1 - (survivors + harmless) / len(tried)
    print(f"{share:.1%} noticed, with seed {asked.seed}; {harmless} cannot be: harmless.py says why")
    return share < ENOUGH


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
