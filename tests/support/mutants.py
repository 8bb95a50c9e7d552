"""Mutants of a module: one condition removed or inverted at a time, as code for a running program.

No existing tool does this job: mutmut and cosmic-ray write each mutant to disk and start pytest for it again, which
takes seconds a mutant. Here the tests are collected and run once, and each mutant is a fork of that process in which
one function has other code; only the tests that call that function are run again. Hundreds of mutants take a minute.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import NamedTuple

TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}


class Mutant(NamedTuple):
    """A changed function: its new code, and the line before and after."""

    line: int
    function: str
    was: str
    now: str
    code: CodeType

    @property
    def told(self) -> str:
        """For a list of survivors."""
        return f"{self.line} {self.function}: {self.was} -> {self.now}"


def mutants(path: Path) -> list[Mutant]:
    """Every change of a condition inside the functions of a module."""
    source = path.read_text("utf-8")
    tree = ast.parse(source)
    return [mutant for place in _places(tree) for mutant in _changed(tree, place, path)]


Steps = tuple[tuple[str, int | None], ...]
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


class _Place(NamedTuple):
    """A condition: how to get to it from the module, and the outermost function or lambda around it."""

    steps: Steps
    around: ast.AST


def _places(node: ast.AST, steps: Steps = (), around: ast.AST | None = None) -> Iterator[_Place]:
    if around is None and isinstance(node, FUNCTIONS):
        around = node
    if around is not None:
        yield from (_Place((*steps, *further), around) for further in _conditions(node))
    for step, child in _children(node):
        yield from _places(child, (*steps, step), around)


def _conditions(node: ast.AST) -> Iterator[Steps]:
    """Yield the steps from a node to its own conditions."""
    if isinstance(node, ast.BoolOp | ast.Compare):
        yield ()
    elif isinstance(node, ast.If | ast.IfExp | ast.While) and not _compound(node.test):
        yield (("test", None),)
    elif isinstance(node, ast.comprehension):
        yield from ((("ifs", number),) for number, test in enumerate(node.ifs) if not _compound(test))


def _children(node: ast.AST) -> Iterator[tuple[tuple[str, int | None], ast.AST]]:
    for name, value in ast.iter_fields(node):
        if isinstance(value, ast.AST):
            yield (name, None), value
        elif isinstance(value, list):
            yield from (((name, number), item) for number, item in enumerate(value) if isinstance(item, ast.AST))


def _compound(test: ast.expr) -> bool:
    """Return whether a condition has entries of its own, so that its statement needs none."""
    return isinstance(test, ast.BoolOp | ast.Compare)


def _changed(tree: ast.Module, place: _Place, path: Path) -> Iterator[Mutant]:
    was = _at(tree, place.steps)
    for now in _instead(was):
        other = copy.deepcopy(tree)
        holder, (name, number) = _at(other, place.steps[:-1]), place.steps[-1]
        put = ast.copy_location(now, was)
        if number is None:
            setattr(holder, name, put)
        else:
            getattr(holder, name)[number] = put
        whole = compile(ast.fix_missing_locations(other), str(path), "exec")
        for code in _codes(whole):
            if code.co_firstlineno == _first_line(place.around) and code.co_name == _name(place.around):
                yield Mutant(was.lineno, code.co_qualname, ast.unparse(was), ast.unparse(now), code)
                break


def _at(tree: ast.AST, steps: tuple[tuple[str, int | None], ...]) -> ast.expr:
    node: ast.AST = tree
    for name, number in steps:
        node = getattr(node, name) if number is None else getattr(node, name)[number]
    assert isinstance(node, ast.AST)
    return node  # type: ignore[return-value]


def _instead(condition: ast.expr) -> Iterator[ast.expr]:
    """A condition of several parts loses each of them once; another one is always so, never so, or turned round."""
    if isinstance(condition, ast.BoolOp):
        for number in range(len(condition.values)):
            rest = condition.values[:number] + condition.values[number + 1 :]
            yield rest[0] if len(rest) == 1 else ast.BoolOp(condition.op, rest)
        return
    # An endless loop is not given another condition.
    yield from (ast.Constant(value=value) for value in (True, False) if ast.unparse(condition) != str(value))
    if isinstance(condition, ast.Compare) and len(condition.ops) == 1:
        turned = TURNED[type(condition.ops[0])]
        if turned in (ast.Lt, ast.LtE, ast.Gt, ast.GtE):
            yield ast.Compare(condition.left, [turned()], condition.comparators)


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


def _first_line(function: ast.AST) -> int:
    decorators = getattr(function, "decorator_list", None)
    return decorators[0].lineno if decorators else function.lineno  # type: ignore[attr-defined,no-any-return]


def _name(function: ast.AST) -> str:
    return getattr(function, "name", "<lambda>")
