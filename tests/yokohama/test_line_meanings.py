"""Meaning of a typed line: abbreviations, two readings, the turn that it ends (notation; ledger, three players)."""

from __future__ import annotations

from typing import Any

import pytest

from eighteen80.line.folding import fold
from eighteen80.record.history import NO_TIME, History
from eighteen80.refusals import Ambiguous, Refusal, Unreadable
from eighteen80.table.input.commands import COMMANDS, every_name
from eighteen80.table.input.preview import advise, try_out
from eighteen80.yokohama import GAME
from eighteen80.yokohama.moves import MOVES, NOTATION
from eighteen80.yokohama.state import Pieces
from tests.support.yokohama.evening import ROWS, Evening, in_supply, lay_out


def evening_after(*lines: str) -> Evening:
    return Evening().take(*lines)


OF_THREE = [
    # A letter is a move that is due, or ends the turn.
    ("act harbour 3", "t 1", "take 1"),
    ("act harbour 3", "te 2", "done; act tea 2"),
    ("act harbour 3", "ta 2y", "take 2 for 2 yen"),
    ("act bank 4", "sh 2 = y", "shop 2 = 1 yen"),
    ("act bank 4", "si 2", "done; act silk 2"),
    ("act bank 4", "Bert: s 2", "done; act silk 2"),
    ("act bank 4", "Bert: si 2", "done; act silk 2"),
    ("act bank 4", "h 2", "done; act harbour 2"),
    ("act employment 4", "h 2", "done; act harbour 2"),
    ("act employment 4", "h a", "hire 1 assistant"),
    ("act bank 2", "d", "done"),
    ("act bank 2", "do", "done"),
    ("act bank 2", "do 3", "done; act dock 3"),
    ("act tea 5", "b = i", "bonus = 1 import"),
    ("act tea 5", "b 3", "done; act bank 3"),
    ("act chinatown 3", "t 3", "done; act tea 3"),
    ("act church 3", "p 4 = ?", "pray 4 = ?"),
    ("act church 3", "port 4", "done; act harbour 4"),
    ("act bank 4", "ge 2 = y", "shop 2 = 1 yen"),
    ("act church 4", "be 4 = ?", "pray 4 = ?"),
    # The beginning of an area or a verb keeps its meaning, even if that is impossible now.
    ("act bank 4", "ha 2", "done; act harbour 2"),
    # Names
    ("act tea 2", "Bert: b 3", "done; act bank 3"),
    ("act tea 2", "Bert b 3", "done; act bank 3"),
    ("act tea 2", "bert: b 3", "done; act bank 3"),
    ("", "Anna: t 2", "act tea 2"),
    # A toll behind an action is a move of its own.
    *(("", line, "act bank 4; toll Bert 1")
      for line in ("b 4 toll Bert 1", "b 4 to Bert", "act bank 4 toll Bert 1", "b 4 t Bert", "b4tB", "b4 tb")),
    ("", "b 4 to Bert 1 to Cleo", "act bank 4; toll Bert 1; toll Cleo 1"),
    # Cards and figures
    ("", "order 2t2sc = 6p2y DE", "order 1 copper 2 silk 2 tea = 2 yen 6 points DE"),
    ("", "o 2 tea = ? de", "order 2 tea = ? DE"),
    ("", "order 1 tea = 2y", "order 1 tea = 2 yen ?"),
    ("", "claim copper5=8/6", "claim copper5 = 8/6"),
    ("", "claim copper5 = 6", "claim copper5 = 6"),
    ("", "b3", "act bank 3"),
    ("", "chi4; s3=2y", "act chinatown 4; shop 3 = 2 yen"),
    ("act silk 4", "o 2s t = DE 4p", "order 2 silk 1 tea = 4 points DE"),
    ("act silk 4", "o 2s t = DE ?", "order 2 silk 1 tea = ? DE"),
    ("act laboratory 3", "t telegr = FR 3", "tech telegraph = 3 FR"),
    # What is said between words is passed over.
    ("", "silk power 3", "act silk 3"),
    ("", "die seide stärke 3", "act silk 3"),
    ("", "jedwab siła 3", "act silk 3"),
    ("", "zoll an Bert 2", "toll Bert 2"),
    ("", "opłata dla Bert", "toll Bert 1"),
    ("", "s 3 zoll an Bert", "act silk 3; toll Bert 1"),
    ("", "s 3 pay to Bert 2 to Cleo", "act silk 3; toll Bert 2; toll Cleo 1"),
    ("act bank 4", "ein Geschäft auf Platz zwei für einen Yen", "shop 2 = 1 yen"),
    ("act chinatown 4", "she sells a fish and buys a copper", "trade -1 fish +1 copper"),
    ("act chinatown 4", "sie verkauft einen Fisch und kauft Kupfer", "trade -1 fish +1 copper"),
    ("", "Anna schickt ihren Präsidenten in den Hafen mit zwei", "act harbour 2"),
    ("", "Anna moves the president to the bank with two", "act bank 2"),
    *(("act harbour 3", line, "take 1; done") for line in (
        "she takes an order and that's it", "nimmt einen Auftrag und ist fertig", "takes an order, next player")),
]  # fmt: skip
OF_FOUR = [
    ("", "f23", "act fish2 3"),
    ("", "t22; o2t=5pfr", "act tea2 2; order 2 tea = 5 points FR"),
    ("act bank 4", "t Bert 1", "toll Bert 1"),
    ("", "fishery 1 3", "act fish1 3"),
    ("", "Seidenspinnerei 2 3", "act silk2 3"),
    ("act chinatown 4", "buy 1 copper 1 silk", "trade +1 copper +1 silk"),
    ("act bank 4", "build 2 = 1 yen", "shop 2 = 1 yen"),
    ("act bank 4", "builds a shop on site 3 for 2 movements", "shop 3 = 2 moves"),
    ("act bank 2", "agent tea1 3", "agent FR tea1 3"),
    ("act bank 2", "claim yen10 = 8p", "claim yen10 = 8"),
    ("act bank 2", "achievement ten yen for 8 points", "claim yen10 = 8"),
    ("act employment 4", "hires one assistant and one shop", "hire 1 assistant 1 shop"),
    ("act laboratory 4", "post office, four, Netherlands", "tech post = 4 NL"),
]
OF_TWO_ON_THE_MAP = [
    ("", "puts silk, bank and laboratory", "put silk bank laboratory"),
    ("", "church, import, tea", "put tea church import"),
    ("", "legt je einen in Seide, Bank und Labor", "put silk bank laboratory"),
    ("", "two in the tea", "put tea 2"),
    ("", "p s b; g s", "put silk bank; go silk"),
    ("put silk bank church", "walks to the silk", "go silk"),
    ("put silk bank church", "idzie do jedwabiu", "go silk"),
]
GOODS = {"copper": 5, "silk": 2, "tea": 2}
TABLES: dict[str, tuple[list[tuple[str, str, str]], dict[str, Any]]] = {
    "three": (OF_THREE, {**GOODS, "yen": 9}),
    "four": (OF_FOUR, {"players": 4, "tea": 2, "yen": 9, "agents": {"FR": (1, 0)}}),
    "two on the map": (OF_TWO_ON_THE_MAP, {"players": 2, "depth": "map"}),
}


