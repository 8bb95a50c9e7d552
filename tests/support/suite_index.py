"""The tests of this suite by name, for tests that ask whether something is tested."""

from __future__ import annotations

import re
from functools import cache

from tests.support.places import TESTS


@cache
def names_of_tests() -> frozenset[str]:
    """Return the names of all test functions."""
    sources = TESTS.rglob("test_*.py")
    found = (re.findall(r"^def (test_\w+)\(", path.read_text("utf-8"), re.MULTILINE) for path in sources)
    return frozenset(name for names in found for name in names)
