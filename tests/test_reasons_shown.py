"""A correction or a ruling is never lost from sight: its reason is in the log, the tally and every export."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from eighteen80.china import GAME
from eighteen80.record.replay import read
from eighteen80.refusals import Illegal, RecordText
from eighteen80.words import FALLBACK, LANGUAGES, Words
from tests.support.shell import DONE, REFUSED, Shell
from tests.support.sitting import SIZES, sit

RECORD = "a.1880"
CORRECTION, RULING = "lay under the board", "he had said twelve"
LINES = ("bid 5", f'correct cash Anna +50 "{CORRECTION}"', f'rule that "{RULING}" bid 12')


@pytest.fixture
def game(shell: Shell) -> Path:
    """A record with a correction and a ruling in it."""
    shell("new", RECORD, "--seats", "Anna,Bert,Cleo")
    assert shell("play", RECORD, *LINES).code == DONE
    return Path(RECORD)


def export(shell: Shell, form: str) -> str:
    answer = shell("export", RECORD, "--to", form)
    assert answer.code == DONE, answer.err
    return answer.out


# One that can be read

FORMS = ('correct cash Anna +50 "{}"', 'rule that "{}" bid 12', 'rule that "{}" Anna: found HKR 100 20% ABC row 1')
UNSAID = {"a question mark": "?", "a stop": ".", "two letters": "so", "figures": "12345"}
BLANK = {"empty": "", "spaces": "   ", "joiners": "\u200d", "blank signs": "\u2800 \u3164"}


@pytest.mark.parametrize("form", FORMS)
def test_correction_or_ruling_needs_a_readable_reason(shell: Shell, game: Path, form: str):
    before = game.read_bytes()
    verb = form.split(maxsplit=1)[0]
    for language in LANGUAGES:
        told = Words(language, GAME.key).say("correct-no-reason", verb=RecordText(verb), letters=3)
        for reason in (*BLANK.values(), *UNSAID.values()) if language == FALLBACK else ("",):
            answer = shell("--lang", language, "play", RECORD, form.format(reason))
            assert (answer.code, told in answer.err.replace("\n", " ")) == (REFUSED, True), (language, reason)
    assert game.read_bytes() == before


@pytest.mark.parametrize("form", FORMS[:2])
def test_other_faults_are_told_before_a_missing_reason(form: str):
    state = GAME.apply(GAME.start(("Anna", "Bert", "Cleo"), {}), GAME.read("bid 5")).state
    with pytest.raises(Illegal) as caught:
        GAME.apply(state, GAME.read(form.format(""), state))
    assert caught.value.instead is None
    GAME.apply(state, GAME.read(form.format("yes, all three"), state))
    with pytest.raises(Illegal, match="correct-below-nothing"):
        GAME.apply(state, GAME.read('correct cash Anna -5000 ""', state))


def test_an_open_quote_is_no_reason_yet():
    with pytest.raises(Illegal, match="correct-no-reason"):
        GAME.check(GAME.start(("Anna", "Bert", "Cleo"), {}), GAME.read('correct cash Anna +50 "'))


@pytest.mark.parametrize("blank", BLANK)
def test_record_of_older_rules_with_such_a_reason_goes_on(shell: Shell, game: Path, blank: str):
    game.write_text(
        game.read_text("utf-8")
        .replace(f"rules    {GAME.version}", "rules    1")
        .replace(CORRECTION, BLANK[blank])
        .replace(RULING, BLANK[blank]),
        "utf-8",
    )
    answer = shell("check", RECORD)
    assert answer.code == DONE
    assert "a correction or a ruling needs a readable reason" in answer.out
    assert "the old rule (reasons free)" in answer.out
    assert shell("play", RECORD, "pass", 'correct cash Bert +5 ""', "amend 1 bid 10").code == DONE
    assert shell("check", "--strict", RECORD).code == DONE
    clean = export(shell, "clean")
    assert "reasons=free" in clean
    Path("clean.1880").write_text(clean, "utf-8")
    assert shell("check", "--strict", "clean.1880").code == DONE


@pytest.mark.parametrize("reason", UNSAID.values())
def test_record_of_rules_2_opens_and_tells_what_has_changed(shell: Shell, game: Path, reason: str):
    game.write_text(
        game.read_text("utf-8").replace(f"rules    {GAME.version}", "rules    2").replace(CORRECTION, reason), "utf-8"
    )
    answer = shell("check", RECORD)
    assert answer.code == DONE
    assert "has at least three letters" in answer.out
    assert "the old rule (reasons asked)" in answer.out
    assert shell("play", RECORD, 'correct cash Bert +5 "."').code == DONE
    assert shell("play", RECORD, 'correct cash Bert +5 " "').code == REFUSED


def test_no_new_table_is_offered_to_do_without_reasons():
    assert "reasons" not in GAME.options


# Exports


@pytest.mark.usefixtures("game")
def test_json_lists_what_was_outside_the_rules(shell: Shell):
    shown = json.loads(export(shell, "json"))["exceptions"]
    assert [(each["move"], each["code"], each["facts"]["reason"]) for each in shown] == [
        (2, "event-corrected", CORRECTION),
        (3, "event-ruled", RULING),
    ]


@pytest.mark.usefixtures("game")
def test_csv_has_the_whole_line(shell: Shell):
    rows = list(csv.reader(io.StringIO(export(shell, "csv"))))
    assert [row[3] for row in rows[1:]] == list(LINES)


@pytest.mark.usefixtures("game")
@pytest.mark.parametrize("language", LANGUAGES)
def test_markdown_has_a_section_of_them_in_every_language(shell: Shell, language: str):
    report = shell("--lang", language, "export", RECORD, "--to", "md").out
    section = report.split("\n## ")[-2]
    assert CORRECTION in section
    assert RULING in section


@pytest.mark.usefixtures("game")
def test_a_clean_record_keeps_them(shell: Shell):
    text = export(shell, "clean")
    Path("b.1880").write_text(text, "utf-8")
    assert [entry.line for entry in read("b.1880").entries] == list(LINES)


@pytest.mark.usefixtures("game")
def test_line_without_an_18xx_word_is_named(shell: Shell):
    answer = shell("export", RECORD, "--to", "18xx")
    assert answer.code == REFUSED
    assert CORRECTION in answer.err
    shell("play", RECORD, "drop 2")
    answer = shell("export", RECORD, "--to", "18xx")
    assert answer.code == REFUSED
    assert RULING in answer.err


@pytest.mark.usefixtures("game")
def test_what_is_counted_travels_beside_the_game_of_18xx(shell: Shell):
    shell("play", RECORD, "undo 2", "count Anna 600", "confirm priority bank Anna")
    lines = [line for _, _, line in json.loads(export(shell, "18xx"))["eighteen80"]["lines"]]
    assert lines == ["count Anna 600", "confirm priority bank Anna"]


# The table


@pytest.mark.usefixtures("game")
def test_the_tally_of_the_command_tells_them(shell: Shell):
    shown = shell("tally", RECORD).out
    assert f"2  Corrected: cash of Anna +50 ({CORRECTION})." in shown
    assert f"3  The table rules, against the rules: bid 12 ({RULING})." in shown


@pytest.mark.parametrize(("size", "language"), [("narrow", "en"), ("normal", "de"), ("wide", "pl")])
def test_log_mark_and_tally_of_the_screen_tell_them(game: Path, size: str, language: str):
    with sit(game, size=SIZES[size], language=language) as table:
        log = " ".join(table.content_of("log").split())
        assert "2✎ bank" in log
        assert "3✎ " in log
        assert CORRECTION in log
        assert RULING in log
        assert "✎ 2" in table.content_of("marks")
        table.enter("bid 15")
        assert "✎ 2" in table.content_of("marks")
        # In little room the number is enough: the distance of the end stays in sight.
        assert (table.content_of("marks").strip() == "✎ 2") == (size == "narrow")
        table.enter("tally")
        shown = " ".join(table.content_of("exceptions").split())
        assert CORRECTION in shown
        assert RULING in shown


def test_a_game_by_the_rules_has_no_mark(shell: Shell):
    shell("new", RECORD, "--seats", "Anna,Bert,Cleo")
    shell("play", RECORD, "bid 5")
    with sit(Path(RECORD)) as table:
        assert table.content_of("marks") == ""
        table.enter("tally")
        assert table.content_of("exceptions") == ""


# Any reason at all


@pytest.mark.parametrize(
    "reason",
    [
        'he said "two", then "three"',
        'a \\ and \\" and \\n',
        "[red]markup[/] {0} %s $x",
        "# ; = - ; drop 1",
        "漢字 🀄 ﷺ",
    ],
)
def test_any_reason_is_kept_and_told_as_it_was_typed(shell: Shell, reason: str):
    shell("new", RECORD, "--seats", "Anna,Bert,Cleo")
    quoted = reason.replace("\\", "\\\\").replace('"', '\\"')
    assert shell("play", RECORD, f'rule that "{quoted}" bid 12; pass').code == DONE
    record = read(RECORD)
    assert [entry.move.line for entry in record.entries[:1] if entry.move] == ["bid 12"]
    assert record.entries[0].move is not None
    assert record.entries[0].move.reason == reason
    assert len(record.entries) == 2
    assert json.loads(export(shell, "json"))["exceptions"][0]["facts"]["reason"] == reason
    with sit(Path(RECORD)) as table:
        assert reason.split(maxsplit=1)[0] in table.content_of("log")
