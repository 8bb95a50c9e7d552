"""X Operating trains, calculating income, the bonuses: every paragraph that a run can break."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.china.moves import Run, TrainRun
from eighteen80.china.rules.operating import income
from eighteen80.china.rules.operating.income import Plan, Position, Terms, position, terms
from eighteen80.china.rules.operating.routes import (
    any_route,
    plan_written,
    repeatable,
    trains_of,
    write_routes,
)
from eighteen80.china.rules.operating.turns import RUN
from eighteen80.china.search.best import best
from eighteen80.china.state import Board, Investor, Marker
from eighteen80.refusals import Illegal, Unreadable
from tests.support.china.play_table import Play
from tests.support.china.tracks import tracks


def plan_of(board: Board, who: str, *lines: str, **terms: Any) -> Plan:
    """The plan for routes written as `3: F8 F10 G11`."""
    return plan_written(Position(board, who, Terms(**terms)), tuple(map(parse_run, lines)))


def parse_run(line: str) -> TrainRun:
    train, _, stops = line.partition(":")
    return TrainRun(train, tuple(stops.split()))


def refusal_of(board: Board, who: str, *lines: str, **terms: Any) -> Illegal:
    with pytest.raises(Illegal) as caught:
        plan_of(board, who, *lines, **terms)
    return caught.value


def as_written(board: Board, who: str, line: str) -> str:
    (run,) = write_routes(board, [parse_run(line).train], plan_of(board, who, line))
    return f"{run.train}: {' '.join(run.stops)}"


# The pictures of the rulebook


def south() -> Board:
    """SCR's home, a town and Macau on the way to Haikou; by the coast a town and Taiwan."""
    return tracks(
        "N12 8862 SW-SE NE-E",
        "O11 8858 SW-NW NE-SE",
        "P12 57 NW-SE",
        "O13 8 NW-E",
        "O15 8851 W-NE",
        SCR="N12",
    )


def to_hong_kong() -> Board:
    """SCR's home, the city of P14, Hong Kong."""
    return tracks("N12 8862 SW-SE NE-E", "O13 9 NW-SE", "P14 57 NW-SE", SCR="N12")


def trans_siberian(*more: str, **markers: str) -> Board:
    """Russia, Qiqihar, a town, Harbin, a town, Vladivostok: four large stations and two small ones."""
    return tracks(
        "A5 57 W-E",
        "A7 8851 W-SE",
        "B8 6 NW-E",
        "B10 9 W-E",
        "B12 8858 SW-E W-NE",
        "A13 8 SW-E",
        *more,
        **(markers or {"BZU": "B8"}),
    )


def limit_stations(train: str, most: int) -> pytest.MonkeyPatch:
    """An express train that counts fewer stations, to be tried on a short line."""
    patch = pytest.MonkeyPatch()
    patch.setitem(BOX.trains, train, replace(BOX.trains[train], stations=most))
    return patch


LINE = "A15 B12 B8 A7 A5 A3"


def test_picture_scr_runs_2_plus_2_to_haikou():
    plan = plan_of(south(), "SCR", "2+2: N12 O11 P12 Q13")
    assert plan.total == 40 + 20 + 20 + 20


def test_R61_picture_2_plus_2_has_no_third_large_station():
    assert plan_of(to_hong_kong(), "SCR", "2+2: N12 P14").total == 60
    refusal = refusal_of(to_hong_kong(), "SCR", "2+2: N12 P14 Q15")
    assert refusal.code == "run-too-many-large"
    assert refusal.facts == {"train": "2+2", "large": 3, "most": 2, "over": 1}


def test_picture_scr_runs_3_plus_3_from_taiwan_to_haikou():
    plan = plan_of(south(), "SCR", "3+3: N16 O15 N12 O11 P12 Q13")
    assert [run.values for run in plan.runs] == [(30, 20, 40, 20, 20, 20)]


