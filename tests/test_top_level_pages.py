"""Truth of the pages at the top of the folder."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from eighteen80 import registry
from eighteen80.words import Words
from tests.support.places import ROOT

PAGES = (
    "README.md",
    "eighteen80/record/RECORD.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "eighteen80/GAMES.md",
    "eighteen80/table/WALK.md",
    "eighteen80/table/TROUBLE.md",
    "eighteen80/china/EVENING.md",
    "eighteen80/russia/EVENING.md",
    "eighteen80/yokohama/EVENING.md",
)
CHANGES = (ROOT / "CHANGELOG.md").read_text("utf-8")
ROW = re.compile(r"^\| (\d+) \| (.+) \| (.+) \|$", re.MULTILINE)


@pytest.mark.parametrize("key", registry.SHELF)
def test_the_changes_list_every_version_of_the_rules(key: str):
    game = registry.game(key)
    section = CHANGES.partition(f"### {game.name}\n")[2].partition("\n### ")[0]
    rows = [(int(version), what, keep) for version, what, keep in ROW.findall(section)]
    words = Words("en", key)
    revised = [
        (change.version, words.say(change.code), f"`{name}={value}`" if keep else "–")
        for change in game.revisions
        for keep in [change.keep]
        for name, value in [next(iter(keep.items()), ("", ""))]
    ]
    assert [row for row in rows if row[0] > 1] == revised
    assert {version for version, _, _ in rows} == set(range(1, game.version + 1))


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_points_to_is_there(page: str):
    path = ROOT / page
    places = re.findall(r"\]\(([^)#]+)\)", path.read_text("utf-8"))
    assert [place for place in places if not (path.parent / place).exists()] == []


@pytest.mark.parametrize("page", PAGES[1:])
def test_every_page_is_found_from_the_first_one(page: str):
    assert f"({page})" in (ROOT / "README.md").read_text("utf-8")


def test_readme_is_read_in_minutes_and_contributing_is_a_page():
    assert len((ROOT / "README.md").read_text("utf-8").split()) <= 2_000
    assert len((ROOT / "CONTRIBUTING.md").read_text("utf-8").splitlines()) <= 60


def test_pages_name_files_that_there_are():
    named = {
        Path(found)
        for page in PAGES
        for found in re.findall(r"`((?:assets|eighteen80|tests|screens)/[\w./]+)`", (ROOT / page).read_text("utf-8"))
    }
    assert len(named) > 10
    assert [str(path) for path in sorted(named) if not (ROOT / path).exists()] == []
