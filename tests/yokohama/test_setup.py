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
from tests.support.examples import Example
from tests.support.yokohama.evening import NAMES, ROWS, Evening, refused, taken


def test_Y07_first_name_begins_with_three_yen():
    table = Evening()
    assert table.yen("Anna", "Bert", "Cleo") == (3, 4, 4)
    for name in NAMES[:3]:
        assert table.wares(name, "copper", "silk", "tea", "fish", "import", "points") == (1, 1, 1, 1, 0, 0)
        assert (table[name].hand, table[name].shops, table[name].houses) == (1, (2, 6), (0, 4))
        assert (table[name].supply, table[name].warehouse) == (8, 12)


UNLAID = {"depth": "map", "table": {"rows": (), "turn": None}}
LATE = {"players": 2, "table": {"last_round": 1, "turn": None, "church": ("Anna",)}}
GOALS, ROW = "goals copper5 yen10 trade4", f"row {ROWS[3][0]}"
RICH = {"silk": 6, "copper": 5}
EXAMPLES = {
    **{
        f"Y03 {area} is a fishing area": taken(f"act {area} 3", {"fish": 4}, players=players)
        for area, players in (("fish", 2), ("fish1", 3), ("fish2", 3))
    },
    "Y03 fishing areas are of one kind": taken(
        "claim prod4 = 8/6", {"points": 8}, sites={"fish1": 1, "fish2": 1, "tea": 1, "silk": 1}
    ),
    **{
        f"Y06 each of {players} begins with one order": refused(
            "order 1 tea = 3 points GB; order 1 silk = 3 points GB", "order-hand", players=players
        )
        for players in (2, 3, 4)
    },
    **{
        f"Y06 {players} have a pile of {pile}": taken("act bank 2", {"pile": pile}, players=players)
        for players, pile in ((2, 10), (3, 13), (4, 16))
    },
    # Rows of boards
    "Y01 row is not longer than it is": refused("row silk bank laboratory church dock tea", "row-length", **UNLAID),
    "Y01 nor shorter": refused("row silk bank laboratory church", "row-length", **UNLAID),
    "Y01 row has its length": refused(f"{ROW}; row tea", "row-length", {"row": 2}, **UNLAID),
    "Y02 two boards of a kind are numbered as they are read": refused(
        "row silk fish2 laboratory church dock", "row-order", **UNLAID
    ),
    "Y02 two of them in a row": taken("row silk fish1 fish2 church dock", **UNLAID),
    "Y02 first board of a kind is 1 without its number": taken(
        "row l t ca s b h; row f s f t e",
        {"table rows": (("laboratory", "tea1", "canal", "silk1", "bank", "harbour"),
                        ("fish1", "silk2", "fish2", "tea2", "employment"))},
        players=4, **UNLAID,
    ),
    "Y02 a third is one too many": refused(
        "row l t ca s b h; row f s f t e; row c c ch s", "row-twice", players=4, **UNLAID
    ),
    "Y04 rows are typed in map depth alone": refused(ROW, "row-ledger"),
    "Y04 rows are typed once": refused("row silk", "row-over", depth="map"),
    "Y04 of three no research lies there": refused("row silk bank laboratory church research", "row-none", **UNLAID),
    "Y04 before all rows lie nobody acts": taken(ROW, {"table turn": None}, **UNLAID),
    "Y04 nor are they joined": refused(f"{ROW}; link silk bank", "link-when", **UNLAID),
    "Y04 with the last row the first turn begins": taken(
        "; ".join(f"row {row}" for row in ROWS[3]), {"who": "Anna"}, **UNLAID
    ),
    **{
        f"Y01 boards are joined or parted, {line}": refused(line, code, depth="map")
        for line, code in (
            ("link silk research", "area-none"),
            ("link silk", "link-two"),
            ("link silk harbour fish2", "link-two"),
            ("link silk silk", "link-two"),
            ("link silk bank", "link-is"),
            ("unlink silk harbour", "link-not"),
        )
    },
    # The neutral player
    "Y08 neutral one stands on a field": taken(
        "neutral church 3", {"church": (None, None, "neutral"), "gauges church": [1, 5]}, players=2
    ),
    "Y08 three have no neutral one": refused("neutral church 3", "neutral-none"),
    "Y08 several neutral ones count if typed early": taken(
        "neutral church 3; neutral church 5",
        {"church": (None, None, "neutral", None, "neutral"), "gauges church": [2, 5]}, players=2,
    ),
    "Y08 later it is told once": refused(
        "neutral church 3; neutral church 5; act bank 2; done; neutral church 1", "neutral-told", players=2
    ),
    "Y08 it is told before the rows lie": taken(
        "neutral church 3; neutral import 3", {"due neutral": True}, players=2, **UNLAID
    ),
    "Y08 it stands on no other's field": refused("neutral church 1", "field-taken", **LATE),
    "Y08 neutral one is told at the end": taken("neutral church 3", {"church": ("Anna", None, "neutral")}, **LATE),
    "Y08 at the end it is told once": refused("neutral church 3; neutral church 4", "neutral-told", **LATE),
    # Achievements
    "Y61 cards told close the others": refused(f"{GOALS}; act bank 2; claim silk6 = 8/6", "claim-closed", **RICH),
    "Y61 and so does a claim": refused("act bank 2; claim copper5 = 8/6; claim silk6 = 8/6", "claim-closed", **RICH),
    "Y61 goals are of each group": refused("goals copper5 silk6 trade4", "goals-groups"),
    "Y61 one goal of each group is told": taken("goals trade4 copper5 yen10", {"written": GOALS}),
    "Y61 they are told once": refused(f"{GOALS}; {GOALS}", "goals-when"),
    "Y61 they are told before the first turn": refused(f"act bank 2; {GOALS}", "goals-when"),
    "Y61 a note or a count does not begin it": taken(
        f'note "who has the green box?"; confirm yen Anna 3; {GOALS}', {"goals": ("copper5", "yen10", "trade4")}
    ),
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_set_up(example: Example):
    example.check()


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


def test_Y02_without_a_number_the_word_is_not_clear():
    Evening(4).ambiguous("s 4", "silk1", "silk2")


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
