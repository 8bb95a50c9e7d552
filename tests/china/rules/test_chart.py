"""XIII The share price chart: the order of markers on one space.

The rulebooks give the space of a marker (XII Inauguration, XIII) and nothing of the order on a space. The Polish
summary does, in its share round: a marker that moves to an occupied space goes to the bottom. That is the custom of
these games too, which adds: a marker that cannot move keeps its place, and markers that rise together keep their order.
"""

from __future__ import annotations

import pytest

from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.china.corrections.corrected_values import CORRECTIONS
from eighteen80.china.events import PriceMoved
from eighteen80.china.rules.chart import stacks
from eighteen80.china.show.sheets import sheet_lists
from eighteen80.china.state import State
from eighteen80.engine.table_moves import Confirm
from eighteen80.record.history import History
from tests.support import played
from tests.support.china.play_table import Play, later_share_round, pass_share_round
from tests.support.peer.piles import Watcher

START, BELOW, CORNER = (1, 3), (2, 3), (8, 0)


def stack(play: Play, space: tuple[int, int] = START) -> tuple[str, ...]:
    """The companies on a space, from the top down."""
    return stacks(play.state).get(space, ())


def markers_shown(state: State, price: int) -> tuple[str, ...]:
    """Return the markers on the chart's only space of that price."""
    spaces = [space for row in sheet_lists.chart(state).rows for space in row if space and space.chips]
    (found,) = [space for space in spaces if space.price == price]
    return tuple(chip.text for chip in found.chips)


def give_shares(play: Play, player: str, **percents: int) -> Play:
    """Give a player shares of some companies; the rest is in the bank, 10 % with the founder's investor."""
    play.player(player, shares=percents)
    for name in percents:
        play.company(name, bank=90 - sum(other.shares.get(name, 0) for other in play.state.players.values()))
    return play


@pytest.fixture
def play() -> Play:
    """Return a table in a share round of phase A1: BCR on 100, HKR beneath it, CKR beneath that; Anna is due.

    Each directs one and has 1,000.
    """
    return later_share_round("found HKR 100 20% ABC row 3; found CKR 100 20% ABC row 2")


# Founding


def test_BCR_is_the_first_to_lie_on_its_initial_price_V():
    assert stack(Play(3).after_auction()) == ("BCR",)


def test_XII_later_founded_company_lies_beneath(play: Play):
    """CKR's row of the turn order list, the founder's choice (R21), is above HKR's and says nothing of the chart."""
    assert stack(play) == ("BCR", "HKR", "CKR")
    play("found JHA 100 20% ABC row 4")
    assert stack(play) == ("BCR", "HKR", "CKR", "JHA")


def test_the_number_of_a_company_says_nothing_of_its_place(play: Play):
    order = list(BOX.companies)
    assert [order.index(name) for name in stack(play)] != sorted(order.index(name) for name in stack(play))


def test_XII_company_founded_onto_a_fallen_one_lies_beneath(play: Play):
    """Two shares are sold: 100 to 90, where no one has founded yet."""
    give_shares(play, "Bert", HKR=40).share_round("Bert")("sell HKR 2; done; found JHA 90 20% ABC")
    assert stack(play, BOX.chart.pars[90]) == ("HKR", "JHA")


def test_opening_moves_no_marker_XII(play: Play):
    """R23: the price is the initial price from the founding on."""
    play("found JHA 100 40% A row 4")
    before = stack(play)
    pass_share_round(play)
    assert play.state.companies["JHA"].open
    assert stack(play) == before


# Operating rounds


def test_XIII_dividend_moves_one_marker_and_keeps_the_rest(play: Play):
    play.begins("BCR")("withhold")
    assert stack(play) == ("HKR", "CKR")
    assert stack(play, (1, 2)) == ("BCR",)


def test_whoever_comes_back_lies_beneath_XIII(play: Play):
    play.company("BCR", space=(1, 4)).begins("BCR")("withhold")
    assert stack(play) == ("HKR", "CKR", "BCR")


def test_XIII_price_at_the_bottom_stays(play: Play):
    """The space of 40 in the bottom left corner."""
    play.company("HKR", space=CORNER).company("BCR", space=CORNER).change(chart=("CKR", "BCR", "HKR"))
    play.begins("BCR")("withhold")
    assert stack(play, CORNER) == ("BCR", "HKR")
    assert not play.events_of(PriceMoved)


def test_in_the_communist_period_nobody_moves_in_a_stack_XIV(play: Play):
    play.phase("B3").begins("BCR")("withhold")
    assert stack(play) == ("BCR", "HKR", "CKR")


# Share rounds


def test_XII_companies_sold_together_arrive_as_named(play: Play):
    give_shares(play, "Anna", BCR=40, CKR=10).share_round("Anna")("sell CKR 1 BCR 1")
    assert stack(play) == ("HKR",)
    assert stack(play, BELOW) == ("CKR", "BCR")


