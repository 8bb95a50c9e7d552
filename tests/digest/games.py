"""What is digested of a game: what the shell prints of its record, and what is said at sampled moments.

What is typed at a moment is drawn by chance that begins with the game and the moment: moves that were played near or
far, the next one with a word changed, and lines of `lines.txt`. Nothing that the program computes has a part in that.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.digest import house, pictures
from tests.digest.kept import Item
from tests.support.places import GAMES, KEPT
from tests.support.shell import Answer

HERE = Path(__file__).parent
ENDING = ".1880"
DEMO, PICTURES = "demo", "pictures"
EVERY = 20
"""A moment in so many moves is looked at, and the last."""
SELDOM = 8
"""In a quick run, so many fewer moments."""
FORMS = ("json", "csv", "clean", "18xx")
NEAR = 30
ANSWERS = 1500
VERSION = re.compile(r"^app .*\n", re.MULTILINE)
MOVE = re.compile(r"^(?=\d+\. )", re.MULTILINE)


def games(*, quick: bool = False) -> list[str]:
    """The games there are: the demo game and the kept ones, the shared ones if they are here; and the pictures."""
    kept = [path.stem for path in sorted(KEPT.glob(f"*{ENDING}"))]
    shared = sorted(path.name.partition(".")[0] for path in _shared())
    return [DEMO, PICTURES, *kept, *(Random("quick").sample(shared, min(1, len(shared))) if quick else shared)]


def _shared() -> list[Path]:
    return [*GAMES.glob("g*.json.gz"), *GAMES.glob("real-*.json")]


def items(game: str, *, quick: bool = False) -> Iterator[Item]:
    """Everything that is digested of a game, or of the few sampled moments of a quick run."""
    if game == PICTURES:
        yield from pictures.items(quick=quick)
        return
    with TemporaryDirectory() as place:
        folder = Path(place)
        path, imported = _record(game, folder)
        yield from imported
        yield from _printed(path, (_language(game),) if quick else house.LANGUAGES)
        if not quick:
            yield from _exported(path, _language(game))
            yield from _audited(game, path)
        yield from _moments(game, path, SELDOM if quick else 1)


def _language(game: str) -> str:
    """The language in which a game is asked what need not be asked in all."""
    return Random(game).choice(house.LANGUAGES)


def _record(game: str, folder: Path) -> tuple[Path, list[Item]]:
    """The record of the game in a file of its own, imported if it was played elsewhere, and what was said of that."""
    target = folder / f"{game}{ENDING}"
    if game == DEMO:
        target.write_text(house.DEMO.read_text("utf-8"), "utf-8")
        return target, []
    if (kept := KEPT / target.name).exists():
        target.write_bytes(kept.read_bytes())
        return target, []
    source = folder / f"{game}.json"
    packed = GAMES / f"{game}.json.gz"
    source.write_bytes(gzip.decompress(packed.read_bytes()) if packed.exists() else (GAMES / source.name).read_bytes())
    answer = house.shell("import", str(source), "-o", str(target), "--lang", _language(game))
    return target, [Item("import", 0, "said", _plain(answer, folder))]


def _plain(answer: Answer, folder: Path) -> str:
    """All that a command said, without what differs from run to run or from version to version."""
    said = f"{answer.code}\n{answer.out}\n{answer.err}"
    return VERSION.sub("", said.replace(str(folder.resolve()), "").replace(str(folder), ""))


# What the shell prints


def _printed(path: Path, languages: Sequence[str]) -> Iterator[Item]:
    """The state after every move, and every move with what followed in some languages."""
    for number, line in enumerate(house.shell("states", str(path)).out.splitlines(), 1):
        yield Item("state", 0, f"move {number}", line)
    for number, move in enumerate(json.loads(house.shell("export", str(path), "--to", "json").out)["moves"], 1):
        yield Item("move", 0, f"move {number}", json.dumps(move))
    for language in languages:
        head, *moves = MOVE.split(house.shell("export", str(path), "--to", "md", "--lang", language).out)
        yield Item(f"told-{language}", 0, "head", head)
        yield from (Item(f"told-{language}", 0, f"move {number}", said) for number, said in enumerate(moves, 1))


def _exported(path: Path, language: str) -> Iterator[Item]:
    """The other forms, and what a check and a tally say."""
    for form in FORMS:
        text = _plain(house.shell("export", str(path), "--to", form), path.parent)
        yield Item(f"export-{form}", 0, "the whole text", text)
    for command in ("check", "tally"):
        yield Item(command, 0, "said", _plain(house.shell(command, str(path), "--lang", language), path.parent))


def _audited(game: str, path: Path) -> Iterator[Item]:
    """An audit somewhere in the second half of the game: most things agree, of some another number is found."""
    clean = house.shell("export", str(path), "--to", "clean").out.splitlines(keepends=True)
    dice, copy = Random(f"{game} audit"), path.with_name(f"audited{ENDING}")
    copy.write_text("".join(clean[: dice.randint(len(clean) // 2, len(clean))]), "utf-8")
    found = "".join(f"{dice.choice(('', '', '', '', '', '-', '0', '7', '130'))}\n" for _ in range(ANSWERS))
    said = house.shell("audit", str(copy), "--lang", _language(game), stdin=found)
    yield Item("audit", 0, "said", _plain(said, path.parent))


# What is said at a moment


def _moments(game: str, path: Path, seldom: int) -> Iterator[Item]:
    record = house.read(path)
    played = house.lines(record)
    numbers = sorted({*range(Random(game).randrange(EVERY), len(played), EVERY), len(played)})
    for group, number in enumerate(numbers):
        if group % seldom == 0:
            yield from _moment(game, record, played, (group, number))


def _moment(game: str, record: house.Record, played: Sequence[str], at: tuple[int, int]) -> Iterator[Item]:
    group, number = at
    state, dice = house.state_at(record, number), Random(f"{game} {number}")
    language = house.LANGUAGES[group % len(house.LANGUAGES)]
    where = f"after {number}"
    yield from (Item("legal", group, f"{where} line {n}", line) for n, line in enumerate(house.legal(state)))
    yield Item("lying", group, where, json.dumps(house.lying(state), ensure_ascii=False))
    yield Item("asked", group, f"{where} {language}", house.asked(state, language))
    for pane, shown in house.panes(state, language):
        yield Item("panes", group, f"{where} {pane} {language}", shown)
    typed = _typed(dice, played, number)
    for line in typed:
        yield from _answered(record, state, line, (group, where))
    for line in ("", *(line[: dice.randint(1, len(line))] for line in typed[-4:] if line)):
        yield Item("complete", group, f"{where} {language} «{line}»", house.choices(line, state, language))
    word = dice.choice([word for line in dice.choices(played, k=20) for word in line.split() if not word.islower()])
    yield Item("about", group, f"{where} {language} «{word}»", house.about(state, word, language))


def _answered(record: house.Record, state: object, line: str, at: tuple[int, str]) -> Iterator[Item]:
    """The answer to a line: what it does, or how it is refused; code, facts and sentences apart."""
    group, where = at
    told, label = house.answer(record, state, line), f"{where} «{line}»"
    yield Item("answer-taken", group, label, told.taken)
    yield Item("answer-code", group, label, told.code)
    yield Item("answer-facts", group, label, told.facts)
    yield Item("answer-said", group, label, "\n".join(told.said[language] for language in house.LANGUAGES))


def _typed(dice: Random, played: Sequence[str], number: int) -> list[str]:
    """What somebody might type now, right or wrong."""
    near = played[max(0, number - NEAR) : number + NEAR]
    coming = (played[number:] or played)[0]
    alike = [line for line in played if line.split()[0] == coming.split()[0]]
    return [
        *dice.choices(near, k=2),
        *dice.choices(alike, k=3),
        f'rule that "agreed" {dice.choice(alike)}',
        *dice.sample(_lines(), 4),
        coming,
        *(_changed(dice, line) for line in (coming, dice.choice(alike), dice.choice(near))),
    ]


def _changed(dice: Random, line: str) -> str:
    """The line with a word left out, put elsewhere, or another number."""
    words = line.split(" ")
    place = dice.randrange(len(words))
    word = words.pop(place)
    if word.isdigit() and dice.random() < 0.7:
        words.insert(place, str(max(0, int(word) + dice.choice((-10, -5, -1, 1, 5, 10)))))
    elif dice.random() < 0.5:
        words.insert(dice.randrange(len(words) + 1), word)
    return " ".join(words)


@cache
def _lines() -> list[str]:
    return (HERE / "lines.txt").read_text("utf-8").splitlines()
