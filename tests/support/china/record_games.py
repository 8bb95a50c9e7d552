"""Writer of the games in tests/china/games: chance moves them, by a temper that suits each.

`python -m tests.support.china.record_games` renews them after a change of the rules that makes them invalid.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

from eighteen80.china import GAME
from eighteen80.china.moves import (
    Bid,
    Buy,
    Done,
    Found,
    Lay,
    Move,
    Pass,
    Pay,
    Rocket,
    Run,
    Sell,
    Station,
    Train,
    Withhold,
)
from eighteen80.china.state import Auction, State
from eighteen80.record.grammar import Header
from eighteen80.record.journal import Journal
from eighteen80.record.replay import clean, compose
from tests.support.china.random_games import GLADLY, INNER
from tests.support.places import KEPT

SENSIBLE = {Sell: 0.05, Pass: 0.5, Train: 3, Pay: 4, Withhold: 1, Buy: 12, Found: 4, Station: 2, Done: 1.5, Lay: 30}
COUNTED = 2  # things after each round

Temper = Mapping[type[Move], float]


class Table(NamedTuple):
    """A game to be played: what happens in it, at which table, by which seed, and what is done how gladly."""

    about: str
    seats: Sequence[str]
    seed: int
    temper: Temper = SENSIBLE
    rulings: Mapping[str, str] = {}
    edition: str = ""
    cheap: bool = False


TABLES = {
    "face-value": Table(
        "Nobody bids for what is on offer: every private company goes at its face value.",
        ("Anna", "Bert", "Cleo"), 26, cheap=True,
    ),
    "bcr-alone": Table(
        "No company is founded but BCR; train after train leaves the game unsold.",
        ("Anna", "Bert", "Cleo"), 36, {**SENSIBLE, Found: 0}, {"par_row": "top"},
    ),
    "debts": Table(
        "Trains are bought with borrowed money; interest, payments, and wealth below nothing.",
        ("Anna", "Bert", "Cleo"), 20, GLADLY, {"interest_rounding": "down", "debtor_founds": "yes"},
    ),
    "restored": Table(
        "Companies without money live on restored 2-trains.",
        ("Anna", "Bert", "Cleo", "Dora"), 41, {**SENSIBLE, Train: 2}, {"communist_forced_sale": "no"},
    ),
    "mergers": Table(
        "Seven players; three investors join companies, by either way to part with their money.",
        ("Jean-Luc O'Neil", "Zoë", "Łukasz Żółw", "李小龍", "Ann", "Anna", "Ο Νίκος"), 53,
        {**SENSIBLE, Lay: 60, Done: 0.5}, edition="first",
    ),
    "forced-rocket": Table(
        "P7 waits until the second 4-train must be taken for it.",
        ("Anna", "Bert", "Cleo", "Dora"), 97, {**SENSIBLE, Train: 6, Found: 8, Lay: 12, Rocket: 0.001},
    ),
    "nothing-bought": Table(
        "Hardly a train is bought: type after type is removed, and a share round follows each.",
        ("Anna", "Bert", "Cleo", "Dora"), 1, {**SENSIBLE, Train: 0.05}, {"after_idle_removal": "next"},
    ),
    "grey": Table(
        "A long game with much track, up to grey tiles.",
        ("Anna", "Bert", "Cleo"), 6, SENSIBLE, {"trans_siberian_per_train": "yes", "advice": "on"},
    ),
}  # fmt: skip


def play_game(table: Table) -> Iterator[tuple[Move, State]]:
    """Every move of the game, each with the moment before it."""
    dice = Random(table.seed)
    state = GAME.start(table.seats, table.rulings)
    while moves := list(GAME.legal(state)):
        move = choose(dice, table, state, moves)
        yield move, state
        state = GAME.apply(state, move).state


def choose(dice: Random, table: Table, state: State, moves: Sequence[Move]) -> Move:
    """A kind of move by the table's temper, then one of that kind; runs are the best."""
    kinds: dict[type[Move], list[Move]] = {}
    for move in moves:
        kinds.setdefault(type(move), []).append(move)
    if table.cheap and isinstance(state.round, Auction) and Bid in kinds:
        return kinds[Bid][0] if state.round.bidder is None else Pass()
    glad = {kind: {**GLADLY, **table.temper}.get(kind, 1) for kind in kinds}
    kind = dice.choices(list(kinds), list(glad.values()))[0]
    weigh = INNER.get(kind)
    if kind is Run or weigh is None:
        return kinds[kind][0] if kind is Run else dice.choice(kinds[kind])
    return dice.choices(kinds[kind], [weigh(state, move) for move in kinds[kind]])[0]


def lines(table: Table) -> Iterator[tuple[str, str]]:
    """Yield every move with its time, and after each round a count of the table."""
    dice, clock = Random(table.seed), Clock(table.seed)
    yield "", f"# {table.about}"
    for (move, before), (_, after) in pairwise((*play_game(table), (None, None))):
        yield clock.tick(), GAME.write(move)
        if after and GAME.round_key(before) != GAME.round_key(after):
            for count in dice.sample(list(GAME.corrections.audit(after)), COUNTED):
                yield clock.tick(), GAME.write(count)


class Clock:
    """An evening from seven o'clock on, with a move every minute or so."""

    def __init__(self, seed: int) -> None:
        self.dice, self.seconds = Random(seed), 19 * 3600

    def tick(self) -> str:
        self.seconds = (self.seconds + self.dice.randint(5, 90)) % (24 * 3600)
        return f"{self.seconds // 3600:02}:{self.seconds // 60 % 60:02}:{self.seconds % 60:02}"


def header(name: str, table: Table) -> Header:
    """Return the header of the game, the same on every day."""
    return Header(GAME.name, tuple(table.seats), GAME.version, table=name, edition=table.edition, rulings=table.rulings)


# A quarrel: steps of a table that change its record

QUARREL = (
    "bid 5; pass; bid 10",
    "# Anna said 15, says Cleo.",
    "undo 1; bid 15; pass",
    "undo; redo",
    "undo 2",
    "pass; pass",
    'note "tea; and \\"cake\\""',
    "bid 10; pass; pass",
    'insert 3 note "seen by all"',
    "amend 7 bid 15",
    "drop 3",
    "bid 25; pass; pass",
    'correct cash Anna +5 "fell under the table"',
    "count Anna 575",
    'correct cash Anna -5 "was his own"',
    "bid 45; pass; pass",
    "undo to 12",
    "count Bert 600",
)


def quarrel() -> str:
    """The record of the quarrel, as the journal wrote it."""
    clock = Clock(len(QUARREL))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "quarrel.1880"
        with Journal.create(path, header("quarrel", Table("", ("Anna", "Bert", "Cleo"), 0))) as journal:
            for line in QUARREL:
                if line.startswith("#"):
                    journal.comment(line)
                else:
                    journal.submit(line, clock.tick())
        return path.read_text("utf-8")


def main() -> None:
    """Write every game."""
    KEPT.mkdir(exist_ok=True)
    for name, table in TABLES.items():
        (KEPT / f"{name}.1880").write_text(clean(compose(header(name, table), lines(table))), "utf-8")
    (KEPT / "quarrel.1880").write_text(quarrel(), "utf-8")


if __name__ == "__main__":
    main()
