"""The areas, as a list or as boards in their rows: yields by power, people, buildings, the tile."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.sheets import Cell, Column, Grid, HexFace, HexMap, Lengths, Line, Row, Say, Text
from eighteen80.yokohama.box.components import BOX, kind_of
from eighteen80.yokohama.fields.fact_names import place
from eighteen80.yokohama.moves import Go
from eighteen80.yokohama.rules.areas.power import yields
from eighteen80.yokohama.show.marks import GONE, HOUSE, PRESIDENT, SITES, TILE, chip, initials, name_cell, site_chips
from eighteen80.yokohama.show.sheets.sheet_coming import boards_in_brief
from eighteen80.yokohama.show.sheets.sheet_tally import standing_in_brief
from eighteen80.yokohama.state import State
from eighteen80.yokohama.turn import ENGINE

POWERS = range(1, BOX.contents.power.most + 1)
AREA, BRINGS, WHO, SITE, OWNER, POWER5 = "area", "brings", "president", "site", "house", "power5"
HEADS = (AREA, BRINGS, WHO, *(SITE for _ in SITES), OWNER, POWER5)
BETWEEN = "│"


def areas(state: State) -> Lengths | Text:
    """Show every area in the order of the box, a row each or two side by side; empty where a map shows them."""
    if state.on_map:
        return Text(())
    named = [area for area in state.areas if area != BOX.canal]
    rows = tuple(Row(tuple(_cells(state, area, HEADS))) for area in named)
    return Lengths((Grid(tuple(_columns(HEADS, gap=2)), (rows,)), _abreast(state, named)))


def _abreast(state: State, named: list[str]) -> Grid:
    """Show the second half next to the first, without the yields; beneath, both boards and the standings."""
    half = (len(named) + 1) // 2
    heads = tuple(head for head in HEADS if head != BRINGS)
    rows = []
    for at, left in enumerate(named[:half]):
        right = named[half + at : half + at + 1]
        second = _cells(state, right[0], heads) if right else (Cell() for _ in heads)
        rows.append(Row((*_cells(state, left, heads), Cell(BETWEEN, "rule"), *second)))
    foot = Line((*boards_in_brief(state), *standing_in_brief(state)), drawn=True)
    return Grid((*_columns(heads), Column(Cell()), *_columns(heads)), ((*rows, foot),))


def _columns(heads: tuple[str, ...], gap: int = 1) -> Iterator[Column]:
    sites = iter(SITES)
    for head in heads:
        number = next(sites) if head == SITE else 0
        # The title of the pane precedes the heads on the same rule.
        text = str(number) if number else Say(f"head-{head}") if head != AREA else ""
        apart = 0 if number > 1 else gap
        yield Column(Cell(text, "head"), gap=apart, narrow=head in (AREA, WHO), names=head in (AREA, WHO))


def _cells(state: State, area: str, heads: tuple[str, ...]) -> Iterator[Cell]:
    presidents = [name for name, player in state.players.items() if player.president == area]
    action = state.turn.action if state.turn else None
    yield Cell(place(area), "due" if action and action.area == area else "strong" if presidents else "")
    if BRINGS in heads:
        yield Cell(" ".join(str(yields(area, power) or GONE) for power in POWERS), "dim")
    several = Cell(" ".join(initials(state)[name] for name in presidents), "strong")
    yield name_cell(state, presidents[0]) if len(presidents) == 1 else several
    yield from site_chips(state, area)
    yield chip(state, state.house_owner(area))
    tile = TILE if area in state.tiles else GONE
    station = f"+{BOX.contents.power.piece}" if state.station == area else ""
    yield Cell(f"{tile}{station}", "good" if tile == TILE else "dim")


MOVEMENT = "B2"
SIZES = ((9, 3), (11, 3), (13, 3), (13, 4), (15, 5))


def map_of(state: State) -> HexMap:
    """Show every board, and the places without a known one; empty if the table does not give their layout.

    Where the president may go next, a board is marked.
    """
    if not state.on_map:
        return HexMap({}, sizes=SIZES)
    faces: dict[str, HexFace] = {}
    ends = set(_ends(state))
    for row, length in enumerate(BOX.contents.layout.rows[len(state.seats)]):
        laid = state.rows[row] if row < len(state.rows) else ()
        for at in range(length):
            face = _face(state, laid[at], row, at) if laid else _free(row, at)
            face = face._replace(new=face.name in ends)
            faces[face.name] = face
    action = state.turn.action if state.turn else None
    return HexMap(faces, focus=action.area if action else "", sizes=SIZES)


def _ends(state: State) -> Iterator[str]:
    """Yield where the president may go next."""
    if state.turn and state.turn.step == MOVEMENT:
        yield from (move.area for move in ENGINE.legal_of(state, Go) if isinstance(move, Go))


def _free(row: int, at: int) -> HexFace:
    """Show a place for a board, by row and number in the row."""
    name = f"{row + 1}.{at + 1}"
    return HexFace(name, row, 2 * at + row, "", lines=(Line((Cell(name, "dim"),)),))


def _face(state: State, area: str, row: int, at: int) -> HexFace:
    """Show a board; every row is indented by half a board."""
    lines = (
        Line(tuple(_head(state, area))),
        Line(tuple(_people(state, area))),
        Line(tuple(_buildings(state, area)), drawn=True),
    )
    return HexFace(area, row, 2 * at + row, BOX.board(area).kind, lines=lines)


def _head(state: State, area: str) -> Iterator[Cell]:
    """Yield its name, its tile, the station."""
    kind = kind_of(area)
    yield Cell(Say("brick", area=kind, twin=area.removeprefix(kind)), "strong")
    if area in state.tiles:
        yield Cell(TILE, "good")
    if area == state.station:
        yield Cell(f"+{BOX.contents.power.piece}", "new")


def _people(state: State, area: str) -> Iterator[Cell]:
    """Yield presidents and assistants, player by player."""
    for name, player in state.players.items():
        president = PRESIDENT if player.president == area else ""
        number = player.areas.get(area, 0)
        if president or number:
            letter = chip(state, name)
            yield letter._replace(text=f"{letter.text}{president}{number or ''}")


def _buildings(state: State, area: str) -> Iterator[Cell]:
    """Yield shops by site, and the trading house."""
    if area == BOX.canal:
        return
    yield from site_chips(state, area)
    if house := state.house_owner(area):
        letter = chip(state, house)
        yield from (Cell(" "), letter._replace(text=f"{HOUSE}{letter.text}"))
