"""VII, R15: whether a foreign investor and its company have a joint route network."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.china.box.components import BOX
from eighteen80.china.map.board import marker_of, shape_at
from eighteen80.china.map.reach import stations_of
from eighteen80.china.map.walk_graph import can_reach, station_bit, ways
from eighteen80.china.state import Board, State


def has_joint_network(state: State, investor: str) -> bool:
    """Return whether a train of any length could run from the investor's home station to its company's.

    All markers are ignored; if the table plays so, any marker of the company counts like its home.
    """
    company = state.investors[investor].share
    if company is None or not state.companies[company].open:
        return False
    board = state.board
    any_marker = state.rulings.merge_from == "any_marker"
    goals = stations_of(board, company) if any_marker else _home(board, company, BOX.companies[company].home)
    return _is_linked(board, _home(board, investor, BOX.investors[investor].home), goals)


def _home(board: Board, owner: str, hex_: str) -> int:
    """Return the bit of the home station, 0 until its first tile is laid and its city chosen."""
    marker = marker_of(board, owner, hex_)
    if marker is None or marker.city is None or shape_at(board, hex_) is None:
        return 0
    return station_bit(hex_, marker.city)


def _is_linked(board: Board, start: int, goals: int) -> bool:
    known: dict[tuple[int, int], bool] = board.memo.setdefault("linked", {})
    result = known.get((start, goals))
    if result is None:
        result = known[start, goals] = bool(start & goals) or any(_walks(board, start, goals))
    return result


def _walks(board: Board, start: int, goals: int) -> Iterator[bool]:
    if start and goals:
        track = ways(board)
        for number, side in track.leaving[start]:
            yield can_reach(track, number, start | side, goals, 0)
