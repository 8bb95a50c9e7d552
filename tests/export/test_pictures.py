"""Pictures of an evening: `export --to svg|png`, of the tally, of the map after a move, of any other pane."""

from __future__ import annotations

import re
import struct
import sys
from functools import partial
from html import escape
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from resvg_py import svg_to_bytes

from eighteen80 import registry
from eighteen80.capabilities import HasMap
from eighteen80.cli.base_command import UsageError
from eighteen80.export import pictures
from eighteen80.export.name_masking import MaskedWords
from eighteen80.export.pictures import PictureRequest, draw_picture
from eighteen80.page_parts import group_digits
from eighteen80.record.grammar import Header
from eighteen80.record.replay import Record, compose
from eighteen80.table import default_panes
from eighteen80.table.draw.colours import LOOKS
from eighteen80.web.markup import MarkupWriter
from eighteen80.web.part_markup import sheet_markup
from eighteen80.words import Words
from tests.support import played
from tests.support.places import ROOT
from tests.support.shell import DONE, MISUSED, REFUSED, Shell

pytestmark = pytest.mark.usefixtures("replayed_once")

SVG = "{http://www.w3.org/2000/svg}"
PEN = MarkupWriter(Words("en"))
PNG = b"\x89PNG\r\n\x1a\n"


SIGNED = ("eighteen80/**/*.py", "assets/**/*.ftl", "assets/**/*.toml")
alone = partial(svg_to_bytes, skip_system_fonts=True)
"""Draws on a machine that has no letters of its own."""


@pytest.fixture
def file(tmp_path: Path) -> str:
    """Write the demo of 1880 as a file."""
    return played.write_part("china", 1.0, tmp_path).name


def draw_checked(record: Record, wanted: PictureRequest) -> ET.Element:
    """The picture, read strictly: nothing in it comes from elsewhere, and nothing runs."""
    svg = draw_picture(record, MaskedWords("en", record.game.key, {}), wanted)
    root = ET.fromstring(svg)  # noqa: S314  # our own
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= {
        "svg", "title", "style", "rect", "g", "text", "tspan", "path", "circle", "polygon",
    }  # fmt: skip
    assert re.findall(r"href|url\(|@import|https?:(?!//www\.w3\.org/2000/svg)|<!|var\(", svg) == []
    return root


def texts_of(root: ET.Element) -> list[str]:
    return ["".join(text.itertext()) for text in root.iter(f"{SVG}text")]


@pytest.mark.parametrize("key", [*registry.SHELF])
@pytest.mark.parametrize("look", LOOKS)
def test_the_tally_says_who_won_and_everybodys_worth(key: str, look: str):
    record = played.record(key)
    texts = texts_of(draw_checked(record, PictureRequest(theme=look)))
    for name, worth in record.game.worth(record.state).items():
        assert {name, group_digits(worth)} <= {*texts}
    assert any("wins with" in text for text in texts)


def test_a_sentence_is_one_text_and_the_curve_next_to_sums():
    """Words that follow each other are one text, as wide as any font makes it; the curve is next to the sums."""
    root = draw_checked(played.record("russia"), PictureRequest())
    texts = texts_of(root)
    assert "What made the difference: medal +60, Majority of engineers −20, St Petersburg +17" in texts
    sums, curve = root.findall(f"{SVG}g")[-1].findall(f"{SVG}g")
    assert "".join(curve.itertext()).count("Dora") == "".join(sums.itertext()).count("Dora") == 1


@pytest.mark.parametrize("key", [*registry.SHELF])
def test_every_pane_of_every_game_can_be_drawn(key: str):
    record = played.record(key)
    half = len(record.entries) // 2
    for pane, sheet in default_panes.sheets(record.game, record.entries[half - 1].after).items():
        if pane != "head" and sheet_markup(sheet, PEN):
            root = draw_checked(record, PictureRequest(pane, half))
            assert len(texts_of(root)) > 2, pane


def test_a_board_told_in_words_is_drawn_place_by_place():
    game = registry.game("yokohama")
    header = Header(game=game.name, seats=("Anna", "Bert"), rules=game.version, rulings={"depth": "map"})
    places = game.offers(HasMap).map_of(game.start(header.seats, header.rulings)).faces
    root = draw_checked(compose(header, ()), PictureRequest(at=0))
    assert len([each for each in root.iter(f"{SVG}rect") if each.get("class") == "brick"]) == len(places) > 8
    assert {*places} <= {*texts_of(root)}


def test_a_board_that_the_table_does_not_use_is_not_drawn():
    with pytest.raises(UsageError) as refused:
        draw_checked(played.record("yokohama"), PictureRequest(at=10))
    assert "map" not in refused.value.facts["known"]


