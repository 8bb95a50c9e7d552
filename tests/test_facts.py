"""A sentence with a value of the wrong type is impossible: every sentence of every game, in every language.

The types of facts are declared by `eighteen80.sheets.Fact`, which mypy holds every `Say` and every refusal to. Events
are held to it here, field by field. Then every sentence is formatted: with the facts that it has in a game, and with
every kind of value that a fact of that name has anywhere in that game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from pathlib import PurePath
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest

from eighteen80 import registry
from eighteen80.events import Event
from eighteen80.refusals import Refusal
from eighteen80.sheets import Say
from eighteen80.words import LANGUAGES, Words
from eighteen80.yokohama.fields.fact_names import CALLED, name_facts
from tests.support.codes import kinds
from tests.support.sayings import COUNTS, Sentence, possible, sentences_of, values

GAMES = tuple(registry.SHELF)
PLAIN = (str, int, float, PurePath, NoneType, Say, Refusal)
SPOILT = re.compile(
    r"\{ ?\$|\b(Say|Label|RecordText|Refusal|Illegal|frozenset|Sequence)\(|<\w+[ .]|\bobject at\b|\bNone\b|\('"
)
"""Pattern of a value without words on the screen."""


def sayable(fact: object) -> bool:
    """Return whether a sentence can contain the value."""
    if isinstance(fact, Mapping):
        return all(map(sayable, fact.values()))
    if isinstance(fact, tuple | list | set | frozenset) and not isinstance(fact, Say):
        return not is_dataclass(fact) and all(map(sayable, fact))
    return isinstance(fact, PLAIN)


def holds_only_values(hint: Any) -> bool:
    """Return whether a field declared so holds only values for sentences."""
    if get_origin(hint) in (Union, UnionType, tuple, list, frozenset, set, Sequence, Mapping, dict):
        return all(holds_only_values(part) for part in get_args(hint) if part is not ...)
    return hint in PLAIN or (isinstance(hint, type) and issubclass(hint, PLAIN))


def check(sentence: Sentence, game: str) -> None:
    """Fail unless a sentence exists in every language, with all of its facts in words."""
    for language in LANGUAGES:
        text = Words(language, game).say(sentence.code, sentence.facts)
        assert text != sentence.code, f"{sentence.code} has no sentence"
        assert not text.startswith(f"{sentence.code} "), text
        assert not SPOILT.search(text), f"{language}: {text} {sentence}"


@pytest.mark.parametrize("game", GAMES)
def test_fields_of_events_are_what_a_sentence_can_say(game: str):
    wrong = [
        f"{kind.__name__}.{name}: {hint}"
        for kind in kinds(game)
        for name, hint in get_type_hints(kind).items()
        if name in {field.name for field in fields(kind)} and not holds_only_values(hint)  # type: ignore[arg-type]
    ]
    assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_game_says_is_said_in_every_language(game: str):
    for sentence in sentences_of(game):
        assert all(map(sayable, sentence.facts.values())), sentence
        check(sentence, game)


@pytest.mark.parametrize("game", GAMES)
def test_every_code_is_said_with_every_kind_of_its_facts(game: str):
    for sentence in possible(game):
        check(sentence, game)


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_said_with_every_kind_of_its_fields(game: str):
    for kind in kinds(game):
        for made in _events_of(kind, game):
            check(Sentence(made.code, made.facts), game)


def _events_of(kind: type[Event], game: str) -> Iterator[Event]:
    """An event of that kind for every value that one of its fields may have."""
    hints = get_type_hints(kind)
    known = {field.name: [*_values(field.name, hints[field.name], game)] for field in fields(kind)}  # type: ignore[arg-type]
    first = {name: each[0] for name, each in known.items()}
    yield kind(**first)
    for name, each in known.items():
        yield from (kind(**{**first, name: value}) for value in each)


def _values(name: str, hint: Any, game: str) -> Iterator[Any]:
    """Values of a declared type: those a fact of the name has had, or some of the type."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        for part in parts:
            yield from _values(name, part, game)
    elif origin is tuple:
        inner = [[*_values(name, part, game)] for part in parts if part is not ...]
        one = tuple(each[0] for each in inner)
        yield from (one, one * 2, ()) if ... in parts else (one,)
    elif hint is NoneType:
        yield None
    elif hint is bool:
        yield from (True, False)
    elif hint is int:
        yield from COUNTS
    else:
        known = [value for value in values(game).get(name, ()) if type(value) is str]
        yield from known or ("Anna",)


@pytest.mark.parametrize("name", CALLED)
def test_names_of_facts_are_told_once_however_often_asked(name: str):
    """A refusal passes through several moments on its way out, and each of them may name its facts."""
    raw = {
        "wares": (("silk", 2), ("tea", 1)),
        "price": (("silk", 2),),
        "prices": ((("silk", 2),), (("tea", 1),)),
        **dict.fromkeys(("beside", "things", "verbs"), ("silk1", "bank")),
        "goals": ("customs",),
    }
    once = name_facts({name: raw.get(name, "silk1")})
    assert name_facts(once) == once
    check(Sentence("put-neighbour", {"area": "", "other": "", "beside": (), **once}), "yokohama")
