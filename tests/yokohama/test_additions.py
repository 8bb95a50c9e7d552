"""Additions to the rulings: values of achievements, ends by a correction, late facts."""

from __future__ import annotations

import pytest

from eighteen80.capabilities import LearnsBox
from eighteen80.refusals import Ambiguous, Unreadable
from eighteen80.words import LANGUAGES, Words
from eighteen80.yokohama import GAME
from eighteen80.yokohama.events import EndTakenBack, EndTriggered, PowerDoubted, ToldApart, WaysUnseen
from tests.support.peer.lines import replay
from tests.support.shell import Shell
from tests.support.yokohama.evening import Evening, in_supply
from tests.support.yokohama.peer import PEER


def correct(night: Evening, line: str) -> Evening:
    return night.take(f'correct {line} "as it lies"')


# Y61: the two values of an achievement


def copper(*names: str) -> Evening:
    night = Evening()
    for name in names or ("Anna", "Bert", "Cleo"):
        night.player(name, copper=5)
    return night


@pytest.mark.parametrize("values", ["6/8", "7/7"])
def test_Y61_a_first_value_that_is_not_greater_is_refused(values: str):
    first, later = map(int, values.split("/"))
    refusal = copper().refusal_of(f"claim copper5 = {values}", "claim-values")
    assert (refusal.facts["figure"], refusal.facts["later"]) == (first, later)
    copper().take(f"claim copper5 = {later + 2}/{later + 1}")


@pytest.mark.parametrize(
    ("earlier", "later"),
    [("8/6", "9/6"), ("8/6", "8/5"), ("8/6", "9/5"), ("8/6", "5"), ("8", "8"), ("8", "9"), ("8", "9/6")],
)
def test_Y61_a_second_value_that_contradicts_is_asked(earlier: str, later: str):
    night = copper().take(f"claim copper5 = {earlier}").turn_of("Bert")
    with pytest.raises(Ambiguous, match="ambiguous-values") as caught:
        night.take(f"claim copper5 = {later}")
    known = ["claim copper5 = 8/6"] if "/" in earlier else []
    assert list(caught.value.choices) == [*known, "claim copper5 = ?"]
    assert caught.value.facts["move"] == 1
    for language in LANGUAGES:
        assert " 1 " in Words(language, "yokohama").say("ambiguous-values", caught.value.facts)
    for choice in caught.value.choices:
        copper().take(f"claim copper5 = {earlier}").turn_of("Bert").take(choice)


@pytest.mark.parametrize(
    ("earlier", "later", "points"), [("8/6", "8/6", 6), ("8/6", "6", 6), ("8", "6", 6), ("8", "8/5", 5)]
)
def test_Y61_a_second_value_that_fits_is_taken(earlier: str, later: str, points: int):
    night = copper().take(f"claim copper5 = {earlier}").turn_of("Bert").take(f"claim copper5 = {later}")
    assert (night.points("Anna"), night.points("Bert")) == (8, points)


def test_Y61_a_value_told_late_is_asked_about_too():
    night = copper().take("claim copper5 = ?").turn_of("Bert").take("claim copper5 = 6")
    with pytest.raises(Ambiguous, match="ambiguous-values"):
        night.take("tell 1 = 5")
    with pytest.raises(Ambiguous, match="ambiguous-values"):
        night.take("tell 1 = 8/7")
    assert night.take("tell 1 = 8/6").points("Anna") == 8


def test_Y61_a_table_may_rule_otherwise():
    night = copper().take("claim copper5 = 8/6").turn_of("Bert")
    night.take('rule that "misprinted card" claim copper5 = 9/7')
    assert night.points("Bert") == 7


def test_Y61_the_box_takes_no_pair_the_other_way_round():
    assert GAME.offers(LearnsBox).box_figure("achievement", "copper5", "8/6").value == "8/6"  # type: ignore[attr-defined]
    with pytest.raises(Unreadable, match="box-value"):
        GAME.offers(LearnsBox).box_figure("achievement", "copper5", "6/8")  # type: ignore[attr-defined]


# Y70: ends that come and go by a correction


SEVEN = dict.fromkeys(("silk", "tea", "bank", "church", "import", "harbour", "dock"), 1)
THREE = ("silk", "tea", "bank")


