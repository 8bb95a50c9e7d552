"""Permitted imports: rules never see a screen or a file, the screen never sees a particular game."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import eighteen80
from eighteen80 import layout, registry, resources
from eighteen80.capabilities import Shown
from eighteen80.table import default_panes
from eighteen80.words import LANGUAGES
from tests.support.codes import parse_source, statements

PACKAGE = Path(eighteen80.__file__).parent
MODULES = {
    ".".join(path.relative_to(PACKAGE).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted(PACKAGE.rglob("*.py"))
    if path.parent != PACKAGE or path.stem != "__init__"
}

GAMES = tuple(registry.SHELF)
ROOMS = {module: path for module, path in MODULES.items() if path.name == "__init__.py"}
PROMISE = re.compile(r"^May import: (.+?)\.$", re.DOTALL | re.MULTILINE)

COMMON = frozenset(
    (
        "printed_figures",
        "capabilities",
        "events",
        "faults",
        "layout",
        "page_parts",
        "refusals",
        "resources",
        "sheets",
        "characters",
        "fast_class",
        *(module for module in MODULES if module.partition(".")[0] == "engine"),
    )
)
"""Modules open to all rooms: sheets and events, and the engine."""

# Permitted imports of modules outside any room.
ALONE = {
    "resources": "",
    "faults": "",
    "refusals": "sheets",
    "sheets": "",
    "characters": "",
    "events": "fast_class sheets",
    "layout": "",
    "fast_class": "",
    "page_parts": "refusals sheets",
    "printed_figures": "refusals",
    "capabilities": "events layout page_parts printed_figures refusals sheets",
    "registry": "engine resources",
    "message_file": "",
    "words": "characters line message_file refusals resources sheets",
    "rulings": "engine line resources sheets words",
    "__main__": "cli engine refusals registry words",
}

# Rules are pure: no files, no clock, no chance, no screen, no sentences.
FILES = {"io", "os", "pathlib", "platformdirs", "shutil", "tempfile"}
SURROUNDINGS = {"asyncio", "locale", "logging", "random", "socket", "subprocess", "sys", "threading"}
CLOCKS = {"datetime", "time"}
SCREENS = {"fluent", "rich", "textual"}
SHELLS = tuple(f"{game}.search.commands" for game in GAMES)
"""A game's own commands: they stand at the desk of the shell, as all commands do."""

NOT_TO_CHECK = ("table", "web", "export", "china.page", "china.search", "china.show", "china.show.sheets", "china.site")
ASKED_BY_THE_LINE = {"china.show", "china.show.ask", "china.show.nearest", "china.show.summary"}
"""Modules that give the player to act, and a way out of a refusal: being in a room of sheets does not exempt them."""

MOST_MODULES = 16
MOST_LINES_OF_A_GAME = 60
BUILT_IN_DOORS = frozenset(("open", "print", "input", "breakpoint", "exec", "eval"))


def tree(module: str) -> ast.Module:
    return parse_source(MODULES[module])


@cache
def imports_of(module: str) -> frozenset[str]:
    """The full names of what a module imports, anywhere in it."""
    found = set()
    for node in statements(tree(module).body):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module} imports relatively"
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return frozenset(found)


@cache
def ours(module: str) -> frozenset[str]:
    """The modules of the program that a module imports."""
    names = (name.removeprefix("eighteen80.") for name in imports_of(module) if name.startswith("eighteen80."))
    found = (next((part for part in (name, name.rpartition(".")[0]) if part in MODULES), None) for name in names)
    return frozenset(name for name in found if name)


def folder(module: str) -> str:
    return module.partition(".")[0]


def room(module: str) -> str:
    """Return the room of a module; of a room's own `__init__`, that room."""
    return module if module in ROOMS else module.rpartition(".")[0]


def promises_of(name: str) -> set[str]:
    """Return the rooms or modules that a room's `__init__` allows its modules to import."""
    match = PROMISE.search(ast.get_docstring(tree(name)) or "")
    assert match, f"{name}/__init__.py does not say what its modules may import"
    return {word for word in match[1].replace("\n", " ").split(", ") if word != "nothing else"}


