"""Mutants of a module: one thing changed at a time, as code for a running program.

A condition is removed or inverted, a term of a sum, an assigned value or a keyword of a call left out, a number raised
by one, a tuple turned round; of what a module assigns outside its functions, sums, numbers and tuples alone.

No existing tool does this job: mutmut and cosmic-ray write each mutant to disk and start pytest for it again, which
takes seconds a mutant. Here the tests are collected and run once, and each mutant is a fork of that process in which
one function has other code; only the tests that call that function are run again. Hundreds of mutants take a minute.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

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


KINDS = CONDITION, TERM, VALUE, KEYWORD, CONSTANT, ORDER = (
    "condition", "term", "value", "keyword", "constant", "order",
)  # fmt: skip
NO_RULE = "strict"
"""A keyword that guards the program and decides nothing."""


class Mutant(NamedTuple):
    """A changed function, or a changed assignment of the module: its new code, and the line before and after."""

    kind: str
    line: int
    function: str
    was: str
    now: str
    code: CodeType

    @property
    def description(self) -> str:
        """For a list of survivors."""
        return f"{self.line} {self.function}: {self.was} -> {self.now} ({self.kind})"

    @property
    def assigned_name(self) -> str:
        """The name that the module assigns; empty for a change inside a function."""
        return self.function if self.code.co_name == "<module>" else ""


def mutants(path: Path) -> list[Mutant]:
    """Every change inside the functions of a module."""
    source = path.read_text("utf-8")
    tree = ast.parse(source)
    return [mutant for place in _places(tree) for mutant in _mutants_at(tree, place, path)]


Steps = tuple[tuple[str, int | None], ...]
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
ASSIGNED = (ast.Assign, ast.AnnAssign, ast.AugAssign)
NOT_RUN = ("annotation", "returns", "decorator_list", "args")
"""Fields of a function or an assignment that its code does not run; `args` of a call is another field."""


class _Place(NamedTuple):
    """Something to change: its kind, the steps from the module, and the outermost function or assignment around it."""

    kind: str
    steps: Steps
    around: ast.AST


def _places(node: ast.AST, steps: Steps = (), around: ast.AST | None = None) -> Iterator[_Place]:
    if around is None and isinstance(node, (*FUNCTIONS, *ASSIGNED)):
        around = node
    if around is not None:
        found = ((kind, further) for kind, further in _found(node) if _counts(kind, around))
        yield from (_Place(kind, (*steps, *further), around) for kind, further in found)
    for step, child in _children(node):
        # A function that is assigned counts separately.
        inside = None if isinstance(around, ASSIGNED) and isinstance(child, FUNCTIONS) else around
        yield from _places(child, (*steps, step), inside)


def _counts(kind: str, around: ast.AST) -> bool:
    """Return whether a change of this kind counts there: a module assigns names that everything needs."""
    return kind in (TERM, CONSTANT, ORDER) or not isinstance(around, ASSIGNED)


def _found(node: ast.AST) -> Iterator[tuple[str, Steps]]:
    """Yield what may be changed of a node, with the steps from it."""
    yield from ((CONDITION, steps) for steps in _conditions(node))
    for step, child in _children(node):
        if isinstance(child, ast.BinOp) and isinstance(child.op, ast.Add | ast.Sub):
            yield TERM, (step,)
        elif isinstance(child, ast.Constant) and type(child.value) in (int, bool):
            if not (isinstance(node, ast.keyword) and node.arg == NO_RULE):
                yield CONSTANT, (step,)
        elif isinstance(child, ast.Call):
            yield KEYWORD, (step,)
        elif isinstance(child, ast.Tuple) and len(child.elts) > 1 and _is_in_order(node, step[0]):
            yield ORDER, (step,)
    if isinstance(node, ASSIGNED) and node.value is not None:
        yield VALUE, (("value", None),)


def _is_in_order(node: ast.AST, field: str) -> bool:
    """Return whether the order of a tuple in this field of a node could matter."""
    if isinstance(node, ast.Compare) and field == "comparators":
        return not all(isinstance(sign, ast.In | ast.NotIn) for sign in node.ops)
    return field not in ("targets", "target", "slice", "type")


def _conditions(node: ast.AST) -> Iterator[Steps]:
    """Yield the steps from a node to its own conditions."""
    if isinstance(node, ast.BoolOp | ast.Compare):
        yield ()
    elif isinstance(node, ast.If | ast.IfExp | ast.While) and not _compound(node.test):
        yield (("test", None),)
    elif isinstance(node, ast.comprehension):
        yield from ((("ifs", number),) for number, test in enumerate(node.ifs) if not _compound(test))


def _children(node: ast.AST) -> Iterator[tuple[tuple[str, int | None], ast.AST]]:
    left_out = NOT_RUN if isinstance(node, (*FUNCTIONS, *ASSIGNED)) else ()
    for name, value in ast.iter_fields(node):
        if name in left_out:
            continue
        if isinstance(value, ast.AST):
            yield (name, None), value
        elif isinstance(value, list):
            yield from (((name, number), item) for number, item in enumerate(value) if isinstance(item, ast.AST))


def _compound(test: ast.expr) -> bool:
    """Return whether a condition has entries of its own, so that its statement needs none."""
    return isinstance(test, ast.BoolOp | ast.Compare)


def _mutants_at(tree: ast.Module, place: _Place, path: Path) -> Iterator[Mutant]:
    was = _node_at(tree, place.steps)
    for now in INSTEAD[place.kind](was):
        other = copy.deepcopy(tree)
        holder, (name, number) = _node_at(other, place.steps[:-1]), place.steps[-1]
        put = ast.copy_location(now, was)
        if number is None:
            setattr(holder, name, put)
        else:
            getattr(holder, name)[number] = put
        ast.fix_missing_locations(other)
        if found := _code(other, place, path):
            function, code = found
            yield Mutant(place.kind, was.lineno, function, ast.unparse(was), ast.unparse(now), code)


def _code(tree: ast.Module, place: _Place, path: Path) -> tuple[str, CodeType] | None:
    """Return the code of the changed function or of the changed assignment, with its name."""
    if isinstance(place.around, ASSIGNED):
        steps = place.steps[:1]
        statement = _node_at(tree, steps)
        targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
        if len(targets) != 1 or not isinstance(targets[0], ast.Name):
            return None
        return targets[0].id, compile(ast.Module([statement], []), str(path), "exec")
    for code in _codes(compile(tree, str(path), "exec")):
        if code.co_firstlineno == _first_line(place.around) and code.co_name == _name(place.around):
            return code.co_qualname, code
    return None


def _node_at(tree: ast.AST, steps: Steps) -> Any:
    node: Any = tree
    for name, number in steps:
        node = getattr(node, name) if number is None else getattr(node, name)[number]
    return node


# Replacements


def _other_condition(condition: ast.expr) -> Iterator[ast.expr]:
    """Drop each part of a compound condition once; replace or invert any other."""
    if isinstance(condition, ast.BoolOp):
        for number in range(len(condition.values)):
            rest = condition.values[:number] + condition.values[number + 1 :]
            yield rest[0] if len(rest) == 1 else ast.BoolOp(condition.op, rest)
        return
    # An endless loop is not made endless.
    yield from (ast.Constant(value=value) for value in (True, False) if ast.unparse(condition) != str(value))
    if isinstance(condition, ast.Compare) and len(condition.ops) == 1:
        turned = TURNED[type(condition.ops[0])]
        if turned in (ast.Lt, ast.LtE, ast.Gt, ast.GtE):
            yield ast.Compare(condition.left, [turned()], condition.comparators)


def _fewer_terms(total: ast.BinOp) -> Iterator[ast.expr]:
    """Drop the last term of a sum; of the innermost sum the first one too."""
    yield total.left
    if not (isinstance(total.left, ast.BinOp) and isinstance(total.left.op, ast.Add | ast.Sub)):
        yield total.right


def _no_value(value: ast.expr) -> Iterator[ast.expr]:
    if ast.unparse(value) != "None":
        yield ast.Constant(value=None)


def _fewer_keywords(call: ast.Call) -> Iterator[ast.expr]:
    """Leave out each keyword: what a state or player is changed by keeps its value."""
    for number, keyword in enumerate(call.keywords):
        if keyword.arg not in (None, NO_RULE):
            yield ast.Call(call.func, call.args, call.keywords[:number] + call.keywords[number + 1 :])


def _other_constant(constant: ast.Constant) -> Iterator[ast.expr]:
    value = constant.value
    yield ast.Constant(value=not value if isinstance(value, bool) else value + 1)  # type: ignore[operator]


def _turned_round(row: ast.Tuple) -> Iterator[ast.expr]:
    yield ast.Tuple(row.elts[::-1], row.ctx)


INSTEAD: dict[str, Callable[[Any], Iterator[ast.expr]]] = {
    CONDITION: _other_condition,
    TERM: _fewer_terms,
    VALUE: _no_value,
    KEYWORD: _fewer_keywords,
    CONSTANT: _other_constant,
    ORDER: _turned_round,
}


# Code


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
