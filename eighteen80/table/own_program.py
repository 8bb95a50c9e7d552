"""The program itself in a process of its own: begun apart from the current folder, and known again by its files.

Run as a file it begins such a process: it reads the arguments that `command` puts together.
"""

from __future__ import annotations

import json
import os
import runpy
import sys
from collections.abc import Iterator
from hashlib import blake2b
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import NamedTuple

NAME = "eighteen80"
PACKAGE = Path(__file__).parents[1]


class Program(NamedTuple):
    """Identity of a process's program: its version, its Python, and a digest of the files' dates."""

    version: str
    python: str
    files: str


def command(module: str, *arguments: str) -> tuple[str, ...]:
    """Return the command that runs one of our modules as a process, with the same package and libraries as this one."""
    flags = ("-I", "-S", "-X", f"utf8={sys.flags.utf8_mode}")
    return (sys.executable, *flags, __file__, str(PACKAGE), json.dumps(sys.path), module, *arguments)


def program(game: object) -> Program:
    """Return the program that this process runs, with the package of a game that another one has brought."""
    from eighteen80 import __version__, resources

    brought = sys.modules[type(game).__module__.partition(".")[0]]
    folders = {str(PACKAGE), str(resources.asset_path("")), *getattr(brought, "__path__", ())}
    digest = blake2b(digest_size=16)
    for path in _files(sorted(folders)):
        stat = path.stat()
        digest.update(os.fsencode(f"{path}\n{stat.st_size} {stat.st_mtime_ns}\n"))
    return Program(__version__, sys.version, digest.hexdigest())


def _files(folders: list[str]) -> Iterator[Path]:
    for folder in folders:
        for place, inside, names in os.walk(folder):
            # Python writes there while it loads modules, each process others.
            inside[:] = sorted(name for name in inside if name != "__pycache__")
            yield from (Path(place, name) for name in sorted(names))


def _begin() -> None:
    """Run the named module; libraries come after the standard ones, so that none can replace those."""
    package, path, module = sys.argv[1:4]
    del sys.argv[1:4]
    sys.path += [entry for entry in json.loads(path) if Path(entry).is_absolute() and entry not in sys.path]
    import site

    site.main()
    ours = spec_from_file_location(NAME, Path(package, "__init__.py"))
    assert ours
    assert ours.loader
    sys.modules[NAME] = module_from_spec(ours)
    ours.loader.exec_module(sys.modules[NAME])
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    _begin()
