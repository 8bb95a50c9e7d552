"""Contents of the source: codes, each with the call that uses it, kinds of events, names of tests."""

from __future__ import annotations

import ast
import pkgutil
import re
from collections.abc import Iterator, Sequence
from dataclasses import is_dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import eighteen80
from eighteen80.events import Event
from tests.support.places import TESTS

PACKAGE = Path(eighteen80.__file__).parent
REFUSALS = ("Unreadable", "Illegal", "MissingReason", "Ambiguous", "Refusal", "NotARecord", "WriteFailed")
CALLS = (*REFUSALS, "forbid", "tell", "say", "UsageError", "Say", "HandMove")
BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")
FAMILY = re.compile(
    r"(all|ambiguous|auction|bar|choice|colour|count|engineer|forced|found|gap|hired|import|investor|line|marker|merge"
    r"|missing|pay|permit|record|refusal|repay|rocket|ruling|run|scrap|seats|sell|space|station|stock|track|train|turn"
    r"|unreadable|usage)(-[a-z]+)+"
)
NAMED = re.compile(r'^def (test_\w+)\(|^ +f?"((?:(?:RR?|Y)\d\d|[IVX]+) [^"]+)":', re.MULTILINE)


class Code(NamedTuple):
    """A code where the source hands it out: by which call, and with which facts (None: with some by name only)."""

    code: str
    call: str
    facts: frozenset[str] | None


def codes(folder: Path = PACKAGE) -> Iterator[Code]:
    """Yield every text in the place of a code: first in a call by one of the names, or with a sentence's prefix."""
    for path in sorted(folder.rglob("*.py")):
        yield from _codes_of(path)


@cache
def parse_source(path: Path) -> ast.Module:
    """Return the source of a module as it is parsed, once for all tests that look it through."""
    return ast.parse(path.read_text("utf-8"))


def statements(body: Sequence[ast.stmt]) -> Iterator[ast.stmt]:
    """Yield every statement of a block and of the blocks in it, without the expressions that are most of a tree."""
    for statement in body:
        yield statement
        for block in BLOCKS:
            yield from statements(getattr(statement, block, ()))


@cache
def _codes_of(path: Path) -> Sequence[Code]:
    found: list[Code] = []
    for node in ast.walk(parse_source(path)):
        if isinstance(node, ast.Call) and node.args and _name_of_call(node) in CALLS:
            named = [word.arg for word in node.keywords if word.arg != "instead"]
            facts = None if None in named or len(node.args) > 1 else frozenset(named)
            found += (Code(text, _name_of_call(node), facts) for text in _texts(node.args[0]))
        elif isinstance(node, ast.Constant) and FAMILY.fullmatch(str(node.value)):
            found.append(Code(node.value, "", None))
    return found


def _name_of_call(call: ast.Call) -> str:
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def _texts(node: ast.expr) -> Iterator[str]:
    branches = (node.body, node.orelse) if isinstance(node, ast.IfExp) else (node,)
    return (branch.value for branch in branches if isinstance(branch, ast.Constant) and isinstance(branch.value, str))


def kinds(room: str) -> Iterator[type[Event]]:
    """Every kind of event that a game or the engine can tell, where it is declared; `Of…` are bases of others."""
    package = import_module(f"eighteen80.{room}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        for kind in vars(import_module(module.name)).values():
            declared = isinstance(kind, type) and kind.__module__ == module.name
            if declared and issubclass(kind, Event) and is_dataclass(kind) and not kind.__name__.startswith("Of"):
                yield kind


@cache
def names_of_tests() -> frozenset[str]:
    """Return the names of all test functions, and of rows of their tables that begin with a paragraph or chapter."""
    found = (NAMED.findall(path.read_text("utf-8")) for path in TESTS.rglob("test_*.py"))
    return frozenset(function or row for names in found for function, row in names)
