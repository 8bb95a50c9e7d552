"""Priority of the table: the server for players works when the banker's own line has nothing to do."""

from __future__ import annotations

import os

STEPS = 10
"""Number of steps back, of the 19 that most systems know; without permission all processes stay equal."""


def lower_priority() -> None:
    """Let every other process of this machine go first."""
    if hasattr(os, "nice"):
        os.nice(STEPS)
