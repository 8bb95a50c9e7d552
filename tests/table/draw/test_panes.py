"""Panes as they are painted: their texts at every size, in every language and look."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from rich.cells import cell_len

from eighteen80.capabilities import HasMap
from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.china.rules.chart import stacks
from eighteen80.china.rules.operating.phases import ORDER
from eighteen80.china.rules.operating.turn_events import ShareRoundDue, TrainsRemoved
from eighteen80.china.show.panes import LAYOUT
from eighteen80.china.show.sheets import sheet_heading, sheet_lists, sheet_table
from eighteen80.china.show.sheets.sheet_tally import tally
from eighteen80.china.state import State
from eighteen80.layout import Place
from eighteen80.record.history import Accepted
from eighteen80.sheets import Cell, Column, Grid, HexFace, HexMap, Line, Row, Say, Sheet, Text, TimeSeries
from eighteen80.table.draw import hex_drawing
from eighteen80.table.draw.canvas import BRAILLE, QUARTERS, Canvas, Ink
from eighteen80.table.draw.charts import curve_lines
from eighteen80.table.draw.colours import LOOKS, look_of
from eighteen80.table.draw.hex_track import Zoom
from eighteen80.table.draw.panes import Pane, TailPane
from eighteen80.table.draw.shapes import shapes
from eighteen80.table.draw.text_lines import Painted, Painter, cut_at_word
from eighteen80.words import LANGUAGES, Words
from tests.support import played
from tests.support.places import KEPT
from tests.support.sitting import FOUNDING, GRAND_RUN, LATE, LAYING, OVER, RUNNING, SIZES, TRADING, sit, write_beginning

WIDTHS = {"narrow": 78, "normal": 61}
CHART_WIDTH = 56
MOMENTS = (0, 3, FOUNDING, 115, 200, RUNNING, LAYING, LATE, OVER)
PAINTER = Painter(Words("en", "china"), look_of("dark", "china"))


@cache
def demo() -> tuple[Accepted, ...]:
    return tuple(played.entries(played.DEMO))


@cache
def seven() -> tuple[Accepted, ...]:
    """A game of seven players, some of them with long names."""
    return tuple(game_of("mergers"))


SIX = 6
"""Number of letters of a name that can always be read."""
SILENT = ("privates", "draft", "forced", "founding", "market")
"""Panes that have nothing to say while track is laid."""
GAMES = [path.stem for path in sorted(KEPT.glob("*.1880"))]


def game_of(name: str) -> Sequence[Accepted]:
    return played.entries(name)


def demo_after(count: int) -> State:
    """Return the demo game after `count` moves."""
    return demo()[count - 1].after if count else demo()[0].before


def plain(lines: Sequence[Painted]) -> list[str]:
    """Lines without their paint."""
    return ["".join(text for text, _ in line) for line in lines]


def lines(sheet: Sheet, width: int, painter: Painter = PAINTER, shape: int = 0) -> list[str]:
    """Return the sheet as painted in `width` columns: at its fullest (0), or at its shortest (-1)."""
    return plain([*shapes(sheet, width, painter)][shape])


# Nothing is cut off


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", WIDTHS)
def test_no_line_is_wider_than_its_pane(size: str, language: str):
    painter = Painter(Words(language, "china"), look_of("dark", "china"))
    for state in (*map(demo_after, MOMENTS), *(entry.after for entry in seven()[::120])):
        for key, sheet in played.sheets(state).items():
            width = {"chart": CHART_WIDTH, "strip": SIZES[size][0]}.get(key, WIDTHS[size])
            for shape in shapes(sheet, width, painter):
                assert [line for line in plain(shape) if cell_len(line.rstrip()) > width] == [], key


@pytest.mark.parametrize("size", WIDTHS)
def test_seven_players_have_a_column_of_shares_and_a_money_row(size: str):
    for entry in seven()[100::40]:
        state = entry.after
        companies, players = (lines(grid, WIDTHS[size]) for grid in played.sheets(state)["table"].grids)
        assert [name for name in state.seats if name[0] not in companies[0]] == []
        rows = [(name, row) for name, row in zip(state.seats, players[1:], strict=True)]
        assert [name for name, row in rows if not row.lstrip("▸★ ").startswith(name[:SIX])] == []
        assert [name for name, row in rows if str(state.players[name].cash) not in row.split()] == []


def test_heads_that_must_be_cut_still_differ():
    players = tuple(Column(Cell(f"Player {number}"), "right", narrow=True) for number in range(1, 8))
    sheet = Grid((Column(Cell("co.")), *players), ((Row((Cell("BCR"), *(Cell("●30") for _ in players))),),))
    for width in (80, 48, 40, 32):
        heads = lines(sheet, width)[0]
        assert cell_len(heads) <= width
        assert len({*re.findall(r"P\S*(?: \d)?", heads)}) == 7


def test_columns_go_in_the_order_in_which_they_can_be_spared():
    sheet = sheet_table.players(demo_after(LATE))
    shown = [lines(sheet, width)[0].split() for width in range(80, 14, -1)]
    gone = [head for wider, narrower in pairwise(shown) for head in wider if head not in narrower]
    assert gone[:2] == ["seat", "inv"]
    assert shown[-1] == ["cash"], "the sum goes before anything that counts into it, and cash never"


@pytest.mark.parametrize("width", [118, 78])
def test_title_of_a_share_round_names_trains_and_next_players(width: int):
    head = sheet_heading.heading(Say("round-share", {"number": 8, "passing": 0}), demo_after(TRADING))
    title = next(shape[0] for shape in map(plain, shapes(head, width, PAINTER)) if len(shape) == 1)
    assert "▸ Cleo  then  Bert  Anna  Dora" in title
    assert "6E×5 at 700  2R×10 at 250" in title


PASSED, PERMIT_OWED, CHOOSING = 28, 41, 47
"""Moments of the demo game: two have passed on P5, Anna owes the permits of P6's company, one investor is chosen."""


