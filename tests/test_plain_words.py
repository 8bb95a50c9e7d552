"""Plain English: how docstrings begin, which turns of phrase stay out, how long a test's name is."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.support.codes import names_of_tests, parse_source, statements
from tests.support.places import ROOT, TESTS

RELATIVE = re.compile(r"(?:What|Whatever|Who|Whoever|Whose|Where|Wherever|Which|How|When|Whether|That)\b")
ODD = re.compile(
    r"\b(?:so many|so much|as far as|if need be|of ours|in whose|besides|whoever|somebody)\b", re.IGNORECASE
)
LONGEST = 60


def docstrings(tree: ast.Module) -> Iterator[str]:
    """Yield the docstrings of a module, its functions and its classes."""
    yield ast.get_docstring(tree) or ""
    for each in statements(tree.body):
        if isinstance(each, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(each) or ""


def test_docstrings_begin_and_read_plainly():
    paths = [path for folder in (ROOT / "eighteen80", TESTS) for path in folder.rglob("*.py")]
    found = [(path.name, text) for path in paths for text in docstrings(parse_source(path))]
    assert len(found) > len(names_of_tests())
    assert [each for each in found if RELATIVE.match(each[1]) or ODD.search(each[1])] == []


def test_no_name_of_a_test_is_longer_than_it_may_be():
    assert names_of_tests()
    assert [name for name in names_of_tests() if len(name) > LONGEST] == []