@pytest.mark.parametrize(
    ("why", "line", "back"),
    [
        ("church", "field Anna church 5", "field Anna church 5 none"),
        ("import", "field Anna import 5", "field Anna import 5 none"),
        ("shops", "shop Anna fish1 1", "shop Anna fish1 none"),
        ("houses", "house Anna fish1", "house Anna fish1 none"),
    ],
)
def test_Y70_a_correction_brings_the_end_and_takes_it_back(why: str, line: str, back: str):
    night = Evening().table(church=("Bert",) * 4, imports=("Cleo",) * 4, round=3)
    night.player("Anna", sites=SEVEN, shops=(1, 0), trading=THREE, houses=(1, 0))
    night.player("Bert", boards=4, supply=4).player("Cleo", boards=4, supply=4)
    night.player("Anna", shops=night["Bert"].shops._replace(supply=1, warehouse=0))
    night.player("Anna", houses=night["Bert"].houses._replace(supply=1, warehouse=0))
    correct(night, line)
    assert (night.state.trigger, night.state.last_round) == ((why, "Anna"), 4)
    assert [event.why for event in night.events_of(EndTriggered)] == [why]
    correct(night, back)
    assert (night.state.trigger, night.state.last_round) == (None, None)
    assert [event.why for event in night.events_of(EndTakenBack)] == [why]


def with_end(**changes: object) -> Evening:
    """The church has brought the end in round 3."""
    night = Evening().table(church=("Bert",) * 4 + ("Anna",), round=3, trigger=("church", "Anna"), last_round=4)
    night.player("Bert", boards=4, supply=4).player("Anna", boards=1, supply=7)
    return night.table(**changes)


def test_Y70_in_the_last_round_the_end_stands():
    night = correct(with_end(round=4), "field Anna church 5 none")
    assert night.state.last_round == 4


def test_Y70_another_end_that_has_come_meanwhile_stays():
    night = with_end().player("Cleo", trading=(*THREE, "fish1"), houses=Evening()["Cleo"].houses._replace(warehouse=0))
    correct(night, "field Anna church 5 none")
    assert night.state.trigger is not None
    assert (night.state.trigger[0], night.state.last_round) == ("houses", 4)


def test_Y70_another_correction_leaves_the_end_alone():
    night = correct(with_end(), "yen Anna +1")
    assert (night.state.trigger, night.events_of(EndTakenBack), night.events_of(EndTriggered)) == (
        ("church", "Anna"),
        [],
        [],
    )


def test_Y70_orders_found_on_the_pile_take_the_end_back():
    night = Evening().table(pile=0).take("act harbour 3; take 1")
    assert night.state.trigger == ("orders", "Anna")
    assert correct(night, "pile table +1").state.trigger is None
    # A pile that is exactly empty ends nothing (Y44).
    assert correct(Evening().table(pile=1), "pile table 0").state.trigger is None


def test_Y70_the_game_goes_on_as_long_as_after_a_move():
    by_move = Evening().table(church=("Bert",) * 4).player("Bert", boards=4, supply=4)
    by_move.take("act church 3; pray 5 = ?")
    by_hand = Evening().table(church=("Bert",) * 4).player("Bert", boards=4, supply=4).take("act bank 3")
    correct(by_hand, "field Anna church 5")
    assert (by_move.state.trigger, by_move.state.last_round) == (by_hand.state.trigger, by_hand.state.last_round)


# Y94: late facts that contradict the move


def apart(night: Evening) -> list[tuple[int, int, int, bool]]:
    return [(event.asked, event.most, event.apart, event.over) for event in night.events_of(ToldApart)]


@pytest.mark.parametrize(
    ("line", "printed", "found"),
    [
        # Power 3 in the laboratory, 1 unit paid: the card may cost 4 and nothing else.
        ("tech ball for 2 yen = ? FR", "4 FR", []),
        ("tech ball for 2 yen = ? FR", "6 FR", [(6, 4, 2, False)]),
        ("tech ball for 2 yen = ? FR", "3 FR", [(3, 4, 1, True)]),
        ("tech ball = ?", "3 FR", []),
        ("tech ball = ?", "1 FR", []),
        ("tech ball = ?", "4 FR", [(4, 3, 1, False)]),
        ("tech ball slot 5 +2 for 4 yen = ?", "3 FR", []),
        ("tech ball slot 5 +2 for 4 yen = ?", "4 FR", [(4, 3, 1, False)]),
        # A slot with an unnamed surcharge takes more than the cost.
        ("tech ball slot 5 for 4 yen = ?", "3 FR", []),
        ("tech ball slot 5 for 4 yen = ?", "6 FR", [(6, 5, 1, False)]),
    ],
)
def test_Y94_a_price_that_could_not_have_been_paid_is_said(line: str, printed: str, found: list[tuple[int, ...]]):
    night = Evening().player("Anna", yen=9).take(f"act laboratory 3; {line}; tell 2 = {printed}")
    assert apart(night) == found


def test_Y94_fourth_technology_s_unit_pays_nothing_of_card():
    night = Evening().player("Anna", owns="tram coach post", yen=9).take("act laboratory 3; tech ball for 4 yen = ?")
    assert apart(night.take("tell 2 = 5 FR")) == [(5, 4, 1, False)]


