"""A message id and facts become a sentence in any language that has a file of them.

The sentences are Fluent files: assets/words for what every table says, assets/<game>/words for what one game says.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple

from eighteen80 import resources
from eighteen80.characters import harmless
from eighteen80.message_file import Figure, MessageFile
from eighteen80.refusals import Label, RecordText, Refusal, What
from eighteen80.sheets import Fact, Say, Wording

FALLBACK = "en"
"""The language that has every sentence."""
ENDING = ".ftl"


def _languages() -> tuple[str, ...]:
    """Return every language with a file of sentences; the complete one first."""
    files = (file.name for file in resources.asset_path("words").iterdir())
    found = {name.removesuffix(ENDING) for name in files if name.endswith(ENDING)}
    return (FALLBACK, *sorted(found - {FALLBACK}))


LANGUAGES = _languages()
LONGEST = 2000
"""Characters shown of a fact: Fluent shows nothing of one that is much longer."""
NUMBER_LIMIT = 10**20
"""From here on a number is text: Fluent fails on numbers with many more digits."""
_LETTERS = re.compile(r"[A-Za-z]+")
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(environment: Mapping[str, str]) -> str:
    """Return the language that the first locale variable set asks for, or English if we do not have it."""
    locale = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), "")
    wish = _LETTERS.match(locale)
    language = wish[0].lower() if wish else ""
    return language if language in LANGUAGES else FALLBACK


class Words:
    """Sentences in one language; `game` is the key of the game whose sentences are included."""

    def __init__(self, language: str = FALLBACK, game: str | None = None) -> None:
        self.language = language if language in LANGUAGES else FALLBACK
        self.game = game
        self._folders = (f"{game}/words", "words") if game else ("words",)

    def say(self, code: str, facts: Mapping[str, Fact] | None = None, **more: Fact) -> str:
        """Return the sentence of that code with its figures; English as a fallback, then code and bare figures."""
        wordings = {name: self._say_fact(value) for name, value in {**(facts or {}), **more}.items()}
        figures = {name: _fact(value) for name, value in wordings.items()}
        for language in dict.fromkeys((self.language, FALLBACK)):
            for folder in self._folders:
                sentence = _sentences(folder, language).format(code, figures)
                if sentence is not None:
                    return sentence
        return " ".join([harmless(code), *(f"{name}={_plain(value)}" for name, value in wordings.items())])

    def text(self, wording: Wording) -> str:
        """Return the words of a sheet."""
        if isinstance(wording, RecordText):
            return self.translate_line(wording)
        if isinstance(wording, Label):
            return self._name_label(wording)
        if isinstance(wording, str):
            return wording
        if isinstance(wording, Say):
            return (Words(self.language, wording.game) if wording.game else self).say(wording.code, wording.facts)
        return " ".join(filter(None, map(self.text, wording)))

    def _say_fact(self, fact: object) -> object:
        if isinstance(fact, Say):
            return self.text(fact)
        if isinstance(fact, Refusal):
            return self.say(fact.code, fact.facts)
        if isinstance(fact, RecordText):
            return self.translate_line(fact)
        if isinstance(fact, Label):
            return self._name_label(fact)
        # A Say is a tuple itself, so any other one is a list of facts.
        return tuple(map(self._say_fact, fact)) if isinstance(fact, tuple | list) else fact

    def _name_label(self, label: Label) -> str:
        name = "-".join(_LETTERS.findall(label))
        if isinstance(label, What):
            code = f"kind-{name}"
            if self.has(code):
                return self.say(code)
        code = f"label-{name}"
        if self.has(code):
            return self.say(code)
        typed = isinstance(label, What) and self.game and self.language != FALLBACK
        return _tongue(self.game, self.language).word(label) if typed else label

    def source(self, code: str) -> Say | None:
        """Return the rule behind a refusal: its heading, and the page in each edition if several."""
        paragraph = _sources(self.game).get(code) if self.game else None
        if paragraph is None:
            return None
        facts = {**paragraph, "heading": self.heading(paragraph)}
        return Say("refusal-page" if "page" in paragraph else "refusal-source", facts)

    def heading(self, paragraph: Mapping[str, str]) -> str:
        """Return the rulebook's heading of a paragraph, in English if this language has no edition."""
        return paragraph.get(f"heading_{self.language}", paragraph[f"heading_{FALLBACK}"])

    def paragraphs(self) -> Mapping[str, Mapping[str, Any]]:
        """Return the paragraphs of the rulebook that can be broken, by name."""
        return _paragraphs(self.game) if self.game else {}

    def verbs(self) -> Mapping[str, tuple[str, ...]]:
        """Return this language's verbs of the game, by their canonical names."""
        return _verbs(self.game, self.language) if self.game else {}

    def translate_line(self, line: str) -> str:
        """Return a line of the record in the words typed in this language."""
        return _tongue(self.game, self.language).line(line) if self.game and self.language != FALLBACK else line

    def has(self, code: str) -> bool:
        """Return whether this very language has a sentence of that code."""
        return any(code in _sentences(folder, self.language) for folder in self._folders)


