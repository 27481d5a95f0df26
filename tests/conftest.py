"""What all tests share: a browser wherever they lie, the long ones first, and --rewrite, which writes golden games anew to be read."""

import sys

from hypothesis import settings

IS_INSIDE_PYODIDE = sys.platform == "emscripten"
pytest_plugins = () if IS_INSIDE_PYODIDE else ("tests.e2e.fixtures",)

# rules are right or wrong, never too slow: a busy machine and Pyodide take longer than hypothesis would wait
settings.register_profile("rules", deadline=None, max_examples=10 if IS_INSIDE_PYODIDE else 100)
settings.load_profile("rules")


def pytest_addoption(parser):
    parser.addoption("--rewrite", action="store_true", help="write the golden playthroughs anew")
    parser.addoption("--site", help="a folder with a site that is not ours: it is looked at as it is")


def pytest_collection_modifyitems(config, items):
    """Each of xdist's workers is dealt its lot in one piece (--dist worksteal): the long ones come first in it, shared out among all."""
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    long = [item for item in items if item.get_closest_marker("long")]
    others = [item for item in items if not item.get_closest_marker("long")]
    lots = [others[len(others) * at // workers : len(others) * (at + 1) // workers] for at in range(workers)]
    items[:] = [item for at, lot in enumerate(lots) for item in (*long[at::workers], *lot)]