@pytest.mark.parametrize("train", ["4+4", "6", "6E", "8"])
def test_picture_the_trans_siberian_line_needs_a_4_plus_4_or_a_6(train: str):
    plan = plan_of(trans_siberian(), "BZU", f"{train}: {LINE}", letter="C")
    assert plan.trans_siberian == 50
    assert plan.total == 30 + 20 + 20 + 20 + 20 + 40 + 50


@pytest.mark.parametrize(("train", "code"), [("4", "run-too-long"), ("3+3", "run-too-many-large")])
def test_picture_trans_siberian_line_needs_a_larger_train(train: str, code: str):
    assert refusal_of(trans_siberian(), "BZU", f"{train}: {LINE}").code == code


# Trains


def test_normal_trains_count_so_many_stations_of_any_size():
    assert plan_of(south(), "SCR", "3: N12 O11 P12").total == 80
    refusal = refusal_of(south(), "SCR", "3: N12 O11 P12 Q13")
    assert refusal.code == "run-too-long"
    assert refusal.facts == {"train": "3", "stations": 4, "most": 3, "over": 1}


def test_normal_trains_may_not_leave_a_station_out():
    refusal = refusal_of(south(), "SCR", "2: N12 P12")
    assert refusal.code == "run-no-track"
    assert refusal.facts == {"train": "2", "start": "N12", "to": "P12", "via": ()}


def test_R61_plus_train_counts_towns_apart():
    assert plan_of(south(), "SCR", "2+2: N16 O15 N12 O11").total == 30 + 20 + 40 + 20
    assert refusal_of(south(), "SCR", "2+2: N16 O15 N12 O11 P12").code == "run-too-long"


def test_R61_express_passes_any_number_of_stations():
    line = "6E: N16 O15 N12 O11 P12 Q13"
    patch = limit_stations("6E", 3)
    (run,) = plan_of(south(), "SCR", line, letter="D").runs
    patch.undo()
    assert {("N12", 0), ("Q13", 0)}.issubset(run.counted)
    assert run.value == 40 + 50 + 20


def test_R61_express_counts_a_station_with_an_own_marker():
    patch = limit_stations("6E", 2)
    board = Board(to_hong_kong().tiles, {"Q15": (Marker("A5", 0),)}, {})
    plan = plan_of(board, "A5", "6E: N12 P14 Q15", letter="C")
    patch.undo()
    assert plan.total == 40 + 10


def test_R65_express_counts_both_ends_where_that_pays_better():
    patch = limit_stations("6E", 3)
    plan = plan_of(trans_siberian(), "BZU", f"6E: {LINE}", letter="A")
    patch.undo()
    assert plan.runs[0].counted == (("A15", 0), ("B8", 0), ("A3", 0))
    assert plan.total == 10 + 20 + 20 + 50


@pytest.mark.parametrize(("bonus", "paid", "total"), [(9, 0, 60), (11, 11, 61)])
def test_R65_express_passes_the_ends_where_others_bring_more(bonus: int, paid: int, total: int):
    patch = limit_stations("6E", 3)
    patch.setattr(income, "BOX", replace(BOX, trans_siberian=replace(BOX.trans_siberian, bonus=bonus)))
    plan = plan_of(trans_siberian(), "BZU", f"6E: {LINE}", letter="A")
    patch.undo()
    assert (plan.total, plan.trans_siberian) == (total, paid)


def test_R65_express_without_both_ends_has_no_bonus():
    patch = limit_stations("6E", 2)
    plan = plan_of(trans_siberian(), "BZU", f"6E: {LINE}", letter="D")
    patch.undo()
    assert plan.trans_siberian == 0
    assert plan.runs[0].counted == (("B8", 0), ("A3", 0))


def test_R73_a_restored_2_train_runs_as_a_normal_2_train():
    assert plan_of(south(), "SCR", "2R: N12 O11").total == 60
    assert refusal_of(south(), "SCR", "2R: N12 O11 P12").code == "run-too-long"


# Stations of a route


def test_R61_run_has_at_least_two_stations():
    refusal = refusal_of(south(), "SCR", "2: N12")
    assert refusal.code == "run-too-short"
    assert refusal.facts == {"train": "2", "least": 2}


