"""A table for tests: lines in, the state and what followed out; a refused line leaves everything as it was."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import astuple
from functools import cache
from typing import Any, TypeVar

from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.china.course import Course
from eighteen80.china.map.board import lay
from eighteen80.china.rules.companies import ALL
from eighteen80.china.rules.operating.turns import PLACES, TRAINS
from eighteen80.china.state import Operating, Over, ShareRound, State, Turn
from eighteen80.china.turn import settle
from eighteen80.events import Event
from eighteen80.refusals import Illegal, Refusal
from tests.support.china.tracks import laid_in
from tests.support.examples import Examples
from tests.support.refused import check_figures

Kind = TypeVar("Kind", bound=Event)
NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil", "Fred", "Gina")

# Anna buys P0, P3 and P6 (BCR), Bert P1, P4 and P7, Cleo P2 and P5; each then chooses an investor.
AUCTION = (
    "bid 5; pass; pass",
    "bid 10; pass; pass",
    "bid 25; pass; pass",
    "bid 45; pass; pass",
    "bid 70; pass; pass",
    "bid 100; pass; pass",
    "bid 160; pass; pass",
    "permit ABC",
    "bid 50; pass; pass",
)


class Play:
    """A game under way. `play("bid 5; pass")` makes moves, `play.refusal_of("bid 7")` expects a refusal."""

    def __init__(self, players: int = 3, **rulings: str) -> None:
        self._table = players, tuple(rulings.items())
        self.state = _start(*self._table)
        self.events: list[Event] = []
        self.actor = ""

    def __call__(self, *lines: str) -> Play:
        for line in lines:
            for text in line.split(";"):
                self._make(text.strip())
        return self

    def take(self, line: str) -> None:
        """Make the moves of a line."""
        self(line)

    def _make(self, text: str) -> None:
        move = GAME.resolve(self.state, GAME.read(text, self.state))
        self.actor = GAME.actor(self.state, move)
        assert GAME.read(GAME.write(move)) == move, GAME.write(move)
        outcome = GAME.apply(self.state, move)
        check_invariants(outcome.state)
        self.state, self.events = outcome.state, list(outcome.events)

    def refusal_of(self, line: str) -> Refusal:
        """The refusal of the last move of a line, which must not be taken."""
        first, _, line = line.rpartition("; ")
        if first:
            self(first)
        before = self.state
        try:
            move = GAME.resolve(before, GAME.read(line, before))
            GAME.apply(before, move)
        except Refusal as refusal:
            assert self.state is before
            check_figures(refusal, GAME.key)
            if isinstance(refusal, Illegal) and refusal.instead is not None:
                GAME.check(before, GAME.resolve(before, refusal.instead))
            return refusal
        raise AssertionError(f"{line} was taken")

    @property
    def due(self) -> str:
        (name,) = GAME.due(self.state)
        return name

    def legal(self) -> list[str]:
        """Every line that may be typed now."""
        return [GAME.write(move) for move in GAME.legal(self.state)]

    def choices(self) -> list[str]:
        """List the moves of the player to act, without those open to others at any time."""
        legal = (move for move in GAME.legal(self.state) if GAME.actor(self.state, move) == self.due)
        return [GAME.write(move) for move in legal]

    def look_at(self, key: str) -> Any:
        """Return what a key names: `due`, `choices`, `BCR cash`, `Anna shares`, `depot 2`, other fields of the table.

        `round` is the kind of round, `phase` its name, `step` that of the turn, and `TrainBought` what each of such
        events says; `lists run` tells whether a line that begins so may be typed, `lines run` which.
        """
        first, _, rest = key.partition(" ")
        state = self.state
        lines = (
            [line for line in self.legal() if f"{line} ".startswith(f"{rest} ")] if first in ("lists", "lines") else []
        )
        found: Mapping[str, Callable[[], Any]] = {
            "lists": lambda: bool(lines),
            "lines": lambda: [line.removeprefix(f"{rest} ") for line in lines],
            "round": lambda: type(state.round).__name__,
            "phase": lambda: state.phase.name,
            "step": lambda: state.turn.step,
            "due": lambda: self.due,
            "choices": self.choices,
            "actor": lambda: self.actor,
            "depot": lambda: state.depot[rest],
            "at": lambda: state.board.stations.get(rest, ()),
        }
        if first in found:
            return found[first]()
        if not rest:
            return self._look_at_events_or_table(first)
        party = next(
            parties[first] for parties in (state.companies, state.players, state.investors) if first in parties
        )
        return BOX.chart.price(party.space) if rest == "price" else getattr(party, rest)

    def _look_at_events_or_table(self, key: str) -> Any:
        if key[0].isupper():
            return [astuple(event) for event in self.events if type(event).__name__ == key]
        return getattr(self.state if hasattr(self.state, key) else self.state.round, key)

    def events_of(self, kind: type[Kind]) -> list[Kind]:
        """The events of a kind that followed from the last line."""
        return [event for event in self.events if isinstance(event, kind)]

    # Positions

    def after_auction(self) -> Play:
        """Three players, everything auctioned at face value, investors chosen: the first share round begins."""
        return self._go_to(_after_auction(*self._table))

    def _go_to(self, played: Play) -> Play:
        """Take a position that was played once for all tests: this table is new, and no position ever changes."""
        assert self.state is _start(*self._table)
        self.state, self.events, self.actor = played.state, list(played.events), played.actor
        return self

    def change(self, **changes: Any) -> Play:
        """Put the state into a condition by hand; bank and chart follow."""
        self.state = place_markers(balance_bank(self.state._replace(**changes)))
        return self

    def company(self, name: str, **changes: Any) -> Play:
        """Put one company into a condition by hand."""
        companies = self.state.companies
        return self.change(companies={**companies, name: companies[name]._replace(**changes)})

    def player(self, name: str, **changes: Any) -> Play:
        """Put one player into a condition by hand; shares without an owner are in the bank."""
        players = {**self.state.players, name: self.state.players[name]._replace(**changes)}
        state = self.state._replace(players=players)
        banks = {name: ALL - sum(held(state, name)) for name in state.companies}
        companies = {name: company._replace(bank=banks[name]) for name, company in state.companies.items()}
        return self.change(players=players, companies=companies)

    def give_office(self, name: str, who: str) -> Play:
        """Give a company with all of its director's shares to another director."""
        before = self.state.companies[name].director or ""
        shares = dict(self.state.players[before].shares)
        given = {name: shares.pop(name)}
        self.company(name, director=who).player(who, shares={**self.state.players[who].shares, **given})
        return self.player(before, shares=shares)

    def share_round(self, turn: str, **changes: Any) -> Play:
        """A share round above the operating round, with this player due."""
        operating = next((round_ for round_ in self.state.rounds if isinstance(round_, Operating)), Operating())
        return self.change(rounds=(operating, ShareRound(turn, **changes)))

    def turn(self, who: str, **changes: Any) -> Play:
        """An operating round with this company or investor on turn."""
        company = self.state.companies.get(who)
        place = PLACES.index(who if company is None else (company.par, company.row))
        self.change(rounds=(Operating(place, Turn(who, **changes)),))
        return self.settle()

    def buys(self, who: str) -> Play:
        """The turn of this company, at its purchase of trains."""
        return self.turn(who, step=TRAINS)

    def begins(self, who: str) -> Play:
        """Begin the turn of this company or investor on the turn order list."""
        company = self.state.companies.get(who)
        place = PLACES.index(who if company is None else (company.par, company.row))
        return self.change(rounds=(Operating(place - 1),)).settle()

    def start_operating(self) -> Play:
        """With 1,000 each; BCR (Anna, 100), HKR (Bert, 90) and CKR (Cleo, 80) operate, without trains.

        The first operating round is at Anna's investor A1; Bert owns A3 with the HKR share, Cleo A7 with the CKR share.
        """
        return self._go_to(_start_operating(*self._table))

    def phase(self, name: str) -> Play:
        """The phase alone, as if its first train had just gone."""
        return self.change(phase=BOX.phase(name))

    def sale(self, train: str, left: int | None = None) -> Play:
        """Put this type on sale, with `left` trains; the phase is that of the last type begun."""
        types = [name for name, card in BOX.trains.items() if not card.restored]
        place, full = types.index(train), BOX.trains[train].count
        number = full if left is None else left
        begun = train if number != full or not place else types[place - 1]
        self.change(phase=next(phase for phase in BOX.phases if phase.train == begun))
        gone = dict.fromkeys(types[:place], 0)
        return self.change(depot={**self.state.depot, **gone, train: number})

    def owns(self, **trains: str) -> Play:
        """Give trains to companies: `owns(HKR="2 2+2")`; the bank keeps the rest of the box."""
        for name, types in trains.items():
            self.company(name, trains=tuple(types.split()))
        owned = Counter(train for company in self.state.companies.values() for train in company.trains)
        left = {
            train: left if left is None else min(left, (BOX.trains[train].count or 0) - owned[train])
            for train, left in self.state.depot.items()
        }
        return self.change(depot=left)

    def tiles(self, *lines: str) -> Play:
        """Lay tiles as if by no one: `tiles("M3 57 W-E")`."""
        for line in lines:
            self.change(board=lay(self.state.board, *laid_in(line)))
        return self

    def settle(self) -> Play:
        """Continue the game automatically to the next decision."""
        course = Course(self.state)
        settle(course)
        self.state, self.events = course.state, course.events
        return self


