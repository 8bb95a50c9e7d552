"""Panes that show a moment of a game, in stacks or page by page by the room: the game declares the layout."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import ClassVar

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal

from eighteen80.capabilities import HasMap, PicksPage
from eighteen80.engine.game import AnyGame, AnyState
from eighteen80.layout import CURVE, FACE, FINAL, HEAD, LOG, MAP, MOVES, ROUNDS, SMALL, Layout, Page, Stack
from eighteen80.record.history import Accepted
from eighteen80.record.think_times import Times, format_clock
from eighteen80.sheets import Cell, HexMap, Line, Say, Sheet, Text
from eighteen80.table import default_panes, log, outcome
from eighteen80.table.draw.map_pane import MapPane
from eighteen80.table.draw.pane_heights import Stacks
from eighteen80.table.draw.panes import Pane, TailPane
from eighteen80.table.draw.short_names import shorten_names
from eighteen80.table.draw.text_lines import Painter, text_lines
from eighteen80.table.views.base_view import TableScreen

LOG_LINES = 80
PAGE_KEYS = tuple(f"f{number}" for number in (2, 3, 4, 5, 6, 7, 10, 11, 12))
"""F1 is help, F8 swaps, F9 stops the clock; the other keys of that row open pages."""

TITLE = 30
"""Columns of the line at the top that the clock leaves to its names."""

NEXT = "→"
"""Key that turns from a page without a key of its own."""

SHORTEST, EDGES = 4, 2
"""Smallest number of letters of a page's name, and the columns at the edges of the line with the names."""

FITTING: Mapping[str, int] = {"-narrow": 1, "-normal": 2, "-wide": 3}
"""Number of stacks that fit side by side, by the class of a screen's width."""