def test_a_route_calls_at_stations_only():
    assert refusal_of(south(), "SCR", "2: N12 O13").code == "run-no-station"
    assert refusal_of(south(), "SCR", "2: N12 N10").facts == {"train": "2", "hex": "N10"}


def test_R61_run_needs_an_own_marker():
    refusal = refusal_of(south(), "SCR", "2: P12 Q13")
    assert refusal.code == "run-no-marker"
    assert refusal.facts == {"train": "2", "company": "SCR", "hexes": ("N12",)}


def test_R39_a_marker_whose_city_is_not_decided_is_no_station():
    board = Board(to_hong_kong().tiles, {"N12": (Marker("SCR", None),)}, {})
    assert refusal_of(board, "SCR", "2: N12 P14").code == "run-no-marker"
    assert best(Position(board, "SCR", Terms()), ["2"]).total == 0


def test_R61_run_ends_at_a_full_city_and_does_not_go_through():
    blocked = Board(south().tiles, {**south().stations, "P12": (Marker("A6", 0),)}, {})
    assert plan_of(blocked, "SCR", "3: N12 O11 P12").total == 80
    refusal = refusal_of(blocked, "SCR", "4: N12 O11 P12 Q13")
    assert refusal.code == "run-blocked"
    assert refusal.facts == {"train": "4", "hex": "P12", "owners": ("A6",)}


@pytest.mark.parametrize("owners", [("HKR",), ("HKR", "SCR")])
def test_R61_run_goes_through_a_free_space_or_own_marker(owners: tuple[str, ...]):
    tiles = tracks("N12 8862 SW-SE NE-E", "O11 8858 SW-NW NE-SE", "P12 14 W-NW-E-SE").tiles
    markers = {"N12": (Marker("SCR", 0),), "P12": tuple(Marker(owner, 0) for owner in owners)}
    assert plan_of(Board(tiles, markers, {}), "SCR", "4: N12 O11 P12 Q13").total == 40 + 20 + 30 + 20


def test_R61_run_contains_no_city_twice():
    board = tracks("N12 8872 SW-W-NW-NE", "O11 8854 W-E NW-NE", "N10 63", SCR="N12")
    refusal = refusal_of(board, "SCR", "4: N12 O11 N10 N12")
    assert refusal.code == "run-station-twice"
    assert refusal.facts == {"train": "4", "hex": "N12"}


def test_R62_run_contains_separate_cities_of_one_hex():
    board = tracks("N12 8862 SW-SE NE-E", "O13 8 NW-E", "O15 8850 W-NW", "N14 8 W-SE", SCR="N12")
    assert plan_of(board, "SCR", "3: N12 O15 N12").total == 40 + 20 + 40


@pytest.mark.parametrize(("tile", "legal"), [("", True), ("8886", True), ("8887", False)])
def test_R62_run_begins_and_ends_in_Beijing_until_brown(tile: str, *, legal: bool):
    board = tracks("F10 5 SW-W", "G9 8851 W-NE", "G7 7 NE-E", *([f"F8 {tile}"] if tile else []))
    city = {"": 3, "8886": 4, "8887": 0}[tile]
    board = Board(board.tiles, {"F8": (Marker("JHU", city),)}, {})
    if legal:
        assert len(plan_of(board, "JHU", "4: F8 F10 G9 F8").runs[0].counted) == 4
    else:
        assert refusal_of(board, "JHU", "4: F8 F10 G9 F8").code == "run-station-twice"


def test_R62_the_stations_of_yellow_beijing_are_ends():
    board = tracks("F10 57 W-E", "G7 9 SW-NE", JHU="F8/3")
    assert refusal_of(board, "JHU", "3: F10 F8 H6").code == "run-no-station"
    assert refusal_of(tracks("F10 57 W-E", "F6 57 W-E", JHU="F8/3"), "JHU", "3: F10 F8 F6").code == "run-no-track"


