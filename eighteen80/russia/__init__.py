"""Russian Railroads. `GAME` is the one name that others import.

May import: line, russia.box, russia.corrections, russia.fields, russia.page, russia.rules, russia.rules.actions,
russia.show, russia.show.sheets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from eighteen80 import capabilities as can
from eighteen80.engine.game import Game, revisions_of
from eighteen80.resources import read_table
from eighteen80.russia import engine, reading, turn
from eighteen80.russia.corrections.corrected_values import CORRECTIONS
from eighteen80.russia.moves import Move
from eighteen80.russia.rules import setup
from eighteen80.russia.show import ask, dump, nearest, preview, summary
from eighteen80.russia.state import State

VERSIONS = read_table("russia/versions.toml")

GAME: Game[State, Move] = Game(
    key="russia",
    name="Russian Railroads",
    ending=".russia",
    version=max(int(version) for version in VERSIONS),
    revisions=tuple(revisions_of(VERSIONS)),
    options=setup.OPTIONS,
    presets={"scores": {"entry": "scores"}},
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
    worth=preview.purses,
    ask=ask.ask,
    parts={
        can.Shown: "eighteen80.russia.show.panes",
        can.Paged: "eighteen80.russia.page.players_page",
        can.Opened: "eighteen80.russia.show.sheets.sheet_scoring",
        can.Explained: "eighteen80.russia.show.look_up",
        can.Asked: "eighteen80.russia.show.look_up",
        can.Guided: "eighteen80.russia.show.ask",
        can.Accounted: "eighteen80.russia.show.preview",
        can.ByHand: "eighteen80.russia.show.by_hand",
        can.TakingTurns: "eighteen80.russia.turn",
        can.Boxed: "eighteen80.russia.corrections.printed",
        can.Chronicled: "eighteen80.russia.show.sheets.sheet_tally",
        can.Reasoned: "eighteen80.russia.show.sheets.sheet_tally",
        can.Scored: "eighteen80.russia.show.position",
    },
)

if TYPE_CHECKING:
    from eighteen80.russia.corrections import printed
    from eighteen80.russia.page import players_page
    from eighteen80.russia.show import by_hand, look_up, panes, position
    from eighteen80.russia.show.sheets import sheet_scoring, sheet_tally

    shown: can.Shown[State] = panes
    paged: can.Paged[State, Move] = players_page
    opened: can.Opened[State] = sheet_scoring
    explained: can.Explained[State] = look_up
    asked: can.Asked[State] = look_up
    guided: can.Guided[State] = ask
    accounted: can.Accounted[State] = preview
    by_hand_: can.ByHand[State, Move] = by_hand
    turns: can.TakingTurns[State] = turn
    boxed: can.Boxed[State, Move] = printed
    chronicled: can.Chronicled[State] = sheet_tally
    reasoned: can.Reasoned[State] = sheet_tally
    scored: can.Scored = position
