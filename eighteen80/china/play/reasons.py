"""Why no move of a class may come now, or none with what a line gives: the rules say it of one that is tried."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from typing import Any

from eighteen80.china.auction import least_bid
from eighteen80.china.box.components import BOX
from eighteen80.china.map.fitting import next_tiles
from eighteen80.china.moves import Bid, Buy, Found, Lay, Move, Repay, Sell, Station, Train
from eighteen80.china.operating import stations, track, turns
from eighteen80.china.operating.phases import current_type
from eighteen80.china.play import making
from eighteen80.china.state import Auction, ShareRound, State
from eighteen80.refusals import Ambiguous, Illegal

Given = Mapping[str, Any]


def refuse(state: State, kind: type[Move], given: Given | None = None) -> None:
    """Refuse as the rules refuse moves of this class that have what is given; nothing if they allow one of them."""
    rule = making.rule_for(state, kind)
    if rule.step is not None:
        turns.check_step(state, rule.step)
    if kind in WHOLE_TURN:
        WHOLE_TURN[kind](state)
    tried = kind() if not fields(kind) else next(TRIALS.get(kind, _none)(state, given or {}), None)
    if tried is not None:
        _try(state, tried)
    if not given:
        raise Illegal("turn-none", verb=kind.verb)


def _try(state: State, move: Move) -> None:
    try:
        making.check(state, making.resolve(state, move))
    except Ambiguous:
        return


# What is tried: the first of these


def _none(_state: State, _given: Given) -> Iterator[Move]:
    return iter(())


def _bids(state: State, _given: Given) -> Iterator[Move]:
    yield Bid(least_bid(state.round_as(Auction)))


def _lays(state: State, given: Given) -> Iterator[Move]:
    """On that hex, whatever fits there; where nothing ever does, any tile."""
    hex_ = given.get("hex")
    if hex_ is not None:
        yield from (Lay(hex_, tile) for tile in (*next_tiles(hex_, state.board.tiles.get(hex_)), next(iter(BOX.tiles))))


def _foundings(state: State, given: Given) -> Iterator[Move]:
    """The cheapest that has what is given."""
    unfounded = (name for name, company in state.companies.items() if not company.founded)
    name = given.get("company") or next(unfounded, None)
    if name is not None:
        percent = given.get("certificate") or min(BOX.setup.permit_choices)
        permits = given.get("permits") or BOX.setup.permit_choices[percent][0]
        yield Found(name, given.get("price") or min(BOX.chart.pars), percent, permits)


def _sales(state: State, _given: Given) -> Iterator[Move]:
    """Of the shares held, or else of any."""
    holder = state.round.turn if isinstance(state.round, ShareRound) else state.owed[0].who
    yield from (Sell(((name, 1),)) for name in (*state.players[holder].shares, *BOX.companies))


def _purchases(state: State, _given: Given) -> Iterator[Move]:
    yield from (Buy(name) for name, company in state.companies.items() if company.founded)


WHOLE_TURN: Mapping[type[Move], Callable[[State], None]] = {
    Lay: lambda state: track.check_turn(state, upgrade=False),
    Station: stations.check_turn,
}
TRIALS: Mapping[type[Move], Callable[[State, Given], Iterator[Move]]] = {
    Bid: _bids,
    Lay: _lays,
    Found: _foundings,
    Sell: _sales,
    Buy: _purchases,
    Repay: lambda _state, _given: iter((Repay(1),)),
    Train: lambda state, _given: iter((Train(current_type(state)),)),
}
