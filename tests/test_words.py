"""Three languages say the same: ids, variables, and a sentence for every code in the source."""

from __future__ import annotations

import ast
import importlib
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import chain, product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from eighteen80 import registry, resources
from eighteen80.__main__ import COMMANDS
from eighteen80.characters import harmless
from eighteen80.message_file import MessageFile
from eighteen80.record.steps import canonical_step
from eighteen80.words import ENDING, LANGUAGES, Words, choose_language
from tests.support.codes import PACKAGE, REFUSALS, Code, codes, kinds, parse_source
from tests.support.places import ROOT
from tests.support.sentences import messages, parse_sentences

GAMES = tuple(registry.SHELF)
FOLDERS = ("words", *(f"{game}/words" for game in GAMES))
IN_ITS_OWN_WORDS = (
    "command-about", "command-audit", "command-tally", "count-thing", "effect-purse", "example-", "export-",
    "begin-seats", "page-map", "tally-",
)  # fmt: skip
"""Messages that a game may word differently from the table."""
COUNTS = (0, 1, 2, 5, 12, 22)
# Refusals of what no one paragraph of the rulebook speaks of: the table's own options, names, counts and rulings.
BY_THE_TABLE = re.compile(
    r"option|depth-not|turn-(not-now|none)"
    r"|(confirm|correct|count|export|look-up|rule|ruling|seats|survey|tell|unsound|value)-.*"
)


def test_a_new_language_is_files_alone(tmp_path: Path):
    """French, for one sentence and one verb: found, offered, shown and read, with no module changed."""
    for folder in (PACKAGE, ROOT / "assets"):
        shutil.copytree(folder, tmp_path / folder.name, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "assets" / "words" / f"fr{ENDING}").touch()
    (tmp_path / "assets" / "china" / "words" / f"fr{ENDING}").write_text("auction-low = Trop peu\n", "utf-8")
    verbs = tmp_path / "assets" / "china" / "verbs.toml"
    verbs.write_text(re.sub(r"(?m)^(bid +)= \{", r'\1= { fr = ["miser"],', verbs.read_text("utf-8")), "utf-8")

    def shell(*words: str) -> subprocess.CompletedProcess[str]:
        command = (sys.executable, "-m", "eighteen80", *words, "--lang", "fr")
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert shell("new", "a.1880", "--seats", "Anna,Bert,Cleo").returncode == 0
    refused = shell("play", "a.1880", "miser 5", "miser 5").stderr
    assert "Trop peu" in refused
    assert "miser 10" in refused
    assert "bid 5" in (tmp_path / "a.1880").read_text("utf-8")


