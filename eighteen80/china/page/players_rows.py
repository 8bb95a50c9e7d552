"""A player's own moves in 1880, a row a verb; and the forecasts for a player who waits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from eighteen80.china import moves
from eighteen80.china.box.components import BOX
from eighteen80.china.rules.chart import price
from eighteen80.china.rules.companies import SHARE, clockwise_from, directed_by
from eighteen80.china.rules.operating.phases import current_type, turn_order
from eighteen80.china.rules.operating.routes import trains_of
from eighteen80.china.show import forecast
from eighteen80.china.show.sheets.sheet_map import marker_cell
from eighteen80.china.show.sheets.sheet_table import done_this_pass
from eighteen80.china.state import Auction, Operating, State
from eighteen80.page_parts import RUST, TRAIN, Entry, by_kind, typed_row, verb_row
from eighteen80.sheets import Cell, Facts, Say

Cells = tuple[Cell, ...]
HEXES = 8
"""Number of hexes named; more are only counted."""


def may(state: State, player: str, legal: Sequence[moves.Move]) -> Iterable[Entry]:
    """Yield the player's moves: companies, trains and hexes after their verb; other moves as typed."""
    for kind, alike in by_kind(legal).items():
        cells_of = ROWS.get(kind)
        yield (
            verb_row(kind.verb, *cells_of(state, player, alike))
            if cells_of
            else typed_row(kind.verb, map(moves.NOTATION.write, alike))
        )


def _lot(auction: Auction) -> Cell:
    """Return the name and the power of the private company up for auction."""
    card = BOX.privates[auction.private]
    return Cell((f"{card.name}:", Say(f"private-{auction.private}", revenue=card.revenue)), "dim")


def _passes(state: State, player: str, _alike: Sequence[Any]) -> Cells:
    """Return who is next; in an auction that only one other has not left, the winner, and nobody if all have left."""
    auction = state.round if isinstance(state.round, Auction) else None
    left = [name for name in clockwise_from(state, player) if not auction or name not in auction.passed]
    if auction and left == [auction.bidder]:
        return (Cell(Say("web-gets", player=left[0], private=auction.private, bid=auction.bid), "dim"),)
    return tuple(Cell(Say("web-next", player=name), "dim") for name in left[:1])


def _founds(_state: State, _player: str, alike: Sequence[Any]) -> Cells:
    prices = tuple(str(each) for each in sorted({move.price for move in alike}, reverse=True))
    names = dict.fromkeys(move.company for move in alike)
    return (*map(marker_cell, names), Cell(Say("web-at", prices=prices, number=len(prices)), "dim"))


def _buys(state: State, _player: str, alike: Sequence[Any]) -> Cells:
    """Return the companies by price, the dearest first."""
    prices: dict[int, list[str]] = {}
    for move in alike:
        prices.setdefault(price(state.companies[move.company]), []).append(move.company)
    return tuple(
        cell
        for each in sorted(prices, reverse=True)
        for cell in (*map(marker_cell, sorted(prices[each])), _price_note(each))
    )


def _sells(state: State, _player: str, alike: Sequence[Any]) -> Cells:
    """Return the most that can be sold of each company at once, and the price of a share."""
    most: dict[str, int] = {}
    for name, number in (bundle for move in alike for bundle in move.bundles):
        most[name] = max(number, most.get(name, 0))
    return tuple(
        cell
        for name in most
        for cell in (marker_cell(name), Cell(str(most[name])), _price_note(price(state.companies[name])))
    )


def _price_note(each: int) -> Cell:
    return Cell(Say("web-at", prices=(str(each),), number=1), "dim")


def _hexes(_state: State, _player: str, alike: Sequence[Any]) -> Cells:
    names = sorted({move.hex for move in alike}, key=lambda name: (name[0], int(name[1:])))
    more = (Cell(Say("web-more", number=len(names) - HEXES), "dim"),) if len(names) > HEXES else ()
    return (*(Cell(name, "option") for name in names[:HEXES]), *more)


def _pays(state: State, player: str, _alike: Sequence[Any]) -> Cells:
    income, who = state.turn.income, state.turn.who
    own = state.players[player].shares.get(who, 0) * income // (SHARE * SHARE)
    return (Cell(Say("web-pays", income=income, mine=own)),)


