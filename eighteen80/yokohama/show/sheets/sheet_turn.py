"""The turn: its steps with the present one, what may come; the line at the top with the distance to each end."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.sheets import Cell, Facts, Lengths, Line, Say, Text
from eighteen80.yokohama.fields.fact_names import place, word
from eighteen80.yokohama.rules import ending
from eighteen80.yokohama.rules.areas import power
from eighteen80.yokohama.rules.ending import over
from eighteen80.yokohama.show.open_moves import may
from eighteen80.yokohama.state import State, Turn
from eighteen80.yokohama.turn import due

STEPS = ("A", "1", "2", "3", "4", "5", "6", "C")


def present(state: State, turn: Turn) -> str:
    """The step of the main phase that is next to be decided; A and C of the extra phases."""
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


def heading(state: State) -> Lengths:
    """Where the game stands, in one line, the distance to each end beside it: in words, or in their first letters."""
    cells = [Cell(round_name(state), "strong")]
    if state.turn is not None:
        cells.append(Cell(Say("heading-turn", {"player": state.turn.who, "step": present(state, state.turn)}), "due"))
    full, brief = (Text((Line((*cells, *_ends(state, form))),)) for form in ("reach", "gauge"))
    return Lengths(full, brief)


def _ends(state: State, form: str) -> Iterator[Cell]:
    if state.last_round is not None:
        yield Cell(Say("heading-last", {"round": state.last_round}), "bad")
        return
    yield Cell(Say("heading-end"), "dim")
    for distance in ending.distances(state):
        facts: Facts = {"why": distance.why, "has": distance.has, "limit": distance.limit}
        yield Cell(Say(f"heading-{form}", facts), "warn" if distance.left == 1 else "dim")


def round_name(state: State) -> Say:
    """What is being played now."""
    if over(state):
        return Say("round-over", {"rounds": state.round})
    return Say("round-last" if state.round == state.last_round else "round-number", {"round": state.round})


def turn(state: State) -> Text:
    """The steps of a turn, the present one marked, and the moves that may come."""
    verbs = Line(tuple(Cell(may(state, verb)) for verb in due(state)))
    if state.turn is None:
        return Text((verbs,))
    now = present(state, state.turn)
    steps = (Cell(each, "due" if each == now else "dim") for each in STEPS)
    lines = [Line((Cell(state.turn.who, "strong"), *steps, Cell(Say("step", {"step": f"step{now}"}), "due")))]
    if action := state.turn.action:
        facts: Facts = {"area": place(action.area), "power": action.power}
        agent = (Cell(word("agent"), "good"),) if action.by_agent else ()
        lines.append(Line((Cell(Say("turn-action", facts), "strong"), *agent)))
    return Text((*lines, verbs))
