"""Engineers' unknown numbers: asked where points depend on them, paid once they are known (RR36, RR58)."""

from __future__ import annotations

from pathlib import Path

import pytest

from eighteen80.capabilities import LearnsBox, SuggestsLines
from eighteen80.record.replay import read
from eighteen80.russia import GAME
from eighteen80.russia.state import NumberOwed, Pushes
from eighteen80.words import LANGUAGES, Words
from tests.support.russia.table import Table


def _fires(**numbers: int) -> Table:
    """Anna's marker comes onto factory 1; she has two engineers."""
    table = Table().lay_tableau("I 5 f1").has("any2", "black2", **numbers)
    return table.types("industry 1")


def _entries(table: Table, name: str = "Anna") -> list[tuple[int, str, str, int]]:
    return [tuple(entry) for entry in table.tableau(name).ledger]


# Factory 1


def test_RR36_known_numbers_are_paid_at_once():
    table = _fires(any2=7, black2=9)
    assert (table.tableau().score, table.due, table.state.pool) == (16, "Bert", ())


def test_RR36_unknown_number_is_asked_there_and_then():
    table = _fires(any2=7)
    assert (table.tableau().score, table.due, table.state.pool) == (7, "Anna", (NumberOwed("black2"),))
    assert table.lines() == [f"box engineer black2 = {number}" for number in ("?", "1", "15")]
    assert table.refusal_of("done").code == "still-owed"
    assert table.refusal_of("coins").facts["what"] == "box engineer black2"
    assert list(GAME.offers(SuggestsLines).likely(table.state)) == ["box engineer black2 = ?"]
    table.types("box engineer black2 = 9")
    assert (table.tableau().score, table.due) == (16, "Bert")
    assert _entries(table) == [(2, "factory", "1", 7), (2, "factory", "1", 9)]


def test_RR36_number_left_open_is_paid_in_its_round():
    table = _fires(any2=7).types("box engineer black2 = ?")
    assert (table.tableau().score, table.due) == (7, "Bert")
    table.set(round=5).types("box engineer black2 = 9")
    assert (table.tableau().score, _entries(table)[-1]) == (16, (2, "factory", "1", 9))
    assert "event-points" in [event.code for event in table.events]
    assert table.state.unpaid == ()


def test_RR36_each_firing_is_paid_late():
    table = _fires().types("box engineer any2 = ?; box engineer black2 = ?")
    table.turn("Anna").lay_tableau("I 0 f1").lay_tableau("I 5 f1").types(
        "industry 2; box engineer any2 = ?; box engineer black2 = ?"
    )
    assert table.types("box engineer any2 = 3; box engineer black2 = 4").tableau().score == 2 * (3 + 4)


def test_RR36_number_is_asked_once_a_turn():
    table = Table().lay_tableau("I 5,3 f1").has("any2").owed(Pushes(4, must=True))
    table.types("move front; move front")
    assert table.state.pool == (NumberOwed("any2"),)
    assert table.types("box engineer any2 = 5").tableau().score == 2 * 5


def test_RR36_only_what_is_asked_may_be_left_open():
    assert Table().refusal_of("box engineer any2 = ?").code == "box-senseless"
    assert not list(GAME.offers(LearnsBox).box_statements(Table().state, GAME.read("box engineer any2 = ?")))


def test_RR36_rest_of_the_action_does_not_wait_for_a_number():
    table = Table().lay_tableau("I 5 f1").has("any2").types("industry 2")
    assert (table.bar(), table.state.pool) == (("10",), (NumberOwed("any2"),))


def test_RR02_at_once_a_number_comes_before_the_rest():
    table = Table(effects="at_once").lay_tableau("I 5 f1").has("any2").types("industry 2")
    assert (table.bar(), table.due) == (("5f",), "Anna")
    assert table.types("box engineer any2 = ?").bar() == ("10",)


def test_RR36_nothing_is_asked_by_the_old_rules():
    table = Table(ask_numbers="no").lay_tableau("I 5 f1").has("any2", "black2", any2=7).types("industry 1")
    assert (table.tableau().score, table.due) == (7, "Bert")
    assert table.types("box engineer black2 = 9").tableau().score == 7


OLD = """eighteen80 record 1
game     Russian Railroads
rules    1
table    old
date     2013-10-24
seats    Anna, Bert, Cleo, Dora
--
19:30:00  table  strip brown+5 again industry-black build any2 doubler+3 black2
19:30:10  Dora  bonus coin
19:30:20  Cleo  bonus black T
19:30:30  Bert  bonus doubler
19:30:40  Anna  hire
19:30:50  Bert  pass
19:31:00  Cleo  pass
19:31:10  Dora  pass
19:31:15  table  correct loco Anna T 2 "as it lay"
19:31:20  table  correct factories Anna 1 "as it lay"
19:31:30  table  correct marker Anna 5 "as it lay"
19:31:40  Anna  industry 1
19:31:50  Anna  coins
"""


def test_RR36_old_record_goes_on_without_being_asked(tmp_path: Path):
    path = tmp_path / "old.russia"
    path.write_text(OLD, "utf-8")
    record = read(path)
    assert (record.trouble, record.entries[-1].line) == (None, "coins")
    kept = {
        str(notice.facts["change"].code): notice.facts["keep"] for notice in record.notices if "change" in notice.facts
    }
    assert kept == {"rules-numbers": {"ask_numbers": "no"}, "rules-typed": {}}
    path.write_text(OLD.replace("rules    1", f"rules    {GAME.version}"), "utf-8")
    assert read(path).trouble is not None


# The end


def _tie() -> Table:
    """Give Anna and Bert an engineer each, with unknown numbers."""
    table = Table().set(phase="reveal", round=7, turn=None).player(end_cards=1)
    return table.has("any2").has("build", name="Bert").types("reveal Anna flat")


def test_RR58_tie_names_the_line_that_ends_it():
    table = _tie()
    assert table.lines()[:2] == ["box engineer any2 = 1", "box engineer any2 = 15"]
    for line in ("pass", "reveal Anna black", "black 1 T2"):
        refusal = table.refusal_of(line)
        assert (refusal.code, set(refusal.facts["engineers"])) == ("numbers-asked", {"any2", "build"})
    table.types("box engineer any2 = 5; box engineer build = 9")
    assert dict(table.state.result or ()) == {"Anna": 35, "Bert": 40, "Cleo": 0, "Dora": 0}


def test_RR36_open_number_of_a_factory_is_asked_at_the_end():
    table = _fires(any2=7).types("box engineer black2 = ?")
    table.set(phase="reveal", round=7, turn=None).player(end_cards=1).types("reveal Anna flat")
    assert table.state.result is None
    assert table.refusal_of("box engineer black2 = ?").code == "box-senseless"
    table.types("box engineer black2 = 9")
    assert dict(table.state.result or ())["Anna"] == 7 + 9 + 15 + 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_RR58_majority_says_what_the_end_card_adds(language: str):
    table = Table().set(phase="reveal", round=7, turn=None).player("Bert", end_cards=1)
    table.has("any2", "black2", any2=3, black2=4).has("build", "again", name="Bert", build=1, again=2)
    table.types("reveal Bert engineer")
    won = [event for event in table.events if event.code == "event-last-points"]
    messages = [Words(language, GAME.key).say(event.code, event.facts) for event in won]
    assert [(event.facts["player"], event.facts["points"]) for event in won] == [("Bert", 40), ("Anna", 20)]
    assert "3, " in messages[0]
    assert "2)" in messages[1]
