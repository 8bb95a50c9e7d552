"""Sheets as HTML and SVG: whole, escaped, and readable without eyes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from math import hypot
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from eighteen80 import registry, resources
from eighteen80.china.show.sheets.sheet_map import map_of
from eighteen80.engine.game import AnyGame, AnyState
from eighteen80.export.evening_page import LOOKS_OF_A_PAGE
from eighteen80.sheets import (
    SEATS,
    Cell,
    Chart,
    Chip,
    Column,
    Face,
    Figure,
    Grid,
    GridGroup,
    HexFace,
    HexMap,
    Lengths,
    Line,
    Row,
    Say,
    Sheet,
    Space,
    StationFace,
    Text,
    TimeSeries,
)
from eighteen80.table import default_panes
from eighteen80.table.draw.colours import LOOKS, contrast, legible, look_of
from eighteen80.web.map_drawing import COARSE, FINE, map_svg
from eighteen80.web.markup import MarkupWriter, ink_rules, inks
from eighteen80.web.part_markup import sheet_markup
from eighteen80.web.theme import ZONES, drawing_style, themes, variables
from eighteen80.words import LANGUAGES, Words
from tests.support import played

HOSTILE = "<script>alert(\"&')</script>"
WRITER = MarkupWriter(Words("en"))
COLOUR = re.compile(r"#([0-9a-f]{2}){3,4}")
SHOWN = {"svg", "div", "table", "p", "ul", "details"}


def parse(markup: str) -> ET.Element:
    """The markup read strictly: every element that is opened is closed."""
    return ET.fromstring(f"<all>{markup}</all>")  # noqa: S314  # our own


def grid(*rows: tuple[str, ...], heads: tuple[str, ...] = ()) -> Grid:
    columns = tuple(Column(Cell(head)) for head in heads or [""] * len(rows[0]))
    return Grid(columns, (tuple(Row(tuple(map(Cell, row))) for row in rows),))


def every_kind(text: str, paint: str = "#94121D") -> Iterator[Sheet]:
    """Yield a sheet of each kind with the text in every possible place."""
    cell, chip = Cell(text, text, paint), Chip(text, paint)
    table = Grid((Column(cell), Column(cell)), ((Row((cell, cell), text, due=True), Line((cell,), text)),))
    station = StationFace("city", 20, (chip, None, None), (0, 3), (chip,))
    face = HexFace(text, 0, 0, text, (station, StationFace(text)), ((1, 2),), text, text, text, text, text)
    yield table
    yield GridGroup((table, table))
    yield Text((Line((cell, Cell((text, text)))),))
    yield Lengths((table, table))
    yield Chart(((Space(100, 1, chips=(chip, chip), targets=(text,)), None, Space(90, start=True)),), ((1, text),))
    yield HexMap({text: face}, {(text, 0): text, (text, 3): f"1 {text}"}, frozenset({(text, 4)}), text)
    yield Face((cell,), ((Figure(cell, text, cell),),))
    yield TimeSeries((text, text), {text: (1, 5), "other": (2, -3)})


@cache
def recorded_moments() -> Sequence[tuple[AnyGame, AnyState]]:
    """Moments of a played game of each kind on the shelf."""
    moments: list[tuple[AnyGame, AnyState]] = []
    for key in registry.SHELF:
        record = played.record(key)
        moments.extend((record.game, entry.after) for entry in record.entries[:: len(record.entries) // 6])
    return moments


@settings(max_examples=12)
@given(st.text(max_size=30), st.text(max_size=8))
def test_whatever_a_text_holds_is_shown_as_text(text: str, paint: str):
    for sheet in every_kind(text, paint):
        parse(sheet_markup(sheet, WRITER, text))


@pytest.mark.parametrize("sheet", [*every_kind(HOSTILE)], ids=lambda sheet: type(sheet).__name__)
def test_a_name_that_is_markup_opens_no_element(sheet: Sheet):
    markup = sheet_markup(sheet, WRITER, HOSTILE)
    assert HOSTILE in "".join(parse(markup).itertext())
    assert all(element.tag.rpartition("}")[2] != "script" for element in parse(markup).iter())
    assert not any(name.startswith("on") for element in parse(markup).iter() for name in element.attrib)


def test_nothing_turns_the_direction_of_what_follows():
    for sheet in every_kind("evil\u202eeman"):
        markup = sheet_markup(sheet, WRITER, "\u202e")
        assert "\u202e" not in markup
    assert "<bdi" in sheet_markup(Text((Line((Cell("שלום"), Cell("5"))),)), WRITER)


def test_no_style_stands_in_the_markup():
    """The page's own policy would refuse it."""
    for sheet in every_kind("x"):
        assert " style=" not in sheet_markup(sheet, WRITER)
        assert "<style" not in sheet_markup(sheet, WRITER)


