"""Facts of a record: the figures after a move, and those on the table after a round."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from eighteen80.engine.game import checkpoint_row, facts_by
from eighteen80.events import Event
from eighteen80.yokohama import events
from eighteen80.yokohama.fields.wares import write_wares
from eighteen80.yokohama.state import State

BRIEF: Mapping[type[Event], Callable[[Any], str]] = {
    events.TollPaid: lambda event: f"{event.payee} +{event.yen}",
    events.HousePaid: lambda event: f"{event.player} +{event.yen}",
    events.MarketFilled: lambda event: f"{event.player} +{event.yen}",
    events.Gained: lambda event: f"{event.player} {write_wares(event.wares)}",
    events.TechnologyWorked: lambda event: f"{event.technology} {write_wares(event.wares)}",
    events.Hired: lambda event: f"pays {event.yen}",
    events.AgentGained: lambda event: f"{event.player} agent {event.country}",
    events.EndTriggered: lambda event: f"end {event.why}, last round {event.last_round}",
    events.EndTakenBack: lambda event: f"no end {event.why}",
    events.RoundBegun: lambda event: f"round {event.round}",
}
facts = facts_by(BRIEF)


def checkpoint(state: State) -> Iterator[str]:
    """Yield the checkpoint: points, yen, imports, orders left."""
    for ware in ("points", "yen", "import"):
        yield checkpoint_row(ware, {name: player.wares[ware] for name, player in state.players.items()})
    yield f"orders {state.pile}"
