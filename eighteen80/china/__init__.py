"""1880: China. `GAME` is the one name that others import.

May import: china.box, china.corrections, china.fields, china.page, china.rules, china.rules.operating, china.show,
china.show.sheets, china.site, line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from eighteen80 import capabilities as can
from eighteen80.china import engine, reading, turn
from eighteen80.china.corrections.corrected_values import CORRECTIONS
from eighteen80.china.moves import Move
from eighteen80.china.rules import ending, setup
from eighteen80.china.show import ask, dump, nearest, summary
from eighteen80.china.state import State
from eighteen80.engine.game import Game, revisions_of
from eighteen80.resources import read_table

VERSIONS = read_table("china/versions.toml")

GAME: Game[State, Move] = Game(
    key="china",
    name="1880: China",
    ending=".1880",
    version=max(int(version) for version in VERSIONS),
    revisions=tuple(revisions_of(VERSIONS)),
    options=setup.RULINGS,
    former=setup.FORMER,
    presets=setup.PRESETS,
    editions=("present", "first"),
    commands={
        "routes": "eighteen80.china.search.commands:Routes",
        "what-if": "eighteen80.china.search.commands:WhatIf",
    },
    site="18xx",
    engine=engine.ENGINE,
    corrections=CORRECTIONS,
    start=setup.start,
    language=reading,
    guide=nearest.guide,
    due=turn.due,
    actor=engine.actor,
    thinker=ask.thinker,
    round_key=turn.round_key,
    facts=summary.facts,
    checkpoint=summary.checkpoint,
    dump=dump.dump,
    worth=ending.worth_of_all,
    ask=ask.ask,
    parts={
        can.Shown: "eighteen80.china.show.panes",
        can.Paged: "eighteen80.china.page.players_page",
        can.Foreshown: "eighteen80.china.show.panes",
        can.Situated: "eighteen80.china.show.situation",
        can.Mapped: "eighteen80.china.show.sheets.sheet_map",
        can.Printed: "eighteen80.china.show.panes",
        can.Explained: "eighteen80.china.show.look_up",
        can.Guided: "eighteen80.china.show.likely_lines",
        can.Accounted: "eighteen80.china.show.preview",
        can.ByHand: "eighteen80.china.show.by_hand",
        can.TakingTurns: "eighteen80.china.turn",
        can.ExplainsTurnEnd: "eighteen80.china.engine",
        can.Surveyed: "eighteen80.china.show.survey",
        can.Detailed: "eighteen80.china.show.survey",
        can.OnSite: "eighteen80.china.site.convert",
        can.Chronicled: "eighteen80.china.show.sheets.sheet_tally",
        can.Valued: "eighteen80.china.show.sheets.sheet_tally",
    },
)

if TYPE_CHECKING:
    from eighteen80.china.page import players_page
    from eighteen80.china.show import by_hand, likely_lines, look_up, panes, preview, situation, survey
    from eighteen80.china.show.sheets import sheet_map, sheet_tally
    from eighteen80.china.site import convert

    shown: can.Shown[State] = panes
    paged: can.Paged[State, Move] = players_page
    foreshown: can.Foreshown[State] = panes
    situated: can.Situated[State] = situation
    mapped: can.Mapped[State] = sheet_map
    printed: can.Printed = panes
    explained: can.Explained[State] = look_up
    guided: can.Guided[State] = likely_lines
    accounted: can.Accounted[State] = preview
    hands: can.ByHand[State, Move] = by_hand
    turns: can.TakingTurns[State] = turn
    explains_end: can.ExplainsTurnEnd[State, Move] = engine
    surveyed: can.Surveyed[State, Move] = survey
    detailed: can.Detailed[State, Move] = survey
    on_site: can.OnSite = convert
    chronicled: can.Chronicled[State] = sheet_tally
    valued: can.Valued[State] = sheet_tally
