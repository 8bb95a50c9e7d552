"""X Laying track and upgrading tiles: the lays of a turn, and the reasons of map, box and phase against a tile."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple, NoReturn

from eighteen80.china.box.components import BOX
from eighteen80.china.course import Course
from eighteen80.china.map.board import hexes_with_tile, lay, markers_at, nearby_hexes, shape_at
from eighteen80.china.map.geometry import EDGES
from eighteen80.china.map.reach import obstacle, reach
from eighteen80.china.map.tiles import (
    FIRST_COLOUR,
    PRINTED_FOR_GOOD,
    Fitting,
    candidates,
    canonical_rotation,
    closed_edges,
    edges_of,
    fitting_table,
    fittings,
    keeps_stations,
    next_tiles,
    position_words,
    positions,
    shape,
    track_in,
)
from eighteen80.china.moves import Lay
from eighteen80.china.rules.companies import decider
from eighteen80.china.rules.operating.turn_events import TerrainPaid
from eighteen80.china.state import BANK, Board, HomeOwed, Laid, State
from eighteen80.engine.rule import CandidateCache, Given, Rule
from eighteen80.refusals import Ambiguous, Illegal, RecordText

MOST_EXITS_FIRST = "brown"


class Plan(NamedTuple):
    """A lay: who builds, where, the tile in its position, the terrain cost, whether it is an upgrade."""

    who: str
    hex: str
    laid: Laid
    cost: int
    upgrade: bool


# Possible lays of this turn


def yellow_lays(state: State, who: str) -> int:
    """R37: Return the number of yellow tiles in a turn; investors lay one, P6's company always its own number."""
    if who in state.investors:
        return BOX.setup.investor_yellow_lays
    own = (card.yellow_lays for card in BOX.privates.values() if card.company == who)
    return max(state.phase.yellow_lays, *own, 0)


def may_build(state: State) -> bool:
    """Return whether the company or investor to act may still build on any hex."""
    try:
        _check_turn(state)
    except Illegal:
        return False
    return True


def _check_turn(state: State) -> None:
    """VIII, R22, R37: Require a permit for the phase; allow yellow tiles or one upgrade, never both."""
    turn = state.turn
    check_permit(state, turn.who)
    if turn.upgraded:
        raise Illegal("track-upgraded", who=turn.who)
    limit = yellow_lays(state, turn.who)
    if turn.yellow >= limit:
        raise Illegal("track-yellow-limit", who=turn.who, limit=limit)


def check_permit(state: State, who: str) -> None:
    """VIII: Require a company's permit for the phase; an investor needs none."""
    company = state.companies.get(who)
    if company is not None and state.phase.letter not in company.permits:
        raise Illegal("track-no-permit", company=who, permits=company.permits, letter=state.phase.letter)


def first_cost(state: State, who: str, hex_: str) -> int:
    """R45: Return the terrain cost of the first tile; P4's owner saves on rivers."""
    card = BOX.hexes[hex_]
    if hex_ in state.board.tiles:
        return 0
    return max(0, card.cost - (_river_rebate(state, who) if card.river else 0))


def _river_rebate(state: State, who: str) -> int:
    master = decider(state, who)
    return sum(card.river_rebate for name, card in BOX.privates.items() if state.privates.get(name) == master)


# Every lay


def _lays(state: State, *, open_only: bool = False) -> Iterator[Lay]:
    """Yield every next tile and position that fits where the builder's track leads.

    Those whose own track is not reached are left out for speed alone; so are those that this turn and this phase refuse
    at a glance, if only open ones are asked for.
    """
    tiles, turn = state.board.tiles, state.turn
    colours = [colour for colour in state.phase.tiles if not turn.yellow or colour == FIRST_COLOUR]
    for hex_, edges in reach(state.board, turn.who).edges.items():
        for fitting in fittings(hex_, tiles.get(hex_)):
            if fitting.edges & edges and (fitting.colour in colours or not open_only):
                yield Lay(hex_, fitting.tile, fitting.rotation)


def _begun_lay(state: State, given: Given) -> Iterator[Lay]:
    """Yield the tiles that fit on the named hex, or any tile if none ever does."""
    hex_ = given.get("hex")
    if hex_ is None:
        return _lays(state)
    tiles = (*next_tiles(hex_, state.board.tiles.get(hex_)), *BOX.tiles)
    return (Lay(hex_, tile) for tile in tiles if tile == given.get("tile", tile))


def _cache_of_lays(state: State) -> CandidateCache:
    """Return the key of the lays: the board, the lays of this turn, and the builder's money."""
    who = state.turn.who
    spends = state.operator(who).cash, _river_rebate(state, who)
    return CandidateCache(state.board.memo, ("lays", who, bool(state.turn.yellow), state.phase.name, *spends))