@pytest.mark.parametrize("name", ROOMS)
def test_modules_import_what_their_room_says(name: str):
    allowed = COMMON | promises_of(name)
    imported = [(module, other) for module in MODULES if room(module) == name for other in ours(module)]
    others = [(module, other) for module, other in imported if room(other) != name]
    assert [each for each in others if not {each[1], room(each[1])} & allowed] == []


@pytest.mark.parametrize("name", ROOMS)
def test_a_room_says_nothing_of_what_it_does_not_import(name: str):
    inside = {other for module in MODULES if room(module) == name for other in ours(module)}
    assert promises_of(name) <= inside | {room(other) for other in inside}


@pytest.mark.parametrize("module", [module for module in MODULES if not room(module)])
def test_modules_outside_any_room_import_little(module: str):
    assert {room(other) or other for other in ours(module)} <= set(ALONE[module].split())


@pytest.mark.parametrize("name", ROOMS)
def test_a_room_has_no_more_than_sixteen_modules(name: str):
    assert len([module for module in MODULES if room(module) == name and module != name]) <= MOST_MODULES


def scope_of(module: str) -> str:
    """Return the scope of unique names: a single game, or all modules outside games."""
    return folder(module) if folder(module) in GAMES else ""


def test_no_module_or_room_has_the_name_of_another():
    names = Counter((scope_of(module), module.rpartition(".")[2]) for module in MODULES if module not in GAMES)
    assert [name for name, number in names.items() if number > 1] == []


@pytest.mark.parametrize("where", ["", *GAMES])
def test_no_class_has_the_name_of_another(where: str):
    """Among the shared rooms or within a game; but each chapter of a game may call what it has worked out its plan."""
    inside = [module for module in MODULES if scope_of(module) == where]
    classes = [node.name for module in inside for node in tree(module).body if isinstance(node, ast.ClassDef)]
    assert [name for name, number in Counter(classes).items() if number > 1 and name != "Plan"] == []


@pytest.mark.parametrize("game", GAMES)
def test_game_room_declares_in_sixty_lines_what_mypy_compares(game: str):
    """Each module that offers a capability is compared with that Protocol, and no other."""
    imported = {name.rpartition(".")[2]: name for name in imports_of(f"{game}.capabilities")}
    compared = {
        (ast.unparse(node.annotation).partition("[")[0], imported[ast.unparse(node.value)])
        for node in ast.walk(tree(f"{game}.capabilities"))
        if isinstance(node, ast.AnnAssign) and node.value
    }
    assert compared == {(f"can.{part.__name__}", place) for part, place in registry.game(game).parts.items()}
    assert len(MODULES[game].read_text("utf-8").splitlines()) <= MOST_LINES_OF_A_GAME


def test_rules_do_not_look_at_what_is_shown():
    shown = {module for module in MODULES if module.startswith(("china.page", "china.show"))}
    # The declaration of the game, and how its lines are read, name a way out of a refusal.
    rules = (
        {module for module in MODULES if folder(module) == "china"}
        - shown
        - {"china", "china.capabilities", "china.reading"}
    )
    assert shown
    assert {module for module in rules if ours(module) & shown} == set()


def test_imports_of_rules_have_no_circle():
    rules = {module: ours(module) - {module} for module in MODULES if folder(module) == "china"}
    assert list(TopologicalSorter(rules).static_order())


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_pure(game: str):
    rules = [module for module in MODULES if folder(module) == game and module not in SHELLS]
    tops = [(module, name.partition(".")[0]) for module in rules for name in imports_of(module)]
    assert [each for each in tops if each[1] in FILES | SURROUNDINGS | CLOCKS | SCREENS] == []
    calls = [(module, node.func) for module in rules for node in ast.walk(tree(module)) if isinstance(node, ast.Call)]
    assert [each for each in calls if getattr(each[1], "id", "") in BUILT_IN_DOORS] == []


SHOWING = ("table", "cli", "export", "web")
OF_EVERY_GAME = frozenset(
    (*(pane for pane in vars(layout).values() if isinstance(pane, str)), *default_panes.LAYOUT.panes, "table")
)
"""Panes and pages that mean the same in every game."""


@cache
def panes_of_games() -> frozenset[str]:
    """The panes and pages of single games."""
    laid = [shown.layout() for game in registry.games() if (shown := game.offers(Shown))]
    pages = {page.name for each in laid for page in (*each.pages, *each.watched)}
    return frozenset({pane for each in laid for pane in each.panes} | pages) - OF_EVERY_GAME


