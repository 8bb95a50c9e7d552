"""The turn: the line at the top with its steps and the present one; the possible moves."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.sheets import Cell, Facts, FullAndBrief, Line, Say, Text
from eighteen80.yokohama.fields.fact_names import place, word
from eighteen80.yokohama.rules.areas import power
from eighteen80.yokohama.rules.ending import is_over
from eighteen80.yokohama.show.marks import DUE, name_cell
from eighteen80.yokohama.show.open_moves import may
from eighteen80.yokohama.state import State, Turn
from eighteen80.yokohama.turn import due

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
    steps = (
        (power.STEP, power.verb_open(action) is not None or bool(turn.moves)),
        (power.TILE, power.tile_open(state, action)),
        (power.BUILD, power.shop_open(state, action) or power.house_open(state, action)),
    )
    return str(next((step for step, still in steps if still), power.RETURN))


def heading(state: State) -> FullAndBrief:
    """Summarise the game: the round, player, step, and the next players; in ever less room without blanks and words."""
    then, tight = _next(state), tuple(_heading(state, ""))
    forms = (*_heading(state, " "), *then), (*tight, *then), tight, tight[:-1]
    full, close, alone, least = (Text((Line(cells, drawn=True),)) for cells in forms)
    return FullAndBrief(full, FullAndBrief(close, FullAndBrief(alone, least)))


def _heading(state: State, apart: str) -> Iterator[Cell]:
    yield Cell(round_name(state), "strong")
    if state.last_round not in (None, state.round) and not is_over(state):
        yield Cell("  ")
        yield Cell((Say("heading-last", {"round": state.last_round}),), "bad")
    if state.turn is None:
        return
    now, who = present(state, state.turn), state.turn.who
    yield Cell(f"  {DUE} ", "due")
    yield name_cell(state, who)
    yield Cell("  ")
    for step in STEPS:
        yield Cell(f"{DUE}{step}{apart}" if step == now else f"{step}{apart}", "due" if step == now else "dim")
    yield Cell(" ")
    yield Cell(Say("step", {"step": f"step{now}"}), "due")


def _next(state: State) -> tuple[Cell, ...]:
    """Return the players whose turns follow."""
    if state.turn is None:
        return ()
    at = state.seats.index(state.turn.who) + 1
    others = " ".join((*state.seats[at:], *state.seats[: at - 1]))
    return Cell("   "), Cell(Say("heading-then", {"players": others}), "dim")


def round_name(state: State) -> Say:
    """Name the current round."""
    if is_over(state):
        return Say("round-over", {"rounds": state.round})
    if state.turn is None:
        return Say("round-setup")
    return Say("round-last" if state.round == state.last_round else "round-number", {"round": state.round})


def turn(state: State) -> Text:
    """Show the current action, and the possible moves with their figures."""
    verbs = Line(tuple(Cell(may(state, verb)) for verb in due(state)))
    if state.turn is None or not (action := state.turn.action):
        return Text((verbs,))
    facts: Facts = {"area": place(action.area), "power": action.power}
    agent = (Cell(word("agent"), "good"),) if action.by_agent else ()
    return Text((Line((Cell(Say("turn-action", facts), "strong"), *agent)), verbs))
