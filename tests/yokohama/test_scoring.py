"""Final scoring (Y80-Y92): the rulebook's examples, whole positions, ties, a second scoring built otherwise."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from eighteen80.refusals import Unreadable
from eighteen80.sheets import Say
from eighteen80.yokohama import GAME
from eighteen80.yokohama.rules.scoring import Holding, Position, board_contest, rest_of, score, sets_of
from eighteen80.yokohama.show.dump import result_of
from eighteen80.yokohama.show.position import read_position
from eighteen80.yokohama.show.sheets.sheet_tally import made_of
from eighteen80.yokohama.state import Card
from tests.support.places import FACTS
from tests.support.shell import Shell
from tests.support.yokohama.evening import Evening
from tests.support.yokohama.second_scorer import random_position, recount

CASES: list[dict[str, Any]] = (
    json.loads(path.read_text("utf-8")) if (path := FACTS / "yokohama" / "scoring-cases.json").exists() else []
)
NOTHING = Holding(0, (), {}, 0, 0, 0, 0)


def position(*costs: tuple[int, ...], boards: dict[str, tuple[str | None, ...]] | None = None) -> Position:
    names = ("Hisashi", "Andrea", "Ryoko", "Stefan")[: len(costs)]
    players = {name: NOTHING._replace(technologies=cost) for name, cost in zip(names, costs, strict=True)}
    return Position(players, {"church": (), "import": (), **(boards or {})})


# The rulebook's own examples (Endwertung)


def test_Y81_rightmost_decides_in_the_church():
    ranks = board_contest(("red", "yellow", "red", "blue", "blue"))
    assert [rank.name for rank in ranks] == ["blue", "red", "yellow"]
    assert [rank.name for rank in board_contest(("blue", "red", "red", "blue"))] == ["blue", "red"]


def test_Y81_rightmost_decides_in_the_import_store():
    # Green 3, red 1, yellow 1, yellow to the right of red.
    assert [rank.name for rank in board_contest(("red", "green", "green", "yellow", "green"))] == [
        "green",
        "yellow",
        "red",
    ]


def test_Y84_equal_costs_go_by_turn_order():
    sheets = score(position((12,), (20,), (12,), (10,))).sheets
    assert {name: sheet.technology for name, sheet in sheets.items()} == {
        "Hisashi": 5,
        "Andrea": 10,
        "Ryoko": 0,
        "Stefan": 0,
    }


@pytest.mark.parametrize("numbers", [(2, 2, 2, 2, 0), (3, 2, 2, 1, 1), (3, 3, 1, 1, 1)])
def test_Y85_sets_of_the_rulebook(numbers: tuple[int, ...]):
    assert sets_of(dict(zip(("GB", "US", "FR", "DE", "NL"), numbers, strict=True))) == 16


def test_Y86_each_kind_that_is_left_is_rounded_down():
    assert rest_of(Holding(0, (), {}, 0, 1, 3, 7)) == 1 + 1 + 2
    assert rest_of(NOTHING._replace(agents=2, imports=3)) == 5
    assert rest_of(NOTHING._replace(yen=1, goods=2)) == 0


def test_Y80_categories_are_scored_in_the_order_of_the_rulebook():
    order = ["church", "import", "technology", "countries", "rest"]
    night = end(Evening())
    assert [key for key in night.dump()["result"]["sheet"]["Anna"] if key not in ("points", "total")] == order
    assert [say for say, _ in made_of(night.state, "Anna")] == [Say(f"score-{key}") for key in ("points", *order)]


# Whole positions


@pytest.mark.parametrize("case", CASES, ids=[f"final_{case['name'].split()[0]}" for case in CASES])
def test_final(case: dict[str, Any]):
    result = score(read_position(json.dumps(case["state"])))
    assert result_of(result) == {"sheet": case["sheet"], "ranks": case["ranks"]}


def test_Y07_Y91_equal_players_rank_by_turn_order():
    equal = position((), (), ())
    assert score(equal).ranks == ("Hisashi", "Andrea", "Ryoko")
    ahead = equal._replace(players={**equal.players, "Ryoko": NOTHING._replace(points=1)})
    assert score(ahead).ranks == ("Ryoko", "Hisashi", "Andrea")


@pytest.mark.parametrize(("cost", "prize"), [(5, 5), (7, 5), (8, 10), (9, 10)])
def test_Y84_neutral_competes_with_seven_and_a_half(cost: int, prize: int):
    sheets = score(position((cost,), ())).sheets
    assert (sheets["Hisashi"].technology, sheets["Andrea"].technology) == (prize, 0)


def test_Y84_with_three_no_neutral_competes():
    sheets = score(position((1,), (), ())).sheets
    assert [sheet.technology for sheet in sheets.values()] == [10, 0, 0]


def test_Y83_the_neutral_ones_prize_is_lost():
    night = position((), (), boards={"church": ("neutral", "Hisashi", "neutral")})
    assert [sheet.church for sheet in score(night).sheets.values()] == [3, 0]


def test_Y82_a_player_alone_on_a_board_has_the_first_prize_only():
    night = position((), (), (), boards={"import": ("Andrea", "Andrea")})
    assert [sheet.imports for sheet in score(night).sheets.values()] == [0, 8, 0]


def test_Y85_sets_are_the_best_of_all_divisions():
    worth = (0, 0, 2, 4, 8, 12)

    def best(numbers: tuple[int, ...], known: dict[tuple[int, ...], int]) -> int:
        numbers = tuple(sorted(numbers))
        if numbers not in known:
            some = [place for place, number in enumerate(numbers) if number]
            known[numbers] = 0
            for mask in range(1, 1 << len(some)):
                taken = [some[place] for place in range(len(some)) if mask >> place & 1]
                rest = tuple(number - (place in taken) for place, number in enumerate(numbers))
                known[numbers] = max(known[numbers], worth[len(taken)] + best(rest, known))
        return known[numbers]

    known: dict[tuple[int, ...], int] = {(0,) * 5: 0}
    for code in range(3**5):
        numbers = tuple(code // 3**place % 3 for place in range(5))
        assert sets_of(dict(zip("ABCDE", numbers, strict=True))) == best(numbers, known), numbers


def test_a_second_scoring_built_otherwise_agrees():
    chance = Random(80)
    for _ in range(3000):
        drawn_position = random_position(chance)
        result = result_of(score(drawn_position))
        assert (result["sheet"], result["ranks"]) == recount(drawn_position), drawn_position


# In a game


def end(night: Evening) -> Evening:
    return night.table(last_round=1, turn=None)


def test_Y94_unknown_cost_is_asked_where_it_decides():
    night = Evening().take("act laboratory 3; tech ball for 2 yen = ? FR")
    alone = end(night)
    assert alone.dump()["result"] is not None  # alone with a card: the first prize, at any cost
    assert alone.due == ["tell"]
    night.player("Bert", technologies=(Card("school", 4),))
    assert night.dump()["result"] is None
    night.player("Bert", technologies=(Card("school", 12), Card("tram", 12)))
    assert night.dump()["result"] is None
    night.player("Bert", technologies=(Card("school", 4),)).take("tell 2 = 4 FR")
    assert night.dump()["result"]["sheet"]["Anna"]["technology"] == 10


def test_Y94_unknown_cost_of_the_leader_is_not_asked():
    night = Evening().player("Anna", technologies=(Card("school", 12), Card("tram", 12)))
    night.take("act laboratory 3; tech ball for 2 yen = ? FR").player("Bert", technologies=(Card("press", 4),))
    assert end(night).dump()["result"]["sheet"]["Anna"]["technology"] == 10


def test_Y94_need_that_is_not_told_changes_no_result():
    night = end(Evening().take("act church 3; pray 4 = ? > 2 points"))
    assert night.dump()["result"] is not None


def test_Y08_neutral_field_is_asked_for_where_a_tie_needs_it():
    night = end(Evening(2).take("act church 3; pray 4 = 3 > 1 points"))
    assert (night.dump()["result"], night.due) == (None, ["neutral"])
    night.take("neutral church 5")
    assert night.dump()["result"]["sheet"]["Anna"]["church"] == 3
    two = end(Evening(2).table(church=("Anna", "Anna")))
    assert two.dump()["result"]["sheet"]["Anna"]["church"] == 6


def test_Y92_points_count_as_they_stand():
    night = end(Evening().player("Anna", points=123))
    assert night.dump()["result"]["sheet"]["Anna"]["points"] == 123
    assert GAME.worth(night.state)["Anna"] == night.dump()["result"]["sheet"]["Anna"]["total"]


# Typed


TYPED = """order Anna Bert   # two players
church . Anna neutral
import Bert
Anna points 52 tech 3 4 symbols 2 GB 2 us FR imports 3 yen 4 goods 3
Bert: points 66, symbols DE NL, agents 1, yen 3
"""


def test_a_typed_position_is_what_the_json_says():
    data = {
        "order": ["Anna", "Bert"],
        "church": [None, "Anna", "neutral"],
        "import": ["Bert"],
        "players": {
            "Anna": {"points": 52, "tech": [3, 4], "symbols": ["GB", "GB", "US", "US", "FR"], "imports": 3, "yen": 4,
                     "goods": {"tea": 3}},
            "Bert": {"points": 66, "symbols": ["DE", "NL"], "agents_unused": 1, "yen": 3},
        },
    }  # fmt: skip
    assert read_position(TYPED) == read_position(json.dumps(data)) == read_position(json.dumps({"state": data}))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "score-players"),
        ("Anna points 3", "score-players"),
        ("Anna points 3\nAnna points 4", "score-twice"),
        ("Anna points x\nBert", "score-number"),
        ("Anna 3\nBert", "score-word"),
        ("order Anna Cleo\nAnna\nBert", "score-players"),
        ("Anna symbols XX\nBert", "score-word"),
        ("church Cleo\nAnna\nBert", "score-word"),
        ("church neutral\nAnna\nBert\nCleo", "score-word"),
        (f"church {'. ' * 99}\nAnna\nBert", "score-fields"),
        ("{", "score-json"),
        ('{"order": ["A", "B"]}', "score-json"),
        ('{"order": ["A", "B"], "players": {"A": {}}}', "score-players"),
        ('{"order": ["A", "B"], "players": {"A": {"points": -1}, "B": {}}}', "score-json"),
        ('{"order": ["A", "B"], "players": {"A": {"goods": {"gold": 1}}, "B": {}}}', "score-word"),
    ],
)
def test_what_is_no_position_is_refused(text: str, code: str):
    with pytest.raises(Unreadable) as refused:
        read_position(text)
    assert refused.value.code == code


def test_score_in_the_shell(shell: Shell, tmp_path: Path):
    path = tmp_path / "position.txt"
    path.write_text(TYPED, "utf-8")
    answer = shell("score", "--game", "yokohama", str(path), "--json")
    assert json.loads(answer.out)["ranks"] == ["Bert", "Anna"]
    table = shell("score", "--game", "yokohama", str(path))
    assert table.out.splitlines()[1].split()[-1] == str(json.loads(answer.out)["sheet"]["Bert"]["total"])
    assert shell("score", "--game", "china", str(path)).code == 2


def test_the_shell_says_which_line_of_a_position_cannot_be_read(shell: Shell):
    refused = shell("score", "--game", "yokohama", stdin="# at the end\nAnna points 61\nBert points 7o\n")
    assert (refused.code, refused.out) == (1, "")
    assert refused.err.splitlines()[:2] == ["Line 3:", "“7o” is not a number."]
    assert "Line" not in shell("score", "--game", "yokohama", stdin="Anna points 61\n").err
