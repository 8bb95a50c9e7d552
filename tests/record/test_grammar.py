"""A record as text: header, lines, names, and refusals. RECORD.md describes the same in words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eighteen80.characters import trim
from eighteen80.record.grammar import (
    COLOURS,
    LINE_LIMIT,
    NAME_LIMIT,
    Header,
    NotARecord,
    RecordLine,
    check_names,
    is_time,
    read_header,
    read_line,
    split_moves,
    write_header,
    write_line,
)
from eighteen80.record.replay import Replay
from eighteen80.record.steps import Edit, PlayStep, Redo, Repair, Undo, read_kept, read_steps, write_step
from eighteen80.refusals import Unreadable
from eighteen80.sheets import SEATS
from eighteen80.words import Words
from tests.support.refused import check_figures

HEADER = Header(
    game="1880: China",
    seats=("Anna", "Player 2", "Łucja"),
    rules=1,
    app="0.1.0",
    table="Thursday club",
    date="2025-11-18",
    edition="first",
    rulings={"advice": "on", "par_row": "top"},
)


def test_a_header_reads_as_it_was_written():
    text = write_header(HEADER)
    assert read_header(text.split("\n")) == (HEADER, text.count("\n"))


def test_a_header_of_another_editor_is_read():
    lines = [
        "\ufeffeighteen80 record 1\r",
        "# ours",
        "seats\t x"[:5] + "   A,B ,  C\r",
        "",
        "game 1880: China\r",
        "--\r",
    ]
    header, taken = read_header(lines)
    assert (header.seats, header.game, taken) == (("A", "B", "C"), "1880: China", 6)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record-empty"),
        ("\n \n", "record-empty"),
        ("\ufeff", "record-empty"),
        ("\udcff\udcfee\0i\0", "record-binary"),
        ("once upon a time", "record-not-one"),
        ("eighteen80 record one\n--\n", "record-not-one"),
        ("eighteen80 record 1\ngame Go\n", "record-header-torn"),
        ("eighteen80 record 1\ngame Go\n--\n", "record-header-lacks"),
        ("eighteen80 record 1\nseats A, B\n--\n", "record-header-lacks"),
        ("eighteen80 record 1\nseats A, B\ngame\n--\n", "record-header-lacks"),
        ("eighteen80 record 1\ngame Go\nseats A, a\n--\n", "record-name-twice"),
        ("eighteen80 record 1\ngame Go\nseats A, B\nrules x\n--\n", "record-header"),
        ("eighteen80 record 1\ngame Go\nseats A, B\nrulings advice\n--\n", "record-header"),
        ("eighteen80 record 1\ngame Go\nseats A, B\ncolour red\n--\n", "record-header"),
        ("eighteen80 record 1\ngame Go\ngame Go\nseats A, B\n--\n", "record-header"),
        ("eighteen80 record 1\ngame \x1b[2J\nseats A, B\n--\n", "record-header-line"),
    ],
)
def test_what_is_no_record_is_refused_with_its_line(text: str, code: str):
    with pytest.raises(NotARecord) as refused:
        read_header(text.split("\n"))
    assert refused.value.code == code
    assert refused.value.facts["line"] >= 1


def test_a_header_in_another_encoding_is_refused_with_its_line():
    with pytest.raises(NotARecord) as refused:
        Replay("eighteen80 record 1\ngame 1880: China\nseats Björn, Anna\n--\n".encode("latin-1"))
    assert "3" in Words("en").say(refused.value.code, refused.value.facts)
    assert "UTF-8" in Words("en").say(refused.value.code, refused.value.facts)


def test_a_later_format_may_say_more_in_its_header():
    header, _ = read_header(["eighteen80 record 2", "game Go", "colour red", "seats A, B", "--"])
    assert header.format == 2


@pytest.mark.parametrize(
    ("raw", "line"),
    [
        ("", None),
        ("   ", None),
        ("# tea", RecordLine(7, "comment", "tea")),
        ("= cash Anna 431", RecordLine(7, "checkpoint", "cash Anna 431")),
        ("19:02:11  Anna  bid 5", RecordLine(7, "move", "bid 5", "19:02:11", "Anna")),
        ("19:02:11  Anna      bid 5  ; 5 left\r", RecordLine(7, "move", "bid 5", "19:02:11", "Anna", "5 left")),
        ("19:02:11  Player 1  bid 5", RecordLine(7, "move", "bid 5", "19:02:11", "Player 1")),
        ("19:02:11  -  undo 2  ; to 3", RecordLine(7, "record", "undo 2", "19:02:11", "-", "to 3")),
        ('19:02:11  A  note "x  ; y"  ; z', RecordLine(7, "move", 'note "x  ; y"', "19:02:11", "A", "z")),
        (r'19:02:11  A  note "x\"  ; y"  ; z', RecordLine(7, "move", r'note "x\"  ; y"', "19:02:11", "A", "z")),
        ('19:02:11  A  note "x  ; y"', RecordLine(7, "move", 'note "x  ; y"', "19:02:11", "A")),
    ],
)
def test_a_line_of_the_body(raw: str, line: RecordLine | None):
    assert read_line(7, raw) == line


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ("bid 5", "record-time"),
        ("25:00:00  Anna  bid 5", "record-time"),
        ("19:02:11 Anna bid 5", "record-time"),
        ("19:02:11  Anna bid 5", "record-columns"),
        ("19:02:11  Anna  bid\x07 5", "record-character"),
        ("19:02:11  Anna  bid \udcff", "record-encoding"),
        ("19:02:11  Anna  note \u202e", "record-character"),
        ("#" * (LINE_LIMIT + 1), "record-line-long"),
    ],
)
def test_what_is_no_line_is_refused(raw: str, code: str):
    with pytest.raises(Unreadable) as refused:
        read_line(7, raw)
    assert refused.value.code == code


@given(st.text(max_size=300))
def test_any_text_is_a_line_or_refused(raw: str):
    try:
        line = read_line(1, raw)
    except Unreadable:
        return
    assert line is None or line.kind in {"move", "record", "comment", "checkpoint"}


PLAIN = st.text("abXY ąж中0123>;", min_size=1, max_size=20).map(trim).filter(lambda text: text and "  " not in text)
QUOTED = st.text('ab  ;"#', max_size=9).map(lambda text: '"{}"'.format(text.replace('"', '\\"')))


@given(st.lists(PLAIN | QUOTED, min_size=1).map(" ".join), PLAIN)
def test_a_line_reads_as_it_was_written(text: str, facts: str):
    line = read_line(1, write_line("19:02:11", "Anna", text, facts, 9))
    assert line == RecordLine(1, "move", text, "19:02:11", "Anna", facts)


@pytest.mark.parametrize("time", ["00:00:00", "23:59:59", "19:02:11"])
def test_a_time_of_day(time: str):
    assert is_time(time)


@pytest.mark.parametrize(
    "time", ["", "24:00:00", "19:60:00", "19:00:60", "9:00:00", "19-02-11", "١٩:00:00", "19:02:111"]
)
def test_no_time_of_day(time: str):
    assert not is_time(time)


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("bid 5", [(0, "bid 5")]),
        ("bid 5; pass", [(0, "bid 5"), (7, "pass")]),
        (" ;; bid 5 ;", [(4, "bid 5")]),
        ('note "a;b"; pass', [(0, 'note "a;b"'), (12, "pass")]),
        (r'note "a\";b"; pass', [(0, r'note "a\";b"'), (14, "pass")]),
        ('note 5" nails; pass', [(0, 'note 5" nails'), (15, "pass")]),
        ('note "left open; pass', [(0, 'note "left open; pass')]),
        ("", []),
    ],
)
def test_semicolons_part_moves_but_not_within_quotes(text: str, moves: list[tuple[int, str]]):
    assert split_moves(text) == moves


@given(st.text('a;" ', max_size=60))
def test_every_move_begins_where_it_is_said_to(text: str):
    assert all(text.startswith(move, at) for at, move in split_moves(text))


def test_other_spaces_are_spaces():
    assert trim("\tbid\u00a05 ") == "bid 5"


@pytest.mark.parametrize(
    "name", ["Anna", "Player 1", "Łucja", "李明", "O'Brien", "می‌خواهم", "ב", "[b]", "x" * NAME_LIMIT]
)
def test_names_of_any_script(name: str):
    header = Header(game="Counter", seats=(name, "Somebody"), rules=1)
    assert read_header(write_header(header).split("\n"))[0].seats == header.seats


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "record-name-empty"),
        (" Anna", "record-name-empty"),
        ("-", "record-name-empty"),
        ("x" * (NAME_LIMIT + 1), "record-name-long"),
        ("x" * 10_000, "record-name-long"),
        ("An\x1b[31mna", "record-character"),
        ("An\nna", "record-character"),
        ("An\u202ena", "record-character"),
        ("An  na", "record-name-sign"),
        ("An;na", "record-name-sign"),
        ("An#na", "record-name-sign"),
        ('An"na', "record-name-sign"),
        ("SOMEBODY", "record-name-twice"),
        ("Some\u200dbody", "record-name-twice"),
    ],
)
def test_names_that_could_not_be_told_apart_or_found_again(name: str, code: str):
    with pytest.raises(Unreadable) as refused:
        check_names(("Somebody", name))
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("undo", Undo()),
        ("UNDO 3", Undo(3)),
        ("undo turn", Undo(span="turn")),
        ("undo Round", Undo(span="round")),
        ("undo to 41", Undo(to=41)),
        ("redo", Redo()),
        ("redo 2", Redo(2)),
        ("amend 41 bid 5", Repair((Edit("amend", 41, "bid 5"),))),
        ("insert 41 bid 5", Repair((Edit("insert", 41, "bid 5"),))),
        ("drop 41", Repair((Edit("drop", 41),))),
        ("amend 4 a; drop 6; undo to 9", Repair((Edit("amend", 4, "a"), Edit("drop", 6), Edit("undo", 9)))),
        ("undone", PlayStep("undone")),
        ("und 3", PlayStep("und 3")),
        ("undo 3", Undo(3)),
        ("un", PlayStep("un")),
        ("Rückgängig zug", Undo(span="turn")),
        ("ruckgangig bis 41", Undo(to=41)),
        ("cofnij runda", Undo(span="round")),
        ("ponów", Redo()),
        ("zmień 41 bid 5; streichen 3", Repair((Edit("amend", 41, "bid 5"), Edit("drop", 3)))),
    ],
)
def test_steps(text: str, step: object):
    assert [placed.step for placed in read_steps(text)] == [step]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        *((text, "record-number") for text in ("undo 0", "undo x", "redo 0")),
        ("undo 1 2", "record-undo"),
        *((text, "record-which") for text in ("amend bid", "insert 0 a", "undo to x")),
        ("amend 4", "record-edit"),
        *((text, "record-which-missing") for text in ("amend", "drop", "insert", "undo to")),
    ],
)
def test_steps_that_cannot_be_read(text: str, code: str):
    with pytest.raises(Unreadable) as refused:
        read_steps(text)
    assert refused.value.code == code


def test_a_record_knows_steps_by_their_canonical_names_alone():
    assert read_kept("undo 2") == Undo(2)
    with pytest.raises(Unreadable):
        read_kept("cofnij 2")


def test_a_move_after_a_repair_is_a_move():
    steps = [placed.step for placed in read_steps("amend 4 a; b; undo to 2")]
    assert steps == [Repair((Edit("amend", 4, "a"),)), PlayStep("b"), Undo(to=2)]


NUMBERS = st.integers(1, 9_999)
EDITS = st.one_of(
    st.builds(Edit, st.sampled_from(["amend", "insert"]), NUMBERS, st.sampled_from(["bid 5", 'note "a; b"'])),
    NUMBERS.map(lambda number: Edit("drop", number)),
)
KEPT_STEPS = st.one_of(
    NUMBERS.map(Undo),
    NUMBERS.map(Redo),
    st.lists(EDITS, min_size=1, max_size=4).map(lambda edits: Repair(tuple(edits))),
)


@given(KEPT_STEPS)
def test_a_step_reads_as_it_was_written(step: Undo | Redo | Repair):
    assert read_kept(write_step(step)) == step


def test_players_keep_the_colours_that_they_have_chosen():
    header = Header("1880: China", ("Anna", "Bert", "Cleo"), 1, colours=("violet", "blue"))
    assert "colours  violet, blue" in write_header(header)
    read, _ = read_header(write_header(header).splitlines())
    assert read == header
    chosen = [read.paints[paint] for paint in SEATS]
    assert chosen[:3] == [COLOURS["violet"], COLOURS["blue"], COLOURS["orange"]]
    assert sorted(chosen) == sorted(SEATS)


@pytest.mark.parametrize("colours", [("mauve",), ("blue", "blue"), ("blue", "green", "violet")])
def test_a_colour_twice_or_none_is_refused(colours: tuple[str, ...]):
    with pytest.raises(Unreadable, match="record-colour") as refused:
        write_header(Header("1880: China", ("Anna", "Bert"), 1, colours=colours))
    check_figures(refused.value, "china")
