"""Corrections, counts and confirmations of values, in any game.

A game declares its values, each with a function that words it and one that sets it; the rest follows from that.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, Generic, NamedTuple, TypeVar

from eighteen80.capabilities import Pile
from eighteen80.characters import is_invisible
from eighteen80.engine import table_moves
from eighteen80.engine.rule import AnyCourse, AnyRule, PlainCourse, Rule, no_candidates
from eighteen80.events import Event
from eighteen80.refusals import UNSAID, Illegal, MissingReason, RecordText, Refusal, Unreadable, What, check_reason

State = TypeVar("State")
Made = TypeVar("Made", bound=AnyCourse[Any])
Read = TypeVar("Read")

READ, ASKED, FREE = "read", "asked", "free"
"""Required forms of a reason: readable, present, or none."""
FEW = 4
"""Number of pieces corrected one by one; with more, the figure itself is taken to be the mistake."""
_SUM = re.compile(r"([+-]?)(\d{1,6})%?")


class Senseless(Exception):
    """The words mean nothing of such a value; its arguments are some that may."""


class BelowNothing(Exception):
    """A number, its argument, would be less than nothing."""


def figure_after(change: str, now: int) -> int:
    """Return a number after a change `+2` or `-1`, or the new value `5`."""
    match = _SUM.fullmatch(change.strip())
    if match is None:
        raise Senseless
    number = int(match[2])
    number = {"+": now + number, "-": now - number}.get(match[1], number)
    if number < 0:
        raise BelowNothing(number)
    return number


class Value(NamedTuple, Generic[State, Made]):
    """A value in words: a function that words its subject's value (None without one), and one that sets it.

    `put` raises `Senseless` for meaningless words. `examples` are possible corrections. For a value that `adds`, the
    words of a correction are not the whole value.
    """

    write: Callable[[State, str], str | None]
    put: Callable[[Made, str, str], None]
    examples: Sequence[str] = ()
    adds: bool = False
    also_unowned: bool = False


class Number(NamedTuple, Generic[State, Made]):
    """A value that is a number, so that `+3` and `-3` make sense: its present figure, its setter, its maximum.

    `otherwise` corrects it by words that are not a number.
    """

    now: Callable[[State, str], int | None]
    put: Callable[[Made, str, int], None]
    most: int = 999_999
    examples: Sequence[str] = ("+1", "-1")
    otherwise: Callable[[Made, str, str], None] | None = None
    adds: bool = False
    also_unowned: bool = False

    def write(self, state: State, subject: str) -> str | None:
        """Return the number as a word; None without one."""
        now = self.now(state, subject)
        return None if now is None else str(now)


AnyValue = Value[State, Made] | Number[State, Made]
Way = Sequence[tuple[str, str, str]]
"""Corrections after which a count agrees: value, subject and change of each."""


class Righted(NamedTuple, Generic[Made]):
    """A correction's move and course, and whether anything changes."""

    move: table_moves.Correct
    course: Made
    changes: bool


def do_nothing(*_given: Any) -> None:
    """Check or change nothing beyond the value itself."""


def of_player(read: Callable[[Any], Read]) -> Callable[[Any, str], Read | None]:
    """Make a reader of a value that every player has; None for anything else."""
    return lambda state, subject: read(state.players[subject]) if subject in state.players else None


def count_of_player(name: str, most: int) -> Number[Any, Any]:
    """Return the value of a plain number of a player."""

    def put(course: Any, who: str, number: int) -> None:
        course.change(who, **{name: number})

    return Number(of_player(lambda player: int(getattr(player, name))), put, most)