@pytest.mark.parametrize(
    ("moves", "shown"),
    [(PASSED, "▸ Bert  then  Dora  2×10"), (PERMIT_OWED, "▸ Anna  2×10"), (CHOOSING, "▸ Anna  then  Dora  Cleo  2×10")],
)
def test_title_names_only_players_who_follow_in_this_round(moves: int, shown: str):
    head = sheet_heading.heading(Say("round-share", {"number": 1, "passing": 0}), demo_after(moves))
    assert shown in lines(head, 118)[0]


def test_price_after_either_dividend_has_room_on_60_columns():
    state = demo_after(GRAND_RUN + 1)
    (brief,) = lines(sheet_heading.step(state), 58, shape=-1)
    assert brief.startswith("▸ dividend")
    assert re.search(r"pay → \d+  withhold → \d+$", brief)


def test_a_pane_without_room_says_how_the_rest_is_reached(tmp_path: Path):
    with sit(write_beginning(tmp_path, LATE), size=(80, 10)) as table:
        pane = table.screen.pane("table")
        everything, height = plain(pane.lines(*pane.size)), pane.size.height
        *shown, rest = (pane.render_line(at).text.rstrip() for at in range(height))
        assert rest == f" … {len(everything) - len(shown)} more rows: PgDn"
        (acting,) = table.screen.session.game.due(table.screen.session.state)
        assert acting not in "".join(everything[: height - 1])
        assert shown[-1].startswith(f"▸{acting}"), "whoever is on turn is in sight"
        table.press("pagedown")
        assert all(line.split()[0] in table.info() for line in everything[1:])
        table.press("escape")
        table.enter(f"look {LATE - 1}")
        assert pane.render_line(pane.size.height - 1).text.rstrip().endswith("more rows: Ctrl+O"), "while looking back"


# Share prices


def test_every_space_has_its_price_and_the_sign_of_its_zone():
    signed = PAINTER._replace(look=look_of("contrast", "china"))
    rows = lines(sheet_lists.chart(demo_after(0))._replace(corner=None), CHART_WIDTH, signed, -1)
    shown = "".join(re.sub("  [¹²³⁴⁵] .*", "", row) for row in rows)
    spaces = [BOX.chart.bonus(space) for space in BOX.chart]
    assert len(spaces) == 87
    assert len(re.findall(r"\d+", re.sub("[¹²³⁴⁵]", " ", shown))) == 87
    zones = sorted(set(spaces))
    for sign, bonus in zip("¹²³⁴⁵", zones[1:], strict=True):
        assert shown.count(sign) == spaces.count(bonus), bonus
    assert "".join(lines(sheet_lists.chart(demo_after(0)), CHART_WIDTH)).count("*") == len(BOX.chart.pars)


