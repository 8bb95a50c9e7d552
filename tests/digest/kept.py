"""The committed digests: a file a game, a line for each category of a record, with a hash and a sign for each item.

An item is a move, an answer to a line, or a pane. The signs find the first difference (once in 64 times the next); the
hash of the whole shows any difference. Items come in groups, a group for each sampled moment, so that fewer moments can
be compared too.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections import defaultdict
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).with_name("kept")
WHOLE = 16
Key = tuple[str, str]
"""A record as `game/record`, and a category."""


class Item(NamedTuple):
    """A digested item: its category, its group, its name in a message, and the text."""

    category: str
    group: int
    label: str
    text: str


class Digest(NamedTuple):
    """A category of a record: hash of the whole, signs by group; labels only where it was just made."""

    key: Key
    whole: str
    signs: Mapping[int, str]
    labels: Mapping[int, tuple[str, ...]]


def digests(name: str, items: Iterable[Item]) -> list[Digest]:
    """The items of a record by category."""
    found: dict[str, dict[int, list[Item]]] = defaultdict(lambda: defaultdict(list))
    for item in items:
        found[item.category][item.group].append(item)
    return [_digest((name, category), groups) for category, groups in found.items()]


def _digest(key: Key, groups: Mapping[int, list[Item]]) -> Digest:
    whole = sha256()
    for items in groups.values():
        for item in items:
            whole.update(f"{item.label}\0{item.text}\0".encode())
    signs = {group: "".join(map(_sign, items)) for group, items in groups.items()}
    labels = {group: tuple(item.label for item in items) for group, items in groups.items()}
    return Digest(key, whole.hexdigest()[:WHOLE], signs, labels)


def _sign(item: Item) -> str:
    return urlsafe_b64encode(sha256(f"{item.label}\0{item.text}".encode()).digest()).decode()[0]


def load() -> dict[Key, Digest]:
    """The digests as they are committed."""
    read = (
        _read(path.stem, line) for path in sorted(FOLDER.glob("*.txt")) for line in path.read_text("utf-8").splitlines()
    )
    return {digest.key: digest for digest in read}


def _read(game: str, line: str) -> Digest:
    record, category, whole, signs = line.split(" ")
    groups = {group: text for group, text in enumerate(signs.split(".")) if text}
    return Digest((f"{game}/{record}", category), whole, groups, {})


def save(digests: Mapping[Key, Digest]) -> None:
    """Make them the committed digests."""
    lines: dict[str, list[str]] = defaultdict(list)
    for (name, category), each in sorted(digests.items()):
        game, _, record = name.partition("/")
        # A moment without items keeps its place, so that later ones are found by theirs.
        signs = ".".join(each.signs.get(group, "") for group in range(max(each.signs) + 1))
        lines[game].append(f"{record} {category} {each.whole} {signs}")
    FOLDER.mkdir(exist_ok=True)
    for game, found in lines.items():
        (FOLDER / f"{game}.txt").write_text("".join(f"{line}\n" for line in found), "utf-8")
