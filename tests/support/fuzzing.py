"""Invariants of anything read, imported or shown; of lines typed see `line_fuzz`.

Each target takes one input and fails loudly if anything but an answer or a refusal comes of it. `test_fuzz` tries some
inputs of each, `bench_fuzz` many.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

from hypothesis import strategies as st

from eighteen80.__main__ import main
from eighteen80.characters import JOINERS
from eighteen80.china import GAME
from eighteen80.china.state import State
from eighteen80.cli.import_command import take
from eighteen80.record.grammar import NotARecord
from eighteen80.record.replay import Replay, clean, read
from eighteen80.refusals import Refusal
from eighteen80.words import LANGUAGES, Words
from tests.support.bad_input import arguments, evenings, foreign, records
from tests.support.china.play_table import AUCTION, Play
from tests.support.counter import COUNTER
from tests.support.output_checks import check_shown


def record_reader(data: bytes) -> None:
    """Bytes are no record, or one that holds up to a line; what is sound is written so that it is read the same."""
    for game in (None, COUNTER):
        try:
            record = Replay(data, game).record()
        except NotARecord as refusal:
            check_refusal(refusal)
            continue
        if record.trouble:
            check_refusal(record.trouble.reason)
        again = Replay(clean(record).encode(), game).record()
        assert [entry.line for entry in again.entries] == [entry.line for entry in record.entries]


def importer(data: bytes) -> None:
    """A file from elsewhere becomes a record that holds, whole or so far; or is refused and nothing is written."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "game.json", Path(folder) / "record"
        source.write_bytes(data)
        try:
            taken = take(GAME, source, target)
        except Refusal as refusal:
            check_refusal(refusal)
            assert not target.exists()
            return
        if taken.stop is not None:
            check_refusal(taken.stop)
        again = read(target, strict=True)
        assert again.trouble is None, again.trouble
        assert len(again.entries) == len(taken.record.entries)


def command_line(arguments: Sequence[str]) -> None:
    """A command ends with one of its codes, and shows a terminal nothing that it would obey."""
    shown = io.StringIO()
    with redirect_stdout(shown), redirect_stderr(shown), patch.object(sys, "stdin", io.StringIO()):
        try:
            code: object = main(arguments)
        except SystemExit as end:
            code = end.code
    assert code in (0, 1, 2, 3), code
    harmless(shown.getvalue())


def check_refusal(refusal: Refusal, key: str = GAME.key) -> None:
    """A refusal has its sentence in every language, and nothing in it steers a terminal."""
    for language in LANGUAGES:
        sentence = Words(language, COUNTER.key if refusal.code.startswith("counter-") else key).say(
            refusal.code, refusal.facts
        )
        assert not sentence.startswith(f"{refusal.code} ") or refusal.code.startswith("counter-")
        harmless(sentence)


def harmless(text: str) -> None:
    """Fail at a sign that a terminal would obey."""
    bad = [sign for sign in text if not (sign.isprintable() or sign in JOINERS or sign == "\n")]
    assert not bad, bad


@cache
def positions() -> tuple[State, ...]:
    """Moments of different kinds: auction, permits, draft, share round, each step of an operating round, the end."""
    auction, running = Play(3), Play(3).start_operating()
    states = [auction.state, *(auction(line).state for line in AUCTION)]
    states += [Play(3).after_auction().state, running.state]
    states += [running.turn("BCR", step=step).state for step in range(1, 5)]
    return tuple(states)


TARGETS: Mapping[str, tuple[Callable[[Any], None], Callable[[], st.SearchStrategy[Any]]]] = {
    "record reader": (record_reader, records),
    "importer": (importer, foreign),
    "command line": (command_line, arguments),
    "pages": (check_shown, evenings),
}