@pytest.mark.parametrize(
    ("given", "before", "line", "made"),
    [
        pytest.param(given, *row, id=f"{table}: {row[0]}; {row[1]}")
        for table, (rows, given) in TABLES.items()
        for row in rows
    ],
)
def test_line_means(given: dict[str, Any], before: str, line: str, made: str):
    night = lay_out(**given).take(*filter(None, [before]))
    entries = History(GAME, night.state, GAME.version).take_line(line, NO_TIME)
    assert "; ".join(entry.line for entry in entries) == made


def test_what_two_moves_begin_with_is_asked():
    night = evening_after("act harbour 3").player("Anna", yen=9)
    night.ambiguous("t 2", "take 2", "Bert: act tea 2")
    building = evening_after("act bank 4")
    building.ambiguous("s 2", "shop 2", "Bert: act silk 2")
    assert building.state.this_turn.who == "Anna"
    evening_after("act silk 5; bonus = ?").refusal_of("ho", "build-supply")
    evening_after("act tea 2").refusal_of("Cleo: b 3", "unreadable-due")


def test_alias_only_in_full():
    assert evening_after("act church 3").take("Seidenspinnerei 2").written[-1] == "act silk 2"
    # The letters of a verb are no beginning of an area in another language: `przędzalnia`, `agencja`.
    evening_after("act church 3").refusal_of("pr 4", "value-missing")
    assert evening_after("act church 3").unread("ag 4").facts["field"] == "COUNTRY"
    # A name in full is no beginning of another one: `an` is a toll, and not the first letters of `anwerben`.
    evening_after("act employment 4").unread("an assistant")