def test_the_map_is_that_of_the_moment():
    record = played.record("china")
    tiles = [len(draw_checked(record, PictureRequest(at=at)).findall(f".//{SVG}path")) for at in (0, 200, 609)]
    assert tiles == sorted(set(tiles))
    assert "After move 200 · Operating · lap 5" in texts_of(draw_checked(record, PictureRequest(at=200)))
    assert any(
        text.startswith("Before the first move") for text in texts_of(draw_checked(record, PictureRequest(at=0)))
    )


def test_a_picture_is_as_large_as_what_is_in_it():
    for wanted in (PictureRequest(), PictureRequest(at=300), PictureRequest("table", 300)):
        root = draw_checked(played.record("china"), wanted)
        width, height = float(root.get("width", 0)), float(root.get("height", 0))
        for group in root.findall(f"{SVG}g"):
            left, top = map(float, re.findall(r"[\d.]+", group.get("transform", "")))
            assert 0 < left < width
            assert 0 < top < height


def test_the_shell_prints_an_svg_and_writes_a_png(shell: Shell, file: str, tmp_path: Path):
    answer = shell("export", file, "--to", "svg", "--names", "all")
    assert (answer.code, answer.err) == (DONE, "")
    root = ET.fromstring(answer.out)  # noqa: S314  # our own
    assert shell("export", file, "--to", "png", "--out", "a.png", "--initials").code == DONE
    data = (tmp_path / "a.png").read_bytes()
    assert data.startswith(PNG)
    width, height = struct.unpack(">II", data[16:24])
    # Another way of naming people may make the table narrower, never the picture flat.
    assert width > float(root.get("width", 0))
    assert height == round(2 * float(root.get("height", 0)))


def test_letters_are_in_the_png_on_a_machine_without_any(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("resvg_py.svg_to_bytes", alone)
    with_letters = draw_picture(played.record("russia"), MaskedWords("en", "russia", {}), PictureRequest())
    without = re.sub("<text.*?</text>", "", with_letters)
    assert len(pictures.draw_pixels(with_letters)) > 2 * len(pictures.draw_pixels(without))


def test_a_png_is_the_same_with_the_fonts_of_a_machine(monkeypatch: pytest.MonkeyPatch):
    svg = draw_picture(played.record("yokohama"), MaskedWords("pl", "yokohama", {}), PictureRequest())
    here = pictures.draw_pixels(svg)
    monkeypatch.setattr("resvg_py.svg_to_bytes", alone)
    assert here == pictures.draw_pixels(svg)


@pytest.mark.parametrize("weight", [400, 700])
def test_every_sign_that_is_said_is_among_our_letters(weight: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("resvg_py.svg_to_bytes", alone)
    lacking = dots("\U0010fffd", weight)
    texts = [file.read_text("utf-8") for end in SIGNED for file in ROOT.glob(end)]
    signs = {sign for text in texts for sign in text if sign.isprintable() and not sign.isspace()}
    assert len(signs) > 100
    assert {sign for sign in signs if dots(sign, weight) == lacking} == set()


def dots(letters: str, weight: int) -> bytes:
    style = f'width="40" height="20" font-weight="{weight}"'
    return pictures.draw_pixels(
        f'<svg xmlns="http://www.w3.org/2000/svg" {style}><text y="16">M{escape(letters)}</text></svg>'
    )


@pytest.mark.parametrize(
    ("options", "code", "words"),
    [
        (("--to", "png"), MISUSED, "--out"),
        (("--to", "svg", "--at", "9999"), MISUSED, "609"),
        (("--to", "svg", "--at", "-1"), MISUSED, "609"),
        (("--to", "svg", "--pane", "nowhere"), MISUSED, "tally, strip, table"),
        (("--to", "svg", "--theme", "pink"), MISUSED, "dark, light, contrast"),
        (("--to", "csv", "--theme", "dark"), MISUSED, "only with svg, png"),
    ],
)
def test_what_cannot_be_drawn_is_refused(shell: Shell, file: str, options: tuple[str, ...], code: int, words: str):
    answer = shell("export", file, *options)
    assert (answer.code, answer.out) == (code, "")
    assert words in answer.err


def test_a_game_without_a_map_names_what_it_shows(shell: Shell):
    shell("new", "a.russia", "--game", "russia", "--seats", "Anna,Bert")
    answer = shell("export", "a.russia", "--to", "svg", "--at", "0", "--initials")
    assert answer.code == MISUSED
    assert answer.err.startswith("Russian Railroads has no pane “map”")
    assert "players" in answer.err


def test_without_what_draws_it_png_names_line_that_installs_it(
    shell: Shell, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    answer = shell("export", file, "--to", "png", "--out", "a.png", "--initials")
    assert answer.code == REFUSED
    assert "pip install 'eighteen80[png]'" in answer.err
    assert not (tmp_path / "a.png").exists()
