"""Tests before a commit: those nearest to a change, and those that compare the tree with itself."""

from __future__ import annotations

import pytest

from tests.support.places import TESTS
from tests.support.touched import list_tests

OPTION = ("eighteen80/cli/games.py", "assets/words/de.ftl", "assets/words/en.ftl", "tests/cli/test_commands.py")
"""Files changed by a new option of a command."""


def nearest_tests(*files: str) -> set[str]:
    return {path.relative_to(TESTS).as_posix() for path in list_tests(files)}


def test_whatever_is_changed_the_tree_is_compared_with_itself():
    assert nearest_tests() == {path.name for path in TESTS.glob("test_*.py")}


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        (
            "eighteen80/china/rules/share_rounds.py",
            {"china/rules/test_share_rounds.py", "china/rules/operating/test_forced_purchase.py"},
        ),
        ("eighteen80/russia/rules/actions/tokens.py", {"russia/test_tokens.py"}),
        ("eighteen80/yokohama/rules/areas/trades.py", {"yokohama/test_action.py"}),
        ("eighteen80/record/journal.py", {"record/test_journal.py"}),
        ("eighteen80/table/draw/panes.py", {"table/draw/test_panes.py"}),
        ("assets/russia/box.toml", {"russia/test_scoring.py"}),
        ("tests/record/test_box.py", {"record/test_box.py"}),
        ("tests/china/games/debts.1880", {"china/test_games.py"}),
        ("tests/support/russia/table.py", {"russia/test_shorthand.py"}),
        ("tests/support/sitting.py", {"line/test_notation.py"}),
    ],
)
def test_what_stands_nearest_to_a_change_is_run(changed: str, tests: set[str]):
    assert nearest_tests(changed) - nearest_tests() >= tests


def test_a_new_option_is_tried_where_commands_are():
    commands = {path.relative_to(TESTS).as_posix() for path in TESTS.glob("cli/test_*.py")}
    assert nearest_tests(*OPTION) - nearest_tests() == commands