def test_the_stretch_of_the_notation_in_map_depth():
    night = Evening(3, "map").take(
        "link fish1 harbour",
        "p s b l; g s", "p f1 2; g f1", "p l s ch; g l; t telegr 2y = 3 FR", "p b 2; g b; sh 2 = y",
        "p h t b; g h; t",
    )  # fmt: skip
    assert night.yen("Anna", "Bert", "Cleo") == (10, 3, 1)
    assert night.written[-1] == "take 1"


def test_order_never_ends_a_turn():
    night = evening_after("act bank 2").take("Anna: o t = 4p GB")
    assert night.written[-1] == "order 1 tea = 4 points GB"
    assert night["Anna"].orders == 1
    assert evening_after("act bank 2").take("d; o t = 4p GB")["Bert"].orders == 1
    assert evening_after("act bank 2").take("Bert: o t = 4p GB")["Bert"].orders == 1


# Additions to the rulings, turn change: what two players could mean is asked


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("to Cleo", "toll Cleo 1"),
        ("toll Cleo 1", "toll Cleo 1"),
        ("o t = 4p GB", "order 1 tea = 4 points GB"),
        ("order 1 tea = ?", "order 1 tea = ?"),
        ("cl tea7", "claim tea7"),
        ("cl tea7 = 8/6", "claim tea7 = 8/6"),
    ],
)
@pytest.mark.parametrize("acted", ["act bank 2", "act bank 4", "act harbour 2"])
def test_Y11_what_two_players_could_mean_is_asked(acted: str, typed: str, canonical: str):
    night = evening_after(acted).player("Anna", tea=7).player("Bert", tea=7)
    refusal = night.ambiguous(typed, f"Anna: {canonical}", f"Bert: {canonical}")
    assert refusal.mended == f"Anna: {canonical}"
    assert night.state.this_turn.who == "Anna"


def test_toll_before_next_player_s_action_is_booked_to_nobody():
    night = evening_after("act bank 2")
    with pytest.raises(Ambiguous, match="ambiguous-whose"):
        night.take("to Cleo; lab 2")
    assert night.take("Bert: to Cleo; lab 2").yen("Anna", "Bert", "Cleo") == (5, 3, 5)
    assert night.written[-3:] == ["done", "toll Cleo 1", "act laboratory 2"]


@pytest.mark.parametrize(
    ("line", "whose"),
    [
        ("to Bert", "Anna"),  # A player pays no toll to himself.
        ("act bank 2; to Cleo", "Anna"),  # Named after her own action.
        ("o f = 4p GB", "Anna"),  # Bert has no fish.
        ("Bert: to Cleo", "Bert"),
    ],
)
def test_what_only_one_player_can_mean_is_not_asked(line: str, whose: str):
    night = Evening().player("Bert", fish=0)
    if not line.startswith("act"):
        night.take("act bank 2")
    before = night.state
    night.take(line)
    assert night.state.this_turn.who == whose
    assert before is not night.state


def test_in_the_record_nothing_is_asked():
    night = evening_after("act bank 2")
    move = GAME.read("toll Cleo 1", night.state)
    assert GAME.apply(night.state, move).state.players["Anna"].yen == 4


def test_a_refused_move_of_the_next_player_does_not_end_the_turn():
    night = evening_after("act bank 2")
    assert night.refusal_of("b 3", "go-president").due == ("Bert",)
    assert night.state.this_turn.who == "Anna"


@pytest.mark.parametrize(
    ("line", "whose"),
    [("s 1", "Bert"), ("c 2 x", "Bert"), ("f1", "Bert"), ("g s", "Bert"), ("Bert: b 3", "Bert"), ("rec silk", "Bert"),
     ("to Anna 1", ""), ("sh 2 = y", ""), ("xyz", ""), ("o 9t = ?", ""), ("Anna: b 3", "")],
)  # fmt: skip
def test_refused_line_tells_whose_it_was_read_as(line: str, whose: str):
    with pytest.raises(Refusal) as caught:
        evening_after("act bank 2").take(line)
    assert caught.value.due == ((whose,) if whose else ())


