"""AUFBAU: who plays, the strip, the start bonuses (RR62 to RR66)."""

from __future__ import annotations

import pytest

from eighteen80.refusals import Illegal
from eighteen80.russia import GAME
from eighteen80.russia.fields.single_words import ENGINEERS
from tests.support.russia.table import NAMES, Table

STRIP = "strip brown+5 again industry-black build any2 doubler+3 black2"


def _start_game(players: int = 4) -> Table:
    table = Table(players)
    return table.set(**GAME.start(NAMES[:players], {})._asdict())


@pytest.mark.parametrize("players", [1, 5])
def test_RR66_two_to_four_play(players: int):
    with pytest.raises(Illegal) as refused:
        GAME.start([f"P{number}" for number in range(players)], {})
    assert refused.value.code == "start-seats"


def test_a_refused_strip_names_each_engineer_once():
    expected = _start_game().refusal_of("strip any2 K").expected
    assert sorted(expected) == sorted(ENGINEERS)


@pytest.mark.parametrize(
    ("option", "code"), [({"effects": "later"}, "ruling-value"), ({"colour": "red"}, "ruling-unknown")]
)
def test_an_option_that_there_is_not_is_refused(option: dict[str, str], code: str):
    with pytest.raises(Illegal) as refused:
        GAME.start(NAMES, option)
    assert refused.value.code == code


def test_RR66_players_are_named_in_the_first_order_of_play():
    assert GAME.start(("Dora", "Anna", "Cleo"), {}).order == ("Dora", "Anna", "Cleo")


def test_RR65_three_have_an_empty_slot_and_fewer_locomotives():
    table = _start_game(3).types(STRIP.removesuffix(" black2"))
    assert table.state.strip == (None, "brown+5", "again", "industry-black", "build", "any2", "doubler+3")
    assert (table.state.stacks, _start_game().state.stacks) == ((3,) * 8, (4,) * 8)
    assert _start_game(3).refusal_of(STRIP).code == "strip-number"
    assert Table(3).refusal_of("r1").code == "own-place"
    assert Table(3).types("r2").due == "Bert"


def test_RR63_each_engineer_lies_out_once():
    assert _start_game().refusal_of(STRIP.replace("again", "build")).code == "strip-twice"
    assert _start_game().refusal_of(f"{STRIP} card build").code == "strip-twice"
    assert _start_game().types(f"{STRIP} card grey+5").state.card_engineer == "grey+5"


def test_RR62_bonuses_that_lie_out_are_listed_with_their_steps():
    table = _start_game().types(STRIP)
    assert table.lines() == [
        "bonus black T", "bonus black P", "bonus black K", "bonus industry", "bonus doubler", "bonus coin",
    ]  # fmt: skip
    assert _start_game().types(STRIP).types("bonus doubler").lines()[-2:] == ["bonus industry", "bonus coin"]


def test_RR62_a_bonus_is_there_once_and_makes_its_one_step():
    table = _start_game().types(STRIP).types("bonus coin")
    assert table.refusal_of("bonus coin").code == "bonus-gone"
    assert table.refusal_of("bonus black T2").code == "too-many"
    assert table.refusal_of("bonus black").code == "not-in-full"
    assert table.refusal_of("bonus black T K").code == "too-many"


def test_RR62_last_place_chooses_first_and_first_gets_none():
    table = _start_game().types(STRIP)
    chose = []
    for line in ("bonus coin", "bonus black T", "bonus doubler"):
        chose.append(table.due)
        table.types(line)
    assert (chose, table.due, table.state.round) == (["Dora", "Cleo", "Bert"], "Anna", 1)
    assert (table.tableau("Dora").coins, table.tracks("T", "Cleo"), table.tableau("Bert").doublers) == (2, (2,), 1)
