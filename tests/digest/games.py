"""Digest of a game: the shell's output about its records, and the texts of sampled moments.

Lines typed at a moment are random with a seed from the record and the moment: moves that were played near or far, the
next one with a word changed, and lines of `typed`. They are independent of everything that the program computes.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.digest import adapter, pictures
from tests.digest.declared import DECLARED, DEMO, PICTURES, Declared
from tests.digest.kept import Item
from tests.support.shell import Answer

EVERY = 20
"""Number of moves between two examined moments; the last is examined too."""
SELDOM = 12
"""Factor by which a quick run examines fewer moments."""
FEW = 2
"""Number of a game's committed records in a quick run, which takes one of the shared ones."""
NEAR = 30
ANSWERS = 1500
VERSION = re.compile(r"^app .*\n", re.MULTILINE)
MOVE = re.compile(r"^(?=\d+\. )", re.MULTILINE)


def names(*, quick: bool = False) -> list[str]:
    """Return the digestible records as `game/record`: demo games, pictures, other records, shared ones if present."""
    return [f"{declared.key}/{name}" for declared in DECLARED.values() for name in _records(declared, quick=quick)]


def _records(declared: Declared, *, quick: bool) -> list[str]:
    shared, committed = sorted(declared.shared()), [*declared.committed]
    if quick:
        dice = Random("quick")
        shared, committed = dice.sample(shared, min(1, len(shared))), dice.sample(committed, min(FEW, len(committed)))
    return [DEMO, PICTURES, *committed, *shared]


def items(name: str, *, quick: bool = False) -> Iterator[Item]:
    """Everything that is digested of a record, or of the few sampled moments of a quick run."""
    key, _, record = name.partition("/")
    declared = DECLARED[key]
    if record == PICTURES:
        yield from pictures.items(declared.demo, declared.moments, quick=quick)
        return
    with TemporaryDirectory() as place:
        folder = Path(place)
        path = folder / f"{record}{declared.game.ending}"
        language = _language(record)
        if refusals := declared.records()[record](path, language):
            yield Item("import", 0, "said", _without_folder(refusals, folder))
        yield from _state_items(path, (language,) if quick else adapter.LANGUAGES)
        if not quick:
            yield from _export_items(path, declared.forms, language)
            yield from _audit_items(record, path)
        yield from _moments(record, declared, path, SELDOM if quick else 1)


def _language(record: str) -> str:
    """The language in which a record is asked what need not be asked in all."""
    return Random(record).choice(adapter.LANGUAGES)


def _plain(answer: Answer, folder: Path) -> str:
    """Return a command's output without the parts that vary by run or version."""
    return _without_folder(f"{answer.code}\n{answer.out}\n{answer.err}", folder)


def _without_folder(text: str, folder: Path) -> str:
    return VERSION.sub("", text.replace(str(folder.resolve()), "").replace(str(folder), ""))


# Output of the shell


def _state_items(path: Path, languages: Sequence[str]) -> Iterator[Item]:
    """The state after every move, and every move with what followed in some languages."""
    for number, line in enumerate(adapter.shell("states", str(path)).out.splitlines(), 1):
        yield Item("state", 0, f"move {number}", line)
    for number, move in enumerate(json.loads(adapter.shell("export", str(path), "--to", "json").out)["moves"], 1):
        yield Item("move", 0, f"move {number}", json.dumps(move))
    for language in languages:
        head, *moves = MOVE.split(adapter.shell("export", str(path), "--to", "md", "--lang", language).out)
        yield Item(f"told-{language}", 0, "head", head)
        yield from (Item(f"told-{language}", 0, f"move {number}", sentence) for number, sentence in enumerate(moves, 1))


def _export_items(path: Path, forms: Sequence[str], language: str) -> Iterator[Item]:
    """The other forms, and what a check and a tally say."""
    for form in forms:
        text = _plain(adapter.shell("export", str(path), "--to", form), path.parent)
        yield Item(f"export-{form}", 0, "the whole text", text)
    for command in ("check", "tally"):
        yield Item(command, 0, "said", _plain(adapter.shell(command, str(path), "--lang", language), path.parent))


