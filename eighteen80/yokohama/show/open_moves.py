"""Possible moves, each with the figures that a player would ask for first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from eighteen80.sheets import Say
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.fields.fact_names import goal, word
from eighteen80.yokohama.rules.achievements import fulfils, open_goals
from eighteen80.yokohama.rules.areas.harbour import ORDERS
from eighteen80.yokohama.rules.areas.laboratory import surcharge
from eighteen80.yokohama.rules.areas.power import yields
from eighteen80.yokohama.rules.rewards import prices
from eighteen80.yokohama.state import Action, Claimed, State

Figures = dict[str, Any]


def may(state: State, verb: str) -> Say:
    """Name a move with its figures: free sites, trades left, room in the hand."""
    action = state.turn.action if state.turn else None
    figures = _IN_ACTION[verb](state, action) if verb in _IN_ACTION and action else None
    if figures is None and verb in _IN_TURN and state.turn:
        figures = _IN_TURN[verb](state)
    return word(verb) if figures is None else Say(f"may-{verb}", figures)


def _yield_of(action: Action) -> int:
    return yields(action.area, action.power)


def _take(state: State, action: Action) -> Figures:
    levels = tuple(map(word, ORDERS.levels[: _yield_of(action)]))
    return {"levels": levels, "room": ORDERS.hand_most - state.player.hand}


def _hire(state: State, action: Action) -> Figures:
    next_ones = {piece: next(prices(state.player, piece), 0) for piece in ("shop", "house")}
    return {"most": _yield_of(action), **next_ones}


def _sites(state: State, action: Action) -> Figures:
    taken = {player.sites.get(action.area) for player in state.players.values()}
    return {"sites": tuple(site for site in range(1, BOX.contents.sites.shops + 1) if site not in taken)}


def _agent(state: State) -> Figures:
    return {"countries": tuple(key for key, own in state.player.agents.items() if own.unused)}


def _claim(state: State) -> Figures:
    who = state.this_turn.who
    mine = (key for key in open_goals(state) if fulfils(state, who, key))
    return {"goals": tuple(goal(key) for key in mine if who not in state.claims.get(key, Claimed()).names)}


_IN_ACTION: Mapping[str, Callable[[State, Action], Figures]] = {
    "trade": lambda state, action: {"left": action.left, "yen": state.player.yen},
    "pray": lambda _state, action: {"faith": _yield_of(action)},
    "give": lambda state, action: {"most": min(_yield_of(action), state.player.wares["import"])},
    "take": _take,
    "hire": _hire,
    "tech": lambda state, action: {"units": _yield_of(action), "more": surcharge(state)},
    "shop": _sites,
    **dict.fromkeys(("bonus", "house", "keep"), lambda _state, _action: {}),
}
_IN_TURN: Mapping[str, Callable[[State], Figures]] = {
    "recall": lambda _state: {},
    "agent": _agent,
    "claim": _claim,
    "order": lambda state: {"hand": state.player.hand},
    "shift": lambda state: {"moves": state.this_turn.moves},
}