@pytest.mark.parametrize(("key", "language"), [*zip(registry.SHELF, LANGUAGES, strict=True)])
def test_every_sheet_of_every_game_on_the_shelf_is_shown(key: str, language: str):
    for game, state in (moment for moment in recorded_moments() if moment[0].key == key):
        writer = MarkupWriter(Words(language, key))
        for pane, sheet in default_panes.sheets(game, state).items():
            markup = sheet_markup(sheet, writer, pane)
            assert {element.tag.rpartition("}")[2] for element in parse(markup)} <= SHOWN


def test_a_table_has_heads_for_columns_and_rows():
    table = parse(sheet_markup(grid(("Anna", "5"), ("Bert", "7"), heads=("Who", "Cash")), WRITER, "Players"))[0]
    assert table.get("aria-label") == "Players"
    assert [head.text for head in table.iterfind(".//th[@scope='col']")] == ["Who", "Cash"]
    assert ["".join(head.itertext()) for head in table.iterfind(".//th[@scope='row']")] == ["Anna", "Bert"]
    assert [cell.get("data-head") for cell in table.iterfind(".//tbody//td")] == ["Cash", "Cash"]


def test_a_row_is_headed_by_its_words_and_not_by_its_rank():
    columns = (Column(Cell(), "right"), Column(Cell("Who")), Column(Cell("All"), "right"))
    ranked = Grid(columns, ((Row((Cell("1."), Cell("Bert"), Cell("62"))), Row((Cell("2."), Cell(), Cell("54")))),))
    heads = parse(sheet_markup(ranked, WRITER))[0].iterfind(".//th[@scope='row']")
    assert ["".join(head.itertext()) for head in heads] == ["Bert", "2."]


def test_wide_table_may_be_laid_out_as_cards():
    letters = {8: "grid", 20: "grid roomy", 40: "grid broad"}
    for count, name in letters.items():
        assert parse(sheet_markup(grid(("x" * count, "y" * count)), WRITER))[0].get("class") == name


def test_who_is_on_turn_is_said_without_colours():
    sheet = Grid(
        (Column(Cell()), Column(Cell())), ((Row((Cell("Anna"), Cell("5")), due=True), Row((Cell("B"), Cell("1")))),)
    )
    rows = parse(sheet_markup(sheet, WRITER)).iterfind(".//tr")
    assert [row.get("aria-current") for row in rows] == ["true", None]


def test_a_chart_tells_what_lies_on_it_in_words_too():
    space = Space(100, chips=(Chip("BCR", "#94121D"), Chip("JGG", "#534074")))
    markup = sheet_markup(Chart(((space,),)), WRITER, "Prices")
    assert 'role="img" aria-label="Prices"' in markup
    assert "".join(parse(markup)[1].itertext()).split() == ["100", "BCR", "JGG"]


def test_a_map_has_a_table_of_the_places_on_it():
    station = StationFace("city", 30, (Chip("BCR", "#94121D"), None), (0,))
    sheet = HexMap({"A1": HexFace("A1", 0, 0, "plain", (station,), place="Lanzhou"), "A3": HexFace("A3", 0, 2, "sea")})
    rows = [[*row.itertext()] for row in parse(sheet_markup(sheet, WRITER)).iterfind(".//tbody/tr")]
    assert rows == [["A1", "Lanzhou", "30", "BCR ○"]]