def test_way_out_of_the_next_players_line_is_the_next_players():
    refusal = evening_after("act bank 2").refusal_of("s 1", "power-least")
    assert GAME.write(refusal.instead) == "act silk 2"  # type: ignore[arg-type]


def test_a_letter_behind_an_action_is_a_toll_before_a_name_alone():
    for line in ("b4t2", "b4tx", "b 4 t 2"):
        assert Evening().unreadable(line)


def test_toll_due_at_the_next_players_end_is_not_repeated():
    night = evening_after("act tea 2").player("Bert", owns="post").take("t 4 to Anna 1")
    assert night.written[-2:] == ["done", "act tea 4"]
    assert night.yen("Anna", "Bert") == (4, 3)


def test_a_toll_belongs_to_no_other_move():
    assert evening_after("note no toll paid").written == ['note "no toll paid"']
    Evening().unreadable("no to Bert")
    Evening(depth="map").refusal_of("act silk 2 toll Bert 1", "act-map", "unreadable-surplus")
    assert evening_after("act bank 4").unreadable("sh 2 = y toll Bert 1").code == "unreadable-several"
    refusal = Evening(depth="map").take("put silk").unread("silk 2 toll Bert 1")
    assert refusal.facts["word"] == "silk"


@pytest.mark.parametrize(
    ("line", "mended"),
    [
        ("b 4 sh 2 = y", "b 4; sh 2 = y"),
        ("b 4; sh 2 = y f1 3", "sh 2 = y; f1 3"),
        ("h 2 to Bert t", "h 2 to Bert; t"),
        ("h 2 to Bert 1, o t = ? GB", "h 2 to Bert 1; o t = ? GB"),
        ("b 4 y", ""),
        ("Anna: b 3 d f1 2 d", "Anna: b 3; d; f1 2; d"),
        ("b 4 sh x", "b 4; sh x"),
        ("b 4 to Bert to Dora", ""),
        ("b 1 sh 2 = y", ""),
    ],
)
def test_missing_semicolon_is_told_behind_the_allowed_move(line: str, mended: str):
    refusal = Evening().unreadable(line)
    assert (refusal.code == "unreadable-several", refusal.mended) == (bool(mended), mended)


def test_missing_semicolon_is_told_in_the_next_players_line():
    assert evening_after("act bank 2").unreadable("l 4 t telegr 2y = 5 FR").due == ("Bert",)
    refusal = Evening(depth="map").unreadable("p s b l g s")
    assert (refusal.word, refusal.at, refusal.mended) == ("g", 8, "p s b l; g s")


def test_a_toll_that_cannot_be_read_is_refused_where_it_stands():
    assert [(r.word, r.at) for r in map(Evening().unreadable, ("b 4 to Dora", "b 4 to Bert 1 to Dora 1"))] == [
        ("Dora", 7), ("Dora", 17),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("line", "code", "word", "at"),
    [
        ("p 4 cs = 6 > 5p2b", "unreadable-word", "5p2b", 13),
        ("p 4 cs = 6 > gold", "unreadable-word", "gold", 13),
        ("p 4 cs = 6 >", "unreadable-missing", ">", 11),
        ("p 4 cs = 6", "unreadable-missing", "6", 9),
        ("p 4 cs = 6 gold", "unreadable-word", "6", 9),
        ("sh 2 = j", "unreadable-word", "j", 7),
        ("o 2t = gold", "unreadable-word", "gold", 7),
        ("p 4 with", "unreadable-missing", "with", 4),
    ],
)
def test_of_field_that_is_half_said_word_that_is_wrong_is_named(line: str, code: str, word: str, at: int):
    refusal = evening_after("act church 4").unreadable(line)
    assert (refusal.code, refusal.word) == (code, word)
    assert refusal.at == at
    assert ("field" in refusal.facts) == (code == "unreadable-missing")


