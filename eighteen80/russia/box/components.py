"""The box: the parts read from assets/russia, validated and joined to each other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from pydantic import ValidationError

from eighteen80.resources import AssetError, read_table
from eighteen80.russia.box.parts import (
    Bar,
    Effect,
    EndPile,
    Engineers,
    Line,
    Locomotives,
    Part,
    Setup,
    Space,
    Track,
)

P = TypeVar("P", bound=Part)


@dataclass(frozen=True)
class Box:
    """Everything in the box, by its printed names."""

    spaces: Mapping[str, Space]
    lines: Mapping[str, Line]
    bar: Bar
    tracks: Mapping[str, Track]
    locomotives: Locomotives
    engineers: Engineers
    tokens: Mapping[str, Effect]
    cards: Mapping[str, Effect]
    end: EndPile
    setup: Setup


def open_box() -> Box:
    """Read every file of assets/russia; AssetError names the file and the part that cannot be right."""
    tableau, questions = _table("tableau"), _table("questions")
    box = Box(
        spaces=_parts(Space, "board.toml", _table("board")),
        lines=_parts(Line, "tableau.toml", tableau.get("lines")),
        bar=_part(Bar, "tableau.toml", "bar", tableau.get("bar")),
        tracks=_parts(Track, "tracks.toml", _table("tracks")),
        locomotives=_part(Locomotives, "locomotives.toml", "", _table("locomotives")),
        engineers=_part(Engineers, "engineers.toml", "", _table("engineers")),
        tokens=_parts(Effect, "questions.toml", questions.get("tokens")),
        cards=_parts(Effect, "questions.toml", questions.get("cards")),
        end=_part(EndPile, "questions.toml", "end", questions.get("end")),
        setup=_part(Setup, "setup.toml", "", _table("setup")),
    )
    _check(box)
    return box


def _check(box: Box) -> None:
    """Raise AssetError if a part names another that does not exist."""
    for name, line in box.lines.items():
        for field, special in line.specials.items():
            if special.colour and special.colour not in box.tracks:
                raise _wrong("tableau.toml", f"{name}{field}", f"there is no colour {special.colour}")
    for layout in (box.bar.positions, box.bar.other):
        if len(set(layout)) != len(layout) or sum(name.endswith("f") for name in layout) != box.locomotives.gaps:
            raise _wrong("tableau.toml", "bar", "each position once, and a gap for each factory")


def _table(name: str) -> Mapping[str, object]:
    return read_table(f"russia/{name}.toml")


def _wrong(file: str, part: str, what: str) -> AssetError:
    return AssetError(": ".join(filter(None, (file, part, what))))


def _part(model: type[P], file: str, name: str, figures: object) -> P:
    try:
        return model.model_validate(figures)
    except ValidationError as error:
        what = "; ".join(f"{'.'.join(map(str, each['loc']))}: {each['msg']}" for each in error.errors())
        raise _wrong(file, name, what) from error


def _parts(model: type[P], file: str, table: object) -> dict[str, P]:
    if not isinstance(table, Mapping):
        raise _wrong(file, "", "must be a table of parts")
    return {name: _part(model, file, name, figures) for name, figures in table.items()}


BOX = open_box()
