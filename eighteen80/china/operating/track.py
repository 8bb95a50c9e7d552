"""X Laying track and upgrading tiles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from eighteen80.china.box.components import BOX
from eighteen80.china.companies import decider
from eighteen80.china.map.board import lay, markers_at
from eighteen80.china.map.fitting import FIRST_COLOUR, Fitting, candidates, edges_of, fittings, track_beneath
from eighteen80.china.map.reach import obstacle, reach
from eighteen80.china.map.tiles import joins, normal, positions
from eighteen80.china.moves import Lay
from eighteen80.china.operating.tile_places import check_fitting, check_parts, wider_tile
from eighteen80.china.operating.turn_events import TerrainPaid
from eighteen80.china.play.course import Course
from eighteen80.china.state import BANK, HomeOwed, Laid, State
from eighteen80.refusals import Ambiguous, Illegal


class Plan(NamedTuple):
    """A lay that is allowed: who builds, the tile in its position, the terrain cost, whether it is an upgrade."""

    who: str
    laid: Laid
    cost: int
    upgrade: bool


# What the builder may build in this turn


def yellow_lays(state: State, who: str) -> int:
    """R37: how many yellow tiles are allowed in a turn; investors lay one, P6's company its own number always."""
    if who in state.investors:
        return BOX.setup.investor_yellow_lays
    own = (card.yellow_lays for card in BOX.privates.values() if card.company == who)
    return max(state.phase.yellow_lays, *own, 0)


def colours(state: State) -> tuple[str, ...]:
    """The colours that the company or investor on turn may still build."""
    try:
        check_turn(state, upgrade=False)
    except Illegal:
        return _upgrade_colours(state)
    return (FIRST_COLOUR, *_upgrade_colours(state))


def _upgrade_colours(state: State) -> tuple[str, ...]:
    try:
        check_turn(state, upgrade=True)
    except Illegal:
        return ()
    return state.phase.tiles[1:]


def check_turn(state: State, *, upgrade: bool) -> None:
    """VIII, R22, R37: a permit for the phase; yellow tiles or one upgrade, never both."""
    turn = state.turn
    check_permit(state, turn.who)
    if turn.upgraded:
        raise Illegal("track-upgraded", who=turn.who)
    if upgrade and turn.yellow:
        raise Illegal("track-yellow-laid", who=turn.who, yellow=turn.yellow)
    limit = yellow_lays(state, turn.who)
    if turn.yellow >= limit:
        raise Illegal("track-yellow-limit", who=turn.who, limit=limit)


def check_permit(state: State, who: str) -> None:
    """VIII: a company needs a permit for the phase; an investor needs none."""
    company = state.companies.get(who)
    if company is not None and state.phase.letter not in company.permits:
        raise Illegal("track-no-permit", company=who, permits=company.permits, letter=state.phase.letter)


def first_cost(state: State, who: str, hex_: str) -> int:
    """R45: the terrain cost of the first tile; P4's owner saves on rivers."""
    card = BOX.hexes[hex_]
    if not card.cost or hex_ in state.board.tiles:
        return 0
    return max(0, card.cost - (_river_rebate(state, who) if card.river else 0))


def _river_rebate(state: State, who: str) -> int:
    master = decider(state, who)
    return sum(card.river_rebate for name, card in BOX.privates.items() if state.privates.get(name) == master)


# Every lay


def lays(state: State) -> Iterator[Lay]:
    """Every tile, hex and position that the one on turn may build now, each position once."""
    yield from _lays(state)


def can_lay(state: State) -> bool:
    """Whether the one on turn has anything to build."""
    return bool(_lays(state))


def _lays(state: State) -> tuple[Lay, ...]:
    who, allowed = state.turn.who, colours(state)
    key = ("lays", who, allowed, state.operator(who).cash, _river_rebate(state, who))
    known: tuple[Lay, ...] | None = state.board.memo.get(key)
    if known is None:
        known = state.board.memo[key] = tuple(_all_lays(state, who, allowed)) if allowed else ()
    return known


def _all_lays(state: State, who: str, allowed: tuple[str, ...]) -> Iterator[Lay]:
    board, cash = state.board, state.operator(who).cash
    for hex_, edges in reach(board, who).edges.items():
        if first_cost(state, who, hex_) > cash:
            continue
        for fitting in fittings(hex_, board.tiles.get(hex_)):
            if (
                fitting.edges & edges
                and fitting.colour in allowed
                and board.supply[fitting.tile]
                and not wider_tile(board, hex_, fitting)
            ):
                yield Lay(hex_, fitting.tile, fitting.rotation)


