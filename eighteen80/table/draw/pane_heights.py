"""Heights of the panes in a column: by their needs, the most important first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual.containers import Container
from textual.geometry import NULL_OFFSET, NULL_SPACING, Region, Size
from textual.layout import ArrangeResult, Layout, WidgetPlacement
from textual.widget import Widget

from eighteen80.table.draw.map_pane import MapPane
from eighteen80.table.draw.panes import Need, Pane

GAP = 1
"""Number of columns between two stacks."""


def share_lines(needs: Sequence[Need], room: int) -> list[int]:
    """Share the lines: all panes get the least, the first and the last before others; then their needs in order.

    A pane that is shown whole gets the lines of its shortest shape before any gets more. The rest goes to the last pane
    with content.
    """
    ends_first = sorted(range(len(needs)), key=lambda at: 0 < at < len(needs) - 1)
    given = [0] * len(needs)
    for at, wanted, partly in (
        *((at, needs[at].least, True) for at in ends_first),
        *((at, need.shortest, False) for at, need in enumerate(needs) if need.whole),
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


def keep_heights(needs: Sequence[Need], room: int, before: Sequence[int]) -> list[int]:
    """Share the lines again, or keep the former heights while these are enough for all.

    A pane that has grown takes from those that can do with less, and keeps it: borders move as seldom as possible. No
    pane is cut if another has empty lines.
    """
    shown = [bool(need.full) for need in needs]
    if sum(before) != room or shown != list(map(bool, before)):
        return share_lines(needs, room)
    if _enough(needs, before) and not _has_waste(needs, before):
        return list(before)
    kept = [
        need._replace(brief=max(need.brief, height), full=max(need.full, height)) if need.whole else need
        for need, height in zip(needs, before, strict=True)
    ]
    again = share_lines(kept, room)
    return again if _enough(needs, again) else share_lines(needs, room)


def _enough(needs: Sequence[Need], heights: Sequence[int]) -> bool:
    """Return whether each has at least its required lines."""
    least = (need.brief if need.whole else need.least for need in needs)
    return all(height >= lines for lines, height in zip(least, heights, strict=True))


def _has_waste(needs: Sequence[Need], heights: Sequence[int]) -> bool:
    """Return whether a pane has empty lines that would let another be shown in full or not be cut."""
    pairs = list(zip(needs, heights, strict=True))
    empty = sum(max(lines - need.full, 0) for need, lines in pairs)
    return bool(empty) and any(lines < need.brief or 0 < need.full - lines <= empty for need, lines in pairs)


class NeedLayout(Layout):
    """Stacks of panes side by side, in each of them panes as high as their share; they stand as they stood before.

    That holds as long as it will do.
    """

    name = "by-need"

    def __init__(self) -> None:
        self._stacks: Sequence[tuple[Sequence[Pane | MapPane], int]] = ()
        self._stood: dict[tuple[str | None, ...], tuple[Size, list[int]]] = {}

    def stand(self, stacks: Sequence[tuple[Sequence[Pane | MapPane], int]]) -> bool:
        """Take these stacks, each with its columns, 0 for what others leave; return whether they are new."""
        before, self._stacks = self._stacks, stacks
        return before != stacks

    def arrange(
        self,
        parent: Widget,
        children: list[Widget],
        size: Size,
        greedy: bool = True,  # noqa: FBT001, FBT002  # as Textual hands it over
    ) -> ArrangeResult:
        """Give each pane its region."""
        parent.pre_layout(self)
        there = {*children}
        stacks = [([pane for pane in panes if pane in there], width) for panes, width in self._stacks]
        left = size.width - GAP * (len(stacks) - 1) - sum(width for _, width in stacks)
        shares = [width for _, width in stacks].count(0)
        placements: list[WidgetPlacement] = []
        start = 0
        for panes, width in stacks:
            across = max(width or left // shares, 0)
            placements += self._place_stack(panes, Region(start, 0, across, size.height))
            start += across + GAP
        return placements

    def _place_stack(self, panes: Sequence[Pane | MapPane], room: Region) -> Iterator[WidgetPlacement]:
        key = tuple(pane.id for pane in panes)
        size, stood = self._stood.get(key, (room.size, []))
        before = stood if size == room.size else []
        heights = keep_heights([_need(pane, room.width) for pane in panes], room.height, before)
        self._stood[key] = room.size, heights
        top = 0
        for pane, height in zip(panes, heights, strict=True):
            region = Region(room.x, top, room.width, height)
            yield WidgetPlacement(region, NULL_OFFSET, NULL_SPACING, pane)
            top += height


class Stacks(Container):
    """Panes in stacks side by side; those of a stack share it by need."""

    def __init__(self, *panes: Widget, id: str) -> None:  # noqa: A002  # as Textual calls it
        super().__init__(*panes, id=id)
        self._by_need = NeedLayout()

    @property
    def layout(self) -> Layout:
        """Layout by need, instead of the style sheet's."""
        return self._by_need

    def stand(self, stacks: Sequence[tuple[Sequence[Pane | MapPane], int]]) -> None:
        """Show these stacks, each with how many columns it has, and nothing else.

        A pane is mounted when it is first shown. In the same stacks each pane asks for room itself.
        """
        if not self._by_need.stand(stacks):
            return
        shown = [pane for panes, _ in stacks for pane in panes]
        if new := [pane for pane in shown if not pane.is_attached]:
            self.mount(*new)
        for pane in self.children:
            pane.display = pane in shown
        # A request of its own would leave the last arrangement cached, with the widths before.
        for pane in shown:
            pane.refresh(layout=True)


def _need(pane: Pane | MapPane, width: int) -> Need:
    """Return the pane's need with its title; an empty one needs nothing."""
    need, title = pane.needs(width - pane.gutter.width), pane.gutter.height
    if not need.full:
        return need
    shortest = need.shortest and need.shortest + title
    return Need(need.least + title, need.brief + title, need.full + title, need.whole, shortest)