def test_word_that_begins_no_move_is_told_in_its_place():
    for line, place in (("shp 2", 0), ("bank four", 5), ("bank 4 x", 7)):
        assert evening_after("act bank 4").unread(line).at == place
    refusal = evening_after("act bank 4").unread("shp 2")
    assert (refusal.code, refusal.word) == ("unreadable-verb", "shp")
    assert {"shop", "done", "bank"} <= {*refusal.expected}


def test_area_that_is_misspelt_among_others_is_asked_for_again():
    night = Evening(depth="map")
    refusal = night.unreadable("recall silk bnk")
    assert (refusal.code, refusal.word) == ("unreadable-word", "bnk")
    assert "bank" in refusal.expected
    with pytest.raises(Ambiguous) as offered:
        list(History(GAME, night.state, GAME.version).take_line("put silk bnk", NO_TIME))
    assert offered.value.choices == ("put silk bank",)
    row = night.table(rows=()).unreadable("row tea import employmnt fish1")
    assert (row.code, row.word, "employment" in row.expected) == ("unreadable-word", "employmnt", True)


def test_one_letter_takes_back_and_rules_nothing():
    night = Evening(depth="map").player("Anna", **in_supply({"silk": 1, "church": 1})).take("put none")
    assert night.take("r s ch").written[-1] == "recall silk 1 church 1"


def test_an_empty_line_is_asked_for_a_verb():
    with pytest.raises(Unreadable, match="unreadable-verb"):
        GAME.expands.lines("", Evening().state)


LEDGER = (
    "s 2", "f1 3", "l 2; to Anna; t telegr 2y = 3 FR", "b 4; sh 2 = y", "h 2; to Anna; t",
    "ch 4; p 4 cs = 6 > 5p2m; o tf = 4p GB",
)  # fmt: skip


def test_the_stretch_of_the_notation_in_ledger_depth():
    night = Evening().take(*LEDGER)
    assert night.yen("Anna", "Bert", "Cleo") == (10, 3, 1)
    assert (night.points("Cleo"), night["Cleo"].symbols) == (9, {"GB": 1, "FR": 1})
    night.player("Anna", agents={"GB": (1, 0)}, houses=Pieces(1, 3))
    night.take("s 5; bo = i; ho = 9p", "a gb l 1", "rec")
    assert night.written[-3:] == ["agent GB laboratory 1", "done", "recall"]


def test_write_read():
    lines = (
        "put silk1 2 bank", "put none", "go silk1 via bank canal", "go silk1 tram", "act silk1 5", "toll Bert 2",
        "toll canal 1", "recall", "recall none", "recall silk1 2 bank 1", "trade +1 copper -2 tea +1 import",
        "pray 4 from supply with 1 copper 2 yen = 6 > 5 points 2 moves", "pray 4 = 6 > ?", "pray 4 = ?",
        "give 2 with 1 import = 1 > 2 any as 1 silk 1 tea", "take 1", "take 2 low middle for 1 import",
        "hire 2 assistant 1 shop 1 house", "tech telegraph slot 5 +2 for 1 import 2 yen = 4 FR", "tech ball = 4 ?",
        "tech station = ? GB at bank", "tech ball = ?", "bonus = 2 any 1 hire as 1 silk 1 tea 1 house", "shop 2 = ?",
        "house = 9 points", "keep", "shift supply bank, silk1 laboratory", "agent DE copper1 3", "agent DE copper1",
        "claim copper5 = 8/6", "claim copper5 = 8", "claim copper5 = ?", "order 1 copper 2 tea = ? DE",
        "order 2 tea = 2 yen ?", "textile", "university", "done", "row silk1 bank", "link silk1 bank",
        "unlink silk1 bank", "goals copper5 yen10 trade4", "neutral church 3", "tell 57 = 6 > 5 points",
        "tell 57 = 4 FR", "tell 57 = 2 any as 2 fish", 'note "a word"', "depth ledger", "confirm yen Anna 5",
        'correct yen Anna +2 "a toll forgotten"', 'rule that "agreed" shop 2 = 1 yen',
    )  # fmt: skip
    assert {line.split()[0] for line in lines} == {move.verb for move in MOVES}
    for line in lines:
        move = NOTATION.read(line)
        assert NOTATION.write(move) == line
        assert NOTATION.read(NOTATION.write(move)) == move


