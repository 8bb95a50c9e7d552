"""A value is what a frozen dataclass with slots is, in all that is asked of one."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, dataclass, fields, is_dataclass, replace
from typing import ClassVar, NamedTuple

import pytest

from eighteen80.fast_class import Values, quickly_replaced, value


@value
class Lay:
    """A tile on a hex."""

    verb: ClassVar[str] = "lay"
    hex: str
    tile: str
    rotation: int | None = None


@value
class Turned(Lay):
    """A lay with the number of its turns."""

    times: int = 1


@value
class Done:
    """Nothing more to say."""


class Called(metaclass=Values):
    """Base that is no value itself."""

    __slots__ = ()
    verb: ClassVar[str] = ""

    def __init_subclass__(cls, verb: str = "") -> None:
        cls.verb = verb or cls.verb


class Taken(Called, verb="take"):
    """A value without a decorator."""

    number: int
    last: bool = False


@dataclass(frozen=True, slots=True)
class Known:
    """The same class as a dataclass."""

    hex: str
    tile: str
    rotation: int | None = None


def test_it_is_filled_by_place_or_by_name_and_knows_its_defaults():
    assert Lay("A3", "57") == Lay(tile="57", hex="A3", rotation=None)
    assert (Turned("A3", "57").times, Turned("A3", "57", 0, 2).times, Turned.verb) == (1, 2, "lay")
    with pytest.raises(TypeError, match=r"Lay.__init__\(\) missing 1 required positional argument: 'tile'"):
        Lay("A3")


def test_it_is_told_apart_by_class_and_fields():
    assert Lay("A3", "57") != Lay("A3", "58")
    assert Lay("A3", "57") != Turned("A3", "57")
    assert Lay("A3", "57") != Known("A3", "57")
    assert len({Lay("A3", "57"), Lay("A3", "57", None), Turned("A3", "57"), Done(), Done()}) == 3


def test_a_class_of_the_metaclass_is_a_value_too():
    assert Taken(3) == Taken(number=3, last=False) != Taken(3, last=True)
    assert (Taken.verb, Taken.__slots__, repr(Taken(3))) == ("take", ("number", "last"), "Taken(number=3, last=False)")
    assert pickle.loads(pickle.dumps(Taken(3))) == replace(Taken(4), number=3)  # noqa: S301
    with pytest.raises(FrozenInstanceError):
        Taken(3).number = 4  # type: ignore[misc]


def test_nothing_on_it_changes_and_nothing_is_added():
    lay = Lay("A3", "57")
    with pytest.raises(FrozenInstanceError):
        lay.hex = "A5"  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del lay.hex
    with pytest.raises(FrozenInstanceError):
        lay.other = 1  # type: ignore[attr-defined]
    assert not hasattr(lay, "__dict__")


def test_it_is_a_dataclass_to_whoever_asks():
    lay = Lay("A3", "57")
    assert is_dataclass(lay)
    assert [field.name for field in fields(Turned)] == ["hex", "tile", "rotation", "times"]
    assert Lay.__match_args__ == Known.__match_args__  # type: ignore[attr-defined]
    assert replace(lay, rotation=2) == Lay("A3", "57", 2)
    assert repr(lay) == repr(Known("A3", "57")).replace("Known", "Lay")


@pytest.mark.parametrize("made", [Lay("A3", "57", 0), Turned("A3", "57"), Done()])
def test_it_may_be_copied_and_sent_elsewhere(made: Lay | Done):
    assert copy.deepcopy(made) == copy.copy(made) == pickle.loads(pickle.dumps(made)) == made  # noqa: S301


@quickly_replaced
class Purse(NamedTuple):
    """Money and tokens of a player."""

    cash: int
    tokens: int = 0


def test_a_quickly_replaced_tuple_is_a_new_one_of_its_class():
    before = Purse(5)
    after = before._replace(tokens=2)
    assert (type(after), after, before) == (Purse, Purse(5, 2), Purse(5))


def test_an_unknown_field_is_not_replaced():
    with pytest.raises(KeyError):
        Purse(5)._replace(shares=1)
