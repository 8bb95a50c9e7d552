"""A closer look at a game that is played: a part of the board in full, an answer, a hex."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from string import ascii_lowercase
from typing import ClassVar, NamedTuple

from textual import events, on
from textual.binding import Binding, BindingType

from eighteen80.capabilities import PURSE, HasCellDetails, HasPurses, ListsTableSteps
from eighteen80.engine.game import AnyGame, AnyState
from eighteen80.layout import LOG, MAP
from eighteen80.record.history import Accepted
from eighteen80.refusals import Refusal
from eighteen80.sheets import CardTable, Cell, Face, Figure, Grid, Lengths, Line, Say, Sheet, Text, Wording
from eighteen80.table import log
from eighteen80.table.draw.map_pane import MapPane
from eighteen80.table.draw.panes import AnswerPanel, Pane
from eighteen80.table.draw.text_lines import Painter
from eighteen80.table.input import serve_input
from eighteen80.table.input.banker_line import BankerLine
from eighteen80.table.input.effects import PlacedFigure, head, with_figures
from eighteen80.table.input.page_process import PageProcess
from eighteen80.table.session import PAST, Session
from eighteen80.table.views.board_view import BoardScreen

WAYS = {"pageup": -1, "pagedown": 1}
ARROWS = (("up", -1, 0), ("down", 1, 0), ("left", 0, -1), ("right", 0, 1))


class DetailScreen(BoardScreen):
    """A board whose parts can all be inspected; the answer is shown over the panes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+o", "jump", show=False),
        *(Binding(f"alt+{key}", f"step({rows}, {columns})", show=False) for key, rows, columns in ARROWS),
        Binding("ctrl+l", "hands", show=False),
        *(Binding(key, f"scroll({way})", show=False) for key, way in WAYS.items()),
        *(Binding(f"shift+{key}", f"round({way})", show=False) for key, way in WAYS.items()),
    ]

    def __init__(self, painter: Painter, session: Session) -> None:
        super().__init__(painter, session.game, session.state)
        self.session: Session = session
        self.service = PageProcess(session.journal.path, self._show_page_state)
        self._jumping = False
        self._beneath: Sheet | None = None
        self._cell: CellCursor | None = None
        self._faulty: Say | None = None
        self._foreshown: set[str] = set()

    async def on_unmount(self) -> None:
        """Close the players' page with the game."""
        await self.service.end()

    def signs(self) -> Iterator[Cell]:
        """Yield the state of an open players' page, with the number of viewers."""
        if status := self.service.status:
            facts = {"number": len(status.inside), "open": status.open}
            yield Cell(Say("serve-sign", facts), "good" if status.open else "dim")

    def mark(self) -> None:
        """Update the signs at the top."""
        self.show_marks(self.session.game, self.session.entries)

    def _show_page_state(self) -> None:
        """Update the state of the players' page after an arrival or departure, if it is visible."""
        with self.report_faults():
            self.mark()
            if self.info.display and self.info.border_title == self.painter.words.text(serve_input.TITLE):
                serve_input.show(self)
            self._tell_fault()

    def _tell_fault(self) -> None:
        """Report a fault of one page, or of all of them."""
        status = self.service.status
        fault = status.fault if status else None
        if status and fault is None:
            return
        warning = Say("serve-failed") if fault is None else Say("serve-fault", fault)
        if warning != self._faulty:
            self._faulty = warning
            self.app.notify(self.painter.words.text(warning), severity="warning", markup=False)

    @property
    def entry(self) -> BankerLine:
        """The banker's line."""
        return self.query_one(BankerLine)

    def show_page(self, page: str) -> None:
        """Show this page; where a pane has no room for all, name the key that shows the rest."""
        super().show_page(page)
        for pane in self.panes_in_sight():
            pane.say_opened("jump" if self.session.mode == PAST else "page-down")

    def has_news(self, before: AnyState) -> bool:
        """Return whether the page of a round's result has changed; False before the first round."""
        if not self.laid.ended:
            return False
        then, now = (self.sheets_of(self.session.game, state) for state in (before, self.session.state))
        return any(now.get(pane) != then.get(pane) for pane in self.laid.page(self.laid.ended).panes)

    def put_in_place(self, figures: Sequence[PlacedFigure]) -> bool:
        """Show the figures that a line would make, each in its place; return whether everybody's are in sight."""
        sheets = self.sheets_of(self.session.game, self.session.state)
        panes = {figure.pane for figure in figures}
        for pane in {*panes, *self._foreshown}:
            self.pane(pane).show(with_figures(sheets[pane], [each for each in figures if each.pane == pane]))
        self._foreshown = panes
        in_sight = {pane for pane in panes if self.pane(pane).display}
        return bool(panes) and {each.who for each in figures} == {each.who for each in figures if each.pane in in_sight}

    @property
    def letters(self) -> Mapping[str, str]:
        """A letter for each pane that shows anything now."""
        return dict(zip(ascii_lowercase, filter(self._says_anything, self.laid.panes), strict=False))

    def _says_anything(self, key: str) -> bool:
        if key == MAP and self.map:
            return self.has_map
        return self.pane(key).sheet != Text(())

    @property
    def key_hints(self) -> Say:
        """Hint at the keys: those with Alt by the sheets of this game."""
        if self.has_map:
            return Say("keys-live")
        return Say("keys-cells") if HasCellDetails in self.session.game.parts else Say("keys-plain")

    @property
    def info(self) -> AnswerPanel:
        """Sheet over the panes."""
        return self.query_one(AnswerPanel)

    def show_answer(self, title: Wording, *sheets: Sheet, last: bool = False) -> None:
        """Lay an answer over the panes, its end first if that matters; Esc closes it."""
        self.info.inform(self.painter.words.text(title), sheets, last=last)

    def point(self, name: str) -> None:
        """Put the map's cursor on a hex."""
        if self.map and self.map.sheet and name in self.map.sheet.faces:
            self.map.point(name)

    # Keys

    def action_scroll(self, direction: int) -> None:
        """Scroll the sheet over the panes, show all of the panes that are cut, scroll the map; or look a move on."""
        if self.session.mode == PAST and not self.info.display:
            self.session.step(direction)
            self.show_move()
        elif not self.info.display and (cut := [pane for pane in self.panes_in_sight() if pane.is_cut]):
            names = " · ".join(self.painter.words.text(Say(f"pane-{pane.id}")) for pane in cut)
            self.show_answer(names, *(pane.sheet or Text(()) for pane in cut))
        elif pane := self.info if self.info.display else self.map:
            pane.scroll_relative(y=direction * pane.size.height // 2, animate=False)

    def action_round(self, direction: int) -> None:
        """Move from round to round while an earlier moment is shown."""
        if self.session.mode == PAST:
            self.session.step_round(direction)
            self.show_move()

    def show_move(self) -> None:
        """Update the screen after a move to another moment."""

    def action_hands(self) -> None:
        """Show the hand moves after the last line, or after the move being viewed."""
        session = self.session
        moves = last_line_moves(session.game, session.entries, 1 if session.mode == PAST else session.added)
        if not moves:
            self.show_answer(Say("hands-none"))
            return
        last = moves[-1]
        made = self.painter.words.translate_line("; ".join(entry.line for entry in moves))
        line = f"{last.number} {last.actor} {made}"
        pieces = tuple(steps_by_piece(session.game, moves))
        self.show_answer(Say("hands-title", {"line": line}), Face((), (pieces,)))

    def action_step(self, rows: int, columns: int) -> None:
        """Move from hex to hex on the map, or from cell to cell of a sheet, with a short description of each."""
        if self.map and self.map.sheet and self.map.sheet.faces:
            self._show_below(self._looked_up(self.map.step(rows, columns)), MAP)
        elif opened := self.session.game.offers(HasCellDetails):
            pane = self.pane(opened.opens)
            gone_on = self._cell is not None and pane.sheet == self._cell.mark_cell()
            self._cell = self._cell.step(rows, columns) if gone_on and self._cell else cells_of(pane.sheet)
            if self._cell is not None:
                self.info.display = False
                pane.show(self._cell.mark_cell())
                found = opened.opened_cell(self.session.state, self._cell.row, self._cell.column)
                self._show_below(found or Text(()), opened.opens)

    def _show_below(self, found: Text, pane: str) -> None:
        """Show the answer beneath the panes, with its pane in sight."""
        cells = tuple(cell for line in found.lines for cell in line.cells)
        self.pane("below").show(Text((Line(cells),)))
        self.show_page(self.laid.home(pane))

    def _looked_up(self, name: str) -> Text:
        """Return the answer about a name, or the refusal."""
        try:
            return self.session.game.explained.look_up(self.session.state, name)
        except Refusal as refusal:
            return log.refusal_text(refusal)

    def action_jump(self) -> None:
        """Show a letter on every pane; the next key opens that pane in full."""
        self._jumping = not self._jumping
        self.set_focus(None if self._jumping else self.entry)
        letters = [(letter.upper(), Say(f"pane-{pane}")) for letter, pane in self.letters.items()]
        for (letter, _), pane in zip(letters, self.letters.values(), strict=True):
            self.panes[pane].name_key(letter if self._jumping else "")
        below = self.pane("below")
        if self._jumping:
            # On a small screen most panes are out of sight.
            self._beneath = below.sheet
            below.show(Text((Line(tuple(map(Cell, letters))),)))
        elif self._beneath:
            below.show(self._beneath)

    def on_key(self, event: events.Key) -> None:
        """Open a pane by the letter after ctrl+O."""
        if self._jumping and event.key != "ctrl+o":
            self.action_jump()
            event.prevent_default().stop()
            if event.key in self.letters:
                self._open(self.letters[event.key])

    def _open(self, key: str) -> None:
        self.page = self.laid.home(key)
        self.turn_page()
        self._show_in_full(key)

    @on(Pane.Clicked)
    def _open_clicked(self, event: Pane.Clicked) -> None:
        if event.key in self.laid.panes:
            self._show_in_full(event.key)

    def _show_in_full(self, key: str) -> None:
        """Lay all of a pane over the others; the map is large enough as it is."""
        if key == LOG:
            self.show_answer(Say(f"pane-{LOG}"), log.log(self.session.entries, self.session.game), last=True)
        elif not (key == MAP and self.map) and (sheet := self.pane(key).sheet):
            self.show_answer(Say(f"pane-{key}"), sheet)

    @on(MapPane.Asked)
    def _describe_hex(self, event: MapPane.Asked) -> None:
        self.show_answer(event.hex, self._looked_up(event.hex))


HERE = "❯"
"""Sign before the selected cell."""


class CellCursor(NamedTuple):
    """The rows of a sheet, and the row and column of the cell that is looked at; the first column names the rows."""

    grid: Grid
    row: int = 0
    column: int = 1

    def step(self, rows: int, columns: int) -> CellCursor:
        """Return the next cell in that direction; the first follows the last."""
        height, width = len(self.grid.rows), len(self.grid.columns) - 1
        return CellCursor(self.grid, (self.row + rows) % height, (self.column - 1 + columns) % width + 1)

    def mark_cell(self) -> Grid:
        """Return the sheet with a sign before that cell."""
        text = self.grid.rows[self.row].cells[self.column].text
        marked = Cell(f"{HERE}{text}" if isinstance(text, str) else text, "due")
        return self.grid.with_cells({(self.row, self.column): marked})


def cells_of(sheet: Sheet | CardTable | None) -> CellCursor | None:
    """Return the first cell of a sheet of rows; None for a sheet without rows."""
    grid = sheet.forms[1] if isinstance(sheet, Lengths) else sheet
    return CellCursor(grid) if isinstance(grid, Grid) and grid.rows else None


def last_line_moves(game: AnyGame, entries: Sequence[Accepted], line: int) -> Sequence[Accepted]:
    """Return the moves of the last line, `line` in number; if they move no piece, the last move that does."""
    begun = max(len(entries) - max(line, 1), 0)
    if any(steps_by_piece(game, entries[begun:])):
        return entries[begun:]
    found = (entries[at : at + 1] for at in range(begun - 1, -1, -1))
    return next((moved for moved in found if any(steps_by_piece(game, moved))), ())


def steps_by_piece(game: AnyGame, entries: Sequence[Accepted]) -> Iterator[Figure]:
    """Yield pieces, move by move; then the total change of each purse."""
    if hands := game.offers(ListsTableSteps):
        for entry in entries:
            if entry.move is not None:
                yield from hands.by_hand(entry.before, entry.move, entry.events)
    if (accounted := game.offers(HasPurses)) and entries:
        was, now = accounted.purses(entries[0].before), accounted.purses(entries[-1].after)
        for name in (name for name in now if now[name] != was.get(name, 0)):
            amount = f"{now[name] - was.get(name, 0):+}".replace("-", "−")
            yield Figure(Cell(name, "strong"), amount, Cell(head(PURSE), "dim"))
