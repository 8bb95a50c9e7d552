"""The same answers at every table: corrections, notes, rulings and repairs are taken or refused alike by every game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import pytest

from eighteen80 import registry
from eighteen80.capabilities import Pile
from eighteen80.engine.game import AnyGame, AnyState
from eighteen80.engine.table_moves import Ruled
from eighteen80.record.audit import items_to_audit, parse_found
from eighteen80.record.history import History
from eighteen80.record.replay import Replay
from eighteen80.refusals import Ambiguous, Illegal, MissingReason, Refusal, Unreadable, What
from eighteen80.words import LANGUAGES, Words
from tests.support.counter import COUNTER
from tests.support.sentences import messages

NOON = "12:00:00"


class Bench(NamedTuple):
    """A table of one game: the moves that lead to its moment, and what its lines are about.

    `number` is a kind of value that is counted, `due` a player of whom there is some; `forbidden` a move against the
    rules, `zero` and `twice` lines that count nothing and that give a field two figures.
    """

    begun: Callable[[], History]
    number: str
    forbidden: str
    zero: str
    twice: str

    @property
    def words(self) -> dict[str, str]:
        """Words for the names in a row of the table."""
        history = self.begun()
        who = next(iter(history.game.worth(history.state)))
        allowed = history.game.write(next(iter(history.game.legal(history.state))))
        return {**self._asdict(), "who": who, "value": f"{self.number} {who}", "allowed": allowed}


def demo(key: str, moves: int) -> Callable[[], History]:
    """Return a function that plays the demo of a game up to a moment in its midst."""

    @cache
    def whole() -> History:
        played = registry.demo(key)
        assert played
        lines = played.read_text("utf-8").splitlines(keepends=True)
        return Replay("".join(lines[:moves]).encode()).history

    return lambda: whole().copy()


def counter_game() -> History:
    """Begin the counter game of the tests, in which each has added once."""
    history = History(COUNTER, COUNTER.start(("Anna", "Bert"), {}), COUNTER.version)
    assert len(list(history.take_line("add 3; add 4", NOON))) == 2
    return history


TABLES = {
    "china": Bench(demo("china", 70), "cash", "found JHA 90 20% D row 1", "found JHA 0", "found JHA 90 100"),
    "russia": Bench(demo("russia", 70), "points", "order 1", "black 0", "black 1 2"),
    "counter": Bench(counter_game, "given", "add 99", "add 0", "add 2 3"),
    "yokohama": Bench(demo("yokohama", 70), "yen", "go bank", "toll Bert 0", "toll Bert 1 2"),
}
TAKEN = (
    ('correct {value} +5 "so it lies"', 5),
    ('correct {value} -1 "so it lies"', -1),
    ('note "so it was"', 0),
    ("confirm {value} {now}", 0),
)
REFUSED: tuple[tuple[str, type[Refusal], str], ...] = (
    ('correct {value} +0 "so it lies"', Illegal, "correct-nothing"),
    ('correct {value} {now} "so it lies"', Illegal, "correct-nothing"),
    ('correct {value} -9999 "so it lies"', Illegal, "correct-below-nothing"),
    ('correct {value} many "so it lies"', Illegal, "correct-senseless"),
    ('correct {value} 1.5 "so it lies"', Illegal, "correct-senseless"),
    ('correct {number} Zoe +5 "so it lies"', Unreadable, "unreadable-word"),
    ("correct {value} +5", MissingReason, "correct-no-reason"),
    ('correct {value} +5 ""', MissingReason, "correct-no-reason"),
    ('correct {value} +0 ""', Illegal, "correct-nothing"),
    ('correct {value} "so it lies"', Unreadable, "unreadable-missing"),
    ("correct {value}", Unreadable, "unreadable-missing"),
    ('correct wings {who} +5 "so it lies"', Unreadable, "unreadable-word"),
    ("confirm {value} 99", Illegal, "confirm-differs"),
    ("confirm wings {who} 1", Unreadable, "unreadable-word"),
    ("note", Unreadable, "unreadable-missing"),
    ('note ""', Illegal, "note-nothing"),
    ('rule that "x"', Unreadable, "unreadable-missing"),
    ("rule that", Unreadable, "unreadable-missing"),
    ("rule that {forbidden}", Unreadable, "unreadable-missing"),
    ('rule that "" {forbidden}', MissingReason, "correct-no-reason"),
    ('rule that "so be it" {allowed}', Illegal, "rule-allowed"),
    ('rule that "so be it" note "so it was"', Illegal, "rule-not"),
    ("frobnicate", Unreadable, "unreadable-verb"),
    ("undo 9999", Illegal, "record-undo-none"),
    ('amend 9999 note "late"', Illegal, "record-no-move"),
    ("drop 9999", Illegal, "record-no-move"),
    ("{zero}", Unreadable, "unreadable-zero"),
    ("{twice}", Unreadable, "unreadable-twice"),
)


def amount_of(game: AnyGame, state: AnyState, kind: str, who: str) -> int:
    """Return the amount, as an audit knows it."""
    audited = game.corrections
    assert audited
    number = audited.recorded_amount(state, Pile(kind, who, 0))
    assert isinstance(number, int)
    return number


@pytest.mark.parametrize("key", TABLES)
@pytest.mark.parametrize(("row", "more"), TAKEN)
def test_the_banker_says_it_and_every_table_takes_it(key: str, row: str, more: int):
    table = TABLES[key]
    history, words = table.begun(), table.words
    before = amount_of(history.game, history.state, table.number, words["who"])
    (entry,) = history.take_line(row.format(**words, now=before), NOON)
    assert (entry.actor, entry.line) == ("bank", row.format(**words, now=before))
    assert amount_of(history.game, history.state, table.number, words["who"]) == before + more


@pytest.mark.parametrize("key", TABLES)
def test_every_table_rules_what_its_rules_refuse(key: str):
    history, words = TABLES[key].begun(), TABLES[key].words
    with pytest.raises(Illegal):
        list(history.take_line(words["forbidden"], NOON))
    line = f'rule that "so be it" {words["forbidden"]}'
    (entry,) = history.take_line(line, NOON)
    assert (entry.line, entry.events[0]) == (line, Ruled("so be it", words["forbidden"]))


@pytest.mark.parametrize("key", TABLES)
@pytest.mark.parametrize(("row", "kind", "code"), REFUSED)
def test_every_table_refuses_it_by_one_sentence(key: str, row: str, kind: type[Refusal], code: str):
    table = TABLES[key]
    history, words = table.begun(), table.words
    state = history.state
    now = amount_of(history.game, state, table.number, words["who"])
    with pytest.raises(kind) as refused:
        list(history.take_line(row.format(**words, now=now), NOON))
    assert (type(refused.value), refused.value.code) == (kind, code)
    assert history.state is state
    assert all(code in messages("words", language) for language in LANGUAGES)


@pytest.mark.parametrize("key", TABLES)
@pytest.mark.parametrize("word", ["many", "1.5"])
def test_the_example_of_a_senseless_value_is_taken(key: str, word: str):
    history, words = TABLES[key].begun(), TABLES[key].words
    with pytest.raises(Illegal) as refused:
        list(history.take_line(f'correct {words["value"]} {word} "so it lies"', NOON))
    example = refused.value.facts["example"]
    (entry,) = history.take_line(f'correct {words["value"]} {example} "so it lies"', NOON)
    assert entry.before != entry.after


@pytest.mark.parametrize(
    ("begun", "line", "named"),
    [
        (demo("china", 80), "run none; run none", "A6: run none"),
        (demo("russia", 70), "industry 1; temps", "Dora: temps"),
        (demo("yokohama", 70), "act silk2 3; act bank 2", "Bert: act bank 2"),
    ],
)
def test_a_second_move_after_the_end_of_a_turn_is_asked_for(begun: Callable[[], History], line: str, named: str):
    with pytest.raises(Ambiguous) as asked:
        list(begun().take_line(line, NOON))
    assert (asked.value.code, asked.value.mended) == ("turn-of-another", named)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("key", registry.SHELF)
def test_every_value_has_a_name_in_every_language(key: str, language: str):
    corrections, words = registry.game(key).corrections, Words(language, key)
    assert corrections
    named = {kind: words.text(What(kind)) for kind in corrections.values()}
    said = {kind for kind in named if words.has(f"kind-{kind}") or words.has(f"label-{kind}")}
    assert {kind for kind in named if named[kind] == kind} - said == set()


@pytest.mark.parametrize(("key", "what"), [("china", "capital"), ("russia", "board"), ("yokohama", "president")])
def test_an_audit_refuses_words_without_a_meaning(key: str, what: str):
    """A tableau that the rules forbid may lie there; words that mean none cannot."""
    history = TABLES[key].begun()
    game, state = history.game, history.state
    pile = next(item.pile for item in items_to_audit(game, state) if item.pile.what == what)
    assert parse_found(game, state, pile, str(pile.amount)) == pile
    with pytest.raises(Refusal) as refused:
        parse_found(game, state, pile, "seven wings")
    assert refused.value.code in ("correct-senseless", "unreadable-position")
