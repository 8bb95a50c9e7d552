"""The sentences as files: which ids there are, and which figures each asks for."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from eighteen80 import resources


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def parse_sentences(folder: str, language: str) -> ftl.Resource:
    """Return the sentences of a file as Fluent reads them, once for all tests: that takes longer than to check them."""
    return FluentParser().parse(resources.asset_path(f"{folder}/{language}.ftl").read_text("utf-8"))


@cache
def messages(folder: str, language: str) -> dict[str, set[str]]:
    """Ids and the variables of each; fails at a line that Fluent cannot read, or an id given twice."""
    found: dict[str, set[str]] = {}
    for entry in parse_sentences(folder, language).body:
        assert not isinstance(entry, ftl.Junk), f"{folder}/{language}.ftl: {entry.content!r}"
        if isinstance(entry, (ftl.Message, ftl.Term)):
            assert entry.id.name not in found, f"{folder}/{language}.ftl: {entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found
