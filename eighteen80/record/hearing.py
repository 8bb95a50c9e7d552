"""Matching of a line that strict reading refuses with the possible moves, on a copy of the moves in force."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Self

from eighteen80.engine.game import AnyGame
from eighteen80.engine.table_moves import OF_THE_BANK
from eighteen80.line.fields import MISSING, NO_VERB, TWICE, ZERO
from eighteen80.line.folding import fold
from eighteen80.line.leading_names import leading_name
from eighteen80.line.matcher.matching import CHATTER, QUESTION, SpokenLine
from eighteen80.line.matcher.search import NEAR, NOT_DUE, SEVERAL
from eighteen80.refusals import Ambiguous, Illegal, Refusal, Unreadable

if TYPE_CHECKING:
    from eighteen80.record.history import Accepted, History

NO_LINE = frozenset(("unreadable-named", "unreadable-extent", "unreadable-sign", TWICE, ZERO))
"""Codes of refusals of lines that wait for more, that cannot be a move in any words, or that have a wrong figure."""


_BACK = 3
"""Number of words before an unreadable one that may begin what is printed: a figure, a sign, a reward."""
_WORD = re.compile(r"\S+")
_LEFT = frozenset(("left", "rounds_left", "pile", "hand"))
"""Names of facts of an event that count what is there after it: no sum that the move is about."""


class Hearing:
    """A typed line, and the moves that it may mean."""

    def __init__(self, history: History, text: str, time: str) -> None:
        self._text = text
        start = history.copy()
        start.begin_line()
        self._table = LineTrial(start, time)
        self._line = SpokenLine(text, start.game.key, self._table)

    def ask_doubt(self) -> None:
        """Ask about a line that may be a question, or one without a verb that explains moves of several verbs.

        Talk is refused, though its first word may begin a verb: `pass auf` is no `pass`.
        """
        if self._line.is_chatter:
            raise Unreadable(CHATTER, said=self._text)
        if self._line.may_ask and (choices := self._line.meanings()) and not any(map(self._is_after_verb, choices)):
            raise Ambiguous(QUESTION, choices=choices, said=self._text)
        found = () if self._line.has_verb else self._line.moves()
        if len({line.partition(" ")[0] for line in found}) > 1:
            raise Ambiguous(SEVERAL, choices=found)

    def _is_after_verb(self, line: str) -> bool:
        """Return whether a move has all words after the verb: the name is its own, as in `permit D WNR`."""
        return fold(line).split()[1:] == fold(self._text).split()[1:]

    def lines(self, refusal: Refusal) -> tuple[str, ...]:
        """Return the lines that a refused one means, or raise the refusal or a better one."""
        asked = isinstance(refusal, Ambiguous) and refusal.mended
        verb = self._text.partition(" ")[0]
        ways = bool(refusal.choices) and all(choice.partition(" ")[0] == verb for choice in refusal.choices)
        illegal = isinstance(refusal, Illegal) and self._line.has_verb
        if asked or ways or illegal or refusal.final or refusal.code in NO_LINE:
            # The line was read: it is not allowed, or the table is asked whose it is.
            raise self._mend(refusal)
        try:
            found = self._line.match()
        except Refusal as better:
            # A move that the line begins is not refused for the reason of another one.
            begun = isinstance(better, Illegal) and (refusal.code == MISSING or isinstance(refusal, Ambiguous))
            if begun or isinstance(refusal, Illegal) or refusal.code == NOT_DUE:
                raise refusal from None
            # If only a sign is missing, no word of the line is guessed.
            mended = self._mend(refusal)
            raise (mended if mended.mended and better.code == NEAR else better) from None
        if found is None:
            # Strict reading stops at the first word of a line as people speak, which may have a meaning here.
            mended = self._mend(refusal)
            if mended.code == NO_VERB:
                unknown = self._line.unknown_word
                raise Unreadable(NEAR, said=unknown) if unknown else self._refuse_begun() or mended
            raise mended
        return found.lines

    def _refuse_begun(self) -> Refusal | None:
        """Return the refusal of the one verb that the line names, which says what the verb needs; None without one."""
        verbs = self._line.named_verbs
        try:
            if len(verbs) == 1:
                self._table.take(verbs[0])
        except (Unreadable, Ambiguous) as refusal:
            if refusal.code == MISSING or refusal.choices:
                refusal.at = len(self._text)
                return refusal
        except Refusal:
            pass
        return None

    def _mend(self, refusal: Refusal) -> Refusal:
        """Return the refusal that names the player who is not due, or the missing sign with the mended line."""
        if not isinstance(refusal, Unreadable) or refusal.final or refusal.mended:
            return refusal
        due = tuple(self._table.due)
        named, _ = leading_name(self._text.split(), self._table.seats)
        if named and named not in due and not refusal.at and refusal.code != NOT_DUE:
            return Unreadable(NOT_DUE, word=named, due=due)
        for code, word, at, mended in self._missing_signs(refusal):
            lacking = Unreadable(code, word=word, at=at)
            lacking.mended, lacking.due = mended, refusal.due if at else ()
            return lacking
        return refusal

    def _missing_signs(self, refusal: Unreadable) -> Iterator[tuple[str, str, int, str]]:
        """Yield the signs that an unreadable line may lack: a semicolon, the sign before what is printed, a colon.

        Each is the code and the word of its refusal, the place, and the line that has the sign.
        """
        at = refusal.at
        if refusal.code not in {TWICE, ZERO} and (mended := self._add_semicolon(self._text, at, self._table)):
            yield "unreadable-several", refusal.word, at, mended
        place, mended = self._add_sign(at)
        if place:
            yield "unreadable-printed", self._text[place:].split(maxsplit=1)[0], place, mended
        if mended := self._add_colon():
            yield "unreadable-colon", mended.partition(":")[0], 0, mended

    def _add_semicolon(self, line: str, at: int, table: LineTrial) -> str:
        """Add a semicolon there and later, if the part before it is allowed and another move begins."""
        head, rest = line[:at].rstrip(" ,"), line[at:].lstrip(" ,")
        if not (head and rest) or line[at - 1].isalpha():
            return ""
        try:
            later = table.take(head)
        except Refusal:
            return ""
        with suppress(Illegal, Ambiguous):
            try:
                later.take(rest)
            except Unreadable as refusal:
                if not refusal.at:
                    return ""
                rest = self._add_semicolon(rest, refusal.at, later) or rest
        return f"{head}; {rest}"

    def _add_sign(self, at: int) -> tuple[int, str]:
        """Return the place where the line lacks only the sign, and the line with it if that is allowed; 0 for none."""
        sign = self._table.sign
        if not sign or sign in self._text:
            return 0, ""
        places = [match.start() for match in _WORD.finditer(self._text) if 0 < match.start() <= at]
        for place in places[: -_BACK - 1 : -1]:
            signed = f"{self._text[:place]}{sign} {self._text[place:]}"
            with suppress(Unreadable, Ambiguous):
                # The words of a correction need no sign.
                if self._table.reads_as_bank(signed):
                    break
                try:
                    self._table.take(signed)
                except Illegal:
                    return place, ""
                return place, signed
        return 0, ""

    def _add_colon(self) -> str:
        """Add a colon after a name that may begin a move as well, if the line can be read so."""
        words = self._text.split()
        name, length = leading_name(words, self._table.seats)
        if 0 < length < len(words):
            named = f"{name}: {' '.join(words[length:])}"
            with suppress(Unreadable):
                with suppress(Illegal, Ambiguous):
                    self._table.take(named)
                return named
        return ""


class LineTrial:
    """The table after some moves of a line: nothing of it is kept."""

    def __init__(self, history: History, time: str, made: Sequence[Accepted] = (), named: Sequence[str] = ()) -> None:
        self._history = history
        self._game, self._state = history.game, history.state
        self._time = time
        self._made = tuple(made)
        self.lines = tuple(entry.line for entry in made)
        self.named_lines = tuple(named)
        self.sums: frozenset[int | str] = frozenset()
        self.goes_on = False

    @cached_property
    def sign(self) -> str:
        """The sign before what is printed on a part; "" where lines have none."""
        implying = self._game.expands
        return implying.signs[:1] if implying else ""

    @property
    def last(self) -> str:
        """Player of the last move, on this line or before it."""
        moves = self._history.moves
        return moves[-1].actor if moves else ""

    @cached_property
    def due(self) -> Sequence[str]:
        """Players who may move now."""
        return tuple(dict.fromkeys((*self._game.due(self._state), self._game.thinker(self._state))))

    @cached_property
    def seats(self) -> Sequence[str]:
        """All players at the table."""
        return tuple(self._game.worth(self._state))

    @cached_property
    def open_words(self) -> frozenset[str]:
        """Words that the open question is about."""
        facts = self._game.ask(self._state).facts.values()
        return frozenset(fact for fact in facts if isinstance(fact, str) and len(fact) > 1 and not fact[0].isdigit())

    @cached_property
    def names(self) -> Sequence[str]:
        """Players whose names may precede a move."""
        return tuple(dict.fromkeys((*self.due, *self.seats)))

    @cached_property
    def verbs(self) -> Sequence[str]:
        """The verbs of the moves that may come now."""
        implying = self._game.expands
        due = self._game.engine.verbs(self._state)
        return tuple(dict.fromkeys((*due, *(implying.begins if implying else ()))))

    def take(self, line: str) -> Self:
        """Return the table after that line; raise a Refusal otherwise."""
        trial = self._history.copy()
        trial.strict = True
        new = tuple(trial.continue_line(line, self._time))
        after = type(self)(trial, self._time, (*self._made, *new), (*self.named_lines, *self._keep_names(new, line)))
        after.goes_on = self.goes_on or self._goes_on(new, line)
        after.sums = frozenset(told for entry in new for told in _sums(self._game, entry))
        return after

    def reads_as_bank(self, line: str) -> bool:
        """Return whether the line is a move that the rules do not make."""
        return isinstance(self._game.read(line, self._state), OF_THE_BANK)

    def _goes_on(self, entries: Sequence[Accepted], line: str) -> bool:
        """Return whether the line is a move of another player than the line before, without a name."""
        if not (self._made and entries) or line.partition(": ")[0] in self.names:
            return False
        return self._game.thinker(entries[0].before) != self._game.thinker(self._made[-1].before)

    def _keep_names(self, entries: Sequence[Accepted], line: str) -> Sequence[str]:
        """List the moves as recorded; a single one keeps the name that was typed before it."""
        who = line.partition(": ")[0]
        if len(entries) == 1 and who in self.names:
            return (f"{who}: {entries[0].line}",)
        return [entry.line for entry in entries]


def _sums(game: AnyGame, entry: Accepted) -> Iterator[int | str]:
    """Yield the sums of a move, and the players whom it paid."""
    before, after = game.purses(entry.before), game.purses(entry.after)
    told = (fact for event in entry.events for fact in event.facts.items() if fact[0] not in _LEFT)
    facts = (value for _, value in told if isinstance(value, int))
    # Nothing is no sum: every move leaves some purse as it was.
    yield from filter(None, (*(abs(after[name] - before.get(name, 0)) for name in after), *facts))
    yield from (name for name in after if name != entry.actor and after[name] > before.get(name, 0))
