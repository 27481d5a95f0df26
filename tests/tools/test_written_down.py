"""The lists of faults that are written down, for `dev.py mutate --list`: each can be planted, and the test it names is there."""

import ast
from pathlib import Path

import pytest

from tests.mutate.recovery import FAULTS

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("fault", FAULTS, ids=range(len(FAULTS)))
def test_a_fault_in_the_recovery_can_be_planted_and_names_its_test(fault):
    ast.parse(fault.source())
    file, _, name = fault.noticed.partition("::")
    assert f"\ndef {name}(" in (ROOT / file).read_text("utf-8")