def test_neither_value_nor_cost_covers_a_station():
    states = [state for game, state in recorded_moments() if game.key == "china"]
    drawn = parse(map_svg(map_of(states[-2]), WRITER))
    covered = []
    for face in drawn.iter("{http://www.w3.org/2000/svg}g"):
        words = [each for each in face if each.tag.endswith("text") and "word" in each.get("class", "").split()]
        places = [each for each in face if each.tag.endswith("circle")]
        for figure in words[1:]:
            high = COARSE if "coarse" in figure.get("class", "").split() else FINE
            x, y = float(figure.get("x", "")), float(figure.get("y", "")) - high / 2
            near = [hypot(float(place.get("cx", "")) - x, float(place.get("cy", "")) - y) for place in places]
            covered += [words[0].text] * (min(near, default=99) < high / 2 + 6)
        assert len({(each.get("x"), each.get("y")) for each in words}) == len(words)
    assert covered == []


def test_a_curve_has_a_table_of_its_figures():
    rows = parse(sheet_markup(TimeSeries(("1", "2"), {"Anna": (5, 8), "Bert": (4, 9)}), WRITER)).iterfind(".//tbody/tr")
    assert [[*row.itertext()] for row in rows] == [["1", "5", "4"], ["2", "8", "9"]]


def test_a_marker_has_the_colour_of_the_printed_part():
    markup = sheet_markup(Text((Line((Cell("BCR", "", "#94121D"),)),)), WRITER)
    assert inks([markup]) == {"94121d"}
    assert "background:#94121d;color:#ffffff" in ink_rules(inks([markup]))
    painted = sheet_markup(Text((Line((Cell("BCR", "", "#94121D"),)),)), MarkupWriter(Words("en"), {"BCR": "#00ff00"}))
    assert inks([painted]) == {"00ff00"}


@pytest.mark.parametrize("key", registry.SHELF)
def test_every_colour_that_a_drawing_speaks_of_is_in_every_look(key: str):
    for name in LOOKS:
        assert "var(" not in drawing_style(look_of(name, key))
    assert themes(key).count(":root") >= len(LOOKS)


@pytest.mark.parametrize("name", LOOKS)
def test_a_seat_has_one_colour_in_words_markers_and_curves(name: str):
    """It is that of the seat on the screen, as dark or light as the look needs."""
    look = look_of(name, "china")
    on_paper = look._replace(screen={**look.screen, **look.paper})
    for number, colour in enumerate(SEATS, 1):
        found = re.findall(rf"\.s{number}{{(?:--seat|fill|stroke):([^}}]*)}}", drawing_style(look))
        assert found == [legible(colour, on_paper)] * 4


@pytest.mark.parametrize(("key", "name"), [*product(registry.SHELF, LOOKS)])
def test_every_word_can_be_read_on_the_ground_it_stands_on(key: str, name: str):
    colours = variables(look_of(name, key))
    on_panels = [each for each in colours if each.startswith(("t-", "seat-")) or each in ("foreground", "muted")]
    pairs = [*product(on_panels, ("background", "surface", "panel"))]
    pairs += [(f"on-{ground}", f"ground-{ground}") for ground in look_of(name, key).map.grounds]
    pairs += [("zone-ink", f"zone-{number}") for number in range(1, len(ZONES))]
    assert {pair for pair in pairs if contrast(*(colours[each] for each in pair)) < 4.5} == set()


@pytest.mark.parametrize("key", registry.SHELF)
def test_a_look_is_nothing_but_colours(key: str):
    """A text that fits in one of them fits in each: a browser measures in one."""
    for name in LOOKS:
        assert [one for one in variables(look_of(name, key)).values() if not COLOUR.fullmatch(one)] == []
    styles = [*styles_of(key), *(resources.screen(name).read_text("utf-8") for name in LOOKS_OF_A_PAGE)]
    assert [style for style in styles if re.search("data-theme|prefers-(color|contrast)", style)] == []


def styles_of(key: str) -> Sequence[str]:
    shared = [resources.screen(f"page/{name}").read_text("utf-8") for name in ("page.css", "drawn.css")]
    return [*shared, resources.asset_path(f"{key}/page.css").read_text("utf-8")]


@pytest.mark.parametrize("key", registry.SHELF)
def test_what_a_page_loads_stays_small(key: str):
    assert sum(map(len, styles_of(key))) < 30_000
    assert len(resources.screen("page/page.js").read_text("utf-8")) < 20_000


def test_words_of_a_sheet_are_said_in_the_language():
    assert "Karte" in sheet_markup(Text((Line((Cell(Say("pane-map")),)),)), MarkupWriter(Words("de")))