@pytest.mark.parametrize("line", ["xyz", "act", "shop", "order = 2 yen", "pray x", "hire 2", "trade 2 tea", "go"])
def test_what_is_no_move_is_unreadable(line: str):
    Evening().take("act harbour 3").unreadable(line)


def test_no_command_of_the_table_takes_what_a_move_is_called():
    called = {fold(name) for move in MOVES for name in (*NOTATION.names(move), move.verb[0])}
    commands = {fold(name) for command in COMMANDS for name in every_name(command, GAME.key)}
    # `rule` is a question of the table where no reason follows, and a move where one does.
    assert called & commands <= {"rule"}


def test_a_line_is_completed_by_what_may_come():
    night = evening_after("act bank 4")
    assert [choice.text for choice in GAME.complete("sh", night.state)] == ["shop"]
    assert [choice.text for choice in GAME.complete("shop ", night.state)] == ["1", "2", "3", "4"]
    placing = Evening(2, "map")
    assert [choice.text for choice in GAME.complete("put silk ba", placing.state)] == ["bank"]


def seat_players(*seats: str, depth: str = "ledger") -> Evening:
    """An evening of players with such names."""
    night = Evening(len(seats))
    night.state = GAME.start(seats, {"depth": depth})
    return night


@pytest.mark.parametrize("seat", ["Tea", "Bank", "Link", "Tea Time", "Link Later"])
def test_a_seat_called_like_a_verb_or_an_area_needs_the_colon(seat: str):
    for named in (f"{seat}: c 3", f"{seat} : c 3"):
        assert seat_players("Bert", seat, "Cleo").take("act dock 2", named).written[1:] == ["done", "act copper 3"]
    refusal = seat_players("Bert", seat, "Cleo").take("act dock 2").unreadable(f"{seat} c 3")
    assert (refusal.code, refusal.mended, refusal.due) == ("unreadable-colon", f"{seat}: c 3", ())
    assert seat_players("Bert", seat, "Cleo").unread(f"{seat} c 3").code == "unreadable-word"


def test_a_name_alone_is_no_move_of_its_last_word():
    assert seat_players("Bert", "Ann Recall", "Cleo").take("act dock 2").unreadable("Ann Recall").mended == ""


@pytest.mark.parametrize("seat", ["Bo", "Al"])
def test_seat_whose_letters_begin_verb_needs_colon_or_none(seat: str):
    for named in (f"{seat}: c 3", f"{seat} : c 3"):
        assert seat_players("Bert", seat, "Cleo").take("act dock 2", named).written[1:] == ["done", "act copper 3"]


def test_seats_named_like_areas_stand_first_in_a_correction():
    night = seat_players("Bank", "Silk", "Cleo", depth="map").take(f"row {ROWS[3][0]}")
    assert night.take('correct assistants Bank Silk +1 "seen"')["Bank"].areas == {"silk": 1}
    assert night.take('correct station table bank "seen"').state.station == "bank"
    tea = seat_players("Anna", "Tea", "Cleo", depth="map").take("row silk bank tea church dock")
    assert tea.state.rows == (("silk", "bank", "tea", "church", "dock"),)


def test_word_before_its_owner_is_a_place_at_the_table():
    night = Evening(depth="map")
    assert night.unreadable('correct assistants silk Ana +1 "seen"').word == "silk"
    assert night.unreadable('correct yen 2 Anna "a toll"').word == "2"
    night.refusal_of("correct assistants silk Anna", "correct-senseless")


def test_player_named_out_of_turn_is_named_in_the_refusal():
    begun, made = Evening(), evening_after("act bank 2")
    assert begun.unreadable("Cleo: b 3").facts == {"word": "Cleo", "due": ("Anna",)}
    assert made.unreadable("Cleo: b 3").facts == {"word": "Cleo", "due": ("Anna", "Bert")}
    row = "row silk bank laboratory church dock"
    laid = Evening(depth="map").table(rows=(), turn=None).take(f"Anna: {row}")
    assert laid.written[-1] == row


def test_next_players_early_move_is_not_made_for_the_last():
    night = evening_after("act bank 4")
    assert night.refusal_of("Bert: sh 2 = y", "action-none").due == ("Bert",)
    assert night["Anna"].sites == {}


