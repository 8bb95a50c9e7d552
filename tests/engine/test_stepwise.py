"""A stepwise rule makes a move once, on a strict course, and its list holds the moves that can be made."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from eighteen80.engine.rule import Rule, RulesEngine
from eighteen80.events import Event
from eighteen80.refusals import Illegal

TOP, BROKEN = 3, 2


@dataclass(frozen=True)
class Climb:
    steps: int


@dataclass
class Ladder:
    state: int
    strict: bool = False
    events: list[Event] = field(default_factory=list)


def ladder_engine(made: list[Climb]) -> RulesEngine[int, Climb, Ladder]:
    def climb(course: Ladder, move: Climb) -> None:
        made.append(move)
        for _ in range(move.steps):
            if course.strict and course.state == TOP:
                raise Illegal("bar-end")
            course.state += 1

    def check_rung(_before: int, after: int) -> None:
        if after == BROKEN:
            raise Illegal("gap-empty")

    rule = Rule[int, Climb, Climb, Ladder](
        lambda _state: map(Climb, range(1, 6)),
        climb,
        stepwise=lambda state: Ladder(state, strict=True),
        whole=check_rung,
    )
    return RulesEngine(rules=lambda _state: {Climb: rule}, course=lambda state, _kind: Ladder(state))


def test_stepwise_move_is_made_once():
    made: list[Climb] = []
    assert ladder_engine(made).apply(0, Climb(3)).state == TOP
    assert made == [Climb(3)]


@pytest.mark.parametrize(("steps", "code"), [(4, "bar-end"), (2, "gap-empty")])
def test_stepwise_move_is_refused_at_its_step_or_as_a_whole(steps: int, code: str):
    engine = ladder_engine([])
    for ask in (engine.apply, engine.check):
        with pytest.raises(Illegal) as refused:
            ask(0, Climb(steps))
        assert refused.value.code == code


def test_list_of_a_stepwise_rule_holds_the_moves_that_are_taken():
    assert list(ladder_engine([]).legal(0)) == [Climb(1), Climb(3)]
