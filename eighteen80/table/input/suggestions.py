"""The rows above the line during typing: its continuations, and its changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from textual.app import ComposeResult
from textual.containers import Vertical

from eighteen80.capabilities import PURSE, Change
from eighteen80.layout import PLENTY
from eighteen80.sheets import Cell, Column, Grid, Line, Row, Say, Text
from eighteen80.table.draw.panes import NOTHING, FixedLayout, Need, Pane
from eighteen80.table.draw.rules import ruled_grid
from eighteen80.table.draw.text_lines import Painted, Painter, text_lines
from eighteen80.table.input import line_messages
from eighteen80.table.input.banker_line import BankerLine
from eighteen80.table.input.effects import Effects, head
from eighteen80.table.input.preview import Offer

BEFORE = 2
"""Number of continuations visible before the selected one."""
PICKED = "▸"


class SuggestionPanel(Vertical, FixedLayout):
    """Rows over the panes, only as high as needed."""

    def __init__(self, painter: Painter) -> None:
        super().__init__(id="over")
        self._painter = painter

    def compose(self) -> ComposeResult:
        """Yield the continuations, and beneath them the changes."""
        yield ProposalPane("choices", self._painter)
        yield Pane("effects", self._painter)

    def show_suggestions(self, line: BankerLine, preview: Text, room: int, *, kept_back: bool) -> Text:
        """Show several continuations unless they are kept back; return what is beneath the line.

        If a preview leaves a row of its `room` blank, or Tab walks from one to the next, they are there: over the panes
        of a small screen they would hide who is on turn.
        """
        pane, offers = self.query_one("#choices", Pane), line.offers
        wanted = len(offers) > 1 and not kept_back
        in_line = bool(room) and (line.is_walking or len(text_lines(preview, room, pane.painter)) == 1)
        pane.display = wanted and not in_line
        if pane.display:
            pane.show(proposal_grid(offers, line.picked_at))
        if not (wanted and in_line):
            return preview
        (shown,) = preview.lines
        return Text((shown._replace(single=True), proposal_line(offers, line.picked_at)))

    def show_effects(self, effects: Effects, *, placed: bool = False) -> None:
        """Show the changes by the line if they are too many for the row beneath it, and have no place on the sheets."""
        pane, few = self.query_one("#effects", Pane), line_messages.fits_one_line(effects)
        pane.display = not few and not placed
        most = self.styles.width
        width = min(int(most.value), self.screen.size.width) if most else self.screen.size.width
        pane.show(NOTHING if few else line_messages.in_rows(effects, width - pane.gutter.width, pane.painter))


class ProposalPane(Pane):
    """Continuations beneath a rule: all of them at length, or else those around the selected one, a line each."""

    def _need(self, width: int) -> Need:
        height = len(self.lines(width, PLENTY))
        return Need(height, height, height)

    def _laid_out(self, width: int, height: int) -> list[Painted]:
        """Return all that is known of each if there is room, else the first words of some."""
        if not isinstance(self.sheet, Grid):
            return []
        (rows,) = self.sheet.groups
        most = int(self.styles.max_height.value) if self.styles.max_height else height
        title, short = Say("choices-title", {"number": len(rows)}), _with_rows(self.sheet, rows)
        full, brief = (ruled_grid(grid, title, width, self.painter) for grid in (self.sheet, short))
        if len(brief) <= most:
            return full if len(full) <= most else brief
        room = most - (len(brief) - len(rows))
        picked = next((at for at, row in enumerate(rows) if isinstance(row, Row) and row.mark.text), 0)
        first = max(0, min(picked - BEFORE, len(rows) - room))
        shown = rows[first : first + room]
        facts = {"first": first + 1, "last": first + len(shown), "number": len(rows)}
        return ruled_grid(_with_rows(short, shown), Say("choices-part", facts), width, self.painter)


def _with_rows(grid: Grid, rows: Sequence[Row | Line]) -> Grid:
    """Return the grid with these rows, each on one line."""
    return grid._replace(groups=(tuple(row._replace(single=True) for row in rows),))


def proposal_grid(offers: Sequence[Offer], picked: int = -1) -> Grid:
    """Show the continuations, their results in columns, and last what is known of each in words."""
    known = [offer for offer in offers if offer.effects != Effects()]
    names = dict.fromkeys(change.column for offer in known for change in offer.effects.changes)
    # What is the same in all continuations has no column; the purses come first.
    found = [name for name in names if name == PURSE or _differs(known, name)]
    columns = sorted(found, key=lambda name: name != PURSE)
    changes = [change for offer in offers for change in offer.effects.changes if change.column in columns]
    owners = Counter(change.who for change in changes if change.column == columns[0])
    usual = {who for who, _ in owners.most_common(1)}
    results = (Column(Cell((head(name), line_messages.ARROW), "head"), "right", gap=2, spare=1) for name in columns)
    rows = (
        Row(
            (line_messages.offer_name(offer), *_results(offer, columns, usual)),
            mark=Cell(PICKED, "due") if number == picked else Cell(),
        )
        for number, offer in enumerate(offers)
    )
    return Grid((Column(Cell()), *results, Column(Cell(), gap=2, wrap=True)), (tuple(rows),))


def _results(offer: Offer, columns: Sequence[str], usual: set[str]) -> Iterator[Cell]:
    """Yield the results in their columns, then the words; of one that is known in words alone, only these."""
    known = offer.effects != Effects()
    yield from (_result(offer, name, usual) for name in columns if known)
    words = Cell((*offer.effects.warnings, *offer.remarks, *offer.effects.sentences), "dim")
    yield words if known else words._replace(span=len(columns) + 1)


def _differs(offers: Sequence[Offer], column: str) -> bool:
    first, *others = (_changes_in(offer, column) for offer in offers)
    return not others or any(changes != first for changes in others)


def _changes_in(offer: Offer, column: str) -> tuple[Change, ...]:
    return tuple(change for change in offer.effects.changes if change.column == column)


def _result(offer: Offer, column: str, usual: set[str]) -> Cell:
    """Return what would be in a column, with its owner unless that is the usual one, or named by the words."""
    changes = _changes_in(offer, column)
    tone = next((change.tone for change in changes if change.tone), "")
    named = usual if column == PURSE else {*usual, *offer.text.split()}
    parts = ((change.now,) if change.who in named else (change.who, change.now) for change in changes)
    return Cell(tuple(part for each in parts for part in each), tone)


def proposal_line(offers: Sequence[Offer], picked: int = -1) -> Line:
    """Show the continuations on one line, from a little before the selected one; the rest comes with it."""
    first = max(0, picked - BEFORE)
    named = ((Cell(PICKED, "due"), offer) if at == picked else (Cell(), offer) for at, offer in enumerate(offers))
    cells = (cell for mark, offer in list(named)[first:] for cell in (mark, line_messages.offer_name(offer)))
    return Line(tuple(cell for cell in cells if cell.text), single=True)
