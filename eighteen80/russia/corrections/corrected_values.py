"""Values on the table of Russian Railroads: everything that can be inspected and corrected."""

from __future__ import annotations

from eighteen80.engine.corrections import Corrections
from eighteen80.russia.corrections import inventory
from eighteen80.russia.corrections.sound import check_sound
from eighteen80.russia.corrections.values import VALUES
from eighteen80.russia.course import Course
from eighteen80.russia.fields.correction_fields import OF_THE_TABLE
from eighteen80.russia.rules import tableau
from eighteen80.russia.state import LINES, State


def _check_tableau(state: State, after: State, name: str) -> None:
    """Refuse an impossible tableau of the correction (RR69); one that a ruling has made elsewhere stays."""
    if name not in state.players:
        return
    before, player = state.players[name], after.players[name]
    for line, row, was in zip(LINES, player.tracks, before.tracks, strict=True):
        if row != was:
            tableau.check_row(line, row)
    if (player.markers, player.factories) != (before.markers, before.factories):
        tableau.check_markers(name, player, after.figures)


CORRECTIONS: Corrections[State, Course] = Corrections(
    values=lambda: VALUES,
    course=Course,
    sound=check_sound,
    fits=_check_tableau,
    unowned=OF_THE_TABLE,
    asked=inventory.values_to_ask,
    ways=inventory.ways,
)