Rulings = tuple[tuple[str, str], ...]


@cache
def _start(players: int, rulings: Rulings) -> State:
    state: State = GAME.start(NAMES[:players], dict(rulings))
    return state


@cache
def _after_auction(players: int, rulings: Rulings) -> Play:
    play = Play(players, **dict(rulings))(*AUCTION)
    for investor in ("A1", "A3", "A7", "A4", "A6", "A5", "A2")[:players]:
        play(f"investor {investor}")
    return play


@cache
def _start_operating(players: int, rulings: Rulings) -> Play:
    play = Play(players, **dict(rulings)).after_auction()
    for name in play.state.seats:
        play.player(name, cash=2000)
    play("pass; found HKR 90 20% ABC; found CKR 80 20% ABC; pass; pass; pass")
    for name in play.state.seats:
        play.player(name, cash=1000)
    return play


def pass_share_round(play: Play) -> Play:
    """All players pass until the share round is over."""
    while isinstance(play.state.round, ShareRound):
        play("pass")
    return play


def go_to_trains(play: Play, name: str, cash: int | None = None) -> Play:
    """This company is at its purchase of trains."""
    if cash is not None:
        play.company(name, cash=cash)
    return play.buys(name)


def balance_bank(state: State) -> State:
    """The state with a bank that makes up for everybody else's money."""
    return state._replace(bank=-sum(money(state)))


