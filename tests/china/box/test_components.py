"""III Components and IV Game Preparation: what is in the box, by kind and number, and how its parts fit together."""

from collections import Counter
from itertools import pairwise

import pytest

from eighteen80.china.box.components import BOX
from eighteen80.china.map.geometry import opposite

HEXES = BOX.hexes.values()
TILES = BOX.tiles.values()


def test_iii_the_map_has_121_hexes():
    assert Counter(hex_.kind for hex_ in HEXES) == {
        "plain": 51, "town": 17, "two_towns": 6, "city": 22, "two_cities": 4, "boomtown": 6, "two_boomtowns": 2,
        "beijing": 1, "offboard": 6, "harbour": 2, "ferry": 4,
    }  # fmt: skip
    assert len(BOX.hexes) == 121


def test_iii_tiles_179_of_57_numbers():
    assert (len(TILES), sum(tile.count for tile in TILES)) == (57, 179)
    by_colour: Counter[str] = Counter()
    for tile in TILES:
        by_colour[tile.colour] += tile.count
    assert by_colour == {"yellow": 86, "green": 64, "brown": 20, "grey": 9}


def test_iii_the_chart_has_87_spaces():
    spaces = list(BOX.chart)
    assert len(spaces) == 87
    assert sum(BOX.chart.price(space) for space in spaces) == 8925
    assert Counter(BOX.chart.bonus(space) for space in spaces) == {0: 42, 5: 21, 10: 10, 15: 8, 20: 5, 40: 1}
    assert BOX.chart.pars == {100: (1, 3), 90: (3, 3), 80: (5, 3), 70: (7, 3)}


def test_iii_trains_49_cards_before_the_tens_and_ten_restored():
    counts = {train.type: train.count for train in BOX.trains.values()}
    assert list(counts) == ["2", "2+2", "3", "3+3", "4", "4+4", "6", "6E", "8", "8E", "10", "2R"]
    assert sum(count for name, count in counts.items() if count is not None and name != "2R") == 49
    assert (counts["10"], counts["2R"]) == (None, 10)
    assert sum(train.price for train in BOX.trains.values()) == 5760


def test_vi_the_eight_private_companies():
    privates = BOX.privates.values()
    assert list(BOX.privates) == [f"P{number}" for number in range(8)]
    assert (sum(card.price for card in privates), sum(card.revenue for card in privates)) == (465, 75)
    assert BOX.privates["P0"].payments == {"2+2": 40, "3": 70, "3+3": 100}
    assert BOX.waiver == "P2"


def test_viii_the_fourteen_companies_stand_in_order_of_number():
    assert [card.number for card in BOX.companies.values()] == list(range(1, 15))


@pytest.mark.parametrize("edition", ["screen", "first_screen"])
def test_viii_no_two_companies_have_the_same_colour(edition: str):
    colours = [getattr(card, edition) for card in BOX.companies.values()]
    assert len(set(colours)) == len(colours)


def test_viii_first_edition_colours_where_they_differ():
    differ = {card.abbr: card.first_colour for card in BOX.companies.values() if card.first_colour != card.colour}
    assert differ == {
        "LHR": "grey", "CKR": "red", "BCR": "blue", "NJR": "sand", "QSR": "light blue", "WNR": "yellow",
    }  # fmt: skip


def test_iv_starting_capital_and_certificate_limit_by_players():
    assert (BOX.setup.least_players, BOX.setup.most_players) == (3, 7)
    assert list(BOX.setup.cash) == list(BOX.setup.certificate_limit) == list(range(3, 8))
    assert [BOX.setup.cash[players] for players in range(3, 8)] == [600, 480, 400, 340, 300]


# References between parts


def test_neighbours_are_mutual():
    for hex_ in HEXES:
        for edge, beyond in enumerate(hex_.neighbours):
            if beyond is not None:
                assert BOX.hexes[beyond].neighbours[opposite(edge)] == hex_.name


