"""Sheets of printed lists, the chart, the phases, the bank's trains and tiles; and of what is coming."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from eighteen80.china.box.components import BOX
from eighteen80.china.box.parts import ChartSpace, Phase
from eighteen80.china.box.parts import Space as Place
from eighteen80.china.rules.chart import stacks
from eighteen80.china.rules.companies import SHARES
from eighteen80.china.rules.operating.phases import LAST_SHARE_ROUND, ORDER, turn_order
from eighteen80.china.rules.operating.turns import DIVIDEND
from eighteen80.china.show import forecast
from eighteen80.china.show.sheets.sheet_map import chip
from eighteen80.china.show.sheets.sheet_table import DUE
from eighteen80.china.state import Operating, State
from eighteen80.sheets import Cell, Chart, Column, Grid, Lengths, Line, Row, Say, Space, Text

PAYS, KEEPS = "+", "−"
STARTS = ("float_percent", "shares_on_sale")
CHANGES = (
    *STARTS, "train_limit", "yellow_lays", "tiles", "train_trade", "communist", "privates_pay", "investors_operate",
    "restored_2", "marker_cost_factor",
)  # fmt: skip
"""Changes by a phase, in the order shown; of the first phase, only its beginnings."""

AHEAD = 4
"""Number of lines about the present phase and the next ones."""

COLOURS = ("yellow", "green", "brown", "grey")
DOT = "·"
RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹"
RIGHT = ("cost", "left")


# The chart


def chart(state: State) -> Chart:
    """Show the share price chart with every marker, and the next spaces of the company to act."""
    zones = sorted({BOX.chart.bonus(space) for space in BOX.chart})
    signs = {bonus: sign for sign, bonus in enumerate(zones)}
    lying, targets = stacks(state), dict(_targets(state))

    def make_space(space: ChartSpace, place: Place) -> Space:
        chips = tuple(map(chip, lying.get(place, ())))
        return Space(space.price, signs[space.bonus], space.start, chips, targets.get(place, ()))

    rows = tuple(
        tuple(space and make_space(space, (row, column)) for column, space in enumerate(spaces))
        for row, spaces in enumerate(BOX.chart.rows)
    )
    legend = ((sign, Say("chart-bonus", bonus=bonus * SHARES)) for bonus, sign in signs.items() if bonus)
    return Chart(rows, tuple(legend), _next_phases(state))


def _targets(state: State) -> Iterator[tuple[Place, tuple[str, ...]]]:
    turn = state.round.turn if isinstance(state.round, Operating) else None
    if turn is None or turn.who not in state.companies or turn.step > DIVIDEND or state.phase.communist:
        return
    space = state.companies[turn.who].space
    yield BOX.chart.left(space), (KEEPS,)
    yield BOX.chart.right(space), (PAYS,)


def prices_then(state: State) -> Iterator[tuple[str, int]]:
    """Yield what the price will be if the company on turn pays, and if it withholds."""
    codes = {PAYS: "pay", KEEPS: "withhold"}
    yield from sorted((codes[sign], BOX.chart.price(place)) for place, (sign,) in _targets(state))


# The phases


def phases(state: State) -> Lengths:
    """Show the eleven phases, the present one marked, with their changes and the trains left.

    In brief only the present and the next phase have more than one line.
    """
    heads = ("train", "cost", "left", "rusts", "brings")
    columns = (
        Column(Cell(Say(f"head-{name}"), "head"), "right" if name in RIGHT else "left", wrap=name == "brings")
        for name in heads
    )
    now = ORDER[state.phase.name]
    rows = tuple(_phase(state, phase) for phase in BOX.phases)
    brief = tuple(row._replace(single=place not in (now, now + 1)) for place, row in enumerate(rows))
    full = Grid((Column(Cell()), *columns), (rows,))
    return Lengths((full, full._replace(groups=(brief,))))


def _phase(state: State, phase: Phase) -> Row:
    place, now = ORDER[phase.name], ORDER[state.phase.name]
    left = state.depot[phase.train]
    cells = (
        Cell(f"{DUE if place == now else ' '}{phase.name}", "due" if place == now else ""),
        Cell(phase.train, "strong"),
        Cell(str(BOX.trains[phase.train].price)),
        Cell("∞" if left is None else str(left), "strong" if left else "dim"),
        Cell(phase.rusts, "warn" if phase.rusts else ""),
        Cell(join_with_dots(brings(phase))),
    )
    return Row(cells, "dim" if place < now else "", place == now)


def join_with_dots(words: Iterable[Say]) -> tuple[Say | str, ...]:
    """Join the words with dots."""
    return tuple(piece for word in words for piece in (DOT, word))[1:]


def brings(phase: Phase) -> Iterator[Say]:
    """Yield all changes by a phase."""
    place = ORDER[phase.name]
    before = BOX.phases[place - 1] if place else None
    for name in CHANGES if before else STARTS:
        value = getattr(phase, name)
        if before is None or getattr(before, name) != value:
            yield Say(f"brings-{name.replace('_', '-')}", value=value[-1] if isinstance(value, tuple) else value)
    if phase.train == BOX.setup.second_half_train:
        yield Say("brings-second-half")
    if phase.train == LAST_SHARE_ROUND:
        yield Say("brings-end")


def _next_phases(state: State) -> Grid:
    """Show the present phase and the next ones with their trains: cost, number left, trains that rust."""
    restored = [_restored_train()] if state.phase.restored_2 else []
    first = min(ORDER[state.phase.name], len(BOX.phases) - AHEAD + len(restored))
    shown = BOX.phases[first : first + AHEAD - len(restored)]
    rows = [_ahead(state, phase) for phase in shown]
    rows += (Row((Cell(), *_on_sale(state, train), Cell())) for train in restored)
    figure = Column(Cell(), "right", gap=2)
    columns = (Column(Cell()), Column(Cell()), figure, figure, Column(Cell(), gap=2))
    return Grid(columns, (tuple(rows),), Say("pane-phases"))


def _ahead(state: State, phase: Phase) -> Row:
    place, now = ORDER[phase.name], ORDER[state.phase.name]
    rust = Cell(Say("phase-rust", train=phase.rusts), "warn" if place == now + 1 else "") if phase.rusts else Cell()
    cells = (Cell(phase.name), *_on_sale(state, phase.train), rust)
    return Row(cells, "dim" if place < now else "", place == now, mark=Cell(DUE if place == now else "", "due"))


def _on_sale(state: State, train: str) -> tuple[Cell, ...]:
    left = state.depot[train]
    return Cell(train, "strong"), Cell(str(BOX.trains[train].price)), Cell("∞" if left is None else str(left))


# The bank


def bank(state: State) -> Lengths:
    """Show the bank's trains, tiles by number, and shares; in brief, tiles and trains not shown elsewhere."""
    left = [(name, state.companies[name].bank) for name in turn_order(state) if state.companies[name].bank]
    shares = (
        Cell(Say("bank-shares"), "strong"),
        *(Cell(f"{name} {each}%", "", chip(name).paint) for name, each in left),
    )
    tiles = (_tiles(state, colour) for colour in COLOURS)
    full = (_trains(state), *tiles, *((Line(shares),) if left else ()))
    return Lengths((Text(full), Text((Line((*_brief(state),), hang=0),))))


