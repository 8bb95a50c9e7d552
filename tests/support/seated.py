"""Visible parts of a game's sheets on a screen of some size, computed from its layout without a screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from eighteen80.engine.game import AnyGame, AnyState
from eighteen80.layout import LOG, MAP, PLENTY, Layout, Stack
from eighteen80.sheets import Sheet, Text
from eighteen80.table import default_panes
from eighteen80.table.draw.colours import LOOKS
from eighteen80.table.draw.pane_heights import shared
from eighteen80.table.draw.panes import LastLines, Need, Pane
from eighteen80.table.draw.text_lines import Painter
from eighteen80.words import Words

FOOT = 5
"""Number of lines of a screen outside the panes: the line at the top and those beneath."""
EDGES = (1, 2)
"""Free columns at the side of a pane of the first stack, and of the others."""


def painter(game: AnyGame, language: str = "en") -> Painter:
    """The usual look in a language."""
    return Painter(Words(language, game.key), LOOKS["dark"])


def seen(
    game: AnyGame, state: AnyState, size: tuple[int, int] = (120, 40), page: str = "", language: str = "en"
) -> dict[str, list[str]]:
    """Return the visible panes where two stacks fit side by side, and the lines of each that fit."""
    sheets = default_panes.sheets(game, state)
    layout = default_panes.layout(game, state, sheets)
    across, down = size
    found = {key: _painted(key, sheets, across, painter(game, language)) for key in layout.above}
    down -= FOOT + sum(map(len, found.values())) + bool(layout.strip)
    keys = layout.in_sight(layout.page(page or layout.pages[0].name), 2)
    for number, (stack, names) in enumerate(zip(layout.stacks, keys, strict=True)):
        width = _across(layout, stack, across) - EDGES[bool(number)]
        found |= _stacked(stack, names, sheets, (width, down), painter(game, language))
    return found


def _painted(key: str, sheets: Mapping[str, Sheet], across: int, ink: Painter) -> list[str]:
    """A sheet across the whole screen."""
    pane = Pane(key, ink)
    pane.sheet = sheets[key]
    return ["".join(text for text, _ in line) for line in pane.lines(across - EDGES[1], PLENTY)]


def _across(layout: Layout, stack: Stack, across: int) -> int:
    """Return the width of a stack next to another one."""
    return stack.beside or across - max(other.beside for other in layout.stacks)


def _stacked(
    stack: Stack, names: tuple[str, ...], sheets: Mapping[str, Sheet], room: tuple[int, int], ink: Painter
) -> Iterator[tuple[str, list[str]]]:
    panes = []
    for place in (place for place in stack.places if place.pane in names and place.pane != MAP):
        pane = (LastLines if place.pane == LOG else Pane)(place.pane, ink, place.least, ahead=place.ahead)
        pane.sheet = sheets.get(place.pane, Text(()))
        panes.append(pane)
    needs = [pane.needs(room[0]) for pane in panes]
    titled = [Need(need.least + 1, need.brief + 1, need.full + 1, need.whole) if need.full else need for need in needs]
    for pane, height in zip(panes, shared(titled, room[1]), strict=True):
        lines = pane.lines(room[0], max(height - 1, 0))[: max(height - 1, 0)]
        yield str(pane.id), ["".join(text for text, _ in line) for line in lines]
