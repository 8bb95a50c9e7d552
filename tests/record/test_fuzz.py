"""Anything typed, read or imported is answered by a move, a game or a refusal."""

from __future__ import annotations

from math import inf
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from eighteen80.china import GAME
from eighteen80.refusals import Refusal
from tests.support.fuzzing import TARGETS, positions
from tests.support.line_fuzz import fuzz
from tests.support.random_input import play_at_random
from tests.support.walks import WALKS

EXAMPLES, FEW = {"record reader": 150}, 40


@pytest.mark.parametrize("name", TARGETS)
def test_every_input_has_an_answer(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    target, inputs = TARGETS[name]

    @settings(max_examples=EXAMPLES.get(name, FEW), suppress_health_check=list(HealthCheck))
    @given(inputs())
    def holds(typed: object) -> None:
        target(typed)

    holds()


@pytest.mark.parametrize("seed", range(2))
def test_nothing_done_at_the_table_ends_it(seed: int, tmp_path: Path):
    play_at_random(seed, tmp_path, 25)


@pytest.mark.parametrize("key", WALKS)
def test_lines_typed_at_random_are_answered_and_read_back(key: str):
    """The time of an answer is measured by `python -m tests.bench fuzz`."""
    tried = fuzz(key, 300 if key == GAME.key else 80, seed=1, limit=inf)
    assert not tried.faults
    assert 0 < tried.taken < tried.lines


@pytest.mark.parametrize("piece", ["s ", "t 2 ", "a: ", "a ", "again", "BCR ", "r 3 "])
def test_whatever_is_said_again_and_again_is_refused_with_reason(piece: str):
    """Each piece begins a name, a verb or a move of 1880: what is tried of the first is not tried of all within it."""
    for state in positions():
        for length in (999, 9999):
            with pytest.raises(Refusal):
                GAME.read(piece * (length // len(piece)), state)
