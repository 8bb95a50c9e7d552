"""The course of a move: the state as it changes, and the consequences, until both are returned."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from eighteen80.engine.rule import PlainCourse
from eighteen80.yokohama.events import Gained, Paid
from eighteen80.yokohama.state import Action, Player, State, Turn, Wares


class Course(PlainCourse[State]):
    """The moment being made; chapters change it only through these few verbs."""

    __slots__ = ()

    @property
    def actor(self) -> str:
        """Name of the player to act."""
        return self.state.this_turn.who

    @property
    def turn(self) -> Turn:
        """The turn under way."""
        return self.state.this_turn

    @property
    def action(self) -> Action:
        """The area action under way; only asked for where there is one."""
        if self.turn.action is None:
            raise LookupError("no action is under way")
        return self.turn.action

    def get(self, name: str) -> Player:
        """Return a player as he is now."""
        return self.state.players[name]

    def change_turn(self, **changes: Any) -> None:
        """Change the current turn."""
        self.state = self.state._replace(turn=self.turn._replace(**changes))

    def change_action(self, **changes: Any) -> None:
        """Change the current action."""
        self.change_turn(action=self.action._replace(**changes))

    def station(self, name: str, areas: Mapping[str, int], boards: int = 0) -> None:
        """Move a player's assistants from the supply to areas and boards, or back to it (below 0)."""
        player = self.get(name)
        there = {**player.areas}
        for area, number in areas.items():
            there[area] = there.get(area, 0) + number
        kept = {area: number for area, number in there.items() if number}
        supply = player.supply - sum(areas.values()) - boards
        self.change(name, areas=kept, supply=supply, boards=player.boards + boards)

    def add(self, name: str, wares: Wares | Mapping[str, int], times: int = 1) -> None:
        """Give wares from the bank, or take them back (`times` -1)."""
        pairs = wares.items() if isinstance(wares, Mapping) else wares
        kept = {**self.get(name).wares}
        for ware, number in pairs:
            kept[ware] += number * times
        self.change(name, wares=kept)

    def gain(self, name: str, wares: Wares) -> None:
        """Give wares from the bank, and say so."""
        self.add(name, wares)
        self.tell(Gained(name, wares))

    def spend(self, name: str, wares: Wares) -> None:
        """Take wares back to the bank, if there are any, and say so."""
        if wares:
            self.add(name, wares, -1)
            self.tell(Paid(name, wares))

    def pay(self, payer: str, payee: str | None, yen: int) -> None:
        """Move yen between players; None is the bank."""
        self.add(payer, (("yen", yen),), -1)
        if payee is not None:
            self.add(payee, (("yen", yen),))
