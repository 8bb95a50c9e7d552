"""One word for one thing: what Russian Railroads says and takes keeps to the glossary, in each language."""

from __future__ import annotations

import pytest

from eighteen80 import resources
from eighteen80.line.folding import fold
from eighteen80.russia.play.spelling import NOTATION, SCORES
from eighteen80.words import ENDING, LANGUAGES

GLOSSARY = resources.read_table("russia/glossary.toml")
WHAT_IS_TYPED = "form-"
"""How a line is written is said in the words of the record."""


def sentences(language: str) -> str:
    """Everything that the game says in a language, without the forms of lines."""
    text = resources.asset(f"russia/words/{language}{ENDING}").read_text("utf-8")
    said = (line for line in text.splitlines() if not line.startswith(("#", WHAT_IS_TYPED)))
    return "\n".join(line.partition(" = ")[2] or line for line in said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("term", GLOSSARY)
def test_a_term_is_said_by_its_word(term: str, language: str):
    assert GLOSSARY[term][language].casefold() in sentences(language).casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_word_is_said_for_a_term(language: str):
    text = sentences(language).casefold()
    others = [word for entry in GLOSSARY.values() for word in entry.get("not", {}).get(language, ())]
    assert [word for word in others if word.casefold() in text] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("term", [term for term, entry in GLOSSARY.items() if "verb" in entry or "word" in entry])
def test_a_term_is_typed_by_its_word(term: str, language: str):
    entry = GLOSSARY[term]
    table = resources.read_table("russia/verbs.toml")
    kind, typed = ("verbs", entry["verb"]) if "verb" in entry else ("words", entry["word"])
    names = table[kind][typed][language]
    stem = fold(entry[language])[:5]
    assert any(stem in fold(name) for name in names), names


def test_every_name_of_a_verb_means_that_verb_alone():
    for verb, names in resources.read_table("russia/verbs.toml")["verbs"].items():
        for name in (word for language in LANGUAGES for word in names.get(language, ())):
            notation = SCORES if verb in ("board", "plus", "round") else NOTATION
            form = notation.find(name)
            assert form is not None, name
            assert form.verb == verb, name
