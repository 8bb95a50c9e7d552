"""Lines of bankers who are new to the notation of the game: they leave words out, swap them or spell them out."""

from __future__ import annotations

import pytest

from eighteen80.record.history import NO_TIME, History
from eighteen80.refusals import Ambiguous, Illegal, Refusal, Unreadable
from eighteen80.sheets import Say, Text
from eighteen80.table import log
from eighteen80.table.draw.text_lines import text_lines
from eighteen80.yokohama import GAME
from eighteen80.yokohama.moves import NOTATION
from eighteen80.yokohama.show.sheets.sheet_turn import round_name
from tests.support.seated import painter
from tests.support.yokohama.evening import Evening

GOALS = "goals copper5 yen10 trade4"
SEATS = ("Paula", "Bert", "Bea Dora")


def table_after(*lines: str) -> History:
    history = History(GAME, GAME.start(SEATS, {}), GAME.version)
    for line in (GOALS, *lines):
        tuple(history.take_line(line, NO_TIME))
    return history


def type_line(line: str, *before: str) -> list[str]:
    return [entry.line for entry in table_after(*before).take_line(line, NO_TIME)]


def refusal_of(line: str, *before: str) -> Refusal:
    with pytest.raises(Refusal) as refused:
        type_line(line, *before)
    return refused.value


@pytest.mark.parametrize(
    ("line", "made"),
    [
        ("+1 silk", "trade +1 silk"),
        ("-1 copper +1 fish", "trade -1 copper +1 fish"),
        ("-c +f", "trade -1 copper +1 fish"),
    ],
)
def test_signs_before_wares_trade_in_chinatown(line: str, made: str):
    assert type_line(line, "chinatown 4") == [made]


@pytest.mark.parametrize(
    ("line", "goals"),
    [
        ("achievements copper 5 yen 10 trade 4", GOALS),
        ("goals 5 copper 10 yen 4 trade", GOALS),
        ("goals tea7 orders 5 3 production 2 trade", "goals tea7 orders5 prod3trade2"),
        ("the goals are copper five, ten yen and four trade", GOALS),
        ("Errungenschaften: Kupfer fünf, zehn Yen, Handel vier", GOALS),
    ],
)
def test_numbers_of_achievements_may_stand_apart(line: str, goals: str):
    history = History(GAME, GAME.start(SEATS, {}), GAME.version)
    assert [entry.line for entry in history.take_line(line, NO_TIME)] == [goals]


@pytest.mark.parametrize("line", ["copper five, ten yen and four trade", "miedź pięć, dziesięć jenów, handel cztery"])
def test_achievements_without_their_verb_are_offered(line: str):
    history = History(GAME, GAME.start(SEATS, {}), GAME.version)
    with pytest.raises(Ambiguous) as refused:
        tuple(history.take_line(line, NO_TIME))
    assert refused.value.choices == (GOALS,)


@pytest.mark.parametrize("name", ["great britain", "England", "großbritannien", "GB", "wielka brytania"])
def test_a_country_may_be_named_in_full_on_a_card(name: str):
    assert type_line(f"order silk tea = 4 points {name}") == ["order 1 silk 1 tea = 4 points GB"]
    assert type_line(f"t telegr = 3 {name}", "laboratory 3") == ["tech telegraph = 3 GB"]


@pytest.mark.parametrize("line", ["bank", "fish1", "the silk mill"])
def test_an_area_without_its_power_asks_for_the_power(line: str):
    refusal = refusal_of(line)
    assert (refusal.code, refusal.facts["field"]) == ("unreadable-missing", "POWER")


@pytest.mark.parametrize("name", ["telegraph", "Telegramm", "winery"])
def test_a_technology_alone_asks_for_its_cost(name: str):
    refusal = refusal_of(name, "laboratory 3")
    assert refusal.code == "value-missing"
    assert [each.partition(" ")[0] for each in type_line(f"{name} = 3 FR", "laboratory 3")] == ["tech"]


@pytest.mark.parametrize(
    ("line", "example"),
    [
        ("Paula: order silk", "= 2 yen 6 points DE"),
        ("bonus", "= 2 yen"),
        ("pray 4 cs", "= 6 > 5 points"),
        ("tech ball", "= 4 FR"),
    ],
)
def test_a_missing_print_is_asked_for_with_its_form(line: str, example: str):
    acts = {"bonus": "silk 5", "pray": "church 4", "tech": "laboratory 3"}
    refusal = refusal_of(line, acts.get(line.split(maxsplit=1)[0], "silk 2"))
    assert refusal.code == "value-missing"
    assert f"“{example}”" in painter(GAME).words.text(Say(refusal.code, refusal.facts))


@pytest.mark.parametrize("name", ["university", "Universität", "textile"])
def test_a_technology_with_a_move_of_its_own_is_used(name: str):
    assert refusal_of(name, "laboratory 3").code not in ("value-missing", "ambiguous-turn")


def test_a_number_without_its_ware_asks_for_the_ware():
    refusal = refusal_of("order silk tea = 4")
    assert isinstance(refusal, Unreadable)
    assert refusal.code == "unreadable-missing"
    assert {"yen", "points"} <= {*refusal.expected}


@pytest.mark.parametrize("name", ["Bea", "bea", "Bea:", "Bea Dora", "Bea Dora:"])
def test_first_word_of_a_long_name_names_its_player(name: str):
    assert type_line(f"{name} silk 2", "bank 3", "Bert: tea 3") == ["done", "act silk 2"]


@pytest.mark.parametrize(("change", "reason"), [("+1", "forgot the toll"), ("5", "miscounted")])
def test_a_correction_is_offered_its_reason_in_quotes(change: str, reason: str):
    refusal = refusal_of(f"correct yen Bert {change} {reason}")
    assert isinstance(refusal, Illegal)
    assert NOTATION.write(refusal.instead) == f'correct yen Bert {change} "{reason}"'


def test_laying_the_boards_is_called_the_set_up():
    night = Evening()
    assert round_name(night.state) == Say("round-number", {"round": 1})
    laying = GAME.start(SEATS, {"depth": "map"})
    assert round_name(laying) == Say("round-setup")


def test_each_ware_has_its_sign_in_the_log():
    history = table_after("church 3", "p 4 cs = 5 > 4p 1 tea")
    shown = text_lines(Text(log.log(history.moves, GAME).lines[-1:]), 200, painter(GAME))
    assert "".join(text for text, _ in shown[0]).endswith("−1 copper, −1 silk  1 of 5  +1 tea, +4 points")


@pytest.mark.parametrize(("typed", "meant"), [("slik 2", "act silk 2"), ("kupffer 2", "act copper 2")])
def test_a_misspelt_area_keeps_the_number_behind_it_as_its_power(typed: str, meant: str):
    refusal = refusal_of(typed)
    assert isinstance(refusal, Ambiguous)
    assert list(refusal.choices) == [meant]
