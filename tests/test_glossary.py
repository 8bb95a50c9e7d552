"""One word for one thing: what a game says and takes keeps to its glossary, in each language."""

from __future__ import annotations

import re
from functools import cache

import pytest

from eighteen80 import registry, resources
from eighteen80.line.folding import fold
from eighteen80.words import ENDING, LANGUAGES

GLOSSARIES = {
    game: resources.read_table(f"{game}/glossary.toml")
    for game in registry.SHELF
    if resources.asset_path(f"{game}/glossary.toml").is_file()
}
NOT_THE_GAME_S = ("form-", "sought-")
"""Prefixes of messages in the words of the record or of a searching user."""
NOT_SHOWN = re.compile(r"\$\w+|\[\w+\]")
"""Inside a sentence: the names of facts, and of the cases by which it varies."""


ADDRESS = {
    "de": re.compile(r"(?<=[\w,;] )(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)\b"),
    "pl": re.compile(r"\b(?:Pan|Pani|Pana|Panu|Państwo|Państwa)\b"),
}
"""Those at the table are called du and ty; with these words strangers are meant, or others where a sentence begins."""


@cache
def sentences(game: str, language: str) -> str:
    """Everything that the game says in a language, or any table where none is named, without what others say."""
    room = f"{game}/words" if game else "words"
    text = resources.asset_path(f"{room}/{language}{ENDING}").read_text("utf-8")
    lines = (line for line in text.splitlines() if not line.startswith(("#", *NOT_THE_GAME_S)))
    return NOT_SHOWN.sub("", "\n".join(line.partition(" = ")[2] or line for line in lines))


def test_the_games_with_a_glossary():
    assert set(GLOSSARIES) == set(registry.SHELF)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GLOSSARIES)
def test_each_term_is_said_by_its_word(game: str, language: str):
    text = sentences(game, language).casefold()
    assert [term for term, entry in GLOSSARIES[game].items() if entry[language].casefold() not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GLOSSARIES)
def test_no_other_word_is_said_for_a_term(game: str, language: str):
    text = sentences(game, language).casefold()
    others = [word for entry in GLOSSARIES[game].values() for word in entry.get("not", {}).get(language, ())]
    assert [word for word in others if word.casefold() in text] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", registry.SHELF)
def test_no_sentence_has_a_line_begin_with_the_records_word(game: str, language: str):
    verbs = resources.read_table(f"{game}/verbs.toml")["verbs"]
    own = {fold(name) for names in verbs.values() for name in names.get(language, ())}
    begun = "|".join(verb for verb in verbs if fold(verb) not in own)
    foreign = re.compile(rf"[„(](?:{begun})[“”)\s]|: (?:{begun}) (?:…|\{{|that|[a-z]+ \")")
    assert [line for line in sentences(game, language).splitlines() if foreign.search(line)] == []


@pytest.mark.parametrize("language", ADDRESS)
@pytest.mark.parametrize("game", ["", *registry.SHELF])
def test_a_table_is_spoken_to_as_friends_are(game: str, language: str):
    lines = [line for line in sentences(game, language).splitlines() if ADDRESS[language].search(line)]
    assert lines == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GLOSSARIES)
def test_each_term_is_typed_by_its_word(game: str, language: str):
    table = resources.read_table(f"{game}/verbs.toml")
    typed = {term: entry for term, entry in GLOSSARIES[game].items() if entry.keys() & {"verb", "word"}}
    names = {term: table["verbs"][e["verb"]] if "verb" in e else table["words"][e["word"]] for term, e in typed.items()}
    stems = {term: fold(entry[language])[:5] for term, entry in typed.items()}
    assert [term for term, stem in stems.items() if not any(stem in fold(name) for name in names[term][language])] == []
