"""Questions as people ask them: each is answered by the command that knows it, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from eighteen80 import registry
from eighteen80.record.game_answers import describe_moves
from eighteen80.record.history import NO_TIME
from eighteen80.record.replay import Replay
from eighteen80.refusals import RecordText
from eighteen80.table.input.commands import find
from eighteen80.words import Words
from tests.support.places import KEPT
from tests.support.sitting import FOUNDING, sit, write_beginning


@pytest.mark.parametrize(
    ("asked", "command", "word"),
    [
        ("how much has Anna", "ledger", "Anna"),
        ("How much money does Müller have?", "ledger", "Müller"),
        ("wie viel Geld hat Bert?", "ledger", "Bert"),
        ("ile ma Cleo", "ledger", "Cleo"),
        ("what does BCR earn?", "about", "BCR"),
        ("was verdient die BCR", "about", "BCR"),
        ("how much does BCR cost", "about", "BCR"),
        ("was kostet die HKR?", "about", "HKR"),
        ("ile kosztuje HKR", "about", "HKR"),
        ("what may Bob do", "may", "Bob"),
        ("was darf Bert machen", "may", "Bert"),
        ("co może Cleo zrobić", "may", "Cleo"),
        ("what can I do now", "may", ""),
        ("who is next?", "due", ""),
        ("wer ist dran", "due", ""),
        ("czyja kolej", "due", ""),
        ("what does the bank bring", "about", "bank"),
        ("how many shops has Cleo", "about", "Cleo"),
        ("who has the tram?", "about", "tram"),
        ("what does Anna have", "about", "Anna"),
        ("was darf Bert", "may", "Bert"),
        ("wie viele Yen hat Anna", "ledger", "Anna"),
        ("wie viele Geschäfte hat Anna", "about", "Anna"),
        ("wer hat die Straßenbahn", "about", "Straßenbahn"),
        ("ile sklepów ma Cleo", "about", "Cleo"),
        ("kto ma tramwaj", "about", "tramwaj"),
        ("kto ma ruch", "due", ""),
        ("and now?", "due", ""),
        ("und jetzt?", "due", ""),
        ("i co teraz?", "due", ""),
        ("how many trains are left", "about", "trains"),
        ("wie viele Loks sind noch da?", "about", "Loks"),
        ("jakie pociągi zostały", "about", "pociągi"),
        ("can Bert bid 12", "may", "Bert bid 12"),
        ("darf Bert 15 bieten?", "may", "Bert 15 bieten"),
        ("czy Bert licytuje 15", "may", "Bert licytuje 15"),
        ("why not", "why", ""),
        ("warum geht das nicht?", "why", ""),
        ("dlaczego nie", "why", ""),
        ("what's next", "due", ""),
        ("wer fängt an?", "due", ""),
        ("kto zaczyna", "due", ""),
        ("what may I choose?", "may", ""),
        ("how many 3 trains are left?", "about", "trains"),
        ("who's winning?", "standing", ""),
        ("wer liegt vorne", "standing", ""),
        ("kto prowadzi", "standing", ""),
    ],
)
def test_a_question_is_answered_by_its_command(asked: str, command: str, word: str):
    """The effect of the command is shown above the line before Enter."""
    words = Words("en", "china")
    found = find(asked, words, registry.game("china"))
    assert found
    assert (found[0].key, found[1]) == (command, word)
    assert words.has(f"command-{command}")


@pytest.mark.parametrize("line", ["buy BCR", "pass", "what", "wie"])
def test_no_move_is_a_question(line: str):
    assert find(line, Words("en", "china"), registry.game("china")) is None


def test_moves_are_listed_by_their_verbs():
    history = Replay((KEPT / "bcr-alone.1880").read_bytes()).history
    tuple(history.take_line("undo to 124", NO_TIME))
    listed = describe_moves(history, "BCR")
    assert [line.cells[0].text for line in listed.lines] == [
        RecordText("lay"),
        RecordText("station"),
        RecordText("run"),
    ]


def test_a_question_is_answered_on_the_screen(tmp_path: Path):
    with sit(write_beginning(tmp_path, FOUNDING)) as table:
        table.enter("sell jgg")
        table.press("ctrl+u")
        table.enter("why not")
        assert "You cannot sell shares in the first share round." in table.info()
        assert "page 20" in table.info()
        table.enter("what can I do")
        assert "buy JGG" in table.info()
        table.enter("who is next")
        assert table.screen.session.game.due(table.screen.session.state)[0] in table.info()
