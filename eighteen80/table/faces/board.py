"""The panes that show a moment of a game, in columns or page by page as there is room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical

from eighteen80.game import AnyGame, AnyState
from eighteen80.record.history import Accepted
from eighteen80.sheets import Cell, HexMap, Line, Say, Text
from eighteen80.table import clock, standard
from eighteen80.table.clock import Times
from eighteen80.table.entry import telling
from eighteen80.table.faces.screen import TableScreen
from eighteen80.table.paint.columns import Shared
from eighteen80.table.paint.map_pane import MapPane
from eighteen80.table.paint.panes import PLENTY, LastLines, Pane
from eighteen80.table.paint.running_text import Painter

LEFT = ("table", "charter", "coming", "log")
HEAD = "head"
MIDDLE = ("chart", "order", "phases", "bank")
LEAST = {"charter": 5, "coming": 2, "bank": 3}
"""How many lines suffice for the time being where there is no room for more."""

AHEAD = ("table", "charter")
"""What is told in full before anything else is told in brief."""

PANES = (*LEFT, *MIDDLE, "map")
PAGES = ("table", "charter", "market", "trains", "map", "log")
LOG_LINES = 80
FIRST_KEY = 2
"""F1 is help; from F2 on the keys open pages."""


class BoardScreen(TableScreen[None]):
    """Three columns of panes; `page` is the part chosen by hand where not all of them fit."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            Binding(f"f{number}", f"numbered({number})", show=False)
            for number in range(FIRST_KEY, FIRST_KEY + len(PAGES))
        ),
        Binding("f8", "swap", show=False),
    ]

    pages: ClassVar[Sequence[str]] = PAGES
    left: ClassVar[Sequence[str]] = LEFT
    column: ClassVar[type[Vertical]] = Shared

    def __init__(self, painter: Painter) -> None:
        super().__init__()
        self.painter = painter
        self.page: str | None = None
        self.swapped: dict[str, str] = {}
        self.timed = False

    def compose_board(self) -> ComposeResult:
        """The line at the top and the three columns."""
        with Horizontal(id="top"):
            yield Pane(HEAD, self.painter)
            yield Pane("marks", self.painter)
            yield Pane("clock", self.painter)
        with Horizontal(id="body"):
            with self.column(id="left"):
                yield from (_pane(key, self.painter) for key in self.left)
            with Shared(id="middle"):
                yield from (_pane(key, self.painter) for key in MIDDLE)
            with Vertical(id="right"):
                yield MapPane("map", self.painter)

    @property
    def map(self) -> MapPane:
        """The map's pane."""
        return self.query_one(MapPane)

    def pane(self, key: str) -> Pane:
        """The pane of that name."""
        return self.query_one(f"#{key}", Pane)

    def speak(self, painter: Painter) -> None:
        """Take a language and a look."""
        self.painter = painter
        for pane in self.query(Pane):
            titled = pane.id in PANES
            pane.speak(painter, painter.text(Say(f"pane-{pane.id}")) if titled else "")
        self.map.speak(painter, painter.text(Say("pane-map")))

    def show_state(self, game: AnyGame, state: AnyState, entries: Sequence[Accepted]) -> None:
        """Show a moment: what lies on the table, and how it came to that."""
        for key, sheet in standard.sheets(game, state).items():
            if isinstance(sheet, HexMap):
                self.map.show(sheet)
            elif key in (HEAD, *self.left, *MIDDLE):
                self.pane(key).show(sheet)
        self.pane("log").show(telling.log(entries[-LOG_LINES:], game))
        self.pane("marks").show(Text((Line(telling.marks(entries, game)),)))
        self.turn_page()

    def tell_time(self, times: Times, seats: Sequence[str]) -> None:
        """Show the clock if it is wanted; that it stands is seen always."""
        pane = self.pane("clock")
        pane.display = self.timed or times.stands
        pane.show(clock.shown(times, seats) if self.timed else Text((Line(clock.standing(times)),)))

    # Pages

    def turn_page(self) -> None:
        """The page chosen by hand, or the one that belongs to what is due, or what that was swapped for."""
        self.show_page(self.page or self.swapped.get(self._own, self._own))

    @property
    def _own(self) -> str:
        return "map" if self.map.sheet and self.map.sheet.focus and not self.has_class("-narrow") else "table"

    def show_page(self, page: str) -> None:
        """Where there is not room for everything, show this part of it."""
        wanted = f"page-{page}"
        if not self.has_class(wanted):
            # Taken off without a word: each change that is told works out every widget's style again.
            self.remove_class(*(f"page-{other}" for other in self.pages), update=False)
            self.add_class(wanted)

    def tabs(self, *more: Cell) -> Text:
        """The pages and their keys, the one in sight marked, and more cells behind them."""
        tabs = (self._tab(number, page) for number, page in enumerate(self.pages, FIRST_KEY))
        return Text((Line((*tabs, *more)),))

    def _tab(self, number: int, page: str) -> Cell:
        return Cell((f"F{number}", Say(f"page-{page}")), "due" if self.has_class(f"page-{page}") else "dim")

    def on_resize(self) -> None:
        """Another size may show other parts."""
        self.call_after_refresh(self.turn_page)

    def action_page(self, page: str) -> None:
        """Show a part of the table until the round ends, or again the one that belongs to what is due."""
        self.page = None if page == self.page else page
        self.turn_page()

    def action_numbered(self, number: int) -> None:
        """The page of an F key."""
        if number - FIRST_KEY < len(self.pages):
            self.action_page(self.pages[number - FIRST_KEY])

    def action_swap(self) -> None:
        """The lists for the map or the map for the lists, now and whenever the like is due."""
        self.page = None
        self.swapped[self._own] = "table" if self.has_class("page-map") else "map"
        self.turn_page()


def _pane(key: str, painter: Painter) -> Pane:
    return (LastLines if key == "log" else Pane)(key, painter, LEAST.get(key, PLENTY), ahead=key in AHEAD)
