"""The process that tries lines out, followed: every function of the walk that it calls is a line in a file."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from eighteen80.table.input import advice_worker
from tests.support.walk_trace import FOLLOWED, SECOND, Follower, hops

if __name__ == "__main__":
    with Path(os.environ[FOLLOWED]).open("a", encoding="utf-8", buffering=1) as notes:
        follower = Follower(hops(SECOND), lambda hop: notes.write(f"{hop}\n"))
        with follower.everywhere():
            advice_worker.serve(Path(sys.argv[1]), sys.stdin.buffer, sys.stdout.buffer)
