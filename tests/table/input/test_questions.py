"""Questions as people ask them: each is answered by the command that knows it, in every language."""

from __future__ import annotations

import pytest

from eighteen80 import registry
from eighteen80.table.input.commands import find
from eighteen80.words import Words


@pytest.mark.parametrize(
    ("asked", "command", "word"),
    [
        ("how much has Anna", "ledger", "Anna"),
        ("How much money does Müller have?", "ledger", "Müller"),
        ("wie viel Geld hat Bert?", "ledger", "Bert"),
        ("ile ma Cleo", "ledger", "Cleo"),
        ("what does BCR earn?", "about", "BCR"),
        ("was verdient die BCR", "about", "BCR"),
        ("what may Bob do", "about", "Bob"),
        ("why not", "help", ""),
    ],
)
def test_a_question_is_answered_by_its_command(asked: str, command: str, word: str):
    found = find(asked, Words("en", "china"), registry.game("china"))
    assert found
    assert (found[0].key, found[1]) == (command, word)


@pytest.mark.parametrize("line", ["buy BCR", "pass", "what", "wie"])
def test_no_move_is_a_question(line: str):
    assert find(line, Words("en", "china"), registry.game("china")) is None
