"""The line at the top: the round, whose turn it is, the decision in a few words, and the players that follow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from eighteen80.russia.rules import order
from eighteen80.russia.show import ask
from eighteen80.russia.state import ACTIONS, BONUS, OVER, RELOCATE, STRIP, Owed, State
from eighteen80.sheets import Cell, FullAndBrief, Line, Say, Text, seat_paints

DUE = "▸"
TITLES = (BONUS, ACTIONS, RELOCATE)
"""Phases with a sentence about the decision of a player who owes nothing."""


def title(state: State) -> FullAndBrief | Text:
    """Return the line at length, without the players that follow, or with the first debt alone; else the question."""
    who = ask.thinker(state)
    if state.phase not in TITLES or not who:
        asked = Say("ask-strip", {"number": state.table.engineers}) if state.phase == STRIP else ask.ask(state)
        cells = Cell(ask.round_name(state), "strong"), *(() if state.phase == OVER else (Cell(asked),))
        return Text((Line(cells),))
    cells, first = (tuple(_due(state, who, owed)) for owed in (state.pool, state.doable[:1]))
    if state.phase != ACTIONS:
        # The round is named after the decision.
        return FullAndBrief(*(Text((Line(each, drawn=True),)) for each in (cells, cells[: None if state.pool else 3])))
    then = Cell(Say("title-then", {"players": " ".join(order.players_after(state, who))}), "dim")
    full, brief = (Text((Line(each, drawn=True),)) for each in ((*cells, Cell("   "), then), cells))
    return FullAndBrief(full, FullAndBrief(brief, Text((Line(first, drawn=True),))))


def _due(state: State, who: str, owed: Sequence[Owed]) -> Iterator[Cell]:
    yield Cell(ask.round_name(state), "strong")
    yield Cell(f"   {DUE} ", "due")
    yield Cell(who, paint=seat_paints(state.seats)[who])
    yield Cell("  ")
    if owed:
        yield Cell(Say("title-owes", {"what": tuple(ask.owed_in_brief(state, each) for each in owed)}), "due")
    else:
        yield Cell(Say(f"title-{state.phase}"))