def test_R61_red_and_blue_places_are_only_ends():
    board = tracks("P12 57 NW-SE", "P14 57 SW-NE", A6="P12")
    refusal = refusal_of(board, "A6", "4: P12 Q13 P14")
    assert refusal.code == "run-through-end"
    assert refusal.facts == {"train": "4", "hex": "Q13"}


def test_R61_a_place_of_value_0_counts_as_a_station():
    board = tracks("J2 6 SW-NW", LHR="J2")
    assert plan_of(board, "LHR", "2: J2 K1", letter="C").total == 20
    assert refusal_of(board, "LHR", "2: I1 J2 K1", letter="C").code == "run-too-long"


def test_R61_two_trains_end_in_same_red_place_by_different_exits():
    board = tracks("O7 63", "P6 8851 NE-SE", "P8 6 SW-NW", CKR="O7")
    assert plan_of(board, "CKR", "3: O7 P6 Q7", "3: O7 P8 Q7").total == 2 * (40 + 20 + 30)


# Track


def junction() -> Board:
    """At O13 the tracks from N12 and from O15 join on the way to Macau."""
    return tracks("N12 8862 SW-SE NE-E", "O13 25 SW-NW SW-E", "O15 8851 W-NE", "P12 57 SW-NE", SCR="N12 P12")


def test_R61_run_uses_no_track_twice():
    refusal = refusal_of(junction(), "SCR", "3: N12 P12 O15")
    assert refusal.code == "run-track-twice"
    assert refusal.facts == {"trains": ("3",), "between": ("O13", "P12")}


def test_R61_junction_is_used_by_one_train_only():
    refusal = refusal_of(junction(), "SCR", "2: N12 P12", "2: P12 O15")
    assert refusal.code == "run-track-twice"
    assert refusal.facts == {"trains": ("2", "2"), "between": ("O13", "P12")}


def test_a_junction_is_not_taken_backwards():
    assert refusal_of(junction(), "SCR", "2: N12 O15").code == "run-no-track"


def test_trains_meet_at_stations_by_separate_track():
    assert plan_of(south(), "SCR", "2: N12 O11", "2: N12 O15").total == 60 + 60


def test_trains_cross_where_tracks_do_not_join():
    board = tracks(
        "H10 57 NW-SE",
        "I11 20 W-E NW-SE",
        "J12 57 NW-SE",
        "I9 8862 SW-SE NE-E",
        "I13 8 W-NE",
        "H14 5 SW-W",
        WNR="H10 I9/1",
    )
    assert plan_of(board, "WNR", "2: H10 J12", "2: I9 H14").total == 40 + 60


# Income


def test_R63_each_ferry_costs_10_unless_the_director_owns_P2():
    board = tracks("F10 57 W-E", "E13 14 SW-NW-NE-SE", "G13 9 SW-NE", "H12 8855 SW-NE W-E", A2="E13")
    plan = plan_of(board, "A2", "3: F10 E13 H12")
    assert (plan.fees, plan.total) == (20, 20 + 30 + 20 - 20)
    assert plan_of(board, "A2", "3: F10 E13 H12", ferries_free=True).total == 70


def test_R63_a_ferry_over_two_sea_hexes_costs_10_once():
    board = tracks("H14 6 W-SE", "K15 8877 SW-NE", HKR="K15")
    assert plan_of(board, "HKR", "2: H14 K15").fees == 10


@pytest.mark.parametrize(("letter", "value"), [("A", 50), ("B", 50), ("C", 20), ("D", 20)])
def test_R64_P3_brings_20_more_for_Taiwan_in_every_phase(letter: str, value: int):
    assert plan_of(south(), "SCR", "3: N16 O15 N12", letter=letter, taiwan=20).total == value + 20 + 40


@pytest.mark.parametrize(("letter", "value"), [("A", 20), ("B", 30), ("C", 40), ("D", 50)])
def test_R69_red_and_blue_places_count_by_letter_of_phase(letter: str, value: int):
    assert plan_of(south(), "SCR", "4: N12 O11 P12 Q13", letter=letter).total == 80 + value


