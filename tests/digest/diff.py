"""Differences between the kept digest and a new one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import zip_longest

from tests.digest import games
from tests.digest.kept import Digest, Key, digests


def digests_of(chosen: Sequence[str], *, quick: bool, jobs: int = 1) -> list[Digest]:
    """The digests of some records."""
    work = partial(_of_record, quick=quick)
    if jobs == 1:
        return [digest for name in chosen for digest in work(name)]
    with ProcessPoolExecutor(jobs) as workers:
        return [digest for found in workers.map(work, chosen) for digest in found]


def _of_record(name: str, *, quick: bool) -> list[Digest]:
    return digests(name, games.items(name, quick=quick))


def differences(found: Sequence[Digest], before: Mapping[Key, Digest], *, whole: bool) -> Iterator[str]:
    """A line for each category of a record that is not as before; `whole` if all were made and none may be missing."""
    for digest in found:
        if digest.key not in before:
            yield f"{' '.join(digest.key)}: not kept"
        elif difference := _difference(digest, before[digest.key]):
            yield f"{' '.join(digest.key)}: {difference}"
    if whole:
        made = {digest.key for digest in found}
        names = {name for name, _ in made}
        yield from (f"{' '.join(key)}: gone" for key in before if key[0] in names and key not in made)


def _difference(now: Digest, before: Digest) -> str:
    first, differing = "", 0
    for group, labels in now.labels.items():
        pairs = zip_longest(now.signs[group], before.signs.get(group, ""), labels)
        apart = [label or "one less" for one, other, label in pairs if one != other]
        differing += len(apart)
        first = first or next(iter(apart), "")
    items = sum(map(len, now.labels.values()))
    if differing:
        return f"{differing} of {items} differ, the first is {first}"
    if now.signs.keys() == before.signs.keys() and now.whole != before.whole:
        return f"differs, but the signs do not tell which of {items} items: diff what --show prints"
    return ""
