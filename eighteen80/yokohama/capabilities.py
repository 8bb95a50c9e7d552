"""Capabilities of Yokohama: a module for each, loaded at its first use, and their comparison by mypy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from eighteen80 import capabilities as can

PARTS = {
    can.Shown: "eighteen80.yokohama.show.panes",
    can.Paged: "eighteen80.yokohama.page.players_page",
    can.HasMap: "eighteen80.yokohama.show.sheets.sheet_map",
    can.Foreshown: "eighteen80.yokohama.show.panes",
    can.Explained: "eighteen80.yokohama.show.look_up",
    can.SuggestsLines: "eighteen80.yokohama.show.completion",
    can.HasPurses: "eighteen80.yokohama.show.preview",
    can.ListsTableSteps: "eighteen80.yokohama.show.by_hand",
    can.HasPieceTotals: "eighteen80.yokohama.show.piece_totals",
    can.ListsForgottenEffects: "eighteen80.yokohama.corrections.inventory",
    can.LearnsBox: "eighteen80.yokohama.corrections.printed",
    can.HasMoveDetails: "eighteen80.yokohama.show.dump",
    can.HasStatistics: "eighteen80.yokohama.show.sheets.sheet_tally",
    can.Reasoned: "eighteen80.yokohama.show.sheets.sheet_tally",
    can.ScoresPositions: "eighteen80.yokohama.show.score_table",
}

if TYPE_CHECKING:
    from eighteen80.yokohama.corrections import inventory, printed
    from eighteen80.yokohama.moves import Move
    from eighteen80.yokohama.page import players_page
    from eighteen80.yokohama.show import (
        by_hand,
        completion,
        dump,
        look_up,
        panes,
        piece_totals,
        preview,
        score_table,
    )
    from eighteen80.yokohama.show.sheets import sheet_map, sheet_tally
    from eighteen80.yokohama.state import State

    shown: can.Shown[State] = panes
    paged: can.Paged[State, Move] = players_page
    mapped: can.HasMap[State] = sheet_map
    foreshown: can.Foreshown[State] = panes
    explained: can.Explained[State] = look_up
    guided: can.SuggestsLines[State] = completion
    accounted: can.HasPurses[State] = preview
    hands: can.ListsTableSteps[State, Move] = by_hand
    summed: can.HasPieceTotals[State] = piece_totals
    forgettable: can.ListsForgottenEffects = inventory
    boxed: can.LearnsBox[State, Move] = printed
    detailed: can.HasMoveDetails[State, Move] = dump
    chronicled: can.HasStatistics[State] = sheet_tally
    reasoned: can.Reasoned[State] = sheet_tally
    scored: can.ScoresPositions = score_table
