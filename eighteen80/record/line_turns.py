"""Turns of a typed line: a finished turn is not ended again, and another player's turn needs the name.

A record's own lines name the player of each move, so this applies to typed lines alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import TYPE_CHECKING

from eighteen80.capabilities import ExplainsTurnEnd, HasTurns
from eighteen80.engine.game import AnyGame, AnyState
from eighteen80.line.leading_names import strip_name, strip_name_prefix
from eighteen80.refusals import Ambiguous, RecordText, Refusal
from eighteen80.sheets import Fact, Facts

if TYPE_CHECKING:
    from eighteen80.record.history import Accepted

ENDED = "turn-ended-by-itself"
UNNAMED = "turn-of-another"
ANOTHER_ROUND = "turn-of-another-round"


class LineTurns:
    """Progress of a typed line from move to move; `moves` are those in force before it."""

    def __init__(self, game: AnyGame, moves: Sequence[Accepted]) -> None:
        self._game = game
        self._last: Accepted | None = None
        self._over: Accepted | None = None
        self._last_of_round: Accepted | None = None
        self._by_itself = False
        of_turns = moves if HasTurns in game.parts else ()
        # Notes and corrections of the banker belong to no turn.
        for last in islice((move for move in reversed(of_turns) if _is_due(game, move)), 1):
            self._follow(last)

    def advance(self, entry: Accepted) -> None:
        """Go on after this move of the line."""
        self._last = entry
        if entry.move is None:
            self._over = self._last_of_round = None
        elif _is_due(self._game, entry):
            self._follow(entry)

    def _follow(self, entry: Accepted) -> None:
        game = self._game
        if (turns := game.offers(HasTurns)) is None:
            return
        self._over = entry if turns.turn_key(entry.before) != turns.turn_key(entry.after) else None
        self._by_itself = verb_of(entry) not in (*turns.closing, *turns.around)
        ended = game.round_key(entry.before) != game.round_key(entry.after) or any(
            event.ends_round for event in entry.events
        )
        self._last_of_round = entry if ended else None

    def admits(self, text: str, state: AnyState) -> bool:
        """Return False for a move that would end a finished turn; refuse one that takes another player's turn."""
        game, over = self._game, self._over
        if (
            (turns := game.offers(HasTurns)) is None
            or not (over or self._last_of_round)
            or _has_name(game, text, state)
        ):
            return True
        if self._last and self._once_more(text, state):
            return False
        if over is None:
            return True
        closes = self._by_itself and self._verb(text, over.before) in turns.closing
        if self._last and closes:
            self._by_itself = False
            return False
        wanted = closes if self._last is None else self._verb(text, state) not in turns.around
        if wanted and self._takes_turn(text, state):
            raise _ask_for_name(ENDED if closes else UNNAMED, game, text, state, over)
        return True

    def require_name(self, text: str, state: AnyState) -> None:
        """Ask for the name of the player whose turn a later move of the line begins by implying the end of another."""
        game, last = self._game, self._last
        if last and last.actor not in game.due(state) and not _has_name(game, text, state):
            raise _ask_for_name(UNNAMED, game, text, state, last)

    @property
    def first(self) -> bool:
        """True until a move of the line has been made."""
        return self._last is None

    @property
    def ended(self) -> Facts | None:
        """Facts of the turn that a move of this line ended automatically: its player, the move, the reason."""
        game, over = self._game, self._over
        if self._last is None or over is None or not self._by_itself or HasTurns not in game.parts:
            return None
        explains = game.offers(ExplainsTurnEnd)
        reason = explains.why_over(over.before, over.move) if explains and over.move is not None else None
        return {"who": over.actor, "line": RecordText(over.line), "reason": reason}

    def _once_more(self, text: str, state: AnyState) -> bool:
        """Return whether to leave out the bare word that ended the round: with automatic passes it is typed too often.

        Ask if a player may use it in the next round.
        """
        last = self._last_of_round
        if last is None or not last.line == verb_of(last) == self._canonical_line(text, last.before):
            return False
        if self._takes_turn(text, state):
            raise _ask_for_name(ANOTHER_ROUND, self._game, text, state, last, line=RecordText(last.line))
        return True

    def _canonical_line(self, text: str, state: AnyState) -> str:
        """Return the canonical form of the text at that moment; "" if it is not a move there."""
        try:
            return self._game.write(self._game.read(text, state))
        except Refusal:
            return ""

    def _verb(self, text: str, state: AnyState) -> str:
        """Return the verb of the text at that moment; "" if it is not a move there.

        A verb in full that neither ends a turn nor interrupts one decides nothing here, so its line is not read.
        """
        verb, turns = text.partition(" ")[0], self._game.offers(HasTurns)
        if turns and verb not in (*turns.closing, *turns.around) and verb in self._game.engine.verbs(state):
            return verb
        return self._canonical_line(text, state).partition(" ")[0]

    def _takes_turn(self, text: str, state: AnyState) -> bool:
        """Return whether a player who is due may make the move; any other has a better refusal, or no player."""
        game = self._game
        try:
            move = game.resolve(state, game.read(text, state))
            game.check(state, move)
        except Refusal:
            return False
        return game.actor(state, move) in game.due(state)


def list_moves(game: AnyGame, moves: Sequence[Accepted], state: AnyState) -> list[str]:
    """List every move allowed after these as a line to type, with the name where it would be asked for."""
    turns = LineTurns(game, moves)
    return [_as_taken(game, turns, game.write(move), state) for move in game.legal(state)]


def _as_taken(game: AnyGame, turns: LineTurns, line: str, state: AnyState) -> str:
    try:
        turns.admits(line, state)
        if (implying := game.expands) and line.partition(" ")[0] in implying.either:
            implying.lines(line, state)
    except Ambiguous as refusal:
        return refusal.mended
    return line


def _is_due(game: AnyGame, entry: Accepted) -> bool:
    return entry.actor in game.due(entry.before)


def verb_of(entry: Accepted) -> str:
    """Return the verb of a move in force."""
    return entry.line.partition(" ")[0]


def named_lines(game: AnyGame, entries: Sequence[Accepted], last: Accepted | None) -> str:
    """Join the moves of a line to be typed again, with the player's name at each change."""
    before = (last, *entries)
    return "; ".join(_with_name(game, entry, before[place], first=not place) for place, entry in enumerate(entries))


def _with_name(game: AnyGame, entry: Accepted, before: Accepted | None, *, first: bool) -> str:
    if before is None or before.actor == entry.actor or not _is_due(game, entry):
        return entry.line
    # Of a first move the table knows who makes it, but for one that ends a turn just after another has ended.
    named = not first or ((turns := game.offers(HasTurns)) and verb_of(entry) in turns.closing)
    return f"{entry.actor}: {entry.line}" if named else entry.line


def _has_name(game: AnyGame, text: str, state: AnyState) -> bool:
    """Return whether the text begins with the name of a player who may move now."""
    due = tuple(dict.fromkeys((*game.due(state), game.thinker(state))))
    if strip_name(text, due):
        return True
    rest = strip_name_prefix(text, due)
    try:
        return bool(rest) and game.read(text, state) == game.read(rest, state)
    except Refusal:
        return False


def _ask_for_name(code: str, game: AnyGame, text: str, state: AnyState, last: Accepted, **facts: Fact) -> Ambiguous:
    """Suggest the line with the name before the move."""
    who = game.due(state)[0] if game.due(state) else ""
    line = f"{who}: {text}"
    refusal = Ambiguous(code, choices=(line,), who=who, was=last.actor, **facts)
    refusal.mended = line
    return refusal
