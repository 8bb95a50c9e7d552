"""Reading of a typed line as a move of Russian Railroads, at the moment of typing; `reading` adds a way out."""

from __future__ import annotations

from eighteen80.engine.rule import no_candidates
from eighteen80.line.fields import Moment, Reading
from eighteen80.line.folding import fold
from eighteen80.line.notation import Notation
from eighteen80.refusals import Ambiguous, Illegal, RecordText, Refusal, Unreadable
from eighteen80.russia import turn
from eighteen80.russia.box.components import BOX
from eighteen80.russia.engine import ENGINE
from eighteen80.russia.fields.abbreviations import spell
from eighteen80.russia.fields.single_words import EngineerName
from eighteen80.russia.fields.spelling import NOTATION, SCORES, read_use
from eighteen80.russia.moves import (
    Bonus,
    Move,
    Relocate,
    Strip,
    Token,
)
from eighteen80.russia.rules.ending import SCORES as ENTRY_SCORES
from eighteen80.russia.state import BONUS, RELOCATE, STRIP, State


def notation_of(state: State | None) -> Notation[Move]:
    """Return the notation of this table."""
    return SCORES if state is not None and state.options.entry == ENTRY_SCORES else NOTATION


def notation_for(move: Move) -> Notation[Move]:
    """Return the notation that knows the move."""
    return NOTATION if type(move) in NOTATION.forms else SCORES


def moment(state: State) -> Moment:
    """Return the context of reading: the player to act, the possible moves, the legal ones."""
    possible = (*turn.rules(state), *ENGINE.any_time)
    due = turn.due(state)
    return Moment(
        state,
        possible,
        lambda kind: ENGINE.legal_of(state, kind) if is_listed(state, kind) else None,
        lambda kind, _given: refuse(state, kind),
        due,
        tuple(name for name in state.seats if name not in due),
    )


def is_listed(state: State, kind: type[Move]) -> bool:
    """Return whether moves of this class can be listed; the engineers of a strip, for example, cannot."""
    rule = turn.rules(state).get(kind)
    return kind not in ENGINE.any_time and (rule is None or rule.candidates is not no_candidates)


def refuse(state: State, kind: type[Move]) -> None:
    """Refuse as the rules refuse moves of this class; nothing if they allow one of them."""
    if kind not in turn.rules(state) and kind not in ENGINE.any_time:
        raise ENGINE.not_now(state, kind)
    rule = turn.rules(state).get(kind)
    for move in rule.candidates(state) if rule else ():
        ENGINE.check(state, move)
        return
    raise Illegal("turn-none", verb=kind.verb)


def read(line: str, state: State | None) -> Move:
    """Read a typed line as a move."""
    if state is None:
        move: Move = NOTATION.read(line)
        return move
    if notation_of(state) is SCORES:
        return _read_counted(line, state)
    spelt = spell(line, state)
    if state.pool and spelt.endswith(ASKING):
        _ask_tokens(spelt.removesuffix(ASKING).split(), state)
    found: Move = NOTATION.read(_add_verb(spelt, state), moment(state))
    return found


ASKING = "?"


def _ask_tokens(words: list[str], state: State) -> None:
    """List the possible tokens for `token?`; the preview shows their gains."""
    if words and fold(words[-1]) in map(fold, NOTATION.names(Token)):
        choices = [NOTATION.write(move) for move in ENGINE.legal_of(state, Token) if not getattr(move, "parts", ())]
        if choices:
            raise Ambiguous("which-token", choices=choices)


def _add_verb(line: str, state: State) -> str:
    """Add the verb if only one kind of move is possible: a strip, a start bonus, a space to relocate to."""
    words = line.split()
    kind = UNSAID.get(state.phase)
    if kind is None or not words or state.pool or _is_due(words[0], state):
        return line
    if kind is Strip:
        has_words = EngineerName().value(words[0], Reading(moment(state), Strip, NOTATION.words)) is not None
    elif kind is Bonus:
        has_words = any(word.startswith(fold(words[0])) for name in BOX.setup.bonus for word in NOTATION.words[name])
    else:
        has_words = read_use(words, moment(state)) is not None
    return f"{kind.verb} {line}" if has_words else line


def _is_due(word: str, state: State) -> bool:
    """Return whether the word is the beginning of a verb that is possible now."""
    names = (name for kind in (*turn.rules(state), *turn.ANY_TIME) for name in NOTATION.names(kind))
    return any(fold(name).startswith(fold(word)) for name in names)


def begins_move(word: str, state: State) -> bool:
    """Return whether the word is the beginning of a verb."""
    try:
        return bool(notation_of(state).find(word, moment(state)))
    except Refusal as refusal:
        return isinstance(refusal, Ambiguous)


UNSAID: dict[str, type[Move]] = {STRIP: Strip, BONUS: Bonus, RELOCATE: Relocate}
"""Moves whose verb may be left out, by phase."""


def _read_counted(line: str, state: State) -> Move:
    """Read a line of a table that only counts; refuse a move of the game as such."""
    try:
        counted: Move = SCORES.read(line, moment(state))
    except Unreadable as refusal:
        try:
            played = type(NOTATION.read(spell(line, state)))
        except Refusal:
            raise refusal from None
        raise Illegal("entry-scores", verb=RecordText(played.verb)) from None
    return counted
