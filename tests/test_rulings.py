"""Rulings of every game: each number cited is one, and what an entry names is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from eighteen80 import registry, resources, rulings
from eighteen80.resources import AssetError
from eighteen80.sheets import Text
from eighteen80.words import FALLBACK, LANGUAGES, Words
from tests.support.codes import names_of_tests
from tests.support.places import ROOT, TESTS
from tests.support.shell import DONE, MISUSED, REFUSED, Shell
from tests.support.sitting import AUCTION, TRADING, Sitting, sit, write_beginning

GAMES = {"china": "R", "russia": "RR", "yokohama": "Y"}
"""The letters before the numbers of each game."""
CITED = re.compile(r"(?<![A-Za-z0-9])(RR|R|Y)(\d\d)(?![A-Za-z0-9])")
TEXTS = (".py", ".toml", ".ftl", ".md")
NOT_RULED_ON = {"china": {"advice"}}
"""Options that change no ruling: only the table's information changes."""


def citations() -> Iterator[tuple[str, Path]]:
    """Find every number that package, assets and tests cite, with the file that does."""
    for folder in (ROOT / "eighteen80", ROOT / "assets", TESTS):
        for path in folder.rglob("*"):
            if path.suffix in TEXTS:
                for letters, number in CITED.findall(path.read_text("utf-8").replace("_", " ")):
                    yield f"{letters}{number}", path


def numbers_of_tests() -> set[str]:
    """Find every number in the name of a test."""
    return {letters + number for name in names_of_tests() for letters, number in CITED.findall(name.replace("_", " "))}


def answer_about(game: str, word: str, language: str = "en", **chosen: str) -> str:
    words = Words(language, game)
    found = rulings.look_up(words, word, chosen)
    return "\n".join(words.text(cell.text) for line in (found or Text(())).lines for cell in line.cells)


def test_every_number_that_is_cited_is_a_ruling():
    known = {number for game in GAMES for number in rulings.rulings(game)}
    found = list(citations())
    assert len(found) > len(known)
    assert {(number, path.name) for number, path in found if number not in known} == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_in_the_name_of_a_test(game: str):
    assert rulings.rulings(game).keys() - numbers_of_tests() == set()


@pytest.mark.parametrize("game", GAMES)
def test_numbers_of_a_game_have_its_letters(game: str):
    numbers = list(rulings.rulings(game))
    assert numbers == sorted(numbers)
    assert all(re.fullmatch(GAMES[game] + r"\d\d", number) for number in numbers)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_ruling_names_is_there(game: str):
    words, options = Words(game=game), registry.game(game).options
    for number, ruling in rulings.rulings(game).items():
        assert ruling.paragraph in words.paragraphs(), number
        assert set(ruling.options) <= options.keys(), number
        assert [code for code in ruling.codes if not words.has(code)] == [], number
        assert len(set(ruling.codes)) == len(ruling.codes), number


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_a_table_stands_in_a_ruling(game: str):
    ruled = {option for ruling in rulings.rulings(game).values() for option in ruling.options}
    assert registry.game(game).options.keys() - ruled == NOT_RULED_ON.get(game, set())


@pytest.mark.parametrize("game", GAMES)
def test_first_value_of_an_option_is_its_default(game: str):
    made = registry.game(game)
    state = made.start(("Anna", "Bert", "Cleo"), {})
    chosen = (state.rulings if game == "china" else state.options)._asdict()
    assert {name: chosen[name] for name in made.options} == {name: values[0] for name, values in made.options.items()}


def test_a_ruling_is_found_however_its_number_is_written():
    for word in ("R01", "r1", " R1 ", "r001"):
        assert rulings.find("china", word) == "R01"
    for word in ("R0", "RR01", "R", "1", "Anna", ""):
        assert rulings.find("china", word) is None
    assert rulings.find("russia", "rr2") == "RR02"