# One lay


def _complete_lay(state: State, move: Lay) -> Lay:
    """Add the position: the one given, or the only one that is allowed."""
    if move.rotation is not None:
        return replace(move, rotation=canonical_rotation(move.tile, move.rotation)) if move.tile in BOX.tiles else move
    found = [lay_ for lay_ in LAY.legal(state) if (lay_.hex, lay_.tile) == (move.hex, move.tile)]
    if len(found) > 1:
        words = [position_words(lay_.tile, lay_.rotation or 0) for lay_ in found]
        raise Ambiguous("ambiguous-lay", choices=words, hex=move.hex, tile=move.tile)
    if not found and move.tile in BOX.tiles and move.hex in BOX.hexes:
        LAY.make_plan(state, replace(move, rotation=_nearest_position(state, move)))
    return found[0] if found else move


def _nearest_position(state: State, move: Lay) -> int:
    """Pick the best position of those refused, so that its refusal names the real obstacle."""
    laid = state.board.tiles.get(move.hex)
    allowed = [each.rotation for each in fittings(move.hex, laid) if each.tile == move.tile]
    kept = [rotation for number, rotation in candidates(move.hex, laid) if number == move.tile]
    return next(iter(allowed + kept), positions(move.tile)[0])


def _plan_lay(state: State, move: Lay) -> Plan:
    """Check that the tile, hex and position exist and that every marker beneath has a city."""
    who, hex_, tile = state.turn.who, move.hex, move.tile
    _check_parts(hex_, tile)
    if move.rotation is None:
        raise Illegal("rule-position", tile=tile, hex=hex_)
    laid = Laid(tile, canonical_rotation(tile, move.rotation))
    _check_cities(state.board, hex_, laid)
    upgrade = track_in(hex_, state.board.tiles.get(hex_)) is not None
    return Plan(who, hex_, laid, first_cost(state, who, hex_), upgrade)


def _check_lay(state: State, plan: Plan) -> None:
    """Raise the first reason against a lay."""
    who, hex_ = plan.who, plan.hex
    if plan.upgrade and state.turn.yellow:
        raise Illegal("track-yellow-laid", who=who, yellow=state.turn.yellow)
    fitting = _check_fitting(state, hex_, plan.laid)
    _check_reach(state, who, hex_, fitting)
    if plan.cost > state.operator(who).cash:
        raise Illegal("track-cost", who=who, hex=hex_, cost=plan.cost, cash=state.operator(who).cash)


def _check_reach(state: State, who: str, hex_: str, fitting: Fitting) -> None:
    """R14, R38, R43: Refuse a tile whose track no marker reaches; the first tile goes to the home hex."""
    reached = reach(state.board, who).edges
    edges = reached.get(hex_, 0)
    if edges & fitting.edges:
        return
    if edges:
        raise Illegal("track-not-joined", hex=hex_, tile=fitting.tile, edges=edges_of(edges))
    if not any(track_in(other, state.board.tiles.get(other)) for other in reached):
        raise Illegal("track-home-first", who=who, hex=hex_, home=next(iter(reached), ""))
    full = obstacle(state.board, who, lambda other: bool(other.edges.get(hex_, 0) & fitting.edges))
    if full is not None:
        raise Illegal("track-blocked", who=who, hex=hex_, at=full.hex, owners=full.owners)
    raise Illegal("track-not-reached", who=who, hex=hex_)


def _do_lay(course: Course, plan: Plan) -> None:
    """Pay, lay the tile, and owe a choice if it gives a company's home its first two cities."""
    state = course.state
    course.pay(plan.who, BANK, plan.cost)
    course.set(board=lay(state.board, plan.hex, plan.laid))
    if plan.upgrade:
        course.turn(upgraded=True)
    else:
        course.turn(yellow=state.turn.yellow + 1)
    if plan.cost:
        course.tell(TerrainPaid(plan.who, plan.hex, plan.cost))
    undecided = (marker.owner for marker in markers_at(course.state.board, plan.hex) if marker.city is None)
    course.owe(*(HomeOwed(owner) for owner in undecided))


LAY = Rule(
    candidates=lambda state: _lays(state, open_only=True),
    begun=_begun_lay,
    complete=_complete_lay,
    plan=_plan_lay,
    check_moment=_check_turn,
    check=_check_lay,
    do=_do_lay,
    kept=_cache_of_lays,
)


# Reasons of map, box and phase against a tile


