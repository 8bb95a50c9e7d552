"""Possible meanings of a typed line: this player's move, or the next player's, which ends the turn; both are asked."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from eighteen80.engine.table_moves import Correct, Note, Overrule
from eighteen80.line.fields import MISSING, Moment, Reading, UnexpectedWord
from eighteen80.line.folding import fold
from eighteen80.line.guarded import guarded_words
from eighteen80.line.leading_names import names_with_prefix, spelt_names
from eighteen80.refusals import Ambiguous, Illegal, Label, Refusal, Unreadable
from eighteen80.yokohama.fields.places import is_named
from eighteen80.yokohama.moves import (
    FORMS,
    NOTATION,
    VERBS,
    Act,
    Done,
    Go,
    Keep,
    Move,
    OpenGoals,
    Put,
    Recall,
    Toll,
    Trade,
)
from eighteen80.yokohama.rules.ending import is_over
from eighteen80.yokohama.state import State
from eighteen80.yokohama.turn import ANY_TIME, RULES, course_at, due

TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"?|[=>,]|[^\s=>,"]+')
_TRADED = re.compile(r"[+-]\w")
_ENOUGH, _FEW = 3, 2
"""Numbers of letters that are enough for another name of a verb, and for one that is unique."""
_CLEAR: Mapping[type[Move], int] = {OpenGoals: 3, Overrule: 2, Note: 3}
"""Numbers of letters needed for a rare verb that begins like others, or takes any words after it."""
_SHOWN = 40
_WITH_PLACE = 4
"""Number of words before the change of a correction with a place, its own verb among them."""
BEGINS_A_TURN = (Act, Put, Go, Recall)
"""Moves of the next player once the main phase of a turn has come to its action."""


class Meaning(NamedTuple):
    """A move that the line can mean, and whether it ends the turn before it."""

    move: Move
    ends: bool = False


def read(line: str, state: State | None) -> Move:
    """Read the move that a line means at that moment; a full verb decides at once."""
    if state is None:
        move: Move = NOTATION.read(line)
        return move
    words = TOKEN.findall(line)
    if words and words[0] in VERBS:
        try:
            return fill(VERBS[words[0]], words, state)
        except Refusal as refusal:
            raise _likeliest([refusal], line, words, state) from None
    return meaning(line, state).move


def meaning(line: str, state: State) -> Meaning:
    """Return the meaning of a line at that moment; raise Ambiguous for two complete ones."""
    words = TOKEN.findall(line)
    who, rest = _split_name(words, state)
    return _meaning(line, rest, who, state)


def leading_name(line: str, state: State) -> str:
    """Return the player whose name is in front of a line, or ""."""
    return _split_name(TOKEN.findall(line), state)[0]


def _meaning(line: str, words: Sequence[str], who: str, state: State) -> Meaning:
    if not words:
        raise Unreadable("unreadable-verb", expected=due(state))
    found, refusals = _readings(words, state, who)
    found = _possible(found, state)
    if len(found) == 1:
        return found[0]
    if found:
        raise Ambiguous(
            "ambiguous-turn", choices=[_write_meaning(each, state) for each in found], next=_next_player(state)
        )
    raise _likeliest(refusals, line, words, state)


def _write_meaning(meant: Meaning, state: State) -> str:
    line = NOTATION.write(meant.move)
    return f"{_next_player(state)}: {line}" if meant.ends else line


# Player of a line


def _split_name(words: Sequence[str], state: State) -> tuple[str, Sequence[str]]:
    """Split off a name in front, in full or, with a colon, in part; "" without a name.

    A name that also begins a verb or an area needs the colon.
    """
    for name, spelt in spelt_names(state.seats):
        length = spelt.count(" ") + 1
        front = " ".join(words[:length])
        if fold(front.rstrip(":")) != spelt:
            continue
        if front.endswith(":"):
            return name, words[length:]
        if words[length : length + 1] == [":"]:
            return name, words[length + 1 :]
        if not any(True for _ in _kinds(fold(words[0]), RULES)) and not is_named(words[0]):
            return name, words[length:]
    begun = words[0].removesuffix(":") if words and words[0].endswith(":") else ""
    names = names_with_prefix(begun, state.seats) if begun else []
    return (names[0], words[1:]) if len(names) == 1 else ("", words)


def _next_player(state: State) -> str:
    if state.turn is None:
        return state.seats[0]
    return state.seats[(state.seats.index(state.turn.who) + 1) % len(state.seats)]


def state_after_turn(state: State) -> State | None:
    """Return the moment after this turn, if it may end now."""
    if state.turn is None or state.turn.step not in ("B3", "C"):
        return None
    course = course_at(state, Done)
    RULES[Done].do(course, Done())
    return None if is_over(course.state) else course.state


# Readings


def _readings(words: Sequence[str], state: State, who: str) -> tuple[list[Meaning], list[Refusal]]:
    """List every complete reading of a possible move, or else the first one of another move.

    With several refused moves it does not matter which was meant.
    """
    found: list[Meaning] = []
    refusals: list[Refusal] = []
    mine = not who or state.turn is None or who == state.turn.who
    later = state_after_turn(state) if not mine or not who else None
    if not mine and later is None:
        raise Unreadable("unreadable-due", word=who, due=(state.this_turn.who,))
    if not mine and who != _next_player(state):
        raise Unreadable("unreadable-due", word=who, due=(state.this_turn.who, _next_player(state)))
    if mine:
        found += (Meaning(move) for move in _moves(words, state, _open(state), refusals))
    if later is not None:
        kinds = BEGINS_A_TURN if mine else _open(later)
        if any(map(_is_begun, refusals)):
            # Of possible moves the words have begun one already: an impossible one is not meant.
            kinds = tuple(kind for kind in kinds if kind.verb in due(later))
        theirs: list[Refusal] = []
        found += (Meaning(move, ends=True) for move in _moves(words, later, kinds, theirs))
        for refusal in theirs:
            refusal.due = (later.this_turn.who,)
        refusals += theirs
    if not found and not any(isinstance(refusal, Ambiguous) or _is_begun(refusal) for refusal in refusals):
        others = [Meaning(move, ends=not mine) for move in _moves(words, state, tuple(RULES), refusals)]
        found += _possible(others, state)[:1]
    return list(dict.fromkeys(found)), refusals


def _is_begun(refusal: Refusal) -> bool:
    """Return whether the words begin the move correctly and continue with an error."""
    return bool(refusal.at) and refusal.code != MISSING


def _open(state: State) -> tuple[type[Move], ...]:
    """Return the moves that a word or a letter can mean now."""
    kinds = [VERBS[verb] for verb in due(state)]
    # These may come in every step, and are not always due.
    return tuple(dict.fromkeys((*kinds, Toll, Keep, *ANY_TIME, Overrule)))


def _moves(words: Sequence[str], state: State, kinds: Sequence[type[Move]], refusals: list[Refusal]) -> Iterator[Move]:
    first = fold(words[0])
    named = list(_kinds(first, kinds))
    if not named and not any(verb.startswith(first) for verb in VERBS):
        named = list(_kinds(first, kinds, _FEW))
    tried = [(kind, words) for kind in named if len(first) >= _CLEAR.get(kind, 1)]
    is_verb = any(verb.startswith(first) for verb in VERBS) and not is_named(first)
    implied: tuple[type[Move], ...] = (Trade,) if _TRADED.match(first) else () if is_verb or state.on_map else (Act,)
    tried += ((kind, (kind.verb, *words)) for kind in implied if kind in kinds)
    for kind, spelled in tried:
        try:
            yield fill(kind, spelled, state)
        except Refusal as failed:
            refusal = _unless_one(failed, kind, spelled, state)
            # The verb of an area without further words is not on the line.
            refusal.at = max(0, refusal.at - (len(spelled) - len(words)))
            refusals.append(refusal)


def _unless_one(refusal: Refusal, kind: type[Move], words: Sequence[str], state: State) -> Refusal:
    """Return the refusal of the words if either area of an ambiguous word would be refused."""
    if isinstance(refusal, Ambiguous):
        with suppress(Illegal, Ambiguous):
            try:
                word = refusal.facts.get("word")
                fill(kind, [refusal.choices[0] if each == word else each for each in words], state)
            except Unreadable as unreadable:
                return unreadable
    return refusal


def _kinds(word: str, kinds: Iterable[type[Move]], enough: int = _ENOUGH) -> Iterator[type[Move]]:
    """Yield the moves with a verb that the word begins, or another name that it is or clearly begins."""
    for kind in kinds if word not in guarded_words() else ():
        canonical, *others = map(fold, NOTATION.names(kind))
        if canonical.startswith(word) or any(
            name == word or (len(word) >= enough and name.startswith(word)) for name in others
        ):
            yield kind


def _owner_first(words: Sequence[str], state: State) -> Sequence[str]:
    """Reorder `correct assistants silk1 Anna +1` as it is written: the owner before the place."""
    if len(words) >= _WITH_PLACE:
        place, owner, seats = words[2], words[3], [fold(name) for name in state.seats]
        if fold(owner) in seats and fold(place) not in seats and is_named(place):
            return (*words[:2], owner, place, *words[_WITH_PLACE:])
    return words


def fill(kind: type[Move], words: Sequence[str], state: State) -> Move:
    """Read the move of that kind, or refuse incomplete words."""
    form = FORMS[kind]
    words = _owner_first(words, state) if kind is Correct else words
    reading = Reading(Moment(state), kind, NOTATION.words)
    try:
        form.fill(words, reading)
    except UnexpectedWord as unexpected:
        word = words[min(unexpected.index, len(words) - 1)][:_SHOWN]
        facts = {"field": unexpected.missing} if unexpected.missing else {}
        raise Unreadable(
            unexpected.code_for(word), word=word, at=unexpected.index, expected=unexpected.expected, **facts
        ) from None
    missing = form.find_missing(reading)
    if missing is not None:
        expected = partial(missing.expected_words, reading)
        raise Unreadable(MISSING, at=len(words), expected=expected, field=Label(missing.kind.label))
    return kind(**reading.given)


def _possible(found: Sequence[Meaning], state: State) -> list[Meaning]:
    """Drop the readings that the box cannot show: an action of power 1, three cards."""
    if len(found) < 2:  # noqa: PLR2004  # several
        return list(found)
    return [each for each in found if _can_be(each.move, state)]


def _can_be(move: Move, state: State) -> bool:
    """Return whether the box can show it; that is the same at any moment, so the turn does not matter."""
    rule, course = RULES[type(move)], course_at(state, type(move))
    try:
        rule.plan(course.state, rule.complete(course.state, move))
    except Illegal:
        return False
    except Ambiguous:
        return True
    return True


def _likeliest(refusals: Sequence[Refusal], line: str, words: Sequence[str], state: State) -> Refusal:
    """Pick the refusal of the reading that came furthest; convert its place among the words into one on the line."""
    ambiguous = next((refusal for refusal in refusals if isinstance(refusal, Ambiguous)), None)
    if ambiguous is not None:
        return ambiguous
    places = [match.start() for match in TOKEN.finditer(line)]
    # A name in front is no part of the words.
    places = places[len(places) - len(words) :]
    if not refusals:
        return Unreadable("unreadable-verb", word=words[0][:_SHOWN], at=places[0], expected=due(state))
    furthest = max(refusals, key=lambda refusal: refusal.at)
    if not furthest.at and isinstance(furthest, Unreadable):
        expected = dict.fromkeys((*due(state), *furthest.expected))
        return Unreadable("unreadable-verb", word=words[0][:_SHOWN], at=places[0], expected=tuple(expected))
    furthest.at = places[furthest.at] if furthest.at < len(places) else len(line)
    return furthest
