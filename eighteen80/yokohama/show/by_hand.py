"""Effects of a line for the banker: hand moves on the real boards, and changes of points and wares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from eighteen80.capabilities import Change
from eighteen80.events import Event
from eighteen80.sheets import Cell, Figure, Say
from eighteen80.yokohama import events
from eighteen80.yokohama.moves import Move
from eighteen80.yokohama.state import State, Wares


def by_hand(_before: State, _move: Move, events: Sequence[Event]) -> Iterator[Figure]:
    """Yield all consequences in order."""
    for event in events:
        yield from _deeds(event)


def _deeds(event: Event) -> Iterator[Figure]:
    match event:
        case events.Gained(player, wares) | events.TechnologyWorked(player, _, wares):
            yield from _wares(player, wares, "+")
        case events.Paid(player, wares):
            yield from _wares(player, wares, "−")
        case events.Placed(player, number, _):
            yield _figure(player, f"−{number}", Say("hand-assistants"))
        case events.Returned(player, _, number) | events.TakenBack(player, number):
            yield _figure(player, f"+{number}", Say("hand-assistants"))
        case events.Hired(player, piece, number, _):
            yield _figure(player, f"+{number}", Say(f"hand-{piece}"))
        case _:
            yield from _boards(event)


def _boards(event: Event) -> Iterator[Figure]:
    match event:
        case events.ShopBuilt(player, _, site, _):
            yield _figure(player, str(site), Say("hand-shop"))
        case events.HouseBuilt(player, _, _):
            yield _figure(player, "+1", Say("hand-house"))
        case events.FieldTaken(player, _, field, _, _):
            yield _figure(player, str(field), Say("hand-field"))
        case events.OrdersTaken(player, number, _, _):
            yield _figure(player, f"+{number}", Say("hand-orders"))
        case events.AgentGained(player, country, _):
            yield _figure(player, country, Say("hand-agent"))
        case events.TechnologyBought(player, _, _, _):
            yield _figure(player, "+1", Say("hand-technology"))
        case events.TileTaken(player, _, _):
            yield _figure(player, "+1", Say("hand-tile"))
        case _:
            pass


def _wares(player: str, wares: Wares, sign: str) -> Iterator[Figure]:
    """Yield all wares except yen."""
    yield from (_figure(player, f"{sign}{number}", Say(f"label-{ware}")) for ware, number in wares if ware != "yen")


def _figure(player: str, value: str, note: Say) -> Figure:
    return Figure(Cell(player, "strong"), value, Cell(note, "dim"))


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
                yield Change("wares", name, Say("ware", {"ware": ware, "number": was}), str(now))