def _check_parts(hex_: str, tile: str) -> None:
    """Refuse a hex or a tile that does not exist."""
    if hex_ not in BOX.hexes:
        raise Illegal("track-no-hex", hex=hex_, beside=nearby_hexes(hex_))
    if tile not in BOX.tiles:
        raise Illegal("track-no-tile", tile=tile)


def _check_cities(board: Board, hex_: str, position: Laid) -> None:
    """Refuse a tile that does not keep the cities of the markers on it."""
    if not markers_at(board, hex_):
        return
    old, laid = shape_at(board, hex_), board.tiles.get(hex_)
    if old is not None and not keeps_stations(old, shape(*position)):
        _check_kind(hex_, position.number, laid)
        _refuse_position(hex_, laid, position)


def check_left(board: Board, tile: str) -> None:
    """Refuse a number whose tiles are all on the map."""
    if not board.supply[tile]:
        raise Illegal("track-none-left", tile=tile, count=BOX.tiles[tile].count, hexes=hexes_with_tile(board, tile))


def _check_fitting(state: State, hex_: str, position: Laid) -> Fitting:
    """Check the tile in this position: its kind, colour, supply, the track beneath, the edges it leads to."""
    laid, tile = state.board.tiles.get(hex_), position.number
    fitting = fitting_table(hex_, laid).get(position)
    if fitting is None:
        _check_kind(hex_, tile, laid)
    _check_colour(state, tile)
    check_left(state.board, tile)
    if fitting is None:
        _refuse_position(hex_, laid, position)
    if fitting.colour == MOST_EXITS_FIRST:
        _check_exits(state.board, hex_, fitting)
    return fitting


def _check_kind(hex_: str, tile: str, laid: Laid | None) -> None:
    """Refuse a hex that may not be built on, or not with tiles of this kind."""
    if BOX.hexes[hex_].kind in PRINTED_FOR_GOOD:
        raise Illegal("track-printed", hex=hex_, kind=BOX.hexes[hex_].kind)
    if tile in {number for number, _ in candidates(hex_, laid)}:
        return
    beneath, tiles = track_in(hex_, laid), next_tiles(hex_, laid)
    if beneath is not None and not tiles:
        raise Illegal("track-last-tile", hex=hex_, tile=tile, old=beneath.number)
    if beneath is not None:
        raise Illegal("track-no-upgrade", hex=hex_, tile=tile, old=beneath.number, tiles=tiles)
    if BOX.tiles[tile].colour != FIRST_COLOUR:
        raise Illegal("track-first-yellow", hex=hex_, tile=tile, colour=BOX.tiles[tile].colour, tiles=tiles)
    raise Illegal("track-ground", hex=hex_, tile=tile, kind=BOX.hexes[hex_].kind, tiles=tiles)


def _check_colour(state: State, tile: str) -> None:
    colour = BOX.tiles[tile].colour
    if colour not in state.phase.tiles:
        opens = next(phase.train for phase in BOX.phases if colour in phase.tiles)
        raise Illegal("track-colour", tile=tile, colour=colour, open=state.phase.tiles, train=opens)


def _refuse_position(hex_: str, laid: Laid | None, position: Laid) -> NoReturn:
    tile, words, beneath = position.number, RecordText(position_words(*position)), track_in(hex_, laid)
    if beneath is not None and position not in set(candidates(hex_, laid)):
        raise Illegal("track-kept", hex=hex_, tile=tile, position=words, old=beneath.number)
    closed = closed_edges(hex_, *position)
    if not closed:
        raise Illegal("track-stub", hex=hex_, tile=tile, position=words, edge=EDGES[BOX.hexes[hex_].stub or 0])
    edge, there = closed[0], BOX.hexes[hex_].neighbours[closed[0]]
    if there is None:
        raise Illegal("track-off-map", hex=hex_, tile=tile, position=words, edge=EDGES[edge])
    if BOX.hexes[there].kind in PRINTED_FOR_GOOD:
        raise Illegal("track-sea", hex=hex_, tile=tile, position=words, edge=EDGES[edge], there=there)
    raise Illegal("track-barrier", hex=hex_, tile=tile, position=words, edge=EDGES[edge], there=there)


def _check_exits(board: Board, hex_: str, fitting: Fitting) -> None:
    """R44: Refuse a brown tile if another with more exits fits there and is left."""
    exits = fitting.edges.bit_count()
    for other in fittings(hex_, board.tiles.get(hex_)):
        if other.edges.bit_count() > exits and board.supply[other.tile]:
            left = board.supply[other.tile]
            raise Illegal("track-six-exits", hex=hex_, tile=fitting.tile, better=other.tile, left=left)
