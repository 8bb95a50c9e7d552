"""Output of `python -m tests.bench --against`, and the existence of everything it measures."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from tests.bench import speed
from tests.bench.__main__ import main

MEASURED = {"theirs": (90.0, 110.0, 100.0, 500.0, 40.0), "here": (50.0, 50.0, 20.0, 49.0, 900.0)}
"""Results of five rounds for a revision and for this tree."""


@pytest.fixture
def tree(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Revisions that need not be unpacked, and the order in which they are asked."""
    asked: list[str] = []

    def measure(revision: speed.Revision, probe: str, _: Path) -> dict[str, float]:
        asked.append(revision.name)
        return {probe: MEASURED[revision.name][asked.count(revision.name) - 1]}

    monkeypatch.setattr(speed, "unpack", lambda _, folder: folder)
    monkeypatch.setattr(speed.Revision, "measure", measure)
    return asked


def test_medians_of_two_revisions_stand_in_a_row(tree: list[str], capsys: pytest.CaptureFixture[str]):
    assert main(["check", "--against", "theirs"]) == 0
    head, row = capsys.readouterr().out.splitlines()
    assert head.split() == ["theirs", "here", "ratio"]
    assert row.split() == ["check", "100.00", "50.00", "0.50"]
    assert tree == ["theirs", "here", "here", "theirs"] * 2 + ["theirs", "here"]


def test_revision_that_is_not_there_ends_with_two(capsys: pytest.CaptureFixture[str]):
    assert main(["check", "--against", "no-such-revision"]) == 2
    assert capsys.readouterr().out == ""


def test_figure_that_is_not_there_ends_with_two(capsys: pytest.CaptureFixture[str]):
    assert main(["nonsense", "--against", "HEAD"]) == 2
    assert "replay" in capsys.readouterr().err


def test_every_figure_has_its_probe():
    pytest.importorskip("pty", reason="this system has no pseudo-terminals, in which keys are measured")
    assert tuple(import_module("tests.bench._probes").PROBES) == speed.NAMES
