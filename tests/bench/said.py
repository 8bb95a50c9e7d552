"""Spoken lines: the program's answers to sentences as people speak them, by game and language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from statistics import median
from time import process_time

from eighteen80.record.history import NO_TIME
from eighteen80.refusals import Refusal
from tests.support.said import BAD, CORPUS, OFFERED, RIGHT, VERDICTS, Sentence, hear, position, sentences, verdict

FEW = 8
"""Sentences per sentence typed in a quick run."""


def figures(*, quick: bool) -> Iterator[str]:
    """The verdicts in rows, what was taken for something else, and how long a line takes."""
    if not CORPUS.is_file():
        yield "no sentences here"
        return
    spoken = sentences()[:: FEW if quick else 1]
    # The positions and the words of each game are read before the clock runs.
    for sentence in {each.game: each for each in spoken}.values():
        hear(sentence.at, f"{sentence.said} ", sentence.lang)
    for sentence in spoken:
        position(sentence.at)
    times = [_hearing_time(sentence) for sentence in spoken]
    again = sorted(_hearing_time(sentence) for sentence in spoken)
    judged = [(sentence, verdict(sentence)) for sentence in spoken]
    yield f"lines meant that are refused themselves: {sum(found == BAD for _, found in judged)}"
    for title, chosen in (("meant", True), ("not to be taken", False)):
        rows = [
            (sentence, found) for sentence, found in judged if (sentence.means is not None) is chosen and found != BAD
        ]
        yield from _table(title, rows)
    yield from (f"WRONG  {sentence.at}  {sentence.said}" for sentence, found in judged if found == "WRONG")
    yield f"a line, first heard: {median(times):.1f} ms median, {max(times):.1f} ms worst"
    rare = again[len(again) * 99 // 100]
    yield f"a line, its moves listed: {median(again):.1f} ms median, {rare:.1f} ms for 99 %, {again[-1]:.1f} ms worst"


def _hearing_time(sentence: Sentence) -> float:
    """Time the reading of a line in milliseconds, without the opening of its position."""
    trial = position(sentence.at).history()
    begun = process_time()
    with suppress(Refusal):
        tuple(trial.take_line(sentence.said, NO_TIME))
    return 1000 * (process_time() - begun)


def _table(title: str, rows: Sequence[tuple[Sentence, str]]) -> Iterator[str]:
    yield f"{title:<16} {'n':>5} " + " ".join(f"{name:>8}" for name in VERDICTS) + "  right or offered"
    for row, chosen in _by_row(rows).items():
        counts = Counter(chosen)
        share = 100 * (counts[RIGHT] + counts[OFFERED]) / max(1, len(chosen))
        yield f"{row:<16} {len(chosen):>5} " + " ".join(f"{counts[name]:>8}" for name in VERDICTS) + f"  {share:5.1f} %"


def _by_row(rows: Sequence[tuple[Sentence, str]]) -> dict[str, list[str]]:
    """The verdicts by game and language, by kind, and all of them."""
    found: dict[str, list[str]] = {}
    for sentence, judged in rows:
        for row in (f"{sentence.game} {sentence.lang}", sentence.game, sentence.kind, "all"):
            found.setdefault(row, []).append(judged)
    return dict(sorted(found.items()))