def test_the_legend_says_what_each_sign_brings():
    shown = " ".join(lines(sheet_lists.chart(demo_after(0)), CHART_WIDTH))
    assert [sign for sign in ("¹ +50", "² +100", "³ +150", "⁴ +200", "⁵ +400") if sign not in shown] == []


@pytest.mark.parametrize("shape", [0, -1], ids=["roomy", "tight"])
def test_stack_is_listed_from_its_top_or_has_sign_that_it_is_one(shape: int):
    for count in (LAYING, LATE):
        state = demo_after(count)
        listed = lines(sheet_lists.chart(state), 61, PAINTER, shape)
        for there in stacks(state).values():
            forms = [" ".join(there), *([f"{there[0]}+"] if shape else [])]
            assert len(there) == 1 or any(words in " ".join(listed) for words in forms)


def test_where_marker_goes_has_sign_even_where_another_lies():
    state = next(entry.after for entry in demo() if sheet_lists.chart(entry.after) != sheet_lists.chart(entry.before)
                 and any(space and space.targets and space.chips for row in sheet_lists.chart(entry.after).rows
                         for space in row))  # fmt: skip
    sheet = sheet_lists.chart(state)
    lying = next(space for row in sheet.rows for space in row if space and space.targets and space.chips)
    assert f"{lying.chips[0].text}{lying.targets[0]}" in "".join(lines(sheet, CHART_WIDTH))


# Phases and trains


BROUGHT = {
    "A1": "float 20% · 5 shares",
    "A2": "",
    "B1": "float 30% · 10 shares · 2 yellow tiles · green tiles · train trade · full capital",
    "B2": "train limit 3",
    "B3": "float 40% · takeover · no privates · no investors",
    "C1": "brown tiles",
    "C2": "float 60% · no takeover · 2R",
    "C3": "train limit 2",
    "D1": "grey tiles · markers × 2 · the end after the last",
    "D2": "",
    "D3": "",
}


@pytest.mark.parametrize("count", MOMENTS)
def test_eleven_phases_tell_their_effects_and_the_present_one(count: int):
    state = demo_after(count)
    shown = "\n".join(lines(sheet_lists.phases(state), 55)[1:])
    rows = [" ".join(row.split()) for row in re.split(r"\n(?=[▸ ]?[ABCD]\d )", shown)]
    assert [row.strip("▸")[:2] for row in rows] == list(ORDER)
    assert [row.startswith("▸") for row in rows] == [name == state.phase.name for name in ORDER]
    for row, phase in zip(rows, BOX.phases, strict=True):
        left = state.depot[phase.train]
        figures_ = f"{phase.train} {BOX.trains[phase.train].price} {'∞' if left is None else left} {phase.rusts}"
        assert row.strip("▸") == " ".join(f"{phase.name} {figures_} {BROUGHT[phase.name]}".split())


def test_the_next_phase_is_foretold_with_all_that_it_brings():
    for count in MOMENTS[:-1]:
        state = demo_after(count)
        later = [phase for phase in BOX.phases if ORDER[phase.name] > ORDER[state.phase.name]]
        coming = " ".join(" ".join(lines(played.sheets(state)["coming"], 61)).split())
        for phase in later[:1]:
            assert f"The first {phase.train}-train begins phase {phase.name}" in coming
            assert not BROUGHT[phase.name] or f"phase {phase.name}: {BROUGHT[phase.name]}" in coming


def test_every_change_that_a_phase_makes_is_told():
    listing = {name: "".join(repr(say) for say in sheet_lists.brings(BOX.phase(name))) for name in ORDER}
    for before, phase in pairwise(BOX.phases):
        changed = {name for name in sheet_lists.CHANGES if getattr(before, name) != getattr(phase, name)}
        printed = {name for name, value in vars(phase).items() if getattr(before, name) != value}
        assert printed - {"name", "letter", "train", "rusts"} == changed
        assert [name for name in changed if f"brings-{name.replace('_', '-')}'" not in listing[phase.name]] == []


# What the marker of trains threatens


