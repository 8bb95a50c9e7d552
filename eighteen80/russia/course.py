"""The course of a move: the state as it changes, and the consequences, until both are returned."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from eighteen80.engine.rule import PlainCourse
from eighteen80.events import Event
from eighteen80.refusals import Illegal, Label
from eighteen80.russia.events import MarkerMoved, Points, TrackMoved
from eighteen80.russia.state import AT_ONCE, Earned, EndCardOwed, Owed, Player, State, Turn
from eighteen80.sheets import Fact

Moved = TypeVar("Moved", TrackMoved, MarkerMoved)


class Course(PlainCourse[State]):
    """The moment being made. A strict course asks the rules; a ruling of the table is made on one that is not."""

    __slots__ = ("searching", "strict")

    def __init__(self, state: State, *, strict: bool = False, searching: bool = False) -> None:
        super().__init__(state)
        self.strict = strict
        self.searching = searching

    def forbid(self, code: str, **facts: Fact) -> None:
        """Refuse what the rules forbid, if they are asked."""
        if self.strict:
            raise Illegal(code, **facts)

    @property
    def actor(self) -> str:
        """Name of the player to act."""
        return self.state.actor

    @property
    def player(self) -> Player:
        """The player to act."""
        return self.state.players[self.state.actor]

    def earn(self, name: str, points: int, source: str, detail: str = "") -> None:
        """Give a player points, with their source."""
        self.earn_of_round(name, Earned(self.state.round, source, detail, points))

    def earn_of_round(self, name: str, entry: Earned) -> None:
        """Give a player points of the entry's round."""
        player = self.state.players[name]
        self.change(name, score=player.score + entry.points, ledger=(*player.ledger, entry))

    def reward(self, points: int, source: str, detail: str = "") -> None:
        """Give points inside a turn to the player to act: these have an event at once."""
        if points:
            who = self.actor
            self.earn(who, points, source, detail)
            self.tell(Points(who, Label(source), detail, points, self.state.players[who].score))

    def tell_step(self, step: Moved, *between: type[Event]) -> None:
        """Merge a step with the one before it of the same piece into one event; events `between` do not part them."""
        for at in reversed(range(len(self.events))):
            last = self.events[at]
            if isinstance(last, type(step)) and last == replace(step, was=last.was, now=step.was):
                self.events[at] = replace(last, now=step.now)
                return
            if not isinstance(last, between):
                break
        self.tell(step)

    # Pending effects of the turn

    def begin(self, who: str) -> None:
        """Give a player the turn."""
        self.state = self.state._replace(turn=Turn(who))

    def hold(self, pool: tuple[Owed, ...], groups: tuple[int, ...] | None = None) -> None:
        """Replace what is owed; the placement has been made."""
        if groups is None:
            groups = (len(pool),) if pool else ()
        self.state = self.state._replace(turn=Turn(self.state.actor, True, pool, groups))  # noqa: FBT003  # begun

    def owe(self, *owed: Owed) -> None:
        """Owe something more: at the end, or first with the option for new effects; end cards are last."""
        turn = self.state.own_turn
        new = tuple(each for each in owed if not isinstance(each, EndCardOwed))
        last = owed[len(new) :]
        if self.state.options.effects == AT_ONCE:
            groups = ((len(new),) if new else ()) + turn.groups + ((len(last),) if last else ())
            self.hold((*new, *turn.pool, *last), groups)
        else:
            self.hold((*turn.pool, *owed))

    def first(self, *owed: Owed) -> None:
        """Owe something before everything else."""
        turn = self.state.own_turn
        self.hold((*owed, *turn.pool), (len(owed), *turn.groups))

    def strike(self, owed: Owed, *instead: Owed) -> None:
        """Remove what has been done, or replace it by the rest of it."""
        turn = self.state.own_turn
        at = turn.pool.index(owed)
        pool = (*turn.pool[:at], *instead, *turn.pool[at + 1 :])
        if len(turn.groups) == 1:
            self.hold(pool)
            return
        more = len(instead) - 1
        changed, before = [], 0
        for size in turn.groups:
            inside = before <= at < before + size
            changed.append(size + more if inside else size)
            before += size
        self.hold(pool, tuple(size for size in changed if size))


def strict_course(state: State) -> Course:
    """Begin a course that asks the rules at every step."""
    return Course(state, strict=True)
