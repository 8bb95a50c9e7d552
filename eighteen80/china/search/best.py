"""The best run of a company or investor, proved: no set of legal routes earns more.

Every route that could be part of a better run is found (see `candidates`), and one is packed for each train by branch
and bound. What a train could still take is one integer with a bit per route, the most valuable lowest; so the bound,
the sum of what each train's best route still open would bring, is read from the lowest bits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial, reduce
from itertools import permutations
from math import gcd
from operator import and_
from typing import NamedTuple

from eighteen80.china.box.components import BOX
from eighteen80.china.map.paths import Path
from eighteen80.china.rules.operating.income import Plan, Position, Terms, plan_of
from eighteen80.china.search.graph import Graph, all_sides
from eighteen80.china.search.scouts import ENDLESS, Candidate, CountingScout, Effort, EffortSpent, ExpressScout, Scout
from eighteen80.china.state import Board, once_a_board

EFFORT = 15_000_000  # some two seconds; no recorded position needs a fiftieth of it
NEAR = 6
_TAKING, _BITS = 50, 250  # the work of taking a route, in pairs tried; how many bits of a list weigh as one

Choice = tuple[tuple[str, Candidate], ...]
"""Routes that can be run together, each with its train."""


class Best(NamedTuple):
    """The best run; `bound` is the upper limit of any run, `paths` the number of routes and arms weighed."""

    plan: Plan
    bound: int
    paths: int

    @property
    def total(self) -> int:
        """Income of the run."""
        return self.plan.total

    @property
    def proved(self) -> bool:
        """True if no run can be better."""
        return self.total >= self.bound


def best(position: Position, trains: Sequence[str]) -> Best:
    """Find the run that earns most with these trains; the board's memo keeps it."""
    return _find_best(*position, tuple(trains))


@once_a_board
def _find_best(board: Board, who: str, terms: Terms, trains: tuple[str, ...]) -> Best:
    position = Position(board, who, terms)
    search = Search(position, trains)
    plan = plan_of(position, sorted_paths(position, trains, search.best()))
    return Best(plan, max(plan.total, search.bound + terms.chart_bonus), search.paths)


def sorted_paths(position: Position, trains: Sequence[str], choice: Choice) -> list[tuple[str, Path]]:
    """Sort the routes in the order of the trains."""
    return [(train, route.path(position)) for train, route in sorted(choice, key=lambda each: trains.index(each[0]))]


class Search:
    """The search for the best run of one position; `bound` is the known upper limit."""

    def __init__(self, position: Position, trains: Sequence[str], *, every_track: bool = False) -> None:
        self.graph = Graph(position, every_track=every_track)
        self.trains = tuple(trains)
        self.per_train = position.terms.bonus_per_train
        self.bound = 0
        self.effort = Effort(EFFORT)
        self._sent: list[Scout] = []
        self._scouts = {train: self._scout(train) for train in trains}

    @property
    def paths(self) -> int:
        """Number of routes and arms that have been weighed."""
        return sum(scout.weighed for scout in self._sent)

    def _scout(self, train: str, taken: int = 0) -> Scout:
        card = BOX.trains[train]
        kind = ExpressScout if card.kind == "express" else CountingScout
        self._sent.append(kind(self.graph, card, self.effort, taken))
        return self._sent[-1]

    def _top(self, scout: Scout) -> Candidate | None:
        """Take a first look for the best route with at most half of the effort left."""
        scout.effort = self.effort.half()
        top = scout.best()
        self.effort.left += max(scout.effort.left, 0)
        scout.effort = self.effort
        return top

    def best(self) -> Choice:
        """Find the best choice of routes: guess well first, then try every combination that could beat it."""
        tops = {train: self._top(scout) for train, scout in self._scouts.items()}
        able = tuple(train for train in self.trains if self._scouts[train].most)
        self.bound = sum(self._scouts[train].most for train in able)
        guess = max((self._greedy(order, tops) for order in sorted(set(permutations(able)))), key=self.worth)
        if self.worth(guess) == self.bound:
            return guess
        try:
            routes = self._better(able, self.worth(guess) + 1)
            packing = Packing(able, routes, self)
        except EffortSpent:
            return guess
        guess = packing.best(guess)
        if packing.complete:
            self.bound = self.worth(guess)
        return guess

    def _better(self, trains: Sequence[str], aim: int) -> dict[str, list[Candidate]]:
        """Return for each train the routes that could be part of a choice worth the aim, or none for any.

        What all routes of one train use is barred to the others, which often leaves them too little.
        """
        most = {train: self._scouts[train].most for train in trains}
        routes: dict[str, list[Candidate]] = {train: [] for train in trains}
        taken = 0
        for train in sorted(routes, key=lambda each: -most[each]):
            scout = self._scouts[train]
            if taken:
                scout = self._scout(train, taken)
                scout.best()
                most[train] = scout.most
            slack = sum(most[each] for each in trains) - aim
            if slack < 0:
                return {each: [] for each in trains}
            floor = most[train] - slack
            routes[train] = scout.all(floor)
            if floor > 0:
                taken |= reduce(and_, (route.sides for route in routes[train]), all_sides())
        return routes

    def find_exact(self, total: int) -> Choice | None:
        """Find a choice of routes that earns exactly this much, if there is one."""
        with suppress(EffortSpent):
            for reach in (NEAR, ENDLESS):
                routes = {train: scout.all(1, reach) for train, scout in self._scouts.items()}
                if choice := Packing(self.trains, routes, self).exactly(total):
                    return choice
        return None

    def worth(self, choice: Choice) -> int:
        """Add up what the routes earn together."""
        total = sum(route.worth for _, route in choice)
        bonuses = [route.bonus for _, route in choice if route.bonus]
        return total if self.per_train else total - sum(bonuses[1:])

    def _greedy(self, order: Sequence[str], tops: Mapping[str, Candidate | None]) -> Choice:
        """Give each train in turn the best route that the others left."""
        choice: list[tuple[str, Candidate]] = []
        taken = 0
        for train in order:
            route = self._top(self._scout(train, taken)) if taken else tops[train]
            if route:
                choice.append((train, route))
                taken |= route.sides
        return tuple(choice)


