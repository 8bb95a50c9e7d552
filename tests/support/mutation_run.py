"""The tests of one module run against each of its mutants: `python -m tests.support.mutation_run MODULE SAMPLE TEST …`.

Prints a line for each mutant that all tests let pass, and last how many of each kind were killed and tried. A mutant
is a fork of the process in which the tests have run once, so that nothing is imported or collected again. What the
game remembers of earlier calls is forgotten before each test and in each fork, or a mutant would never be asked.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import pytest

from tests.support.mutants import KINDS, Mutant, mutants

LIMIT = 20
"""Processor seconds beyond those of its tests after which a mutant is endless and counts as killed."""
STUCK = 30
"""Factor by the clock after which a mutant is waiting for something."""
KILLED, SURVIVED = 1, 0
Key = tuple[str, int]
Remembering = type(lru_cache(maxsize=1)(len))
"""Type of a function wrapped by `cache` or `lru_cache`."""


class Mutating:
    """A run of pytest that stops after its tests have passed, and forks for each mutant."""

    def __init__(self, module: str, sample: int) -> None:
        self.module = import_module(module)
        self.path = Path(str(self.module.__file__))
        self.game = ".".join(module.split(".")[:2])
        found = mutants(self.path)
        self.mutants = found if not sample else random.Random(module).sample(found, min(sample, len(found)))
        self.called: dict[Key, list[tuple[float, pytest.Item]]] = {}
        self.tried: Counter[str] = Counter()
        self.killed: Counter[str] = Counter()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """First every test as it is, noting which functions of the module it calls; then the mutants."""
        remembering = self._caches_of_game()
        for item in session.items:
            forget(remembering)
            seen = self._run_watched(item)
            if session.testsfailed:
                raise SystemExit(f"{item.nodeid} fails without any change")
            for key, seconds in seen.items():
                self.called.setdefault(key, []).append((seconds, item))
        functions = self._functions()
        forget(remembering)
        for mutant in self.mutants:
            self._try(session, mutant, functions)
        return True

    def _caches_of_game(self) -> list[Any]:
        """Functions of the game, and of what tests share, that remember what they were asked before."""
        # Functions are sought among all objects, those too that were there before the tests.
        gc.unfreeze()
        found = (thing for thing in gc.get_objects() if isinstance(thing, Remembering))
        ours = (self.game, "tests.support")
        return [thing for thing in found if str(getattr(thing, "__module__", "")).startswith(ours)]

    def _run_watched(self, item: pytest.Item) -> dict[Key, float]:
        seen: set[Key] = set()
        name = str(self.path)

        def note(frame: FrameType, event: str, _argument: object) -> None:
            if event == "call" and frame.f_code.co_filename == name:
                seen.add(_key(frame.f_code))

        begun = time.process_time()
        sys.setprofile(note)
        try:
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        finally:
            sys.setprofile(None)
        seconds = time.process_time() - begun
        return dict.fromkeys(seen, seconds)

    def _functions(self) -> dict[Key, list[FunctionType]]:
        found: dict[Key, list[FunctionType]] = {}
        gc.unfreeze()
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and thing.__code__.co_filename == str(self.path):
                found.setdefault(_key(thing.__code__), []).append(thing)
        return found

    def _try(self, session: pytest.Session, mutant: Mutant, functions: dict[Key, list[FunctionType]]) -> None:
        users = [key for key, found in functions.items() if _uses(found[0].__code__, mutant)]
        if not users:
            # Called while the module is imported, and gone since: what it made is data, which other tests compare.
            # A name that other modules alone use is tried with none of them.
            return
        self.tried[mutant.kind] += 1
        called = {item: seconds for key in users for seconds, item in self.called.get(key, ())}
        items = sorted(called, key=lambda item: called[item])
        child = os.fork()
        if child == 0:
            changed = [function for key in users for function in functions[key]]
            _end(session, lambda: self._put(mutant, changed), items, LIMIT + sum(called.values()))
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if code == SURVIVED:
            reason = "" if items else " (no test calls it)"
            print(f"  survived {self.path.stem}.py:{mutant.description}{reason}", flush=True)
        else:
            self.killed[mutant.kind] += 1

    def _put(self, mutant: Mutant, functions: Iterable[FunctionType]) -> None:
        """Install the mutant: the code of a function, or the module's new value, in every module that imports it."""
        if not mutant.assigned_name:
            for function in functions:
                function.__code__ = mutant.code
            return
        home, name = vars(self.module), mutant.assigned_name
        was = home[name]
        exec(mutant.code, home)  # noqa: S102  # the module's own line, changed in one place
        others = (other for key, other in sys.modules.items() if key.startswith(self.game))
        for other in others:
            if isinstance(other, ModuleType) and vars(other).get(name) is was:
                setattr(other, name, home[name])


def forget(remembering: Iterable[Any]) -> None:
    """Clear the caches of functions."""
    for function in remembering:
        function.cache_clear()


def _uses(code: CodeType, mutant: Mutant) -> bool:
    """Return whether a function is the changed one, or uses the name that is assigned otherwise."""
    if not mutant.assigned_name:
        return _key(code) == _key(mutant.code)
    inner = (constant for constant in code.co_consts if isinstance(constant, CodeType))
    return mutant.assigned_name in code.co_names or any(_uses(each, mutant) for each in inner)


def _end(session: pytest.Session, put: Callable[[], None], items: list[pytest.Item], limit: float) -> None:
    """In the fork: run the tests until one fails, and say so by the exit code."""
    for over in (signal.SIGPROF, signal.SIGALRM):
        signal.signal(over, lambda *_: os._exit(KILLED))
    signal.setitimer(signal.ITIMER_PROF, limit)
    signal.alarm(STUCK * int(limit))
    code = KILLED
    with contextlib.suppress(BaseException):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        put()
        for item in items:
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            if session.testsfailed:
                os._exit(KILLED)
        code = SURVIVED
    os._exit(code)


def _key(code: CodeType) -> Key:
    return code.co_qualname, code.co_firstlineno


def main() -> int:
    """Try the mutants of one module against the tests named."""
    module, sample, *tests = sys.argv[1:]
    run = Mutating(module, int(sample))
    # This module is one of those whose claims are rewritten, and it is loaded before pytest is.
    loaded = "ignore::pytest.PytestAssertRewriteWarning"
    options = ["-n", "0", "-p", "no:terminal", "-p", "no:cacheprovider", "--hypothesis-seed=0", "-W", loaded]
    code = pytest.main([*options, *tests], plugins=[run])
    print(json.dumps({kind: (run.killed[kind], run.tried[kind]) for kind in KINDS}))
    return int(code)


if __name__ == "__main__":
    sys.exit(main())
