"""Completion in a shell: the script is made from the arguments that are parsed, and bash completes by it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from eighteen80.__main__ import COMMANDS
from tests.support.shell import DONE, MISUSED, Shell

BASH = shutil.which("bash")


@pytest.mark.parametrize("name", ["bash", "zsh", "tcsh"])
@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_the_script_knows_every_command(shell: Shell, name: str, language: str):
    answer = shell("--completion", name, "--lang", language)
    assert (answer.code, answer.err) == (DONE, "")
    assert [command for command in COMMANDS if command not in answer.out] == []


def test_another_shell_is_refused(shell: Shell):
    assert shell("--completion", "fish").code == MISUSED


@pytest.mark.skipif(BASH is None, reason="there is no bash here")
@pytest.mark.parametrize(
    ("words", "completed"),
    [
        (("ta",), ["tally"]),
        (("open", "--theme", "l"), ["light"]),
        (("export", "--cl"), ["--clean"]),
        (("box", "ex"), ["export"]),
        (("tally", "rec"), ["record.1880"]),
    ],
)
def test_bash_completes_by_it(shell: Shell, tmp_path: Path, words: tuple[str, ...], completed: list[str]):
    (tmp_path / "script").write_text(shell("--completion", "bash").out, encoding="utf-8")
    (tmp_path / "record.1880").touch()
    typed = f"source ./script; COMP_WORDS=(eighteen80 {' '.join(words)}); COMP_CWORD={len(words)}"
    asked = f"{typed}; _shtab_eighteen80 eighteen80 {words[-1]}; printf '%s\\n' \"${{COMPREPLY[@]}}\""
    run = subprocess.run([str(BASH), "-c", asked], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert run.stdout.split() == completed
