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
    blends: tuple[float, float]
    signs: Mapping[str, str] = {}
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


def palette(
    grounds: Mapping[str, str],
    *,
    reach: str,
    runs: tuple[str, ...],
    cost: str,
    wall: str,
    blends: tuple[float, float] = (0.45, 0.12),
) -> Palette:
    """Return a map's colours: names and track are mixed with the ground to some degree."""
    soft, track = blends
    softly = {name: blend(readable(ground), ground, soft) for name, ground in grounds.items()}
    rails = {name: blend(readable(ground), ground, track) for name, ground in grounds.items()}
    return Palette(grounds, softly, rails, reach, runs, cost, wall, blends)


class Look(NamedTuple):
    """Colours of a theme: the screen's own, inks by tone, the grounds of chart zones, the map's palette.

    `signed` looks have a sign for each meaning that otherwise only a colour has.
    """

    dark: bool
    screen: Mapping[str, str]
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


RUNS = ("#ff2fb4", "#20e0ff", "#ff7a1a", "#b48cff")

DARK = Look(
    dark=True,
    screen={
        "background": "#15181d",
        "surface": "#1a1e24",
        "panel": "#20252d",
        "foreground": "#d5dae2",
        "accent": "#ffd75e",
        "muted": "#8b94a3",
        "faint": "#6b7482",
        "line": "#2c323b",
        "branch": "#2d2340",
        "past": "#23303d",
        "sealed": "#3a2a22",
    },
    tones={
        "head": Ink("#8b94a3"),
        "dim": Ink("#7f8896"),
        "strong": Ink("#ffffff", bold=True),
        "good": Ink("#7fd08a"),
        "warn": Ink("#f0b45a"),
        "bad": Ink("#ff7a70"),
        "due": Ink("#ffd75e", bold=True),
        "new": Ink("#7fd7ff"),
        "would": Ink("#ffffff", "#1f5a34", bold=True),
    },
    rule=Ink("#3a404a"),
    due="#2a3242",
    zones=("#24282f", "#2c3a33", "#2a3b47", "#3a3350", "#4a3040", "#5a2a2a"),
    zone_ink="#d5dae2",
    map=palette(
        {PLAIN: "#2f3238"},
        reach="#ffffff",
        runs=RUNS,
        cost="#c9a36a",
        wall="#ff6b6b",
    ),
)

LIGHT = Look(
    dark=False,
    screen={
        "background": "#f6f4ee",
        "surface": "#efece3",
        "panel": "#e6e2d6",
        "foreground": "#23262b",
        "accent": "#8a5a00",
        "muted": "#5f646c",
        "faint": "#7d828a",
        "line": "#cfcabb",
        "branch": "#e3d8f2",
        "past": "#d5e3ee",
        "sealed": "#f0dccf",
    },
    tones={
        "head": Ink("#5f646c"),
        "dim": Ink("#6d7179"),
        "strong": Ink("#000000", bold=True),
        "good": Ink("#1d6b2c"),
        "warn": Ink("#8a5a00"),
        "bad": Ink("#b3261e"),
        "due": Ink("#8a5a00", bold=True),
        "new": Ink("#0b5c8a"),
        "would": Ink("#000000", "#bfe3c6", bold=True),
    },
    rule=Ink("#cfcabb"),
    due="#e9dfc0",
    zones=("#e9e5da", "#d6e3cf", "#cfe0ea", "#ddd3ec", "#ecd0dc", "#f0c9c2"),
    zone_ink="#23262b",
    map=palette(
        {PLAIN: "#ddd8c8"},
        reach="#ffffff",
        runs=("#c4007a", "#005f8a", "#b34700", "#5b2bb0"),
        cost="#7a5a20",
        wall="#b3261e",
    ),
)

# Blue against orange, differences of lightness first: distinct for any kind of colour vision.
CONTRAST = Look(
    dark=True,
    signed=True,
    screen={
        "background": "#000000",
        "surface": "#000000",
        "panel": "#1c1c1c",
        "foreground": "#ffffff",
        "accent": "#ffd700",
        "muted": "#d0d0d0",
        "faint": "#b0b0b0",
        "line": "#808080",
        "branch": "#3b0060",
        "past": "#003a60",
        "sealed": "#5a2a00",
    },
    tones={
        "head": Ink("#d0d0d0"),
        "dim": Ink("#b0b0b0"),
        "strong": Ink("#ffffff", bold=True),
        "good": Ink("#56b4e9", bold=True),
        "warn": Ink("#f0e442", bold=True),
        "bad": Ink("#ff9d4d", bold=True),
        "due": Ink("#ffd700", bold=True),
        "new": Ink("#56b4e9"),
        "would": Ink("#000000", "#56b4e9", bold=True),
    },
    rule=Ink("#808080"),
    due="#303050",
    zones=("#000000", "#1a1a40", "#2a2a66", "#40408c", "#5a3a00", "#8a4a00"),
    zone_ink="#ffffff",
    map=palette(
        {PLAIN: "#1c1c1c"},
        blends=(0.1, 0.45),
        reach="#ffffff",
        runs=("#ff8fda", "#66e0ff", "#ff9d4d", "#c0a0ff"),
        cost="#ffd700",
        wall="#ff9d4d",
    ),
)

LOOKS: Mapping[str, Look] = {"dark": DARK, "light": LIGHT, "contrast": CONTRAST}


@cache
def look_of(name: str, game: str) -> Look:
    """Return a look with the grounds of a game's map from its `colours.toml`."""
    look, brought = LOOKS[name], resources.read_table(f"{game}/colours.toml", optional=True)
    own = look.map
    drawn = palette(
        {**own.grounds, **brought.get(name, {})},
        reach=own.reach,
        runs=own.runs,
        cost=own.cost,
        wall=own.wall,
        blends=own.blends,
    )
    return look._replace(map=drawn._replace(signs=brought.get("signs", {})))
