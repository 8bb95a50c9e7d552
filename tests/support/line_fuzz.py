"""Hostile and nearly legal lines, typed at random moments of random games.

Each line is completed, and taken or refused with a sentence in every language, within LIMIT seconds of the processor.
A line that is taken is written, read again as in a record, and leads to the same table.
"""

from __future__ import annotations

import gc
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import count, islice
from random import Random
from time import process_time
from traceback import format_exc
from typing import NamedTuple

from eighteen80 import registry
from eighteen80.characters import trim
from eighteen80.engine.game import AnyGame
from eighteen80.record.grammar import check_text, read_line
from eighteen80.record.history import Accepted, History
from eighteen80.record.replay import record_lines
from eighteen80.record.steps import read_kept
from eighteen80.refusals import Refusal
from tests.support.bad_input import HOSTILE, NOON
from tests.support.fuzzing import check_refusal
from tests.support.walk import Step
from tests.support.walks import WALKS

LINES = 100_000
LIMIT = 0.5
"""Seconds of the processor that an answer may take; lists are not asked for here."""
AT_ONE_MOMENT = 20
"""Lines typed at one moment."""
SKIPPED = 12
"""Moves between two moments, at most."""
BEHIND = 4
"""Moves that the history of a moment has, to be undone and repaired."""
LISTED = 300
SHOWN = 120
WORTH_TELLING = 20
"""Faults after which a run ends."""
FIGURES = ("0", "1", "2", "-1", "+0", "00", "7", "99999", "9999999999", "1e9", "٣", "²", "1/0", "0/0", "½")
ODDITIES = (
    *HOSTILE, '"', '""', '"so', "\\", ";", "; ;", "#", "=", ">", "?", ":", ",", "/", "-", "+", "none", "all", "that",
    "from", "for", "at", "as", "with", "again", "Anna:", "Anna", "bank", "table", "  ; ", "\t", "ﬀ", "İ", "ß",
)  # fmt: skip
AGAIN = (
    "e9", "1e", "1e9", "er", "a", "s ", "rule that x ", 'rule that "x" ', "relocate ", "f1 ", "t 2 ", "+1t", "Anna ",
    "2t", "(", '"', ", ",
)  # fmt: skip
"""Texts that are repeated."""
STEPS = (
    "undo 2",
    "redo",
    "undo to 1",
    "amend 1 {}",
    "insert 2 {}",
    "amend 9 {}",
    "drop 1",
    "amend 1 {}; drop 2",
    "pause",
    "undo repair",
)
CORRECTIONS = (
    'correct {} {} "so it lies"',
    "correct {} {}",
    "confirm {} {}",
    'rule that "he said so" {}',
    'rule that "" {}',
    "note {}",
    'note "{}"',
)


class Fault(NamedTuple):
    """A line that had no proper answer: why, and the moment at which it was typed."""

    line: str
    why: str
    seed: int
    before: Sequence[str]


class Tried(NamedTuple):
    """Results of some lines: the number taken, the longest time of an answer, and lines without an answer."""

    lines: int
    taken: int
    longest: float
    slowest: str
    faults: Sequence[Fault]

    def __str__(self) -> str:
        return f"{self.lines} lines, {self.taken} taken, slowest {self.longest:.3f} s: {self.slowest!r}"


def moments(key: str, seed: int, chance: Random) -> Iterator[History]:
    """Yield moments of one random game after another, each with a few moves behind it."""
    game = registry.game(key)
    for number in count(seed):
        last: deque[Step] = deque(maxlen=BEHIND)
        due = chance.randrange(SKIPPED)
        for at, step in enumerate(WALKS[key].play(number)):
            last.append(step)
            if at >= due:
                due = at + chance.randint(1, SKIPPED)
                yield _history(game, last)


def _history(game: AnyGame, last: Sequence[Step]) -> History:
    history = History(game, last[0].before, game.version)
    for step in last:
        with suppress(Refusal):
            history.play(game.write(step.move), NOON)
    return history