class Packing:
    """One route for each train or none, no hexside twice: branch and bound over lists that fall in worth.

    It is `complete` once everything has been tried or ruled out.
    """

    def __init__(self, trains: Sequence[str], routes: dict[str, list[Candidate]], search: Search) -> None:
        self.trains = trains
        self.routes = routes
        self.search = search
        self.effort = search.effort
        self.complete = False
        self._on_leg: dict[tuple[str, int], int] = {}
        self._least = 0
        self._wanted: Callable[[int], bool] = lambda worth: worth >= self._least

    def best(self, guess: Choice) -> Choice:
        """Return the best packing, or the guess if none is better."""
        found, self._least = guess, self.search.worth(guess) + 1
        with suppress(EffortSpent):
            for found in self._choices((), self._all_open()):
                self._least = self.search.worth(found) + 1
            self.complete = True
        return found

    def exactly(self, total: int) -> Choice | None:
        """Find a packing worth exactly this much, if there is one."""
        routes = [route for found in self.routes.values() for route in found]
        step = gcd(*(income for route in routes for income in (route.worth, route.bonus)))
        if not step or total % step:
            # Every sum of these incomes is a multiple of it.
            return None
        self._least = total
        self._wanted = total.__eq__
        return next(filter(None, self._choices((), self._all_open())), None)

    def _all_open(self) -> list[int]:
        return [(1 << len(self.routes[train])) - 1 for train in self.trains]

    def _choices(self, choice: Choice, still_open: list[int]) -> Iterator[Choice]:
        """Yield the wanted choices that begin with this one, and give up where none can be worth the least."""
        worth = self.search.worth(choice)
        if self._wanted(worth):
            yield choice
        if not still_open:
            return
        rest = self._rest(still_open)
        for route, later in self._each(choice, still_open):
            if worth + route.worth + rest < self._least:
                break
            if len(still_open) > 1 or self._wanted(self.search.worth((*choice, ("", route)))):
                yield from self._choices(*later())
        if worth + rest >= self._least:
            yield from self._choices(choice, still_open[1:])

    def _rest(self, still_open: list[int]) -> int:
        """Bound what the trains after the next one earn."""
        train_from = len(self.trains) - len(still_open) + 1
        return sum(self._top(train, bits) for train, bits in zip(self.trains[train_from:], still_open[1:], strict=True))

    def _top(self, train: str, bits: int) -> int:
        return self.routes[train][(bits & -bits).bit_length() - 1].worth if bits else 0

    def _each(
        self, choice: Choice, still_open: list[int]
    ) -> Iterator[tuple[Candidate, Callable[[], tuple[Choice, list[int]]]]]:
        """Yield the routes open to the next train, the best first, each with the rest that it leaves."""
        number = len(self.trains) - len(still_open)
        train = self.trains[number]
        bits = still_open[0]
        while bits:
            lowest = bits & -bits
            bits ^= lowest
            route = self.routes[train][lowest.bit_length() - 1]
            yield route, partial(self._take_route, choice, route, bits, still_open[1:])

    def _take_route(self, choice: Choice, route: Candidate, below: int, later: list[int]) -> tuple[Choice, list[int]]:
        """Return what stays open to later trains; of equal trains the later one takes a route further down."""
        number = len(self.trains) - len(later)
        train = self.trains[number - 1]
        legs = [leg.sides for leg in route.legs()]
        self.effort.spend(_TAKING + sum(map(int.bit_length, later)) // _BITS)
        left = []
        for other, bits in zip(self.trains[number:], later, strict=True):
            open_bits = bits & below if other == train else bits
            for sides in legs:
                open_bits &= ~self._users(other, sides)
            left.append(open_bits)
        return (*choice, (train, route)), left

    def _users(self, train: str, sides: int) -> int:
        """Return the routes in a train's list that use some of these hexsides."""
        known = self._on_leg.get((train, sides))
        if known is None:
            self.effort.spend(len(self.routes[train]))
            marks = "".join("1" if route.sides & sides else "0" for route in reversed(self.routes[train]))
            known = self._on_leg[train, sides] = int(marks, 2)
        return known
