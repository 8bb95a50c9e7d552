"""Next effects: the special fields not yet fired, with what is missing for each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from eighteen80.refusals import Label
from eighteen80.russia.box.components import BOX
from eighteen80.russia.box.parts import Special
from eighteen80.russia.corrections.questions import DOUBTFUL_STARS
from eighteen80.russia.rules.actions.locomotives import lowest
from eighteen80.russia.state import COLOURS, Player, State, doubt
from eighteen80.sheets import Say


class Missing(NamedTuple):
    """A special field that has not fired: its distance, and its sentence."""

    distance: int
    field: str
    say: Say


def find_missing(state: State, name: str, *, brief: bool = False) -> list[Missing]:
    """List what is missing for each special field not yet fired, the nearest first."""
    return sorted(_unsorted_missing(state, state.players[name], brief=brief), key=lambda each: each[:2])


def _unsorted_missing(state: State, player: Player, *, brief: bool) -> Iterator[Missing]:
    for number, (line, printed) in enumerate(BOX.lines.items()):
        for field, special in printed.specials.items():
            name = f"{line}{field}"
            steps = max(0, field - player.tracks[number][COLOURS.index(special.track)])
            reach = max(0, field - player.reach(number)) if special.loco else 0
            if name in player.fired or not steps + reach or (special.medal and not player.medal):
                continue
            needs = (
                *([Say("needs-steps", {"number": steps, "colour": Label(special.track)})] if steps else []),
                *(
                    [Say("needs-loco" if brief else "needs-reach", {"reach": field, "stack": lowest(state)})]
                    if reach
                    else []
                ),
            )
            facts = {"field": name, "gives": _gives(state, field, special), "needs": needs}
            yield Missing(steps + reach, name, Say("next-special", facts))


def star_doubt(state: State, field: int) -> str:
    """Return the sign of doubt after a star that no text gives for sure."""
    return doubt(state, "star", str(field)) if str(field) in DOUBTFUL_STARS else ""


def _gives(state: State, field: int, special: Special) -> Say:
    """Name the field's gain in a word or two."""
    if special.colour:
        return Say("gives-tracks", {"colour": Label(special.colour)})
    if special.worker:
        return Say("gives-worker")
    if special.question:
        return Say("gives-question")
    if special.times > 1:
        return Say("gives-double")
    if special.always:
        stars = dict(state.figures.stars)
        points = f"{stars[field]}{star_doubt(state, field)}" if not special.medal else str(special.points)
        return Say("gives-star", {"points": points})
    return Say("gives-end", {"points": special.points})
