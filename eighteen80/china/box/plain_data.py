"""The box as plain data, for a quick start: validated once, kept in assets/china/box.json, read without a model.

It holds while the files that it was made from are what they were; of any other, nothing is taken from it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, TypeVar
from zlib import crc32

from eighteen80.china.box import parts
from eighteen80.resources import asset_path

P = TypeVar("P")
FILE = "china/box.json"
SOURCES = ("map", "tiles", "chart", "companies", "investors", "privates", "trains", "phases", "setup")
"""The files of assets/china that the box is read from."""


def checksum() -> int:
    """Return the checksum of all files of the box, as they are now; line ends do not count."""
    found = 0
    for name in SOURCES:
        found = crc32(asset_path(f"china/{name}.toml").read_bytes().replace(b"\r\n", b"\n"), found)
    return found


def read_parts() -> dict[str, Any] | None:
    """Return every part by its name, if the files have not changed since they were validated."""
    file = asset_path(FILE)
    if not file.is_file():
        return None
    try:
        kept = json.loads(file.read_bytes())
        if kept.pop("checksum") != checksum():
            return None
        return {name: read(_freeze_lists(kept[name])) for name, read in _READ.items()}
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return None


def text(box: Any) -> str:
    """Write a validated box as text, a line for each part."""
    kept = {"checksum": checksum()} | {name: getattr(box, name) for name in _READ}
    lines = (f"{json.dumps(name)}: {json.dumps(_plain(part), ensure_ascii=False)}" for name, part in kept.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _plain(part: Any) -> Any:
    if isinstance(part, parts.PriceChart):
        return part.rows
    if is_dataclass(part):
        return {each.name: getattr(part, each.name) for each in fields(part)}
    if isinstance(part, Mapping):
        return {name: _plain(each) for name, each in part.items()}
    if isinstance(part, tuple):
        return tuple(map(_plain, part))
    return part


def _freeze_lists(figures: Any) -> Any:
    """Turn lists back into tuples."""
    if isinstance(figures, list):
        return tuple(map(_freeze_lists, figures))
    return {name: _freeze_lists(each) for name, each in figures.items()} if isinstance(figures, dict) else figures


def _cards(model: Callable[..., P]) -> Callable[[Any], dict[str, P]]:
    return lambda cards: {name: model(**card) for name, card in cards.items()}


def _tile(*, stations: tuple[Any, ...], **figures: Any) -> parts.Tile:
    return parts.Tile(stations=tuple(parts.TileStation(*station) for station in stations), **figures)


def _setup(figures: Any) -> parts.Setup:
    by_number = ("permit_choices", "cash", "certificate_limit")
    tables = {name: {int(number): each for number, each in figures[name].items()} for name in by_number}
    return parts.Setup(**{**figures, **tables})


_READ: Mapping[str, Callable[[Any], Any]] = {
    "hexes": _cards(parts.Hex),
    "tiles": _cards(_tile),
    "ferries": lambda lines: tuple(parts.Ferry(*line) for line in lines),
    "waiver": str,
    "taiwan": lambda figures: parts.Taiwan(*figures),
    "trans_siberian": lambda figures: parts.TransSiberian(**figures),
    "chart": lambda rows: parts.PriceChart(
        tuple(tuple(space and parts.ChartSpace(*space) for space in row) for row in rows)
    ),
    "companies": _cards(parts.CompanyCard),
    "investors": _cards(parts.InvestorCard),
    "privates": _cards(parts.PrivateCard),
    "trains": _cards(parts.TrainCard),
    "phases": lambda phases: tuple(parts.Phase(**phase) for phase in phases),
    "setup": _setup,
}
