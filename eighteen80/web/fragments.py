"""A moment of a game as the parts of a page: each is markup by itself, and may change without the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from eighteen80.capabilities import Personal
from eighteen80.engine.game import AnyGame, AnyState
from eighteen80.layout import FACE, HEAD, LOG, MAP, Layout
from eighteen80.record.history import Accepted
from eighteen80.refusals import Refusal
from eighteen80.sheets import Cell, Face, Figure, Grid, HexMap, Row, Say, Sheet, Text
from eighteen80.table import default_panes, log
from eighteen80.web.brick_markup import in_words
from eighteen80.web.map_drawing import beside_map, frame_markup, hex_parts, map_svg
from eighteen80.web.markup import Pen
from eighteen80.web.sheet_markup import sheet_markup

OWN, TURN, NOTICES, BESIDE, MAP_BESIDE, FRAME = "@own", "@turn", "@notices", "@beside", "@map-beside", "@map-frame"
"""Parts that are no game's panes, by names that no pane can have."""

LOG_LINES = 40
FIRST = 2
"""So many sheets of what is somebody's own stand before what may be done."""

Parts = Mapping[str, str]


class Glance(NamedTuple):
    """What there is to show: the state, how it came to that, and what there is to say about the file."""

    game: AnyGame
    state: AnyState
    seats: Sequence[str]
    entries: Sequence[Accepted]
    notices: Sequence[Refusal] = ()

    @property
    def layout(self) -> Layout:
        """Where the game's sheets lie."""
        return default_panes.layout(self.game, self.state)


def section_of(page: str) -> str:
    """The name of a page's section: none is taken for something else on the page."""
    return f"page-{page}"


def changed(before: Parts, after: Parts) -> Iterator[str]:
    """The names of the parts that differ; of a map whose frame is the same, those hexes alone."""
    for name, markup in after.items():
        whole = name == MAP and FRAME in after
        if name != FRAME and (before.get(FRAME) != after[FRAME] if whole else before.get(name) != markup):
            yield name


def pages(layout: Layout) -> Mapping[str, Sequence[str]]:
    """The panes by the page on which they lie on a player's screen: each lies on one alone."""
    found: dict[str, list[str]] = {page.name: [] for page in layout.pages}
    for pane in layout.panes:
        found[layout.home(pane)].append(pane)
    return {name: panes for name, panes in found.items() if panes}


def shared_parts(glance: Glance, pen: Pen) -> Parts:
    """What everybody sees."""
    game, state, layout = glance.game, glance.state, glance.layout
    sheets = default_panes.sheets(game, state)
    found = {
        HEAD: sheet_markup(sheets.get(HEAD, Text(())), pen),
        NOTICES: sheet_markup(log.noticed(glance.notices), pen),
        FACE: sheet_markup(default_panes.face(game, state), pen),
        LOG: sheet_markup(Text(log.log(glance.entries[-LOG_LINES:], game).lines[::-1]), pen),
        BESIDE: _beside(layout, sheets.get(MAP)),
    }
    for pane in (*layout.panes, layout.strip):
        if pane in sheets:
            # What is always in sight has no heading, and so no name.
            title = "" if pane == layout.strip else pen.plain(Say(f"pane-{pane}"))
            found |= _pane(pane, sheets[pane], title, pen)
    return found


def _pane(pane: str, sheet: Sheet, title: str, pen: Pen) -> Parts:
    if not isinstance(sheet, HexMap) or not sheet.faces or in_words(sheet):
        return {pane: sheet_markup(sheet, pen, title)}
    hexes = hex_parts(sheet, pen)
    frame, drawing = frame_markup(sheet, pen, title), map_svg(sheet, pen, title, hexes)
    return {FRAME: frame, pane: drawing, MAP_BESIDE: beside_map(sheet, pen, title), **hexes}


def _beside(layout: Layout, board: Sheet | None) -> str:
    """Which page belongs beside the figures now: the map where something happens on it."""
    on_map = isinstance(board, HexMap) and board.focus
    first = next((page.name for page in layout.watched), layout.pages[0].name)
    return section_of(layout.home(MAP) if on_map else first)


def own_parts(glance: Glance, pen: Pen, player: str) -> Parts:
    """What this player sees first; nobody's player sees whose turn it is."""
    return {TURN: _turn(glance, pen, player), OWN: "".join(_own(glance, pen, player)) if player else ""}


def decides(glance: Glance, player: str) -> bool:
    """Whether this player has to decide something now."""
    game, state = glance.game, glance.state
    return bool(player) and (player in game.due(state) or player == game.thinker(state))


def _turn(glance: Glance, pen: Pen, player: str) -> str:
    game, state = glance.game, glance.state
    due = tuple(game.due(state))
    asked = f'<p class="asked">{pen.text(game.ask(state))}</p>'
    if not due:
        return asked
    if decides(glance, player):
        besides = tuple(name for name in due if name != player)
        return f'<p class="mine">{pen.text(Say("view-yours", {"player": player, "besides": besides}))}</p>{asked}'
    thinker = game.thinker(state)
    facts = {"due": due, "player": "none" if thinker in due or not thinker else thinker}
    return f"<p>{pen.text(Say('view-turn', facts))}</p>{asked}"


def _own(glance: Glance, pen: Pen, player: str) -> Iterator[str]:
    game, state = glance.game, glance.state
    worth = Figure(Cell(Say("head-has"), "head"), str(game.worth(state).get(player, 0)))
    sheets = personal.own(state, player) if (personal := game.offers(Personal)) else (Face((), ((worth,),)),)
    shown = [sheet_markup(sheet, pen, player) for sheet in sheets]
    yield from shown[:FIRST]
    if decides(glance, player):
        yield from _may(game.explained.handbook(state), pen)
    yield from shown[FIRST:]


def _may(handbook: Grid, pen: Pen) -> Iterator[str]:
    """What may be done now, each with an example of what to say."""
    rows = [row for row in next(iter(handbook.groups), ()) if isinstance(row, Row)]
    if rows:
        yield f'<h3>{pen.text(Say("view-may"))}</h3><ul class="may">{"".join(_one(row, pen) for row in rows)}</ul>'


def _one(row: Row, pen: Pen) -> str:
    _form, example, does = row.cells
    said = example.text if isinstance(example.text, str) else pen.plain(example.text)
    code = f" <code>{pen.text(pen.words.typed(said))}</code>" if said else ""
    return f"<li>{pen.text(does.text)}{code}</li>"