@dataclass(frozen=True, eq=False, kw_only=True)
class Corrections(Generic[State, Made]):
    """A game's declaration of the values on its table. It is also the audit of a game with `asked`.

    `values` are made when the first is asked for. `sound` refuses a state that the box cannot show, `fits` an
    impossible correction; `follows` lets the end of the game come or go. `counts` are countable numbers that are not
    values. `asked` yields an audit's values and subjects in the order of the table. `ways` yields corrections for a
    count that its difference alone does not determine.
    """

    values: Callable[[], Mapping[str, AnyValue[State, Made]]]
    course: Callable[[State], Made] = PlainCourse  # type: ignore[assignment]  # what a game has that declares none
    sound: Callable[[State], None] = do_nothing
    fits: Callable[[State, State, str], None] = do_nothing
    follows: Callable[[Made, State, str], None] = do_nothing
    unowned: Collection[str] = ()
    keeper: str = table_moves.BANK
    counts: Mapping[str, Callable[[State, str], int | None]] = field(default_factory=dict)
    asked: Callable[[State], Iterable[tuple[str, str]]] = lambda _state: ()
    ways: Callable[[State, Pile], Iterable[Way] | None] = do_nothing
    reasons: Callable[[State], str] = lambda _state: READ

    @property
    def rules(self) -> dict[type[Any], AnyRule[State, Made]]:
        """Rules of the moves possible at any time."""
        return {
            table_moves.Note: Rule(no_candidates, _tell(table_moves.Noted), check_typed=_check_note),
            **(
                {table_moves.Count: Rule(no_candidates, _tell(table_moves.Counted), check=self._check_count)}
                if self.counts
                else {}
            ),
            table_moves.Confirm: Rule(
                no_candidates,
                _tell(table_moves.Confirmed),
                complete=lambda state, move: replace(
                    move, value=self.in_words(state, move.what, move.subject, move.value)
                ),
                check=self._check_confirm,
            ),
            table_moves.Correct: Rule(
                no_candidates,
                _do_correct,
                plan=self.plan_correct,
                check=lambda state, plan: self.check_reason(state, plan.move),
                check_typed=_check_changes,
            ),
        }

    # Putting right

    def plan_correct(self, state: State, move: table_moves.Correct) -> Righted[Made]:
        """Correct the value; refuse meaningless words, and a result that the box cannot show."""
        course = self._put(state, move)
        changes = course.state != state
        self.follows(course, state, move.subject)
        return Righted(move, course, changes)

    def _put(self, state: State, move: table_moves.Correct) -> Made:
        # Values without an owner belong to the `keeper`.
        unowned = self.values()[move.what].also_unowned
        if not (unowned or (move.what in self.unowned) == (move.subject == self.keeper)):
            raise self._unknown(state, move)
        try:
            return self._make_correction(state, move)
        except Senseless as senseless:
            examples = (*senseless.args, *self.values()[move.what].examples)
            change = next((each for each in examples if self._would_do(state, move, each)), "")
            if not change and self.write_value(state, move.what, move.subject) is None:
                raise self._unknown(state, move) from None
            raise Illegal(
                "correct-senseless",
                what=What(move.what),
                subject=move.subject,
                change=RecordText(move.change),
                example=RecordText(change),
                known=bool(change),
                instead=self._quote_reason(state, move),
            ) from None
        except BelowNothing as below:
            raise Illegal(
                "correct-below-nothing", what=What(move.what), subject=move.subject, number=below.args[0]
            ) from None

    def _make_correction(self, state: State, move: table_moves.Correct) -> Made:
        """Make the correction and refuse a result that the box cannot show."""
        course, found = self.course(state), self.values()[move.what]
        if isinstance(found, Number):
            _put_figure(course, found, move)
        else:
            found.put(course, move.subject, move.change)
        self.sound(course.state)
        self.fits(state, course.state, move.subject)
        return course

    def _quote_reason(self, state: State, move: table_moves.Correct) -> table_moves.Correct | None:
        """Return the correction whose reason was typed without its quotes, if a beginning of the words is a change."""
        words = move.change.split()
        for end in range(len(words) - 1, 0, -1) if move.reason == UNSAID else ():
            if self._would_do(state, move, change := " ".join(words[:end])):
                return replace(move, change=change, reason=" ".join(words[end:]))
        return None

    def _would_do(self, state: State, move: table_moves.Correct, change: str) -> bool:
        """Return whether this change of the same value would be taken."""
        try:
            there = self._make_correction(state, replace(move, change=change)).state
        except (Senseless, BelowNothing, Refusal):
            return False
        return bool(there != state)

    def _unknown(self, state: State, move: table_moves.Correct) -> Illegal:
        """Refuse a value that this subject does not have; suggest the `keeper` for a value without an owner."""
        theirs = replace(move, subject=self.keeper)
        instead = theirs if move.what in self.unowned and self._would_do(state, theirs, move.change) else None
        return Illegal("confirm-unknown", what=What(move.what), subject=move.subject, instead=instead)

    def check_reason(self, state: State, move: table_moves.Correct | table_moves.Overrule) -> None:
        """Refuse a move without a reason; checked last, so that only the reason is missing."""
        reasons = self.reasons(state)
        if reasons == READ:
            check_reason(move.verb, move.reason)
        elif reasons == ASKED and is_invisible(move.reason):
            raise MissingReason("correct-no-reason", verb=move.verb, letters=1)

    # Looking

    def write_value(self, state: State, what: str, subject: str) -> str | None:
        """Return the words of a value; None if the subject has no such value."""
        unowned = self.values()[what].also_unowned
        if not unowned and (what in self.unowned) != (subject == self.keeper):
            return None
        return self.values()[what].write(state, subject)

    def in_words(self, state: State, what: str, subject: str, text: str) -> str:
        """Return the text in the record's words for such a value, if that is possible; ask if it means several."""
        try:
            return self._reword(state, what, subject, text)
        except (Illegal, Unreadable):
            return text

    def _reword(self, state: State, what: str, subject: str, text: str) -> str:
        if self.values()[what].adds or text == self.write_value(state, what, subject):
            return text
        course = self._put(state, table_moves.Correct(what, subject, text))
        return self.write_value(course.state, what, subject) or text

    def _check_confirm(self, state: State, move: table_moves.Confirm) -> None:
        recorded = self.write_value(state, move.what, move.subject)
        what = What(move.what)
        if recorded is None:
            raise Illegal("confirm-unknown", what=what, subject=move.subject)
        if recorded != move.value:
            found, there = RecordText(move.value), RecordText(recorded)
            raise Illegal("confirm-differs", what=what, subject=move.subject, found=found, recorded=there)

    # Counting

    def number(self, state: State, what: str, subject: str) -> int | None:
        """Return the record's number of a kind; None if nothing of it is counted."""
        if what in self.counts:
            return self.counts[what](state, subject)
        found = self.values().get(what)
        return found.now(state, subject) if isinstance(found, Number) else None

    def _check_count(self, state: State, move: table_moves.Count) -> None:
        recorded = self.number(state, move.what, move.subject)
        what = What(move.what)
        if recorded is None:
            raise Illegal("count-unknown", what=what, subject=move.subject)
        if recorded != move.amount:
            raise Illegal("count-differs", what=what, subject=move.subject, counted=move.amount, recorded=recorded)

    # Questions of an audit

    def audit(self, state: State) -> Iterator[table_moves.Count | table_moves.Confirm]:
        """Yield a confirmation of everything on the table, in its order."""
        for what, subject in self.asked(state):
            in_words = isinstance(self.values().get(what), Value)
            if what in self.counts and not in_words:
                yield table_moves.Count(subject, self.counts[what](state, subject) or 0, what)
            else:
                yield table_moves.Confirm(what, subject, self.write_value(state, what, subject) or "")

    def pile(self, move: object) -> Pile | None:
        """Return the pile that a move describes."""
        match move:
            case table_moves.Count(subject, amount, what):
                return Pile(what, subject, amount)
            case table_moves.Confirm(what, subject, text):
                number = isinstance(self.values()[what], Number) and text.isdecimal()
                return Pile(what, subject, int(text) if number else text)
        return None

    def recorded_amount(self, state: State, pile: Pile) -> int | str | None:
        """Return the record's value of a pile: its number, or its words."""
        if isinstance(pile.amount, int):
            return self.number(state, pile.what, pile.subject)
        value = self.write_value(state, pile.what, pile.subject)
        return None if value is None else RecordText(value)

    def found(self, state: State, pile: Pile, text: str) -> str:
        """Return the value found in the words of the record, even an impossible one; refuse words without a meaning."""
        try:
            return self._reword(state, pile.what, pile.subject, text)
        except Illegal as refusal:
            if refusal.code == "correct-senseless":
                raise
            return text

    def remedies(self, state: State, pile: Pile, reason: str = UNSAID) -> Iterator[Sequence[table_moves.Correct]]:
        """List the corrections after which a count agrees, the nearest first; none if only the table shows them."""
        ways = self.ways(state, pile)
        for way in self._differences(state, pile) if ways is None else ways:
            moves = [table_moves.Correct(what, subject, change, reason) for what, subject, change in way]
            if self._agrees(state, moves, pile):
                yield moves

    def _differences(self, state: State, pile: Pile) -> Iterator[Way]:
        if isinstance(pile.amount, str):
            yield ((pile.what, pile.subject, pile.amount),)
            return
        recorded = self.number(state, pile.what, pile.subject)
        if recorded is not None:
            yield ((pile.what, pile.subject, f"{pile.amount - recorded:+}"),)

    def _agrees(self, state: State, moves: Sequence[table_moves.Correct], pile: Pile) -> bool:
        """Return whether the count agrees with the record after these corrections, and did not before."""
        if not moves or self.recorded_amount(state, pile) == pile.amount:
            return False
        try:
            for move in moves:
                state = self._put(state, move).state
        except Illegal:
            return False
        return self.recorded_amount(state, pile) == pile.amount


