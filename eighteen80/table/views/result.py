"""The end of a game: wealth player by player, the largest last; then the winner and the reasons."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll

from eighteen80 import resources
from eighteen80.cli.base_command import Desk
from eighteen80.export import evening
from eighteen80.export.final import arrivals_by_round
from eighteen80.export.formats import save
from eighteen80.record.think_times import format_clock, format_duration
from eighteen80.refusals import Refusal
from eighteen80.sheets import Cell, Grid, Line, Row, Say, Sheet, Text, Wording
from eighteen80.table import default_panes, log, outcome
from eighteen80.table.draw.grids import fits, transpose
from eighteen80.table.draw.panes import Pane
from eighteen80.table.draw.text_lines import Painter
from eighteen80.table.session import Session
from eighteen80.table.views.base_view import TableScreen

SAVED = ("md", "csv", "html")
AROUND = 6
"""Number of columns of the screen left free around the table."""
TITLES: dict[str, Wording] = {
    "verdict": "",
    "tally": Say("tally-title"),
    "wealth": Say("tally-wealth"),
    "rounds": Say("tally-rounds"),
}


class TallyScreen(TableScreen[None]):
    """The tally."""

    CSS_PATH = str(resources.screen("reveal.tcss"))
    BELOW = "hints"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "more", show=False),
        Binding("s,S", "save", show=False),
        Binding("escape,q,Q", "app.pop_screen", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.grid = default_panes.tally(session.game, session.state)
        self.shown_players = 0

    def _painter(self) -> Painter:
        return self.table.painter(self.session.game, self.session.journal.header)

    def compose(self) -> ComposeResult:
        """Yield the winner, the table of figures, the curve of wealth, the rounds, and a line of hints."""
        painter = self._painter()
        with VerticalScroll(id="reveal"):
            yield from (Pane(key, painter) for key in (*TITLES, "exceptions", "length"))
        yield Pane("hints", painter)

    def on_mount(self) -> None:
        """Show the first player; a game that continues is shown at once."""
        if self.session.game.due(self.session.state):
            self.shown_players = len(self._rows())
        for key, title in TITLES.items():
            pane = self.query_one(f"#{key}", Pane)
            pane.border_title, pane.display = self._painter().words.text(title), key == "tally"
        self.action_more()

    def _rows(self) -> tuple[Row | Line, ...]:
        return self.grid.groups[0]

    def action_more(self) -> None:
        """Show one more player; after the last, everything else."""
        self.shown_players = min(self.shown_players + 1, len(self._rows()) + 1)
        rows = self._rows()
        self._show_players()
        if self.shown_players >= len(rows):
            record = replace(self.session.journal.replay.record(), entries=tuple(self.session.entries))
            reasons = evening.reasons_of(record.game, record.state)
            self._show("verdict", Text((*evening.verdict(record).lines, *reasons)))
            self._show("wealth", outcome.worth_by_round(record.game, record.entries) if record.entries else Text(()))
            self._show("rounds", arrivals_by_round(record) if record.entries else Text(()))
            self._show("length", self._length())
            pane, listed = self.query_one("#exceptions", Pane), log.exceptions(self.session.entries, self.session.game)
            pane.display = bool(listed.lines)
            pane.show(listed)
        self._hint(Say("tally-more") if self.shown_players < len(rows) else Say("tally-save"))

    def on_resize(self) -> None:
        """Choose the table again for the new width."""
        self.call_after_refresh(self._show_players)

    def _show_players(self) -> None:
        """Show the players so far, a row each, or a column each without room for every company."""
        grid = Grid(self.grid.columns, (self._rows()[: self.shown_players][::-1],))
        whole = fits(self.grid, self.size.width - AROUND, self._painter())
        self.query_one("#tally", Pane).show(grid if whole else transpose(grid))

    def _hint(self, say: Say) -> None:
        self.query_one("#hints", Pane).show(Text((Line((Cell(say, "dim"),)),)))

    def _show(self, key: str, sheet: Sheet) -> None:
        pane = self.query_one(f"#{key}", Pane)
        pane.show(sheet)
        pane.display = sheet != Text(())

    def _length(self) -> Text:
        times = self.session.times()
        moves = Cell(Say("tally-moves", {"moves": len(self.session.entries)}))
        return Text(
            (
                Line((moves, Cell(format_duration(sum(times.used.values()))))),
                *format_clock(times._replace(since=-1), self.session.journal.header.seats).lines,
            )
        )

    @work
    async def action_save(self) -> None:
        """Write the report and the table of moves next to the record, or show the reason why not."""
        if self.busy:
            return
        try:
            files = await self.in_the_background(self._save)
        except Refusal as refusal:
            self._hint(Say(refusal.code, refusal.facts))
        else:
            self._hint(Say("tally-saved", {"files": files}))

    def _save(self) -> tuple[str, ...]:
        desk = Desk(self.table.language)
        desk.speak_of(self.session.game)
        journal = self.session.journal
        return tuple(str(save(journal.replay.record(), form, journal.path, desk)) for form in SAVED)
