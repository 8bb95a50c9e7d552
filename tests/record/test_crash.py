"""Kill -9 at random moments and at every byte, and a disk that runs full: the record holds what was acknowledged."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytest.importorskip("fcntl", reason="processes are forked and killed as Unix does it")
KILLS = 12


def test_every_kill_and_every_full_disk_is_survived():
    command = [sys.executable, "-m", "tests.support.crash_runs", str(KILLS)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "kills survived" in done.stdout
    assert "full disks survived" in done.stdout
