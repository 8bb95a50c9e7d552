"""Properties on any system and with any supported version of our dependencies."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib

import pytest

from eighteen80 import __version__
from eighteen80.__main__ import main
from tests.support.places import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

ONLY_ON_UNIX = ("fcntl", "grp", "pty", "pwd", "resource", "termios", "tty")
LOADS = f"""
import importlib, pkgutil, sys
import aiohttp.web, asyncio, textual.app, textual.command
for name in {ONLY_ON_UNIX}:
    sys.modules[name] = None
import eighteen80
names = [module.name for module in pkgutil.walk_packages(eighteen80.__path__, "eighteen80.")]
for name in names:
    if not name.endswith("__main__"):
        importlib.import_module(name)
print(len(names))
"""
"""Loads the whole package where the modules are missing that Windows does not have."""


def test_every_module_loads_without_what_only_unix_has():
    ended = subprocess.run([sys.executable, "-c", LOADS], capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    assert int(ended.stdout) > 0


def test_only_the_tests_pin_one_version_of_textual():
    """Two programs that pin different versions cannot share an environment."""
    extra = PROJECT["optional-dependencies"]["test"]
    assert [needed for needed in PROJECT["dependencies"] if "==" in needed] == []
    assert [needed.partition("==")[0] for needed in extra if "==" in needed] == ["textual"]


def test_program_and_list_of_changes_name_one_version(capsys: pytest.CaptureFixture[str]):
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    newest = re.search(r"^## \[?(\d+\.\d+\.\d+)", changes, re.MULTILINE)
    assert newest
    assert newest[1] == __version__
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out.split()[-1] == __version__


def test_every_licence_that_travels_is_declared():
    """The letters of the pictures have a licence of their own."""
    travelling = (path for top in ("assets", "eighteen80", "screens") for path in (ROOT / top).rglob("LICENSE*"))
    assert {"LICENSE", *(path.relative_to(ROOT).as_posix() for path in travelling)} == set(PROJECT["license-files"])
