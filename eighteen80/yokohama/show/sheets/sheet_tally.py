"""The final scoring, or a scoring as of now, and its sources; large figures for the players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from eighteen80.events import Event
from eighteen80.sheets import Cell, Column, Face, Facts, Figure, Gain, Grid, Line, Milestone, Row, Say, Wording
from eighteen80.yokohama.events import GoalClaimed, OrderFulfilled, TechnologyBought
from eighteen80.yokohama.fields.fact_names import goal, place, word
from eighteen80.yokohama.fields.fact_names import player as player_name
from eighteen80.yokohama.rules.scoring import Result, is_over, position_of, score
from eighteen80.yokohama.show.dump import sheet_of
from eighteen80.yokohama.show.marks import chip
from eighteen80.yokohama.state import BOARDS, Player, State


def tally(state: State) -> Grid:
    """Show the points by category, and the tie-breakers; the first player is last, as it is revealed."""
    result = score(position_of(state))
    heads = tuple(sheet_of(next(iter(result.sheets.values()))))
    columns = (Column(Cell(), "right"), Column(Cell(Say("head-who"), "head"), names=True))
    figures = tuple(
        Column(Cell(Say(f"head-score-{head}"), "head"), "right", narrow=True, stepped=True) for head in heads
    )
    rows = [
        Row(
            (
                Cell(f"{rank}.", "dim"),
                Cell(name, "strong"),
                *(Cell(str(number)) for number in tuple(sheet_of(result.sheets[name]).values())[:-1]),
                Cell(str(result.sheets[name].total), "strong"),
            )
        )
        for rank, name in enumerate(result.ranks, 1)
    ]
    why = tuple(Line((Cell(reason, "dim"),)) for reason in explain_ties(result))
    return Grid((*columns, *figures), (tuple(reversed(rows)), why) if why else (tuple(reversed(rows)),))


def leader_first(state: State) -> Grid:
    """Show the same with the leader first."""
    grid = tally(state)
    rows, *why = grid.groups
    return grid._replace(groups=(tuple(reversed(rows)), *why))


def standing_in_brief(state: State) -> Iterator[Cell]:
    """Yield each player's sum if the game ended now, the most first."""
    if is_over(state):
        return
    result = score(position_of(state))
    yield Cell(Say("standing-now"), "dim")
    for name in result.ranks:
        yield Cell("  ")
        yield chip(state, name)
        yield Cell(f" {result.sheets[name].total}", "strong")


def face(state: State) -> Face:
    """Show each player's points, with the yen, then the gauges of the end."""
    due = state.turn.who if state.turn else ""
    players = tuple(
        Figure(
            Cell(name, "due" if name == due else "strong"),
            str(player.wares["points"]),
            Cell(Say("ware", ware="yen", number=player.wares["yen"]), "dim"),
        )
        for name, player in state.players.items()
    )
    gauges = (
        *(Figure(Cell(place(board)), str(state.on_board(board))) for board in BOARDS),
        Figure(Cell(word("orders")), str(state.pile)),
    )
    return Face((Cell(due, "due"),) if due else (), (players, gauges))


def made_of(state: State, name: str) -> Sequence[tuple[Wording, int]]:
    """Return a player's sheet of the final scoring, category by category."""
    sheet = sheet_of(score(position_of(state)).sheets[name])
    return tuple((Say(f"score-{category}"), number) for category, number in sheet.items() if category != "total")


def gains(before: State, after: State, events: Sequence[Event]) -> Iterator[Gain]:
    """Yield points gained at once, and orders fulfilled."""
    for name, player in after.players.items():
        points = player.wares["points"] - before.players[name].wares["points"]
        if points:
            yield Gain("points", Cell(name), points)
    yield from (Gain("orders", Cell(event.player), 1) for event in events if isinstance(event, OrderFulfilled))


def arrivals(events: Sequence[Event]) -> Iterator[Milestone]:
    """Yield technologies and achievements with their players."""
    for event in events:
        if isinstance(event, TechnologyBought):
            yield Milestone("technology", Cell(word(event.technology)), "taken", Cell(event.player))
        elif isinstance(event, GoalClaimed):
            yield Milestone("goal", Cell(goal(event.goal)), "claimed", Cell(event.player))


def winners(state: State) -> Sequence[str]:
    """Return who is first in the final scoring: the rules decide between equals."""
    return score(position_of(state)).ranks[:1]


def reasons(state: State) -> Iterator[Line]:
    """Yield the owners of the boards' fields, the technologies and countries, then the tie-breakers."""
    for board in BOARDS:
        standing_there = (Say("final-fields", _fields(state, board, name)) for name in state.seats)
        yield Line((Cell(place(board), "strong"), *map(Cell, standing_there)))
    for title, owned in (("technologies", _technologies), ("countries", _countries)):
        cells = ((chip(state, name), Cell(owned(player))) for name, player in state.players.items() if owned(player))
        yield Line((Cell(Say(f"final-{title}"), "strong"), *(cell for pair in cells for cell in pair)))
    yield from (Line((Cell(reason, "dim"),)) for reason in explain_ties(score(position_of(state))))


def explain_ties(result: Result) -> Iterator[Say]:
    """Explain the order of equals: by position on a board, otherwise by turn order."""
    for category, ranks in result.contests.items():
        for first, second in pairwise(ranks):
            if first.number == second.number:
                facts = {
                    "category": Say(f"score-{category}"),
                    "first": player_name(first.name),
                    "second": player_name(second.name),
                    "field": first.tie,
                }
                yield Say("score-tie-order" if category == "technology" else "score-tie-field", facts)
    totals = [(name, result.sheets[name].total) for name in result.ranks]
    for (ahead, most), (behind, other) in pairwise(totals):
        if most == other:
            yield Say("score-tie-total", first=ahead, second=behind, total=most)


def _fields(state: State, board: str, name: str) -> Facts:
    fields = [str(number) for number, owner in enumerate(state.board(board), 1) if owner == name]
    return {"player": name, "number": len(fields), "fields": tuple(fields)}


def _technologies(player: Player) -> Wording:
    return tuple(word(card.key) for card in player.technologies)


def _countries(player: Player) -> Wording:
    return " ".join(f"{country}{number}" for country, number in player.symbols.items() if number)


def worth(state: State) -> Mapping[str, int]:
    """Return each player's points if the game ended now."""
    return {name: sheet.total for name, sheet in score(position_of(state)).sheets.items()}