@cache
def _paragraphs(game: str) -> Mapping[str, Mapping[str, Any]]:
    return resources.read_table(f"{game}/paragraphs.toml", optional=True)


@cache
def _sources(game: str) -> dict[str, Mapping[str, Any]]:
    return {code: paragraph for paragraph in _paragraphs(game).values() for code in paragraph["codes"]}


@cache
def _verbs(game: str, language: str) -> Mapping[str, tuple[str, ...]]:
    verbs = resources.read_table(f"{game}/verbs.toml", optional=True).get("verbs", {})
    return {verb: tuple(names.get(language, ())) for verb, names in verbs.items()}


@cache
def _tongue(game: str, language: str) -> LineTranslator:
    table, steps = resources.read_table(f"{game}/verbs.toml", optional=True), resources.read_table("steps.toml")
    verbs = {**table.get("verbs", {}), **steps["steps"]}
    tables = (verbs, {**steps["words"], **table.get("words", {})}, table.get("parts", {}))
    firsts = ({word: names[language][0] for word, names in each.items() if names.get(language)} for each in tables)
    return LineTranslator(*firsts)


@cache
def _sentences(folder: str, language: str) -> MessageFile:
    file = resources.asset_path(f"{folder}/{language}{ENDING}")
    # A game need not have words of its own, nor in every language that the table speaks.
    return MessageFile(file.read_text("utf-8") if file.is_file() else "", language)


def _fact(value: object) -> Figure:
    """Return a number as it is for plurals, unless it is too large; anything else becomes text."""
    if isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < NUMBER_LIMIT:
        return value
    text = _plain(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _plain(value: object) -> str:
    """Convert any fact to text: lists by commas, pairs by a space; yes, no and none as cases of a message."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return _join(value.items())
    if isinstance(value, (tuple, list, set, frozenset)):
        return _join(sorted(value) if isinstance(value, (set, frozenset)) else value)
    return harmless(str(value))


def _join(values: Iterable[object]) -> str:
    texts = [" ".join(map(_plain, item)) if isinstance(item, tuple) else _plain(item) for item in values]
    return ", ".join(texts) or "none"


_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"?|;|[^\s;]+')
BEFORE_MOVES = frozenset({"amend", "insert", "that", "rule"})
"""Verbs with a move after them, possibly with a number or a reason in between."""


class LineTranslator(NamedTuple):
    """A language's names of verbs and fixed words, and the parts of words joined by dashes."""

    verbs: Mapping[str, str] = {}
    words: Mapping[str, str] = {}
    parts: Mapping[str, str] = {}

    def line(self, text: str) -> str:
        """Translate the line; words outside the game stay."""
        words, end, begins = [], 0, True
        for token in _TOKEN.finditer(text):
            words.append(text[end : token.start()])
            word, end = token.group(), token.end()
            words.append((self.verbs.get(word) or self.word(word)) if begins else self.word(word))
            begins = word == ";" or (begins and self._still_begins(word)) or word == "that"
        return "".join((*words, text[end:]))

    def _still_begins(self, word: str) -> bool:
        """Return whether the move itself is still to come: after a name, a number of a move, a reason."""
        return word.endswith(":") or word.isdigit() or word in BEFORE_MOVES or word.startswith('"')

    def word(self, word: str) -> str:
        """Translate a fixed word; others stay."""
        if word in self.words:
            return self.words[word]
        if word.startswith("/") and word[1:] in self.words:
            return f"/{self.words[word[1:]]}"
        pieces = word.split("-")
        return "-".join(map(self.parts.__getitem__, pieces)) if all(piece in self.parts for piece in pieces) else word
