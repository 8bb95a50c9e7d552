"""At a German or Polish table proposals, choices, examples and refusals are in that language; the record is English."""

from __future__ import annotations

from pathlib import Path

import pytest

from eighteen80.china import GAME
from eighteen80.record.replay import read
from eighteen80.sheets import Row
from eighteen80.table.draw.colours import LOOKS
from eighteen80.words import Words
from tests.support.sitting import FOUNDING, LAYING, RUNNING, Sitting, sit, write_beginning

FIRST_PASS = 55
"""Number of moves of the demo game to A1's first turn."""
FOREIGN = ("de", "pl")
ENGLISH = {"lay", "run", "done", "pass", "buy", "sell", "found", "station", "train", "pay", "withhold", "permit"}


@pytest.mark.parametrize(
    ("line", "german", "polish"),
    [
        ("lay A5 57 W-E", "legen A5 57 W-O", "kładę A5 57 W-E"),
        ("run again; pay; NJR: train 3 from BCR for 1", "fahren wieder; zahlen; NJR: lok 3 von BCR für 1",
         "jadę znowu; wypłacam; NJR: pociąg 3 od BCR za 1"),
        ("amend 35 lay M3 57 SW-NE", "ändern 35 legen M3 57 SW-NO", "zmień 35 kładę M3 57 SW-NE"),
        ('rule that "we lay" Bert: buy HKR', 'regelung dass "we lay" Bert: kaufen HKR',
         'orzeczenie że "we lay" Bert: kupuję HKR'),
        ('correct cash Anna +50 "cash"', 'berichtigen geld Anna +50 "cash"', 'poprawka gotówka Anna +50 "cash"'),
        ("run none", "fahren nichts", "jadę nic"),
    ],
)  # fmt: skip
def test_a_line_is_said_in_the_tables_words(line: str, german: str, polish: str):
    assert Words("en", "china").translate_line(line) == line
    assert Words("de", "china").translate_line(line) == german
    assert Words("pl", "china").translate_line(line) == polish


def check_proposals(table: Sitting) -> None:
    """No proposal may have an English word."""
    for typed in ("", "l", "f", "k", "run; ", "p"):
        table.say(typed)
        entry = table.screen.entry
        ghost = entry.placeholder if not typed else typed + entry.advice.ghost
        offered = {word.strip(";") for offer in entry.offers for word in offer.text.split()} | set(ghost.split())
        assert offered.isdisjoint(ENGLISH - {typed.strip(" ;")}), typed
    table.press("ctrl+u")


@pytest.mark.parametrize(
    ("language", "possible", "done"),
    [("de", {"fahren", "baurecht"}, ("fahren", "zahlen")), ("pl", {"jadę", "pozwolenie"}, ("jadę", "wypłacam"))],
    ids=FOREIGN,
)
def test_a_line_its_refusal_and_the_help_are_in_the_tables_words(
    tmp_path: Path, language: str, possible: set[str], done: tuple[str, str]
):
    path = write_beginning(tmp_path, RUNNING)
    handbook = GAME.explained.handbook(read(path).state)
    examples = {str(row.cells[1].text) for row in handbook.groups[0] if isinstance(row, Row)} - {""}
    assert examples
    with sit(path, language=language) as table:
        check_proposals(table)
        offered = set(table.say("bid 5").replace(",", " ").replace(";", " ").split())
        assert offered >= possible
        assert offered.isdisjoint(ENGLISH)
        table.press("ctrl+u", "question_mark")
        for example in examples:
            said = Words(language, "china").translate_line(example)
            assert said != example
            assert said in table.answer
        table.press("escape")
        told = table.say("run; pay")
        assert told.startswith(f"✓ {done[0]} ")
        assert f"; {done[1]} " in f"{told} "
        table.press("enter")
    assert [entry.line.split()[0] for entry in read(path).entries[RUNNING:]] == ["run", "pay"]


LAID = {
    "de": ({"f": "fahren", "le": "legen", "lay": "legen"}, "legen", "NW-O"),
    "pl": ({"kła": "kładę", "j": "jadę"}, "kładę", "NW-E"),
}
"""Verbs that Tab reaches from their beginnings, the one that lays, and how the tile in K13 lies."""


@pytest.mark.parametrize("language", FOREIGN)
def test_what_is_offered_and_was_done_is_in_the_tables_words(tmp_path: Path, language: str):
    path = write_beginning(tmp_path, LAYING)
    lines = [Words(language, "china").translate_line(entry.line) for entry in read(path).entries]
    verbs, laying, lies = LAID[language]
    with sit(path, language=language) as table:
        assert lines[-1] in table.content_of("log")
        check_proposals(table)
        for word, line in verbs.items():
            table.say(word)
            seen = []
            for _ in range(4):
                table.press("tab")
                seen.append(table.line.split(";")[0].split()[0])
            assert line in seen
        table.press("ctrl+u")
        for word in ("57", "8"):
            table.enter(f"where {word}")
            assert "lay " not in table.info()
        table.enter("where 9")
        assert f"{laying} " in table.info()
        table.enter("about K13")
        assert f" 6 {lies}," in table.info()
        table.enter("ledger CKR")
        assert set(table.info().split()).isdisjoint(ENGLISH)
        table.press("escape", *"look", "space", *"498", "enter")
        assert lines[497] in table.content_of("keys")
        table.press("escape", *"undo")
        assert lines[-1] in table.remark


@pytest.mark.parametrize(("typed", "verb"), [("g njr 80 20 abc", "found"), ("z njr 80 20 abc", "found")])
def test_one_letter_is_enough_for_what_is_done_most(tmp_path: Path, typed: str, verb: str):
    state = read(write_beginning(tmp_path, FOUNDING)).state
    assert GAME.write(GAME.read(typed, state)).startswith(verb)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("de", ["uhr limit aus", "farben hell", "farben kon", "zoom passend", "sprache PL"]),
        ("pl", ["zegar limit brak", "kolory jasny", "kolory kon", "zoom dop", "język niem"]),
        ("en", ["clock limit off", "theme li", "theme contrast", "zoom fit", "language Ger"]),
    ],
)
def test_what_follows_command_is_called_what_table_calls_it(tmp_path: Path, language: str, lines: list[str]):
    with sit(write_beginning(tmp_path, FOUNDING), language=language) as table:
        for line in lines[:-1]:
            assert table.say(line).startswith("✓"), line
        name, _, word = lines[1].partition(" ")
        offers = [offer.text for offer in table.say(f"{name} ") and table.screen.entry.offers]
        assert len(offers) == len(LOOKS)
        assert sum(offer.startswith(word) for offer in offers) == 1
        assert offers[0] in table.say(f"{name} blue")
        table.press("ctrl+u")
        table.enter(lines[-1])
        assert table.app.words.language == ("pl" if language == "de" else "de")


def test_rulings_and_corrections_are_heard_and_refused_in_german(tmp_path: Path):
    """`regel dass` begins a ruling, and no question about rules."""
    with sit(write_beginning(tmp_path, FIRST_PASS), language="de") as table:
        table.enter('regel dass "abgemacht" passe')
        assert table.content_of("below").startswith("✗  „passen“ ist jetzt nicht an der Reihe.")
        table.press("ctrl+u")
        table.enter("berichtige bargeld Anna +10")
        assert "„berichtigen“ braucht einen Grund" in table.content_of("below")
        assert "57 in A5 führte in NO aus der Karte" in table.say("legen A5 57 NO-SW")
