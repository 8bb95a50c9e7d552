"""Capabilities of Russian Railroads: a module for each, loaded at its first use, and their comparison by mypy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from eighteen80 import capabilities as can

PARTS = {
    can.Shown: "eighteen80.russia.show.panes",
    can.Paged: "eighteen80.russia.page.players_page",
    can.HasCellDetails: "eighteen80.russia.show.sheets.sheet_scoring",
    can.Explained: "eighteen80.russia.show.look_up",
    can.AnswersQuestions: "eighteen80.russia.show.look_up",
    can.SuggestsLines: "eighteen80.russia.show.ask",
    can.HasPurses: "eighteen80.russia.show.by_hand",
    can.ListsTableSteps: "eighteen80.russia.show.by_hand",
    can.HasTurns: "eighteen80.russia.turn",
    can.LearnsBox: "eighteen80.russia.corrections.printed",
    can.HasStatistics: "eighteen80.russia.show.sheets.sheet_scoring",
    can.Reasoned: "eighteen80.russia.show.sheets.sheet_scoring",
    can.ScoresPositions: "eighteen80.russia.show.position",
}

if TYPE_CHECKING:
    from eighteen80.russia import turn
    from eighteen80.russia.corrections import printed
    from eighteen80.russia.moves import Move
    from eighteen80.russia.page import players_page
    from eighteen80.russia.show import ask, by_hand, look_up, panes, position
    from eighteen80.russia.show.sheets import sheet_scoring
    from eighteen80.russia.state import State

    shown: can.Shown[State] = panes
    paged: can.Paged[State, Move] = players_page
    opened: can.HasCellDetails[State] = sheet_scoring
    explained: can.Explained[State] = look_up
    asked: can.AnswersQuestions[State] = look_up
    guided: can.SuggestsLines[State] = ask
    accounted: can.HasPurses[State] = by_hand
    by_hand_: can.ListsTableSteps[State, Move] = by_hand
    turns: can.HasTurns[State] = turn
    boxed: can.LearnsBox[State, Move] = printed
    chronicled: can.HasStatistics[State] = sheet_scoring
    reasoned: can.Reasoned[State] = sheet_scoring
    scored: can.ScoresPositions = position
