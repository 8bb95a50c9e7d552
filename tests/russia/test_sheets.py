"""Sheets on the screen: spaces, tableaus, next effects, a scoring, in each language's own words."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from eighteen80.capabilities import AnswersQuestions, Shown
from eighteen80.russia import GAME
from eighteen80.russia.page import players_page
from eighteen80.russia.show.sheets import sheet_players, sheet_scoring, sheet_spaces, sheet_tableau
from eighteen80.sheets import Face, Say, Sheet, seat_letters
from eighteen80.table.draw.colours import LOOKS
from eighteen80.table.draw.shapes import shapes
from eighteen80.table.draw.text_lines import Painter
from eighteen80.table.input.answers import rules
from eighteen80.words import LANGUAGES, Words
from tests.support.played import entries
from tests.support.russia.table import NAMES, Table
from tests.support.russia.walked_screen import faults

WIDE = 70


def lines(sheet: Sheet, width: int = WIDE, language: str = "en", *, brief: bool = False) -> list[str]:
    """A sheet as it is seen."""
    painter = Painter(Words(language, GAME.key), next(iter(LOOKS.values())))
    shaped = list(shapes(sheet, width, painter))
    return ["".join(text for text, _ in line).rstrip() for line in shaped[-1 if brief else 0]]


def line_with(sheet: Sheet, start: str, **more: object) -> str:
    """The first line that begins so."""
    return next(line for line in lines(sheet, **more) if line.strip().startswith(start))  # type: ignore[arg-type]


# Spaces


def test_many_pieces_on_a_space_leave_every_space_its_row():
    there = ("Anna own", "Cleo coin", "Bert turquoise", "Cleo coin", "Cleo coin", "Cleo own")
    full = Table(4).set(round=7).place("open", *there).state
    assert [*faults(full)] == []


def test_space_tells_its_price_effect_and_who_stands_there():
    table = Table().place("black 2", "Bert own", "Bert coin")
    sheet = sheet_spaces.spaces(table.state)
    assert line_with(sheet, "Tracks").split() == ["Tracks", "black", "1", "●", "2", "steps"]
    assert line_with(sheet, "black 2").split() == ["black", "2", "3", "steps", "B", "B¢"]
    assert "●¢" in line_with(sheet, "any")


@pytest.mark.parametrize("language", LANGUAGES)
def test_55_columns_have_every_space_with_its_effect(language: str):
    table = Table().place("black 2", "Bert own", "Bert coin")
    found = lines(sheet_spaces.spaces(table.state), 55, language)
    assert (len(found), max(map(len, found)) <= 55) == (27, True)
    # Each has a name, and what it does; no second space is on its line.
    assert all(len(line.split()) >= 2 and "│" not in line for line in found)


def test_players_with_one_initial_have_two_letters_on_a_space():
    seats = ("Anna-Theodora", "Anton", "Maximiliane Freifrau von", "Maximilian Freiherr von")
    assert [*seat_letters(seats).values()] == ["An", "At", "Me", "MF"]
    assert len({*seat_letters(("Anb", "Anc", "Ac")).values()}) == 3


def test_a_space_that_whoever_is_due_cannot_use_is_hollow():
    sheet = sheet_spaces.spaces(Table().lay_tableau("T 1").state)
    assert "○" in line_with(sheet, "grey 1")
    assert "●" in line_with(sheet_spaces.spaces(Table().lay_tableau("T 3").state), "grey 1")


def test_a_space_that_nobody_can_pay_any_more_is_hollow():
    assert "○○○" in line_with(sheet_spaces.spaces(Table().player(free=2, coins=0).state), "both")


def test_a_space_keeps_its_row_for_the_whole_game():
    shown = [lines(sheet_spaces.spaces(table.state)) for table in (Table(), Table().set(round=7), _turned_over())]
    names = [[line[9:20].strip() for line in found] for found in shown]
    assert len(names[0]) == 27
    assert names[0] == names[2]
    assert [pair for pair in zip(*names[:2], strict=True) if pair[0] != pair[1]] == [("order 1", "last")]


def _turned_over() -> Table:
    """Return a moment of a later round, with the player's own engineer used and a ? token due."""
    table = Table().has("again", "build", again=4).place("engineer again", "Anna own").lay_tableau("P 3 l4")
    return table.types("black 2 P1 T2")


def test_spaces_crossed_out_for_these_players_are_not_there():
    assert not re.search(r"black 1|loco 2|order 2|last", "\n".join(lines(sheet_spaces.spaces(Table(2).state))))


def test_own_engineers_stand_in_one_row_with_their_numbers():
    table = Table().has("again", "build", again=4).place("engineer again", "Anna own")
    assert line_with(sheet_spaces.spaces(table.state), "own").split() == ["own", "●", "4", "again", "✓", "¿", "build"]


