"""The players' page of 1880: who comes, a player's figures, moves and paper, charters, prices, trains, the map."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from eighteen80.china.box.components import BOX
from eighteen80.china.page import players_rows
from eighteen80.china.rules.auction import PRIVATES
from eighteen80.china.rules.chart import price
from eighteen80.china.rules.companies import SHARE, certificate_limit, certificates, clockwise_from, decider, value_of
from eighteen80.china.rules.ending import last_payment, worth
from eighteen80.china.rules.operating.phases import STARTED_BY, current_type, turn_order
from eighteen80.china.show.panes import round_name
from eighteen80.china.show.sheets.sheet_auction import asked_private, draft, lot
from eighteen80.china.show.sheets.sheet_charters import investors_with_share
from eighteen80.china.show.sheets.sheet_due import forced_purchase
from eighteen80.china.show.sheets.sheet_heading import phase
from eighteen80.china.show.sheets.sheet_lists import bank, chart, phases, show_coming
from eighteen80.china.show.sheets.sheet_map import chip, map_of, marker_cell
from eighteen80.china.show.sheets.sheet_market import founding_options
from eighteen80.china.show.sheets.sheet_table import done_this_pass, next_to_rust
from eighteen80.china.state import Auction, Draft, Operating, ShareRound, State
from eighteen80.china.turn import due
from eighteen80.page_parts import (
    ACTED,
    NOW,
    RUST,
    TRAIN,
    Card,
    Entry,
    Panel,
    Panels,
    Piece,
    Stop,
    group_digits,
    seat,
)
from eighteen80.sheets import Cell, Column, Facts, Figure, Grid, Row, Say, Wording

ahead = players_rows.ahead
may = players_rows.may
tabs: Mapping[str, str] = {"players": "players", "charters": "charters", "market": "market", "map": "map"}


# Next players


def stops(state: State) -> Sequence[Stop]:
    """Return the players around the table, from the player to act; in an operating round, investors and companies."""
    round_ = state.round
    if isinstance(round_, Operating):
        return tuple(_operators(state))
    if not isinstance(round_, Auction | Draft | ShareRound):
        return ()
    passed = round_.passed if isinstance(round_, Auction) else ()
    others = (name for name in clockwise_from(state, round_.turn) if name not in passed)
    return (Stop(round_.turn, state=NOW), *map(Stop, others))


def _operators(state: State) -> Iterator[Stop]:
    done, now = done_this_pass(state), state.turn.who if state.round_as(Operating).turn else ""
    investors = [name for name in BOX.investors if name in state.investors and state.investors[name].open]
    operate = investors if state.phase.investors_operate else []
    for name in (*operate, *(name for name in turn_order(state) if state.companies[name].open)):
        who = decider(state, name) or ""
        yield Stop(who, marker_cell(name), NOW if name == now else ACTED if name in done else "")


def heading(state: State) -> Sequence[Wording]:
    """Return the round, the phase, and in a share round the priority holder."""
    first = (Say("web-priority", player=state.priority),) if isinstance(state.round, ShareRound) else ()
    return (round_name(state), phase(state), *first)


# The player's own part


def figures(state: State, player: str) -> Sequence[Figure]:
    """Return cash, the value of the shares, and the total worth."""
    return (
        Figure(Cell(Say("web-of-cash")), str(state.players[player].cash)),
        Figure(Cell(Say("web-of-shares")), str(value_of(state, player))),
        Figure(Cell(Say("web-of-worth")), str(worth(state, player))),
    )


def mine(state: State, player: str) -> Panels:
    """Return shares with their value and other possessions; for the market, the player's shares by price."""
    held = Panel("", tuple(_prices(state, player)))
    if not player:
        return {"market/held": held}
    number = {"held": certificates(state, player), "limit": certificate_limit(state)}
    return {
        "shares": Panel(Say("web-shares"), _shares(state, player), Say("web-certificates", number)),
        "owned": Panel(Say("web-owned"), tuple(_possessions(state, player))),
        "market/held": held,
    }


def _shares(state: State, player: str) -> Grid:
    """Show a row for each company, then the investor's last payment and the debt, and the sum without the cash."""
    heads = ("company", "held", "price", "value")
    columns = tuple(
        Column(Cell(Say(f"web-{head}"), "head"), "right" if at else "left") for at, head in enumerate(heads)
    )
    held = sorted(state.players[player].shares.items(), key=lambda one: -one[1] * price(state.companies[one[0]]))
    rows = [_share(state, player, company, percent) for company, percent in held]
    for name, investor in state.investors.items():
        if investor.owner == player and investor.open and (part := last_payment(state, player)):
            text = Say("web-fifth", investor=name, cash=investor.cash)
            rows.append(Row((Cell(text, span=3), Cell(str(part), "strong"))))
    if debt := state.players[player].debt:
        rows.append(Row((Cell(Say("web-debt"), span=3), Cell(f"−{debt}", "bad"))))
    together = worth(state, player) - state.players[player].cash
    foot = Row((Cell(Say("web-together"), "strong", span=3), Cell(group_digits(together), "strong")))
    return Grid(columns, (tuple(rows), (foot,)) if rows else ((),))


