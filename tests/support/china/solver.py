"""The best run as a problem for a general solver: a circuit for each train, each hexside used once. Wants ortools."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from ortools.sat.python import cp_model

from eighteen80.china.box.components import BOX
from eighteen80.china.map.board import shape_at
from eighteen80.china.map.geometry import neighbour_name, opposite
from eighteen80.china.rules.operating.income import Position
from eighteen80.china.state import Board
from tests.support.china.brute import Side, Station, fee_for, is_closed, is_large, owns, value_of


class Span(NamedTuple):
    """Track between two stations, whichever way it is run."""

    one: Station
    other: Station
    sides: frozenset[Side]


MOST_WORK = 100
"""In the solver's own measure of work, which is the same on a busy machine; positions of games have taken up to 3."""


class Solved(NamedTuple):
    """Income of the best run without the chart's bonus, and whether the solver has proved it."""

    total: int
    proved: bool


def solve(position: Position, trains: Sequence[str]) -> Solved:
    """The solver's answer."""
    problem = Problem(position)
    for train in trains:
        problem.add_train(train)
    solver = cp_model.CpSolver()
    solver.parameters.max_deterministic_time = MOST_WORK
    solver.parameters.num_workers = 1
    proved = solver.Solve(problem.finish()) == cp_model.OPTIMAL
    return Solved(round(solver.ObjectiveValue()), proved)


def spans(board: Board) -> Iterator[Span]:
    """All track between two different stations."""
    found = set()
    for hex_ in BOX.hexes:
        shape = shape_at(board, hex_)
        for city, edges in enumerate(shape.ends if shape else ()):
            for edge in edges:
                found |= {
                    (frozenset(((hex_, city), there)), sides)
                    for there, sides in _stations_beyond(board, hex_, edge, frozenset())
                    if there != (hex_, city)
                }
    return (Span(*sorted(ends), sides) for ends, sides in found)


def _stations_beyond(
    board: Board, hex_: str, edge: int, sides: frozenset[Side]
) -> Iterator[tuple[Station, frozenset[Side]]]:
    there, entry = neighbour_name(hex_, edge), opposite(edge)
    side = frozenset((hex_, there))
    shape = shape_at(board, there) if there in BOX.hexes else None
    if shape is None or side in sides:
        return
    for city, edges in enumerate(shape.ends):
        if entry in edges:
            yield (there, city), sides | {side}
    for pair in shape.through:
        if entry in pair:
            yield from _stations_beyond(board, there, sum(pair) - entry, sides | {side})


class Problem:
    """The model: node 0 of each circuit is the depot, before the first station and after the last."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.model = cp_model.CpModel()
        self.spans = list(spans(position.board))
        self.stations = sorted({station for span in self.spans for station in (span.one, span.other)})
        self.number = {station: number for number, station in enumerate(self.stations, 1)}
        self.used: dict[Side, list[Any]] = {}
        self.income: list[Any] = []
        self.bonuses: list[Any] = []

    def add_train(self, train: str) -> None:
        """One more train, which may also stay at home."""
        card = BOX.trains[train]
        runs = self.model.NewBoolVar("")
        visited = {station: self.model.NewBoolVar("") for station in self.stations}
        for visit in visited.values():
            self.model.AddImplication(visit, runs)
        self.model.AddCircuit([(0, 0, runs.Not()), *self._stops(visited), *self._ways()])
        counted = self._counted_stations(visited, card.stations) if card.kind == "express" else visited
        self.model.Add(sum(counted.values()) <= card.stations)
        if card.kind != "express":
            large = [visit for station, visit in visited.items() if is_large(self.position, station)]
            self.model.Add(sum(large) <= card.large)
        own = [count for station, count in counted.items() if owns(self.position, station)]
        self.model.Add(sum(own) >= 1).OnlyEnforceIf(runs)
        self.income += [value_of(self.position, station) * count for station, count in counted.items()]
        self._add_bonus([count for station, count in counted.items() if station[0] in BOX.trans_siberian.ends])

    def _stops(self, visited: dict[Station, Any]) -> Iterator[tuple[int, int, Any]]:
        for station, visit in visited.items():
            number = self.number[station]
            first, last = self.model.NewBoolVar(""), self.model.NewBoolVar("")
            self.model.AddImplication(first, last.Not())
            if is_closed(self.position, station):
                self.model.AddBoolOr([first, last, visit.Not()])
            yield from ((number, number, visit.Not()), (0, number, first), (number, 0, last))

    def _ways(self) -> Iterator[tuple[int, int, Any]]:
        for span in self.spans:
            ends = self.number[span.one], self.number[span.other]
            for here, there in (ends, ends[::-1]):
                taken = self.model.NewBoolVar("")
                self.income.append(-fee_for(self.position, span.sides) * taken)
                for side in span.sides:
                    self.used.setdefault(side, []).append(taken)
                yield here, there, taken

    def _counted_stations(self, visited: dict[Station, Any], most: int) -> dict[Station, Any]:
        counted = {station: self.model.NewBoolVar("") for station in visited}
        for station, visit in visited.items():
            self.model.AddImplication(counted[station], visit)
        self.model.Add(sum(counted.values()) <= most)
        return counted

    def _add_bonus(self, ends: Iterable[Any]) -> None:
        bonus = self.model.NewBoolVar("")
        counted = list(ends)
        for end in counted:
            self.model.AddImplication(bonus, end)
        if len(counted) == len(BOX.trans_siberian.ends):
            self.bonuses.append(bonus)

    def finish(self) -> cp_model.CpModel:
        """The model with what holds for all trains together."""
        for taken in self.used.values():
            self.model.AddAtMostOne(taken)
        if self.bonuses and not self.position.terms.bonus_per_train:
            self.model.AddAtMostOne(self.bonuses)
        self.model.Maximize(sum(self.income) + BOX.trans_siberian.bonus * sum(self.bonuses))
        return self.model
