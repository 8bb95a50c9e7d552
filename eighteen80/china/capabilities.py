"""Capabilities of 1880: a module for each, loaded at its first use, and their comparison by mypy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from eighteen80 import capabilities as can

PARTS = {
    can.Shown: "eighteen80.china.show.panes",
    can.Paged: "eighteen80.china.page.players_page",
    can.Foreshown: "eighteen80.china.show.panes",
    can.PicksPage: "eighteen80.china.show.panes",
    can.HasMap: "eighteen80.china.show.sheets.sheet_map",
    can.Printed: "eighteen80.china.show.panes",
    can.Explained: "eighteen80.china.show.look_up",
    can.SuggestsLines: "eighteen80.china.show.ask",
    can.HasPurses: "eighteen80.china.show.preview",
    can.ListsTableSteps: "eighteen80.china.show.preview",
    can.HasTurns: "eighteen80.china.turn",
    can.ExplainsTurnEnd: "eighteen80.china.turn",
    can.FindsBestRun: "eighteen80.china.show.survey",
    can.HasMoveDetails: "eighteen80.china.show.survey",
    can.HasSiteFormat: "eighteen80.china.site.convert",
    can.HasStatistics: "eighteen80.china.show.sheets.sheet_tally",
    can.Valued: "eighteen80.china.show.sheets.sheet_tally",
}

if TYPE_CHECKING:
    from eighteen80.china import turn
    from eighteen80.china.moves import Move
    from eighteen80.china.page import players_page
    from eighteen80.china.show import ask, look_up, panes, preview, survey
    from eighteen80.china.show.sheets import sheet_map, sheet_tally
    from eighteen80.china.site import convert
    from eighteen80.china.state import State

    shown: can.Shown[State] = panes
    paged: can.Paged[State, Move] = players_page
    foreshown: can.Foreshown[State] = panes
    situated: can.PicksPage[State] = panes
    mapped: can.HasMap[State] = sheet_map
    printed: can.Printed = panes
    explained: can.Explained[State] = look_up
    guided: can.SuggestsLines[State] = ask
    accounted: can.HasPurses[State] = preview
    hands: can.ListsTableSteps[State, Move] = preview
    turns: can.HasTurns[State] = turn
    explains_end: can.ExplainsTurnEnd[State, Move] = turn
    surveyed: can.FindsBestRun[State, Move] = survey
    detailed: can.HasMoveDetails[State, Move] = survey
    on_site: can.HasSiteFormat = convert
    chronicled: can.HasStatistics[State] = sheet_tally
    valued: can.Valued[State] = sheet_tally