def _put_figure(course: Made, found: Number[Any, Made], move: table_moves.Correct) -> None:
    """Set a number, or its other form in words."""
    now = found.now(course.state, move.subject)
    if now is None:
        raise Senseless
    if found.otherwise is not None and _SUM.fullmatch(move.change.strip()) is None:
        found.otherwise(course, move.subject, move.change)
        return
    number = figure_after(move.change, now)
    if number > found.most:
        raise Senseless("0")
    if number != now:
        found.put(course, move.subject, number)


def _tell(event: type[Event]) -> Callable[[AnyCourse[Any], Any], None]:
    """Return what only tells of a move, by an event with the same fields."""
    names = [each.name for each in fields(event)]  # type: ignore[arg-type]  # each event is a dataclass
    return lambda course, move: course.events.append(event(**{name: getattr(move, name) for name in names}))


def _check_note(_state: Any, move: table_moves.Note) -> None:
    if is_invisible(move.text):
        raise Illegal("note-nothing")


def _check_changes(_state: Any, plan: Righted[Any]) -> None:
    move = plan.move
    if not plan.changes:
        raise Illegal("correct-nothing", what=What(move.what), subject=move.subject, change=RecordText(move.change))


def _do_correct(course: AnyCourse[Any], plan: Righted[Any]) -> None:
    move = plan.move
    course.state = plan.course.state
    course.events.append(table_moves.Corrected(move.what, move.subject, move.change, move.reason))
    course.events.extend(plan.course.events)