SECOND_LINE = (
    "B4 9 NW-SE", "C5 8 NW-E", "C7 8852 W-E", "C9 57 W-E", "C11 57 W-E", "C13 8 W-NE", "B14 8852 SW-NE",
)  # fmt: skip


@pytest.mark.parametrize(("per_train", "bonus"), [(False, 50), (True, 100)])
def test_R65_bonus_comes_once_a_turn_or_for_each_train(*, per_train: bool, bonus: int):
    board = trans_siberian(*SECOND_LINE, BZU="B8 C9")
    plan = plan_of(board, "BZU", f"6: {LINE}", "6: A15 B14 C11 C9 C7 A3", bonus_per_train=per_train)
    assert plan.trans_siberian == bonus
    assert plan.total == 2 * (10 + 20 * 4 + 20) + bonus
    found = best(Position(board, "BZU", Terms(bonus_per_train=per_train)), ["6", "6"])
    assert found.total == plan.total


@pytest.mark.parametrize(("per_train", "express", "bonus"), [(False, 20 + 20 + 20, 50), (True, 10 + 20 + 20, 100)])
def test_R65_one_bonus_goes_to_the_train_that_loses_least(*, per_train: bool, express: int, bonus: int):
    """An express of three stations gives up 10 to count both ends; the other train counts them anyway."""
    patch = limit_stations("6E", 3)
    board, lines = trans_siberian(*SECOND_LINE, BZU="B8 C9"), (f"6E: {LINE}", "6: A15 B14 C11 C9 C7 A3")
    plans = [plan_of(board, "BZU", *order, bonus_per_train=per_train) for order in (lines, lines[::-1])]
    patch.undo()
    for plan in plans:
        assert {run.train: run.value for run in plan.runs} == {"6E": express, "6": 10 + 20 * 4 + 20}
        assert plan.trans_siberian == bonus


def test_R66_chart_bonus_comes_with_any_run():
    nowhere = tracks("N12 8862 SW-SE NE-E", SCR="N12")
    assert plan_of(south(), "SCR", "2: N12 O11", chart_bonus=50).total == 60 + 50
    assert plan_of(south(), "SCR", chart_bonus=50).total == 50
    assert plan_of(south(), "SCR", chart_bonus=50, bonus_without_route=False).total == 50
    assert plan_of(nowhere, "SCR", chart_bonus=50).total == 50
    assert plan_of(nowhere, "SCR", chart_bonus=50, bonus_without_route=False).total == 0
    circle = tracks("M3 5 NE-E", "L4 7 SW-SE", "M5 7 W-NW", BCR="M3")
    assert plan_of(circle, "BCR", chart_bonus=50, bonus_without_route=False).total == 0, "no second station"


# A run as it is written


def parallel() -> Board:
    """Two tracks from Taiyuan to Xi'an, west and east; two from Changchun to Jilin City, straight and by B10."""
    return tracks("H6 63", "I5 8 NE-SE", "I7 8 SW-NW", "J6 63", "C9 63", "C11 63", "B10 7 SW-SE", NXR="J6 C9")


def test_a_route_is_written_from_the_end_with_the_lower_name():
    assert as_written(south(), "SCR", "4: Q13 P12 O11 N12") == "4: N12 O11 P12 Q13"
    assert as_written(south(), "SCR", "4: n12 o11 p12 q13") == "4: N12 O11 P12 Q13"


def test_two_city_hex_is_written_by_edge_only_in_doubt():
    board = tracks("N12 8862 SW-SE NE-E", "O13 8 NW-E", "O15 887 SW-W-NW-SE", "N14 8 W-SE", SCR="N12")
    assert as_written(board, "SCR", "2: N12/SE O15") == "2: N12/SW O15"
    assert refusal_of(board, "SCR", "2: N12/NE O15").code == "run-no-marker"
    assert as_written(to_hong_kong(), "SCR", "2: N12/SE P14") == "2: N12 P14"


