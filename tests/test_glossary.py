"""One word for one thing: what a game says and takes keeps to its glossary, in each language."""

from __future__ import annotations

import re

import pytest

from eighteen80 import resources, shelf
from eighteen80.line.folding import fold
from eighteen80.words import ENDING, LANGUAGES

GLOSSARIES = {
    game: resources.read_table(f"{game}/glossary.toml")
    for game in shelf.SHELF
    if resources.asset(f"{game}/glossary.toml").is_file()
}
TERMS = [(game, term) for game, glossary in GLOSSARIES.items() for term in glossary]
TYPED = [(game, term) for game, term in TERMS if GLOSSARIES[game][term].keys() & {"verb", "word"}]
WHAT_IS_TYPED = "form-"
"""How a line is written is said in the words of the record."""
NOT_SAID = re.compile(r"\$\w+|\[\w+\]")
"""Inside a sentence: the names of facts, and of the cases by which it varies."""


def sentences(game: str, language: str) -> str:
    """Everything that the game says in a language, without the forms of lines."""
    text = resources.asset(f"{game}/words/{language}{ENDING}").read_text("utf-8")
    said = (line for line in text.splitlines() if not line.startswith(("#", WHAT_IS_TYPED)))
    return NOT_SAID.sub("", "\n".join(line.partition(" = ")[2] or line for line in said))


def test_the_games_with_a_glossary():
    assert set(GLOSSARIES) == {"russia", "yokohama"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "term"), TERMS)
def test_a_term_is_said_by_its_word(game: str, term: str, language: str):
    assert GLOSSARIES[game][term][language].casefold() in sentences(game, language).casefold()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GLOSSARIES)
def test_no_other_word_is_said_for_a_term(game: str, language: str):
    text = sentences(game, language).casefold()
    others = [word for entry in GLOSSARIES[game].values() for word in entry.get("not", {}).get(language, ())]
    assert [word for word in others if word.casefold() in text] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize(("game", "term"), TYPED)
def test_a_term_is_typed_by_its_word(game: str, term: str, language: str):
    entry = GLOSSARIES[game][term]
    table = resources.read_table(f"{game}/verbs.toml")
    kind, typed = ("verbs", entry["verb"]) if "verb" in entry else ("words", entry["word"])
    names = table[kind][typed][language]
    stem = fold(entry[language])[:5]
    assert any(stem in fold(name) for name in names), names
