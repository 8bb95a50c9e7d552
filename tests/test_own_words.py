"""Each game speaks its own words, in the table's language: no raw code, no other game's term, no word of the record."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

import pytest

from eighteen80 import registry, resources
from eighteen80.line.folding import fold
from eighteen80.sheets import Row, Say
from eighteen80.words import LANGUAGES, Words
from tests.support.sayings import moments
from tests.support.sentences import messages
from tests.support.shell import NO_RECORD, Shell
from tests.support.sitting import sit
from tests.test_glossary import GLOSSARIES, sentences

GAMES = tuple(registry.SHELF)
HOMONYMS = {
    "en": {"run", "limit", "marker", "space", "scor", "site", "import", "field", "line"},
    "de": {"marker", "passen"},
    "pl": {"startow", "zatrzymuj", "list", "znacznik", "liczeni", "skład", "linia"},
}
"""Beginnings of words that the table says in another sense than the game whose term they are."""
WORD = re.compile(r"[^\W\d_]+")
WRONG = {
    "too many": ("seats    Anna, Bert, Cleo, Dora, Emil, Fred, Gina, Hans, Inge", ""),
    "option": ("seats    Anna, Bert, Cleo", "rulings  nosuch=yes"),
    "value": ("seats    Anna, Bert, Cleo", "rulings  {option}=nosuch"),
}
"""Headers that no game begins with."""


def header(folder: Path, game: str, wrong: str) -> Path:
    """A record of that game with such a header."""
    option = next(iter(registry.game(game).options))
    seats, rulings = WRONG[wrong]
    lines = ("eighteen80 record 1", f"game     {registry.game(game).name}", "rules    1", seats, rulings, "--", "")
    path = folder / f"wrong{registry.game(game).ending}"
    path.write_text("\n".join(filter(None, lines[:-1])).format(option=option) + "\n", "utf-8")
    return path


def raw(text: str, game: str) -> list[str]:
    """The ids of sentences that stand in a text."""
    known = messages("words", "en").keys() | messages(f"{game}/words", "en").keys()
    return [word for word in re.findall(r"[a-z]+(?:-[a-z]+)+", text) if word in known] + re.findall(r"\w+=\d+\b", text)


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_wrong_header_is_refused_in_sentences(tmp_path: Path, shell: Shell, game: str, language: str, wrong: str):
    path = header(tmp_path, game, wrong)
    for command in ("check", "tally", "play"):
        answer = shell(command, str(path), "--lang", language)
        assert answer.code == NO_RECORD
        text = (answer.out + answer.err).replace(str(path), "")
        assert registry.game(game).name in text
        assert raw(text, game) == []
        assert Words(language).say("record-head", game="", reason="")[:8] in text


@pytest.mark.parametrize(("language", "game"), [*zip(LANGUAGES, GAMES, strict=True)])
def test_wrong_header_is_refused_in_sentences_at_table(tmp_path: Path, game: str, language: str):
    path = header(tmp_path, game, "too many")
    with sit(path, language=language) as table:
        text = " ".join(table.content_of("said").split())
        assert registry.game(game).name in text
        assert raw(text, game) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_says_no_term_of_one_game(language: str):
    """Sentences of every game avoid the terms of one game that another lacks."""
    shared = sentences("", language).casefold()
    own = {game: sentences(game, language).casefold() for game in GAMES}
    text = {
        (game, word)
        for game, glossary in GLOSSARIES.items()
        for word in (entry[language].casefold() for entry in glossary.values())
        if word not in HOMONYMS[language] and re.search(rf"\b{re.escape(word)}", shared)
        if not all(re.search(rf"\b{re.escape(word)}", own[other]) for other in GAMES)
    }
    assert text == set()


@pytest.mark.parametrize("game", [game for game in GAMES if game != "china"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_result_is_called_wealth_in_1880_alone(game: str, language: str):
    for code in ("tally-final", "tally-title", "tally-wealth", "export-wealth", "export-rounds", "command-tally"):
        of_1880 = Words(language, "china").say(code).casefold()
        assert GLOSSARIES["china"]["wealth"][language].casefold() in of_1880
        assert GLOSSARIES["china"]["wealth"][language].casefold() not in Words(language, game).say(code).casefold()


def english(game: str, language: str) -> set[str]:
    """The words of a record for which this language has another word."""
    table, steps = resources.read_table(f"{game}/verbs.toml"), resources.read_table("steps.toml")
    named = [
        *table["verbs"].items(),
        *table.get("words", {}).items(),
        *chain(*(each.items() for each in steps.values())),
    ]
    own = {fold(name) for _, names in named for name in names.get(language, ())}
    return {word for word, names in named if names.get(language) and fold(word) not in own}


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_help_and_prompt_are_in_words_of_the_language(game: str, language: str):
    words, foreign = Words(language, game), english(game, language)
    for state in moments(game):
        handbook = registry.game(game).explained.handbook(state)
        forms = [row.cells[0].text for group in handbook.groups for row in group if isinstance(row, Row)]
        assert all(isinstance(form, Say) for form in forms)
        for form in (*map(words.text, forms), *map(words.text, registry.game(game).due(state))):
            assert {word for word in WORD.findall(form) if word.islower()} & foreign == set(), form


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_missing_is_named_in_words_of_the_language(game: str, language: str):
    labels = [code for code in messages(f"{game}/words", "en") if re.fullmatch(r"label-[A-Z-]+(?:-[a-z]+)*", code)]
    foreign = english(game, language) - {"to"}  # a word of Polish too
    for code in labels:
        text = Words(language, game).say(code)
        assert {word for word in WORD.findall(text) if word.islower()} & foreign == set(), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_missing_may_be_one_thing_or_several(language: str):
    """The missing thing has no verb after it: “three achievements is missing” would be wrong."""
    assert Words(language).say("unreadable-missing", field="X").endswith(": X.")


@pytest.mark.parametrize(("language", "prompt"), [("en", "table ❯"), ("de", "Tisch ❯"), ("pl", "stół ❯")])
def test_prompt_names_the_table_in_its_language(tmp_path: Path, shell: Shell, language: str, prompt: str):
    path = str(tmp_path / "game.russia")
    assert shell("new", path, "--game", "russia", "--seats", "Anna,Bert,Cleo").code == 0
    with sit(Path(path), language=language) as table:
        assert str(table.app.screen.query_one("#prompt").render()).strip() == prompt


@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, LANGUAGES, strict=True)])
def test_zoom_is_offered_only_where_there_is_a_map(tmp_path: Path, shell: Shell, game: str, language: str):
    path = str(tmp_path / f"{game}{registry.game(game).ending}")
    assert shell("new", path, "--game", game, "--seats", "Anna,Bert,Cleo").code == 0
    offered = Words(language).say("command-zoom")
    with sit(Path(path), language=language, size=(200, 60)) as table:
        table.press("question_mark")
        assert (offered[:20] in table.answer) is (game != "russia")