def test_two_tracks_between_stations_are_told_apart_by_a_hex():
    assert as_written(parallel(), "NXR", "2: J6 (I7) H6") == "2: H6 (I7) J6"
    assert as_written(parallel(), "NXR", "2: H6 (I5) J6") == "2: H6 (I5) J6"
    assert refusal_of(parallel(), "NXR", "2: H6 (G5) J6").facts["via"] == ("G5",)


def test_straight_track_needs_no_word():
    assert as_written(parallel(), "NXR", "2: C9 C11") == "2: C11 C9"
    assert as_written(parallel(), "NXR", "2: C9 (B10) C11") == "2: C11 (B10) C9"
    assert as_written(south(), "SCR", "2: N12 (O13) O15") == "2: N12 O15"


def test_where_words_leave_a_choice_the_trains_keep_apart():
    plan = plan_of(parallel(), "NXR", "2: H6 J6", "2: J6 H6")
    assert plan.total == 2 * 80
    runs = write_routes(parallel(), ["2", "2"], plan)
    assert [" ".join(run.stops) for run in runs] == ["H6 (I5) J6", "H6 (I7) J6"]


def test_words_that_are_no_stop_are_not_read():
    for line in ("2: N12 X99", "2: N12/X O11", "2: (N12) O11", "2: N12 (O11)", "2: N12 O-11"):
        with pytest.raises(Unreadable):
            plan_of(south(), "SCR", line)


# A run that leaves something out


LINE_OF_BCR = ("M3 57 W-E", "M5 8852 W-E", "M7 57 W-E")


def at_the_run(*trains: str, bonus: int = 0, **rulings: str) -> Play:
    """BCR about to run these trains: Chengdu, a town, Chongqing."""
    tiles = tracks(*LINE_OF_BCR).tiles
    numbers = Counter(laid.number for laid in tiles.values())
    supply = {number: tile.count - numbers[number] for number, tile in BOX.tiles.items()}
    left = {name: card.count and card.count - trains.count(name) for name, card in BOX.trains.items()}
    play = Play(**rulings).after_auction().company("BCR", open=True, markers=2, trains=trains)
    play.change(board=Board(tiles, {"M3": (Marker("BCR", 0),)}, supply), depot=left)
    return play.turn("BCR", step=RUN, bonus=bonus)


def lines(play: Play, line: str) -> str:
    return GAME.write(GAME.resolve(play.state, GAME.read(line, play.state)))


def test_run_alone_is_the_best_run():
    assert lines(at_the_run("2"), "run") == "run 2: M3 M5"
    assert lines(at_the_run("2", "3"), "run") == "run 3: M3 M5 M7"


def test_each_train_runs_once():
    refusal = at_the_run("2", "3").refusal_of("run 2: M3 M5 / 2: M3 M5")
    assert refusal.code == "run-no-train"
    assert refusal.facts == {"train": "2", "count": 2, "owned": ("2", "3")}


def test_R78_any_legal_run_is_accepted_also_none():
    play = at_the_run("3")
    assert lines(play, "run none") == "run none"
    assert lines(play, "run 3: M5 M3") == "run 3: M3 M5"


def test_R78_announced_figure_is_met_or_refused_with_the_best():
    play = at_the_run("3", bonus=5)
    assert lines(play, "run 110") == "run 3: M3 M5 M7"
    assert lines(play, "run 90") == "run 3: M3 M5"
    assert lines(play, "run 50") == "run none"
    for amount in (100, 120, 45):
        refusal = play.refusal_of(f"run {amount}")
        assert refusal.code == "run-not-so-much"
        assert refusal.facts == {"amount": amount, "best": 110}
        assert GAME.write(refusal.instead) == "run 3: M3 M5 M7"


def test_a_sum_without_its_routes_is_checked_too_X():
    state = at_the_run("3").state
    GAME.check(state, Run(amount=40))
    with pytest.raises(Illegal) as caught:
        GAME.check(state, Run(amount=50))
    assert caught.value.code == "run-not-so-much"
    with pytest.raises(Illegal) as caught:
        GAME.check(at_the_run("2").state, Run((parse_run("2: M3 M5 M7"),)))
    assert caught.value.code == "run-too-long"


