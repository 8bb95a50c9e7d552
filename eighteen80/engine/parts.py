"""Printed parts of a game as its files describe them: each figure is checked by its annotation when it is read.

A model of the data from elsewhere would do the same, but loading it takes longer than everything else at a start.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, partial
from types import MappingProxyType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    NamedTuple,
    NoReturn,
    TypeVar,
    Union,
    cast,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from eighteen80.resources import AssetError

P = TypeVar("P", bound="BoxPart")
Reader = Callable[[Any], Any]
NOTHING: Mapping[Any, Any] = MappingProxyType({})
"""Default of a table that a part may lack."""


class UnfitFigure(ValueError):
    """A figure that cannot be right: the reason, and its place in the part."""

    def __init__(self, why: str, *place: object) -> None:
        super().__init__(why)
        self.place = place


class Within(NamedTuple):
    """Limits of a figure or a word."""

    least: int | None = None
    most: int | None = None
    multiple_of: int = 1
    pattern: str = ""

    def check(self, value: Any) -> None:
        """Refuse a value beyond the limits."""
        if self.pattern:
            fits = re.fullmatch(self.pattern, value) is not None
        else:
            fits = (self.least is None or value >= self.least) and (self.most is None or value <= self.most)
            fits = fits and value % self.multiple_of == 0
        if not fits:
            raise UnfitFigure(f"{value} cannot be right")


class Spelt(NamedTuple):
    """Converter of a word in the file, applied before anything is checked."""

    read: Callable[[object], object]


Count = Annotated[int, Within(least=0)]
Positive = Annotated[int, Within(least=1)]


@dataclass_transform(frozen_default=True, kw_only_default=True, eq_default=False)
class BoxPart:
    """Base of all parts: a printed thing does not change, and nothing on it goes unread.

    Each part exists once, so that none needs to be compared with another figure by figure.
    """

    all_figures: ClassVar[tuple[str, ...]] = ()
    needed_figures: ClassVar[frozenset[str]] = frozenset()

    def __init_subclass__(cls) -> None:
        cls.all_figures = tuple(dict.fromkeys((*cls.all_figures, *cls.__annotations__)))
        cls.needed_figures = frozenset(name for name in cls.all_figures if not hasattr(cls, name))

    def __init__(self, **figures: Any) -> None:
        if wrong := (self.needed_figures - figures.keys()) | (figures.keys() - set(self.all_figures)):
            raise TypeError(f"{type(self).__name__}: {', '.join(sorted(wrong))}")
        vars(self).update(figures)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__}.{name} stays what it is")

    def check(self) -> None:
        """Refuse figures that do not go together, as ValueError."""


def figures_of(part: BoxPart) -> dict[str, Any]:
    """Return all figures of a part by their names."""
    return {name: getattr(part, name) for name in part.all_figures}


def read_part(model: type[P], path: str, figures: object, *names: str) -> P:
    """Make a part; AssetError names the file, the part and the figure that cannot be right."""
    try:
        return _make_part(model, figures)
    except UnfitFigure as error:
        place = ".".join(map(str, (*names, *error.place)))
        raise AssetError(": ".join(filter(None, (path, place, str(error))))) from error


def read_parts(model: type[P], path: str, table: object) -> dict[str, P]:
    """Make the parts of a table, each by its name."""
    if not isinstance(table, Mapping):
        raise AssetError(f"{path}: must be a table of parts")
    return {name: read_part(model, path, figures, name) for name, figures in table.items()}


def _make_part(model: type[P], figures: object) -> P:
    if not isinstance(figures, Mapping):
        raise UnfitFigure("must be a table of figures")
    readers = _readers(cast("Any", model))
    if strange := figures.keys() - readers.keys():
        raise UnfitFigure("is no figure of it", *sorted(strange)[:1])
    read = {name: _read_at(name, readers[name], value) for name, value in figures.items()}
    if missing := model.needed_figures - read.keys():
        raise UnfitFigure("is missing", *sorted(missing)[:1])
    part = model(**read)
    try:
        part.check()
    except ValueError as error:
        raise UnfitFigure(str(error)) from error
    return part


def _read_at(place: object, read: Reader, value: object) -> Any:
    """Read a value; its refusal names the place."""
    try:
        return read(value)
    except UnfitFigure as error:
        raise UnfitFigure(str(error), place, *error.place) from error


@cache
def _readers(model: type[BoxPart]) -> Mapping[str, Reader]:
    """Map the names of the figures to their readers."""
    hints = get_type_hints(model, include_extras=True)
    return {name: _reader(hints[name]) for name in model.all_figures}


def _reader(kind: Any) -> Reader:
    """Return the reader of a value with that annotation."""
    if make_reader := _BY_ORIGIN.get(get_origin(kind)):
        return make_reader(*get_args(kind))
    return partial(_make_part if issubclass(kind, BoxPart) else _read_plain, kind)


def _tuple_reader(*kinds: Any) -> Reader:
    several = kinds[1:] == (...,)
    return partial(_read_tuple, _reader(kinds[0]) if several else tuple(map(_reader, kinds)))


def _limited_reader(kind: Any, *marks: Any) -> Reader:
    read = _reader(kind)

    def read_within(value: Any) -> Any:
        for mark in marks:
            if isinstance(mark, Spelt):
                try:
                    value = mark.read(value)
                except ValueError as error:
                    raise UnfitFigure(str(error)) from error
        value = read(value)
        for mark in marks:
            if isinstance(mark, Within):
                mark.check(value)
        return value

    return read_within


def _read_plain(kind: type, value: object) -> object:
    if kind is not object and type(value) is not kind:
        raise UnfitFigure(f"{value!r} is no {kind.__name__}")
    return value


def _read_one_of(options: tuple[object, ...], value: object) -> object:
    if value not in options:
        raise UnfitFigure(f"{value!r} is none of {', '.join(map(str, options))}")
    return value


def _read_tuple(readers: Reader | tuple[Reader, ...], values: Any) -> tuple[Any, ...]:
    if not isinstance(values, list | tuple):
        raise UnfitFigure(f"{values!r} is no list")
    each = readers if isinstance(readers, tuple) else (readers,) * len(values)
    if len(each) != len(values):
        raise UnfitFigure(f"must be {len(each)} figures")
    return tuple(_read_at(at, read, value) for at, (read, value) in enumerate(zip(each, values, strict=True)))


def _read_table(numbered: bool, read: Reader, table: Any) -> dict[Any, Any]:  # noqa: FBT001  # bound by its reader
    if not isinstance(table, Mapping) or (numbered and not all(str(key).isdecimal() for key in table)):
        raise UnfitFigure("must be a table of figures")
    return {int(key) if numbered else key: _read_at(key, read, value) for key, value in table.items()}


_BY_ORIGIN: Mapping[Any, Callable[..., Reader]] = {
    Annotated: _limited_reader,
    # A file has no word for nothing.
    **dict.fromkeys((Union, UnionType), lambda kind, _nothing: _reader(kind)),
    Literal: lambda *options: partial(_read_one_of, options),
    tuple: _tuple_reader,
    **dict.fromkeys((dict, Mapping), lambda key, kind: partial(_read_table, key is int, _reader(kind))),
}