def test_Y94_faith_and_imports_that_were_short_are_said():
    night = Evening().take("act church 3; pray 4 with 1 tea = ?; tell 2 = 6 > 2 yen")
    assert apart(night) == [(6, 4, 2, False)]
    assert night.yen("Anna") == (5,)
    store = Evening().player("Anna", import_=2).take("act import 3; give 2 with 1 import = ?; tell 2 = 2 > 2 yen")
    assert apart(store) == [(2, 1, 1, False)]
    assert apart(Evening().take("act church 3; pray 4 with 1 tea = ?; tell 2 = 4 > 2 yen")) == []


def test_Y94_what_was_short_stays_in_log_tally_and_audit(shell: Shell):
    shell("new", "a.yokohama", "--game", "yokohama", "--seats", "Anna,Bert,Cleo")
    shell("play", "a.yokohama", "act laboratory 3; tech ball = ?", "tell 2 = 5 FR", "note nothing more")
    remark = "Move 2 could not be made so: 5 asked for, 3 at most by what was given, 2 short. amend 2 …"
    assert remark in shell("tally", "a.yokohama").out
    assert remark in shell("audit", "a.yokohama", "Anna", stdin="").out
    shell("play", "a.yokohama", "amend 2 tech ball for 2 yen = 4 FR; drop 3")
    assert remark not in shell("tally", "a.yokohama").out


# Ledger: power that cannot arise by then, and ways that are not checked


def doubts(*lines: str, **given: object) -> list[tuple[int, int]]:
    return [
        (event.power, event.most) for event in Evening().player("Anna", **given).take(*lines).events_of(PowerDoubted)
    ]


ROUND = "Bert: recall; Cleo: recall; Anna: "
"""Anna's next turn."""


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        (["act silk 3"], []),
        (["act silk 5"], [(5, 3)]),
        (["recall", f"{ROUND}act silk 5"], []),
        (["recall", f"{ROUND}act silk 6"], [(6, 5)]),
        (["act silk 3", f"{ROUND}act tea 5"], []),
        # An action in an area takes every assistant back from it.
        (["act silk 3", f"{ROUND}recall", f"{ROUND}act silk 5"], []),
        (["act silk 3", f"{ROUND}recall", f"{ROUND}act silk 6"], [(6, 5)]),
    ],
)
def test_Y31_power_that_cannot_arise_by_then_is_remarked(lines: list[str], found: list[tuple[int, int]]):
    assert doubts(*lines) == found


def test_Y31_nine_in_three_areas_is_remarked_three_times():
    night = Evening().take("act silk 9; Bert: act tea 9; Cleo: act bank 9")
    assert [(event.power, event.most) for event in night.events_of(PowerDoubted)] == [(9, 3)] * 3


def test_Y31_buildings_station_moves_and_telephone_may_add():
    assert doubts("act silk 5", sites={"silk": 1}, trading=("silk",)) == []
    assert doubts("order 1 tea = 2 moves GB", "act silk 5", tea=1) == []
    assert doubts("order 1 tea = ? GB", "act silk 9", tea=1) == []
    assert doubts("act silk 3", f"{ROUND}recall", f"{ROUND}act silk 6", owns="telephone") == []
    # An agent in phase A acts before the placing of that turn, in phase C after it.
    assert doubts("agent GB silk 1", agents={"GB": (1, 0)}) == [(1, 0)]
    assert doubts("recall", "agent GB silk 2", agents={"GB": (1, 0)}) == []


def test_Y31_who_comes_from_map_brings_along_who_stands_there():
    night = Evening(3, "map").player("Anna", **in_supply({"silk": 4, "tea": 1})).take("depth ledger", "act silk 7")
    assert night.events_of(PowerDoubted) == []
    other = Evening(3, "map").player("Anna", **in_supply({"silk": 4, "tea": 1})).take("depth ledger", "act tea 6")
    assert [(event.power, event.most) for event in other.events_of(PowerDoubted)] == [(6, 4)]


@pytest.mark.skipif(not PEER.names, reason="the recorded games are not there")
def test_Y31_no_power_of_a_game_played_on_the_map_is_doubted():
    game = replay(PEER, "y57L")
    assert game.refused is None
    assert [event for step in game.steps for event in step.events if isinstance(event, PowerDoubted)] == []


def test_what_the_ledger_does_not_see_is_said_once():
    night = Evening().take("act silk 3; Bert: act tea 3; Cleo: act bank 3")
    assert night.events_of(WaysUnseen) == []
    night.take("Anna: act church 3; Bert: act harbour 3")
    assert len(night.events_of(WaysUnseen)) == 1
    on_map = Evening(3, "map").player("Anna", president="silk", **in_supply({"bank": 1})).take("put none; go bank")
    assert on_map.events_of(WaysUnseen) == []
