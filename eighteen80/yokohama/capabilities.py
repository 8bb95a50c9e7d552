"""Capabilities of Yokohama: a module for each, loaded at its first use, and their comparison by mypy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from eighteen80 import capabilities as can

PARTS = {
    can.Shown: "eighteen80.yokohama.show.panes",
    can.Paged: "eighteen80.yokohama.page.players_page",
    can.HasMap: "eighteen80.yokohama.show.sheets.sheet_areas",
    can.Foreshown: "eighteen80.yokohama.show.panes",
    can.Explained: "eighteen80.yokohama.show.look_up",
    can.SuggestsLines: "eighteen80.yokohama.reading",
    can.HasPurses: "eighteen80.yokohama.show.by_hand",
    can.ListsTableSteps: "eighteen80.yokohama.show.by_hand",
    can.HasPieceTotals: "eighteen80.yokohama.show.look_up",
    can.ListsForgottenEffects: "eighteen80.yokohama.corrections.values",
    can.LearnsBox: "eighteen80.yokohama.corrections.printed",
    can.HasMoveDetails: "eighteen80.yokohama.show.dump",
    can.HasStatistics: "eighteen80.yokohama.show.sheets.sheet_tally",
    can.Reasoned: "eighteen80.yokohama.show.sheets.sheet_tally",
    can.ScoresPositions: "eighteen80.yokohama.show.position",
}

if TYPE_CHECKING:
    from eighteen80.yokohama import reading
    from eighteen80.yokohama.corrections import printed, values
    from eighteen80.yokohama.moves import Move
    from eighteen80.yokohama.page import players_page
    from eighteen80.yokohama.show import by_hand, dump, look_up, panes, position
    from eighteen80.yokohama.show.sheets import sheet_areas, sheet_tally
    from eighteen80.yokohama.state import State

    shown: can.Shown[State] = panes
    paged: can.Paged[State, Move] = players_page
    mapped: can.HasMap[State] = sheet_areas
    foreshown: can.Foreshown[State] = panes
    explained: can.Explained[State] = look_up
    guided: can.SuggestsLines[State] = reading
    accounted: can.HasPurses[State] = by_hand
    hands: can.ListsTableSteps[State, Move] = by_hand
    summed: can.HasPieceTotals[State] = look_up
    forgettable: can.ListsForgottenEffects = values
    boxed: can.LearnsBox[State, Move] = printed
    detailed: can.HasMoveDetails[State, Move] = dump
    chronicled: can.HasStatistics[State] = sheet_tally
    reasoned: can.Reasoned[State] = sheet_tally
    scored: can.ScoresPositions = position
