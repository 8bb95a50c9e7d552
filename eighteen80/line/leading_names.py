"""The name at the beginning of a line: in full, or an unambiguous part of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from eighteen80.line.folding import fold, spellings, unquote

ENOUGH = 2
"""Number of letters that begin a name without a colon after them."""


def strip_name(line: str, names: Iterable[str], among: Sequence[str] = ()) -> str:
    """Return the line after the name at its beginning; "" if it begins with none of these."""
    words = line.split()
    end = name_length(words, names, among)
    return " ".join(words[end:]) if end else ""


def name_length(words: Sequence[str], names: Iterable[str], among: Sequence[str] = ()) -> int:
    """Count the words of the name at their beginning; a colon may cut it short.

    A first word is enough for a name that is the only one `among` all others to begin so.
    """
    names = tuple(names)
    for _, spelt in spelt_names(names, among):
        end = spelt.count(" ") + 1
        if fold(" ".join(words[:end]).rstrip(":,")) == spelt:
            return end
    begun, _ = split_at_colon(words[0]) if words else ("", "")
    is_another = fold(begun) in {fold(name) for name in among if name not in names}
    return 1 if begun and not is_another and len(names_with_prefix(begun, names)) == 1 else 0


def leading_name(words: Sequence[str], names: Iterable[str]) -> tuple[str, int]:
    """Return the name at their beginning, and the number of its words; "" and 0 without one."""
    among = tuple(names)
    return next(((name, length) for name in among if (length := name_length(words, (name,), among))), ("", 0))


def spelt_names(names: Sequence[str], among: Sequence[str] = ()) -> Iterator[tuple[str, str]]:
    """Yield each name with its spellings, then one of several words with its first, if no other name begins so.

    The other names are those `among` which it is, by default the same ones. What one name is in full is no spelling of
    another: Dora is not D'ora.
    """
    exact = {fold(name): name for name in (*names, *among)}
    yield from ((name, spelt) for name in names for spelt in spellings(name) if exact.get(spelt, name) == name)
    for name in names:
        first, _, others = spellings(name)[0].partition(" ")
        if others and len(names_with_prefix(first, among or names)) == 1:
            yield name, first


def split_at_colon(line: str) -> tuple[str, str]:
    """Split off the first word, if a colon marks it as a name."""
    word, _, rest = line.strip().partition(" ")
    return (word.removesuffix(":"), rest.strip()) if word.endswith(":") else ("", "")


def strip_name_prefix(line: str, names: Iterable[str]) -> str:
    """Return the line after a first word that begins only one name, though no colon marks it."""
    word, _, rest = line.strip().partition(" ")
    return rest.strip() if len(word) >= ENOUGH and len(names_with_prefix(word, names)) == 1 else ""


def find_name(word: str, names: Iterable[str]) -> str:
    """Return the name that the word is, or that it alone begins, however it is written; "" for none."""
    among, wanted = tuple(names), fold(unquote(word.strip()))
    found = [name for name in among if fold(name) == wanted] or [name for name in among if wanted in spellings(name)]
    if not found and wanted:
        found = names_with_prefix(wanted, among)
    return found[0] if len(found) == 1 else ""


def names_with_prefix(begun: str, names: Iterable[str]) -> list[str]:
    """Return the names that begin so."""
    wanted = fold(begun)
    return [name for name in names if any(spelt.startswith(wanted) for spelt in spellings(name))]
