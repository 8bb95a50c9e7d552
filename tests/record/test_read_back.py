"""A move is acknowledged only if the record reads its line back as the same move: of every game, in every field."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from eighteen80.china.moves import NOTATION as CHINA
from eighteen80.engine.game import AnyGame
from eighteen80.line.fields import ANYWHERE, Reading
from eighteen80.line.forms import Field, Form
from eighteen80.line.notation import Notation
from eighteen80.record.grammar import Header, read_text, write_line
from eighteen80.record.history import History
from eighteen80.record.journal import Journal
from eighteen80.record.replay import read
from eighteen80.refusals import Refusal, Unreadable
from eighteen80.russia.fields.spelling import NOTATION as RUSSIA
from eighteen80.russia.fields.spelling import SCORES
from eighteen80.words import LANGUAGES, Words
from eighteen80.yokohama.moves import NOTATION as YOKOHAMA
from tests.support.counter import COUNTER, counter

NOTATIONS: dict[str, Notation[Any]] = {"china": CHINA, "russia": RUSSIA, "russia scores": SCORES, "yokohama": YOKOHAMA}
SIGNS = ("0", "1", "2", "12", "+2", "-1", "+0", "none", "all", "?", "=", ">", "8/6", "Anna", "bank", "table", "supply")
TEXTS = (
    '"so; it is"',
    '"a  ; b"',
    '"say \\"so\\""',
    '"# none"',
    "plain",
    '"',
    "1 shop",
    "2 yen DE",
    "T2",
    "/coin",
    "f1 1",
)
FIGURES = ("1", "2", "3")
OFTEN: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("FIELD", "SITE", "SLOT", "POWER", "YEN", "CARDS", "TOLD", "NUMBER"), FIGURES),
    "LINES": ("K", "T/1 K", "P return"),
    "LOCO | FACTORY": ("loco P K", "factory tile 2", "loco T/1 K factory"),
    "MARKERS": ("1", "front rear2", "f1 1"),
    "STEPS": ("T2", "Tk2 Pg", "T0"),
    "TILE": ("tile 1 for 5", "gap 3", "0"),
    "SPACE": ("black 2 T2", "engineer 12 brown 1 T", "factory 1"),
    "+WARE -WARE …": ("+1 copper -2 tea", "+2 silk", "+0 tea"),
    "PRINTED": ("6 > 5 points", "2 yen DE", "4 FR", "8/6", "3 > 0 points", "0 yen"),
    "PAYMENT": ("1 copper 2 yen", "2 yen", "1 import"),
    "FROM AREA, …": ("supply bank", "silk1 laboratory , supply bank"),
    "CHOICE": ("1 silk 1 tea",),
    "GOAL GOAL GOAL": ("copper5 yen10 prod4", "fish7 tech4 trade4"),
    "WARES": ("1 copper 2 silk", "0 tea", "2t2sc"),
    "PIECES": ("2 assistant 1 shop", "0 shop"),
    "MOVE": ("pass", "done", "black 2 T2", "buy HKR", "Bert: buy HKR"),
    "RULED": ("done", "shop 1 = 2 yen"),
    "TRAIN: STOP STOP … / …": ("2R: N10 N12", "3: F8 F10 / 2: K13 K15", "none"),
    "COMPANY [SHARES] …": ("HKR 2 NJR 1", "HKR"),
    "POSITION": ("W-E", "/1"),
    "AMOUNT": ("100", "0", "20."),
}
"""Words that fill a field, by its label, where a list of single words does not."""
MOST_CHOICES, MOST_WORDS = 60, 4


def forms() -> Iterator[tuple[str, Form[Any]]]:
    """Yield every class of move, with the notation that writes it."""
    for name, notation in NOTATIONS.items():
        for form in notation.forms.values():
            yield name, form


def lines(form: Form[Any]) -> st.SearchStrategy[str]:
    """Return lines that begin with the verb and go on with words for the fields in their order."""
    return st.tuples(st.just(form.verb), *(_words(field, form) for field in form.fields)).map(
        lambda parts: " ".join(filter(None, parts))
    )


def _words(field: Field, form: Form[Any]) -> st.SearchStrategy[str]:
    choices = tuple(field.kind.choices(Reading(ANYWHERE, form.move, {})))[:MOST_CHOICES]
    often = (*choices, *OFTEN.get(field.kind.label, ()))
    likely = st.sampled_from(often or (*SIGNS, *TEXTS))
    ways = {
        "absent": st.just(""),
        "likely": likely,
        "keyed": likely.map(lambda text: f"{field.kind.key} {text}"),
        "said": st.lists(likely | st.sampled_from((*SIGNS, *TEXTS)), max_size=MOST_WORDS).map(" ".join),
    }
    chosen = ("keyed", "likely", "said") if field.required else ("absent", "absent", "keyed", "said")
    return st.sampled_from(chosen).flatmap(ways.__getitem__).map(str.strip)


HEADER = Header(game="Counter", seats=("Anna", "Bert"), rules=1)
NOON = "12:00:00"
VERBS = ("add", "note", 'note "', 'rule that "he said so" add', "insert 1 note")


def forgetful() -> AnyGame:
    """The counter game with a writer that has faults: one for each way in which a line can be read otherwise."""
    game = counter(most=30)
    write = game.write
    wrong = {"add 7": "add", "add 6": "zd 6", 'note "twice"': 'note "twice"; add 1'}

    def write_wrongly(move: Any) -> str:
        line = write(move)
        return wrong.get(line) or line.replace("add 37", "zd 37")

    game.write = write_wrongly
    return game


@pytest.mark.parametrize(
    ("notation", "form"), tuple(forms()), ids=lambda part: part if isinstance(part, str) else part.verb
)
def test_every_field_of_every_move_reads_back(notation: str, form: Form[Any]):
    taken = 0

    @settings(max_examples=16, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(lines(form))
    def holds(line: str) -> None:
        nonlocal taken
        try:
            move = NOTATIONS[notation].read(line)
        except Refusal:
            return
        taken += 1
        assert NOTATIONS[notation].read(NOTATIONS[notation].write(move)) == move

    holds()
    assert taken


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("add 7", "record-misread"),
        ("add 6", "record-unread"),
        ('note "twice"', "record-misread"),
        ('rule that "he said so" add 37', "record-unread"),
        ("amend 1 add 7", "record-misread"),
        ("insert 1 add 6", "record-unread"),
        ("add 1; add 7", "record-misread"),
    ],
)
def test_move_that_does_not_read_back_is_never_written(tmp_path: Path, line: str, code: str):
    game = forgetful()
    with Journal.create(tmp_path / "game", HEADER, game) as table:
        table.submit("add 3")
        before, state = table.path.read_bytes(), table.state
        with pytest.raises(Unreadable) as refused:
            table.submit(line)
        assert refused.value.code == code
        assert table.path.read_bytes() == before
        assert table.state == state
        table.submit("add 4")
    record = read(tmp_path / "game", game, strict=True)
    assert (record.trouble, record.state.total) == (None, 7)  # type: ignore[attr-defined]  # a Pile
    for language in LANGUAGES:
        assert not Words(language).say(code, refused.value.facts).startswith(code)


@given(st.builds("{} {}".format, st.sampled_from(VERBS), st.text(max_size=12) | st.integers(0, 9).map(str)))
def test_counter_game_writes_only_what_it_reads(line: str):
    history = History(COUNTER, COUNTER.start(HEADER.seats, {}), 1)
    with suppress(Refusal):
        for entry in history.take_line(line, NOON):
            text = read_text(write_line(NOON, entry.actor, entry.line, entry.facts))
            assert COUNTER.resolve(entry.before, COUNTER.read(text, entry.before)) == entry.move
