"""Visible parts of a game's sheets on a screen of some size, computed from its layout without a screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from eighteen80.engine.game import AnyGame, AnyState
from eighteen80.layout import LOG, MAP, PLENTY, Stack
from eighteen80.sheets import Sheet, Text
from eighteen80.table import default_panes
from eighteen80.table.draw.colours import LOOKS
from eighteen80.table.draw.pane_heights import GAP, share_lines
from eighteen80.table.draw.panes import Pane, TailPane
from eighteen80.table.draw.text_lines import Painter
from eighteen80.words import Words

ACROSS, DOWN = 120, 40
FOOT = 5
"""Number of lines of a screen outside the panes: the line at the top and those beneath."""
CUT, MOST = "…", 40
"""Sign of a cut, and the column from which on a row that ends in it does so for lack of room."""
MARGINS = 2
"""Number of free columns next to a part across the whole screen."""


def painter(game: AnyGame, language: str = "en") -> Painter:
    """The usual look in a language."""
    return Painter(Words(language, game.key), LOOKS["dark"])


class Seated(NamedTuple):
    """The panes across the screen, those of its stacks, each with the lines that fit, and the lines of a stack."""

    above: Mapping[str, Sequence[str]]
    stacks: Sequence[Mapping[str, Sequence[str]]]
    down: int

    @property
    def panes(self) -> dict[str, Sequence[str]]:
        """Every visible pane."""
        return {pane: lines for part in (self.above, *self.stacks) for pane, lines in part.items()}

    def cut_next_to_room(self) -> Iterator[str]:
        """Yield the rows that are cut while rows of the other stack are blank."""
        for stack, others in zip(self.stacks, self.stacks[::-1], strict=True):
            if sum(len(lines) + 1 for lines in others.values() if lines) < self.down:
                yield from (row for lines in stack.values() for row in lines if row.endswith(CUT) and len(row) > MOST)


def seat(game: AnyGame, state: AnyState) -> Seated:
    """Return the first page of a moment at 120×40, where two stacks fit side by side."""
    sheets = default_panes.sheets(game, state)
    layout = default_panes.layout(game, state, sheets)
    ink = painter(game)
    above = {key: _lines_of_sheet(key, sheets, ink) for key in layout.above}
    down = DOWN - FOOT - sum(map(len, above.values()))
    stacks = layout.in_sight(layout.pages[0], 2)
    left = ACROSS - GAP * (len(stacks) - 1) - sum(stack.medium for stack in stacks)
    beneath = [dict(_lines_of_stack(stack, sheets, (stack.medium or left, down), ink)) for stack in stacks]
    return Seated(above, beneath, down)


def _lines_of_sheet(key: str, sheets: Mapping[str, Sheet], ink: Painter) -> list[str]:
    """A sheet across the whole screen."""
    pane = Pane(key, ink)
    pane.sheet = sheets[key]
    return ["".join(text for text, _ in line) for line in pane.lines(ACROSS - MARGINS, PLENTY)]


def _lines_of_stack(
    stack: Stack, sheets: Mapping[str, Sheet], room: tuple[int, int], ink: Painter
) -> Iterator[tuple[str, list[str]]]:
    panes = []
    for place in (place for place in stack.places if place.pane != MAP):
        pane = (TailPane if place.pane == LOG else Pane)(place.pane, ink, place)
        pane.sheet, pane.title = sheets.get(place.pane, Text(())), place.pane
        panes.append(pane)
    for pane, height in zip(panes, share_lines([pane.needs(room[0]) for pane in panes], room[1]), strict=True):
        found = pane.lines(room[0], height)
        lines = ["".join(text for text, _ in line) for line in found[:height]]
        if lines and len(found) > height:
            lines[-1] = f"{lines[-1]:{room[0] - len(CUT)}}{CUT}"
        # The rule is above the rows, with a blank before each of them.
        yield str(pane.id), [line[pane.has_rule :] for line in lines[pane.has_rule :]]
