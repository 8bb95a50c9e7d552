"""The players' face of a game: read-only, on a second screen or in a browser, following the record."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from eighteen80.journal import Watch
from eighteen80.sheets import Cell, Line, Text
from eighteen80.table.board import PAGES, BoardScreen
from eighteen80.table.lines import Painter
from eighteen80.table.panes import Pane

EVERY = 0.5


class WatchScreen(BoardScreen):
    """Shows the record as it grows; nothing typed here reaches it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,escape", "app.quit", show=False),
        Binding("right,space,tab", "next(1)", show=False, priority=True),
        Binding("left,shift+tab", "next(-1)", show=False, priority=True),
    ]

    def __init__(self, source: Watch, painter: Painter) -> None:
        super().__init__(painter)
        self.source = source

    def compose(self) -> ComposeResult:
        """The board, what is asked of whom, and the pages."""
        yield from self.compose_board()
        yield Pane("asked", self.painter)
        yield Pane("tabs", self.painter)

    def on_mount(self) -> None:
        """Show what is there, then look again and again."""
        self.speak(self.painter)
        self.follow()
        self.set_interval(EVERY, self._poll)

    def _poll(self) -> None:
        if self.source.poll():
            self.follow()

    def follow(self) -> None:
        """Show the last moment of the record."""
        record = self.source.record
        self.show_state(record.game, record.state, record.entries)
        self.pane("asked").show(Text((Line((Cell(record.game.ask(record.state), "due"),)),)))

    def show_page(self, page: str) -> None:
        """Show a part of the table and mark its name."""
        super().show_page(page)
        self.pane("tabs").show(self.tabs())

    def action_next(self, step: int) -> None:
        """The next page."""
        shown = next(page for page in PAGES if self.has_class(f"page-{page}"))
        self.page = PAGES[(PAGES.index(shown) + step) % len(PAGES)]
        self.turn_page()
