"""The end of the game: five ways in which it comes, and the last round (Y44, Y70-Y72)."""

from __future__ import annotations

import pytest

from eighteen80.capabilities import Shown
from eighteen80.sheets import Grid, Row
from eighteen80.yokohama import GAME
from eighteen80.yokohama.events import GameOver, RoundBegun, TurnBegun
from eighteen80.yokohama.state import Pieces
from tests.support.yokohama.evening import NAMES, Evening


def finish_round(night: Evening) -> Evening:
    """Finish the round: every remaining player acts somewhere free."""
    start = night.state.round
    while night.state.turn is not None and night.state.round == start:
        if night.state.this_turn.step == "A":
            night.take("recall")
        night.take("done")
    return night


def test_Y44_pile_empty_exactly_ends_nothing():
    night = Evening().table(pile=1).take("act harbour 3; take 1")
    assert (night.state.pile, night.state.trigger) == (0, None)
    night.take("done; act dock 2; take 1")
    assert night.state.trigger == ("orders", "Bert")


def test_Y44_pile_smaller_than_the_gaps_brings_the_end():
    night = Evening().table(pile=1).take("act harbour 3; take 2 for 2 yen")
    assert night.state.trigger == ("orders", "Anna")


@pytest.mark.parametrize("board", ["church", "import"])
@pytest.mark.parametrize(("players", "limit"), [(2, 5), (3, 5), (4, 6)])
def test_Y08_Y70_boards_end_the_game_by_number_of_players(players: int, limit: int, board: str):
    own = limit - 1 - (players == 2)
    night = Evening(players)
    night.table(**{"church" if board == "church" else "imports": ("Bert",) * (own - 1)})
    verb = "pray 9 = ?" if board == "church" else "give 9 with 1 import = ?"
    night.player("Anna", import_=2).take(f"act {board} 3; {verb}; done")
    assert night.dump()["gauges"][board] == [limit - 1, limit]
    assert night.state.trigger is None
    night.player("Bert", import_=2).player("Anna", president=None).take(f"act {board} 3; {verb.replace('9', '8')}")
    assert night.state.trigger == (board, "Bert")


def test_Y08_Y70_two_neutral_ones_count_as_two():
    night = Evening(2).take("neutral church 1", "neutral church 2").table(church=("neutral", "neutral", "Bert", "Bert"))
    assert night.take("act church 3; pray 9 = ?").state.trigger == ("church", "Anna")


def test_Y70_eight_shops_or_four_houses_end_the_game():
    seven = dict.fromkeys(("copper", "silk", "tea", "fish1", "fish2", "church", "import"), 1)
    night = Evening().player("Anna", sites=seven, shops=Pieces(1, 0))
    assert night.state.trigger is None
    assert night.take("act bank 4; shop 1 = ?").state.trigger == ("shops", "Anna")
    houses = Evening().player("Anna", trading=("copper", "silk", "tea"), houses=Pieces(1, 0))
    assert houses.take("act bank 4; house = ?").state.trigger == ("houses", "Anna")


def test_Y70_eighth_shop_in_the_supply_ends_nothing():
    seven = dict.fromkeys(("copper", "silk", "tea", "fish1", "fish2", "church", "import"), 1)
    night = Evening().player("Anna", sites=seven, shops=Pieces(0, 1)).take("act employment 4; hire 1 shop; done")
    assert night.state.trigger is None


@pytest.mark.parametrize("seat", range(4))
def test_Y71_rest_of_the_round_and_one_whole_round_follow(seat: int):
    night = Evening(4).table(pile=0)
    for name in NAMES[:seat]:
        night.take("recall; done")
        assert night.state.trigger is None, name
    night.take("act harbour 3; take 1")
    assert night.state.trigger == ("orders", NAMES[seat])
    assert night.dump()["last_round"] == 2
    turns = 0
    while night.state.turn is not None:
        night.take("done" if night.state.this_turn.step != "A" else "recall; done")
        turns += 1
    # The rest of the running round, the one who brought the end included, and one whole round.
    assert turns == (4 - seat) + 4
    assert len(night.events_of(GameOver)) == 1


def test_Y70_second_end_changes_nothing():
    night = Evening().table(pile=0).take("act harbour 3; take 1")
    finish_round(night)
    night.take("act dock 3; take 1")
    assert (night.state.trigger, night.state.last_round) == (("orders", "Anna"), 2)


def test_Y72_nothing_is_done_after_the_last_turn():
    night = Evening().table(last_round=1).player("Bert", hand=3, points=7)
    finish_round(night)
    assert night.dump()["result"]["sheet"]["Bert"]["total"] == 7 + 2 + 1  # yen and goods; orders count nothing
    for line in ("act bank 2", "order 1 tea = ?", "done", "recall", "toll Bert 1", "claim yen10 = 8/6"):
        night.refusal_of(line, "game-over")
    assert [night[name].hand for name in NAMES[:3]] == [0, 0, 0]
    assert (night.dump()["actor"], night.due) == (None, [])


@pytest.mark.parametrize("line", ["b 4 to Bert", "t 2", "act bank 4", "h 2"])
def test_Y72_after_the_end_nothing_is_asked(line: str):
    finish_round(Evening().table(last_round=1)).refusal_of(line, "game-over")


def test_Y71_the_last_round_is_announced_when_it_begins():
    night = finish_round(finish_round(Evening().table(last_round=3)))
    assert night.events_of(RoundBegun) == [RoundBegun(2, last=False), RoundBegun(3, last=True)]


@pytest.mark.parametrize(("players", "neutral"), [(2, ["neutral"]), (3, []), (4, [])])
def test_the_set_up_of_a_map_is_not_the_end(players: int, neutral: list[str]):
    night = Evening()
    night.state = GAME.start(NAMES[:players], {"depth": "map"})
    assert night.due == ["row", "goals", *neutral]
    night.refusal_of("put bank", "rows-due")


def test_whose_turn_comes_is_said_until_the_game_is_over():
    night = Evening(2).take("act bank 2; done")
    assert night.events_of(TurnBegun) == [TurnBegun("Anna", "Bert")]
    over = Evening(2).table(last_round=1).turn_of("Bert").take("act bank 2; done")
    assert over.events_of(TurnBegun) == []
    assert over.events_of(GameOver) == [GameOver(1)]


def test_who_leads_stands_first_on_screen_and_is_revealed_last():
    night = Evening(3).player("Bert", points=9).player("Cleo", points=5)
    shown, revealed = GAME.offers(Shown).sheets(night.state)["standing"], GAME.offers(Shown).tally(night.state)
    assert isinstance(shown, Grid)
    rows = [[row.cells[1].text for row in grid.groups[0] if isinstance(row, Row)] for grid in (shown, revealed)]
    assert rows == [["Bert", "Cleo", "Anna"], ["Anna", "Cleo", "Bert"]]
