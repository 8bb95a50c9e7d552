"""When a count differs: the corrections after which it would agree, each as lines that the rules take now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import combinations

from eighteen80.capabilities import Pile
from eighteen80.china.box.components import BOX
from eighteen80.china.corrections.counts import counted, should_be
from eighteen80.china.engine import ENGINE
from eighteen80.china.map.board import hexes_of, lying
from eighteen80.china.moves import NOTATION, Correct
from eighteen80.china.rules.companies import SHARE, holding
from eighteen80.china.rules.operating.phases import TYPES, current_type
from eighteen80.china.state import BANK, State
from eighteen80.refusals import UNSAID, Refusal

FEW = 4
"""How many pieces are put right one by one; if there are more, the figure itself is taken to be the mistake."""

Way = tuple[Correct, ...]


def remedies(state: State, pile: Pile, reason: str = UNSAID) -> Iterator[str]:
    """Lines that put right what was counted, the nearest first; none where only looking at the table can tell."""
    unasked = state._replace(rulings=state.rulings._replace(reasons="free"))
    for way in _ways(state, pile):
        if _agrees(unasked, way, pile):
            yield "; ".join(NOTATION.write(replace(move, reason=reason)) for move in way)


def _ways(state: State, pile: Pile) -> Iterable[Way]:
    if isinstance(pile.amount, str):
        return [(Correct(pile.what, pile.subject, pile.amount, UNSAID),)]
    more = pile.amount - counted(state, pile.what, pile.subject)
    return () if abs(more) > FEW and pile.what in PIECES else WAYS[pile.what](state, pile, more)


def _agrees(state: State, way: Way, pile: Pile) -> bool:
    try:
        for move in way:
            state = ENGINE.apply(state, move).state
    except Refusal:
        return False
    return should_be(state, pile) == pile.amount


def _sum(_state: State, pile: Pile, more: int) -> Iterator[Way]:
    yield (Correct(pile.what, pile.subject, f"{more:+}", UNSAID),)


def _space(state: State, pile: Pile, _more: int) -> Iterator[Way]:
    """Every space of that price, the nearest first."""
    row, column = state.companies[pile.subject].space
    spaces = [space for space in BOX.chart if BOX.chart.price(space) == pile.amount]
    for across in sorted(spaces, key=lambda space: abs(space[0] - row) + abs(space[1] - column)):
        yield (Correct("price", pile.subject, f"{across[0] + 1}/{across[1] + 1}", UNSAID),)


def _trains(state: State, pile: Pile, more: int) -> Iterator[Way]:
    """Between a company and the bank; for the bank's own cards, what lies beside the table."""
    if pile.subject in BOX.trains:
        yield _each("train", BANK, pile.subject, more)
        return
    types = state.companies[pile.subject].trains if more < 0 else _sold(state) * more
    for chosen in dict.fromkeys(combinations(types, abs(more))):
        sign = "+" if more > 0 else "-"
        yield tuple(Correct("train", pile.subject, f"{sign}{train}", UNSAID) for train in chosen)


def _sold(state: State) -> tuple[str, ...]:
    """The types that companies may have by now, as far as the bank has any left."""
    types = TYPES[: TYPES.index(current_type(state)) + 1]
    return tuple(train for train in types if state.depot[train] != 0)


def _tiles(state: State, pile: Pile, more: int) -> Iterator[Way]:
    """A tile that is in the supply does not lie where the record has it."""
    for hexes in combinations(lying(state.board, pile.subject), max(more, 0)):
        yield tuple(Correct("tile", hex_, "none", UNSAID) for hex_ in hexes)


def _shares(state: State, pile: Pile, more: int) -> Iterator[Way]:
    for player in state.seats:
        yield (Correct("share", player, f"{pile.subject} {-more * SHARE:+}", UNSAID),)


def _certificates(state: State, pile: Pile, more: int) -> Iterator[Way]:
    for name, company in state.companies.items():
        if company.founded and (more > 0 or holding(state, pile.subject, name)):
            yield (Correct("share", pile.subject, f"{name} {more * SHARE:+}", UNSAID),)


def _stations(state: State, pile: Pile, more: int) -> Iterator[Way]:
    """A marker that is on the charter does not stand where the record has it."""
    for hexes in combinations(hexes_of(state.board, pile.subject), max(more, 0)):
        yield tuple(Correct("station", hex_, f"-{pile.subject}", UNSAID) for hex_ in hexes)


def _each(what: str, subject: str, thing: str, more: int) -> Way:
    sign = "+" if more > 0 else "-"
    return (Correct(what, subject, f"{sign}{thing}", UNSAID),) * abs(more)


PIECES = ("trains", "tiles", "stations")
WAYS: Mapping[str, Callable[[State, Pile, int], Iterable[Way]]] = {
    "cash": _sum,
    "debt": _sum,
    "price": _space,
    "trains": _trains,
    "tiles": _tiles,
    "shares": _shares,
    "certificates": _certificates,
    "stations": _stations,
}
