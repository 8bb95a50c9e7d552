"""The language of Russian Railroads: reading a line as a move, with suggestions for a faulty one; and writing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress

from eighteen80.engine.language import PlainLanguage
from eighteen80.engine.rule import no_candidates
from eighteen80.line.fields import Reading
from eighteen80.line.folding import fold
from eighteen80.line.forms import Choice
from eighteen80.line.notation import Notation
from eighteen80.refusals import Ambiguous, Illegal, RecordText, Refusal, Unreadable
from eighteen80.russia import turn
from eighteen80.russia.box.components import BOX
from eighteen80.russia.fields.single_words import EngineerName
from eighteen80.russia.fields.spelling import NOTATION, SCORES, read_use, spell
from eighteen80.russia.moves import OWED, SPACES, Bonus, Move, Relocate, Strip, Token
from eighteen80.russia.rules.scoring import SCORES as ENTRY_SCORES
from eighteen80.russia.show.nearest import guide, speak
from eighteen80.russia.state import BONUS, RELOCATE, STRIP, State
from eighteen80.russia.turn import ENGINE

IN_A_TURN: tuple[type[Move], ...] = (*SPACES, *OWED, Relocate)
"""Moves with parts that may be wrong separately; other moves are refused as a whole."""
TOO_LITTLE = frozenset(("not-in-full", "chain-first", "no-step-said", "which-colour", "which-marker"))
"""Refusals of an incomplete line, whose next words may complete it."""
UNSAID: dict[str, type[Move]] = {STRIP: Strip, BONUS: Bonus, RELOCATE: Relocate}
"""Moves whose verb may be left out, by phase."""
ASKING = "?"


class Language(PlainLanguage[State, Move]):
    """The language of one of the notations."""

    def __init__(self, notation: Notation[Move]) -> None:
        super().__init__(
            notation,
            ENGINE,
            turn.due,
            lambda state: state.seats,
            refuse=lambda state, kind, _given: refuse(state, kind),
            possible=lambda state: (*turn.rules(state), *ENGINE.any_time),
            lists=lists,
        )

    def spell_out(self, line: str, state: State) -> str:
        """Spell out abbreviations and a verb left out; a line that asks for tokens is answered."""
        if self is COUNTING:
            return line
        spelt = spell(line, state)
        if state.pool and spelt.endswith(ASKING):
            _ask_tokens(spelt.removesuffix(ASKING).split(), state)
        return self._add_verb(spelt, state)

    def _add_verb(self, line: str, state: State) -> str:
        """Add the verb if only one kind of move is possible: a strip, a start bonus, a space to relocate to."""
        words = line.split()
        kind = UNSAID.get(state.phase)
        if kind is None or not words or state.pool or _is_due(words[0], state):
            return line
        moment = self.moment(state)
        if kind is Strip:
            has_words = EngineerName().value(words[0], Reading(moment, Strip, NOTATION.words)) is not None
        elif kind is Bonus:
            has_words = any(
                word.startswith(fold(words[0])) for name in BOX.setup.bonus for word in NOTATION.words[name]
            )
        else:
            has_words = read_use(words, moment) is not None
        return f"{kind.verb} {line}" if has_words else line


def lists(state: State, kind: type[Move]) -> bool:
    """Return whether moves of this class can be listed; the engineers of a strip, for example, cannot."""
    rule = turn.rules(state).get(kind)
    return rule is None or rule.candidates is not no_candidates


def refuse(state: State, kind: type[Move]) -> None:
    """Refuse as the rules refuse moves of this class; nothing if they allow one of them."""
    if kind not in turn.rules(state) and kind not in ENGINE.any_time:
        raise ENGINE.not_now(state, kind)
    rule = turn.rules(state).get(kind)
    for move in rule.candidates(state) if rule else ():
        ENGINE.check(state, move)
        return
    raise Illegal("turn-none", verb=kind.verb)


PLAYING, COUNTING = Language(NOTATION), Language(SCORES)


def language_of(state: State) -> Language:
    """Return the language of this table."""
    return COUNTING if state.options.entry == ENTRY_SCORES else PLAYING


def _ask_tokens(words: list[str], state: State) -> None:
    """List the possible tokens for `token?`; the preview shows their gains."""
    if words and fold(words[-1]) in map(fold, NOTATION.names(Token)):
        choices = [NOTATION.write(move) for move in ENGINE.legal_of(state, Token) if not getattr(move, "parts", ())]
        if choices:
            raise Ambiguous("which-token", choices=choices)


def _is_due(word: str, state: State) -> bool:
    """Return whether the word is the beginning of a verb that is possible now."""
    return any(_begins_name(word, kind) for kind in (*turn.rules(state), *turn.ANY_TIME))


def _begins_name(word: str, kind: type[Move]) -> bool:
    """Return whether the word is the beginning of a name of that verb."""
    notation = NOTATION if kind in NOTATION.forms else SCORES
    return any(fold(name).startswith(fold(word)) for name in notation.names(kind))


def read(line: str, state: State | None = None) -> Move:
    """Read a line. If no other word could replace an unreadable one, refuse the part before it first."""
    if state is None:
        return PLAYING.read(line, state)
    try:
        return language_of(state).read(line, state)
    except Illegal as refusal:
        refusal.suggest(lambda: next(ENGINE.legal(state), None))
        speak(refusal)
        raise
    except Unreadable as unread:
        if language_of(state) is COUNTING:
            _refuse_played(line, state)
        spelt = spell(line, state)
        with suppress(Unreadable):
            # A line refused here already has no verb before its space.
            spelt = language_of(state).spell_out(line, state)
        before = _check_before(_text_before(spelt, unread), unread.word, state)
        if before is not None and not any(_begins_name(word, type(before)) for word in line.split()):
            # Its verb was not typed: the words before may be meant for another move.
            unread.suggest(lambda: before)
        raise


def _refuse_played(line: str, state: State) -> None:
    """Refuse a move of the game as such, at a table that only counts."""
    try:
        played = type(NOTATION.read(spell(line, state)))
    except Refusal:
        return
    raise Illegal("entry-scores", verb=RecordText(played.verb)) from None


def _check_before(line: str, word: str, state: State) -> Move | None:
    """Refuse the part of a line before an unreadable word if no further word can mend it; return the allowed move."""
    move: Move | None = None
    try:
        move = language_of(state).read(line, state)
        ENGINE.check(state, ENGINE.complete(state, move))
    except Illegal as refusal:
        if move is not None and isinstance(move, IN_A_TURN) and refusal.code not in TOO_LITTLE:
            guide(state, move, refusal)
            raise
    except Ambiguous:
        # Of two moves without a semicolon the first has to be clear before the second is looked at.
        if move is not None and _begins_move(word, state):
            raise
    except Unreadable:
        pass
    else:
        return move
    return None


def _begins_move(word: str, state: State) -> bool:
    """Return whether the word is the beginning of a verb."""
    language = language_of(state)
    try:
        return bool(language.notation.find(word, language.moment(state)))
    except Refusal as refusal:
        return isinstance(refusal, Ambiguous)


def _text_before(line: str, unread: Unreadable) -> str:
    """Return the line before the word; its place is counted from the move that contains it."""
    found = re.compile(rf"(?<!\S){re.escape(unread.word)}").search(line, unread.at)
    return line[: found.start()].strip() if found else ""


def write(move: Move) -> str:
    """Write the move's canonical line."""
    language = PLAYING if type(move) in NOTATION.forms else COUNTING
    return language.write(move)


def complete(line: str, state: State) -> Sequence[Choice]:
    """List the possible continuations of the line."""
    return language_of(state).complete(line, state)