@pytest.mark.parametrize("name", [game for game in GAMES if game != "quarrel"])
def test_what_the_list_threatens_is_what_happens_if_nobody_buys(name: str):
    removals = 0
    for entry in game_of(name):
        events = {type(event): event for event in entry.events}
        if gone := events.get(TrainsRemoved):
            removals += 1
            *_, wording = lines(sheet_table.companies(entry.before), 200)
            number, train = gone.number, gone.train
            assert f"unsold: {f'{number} × {train} go' if number > 1 else f'the last {train} goes'}" in wording
            assert wording.endswith(", then a share round") == (ShareRoundDue in events or bool(entry.after.owed))
    assert removals


def test_where_nothing_can_go_nothing_is_threatened():
    state = demo_after(OVER - 1)
    assert state.countdown is not None
    assert not any("unsold:" in line for line in lines(sheet_table.companies(state), 200))


# The bank


@pytest.mark.parametrize("count", MOMENTS)
def test_bank_has_its_trains_its_tiles_by_number_and_its_shares(count: int):
    state = demo_after(count)
    shown = " ".join(" ".join(lines(sheet_lists.bank(state), 61)).split())
    trains = {name: "∞" if left is None else left for name, left in state.depot.items() if left != 0}
    assert shown.startswith("trains " + " ".join(f"{name}×{left}" for name, left in trains.items()) + " yellow ")
    assert [number for number, left in state.board.supply.items() if f" {number}×{left}" not in shown] == []
    held = {name: company.bank for name, company in state.companies.items() if company.founded and company.bank}
    assert {name: int(percent) for name, percent in re.findall(r"([A-Z]{3}) (\d+)%", shown)} == held


# The map


