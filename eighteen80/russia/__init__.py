"""Russian Railroads. `GAME` is the one name that others import.

May import: line, russia.box, russia.corrections, russia.fields, russia.page, russia.rules, russia.rules.actions,
russia.show, russia.show.sheets.
"""

from __future__ import annotations

from eighteen80.engine.game import Game, options_of, revisions_of
from eighteen80.resources import read_table
from eighteen80.russia import reading, turn
from eighteen80.russia.capabilities import PARTS
from eighteen80.russia.corrections.values import CORRECTIONS
from eighteen80.russia.moves import Move
from eighteen80.russia.rules import setup
from eighteen80.russia.show import ask, by_hand, dump, nearest
from eighteen80.russia.state import Options, State

GAME: Game[State, Move] = Game(
    key="russia",
    name="Russian Railroads",
    ending=".russia",
    revisions=tuple(revisions_of(read_table("russia/versions.toml"))),
    options=options_of(Options),
    presets={"scores": {"entry": "scores"}},
    engine=turn.ENGINE,
    corrections=CORRECTIONS,
    start=setup.start,
    language=reading,
    guide=nearest.guide,
    due=turn.due,
    actor=turn.actor,
    thinker=ask.thinker,
    round_key=turn.round_key,
    facts=dump.facts,
    checkpoint=dump.checkpoint,
    dump=dump.dump,
    worth=by_hand.purses,
    ask=ask.ask,
    parts=PARTS,
)