def test_run_again_repeats_the_last_routes_while_legal():
    play = at_the_run("2", "3")
    assert play.refusal_of("run again").code == "run-no-last"
    play.company("BCR", routes=(parse_run("2: M3 M5"), parse_run("3: M3 M5 M7")))
    assert lines(play, "run again") == "run 2: M3 M5"
    play.company("BCR", trains=("3",))
    assert lines(play, "run again") == "run 3: M3 M5 M7"


def test_run_again_goes_on_with_train_that_came_in_place_of_last():
    """R12: the lease has changed from 2 to 2+2; a company may have another train too."""
    play = at_the_run("2+2").company("BCR", routes=(parse_run("2: M3 M5"),))
    assert lines(play, "run again") == "run 2+2: M3 M5"
    play = at_the_run("3").company("BCR", routes=(parse_run("2: M3 M5"), parse_run("3: M3 M5 M7")))
    assert lines(play, "run again") == "run 3: M3 M5 M7", "a train goes on with its own run before that of another"


def test_run_again_is_proposed_with_the_same_trains_alone():
    play = at_the_run("2", "3").company("BCR", routes=(parse_run("2: M3 M5"),))
    assert repeatable(play.state)
    assert not repeatable(play.company("BCR", trains=("3",)).state)


def test_run_again_says_what_stands_against_the_last_run():
    play = at_the_run("2").company("BCR", routes=(parse_run("3: M3 M5 M7"),))
    refusal = play.refusal_of("run again")
    assert refusal.code == "run-not-again"
    assert (refusal.facts["who"], refusal.facts["reason"].code) == ("BCR", "run-too-long")


def test_R66_space_at_beginning_of_turn_gives_bonus_also_to_2r():
    play = at_the_run("2R", bonus=10)("run")
    assert play.state.round.turn.income == 40 + 100
    assert at_the_run("2", bonus=10)("run none").state.round.turn.income == 100


def test_R66_empty_run_has_the_bonus_where_there_is_a_route():
    play = at_the_run("2", bonus=10, bonus_without_route="no")
    assert plan_written(position(play.state, "BCR"), ()).total == 100


def test_R12_investor_leases_type_on_sale_but_no_restored_train():
    play = at_the_run("2")
    assert trains_of(play.state, "A1") == ("2",)
    play.change(depot={**play.state.depot, "2": 0})
    assert trains_of(play.state, "A1") == ("2+2",)
    play.change(depot=dict.fromkeys(play.state.depot, 0) | {"2R": 4, "10": None})
    assert trains_of(play.state, "A1") == ("10",)


def test_R13_R66_R74_terms_are_of_the_owner_and_the_chart():
    play = at_the_run("2").company("HKR", space=(1, 7), trains=("2",))
    play.change(privates={"P2": "Anna", "P3": "Bert"}, investors={"A1": Investor("Anna"), "A2": Investor("Bert")})
    assert terms(play.state, "A1") == Terms("A", ferries_free=True)
    assert terms(play.state, "A2") == Terms("A", taiwan=20)
    assert terms(play.state, "HKR").chart_bonus == 10 * BOX.chart.bonus((1, 7)) > 0
    assert terms(play.company("HKR", trains=()).state, "HKR").chart_bonus == 0


def test_without_a_train_or_track_there_is_no_route():
    play = at_the_run("2")
    assert any_route(play.state, "BCR")
    assert not any_route(play.company("BCR", trains=()).state, "BCR")
    play = at_the_run("2")
    board = play.state.board
    lonely = {"M3": board.tiles["M3"]}
    assert not any_route(play.state._replace(board=Board(lonely, board.stations, board.supply)), "BCR")


def test_run_found_does_not_depend_on_what_was_worked_out_before():
    board = parallel()
    fresh = Board(board.tiles, board.stations, {})
    for train in ("2", "3", "6E"):
        again = best(Position(board, "NXR", Terms()), [train]).plan
        assert again == best(Position(fresh, "NXR", Terms()), [train]).plan
