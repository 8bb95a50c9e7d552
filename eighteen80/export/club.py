"""Statistics over evenings: sums of many records by player and by game, and the longest turns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from eighteen80.capabilities import Valued
from eighteen80.engine.game import AnyGame
from eighteen80.export.evening import turns
from eighteen80.export.name_masking import key
from eighteen80.page_parts import Gauge
from eighteen80.record.replay import Record
from eighteen80.record.think_times import format_duration
from eighteen80.sheets import Cell, Column, Grid, Row, Say
from eighteen80.table import outcome

LONGEST = 10
"""Number of the longest turns listed."""


class TimedTurn(NamedTuple):
    """A turn: who took how many seconds, which evening it was, and with which move it began."""

    who: str
    seconds: int
    game: AnyGame
    date: str
    move: int
    line: str


class Evening(NamedTuple):
    """Summary of a record: of an unfinished game nothing but that it was begun."""

    game: AnyGame
    finished: bool
    moves: int
    worth: Mapping[str, int]
    winners: Sequence[str]
    seconds: Mapping[str, int]
    number: Mapping[str, int]
    longest: Sequence[TimedTurn]
    values: Sequence[tuple[Cell, int]]

    @property
    def length(self) -> int:
        """Thinking time of all players."""
        return sum(self.seconds.values())

    def place(self, name: str) -> int:
        """Return a player's place: the winners first, then by worth; equals share a place."""
        if name in self.winners:
            return 1
        return 1 + sum(other in self.winners or has > self.worth[name] for other, has in self.worth.items())


class Statistic(NamedTuple):
    """A table of statistics: its name for programs, the game of its words, its title."""

    name: str
    game: str | None
    title: Say
    grid: Grid
    chart: tuple[Gauge, ...] = ()


def evening(record: Record) -> Evening:
    """Summarise a record."""
    game, taken = record.game, turns(record)
    seats = record.header.seats
    longest = sorted(taken, key=lambda turn: -turn.seconds)[:LONGEST]
    facts = (game, record.header.date)
    return Evening(
        game=game,
        finished=not game.due(record.state),
        moves=len(record.entries),
        worth=game.worth(record.state),
        winners=outcome.winners(game, record.state),
        seconds={name: sum(turn.seconds for turn in taken if turn.who == name) for name in seats},
        number={name: sum(turn.who == name for turn in taken) for name in seats},
        longest=[TimedTurn(turn.who, turn.seconds, *facts, turn.entry.number, turn.entry.line) for turn in longest],
        values=valued.values(record.state) if (valued := game.offers(Valued)) else (),
    )


class Finish(NamedTuple):
    """A player's result in one finished game."""

    game: AnyGame
    won: bool
    worth: int
    place: int
    seconds: int
    turns: int


def scores(evenings: Iterable[Evening]) -> Mapping[str, list[Finish]]:
    """Group finished games by the key of the player's name; most wins first, then the better place on average."""
    found: dict[str, list[Finish]] = {}
    for each in evenings:
        for name, has in each.worth.items() if each.finished else ():
            took, number = each.seconds.get(name, 0), each.number.get(name, 0)
            score = Finish(each.game, name in each.winners, has, each.place(name), took, number)
            found.setdefault(key(name), []).append(score)
    return dict(sorted(found.items(), key=lambda one: (-sum(score.won for score in one[1]), _place(one[1]), one[0])))


def _place(mine: Sequence[Finish]) -> float:
    return sum(score.place for score in mine) / len(mine)


def tables(
    evenings: Sequence[Evening], called: Mapping[str, str], typed: Callable[[TimedTurn], str]
) -> Iterator[Statistic]:
    """Yield all statistics; `called` has people's names by key, `typed` words a line."""
    games = list(dict.fromkeys(each.game.key for each in evenings))
    yield Statistic("games", None, Say("club-games"), _games(evenings))
    found = scores(evenings)
    if not found:
        return
    yield Statistic("people", None, Say("club-players"), _players(found, called, worth=False), _wins(found, called))
    for game in games:
        ours = [each for each in evenings if each.game.key == game and each.finished]
        if ours:
            name = ours[0].game.name
            mine = scores(ours)
            title = Say("club-players-of", {"game": name})
            yield Statistic(f"people-{game}", game, title, _players(mine, called), _wins(mine, called))
        if values := [each.values for each in ours if each.values]:
            yield Statistic(f"values-{game}", game, Say("club-values"), _values(values))
    longest = [took for each in evenings for took in each.longest]
    yield Statistic("turns", None, Say("club-turns"), _longest(longest, called, typed))


