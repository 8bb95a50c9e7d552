"""The lines at the top: round, phase, the player to act and the step of the turn; the turn order track."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from eighteen80.china.box.components import BOX
from eighteen80.china.rules.companies import clockwise_from, decider
from eighteen80.china.rules.operating.phases import current_type
from eighteen80.china.rules.operating.turns import PARS, STEP_NAMES
from eighteen80.china.show.sheets.sheet_lists import prices_then
from eighteen80.china.show.sheets.sheet_map import marker_cell
from eighteen80.china.show.sheets.sheet_table import DONE, DUE, MARKER, NO_ONE, turn_signs
from eighteen80.china.state import Auction, Draft, Operating, ShareRound, State
from eighteen80.china.turn import due
from eighteen80.sheets import Cell, Column, Grid, Lengths, Line, Row, Say, Text


def heading(round_name: Say, state: State) -> Lengths:
    """Show round, phase and limit, the player to act, and the steps of the turn or the next players and the trains.

    Where room is short, words of the phase give way first, then the limit, the steps, which have a row of their own on
    a small screen, or the next players, and the trains; the one to act stays.
    """
    round_, name = Cell(round_name, "strong"), Cell(state.phase.name)
    limit = Cell(Say("heading-limit", limit=state.phase.train_limit))
    trains, acts, steps = tuple(_on_sale(state)), tuple(_due(state)), tuple(_steps(state))
    # A decision interrupts the round: who follows then is not certain.
    names = () if state.owed else tuple(_order_after(state))
    after = steps or ((Cell(Say("heading-then"), "dim"), *map(Cell, names)) if names else ())
    ways = (
        (round_, Cell(phase(state)), *acts, *after, *(() if steps else trains)),
        (round_, name, *trains, limit, *acts, *after),
        (round_, name, *trains, *acts, *after),
        (round_, name, *trains, limit, *acts, *_step_now(steps)),
        (round_, name, *trains, limit, *acts),
        (round_, name, *trains, *acts),
        (round_, *acts, name),
        (*acts, name),
    )
    least = Line(acts or (round_,), single=True)
    return Lengths(tuple(Text((line,)) for line in (*map(Line, ways), least)))


def phase(state: State) -> Say:
    """Return the phase with its limit of trains, and whether the communists have taken over."""
    return Say("heading-phase", phase=state.phase.name, communist=state.phase.communist, limit=state.phase.train_limit)


def _due(state: State) -> Iterator[Cell]:
    """Yield the player to act, or a company's marker and the player who acts for it."""
    for name in due(state)[:1]:
        if name in state.seats:
            yield Cell(f"{DUE} {name}", "due")
        else:
            yield from (Cell(DUE, "due"), marker_cell(name), Cell(decider(state, name) or "", "due"))


def _steps(state: State) -> Iterator[Cell]:
    """Yield the steps of a company's turn."""
    turn = state.round.turn if isinstance(state.round, Operating) else None
    if turn is not None and turn.who in state.companies:
        for number, step in enumerate(STEP_NAMES):
            here = number == turn.step
            mark = DUE if here else DONE if number < turn.step else ""
            yield Cell((mark, Say(f"step-{step}")), "due" if here else "dim")


def step(state: State) -> Lengths | Text:
    """Show the steps of a company's turn, in brief the present one, and the price after either dividend."""
    steps = tuple(_steps(state))
    prices = tuple(Cell(Say(f"then-{code}", price=amount), "dim") for code, amount in prices_then(state))
    if not steps:
        return Text(())
    return Lengths(tuple(Text((Line((*cells, *prices)),)) for cells in (steps, _step_now(steps))))


def _step_now(steps: Sequence[Cell]) -> tuple[Cell, ...]:
    return tuple(cell for cell in steps if cell.tone == "due")


def _order_after(state: State) -> Iterator[str]:
    """Yield the players who follow in this round."""
    match state.round:
        case Draft(turn=turn):
            yield from state.seats[state.seats.index(turn) + 1 :]
        case Auction(turn=turn, passed=passed):
            yield from (name for name in clockwise_from(state, turn) if name not in passed)
        case ShareRound(turn=turn):
            yield from clockwise_from(state, turn)


def _on_sale(state: State) -> Iterator[Cell]:
    """Yield the trains on sale in the bank, with their number and price."""
    restored = (name for name, card in BOX.trains.items() if card.restored and state.phase.restored_2)
    for train in dict.fromkeys((current_type(state), *restored)):
        left = state.depot[train]
        facts = {"train": train, "left": "∞" if left is None else left, "price": BOX.trains[train].price}
        yield Cell(Say("heading-train", facts), "strong")


# The turn order track


def strip(state: State) -> Lengths:
    """Show the turn order track with all its places, then the investors; in brief the track alone, or in two rows."""
    signs = turn_signs(state)
    investors = (name for name, investor in sorted(state.investors.items()) if investor.open)
    track = list(_track(state, signs, PARS, roomy=True))
    word = (Cell(Say("strip-order"), "dim"), Column(Cell()))
    listed = [(marker_cell(name)._replace(text=f"{name}{signs[name]}"), Column(Cell())) for name in investors]
    half = len(PARS) // 2
    halves = (list(_track(state, signs, pars, roomy=False)) for pars in (PARS[:half], PARS[half:]))
    tight = list(_track(state, signs, PARS, roomy=False))
    whole = ([word, *track, *listed], [*track, *listed], track, tight)
    return Lengths((*map(_in_rows, whole), _in_rows(*halves)))


def _in_rows(*rows: Sequence[tuple[Cell, Column]]) -> Grid:
    columns = tuple(column for _, column in rows[0])
    return Grid(columns, (tuple(Row(tuple(cell for cell, _ in row)) for row in rows),))


def _track(
    state: State, signs: Mapping[str, str], pars: Sequence[int], *, roomy: bool
) -> Iterator[tuple[Cell, Column]]:
    """Yield four places for each initial price, with a sign next to each marker."""
    gap = int(roomy)
    for par in pars:
        if par != pars[0]:
            yield Cell("│", "dim"), Column(Cell(), gap=gap)
        yield Cell(str(par), "dim"), Column(Cell(), gap=gap)
        for row in range(1, BOX.setup.rows_per_par + 1):
            yield _place(state, signs, (par, row), roomy=roomy), Column(Cell(), gap=1 if row == 1 else gap, least=4)


def _place(state: State, signs: Mapping[str, str], place: tuple[int, int], *, roomy: bool) -> Cell:
    for name, company in state.companies.items():
        if company.founded and (company.par, company.row) == place:
            sign, marker = signs[name], MARKER if state.marker == name else ""
            # With room for one sign, the turn's comes first.
            text = f"{sign}{marker}" if roomy else sign if sign == DUE else marker or sign
            return marker_cell(name)._replace(text=f"{name}{text}")
    return Cell(f" {NO_ONE}", "dim")
