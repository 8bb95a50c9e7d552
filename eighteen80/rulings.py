"""Rulings of a game on open questions of its rulebook, read on demand from `assets/<game>/rulings.toml`.

One look-up serves the line, the shell and the players' page: `look_up` by number, `of_code` for a refusal, and
`speaking_of` for the rulings that have a word in their title.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from eighteen80.engine.parts import read_parts
from eighteen80.line.folding import fold
from eighteen80.resources import read_table
from eighteen80.sheets import Cell, Line, Say, Text
from eighteen80.words import FALLBACK, LANGUAGES, Words

TITLE, WHY = "title", "why"
_NUMBER = re.compile(r"([a-z]+)0*(\d+)", re.IGNORECASE)
Sentence = Annotated[str, Field(min_length=1)]


class Ruling(BaseModel):
    """One ruling in English; other languages have their own fields: `title_de`, `de` and `why_de`."""

    model_config = ConfigDict(extra="allow", frozen=True)

    title: Sentence
    en: Sentence
    why: Sentence
    paragraph: str = ""
    options: tuple[str, ...] = ()
    codes: tuple[str, ...] = ()

    @model_validator(mode="after")
    def check_languages(self) -> Self:
        """Refuse an unknown field, and one that is not text."""
        others = [language for language in LANGUAGES if language != FALLBACK]
        known = {_name(field, language) for field in (TITLE, "", WHY) for language in others}
        for name, value in (self.model_extra or {}).items():
            if name not in known or not isinstance(value, str) or not value:
                raise ValueError(f"{name} is not a field, or has no text")
        return self

    def text_of(self, field: str, language: str) -> str:
        """Return a field in a language, in English where it has none; the decision is the field without a name."""
        fields: Mapping[str, str] = {**(self.model_extra or {}), TITLE: self.title, FALLBACK: self.en, WHY: self.why}
        english = field or FALLBACK
        return fields.get(_name(field, language), fields[english])


def _name(field: str, language: str) -> str:
    return f"{field}_{language}".strip("_")


@cache
def rulings(game: str) -> Mapping[str, Ruling]:
    """Read the rulings of a game by number; none where it has no such file."""
    file = f"{game}/rulings.toml"
    return read_parts(Ruling, file, read_table(file, optional=True))


def find(game: str, word: str) -> str | None:
    """Find the number that a word means, however it is written: R1, r01."""
    wanted = _parts(word.strip().upper())
    return next((key for key in rulings(game) if _parts(key) == wanted), None)


def _parts(key: str) -> tuple[str, int]:
    found = _NUMBER.fullmatch(key)
    return (found[1].upper(), int(found[2])) if found else (key, 0)


def look_up(words: Words, word: str, chosen: Mapping[str, str]) -> Text | None:
    """Explain one ruling in full, with this table's choice; None if the word is not the number of one."""
    key = find(words.game, word) if words.game else None
    return Text(tuple(tell(words, key, chosen))) if key else None


def of_code(words: Words, code: str, chosen: Mapping[str, str]) -> Text:
    """Explain every ruling behind a refusal."""
    found = rulings(words.game) if words.game else {}
    return Text(tuple(line for key in found if code in found[key].codes for line in tell(words, key, chosen)))


def speaking_of(words: Words, word: str) -> Iterator[Line]:
    """List the rulings with a word in their title that begins like this one."""
    for key, ruling in (rulings(words.game) if words.game else {}).items():
        title = ruling.text_of(TITLE, words.language)
        if f" {fold(word)}" in f" {fold(title)}":
            yield Line((Cell(key, "strong"), Cell(title)))


def tell(words: Words, key: str, chosen: Mapping[str, str]) -> Iterator[Line]:
    """Explain a ruling: the decision and its reason, the options that change it, and its place in the rulebook."""
    assert words.game
    ruling = rulings(words.game)[key]
    yield Line((Cell(key, "strong"), Cell(ruling.text_of(TITLE, words.language), "strong")))
    yield Line((Cell(ruling.text_of("", words.language)),), hang=0)
    yield Line((Cell(ruling.text_of(WHY, words.language), "dim"),), hang=0)
    for option in ruling.options:
        asked = Cell(Say(f"option-{option.replace('_', '-')}"), "dim")
        value = chosen.get(option)
        yield Line((asked, Cell(Say(f"value-{value.replace('_', '-')}"), "strong")) if value else (asked,))
    if paragraph := words.paragraphs().get(ruling.paragraph):
        heading = f"{paragraph.get('chapter', '')} {words.heading(paragraph)}".lstrip()
        page = Say("rule-page" if "page" in paragraph else "rule-pages", paragraph)
        yield Line((Cell(heading, "dim"), Cell(page, "dim")))