@cache
def words_of_games() -> frozenset[str]:
    """Return the words of a single game: its key, its site, its markers, the grounds of its map."""
    games = registry.games()
    named = {word for game in games for word in (game.key, game.name, game.ending, getattr(game, "site", ""))}
    tables = [resources.read_table(f"{game}/colours.toml", optional=True) for game in GAMES]
    grounds = {ground for table in tables for theme in table.values() for ground in theme}
    markers = {*resources.read_table("china/companies.toml"), *resources.read_table("china/investors.toml")}
    return frozenset(named | grounds | markers) - {""}


def texts_in(module: str) -> Iterator[object]:
    """Every text and number in a module but what documents it; imports and names of modules are not among them."""
    documents = {id(node.value) for node in ast.walk(tree(module)) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Constant) and id(node) not in documents:
            yield node.value


@pytest.mark.parametrize("name", sorted({folder(module) for module in MODULES} - {*GAMES, "registry"}))
def test_the_shared_rooms_know_no_word_of_a_particular_game(name: str):
    known = words_of_games() | (panes_of_games() if name in SHOWING else frozenset())
    texts = [(module, str(text)) for module in MODULES if folder(module) == name for text in texts_in(module)]
    assert [each for each in texts if each[1] in known or re.search(r"1880|18xx", each[1])] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_every_game_name_nothing_of_a_particular_one(language: str):
    text = resources.asset_path(f"words/{language}.ftl").read_text("utf-8")
    sentences = "\n".join(line.partition(" = ")[2] or line for line in text.splitlines())
    named = {word for word in words_of_games() if word[:1].isupper() or word in GAMES}
    assert {word for word in named if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", sentences)} == set()
    assert re.findall(r"1880|18xx", sentences) == []


STYLES = [file.name for file in resources.screen("").iterdir() if file.name.endswith(".tcss")]


@pytest.mark.parametrize("name", STYLES)
def test_the_look_of_the_screen_knows_no_pane_of_a_game(name: str):
    style = resources.screen(name).read_text("utf-8")
    assert set(re.findall(r"[#.](?:page-)?(-?[a-z][a-z-]*)", style)) & panes_of_games() == set()


def test_words_of_games_are_found_where_they_stand():
    assert {"charter", "market", "coming"} <= panes_of_games() & set(texts_in("china.show.panes"))
    assert {"18xx", "china", "1880: China"} <= words_of_games() & set(texts_in("china"))
    assert {"yellow", "BCR", ".yokohama", "Russian Railroads"} <= words_of_games()


def loaded_by(code: str, *arguments: str) -> set[str]:
    """The modules that a fresh interpreter has after running the code."""
    script = f"import sys\n{code}\nprint(*sys.modules, file=sys.stderr)"
    process = subprocess.run(
        [sys.executable, "-c", script, *arguments], capture_output=True, text=True, check=True, timeout=60
    )
    return set(process.stderr.split())


def test_the_package_imports_nothing():
    assert {name for name in loaded_by("import eighteen80") if name.startswith("eighteen80")} == {"eighteen80"}


def test_record_is_checked_without_screen_or_slow_imports():
    run = "from eighteen80.__main__ import main\nassert main(sys.argv[1:]) == 0"
    loaded = loaded_by(run, "check", str(resources.asset_path("china/demo.1880")))
    assert "eighteen80.china.turn" in loaded
    libraries = {"textual", "rich", "filelock", "tomlkit", "pydantic", "fluent", "babel", "aiohttp"}
    assert {name.partition(".")[0] for name in loaded} & libraries == set()
    ours = {name.removeprefix("eighteen80.") for name in loaded if name.startswith("eighteen80.")}
    assert {name for name in ours if room(name) in NOT_TO_CHECK} == ASKED_BY_THE_LINE
    assert "record.journal" not in ours


def test_version_is_told_without_a_game_or_a_history():
    loaded = loaded_by("from eighteen80.__main__ import main\nassert main(sys.argv[1:]) == 0", "--version")
    ours = {name.removeprefix("eighteen80.") for name in loaded if name.startswith("eighteen80.")}
    assert {name for name in ours if room(name).startswith("engine") or room(name) in GAMES} == set()
    assert "record.history" not in ours
