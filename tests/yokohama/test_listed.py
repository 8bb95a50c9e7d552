"""The list of possible moves: with the name where two could mean a line, and without gaps that a walk would miss."""

from __future__ import annotations

from eighteen80.record.line_turns import list_moves
from eighteen80.yokohama import GAME
from eighteen80.yokohama.moves import NOTATION, Order
from eighteen80.yokohama.turn import ENGINE
from tests.support.yokohama.evening import Evening, in_supply
from tests.support.yokohama.walked import Listed, alone


def test_what_two_players_could_mean_is_listed_with_the_name():
    night = Evening().player("Anna", tea=7).player("Bert", tea=7).take("act bank 2")
    lines = list_moves(GAME, (), night.state)  # type: ignore[arg-type]
    assert {"Anna: toll Cleo 1", "toll Bert 1", "Anna: order 1 tea = ?", "Anna: claim tea7 = ?"} <= set(lines)


def test_a_part_that_is_missing_is_found():
    # Each move taken out of its list is not covered by what is left of it.
    night = Evening(3, "map").player("Anna", tea=3, yen=9, import_=2, **in_supply({"laboratory": 3, "silk": 1}))
    night.take("put none; go laboratory")
    moves = list(ENGINE.legal(night.state))
    for move in moves:
        parts = alone(move)
        assert Listed(each for each in moves if not {*parts} & {*alone(each)}).find_missing(move) == parts
    above = ENGINE.complete(night.state, NOTATION.read("order 3 tea = ?"))
    ENGINE.check(night.state, above)
    assert Listed(moves).find_missing(above) == []
    assert Listed(move for move in moves if move != above).find_missing(above) == [(Order, "tea")]
