"""The state in plain values, which `states` prints for every move, and the figures in a record."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from eighteen80.engine.game import checkpoint_row, facts_by
from eighteen80.events import Event
from eighteen80.yokohama import events
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.fields.amounts import write_wares
from eighteen80.yokohama.moves import NOTATION, Move
from eighteen80.yokohama.rules import scoring
from eighteen80.yokohama.rules.scoring import Result, Sheet, final
from eighteen80.yokohama.state import GOODS, Player, State
from eighteen80.yokohama.turn import due_verbs, made_by


def dump(state: State) -> dict[str, object]:
    """Return everything on the table except hidden things."""
    turn = state.turn if state.turn and state.turn.begun else None
    action = turn.action if turn else None
    result = final(state)
    limit = scoring.limit(state)
    return {
        "players": {name: _player(state, player) for name, player in state.players.items()},
        "church": list(state.church),
        "import": list(state.imports),
        "pile": state.pile,
        "gauges": {
            "church": [state.on_board("church"), limit],
            "import": [state.on_board("import"), limit],
            "orders": state.pile,
            "shops": [scoring.most_built(state, "shops"), BOX.contents.end.shops],
            "houses": [scoring.most_built(state, "houses"), BOX.contents.end.houses],
        },
        "round": state.round,
        "last_round": state.last_round,
        "trigger": list(state.trigger) if state.trigger else None,
        "station": state.station,
        "tiles_left": sorted(state.tiles),
        "actor": turn.who if turn else None,
        "step": turn.step if turn else None,
        "action": [action.area, action.power] if action else None,
        "untold": sorted(state.untold),
        "due": list(due_verbs(state)),
        "result": result_of(result) if result else None,
    }


def _player(state: State, player: Player) -> dict[str, object]:
    return {
        "points": player.wares["points"],
        "yen": player.wares["yen"],
        "goods": {ware: player.wares[ware] for ware in GOODS},
        "imports": player.wares["import"],
        "assistants": _assistants(state, player),
        "shops": {**player.shops._asdict(), "built": dict(sorted(player.sites.items()))},
        "houses": {**player.houses._asdict(), "built": sorted(player.trading)},
        "hand": player.hand,
        "orders": player.orders,
        "symbols": {country: player.symbols[country] for country in BOX.countries.agents if country in player.symbols},
        "technologies": [card.key for card in player.technologies],
        "agents": {key: list(player.agents[key]) for key in BOX.countries.agents if key in player.agents},
        "tiles": player.tiles,
        "president": player.president,
    }


def _assistants(state: State, player: Player) -> dict[str, object]:
    if not state.on_map:
        return {"play": player.supply, "warehouse": player.warehouse, "boards": player.boards}
    areas = {area: number for area, number in sorted(player.areas.items()) if number}
    return {"supply": player.supply, "areas": areas, "warehouse": player.warehouse, "boards": player.boards}


def result_of(result: Result) -> dict[str, object]:
    """Return a final scoring, as the dump and `score` print it."""
    return {"sheet": {name: sheet_of(sheet) for name, sheet in result.sheets.items()}, "ranks": list(result.ranks)}


def sheet_of(sheet: Sheet) -> Mapping[str, int]:
    """Return a player's sheet by category."""
    return {
        **{name.replace("imports", "import"): number for name, number in sheet._asdict().items()},
        "total": sheet.total,
    }


def extras(before: State, move: Move, _events: Sequence[Event]) -> Mapping[str, object]:
    """Return number, player and line of the move, as the published schema names them."""
    return {"n": before.number + 1, "by": made_by(before, move), "line": NOTATION.write(move)}


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
