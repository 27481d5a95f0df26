"""What all tests share: pytest tests/playthroughs --rewrite writes the golden playthroughs anew, to be read as a diff."""


def pytest_addoption(parser):
    parser.addoption("--rewrite", action="store_true", help="write the golden playthroughs anew")
