"""Plain English: how docstrings begin, which turns of phrase stay out, how long a test's name is."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.support.places import ROOT, TESTS

RELATIVE = re.compile(r"(?:What|Whatever|Who|Whoever|Whose|Where|Wherever|Which|How|When|Whether|That)\b")
ODD = re.compile(
    r"\b(?:so many|so much|as far as|if need be|of ours|in whose|besides|whoever|somebody)\b", re.IGNORECASE
)
LONGEST = 60


def trees() -> Iterator[tuple[Path, ast.Module]]:
    for folder in (ROOT / "eighteen80", TESTS):
        for path in folder.rglob("*.py"):
            yield path, ast.parse(path.read_text("utf-8"))


def docstrings(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""


def test_docstrings_begin_and_read_plainly():
    found = [(path.name, text) for path, tree in trees() for text in docstrings(tree)]
    assert len(found) > len(list(TESTS.rglob("test_*.py")))
    assert [each for each in found if RELATIVE.match(each[1]) or ODD.search(each[1])] == []


def test_no_name_of_a_test_is_longer_than_it_may_be():
    names = [node.name for _, tree in trees() for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    assert [name for name in names if name.startswith("test_") and len(name) > LONGEST] == []
