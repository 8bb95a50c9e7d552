"""Moderator: cases 85 to 90, the figures of the box, corrections, rulings, the audit, and counting only."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from eighteen80.capabilities import LearnsBox
from eighteen80.record.audit import describe_item, remedies_of
from eighteen80.record.grammar import Header
from eighteen80.record.journal import Journal
from eighteen80.record.replay import read
from eighteen80.refusals import Ambiguous, Illegal, Unreadable
from eighteen80.russia import GAME
from eighteen80.russia.state import State, TokenOwed
from eighteen80.words import LANGUAGES, Words
from tests.support.russia.table import Table

BEGUN = ("strip brown+5 again industry-black build any2 doubler+3 black2", "bonus c; bonus k t; bonus d")


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    header = Header(GAME.name, ("Anna", "Bert", "Cleo", "Dora"), GAME.version)
    journal = Journal.create(tmp_path / "evening.russia", header)
    for line in BEGUN:
        journal.submit(line)
    return journal


def _submit(journal: Journal, *lines: str) -> None:
    for line in lines:
        journal.submit(line)


def _state(journal: Journal) -> State:
    state = journal.state
    assert isinstance(state, State)
    return state


# One action a turn: a second one on the line needs a name


def test_the_next_player_is_named_on_the_line_of_another(journal: Journal):
    with pytest.raises(Ambiguous) as refused:
        journal.submit("d; c")
    assert (refused.value.facts["who"], refused.value.choices) == ("Bert", ("Bert: c",))
    journal.submit("d; Bert: c")
    assert _state(journal).players["Bert"].coins == 3


def test_what_is_owed_stands_on_the_line_that_set_it_off(journal: Journal):
    journal.submit('correct loco Anna T 6 "to come to the point"')
    journal.submit('correct tracks Anna P 3 "to come to the point"')
    journal.submit('correct loco Anna P 6 "to come to the point"')
    journal.submit("k1pt; q medal")
    assert _state(journal).players["Anna"].medal


# Undo, amend


def test_undo_inside_a_turn(journal: Journal):
    journal.submit("d")
    journal.submit('correct tracks Anna P 5 "to come to the point"')
    journal.submit('correct loco Anna P 6 "to come to the point"')
    _submit(journal, "c", "t", "i1", "k1p2")
    before = _state(journal)
    assert before.pool == (TokenOwed("P4"), TokenOwed("P6"))
    journal.submit("q medal")
    assert _state(journal).players["Anna"].medal
    journal.submit("undo")
    assert _state(journal) == before
    journal.submit("q medal; undo turn")
    assert not _state(journal).players["Anna"].medal
    assert _state(journal).players["Anna"].tracks[1][0] == 5


def test_amend_keeps_later_moves(journal: Journal):
    _submit(journal, "k2t3", "h9", "l1p", "c")
    number = next(entry.number for entry in journal.entries if entry.line == "loco 1 P")
    journal.submit(f"amend {number} loco 1 K")
    assert [entry.line for entry in journal.entries][-2:] == ["loco 1 K", "coins"]
    assert _state(journal).players["Cleo"].locos == ((1,), (), (2,))


# The figures of the box


def test_RR68_first_value_is_put_right_in_the_game():
    table = Table().types("p; p")
    assert table.tableau("Bert").score == 2
    table.types("box pass 2 3")
    assert table.tableau("Bert").score == 3
    assert table.state.figures.pass_points == (0, 3, 3, 4)


def test_a_star_confirmed_midgame_changes_what_it_has_paid():
    table = Table().lay_tableau("K 8 l8", "Cleo").types("p; p; p; p")
    before = table.tableau("Cleo").score
    table.types("box star 8 = 12")
    assert table.tableau("Cleo").score == before + 2
    assert sum(entry.points for entry in table.tableau("Cleo").ledger) == table.tableau("Cleo").score


def test_RR68_record_keeps_the_box_it_began_with(journal: Journal):
    journal.submit("box pass 1 = 1")
    journal.submit("p")
    assert _state(journal).players["Anna"].score == 1
    assert read(journal.path).state == journal.state


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("box pass 9 = 1", "9 = 1"),
        ("box pass 2 = many", "many"),
        ("box star 5 = 3", "5 = 3"),
        ("box factory 3 = tunnel", "3 = tunnel"),
        ("box tenth = ace", "ace"),
    ],
)
def test_nonsense_in_a_box_is_refused(line: str, value: str):
    refusal = Table().refusal_of(line)
    assert (refusal.code, refusal.facts["value"]) == ("box-senseless", value)


def test_the_other_layout_of_the_bar_is_played_too():
    table = Table().set(phase="strip", round=0, turn=None, strip=())
    table.types("box bar 0 1 2 3 5 _ 10 _ 15 _ 20? _ 25 _ 30")
    assert table.state.figures.bar[10:12] == ("20?", "20f")
    table.set(phase="actions", round=2).turn("Anna").lay_tableau("I 15f f2,3,3").types("i1")
    assert (table.bar(), table.state.pool) == (("20?",), (TokenOwed("I?"),))


def test_the_bar_is_said_before_the_first_round():
    assert Table().refusal_of("box bar 0 1 2 3 5 _ 10 _ 15 _ 20? _ 25 _ 30").code == "box-too-late"


def test_a_number_is_learned_by_hiring():
    table = Table().types("h9")
    name = table.tableau().engineers[0]
    assert table.state.numbers == {name: 9}
    assert [
        str(figure.line) for figure in GAME.offers(LearnsBox).box_statements(Table().state, GAME.read("hire 9"))
    ] == [f"box engineer {name} = 9"]


# Hidden cards


def test_hidden_cards():
    table = Table().owed(TokenOwed("P6")).types("q card worker; take")
    assert GAME.dump(table.state)["players"]["Anna"]["end_cards"] == 1  # type: ignore[index]
    assert "flat" not in json.dumps(GAME.dump(table.state))
    assert table.tableau().shown is None


def test_a_name_is_refused_before_the_end():
    assert Table().owed(TokenOwed("P6")).refusal_of("q card worker; take card flat").code == "end-card-hidden"


def test_open_cards_are_named_when_taken():
    table = Table(end_cards="open").owed(TokenOwed("P6")).types("q card worker")
    assert table.refusal_of("take card").code == "end-card-name"
    assert table.types("take card flat").tableau().shown == ("flat",)
    table.set(round=7).turn("Anna").types("p; p; p; p")
    assert ("end-card", "flat", 15) in [entry[1:] for entry in table.tableau().ledger]
    assert table.state.phase == "end"


# Counting only


def test_RR69_no_move_is_typed_where_points_are_counted():
    table = Table(entry="scores")
    assert table.refusal_of("k2t3").code == "entry-scores"


@pytest.mark.parametrize(
    ("board", "was"),
    [("T 10", "9/7/3"), ("T l5+4", "6+2"), ("T l6", "6+2"), ("I 0", "5f"), ("d0", 1), ("I 0 f0", "2"), ("f0", "2")],
)
def test_RR69_tableau_never_goes_back(board: str, was: object):
    refusal = Table(entry="scores").types("board Anna T 9/7/3 l6+2 d1 I 5f f2").refusal_of(f"board Anna {board}")
    assert (refusal.code, refusal.facts["was"]) == ("goes-back", was)


def test_RR69_marker_stops_before_an_empty_gap():
    refusal = Table(entry="scores").refusal_of("board Anna I 15 f2")
    assert (refusal.code, refusal.facts["position"], refusal.facts["gap"]) == ("marker-beyond-gap", "15", 2)


def test_RR69_engineer_has_one_owner():
    table = Table(entry="scores").types("engineer Anna 12")
    refusal = table.refusal_of("engineer Bert 12")
    assert (refusal.code, refusal.facts["player"]) == ("engineer-there", "Anna")


def test_RR69_workers_of_special_fields_count():
    table = Table(entry="scores").types("board Anna T 9/7/3 l6+2 K 7; board Anna K 8")
    assert (table.tableau().workers, table.tableau("Bert").workers) == (7, 5)


@pytest.mark.parametrize(
    ("board", "code", "facts"),
    [
        ("T 6 6", "track-ahead", {"colour": "g", "ahead": "k", "field": 6}),
        ("T 6 K 3/0/1", "colour-order", {"colour": "b", "ahead": "g", "field": 0}),
        ("T 4 K 6/2/1", "colour-not-owned", {"colour": "b", "field": 6}),
    ],
)
def test_RR69_tracks_fall_from_colour_to_colour(board: str, code: str, facts: dict[str, object]):
    refusal = Table(entry="scores").refusal_of(f"board Anna {board}")
    assert refusal.code == code
    assert {name: refusal.facts[name] for name in facts} == facts


def test_RR69_each_has_one_place_of_the_next_round():
    table = Table(entry="scores")
    assert table.refusal_of("round Anna Bert Cleo").code == "round-order"
    assert table.types("round").state.order == ("Anna", "Bert", "Cleo", "Dora")


def test_RR69_tableau_has_no_piece_that_the_box_has_not():
    refusal = Table(entry="scores").refusal_of("board Anna f2,2,2,2,2")
    assert (refusal.code, refusal.facts["number"]) == ("unsound-locomotives", 2)


def test_RR69_points_of_a_round_keep_their_reason():
    table = Table(entry="scores").types('plus Anna 3 "engineer"')
    assert [(event.facts["detail"], event.facts["points"]) for event in table.events] == [("engineer", 3)]


def test_RR69_points_without_a_reason_have_none_in_the_log():
    (event,) = Table(entry="scores").types("plus Anna 3").events
    assert Words("en", "russia").say(event.code, event.facts) == "Anna +3 (entered): 3."


def test_RR69_points_are_counted_as_in_a_game():
    state = GAME.start(("Anna", "Bert"), {"entry": "scores"})
    table = Table(2, entry="scores").set(**state._asdict())
    table.types(
        'board Anna T 9/7/3 l6+2 d1 P 3 K 4 l2 I 5f f2; plus Anna 3 "engineer"; engineer Anna 12; round Bert Anna'
    )
    assert (table.tableau().score, table.tableau("Bert").score) == (23, 2)
    assert (table.state.order, table.state.round) == (("Bert", "Anna"), 2)
    table.types("round; round; round; round; round")
    assert table.state.phase == "reveal"
    assert table.types("reveal Anna flat").refusal_of("reveal Anna flat, lines").code == "as-many-as-taken"
    assert table.types("reveal Bert none").state.result is not None
    assert dict(table.state.result)["Anna"] == table.tableau().score


@pytest.mark.parametrize(
    ("board", "gained"), [("T 7/5/2 l2", 0), ("K 6 l9", 0), ("K 7", 1), ("T 9/7/3 l6", 1), ("T 9/7/3 l6 K 7", 2)]
)
def test_RR17_RR69_tableau_has_brought_its_workers(board: str, gained: int):
    table = Table(2, entry="scores").set(**GAME.start(("Anna", "Bert"), {"entry": "scores"})._asdict())
    before = table.tableau().workers
    assert table.types(f"board Anna {board}").tableau().workers == before + gained


# Corrections, rulings, counts


@pytest.mark.parametrize(
    ("line", "what", "subject", "value"),
    [
        ("points Anna +4", "points", "Anna", "4"),
        ("coins Anna 2", "coins", "Anna", "2"),
        ("workers Anna 6", "workers", "Anna", "6"),
        ("tracks Anna T 9/7/3", "tracks", "Anna", "T 9/7/3 P 1 K 1"),
        ("loco Anna T 6 2", "loco", "Anna", "T 6 2 P 0 K 0"),
        ("factories Anna 2 3 3", "factories", "Anna", "2 3 3"),
        ("marker Anna 3 0", "marker", "Anna", "3 0"),
        ("doublers Anna 3", "doublers", "Anna", "3"),
        ("token Anna medal P4", "token", "Anna", "medal P4"),
        ("engineer Anna again", "engineer", "Anna", "again"),
        ("endcards Anna 1", "endcards", "Anna", "1"),
        ("stock Anna 2", "stock", "Anna", "2"),
        ("kept Anna worker medal", "kept", "Anna", "worker medal"),
        ("supply 3", "supply", "bank", "3"),
        ("supply bank 3", "supply", "bank", "3"),
        ("pile 5", "pile", "bank", "5"),
        ("returned 2", "returned", "bank", "2"),
        ("stack 3 2", "stack", "3", "2"),
        ("returned 2 3", "returned", "bank", "2 3"),
        ("qcards three loco", "qcards", "bank", "three loco"),
        ("order Dora 1", "order", "Dora", "1"),
        ("turn bank Cleo", "turn", "bank", "Cleo"),
        ("round bank 4", "round", "bank", "4"),
    ],
)
def test_what_is_put_right_lies_there(line: str, what: str, subject: str, value: str):
    from eighteen80.russia.corrections.values import CORRECTIONS

    table = Table().types(f'correct {line} "seen on the table"')
    assert CORRECTIONS.write_value(table.state, what, subject) == value


@pytest.mark.parametrize("line", ["tracks Anna T 16", "marker Anna 5f", "doublers Anna 9", "coins Zoe 2"])
def test_no_box_can_show_it(line: str):
    with pytest.raises((Illegal, Unreadable)):
        Table().types(f'correct {line} "seen on the table"')


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("berichtigen münzen Anna 2", "correct coins Anna 2"),
        ("berichtigen gleise Anna T 3/2", "correct tracks Anna T 3/2"),
        ("berichtigen plättchen Anna medaille P4", "correct token Anna medal P4"),
        ("berichtigen fragekarten drei lok", "correct qcards bank three loco"),
        ("berichtigen leiste beliebig2 - - - - - -", "correct strip bank any2 - - - - - -"),
        ("popraw żeton Anna żadne", "correct token Anna none"),
        ("popraw stos 3 2", "correct stack 3 2"),
    ],
)
def test_what_is_put_right_is_named_in_words_of_each_language(typed: str, written: str):
    table = Table()
    move = GAME.resolve(table.state, GAME.read(f'{typed} "seen on the table"', table.state))
    assert GAME.write(move) == f'{written} "seen on the table"'


@pytest.mark.parametrize(
    ("typed", "written"), [("stern 8 = 9", "star 8 = 9"), ("prüfung werte = ja", "check values = yes")]
)
def test_figure_of_box_is_named_in_words_of_each_language(typed: str, written: str):
    assert GAME.write(GAME.read(f"schachtel {typed}", Table().state)) == f"box {written}"


def test_engineer_who_lies_elsewhere_is_not_put_beside_tableau():
    refusal = Table().refusal_of('correct engineer Anna black-grey "seen on the table"')
    assert (refusal.code, str(refusal.facts["engineer"])) == ("strip-twice", "black-grey")


def test_RR70_ruling_makes_what_the_rules_refuse():
    table = Table().place("black 2", "Bert own", "Bert own").types('rule that "we had agreed" black 2 T3')
    assert (table.tracks("T"), table.due) == ((4,), "Bert")


def test_RR70_ruling_shows_nothing_the_box_cannot():
    assert Table().lay_tableau("K 9").refusal_of('rule that "further" black 1 K2').code == "line-end"


def test_audit_asks_for_every_occupied_space_and_the_supply():
    state = Table().place("black 2", "Bert own", "Bert coin").has("again").place("engineer again", "Anna own").state
    lines = [GAME.write(question) for question in GAME.corrections.audit(state)]
    assert 'confirm space "black 2" Bert own, Bert coin' in lines
    assert 'confirm space "engineer again" Anna own' in lines
    assert {line.split()[1] for line in lines} >= {"stock", "kept", "strip", "stack", "returned", "supply", "pile"}
    for line in lines:
        assert GAME.write(GAME.resolve(state, GAME.read(line, state))) == line


def test_tableau_is_confirmed_in_a_line_with_a_remedy_a_part():
    table = Table().lay_tableau("T 9/7/3 l6+2 d1 P 3 K 4 l2 I 5f f2")
    table.types("confirm board Anna T 9/7/3 l6+2 d1 P 3 K 4 l2 I 5f f2")
    pile = GAME.corrections.pile(
        GAME.resolve(table.state, GAME.read("confirm board Anna T 8/7/3 d2 K 4 l0 I 5 f2,3", table.state))
    )
    assert pile is not None
    (line,) = remedies_of(GAME, table.state, pile, "as it lies")
    assert line.split("; ") == [
        'correct tracks Anna T 8/7/3 "as it lies"',
        'correct loco Anna K 0 "as it lies"',
        'correct doublers Anna 2 "as it lies"',
        'correct factories Anna 2 3 "as it lies"',
        'correct marker Anna 5 "as it lies"',
    ]
    table.types(line)
    assert list(remedies_of(GAME, table.state, pile)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_an_audit_asks_for_has_a_name(language: str):
    words, state = Words(language, GAME.key), Table().place("black 2", "Bert own", "Bert coin").state
    messages = [
        words.text(describe_item(pile))
        for question in GAME.corrections.audit(state)
        if (pile := GAME.corrections.pile(question))
    ]
    assert len(set(messages)) == len(messages)
    assert not any("=" in text for text in messages)


def test_a_difference_has_a_remedy():
    table = Table()
    pile = GAME.corrections.pile(GAME.read("confirm coins Anna 3", table.state))
    assert pile is not None
    (line,) = remedies_of(GAME, table.state, pile, "one had fallen down")
    table.types(line)
    assert (line, GAME.corrections.recorded_amount(table.state, pile)) == (
        'correct coins Anna +2 "one had fallen down"',
        3,
    )


def test_a_tableau_is_confirmed_in_one_line():
    table = Table().lay_tableau("T 9/7/3 l6+2 d1")
    table.types("confirm board Anna T 9/7/3 l6+2 d1")
    assert table.refusal_of("confirm board Anna T 9/7/2").code == "confirm-differs"
