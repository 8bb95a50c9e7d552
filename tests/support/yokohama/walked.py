"""Yokohama as it is walked through: nothing is lost, a map game is a ledger game too, and the parts of its lists.

Amounts are in the list by their least and most. A move with many parts is listed by each part alone: one or two trades,
one movement, assistants of one area or of all; ways by their ends, power up to the most that counts, tolls up to two.
Facts about the table (`tell`, `neutral`, corrections) are never awaited.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from eighteen80.refusals import Refusal
from eighteen80.yokohama import GAME
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.events import PowerDoubted
from eighteen80.yokohama.moves import (
    NOTATION,
    Act,
    Agent,
    Bonus,
    Claim,
    Done,
    Give,
    Go,
    House,
    Keep,
    Move,
    Order,
    Pray,
    Recall,
    Shift,
    Shop,
    Take,
    Tech,
    Tell,
    Toll,
    Trade,
)
from eighteen80.yokohama.state import State, Wares
from eighteen80.yokohama.turn import ENGINE, due_verbs
from tests.support.walk import Step, Walked, read_some
from tests.support.yokohama.random_games import in_ledger, play_game, same_money
from tests.support.yokohama.sayable import sayable

MOST_POWER = 5
TOLLS = {"canal": 1}
TWO = 2


class Follower:
    """Checks after each move: nothing is lost, the verb was due, and a game on the map is one of ledger depth."""

    def __init__(self) -> None:
        self.ledger: LedgerGame | None = None

    def __call__(self, step: Step) -> None:
        """Check a move."""
        check_conserved(step.after)
        before, verb = step.before, step.move.verb
        of_set_up = before.turn is None or not before.turn.begun
        assert isinstance(step.move, Done) or verb in ("tell", *due_verbs(before)) or of_set_up, verb
        if before.on_map:
            self.ledger = self.ledger or LedgerGame(
                GAME.start(before.seats, {**before.options._asdict(), "depth": "ledger"})
            )
            self.ledger.follow(step)


def say(state: State, _listed: Sequence[Move], dice: Random) -> Iterator[Move]:
    """Some of all that one could type."""
    return read_some(GAME, state, sayable(state, dice) if state.turn else (), dice)


def check_conserved(state: State) -> None:
    """Check that no piece is lost or made, nothing is negative, and every position is allowed."""
    for name, player in state.players.items():
        assert player.supply + player.warehouse + player.boards + sum(player.areas.values()) == 20, name
        assert sum(player.shops) + len(player.sites) == 8, name
        assert sum(player.houses) + len(player.trading) == 4, name
        assert min(player.wares.values()) >= 0, name
        assert min((player.supply, player.warehouse, *player.areas.values(), *player.shops, *player.houses)) >= 0, name
        assert 0 <= player.hand <= 3, name
        assert len({card.key for card in player.technologies}) == len(player.technologies), name
        assert player.president != BOX.canal, name
        assert BOX.canal not in player.areas, name
    for country, number in BOX.countries.agents.items():
        owned = sum(sum(player.agents.get(country, (0, 0))) for player in state.players.values())
        assert owned + state.agents[country] == number, country
    houses = [area for player in state.players.values() for area in player.trading]
    assert len(set(houses)) == len(houses)
    sites = [(area, site) for player in state.players.values() for area, site in player.sites.items()]
    assert len(set(sites)) == len(sites)
    taken = sum(player.tiles for player in state.players.values())
    assert taken + len(state.tiles) == len(state.areas) - (BOX.canal in state.areas)
    assert 0 <= state.pile <= BOX.pile(len(state.seats))
    assert state.last_round is None or state.round <= state.last_round
    on_boards = [owner for board in (state.church, state.imports) for owner in board if owner in state.players]
    claims = [name for claimed in state.claims.values() for name in claimed.names]
    for name, player in state.players.items():
        assert player.boards == on_boards.count(name) + claims.count(name), name


class LedgerGame:
    """The same game in ledger depth: late values go by the numbers that the moves have there."""

    def __init__(self, start: State) -> None:
        self.state = start
        self.moves = 0
        self.numbers: dict[int, int] = {}

    def follow(self, made: Step) -> None:
        """Make the move here too; AssertionError if it is refused, or anybody has other wares after it."""
        was = self.state
        for move in in_ledger(made):
            if isinstance(move, Tell):
                move = replace(move, number=self.numbers[move.number])  # noqa: PLW2901  # the same move by its number here
            try:
                outcome = ENGINE.apply(self.state, ENGINE.complete(self.state, move))
            except Refusal as refusal:
                raise AssertionError(f"{NOTATION.write(move)}: {refusal!r}") from refusal
            # Anything on the map can be there: no true power is doubted (Y31).
            assert not any(isinstance(event, PowerDoubted) for event in outcome.events), NOTATION.write(move)
            self.state = outcome.state
            self.moves += 1
        opened = made.after.untold.keys() - made.before.untold.keys()
        self.numbers |= dict(zip(sorted(opened), sorted(self.state.untold.keys() - was.untold.keys()), strict=True))
        assert same_money(made.after, self.state), NOTATION.write(made.move)


# Parts of a move in the list: each part alone, without amounts.
ALONE: Mapping[type[Move], Callable[[Any], Iterable[Hashable]]] = {
    Go: lambda move: [move.area],
    Act: lambda move: [(move.area, min(move.power, MOST_POWER))],
    Agent: lambda move: [(move.country, move.area, move.power and min(move.power, MOST_POWER))],
    Toll: lambda move: [(move.payee, min(move.yen, TOLLS.get(move.payee, TWO)))],
    Recall: lambda move: move.assistants or [()],
    Trade: lambda move: [(ware, number > 0) for ware, number in move.deals[:1]],
    Pray: lambda move: [move.field],
    Give: lambda move: [move.field],
    Take: lambda move: [(move.cards, move.payment)],
    Tech: lambda move: [(move.technology, move.area)],
    Bonus: lambda _move: [()],
    House: lambda _move: [()],
    Shop: lambda move: [move.site],
    Shift: lambda move: move.steps[:1],
    Claim: lambda move: [move.goal],
    Order: lambda move: [ware for ware, _ in move.goods],
}
AMOUNTS: Mapping[type[Move], Callable[[Any], Wares]] = {
    Pray: lambda move: move.gifts,
    Give: lambda move: move.gifts,
    Tech: lambda move: move.payment,
    Order: lambda move: move.goods,
}
"""Goods of a move that may be any part of the goods in hand."""
Part = tuple[type[Move], Hashable]


def alone(move: Move) -> list[Part]:
    """The parts of a move by which the list has it."""
    parts = ALONE.get(type(move), lambda whole: [whole])
    return [(type(move), part) for part in parts(move)]


class Listed:
    """Contents of the list: of each part the most of every ware."""

    def __init__(self, moves: Iterable[Move]) -> None:
        self.most: dict[Part, dict[str, int]] = {}
        for move in moves:
            for part in alone(move):
                known = self.most.setdefault(part, {})
                for ware, number in _amounts(move, part):
                    known[ware] = max(number, known.get(ware, 0))

    def find_missing(self, move: Move) -> list[Part]:
        """Return the parts that the list lacks, or has less of."""
        return [part for part in alone(move) if not self._has(part, _amounts(move, part))]

    def _has(self, part: Part, amounts: Wares) -> bool:
        known = self.most.get(part)
        return known is not None and all(1 <= number <= known.get(ware, 0) for ware, number in amounts)


def _amounts(move: Move, part: Part) -> Wares:
    amounts = AMOUNTS.get(type(move), lambda _move: ())(move)
    return tuple(pair for pair in amounts if not isinstance(move, Order) or pair[0] == part[1])


def lister(state: State, listed: Sequence[Move]) -> Callable[[Move], bool]:
    """Tell whether every part of a move is listed. In ledger depth Telefon may be used and changes nothing (Y57)."""
    known = Listed(listed)
    return lambda move: not known.find_missing(move) or (isinstance(move, Keep) and not state.on_map)


REACHED = """
act agent bonus claim done give go goals hire house neutral order pray put recall row shift shop take tech tell textile
toll trade university
AgentGone EndTriggered HousePaid MarketFilled MovesLapsed NotTold PowerDoubted StationPlaced TileTaken WaysUnseen
action-area claim-closed go-president put-form take-most trade-import
"""
WALKED = Walked(
    "yokohama",
    play_game,
    Follower,
    say,
    lister,
    options=lambda state: state.options,
    games=(1, 4, 12, 20),
    apart=45,
    reached=REACHED.split(),
)
