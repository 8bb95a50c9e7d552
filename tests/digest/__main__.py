"""Everything that 1880 said and did before the house was rebuilt, as a digest; compared with what it does now.

    python -m tests.digest [GAME …] [--quick] [--jobs N] [--write | --show CATEGORY]

Without `--write` every category of every game that differs is named with its first difference, and the exit code is 1.
`--show` prints what is digested of a category instead: run it here and in a checkout of the commit that the digest was
made from, and `diff` says what has changed. `--quick` looks at a seeded sample. A change that is meant is renewed by
`--write`, for the games named or all that are here.
"""

from __future__ import annotations

import argparse
import sys

from tests.digest import comparing, games, kept
from tests.support.own_home import own_home


def main() -> int:
    """Compare, renew or show; 1 if something differs, 2 if there is no such game."""
    options = _arguments().parse_args()
    known = games.games(quick=options.quick and not options.game)
    if unknown := set(options.game) - set(known):
        print(f"no game {', '.join(sorted(unknown))} here; there are: {', '.join(known)}", file=sys.stderr)
        return 2
    chosen = options.game or known
    if options.show:
        for item in (item for game in chosen for item in games.items(game) if item.category == options.show):
            print(f"== {item.label}\n{item.text}")
        return 0
    found = comparing.digested(chosen, quick=options.quick, jobs=options.jobs)
    if options.write:
        kept.save({**kept.load(), **{digest.key: digest for digest in found}})
        return 0
    differing = list(comparing.differences(found, kept.load(), whole=not options.quick))
    print("\n".join([*differing, f"{len(found)} categories of {len(chosen)} games compared, {len(differing)} differ"]))
    return bool(differing)


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.digest")
    parser.add_argument("game", nargs="*")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--show", metavar="CATEGORY")
    parser.add_argument("--write", action="store_true")
    return parser


if __name__ == "__main__":
    with own_home():
        sys.exit(main())