def _share(state: State, player: str, name: str, percent: int) -> Row:
    each, director = price(state.companies[name]), state.companies[name].director == player
    company = Cell((f"{name}", Say("web-director")) if director else name, "", chip(name).paint)
    return Row((company, Cell(f"{percent} %"), Cell(str(each)), Cell(group_digits(each * percent // SHARE), "strong")))


def _possessions(state: State, player: str) -> Iterator[Entry]:
    for name, owner in state.privates.items():
        if owner == player:
            card = BOX.privates[name]
            text = Say(f"private-{name}", revenue=card.revenue)
            yield Entry(Cell(name, "strong"), (Cell(card.name), Cell(text, "dim")))
    for name, investor in state.investors.items():
        if investor.owner == player and investor.open:
            facts: Facts = {"cash": investor.cash, "share": investor.share or "none", "home": BOX.investors[name].home}
            yield Entry(marker_cell(name), (Cell(Say("charter-investor-has", facts)),))


def _prices(state: State, player: str) -> Iterator[Entry]:
    """Yield the prices with a marker, the dearest first: their companies, and the value of the player's shares."""
    held = state.players[player].shares if player else {}
    order = [name for name in turn_order(state) if state.companies[name].founded]
    for each in sorted({price(state.companies[name]) for name in order}, reverse=True):
        there = [name for name in order if price(state.companies[name]) == each]
        percent = sum(held.get(name, 0) for name in there)
        own = (Cell(f"{percent} %", "end"), Cell(group_digits(each * percent // SHARE), "strong")) if percent else ()
        yield Entry(Cell(str(each), "strong"), (*map(marker_cell, there), *own))


# Shared part


def panels(state: State) -> Mapping[str, Panels]:
    """Return players and holdings, charters, the chart, the map; trains and phases in the menu."""
    bonuses = sorted({BOX.chart.bonus(space) for space in BOX.chart})
    zones = ((sign, Say("chart-bonus", bonus=each)) for sign, each in enumerate(bonuses) if each)
    # The company to act comes first, and those that have acted last.
    done = done_this_pass(state) if isinstance(state.round, Operating) else frozenset()
    order = sorted(turn_order(state), key=lambda name: (name not in due(state), name in done))
    charters = tuple(_charter(state, name, acted=name in done) for name in order)
    left = (BOX.companies[name] for name, company in state.companies.items() if not company.founded)
    unfounded = tuple(Entry(marker_cell(card.abbr), (Cell(card.name), Cell(card.home, "dim"))) for card in left)
    # The trains that rust come after the present train of the bank and the next one.
    trains = tuple(_trains_in_bank(state))
    depot = (*trains[:2], *_trains_to_rust(state), *trains[2:])
    return {
        "charters": {
            "charters": Panel(Say("web-order"), charters, _rusts(state)),
            "unfounded": Panel(Say("web-unfounded"), unfounded),
            "founding": Panel(Say("pane-founding"), founding_options(state)),
        },
        "market": {"market": Panel(Say("pane-chart"), chart(state)._replace(zones=tuple(zones)), Say("web-bonus"))},
        "map": {"map": Panel("", map_of(state))},
        "trains": {
            "depot": Panel(Say("web-depot"), depot),
            "coming": Panel(Say("pane-coming"), show_coming(state)),
            "phases": Panel(Say("pane-phases"), phases(state)),
            "bank": Panel(Say("pane-bank"), bank(state)),
        },
        "players": {
            "privates": Panel(Say("pane-privates"), tuple(_auction(state))),
            "players": Panel(Say("web-players"), _players(state)),
            "holders": Panel(Say("web-holders"), _holders(state), Say("web-percent")),
            "draft": Panel(Say("pane-draft"), draft(state)),
            "forced": Panel(Say("pane-forced"), forced_purchase(state)),
        },
    }


def _auction(state: State) -> Iterator[Card]:
    """Yield a card for each private company during the auction: the one up for auction with its bid, the owners."""
    auction = next((round_ for round_ in state.rounds if isinstance(round_, Auction)), None)
    if auction is None:
        return
    asked = asked_private(state, auction)
    for name in sorted(PRIVATES, key=lambda name: name != asked):
        card, due_now = BOX.privates[name], name == asked
        owner = state.privates.get(name)
        beside = (Cell(lot(state, auction), "due"),) if due_now else (seat(owner),) if owner else ()
        power = Entry(Cell(card.name), (Cell(Say(f"private-{name}", revenue=card.revenue)),))
        price_ = "" if owner else str(auction.least if name == auction.private else card.price)
        yield Card((Cell(name, "strong"), *beside), price_, (power,), due=due_now)


def _players(state: State) -> Grid:
    """Show a row for each player, the richest first, with the parts of the worth."""
    heads = ("cash", "shares", *(("fifth",) if any(last_payment(state, name) for name in state.seats) else ()))
    heads += ("debt",) if any(player.debt for player in state.players.values()) else ()
    columns = (
        Column(Cell()),
        *(Column(Cell(Say(f"web-of-{head}"), "head"), "right") for head in (*heads, "worth", "certificates")),
    )
    figure = {
        "cash": lambda name: state.players[name].cash,
        "shares": lambda name: value_of(state, name),
        "fifth": lambda name: last_payment(state, name),
        "debt": lambda name: -state.players[name].debt,
    }
    ranked = sorted(state.seats, key=lambda name: -worth(state, name))
    rows = tuple(
        Row(
            (
                seat(name),
                *(Cell(group_digits(figure[head](name))) for head in heads),
                Cell(group_digits(worth(state, name)), "strong"),
                Cell(f"{certificates(state, name)}/{certificate_limit(state)}", "dim"),
            ),
            due=name in due(state),
        )
        for name in ranked
    )
    return Grid(columns, (rows,))


def _holders(state: State) -> Grid:
    """Show percentages by player and company; a star is the director."""
    order = turn_order(state)
    columns = (Column(Cell()), *(Column(marker_cell(name), "right") for name in order))
    rows = tuple(Row((seat(name), *(_percent(state, name, company) for company in order))) for name in state.seats)
    left = (Cell(str(state.companies[name].bank or "·"), "dim") for name in order)
    bank = Row((Cell(Say("web-on-sale"), "dim"), *left))
    return Grid(columns, ((*rows, bank),) if order else ())


def _percent(state: State, player: str, name: str) -> Cell:
    percent = state.players[player].shares.get(name, 0)
    if not percent:
        return Cell("·", "dim")
    director = state.companies[name].director == player
    return Cell(f"{percent}★" if director else str(percent), "strong" if director else "")


def _charter(state: State, name: str, *, acted: bool) -> Card:
    company, now = state.companies[name], name in due(state)
    idle = Say("web-has-acted") if acted else "" if company.open else Say("web-shut")
    words = Say("web-now-on-turn") if now else idle
    sign = (Cell(words, "due" if now else "dim"),) if words else ()
    head = (marker_cell(name), seat(company.director or ""), *sign)
    room = max(0, state.phase.train_limit - len(company.trains))
    going = next_to_rust(state)
    trains = tuple(Cell(train, RUST if train in going else TRAIN) for train in company.trains)
    facts = (
        Entry(Cell(Say("web-treasury")), (Cell(group_digits(company.cash)),)),
        Entry(Cell(Say("web-trains", room=room)), trains or (Cell("–", "dim"),)),
        Entry(Cell(Say("web-permits")), (Cell(company.permits or "–"),)),
    )
    return Card(head, str(price(company)), facts, tuple(_pieces(state, name)), due=now)


def _pieces(state: State, name: str) -> Iterator[Piece]:
    held = {player: state.players[player].shares.get(name, 0) for player in state.seats}
    for player, percent in sorted(held.items(), key=lambda one: -one[1]):
        if percent:
            yield Piece(seat(player), percent)
    if bank := state.companies[name].bank:
        yield Piece(Cell(Say("web-on-sale"), "sale"), bank)
    if kept := SHARE * len(tuple(investors_with_share(state, name))):
        yield Piece(Cell(Say("web-investor"), "investor"), kept)


def _rusts(state: State) -> Wording:
    """Name the next trains to rust, and the train that rusts them."""
    owned = {train for company in state.companies.values() for train in company.trains}
    train = min(owned & next_to_rust(state), default="")
    return Say("web-rusts", train=train, by=BOX.trains[train].rusted_by) if train else ""


def _trains_in_bank(state: State) -> Iterator[Entry]:
    now = current_type(state)
    for name, card in BOX.trains.items():
        left = state.depot[name]
        if left == 0 or (card.restored and not state.phase.restored_2):
            continue
        facts = {"left": "∞" if left is None else left, "price": card.price}
        phase_ = STARTED_BY.get(name)
        begins = (Cell(Say("web-begins", phase=phase_.name), "dim"),) if phase_ and name != now else ()
        yield Entry(Cell(name, TRAIN), (Cell(Say("web-left", facts), "strong" if name == now else ""), *begins))


def _trains_to_rust(state: State) -> Iterator[Entry]:
    for train in sorted(next_to_rust(state)):
        numbers = {name: company.trains.count(train) for name, company in state.companies.items()}
        cells = [cell for name, number in numbers.items() if number for cell in (marker_cell(name), Cell(str(number)))]
        if cells:
            yield Entry(Cell(train, RUST), (Cell(Say("web-rust-then", by=BOX.trains[train].rusted_by)), *cells))
