"""What holds on any system and with any supported version of what we stand on."""

from __future__ import annotations

import subprocess
import sys

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
