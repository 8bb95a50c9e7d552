"""The box: the parts read from assets/russia, each a model of its file, validated and joined to each other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, model_validator

from eighteen80.engine.parts import BoxPart, read_part, read_parts
from eighteen80.resources import AssetError, read_table

Count = Annotated[int, Field(ge=0)]
Positive = Annotated[int, Field(gt=0)]
Colours = Annotated[str, Field(pattern=r"^[kgbnw]+$")]
Built = Literal["loco", "factory", "either", "card"]


class Effect(BoxPart):
    """Effect of a space, engineer, factory, token or card; a field that is not named has no effect."""

    steps: tuple[Colours, ...] = ()
    industry: Count = 0
    build: tuple[Built, ...] = ()
    doublers: Count = 0
    takes: Count = 0
    points: Count = 0
    rents: Count = 0
    again: bool = False
    up_to: bool = False
    sums: Literal["", "engineers", "locos"] = ""
    best: Count = 0
    end_card: bool = False
    marker: bool = False
    revalue: bool = False
    medal: bool = False
    card: bool = False
    three: bool = False
    black_worker: bool = False
    engineer: bool = False


class Space(Effect):
    """An action space of the board."""

    area: Literal["track", "locomotives", "industry", "others", "engineers", "order"]
    workers: Count = 0
    coins: Count = 0
    closed: tuple[Positive, ...] = ()
    never_taken: bool = False
    slot: Count | None = None
    place: Count = 0

    @model_validator(mode="after")
    def _asks_for_something(self) -> Space:
        if not self.workers + self.coins:
            raise ValueError("a space asks for a worker or a coin")
        return self

    @property
    def one_worker(self) -> bool:
        """True if it asks for one worker and nothing else, so that a worker may be moved to it."""
        return self.workers == 1 and not self.coins and not self.place


class Special(BoxPart):
    """A special field of a line: the track and perhaps locomotive that must reach it, and its gain."""

    track: Annotated[str, Field(pattern=r"^[kgb]$")]
    loco: bool = False
    always: bool = False
    medal: bool = False
    colour: str = ""
    worker: bool = False
    question: bool = False
    steps: Count = 0
    points: Count = 0
    times: Positive = 1


class Line(BoxPart):
    """One of the three lines of a tableau."""

    fields: Positive
    colours: Colours
    slots: Positive
    doublers: Count = 0
    specials: Mapping[int, Special]

    @model_validator(mode="after")
    def _within_the_line(self) -> Line:
        if any(not 1 <= field <= self.fields for field in (*self.specials, self.doublers or 1)):
            raise ValueError(f"a field beyond {self.fields}")
        return self


class Track(BoxPart):
    """The tracks of a colour; `paint` is that as #rrggbb."""

    name: str
    paint: str
    value: Count
    revalued: Count
    pieces: Positive


class FactoryBack(Effect):
    """Back of the locomotives of a number."""

    number: Positive


class EndCard(BoxPart):
    """Points of an end card."""

    points: Count = 0
    each: Count = 0
    counts: Literal["", "workers", "lines", "black", "factories", "tokens", "engineers"] = ""
    most: Count = 0
    tiers: Mapping[int, Positive] = {}
    majority: Count = 0
    typed: bool = False


class EndPile(BoxPart):
    """The pile of end cards."""

    pile: Positive
    instead: Positive
    in_the_box: Positive
    cards: Mapping[str, EndCard]


class Locomotives(BoxPart):
    """The stacks, and the bar's gaps that their backs fill."""

    pieces: Mapping[int, Positive]
    open: Positive
    gaps: Positive
    factories: Mapping[str, FactoryBack]

    @model_validator(mode="after")
    def _one_factory_a_number(self) -> Locomotives:
        if sorted(factory.number for factory in self.factories.values()) != sorted(self.pieces):
            raise ValueError("each number has one factory on its back")
        return self


class Engineers(BoxPart):
    """The engineers by their effects, and the points for their majority."""

    workers: Positive
    numbers: Positive
    majority: tuple[Positive, ...]
    engineers: Mapping[str, Effect]


class Start(BoxPart):
    """The locomotive of the beginning."""

    line: Annotated[str, Field(pattern=r"^[TPK]$")]
    number: Positive


class Table(BoxPart):
    """Figures that depend on the number of players."""

    workers: Positive
    reserve: Count
    coins: Count
    rounds: Positive
    locomotives: Positive
    slots: Positive
    engineers: Positive
    own_place: bool = False


class Setup(BoxPart):
    """Pieces on the table at the start."""

    places: Positive
    pass_points: tuple[Count, ...]
    doublers: Positive
    rented: Positive
    locomotive: Start
    lowest: Positive
    bonus: Mapping[str, Effect]
    players: Mapping[int, Table]

    @model_validator(mode="after")
    def _points_for_each_place(self) -> Setup:
        if len(self.pass_points) != self.places:
            raise ValueError("pass_points: one for each place")
        return self


class Bar(BoxPart):
    """The industry bar: its positions by their print, and the layout of the other printing."""

    positions: tuple[str, ...]
    other: tuple[str, ...]
    markers: Positive


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