def _trains(_state: State, _player: str, alike: Sequence[Any]) -> Cells:
    """Return trains from the bank at its price, from others at any price."""
    bank = dict.fromkeys(move.type for move in alike if not move.seller)
    others = dict.fromkeys((move.type, move.seller) for move in alike if move.seller)
    first = (cell for name in bank for cell in (Cell(name, TRAIN), _price_note(BOX.trains[name].price)))
    second = (
        cell
        for name, seller in others
        for cell in (Cell(name, TRAIN), Cell(Say("web-from"), "dim"), marker_cell(seller))
    )
    return (*first, *second)


ROWS: Mapping[type[moves.Move], Callable[[State, str, Sequence[Any]], Cells]] = {
    moves.Bid: lambda state, _player, alike: (
        Cell(Say("web-at-least", least=min(bid.amount for bid in alike))),
        _lot(state.round_as(Auction)),
    ),
    moves.Pass: _passes,
    moves.ChooseInvestor: lambda _state, _player, alike: tuple(marker_cell(move.investor) for move in alike),
    moves.Found: _founds,
    moves.Buy: _buys,
    moves.Sell: _sells,
    moves.Lay: _hexes,
    moves.Station: _hexes,
    moves.Run: lambda state, *_: tuple(Cell(train, TRAIN) for train in trains_of(state, state.turn.who)),
    moves.Pay: _pays,
    moves.Withhold: lambda state, *_: (Cell(Say("web-keeps", income=state.turn.income)),),
    moves.Train: _trains,
    moves.Done: lambda *_: (Cell(Say("web-done"), "dim"),),
}


# Forecasts


def ahead(state: State, player: str) -> Iterable[Entry]:
    """Yield possible dividends, the turns of the player's companies with their cash, rust, and ends."""
    if player and isinstance(state.round, Auction):
        yield Entry(Cell(state.round.private, "strong"), (_lot(state.round),))
    yield from _dividend(state, player)
    yield from _own_turns(state, player)
    led = set(directed_by(state, player))
    foretold = [row for each in forecast.forecast(state) for row in _foretold(each, led)]
    yield from foretold or (() if player else _still_to_act(state))


def _still_to_act(state: State) -> Iterator[Entry]:
    """Yield the companies that are to act in this pass after the present one."""
    if isinstance(state.round, Operating):
        acted = {*done_this_pass(state), state.round.turn.who if state.round.turn else ""}
        if coming := [name for name in turn_order(state) if state.companies[name].open and name not in acted]:
            yield Entry(Cell(Say("web-still-to-act")), tuple(map(marker_cell, coming)))


def _dividend(state: State, player: str) -> Iterator[Entry]:
    if isinstance(state.round, Operating) and state.round.turn and player:
        who, income = state.turn.who, state.turn.income
        percent = state.players[player].shares.get(who, 0)
        if income and percent:
            get = Cell(Say("web-you-get", mine=income * percent // (SHARE * SHARE)), "good")
            yield Entry(marker_cell(who), (Cell(Say("web-if-it-pays", income=income)), get))


def _own_turns(state: State, player: str) -> Iterator[Entry]:
    """Yield the predecessors of the player's companies, and their cash for the train on sale."""
    if not player or not isinstance(state.round, Operating):
        return
    now, train = state.round.turn.who if state.round.turn else "", current_type(state)
    before = now
    for name in forecast.places_to_come(state):
        company = state.companies.get(name)
        if company and company.director == player and name != now:
            facts: Facts = {"cash": company.cash, "train": train, "price": BOX.trains[train].price}
            after = (
                (Cell(Say("web-acts-after")), marker_cell(before))
                if before in (*state.companies, *state.investors)
                else ()
            )
            yield Entry(marker_cell(name), (*after, Cell(Say("web-has", facts), "dim")))
        before = name if name in (*state.companies, *state.investors) else before


def _foretold(coming: Say, led: set[str]) -> Iterator[Entry]:
    """Yield a forecast about the player's own companies, or about all: the train that goes, the end."""
    facts, text = coming.facts, (Cell(coming),)
    company = str(facts.get("company") or "")
    match coming.code:
        case "coming-rust-ahead" if company in led:
            yield Entry(Cell(str(facts["train"]), RUST), text)
        case "coming-will-open" | "coming-stays-shut" if company in led:
            yield Entry(marker_cell(company), text)
        case "coming-removal-now" | "coming-removal-near":
            yield Entry(Cell(str(facts["train"]), TRAIN), text)
        case "coming-end-near" if company:
            yield Entry(marker_cell(company), text)
