"""The lists of faults that are written down, for `dev.py mutate --list`: each can be planted, and the test it names is there."""

import ast
from pathlib import Path

import pytest

from tests.mutate import recovery, scripts

ROOT = Path(__file__).parents[2]
EVERY = [*recovery.FAULTS, *scripts.FAULTS]


@pytest.mark.parametrize("fault", EVERY, ids=range(len(EVERY)))
def test_a_fault_that_is_written_down_can_be_planted_and_names_its_test(fault):
    assert fault.source() != (ROOT / fault.file).read_text("utf-8")
    file, _, name = fault.noticed.partition("::")
    assert f"\ndef {name}(" in (ROOT / file).read_text("utf-8")


@pytest.mark.parametrize("fault", recovery.FAULTS, ids=range(len(recovery.FAULTS)))
def test_python_with_a_fault_in_it_is_python(fault):
    ast.parse(fault.source())


def test_forty_faults_in_the_scripts_are_written_down():
    assert len(scripts.FAULTS) == 40
