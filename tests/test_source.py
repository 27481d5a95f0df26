"""What can be read off the sources: imports run one way, every file opens with a sentence, no page styles itself."""

import ast
import posixpath
import re
import subprocess
import sys
from graphlib import TopologicalSorter
from importlib.util import resolve_name
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
# of ARCHITECTURE.md: whoever comes later knows nobody before
LINE = ("main", "shell", "told", "way", "router", "pages", "games", "game", "page", "parts", "words")
ON_THE_PHONE = {*sys.stdlib_module_names, "web", "pygame_logic"}
OF_THE_BROWSER = {("web/main.py", "behind"), ("web/main.py", "js"), ("web/main.py", "pyodide_js")}
IN_WHEELS = {"micropip": "web/main.py", "segno": "web/qr.py"}  # who may ask for what comes later


def sources(*patterns):
    listed = subprocess.run(["git", "ls-files", "-z", *patterns], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return {name: (ROOT / name).read_text("utf-8") for name in listed.split("\0") if name and (ROOT / name).is_file()}


PYTHON = sources("*.py")
SCREENS = {name: source for name, source in PYTHON.items() if name.startswith("web/") and not name.startswith("web/build/")}
OUTLIVES_A_GAME = {  # what a page may remember by name although the game is another
    "bring.js coming": "a file",
    "confetti.js fallen": "an address",
    "crowd.js down": "a finger",
    "freight.js waiting": "a piece of the app",
    "flick.js grips": "a finger",
    "station.js here": "a verb",
    "storage.js known": "a record",
    "storage.js owed": "a record",
}
BROWSER = sources("*.js", "*.mjs", "*.css")


def imported(name, source):
    """The full names of all that a file imports, whether modules or what stands in them; not what only types are read for."""
    folder, tree = ".".join(Path(name).parts[:-1]), ast.parse(source)
    asks = [node for node in ast.walk(tree) if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"]
    typing = {inner for ask in asks for inner in ask.body}
    for node in ast.walk(tree):
        if node in typing:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = resolve_name("." * node.level + (node.module or ""), folder)
            yield from (f"{module}.{alias.name}" for alias in node.names)


def place(name):
    """The module or folder of web/ in which something stands."""
    return name.split(".")[1]


def neighbours():
    """Place in web/ → the other places that it imports."""
    found = {}
    for name, source in SCREENS.items():
        here = place(name.replace("/", ".").removesuffix(".py"))
        found.setdefault(here, set()).update(place(module) for module in imported(name, source) if module.startswith("web."))
    return {here: there - {here} for here, there in found.items()}


def reached(here, ways):
    """Everywhere that the imports of a place lead to."""
    return set().union(*({there} | reached(there, ways) for there in ways[here]))


def scripts_named():
    """Script → the scripts beside it, or in the frame, that it names; what only the build puts beside them is left out."""
    scripts = {name: source for name, source in BROWSER.items() if name.startswith("static/scripts/")}
    named = re.compile(r"""^(?:import|export)\b[^"]*"(\.[^"]+)";""", re.MULTILINE)
    ways = {name: (posixpath.dirname(name), named.findall(source)) for name, source in scripts.items()}
    return {name: {posixpath.normpath(f"{here}/{way}") for way in there} & scripts.keys() for name, (here, there) in ways.items()}


def test_no_scripts_import_in_a_circle():
    assert scripts_named()["static/scripts/main.js"]
    TopologicalSorter(scripts_named()).prepare()  # names the circle


def test_a_game_takes_from_the_frame_only_what_it_offers_and_nothing_from_another_game():
    """Whatever else it imported, its module would carry along a second time."""
    rooms = {name: ways for name, ways in scripts_named().items() if name.count("/") > 2}
    strange = {(name, way) for name, ways in rooms.items() for way in ways if posixpath.dirname(way) != posixpath.dirname(name)}
    assert rooms and {way for _, way in strange} == {"static/scripts/frame.js"}


def test_nothing_in_web_imports_in_a_circle():
    TopologicalSorter(neighbours()).prepare()  # names the circle


@pytest.mark.parametrize("here", LINE)
def test_imports_run_one_way(here):
    assert reached(here, neighbours()) & {*LINE[: LINE.index(here)]} == set()


def test_the_phone_is_asked_for_nothing_that_does_not_travel_with_the_site():
    found = {(name, module, module.split(".")[0]) for name, source in SCREENS.items() for module in imported(name, source)}
    found = {each for each in found if IN_WHEELS.get(each[2]) != each[0] and (each[0], each[2]) not in OF_THE_BROWSER}
    assert {(name, module) for name, module, top in found if top not in ON_THE_PHONE or module.startswith("web.build")} == set()


def test_only_one_file_knows_the_browser():
    browser = {"js", "pyodide", "pyodide_js", "pyscript"}
    found = {name for name, source in PYTHON.items() for module in imported(name, source) if module.split(".")[0] in browser}
    assert found <= {"web/main.py"}


def test_sources_parse_as_python_3_11():
    for name, source in PYTHON.items():
        ast.parse(source, name, feature_version=(3, 11))


def test_every_module_opens_with_a_sentence():
    assert [name for name, source in PYTHON.items() if not ast.get_docstring(ast.parse(source))] == []


def test_what_a_page_remembers_by_name_ends_with_its_game():
    """Names of turns, waves and cards come back in the next game: see memory.js."""
    begun = re.compile(r"^(?:export )?(?:const|let) (\w+) = new (?:Map|Set)\(", re.MULTILINE)
    kept = {f"{Path(name).name} {each}" for name, source in BROWSER.items() if name.endswith(".js") for each in begun.findall(source)}
    assert kept <= {*OUTLIVES_A_GAME}


def test_every_script_and_style_sheet_opens_with_a_comment():
    assert [name for name, source in BROWSER.items() if not re.match(r"//|/\*", source)] == []


def test_no_source_writes_a_style_into_a_page():
    """The policy of the pages would refuse it; scripts may move things by `element.style`."""
    styled = re.compile(r"""\bstyle\s*=|["']style["']\s*[:,]""")
    assert [name for name, source in {**SCREENS, **sources("*.js")}.items() if styled.search(source)] == []


def test_a_stranger_is_told_the_licence_of_every_file(tmp_path):
    """What is committed, without what lies about here."""
    subprocess.run(["git", "clone", "--quiet", "--depth=1", ROOT.as_uri(), tmp_path], check=True)
    told = subprocess.run([sys.executable, "-m", "reuse", "--root", tmp_path, "lint"], capture_output=True, text=True)
    assert told.returncode == 0, told.stdout
