"""Yokohama. `GAME` is the one name that others import.

May import: line, yokohama.box, yokohama.corrections, yokohama.fields, yokohama.page, yokohama.rules,
yokohama.rules.areas, yokohama.show, yokohama.show.sheets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from eighteen80 import capabilities as can
from eighteen80.engine.game import Game, revisions_of
from eighteen80.resources import read_table
from eighteen80.yokohama import engine, reading
from eighteen80.yokohama.corrections.corrected_values import CORRECTIONS
from eighteen80.yokohama.moves import Move
from eighteen80.yokohama.rules import setup
from eighteen80.yokohama.show import dump, look_up, nearest, summary
from eighteen80.yokohama.show.sheets import sheet_tally
from eighteen80.yokohama.state import State

VERSIONS = read_table("yokohama/versions.toml")

GAME: Game[State, Move] = Game(
    key="yokohama",
    name="Yokohama",
    ending=".yokohama",
    version=max(int(version) for version in VERSIONS),
    revisions=tuple(revisions_of(VERSIONS)),
    options=setup.OPTIONS,
    presets={depth: {"depth": depth} for depth in setup.OPTIONS["depth"]},
    editions=("dlp2017",),
    engine=engine.ENGINE,
    corrections=CORRECTIONS,
    start=setup.start,
    language=reading,
    guide=nearest.guide,
    due=engine.due,
    actor=engine.actor,
    thinker=engine.thinker,
    round_key=engine.round_key,
    facts=summary.facts,
    checkpoint=summary.checkpoint,
    dump=dump.dump,
    worth=sheet_tally.worth,
    ask=look_up.ask,
    parts={
        can.Shown: "eighteen80.yokohama.show.panes",
        can.Paged: "eighteen80.yokohama.page.players_page",
        can.Mapped: "eighteen80.yokohama.show.sheets.sheet_map",
        can.Explained: "eighteen80.yokohama.show.look_up",
        can.Guided: "eighteen80.yokohama.show.likely_lines",
        can.Accounted: "eighteen80.yokohama.show.preview",
        can.ByHand: "eighteen80.yokohama.show.by_hand",
        can.Implying: "eighteen80.yokohama.line_expansion",
        can.Summed: "eighteen80.yokohama.show.piece_totals",
        can.Forgettable: "eighteen80.yokohama.corrections.inventory",
        can.Boxed: "eighteen80.yokohama.corrections.printed",
        can.Detailed: "eighteen80.yokohama.show.record_details",
        can.Chronicled: "eighteen80.yokohama.show.sheets.sheet_tally",
        can.Reasoned: "eighteen80.yokohama.show.sheets.sheet_tally",
        can.Scored: "eighteen80.yokohama.show.score_table",
    },
)

if TYPE_CHECKING:
    from eighteen80.yokohama import line_expansion
    from eighteen80.yokohama.corrections import inventory, printed
    from eighteen80.yokohama.page import players_page
    from eighteen80.yokohama.show import (
        by_hand,
        likely_lines,
        panes,
        piece_totals,
        preview,
        record_details,
        score_table,
    )
    from eighteen80.yokohama.show.sheets import sheet_map

    shown: can.Shown[State] = panes
    paged: can.Paged[State, Move] = players_page
    mapped: can.Mapped[State] = sheet_map
    explained: can.Explained[State] = look_up
    guided: can.Guided[State] = likely_lines
    accounted: can.Accounted[State] = preview
    hands: can.ByHand[State, Move] = by_hand
    implying: can.Implying[State] = line_expansion
    summed: can.Summed[State] = piece_totals
    forgettable: can.Forgettable = inventory
    boxed: can.Boxed[State, Move] = printed
    detailed: can.Detailed[State, Move] = record_details
    chronicled: can.Chronicled[State] = sheet_tally
    reasoned: can.Reasoned[State] = sheet_tally
    scored: can.Scored = score_table
