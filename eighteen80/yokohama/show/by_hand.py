"""Effects of a line for the banker: hand moves on the real boards, and changes of points and wares."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from eighteen80.capabilities import Change
from eighteen80.events import Event
from eighteen80.sheets import Cell, Figure, Say
from eighteen80.yokohama import events
from eighteen80.yokohama.moves import Move
from eighteen80.yokohama.state import State

HANDS: Mapping[type[Event], Callable[[Any], tuple[object, str]]] = {
    events.Placed: lambda event: (f"−{event.assistants}", "assistants"),
    events.Returned: lambda event: (f"+{event.assistants}", "assistants"),
    events.TakenBack: lambda event: (f"+{event.assistants}", "assistants"),
    events.Hired: lambda event: (f"+{event.number}", event.piece),
    events.ShopBuilt: lambda event: (event.site, "shop"),
    events.HouseBuilt: lambda _event: ("+1", "house"),
    events.FieldTaken: lambda event: (event.field, "field"),
    events.OrdersTaken: lambda event: (f"+{event.number}", "orders"),
    events.AgentGained: lambda event: (event.country, "agent"),
    events.TechnologyBought: lambda _event: ("+1", "technology"),
    events.TileTaken: lambda _event: ("+1", "tile"),
}
"""Figures of hand moves, and what they are about, by kind of event."""


def by_hand(_before: State, _move: Move, made: Sequence[Event]) -> Iterator[Figure]:
    """Yield all consequences in order; yen are shown by the purses."""
    for event in made:
        player: str = getattr(event, "player", "")
        if type(event) in HANDS:
            figure, what = HANDS[type(event)](event)
            yield Figure(Cell(player, "strong"), str(figure), Cell(Say(f"hand-{what}"), "dim"))
        elif isinstance(event, events.Gained | events.Paid | events.TechnologyWorked):
            yield from (
                Figure(Cell(player, "strong"), f"{event.sign}{number}", Cell(Say(f"label-{ware}"), "dim"))
                for ware, number in event.wares
                if ware != "yen"
            )


def purses(state: State) -> Mapping[str, int]:
    """Map each player to the yen."""
    return {name: player.yen for name, player in state.players.items()}


def changes(before: State, after: State) -> Iterator[Change]:
    """Yield the differences in points and wares."""
    for name, player in after.players.items():
        for ware, now in player.wares.items():
            was = before.players[name].wares[ware]
            if was != now and ware == "points":
                yield Change(ware, name, str(was), str(now))
            elif was != now and ware != "yen":
                yield Change("wares", name, Say("ware", ware=ware, number=was), str(now))
