"""The wrapper that hides the fonts of this machine from the suite, and its message if it may not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from shutil import which

import pytest

from tests.support.places import ROOT

WRAPPER = ROOT / ".ci" / "without-fonts"
BASH = which("bash") or ""
pytestmark = pytest.mark.skipif(not BASH or not WRAPPER.exists(), reason="no bash here, or no .ci beside the tests")


def test_fonts_are_hidden_from_a_command_or_it_says_so():
    fonts = "import pathlib; print(*pathlib.Path('/usr/share/fonts').glob('*'))"
    answer = subprocess.run([BASH, WRAPPER, sys.executable, "-c", fonts], capture_output=True, text=True, check=True)
    assert answer.stdout.isspace() or answer.stderr.strip().startswith("!! WITH FONTS: ")


def test_where_nothing_hides_them_it_says_so_and_runs(tmp_path: Path):
    """If a system has no `unshare`, the command runs all the same, and its exit code is kept."""
    command = [BASH, WRAPPER, sys.executable, "-c", "print('run'); raise SystemExit(3)"]
    answer = subprocess.run(
        command, capture_output=True, text=True, check=False, env={"PATH": "", "HOME": str(tmp_path)}
    )
    assert (answer.returncode, answer.stdout) == (3, "run\n")
    assert "!! WITH FONTS: " in answer.stderr
