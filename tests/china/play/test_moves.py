"""Every move of 1880 as a line: the table of moves, omissions, other wordings, three languages."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from eighteen80.china import moves, turn
from eighteen80.china.box.components import BOX
from eighteen80.china.map.geometry import EDGES
from eighteen80.china.map.tiles import shape
from eighteen80.china.moves import (
    MOVES,
    NOTATION,
    Bid,
    Borrow,
    Buy,
    ChooseInvestor,
    Claim,
    Decline,
    Done,
    Found,
    Home,
    Lay,
    Merge,
    Move,
    Pass,
    Pay,
    Permit,
    Remove,
    Repay,
    Replace,
    Rocket,
    Run,
    Scrap,
    Sell,
    Station,
    Train,
    TrainRun,
    Withhold,
)
from eighteen80.china.rules import setup
from eighteen80.china.state import Board, HomeOwed, Laid
from eighteen80.engine.table_moves import Confirm, Correct, Count, Note, Overrule
from eighteen80.line.fields import Moment
from eighteen80.line.folding import fold
from eighteen80.line.guarded import guarded_words
from eighteen80.refusals import Ambiguous, Unreadable
from tests.support.measuring import calls

MOST_CALLS = 100
OF_ITS_OWN = 3
"""Number of letters that begin `note`, which takes any words after it."""
START = setup.start(("Anna", "Ännchen", "Big Bert"), {})
LANGUAGE = {
    Bid(15): "bid 15",
    Pass(): "pass",
    Permit("ABC", None, 2): "permit ABC row 2",
    Permit("D", "HKR"): "permit D HKR",
    ChooseInvestor("A3"): "investor A3",
    Found("HKR", 100, 30, "AB", 2): "found HKR 100 30% AB row 2",
    Buy("HKR"): "buy HKR",
    Sell((("HKR", 2), ("NJR", 1))): "sell HKR 2 NJR 1",
    Repay(100): "repay 100",
    Repay(30, "Bert"): "repay 30 Bert",
    Done(): "done",
    Lay("E7", "57", 1): "lay E7 57 W-E",
    Lay("H8", "8855", 0): "lay H8 8855 SW-NE NW-SE",
    Lay("F8", "8888", 0): "lay F8 8888",
    Station("M7"): "station M7",
    Station("F8", 3): "station F8 NE",
    Run(): "run",
    Run(amount=320): "run 320",
    Run(again=True): "run again",
    Run(()): "run none",
    Run((TrainRun("3", ("F8", "F10", "G11")), TrainRun("2", ("M3", "M5")))): "run 3: F8 F10 G11 / 2: M3 M5",
    Run((TrainRun("4+4", ("C11", "D12/W", "(E11)", "F10")),)): "run 4+4: C11 D12/W (E11) F10",
    Pay(): "pay",
    Withhold(): "withhold",
    Train("2+2"): "train 2+2",
    Train("3", "BCR", 1): "train 3 from BCR for 1",
    Rocket(): "rocket",
    Rocket("JHA", "2"): "rocket JHA scrap 2",
    Claim(): "claim",
    Decline(): "decline",
    Scrap("3"): "scrap 3",
    Merge("owner"): "merge owner",
    Replace(): "replace",
    Remove(): "remove",
    Home("Changsha"): "home Changsha",
    Borrow(): "borrow",
    Note("so be it"): 'note "so be it"',
    Count("Anna", 340, "cash"): "count Anna 340",
    Confirm("permit", "BCR", "ABC"): "confirm permit BCR ABC",
    Confirm("tile", "M3", "57 W-E"): "confirm tile M3 57 W-E",
    Correct("cash", "Anna", "+50", "miscounted"): 'correct cash Anna +50 "miscounted"',
    Correct("share", "Anna", "HKR +10", ""): 'correct share Anna HKR +10 ""',
    Overrule("he said so", "buy HKR"): 'rule that "he said so" buy HKR',
}

# The table of moves


@pytest.mark.parametrize(("move", "line"), LANGUAGE.items(), ids=LANGUAGE.values())
def test_each_move_has_one_line(move: Move, line: str):
    assert NOTATION.write(move) == line
    assert NOTATION.read(line) == move


def test_the_notation_knows_every_move_that_is_declared():
    declared = {kind for kind in vars(moves).values() if isinstance(kind, type) and issubclass(kind, Move)}
    assert set(MOVES) == {kind for kind in declared if getattr(kind, "verb", "")}
    assert len(MOVES) == len(set(MOVES))


def test_no_move_is_without_a_line_here():
    assert {type(move) for move in LANGUAGE} == set(MOVES)


def test_signs_alone_are_no_shares():
    with pytest.raises(Unreadable) as refused:
        NOTATION.read("sell ,")
    assert refused.value.code == "unreadable-missing"


@pytest.mark.parametrize(("move", "line"), LANGUAGE.items(), ids=LANGUAGE.values())
def test_a_canonical_line_is_read_and_written_with_few_calls(move: Move, line: str):
    assert NOTATION.write(NOTATION.read(line)) == line
    assert calls(lambda: NOTATION.read(line)) <= MOST_CALLS
    assert calls(lambda: NOTATION.write(move)) <= MOST_CALLS // 2


# Other wordings


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("FOUND hkr ab 30 100 2", "found HKR 100 30% AB row 2"),
        ("found hkr 100 20 cba", "found HKR 100 20% ABC"),
        ("sell hkr njr", "sell HKR 1 NJR 1"),
        ("sell 2 hkr, 1 njr", "sell HKR 2 NJR 1"),
        ("sell hkr 20%", "sell HKR 2"),
        ("sell hkr2njr", "sell HKR 2 NJR 1"),
        ("train 3 for 1 from bcr", "train 3 from BCR for 1"),
        ("train 3 bcr 1", "train 3 from BCR for 1"),
        ("t2+2", "train 2+2"),
        ("train 6e", "train 6E"),
        ("lay e7 57 e5-e9", "lay E7 57 W-E"),
        ("lay e7 57 E-W", "lay E7 57 W-E"),
        ("lay e7 57 w", "lay E7 57 W-E"),
        ("lay 57 e7 w", "lay E7 57 W-E"),
        ("le7 57 w", "lay E7 57 W-E"),
        ("lay h8 8855 se-nw ne-sw", "lay H8 8855 SW-NE NW-SE"),
        ("lay e7 57", "lay E7 57"),
        ("station f8 ne", "station F8 NE"),
        ("station f8 e9", "station F8 NE"),
        ("investor 3", "investor A3"),
        ("investor japan", "investor A2"),
        ("run 3:f8 f10,g11/2:m3 m5", "run 3: F8 F10 G11 / 2: M3 M5"),
        ("run 3 F8 F10", "run 3: F8 F10"),
        ("lay e7 57 we", "lay E7 57 W-E"),
        ("lay e7 57we", "lay E7 57 W-E"),
        ("lay e7 57/1", "lay E7 57 W-E"),
        ("lay e7 57 /4", "lay E7 57 W-E"),
        ("lay h8 8855 seNW nesw", "lay H8 8855 SW-NE NW-SE"),
        ("run 10", "run 10"),
        ("run same", "run again"),
        ("rocket jha 2", "rocket JHA scrap 2"),
        ("permit hkr d", "permit D HKR"),
        ("home chang", "home Changsha"),
        ("note nobody saw it", 'note "nobody saw it"'),
        ("correct cash Anna +50 two notes stuck", 'correct cash Anna +50 "two notes stuck"'),
        ("count hkr 340", "count HKR 340"),
        ("count BANK 340", "count bank 340"),
    ],
)
def test_a_line_may_be_said_otherwise(typed: str, meant: str):
    assert NOTATION.write(NOTATION.read(typed)) == meant


@pytest.mark.parametrize(
    ("line", "code", "word", "expected"),
    [
        ("lay e7 58", "unreadable-word", "58", "TILE"),
        ("buy xyz", "unreadable-word", "xyz", "HKR"),
        ("found hkr 95 20 abc", "unreadable-word", "95", "90"),
        ("sell hkr 2 3", "unreadable-word", "3", "HKR"),
        ("run 3: f8 zz", "unreadable-word", "zz", "HEX"),
        ("run 3:", "unreadable-word", "3:", "HEX"),
        ("run 5: f8 f10", "unreadable-word", "5:", "again"),
        ("train 3 from", "unreadable-missing", "from", "BCR"),
        ("scrap", "unreadable-missing", "", "2+2"),
    ],
)
def test_a_refusal_names_the_word_and_what_could_stand_there(line: str, code: str, word: str, expected: str):
    with pytest.raises(Unreadable) as caught:
        NOTATION.read(line)
    assert (caught.value.code, caught.value.word) == (code, word)
    assert expected in caught.value.expected


def test_a_hex_that_is_not_there_names_those_around_it():
    with pytest.raises(Unreadable) as caught:
        NOTATION.read("lay e8 57")
    assert (caught.value.code, caught.value.word) == ("track-no-hex", "e8")
    assert set(caught.value.facts["beside"]) == {"E7", "E9", "D8", "F8"}


def test_a_position_that_could_be_two_is_asked_back():
    with pytest.raises(Ambiguous) as caught:
        NOTATION.read("lay h8 8855 w")
    assert caught.value.choices == ("SW-NE W-E", "W-E NW-SE")


def test_among_positions_the_legal_ones_come_first():
    moment = Moment(legal=lambda _: [Lay("H8", "8855", 0), Lay("H8", "8855", 1)])
    assert NOTATION.read("lay h8 8855 w", moment) == Lay("H8", "8855", 1)
    assert NOTATION.read("lay h8 55 w", moment) == Lay("H8", "8855", 1)
    assert NOTATION.read("lay h8 55 sw-ne nw-se", moment) == Lay("H8", "8855", 0)


def test_glued_edges_are_one_stretch_else_any():
    def read(typed: str, *legal: str) -> str:
        lays = [NOTATION.read(line) for line in legal]
        return NOTATION.write(NOTATION.read(typed, Moment(possible=(Lay,), legal=lambda _: lays)))

    one, other, third = "lay B12 8857 SW-E NW-SE", "lay B12 8857 SW-NW W-E", "lay B12 8857 W-NE NW-SE"
    assert read("lay b12 8857swe", one, other) == one
    assert read("lay b12 8857swe", other, third) == other
    assert read("lay b12 8857 sw e", other, third) == other
    assert read("lay b12 8857 sw-e", other, third) == one


def test_a_tile_that_is_named_in_full_is_never_another_one():
    legal = [NOTATION.read("lay B12 8857 SW-E NW-SE")]
    moment = Moment(possible=(Lay,), legal=lambda _: legal)
    assert NOTATION.write(NOTATION.read("lay b12 57 we", moment)) == "lay B12 57 W-E"


def test_equal_positions_of_a_tile_are_one():
    assert NOTATION.write(Lay("E7", "57", 4)) == NOTATION.write(Lay("E7", "57", 1))
    assert NOTATION.read("lay F8 8888") == Lay("F8", "8888", 0)


# With a state: players at the table, tiles on the map


@pytest.fixture
def table() -> Any:
    return START


def test_players_are_known_by_any_beginning_of_their_name(table: Any):
    assert NOTATION.read("count big 5", Moment(table)) == Count("Big Bert", 5, "cash")
    assert NOTATION.read('count "big bert" 5', Moment(table)) == Count("Big Bert", 5, "cash")
    assert NOTATION.read("count annchen 5", Moment(table)) == Count("Ännchen", 5, "cash")
    assert NOTATION.write(Count("Big Bert", 5, "cash")) == 'count "Big Bert" 5'
    with pytest.raises(Ambiguous):
        NOTATION.read("count ann 5", Moment(table))
    with pytest.raises(Unreadable):
        NOTATION.read("count Carl 5", Moment(table))


def test_x_a_city_may_be_named_by_what_is_printed_beside_it(table: Any):
    board = Board({"I9": Laid("8855", 0)}, {}, {})
    tile = shape("8855", 0)
    for name, ends in zip(BOX.hexes["I9"].names, tile.ends, strict=True):
        assert NOTATION.read(f"station I9 {name}", Moment(table._replace(board=board))) == Station("I9", ends[0])


def test_R39_home_city_may_be_named_by_direction_of_its_track(table: Any):
    board = Board({"N12": Laid("8855", 0)}, {}, {})
    moment = Moment(table._replace(board=board, owed=(HomeOwed("SCR"),)))
    first, second = shape("8855", 0).ends
    assert NOTATION.read(f"home {EDGES[first[1]]}", moment) == Home("Changsha")
    assert NOTATION.read(f"home {EDGES[second[0]]}", moment) == Home("Nanchang")
    assert NOTATION.read("home n", moment) == Home("Nanchang")
    with pytest.raises(Unreadable):
        NOTATION.read("home Fushun", moment)


# Three languages


@pytest.mark.parametrize(
    ("english", "german", "polish"),
    [
        ("bid 5", "bieten 5", "licytuję 5"),
        ("pass", "passe", "pasuję"),
        ("found HKR 100 20% ABC row 2", "gründe HKR 100 20 ABC Reihe 2", "zakładam HKR 100 20 ABC rząd 2"),
        ("buy HKR", "kaufe HKR", "kupuję HKR"),
        ("sell HKR 2", "verkaufe HKR 2", "sprzedaj HKR 2"),
        ("lay E7 57 SW-NE", "lege E7 57 SW-NO", "buduj E7 57 SW-NE"),
        ("run again", "fahre wieder", "jadę znowu"),
        ("pay", "zahle", "wypłacam"),
        ("withhold", "behalte", "zatrzymuję"),
        ("train 3 from BCR for 1", "Lok 3 von BCR für 1", "pociąg 3 od BCR za 1"),
        ("merge treasury", "Anschluss Kasse", "połącz kasa"),
        ("done", "fertig", "gotowe"),
        ('rule that "so" pass', 'Regelung dass "so" passe', 'orzeczenie że "so" pas'),
        ("count HKR 3 trains", "prüfe HKR 3 Loks", "liczę HKR 3 pociągi"),
    ],
)
def test_german_and_polish_say_the_same(english: str, german: str, polish: str):
    assert NOTATION.write(NOTATION.read(german)) == NOTATION.write(NOTATION.read(polish)) == english


TURNS = (turn.AUCTION, turn.DRAFT, turn.SHARE_ROUND, turn.INVESTOR_TURN, turn.COMPANY_TURN, *turn.OWED.values())


@pytest.mark.parametrize("rules", TURNS, ids=lambda rules: " ".join(kind.verb for kind in rules))
def test_no_name_stands_for_two_moves_that_are_due_together(rules: Any):
    moves = dict.fromkeys((*rules, *turn.ANY_TIME))
    named = Counter(name for move in moves for name in set(map(fold, NOTATION.names(move))))
    clashes = [name for name, number in named.items() if number > 1]
    assert clashes == (["r"] if Repay in moves and Run in moves else [])


@pytest.mark.parametrize("rules", TURNS, ids=lambda rules: " ".join(kind.verb for kind in rules))
def test_names_and_their_beginnings_are_understood_or_asked(rules: Any):
    possible = tuple(dict.fromkeys((*rules, *turn.ANY_TIME)))
    for move in possible:
        for name in NOTATION.names(move):
            assert NOTATION.find(name, Moment(possible=possible)).move is move
            for end in range(2, len(name)):
                begins = fold(name[:end]) not in guarded_words() and (move is not Note or end >= OF_ITS_OWN)
                assert (move in _find_kinds(name[:end], possible)) == begins, name[:end]


def _find_kinds(begun: str, possible: Any) -> list[type[Move]]:
    try:
        return [NOTATION.find(begun, Moment(possible=possible)).move]
    except Unreadable:
        return []
    except Ambiguous as unsure:
        return [move for move in possible if move.verb in unsure.choices]


def test_the_fixed_words_of_a_move_are_told_apart():
    for form in NOTATION.forms.values():
        for field in form.fields:
            options = getattr(field.kind, "options", ())
            names = [name for option in options for name in NOTATION.words.get(option, (option,))]
            assert len(names) == len(set(names))


def test_a_ruling_is_not_made_on_a_ruling():
    with pytest.raises(Unreadable):
        NOTATION.read('rule that "a" rule that "b" pass')
    with pytest.raises(Unreadable):
        NOTATION.read("rule x " * 1000)


def test_a_ruling_holds_a_move_in_canonical_words():
    moment = Moment(possible=(Buy,), legal=lambda _: [Buy("JHA")])
    assert NOTATION.read('rule that "fair" verkaufe hkr', moment) == Overrule("fair", "sell HKR 1")
    with pytest.raises(Ambiguous):
        NOTATION.read('rule that "fair" buy j', moment)


def test_a_name_that_needs_a_joiner_is_typed_like_any_other():
    table = setup.start(("می\u200cخواهم", "Bert", "Cleo"), {})
    move = NOTATION.read("count می\u200cخواهم 5", Moment(table))
    assert move == Count("می\u200cخواهم", 5, "cash")
    assert NOTATION.read(NOTATION.write(move), Moment(table)) == move
