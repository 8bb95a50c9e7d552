"""Meaning of a line by declaration: abbreviations, a name in front, or the implied end of the turn before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace

import pytest

from eighteen80.engine.declaration import Declaration
from eighteen80.engine.game import Game
from eighteen80.engine.language import Closing, Short, spell
from eighteen80.engine.rule import PlainCourse, Rule, only
from eighteen80.engine.table_moves import Move
from eighteen80.record.history import History
from eighteen80.refusals import Ambiguous, Illegal, Refusal
from eighteen80.sheets import Say

SEATS = ("Anna", "Bert")
MOST = 2


@dataclass(frozen=True)
class Path:
    """The player to act, and the number of steps made in the turn, at most two."""

    turns: int = 0
    steps: int = 0
    ended: bool = False

    @property
    def who(self) -> str:
        return SEATS[self.turns % len(SEATS)]


@dataclass(frozen=True)
class Step(Move):
    """step"""


@dataclass(frozen=True)
class Done(Move):
    """done"""


def check_done(path: Path, _done: Done) -> None:
    if not path.steps:
        raise Illegal("step-first")


def step(made: PlainCourse[Path], _step: Step) -> None:
    made.state = replace(made.state, steps=made.state.steps + 1)


def end_turn(made: PlainCourse[Path], _done: Done) -> None:
    made.state = Path(made.state.turns + 1)


def due(path: Path) -> Sequence[str]:
    return (path.who,)


GAME: Game[Path, Move] = Declaration[Path](
    moves={Step: Rule(only(Step()), step), Done: Rule(only(Done()), end_turn, check=check_done)},
    now=lambda path: (Step, Done) if path.steps < MOST else (Done,),
    seats=lambda _path: SEATS,
    due=due,
    short=(Short(r"s(?=\b)", "step"), Short(r"x", "done", lambda path: path.steps == MOST)),
    closing=Closing("done", ("step",)),
).game(
    key="path",
    name="Path",
    ending=".path",
    start=lambda _seats, _options: Path(),
    round_key=lambda path: str(path.turns),
    dump=asdict,
    worth=lambda path: dict.fromkeys(SEATS, path.turns),
    ask=lambda _path: Say("ask-step"),
)


def type_lines(*lines: str) -> list[str]:
    """Return who made which move when these lines are typed."""
    history = History(GAME, Path(), 1)
    return [f"{entry.actor}: {entry.line}" for line in lines for entry in history.take_line(line, "12:00:00")]


@pytest.mark.parametrize(
    ("lines", "made"),
    [
        (("step", "Anna: step", "step"), ["Anna: step", "Anna: step", "Anna: done", "Bert: step"]),
        (("step", "Bert: step"), ["Anna: step", "Anna: done", "Bert: step"]),
        (("step", "Anna: step"), ["Anna: step", "Anna: step"]),
        (("s", "bert s"), ["Anna: step", "Anna: done", "Bert: step"]),
        (("s", "anna s", "x"), ["Anna: step", "Anna: step", "Anna: done"]),
    ],
)
def test_a_line_ends_the_turn_if_it_can_mean_nothing_else(lines: Sequence[str], made: list[str]):
    assert type_lines(*lines) == made


def test_where_both_readings_hold_the_table_is_asked():
    with pytest.raises(Ambiguous) as asked:
        type_lines("step", "step")
    assert (asked.value.code, asked.value.choices) == ("ambiguous-turn", ("step", "Bert: step"))


def test_a_later_move_names_the_player_whose_turn_it_begins():
    line = "Anna: step; Anna: step; {name}step"
    with pytest.raises(Ambiguous) as asked:
        type_lines(line.format(name=""))
    assert (asked.value.code, asked.value.mended) == ("turn-of-another", "Bert: step")
    assert type_lines(line.format(name="Bert: "))[2:] == ["Anna: done", "Bert: step"]


def test_no_turn_ends_unsaid_that_could_not_be_ended():
    with pytest.raises(Refusal):
        type_lines("Bert: step")


def test_what_is_short_at_one_moment_stays_at_others():
    short = (Short(r"x", "done", lambda path: path.steps == MOST),)
    assert (spell("x", Path(), short), spell("Anna x", Path(steps=MOST), short, SEATS)) == ("x", "Anna done")


def test_nothing_is_spelled_out_in_a_text():
    assert spell('note "s"', Path(), (Short(r".*", "step"),)) == 'note "s"'
