"""Effects of a line for the banker: hand moves on the real boards, and changes of points and wares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from eighteen80.capabilities import Change
from eighteen80.engine.hand_moves import HandMove, hand_moves
from eighteen80.events import Event
from eighteen80.sheets import Cell, Figure, Say
from eighteen80.yokohama import events
from eighteen80.yokohama.moves import Move
from eighteen80.yokohama.state import State

HANDS: Mapping[type[Event], HandMove] = {
    events.Placed: HandMove("hand-assistants", "−{0.assistants}"),
    events.Returned: HandMove("hand-assistants", "+{0.assistants}"),
    events.TakenBack: HandMove("hand-assistants", "+{0.assistants}"),
    events.Hired: HandMove(lambda event: f"hand-{event.piece}", "+{0.number}"),
    events.ShopBuilt: HandMove("hand-shop", "{0.site}"),
    events.HouseBuilt: HandMove("hand-house"),
    events.FieldTaken: HandMove("hand-field", "{0.field}"),
    events.OrdersTaken: HandMove("hand-orders", "+{0.number}"),
    events.AgentGained: HandMove("hand-agent", "{0.country}"),
    events.TechnologyBought: HandMove("hand-technology"),
    events.TileTaken: HandMove("hand-tile"),
}


def by_hand(_before: State, _move: Move, made: Sequence[Event]) -> Iterator[Figure]:
    """Yield all consequences in order; yen are shown by the purses."""
    for event in made:
        yield from hand_moves(event, HANDS)
        if isinstance(event, events.Gained | events.Paid | events.TechnologyWorked):
            yield from (
                Figure(Cell(event.player, "strong"), f"{event.sign}{number}", Cell(Say(f"label-{ware}"), "dim"))
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
