"""Colours of the printed parts, and readable inks on them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from eighteen80 import resources
from eighteen80.table.draw.canvas import Ink

Rgb = tuple[int, int, int]
PLAIN = "plain"
"""Ground without a name."""

LEGIBLE, STEPS = 4.6, 20
"""The least contrast of text of any size, and in how many steps it is looked for."""

DARKEST = 0.03928
"""Below this a channel is linear, by the definition of relative luminance."""


class Palette(NamedTuple):
    """The colours of a map in one theme; `signs` distinguish grounds without colours.

    There is always a plain ground; all others are a game's.
    """

    grounds: Mapping[str, str]
    soft: Mapping[str, str]
    track: Mapping[str, str]
    reach: str
    runs: tuple[str, ...]
    cost: str
    wall: str
    signs: Mapping[str, str]
    place: str = "#f3efe2"
    ring: str = "#303030"


@cache
def rgb(paint: str) -> Rgb:
    """Split #rrggbb into three numbers."""
    return int(paint[1:3], 16), int(paint[3:5], 16), int(paint[5:7], 16)


def _hex(red: float, green: float, blue: float) -> str:
    return "#" + "".join(f"{min(max(round(value), 0), 255):02x}" for value in (red, green, blue))


@cache
def shade(paint: str, amount: float) -> str:
    """Make the colour a little lighter (above 0) or darker (below)."""
    return _hex(*(value + 255 * amount if amount > 0 else value * (1 + amount) for value in rgb(paint)))


@cache
def blend(paint: str, other: str, share: float) -> str:
    """Mix two colours; `share` is the part of the other one."""
    return _hex(*(a + (b - a) * share for a, b in zip(rgb(paint), rgb(other), strict=True)))


@cache
def luminance(paint: str) -> float:
    """Return the relative luminance, 0 black to 1 white."""
    red, green, blue = (
        value / 12.92 if value <= DARKEST else ((value + 0.055) / 1.055) ** 2.4
        for value in (part / 255 for part in rgb(paint))
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(paint: str, other: str) -> float:
    """Return the contrast of one colour on the other, from 1 (none) to 21."""
    dark, light = sorted((luminance(paint), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@cache
def readable(paint: str) -> str:
    """Return white or black, the more readable one on this colour."""
    return max("#ffffff", "#000000", key=lambda ink: contrast(ink, paint))


class Look(NamedTuple):
    """Colours of a theme: the screen's and a page's own, inks by tone, the grounds of chart zones, the map's palette.

    `signed` looks have a sign for each meaning that otherwise only a colour has.
    """

    dark: bool
    screen: Mapping[str, str]
    paper: Mapping[str, str]
    tones: Mapping[str, Ink]
    rule: Ink
    due: str
    zones: tuple[str, ...]
    zone_ink: str
    map: Palette
    signed: bool = False


def legible(colour: str, look: Look) -> str:
    """Return the colour, darker or lighter by as much as it takes to be read on every ground of a screen."""
    grounds = [look.screen[name] for name in ("background", "surface", "panel")]
    shares = (blend(colour, readable(grounds[0]), step / STEPS) for step in range(STEPS + 1))
    return next(shade for shade in shares if all(contrast(shade, ground) >= LEGIBLE for ground in grounds))


_LOOKS = resources.read_table("looks.toml")


def _make_look(name: str, grounds: Mapping[str, str], signs: Mapping[str, str]) -> Look:
    """Return a look with these grounds of a map; names and track are mixed with the ground to some degree."""
    look = _LOOKS[name]
    own = look["map"]
    paints = {PLAIN: own["plain"], **grounds}
    soft, track = (
        {ground: blend(readable(paint), paint, share) for ground, paint in paints.items()} for share in own["blends"]
    )
    return Look(
        look["dark"],
        look["screen"],
        look["paper"],
        {tone: Ink(**ink) for tone, ink in look["tones"].items()},
        Ink(look["rule"]),
        look["due"],
        tuple(look["zones"]),
        look["zone_ink"],
        Palette(paints, soft, track, own["reach"], tuple(own["runs"]), own["cost"], own["wall"], signs),
        look["signed"],
    )


LOOKS: Mapping[str, Look] = {name: _make_look(name, {}, {}) for name in _LOOKS}


@cache
def look_of(name: str, game: str) -> Look:
    """Return a look with the grounds of a game's map from its `colours.toml`."""
    brought = resources.read_table(f"{game}/colours.toml", optional=True)
    return _make_look(name, brought.get(name, {}), brought.get("signs", {}))
