"""Who may import whom: rules never see a screen or a file, the screen never sees a particular game."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import eighteen80
from eighteen80 import resources, shelf

PACKAGE = Path(eighteen80.__file__).parent
MODULES = {
    ".".join(path.relative_to(PACKAGE).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted(PACKAGE.rglob("*.py"))
    if path.parent != PACKAGE or path.stem != "__init__"
}

# What a module of the program may import of the others; a folder stands for all its modules, unless it has a row.
COMMON = "capabilities events game layout refusals resources rule sheets signs"
"""What everybody may know."""

GAMES = tuple(shelf.SHELF)
ALLOWED = {
    "resources": "",
    "refusals": "",
    "sheets": "",
    "signs": "",
    "events": "",
    "layout": "",
    "rule": "refusals",
    "game": "events refusals sheets",
    "capabilities": "events layout sheets",
    "shelf": "game resources",
    "words": "refusals resources sheets signs",
    "line": "game line refusals signs",
    "record": f"{COMMON} line record shelf",
    "cli": f"{COMMON} cli export record shelf words",
    "export": "cli export record",
    "__main__": "cli refusals words",
    **{game: f"{COMMON} line {game}" for game in GAMES},
    "china.site18xx.names": "china record refusals",
    "table": f"{COMMON} line record shelf table words",
    "table.doors": "cli record table",
    "table.faces.reveal": "cli export refusals sheets table",
    "table.faces.start": f"{COMMON} cli record shelf table words",
}

# What each folder may know besides itself.
PROMISES = {
    "china.map": "china.box.components china.box.parts china.state refusals",
    "china.search": "china.box.components china.box.parts china.operating.income china.map.network china.map.paths",
    "china.box": "china.map.geometry resources",
}

# Rules are pure: no files, no clock, no chance, no screen, no sentences.
FILES = {"io", "os", "pathlib", "platformdirs", "shutil", "tempfile"}
SURROUNDINGS = {"asyncio", "locale", "logging", "random", "socket", "subprocess", "sys", "threading"}
CLOCKS = {"datetime", "time"}
SCREENS = {"fluent", "rich", "textual"}
BUILT_IN_DOORS = frozenset(("open", "print", "input", "breakpoint", "exec", "eval"))


def tree(module: str) -> ast.Module:
    return ast.parse(MODULES[module].read_text("utf-8"))


def imported(module: str) -> Iterator[str]:
    """Full names of what a module imports, wherever in it the import stands."""
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module} imports relatively"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def ours(module: str) -> set[str]:
    """The modules of the program that a module imports."""
    names = (name.removeprefix("eighteen80.") for name in imported(module) if name.startswith("eighteen80."))
    found = (next((part for part in (name, name.rpartition(".")[0]) if part in MODULES), None) for name in names)
    return {name for name in found if name}


def folder(module: str) -> str:
    return module.partition(".")[0]


@pytest.mark.parametrize("module", MODULES)
def test_imports_are_among_those_allowed(module: str):
    allowed = ALLOWED.get(module, ALLOWED.get(folder(module)))
    assert allowed is not None, f"{module} has no row in ALLOWED"
    assert {folder(other) for other in ours(module)} <= set(allowed.split())


def test_rows_are_of_modules_that_there_are():
    assert ALLOWED.keys() <= MODULES.keys()


@pytest.mark.parametrize(("place", "known"), PROMISES.items())
def test_folders_keep_their_promises(place: str, known: str):
    inside = {module for module in MODULES if module.startswith(f"{place}.")}
    assert inside
    assert {other for module in inside for other in ours(module)} <= inside | set(known.split())


def test_rules_do_not_look_at_what_is_shown():
    shown = {module for module in MODULES if module.startswith("china.show")}
    rules = {module for module in MODULES if folder(module) == "china"} - shown - {"china"}
    assert shown
    assert {module for module in rules if ours(module) & shown} == set()


def test_imports_of_rules_have_no_circle():
    rules = {module: ours(module) - {module} for module in MODULES if folder(module) == "china"}
    assert list(TopologicalSorter(rules).static_order())


@pytest.mark.parametrize("module", [module for module in MODULES if folder(module) == "china"])
def test_rules_are_pure(module: str):
    assert {name.partition(".")[0] for name in imported(module)} & (FILES | SURROUNDINGS | CLOCKS | SCREENS) == set()
    called = {getattr(node.func, "id", "") for node in ast.walk(tree(module)) if isinstance(node, ast.Call)}
    assert called & BUILT_IN_DOORS == set()


@pytest.mark.parametrize("module", [module for module in MODULES if folder(module) not in (*GAMES, "shelf")])
def test_nothing_but_the_list_of_games_names_a_game(module: str):
    names = [*resources.read_table("china/companies.toml"), *resources.read_table("china/investors.toml")]
    word = re.compile(rf"1880|china|\b({'|'.join(names)})\b", re.IGNORECASE)
    docstrings = {id(node.value) for node in ast.walk(tree(module)) if isinstance(node, ast.Expr)}
    literals = [
        node.value
        for node in ast.walk(tree(module))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings
    ]
    assert [literal for literal in literals if word.search(literal)] == []


def loaded_by(code: str, *arguments: str) -> set[str]:
    """The modules that a fresh interpreter has after running the code."""
    script = f"import sys\n{code}\nprint(*sys.modules, file=sys.stderr)"
    process = subprocess.run(
        [sys.executable, "-c", script, *arguments], capture_output=True, text=True, check=True, timeout=60
    )
    return set(process.stderr.split())


def test_the_package_imports_nothing():
    assert {name for name in loaded_by("import eighteen80") if name.startswith("eighteen80")} == {"eighteen80"}


def test_a_record_is_checked_without_a_screen(tmp_path: Path):
    record = tmp_path / "a.1880"
    run = "from eighteen80.__main__ import main\nassert main(sys.argv[1:]) == 0"
    loaded_by(run, "new", str(record), "--seats", "Anna,Bert,Cleo")
    loaded = loaded_by(run, "check", str(record))
    assert "eighteen80.china.play.making" in loaded
    assert {name.partition(".")[0] for name in loaded} & {"textual", "rich", "filelock", "platformdirs"} == set()
