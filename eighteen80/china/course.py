"""The course of a move: the state as it changes, and the consequences, until both are returned."""

from __future__ import annotations

from typing import Any

from eighteen80.china.state import BANK, Kind, Operating, Owed, Round, State, Turn
from eighteen80.engine.rule import PlainCourse


class Course(PlainCourse[State]):
    """The moment being made. Chapters change it only through these few verbs, so every yuan has two ends."""

    __slots__ = ()

    def player(self, name: str, **changes: Any) -> None:
        """Change one player."""
        players = self.state.players
        self.state = self.state._replace(players={**players, name: players[name]._replace(**changes)})

    def company(self, name: str, **changes: Any) -> None:
        """Change one company."""
        companies = self.state.companies
        self.state = self.state._replace(companies={**companies, name: companies[name]._replace(**changes)})

    def investor(self, name: str, **changes: Any) -> None:
        """Change one foreign investor."""
        investors = self.state.investors
        self.state = self.state._replace(investors={**investors, name: investors[name]._replace(**changes)})

    def pay(self, payer: str, payee: str, amount: int) -> None:
        """Move money between players, companies, investors and the bank."""
        if amount:
            self._credit(payer, -amount)
            self._credit(payee, amount)

    def _credit(self, party: str, amount: int) -> None:
        state = self.state
        if party == BANK:
            self.state = state._replace(bank=state.bank + amount)
        elif party in state.players:
            self.player(party, cash=state.players[party].cash + amount)
        elif party in state.companies:
            self.company(party, cash=state.companies[party].cash + amount)
        else:
            self.investor(party, cash=state.investors[party].cash + amount)

    def push(self, round_: Round) -> None:
        """Begin a round; the one under way waits beneath it."""
        self.state = self.state._replace(rounds=(*self.state.rounds, round_))

    def top(self, round_: Round) -> None:
        """Put the round under way into a new condition, or another in its place."""
        self.state = self.state._replace(rounds=(*self.state.rounds[:-1], round_))

    def pop(self) -> None:
        """End the current round; the one beneath it continues."""
        self.state = self.state._replace(rounds=self.state.rounds[:-1])

    def turn(self, **changes: Any) -> None:
        """Change the current turn."""
        self.hand_turn(self.state.turn._replace(**changes))

    def hand_turn(self, turn: Turn | None) -> None:
        """Begin a turn of the operating round, or end the one under way."""
        self.top(Operating(self.state.round_as(Operating).place, turn))

    def owe(self, *decisions: Owed) -> None:
        """Add decisions that are due before the round continues."""
        self.state = self.state._replace(owed=(*self.state.owed, *decisions))

    def settle_owed(self, kind: type[Kind]) -> Kind:
        """Remove the first decision owed, which has been taken, and return it."""
        taken = self.state.owed_as(kind)
        self.state = self.state._replace(owed=self.state.owed[1:])
        return taken
