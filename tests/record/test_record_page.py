"""RECORD.md is right: its record plays and is cleaned as shown, its wrong lines are wrong for the reason given."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from eighteen80.record.grammar import LINE_LIMIT, NAME_LIMIT, SIZE_LIMIT
from eighteen80.record.replay import clean, read
from eighteen80.record.steps import KEPT
from tests.support.places import RECORD_PAGE

PAGE = RECORD_PAGE.read_text("utf-8")
BLOCKS = dict(re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
WRONG = re.findall(r"^\| `(.+)` \| `(record-\S+)` \|$", PAGE, re.MULTILINE)


def test_the_record_on_the_page_plays_and_is_cleaned_as_shown(tmp_path: Path):
    path = tmp_path / "page"
    path.write_text(BLOCKS["record"], "utf-8")
    record = read(path, strict=True)
    assert record.trouble is None
    assert clean(record) == BLOCKS["clean"]


@pytest.mark.parametrize(("line", "code"), WRONG)
def test_the_wrong_lines_on_the_page_are_trouble(tmp_path: Path, line: str, code: str):
    path = tmp_path / "page"
    path.write_text(f"{BLOCKS['record']}{line}\n", "utf-8")
    trouble = read(path).trouble
    assert trouble is not None
    assert (trouble.reason.code, trouble.text) == (code, line)


def test_the_page_names_every_step_and_limit():
    assert [step.partition(" ")[0] for step in re.findall(r"^\| `([a-z][^`]*)`", PAGE, re.MULTILINE)][
        : len(KEPT)
    ] == list(KEPT)
    for limit in (NAME_LIMIT, LINE_LIMIT, SIZE_LIMIT):
        assert f"{limit:,}" in PAGE