def _audit_items(name: str, path: Path) -> Iterator[Item]:
    """An audit somewhere in the second half of the game: most things agree, of some another number is found."""
    clean = adapter.shell("export", str(path), "--to", "clean").out.splitlines(keepends=True)
    dice, copy = Random(f"{name} audit"), path.with_name(f"audited{path.suffix}")
    copy.write_text("".join(clean[: dice.randint(len(clean) // 2, len(clean))]), "utf-8")
    found = "".join(f"{dice.choice(('', '', '', '', '', '-', '0', '7', '130'))}\n" for _ in range(ANSWERS))
    answer = adapter.shell("audit", str(copy), "--lang", _language(name), stdin=found)
    yield Item("audit", 0, "said", _plain(answer, path.parent))


# Texts of a moment


def _moments(name: str, declared: Declared, path: Path, seldom: int) -> Iterator[Item]:
    record = adapter.read(path)
    played = adapter.lines(record)
    numbers = sorted({*range(Random(name).randrange(EVERY), len(played), EVERY), len(played)})
    for group, number in enumerate(numbers):
        if group % seldom == 0:
            dice = Random(f"{name} {number}")
            yield from _moment(record, group, number)
            yield from _try_lines(declared, record, dice, (group, number))


def _moment(record: adapter.Record, group: int, number: int) -> Iterator[Item]:
    """Yield the sheets, questions and legal moves of a moment."""
    game, state, where = record.game, adapter.state_at(record, number), f"after {number}"
    language = adapter.LANGUAGES[group % len(adapter.LANGUAGES)]
    yield from (Item("legal", group, f"{where} line {n}", line) for n, line in enumerate(adapter.legal(game, state)))
    yield Item("lying", group, where, json.dumps(adapter.things_on_table(game, state), ensure_ascii=False))
    yield Item("asked", group, f"{where} {language}", adapter.describe_moment(game, state, language))
    for pane, shown in adapter.panes(game, state, language):
        yield Item("panes", group, f"{where} {pane} {language}", shown)
    for question, answer in adapter.questions(game, state, language):
        yield Item("questions", group, f"{where} {question} {language}", answer)


def _try_lines(declared: Declared, record: adapter.Record, dice: Random, at: tuple[int, int]) -> Iterator[Item]:
    """Yield the results of lines typed at a moment, the continuations of beginnings, and a word's answer."""
    group, number = at
    game, state, where = record.game, adapter.state_at(record, number), f"after {number}"
    language, played = adapter.LANGUAGES[group % len(adapter.LANGUAGES)], adapter.lines(record)
    typed = _lines_to_type(dice, declared.typed, played, number)
    for line in typed:
        yield from _answer_items(record, state, line, (group, where))
    for line in ("", *(line[: dice.randint(1, len(line))] for line in typed[-4:] if line)):
        yield Item("complete", group, f"{where} {language} «{line}»", adapter.choices(game, line, state, language))
    drawn = dice.choices(played, k=20)
    word = dice.choice([word for line in drawn for word in line.split() if declared.names(word)])
    yield Item("about", group, f"{where} {language} «{word}»", adapter.look_up(game, state, word, language))


def _answer_items(record: adapter.Record, state: object, line: str, at: tuple[int, str]) -> Iterator[Item]:
    """The answer to a line: what it does, or how it is refused; code, facts and sentences apart."""
    group, where = at
    answer, label = adapter.answer(record, state, line), f"{where} «{line}»"
    yield Item("answer-taken", group, label, answer.taken)
    yield Item("answer-code", group, label, answer.code)
    yield Item("answer-facts", group, label, answer.facts)
    yield Item("answer-said", group, label, "\n".join(answer.sentences[language] for language in adapter.LANGUAGES))


def _lines_to_type(dice: Random, others: Sequence[str], played: Sequence[str], number: int) -> list[str]:
    """Return lines that a person might type now, right or wrong."""
    near = played[max(0, number - NEAR) : number + NEAR]
    coming = (played[number:] or played)[0]
    alike = [line for line in played if line.split()[0] == coming.split()[0]]
    return [
        *dice.choices(near, k=2),
        *dice.choices(alike, k=3),
        f'rule that "agreed" {dice.choice(alike)}',
        *dice.sample(others, 4),
        coming,
        *(_change_line(dice, line) for line in (coming, dice.choice(alike), dice.choice(near))),
    ]


def _change_line(dice: Random, line: str) -> str:
    """The line with a word left out, put elsewhere, or another number."""
    words = line.split(" ")
    place = dice.randrange(len(words))
    word = words.pop(place)
    if word.isdigit() and dice.random() < 0.7:
        words.insert(place, str(max(0, int(word) + dice.choice((-10, -5, -1, 1, 5, 10)))))
    elif dice.random() < 0.5:
        words.insert(dice.randrange(len(words) + 1), word)
    return " ".join(words)