def test_what_is_told_of_table_is_told_in_letter_in_both_depths():
    for night in (
        Evening(2),
        Evening(2, "map").table(rows=(), turn=None),
        Evening(2).take("act bank 2; order 1 tea = ?"),
    ):
        assert night.take("n church 3").written[-1] == "neutral church 3"
    assert Evening(2, "map").take("l silk harbour").written[-1] == "link silk harbour"


def test_line_is_read_in_full_without_a_table_but_never_empty():
    assert GAME.write(GAME.read("act silk 3")) == "act silk 3"
    with pytest.raises(Unreadable, match="unreadable-verb"):
        GAME.read("xyz")
    with pytest.raises(Unreadable, match="unreadable-verb"):
        GAME.read("", Evening().state)


@pytest.mark.parametrize("line", ["geschäft 2 = y", "card 1", "tile = y"])
def test_beginning_of_a_name_is_refused_for_its_move(line: str):
    Evening().refusal_of(line, "action-none")


def test_after_the_last_turn_no_next_player_begins_one():
    night = evening_after("act bank 2").table(last_round=1).turn_of("Cleo").take("act silk 2")
    night.refusal_of("c 3", "main-over", "game-over", "unreadable-word")
    assert night.state.this_turn.who == "Cleo"


@pytest.mark.parametrize(
    ("line", "before", "behind"), [("s 4", "", " 4"), ("b 3; d; s 4; sh 2 = y", "b 3; d; ", " 4; sh 2 = y")]
)
def test_tab_replaces_a_word_of_two_areas_by_one(line: str, before: str, behind: str):
    history = History(GAME, Evening(4).state, GAME.version)  # type: ignore[arg-type]
    offers = advise(history, try_out(history, line)).offers
    assert [offer.line for offer in offers] == [f"{before}{area}{behind}" for area in ("silk1", "silk2")]


@pytest.mark.parametrize(
    ("before", "line", "mended"),
    [
        ("act silk 4", "o 2s 1t 4p GB", "o 2s 1t = 4p GB"),
        ("act silk 4", "Anna: o 2s 1t 4p GB", "Anna: o 2s 1t = 4p GB"),
        ("act silk 4", "Bert: o s t 4p GB", "Bert: o s t = 4p GB"),
        ("act silk 4", "sh 2 y", "sh 2 = y"),
        ("act silk 5", "bo i", "bo = i"),
        ("act church 4", "p 4 cs 6 > 5p2m", "p 4 cs = 6 > 5p2m"),
        ("act laboratory 3", "t telegr 2y 4 FR", "t telegr 2y = 4 FR"),
    ],
)
def test_missing_sign_before_a_printed_figure_is_put_in(before: str, line: str, mended: str):
    refusal = evening_after(before).unreadable(line)
    assert (refusal.code, refusal.mended, refusal.at) == ("unreadable-printed", mended, mended.index("="))
    evening_after(before).take(mended)


def test_what_would_not_be_allowed_with_its_sign_is_no_way_out():
    refusal = evening_after("act laboratory 3").unreadable("t telegr 5 FR")
    assert (refusal.code, refusal.word, refusal.mended) == ("unreadable-printed", "5", "")


@pytest.mark.parametrize(
    ("before", "line"), [("act silk 4", "o 2s t = 4p XX"), ("act laboratory 3", "Anna: t telegr = 3 XX")]
)
def test_a_country_that_is_none_is_asked_for_again(before: str, line: str):
    refusal = evening_after(before).unreadable(line)
    assert (refusal.word, refusal.at) == ("XX", line.index("XX"))
    assert refusal.expected == ("GB", "US", "FR", "DE", "NL", "?")


@pytest.mark.parametrize(("line", "word"), [("t telegr = 5 XX", "XX"), ("s x", "x"), ("t telegr 5 FR", "5")])
def test_nobody_is_asked_between_two_impossible_areas(line: str, word: str):
    night = Evening(4).take("act laboratory 3")
    assert night.unreadable(line).word == word
    night.ambiguous("s 3", "silk1", "silk2")


def test_a_name_of_several_words_needs_no_quotes_inside_a_line():
    night = Evening(3)
    night.state = GAME.start(("Anna", "Bo", "Bo Li"), {})
    night.take("s 3; to bo li; to bo", 'correct yen Bo Li +1 "found"')
    assert night.written[1:] == ['toll "Bo Li" 1', "toll Bo 1", 'correct yen "Bo Li" +1 "found"']


