"""The box: the parts read from assets/russia, validated and joined to each other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from eighteen80.engine.parts import read_part, read_parts
from eighteen80.resources import AssetError, read_table
from eighteen80.russia.box.parts import Bar, Effect, EndPile, Engineers, Line, Locomotives, Setup, Space, Track

TABLEAU, QUESTIONS = "russia/tableau.toml", "russia/questions.toml"


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
        spaces=read_parts(Space, "russia/board.toml", _table("board")),
        lines=read_parts(Line, TABLEAU, tableau.get("lines")),
        bar=read_part(Bar, TABLEAU, tableau.get("bar"), "bar"),
        tracks=read_parts(Track, "russia/tracks.toml", _table("tracks")),
        locomotives=read_part(Locomotives, "russia/locomotives.toml", _table("locomotives")),
        engineers=read_part(Engineers, "russia/engineers.toml", _table("engineers")),
        tokens=read_parts(Effect, QUESTIONS, questions.get("tokens")),
        cards=read_parts(Effect, QUESTIONS, questions.get("cards")),
        end=read_part(EndPile, QUESTIONS, questions.get("end"), "end"),
        setup=read_part(Setup, "russia/setup.toml", _table("setup")),
    )
    _check(box)
    return box


def _check(box: Box) -> None:
    """Raise AssetError if a part names another that does not exist."""
    for name, line in box.lines.items():
        for field, special in line.specials.items():
            if special.colour and special.colour not in box.tracks:
                raise AssetError(f"{TABLEAU}: {name}{field}: there is no colour {special.colour}")
    for layout in (box.bar.positions, box.bar.other):
        if len(set(layout)) != len(layout) or sum(name.endswith("f") for name in layout) != box.locomotives.gaps:
            raise AssetError(f"{TABLEAU}: bar: each position once, and a gap for each factory")


def _table(name: str) -> Mapping[str, object]:
    return read_table(f"russia/{name}.toml")


BOX = open_box()
