"""How panes share a column: by what each needs, the most important first."""

from __future__ import annotations

from collections.abc import Sequence

from textual.containers import Vertical
from textual.geometry import NULL_OFFSET, NULL_SPACING, Region, Size
from textual.layout import ArrangeResult, Layout, WidgetPlacement
from textual.widget import Widget

from eighteen80.table.paint.map_pane import MapPane
from eighteen80.table.paint.panes import Need, Pane


def shared(needs: Sequence[Need], room: int) -> list[int]:
    """How many lines each gets: all have the least, the first and the last before others; then what they need in order.

    What is left over goes to the last one that shows something.
    """
    ends_first = sorted(range(len(needs)), key=lambda at: 0 < at < len(needs) - 1)
    given = [0] * len(needs)
    for at, wanted, partly in (
        *((at, needs[at].least, True) for at in ends_first),
        *((at, need.brief, not need.whole) for at, need in enumerate(needs)),
        *((at, need.full, False) for at, need in enumerate(needs)),
    ):
        more = max(wanted - given[at], 0)
        if more <= room or partly:
            given[at] += min(more, room)
            room -= min(more, room)
    if given:
        given[max((at for at, need in enumerate(needs) if need.full), default=-1)] += room
    return given


class ByNeed(Layout):
    """Panes from top to bottom, each as high as its share."""

    name = "by-need"

    def arrange(
        self,
        parent: Widget,
        children: list[Widget],
        size: Size,
        greedy: bool = True,  # noqa: FBT001, FBT002  # as Textual hands it over
    ) -> ArrangeResult:
        """Give each pane its region."""
        parent.pre_layout(self)
        panes = [child for child in children if isinstance(child, Pane | MapPane)]
        placements, top = [], 0
        for pane, height in zip(panes, shared([_need(pane, size.width) for pane in panes], size.height), strict=True):
            region = Region(0, top, size.width, height)
            placements.append(WidgetPlacement(region, NULL_OFFSET, NULL_SPACING, pane))
            top += height
        return placements


class Shared(Vertical):
    """A column whose panes share it by need."""

    @property
    def layout(self) -> Layout:
        """By need, whatever the style sheet says of columns."""
        return ByNeed()


def _need(pane: Pane | MapPane, width: int) -> Need:
    """The pane's need with its title; one that shows nothing needs nothing."""
    need, title = pane.needs(width - pane.gutter.width), pane.gutter.height
    if not need.full:
        return need
    return Need(need.least + title, need.brief + title, need.full + title, need.whole)
