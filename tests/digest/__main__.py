"""Digest of the games' behaviour, compared with the kept one.

    python -m tests.digest [NAME …] [--quick] [--jobs N] [--write | --show CATEGORY]

A name is a game (`russia`) or one of its records (`russia/demo`, `russia/pictures`). Without `--write` every category
of every record that differs is named with its first difference, and the exit code is 1. `--show` prints the digested
text of a category instead: run it here and in a checkout of the digest's commit, and `diff` shows the change. `--quick`
examines a seeded sample. A meant change is renewed by `--write`, for the names given or for everything here.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from tests.digest import diff, games, kept
from tests.support.isolated_home import own_home


def main() -> int:
    """Compare, renew or show; 1 if something differs, 2 if there is no such record."""
    options = _arguments().parse_args()
    known = games.names(quick=options.quick and not options.name)
    if unknown := [name for name in options.name if not _records_named(name, known)]:
        print(f"no {', '.join(unknown)} here; there are: {', '.join(known)}", file=sys.stderr)
        return 2
    chosen = [each for name in options.name for each in _records_named(name, known)] or known
    if options.show:
        for item in (item for name in chosen for item in games.items(name) if item.category == options.show):
            print(f"== {item.label}\n{item.text}")
        return 0
    found = diff.digests_of(chosen, quick=options.quick, jobs=options.jobs)
    if options.write:
        kept.save({**kept.load(), **{digest.key: digest for digest in found}})
        return 0
    differing = list(diff.differences(found, kept.load(), whole=not options.quick))
    print(
        "\n".join([*differing, f"{len(found)} categories of {len(chosen)} records compared, {len(differing)} differ"])
    )
    return bool(differing)


def _records_named(name: str, known: Sequence[str]) -> list[str]:
    """The records of that name: one, or all of a game."""
    return [each for each in known if each == name or each.partition("/")[0] == name]


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.digest")
    parser.add_argument("name", nargs="*")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--show", metavar="CATEGORY")
    parser.add_argument("--write", action="store_true")
    return parser


if __name__ == "__main__":
    with own_home():
        sys.exit(main())
