"""The process that tries lines out, with two unusual ones: one takes long, one is a fault of our own.

It also knows a game with a box that is in no registry.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from eighteen80 import registry
from eighteen80.record.history import History
from eighteen80.table.input import advice_worker
from eighteen80.table.input.adviser import SILENT, TURN
from eighteen80.table.input.preview import Trial, try_out
from tests.support import boxed_counter
from tests.support.boxed_counter import CARDED

LONG, FAULTY = "pass", "bid 1"


def oddly(history: History, text: str) -> Trial:
    """Try a line out."""
    if text == FAULTY:
        raise RecursionError
    if text == LONG:
        time.sleep(2 * SILENT * TURN)
    return try_out(history, text)


if __name__ == "__main__":
    registry.SHELF[CARDED.key] = registry.GameEntry(CARDED.name, CARDED.ending, boxed_counter.__name__)
    advice_worker.try_out = oddly
    advice_worker.serve(Path(sys.argv[1]), sys.stdin.buffer, sys.stdout.buffer)
