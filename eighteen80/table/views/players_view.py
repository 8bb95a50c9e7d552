"""The players' face of a game: read-only, on a second screen or in a browser, following the record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from eighteen80 import resources
from eighteen80.layout import FACE, FINAL, LOG, MOVES, Layout, Page, Stack
from eighteen80.record.replay import RecordFollower
from eighteen80.record.think_times import Times, clock_times
from eighteen80.refusals import Refusal
from eighteen80.sheets import Cell, Column, Grid, Row, Say
from eighteen80.table import default_panes, log
from eighteen80.table.draw.panes import Pane
from eighteen80.table.draw.text_lines import Painter
from eighteen80.table.views.board_view import BoardScreen

EVERY = 0.5
"""Seconds between two looks at the record."""

WIDE = " "


class WatchScreen(BoardScreen):
    """The players' screen, large, and nothing else; it grows with the record, and typing has no effect on that."""

    CSS_PATH = str(resources.screen("watching.tcss"))

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,escape", "leave", show=False),
        Binding("right,space,tab", "next(1)", show=False, priority=True),
        Binding("left,shift+tab", "next(-1)", show=False, priority=True),
        Binding("c", "clock", show=False),
    ]

    def __init__(self, source: RecordFollower, painter: Painter) -> None:
        super().__init__(painter, source.record.game, source.record.state)
        self.source = source
        self._times = Times({}, "", -1)

    def compose(self) -> ComposeResult:
        """Yield notices about the file, the question, the board, and the pages."""
        yield Pane("notices", self.painter)
        yield Pane("asked", self.painter)
        yield from self.compose_board()
        yield Pane("tabs", self.painter)

    def on_mount(self) -> None:
        """Show the present moment, then look for changes again and again."""
        self.speak(self.painter)
        self.follow()
        self.set_interval(EVERY, self._poll)

    @work
    async def _poll(self) -> None:
        """Look again, unless the last look is still going on."""
        if self.busy:
            return
        if await self.in_the_background(self.source.poll):
            self.follow()
        else:
            self._tick()
        self._note()

    def follow(self) -> None:
        """Show the last moment of the record."""
        record = self.source.record
        game, state = record.game, record.state
        self.show_state(game, state, record.entries)
        face = default_panes.face(game, state)
        self.pane(FACE).show(face)
        asked = self.painter.words.text(game.ask(state))
        # A marker is widely spaced, to be read from every seat; a bare name is left out where the question begins so.
        named = (cell for cell in face.due if cell.paint or not asked.startswith(str(cell.text)))
        due = [_wide(cell) if cell.paint else cell for cell in named]
        columns = (*(Column(Cell(), gap=2) for _ in due), Column(Cell(), gap=2, wrap=True))
        self.pane("asked").show(Grid(columns, ((Row((*due, Cell(asked, "strong"))),),)))
        self._times = clock_times(game, record.entries, state, record.breaks)
        self._tick()
        self._note()

    def _note(self) -> None:
        self.pane("notices").show(log.notice_lines(self.notices()))

    def notices(self) -> Iterator[Refusal]:
        """Yield the notices about the file."""
        yield from self.source.notices

    def _tick(self) -> None:
        self.tell_time(self._times, self.source.record.header.seats)

    def lay(self, layout: Layout) -> Layout:
        """Put large figures and the log before the other panes."""
        return layout.for_players()

    @property
    def _own(self) -> str:
        return FACE

    def visible_panes(self, fit: int) -> Sequence[Stack]:
        """Return the panes next to the figures; a page that replaces the figures is shown alone."""
        page = self.laid.page(self.shown)
        if fit == 1 and page.name == FACE and self.due == FINAL:
            return self.stacks_of(self.laid.page(FINAL), fit)
        if fit == 1:
            # The last moves have a few lines beneath the figures, and no more room than that anywhere.
            at_length = tuple(pane for pane in page.panes if pane != LOG or MOVES not in page.panes)
            return self.stacks_of(page._replace(panes=at_length), fit)
        second = self.laid.page(self.due) if page.name == FACE and self.due else page
        named = second if self.due == FINAL else page
        front = [pane for pane in self.laid.stacks_for(fit)[0].panes if pane in named.panes and pane != LOG] or [FACE]
        places = tuple(self.laid.place(pane, fit) for pane in dict.fromkeys((*front, LOG)))
        if page.whole:
            return self.stacks_of(page, fit)
        return [self.laid.stacks_for(fit)[0]._replace(places=places), *self.stacks_of(second, fit)[1:]]

    def is_in_front(self, page: Page) -> bool:
        """Return False: large figures replace the banker's first stack."""
        return False

    def show_page(self, page: str) -> None:
        """Show a part of the table and mark its name."""
        super().show_page(page)
        keys = Cell(Say("tabs-watch" if self.has_class("-narrow") else "keys-watch"), "dim")
        self.pane("tabs").show(self.tabs(self.unpin_hint() or keys))

    action_next = BoardScreen.next_page

    def action_clock(self) -> None:
        """Show or hide how long each player has thought."""
        self.timed = not self.timed
        self._tick()

    def action_leave(self) -> None:
        """Close the screen."""
        self.app.exit()


class LockedRecordScreen(WatchScreen):
    """A record that another program writes: it is looked at until it is free."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "again", show=False)]

    def __init__(self, source: RecordFollower, painter: Painter, held: Refusal) -> None:
        super().__init__(source, painter)
        self.held = held

    def notices(self) -> Iterator[Refusal]:
        """Yield the writer of the record first, then the other notices."""
        yield self.held
        yield Refusal("held-keys")
        yield from super().notices()

    def action_again(self) -> None:
        """Go on with the record, if it is free by now."""
        self.table.open(self.source.path)

    def action_leave(self) -> None:
        """Return to the start screen."""
        self.table.leave()


def _wide(cell: Cell) -> Cell:
    return cell._replace(text=f"{WIDE}{WIDE.join(str(cell.text))}{WIDE}")