def test_two_spaces_stand_side_by_side_where_there_are_few_lines():
    table = Table().place("loco 1", "Bert own")
    found = lines(sheet_spaces.spaces(table.state), 39, brief=True)
    assert len(found) == 13 + len(["the engineers", "that lie there"])
    assert max(map(len, found)) <= 39
    assert re.search(r"loco 1 +B\b", "\n".join(found))


def test_a_table_that_only_counts_has_neither_spaces_nor_supply():
    state = Table(entry="scores").state
    assert (lines(sheet_spaces.spaces(state)), lines(sheet_players.supply(state))) == ([], [])


# Tableaus


def test_field_shows_its_figure_its_reward_and_the_reach():
    table = Table().lay_tableau("T 9/7/3 l6+2 d1 P 3 K 4 l2 I 5f f2")
    found = lines(sheet_tableau.tableaus(table.state))
    assert found[1] == "T  4  2b 2  1  1  1g 1  0▏k─  +  ·  ·  ?  ·  +  6+2 → 8  ×2:1"
    assert found[2] == "P▏ ─  ─k ─  ?  ·  ?  ×  ·  E  K  1  2▏ ─k ─  ★  ·  W 10  E"
    assert found[3].startswith("I 0 1 2 3 5 ▸[2] 10 [ ] 15")


def test_all_tableaus_lie_in_order_or_the_one_on_turn_does():
    sheet = sheet_tableau.tableaus(Table().lay_tableau("T 9/7/3 l6+2 d1").state)
    heads = [line for line in lines(sheet) if line.startswith("─")]
    assert [line[4:8] for line in heads] == list(NAMES)
    small = lines(sheet, 38, brief=True)
    assert small[1] == "T 4 2 2 1 1 1 1 0▏─ + · · ? · + 6+2"
    assert (small[0].split()[0], max(map(len, small)) <= 38) == ("▸Anna", True)


def test_in_little_room_figures_of_two_digits_stay_apart():
    table = Table().lay_tableau("T 3/3/3/3/3 l6+2 d3")
    assert lines(sheet_tableau.tableaus(table.state), 38, brief=True)[1].startswith("T14 14 14")


def test_what_fires_next_is_told_with_its_distance():
    table = Table().lay_tableau("T 4 l1 P 3 l2")
    (line, *_) = [
        line
        for line in lines(GAME.offers(AnswersQuestions).answer(table.state, "next", "Anna"))
        if line.strip().startswith("T6")
    ]
    assert line.strip() == "T6 brown: needs 2 black"
    assert any(
        "P4 ?: needs 1 black, loco 4 (stack 2)" in line
        for line in lines(GAME.offers(AnswersQuestions).answer(table.state, "next", "an"))
    )


def test_the_medal_field_is_not_ahead_of_who_has_no_medal():
    assert not any(
        "K5" in line
        for line in lines(GAME.offers(AnswersQuestions).answer(Table().lay_tableau("K 5/4").state, "next", "Anna"))
    )


# Players, supply, what is coming


def test_player_row_has_stock_points_and_gain_since_scoring():
    table = Table().types("p; p; p; p").lay_tableau("T 3/2 l2").player(turquoise=2)
    row = line_with(sheet_players.players(table.state), "▸ 1 Anna")
    assert row.split()[3:7] == ["5/5+2t", "1", "0", "2"]
    assert row.split()[7] == "+2"


def test_claims_show_the_order_of_the_next_round():
    table = Table().place("order 1", "Cleo own")
    assert any("Next round: Cleo, Anna, Bert, Dora" in line for line in lines(sheet_players.players(table.state)))
    assert any("Next round: Cleo" in line for line in lines(sheet_players.show_coming(table.state)))


def test_strip_says_rounds_of_each_slot_and_who_may_be_hired():
    text = " ".join(line.strip() for line in lines(sheet_players.supply(Table().state), 200))
    assert "5:black2  6:any2" in text
    assert "right any-black" not in text
    assert "left black-grey" not in text
    assert "left industry2  right black-grey  hire any+3 (1 coin)  3:build" in text


# The sheet of a scoring


def _scored_table() -> Table:
    return Table().lay_tableau("T 9/7/3 l6+2 d1 P 3 K 4 l2 I 5f f2").types("p; p; p; p")


def test_the_sheet_of_a_scoring_has_its_rows_for_each_player():
    found = lines(sheet_scoring.sheet(_scored_table().state), brief=True)
    rows = {line[:20].strip(): line[20:].split() for line in found}
    assert rows["T"][0] == "12"
    assert rows["Stars"][0] == "3"
    assert rows["Industry front"][0] == "5"
    assert rows["This round"][0] == "20"
    assert rows["Passing"] == ["·", "2", "3", "4"]
    assert rows["Points"][0] == "20"
    assert rows["Figure on the board"][0] == "20"


