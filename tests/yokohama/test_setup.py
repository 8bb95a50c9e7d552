"""Set-up: who begins with what, which boards lie there and how (rulebook: Spielaufbau; Y01-Y08, Y61)."""

from __future__ import annotations

from random import Random

import pytest

from eighteen80.refusals import Illegal
from eighteen80.yokohama import GAME
from eighteen80.yokohama.box.components import areas
from eighteen80.yokohama.fields.fact_names import place
from eighteen80.yokohama.rules import setup
from eighteen80.yokohama.state import neighbours_of
from tests.support.yokohama.evening import NAMES, ROWS, Evening


def test_Y07_first_name_begins_with_three_yen():
    table = Evening()
    assert table.yen("Anna", "Bert", "Cleo") == (3, 4, 4)
    for name in NAMES[:3]:
        assert table.wares(name, "copper", "silk", "tea", "fish", "import", "points") == (1, 1, 1, 1, 0, 0)
        assert (table[name].hand, table[name].shops, table[name].houses) == (1, (2, 6), (0, 4))
        assert (table[name].supply, table[name].warehouse) == (8, 12)


def test_Y03_fishing_areas_are_of_one_kind():
    for area, players in (("fish", 2), ("fish1", 3), ("fish2", 3)):
        assert Evening(players).take(f"act {area} 3").wares("Anna", "fish") == (4,)
    four = Evening().player("Anna", sites={"fish1": 1, "fish2": 1, "tea": 1, "silk": 1})
    assert four.take("claim prod4 = 8/6").points("Anna") == 8


@pytest.mark.parametrize("players", [2, 3, 4])
def test_Y06_each_begins_with_one_order_and_types_nothing(players: int):
    night = Evening(players)
    assert [night[name].hand for name in NAMES[:players]] == [1] * players
    night.take("order 1 tea = 3 points GB").refusal_of("order 1 silk = 3 points GB", "order-hand")


@pytest.mark.parametrize(("players", "orders"), [(2, 10), (3, 13), (4, 16)])
def test_setup_pile_by_players(players: int, orders: int):
    assert Evening(players).state.pile == orders


@pytest.mark.parametrize(("players", "boards"), [(2, 10), (3, 14), (4, 18)])
def test_Y04_boards_follow_from_the_number_of_players(players: int, boards: int):
    assert len(areas(players)) == boards
    assert ("chinatown" in areas(players), "dock" in areas(players), "canal" in areas(players)) == (players > 2,) * 3
    assert ("research" in areas(players)) == (players == 4)


@pytest.mark.parametrize(("players", "links"), [(2, 18), (3, 28), (4, 38)])
def test_Y01_neighbours_by_number_of_players(players: int, links: int):
    table = Evening(players, "map")
    pairs = {(one, other) for one in table.state.areas for other in neighbours_of(table.state, one)}
    assert {(other, one) for one, other in pairs} == pairs
    assert len(pairs) == 2 * links


def test_Y01_row_has_its_length():
    table = Evening(3, "ledger")
    table.state = GAME.start(NAMES[:3], {"depth": "map"})
    table.refusal_of("row silk bank laboratory church dock tea", "row-length")
    table.refusal_of("row silk bank laboratory church", "row-length")
    assert table.take("row silk bank laboratory church dock").refusal_of("row tea", "row-length").facts["row"] == 2


def test_setup_board_twice():
    """The program does not choose the places of the boards: the refusal names those not laid yet, and no other move."""
    table = Evening()
    table.state = GAME.start(NAMES[:3], {"depth": "map"})
    table.refusal_of("row silk bank bank church dock", "row-twice")
    table.take("row silk bank laboratory church dock")
    refusal = table.refusal_of("row tea bank employment fish1", "row-twice")
    unlaid = {*table.state.areas} - {area for row in table.state.rows for area in row}
    assert refusal.facts["unlaid"] == tuple(place(area) for area in table.state.areas if area in unlaid)
    assert isinstance(refusal, Illegal)
    assert refusal.instead is None


def test_Y02_two_boards_of_a_kind_are_numbered_in_reading_order():
    table = Evening()
    table.state = GAME.start(NAMES[:3], {"depth": "map"})
    table.refusal_of("row silk fish2 laboratory church dock", "row-order")
    table.take("row silk fish1 fish2 church dock")


def test_Y02_first_board_of_a_kind_is_1_without_its_number():
    table = Evening(4)
    table.state = GAME.start(NAMES, {"depth": "map"})
    table.take("row l t ca s b h", "row f s f t e")
    assert table.state.rows == (
        ("laboratory", "tea1", "canal", "silk1", "bank", "harbour"),
        ("fish1", "silk2", "fish2", "tea2", "employment"),
    )
    table.refusal_of("row c c ch s", "row-twice")


def test_Y02_without_a_number_the_word_is_not_clear():
    Evening(4).ambiguous("s 4", "silk1", "silk2")


def test_Y08_neutral_one_stands_on_a_field():
    table = Evening(2).take("neutral church 3")
    assert table.state.church == (None, None, "neutral")
    assert table.dump()["gauges"]["church"] == [1, 5]
    Evening(3).refusal_of("neutral church 3", "neutral-none")


def test_Y08_several_neutral_ones_count_if_typed_early():
    table = Evening(2).take("neutral church 3", "neutral church 5")
    assert table.dump()["gauges"]["church"] == [2, 5]
    table.take("act bank 2; done").refusal_of("neutral church 1", "neutral-told")
    rows = Evening(2, "map").table(rows=(), turn=None).take("neutral church 3", "neutral import 3")
    assert "neutral" in rows.due