def _columns(*heads: str) -> tuple[Column, ...]:
    """Return columns, the first for names, the others for figures."""
    return tuple(Column(Cell(Say(f"club-{head}"), "head"), "right" if at else "left") for at, head in enumerate(heads))


def _rows(rows: Iterable[tuple[Cell, Sequence[str]]]) -> tuple[tuple[Row, ...], ...]:
    return (tuple(Row((head, *map(Cell, figures))) for head, figures in rows),)


def _mean(numbers: Sequence[int]) -> int:
    return round(sum(numbers) / len(numbers))


def _games(evenings: Sequence[Evening]) -> Grid:
    """Show for each game how often it was played, how long it takes, and the winning worth."""
    rows = []
    for name in dict.fromkeys(each.game.name for each in evenings):
        ours = [each for each in evenings if each.game.name == name]
        ended = [each for each in ours if each.finished]
        figures = [str(len(ended)), str(len(ours) - len(ended))]
        if ended:
            best = [max(each.worth.values()) for each in ended]
            length = format_duration(_mean([each.length for each in ended]))
            figures += [str(_mean([each.moves for each in ended])), length, str(_mean(best)), str(max(best))]
        rows.append((Cell(name, "strong"), figures + [""] * (6 - len(figures))))
    return Grid(_columns("game", "finished", "unfinished", "moves", "length", "winning", "most"), _rows(rows))


def _players(found: Mapping[str, Sequence[Finish]], called: Mapping[str, str], *, worth: bool = True) -> Grid:
    """Show for each player games, wins, places and time; for one game also the worth."""
    rows = []
    for name, mine in found.items():
        wins = sum(score.won for score in mine)
        figures = [str(len(mine)), str(wins), f"{100 * wins / len(mine):.0f}%", f"{_place(mine):.1f}"]
        if worth:
            worths = [score.worth for score in mine]
            figures += [str(_mean(worths)), str(max(worths))]
        seconds, taken = sum(score.seconds for score in mine), sum(score.turns for score in mine)
        figures += [format_duration(round(seconds / len(mine))), format_duration(round(seconds / max(taken, 1)))]
        rows.append((Cell(called[name], "strong"), figures))
    reached = ("mean", "most") if worth else ()
    return Grid(_columns("player", "played", "wins", "share", "place", *reached, "time", "pace"), _rows(rows))


def _wins(found: Mapping[str, Sequence[Finish]], called: Mapping[str, str]) -> tuple[Gauge, ...]:
    """Draw how many of their games players have won."""
    return tuple(Gauge(called[name], sum(one.won for one in mine), len(mine)) for name, mine in found.items())


def _values(values: Sequence[Sequence[tuple[Cell, int]]]) -> Grid:
    """Return the final values of ownable things, the dearest on average first."""
    found: dict[Cell, list[int]] = {}
    for evening_ in values:
        for what, worth in evening_:
            found.setdefault(what, []).append(worth)
    ranked = sorted(found.items(), key=lambda one: (-sum(one[1]) / len(one[1]), str(one[0].text)))
    rows = ((what, (str(len(w)), str(_mean(w)), str(max(w)), str(min(w)))) for what, w in ranked)
    return Grid(_columns("what", "played", "mean", "most", "least"), _rows(rows))


def _longest(longest: Iterable[TimedTurn], called: Mapping[str, str], typed: Callable[[TimedTurn], str]) -> Grid:
    ranked = sorted(longest, key=lambda took: -took.seconds)[:LONGEST]
    columns = [column._replace(align="left") for column in _columns("player", "took", "game", "date", "move", "line")]
    rows = tuple(
        Row(
            (
                Cell(called.get(key(took.who), ""), "strong"),
                *map(Cell, (format_duration(took.seconds), took.game.name, took.date, str(took.move), typed(took))),
            )
        )
        for took in ranked
    )
    return Grid(tuple(columns), (rows,))
