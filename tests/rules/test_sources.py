"""What can be read off the rules' sources: they look at nothing outside and ask by `yield from`."""

import ast
import sys
from pathlib import Path

import pytest

import pygame_logic

RULES = Path(pygame_logic.__file__).parent
FILES = {str(file.relative_to(RULES)): file.read_text("utf-8") for file in sorted(RULES.rglob("*.py"))}
every_file = pytest.mark.parametrize("name", FILES)


def imported(source):
    """The first names of all modules it imports from outside pygame_logic."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.module.split(".")[0]


def is_generator(function):
    """Whether it yields itself: what it defines inside does not count."""
    nodes = [*function.body]
    while nodes:
        node = nodes.pop()
        if isinstance(node, (ast.Yield, ast.YieldFrom)):
            return True
        if not isinstance(node, (ast.FunctionDef, ast.Lambda, ast.ClassDef)):
            nodes += ast.iter_child_nodes(node)
    return False


def functions(source):
    return [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]


def dropped_calls(source, scripts):
    """The calls of scripts that stand under no `yield from`: they do nothing at all."""
    tree = ast.parse(source)
    heard = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.YieldFrom)}
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and id(node) not in heard]
    return [call.func.id for call in calls if isinstance(call.func, ast.Name) and call.func.id in scripts]


SCRIPTS = {function.name for source in FILES.values() for function in functions(source) if is_generator(function)}


@every_file
def test_rules_import_the_standard_library_only(name):
    assert [module for module in imported(FILES[name]) if module not in sys.stdlib_module_names] == []


@every_file
def test_rules_ask_no_clock_no_luck_of_their_own_and_no_screen(name):
    outside = {"time", "datetime", "secrets", "uuid", "os", "threading", "asyncio", "js", "pyodide", "pyscript"}
    assert outside.isdisjoint(imported(FILES[name]))


@every_file
def test_the_seeded_random_is_the_playthroughs_alone(name):
    assert "random" not in set(imported(FILES[name])) - ({"random"} if name == "playthrough.py" else set())


@every_file
def test_every_question_stands_under_yield_from(name):
    assert dropped_calls(FILES[name], SCRIPTS) == []


def test_a_question_that_is_only_called_is_found():
    source = "def ask():\n    yield 1\n\ndef play():\n    ask()\n    yield from ask()\n"
    assert dropped_calls(source, {"ask"}) == ["ask"]


def test_the_scripts_of_the_games_are_known():
    assert {"play", "ask_each", "wait_for", "throw_cards"} <= SCRIPTS