def test_a_ruling_tells_decision_reason_option_and_page():
    lines = answer_about("china", "R60", interest_rounding="down").splitlines()
    assert lines[:2] == ["R60", "Debts"]
    assert "How is interest rounded?" in lines
    assert Words(game="china").say("value-down") in lines
    assert any("page 16" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rulings_can_be_told_in_any_language(game: str, language: str):
    for number in rulings.rulings(game):
        text = answer_about(game, number, language)
        assert text.startswith(number)
        assert "option-" not in text
        assert "rule-page" not in text


def test_a_refusal_leads_to_the_rulings_it_rests_on():
    found = rulings.of_code(Words(game="china"), "stock-debt", {})
    assert found.lines[0].cells[0].text == "R60"
    assert rulings.of_code(Words(game="china"), "no-such-code", {}) == Text(())


DAMAGED = {
    "text is missing": '[R01]\ntitle = "A"\nen = "B"\n',
    "an empty sentence": '[R01]\ntitle = "A"\nen = ""\nwhy = "C"\n',
    "a field of no language": '[R01]\ntitle = "A"\nen = "B"\nwhy = "C"\ncoeds = ["x"]\n',
    "a list for a text": '[R01]\ntitle = "A"\nen = "B"\nwhy = "C"\nde = ["D"]\n',
}


@pytest.mark.parametrize("fault", DAMAGED)
def test_a_damaged_file_is_refused_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str):
    (tmp_path / "rulings.toml").write_text(DAMAGED[fault], "utf-8")
    monkeypatch.setattr(resources, "asset_path", lambda path: tmp_path / path.partition("/")[2])
    with pytest.raises(AssetError, match=r"odd/rulings\.toml: R01"):
        rulings.rulings("odd")


def test_a_game_without_the_file_has_no_rulings():
    assert rulings.rulings("no-such-game") == {}
    assert rulings.look_up(Words(), "R01", {}) is None


def test_rules_prints_all_or_one(shell: Shell):
    every = shell("rules", "yokohama")
    assert every.code == DONE
    assert [number for number in rulings.rulings("yokohama") if f"{number}  " not in every.out] == []
    one = shell("rules", "russia", "rr4")
    assert (one.code, one.out.split()[0], one.out.count("RR")) == (DONE, "RR04", 1)
    assert shell("rules", "russia", "R60").code == REFUSED
    assert shell("rules", "chess").code == MISUSED


def sheet_text(table: Sitting) -> str:
    """Read the sheet over the panes as one line."""
    return table.answer


@pytest.mark.parametrize("line", ["about R60", "rule r60"])
def test_a_ruling_is_told_at_the_line(tmp_path: Path, line: str):
    with sit(write_beginning(tmp_path, TRADING)) as table:
        table.enter(line)
        assert "R60 Debts What is missing becomes a debt" in sheet_text(table)


def test_a_rule_names_the_rulings_about_it(tmp_path: Path):
    with sit(write_beginning(tmp_path, TRADING)) as table:
        table.enter("rule permits")
        assert "R22 Building permits" in sheet_text(table)
        table.enter("rule zzz")
        assert "R22" not in sheet_text(table)


def test_F1_on_a_refused_line_tells_its_ruling(tmp_path: Path):
    with sit(write_beginning(tmp_path, AUCTION)) as table:
        table.type("bid 7")
        table.press("f1")
        assert "R02 Bids and passing" in sheet_text(table)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rulings_keep_to_the_words_of_the_glossary(game: str, language: str):
    glossary = resources.read_table(f"{game}/glossary.toml").values()
    others = [word for entry in glossary for word in entry.get("not", {}).get(language, ())]
    for number, ruling in rulings.rulings(game).items():
        # A text that is missing in this language is shown in English.
        has_text = language == FALLBACK or language in (ruling.model_extra or {})
        text = (
            " ".join(ruling.text_of(field, language) for field in (rulings.TITLE, "", rulings.WHY)) if has_text else ""
        )
        assert [word for word in others if word.casefold() in text.casefold()] == [], number


@pytest.mark.parametrize("game", GAMES)
def test_german_has_every_ruling_whole(game: str):
    fields = {"title_de", "de", "why_de"}
    ruled = rulings.rulings(game).items()
    assert [number for number, ruling in ruled if not fields <= (ruling.model_extra or {}).keys()] == []
