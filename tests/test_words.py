"""Three languages say the same: ids, variables, and a sentence for every code in the source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import eighteen80
from eighteen80 import resources
from eighteen80.words import LANGUAGES, Words, clean, preferred

PACKAGE = Path(eighteen80.__file__).parent
FOLDERS = ("words", "china/words")
REFUSALS = ("Unreadable", "Illegal", "Ambiguous", "NoRecord")
SPEAKERS = ("tell", "say", "Misused")


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (the visitor's naming)
        self.names.add(node.id.name)


def messages(folder: str, language: str) -> dict[str, set[str]]:
    """Ids and the variables of each; fails at a line that Fluent cannot read, or an id given twice."""
    found: dict[str, set[str]] = {}
    resource = FluentParser().parse(resources.asset(f"{folder}/{language}.ftl").read_text("utf-8"))
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), f"{folder}/{language}.ftl: {entry.content!r}"
        if isinstance(entry, (ftl.Message, ftl.Term)):
            assert entry.id.name not in found, f"{folder}/{language}.ftl: {entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def calls(names: tuple[str, ...], folder: Path = PACKAGE) -> Iterator[tuple[str, frozenset[str]]]:
    """First argument, where it is a text, and keyword names of every call by one of these names."""
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and _called(node) in names:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    yield first.value, frozenset(word.arg for word in node.keywords if word.arg)


def _called(call: ast.Call) -> str:
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_ids_and_variables(folder: str, language: str):
    assert messages(folder, language) == messages(folder, LANGUAGES[0])


def test_no_sentence_stands_in_both_folders():
    general, game = (messages(folder, LANGUAGES[0]) for folder in FOLDERS)
    assert not general.keys() & game.keys()


def test_every_code_in_the_source_has_a_sentence():
    known = set().union(*(messages(folder, LANGUAGES[0]) for folder in FOLDERS))
    assert {code for code, _ in calls(REFUSALS + SPEAKERS)} - known == set()


def test_sentences_use_only_facts_that_are_handed_out():
    sentences = {code: names for folder in FOLDERS for code, names in messages(folder, LANGUAGES[0]).items()}
    implied = {"Unreadable": {"word"}, "NoRecord": {"word"}}
    for kind in REFUSALS:
        for code, facts in calls((kind,)):
            if code in sentences:
                missing = sentences[code] - facts - implied.get(kind, set())
                assert not missing, f"{code} wants {sorted(missing)}, is given {sorted(facts)}"


def paragraph_codes() -> set[str]:
    table = resources.read_table("china/paragraphs.toml")
    return {code for paragraph in table.values() for code in paragraph["codes"]}


def test_every_refusal_of_the_game_names_its_paragraph():
    assert {code for code, _ in calls(("Illegal",), PACKAGE / "china")} - paragraph_codes() == set()


def test_every_sentence_of_a_refusal_is_used():
    assert paragraph_codes() - {code for code, _ in calls(REFUSALS, PACKAGE / "china")} == set()


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LC_ALL": "pl_PL.UTF-8", "LANG": "de_DE.UTF-8"}, "pl"),
        ({"LC_ALL": "", "LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_language_of_the_system(environment: dict[str, str], language: str):
    assert preferred(environment) == language


def test_a_count_takes_the_plural_of_each_language():
    said = [Words(language).say("check-sound", moves=3, over=True, due=()) for language in LANGUAGES]
    assert [sentence.partition(",")[2].strip().split()[:2] for sentence in said] == [
        ["3", "moves,"],
        ["3", "Züge,"],
        ["3", "ruchy,"],
    ]


def test_figures_are_written_as_they_are_typed():
    assert "12345" in Words("en").say("at-outside", number=12345, last=2)


def test_names_cannot_steer_the_terminal():
    assert clean("Żaneta 李 🚂") == "Żaneta 李 🚂"
    sentence = Words("en").say("file-missing", file="\x1b[2J\x9b1m\u202eAnna\n")
    assert "Anna" in sentence
    assert sentence.isprintable()


def test_an_unknown_code_is_shown_with_its_figures():
    assert Words("pl").say("no-such-code", cash=3, shares=(("HKR", 20), ("BCR", 10))) == (
        "no-such-code cash=3 shares=HKR 20, BCR 10"
    )


def test_an_unknown_language_falls_back_to_english():
    assert Words("xx").say("usage-form") == Words("en").say("usage-form")