# One lay


def resolve_lay(state: State, move: Lay) -> Lay:
    """The lay with its position: the one given, or the only one that is allowed."""
    if move.rotation is not None:
        return replace(move, rotation=normal(move.tile, move.rotation)) if move.tile in BOX.tiles else move
    found = [lay_ for lay_ in _lays(state) if (lay_.hex, lay_.tile) == (move.hex, move.tile)]
    if len(found) > 1:
        words = [joins(lay_.tile, lay_.rotation or 0) for lay_ in found]
        raise Ambiguous("ambiguous-lay", choices=words, hex=move.hex, tile=move.tile)
    return found[0] if found else replace(move, rotation=_nearest_position(state, move))


def _nearest_position(state: State, move: Lay) -> int | None:
    """Where no position is allowed, the one that comes furthest, so that its refusal says what is in the way."""
    if move.tile not in BOX.tiles or move.hex not in BOX.hexes:
        return None
    laid = state.board.tiles.get(move.hex)
    allowed = [each.rotation for each in fittings(move.hex, laid) if each.tile == move.tile]
    kept = [rotation for number, rotation in candidates(move.hex, laid) if number == move.tile]
    return next(iter(allowed + kept), positions(move.tile)[0])


def check_lay(state: State, move: Lay) -> Plan:
    """Refuses a lay with the first reason against it; the move must be resolved."""
    who = state.turn.who
    try:
        return _checked(state, who, move)
    except Illegal as refusal:
        refusal.instead = _instead(state, move)
        raise


def _checked(state: State, who: str, move: Lay) -> Plan:
    check_parts(move)
    upgrade = track_beneath(move.hex, state.board.tiles.get(move.hex)) is not None
    check_turn(state, upgrade=upgrade)
    fitting = check_fitting(state, move)
    _check_reach(state, who, move.hex, fitting)
    cost = first_cost(state, who, move.hex)
    if cost > state.operator(who).cash:
        raise Illegal("track-cost", who=who, hex=move.hex, cost=cost, cash=state.operator(who).cash)
    return Plan(who, Laid(fitting.tile, fitting.rotation), cost, upgrade)


def _instead(state: State, move: Lay) -> Lay | None:
    """The nearest lay that is allowed: that tile on that hex, another tile there, that tile elsewhere."""
    found = [lay_ for lay_ in _lays(state) if lay_.hex == move.hex or lay_.tile == move.tile]
    return min(found, key=lambda lay_: (lay_.hex != move.hex, lay_.tile != move.tile), default=None)


def _check_reach(state: State, who: str, hex_: str, fitting: Fitting) -> None:
    """R14, R38, R43: some track of the new tile is reached from a marker; the first tile lies at home."""
    reached = reach(state.board, who).edges
    edges = reached.get(hex_, 0)
    if edges & fitting.edges:
        return
    if edges:
        raise Illegal("track-not-joined", hex=hex_, tile=fitting.tile, edges=edges_of(edges))
    if not any(track_beneath(other, state.board.tiles.get(other)) for other in reached):
        raise Illegal("track-home-first", who=who, hex=hex_, home=next(iter(reached), ""))
    full = obstacle(state.board, who, lambda other: bool(other.edges.get(hex_, 0) & fitting.edges))
    if full is not None:
        raise Illegal("track-blocked", who=who, hex=hex_, at=full.hex, owners=full.owners)
    raise Illegal("track-not-reached", who=who, hex=hex_)


def do_lay(course: Course, move: Lay, plan: Plan) -> None:
    """The cost is paid, the tile laid; a company whose home gets its first two cities by it must choose one."""
    state = course.state
    course.pay(plan.who, BANK, plan.cost)
    course.set(board=lay(state.board, move.hex, plan.laid))
    if plan.upgrade:
        course.turn(upgraded=True)
    else:
        course.turn(yellow=state.turn.yellow + 1)
    if plan.cost:
        course.tell(TerrainPaid(plan.who, move.hex, plan.cost))
    undecided = (marker.owner for marker in markers_at(course.state.board, move.hex) if marker.city is None)
    course.owe(*(HomeOwed(owner) for owner in undecided))
