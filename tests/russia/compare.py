"""`python -m tests.russia.compare [GAME ...]` prints the first difference of each recorded game, and what lists say."""

from __future__ import annotations

import sys
from collections import Counter

from tests.support.russia import recorded_games


def main(arguments: list[str]) -> int:
    """The first difference of each game; without names also refused lines and lists."""
    found = 0
    for name in arguments or recorded_games.names():
        for difference in recorded_games.differences(name):
            found += 1
            print(*difference, sep=" | ")
    if not arguments:
        kinds: Counter[str] = Counter()
        for difference in (*recorded_games.refusals(), *recorded_games.lists()):
            kinds[difference.kind] += 1
            print(*difference, sep=" | ")
        print(dict(kinds))
        found += sum(number for kind, number in kinds.items() if kind != "reason")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
