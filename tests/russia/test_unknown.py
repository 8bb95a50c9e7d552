"""Facts that no text gives of the pieces: asked once by importance, with a sign of doubt until known (RR68)."""

from __future__ import annotations

from pathlib import Path

import pytest

from eighteen80.capabilities import AnswersQuestions, SuggestsLines
from eighteen80.record.box import Box
from eighteen80.record.grammar import Header, split_moves
from eighteen80.record.journal import Journal
from eighteen80.record.replay import read
from eighteen80.russia import GAME
from eighteen80.russia.box.components import BOX
from eighteen80.russia.corrections.printed import every_question, open_questions
from eighteen80.russia.show.sheets import sheet_players, sheet_tableau
from eighteen80.words import LANGUAGES, Words
from tests.russia.test_sheets import lines
from tests.support.russia.table import NAMES, Table


def start_game(players: int = 4, **options: str) -> Table:
    return Table(players, **options).set(**GAME.start(NAMES[:players], options)._asdict())


def names(table: Table) -> list[str]:
    return [question.name for question in open_questions(table.state)]


ORDER = ["bar", "pass", "star", "factory", "check-values", "check-spaces", "check-engineers", "last"]


def test_questions_keep_their_order_and_the_back_is_for_two():
    assert names(start_game()) == ORDER
    assert names(start_game(2)) == [*ORDER, "closed"]


def test_RR68_each_figure_is_asked_once_and_its_line_answers():
    table = start_game(2)
    asked = []
    while open_questions(table.state):
        asked.append(open_questions(table.state)[0].name)
        table.types(GAME.offers(SuggestsLines).likely(table.state)[0])
    assert asked == [*ORDER, "closed"]
    assert table.state.figures == start_game(2).state.figures
    assert GAME.ask(table.state).code == "ask-strip"


def test_the_strip_can_be_laid_with_every_question_open():
    table = start_game().types("strip brown+5 again industry-black build any2 doubler+3 black2")
    assert table.state.phase == "bonus"


def test_both_layouts_of_the_bar_are_one_proposal_each():
    first, second = GAME.offers(SuggestsLines).likely(start_game().state)[:2]
    table = start_game().types(second)
    assert table.state.figures.bar == BOX.bar.other
    assert start_game().types(first).state.figures.bar == BOX.bar.positions
    assert names(table)[0] == "pass"


def test_the_bar_can_be_said_where_points_are_only_counted():
    table = start_game(entry="scores").types("box bar 0 1 2 3 5 _ 10 _ 15 _ 20? _ 25 _ 30; board Anna I 5f f2")
    assert table.state.figures.bar == BOX.bar.other
    assert table.refusal_of("box bar 0 1 2 3 5 _ 10 _ 15 _ ? _ 20 _ 25 30").code == "box-too-late"


def test_what_is_crossed_out_with_two_closes_nothing_with_four():
    table = start_game().types("box closed two = black 1, temps")
    assert table.state.figures.closed == frozenset()
    assert start_game(2).types("box closed two = black 1, temps").state.figures.closed == {"black 1", "temps"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_answer_is_read_in_the_words_of_each_language(language: str):
    words, table = Words(language, GAME.key), start_game(2)
    for question in every_question(table.state):
        for move in split_moves(question.lines[0]):
            typed = words.translate_line(move[1])
            assert GAME.write(GAME.resolve(table.state, GAME.read(typed, table.state))) == move[1]


# The sign of doubt


def test_points_of_passing_are_in_doubt_until_told():
    table = Table()
    assert "Bert +2¿, Cleo +3¿, Dora +4¿" in "\n".join(lines(sheet_players.show_coming(table.state)))
    table.types("box pass 2 = 2")
    assert "Bert +2, Cleo +3¿" in "\n".join(lines(sheet_players.show_coming(table.state)))
    table.types("p; p")
    passed = [event.facts["doubt"] for event in table.events if event.code == "event-player-passed"]
    assert passed == [""]
    table.types("p")
    assert [event.facts["doubt"] for event in table.events if event.code == "event-player-passed"] == ["¿"]


def test_the_bar_and_the_factories_are_in_doubt_until_told():
    table = Table().lay_tableau("I 5")
    bar = next(line for line in lines(sheet_tableau.tableaus(table.state), 200) if line.startswith("I "))
    assert "30¿" in bar
    table.types("f1")
    built = next(event for event in table.events if event.code == "event-factory-built")
    assert built.facts["doubt"] == "¿"
    table = Table().types("box factory 2 = build; f1")
    assert next(event for event in table.events if event.code == "event-factory-built").facts["doubt"] == ""


def test_stars_on_4_and_8_are_in_doubt_and_the_others_are_not():
    table = Table().lay_tableau("K 3 l3")
    seen = "\n".join(lines(GAME.offers(AnswersQuestions).answer(table.state, "next", "Anna")))
    assert "★4¿" in seen
    assert "★4¿" not in "\n".join(
        lines(GAME.offers(AnswersQuestions).answer(table.types("box star 4 = 4").state, "next", "Anna"))
    )
    assert "¿" not in "\n".join(
        line for line in lines(GAME.offers(AnswersQuestions).answer(Table().state, "next", "Anna")) if "K1" in line
    )


def test_everything_unknown_is_listed_with_line_that_answers_it():
    seen = lines(
        GAME.offers(AnswersQuestions).answer(
            start_game().types("box pass 1 = 0; box pass 2 = 2; box pass 3 = 3; box pass 4 = 4").state, "unknown", ""
        )
    )
    assert sum(line.startswith("¿") for line in seen) == len(ORDER) - 1
    assert sum(line.startswith("✓") for line in seen) == 1
    assert len([*every_question(start_game().state)]) == len(ORDER)


# The file


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def test_RR68_what_was_told_begins_the_next_record(own: Path):
    header = Header(GAME.name, NAMES, GAME.version)
    with Journal.create(own / "first.russia", header, GAME) as journal:
        journal.submit("box pass 2 = 3")
        journal.submit("box last = 2")
    with Journal.create(own / "second.russia", header, GAME) as journal:
        assert journal.header.box == ("pass 2 = 3", "last workers = 2")
        assert "last" not in [question.name for question in open_questions(journal.state)]


def test_nonsense_in_the_file_is_refused_by_field_and_game(own: Path):
    header = Header(GAME.name, NAMES, GAME.version)
    with Journal.create(own / "first.russia", header, GAME) as journal:
        journal.submit("box pass 2 = 3")
        path = journal.box.file.path if journal.box else Path()
    path.write_text(path.read_text("utf-8") + '\n[star]\n5 = "3"\n\n[factory]\n3 = "tunnel"\n', "utf-8")
    file = Box(GAME, path)
    assert [refusal.code for refusal in file.contents.refused] == ["box-field", "box-field"]
    with Journal.create(own / "second.russia", header, GAME) as journal:
        assert journal.header.box == ("pass 2 = 3",)
        (strip,) = journal.submit("strip brown+5 again industry-black build any2 doubler+3 black2")
        assert strip.number == 1
    assert read(own / "second.russia").trouble is None
