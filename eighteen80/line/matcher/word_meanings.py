"""Meanings of words from the assets: those of every game, those of one, and the other names of its verbs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import chain
from typing import Any

from eighteen80.line.folding import fold
from eighteen80.line.guarded import guarded_words, number_words, spelt_words, words_of
from eighteen80.line.matcher.lines import Shapes
from eighteen80.line.matcher.numbers import Numbers
from eighteen80.line.matcher.word_groups import Lexicon, Phrases, WordGroup, split_words
from eighteen80.resources import read_table

ALWAYS = {
    "idle": WordGroup(idle=True),
    "pause": WordGroup(pause=True),
    "others": WordGroup(others=True),
    "also": WordGroup(also=True),
    "more": WordGroup(idle=True, more=True),
    "there": WordGroup(idle=True, there=True),
    "chatter": WordGroup(chatter=True),
    "corrections": WordGroup(idle=True, corrects=True),
}
"""Meanings of the words in these lists, for any game."""


@cache
def _own(game: str) -> Mapping[str, Any]:
    return read_table(f"{game}/said.toml", optional=True)


def knows(game: str) -> bool:
    """Return whether the assets of a game have spoken words."""
    return bool(_own(game))


@cache
def _questions() -> frozenset[str]:
    return spelt_words("questions")


def asks(text: str) -> bool:
    """Return whether the text is a question instead of a move."""
    return text.rstrip().endswith("?") or not _questions().isdisjoint(split_words(text)[:1])


def asks_by_order(verb: str) -> bool:
    """Return whether a verb before a name may begin a question."""
    return verb.endswith(tuple(words_of("asking_endings")))


@cache
def apart(game: str) -> frozenset[str]:
    """Return the verbs of lines outside the game, such as notes and corrections: they are typed in full."""
    return frozenset(_own(game).get("apart", ()))


@cache
def steps() -> Mapping[str, str]:
    """Map the folded names of the steps that change a record, which no line begins but in full, to those names."""
    return {fold(name): name for _, name in _pairs(read_table("steps.toml")["steps"])}


@cache
def fillers(game: str) -> frozenset[str]:
    """Return the words that strict reading leaves out between others: alone they mean no move."""
    words = read_table(f"{game}/verbs.toml", optional=True).get("fillers", {})
    return frozenset(chain.from_iterable(words.values()))


@cache
def lexicon(game: str) -> Lexicon:
    """Return the meanings of words in a game."""
    phrases, own = Phrases(spelt_words("particles"), words_of("other_forms")), _own(game)
    for part, means in ALWAYS.items():
        for phrase in words_of(part):
            phrases.add(phrase, means)
    verbs = read_table(f"{game}/verbs.toml")
    for verb, name in chain(_pairs(verbs["verbs"]), _pairs(own.get("verbs", {}))):
        # An article is no letter of a verb: "a coin".
        if len(name) > 1 or name not in words_of("idle"):
            phrases.add(name, WordGroup(verbs=frozenset((verb,))))
    words = tuple(_pairs(own.get("words", {})))
    # What a game's own words say otherwise than its notation counts.
    spoken = frozenset(name for _, name in words)
    notation = ((word, name) for word, name in _pairs(verbs.get("words", {})) if name not in spoken)
    # A denial in the notation is no thing.
    for word, name in (*words, *(pair for pair in notation if fold(pair[1]) not in guarded_words())):
        phrases.add(name, WordGroup(texts=(word,)))
    for name in _all_names(own.get("idle", {})):
        # A phrase says that nothing is done: "the assistants stay". A single word alone says nothing.
        phrases.add(name, WordGroup(idle=True, about_game=" " not in name))
    for verbs_of, names in ((idle["verbs"], idle["words"]) for idle in own.get("idle_with", ())):
        for name in _all_names(names):
            phrases.add(name, WordGroup(idle_with=frozenset(verbs_of)))
    glued = re.compile("|".join(own.get("glued", ["(?!)"])), re.IGNORECASE)
    return Lexicon(phrases, _numbers(), re.compile(own.get("kept", "(?!)")), glued)


def _pairs(part: Mapping[str, Mapping[str, Iterable[str]]]) -> Iterator[tuple[str, str]]:
    """Yield each word of a list with each of its names, itself the first."""
    return ((word, name) for word, names in part.items() for name in (word, *_all_names(names)))


def _all_names(names: Mapping[str, Iterable[str]]) -> Iterator[str]:
    return (name for names_of_one in names.values() for name in names_of_one)


def _numbers() -> Numbers:
    hundreds, joints = spelt_words("hundreds"), spelt_words("joints")
    return Numbers(number_words(), hundreds, joints, tuple(words_of("endings")), tuple(words_of("times")))


@cache
def shapes(game: str) -> Shapes:
    """Return the patterns that turn the things of a line into lines of the record."""
    own = _own(game)
    return Shapes(
        own.get("chunks", ()),
        own.get("lines", {}),
        own.get("classes", {}),
        own.get("named", ()),
        own.get("joined", ()),
        own.get("telling", {}),
    )