def test_RR67_figure_beyond_the_track_has_its_tiles():
    table = _scored_table()
    ledger = table.tableau().ledger
    for points, figure in ((17, "37"), (80, r"100 \+100"), (117, r"37 \+100"), (280, r"100 \+300")):
        table.player(ledger=(*ledger, ledger[0]._replace(points=points)))
        seen = "\n".join(lines(sheet_scoring.sheet(table.state), brief=True))
        assert re.search(rf"Figure on the board +{figure} ", seen)


def test_nothing_is_said_of_passing_where_all_have_passed():
    table = Table()
    for name in NAMES:
        table.player(name, passed=True)
    assert not any("pass now" in line for line in lines(sheet_players.show_coming(table.state)))


def test_a_scoring_is_opened_field_by_field():
    text = " ".join(
        "\n".join(lines(GAME.offers(AnswersQuestions).answer(_scored_table().state, "score", "2 Anna"))).split()
    )
    assert "T 12, reach 8: 1 brown 2 doubled → 4 2–3 brown 2 → 4 4–7 grey 1 → 4 8 black 0 → 0" in text
    assert "star K1 → +1 star K2 → +2" in text


def test_a_scoring_of_before_is_called_up_again_as_it_was():
    table = _scored_table()
    was = lines(GAME.offers(AnswersQuestions).answer(table.state, "score", "2"))
    table.lay_tableau("T 15/12/9/6/2 l8+7")
    assert lines(GAME.offers(AnswersQuestions).answer(table.state, "score", "2")) == was
    assert any(
        "points if scored now" in line
        for line in lines(GAME.offers(AnswersQuestions).answer(table.state, "score", "Anna"))
    )


@pytest.mark.parametrize("word", ["9", "Zoe", "2 Zoe"])
def test_nobody_and_no_round_of_that_name(word: str):
    with pytest.raises(Exception, match="look-up-unknown"):
        GAME.offers(AnswersQuestions).answer(_scored_table().state, "score", word)


def test_last_sheet_has_end_cards_and_majority_on_request():
    table = (
        Table()
        .lay_tableau("T 3/2 l2")
        .set(round=7)
        .player(end_cards=1, engineers=("again",))
        .types("p; p; p; p; reveal Anna flat")
    )

    def rows(sheet: Sheet) -> dict[str, list[str]]:
        found = (re.split(r" {2,}", line) for line in lines(sheet, brief=True))
        return {title: figures for title, *figures in found}

    asked, lying = rows(sheet_scoring.of_round(table.state, 7)), rows(sheet_scoring.sheet(table.state))
    assert (asked["End cards"][0], asked["Majority of engineers"][0]) == ("15", "40")
    assert {"End cards", "Majority of engineers"}.isdisjoint(lying)
    assert int(asked["Points"][0]) - int(lying["Points"][0]) == 55


# Words of each language


ENGLISH = re.compile(r"\b(none|black|grey|brown|natural|white|coins|steps|medal|loco|factory|engineer|hire|again)\b")


def _sheets(table: Table) -> Iterator[Sheet]:
    yield from GAME.offers(Shown).sheets(table.state).values()
    yield GAME.offers(AnswersQuestions).answer(table.state, "score", "")
    yield GAME.offers(AnswersQuestions).answer(table.state, "next", "")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_sheet_has_an_english_word_in_another_language(language: str):
    table = _scored_table().has("again", "build", again=4).player(tokens=(("P4", "steps"),)).place("coins", "Bert coin")
    for sheet in _sheets(table):
        if not isinstance(sheet, Face):
            words = " ".join(lines(sheet, 200, language)).replace("medal ", "")
            assert not ENGLISH.search(words), words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", ["relocation", "stack", "majority"])
def test_a_rule_is_found_by_a_word_and_told(word: str, language: str):
    spoken = {"de": {"relocation": "versetzen", "stack": "stapel", "majority": "mehrheit"}}
    polish = {"relocation": "przestawić", "stack": "stos", "majority": "większość"}
    words = Words(language, GAME.key)
    sheet = rules(words, {**spoken, "pl": polish}.get(language, {}).get(word, word), {})
    text = " ".join(lines(sheet, WIDE, language))
    assert len(text) > WIDE
    assert "rule-" not in text


@pytest.mark.parametrize(
    ("moves", "title"), [(178, "web-if-scored"), (179, "web-last-scored"), (181, "web-last-scored")]
)
def test_the_page_says_whether_the_last_scoring_is_over(moves: int, title: str):
    """After it nothing more is scored that the page could foretell."""
    panel = players_page.panels(entries("russia")[moves - 1].after)["score"]["scoring"]
    assert isinstance(panel.title, Say)
    assert panel.title.code == title
