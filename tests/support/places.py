"""Locations that tests read: the checkout and its surroundings."""

from __future__ import annotations

from pathlib import Path

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent
README = ROOT / "README.md"
RECORD_PAGE = ROOT / "eighteen80" / "record" / "RECORD.md"
SCREENS = ROOT / "screens"
KEPT = TESTS / "china" / "games"
SHARED = ROOT.parent / "shared"
GAMES = SHARED / "games"
FACTS = SHARED / "facts"
