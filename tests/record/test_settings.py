"""Language, theme and folder last chosen are the next start's defaults; the file may be edited."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from textual.widgets import OptionList

from eighteen80.record import user_files
from eighteen80.record.record_file import WriteFailed
from eighteen80.record.user_files import Settings
from eighteen80.words import Words
from tests.support.shell import DONE, Shell
from tests.support.sitting import sit, write_beginning


@pytest.fixture
def path() -> Path:
    kept = user_files.settings_path()
    kept.parent.mkdir(parents=True, exist_ok=True)
    return kept


def read_settings(path: Path) -> dict[str, object]:
    return tomllib.loads(path.read_text("utf-8"))


def test_nothing_is_chosen_at_first():
    assert Settings().value_of("language") == ""


def test_what_is_kept_is_chosen_at_the_next_start(path: Path):
    Settings().keep("language", "de")
    assert read_settings(path) == {"language": "de"}
    assert Settings().value_of("language", ("en", "de")) == "de"


def test_a_hands_remarks_stay(path: Path):
    path.write_text('# for grandma\ntheme = "contrast" # her eyes\n')
    Settings().keep("language", "pl")
    assert path.read_text("utf-8") == '# for grandma\ntheme = "contrast" # her eyes\nlanguage = "pl"\n'


@pytest.mark.parametrize("text", ['theme = "pink"', "theme = 3", "theme = ['dark']", "theme = ", "[theme]\na = 1"])
def test_what_makes_no_sense_counts_as_not_chosen_and_is_told(path: Path, text: str):
    path.write_text(f'language = "de"\n{text}\n')
    found = Settings()
    assert found.value_of("theme", ("dark", "light")) == ""
    assert found.value_of("language", ("en", "de")) == "de"
    assert [refusal.code for refusal in found.refused] in (["settings-value"], ["toml-line"])


def test_a_disk_that_does_not_take_it_is_told(path: Path):
    path.mkdir()
    with pytest.raises(WriteFailed):
        Settings().keep("language", "de")


# In the shell


def test_the_shell_speaks_the_language_last_chosen(shell: Shell, path: Path):
    path.write_text('language = "de"\n')
    assert shell("tally").err == Words("de").say("usage-missing", word="FILE") + "\n"


def test_an_argument_goes_before_the_language_last_chosen(shell: Shell, path: Path):
    path.write_text('language = "de"\n')
    assert shell("tally", "--lang", "en").err == Words("en").say("usage-missing", word="FILE") + "\n"
    assert read_settings(path) == {"language": "de"}


def test_a_damaged_file_stops_no_command(shell: Shell, path: Path):
    path.write_bytes(b"\xff[[")
    assert shell("new", "a.1880", "--seats", "Anna,Bert,Cleo").code == DONE


@pytest.mark.parametrize(("arguments", "look"), [((), "light"), (("--theme", "contrast"), "contrast")])
def test_theme_that_is_asked_for_goes_before_one_last_chosen(
    shell: Shell, path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], look: str
):
    path.write_text('theme = "light"\nfolder = "/somewhere"\nlanguage = "de"\n')
    opened: list[tuple[str, str, Path | None]] = []
    monkeypatch.setattr("eighteen80.cli.base_command.is_interactive", lambda: True)
    monkeypatch.setattr(
        "eighteen80.table.app.Table.run", lambda table: opened.append((table.look, table.language, table.folder))
    )
    assert shell("open", *arguments).code == DONE
    assert opened == [(look, "de", Path("/somewhere"))]


# At the table


@pytest.mark.parametrize(("line", "kept"), [("language de", {"language": "de"}), ("theme light", {"theme": "light"})])
def test_what_is_chosen_at_the_line_is_kept(tmp_path: Path, path: Path, line: str, kept: dict[str, str]):
    with sit(write_beginning(tmp_path)) as table:
        table.enter(line)
        table.settle()
    assert read_settings(path) == kept


def test_a_language_chosen_at_the_start_is_kept(path: Path):
    with sit(None) as table:
        options = table.app.screen.query_one("#records", OptionList)
        table.press(*["down"] * (options.get_option_index("do-language") - (options.highlighted or 0)), "enter")
        table.settle()
    assert read_settings(path) == {"language": "de"}


def test_a_folder_that_is_named_at_the_start_is_kept_and_shown(tmp_path: Path, path: Path):
    write_beginning(tmp_path).rename(tmp_path / "thursday.1880")
    with sit(None) as table:
        table.press("tab")
        table.type(str(tmp_path))
        table.press("enter")
        table.settle()
        assert table.app.screen.query_one("#records").get_option_at_index(0).id.endswith("thursday.1880")
    assert read_settings(path) == {"folder": str(tmp_path)}


def test_choice_that_cannot_be_kept_counts_for_this_sitting(tmp_path: Path, path: Path):
    path.mkdir()
    with sit(write_beginning(tmp_path)) as table:
        table.enter("language de")
        table.settle()
        assert table.app.language == "de"
        (notice,) = table.app._notifications  # noqa: SLF001  # Textual keeps it for long nowhere else
        assert path.name in notice.message
