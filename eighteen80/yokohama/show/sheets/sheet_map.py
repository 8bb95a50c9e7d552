"""The boards in their rows, a brick each: people, buildings, pieces."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.sheets import Cell, HexFace, HexMap, Line, Say
from eighteen80.yokohama.box.components import BOX, kind_of
from eighteen80.yokohama.engine import ENGINE
from eighteen80.yokohama.moves import Go
from eighteen80.yokohama.show.marks import HOUSE, PRESIDENT, TILE, chip, site_chips
from eighteen80.yokohama.state import State

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
        for place in range(length):
            face = _face(state, laid[place], row, place) if laid else _free(row, place)
            face = face._replace(new=face.name in ends)
            faces[face.name] = face
    action = state.turn.action if state.turn else None
    return HexMap(faces, focus=action.area if action else "", sizes=SIZES)


def _ends(state: State) -> Iterator[str]:
    """Yield where the president may go next."""
    if state.turn and state.turn.step == MOVEMENT:
        yield from (move.area for move in ENGINE.legal_of(state, Go) if isinstance(move, Go))


def _free(row: int, place: int) -> HexFace:
    """Show a place for a board, by row and number in the row."""
    name = f"{row + 1}.{place + 1}"
    return HexFace(name, row, 2 * place + row, "", lines=(Line((Cell(name, "dim"),)),))


def _face(state: State, area: str, row: int, place: int) -> HexFace:
    """Show a board; every row is indented by half a board."""
    lines = (
        Line(tuple(_head(state, area))),
        Line(tuple(_people(state, area))),
        Line(tuple(_buildings(state, area)), drawn=True),
    )
    return HexFace(area, row, 2 * place + row, BOX.board(area).kind, lines=lines)


def _head(state: State, area: str) -> Iterator[Cell]:
    """Yield its name, its tile, the station."""
    kind = kind_of(area)
    yield Cell(Say("brick", {"area": kind, "twin": area.removeprefix(kind)}), "strong")
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
