"""The process that tries lines out, with two that it does not take as usual: one lasts long, one is a fault of ours.

It knows a game with a box besides, which is on no shelf.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from eighteen80 import shelf
from eighteen80.record.history import History
from eighteen80.table.entry import in_process
from eighteen80.table.entry.preview import Trial, try_out
from eighteen80.table.entry.second_process import SILENT, TURN
from tests.support import boxed_counter
from tests.support.boxed_counter import CARDED

LONG, FAULTY = "pass", "bid 1"


def oddly(history: History, text: str) -> Trial:
    """Try a line out."""
    if text == FAULTY:
        raise RecursionError
    until = time.monotonic() + 2 * SILENT * TURN * (text == LONG)
    while time.monotonic() < until:
        sum(range(1000))
    return try_out(history, text)


if __name__ == "__main__":
    shelf.SHELF[CARDED.key] = shelf.Volume(CARDED.name, CARDED.ending, boxed_counter.__name__)
    in_process.try_out = oddly
    in_process.serve(Path(sys.argv[1]), sys.stdin.buffer, sys.stdout.buffer)
