"""What a record repeats for its reader: the figures that followed from a move, and how the tableaus lie after a round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from eighteen80.events import Event
from eighteen80.russia import events as told
from eighteen80.russia import tableau
from eighteen80.russia.state import State


def facts(happened: Sequence[Event]) -> str:
    """The figures of a line's trailing comment."""
    return " | ".join(filter(None, map(_brief, happened)))


def _brief(event: Event) -> str:
    """An event in a few figures; nothing if the line says it itself."""
    match event:
        case told.TrackMoved(_, line, colour, was, now):
            return f"{line}{colour} {was}>{now}"
        case told.ColourReceived(_, colour, field):
            return f"{field} {colour}"
        case told.WorkerGained(_, field):
            return f"{field} worker"
        case told.QuestionReached(_, field):
            return f"{field} token"
        case told.LocoPlaced(_, number, line, reach):
            return f"{number} {line} reach {reach}"
        case told.LocoReturned(_, number) | told.FactoryReturned(_, number):
            return f"{number} returned"
        case told.FactoryBuilt(_, number, _, gap):
            return f"{number} gap {gap}"
        case told.MarkerMoved(_, was, now):
            return f"I {was}>{now}"
        case told.FactoryFired(_, _, function):
            return function
        case told.Points(_, source, _, points, _):
            return f"{source} +{points}"
        case told.PlayerPassed(_, _, points):
            return f"+{points}"
        case told.EngineerHired(_, engineer, _):
            return engineer
        case told.PlayerScored(player, _, _, _, _, _, total, _):
            return f"{_named(player)} +{total}"
    return ""


def checkpoint(state: State) -> Iterator[str]:
    """What must lie on the table now: points, coins, tableaus."""
    if state.round:
        yield " ".join(("points", *(f"{_named(name)} {player.score}" for name, player in state.players.items())))
        yield " ".join(("coins", *(f"{_named(name)} {player.coins}" for name, player in state.players.items())))
        for name, player in state.players.items():
            yield f"board {_named(name)} {tableau.write(player, state.figures)}"


def _named(name: str) -> str:
    return f'"{name}"' if " " in name else name
