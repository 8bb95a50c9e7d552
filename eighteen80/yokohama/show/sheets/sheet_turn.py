"""The turn: the line at the top with its steps and the present one; the possible moves with their figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from eighteen80.sheets import Cell, Facts, Lengths, Line, Say, Text
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.fields.fact_names import goal, place, word
from eighteen80.yokohama.rules.areas import power
from eighteen80.yokohama.rules.areas.power import yields
from eighteen80.yokohama.rules.areas.trades import ORDERS, surcharge
from eighteen80.yokohama.rules.extra_phases import fulfils, open_goals
from eighteen80.yokohama.rules.rewards import prices
from eighteen80.yokohama.rules.scoring import is_over
from eighteen80.yokohama.show.marks import DUE, name_cell
from eighteen80.yokohama.state import Action, State, Turn
from eighteen80.yokohama.turn import due_verbs

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


def _claim(state: State) -> Figures:
    who = state.this_turn.who
    mine = (key for key in open_goals(state) if fulfils(state, who, key))
    return {"goals": tuple(goal(key) for key in mine if who not in state.claimed(key).names)}


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
    "agent": lambda state: {"countries": tuple(key for key, own in state.player.agents.items() if own.unused)},
    "claim": _claim,
    "order": lambda state: {"hand": state.player.hand},
    "shift": lambda state: {"moves": state.this_turn.moves},
}


STEPS = ("A", "1", "2", "3", "4", "5", "6", "C")


def present(state: State, turn: Turn) -> str:
    """Return the step of the main phase to be decided next, or A and C of the extra phases."""
    action = turn.action
    if turn.step == "A" and action is None:
        return "A"
    if turn.step in ("B1", "B2"):
        return "2" if turn.step == "B2" or not state.on_map else "1"
    if action is None:
        return "C"
    return str(power.STEP if turn.moves else next(map(power.stage_of, power.open_verbs(state)), power.RETURN))


def heading(state: State) -> Lengths:
    """Summarise the game: the round, player, step, and the next players; in ever less room without blanks and words."""
    then, tight = _next(state), tuple(_heading(state, ""))
    forms = (*_heading(state, " "), *then), (*tight, *then), tight, tight[:-1]
    return Lengths(tuple(Text((Line(cells, drawn=True),)) for cells in forms))


def _heading(state: State, apart: str) -> Iterator[Cell]:
    yield Cell(round_name(state), "strong")
    if state.last_round not in (None, state.round) and not is_over(state):
        yield Cell("  ")
        yield Cell((Say("heading-last", round=state.last_round),), "bad")
    if state.turn is None:
        return
    now, who = present(state, state.turn), state.turn.who
    yield Cell(f"  {DUE} ", "due")
    yield name_cell(state, who)
    yield Cell("  ")
    for step in STEPS:
        yield Cell(f"{DUE}{step}{apart}" if step == now else f"{step}{apart}", "due" if step == now else "dim")
    yield Cell(" ")
    yield Cell(Say("step", step=f"step{now}"), "due")


def _next(state: State) -> tuple[Cell, ...]:
    """Return the players whose turns follow."""
    if state.turn is None:
        return ()
    at = state.seats.index(state.turn.who) + 1
    others = " ".join((*state.seats[at:], *state.seats[: at - 1]))
    return Cell("   "), Cell(Say("heading-then", players=others), "dim")


def round_name(state: State) -> Say:
    """Name the current round."""
    if is_over(state):
        return Say("round-over", rounds=state.round)
    if state.turn is None:
        return Say("round-setup")
    return Say("round-last" if state.round == state.last_round else "round-number", round=state.round)


def turn(state: State) -> Text:
    """Show the current action, and the possible moves with their figures."""
    verbs = Line(tuple(Cell(may(state, verb)) for verb in due_verbs(state)))
    if state.turn is None or not (action := state.turn.action):
        return Text((verbs,))
    facts: Facts = {"area": place(action.area), "power": action.power}
    agent = (Cell(word("agent"), "good"),) if action.by_agent else ()
    return Text((Line((Cell(Say("turn-action", facts), "strong"), *agent)), verbs))
