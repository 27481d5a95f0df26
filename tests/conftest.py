"""What all tests share: what takes long starts first; with --rewrite the golden playthroughs are written anew, to be read as a diff."""


def pytest_addoption(parser):
    parser.addoption("--rewrite", action="store_true", help="write the golden playthroughs anew")


def pytest_collection_modifyitems(config, items):
    """Each of xdist's workers is dealt its lot in one piece (--dist worksteal): the long ones come first in it, shared out among all."""
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    long = [item for item in items if item.get_closest_marker("long")]
    others = [item for item in items if not item.get_closest_marker("long")]
    lots = [others[len(others) * at // workers : len(others) * (at + 1) // workers] for at in range(workers)]
    items[:] = [item for at, lot in enumerate(lots) for item in (*long[at::workers], *lot)]
