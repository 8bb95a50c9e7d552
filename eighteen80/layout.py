"""Layout of a game's panes on the screen: plain data that a game declares. `screens/table.tcss` has the style.

A pane is known by the key of its sheet; its title is the sentence `pane-<key>`, that of a page `page-<name>`. Where all
stacks fit side by side, everything is seen; where two do, the first stays and a page selects the second; where one
does, a page selects the panes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

HEAD, LOG, MOVES, MAP, FACE = "head", "log", "moves", "map", "face"
FINAL, CURVE, ROUNDS = "final", "curve", "by-round"
"""Panes that mean the same in every game: the line at the top, the last moves, the same at length where the last ones
stand already, a board of hexes, large figures; of a game that is over the result, its curve, and its rounds."""

PLENTY = 1000
"""More lines than anything needs."""

FEW = 3
"""Smallest number of lines of the log on the players' screen."""

SMALL = 80
"""Number of columns below which a screen is small."""

PAIR = 2
"""Two stacks side by side."""


class Place(NamedTuple):
    """A pane in its stack.

    Where there is no room for more, `least` lines are enough, and with 0 none; what is `ahead` is shown in full before
    others are shown in brief. What is `called` is shown only with a page that names it, and then alone with the other
    panes of that page in its stack. What is `narrow` is shown only where one stack fits, on the pages that name it;
    what is `wide`, only where more than two fit. One that is `bare` is opened by no rule, one that is `brief` never
    shown at its fullest.
    """

    pane: str
    least: int = PLENTY
    ahead: bool = False
    called: bool = False
    narrow: bool = False
    wide: bool = False
    bare: bool = False
    brief: bool = False


class Stack(NamedTuple):
    """Panes one below the other: the first and the last keep their least before others give way.

    `medium` is its number of columns where two stacks fit, `wide` where all do; 0 is what others leave. Where all do,
    it grows with the screen, if it is given a `share` of that in hundredths.
    """

    places: tuple[Place, ...]
    medium: int = 0
    wide: int = 0
    share: int = 0

    def for_page(self, page: Page, fit: int, *, alone: bool = False) -> Stack:
        """Return the stack while a page is shown: the panes it calls here, or all that need no call."""
        places = [place for place in self.places if not place.narrow and (fit > PAIR or not place.wide)]
        named = tuple(place for place in places if place.pane in page.panes)
        if named and (alone or any(place.called for place in named)):
            return self._replace(places=named)
        return self._replace(places=tuple(place for place in places if not place.called))

    @property
    def panes(self) -> tuple[str, ...]:
        """Keys of its panes."""
        return tuple(place.pane for place in self.places)


def stack(*places: Place, medium: int = 0, wide: int = 0, share: int = 0) -> Stack:
    """Return a stack of these places."""
    return Stack(places, medium, wide, share)


class Page(NamedTuple):
    """Panes that belong together where not everything fits, opened by `key`; without a key, opened automatically.

    What is shown `alone` has its stack to itself also where two stacks fit. An automatic page opens where one stack
    fits only if it is `urgent`. There it has the panes that it names as `narrow`, or all where it names none; on a
    small screen, the stack that it has for it. Where all stacks fit, it also has those that it names as `wide`. One
    that is `whole` takes the place of all stacks.
    """

    name: str
    panes: tuple[str, ...]
    key: str = ""
    alone: bool = False
    urgent: bool = False
    whole: bool = False
    narrow: tuple[str, ...] = ()
    small: Stack | None = None
    wide: tuple[str, ...] = ()


