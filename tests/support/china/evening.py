"""The demonstration game: an evening with sensible players.

`python -m tests.support.china.evening` plays it again and writes it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from random import Random

from eighteen80.china import GAME
from eighteen80.china.moves import Bid, Buy, Found, Lay, Move, Pass, Run, Station, Train
from eighteen80.record.grammar import Header
from eighteen80.record.replay import clean, compose
from tests.support.china.sensible_players import play_game
from tests.support.sitting import DEMO

SEED, START = 81, 19 * 3600
SEATS = ("Anna", "Bert", "Cleo", "Dora")
RULINGS = {"advice": "on"}
# Remarks, by the number of moves made before them.
REMARKS = {
    0: "# Four at the table; everybody has played before.",
    193: 'note "tea, and the last of the cake"',
    290: "# All five 4-trains went unsold: prices are frozen from here on.",
    413: 'note "Dora, Cleo and Bert want one company more each"',
    546: 'note "Bert wants to be home by midnight"',
    606: "# The same table again in two weeks.",
}
# After how many moves there was tea, and for how long.
BREAK, PAUSE = 193, 660
# Seconds that the table takes over a move.
SECONDS: Mapping[type[Move], tuple[int, int]] = {
    Bid: (5, 20),
    Pass: (2, 9),
    Found: (30, 80),
    Buy: (5, 25),
    Lay: (20, 75),
    Station: (15, 50),
    Run: (20, 50),
    Train: (8, 40),
}
QUICK = (3, 9)


def lines() -> Iterator[tuple[str, str]]:
    """Yield every move with its time, and the remarks."""
    dice, now = Random(SEED), START
    yield from _remark(0, now)
    for number, (_, move) in enumerate(play_game(SEED, SEATS, RULINGS), 1):
        now += dice.randint(*SECONDS.get(type(move), QUICK))
        yield _time(now), GAME.write(move)
        yield from _remark(number, now)
        now += PAUSE * (number == BREAK)


def _remark(number: int, now: int) -> Iterator[tuple[str, str]]:
    if number in REMARKS:
        yield _time(now + QUICK[0]), REMARKS[number]


def _time(seconds: int) -> str:
    return f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}"


def write_record(most: int | None = None) -> str:
    """The record of the evening, or of its first lines."""
    header = Header(GAME.name, SEATS, GAME.version, table="Thursday club", date="2026-11-12", rulings=RULINGS)
    return clean(compose(header, islice(lines(), most)))


def main() -> None:
    """Write the game."""
    Path(str(DEMO)).write_text(write_record(), "utf-8")


if __name__ == "__main__":
    main()