def test_an_open_edge_is_open_from_both_sides():
    for hex_ in HEXES:
        for edge in hex_.open:
            beyond = hex_.neighbours[edge]
            assert beyond is not None, f"{hex.name} leads off the map"
            assert opposite(edge) in BOX.hexes[beyond].open, f"{hex.name} to {beyond}"


def test_the_barrier_between_e11_and_e13_is_closed():
    assert 4 not in BOX.hexes["E11"].open
    assert 1 not in BOX.hexes["E13"].open


def test_every_home_exists_and_names_its_company():
    for name, card in {**BOX.companies, **BOX.investors}.items():
        assert name in BOX.hexes[card.home].homes
    assert sum(len(hex_.homes) for hex_ in HEXES) == len(BOX.companies) + len(BOX.investors)


def test_viii_beijing_homes_are_four_different_stations():
    assert sorted(BOX.companies[name].home_city for name in BOX.hexes["F8"].homes) == [0, 1, 2, 3]


def test_x_a_company_without_a_printed_city_has_a_home_of_two():
    open_choice = {card.abbr: card for card in BOX.companies.values() if card.home_city is None}
    assert open_choice.keys() == {"QSR", "SCR"}
    for card in open_choice.values():
        assert card.printed_at == BOX.hexes[card.home].names[0]


def test_xi_a_phase_begins_with_each_type_of_train():
    assert [phase.train for phase in BOX.phases] == [train.type for train in BOX.trains.values() if not train.restored]
    assert [phase.name for phase in BOX.phases] == ["A1", "A2", "B1", "B2", "B3", "C1", "C2", "C3", "D1", "D2", "D3"]
    assert BOX.phase("B3").communist


def test_xi_only_communism_ever_ends():
    for before, after in pairwise(BOX.phases):
        assert after.train_limit <= before.train_limit
        assert after.float_percent >= before.float_percent
        assert set(after.tiles) >= set(before.tiles)
        assert before.privates_pay or not after.privates_pay
        assert after.restored_2 or not before.restored_2


def test_xi_what_rusts_what():
    rusted_by = {train.type: train.rusted_by for train in BOX.trains.values() if train.rusted_by}
    assert rusted_by == {"2": "4", "2+2": "4+4", "3": "6", "3+3": "6E", "4": "8", "4+4": "8E"}
    assert {train.rusts: train.type for train in BOX.trains.values() if train.rusts} == rusted_by


# XIII How the chart leads on


@pytest.mark.parametrize(
    ("move", "start", "end"),
    [
        ("right", 105, 110),
        ("left", 105, 100),
        ("up", 105, 110),
        ("down", 105, 100),
    ],
)
def test_xiii_a_marker_moves_one_space(move: str, start: int, end: int):
    space = (2, 5)
    assert BOX.chart.price(space) == start
    assert BOX.chart.price(getattr(BOX.chart, move)(space)) == end


def test_xiii_at_right_end_of_row_up_and_in_corner_nowhere():
    assert BOX.chart.right((3, 11)) == (2, 11)
    assert BOX.chart.right((2, 13)) == (1, 13)
    assert BOX.chart.right((0, 13)) == (0, 13)
    assert BOX.chart.price((0, 13)) == 200


def test_xiii_at_left_end_of_row_down_and_in_corner_nowhere():
    assert BOX.chart.left((0, 2)) == (1, 2)
    assert BOX.chart.left((2, 0)) == (3, 0)
    assert BOX.chart.left((8, 0)) == (8, 0)
    assert BOX.chart.price((8, 0)) == 40


def test_xiii_marker_stays_at_top_and_bottom_of_its_column():
    assert BOX.chart.up((0, 5)) == (0, 5)
    assert BOX.chart.down((7, 5)) == (7, 5)
    assert BOX.chart.up((1, 1)) == (1, 1)


def test_xiii_every_column_rises_upwards_and_every_row_to_right():
    for space in BOX.chart:
        assert BOX.chart.price(BOX.chart.up(space)) >= BOX.chart.price(space) >= BOX.chart.price(BOX.chart.down(space))
        right = (space[0], space[1] + 1)
        assert right not in set(BOX.chart) or BOX.chart.price(right) > BOX.chart.price(space)
