"""Layout of a game's panes on the screen: plain data that a game declares. `screens/table.tcss` has the style.

A pane is known by the key of its sheet; its title is the sentence `pane-<key>`, that of a page `page-<name>`. Where all
stacks fit side by side, everything is seen; where two do, the first stays and a page selects the second; where one
does, a page selects the panes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

HEAD, LOG, MOVES, MAP, FACE = "head", "log", "moves", "map", "face"
"""Panes that mean the same in every game: the line at the top, the last moves, the same at length where the last ones
stand already, a board of hexes, large figures."""

PLENTY = 1000
"""More lines than anything needs."""


class Place(NamedTuple):
    """A pane in its stack.

    Where there is no room for more, `least` lines are enough; what is `ahead` is shown in full before others are shown
    in brief. What is `called` is shown only with a page that names it, and then alone with the other panes of that page
    in its stack. What is `narrow` is shown only where one stack fits, on the pages that name it.
    """

    pane: str
    least: int = PLENTY
    ahead: bool = False
    called: bool = False
    narrow: bool = False


class Stack(NamedTuple):
    """Panes one below the other: the first and the last keep their least before others give way.

    `beside` is its number of columns where two stacks fit, `wide` where all do; 0 is what others leave. Where all do,
    it grows with the screen, if it is given a `share` of that in hundredths.
    """

    places: tuple[Place, ...]
    beside: int = 0
    wide: int = 0
    share: int = 0

    def shown(self, page: Page, *, alone: bool = False) -> tuple[str, ...]:
        """Its panes while a page is up: what that calls here, or all but what has to be called."""
        places = [place for place in self.places if not place.narrow]
        named = tuple(place for place in places if place.pane in page.panes)
        if named and (alone or any(place.called for place in named)):
            return tuple(place.pane for place in named)
        return tuple(place.pane for place in places if not place.called)


class Page(NamedTuple):
    """Panes that belong together where not everything fits, opened by `key`; without a key, opened automatically.

    What is shown `alone` has its stack to itself also where two stacks fit. An automatic page opens where one stack
    fits only if it is `urgent`.
    """

    name: str
    panes: tuple[str, ...]
    key: str = ""
    alone: bool = False
    urgent: bool = False


class Layout(NamedTuple):
    """Stacks from left to right; pages, the first by default; pages for the players.

    On the players' screen the large figures and the log replace the first stack; a page of theirs that has panes of
    that stack shows those instead of the figures.

    `strip` is a sheet that is always visible, beneath the line at the top and as wide as the first stack, on the
    players' screen too. It has the lines that its sheet takes, four at the most; one where only one stack fits, so it
    wants a brief shape.

    `above` are sheets across the whole screen beneath the line at the top, as high as they are; where only one stack
    fits, the first of them, on one line.

    `ended` names the page that opens when a round has ended, and closes with the next key on the line.
    """

    stacks: tuple[Stack, ...]
    pages: tuple[Page, ...]
    watched: tuple[Page, ...] = ()
    strip: str = ""
    ended: str = ""
    above: tuple[str, ...] = ()

    @property
    def front(self) -> tuple[str, ...]:
        """The panes of the leading stack."""
        return tuple(place.pane for place in self.stacks[0].places)

    @property
    def places(self) -> tuple[Place, ...]:
        """Every pane, stack by stack."""
        return tuple(place for stack in self.stacks for place in stack.places)

    @property
    def panes(self) -> tuple[str, ...]:
        """The keys of all panes."""
        return tuple(place.pane for place in self.places)

    def page(self, name: str) -> Page:
        """Return the page of that name, the banker's or the players'."""
        return next(page for page in self.pages if page.name == name)

    def home(self, pane: str) -> str:
        """Return the page to open for a pane: its own if it has one, else the first that contains it."""
        holding = [page.name for page in self.pages if pane in page.panes]
        return pane if pane in holding else next(iter(holding), self.pages[0].name)

    def stands(self, page: Page) -> bool:
        """Return whether all panes of a page are in the leading stack, visible as soon as two stacks fit."""
        standing = [place.pane for place in self.stacks[0].places if not place.called]
        return all(pane in standing for pane in page.panes)

    @property
    def turned(self) -> tuple[Page, ...]:
        """The pages that are turned one by one: the first, and those with a key."""
        return tuple(page for at, page in enumerate(self.pages) if page.key or not at)

    def holding(self, panes: Sequence[str]) -> int:
        """Return the stack next to the leading one while these panes are wanted."""
        stacks = enumerate(self.stacks)
        return next((at for at, stack in stacks if at and any(place.pane in panes for place in stack.places)), 1)

    def in_sight(self, page: Page, fit: int) -> list[tuple[str, ...]]:
        """List the visible panes, stack by stack, where `fit` stacks fit."""
        if fit == 1:
            named = {*page.panes} - ({MOVES} if LOG in page.panes else set())
            return [tuple(place.pane for place in stack.places if place.pane in named) for stack in self.stacks]
        if fit >= len(self.stacks):
            return [stack.shown(page) for stack in self.stacks]
        beside = self.holding(page.panes)
        shown = (stack.shown(page, alone=page.alone and at == beside) for at, stack in enumerate(self.stacks))
        return [panes if at in (0, beside) else () for at, panes in enumerate(shown)]

    def for_players(self) -> Layout:
        """Return the layout of the players' screen, whose pages are those to be watched."""
        watched = {pane for page in self.watched for pane in page.panes}
        kept = tuple(place for place in self.stacks[0].places if place.pane in watched - {LOG})
        first = self.stacks[0]._replace(places=(Place(FACE), *kept, Place(LOG)))
        figures = Page(FACE, (FACE, LOG))
        unasked = (page for page in self.pages if not page.key)
        others = (
            stack._replace(places=tuple(place for place in stack.places if place.pane != LOG))
            for stack in self.stacks[1:]
        )
        return Layout((first, *others), (figures, *self.watched, *unasked), strip=self.strip, above=self.above)

    def having(self, keys: Sequence[str]) -> Layout:
        """With a place at the end of the last stack, and a page, for every sheet that was given none."""
        left = tuple(key for key in keys if key not in (*self.panes, HEAD, self.strip, *self.above))
        if not left:
            return self
        *others, last = self.stacks
        last = last._replace(places=(*last.places, *map(Place, left)))
        return self._replace(stacks=(*others, last), pages=(*self.pages, Page(left[0], left)))
