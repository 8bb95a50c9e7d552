"""Final wealth, or wealth if the game ended now: a row for each player, the poorest first; and its parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from eighteen80.china.events import RocketUsed
from eighteen80.china.rules.chart import price
from eighteen80.china.rules.companies import SHARE
from eighteen80.china.rules.ending import last_payment, worth
from eighteen80.china.rules.operating import turn_events
from eighteen80.china.rules.operating.phases import turn_order
from eighteen80.china.show.sheets.sheet_map import marker_cell
from eighteen80.china.show.sheets.sheet_table import NO_ONE
from eighteen80.china.state import Over, State
from eighteen80.events import Event
from eighteen80.sheets import Cell, Column, Gain, Grid, Milestone, Row, Say, Text, Wording


def tally(state: State) -> Grid:
    """Show cash, shares times price, an unmerged investor, debt, and their sum."""
    ranked = sorted(state.seats, key=lambda name: worth(state, name))
    return Grid(tuple(_columns(state)), (tuple(_row(state, name) for name in ranked),))


def _columns(state: State) -> Iterator[Column]:
    yield Column(Cell(Say("head-rank"), "head"), "right")
    yield Column(Cell(Say("head-who"), "head"), gap=2, names=True)
    yield Column(Cell(Say("head-cash"), "head"), "right")
    for name in turn_order(state):
        yield Column(marker_cell(name), "right", spare=1)
    for head in ("investor", "debt", "worth"):
        yield Column(Cell(Say(f"head-{head}"), "head"), "right", gap=2)


def _row(state: State, name: str) -> Row:
    player = state.players[name]
    rank = 1 + sum(worth(state, other) > worth(state, name) for other in state.seats)
    shares = ((player.shares.get(each, 0) // SHARE, price(state.companies[each])) for each in turn_order(state))
    return Row(
        (
            Cell(f"{rank}.", "dim"),
            Cell(name, "strong"),
            Cell(str(player.cash)),
            *(Cell(f"{number}×{each}" if number else NO_ONE, "" if number else "dim") for number, each in shares),
            Cell(str(last_payment(state, name) or "")),
            Cell(f"−{player.debt}" if player.debt else "", "bad"),
            Cell(str(worth(state, name)), "strong"),
        )
    )


def ranking(state: State) -> Grid | Text:
    """Show everybody's wealth if the game ended now, the richest first; only the tally explains the end."""
    if isinstance(state.round, Over):
        return Text(())
    ranked = sorted(((worth(state, name), name) for name in state.seats), key=lambda each: -each[0])
    columns = (
        Column(Cell(), "right"),
        Column(Cell(), names=True),
        Column(Cell(Say("sheet-worth"), "head"), "right", gap=2),
        Column(Cell(Say("head-behind"), "head"), "right", spare=3, gap=2),
    )
    rows = []
    for has, name in ranked:
        rank = Cell(f"{1 + sum(other > has for other, _ in ranked)}.", "dim")
        behind = Cell(str(ranked[0][0] - has) if has < ranked[0][0] else NO_ONE, "dim")
        money = Cell(str(has).replace("-", "−"), "bad" if has < 0 else "")
        rows.append(Row((rank, Cell(name, "strong"), money, behind)))
    return Grid(columns, (tuple(rows),), Say("pane-ranking"))


# Sources of the worth


def winners(state: State) -> Sequence[str]:
    """Return the richest player, or several equals."""
    most = max(worth(state, name) for name in state.seats)
    return tuple(name for name in state.seats if worth(state, name) == most)


CASH = Say("head-cash")


def made_of(state: State, name: str) -> Sequence[tuple[Wording, int]]:
    """Return cash, the shares of each company at its present price, an unmerged investor, debt."""
    player, prices = state.players[name], {each: price(state.companies[each]) for each in turn_order(state)}
    shares = ((f"{each} × {now}", player.shares.get(each, 0) // SHARE * now) for each, now in prices.items())
    return (
        (CASH, player.cash),
        *shares,
        (Say("head-investor"), last_payment(state, name)),
        (Say("head-debt"), -player.debt),
    )


def values(state: State) -> Sequence[tuple[Cell, int]]:
    """Return the share price of each founded company."""
    return tuple((marker_cell(name), price(state.companies[name])) for name in turn_order(state))


def gains(_before: State, _after: State, events: Sequence[Event]) -> Iterator[Gain]:
    """Yield the income of trains, and the dividends paid to players."""
    for event in events:
        if isinstance(event, turn_events.TrainsRun):
            yield Gain("income", marker_cell(event.who), event.total)
        elif isinstance(event, turn_events.DividendPaid):
            yield from (Gain("dividends", Cell(player), amount, CASH) for player, amount in event.paid)


def arrivals(events: Sequence[Event]) -> Iterator[Milestone]:
    """Yield for each type of train when it was bought, had left the bank, and rusted."""
    for event in events:
        match event:
            case turn_events.TrainBought(company, train, _) | RocketUsed(company, train):
                yield Milestone("train", Cell(train), "bought", marker_cell(company))
            case turn_events.TypeGone(train) | turn_events.TrainsRemoved(train):
                yield Milestone("train", Cell(train), "gone")
            case turn_events.TrainsRusted(_, train):
                yield Milestone("train", Cell(train), "rusted")
            case _:
                pass
