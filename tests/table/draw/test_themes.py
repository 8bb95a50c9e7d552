"""Looks: every text is readable, company colours have letters too, and no information is in colour alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path

import pytest
from textual.app import App

from eighteen80.capabilities import HasMap, Printed
from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.record.replay import read
from eighteen80.sheets import SEATS
from eighteen80.table.draw import hex_drawing
from eighteen80.table.draw.colours import LOOKS as NAMES
from eighteen80.table.draw.colours import Look, contrast, look_of, readable, rgb
from eighteen80.table.draw.text_lines import Painter
from eighteen80.words import Words
from tests.support import played
from tests.support.fast_screens import look_at, paint
from tests.support.sitting import LATE, LAYING, RUNNING, SIZES, sit, write_beginning

LOOKS = {name: look_of(name, GAME.key) for name in NAMES}
CONTRAST = LOOKS["contrast"]
SIGNS = CONTRAST.map.signs
READABLE, SEEN = 4.5, 3.0
"""Contrast required by the Web Content Accessibility Guidelines: of text, and of lines and signs."""

GROUNDS = ("background", "surface", "panel", "branch", "past", "sealed")
TEXTS = ("foreground", "accent", "muted", "faint")


def texts(look: Look) -> Iterator[tuple[str, str, str]]:
    """Every kind of text with its colour and the ground beneath it."""
    tones = {name: ink.fore for name, ink in look.tones.items() if not ink.back}
    yield from ((f"{name} on its own", ink.fore, ink.back) for name, ink in look.tones.items() if ink.back)
    inks = {**tones, **{name: look.screen[name] for name in TEXTS}}
    grounds = {**{name: look.screen[name] for name in GROUNDS}, "due": look.due}
    yield from ((f"{ink} on {ground}", inks[ink], grounds[ground]) for ink, ground in product(inks, grounds))
    for number, zone in enumerate(look.zones):
        yield f"zone {number}", look.zone_ink, zone
        yield f"target in zone {number}", look.tones["due"].fore, zone
    for name, ground in look.map.grounds.items():
        yield f"figures on {name}", readable(ground), ground
        yield f"names on {name}", look.map.soft[name], ground
    yield "cost", look.map.cost, look.map.grounds["plain"]


def test_every_text_of_the_high_contrast_look_is_readable():
    assert {what: ratio for what, *pair in texts(CONTRAST) if (ratio := contrast(*pair)) < READABLE} == {}


def test_every_line_on_the_map_of_the_high_contrast_look_is_seen():
    lines = {"reach": CONTRAST.map.reach, **{f"run {number}": run for number, run in enumerate(CONTRAST.map.runs)}}
    pairs = {
        f"{line} on {ground}": contrast(lines[line], CONTRAST.map.grounds[ground])
        for line, ground in product(lines, CONTRAST.map.grounds)
    }
    assert {what: ratio for what, ratio in pairs.items() if ratio < SEEN} == {}


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_plain_text_is_readable_in_every_look(look: Look):
    for ground in ("background", "surface", "panel"):
        for tone in ("head", "strong", "good", "warn", "bad", "due", "new"):
            assert contrast(look.tones[tone].fore, look.screen[ground]) >= READABLE, (tone, ground)


@pytest.mark.parametrize("edition", GAME.editions)
def test_letters_on_every_marker_are_readable(edition: str):
    paints = {name: card.screen for name, card in BOX.companies.items()} | dict(GAME.offers(Printed).paints(edition))
    assert len(paints) == len(BOX.companies)
    assert min(contrast(readable(paint), paint) for paint in paints.values()) >= READABLE


def test_a_marker_always_has_letters_and_no_two_have_the_same(tmp_path: Path):
    sheet = GAME.offers(HasMap).map_of(read(write_beginning(tmp_path, LATE)).state)
    for zoom in hex_drawing.ZOOMS:
        canvas = hex_drawing.draw(sheet, zoom, Painter(Words("en"), CONTRAST))
        shown = "".join(text for line in range(canvas.height) for text, _ in canvas.ink_runs(line))
        for face in sheet.faces.values():
            for chip in (chip for station in face.stations for chip in station.places if chip):
                assert chip.text in shown or chip.text[:2] in shown or chip.text[0] + chip.text[-1] in shown
    short = [short for name, short in hex_drawing.short_names(sheet).items() if name in BOX.companies]
    assert len({*short}) == len(short)


# Red-blind and green-blind vision, by the matrices of Viénot, Brettel and Mollon (1999), in linear light.
BLIND = {
    "protan": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "deutan": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
}


def as_seen(paint: str, eyes: str) -> tuple[float, ...]:
    """A colour as these eyes see it: red and green as one, then blue, in the scale of the screen."""
    linear = [((part / 255 + 0.055) / 1.055) ** 2.4 if part > 10 else part / 255 / 12.92 for part in rgb(paint)]
    mixed = (sum(share * part for share, part in zip(row, linear, strict=True)) for row in BLIND[eyes])
    return tuple(max(part, 0.0) ** (1 / 2.4) * 255 for part in mixed)


@pytest.mark.parametrize("eyes", BLIND)
def test_high_contrast_tones_differ_for_colour_blind_eyes(eyes: str):
    tones = [CONTRAST.tones[tone].fore for tone in ("good", "warn", "bad")]
    for group in (tones, CONTRAST.map.runs):
        for one, other in combinations(group, 2):
            apart = sum((a - b) ** 2 for a, b in zip(as_seen(one, eyes), as_seen(other, eyes), strict=True)) ** 0.5
            assert apart > 30, (one, other)


def test_tile_colours_have_a_sign_without_colour(tmp_path: Path):
    sheet = GAME.offers(HasMap).map_of(read(write_beginning(tmp_path, LATE)).state)

    def text_on_map(look: Look) -> str:
        canvas = hex_drawing.draw(sheet, hex_drawing.ZOOMS[-1], Painter(Words("en"), look))
        return "".join(text for line in range(canvas.height) for text, _ in canvas.ink_runs(line))

    signed = text_on_map(CONTRAST)
    laid = {face.ground for face in sheet.faces.values()} & SIGNS.keys()
    assert {sign for sign in SIGNS.values() if sign in signed} == {SIGNS[ground] for ground in laid}
    assert not any(sign in text_on_map(LOOKS["dark"]) for sign in SIGNS.values())


def test_the_hex_at_the_cursor_and_a_tile_on_trial_have_a_sign(tmp_path: Path):
    sheet = GAME.offers(HasMap).map_of(read(write_beginning(tmp_path, LAYING)).state)
    tried = sheet._replace(faces={**sheet.faces, "C3": sheet.faces["C3"]._replace(new=True)})
    canvas = hex_drawing.draw(tried, hex_drawing.ZOOMS[0], Painter(Words("en"), CONTRAST), "G1")
    shown = "\n".join("".join(text for text, _ in canvas.ink_runs(line)) for line in range(canvas.height))
    assert "+C3" in shown
    assert "›G1" in shown


@pytest.mark.parametrize("key", ["china", "russia"])
def test_another_look_repaints_all_of_the_screen_at_once(tmp_path: Path, key: str):
    path = write_beginning(tmp_path, LAYING, played.file_of(key))
    assert signs_of_a_table(path, "dark", "light") == signs_of_a_table(path, "light")


def signs_of_a_table(path: Path, *looks: str) -> list[list[tuple[str, str, str]]]:
    """Return every sign of the screen with its colours, after the table has taken one look after the other."""
    found: list[list[tuple[str, str, str]]] = []
    with sit(path, look=looks[0]) as table:
        table.screen.entry.cursor_blink = False
        for look in looks[1:]:
            look_at(table.app)
            table.enter(f"theme {look}")
        for strip in table.screen._compositor.render_strips():  # noqa: SLF001  # nothing else has all rows
            colours = ((each.text, str(each.style.color), str(each.style.bgcolor)) for each in strip if each.style)
            found.append([(sign, ink, ground) for text, ink, ground in colours for sign in text])
    return found


# Without colour


def colours_in(app: App[None]) -> set[str]:
    """Return all colours of texts and their backgrounds, as the whole screen is painted."""
    styles = [each.style for row in paint(app) for strip in row for each in strip if each.style]
    return {str(colour) for style in styles for colour in (style.color, style.bgcolor) if colour}


def colours_after(path: Path, *entered: tuple[str, ...]) -> int:
    """The largest number of colours of the table, after each of some lines."""
    most = 0
    with sit(path) as table:
        for lines in entered:
            table.enter(*lines)
            most = max(most, len(colours_in(table.app)))
            table.press("escape", "escape", "escape")
    return most


def test_no_colour_reaches_the_screen_where_none_is_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path, entered = write_beginning(tmp_path, RUNNING), [(), ("pay; pay",), ("help",), ("what if", "run; pay")]
    assert colours_after(path, entered[-1]) > 10
    monkeypatch.setenv("NO_COLOR", "1")
    assert colours_after(path, *entered) <= 2


def test_seats_are_told_apart_and_read_as_well_as_each_other():
    assert SEATS[:4] == ("#2463b0", "#c24d1f", "#1d7f57", "#8a4fb8")
    assert len({*SEATS}) == max(BOX.setup.cash)
    assert all(4.5 <= contrast(paint, "#ffffff") <= 6.5 for paint in SEATS)


SIGNED = {
    "whose turn it is": ("table", "▸"),
    "who has operated": ("strip", "✓"),
    "where the marker of trains lies": ("strip", "◆"),
    "who directs": ("table", "●"),
    "what rusts next": ("table", "!"),
    "which phase it is": ("phases", "▸"),
    "which step it is": ("charter", "▸"),
    "what a price adds": ("chart", "¹"),
    "where a company starts": ("chart", "*"),
    "that a line would be taken": ("below", "✓"),
}


def test_whatever_colour_tells_is_told_by_a_sign_or_a_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("NO_COLOR", "1")
    with sit(write_beginning(tmp_path, RUNNING), size=SIZES["wide"]) as table:
        table.type("run; pay")
        assert {what for what, (pane, sign) in SIGNED.items() if sign not in table.content_of(pane)} == set()
        table.press("ctrl+u")
        table.enter("pay")
        assert table.content_of("below").startswith("✗")
