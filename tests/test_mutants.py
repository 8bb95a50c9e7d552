"""Mutants of a module: what is changed in it, and what a change that no test notices looks like."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.mutants import mutants
from tests.support.places import ROOT

MODULE = """
ORDER = ("a", "b")


def price(amount: int, *, paid: bool = False) -> tuple[int, ...]:
    total = amount + 2
    if total > 9 and total in (10, 11):
        return (total, 0)
    return tuple(sorted(ORDER, reverse=True))
"""
EXPECTED = {
    "2 ORDER: ('a', 'b') -> ('b', 'a') (order)",
    "6 price: amount + 2 -> None (value)",
    "6 price: amount + 2 -> amount (term)",
    "6 price: amount + 2 -> 2 (term)",
    "6 price: 2 -> 3 (constant)",
    "7 price: total > 9 and total in (10, 11) -> total > 9 (condition)",
    "7 price: total > 9 and total in (10, 11) -> total in (10, 11) (condition)",
    "7 price: total > 9 -> True (condition)",
    "7 price: total > 9 -> False (condition)",
    "7 price: total > 9 -> total >= 9 (condition)",
    "7 price: 9 -> 10 (constant)",
    "7 price: total in (10, 11) -> True (condition)",
    "7 price: total in (10, 11) -> False (condition)",
    "7 price: 10 -> 11 (constant)",
    "7 price: 11 -> 12 (constant)",
    "8 price: (total, 0) -> (0, total) (order)",
    "8 price: 0 -> 1 (constant)",
    "9 price: sorted(ORDER, reverse=True) -> sorted(ORDER) (keyword)",
    "9 price: True -> False (constant)",
}


def test_each_kind_of_change_is_made_once(tmp_path: Path):
    path = tmp_path / "module.py"
    path.write_text(MODULE, "utf-8")
    described = [mutant.description for mutant in mutants(path)]
    assert set(described) == EXPECTED
    assert len(described) == len(EXPECTED)


NAMES = """
NAMES = ("a", "b")


def name(number: int) -> str:
    return NAMES[number + 0]
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="a mutant is a fork, which this system does not have")
def test_each_kind_is_counted_and_what_no_test_notices_is_named(tmp_path: Path):
    (tmp_path / "named.py").write_text(NAMES, "utf-8")
    test = tmp_path / "test_named.py"
    test.write_text("from named import name\n\ndef test_name():\n    assert name(0) == 'a'\n", "utf-8")
    command = [sys.executable, "-m", "tests.support.mutation_run", "named", "0", str(test)]
    paths = {**os.environ, "PYTHONPATH": os.pathsep.join((str(tmp_path), str(ROOT)))}
    done = subprocess.run(command, cwd=ROOT, env=paths, capture_output=True, text=True, check=True)
    *survivors, sums = done.stdout.splitlines()
    described = [f"  survived named.py:6 name: number + 0 -> {rest} (term)" for rest in ("number", "0")]
    assert [line for line in survivors if "survived" in line] == described
    assert {kind: tuple(each) for kind, each in json.loads(sums).items() if each[1]} == {
        "term": (0, 2),
        "constant": (1, 1),
        "order": (1, 1),
    }
