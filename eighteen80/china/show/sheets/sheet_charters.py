"""All charters at once: as cards on a table or, in little room, in a line each."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.china.box.components import BOX
from eighteen80.china.map.board import hexes_of
from eighteen80.china.rules.chart import price
from eighteen80.china.rules.companies import SHARE, on_sale, rows_allowed
from eighteen80.china.rules.operating.phases import turn_order
from eighteen80.china.rules.operating.stations import prices_left
from eighteen80.china.rules.operating.turns import PARS
from eighteen80.china.show.sheets import sheet_table
from eighteen80.china.show.sheets.sheet_map import chip, marker_cell
from eighteen80.china.state import Company, State
from eighteen80.china.turn import due
from eighteen80.sheets import CardFace, CardRow, CardTable, Cell, Column, Grid, Lengths, Line, Row, Say

WIDTH, HIGH = 29, 5
"""Columns of a card, and rows between its edges."""

BOXES = 2
"""With more boxes for trains than these, each is as wide as the longest name alone."""
FREE, UNTIL, NONE, LACKS = "○", "→", "–", "·"
LETTERS = "ABCD"
TO_THE_RIGHT = ("cash", "income")
SHORT = ("slot", "director", "cash", "capital", "trains", "permits", "left", "income", "sale", "home", "reserved")
SPARE = {"slot": 1}
"""Rows to give up first; the table has the row of the turn order list too."""


def charters(state: State) -> Lengths:
    """Show the founded companies by turn order, then the others."""
    order, signs, going = turn_order(state), sheet_table.turn_signs(state), sheet_table.next_to_rust(state)
    rows = [_row(state, name, signs[name], going) for name in order]
    founded = (_card_of_founded(state, name, signs[name], going) for name in order)
    waiting = (_card_of_unfounded(state, name) for name in state.companies if name not in order)
    cards = CardTable((*founded, *waiting, *_investors(state)), WIDTH, state.seats)
    still = tuple(sheet_table.cells_of_unfounded(state))
    columns = (Column(Cell()), Column(Cell(), gap=0), *map(_column, SHORT))
    last = (Line(still, hang=0),) if still else ()
    return Lengths((cards, Grid(columns, ((*rows, *last),))))


# The list, a line a company; heads alternate between two lines


def _column(name: str) -> Column:
    head, align = Cell(Say(f"charters-{name}"), "head"), "right" if name in TO_THE_RIGHT else "left"
    return Column(head, align, SPARE.get(name, 0), names=name == "director", stepped=True)


def _row(state: State, name: str, sign: str, going: frozenset[str]) -> Row:
    """Show a charter by its sign, its marker and the figures named in `SHORT`."""
    company = state.companies[name]
    return Row(
        (
            Cell((sign or " ") + (sheet_table.MARKER if state.marker == name else ""), "due"),
            marker_cell(name, "strong"),
            Cell(f"{company.par}·{company.row}", "dim"),
            Cell(company.director or "", "strong"),
            Cell(str(company.cash), "strong"),
            Cell(Say(f"charters-{company.capital}"), "" if company.capital == "full" else "warn"),
            _trains(company, going),
            sheet_table.permits(state, company),
            Cell(" ".join(map(str, prices_left(state, company))) or NONE),
            Cell(str(company.income) if company.operated else NONE),
            for_sale(state, company),
            Cell(BOX.companies[name].home),
            Cell(" ".join(investors_with_share(state, name))),
        )
    )


def _trains(company: Company, going: frozenset[str]) -> Cell:
    """Show the trains, counted by type, each with the type whose first one rusts it."""
    if not company.trains:
        return Cell(Say("charter-no-trains"), "bad")
    words = []
    for train, text in sheet_table.count_trains(company.trains):
        by = BOX.trains[train].rusted_by
        words.append(f"{text}{UNTIL}{by}" if by else text)
    return Cell(" ".join(words), "warn" if going.intersection(company.trains) else "")


# Cards


def _card_of_founded(state: State, name: str, turn: str, going: frozenset[str]) -> CardFace:
    """Return the card of a company: director and price, treasury, trains, markers, shareholders."""
    company = state.companies[name]
    sign = f"{turn}{sheet_table.MARKER if state.marker == name else ''}"
    place = Cell(f"{company.par}·{company.row}{sign and ' '}{sign}", "dim")
    percent = Cell(f"{company.certificate}%  ", "dim")
    figures = (percent, Cell(Say("charters-price"), "dim"), Cell(f" {price(company):>3}", "strong"))
    last = str(company.income) if company.operated else NONE
    # Half of the capital has a sign, and none of it before the company opens.
    paid = Cell({"full": "", "half": sheet_table.HALF}.get(company.capital, f" {FREE}"), "warn")
    costs = enumerate(filter(None, prices_left(state, company)))
    left = tuple(Cell(f"{' ' if at else ''}{FREE}{cost}") for at, cost in costs)
    rows = (
        CardRow((Cell(company.director or "", "strong"),), figures),
        CardRow(
            (Cell(Say("charters-cash"), "dim"), Cell(f" {company.cash:>4}", "strong"), paid),
            (Cell(Say("charters-income"), "dim"), Cell(f" {last:>4}")),
        ),
        _train_boxes(company, state.phase.train_limit, going),
        CardRow(_markers(state, name, company), left or (Cell(Say("card-none-left"), "dim"),)),
        CardRow(named=_holders(state, name, company)),
    )
    top = CardRow((marker_cell(name, "strong"), Cell(_first_word(name))), (place,))
    investors = tuple(Cell(f" {each}", "strong") for each in investors_with_share(state, name))
    sale = for_sale(state, company)
    bank = (Cell(Say("card-bank"), "dim"), sale._replace(text=f" {sale.text}"))
    letters = "".join(letter if letter in company.permits else LACKS for letter in LETTERS)
    foot = CardRow((Cell(letters, "good" if state.phase.letter in company.permits else "bad"),), (*bank, *investors))
    return CardFace(top, rows, foot, chip(name).paint, due=turn == sheet_table.DUE)


def _first_word(name: str) -> str:
    """Return the name after a blank without "Railway", which all have."""
    return f" {BOX.companies[name].name.partition(' ')[0]}"


def _train_boxes(company: Company, limit: int, going: frozenset[str]) -> CardRow:
    """Show a box for each train that the company may have, and the train that ends the first of these."""
    if not company.open:
        return CardRow(right=(Cell(Say("card-not-open"), "dim"),))
    limit = max(limit, len(company.trains))
    wide = 4 if limit <= BOXES else 3
    boxes = (f"[{train:^{wide}}]" for train in company.trains)
    free = f"[{' ' * wide}]" * (limit - len(company.trains))
    doomed = going.intersection(company.trains)
    return CardRow(
        (Cell("".join(boxes), "warn" if doomed else "strong"), Cell(free, "dim")),
        (_end_of_trains(company, roomy=limit <= BOXES, soon=bool(doomed)),),
    )


def _end_of_trains(company: Company, *, roomy: bool, soon: bool) -> Cell:
    if not company.trains:
        return Cell()
    ends = {end for train in company.trains if (end := BOX.trains[train].rusted_by)}
    if not ends:
        return Cell(Say("card-never") if roomy else NONE, "dim")
    return Cell(f"{UNTIL}{min(ends, key=list(BOX.trains).index)}", "warn" if soon else "dim")


def _markers(state: State, name: str, company: Company) -> tuple[Cell, ...]:
    """Name the hexes with its markers, or the home of a company that has not opened."""
    if company.open:
        return (Cell(" ".join(hexes_of(state.board, name))),)
    return Cell(Say("charters-home"), "dim"), Cell(f" {BOX.companies[name].home}")


def _holders(state: State, name: str, company: Company) -> tuple[tuple[str, str], ...]:
    """Pair shareholders with their percentages, the director first."""
    held = {player: state.players[player].shares.get(name, 0) for player in state.seats}
    order = sorted(filter(held.__getitem__, held), key=lambda player: (player != company.director, -held[player]))
    return tuple(
        (player, f"{sheet_table.DIRECTOR if player == company.director else ' '}{held[player]}") for player in order
    )


def _card_of_unfounded(state: State, name: str) -> CardFace:
    """Return the card of a company to be founded: its home, and what each certificate costs at each price."""
    home = BOX.hexes[BOX.companies[name].home]
    pars = [par for par in PARS if rows_allowed(state, par)]
    heads = "".join(f"{par:>5}" for par in pars)
    costs = (
        CardRow((Cell(f"{percent:>3}%", "dim"), Cell("".join(f"{par * percent // SHARE:>5}" for par in pars))))
        for percent in BOX.setup.permit_choices
    )
    rows = (
        CardRow((Cell(Say("charters-home"), "dim"), Cell(f" {home.name} {'/'.join(home.names)}"))),
        CardRow((Cell(f"    {heads}", "dim"),)),
        *costs,
    )
    top = CardRow((marker_cell(name, "strong"), Cell(_first_word(name), "dim")))
    return CardFace(top, rows, CardRow(right=(Cell(Say("card-unfounded"), "dim"),)), in_play=False)


def _investors(state: State) -> Iterator[CardFace]:
    """Yield cards with the investors in play: owner, treasury, the company whose share is reserved."""
    rows = [
        CardRow(
            (Cell(name, "due" if name in due(state) else "strong"), Cell(f" {investor.owner}")),
            (Cell(f"{investor.cash}", "strong"), Cell(f" {investor.share or NONE:>3}")),
        )
        for name, investor in sorted(state.investors.items())
        if investor.open
    ]
    for at in range(0, len(rows), HIGH):
        yield CardFace(CardRow((Cell(Say("card-investors")),)), tuple(rows[at : at + HIGH]))


def for_sale(state: State, company: Company) -> Cell:
    """Return the percentage on sale; with the bank's percentage if that is larger."""
    sale = on_sale(state, company)
    return Cell(str(sale) if sale == company.bank else f"{sale}/{company.bank}", "" if sale else "dim")


def investors_with_share(state: State, company: str) -> Iterator[str]:
    """Yield the investors with a share of the company on their charter."""
    return (name for name, investor in state.investors.items() if investor.share == company)
