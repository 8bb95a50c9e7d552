"""1880: China. `GAME` is the one name that others import.

May import: china.box, china.corrections, china.fields, china.page, china.rules, china.rules.operating, china.show,
china.show.sheets, china.site, line.
"""

from __future__ import annotations

from eighteen80.china import turn
from eighteen80.china.capabilities import PARTS
from eighteen80.china.corrections.corrected_values import CORRECTIONS
from eighteen80.china.moves import Move
from eighteen80.china.reading import LANGUAGE
from eighteen80.china.rules import ending, setup
from eighteen80.china.show import ask, nearest, summary
from eighteen80.china.state import Rulings, State
from eighteen80.engine.game import Game, options_of, revisions_of
from eighteen80.resources import read_table

OPTIONS = options_of(Rulings)

GAME: Game[State, Move] = Game(
    key="china",
    name="1880: China",
    ending=".1880",
    revisions=tuple(revisions_of(read_table("china/versions.toml"))),
    options={name: values for name, values in OPTIONS.items() if name not in setup.FORMER},
    former={name: OPTIONS[name] for name in setup.FORMER},
    presets=setup.PRESETS,
    editions=("present", "first"),
    site="18xx",
    engine=turn.ENGINE,
    corrections=CORRECTIONS,
    start=setup.start,
    language=LANGUAGE,
    guide=nearest.guide,
    due=turn.due,
    actor=turn.actor,
    thinker=ask.thinker,
    round_key=turn.round_key,
    facts=summary.facts,
    checkpoint=summary.checkpoint,
    dump=summary.dump,
    worth=lambda state: {name: ending.worth(state, name) for name in state.seats},
    ask=ask.ask,
    parts=PARTS,
)
