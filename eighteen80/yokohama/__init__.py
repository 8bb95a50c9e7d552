"""Yokohama. `GAME` is the one name that others import.

May import: line, yokohama.box, yokohama.corrections, yokohama.fields, yokohama.page, yokohama.rules,
yokohama.rules.areas, yokohama.show, yokohama.show.sheets.
"""

from __future__ import annotations

from eighteen80.engine.game import Game, options_of, revisions_of
from eighteen80.resources import read_table
from eighteen80.yokohama import reading, turn
from eighteen80.yokohama.capabilities import PARTS
from eighteen80.yokohama.corrections.values import CORRECTIONS
from eighteen80.yokohama.moves import Move
from eighteen80.yokohama.rules import setup
from eighteen80.yokohama.show import dump, look_up, nearest
from eighteen80.yokohama.show.sheets import sheet_tally
from eighteen80.yokohama.state import LEDGER, MAP, Options, State

GAME: Game[State, Move] = Game(
    key="yokohama",
    name="Yokohama",
    ending=".yokohama",
    revisions=tuple(revisions_of(read_table("yokohama/versions.toml"))),
    options=options_of(Options),
    presets={depth: {"depth": depth} for depth in (LEDGER, MAP)},
    editions=("dlp2017",),
    engine=turn.ENGINE,
    corrections=CORRECTIONS,
    start=setup.start,
    language=reading,
    expands=reading.LANGUAGE,
    guide=nearest.guide,
    due=turn.due,
    actor=turn.actor,
    thinker=turn.thinker,
    round_key=turn.round_key,
    facts=dump.facts,
    checkpoint=dump.checkpoint,
    dump=dump.dump,
    worth=sheet_tally.worth,
    ask=look_up.ask,
    parts=PARTS,
)
