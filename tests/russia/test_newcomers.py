"""Lines of bankers who are new to the game's notation, and the sentences of the screen that help them."""

from __future__ import annotations

import pytest

from eighteen80.record.history import NO_TIME, History
from eighteen80.refusals import Illegal
from eighteen80.russia import GAME
from eighteen80.russia.show.look_up import handbook
from eighteen80.russia.show.sheets.sheet_players import title
from eighteen80.russia.state import RELOCATE
from eighteen80.sheets import Cell, Lengths, Row, Say, Text
from tests.support.russia.table import Table
from tests.support.seated import painter

SEATS = ("Anna", "Bert", "Cleo", "Dora")
STRIP = "strip brown+5 again industry-black build any2 doubler+3 black2"
ROUND = (STRIP, "bonus coin", "bonus black T", "bonus doubler")


def table_after(*lines: str) -> History:
    history = History(GAME, GAME.start(SEATS, {}), GAME.version)
    for line in lines:
        tuple(history.take_line(line, NO_TIME))
    return history


def type_line(line: str, *before: str) -> list[str]:
    return [entry.line for entry in table_after(*before).take_line(line, NO_TIME)]


@pytest.mark.parametrize(
    "line",
    [
        "strip brown5 again industry black build any2 doubler3 black2",
        "strip brown 5 again industry black build any 2 doubler 3 black 2",
        "leiste braun5 nochmals industrie schwarz bauen beliebig2 verdoppler 3 schwarz2",
    ],
)
def test_engineers_are_named_without_their_signs(line: str):
    assert type_line(line) == [STRIP]


@pytest.mark.parametrize(
    ("line", "made"),
    [
        ("loco 1 kiev", "loco 1 K"),
        ("l1 petersburg", "loco 1 P"),
        ("black 2 kiev 2 trans", "black 2 K2 T"),
        ("place 2", "order 2"),
        ("black 1 two on trans for a coin", "black 1 T2 /coin"),
    ],
)
def test_lines_and_places_have_their_names(line: str, made: str):
    assert type_line(line, *ROUND) == [made]


def test_a_line_with_too_few_steps_is_offered_more_of_the_same():
    with pytest.raises(Illegal) as refused:
        type_line("black 2 trans", *ROUND)
    assert GAME.write(refused.value.instead) == "black 2 T3"


def test_the_set_up_begins_with_the_strip_and_an_example():
    state = table_after().state
    first = handbook(state).groups[0][0]
    assert isinstance(first, Row)
    form, example, _ = first.cells
    assert form.text == Say("form-strip")
    assert GAME.check(state, GAME.read(str(example.text), state)) is None


def test_a_record_read_again_names_the_table_in_its_language():
    history = table_after()
    (typed,) = history.take_line(STRIP, NO_TIME)
    read = table_after().play(typed.line, typed.time, str.__str__(typed.actor))
    german = painter(GAME, "de").words
    assert german.text(read.actor) == german.text(typed.actor) == "Tisch"


def test_who_relocates_is_named_with_the_colour_of_the_seat():
    state = Table().turn("Dora").set(phase=RELOCATE).state
    shown = title(state)
    assert isinstance(shown, Lengths)
    for form in shown.forms:
        assert isinstance(form, Text)
        assert [cell for cell in form.lines[0].cells if cell.paint] == [Cell("Dora", paint="#8a4fb8")]
