"""The questions about a record: the best run, proved, and what a line would add to it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from eighteen80.__main__ import main

# BCR lays its home and buys a train; in its second turn it is on turn again.
LINES = (
    "bid 5; pass; pass; bid 10; pass; pass; bid 25; pass; pass; bid 45; pass; pass; bid 70; pass; pass",
    "bid 100; pass; pass; bid 160; pass; pass; Anna: permit ABC; bid 50; pass; pass",
    "investor A2; investor A4; investor A6; pass; pass; pass; A2: done; A4: done; A6: done",
    "lay M3 57 W-E; train 2; done; A2: done; A4: done; A6: done",
)
KEYS = {"company", "total", "proved", "bound", "runs", "bonus", "fees", "paths", "milliseconds"}


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = str(tmp_path / "table.1880")
    assert main(["new", path, "--seats", "Anna,Bert,Cleo"]) == 0
    assert main(["play", path, *LINES]) == 0
    return path


def lay_m5(record: str) -> None:
    assert main(["play", record, "lay M5 8852 W-E"]) == 0


def print_command(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    capsys.readouterr()
    assert main(list(words)) == 0
    return capsys.readouterr().out


def test_the_best_run_is_proved_with_its_stops_and_values(record: str, capsys: pytest.CaptureFixture[str]):
    lay_m5(record)
    found = json.loads(print_command(capsys, "routes", record, "bcr", "--json"))
    assert set(found) >= KEYS
    assert (found["total"], found["proved"], found["bound"]) == (40, True, 40)
    assert [(run["train"], run["stops"], run["value"]) for run in found["runs"]] == [("2", ["M3", "M5"], 40)]


def test_people_are_told_the_line_to_type(record: str, capsys: pytest.CaptureFixture[str]):
    lay_m5(record)
    out = print_command(capsys, "routes", record, "BCR")
    assert "2: M3 20 M5 20 = 40" in out
    assert out.rstrip().endswith("run 2: M3 M5")


def test_an_earlier_position_has_its_own_best_run(record: str, capsys: pytest.CaptureFixture[str]):
    lay_m5(record)
    found = json.loads(print_command(capsys, "routes", record, "BCR", "--json", "--at", "40"))
    assert (found["total"], found["runs"]) == (0, [])


def test_what_a_tile_would_add_is_said_and_the_record_stays(record: str, capsys: pytest.CaptureFixture[str]):
    before = Path(record).read_bytes()
    assert "0 → 40 (40 more)" in print_command(capsys, "what-if", record, "lay M5 8852 W-E")
    assert Path(record).read_bytes() == before


def test_who_is_no_company_is_refused(record: str):
    assert main(["routes", record, "XYZ"]) == 1
    assert main(["what-if", record, "lay A5 8"]) == 1


def test_a_run_in_the_states_says_what_was_possible(record: str, capsys: pytest.CaptureFixture[str]):
    lay_m5(record)
    assert main(["play", record, "run none"]) == 0
    state = json.loads(print_command(capsys, "states", record, "--last"))
    assert state["run"] == {"total": 0, "best": 40, "proved": True}
