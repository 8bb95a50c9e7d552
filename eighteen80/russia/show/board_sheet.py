"""The board: spaces by area with who stands there, players in order, strip, stacks and cards."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.russia import scoring
from eighteen80.russia.action.spaces import is_own
from eighteen80.russia.box.components import BOX
from eighteen80.russia.state import LAST, State, asks, engineer_in
from eighteen80.russia.turn import due
from eighteen80.sheets import Cell, Column, Grid, Line, Row, Say, Text

FREE_SIGN = "●"
AREAS = tuple(dict.fromkeys(space.area for space in BOX.spaces.values()))
SHORT = {"own": "", "turquoise": "t", "coin": "¢", "black": "b"}
"""The letter behind a name for a piece that is no own worker."""


def spaces(state: State) -> Grid:
    """A line for each area: every space with what it asks for and who stands there."""
    return Grid((Column(Cell("")), Column(Cell(""), wrap=True)), (tuple(_areas(state)),))


def _areas(state: State) -> Iterator[Line]:
    for area in AREAS:
        cells = [cell for name, space in BOX.spaces.items() if space.area == area for cell in _space(state, name)]
        if cells:
            yield Line((Cell(Say(f"area-{area}"), "dim"), *cells))
    own = [name for name in state.spaces if is_own(name)]
    if own:
        yield Line((Cell(Say("area-own"), "dim"), *(Cell(_standing(state, name), "warn") for name in own)))


def _space(state: State, name: str) -> Iterator[Cell]:
    printed = BOX.spaces[name]
    if name in state.figures.closed or (printed.place and state.last_round) or (name == LAST and not state.last_round):
        return
    taken = bool(state.spaces.get(name)) and not printed.never_taken
    yield Cell(_standing(state, name), "dim" if taken else "good")


def _standing(state: State, name: str) -> str:
    """A space as `black 2 ●●`, or with the pieces that stand there."""
    printed, there = BOX.spaces.get(name), state.spaces.get(name, ())
    lies = (
        engineer_in(state, printed.slot) if printed is not None and printed.slot is not None and state.strip else None
    )
    said = f"{name} {lies}" if lies else name
    workers, coins = asks(state, name)
    if not there or (printed is not None and printed.never_taken):
        said = f"{said} {FREE_SIGN * workers}{SHORT['coin'] * coins}"
    pieces = ",".join(f"{piece.owner}{SHORT[piece.kind] and '/' + SHORT[piece.kind]}" for piece in there)
    return f"{said} {pieces}".rstrip()


# Players


def players(state: State) -> Grid:
    """Everybody in the order of the round: stock, points, what a scoring would bring."""
    heads = ("rank", "who", "workers", "coins", "points", "now", "engineers", "tokens")
    columns = tuple(
        Column(
            Cell(Say(f"head-{head}"), "head"), "left" if head == "who" else "right", narrow=True, names=head == "who"
        )
        for head in heads
    )
    return Grid(columns, (tuple(_player(state, name) for name in state.order),))


def _player(state: State, name: str) -> Row:
    player = state.players[name]
    extra = f"+{player.turquoise}t" if player.turquoise else ""
    black = "+b" if player.black == "free" else ""
    cells = (
        Cell(str(state.order.index(name) + 1), "dim"),
        Cell(name, "strong"),
        Cell(f"{player.free}/{player.workers}{extra}{black}"),
        Cell(str(player.coins)),
        Cell(str(player.score), "strong"),
        Cell(str(scoring.score(player, state.figures).total)),
        Cell(str(len(player.engineers))),
        Cell(str(len(BOX.tokens) - len(player.tokens))),
    )
    return Row(cells, tone="dim" if player.passed else "", due=name in due(state))


# The supply


def supply(state: State) -> Text:
    """The strip with the rounds left, the stacks, returned tiles, ? cards, doublers, end cards."""
    return Text(tuple(_supply(state)))


def _supply(state: State) -> Iterator[Line]:
    strip = tuple(name or "–" for name in state.strip)
    yield Line((Cell(Say("supply-strip", {"strip": strip, "rounds": state.table.rounds - state.round}), "strong"),))
    stacks = tuple(f"{number}×{left}" for number, left in enumerate(state.stacks, BOX.setup.lowest) if left)
    yield Line((Cell(Say("supply-stacks", {"stacks": stacks, "returned": state.returned})),))
    facts = {"cards": state.cards, "doublers": state.doublers, "pile": state.pile}
    yield Line((Cell(Say("supply-cards", facts)),))
