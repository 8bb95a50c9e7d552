"""Alternatives to a refused move, and the names of the things in the refusal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from functools import partial
from itertools import chain, islice

from eighteen80.engine.table_moves import Overrule
from eighteen80.refusals import Ambiguous, Illegal, Refusal
from eighteen80.sheets import Fact, Facts
from eighteen80.yokohama import moves
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.fields.fact_names import name_facts
from eighteen80.yokohama.moves import Move
from eighteen80.yokohama.state import UNKNOWN, Printed, State
from eighteen80.yokohama.turn import ANY_TIME, ENGINE

_MOST = 4000
"""Number of legal moves examined for a near one."""
_TRIED = 100
"""Number of the nearest tried with the typed values."""
_FIRST = 0.1
_HALF = 0.5
"""Similarity of two neighbouring numbers of one thing."""
WAYS_ON = (moves.Done, moves.Act, moves.Put, moves.Go, moves.Recall)
"""Moves that continue a turn where none of the kind is possible."""


def guide(state: State, move: Move | None, refusal: Refusal) -> None:
    """Add a legal move of the kind to a refusal, if there is one, and the table's names."""
    if isinstance(refusal, Illegal) and move is not None:
        refusal.suggest(partial(nearest, state, move, refusal.code, refusal.facts))
    if isinstance(refusal, Illegal | Ambiguous):
        refusal.facts = name_facts(refusal.facts)


def nearest(state: State, move: Move, code: str, facts: Facts) -> Move | None:
    """Return the same move with an open value, the legal one of its kind with most in common, or else any legal one."""
    if code == "value-missing":
        if isinstance(
            move,
            moves.Bonus | moves.Shop | moves.House | moves.Pray | moves.Give | moves.Order | moves.Tech | moves.Claim,
        ):
            return replace(move, printed=_OPEN[type(move)])
        return None
    # How the boards lie only the table sees: no other move is a way out.
    if isinstance(move, Overrule | moves.Row) or type(move) in ANY_TIME:
        return None
    # Goods that an order asks for are printed: no other goods would do.
    ranked = [] if isinstance(move, moves.Order) else _rank(state, move)
    kept = [(other, _as_printed(move, other)) for other in ranked[:_TRIED]]
    ways = chain(_ways_to_pay(move, facts.get("due")), (meant for _, meant in kept if meant))
    allowed = next((meant for meant in ways if _is_allowed(state, meant)), None)
    # Where the print is known, leaving it open is not a way out.
    open_ways = (other for other, meant in kept if meant is None)
    return allowed or next(chain(open_ways, _ways_on(state, move), ENGINE.legal(state)), None)


def _ways_on(state: State, move: Move) -> Iterator[Move]:
    """Yield the moves that continue the turn, those to the place of the refused one first."""
    meant = _places(move)

    def rank(other: Move) -> tuple[bool, int]:
        places = _places(other)
        return meant.isdisjoint(places), -len(places)

    for kind in WAYS_ON:
        yield from sorted(islice(ENGINE.legal_of(state, kind), _MOST), key=rank)


def _places(move: Move) -> set[object]:
    """Return the areas that a move names."""
    return {getattr(move, "area", None), *dict(getattr(move, "placed", ()))} - {None}


def _rank(state: State, move: Move) -> list[Move]:
    """Rank the legal moves of the kind by what they have in common with this one."""
    same = [other for other in islice(ENGINE.legal(state), _MOST) if type(other) is type(move) and not _idle(other)]
    return sorted(same, key=lambda other: -_alike(move, other))


def _idle(move: Move) -> bool:
    """Return whether the same good is bought and sold, which is never meant."""
    wares = [ware for ware, _ in move.deals] if isinstance(move, moves.Trade) else []
    return len({*wares}) < len(wares)


def _is_allowed(state: State, move: Move) -> bool:
    try:
        ENGINE.check(state, move)
    except Refusal:
        return False
    return True


def _ways_to_pay(move: Move, due: Fact) -> Iterator[Move]:
    """Yield a technology with the payment due: in yen, in imports, in both."""
    if not isinstance(move, moves.Tech) or not isinstance(due, int):
        return
    one, other = BOX.contents.industry.units.items()
    for number in range(due + 1):
        parts = ((one[0], number * one[1]), (other[0], (due - number) * other[1]))
        yield replace(move, payment=tuple(part for part in parts if part[1]))


_SUBJECTS = ("technology", "field", "goods", "site", "goal")
"""Fields that a printed value belongs to."""


def _as_printed(move: Move, other: Move) -> Move | None:
    """Return the other move with the typed value, if it is printed on the same thing."""
    named = [name for name in _SUBJECTS if hasattr(move, name)]
    if getattr(move, "printed", None) is None or any(getattr(move, name) != getattr(other, name) for name in named):
        return None
    return replace(other, **{name: getattr(move, name) for name in ("printed", "chosen") if hasattr(move, name)})


_OPEN: Mapping[type[Move], Printed] = {
    **dict.fromkeys((moves.Bonus, moves.Shop, moves.House), Printed(UNKNOWN)),
    **dict.fromkeys((moves.Pray, moves.Give), Printed(UNKNOWN, figure=UNKNOWN)),
    moves.Order: Printed(UNKNOWN, UNKNOWN),
    moves.Tech: Printed(None, UNKNOWN, UNKNOWN),
    moves.Claim: Printed(figure=UNKNOWN),
}
"""Open values after `=`, by move."""


def _alike(move: Move, other: Move) -> float:
    """Count the equal fields, lists by their equal part. The first field counts a little more."""
    shares = [_share(getattr(move, field.name), getattr(other, field.name)) for field in fields(move)]
    return sum(shares) + _FIRST * sum(shares[:1])


def _share(typed: object, other: object) -> float:
    if isinstance(typed, tuple) and isinstance(other, tuple) and typed != other:
        return (len({*typed} & {*other}) + _close(typed, other)) / (1 + max(len(typed), len(other)))
    return float(typed == other)


def _close(typed: tuple[object, ...], other: tuple[object, ...]) -> float:
    """Return the similarity of the numbers in differing pairs with the same name."""
    numbers, others = _numbers(typed, other), _numbers(other, typed)
    apart = [abs(number - others[name]) for name, number in numbers.items() if name in others]
    return sum(_HALF / far for far in apart if far)


def _numbers(pairs: tuple[object, ...], same: tuple[object, ...]) -> dict[object, int]:
    found = (pair for pair in pairs if isinstance(pair, tuple) and len(pair) > 1 and pair not in same)
    return {name: number for name, number, *_ in found if isinstance(number, int)}
