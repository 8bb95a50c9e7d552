"""A seeded random mover over `legal`: whole games, played for what they may bring to light."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.china.map.tiles import shape
from eighteen80.china.moves import (
    Bid,
    Buy,
    Done,
    Found,
    Lay,
    Move,
    Pass,
    Pay,
    Permit,
    Repay,
    Rocket,
    Run,
    Sell,
    Station,
    Train,
    Withhold,
)
from eighteen80.china.state import ShareRound, State
from tests.support.china.play_table import NAMES, balance_bank
from tests.support.china.tracks import count_joined_ends
from tests.support.walk import Step

# Weight of each kind of move, 1 by default, so that games grow, and end.
GLADLY: Mapping[type[Move], float] = {
    Bid: 2,
    Buy: 8,
    Found: 8,
    Lay: 12,
    Pay: 2,
    Permit: 0.05,
    Rocket: 0.2,
    Repay: 5,
    Sell: 0.7,
    Train: 6,
    Run: 3,
    Station: 3,
    Withhold: 2,
    Done: 1,
    Pass: 1,
}


RICH, FORTUNE = 3, 4000


def rulings(seed: int) -> dict[str, str]:
    """Each of the table's options one way or the other."""
    dice = Random(seed)
    return {name: dice.choice(values) for name, values in GAME.options.items()}


# Within a kind, what makes games rich


def _bid(state: State, move: Bid) -> float:
    """Rarely everything at once: who has no money left founds nothing."""
    return 1 if move.amount == max(bid.amount for bid in GAME.legal(state) if isinstance(bid, Bid)) else 30


def _found(state: State, move: Found) -> float:
    """Near one's investor, with a certificate that opens soon."""
    player = state.round.turn if isinstance(state.round, ShareRound) else ""
    homes = [BOX.investors[name].home for name, card in state.investors.items() if card.owner == player and card.open]
    near = min((distance(BOX.companies[move.company].home, home) for home in homes), default=9)
    return (1 + max(0, 8 - near)) * (3 if move.certificate >= min(40, state.phase.float_percent) else 1)


def _buy(state: State, move: Buy) -> float:
    """Prefer the player's own company before it is open."""
    company = state.companies[move.company]
    own = isinstance(state.round, ShareRound) and company.director == state.round.turn
    return 20 if own and not company.open else 2 if own else 1


def _sell(_state: State, move: Sell) -> float:
    return 1 / sum(shares for _, shares in move.bundles)


def _lay(state: State, move: Lay) -> float:
    """Stations, and track that meets track."""
    return float(4 ** count_joined_ends(state, move) * (3 if shape(move.tile, move.rotation or 0).stations else 1))


def _run(_state: State, move: Run) -> float:
    return 20 if move.trains else 1


def _train(_state: State, move: Train) -> float:
    return 4 if move.seller is None else 1


INNER: Mapping[type[Move], Callable[[State, Any], float]] = {
    Bid: _bid,
    Found: _found,
    Buy: _buy,
    Sell: _sell,
    Lay: _lay,
    Run: _run,
    Train: _train,
}


def distance(here: str, there: str) -> int:
    """Hexes from one to the other."""
    down = abs(ord(here[0]) - ord(there[0]))
    across = abs(int(here[1:]) - int(there[1:]))
    return down + max(0, across - down) // 2


def choose(dice: Random, state: State, moves: Iterable[Move]) -> Move:
    """A kind of move by its weight, then one of that kind by its own."""
    kinds: dict[type[Move], list[Move]] = {}
    for move in moves:
        kinds.setdefault(type(move), []).append(move)
    kind = dice.choices(list(kinds), [GLADLY.get(kind, 1) for kind in kinds])[0]
    weigh = INNER.get(kind)
    weights = [weigh(state, move) for move in kinds[kind]] if weigh else None
    return dice.choices(kinds[kind], weights)[0]


def seats(seed: int) -> Sequence[str]:
    """Return the players of that game: every number of players in turn."""
    least, most = BOX.setup.least_players, BOX.setup.most_players
    return NAMES[: least + seed % (most - least + 1)]


def ramble(seed: int, most: int = 6000) -> Iterator[Step]:
    """A whole game; every fourth is played by the rich, who come up against the limits."""
    dice = Random(seed)
    state: State = GAME.start(seats(seed), rulings(seed))
    if seed % 4 == RICH:
        state = enrich(state)
    for _ in range(most):
        moves = list(GAME.legal(state))
        assert bool(moves) == bool(GAME.due(state)), "whoever is due has a legal move"
        if not moves:
            return
        move = choose(dice, state, moves)
        outcome = GAME.apply(state, move)
        yield Step(state, move, outcome.state, outcome.events)
        state = outcome.state
    raise AssertionError(f"game {seed} does not end")


def enrich(state: State) -> State:
    """The state with a fortune for every player."""
    players = {name: player._replace(cash=player.cash + FORTUNE) for name, player in state.players.items()}
    return balance_bank(state._replace(players=players))
