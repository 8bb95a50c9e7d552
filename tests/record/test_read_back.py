"""A move is acknowledged only if the record reads its line back as the same move: of every game, in every field."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from eighteen80.engine.game import AnyGame
from eighteen80.line.forms import Form
from eighteen80.record.grammar import Header, read_text, write_line
from eighteen80.record.history import History
from eighteen80.record.journal import Journal
from eighteen80.record.replay import read
from eighteen80.refusals import Refusal, Unreadable
from eighteen80.words import LANGUAGES, Words
from tests.support.counter import COUNTER, counter
from tests.support.every_field import NOTATIONS, forms, lines

HEADER = Header(game="Counter", seats=("Anna", "Bert"), rules=1)
NOON = "12:00:00"
VERBS = ("add", "note", 'note "', 'rule that "he said so" add', "insert 1 note")


def forgetful() -> AnyGame:
    """The counter game with a writer that has faults: one for each way in which a line can be read otherwise."""
    game = counter(most=30)
    write = game.write
    wrong = {"add 7": "add", "add 6": "zd 6", 'note "twice"': 'note "twice"; add 1'}

    def write_wrongly(move: Any) -> str:
        line = write(move)
        return wrong.get(line) or line.replace("add 37", "zd 37")

    game.write = write_wrongly
    return game


@pytest.mark.parametrize(
    ("notation", "form"), tuple(forms()), ids=lambda part: part if isinstance(part, str) else part.verb
)
def test_every_field_of_every_move_reads_back(notation: str, form: Form[Any]):
    taken = 0

    @settings(max_examples=16, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(lines(form))
    def holds(line: str) -> None:
        nonlocal taken
        try:
            move = NOTATIONS[notation].read(line)
        except Refusal:
            return
        taken += 1
        assert NOTATIONS[notation].read(NOTATIONS[notation].write(move)) == move

    holds()
    assert taken


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("add 7", "record-misread"),
        ("add 6", "record-unread"),
        ('note "twice"', "record-misread"),
        ('rule that "he said so" add 37', "record-unread"),
        ("amend 1 add 7", "record-misread"),
        ("insert 1 add 6", "record-unread"),
        ("add 1; add 7", "record-misread"),
    ],
)
def test_move_that_does_not_read_back_is_never_written(tmp_path: Path, line: str, code: str):
    game = forgetful()
    with Journal.create(tmp_path / "game", HEADER, game) as table:
        table.submit("add 3")
        before, state = table.path.read_bytes(), table.state
        with pytest.raises(Unreadable) as refused:
            table.submit(line)
        assert refused.value.code == code
        assert table.path.read_bytes() == before
        assert table.state == state
        table.submit("add 4")
    record = read(tmp_path / "game", game, strict=True)
    assert (record.trouble, record.state.total) == (None, 7)  # type: ignore[attr-defined]  # a Pile
    for language in LANGUAGES:
        assert not Words(language).say(code, refused.value.facts).startswith(code)


@given(st.builds("{} {}".format, st.sampled_from(VERBS), st.text(max_size=12) | st.integers(0, 9).map(str)))
def test_counter_game_writes_only_what_it_reads(line: str):
    history = History(COUNTER, COUNTER.start(HEADER.seats, {}), 1)
    with suppress(Refusal):
        for entry in history.take_line(line, NOON):
            text = read_text(write_line(NOON, entry.actor, entry.line, entry.facts))
            assert COUNTER.resolve(entry.before, COUNTER.read(text, entry.before)) == entry.move