def _trains(state: State) -> Line:
    """Show the trains by type; gone types are left out, restored trains may have to wait."""
    cells = [Cell(Say("bank-trains"), "strong")]
    for name, card in BOX.trains.items():
        left, waits = state.depot[name], card.restored and not state.phase.restored_2
        if left != 0:
            cells.append(Cell(f"{name}×{'∞' if left is None else left}", "dim" if waits else ""))
    return Line(tuple(cells))


def _restored_train() -> str:
    return next(name for name, card in BOX.trains.items() if card.restored)


def _tiles(state: State, colour: str) -> Line:
    usable = colour in state.phase.tiles
    left = (Cell(f"{tile}×{left}", "" if left and usable else "dim") for tile, left in _tiles_left(state, colour))
    return Line((_colour(colour, usable=usable), *left))


def _brief(state: State) -> Iterator[Cell]:
    """Yield only what can be had now, with raised numbers: a tile that is not named is gone."""
    for colour in state.phase.tiles:
        yield _colour(colour, usable=True)
        yield Cell(" ".join(f"{tile}{_superscript(left)}" for tile, left in _tiles_left(state, colour) if left))
    restored = _restored_train()
    if state.phase.restored_2:
        yield Cell(f"{restored}{_superscript(state.depot[restored])}")


def _superscript(number: int | None) -> str:
    return "".join(RAISED[int(digit)] for digit in str(number or 0))


def _colour(colour: str, *, usable: bool) -> Cell:
    return Cell(Say(f"colour-{colour}"), "strong" if usable else "dim")


def _tiles_left(state: State, colour: str) -> Iterator[tuple[str, int]]:
    """Yield the tiles of a colour with the number left of each."""
    return ((number, state.board.supply[number]) for number, tile in BOX.tiles.items() if tile.colour == colour)


# What is coming


TOGETHER = {
    "coming-will-open": ("all-opens", "{company} {capital}"),
    "coming-stays-shut": ("all-stays-shut", "{company} {held}/{needed} %"),
    "coming-sold-out": ("all-sold-out", "{company}"),
    "coming-interest-due": ("all-interest", "{player} {interest}"),
    "coming-over-limit": ("all-over-limit", "{player} {held}"),
    "coming-rust-ahead": ("all-rust", "{company} {number}×{train}"),
    "coming-second-half-owed": ("all-second-half", "{company} {amount} ({shares})"),
    "coming-second-half-waits": ("all-second-half-train", "{company} {amount} ({shares})"),
}
"""Sentences for all forecasts of a kind together, and the figures of each."""


def show_coming(state: State) -> Lengths:
    """Show the forecast, nearest first; in brief, those of a kind together."""
    foretold = forecast.forecast(state)
    kinds: dict[str, list[Say]] = {}
    for each in foretold:
        kinds.setdefault(each.code, []).append(each)
    brief = (line for alike in kinds.values() for line in _together(alike))
    return Lengths((Text(tuple(map(_write_out, foretold))), Text(tuple(brief))))


def _write_out(foretold: Say) -> Line:
    """Show the sentence of a forecast; a phase with all its changes."""
    if foretold.code != "coming-phase-ahead":
        return Line((Cell(foretold),))
    changes = join_with_dots(brings(BOX.phase(str(foretold.facts["phase"]))))
    return Line((Cell((Say(foretold.code, **foretold.facts, changes=len(changes)), *changes)),))


def _together(alike: Sequence[Say]) -> Iterator[Line]:
    code, facts = alike[0].code, alike[0].facts
    if code not in TOGETHER or len(alike) == 1:
        yield from map(_write_out, alike)
        return
    head, each = TOGETHER[code]
    yield Line((Cell(Say(head, facts)), Cell(", ".join(each.format(**one.facts) for one in alike), "strong")))
