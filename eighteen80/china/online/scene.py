"""The game as an import has reached it: our state, and what the site keeps that we do not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from eighteen80.china import play
from eighteen80.china.components import BOX
from eighteen80.china.moves import Move, Run
from eighteen80.china.online.ground import Ground
from eighteen80.china.online.history import Action
from eighteen80.china.online.turns import Watch, under_way
from eighteen80.china.phases import ROCKET
from eighteen80.china.state import Event, Operating, State
from eighteen80.china.turn import due
from eighteen80.refusals import Unreadable

PASSED_BY_ITSELF = ("event-cannot-act", "event-cannot-bid")


class Scene:
    """Moves are made here; whatever an action needs to be understood lies here as well."""

    def __init__(self, state: State, names: Mapping[Any, str]) -> None:
        self.state = state
        self.names = names
        self.ground = Ground()
        self.watch = Watch()
        self.made: list[Move] = []
        self.passed_by_itself: list[str] = []
        self.ran_for_nothing: list[str] = []
        self.sellers: dict[str, str] = {}
        self.founding: dict[str, Any] = {}
        self.scraps: dict[str, list[str]] = {}
        self._done: Counter[tuple[str, str]] = Counter()
        self.ahead = False
        self.following: Sequence[Action] = ()

    def play(self, move: Move) -> None:
        """Make the move; whoever then passes because he can do nothing else is noted."""
        if under_way(self.state) and not self.state.owed:
            self.watch.note(self.state, move)
        outcome = play.apply(self.state, move)
        self.state = outcome.state
        self.made.append(move)
        for event in outcome.events:
            self._note(event, move)

    def _note(self, event: Event, move: Move) -> None:
        """What follows by itself with us may be an action of its own there."""
        facts = event.facts
        if event.code in PASSED_BY_ITSELF:
            self.passed_by_itself.append(facts["player"])
        elif event.code == "event-scrapped":
            self._done[facts["company"], facts["train"]] += 1
        elif event.code == "event-no-income" and isinstance(move, Run):
            self.ran_for_nothing.append(facts["company"])
        elif event.code == "event-rocket":
            self._done[facts["company"], ROCKET] += 1
            self._number_rocket(facts["company"], facts["train"])

    def _number_rocket(self, company: str, train: str) -> None:
        """The site's name for the train that P7 has brought: trains of a type leave the bank one after the other."""
        count, left = BOX.trains[train].count, self.state.depot[train]
        if count is not None and left is not None:
            self.sellers[f"{train}-{count - left - 1}"] = company

    def done_already(self, company: str, what: str) -> bool:
        """Whether our game has made this decision by itself, so that there is nothing left to say."""
        if not self._done[company, what]:
            return False
        self._done[company, what] -= 1
        return True

    # Who is meant

    def player(self, action: Action) -> str:
        """The name of the player who acts."""
        entity = action["entity"]
        name = self.names.get(entity, self.names.get(str(entity)))
        if action.get("entity_type", "player") != "player" or name is None:
            raise Unreadable("import-entity", word=str(entity))
        return name

    def who(self, action: Action) -> str:
        """The name of the company, investor or private company that acts; a player's for what he does himself."""
        kind = action.get("entity_type")
        if kind == "player":
            return self.player(action)
        return f"A{action['entity']}" if kind == "minor" else str(action["entity"])

    def due(self) -> str:
        """Who owes a decision now; nobody when the game is over."""
        return next(iter(due(self.state)), "")

    def must_be_due(self, action: Action) -> None:
        """Refuse an action out of turn."""
        who = self.who(action)
        if who != self.due():
            self.refuse_turn(action)

    def refuse_turn(self, action: Action) -> NoReturn:
        """The action is not this actor's to make now."""
        raise Unreadable("import-not-due", word=self.who(action), kind=action["type"], expected=due(self.state))

    def on_turn(self) -> str:
        """The company or investor on turn, also while something else is owed; empty outside a turn."""
        turn = under_way(self.state)
        return turn.who if turn else ""

    def owed(self) -> Any:
        """The first decision owed, if any."""
        return self.state.owed[0] if self.state.owed else None
