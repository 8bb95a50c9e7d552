"""Everything that a game says at moments of its demo game: events, questions, sheets, offers and refusals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from random import Random
from typing import Any, NamedTuple

from eighteen80 import registry
from eighteen80.capabilities import Shown
from eighteen80.engine.game import AnyGame, AnyState
from eighteen80.line.forms import Choice
from eighteen80.record.history import Accepted
from eighteen80.refusals import Refusal
from eighteen80.sheets import Say
from eighteen80.words import LANGUAGES
from tests.support import played
from tests.support.codes import PACKAGE, REFUSALS, codes
from tests.support.sentences import messages

MOMENTS = 10
"""Number of moments examined in a game."""
TRIED = 10
"""Number of lines of other moments tried at each."""
COUNTS = (0, 1, 2, 5, 12, 22)
ENOUGH = 4
"""Number of values kept of a fact of each kind."""


class Sentence(NamedTuple):
    """A code with its facts."""

    code: str
    facts: Mapping[str, Any]


def kind_of(value: object) -> object:
    """Return the key of a fact's wording: its type, and of a list the types in it."""
    if isinstance(value, Say):
        return Say
    if isinstance(value, Mapping):
        return Mapping, frozenset(map(kind_of, value.values()))
    if isinstance(value, tuple | list | set | frozenset):
        return tuple, frozenset(map(kind_of, value))
    return type(value)


def moments(key: str) -> Sequence[AnyState]:
    """Some moments of the demo game of a game, the first and the last among them."""
    demo = played.record(key)
    return (demo.start, *(entry.after for entry in demo.entries[:: len(demo.entries) // MOMENTS]), demo.state)


@cache
def sentences_of(key: str) -> Sequence[Sentence]:
    """Everything that a game says at moments of its demo game, once for each kind of facts."""
    game, moves, dice = registry.game(key), played.entries(key), Random(key)
    found: dict[object, Sentence] = {}
    looked_at = {entry.number for entry in moves[:: len(moves) // MOMENTS]}
    for entry in moves:
        at_length = _sentences_at(game, entry.after, moves, dice) if entry.number in looked_at else ()
        for sentence in chain(_sentences_after(game, entry), at_length):
            kinds_of = tuple((name, kind_of(fact)) for name, fact in sorted(sentence.facts.items()))
            found.setdefault((sentence.code, kinds_of), sentence)
    return tuple(found.values())


def _sentences_after(game: AnyGame, entry: Accepted) -> Iterator[Sentence]:
    yield from (Sentence(event.code, event.facts) for event in entry.events)
    question = game.ask(entry.before)
    yield Sentence(question.code, question.facts)


def _sentences_at(game: AnyGame, state: AnyState, moves: Sequence[Accepted], dice: Random) -> Iterator[Sentence]:
    shown = (
        game.offers(Shown).sheets(state),
        game.explained.handbook(state),
        game.offers(Shown).tally(state),
        game.complete("", state),
    )
    yield from _says(shown)
    for other in dice.sample(moves, min(TRIED, len(moves))):
        for line in _spoilt(other.line, dice):
            yield from _says(game.complete(line, state))
            yield from _refusal_of(game, state, line)


def _spoilt(line: str, dice: Random) -> Iterator[str]:
    """A line, and the same with a word less, twice, or another."""
    words = line.split()
    at = dice.randrange(len(words))
    yield line
    yield " ".join((*words[:at], *words[at + 1 :])) or line
    yield " ".join((*words[: at + 1], *words[at:]))
    yield " ".join((*words[:at], dice.choice(("9", "xyz", "0", "Anna", "silk1", "-1", "?")), *words[at + 1 :]))


def _refusal_of(game: AnyGame, state: AnyState, line: str) -> Iterator[Sentence]:
    lines = getattr(game, "lines", lambda text, _: (text,))
    try:
        for one in lines(line, state):
            game.apply(state, game.resolve(state, game.read(one, state)))
    except Refusal as refusal:
        yield Sentence(refusal.code, refusal.facts)


def _says(shown: object) -> Iterator[Sentence]:
    """Every sentence in what is shown."""
    if isinstance(shown, Say):
        yield Sentence(shown.code, shown.facts)
    elif isinstance(shown, Choice):
        if shown.meaning:
            yield Sentence(shown.meaning, shown.facts)
        if shown.barred:
            yield Sentence(shown.barred.code, shown.barred.facts)
    elif isinstance(shown, Mapping):
        yield from chain.from_iterable(map(_says, shown.values()))
    elif isinstance(shown, tuple | list):
        yield from chain.from_iterable(map(_says, shown))


# Every code, with every kind of value that its facts are known to have


@cache
def values(key: str) -> Mapping[str, Sequence[Any]]:
    """Return the values of facts by name in that game, some of each kind."""
    found: dict[str, dict[object, list[Any]]] = {}
    for sentence in sentences_of(key):
        for name, value in sentence.facts.items():
            kept = found.setdefault(name, {}).setdefault(kind_of(value), [])
            if len(kept) < ENOUGH and value not in kept:
                kept.append(value)
    return {name: [*chain.from_iterable(by_kind.values())] for name, by_kind in found.items()}


def possible(key: str) -> Iterator[Sentence]:
    """Every code that the game's own source hands out with its facts, each fact in turn of every kind."""
    wanted = {**messages("words", LANGUAGES[0]), **messages(f"{key}/words", LANGUAGES[0])}
    for code in codes(PACKAGE / key):
        named = code.facts is not None and code.call in (*REFUSALS, "forbid", "tell")
        names = {*(code.facts or ())} if named else wanted[code.code]
        yield from _in_turn(key, code.code, sorted(names | ({"word"} if code.call == "Unreadable" else set())))


def _in_turn(key: str, code: str, names: Sequence[str]) -> Iterator[Sentence]:
    known = {name: [*values(key).get(name, ("Anna",)), *_numbers(key, name)] for name in names}
    first = {name: each[0] for name, each in known.items()}
    yield Sentence(code, first)
    for name in names:
        yield from (Sentence(code, {**first, name: value}) for value in known[name])


def _numbers(key: str, name: str) -> Sequence[int]:
    """Return a figure for every form of a plural."""
    figures = [value for value in values(key).get(name, ()) if isinstance(value, int) and not isinstance(value, bool)]
    return COUNTS if figures else ()