class Written(Canvas):
    """A canvas that remembers every text written on it, and where."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(width, height)
        self.texts: dict[tuple[int, int], str] = {}

    def write(self, line: int, column: int, text: str, ink: Ink) -> None:
        """Write and remember."""
        self.texts[line, column] = text
        super().write(line, column, text, ink)

    def run_on(self) -> list[tuple[str, str]]:
        """Texts that touch so that their figures read as one."""
        ends = {(line, column + len(text)): text for (line, column), text in self.texts.items()}
        pairs = [(ends[place], text) for place, text in self.texts.items() if place in ends]
        return [(before, text) for before, text in pairs if (before[-1] + text[0]).isdecimal()]


@pytest.mark.parametrize("zoom", hex_drawing.ZOOMS)
def test_no_figures_on_the_map_run_into_each_other(zoom: Zoom, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(hex_drawing, "Canvas", Written)
    for state in (*map(demo_after, MOMENTS), *(entry.after for entry in seven()[::60])):
        canvas = hex_drawing.draw(GAME.offers(HasMap).map_of(state), zoom, PAINTER)
        assert isinstance(canvas, Written)
        assert canvas.run_on() == []


@pytest.mark.parametrize("zoom", hex_drawing.ZOOMS)
def test_the_values_of_red_and_blue_places_are_in_sight(zoom: Zoom):
    for count in MOMENTS:
        sheet = GAME.offers(HasMap).map_of(demo_after(count))
        for face, there in drawn_on(sheet, zoom):
            assert face.ground not in ("red", "blue") or face.value in there


THICK = set(QUARTERS.strip())


def drawn_on(sheet: HexMap, zoom: Zoom) -> Iterator[tuple[HexFace, str]]:
    """Yield each hex with all text in it."""
    canvas = hex_drawing.draw(sheet, zoom, PAINTER)
    drawn = plain([list(canvas.ink_runs(line)) for line in range(canvas.height)])
    for face in sheet.faces.values():
        top, left = hex_drawing.corner(face, zoom)
        yield face, "".join(line[left : left + zoom.width] for line in drawn[top : top + zoom.height])


def stretches(face: HexFace) -> list[tuple[int, ...]]:
    """The edges of each stretch of track on a hex."""
    return [*((edge,) for station in face.stations for edge in station.ends), *face.through]


@pytest.mark.parametrize("zoom", hex_drawing.ZOOMS)
@pytest.mark.parametrize("count", [LAYING, LATE])
def test_track_reached_or_run_is_thick_and_the_rest_thin(count: int, zoom: Zoom):
    sheet = GAME.offers(HasMap).map_of(demo_after(count))
    for face, drawn in drawn_on(sheet, zoom):
        marks = [{sheet.traces.get((face.name, edge)) for edge in edges} for edges in stretches(face)]
        matters = [len(mark) == 1 and None not in mark for mark in marks]
        assert any(matters) == bool(THICK & {*drawn.replace(hex_drawing.WALL, "")}), face.name
        assert all(matters) <= (not any(ord(sign) >= BRAILLE for sign in drawn)), face.name


def test_all_track_is_thick_where_none_matters_more():
    sheet = GAME.offers(HasMap).map_of(demo_after(TRADING))
    assert sheet.traces == {}
    for face, drawn in drawn_on(sheet, hex_drawing.ZOOMS[1]):
        assert bool(stretches(face)) == bool(THICK & {*drawn.replace(hex_drawing.WALL, "")}), face.name


def test_each_trains_run_has_its_own_colour_with_a_legend():
    state = demo_after(GRAND_RUN + 1)
    sheet = GAME.offers(HasMap).map_of(state)
    trains = [run.train for run in state.companies["NJR"].routes]
    assert {*sheet.traces.values()} == {f"{number} {train}" for number, train in enumerate(trains, 1)}
    canvas = hex_drawing.draw(sheet, hex_drawing.ZOOMS[0], PAINTER)
    inks = {text.strip(): ink.fore for line in range(4) for text, ink in canvas.ink_runs(line)}
    paints = [inks[f"{hex_drawing.SWATCH} {train}"] for train in trains]
    assert paints == list(LOOKS["dark"].map.runs[: len(trains)])
    everywhere = {ink.fore for line in range(canvas.height) for _, ink in canvas.ink_runs(line)}
    assert everywhere & {*LOOKS["dark"].map.runs} == {*paints}


def test_a_crowded_board_of_words_leaves_nobody_and_no_sign_out():
    head, people = ["research", "●", "+1"], ["A♚3", "B1", "C2", "D1"]
    lines = tuple(Line(tuple(map(Cell, words))) for words in (head, people))
    sheet = HexMap({"research": HexFace("research", 0, 0, "", lines=lines, new=True)}, sizes=((11, 3),))
    ((_, drawn),) = drawn_on(sheet, Zoom(11, 3))
    assert drawn.split(hex_drawing.RIM)[1:] == ["+resear●+1", "A♚3B1C2D1 ", " " * 10]


def test_the_map_zooms_scrolls_and_keeps_what_matters_in_sight(tmp_path: Path):
    with sit(write_beginning(tmp_path, LAYING)) as table:
        pane = table.screen.map
        before = pane.scale
        table.enter("zoom +")
        assert pane.scale.width > before.width
        table.enter("about A3")
        table.press("escape")
        assert pane.scroll_offset.y == 0
        table.press("pagedown")
        assert pane.scroll_offset.y > 0
        table.enter("zoom fit")
        assert pane.scale == before


def test_only_changed_lines_of_the_map_are_painted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with sit(write_beginning(tmp_path, RUNNING)) as table:
        pane = table.screen.map
        assert pane
        before, painted, drawn = [pane.render_line(y) for y in range(pane.size.height)], set[int](), []
        again, draw = pane.refresh_line, hex_drawing.draw
        monkeypatch.setattr(pane, "refresh_line", lambda y: (painted.add(y - pane.scroll_offset.y), again(y)))
        monkeypatch.setattr(hex_drawing, "draw", lambda *given: (drawn.append(given), draw(*given))[1])
        table.type("run; pay")
        after = [pane.render_line(y) for y in range(pane.size.height)]
        changed = {y for y, pair in enumerate(zip(before, after, strict=True)) if pair[0] != pair[1]}
        assert painted == changed
        assert 0 < len(changed) < len(before) / 2
        assert len(drawn) == 1
        table.press("ctrl+u")
        assert [pane.render_line(y) for y in range(pane.size.height)] == before
        assert len(drawn) == 1


@pytest.mark.parametrize("zoom", hex_drawing.ZOOMS)
def test_hex_drawn_before_is_reused_as_it_would_be_drawn(zoom: Zoom):
    known: hex_drawing.Known = {}
    drawn = 0
    for number, entry in enumerate(demo()[60::90]):
        sheet, cursor = GAME.offers(HasMap).map_of(entry.after), ("", "F8", "G7")[number % 3]
        for tried in (sheet, sheet._replace(traces={})):
            canvas = hex_drawing.draw(tried, zoom, PAINTER, cursor)
            again = hex_drawing.draw(tried, zoom, PAINTER, cursor, known)
            assert all([*canvas.ink_runs(at)] == [*again.ink_runs(at)] for at in range(canvas.height))
            drawn += len(sheet.faces)
    assert len(known) < drawn / 3


# Languages and looks


def test_every_pane_changes_its_language(tmp_path: Path):
    # Older moves begin above those of the log, whose height stays where it was as long as that will do.
    keys = {*LAYOUT.panes, "head", "below", "keys"} - {"map", "moves"}
    path, born, changed = write_beginning(tmp_path, LAYING), [], []
    for language in LANGUAGES:
        with sit(path, size=SIZES["wide"], language=language) as table:
            born.append({"map": table.screen.map.border_title, **{key: table.content_of(key) for key in keys}})
    with sit(path, size=SIZES["wide"], language=LANGUAGES[-1]) as table:
        for language in LANGUAGES:
            table.enter(f"language {language}")
            changed.append({"map": table.screen.map.border_title, **{key: table.content_of(key) for key in keys}})
    assert born == changed
    for one, other in pairwise((*born, born[0])):
        assert {key for key in one if one[key] == other[key]} <= {*SILENT}


# The end


def test_equal_wealth_is_equal_rank():
    sheet = tally(demo_after(0))
    assert {row.cells[0].text for row in sheet.groups[0] if isinstance(row, Row)} == {"1."}


def test_wealth_over_time_is_drawn_with_names_scale_and_moves():
    curve = TimeSeries(("57", "120", "609"), {"Anna": (0, 300, 500, 8707), "Bert": (0, 200, 900, 5968)})
    shown = plain(curve_lines(curve, 80, 12, PAINTER))
    assert len(shown) == 12
    assert [line.split()[0] for line in shown if line[5] == "0"] == ["5000", "0"]
    assert [point for point in ("57", "120", "609") if point in shown[-1]] == ["57", "120", "609"]
    assert shown[0].endswith("Anna 8707")
    assert any(line.endswith("Bert 5968") for line in shown)


def test_a_curve_fills_the_room_that_others_leave():
    pane = Pane("curve", PAINTER, Place("curve"))
    pane.show(TimeSeries(("1", "2"), {"Anna": (4000, 6000)}))
    assert [len(pane.lines(60, height)) for height in (15, 24, 33)] == [15, 24, 33]
    assert len(pane.lines(60, 60)) < 40, "a curve as high as the screen is no longer read as one"


def test_the_scale_of_a_curve_has_a_line_for_nothing():
    above = plain(curve_lines(TimeSeries(("1", "2"), {"Anna": (4000, 6000)}), 80, 12, PAINTER))
    below = plain(curve_lines(TimeSeries(("1", "2"), {"Anna": (-900, 2100)}), 80, 12, PAINTER))
    for shown in (above, below):
        assert [line.split()[0] for line in shown[:-1] if line.split()[:1] == ["0"]] == ["0"]


def test_a_cut_row_never_ends_in_a_shorter_figure():
    row = [("locos  2×4 · ", Ink()), ("doublers 20", Ink(bold=True))]
    assert [text.rstrip() for text, _ in cut_at_word(row, 23) if text.strip()] == ["locos  2×4 ·", "doublers"]
    assert "".join(text for text, _ in cut_at_word(row, 30)).rstrip() == "locos  2×4 · doublers 20"
    assert {sum(len(text) for text, _ in cut_at_word(row, width)) for width in (23, 30)} == {23, 30}


def test_of_a_long_entry_of_the_log_what_is_marked_is_seen_first():
    told = Cell("Anna sells one share of BCR for 85, after 5 in fees. BCR: price 90 → 85.")
    entry = Line((Cell("661", "dim"), Cell("Anna", "strong"), told, Cell("JLR loses a 4+4-train to rust.", "warn")))
    log = TailPane("log", Painter(Words("en", "china"), look_of("dark", "china")), Place("log", 1, bare=True))
    log.sheet = Text((entry,))
    assert "".join(plain(log.lines(80, 2))).endswith("85.  JLR loses a 4+4-train to rust.")
    assert plain(log.lines(50, 1)) == [" 661  Anna  JLR loses a 4+4-train to rust.  Anna …"]