def test_Y08_neutral_one_is_told_later():
    table = Evening(2).table(last_round=1, turn=None).table(church=("Anna",))
    table.refusal_of("neutral church 1", "field-taken")
    table.take("neutral church 3")
    assert table.state.church == ("Anna", None, "neutral")
    table.refusal_of("neutral church 4", "neutral-told")


def test_Y61_cards_told_close_the_others():
    table = Evening().take("goals copper5 yen10 trade4").player("Anna", silk=6, copper=5)
    table.refusal_of("act bank 2; claim silk6 = 8/6", "claim-closed")
    table = Evening().player("Anna", silk=6, copper=5).take("act bank 2; claim copper5 = 8/6")
    table.refusal_of("claim silk6 = 8/6", "claim-closed")


def test_Y61_one_goal_of_each_group_is_told_once():
    table = Evening()
    table.refusal_of("goals copper5 silk6 trade4", "goals-groups")
    table.take("goals trade4 copper5 yen10")
    assert table.written == ["goals copper5 yen10 trade4"]
    table.refusal_of("goals copper5 yen10 trade4", "goals-when")


def test_Y01_neighbours_are_joined_and_parted_before_turn_one():
    table = Evening(3, "map")
    assert "dock" not in neighbours_of(table.state, "silk")
    table.take("link silk dock", "unlink silk bank")
    assert "dock" in neighbours_of(table.state, "silk")
    assert "bank" not in neighbours_of(table.state, "silk")
    table.refusal_of("link silk dock", "link-is")
    table.take("put none").refusal_of("link silk church", "link-when")


@pytest.mark.parametrize("players", [1, 5])
def test_Y07_game_is_for_two_to_four(players: int):
    with pytest.raises(Illegal, match="seats-number"):
        GAME.start([f"P{number}" for number in range(players)], {})


def test_an_option_that_there_is_not_is_refused():
    with pytest.raises(Illegal, match="ruling-"):
        GAME.start(NAMES[:3], {"depth": "deep"})


def test_any_order_of_boards_lies_if_the_numbers_are_right():
    chance = Random(7)
    table = Evening(2)
    boards = [board for row in ROWS[2] for board in row.split()]
    for _ in range(20):
        chance.shuffle(boards)
        table.state = GAME.start(NAMES[:2], {"depth": "map"})
        table.take(*(f"row {' '.join(boards[start:end])}" for start, end in ((0, 4), (4, 7), (7, 9), (9, 10))))
        assert sum(len(neighbours_of(table.state, area)) for area in table.state.areas) == 36


def test_Y05_no_tile_lies_on_the_canal():
    assert Evening().state.tiles == {area for area in areas(3) if area != "canal"}


def test_Y04_rows_are_typed_in_map_depth_alone():
    Evening().refusal_of("row silk bank laboratory church dock", "row-ledger")
    Evening(depth="map").refusal_of("row silk", "row-over")
    begun = Evening(depth="map").table(rows=(), turn=None)
    begun.refusal_of("row silk bank laboratory church research", "row-none")
    assert begun.take(f"row {ROWS[3][0]}").state.turn is None
    begun.refusal_of("link silk bank", "link-when")
    assert begun.take(*(f"row {row}" for row in ROWS[3][1:])).state.this_turn.who == "Anna"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("link silk research", "area-none"),
        ("link silk", "link-two"),
        ("link silk harbour fish2", "link-two"),
        ("link silk silk", "link-two"),
        ("link silk bank", "link-is"),
        ("unlink silk harbour", "link-not"),
    ],
)
def test_Y01_two_boards_that_lie_there_are_joined_or_parted(line: str, code: str):
    Evening(depth="map").refusal_of(line, code)


def test_Y01_what_was_joined_and_parted_again_lies_as_before():
    table = Evening(depth="map")
    before = table.state
    assert table.take("link silk harbour", "unlink silk harbour").state._replace(number=0) == before._replace(number=0)
    assert table.take("unlink silk bank", "link silk bank").state._replace(number=0) == before._replace(number=0)
    Evening().refusal_of("link silk bank", "link-when")


def test_a_misspelt_achievement_among_others_is_asked_for_again():
    refusal = Evening().unreadable("goals copper5 yen01 trade4")
    assert (refusal.code, refusal.facts["word"], refusal.at) == ("unreadable-word", "yen01", 14)
    assert {"copper5", "yen10", "trade4"} <= {*refusal.expected}


def test_an_achievement_that_is_still_missing_is_asked_for():
    refusal = Evening().unreadable("goals tea7 orders5")
    assert (refusal.code, refusal.expected) == ("unreadable-missing", ("prod4", "trade4", "prod3trade2", "prod2trade3"))


def test_Y61_a_note_or_a_count_does_not_begin_the_first_turn():
    table = Evening().take('note "who has the green box?"', "confirm yen Anna 3", "goals copper5 yen10 trade4")
    assert table.state.goals == ("copper5", "yen10", "trade4")


def test_Y61_goals_are_told_before_the_first_turn():
    Evening().take("act bank 2").refusal_of("goals copper5 yen10 trade4", "goals-when")


def test_Y08_each_neutral_piece_is_told_with_its_field():
    table = Evening(2)
    table.refusal_of("neutral church 21", "field-none")
    assert Evening(2).take("neutral church 20").state.church[-1] == "neutral"
    assert table.take("neutral church 3").state.hidden_neutral == ("import",)
    late = Evening(2).table(church=("Anna", None, "Bert"), hidden_neutral=("church",))
    assert [move.field for move in setup.neutrals(late.state)] == [2, *range(4, 21)]


@pytest.mark.parametrize("depth", ["ledger", "map"])
def test_three_achievements_are_asked_for_before_the_first_turn(depth: str):
    night = Evening(4, depth)
    assert GAME.ask(night.state).code == "ask-goals"
    assert GAME.ask(night.take("goals tea7 orders5 prod3trade2").state).code == "ask-turn"
