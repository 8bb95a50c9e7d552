"""Debts inside a turn: they are paid act by act, and every line that can pay them is listed by paying them.

A rule that makes a line and a list that promises it walk the same function here, so that they cannot differ.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from eighteen80.engine.rule import AnyCourse
from eighteen80.refusals import Refusal

State = TypeVar("State")
Act = TypeVar("Act")
Made = TypeVar("Made", bound=AnyCourse[Any])


class PaidLine(NamedTuple, Generic[State, Act]):
    """A row of acts that may be typed as one line, and the moment that it leads to."""

    acts: tuple[Act, ...]
    state: State


def never_alone(_made: object, _act: object) -> bool:
    """Return that no debt asks to be paid by a line of its own."""
    return False


class Spending(NamedTuple, Generic[State, Act, Made]):
    """Payment of debts by the acts of one kind of line.

    `begin` opens the course of a move, which refuses what the rules forbid. `acts` yields the single acts that some
    debt allows now; it may yield too many, since `spend` refuses what no debt pays. `spend` makes one act, which may
    trigger new debts; its last argument is the number of acts of the line before it. `same` is equal for two moments
    that a player cannot distinguish. `alone` pays an act from a debt that takes a line of one act only, and returns
    whether there was such a debt.
    """

    begin: Callable[[State], Made]
    acts: Callable[[State], Iterable[Act]]
    spend: Callable[[Made, Act, int], None]
    same: Callable[[State], Hashable]
    alone: Callable[[Made, Act], bool] = never_alone

    def pay(self, made: Made, acts: Sequence[Act]) -> None:
        """Make the acts of a line one after the other."""
        if len(acts) == 1 and self.alone(made, acts[0]):
            return
        for before, act in enumerate(acts):
            self.spend(made, act, before)

    def lines(self, state: State, most: int | None = None) -> Iterator[PaidLine[State, Act]]:
        """List every line that pays `most` acts at the most: each moment once, by the first line that leads there."""
        yield from self._longer(PaidLine((), state), most, {self.same(state)})

    def _longer(
        self, line: PaidLine[State, Act], most: int | None, seen: set[Hashable]
    ) -> Iterator[PaidLine[State, Act]]:
        """List the lines that begin with this one."""
        if len(line.acts) == most:
            return
        for act in self.acts(line.state):
            acts = (*line.acts, act)
            single = None if line.acts else self._after(line.state, act, None)
            if single is not None:
                yield PaidLine(acts, single)
            there = self._after(line.state, act, len(line.acts))
            if there is None or (key := self.same(there)) in seen:
                continue
            seen.add(key)
            longer = PaidLine(acts, there)
            if single is None:
                yield longer
            yield from self._longer(longer, most, seen)

    def _after(self, state: State, act: Act, before: int | None) -> State | None:
        """Return the moment after one act more, or after a line of its own (None); None if no debt is paid so."""
        made = self.begin(state)
        try:
            if before is not None:
                self.spend(made, act, before)
            elif not self.alone(made, act):
                return None
        except Refusal:
            return None
        after: State = made.state
        return after