@cache
def sentences(game: str = "") -> dict[str, set[str]]:
    """Every id with its variables, of the table and of that game, or of all games."""
    folders = ("words", f"{game}/words") if game else FOLDERS
    return {code: names for folder in folders for code, names in messages(folder, LANGUAGES[0]).items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_sentence_equals_fluents_without_loading_fluent(folder: str, language: str):
    text = resources.asset_path(f"{folder}/{language}{ENDING}").read_text("utf-8")
    whole, alone = FluentBundle([language], use_isolating=False), MessageFile(text, language)
    whole.add_resource(parse_sentences(folder, language))
    for at, (code, names) in enumerate(messages(folder, language).items()):
        assert alone.plain(code)
        for value in ("2", "none", COUNTS[at % len(COUNTS)]):
            facts = dict.fromkeys(names, value)
            assert alone.format(code, facts) == whole.format_pattern(whole.get_message(code).value, facts)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_and_lines_of_a_sentence_are_those_of_fluent(language: str):
    text = (
        "a = { $n ->\n    [0] none\n    [one] { $n } one, { $word ->\n        [yes] so\n       *[no] not\n    }\n"
        "    [few] { $n } few\n   *[many] { $n } many\n}, then\n"
        'b =\n    first\n      further in { $n }\n\n    last { "" }\n# a remark\nc = {" "}all  \n'
    )
    whole, alone = FluentBundle([language], use_isolating=False), MessageFile(text, language)
    whole.add_resource(FluentResource(text))
    for code in "abc":
        assert alone.plain(code)
        for number, word in product((*range(-2, 30), 101, 112, 122), ("yes", "x")):
            facts = {"n": number, "word": word}
            assert alone.format(code, facts) == whole.format_pattern(whole.get_message(code).value, facts)[0]


@pytest.mark.parametrize(
    ("language", "text", "facts", "sentence"),
    [
        ("en", "a = { NUMBER($n, minimumFractionDigits: 1) } km", {"n": 3}, "3.0 km"),
        ("de", "a = { $n } km", {"n": 1.5}, "1,5 km"),
        ("fr", "a = { $n ->\n    [one] un\n   *[other] { $n }\n}", {"n": 0}, "un"),
        ("en", "a = some {", {}, None),
    ],
    ids=("a function", "a fraction", "plurals of another language", "what nobody can read"),
)
def test_a_sentence_that_needs_more_is_said_by_fluent(language: str, text: str, facts: dict[str, float], sentence: str):
    sentences = MessageFile(text, language)
    assert sentences.format("a", facts) == sentence


def families() -> tuple[str, ...]:
    """Return the prefixes of codes that are put together where they are used, such as help-{command}."""
    nodes = (node for path in PACKAGE.rglob("*.py") for node in ast.walk(parse_source(path)))
    firsts = (node.values[0] for node in nodes if isinstance(node, ast.JoinedStr) and node.values)
    begun = {str(first.value) for first in firsts if isinstance(first, ast.Constant)}
    return tuple(text for text in begun if re.fullmatch(r"[a-z]+-", text))


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_ids_and_variables(folder: str, language: str):
    assert messages(folder, language) == messages(folder, LANGUAGES[0])


@pytest.mark.parametrize("folder", FOLDERS[1:])
def test_game_rewords_a_table_sentence_only_for_its_own_terms(folder: str):
    both = messages("words", LANGUAGES[0]).keys() & messages(folder, LANGUAGES[0]).keys()
    assert {code for code in both if not code.startswith(IN_ITS_OWN_WORDS)} == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_code_in_the_source_has_a_sentence(game: str):
    handed_out = {code.code for code in codes(PACKAGE / game)}
    assert (handed_out | {kind.code for kind in kinds(game)}) - sentences(game).keys() == set()


def test_every_code_of_the_table_has_a_sentence():
    of_games = {code.code for game in GAMES for code in codes(PACKAGE / game)}
    assert {code.code for code in codes()} - of_games - sentences().keys() == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_and_every_command_is_explained(game: str):
    moves = importlib.import_module(f"eighteen80.{game}.moves")
    verbs = {f"move-{move.verb}" for move in vars(moves).values() if getattr(move, "verb", "")}
    brought = getattr(registry.game(game), "commands", ())
    assert verbs | {f"help-{name}" for name in (*COMMANDS, *brought)} <= sentences(game).keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_a_table_is_asked_in_its_words(game: str, language: str):
    known = messages(f"{game}/words", language)
    for name, values in registry.game(game).options.items():
        for code in (f"option-{name}", *(f"value-{value}" for value in values)):
            assert code.replace("_", "-") in known


@pytest.mark.parametrize("game", GAMES)
def test_no_step_that_mends_record_takes_what_move_is_called(game: str):
    verbs = resources.read_table(f"{game}/verbs.toml")["verbs"]
    called = [name for verb, names in verbs.items() for name in (verb, *chain(*names.values()))]
    assert [name for name in called if canonical_step(name.split()[0], "steps") != name.split()[0]] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_how_far_back_is_said_as_it_is_typed_in_every_game(game: str, language: str):
    verb, to = (
        resources.read_table("steps.toml")[kind][word][language][0]
        for kind, word in (("steps", "undo"), ("words", "to"))
    )
    assert Words(language, game).translate_line("undo to 3") == f"{verb} {to} 3"


def test_no_sentence_is_left_over():
    used, begun = {code.code for code in codes()} | {"help"}, families()
    used |= {kind.code for room in (*GAMES, "engine") for kind in kinds(room)}
    used |= {revision.code for game in GAMES for revision in registry.game(game).revisions}
    assert {code for code in sentences().keys() - used if not code.startswith(begun)} == set()


def test_sentences_use_only_facts_that_are_handed_out():
    for game in GAMES:
        _check_facts(sentences(game), codes(PACKAGE / game))
    shared = (path for path in PACKAGE.iterdir() if path.is_dir() and path.name not in GAMES)
    for folder in shared:
        _check_facts(sentences(), codes(folder))


def _check_facts(variables: dict[str, set[str]], handed_out: Iterator[Code]) -> None:
    for code, call, facts in handed_out:
        if facts is not None and call in (*REFUSALS, "forbid", "say", "Say", "tell", "UsageError"):
            implied = {"word"} if call in ("Unreadable", "NotARecord") else set()
            assert variables[code] <= facts | implied, f"{code} wants {sorted(variables[code] - facts - implied)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_of_the_game_names_its_paragraph(game: str):
    paragraphs = resources.read_table(f"{game}/paragraphs.toml")
    listed = [code for paragraph in paragraphs.values() for code in paragraph["codes"]]
    assert len(listed) == len(set(listed))
    handed_out = {code.code for code in codes(PACKAGE / game) if code.call in ("Illegal", "forbid")}
    assert {code for code in handed_out - set(listed) if not BY_THE_TABLE.fullmatch(code)} == set()
    assert set(listed) - {code.code for code in codes(PACKAGE / game)} == set()


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
    assert choose_language(environment) == language


@pytest.mark.parametrize(
    ("game", "code"), [("china", "seats-number"), ("russia", "start-seats"), ("yokohama", "seats-number")]
)
def test_one_player_too_few_is_counted_in_the_singular(game: str, code: str):
    facts = {"number": 1, "least": 3, "most": 7, "allowed": (2, 3, 4)}
    assert Words("en", game).say(code, facts).startswith("1 player")
    assert not Words("en", game).say(code, facts).startswith("1 players")
    assert Words("pl", game).say(code, facts).startswith("Graczy: 1")


def test_a_count_takes_the_plural_of_each_language():
    found = [Words(language).say("check-sound", moves=3, over=True, due=()) for language in LANGUAGES]
    assert [sentence.partition(",")[2].strip().split()[:2] for sentence in found] == [
        ["3", "moves,"],
        ["3", "Züge,"],
        ["3", "ruchy,"],
    ]


def test_a_few_and_many_are_told_apart_in_polish():
    found = [Words("pl", "china").say("run-too-long", train="2", most=most, stations=9, over=1) for most in (2, 5)]
    assert ["2 przystanki;" in found[0], "5 przystanków;" in found[1]] == [True, True]


def test_figures_are_written_as_they_are_typed():
    assert "12345" in Words("en").say("at-outside", number=12345, last=2)


def test_names_cannot_steer_the_terminal():
    assert harmless("Żaneta 李 🚂") == "Żaneta 李 🚂"
    sentence = Words("en").say("file-missing", file="\x1b[2J\x9b1m\u202eAnna\n")
    assert "Anna" in sentence
    assert sentence.isprintable()


def test_an_unknown_code_is_shown_with_its_figures():
    assert Words("pl").say("no-such-code", cash=3, shares=(("HKR", 20), ("BCR", 10))) == (
        "no-such-code cash=3 shares=HKR 20, BCR 10"
    )


def test_an_unknown_language_falls_back_to_english():
    assert Words("xx").say("usage-form") == Words("en").say("usage-form")


def test_every_language_says_how_it_calls_itself():
    assert [Words(language).say("language-name") for language in LANGUAGES] == ["English", "Deutsch", "polski"]
