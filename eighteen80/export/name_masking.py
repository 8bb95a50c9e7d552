"""Names in exports for others: only those that the exporter has chosen.

A name is a fact of sentences, a text of sheets, and a word in notes: all three go through `Words`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import NamedTuple
from unicodedata import combining, east_asian_width, normalize

from eighteen80.characters import harmless
from eighteen80.cli.base_command import Argument, UsageError
from eighteen80.refusals import Refusal
from eighteen80.sheets import Say, Wording
from eighteen80.words import Words

ALL = "all"
NAMES: Argument = {"default": "", "metavar": "NAME=AS,…"}
PLAIN = 3
"""Number of letters from which a name is found in any case, and with the ending of a genitive."""

WIDE = frozenset("WF")


class Chosen(NamedTuple):
    """Choice of the exporter: every name, some under other names, or initials."""

    everyone: bool = False
    pairs: Mapping[str, str] = {}
    initials: bool = False

    @property
    def hides_all(self) -> bool:
        """True if no name is to be seen."""
        return self == Chosen()


def choice(typed: str, *, initials: bool) -> Chosen:
    """Return the choice made by `--names` and `--initials`."""
    if not typed:
        return Chosen(initials=initials)
    if initials:
        raise UsageError("usage-names-both")
    if typed.strip() == ALL:
        return Chosen(everyone=True)
    pairs = dict(_pair(word) for word in typed.split(","))
    return Chosen(pairs=pairs)


def _pair(word: str) -> tuple[str, str]:
    name, equals, label = (part.strip() for part in word.partition("="))
    if not (name and equals and harmless(label).strip()):
        raise UsageError("usage-names", word=word.strip())
    return name, harmless(label)


def key(name: str) -> str:
    """Return a key that is equal for two spellings of one name."""
    return normalize("NFKC", name).casefold()


def display_names(names: Sequence[str], chosen: Chosen, others: Sequence[str]) -> Mapping[str, str]:
    """Map these people to their labels; `others` has a label for each hidden name."""
    if chosen.everyone:
        return {name: name for name in names}
    if chosen.initials:
        return dict(zip(names, _make_unique([initials(name) for name in names]), strict=True))
    pairs = {key(name): label for name, label in chosen.pairs.items()}
    unknown = [name for name in chosen.pairs if key(name) not in set(map(key, names))]
    if unknown:
        raise UsageError("usage-names-nobody", word=unknown[0])
    found = {name: pairs.get(key(name), other) for name, other in zip(names, others, strict=True)}
    twice = [label for label, number in Counter(found.values()).items() if number > 1]
    if twice:
        raise UsageError("usage-names-twice", word=twice[0])
    return found


def initials(name: str) -> str:
    """Return the first sign of each word, with the marks above or below it."""
    return "".join(_first(word) for word in normalize("NFC", name).split())


def _first(word: str) -> str:
    end = next((at for at, sign in enumerate(word) if at and not combining(sign)), len(word))
    return word[:end].upper()


def _make_unique(texts: Sequence[str]) -> Sequence[str]:
    """Make the texts unique by numbers after equal ones."""
    several, seen = {text for text, number in Counter(texts).items() if number > 1}, Counter[str]()
    found = []
    for text in texts:
        seen[text] += 1
        found.append(f"{text}{seen[text]}" if text in several else text)
    return found


class MaskedWords(Words):
    """Sentences in which people are called by other names."""

    def __init__(self, language: str, game: str | None, called: Mapping[str, str]) -> None:
        super().__init__(language, game)
        # A name without a letter in it may be a figure anywhere else, and identifies no one.
        self._called = {name: label for name, label in called.items() if name != label and not name.isdecimal()}
        self._pattern = _pattern(self._called)
        self._found = {key(name): label for name, label in self._called.items()}

    def text(self, wording: Wording) -> str:
        """Return the words of a sheet."""
        return self.mask(wording) if isinstance(wording, str) else super().text(wording)

    def mask(self, text: str) -> str:
        """Replace the names in the text."""
        if self._pattern is None:
            return text
        return self._called.get(text) or self._pattern.sub(self._label, text)

    def _label(self, found: re.Match[str]) -> str:
        return self._found.get(key(found[0])) or self._found[key(found[found.lastindex or 0])]

    def _say_fact(self, fact: object) -> object:
        if isinstance(fact, Refusal | Say):
            return super()._say_fact(fact)
        if isinstance(fact, Mapping):
            return {self._say_fact(name): self._say_fact(value) for name, value in fact.items()}
        text = super()._say_fact(fact)
        return self.mask(text) if isinstance(text, str) else text


def _pattern(called: Mapping[str, str]) -> re.Pattern[str] | None:
    """Return a pattern for any of the names in running text, the longest first."""
    names = sorted(called, key=len, reverse=True)
    forms = chain.from_iterable({normalize(form, name): None for form in ("NFC", "NFKC", "NFD")} for name in names)
    return re.compile("|".join(map(_name_pattern, dict.fromkeys((*names, *forms))))) if names else None


def _name_pattern(name: str) -> str:
    """Return a pattern for the name: a whole word if words have spaces between them, with the ending of a genitive."""
    if east_asian_width(name[0]) in WIDE or east_asian_width(name[-1]) in WIDE:
        return f"({re.escape(name)})"
    if len(name) < PLAIN:
        return rf"(?<!\w)({re.escape(name)})(?!\w)"
    return rf"(?<!\w)((?i:{re.escape(name)}))\w{{0,2}}(?!\w)"