class BoardScreen(TableScreen[None]):
    """Stacks of panes; `page` is the part chosen by hand where not all of them fit, `shown` the one that is up."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"keyed('{key}')", show=False) for key in PAGE_KEYS),
        Binding("f8", "swap", show=False),
    ]

    def __init__(self, painter: Painter, game: AnyGame, state: AnyState) -> None:
        super().__init__()
        self.painter = painter
        self._sheets = state, default_panes.sheets(game, state)
        self.laid = self.lay(default_panes.layout(game, state, self._sheets[1]))
        self.mapped = HasMap in game.parts
        self.panes = {key: self._pane_of(key) for key in self.laid.panes}
        self.page: str | None = None
        self.shown = ""
        self.due = self._due_page(game, state)
        self.swapped: dict[str, str] = {}
        self.timed = False

    def lay(self, layout: Layout) -> Layout:
        """Return the layout of this screen's panes."""
        return layout

    def compose_board(self) -> ComposeResult:
        """Yield the line at the top and the stacks."""
        # Textual knows the width only after the screen has been laid out once: so it is right the first time.
        self.add_class(max(row for row in self.app.HORIZONTAL_BREAKPOINTS or () if row[0] <= self.app.size.width)[1])
        self.shown = self._own
        with Horizontal(id="top"):
            yield Pane(HEAD, self.painter)
            yield Pane("marks", self.painter)
            yield Pane("clock", self.painter)
        for number, key in enumerate(self.laid.above):
            yield Pane(key, self.painter).add_class("above" if number else "above-first")
        in_sight = [self.panes[place.pane] for stack in self.visible_panes(self._fit) for place in stack.places]
        # A class that is added later has the styles of all these panes worked out again.
        self.set_class(self._is_listed(in_sight), "-listed")
        yield Stacks(*in_sight, id="body")

    def _is_listed(self, panes: Sequence[Pane | MapPane]) -> bool:
        """Return whether there is room for the map, but lists are in sight instead."""
        return self._fit > 1 and not any(pane is self.map for pane in panes)

    def _pane_of(self, key: str) -> Pane | MapPane:
        if key == MAP and self.mapped:
            return MapPane(key, self.painter)
        return (TailPane if key in (LOG, MOVES) else Pane)(key, self.painter, self.laid.place(key, self._fit))

    @property
    def map(self) -> MapPane | None:
        """The map's pane, if the game has a map and gives it a place."""
        pane = self.panes.get(MAP)
        return pane if isinstance(pane, MapPane) else None

    def pane(self, key: str) -> Pane:
        """Return the pane of that name."""
        pane = self.panes.get(key)
        return pane if isinstance(pane, Pane) else self.query_one(f"#{key}", Pane)

    def speak(self, painter: Painter) -> None:
        """Take a language and a look."""
        self.painter = painter
        titled = [pane for pane in self.laid.panes if pane != FACE]
        for pane in {*self.panes.values(), *self.query(Pane)}:
            pane.speak(painter, Say(f"pane-{pane.id}") if pane.id in titled else "")

    def show_state(self, game: AnyGame, state: AnyState, entries: Sequence[Accepted]) -> None:
        """Show a moment: the table, and the moves before it."""
        sheets = {**self.sheets_of(game, state), **self._course_sheets(game, state, entries)}
        if self.map and isinstance(sheet := sheets.get(MAP), HexMap):
            self.map.show(sheet)
        logs = [key for key in (LOG, MOVES) if key in self.laid.panes]
        own = (key for key in self.laid.panes if key not in logs and not (key == MAP and self.map))
        for key in (HEAD, *self.laid.above, *own):
            self.pane(key).show(sheets.get(key, Text(())))
        last = log.log(entries, game, LOG_LINES)
        for key in logs:
            self.pane(key).show(last)
        self.show_marks(game, entries)
        self.due = self._due_page(game, state)
        self.turn_page()

    def _course_sheets(self, game: AnyGame, state: AnyState, entries: Sequence[Accepted]) -> Mapping[str, Sheet]:
        """Return the curve so far, where it has a lasting place; of a game that is over, the result and the rounds."""
        over = bool(entries) and not game.due(state)
        if not over and not (entries and self.laid.keeps(CURVE)):
            return {}
        curve = outcome.worth_by_round(game, entries)
        if not over:
            return {CURVE: curve} if len(curve.points) > 1 else {}
        from eighteen80.export import final

        seats = outcome.first_seats(game, entries)
        return {FINAL: final.final(game, entries, seats), CURVE: curve, ROUNDS: final.by_round(game, entries, seats)}

    def sheets_of(self, game: AnyGame, state: AnyState) -> Mapping[str, Sheet]:
        """Return the sheets of a moment; those of the last one are cached."""
        if state is not self._sheets[0]:
            self._sheets = state, default_panes.sheets(game, state)
        return self._sheets[1]

    def show_marks(self, game: AnyGame, entries: Sequence[Accepted]) -> None:
        """Show the signs at the top."""
        marks = log.irregularity_sign(entries, game, brief=self.has_class("-narrow"))
        self.pane("marks").show(Text((Line((*marks, *self.signs())),)))

    def signs(self) -> Iterable[Cell]:
        """Return further lasting signs at the top."""
        return ()

    def _due_page(self, game: AnyGame, state: AnyState) -> str:
        """Return the page of a moment, by the game or by an event on the map, if there is one."""
        if not game.due(state):
            return FINAL if FINAL in self.laid.panes else ""
        page = situated.page(state) if (situated := game.offers(PicksPage)) else self._of_map if self.on_map else ""
        return page if page in [each.name for each in self.laid.pages] else ""

    def tell_time(self, times: Times, seats: Sequence[str], limit: int = 0) -> None:
        """Show the clock if it is wanted and has room; a stopped one and a turn over the limit are always shown."""
        shown = (seats, [name for name in seats if name == times.thinker], ())
        everybody, thinker, warnings = (format_clock(times, names, limit) for names in shown)
        pane, across = self.pane("clock"), self.size.width
        room = across - self.pane("marks").columns(across)
        # The times of others give way to the whole title, the player's own to the names in it.
        wanted = ((everybody, self.pane(HEAD).columns(across)), (thinker, TITLE)) if self.timed else ()
        for sheet, title in (*wanted, (warnings, 0)):
            pane.show(sheet)
            if pane.columns(across) <= room - title:
                break
        pane.display = bool(pane.columns(across))

    # Pages

    def turn_page(self) -> None:
        """Show the page chosen by hand, or that of the situation, or its replacement."""
        self.show_page(self.page or self.swapped.get(self._own) or self._own)

    @property
    def _own(self) -> str:
        due = self.laid.page(self.due or self.laid.pages[0].name)
        return due.name if self._fit > 1 or due.urgent else self.laid.pages[0].name

    @property
    def _of_map(self) -> str:
        return self.laid.home(MAP)

    @property
    def has_map(self) -> bool:
        """True if there is a map: some games have none if not every piece is kept."""
        return bool(self.map and self.map.sheet and self.map.sheet.faces)

    @property
    def on_map(self) -> bool:
        """True if something happens on the map."""
        sheet = self._sheets[1].get(MAP)
        return self.map is not None and isinstance(sheet, HexMap) and bool(sheet.focus)

    @property
    def _fit(self) -> int:
        return next((fit for name, fit in FITTING.items() if self.has_class(name)), 1)

    def show_page(self, page: str) -> None:
        """Show this page if there is not room for everything."""
        self.shown = page
        stacks = []
        for stack in self.visible_panes(self._fit):
            panes = [self.panes[place.pane] for place in stack.places]
            for pane, place in zip(panes, stack.places, strict=True):
                pane.stand(place)
            stacks.append((panes, self._width(stack)))
        moves, last = self.panes.get(MOVES), self.panes.get(LOG)
        if isinstance(moves, TailPane) and isinstance(last, TailPane):
            moves.go_before(last if page != LOG else None)
        self.query_one(Stacks).stand(stacks)
        self.set_class(self._is_listed([pane for panes, _ in stacks for pane in panes]), "-listed")

    def visible_panes(self, fit: int) -> Sequence[Stack]:
        """Return the visible stacks with their visible panes, where `fit` stacks fit."""
        return self.stacks_of(self.laid.page(self.shown), fit)

    def stacks_of(self, page: Page, fit: int) -> Sequence[Stack]:
        """Return the stacks of a page on a screen of this width, where `fit` stacks fit."""
        return self.laid.in_sight(page, fit, small=self.app.size.width < SMALL)

    def panes_in_sight(self) -> Iterator[Pane]:
        """Yield the panes of the visible stacks that show sheets."""
        panes = (self.panes[place.pane] for stack in self.visible_panes(self._fit) for place in stack.places)
        yield from (pane for pane in panes if isinstance(pane, Pane))

    def _width(self, stack: Stack) -> int:
        """Return the width of a stack; 0 for the rest of the screen."""
        if self._fit < len(self.laid.stacks):
            return stack.medium
        return max(stack.wide, stack.share * self.size.width // 100)

    def tabs(self, *more: Cell) -> Text:
        """Show the pages and their keys, the visible one marked, and more cells after them; in little room in brief."""
        pages = [page for page in self.laid.turning_pages if page.key]
        names = [self.painter.words.text(Say(f"page-{page.name}")) for page in pages]
        tones = ["due" if page.name == self.shown else "dim" for page in pages]
        longest, room = max(map(cell_len, names), default=SHORTEST), self.app.size.width - EDGES
        brief = product((more, ()), range(longest, SHORTEST - 1, -1))
        shown = (_tabs(pages, shorten_names(names, most), tones, after) for after, most in brief)
        fits = (tabs for tabs in shown if len(text_lines(tabs, room, self.painter)) == 1)
        return next(fits, _tabs(pages, shorten_names(names, SHORTEST), tones, ()))

    def on_resize(self) -> None:
        """Show other parts if the new size needs it."""
        self.call_after_refresh(self.turn_page)

    def unpin_hint(self) -> Cell | None:
        """Return the key that releases a choice made by hand, if there is one."""
        if self.page:
            return Cell(Say("pinned", {"key": self.laid.page(self.page).key.upper() or NEXT}), "due")
        return Cell(Say("pinned", {"key": "F8"}), "due") if self.swapped.get(self._own) else None

    def action_page(self, page: str) -> None:
        """Pin a part of the table until the round ends, or release it for the page of the situation.

        Where that part is in sight anyway, all is as it belongs to what is due.
        """
        self.page = None if page == self.page or self.is_in_front(self.laid.page(page)) else page
        self.turn_page()

    def is_in_front(self, page: Page) -> bool:
        """Return whether all of a page is visible next to the one that is due."""
        return self.laid.is_in_front(page, self.laid.page(self._own), self._fit)

    def action_keyed(self, key: str) -> None:
        """Open the page of a key."""
        for page in self.laid.pages:
            if page.key == key:
                self.action_page(page.name)

    def action_swap(self) -> None:
        """Swap the lists and the map, now and in similar situations; or else open the next page."""
        if not self.has_map:
            self.next_page(1)
            return
        self.page = None
        others = (
            page.name for page in self.laid.turning_pages if page.name != self._of_map and not self.is_in_front(page)
        )
        own, lists = self._own, next(others, self.laid.pages[0].name)
        other = (lists if own == self._of_map else own) if self.shown == self._of_map else self._of_map
        self.swapped = {**self.swapped, own: other if other != own else ""}
        self.turn_page()

    def next_page(self, step: int) -> None:
        """Go through the pages one by one."""
        names = [page.name for page in self.laid.turning_pages]
        at = names.index(self.shown) if self.shown in names else 0
        name = names[(at + step) % len(names)]
        self.page = None if name == self._own else name
        self.turn_page()


def _tabs(pages: Iterable[Page], names: Iterable[str], tones: Iterable[str], after: Iterable[Cell]) -> Text:
    """Name the pages after their keys, and after them other cells."""
    each = zip(pages, names, tones, strict=True)
    return Text((Line((*(Cell(f"{page.key.upper()} {name}", tone) for page, name, tone in each), *after)),))
