"""Contents of each game's digest: its records, export forms, typed lines, pictures.

A game that wants a digest needs a `Declared` here, a file of lines in `typed`, and `--write`.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from eighteen80 import resources
from eighteen80.engine.game import AnyGame
from tests.digest import adapter, pictures
from tests.support.places import GAMES, KEPT

HERE = Path(__file__).parent
Data = Mapping[str, Any]
DEMO, PICTURES = "demo", "pictures"
Source = Callable[[Path, str], str]
"""Writer of a record to a path, in a language, which returns its messages."""


class Declared(NamedTuple):
    """A game whose behaviour is digested.

    `names` finds the word of a line that can be explained; `committed` and `shared` are its records by name, those in
    the repository and those next to the checkout. `moments` are the moments of its demo game in pictures, by the number
    of moves before them, each with the keys typed or pressed.
    """

    key: str
    forms: tuple[str, ...]
    names: Callable[[str], bool]
    moments: Mapping[int, tuple[str, ...]]
    committed: Mapping[str, Source]
    shared: Callable[[], Mapping[str, Source]]

    @property
    def game(self) -> AnyGame:
        """The game itself."""
        return adapter.game(self.key)

    @property
    def demo(self) -> Path:
        """The record that the game brings."""
        return Path(str(resources.asset_path(f"{self.key}/demo{self.game.ending}")))

    @property
    def typed(self) -> list[str]:
        """Lines to type, right or wrong, at any moment."""
        return (HERE / "typed" / f"{self.key}.txt").read_text("utf-8").splitlines()

    def records(self) -> dict[str, Source]:
        """Every record there is here, by name."""
        return {DEMO: _copy_record(self.demo), **self.committed, **self.shared()}


# Sources of records


def _copy_record(path: Path) -> Source:
    """A record as it is."""

    def write(target: Path, _language: str) -> str:
        target.write_bytes(path.read_bytes())
        return ""

    return write


def _unpack(path: Path) -> bytes:
    return gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()


def _import_game(path: Path) -> Source:
    """A game of 18xx.games, imported as everybody imports one."""

    def write(target: Path, language: str) -> str:
        source = target.with_suffix(".json")
        source.write_bytes(_unpack(path))
        answer = adapter.shell("import", str(source), "-o", str(target), "--lang", language)
        return f"{answer.code}\n{answer.out}\n{answer.err}"

    return write


def _play_foreign(key: str, lines: Callable[[Data], Iterable[str]], path: Path) -> Source:
    """Return another engine's game, played up to the first impossible move with our options."""

    def write(target: Path, language: str) -> str:
        data: Data = json.loads(_unpack(path))
        game = adapter.game(key)
        known = game.options
        options = {name: value for name, value in data["options"].items() if value in known.get(name, ())}
        text, refusals = adapter.play_lines(game, data["seats"], options, lines(data), language)
        target.write_text(text, "utf-8")
        return refusals

    return write


def _with_numbers(data: Data) -> Iterator[str]:
    """The lines of Russian Railroads, first the numbers that are printed on the engineers; the card's is named."""
    options = data["options"]
    yield from (f"box engineer {name} = {number}" for name, number in options["numbers"].items())
    for line in _as_they_stand(data):
        yield f"{line} {options['card_engineer']}" if line == "token card engineer" else line


def _as_they_stand(data: Data) -> Iterator[str]:
    return (line["line"] for line in data["lines"])


def _list_shared(source: Callable[[Path], Source], folder: Path, *patterns: str) -> dict[str, Source]:
    """The recorded games of a folder by name; none where it is not there."""
    paths = (path for pattern in patterns for path in folder.glob(pattern) if "digest" not in path.name)
    return {path.name.partition(".")[0]: source(path) for path in sorted(paths)}


def _other_engines(key: str, lines: Callable[[Data], Iterable[str]]) -> Callable[[], dict[str, Source]]:
    return partial(_list_shared, partial(_play_foreign, key, lines), GAMES / key, f"{key[0]}*.json.gz")


# The games


def _in_capitals(word: str) -> bool:
    """Hexes, companies, players and figures of 1880."""
    return not word.islower()


def _in_letters(word: str) -> bool:
    """Areas, wares, spaces and players of the other games."""
    return len(word) > 2 and word.isalpha()


FORMS = ("json", "csv", "clean")
DECLARED = {
    declared.key: declared
    for declared in (
        Declared(
            "china",
            (*FORMS, "18xx"),
            _in_capitals,
            pictures.CHINA,
            {path.stem: _copy_record(path) for path in sorted(KEPT.glob("*.1880"))},
            partial(_list_shared, _import_game, GAMES, "g*.json.gz", "real-*.json"),
        ),
        Declared("russia", FORMS, _in_letters, pictures.RUSSIA, {}, _other_engines("russia", _with_numbers)),
        Declared("yokohama", FORMS, _in_letters, pictures.YOKOHAMA, {}, _other_engines("yokohama", _as_they_stand)),
    )
}