class Lines:
    """Lines for one moment: legal ones, legal ones with a fault, and hostile ones."""

    def __init__(self, history: History, chance: Random) -> None:
        self.chance = chance
        game = history.game
        legal = islice(game.legal(history.state), LISTED)
        self.legal = [game.write(move) for move in legal] + [entry.line for entry in history.moves]
        self.words = sorted({word for line in self.legal for word in line.split()})
        audited = game.corrections
        self.lying = [game.write(move) for move in audited.audit(history.state)] if audited else []

    def line(self) -> str:
        """Return any of them."""
        line = self._nearly() if self.chance.random() < 0.8 else self._hostile()
        if self.chance.random() < 0.1:
            line = self.chance.choice(STEPS).format(line)
        return line

    def _nearly(self) -> str:
        line = self.chance.choice(self.legal or ["pass"])
        kind = self.chance.random()
        if self.lying and kind < 0.12:
            line = self.chance.choice(self.lying)
            if kind < 0.09:
                line = line.replace("confirm", "correct", 1) + ' "so it lies"'
        elif kind < 0.2:
            line = self.chance.choice(CORRECTIONS).format(line, self._word())
        for _ in range(self.chance.choice((0, 1, 1, 1, 2, 3))):
            line = self._change(line)
        return line

    def _change(self, line: str) -> str:
        words = line.split(" ")
        at, other = self.chance.randrange(len(words)), self.chance.randrange(len(words))
        match self.chance.randrange(9):
            case 0:
                del words[at]
            case 1:
                words.insert(other, words[at])
            case 2:
                words += words[at:]
            case 3:
                words[at], words[other] = words[other], words[at]
            case 4:
                words[at] = self.chance.choice(FIGURES) if any(map(str.isdecimal, words[at])) else self._word()
            case 5:
                words.insert(at, self._word())
            case 6:
                words[at : at + 2] = ["".join(words[at : at + 2])]
            case 7:
                words[at] = words[at][: self.chance.randint(1, 3)]
            case 8:
                words += [self.chance.choice((";", "")), *self.chance.choice(self.legal or ["pass"]).split(" ")]
        return " ".join(words)

    def _word(self) -> str:
        return self.chance.choice(self.chance.choice((self.words or ["x"], FIGURES, ODDITIES)))

    def _hostile(self) -> str:
        match self.chance.randrange(4):
            case 0:
                piece = self.chance.choice((*AGAIN, *self.words))
                return piece * self.chance.choice((2, 10, 100, 150, 220, 999))
            case 1:
                return " ".join(self._word() for _ in range(self.chance.randint(1, 12)))
            case 2:
                return "".join(self._word() for _ in range(self.chance.randint(1, 40)))
            case _:
                line = self.chance.choice(self.legal or ["pass"])
                return " ".join([line] * self.chance.choice((2, 5, 30)))


def fuzz(key: str, lines: int, seed: int = 0, limit: float = LIMIT) -> Tried:
    """Type `lines` lines; stop early only if too many have no answer."""
    chance, faults = Random(f"{key} {seed}"), list[Fault]()
    typed = taken = 0
    longest, slowest = 0.0, ""
    for history in moments(key, seed, chance):
        made = Lines(history, chance)
        # A table has one game in memory: no answer pays for a search among what thousands of moments have left.
        gc.freeze()
        for _ in range(min(AT_ONE_MOMENT, lines - typed)):
            line = made.line()
            typed += 1
            begun = process_time()
            try:
                answer = answer_to(history, line)
                took = process_time() - begun
                taken += check(history, answer, key)
                why = "" if took <= limit else f"{took:.2f} s"
            except Exception:  # noqa: BLE001  # any escaping exception is a finding
                took, why = 0.0, format_exc(limit=-6)
            if took > longest:
                longest, slowest = took, line[:SHOWN]
            if why:
                faults.append(Fault(line, why, seed, [entry.line for entry in history.moves]))
        if typed >= lines or len(faults) >= WORTH_TELLING:
            break
    return Tried(typed, taken, longest, slowest, faults)


def answer_to(history: History, line: str) -> Sequence[Accepted] | Refusal:
    """Take a line as the table does, on a copy."""
    text = trim(line)
    try:
        check_text(text)
        history.game.complete(text, history.state)
        return tuple(history.copy().take_line(text, NOON))
    except Refusal as refusal:
        return refusal


def check(history: History, answer: Sequence[Accepted] | Refusal, key: str) -> bool:
    """Fail unless a refusal has its sentences, and what is taken reads back; return whether anything was taken."""
    if isinstance(answer, Refusal):
        check_refusal(answer, key)
        return False
    game, again = history.game, history.copy()
    for entry in answer:
        for raw in record_lines(game, entry, 0):
            line = read_line(0, raw)
            assert line is not None
            if line.kind == "checkpoint":
                assert line.text in game.checkpoint(again.state), raw
            elif line.kind == "record":
                again.take(read_kept(line.text), line.time)
            else:
                assert again.play(line.text, line.time, line.actor).facts == line.facts, raw
        assert again.state == entry.after, entry.line
    return bool(answer)