@pytest.mark.parametrize("line", ["Mueller: b 3", "muller b 3", "Mü: b 3"])
def test_a_name_in_front_is_spelled_or_begun_as_in_every_game(line: str):
    night = seat_players("Bert", "Müller", "Zoë").take("s 2", line)
    assert (night.written[1:], night.state.this_turn.who) == (["done", "act bank 3"], "Müller")


def test_piece_that_is_none_is_asked_for_again_behind_its_number():
    refusal = evening_after("act employment 4").unreadable("hi 2 workers 1 shop")
    assert (refusal.word, refusal.expected) == ("workers", ("assistant", "shop", "house"))


def test_beginning_of_a_possible_move_beats_an_impossible_one():
    begun = evening_after("act silk 5")
    refusal = begun.unreadable("pl i")
    assert (refusal.code, refusal.mended) == ("unreadable-printed", "pl = i")
    assert evening_after("act bank 3").refusal_of("pl s", "put-ledger")


@pytest.mark.parametrize(
    ("moves", "line", "code"),
    [
        ("act tea 4", "she builds a shop", "unreadable-missing"),
        ("act laboratory 4", "Anna buys a technology", "unreadable-missing"),
        ("act laboratory 4", "she buys the telegraph", "value-missing"),
        ("act laboratory 4", "she buys the pianola", "said-near"),
        ("act laboratory 4", "she buys the pianola for two zloty", "said-near"),
        ("act church 4", "Anna prays", "unreadable-missing"),
        ("act laboratory 4", "holt und fertig", "unreadable-missing"),
        ("act tea 5", "she takes the bonus tile", "value-missing"),
        ("act harbour 3", "she builds a house", "build-power"),
        ("goals copper5 yen10 trade4", "she takes an order", "action-none"),
        ("goals copper5 yen10 trade4", "Anna goes to the moon with three", "said-near"),
    ],
)
def test_spoken_line_is_refused_for_what_it_lacks(moves: str, line: str, code: str):
    # And not at its first word, which is no verb of the record.
    with pytest.raises(Refusal) as refused:
        list(History(GAME, Evening().take(moves).state, GAME.version).take_line(line, NO_TIME))
    assert refused.value.code == code


def test_a_placement_leaves_out_no_word_about_the_president():
    history = History(GAME, Evening(3, "map").state, GAME.version)
    with pytest.raises(Refusal):
        list(history.copy().take_line("two in fishery 1, president there", NO_TIME))
    (entry,) = history.take_line("two in fishery 1", NO_TIME)
    assert entry.line == "put fish1 2"


def test_letter_of_several_verbs_is_no_note():
    evening_after("act harbour 4").unreadable("n 2 for 3y")
    Evening().unreadable("no nobody knows")


def test_question_comes_before_a_refusal_and_owner_after_place():
    assert Evening(4).ambiguous("s 4", "silk1", "silk2")
    praying = Evening(4, "map").player("Anna", **in_supply({"church": 2})).take("put none; go church")
    praying.ambiguous("p s b l", "silk1", "silk2")
    mapped = Evening(depth="map").take('correct assistants silk Anna +1 "one more"')
    assert mapped["Anna"].areas == {"silk": 1}


@pytest.mark.parametrize(
    ("before", "line"),
    [
        ("", "bank with four for Bert"),
        ("act employment 4", "two assistants to the bank"),
        ("", "sells two fish to Bert"),
    ],
)
def test_no_word_that_could_change_the_move_is_left_out(before: str, line: str):
    history = History(GAME, Evening(4).take(*filter(None, [before])).state, GAME.version)
    with pytest.raises(Refusal):
        tuple(history.take_line(line, NO_TIME))


def test_two_agents_are_not_told_apart_without_their_country():
    night = Evening(4).player("Anna", agents={"FR": (1, 0), "GB": (1, 0)})
    assert night.unreadable("agent bank 3").code == "unreadable-missing"


def test_goes_to_a_ware_with_two_areas_is_asked():
    history = History(GAME, Evening(4).state, GAME.version)
    with pytest.raises(Ambiguous) as asked:
        tuple(history.take_line("goes silk 3", NO_TIME))
    assert asked.value.choices == ("act silk1 3", "act silk2 3")