def place_markers(state: State) -> State:
    """The state with the marker of every founded company on its space; those new to it lie undermost."""
    founded = [name for name, company in state.companies.items() if company.founded]
    lying = dict.fromkeys((*(name for name in state.chart if name in founded), *founded))
    return state._replace(chart=tuple(sorted(lying, key=lambda name: state.companies[name].space)))


def money(state: State) -> list[int]:
    """Every sum of money outside the bank."""
    accounts = (state.players, state.companies, state.investors)
    return [party.cash for parties in accounts for party in parties.values()]


def held(state: State, company: str) -> list[int]:
    """Every holding of a company outside the bank; an investor's share is 10 %."""
    players = [player.shares.get(company, 0) for player in state.players.values()]
    return [*players, *(10 for investor in state.investors.values() if investor.share == company)]


def check_invariants(state: State) -> None:
    """Check the invariants of every game after every move."""
    assert state.bank + sum(money(state)) == 0, "money paid equals money received"
    assert min(money(state)) >= 0, "nobody is negative"
    assert all(player.debt >= 0 for player in state.players.values())
    for name, company in state.companies.items():
        assert sum(held(state, name)) + company.bank == ALL, f"the shares of {name} sum to 100 %"
        if company.founded:
            assert company.director is not None
            assert state.players[company.director].shares[name] >= company.certificate
    _check_box(state)
    _check_chart(state)
    assert bool(GAME.due(state)) != isinstance(state.round, Over), "someone is due until the game is over"


def _check_box(state: State) -> None:
    used = Counter(train for company in state.companies.values() for train in company.trains)
    for train, card in BOX.trains.items():
        left = state.depot[train]
        if card.count is not None and left is not None:
            assert used[train] + left <= card.count, f"{train}-trains as in the box"
    lying = Counter(laid.number for laid in state.board.tiles.values())
    for number, tile in BOX.tiles.items():
        assert lying[number] + state.board.supply[number] == tile.count, f"tiles {number} as in the box"
    placed = Counter(marker.owner for markers in state.board.stations.values() for marker in markers)
    for name, company in state.companies.items():
        assert placed[name] + company.markers == BOX.setup.markers, f"station markers of {name} as in the box"


def _check_chart(state: State) -> None:
    founded = [name for name, company in state.companies.items() if company.founded]
    assert sorted(state.chart) == sorted(founded), "every founded company has one marker on the chart"
    spaces = [state.companies[name].space for name in state.chart]
    assert spaces == sorted(spaces), "one moment has one way to say who lies where"


def later_share_round(founding: str, **rulings: str) -> Play:
    """A later share round in phase A1 with Anna due, after these companies were founded; everybody has 1,000."""
    play = Play(3, **rulings).after_auction()
    for name in play.state.seats:
        play.player(name, cash=1000)
    while play.due != "Bert":
        play("pass")
    play(founding)
    pass_share_round(play)
    for name in play.state.seats:
        play.player(name, cash=1000)
    return play.share_round("Anna")


def lay_out(start: Callable[..., Play] | None = None, players: int = 3, **given: Any) -> Play:
    """Return a table by what is given: rulings, fields of the table, `BCR=` a company's and `Anna=` a player's own.

    `start` begins it otherwise than with three companies that operate. `trains`, `tiles`, `sale`, `phase` and `office`
    are laid by the methods of that name; `turn`, `buys` (trains), `begins` or `share_round` say who is due then.
    """
    rulings = {name: given.pop(name) for name in GAME.options.keys() & given}
    play = start(**rulings) if start else Play(players, **rulings).start_operating()
    if "sale" in given:
        play.sale(*given.pop("sale"))
    play.owns(**given.pop("trains", {})).tiles(*given.pop("tiles", ()))
    for company, who in given.pop("office", {}).items():
        play.give_office(company, who)
    for name in play.state.companies.keys() & given:
        play.company(name, **given.pop(name))
    for name in play.state.seats:
        play.player(name, **given.pop(name, {}))
    last = {name: given.pop(name) for name in ("phase", "turn", "buys", "begins", "share_round") if name in given}
    play.change(**given)
    for method, name in last.items():
        getattr(play, method)(name)
    return play


EXAMPLES = Examples(lay_out)
taken, seen, refused = EXAMPLES.taken, EXAMPLES.seen, EXAMPLES.refused
