"""The course of a move: the state as it changes, and what followed, until both are handed back."""

from __future__ import annotations

from typing import Any

from eighteen80.events import Event
from eighteen80.refusals import Illegal
from eighteen80.russia.events import Points
from eighteen80.russia.state import Earned, Owed, Player, State, Turn


class Course:
    """Holds the moment being made. `strict` is whether the rules are asked: where a check is tried out, they are.

    What a check has let pass, or a ruling of the table allows, is made without asking them again.
    """

    __slots__ = ("events", "searching", "state", "strict")

    def __init__(self, state: State, *, strict: bool = False, searching: bool = False) -> None:
        self.state = state
        self.strict = strict
        self.searching = searching
        self.events: list[Event] = []

    def forbid(self, code: str, **facts: Any) -> None:
        """What the rules refuse, if they are asked."""
        if self.strict:
            raise Illegal(code, **facts)

    def tell(self, event: Event) -> None:
        """Note an event for the log."""
        self.events.append(event)

    def set(self, **changes: Any) -> None:
        """Change the state's own fields."""
        self.state = self.state._replace(**changes)

    @property
    def who(self) -> str:
        """Whose turn it is."""
        return self.state.who

    @property
    def player(self) -> Player:
        """Who is on turn."""
        return self.state.players[self.state.who]

    def change(self, name: str, **changes: Any) -> None:
        """Change one player."""
        players = self.state.players
        self.state = self.state._replace(players={**players, name: players[name]._replace(**changes)})

    def earn(self, name: str, points: int, source: str, detail: str = "") -> None:
        """Points for a player, with what they are for."""
        player = self.state.players[name]
        entry = Earned(self.state.round, source, detail, points)
        self.change(name, score=player.score + points, ledger=(*player.ledger, entry))

    def reward(self, points: int, source: str, detail: str = "") -> None:
        """Points inside a turn for whoever is on turn: these are said at once."""
        if points:
            who = self.who
            self.earn(who, points, source, detail)
            self.tell(Points(who, source, detail, points, self.state.players[who].score))

    # What is owed inside the turn

    def begin(self, who: str) -> None:
        """Give somebody the turn."""
        self.state = self.state._replace(turn=Turn(who))

    def hold(self, pool: tuple[Owed, ...]) -> None:
        """What is owed now; the placement has been made."""
        self.state = self.state._replace(turn=Turn(self.state.who, begun=True, pool=pool))

    def owe(self, *owed: Owed) -> None:
        """Something more is owed: at the end, or first where the table does new effects at once."""
        pool = self.state.pool
        if self.state.options.effects == "at_once":
            self.hold((*owed, *pool))
        else:
            self.hold((*pool, *owed))

    def strike(self, owed: Owed, *instead: Owed) -> None:
        """It has been done, or a part of it: then the rest stands in its place."""
        pool = self.state.pool
        at = pool.index(owed)
        self.hold((*pool[:at], *instead, *pool[at + 1 :]))
