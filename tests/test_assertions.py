"""The program does the same under `python -O`: an assertion only checks a type, and none is caught.

A test that passes with assertions therefore passes without them; a sample is played both ways.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from eighteen80 import registry
from tests.support.codes import parse_source, statements
from tests.support.places import ROOT
from tests.support.shell import DONE, REFUSED, Shell

PACKAGE = ROOT / "eighteen80"
RULES = ("china", "russia", "yokohama", "line")
LOOKING = (
    ast.Name, ast.Attribute, ast.Constant, ast.Compare, ast.BoolOp, ast.UnaryOp, ast.BinOp, ast.Tuple,
    ast.cmpop, ast.boolop, ast.unaryop, ast.operator, ast.expr_context,
)  # fmt: skip
"""Node types allowed in an assertion in addition to the check of a type."""
CATCHING = {"Exception", "BaseException", "AssertionError"}


def modules(folder: Path = PACKAGE) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def acting_assertions(source: ast.Module) -> list[str]:
    """Assertions in which something might be done."""
    found = (statement for statement in statements(source.body) if isinstance(statement, ast.Assert))
    return [ast.unparse(each) for each in found if not all(map(_looks, ast.walk(each.test)))]


def _looks(node: ast.AST) -> bool:
    return isinstance(node, LOOKING) or (isinstance(node, ast.Call) and ast.unparse(node.func) == "isinstance")


def handlers_that_catch(source: ast.Module) -> Iterator[str]:
    """Yield every handler that would continue after a failed assertion."""
    for node in ast.walk(source):
        if isinstance(node, ast.ExceptHandler):
            names = {each.id for each in ast.walk(node.type) if isinstance(each, ast.Name)} if node.type else CATCHING
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("suppress"):
            names = {each.id for each in node.args if isinstance(each, ast.Name)}
        else:
            continue
        if names & CATCHING:
            yield ast.unparse(node).partition("\n")[0]


@pytest.mark.parametrize("source", ["assert (n := 1)", "assert take()", "assert all(map(x, y))", "assert a[b()]"])
def test_an_assertion_that_does_something_is_found(source: str):
    assert acting_assertions(ast.parse(source)) == [source]


@pytest.mark.parametrize("source", ["assert isinstance(a.b, C)", "assert a is not None", "assert not a or a.b == (1,)"])
def test_one_that_only_looks_is_left_alone(source: str):
    assert acting_assertions(ast.parse(source)) == []


@pytest.mark.parametrize("caught", ["except:", "except Exception:", "except (ValueError, AssertionError) as error:"])
def test_whatever_goes_on_after_a_failed_assertion_is_found(caught: str):
    assert [*handlers_that_catch(ast.parse(f"try:\n    pass\n{caught}\n    pass"))] == [caught]
    assert [*handlers_that_catch(ast.parse("suppress(ValueError)"))] == []
    wide = "contextlib.suppress(OSError, Exception)"
    assert [*handlers_that_catch(ast.parse(wide))] == [wide]


def test_no_assertion_of_the_program_does_anything():
    assert {path.name: found for path in modules() if (found := acting_assertions(parse_source(path)))} == {}


def test_no_rule_goes_on_after_a_failed_assertion():
    of_rules = [path for room in RULES for path in modules(PACKAGE / room)]
    assert {path.name: found for path in of_rules if (found := [*handlers_that_catch(parse_source(path))])} == {}


def without_assertions(*arguments: str) -> tuple[int, str]:
    """Run a command without assertions and return its exit code and output."""
    command = [sys.executable, "-O", "-m", "eighteen80", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False)
    return done.returncode, done.stdout + done.stderr


def test_recorded_games_are_checked_without_assertions():
    games = [str(path) for key in registry.SHELF if (path := registry.demo(key))]
    assert len(games) == len(registry.SHELF)
    code, output = without_assertions("check", "--strict", *games)
    assert (code, output.count("\n")) == (DONE, len(games)), output


def test_a_forbidden_line_is_refused_without_assertions_too(shell: Shell, tmp_path: Path):
    path = tmp_path / "game.1880"
    assert shell("new", str(path), "--seats", "Anna,Bert,Cleo").code == DONE
    answer = shell("play", str(path), "bid 601")
    assert answer.code == REFUSED
    assert without_assertions("play", str(path), "bid 601") == (REFUSED, answer.out + answer.err)
