"""The rows above the line during typing: its continuations, and its changes."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical

from eighteen80.sheets import Say
from eighteen80.table.draw.panes import NOTHING, FixedLayout, HeadPane, Pane
from eighteen80.table.draw.text_lines import Painter
from eighteen80.table.input import effect_rows, line_messages
from eighteen80.table.input.effects import Effects
from eighteen80.table.input.preview import Offer


class SuggestionPanel(Vertical, FixedLayout):
    """Rows over the panes, only as high as needed."""

    def __init__(self, painter: Painter) -> None:
        super().__init__(id="over")
        self._painter = painter

    def compose(self) -> ComposeResult:
        """Yield the continuations, and beneath them the changes."""
        yield HeadPane("choices", self._painter)
        yield Pane("effects", self._painter)

    def show_suggestions(self, offers: Sequence[Offer], picked: int = -1, *, kept_back: bool = False) -> None:
        """Show several continuations; one that is kept back appears on demand."""
        pane = self.query_one("#choices", Pane)
        pane.display = len(offers) > 1 and not kept_back
        pane.title = Say("choices-title", {"number": len(offers)})
        pane.show(line_messages.suggestion_sheet(offers, picked))

    def show_effects(self, effects: Effects, *, placed: bool = False) -> None:
        """Show the changes by the line if they are too many for the row beneath it, and have no place on the sheets."""
        pane, few = self.query_one("#effects", Pane), effect_rows.fits_one_line(effects)
        pane.display = not few and not placed
        most = self.styles.width
        width = min(int(most.value), self.screen.size.width) if most else self.screen.size.width
        pane.show(NOTHING if few else effect_rows.in_rows(effects, width - pane.gutter.width, pane.painter))
