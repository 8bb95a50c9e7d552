"""The whole screen at some moments of a demo game, in every size and language, as text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.digest import adapter
from tests.digest.kept import Item

LAST = 10_000
# By how many moves lead there: what is typed or pressed (after ^), one after the other; a picture after each.
CHINA: dict[int, tuple[str, ...]] = {
    0: ("bid 7", "^ctrl+u", "bid 5"),
    15: ("bid 80", "^ctrl+u", "about P3\n"),
    53: ("found JLR 90 ", "^ctrl+u", "pay"),
    121: ("^f2", "^f3", "^f4"),
    200: ("^f5", "^f6", "^f7"),
    312: ("pay", "^ctrl+u", "run; pay", "^ctrl+u", "what if\n", "run; pay; done"),
    424: ("buy CKR", "^ctrl+u", "sell ", "^ctrl+u", "audit Anna\n"),
    499: ("lay H10 15 SW-W-NW-SE", "^ctrl+u", "lay ", "^ctrl+u", "^question_mark"),
    554: ("train 10 from BCR", "^ctrl+u", "verkaufe BCR", "^ctrl+u", "about K13\n"),
    567: ("train 10", "^ctrl+u", 'rule that "agreed" pass', "^ctrl+u", "amend 560 done"),
    598: ("run", "^ctrl+u", "routes\n", "^escape", "^alt+left", "^alt+left"),
    609: ("pass", "^ctrl+u", "tally\n", "^enter", "^enter", "^escape"),
}
RUSSIA: dict[int, tuple[str, ...]] = {
    0: ("strip ", "^ctrl+u", "bonus"),
    4: ("black 2 T3", "^ctrl+u", "schwarz 2 T", "^ctrl+u", "about hire\n"),
    40: ("^f2", "^f3", "^f4"),
    75: ("engineer ", "^ctrl+u", "loco 1 ", "^ctrl+u", "score Anna\n"),
    110: ("next\n", "^escape", "correct points Anna +2", "^ctrl+u", "unknown\n"),
    150: ("pass; pass", "^ctrl+u", "^question_mark"),
    LAST: ("tally\n", "^enter", "^enter", "^escape"),
}
YOKOHAMA: dict[int, tuple[str, ...]] = {
    0: ("goals tea7", "^ctrl+u", "act church 3"),
    1: ("act ", "^ctrl+u", "aktion silk 3", "^ctrl+u", "about church\n"),
    40: ("^f2", "^f3", "^f4"),
    90: ("order 1 ", "^ctrl+u", "toll Anna 2", "^ctrl+u", "ledger Anna\n"),
    140: ("shop 3 = 1 any 2 points", "^ctrl+u", "claim ", "^ctrl+u", "house silk = 6 points"),
    200: ("correct yen Anna +2", "^ctrl+u", "^question_mark"),
    LAST: ("tally\n", "^enter", "^enter", "^escape"),
}
FEW = 1


def items(demo: Path, moments: Mapping[int, tuple[str, ...]], *, quick: bool = False) -> Iterator[Item]:
    """The text of every screen; a few in a quick run."""
    shots = list(product(adapter.SIZES, adapter.LANGUAGES, moments))
    chosen = Random("pictures").sample(range(len(shots)), FEW) if quick else range(len(shots))
    for group in chosen:
        size, language, moves = shots[group]
        with TemporaryDirectory() as folder:
            path = adapter.write_beginning(Path(folder), moves, demo)
            taken = adapter.screens(path, adapter.SIZES[size], language, moments[moves])
        for step, text in zip(("", *moments[moves]), taken, strict=True):
            yield Item("screen", group, f"{size} {language} after {moves} «{step.strip()}»", text)
