"""The box: the parts read from assets/china, validated and joined to each other."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cache, cached_property
from itertools import chain, pairwise
from typing import TYPE_CHECKING, Any, TypeVar, cast

from eighteen80.china.box import parts, plain_data
from eighteen80.china.map.geometry import EDGES, neighbour_name, opposite
from eighteen80.resources import AssetError, read_table

if TYPE_CHECKING:
    from pydantic import TypeAdapter

P = TypeVar("P", bound=parts.Part)
Figures = Mapping[str, Any]
_CELL = re.compile(r"(?P<price>\d+)(?P<start>\*?)(?:\+(?P<bonus>\d+))?")
_STOPS = {"offboard": "large", "harbour": "small"}
_BY_SEA_OR_ABROAD = ("offboard", "harbour", "ferry")


@dataclass(frozen=True)
class Box:
    """Everything in the box, by its printed names."""

    hexes: Mapping[str, parts.Hex]
    tiles: Mapping[str, parts.Tile]
    ferries: tuple[parts.Ferry, ...]
    waiver: str
    taiwan: parts.Taiwan
    trans_siberian: parts.TransSiberian
    chart: parts.PriceChart
    companies: Mapping[str, parts.CompanyCard]
    investors: Mapping[str, parts.InvestorCard]
    privates: Mapping[str, parts.PrivateCard]
    trains: Mapping[str, parts.TrainCard]
    phases: tuple[parts.Phase, ...]
    setup: parts.Setup

    def phase(self, name: str) -> parts.Phase:
        """Return the phase of that name."""
        return self._phases[name]

    @cached_property
    def _phases(self) -> Mapping[str, parts.Phase]:
        return {phase.name: phase for phase in self.phases}


def open_box() -> Box:
    """Read every file of assets/china; AssetError names the file and the part that cannot be right."""
    companies = _cards(parts.CompanyCard, "companies", "company", "abbr", "number")
    investors = _cards(parts.InvestorCard, "investors", "investor", "id", "order")
    privates = _cards(parts.PrivateCard, "privates", "private company", "id")
    sheet = _part(parts.MapSheet, "map.toml", "", _table("map"))
    printed = _printed_hexes(sheet)
    phases = tuple(_phases())
    strait = _with_power(privates, "taiwan_bonus")
    box = Box(
        hexes=_hexes(printed, sheet, _homes(printed, companies, investors)),
        tiles=_tiles(),
        ferries=tuple(_ferry(name, line, printed) for name, line in sheet.ferries.items()),
        waiver=_with_power(privates, "frees_ferries").id,
        taiwan=parts.Taiwan(sheet.taiwan, strait.id, strait.taiwan_bonus),
        trans_siberian=sheet.trans_siberian,
        chart=_chart(),
        companies=companies,
        investors=investors,
        privates=privates,
        trains=_trains(phases),
        phases=phases,
        setup=_part(parts.Setup, "setup.toml", "", _table("setup")),
    )
    _check_names(box, sheet)
    return box


def _check_names(box: Box, sheet: parts.MapSheet) -> None:
    """Raise AssetError if a part names another that does not exist."""
    for file, noun, names, known in _find_references(box, sheet):
        for name in names:
            if name not in known:
                raise _wrong(file, "", f"there is no {noun} {name}")


def _find_references(box: Box, sheet: parts.MapSheet) -> Iterator[tuple[str, str, Iterable[Any], Container[Any]]]:
    yield "map.toml", "hex", (*chain(*sheet.barriers), sheet.taiwan, *sheet.trans_siberian.ends), box.hexes
    yield "phases.toml", "train", filter(None, chain(*((each.train, each.rusts) for each in box.phases))), box.trains
    for card in box.privates.values():
        yield "privates.toml", "company", filter(None, [card.company]), box.companies
        yield "privates.toml", "train", filter(None, [*card.payments, card.forced_by]), box.trains
    yield "setup.toml", "train", [box.setup.second_half_train], box.trains
    yield "setup.toml", "certificate limit for", box.setup.cash, box.setup.certificate_limit


def _with_power(privates: Mapping[str, parts.PrivateCard], power: str) -> parts.PrivateCard:
    for card in privates.values():
        if getattr(card, power):
            return card
    raise _wrong("privates.toml", "", f"no private company has {power}")


def _table(name: str) -> Figures:
    return read_table(f"china/{name}.toml")


def _wrong(file: str, line: str, what: str) -> AssetError:
    return AssetError(": ".join(filter(None, (file, line, what))))


def _figures(file: str, line: str, figures: object) -> Figures:
    if not isinstance(figures, Mapping):
        raise _wrong(file, line, "must be a table of figures")
    return figures


@cache
def _reader(model: Any) -> TypeAdapter[Any]:
    from pydantic import TypeAdapter

    return TypeAdapter(model)


def _part(model: type[P], file: str, line: str, figures: object, **names: Any) -> P:
    from pydantic import ValidationError

    try:
        part: P = _reader(cast("Any", model)).validate_python({**_figures(file, line, figures), **names})
    except ValidationError as error:
        what = "; ".join(f"{'.'.join(map(str, each['loc']))}: {each['msg']}" for each in error.errors())
        raise _wrong(file, line, what) from error
    return part


def _complete_part(model: type[P], printed: parts.Part, **derived: Any) -> P:
    return model(**{each.name: getattr(printed, each.name) for each in fields(printed)}, **derived)


def _cards(model: type[P], file: str, noun: str, key: str, order: str | None = None) -> dict[str, P]:
    cards = {}
    for place, (name, figures) in enumerate(_table(file).items(), 1):
        names = {key: name, order: place} if order else {key: name}
        cards[name] = _part(model, f"{file}.toml", f"{noun} {name}", figures, **names)
    return cards


# The map


def _printed_hexes(sheet: parts.MapSheet) -> dict[str, parts.PrintedHex]:
    hexes = {}
    for row, line in sheet.rows.items():
        for name, figures in line.items():
            if not name.startswith(row):
                raise _wrong("map.toml", f"hex {name}", f"stands in row {row}")
            hexes[name] = _part(parts.PrintedHex, "map.toml", f"hex {name}", figures, name=name)
    return hexes


def _homes(
    printed: Mapping[str, parts.PrintedHex],
    companies: Mapping[str, parts.CompanyCard],
    investors: Mapping[str, parts.InvestorCard],
) -> dict[str, tuple[str, ...]]:
    homes: dict[str, tuple[str, ...]] = {}
    cards: list[tuple[str, parts.CompanyCard | parts.InvestorCard]] = [*companies.items(), *investors.items()]
    for name, card in cards:
        if card.home not in printed:
            raise _wrong("companies.toml" if name in companies else "investors.toml", name, f"no home hex {card.home}")
        homes[card.home] = (*homes.get(card.home, ()), name)
    return homes


def _hexes(
    printed: Mapping[str, parts.PrintedHex], sheet: parts.MapSheet, homes: Mapping[str, tuple[str, ...]]
) -> dict[str, parts.Hex]:
    barriers = {frozenset(pair) for pair in sheet.barriers}
    return {
        name: _complete_part(
            parts.Hex,
            hex_,
            neighbours=(beyond := _neighbours(hex_, printed)),
            open=tuple(edge for edge, there in enumerate(beyond) if _leads(hex_, edge, there, printed, barriers)),
            homes=homes.get(name, ()),
            river="river" in hex_.terrain,
            stop=_STOPS.get(hex_.kind, ""),
        )
        for name, hex_ in printed.items()
    }


def _neighbours(hex_: parts.PrintedHex, printed: Mapping[str, parts.PrintedHex]) -> tuple[str | None, ...]:
    names = (neighbour_name(hex_.name, edge) for edge in range(len(EDGES)))
    return tuple(name if name in printed else None for name in names)


def _leads(
    hex_: parts.PrintedHex,
    edge: int,
    beyond: str | None,
    printed: Mapping[str, parts.PrintedHex],
    barriers: set[frozenset[str]],
) -> bool:
    if hex_.kind in _BY_SEA_OR_ABROAD:
        return edge in hex_.exits
    if beyond is None or frozenset((hex_.name, beyond)) in barriers:
        return False
    return printed[beyond].kind not in _BY_SEA_OR_ABROAD or opposite(edge) in printed[beyond].exits


def _ferry(name: str, line: parts.FerryLine, printed: Mapping[str, parts.PrintedHex]) -> parts.Ferry:
    course = (line.start, *line.over, line.end)
    edges = [_find_crossing(name, here, there) for here, there in pairwise(course)]
    for sea, arrival, departure in zip(line.over, edges, edges[1:], strict=False):
        if sea not in printed or set(printed[sea].exits) != {opposite(arrival), departure}:
            raise _wrong("map.toml", f"ferry {name}", f"{sea} has no such track")
    return parts.Ferry(name, line.start, edges[0], line.end, opposite(edges[-1]), line.over, line.fee)


def _find_crossing(name: str, here: str, there: str) -> int:
    for edge in range(len(EDGES)):
        if neighbour_name(here, edge) == there:
            return edge
    raise _wrong("map.toml", f"ferry {name}", f"{here} does not lie beside {there}")


# Tiles, chart, trains


def _tiles() -> dict[str, parts.Tile]:
    return {
        number: _part(parts.Tile, "tiles.toml", f"tile {number}", figures, number=number, colour=colour)
        for colour, line in _table("tiles").items()
        for number, figures in _figures("tiles.toml", colour, line).items()
    }


def _chart() -> parts.PriceChart:
    rows = tuple(
        tuple(_space(cell, f"row {number}, column {column}") for column, cell in enumerate(str(line).split(), 1))
        for number, line in enumerate(_table("chart").get("rows", ()), 1)
    )
    if len({len(row) for row in rows}) != 1:
        raise _wrong("chart.toml", "", "the rows must be of one length")
    return parts.PriceChart(rows)


def _space(cell: str, place: str) -> parts.ChartSpace | None:
    if cell == "-":
        return None
    read = _CELL.fullmatch(cell)
    if read is None:
        raise _wrong("chart.toml", place, f"{cell} is no space")
    return parts.ChartSpace(int(read["price"]), int(read["bonus"] or 0), bool(read["start"]))


def _phases() -> Iterator[parts.Phase]:
    so_far: dict[str, Any] = {}
    for name, changes in _table("phases").items():
        so_far |= {"rusts": "", **_figures("phases.toml", f"phase {name}", changes)}
        yield _part(parts.Phase, "phases.toml", f"phase {name}", so_far, name=name, letter=name[:1])


def _trains(phases: tuple[parts.Phase, ...]) -> dict[str, parts.TrainCard]:
    begun = {phase.train: phase for phase in phases}
    rusted_by = {phase.rusts: phase.train for phase in phases if phase.rusts}
    printed = _cards(parts.PrintedTrain, "trains", "train", "type")
    return {
        name: _complete_part(
            parts.TrainCard,
            train,
            stations=train.large + train.small,
            rusts=begun[name].rusts if name in begun else "",
            rusted_by=rusted_by.get(name, ""),
        )
        for name, train in printed.items()
    }


def _box() -> Box:
    """Load the validated box, or read and validate it again if one of its files has changed."""
    kept = plain_data.read_parts()
    return Box(**kept) if kept else open_box()


BOX = _box()