def test_sale_at_bottom_of_column_moves_nobody_in_stack_XIII(play: Play):
    bottom = (8, 2)
    play.company("BCR", space=bottom).company("HKR", space=bottom).change(chart=("CKR", "BCR", "HKR"))
    give_shares(play, "Anna", BCR=30).share_round("Anna")("sell BCR 1")
    assert stack(play, bottom) == ("BCR", "HKR")


def sold_out(play: Play, *names: str) -> Play:
    """Nothing of these is on sale; the round ends."""
    for name in names:
        give_shares(play, play.state.companies[name].director or "", **{name: 40})
    return pass_share_round(play.share_round("Anna"))


def test_XIII_sold_out_companies_rise_in_their_order(play: Play):
    """CKR has a lower number than BCR and HKR."""
    sold_out(play, "BCR", "HKR", "CKR")
    assert stack(play) == ()
    assert stack(play, (0, 3)) == ("BCR", "HKR", "CKR")


def test_XIII_risen_company_lies_beneath_those_there(play: Play):
    play.company("CKR", space=(0, 3))
    sold_out(play, "BCR")
    assert stack(play, (0, 3)) == ("CKR", "BCR")


def test_XIII_sold_out_company_at_the_top_stays(play: Play):
    play.company("BCR", space=(0, 3)).company("CKR", space=(0, 3)).change(chart=("CKR", "BCR", "HKR"))
    sold_out(play, "CKR", "HKR")
    assert stack(play, (0, 3)) == ("CKR", "BCR", "HKR")


# Order of markers, and its correction


def test_undo_puts_a_marker_back_to_its_place_in_the_stack(play: Play):
    history = History(GAME, play.begins("BCR").state, GAME.version)
    list(history.take_line("withhold", "20:00:00"))
    assert list(stacks(history.state).values()) == [("BCR",), ("HKR", "CKR")]
    list(history.take_line("undo", "20:00:05"))
    assert list(stacks(history.state).values()) == [("BCR", "HKR", "CKR")]


def test_equal_positions_are_equal_however_they_came_about(play: Play):
    """Only the order on one space counts, so moves on other spaces leave no trace."""
    other = Play(3).change(**play.state._asdict())
    play('correct price BCR 95 row 2 "so it lies"', 'correct price HKR 105 row 2 "so it lies"')
    other('correct price HKR 105 row 2 "so it lies"', 'correct price BCR 95 row 2 "so it lies"')
    assert play.state == other.state


def test_a_price_put_right_brings_the_marker_beneath_the_others(play: Play):
    play('correct price BCR 95 row 2 "so it lies"', 'correct price BCR 100 row 2 "so it lies"')
    assert stack(play) == ("HKR", "CKR", "BCR")


def test_a_price_that_was_right_leaves_the_stack_as_it_is(play: Play):
    assert play.refusal_of('correct price BCR 100 row 2 "looked again"').code == "correct-nothing"
    assert stack(play) == ("BCR", "HKR", "CKR")


def test_a_stack_is_put_right_from_the_top_down(play: Play):
    play('correct stack CKR CKR BCR HKR "it was put on top"')
    assert stack(play) == ("CKR", "BCR", "HKR")
    assert markers_shown(play.state, 100) == ("CKR", "BCR", "HKR")


def test_the_refusal_of_a_stack_names_one_that_is_taken(play: Play):
    example = play.refusal_of('correct stack CKR CKR BCR "so it lies"').facts["example"]
    assert stack(play(f'correct stack CKR {example} "so it lies"')) == tuple(example.split())


def test_an_audit_asks_for_each_stack_of_several_once(play: Play):
    def stacks_to_confirm() -> list[Confirm]:
        return [item for item in CORRECTIONS.audit(play.state) if isinstance(item, Confirm) and item.what == "stack"]

    assert stacks_to_confirm() == [Confirm("stack", "BCR", "BCR HKR CKR")]
    play.company("HKR", space=(1, 5))
    assert stacks_to_confirm() == [Confirm("stack", "BCR", "BCR CKR")]
    play.company("CKR", space=(1, 6))
    assert stacks_to_confirm() == []


def test_the_stacks_are_told_from_the_top_down(play: Play):
    assert GAME.dump(play.company("CKR", space=CORNER).state)["stacks"] == [["BCR", "HKR"], ["CKR"]]


def test_the_chart_shows_the_first_comer_on_top(play: Play):
    assert markers_shown(play.state, 100) == ("BCR", "HKR", "CKR")


def test_a_whole_game_stacks_as_its_prices_moved():
    watcher, several = Watcher(), 0
    for entry in played.entries(GAME.key):
        state = entry.after
        piles = watcher.piles_after({name: card.space for name, card in state.companies.items() if card.founded})
        assert stacks(state) == dict(sorted(piles.items())), entry.number
        several += any(len(pile) > 1 for pile in piles.values())
    assert several > 100
