"""Who is named at the beginning of a line: in full, or by so much of the name that it is nobody else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

from eighteen80.line.folding import fold, spellings

ENOUGH = 2
"""So many letters are the beginning of a name without a colon after them."""


def after_name(line: str, names: Iterable[str]) -> str:
    """What follows the one of these names with which the line begins; nothing if it begins with none of them."""
    words = line.split()
    end = name_length(words, names)
    return " ".join(words[end:]) if end else ""


def name_length(words: Sequence[str], names: Iterable[str]) -> int:
    """How many words the one of these names takes with which the words begin; a colon may cut it short."""
    names = tuple(names)
    for spelt in chain.from_iterable(map(spellings, names)):
        end = spelt.count(" ") + 1
        if fold(" ".join(words[:end]).rstrip(":,")) == spelt:
            return end
    begun, _ = with_colon(words[0]) if words else ("", "")
    return 1 if begun and len(begun_by(begun, names)) == 1 else 0


def with_colon(line: str) -> tuple[str, str]:
    """The first word and what follows it, if a colon says that it is a name."""
    word, _, rest = line.strip().partition(" ")
    return (word.removesuffix(":"), rest.strip()) if word.endswith(":") else ("", "")


def after_beginning(line: str, names: Iterable[str]) -> str:
    """What follows a first word that begins one name alone, though no colon says that it is one."""
    word, _, rest = line.strip().partition(" ")
    return rest.strip() if len(word) >= ENOUGH and len(begun_by(word, names)) == 1 else ""


def begun_by(begun: str, names: Iterable[str]) -> list[str]:
    """The names that begin so."""
    wanted = fold(begun)
    return [name for name in names if any(spelt.startswith(wanted) for spelt in spellings(name))]