class Layout(NamedTuple):
    """Stacks from left to right; pages, the first by default; pages for the players.

    Where two stacks fit, they are two of those, or if panes lie otherwise there, the first of the `paired` ones and one
    of the others. Where one does, a page has its panes one below the other, or in columns `abreast` as where two fit.

    On the players' screen the large figures and the log replace the first stack; a page of theirs that has panes of
    that stack shows those instead of the figures.

    `above` are sheets across the whole screen beneath the line at the top, on the players' screen too: the first on one
    line or two and always in sight, others as high as they are where more than one stack fits.

    `ended` names the page that opens when a round has ended, and closes with the next key on the line.
    """

    stacks: tuple[Stack, ...]
    pages: tuple[Page, ...]
    watched: tuple[Page, ...] = ()
    ended: str = ""
    above: tuple[str, ...] = ()
    paired: tuple[Stack, ...] = ()
    abreast: bool = False

    def stacks_for(self, fit: int) -> tuple[Stack, ...]:
        """Return the stacks where `fit` of them fit side by side."""
        return self.stacks if fit >= len(self.stacks) or not self.paired else self.paired

    @property
    def panes(self) -> tuple[str, ...]:
        """The keys of all panes, each once, stack by stack."""
        return tuple(dict.fromkeys(pane for stack in (*self.stacks, *self.paired) for pane in stack.panes))

    def keeps(self, pane: str) -> bool:
        """Return whether a pane is in sight without a call where all stacks fit."""
        return any(place.pane == pane and not place.called for stack in self.stacks for place in stack.places)

    def place(self, pane: str, fit: int) -> Place:
        """Return the place of a pane where `fit` stacks fit."""
        stacks = (*self.stacks_for(fit), *self.stacks, *self.paired)
        return next(place for stack in stacks for place in stack.places if place.pane == pane)

    def page(self, name: str) -> Page:
        """Return the page of that name, the banker's or the players'."""
        return next(page for page in self.pages if page.name == name)

    def home(self, pane: str) -> str:
        """Return the page to open for a pane: its own if it has one, else the first that contains it."""
        holding = [page.name for page in self.pages if pane in page.panes]
        return pane if pane in holding else next(iter(holding), self.pages[0].name)

    def is_in_front(self, page: Page, due: Page, fit: int) -> bool:
        """Return whether all panes of a page are in the leading stack, and visible while another page is due."""
        first, *others = self.stacks_for(fit)
        if fit == 1 or self.in_sight(due, fit)[0] != first.for_page(page, fit):
            return False
        hidden = {place.pane for stack in others for place in stack.places}
        hidden.update(place.pane for place in first.places if place.called)
        return not page.whole and hidden.isdisjoint(page.panes)

    @property
    def turning_pages(self) -> tuple[Page, ...]:
        """The pages that are turned one by one: the first, and those with a key."""
        return tuple(page for at, page in enumerate(self.pages) if page.key or not at)

    def in_sight(self, page: Page, fit: int, *, small: bool = False) -> list[Stack]:
        """List the visible stacks with their visible places, where `fit` stacks fit."""
        if small and page.small:
            return [page.small]
        if fit == 1 or page.whole:
            panes = page.narrow if fit == 1 and page.narrow else page.panes
            named = [pane for pane in panes if pane != MOVES or LOG not in panes]
            if page.whole or not self.abreast:
                return [Stack(tuple(self.place(pane, fit) for pane in named))]
            kept = (tuple(place for place in stack.places if place.pane in named) for stack in self.stacks_for(fit))
            return [Stack(places) for places in kept if places]
        stacks = self.stacks_for(fit)
        if fit >= len(self.stacks):
            return [stack.for_page(page._replace(panes=(*page.panes, *page.wide)), fit) for stack in stacks]
        second = next((stack for stack in stacks[1:] if {*stack.panes}.intersection(page.panes)), stacks[1])
        return [stacks[0].for_page(page, fit), second.for_page(page, fit, alone=page.alone)]

    def for_players(self) -> Layout:
        """Return the layout of the players' screen, whose pages are those to be watched."""
        pages = (Page(FACE, (FACE, LOG)), *self.watched, *(page for page in self.pages if not page.key))
        watched = {pane for page in pages for pane in page.panes} - {LOG}

        def players_stacks(stacks: tuple[Stack, ...]) -> Iterator[Stack]:
            for stack in stacks:
                leading = stack is stacks[0]
                kept = (place for place in stack.places if place.pane in watched or not (leading or place.called))
                others = tuple(place for place in kept if place.pane != LOG)
                yield stack._replace(places=(Place(FACE), *others, Place(LOG, FEW)) if leading else others)

        stacks, paired = tuple(players_stacks(self.stacks)), tuple(players_stacks(self.paired))
        return Layout(stacks, pages, above=self.above, paired=paired, abreast=self.abreast)

    def with_final_page(self) -> Layout:
        """Return the layout with a page for a game that is over, unless it has one of its own."""
        if FINAL in self.panes or len(self.stacks) == 1:
            return self
        beneath = tuple(place.pane for place in self.stacks[0].places if place.wide)
        final = Page(FINAL, (FINAL, CURVE, ROUNDS, LOG, *beneath), urgent=True, narrow=(FINAL, LOG))
        paired = _with_final_places(self.paired) if self.paired else ()
        return self._replace(stacks=_with_final_places(self.stacks), paired=paired, pages=(*self.pages, final))

    def with_sheets(self, keys: Sequence[str]) -> Layout:
        """Give each sheet without a place one at the end of the last stack, and a page."""
        left = tuple(key for key in keys if key not in (*self.panes, HEAD, *self.above))
        if not left:
            return self
        *others, last = self.stacks
        last = last._replace(places=(*last.places, *map(Place, left)))
        return self._replace(stacks=(*others, last), pages=(*self.pages, Page(left[0], left)))


def _with_final_places(stacks: tuple[Stack, ...]) -> tuple[Stack, ...]:
    """Return the stacks with places for the result in the first, and for its curve and rounds in the second."""
    first, second, *others = stacks
    charts = (Place(CURVE, called=True), Place(ROUNDS, called=True))
    return (
        first._replace(places=(Place(FINAL, called=True), *first.places)),
        second._replace(places=(*charts, *second.places)),
        *others,
    )
