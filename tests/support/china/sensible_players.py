"""Players who know what they want, moved by a seed: whole games that look like games, over what is legal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.china.moves import (
    Bid,
    Borrow,
    Buy,
    ChooseInvestor,
    Claim,
    Decline,
    Done,
    Found,
    Home,
    Lay,
    Merge,
    Move,
    Pass,
    Pay,
    Permit,
    Remove,
    Repay,
    Replace,
    Rocket,
    Run,
    Scrap,
    Sell,
    Station,
    Train,
    Withhold,
)
from eighteen80.china.rules.chart import price
from eighteen80.china.rules.companies import SHARE, directed_by, free_rows
from eighteen80.china.rules.operating.phases import current_type
from eighteen80.china.rules.operating.trains import RESTORED
from eighteen80.china.state import Auction, Company, Draft, ShareRound, State
from tests.support.china.heuristics import (
    ORDER,
    glance,
    lasting_trains,
    next_price,
    options,
    outlook,
    preference,
    reserve,
    spare_train,
    turn_of,
)
from tests.support.china.random_games import distance

OWED = (Claim, Replace, Sell, Borrow, Scrap, Permit, Rocket, Home, Merge, Remove, Decline)
JUDGED = (Scrap, Sell, Merge)
# Number of lays a director examines, after a glance at all of them.
TRIED = 14
# The least a lay must better things; how often one buys to keep a type from going, saves up for a train, trades one.
LEAST, KEEPS, SAVES, TRADES = -3, 0.7, 0.3, 0.5
ROCKET_FROM = "3+3"
# Worth of a private company to a player, as parts of its price, and the bids that are never made.
FANCY, PURSE = (0.9, 1.6), 240
# Companies that one player directs at most, and that are begun at most.
DIRECTED, BEGUN = 2, 9
SPARE_CASH = {1: 60, 2: 150}


class Made(NamedTuple):
    """One move of a game and the moment before it."""

    before: State
    move: Move


def play_game(seed: int, seats: Sequence[str], rulings: Mapping[str, str]) -> Iterator[Made]:
    """Every move of the game."""
    players, state = Players(seed), GAME.start(seats, rulings)
    while GAME.due(state):
        move = players.choose(state)
        yield Made(state, move)
        state = GAME.apply(state, move).state


class Players:
    """All players of one game; what they fancy is drawn once, so a seed plays the same game each time."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        self.fancies: dict[tuple[str, str], float] = {}

    def choose(self, state: State) -> Move:
        """Choose the move of the player to act."""
        if state.owed:
            return self._owed(state)
        match state.round:
            case Auction():
                return self._bid(state, state.round)
            case Draft():
                return self.dice.choice(options(state, ChooseInvestor))
            case ShareRound():
                return self._deal(state, state.round)
            case _:
                return self._operate(state)

    def _owed(self, state: State) -> Move:
        for kind in OWED:
            found: Sequence[Move] = options(state, kind)
            if found:
                return max(found, key=preference) if kind in JUDGED else self.dice.choice(found)
        raise AssertionError(state.owed)

    # Auction

    def _bid(self, state: State, auction: Auction) -> Move:
        """Up to what the private company is worth to the bidder, and never all of his money."""
        fancy = self.fancies.setdefault((auction.turn, auction.private), self.dice.uniform(*FANCY))
        most = min(BOX.privates[auction.private].price * fancy, state.players[auction.turn].cash - PURSE)
        least = next(iter(options(state, Bid)), None)
        if least is None or least.amount > most:
            return Pass()
        raised = least.amount + BOX.setup.bid_step * self.dice.choice((0, 0, 0, 1, 2))
        return Bid(raised if raised <= most else least.amount)

    # Share rounds

    def _deal(self, state: State, round_: ShareRound) -> Move:
        """Pay debts first, then found a company, then buy shares that earn; sales are rare."""
        repaid = options(state, Repay)
        if repaid and not round_.repaid_now:
            return repaid[-1]
        ending = [*options(state, Pass), *options(state, Done)]
        if not ending:
            return self.dice.choice(options(state, Sell))
        made = self._choose_founding(state, round_.turn) or self._choose_purchase(state, round_.turn)
        if made is None and not round_.sold_now:
            made = self._choose_sale(state)
        return made or ending[0]

    def _choose_founding(self, state: State, player: str) -> Move | None:
        """The company nearest to one's investor, at the price and certificate that one can afford."""
        if not self._founds(state, player):
            return None
        par = 100 if free_rows(state, 100) else 90
        percent = _certificate(state, player, par)
        found = [
            move
            for move in options(state, Found)
            if (move.price, move.certificate) == (par, percent) and state.phase.letter in move.permits
        ]
        return min(found, key=lambda move: (self._far(state, player, move), move.row, self.dice.random()), default=None)

    def _founds(self, state: State, player: str) -> bool:
        """Return whether player and table have room for one more company, and there is money for a second one."""
        directed = len(tuple(directed_by(state, player)))
        begun = sum(company.founded for company in state.companies.values())
        rich = state.players[player].cash >= 100 * state.phase.float_percent // SHARE + 60
        return directed < DIRECTED and begun < BEGUN and (not directed or (rich and state.phase.letter != "D"))

    def _far(self, state: State, player: str, move: Found) -> float:
        homes = [BOX.investors[name].home for name, card in state.investors.items() if card.owner == player]
        away = min((distance(BOX.companies[move.company].home, home) for home in homes), default=0)
        return away + 3 * self.fancies.setdefault((player, move.company), self.dice.random())

    def _choose_purchase(self, state: State, player: str) -> Move | None:
        spare = state.players[player].cash - reserve(state, player)
        offers = [
            (self._yield(state, player, move.company), move)
            for move in options(state, Buy)
            if price(state.companies[move.company]) <= spare
        ]
        if not offers:
            return None
        value, move = max(offers, key=lambda offer: offer[0])
        return move if value > self.dice.uniform(0.02, 0.07) else None

    def _yield(self, state: State, player: str, name: str) -> float:
        """Estimate a share's yield for its price; the player's own company is opened before any other purchase."""
        company = state.companies[name]
        own = company.director == player
        if not company.open:
            return 9 if own else 0.01
        worth = (company.income / 10 + 3) / price(company) + (0.08 if own and company.bank > 50 else 0)
        return worth * self.dice.uniform(0.7, 1.4)

    def _choose_sale(self, state: State) -> Move | None:
        poor = [
            move
            for move in options(state, Sell)
            if state.companies[move.bundles[0][0]].income < 60 and state.companies[move.bundles[0][0]].operated
        ]
        return self.dice.choice(poor) if poor and self.dice.random() < 0.06 else None

    # Operating rounds

    def _operate(self, state: State) -> Move:
        for try_ in (self._extra, self._track, self._station, _run, self._dividend, self._train):
            move = try_(state)
            if move is not None:
                return move
        return options(state, Done)[0]

    def _extra(self, state: State) -> Move | None:
        """Choose P5's permit if the player's own company lacks it, P7's train once a good one is on sale."""
        mine = [move for move in options(state, Permit) if move.company == turn_of(state).who]
        if mine and state.phase.letter in "CD":
            return mine[0]
        rockets = options(state, Rocket)
        good = ORDER.index(current_type(state)) >= ORDER.index(ROCKET_FROM)
        return rockets[0] if rockets and good and self.dice.random() < 0.3 else None

    def _track(self, state: State) -> Move | None:
        lays = options(state, Lay)
        if not lays:
            return None
        self.dice.shuffle(lays)
        lays.sort(key=lambda move: glance(state, move), reverse=True)
        half = TRIED // 2
        tried = lays[:half] + self.dice.sample(lays[half:], min(half, len(lays[half:])))
        value, move = self._best(state, tried)
        return move if value > LEAST else None

    def _station(self, state: State) -> Move | None:
        """A marker where it opens income, or where a city is worth keeping."""
        company = state.companies.get(turn_of(state).who)
        choices = options(state, Station) if company else []
        if not company or not choices or company.cash < next_price(state) / 2 or not company.trains:
            return None
        self.dice.shuffle(choices)
        value, move = self._best(state, choices[:5])
        gladly = self.dice.random() < 0.2 and company.cash > next_price(state) + 100
        return move if value > 8 or gladly else None

    def _best(self, state: State, moves: Sequence[Move]) -> tuple[float, Move]:
        """Choose the move with the greatest improvement for the owner, and return the improvement."""
        now = self._worth(state, turn_of(state).who)
        after = [(self._worth(GAME.apply(state, move).state, turn_of(state).who) - now, move) for move in moves]
        return max(after, key=lambda each: each[0])

    def _worth(self, state: State, who: str) -> float:
        return outlook(state, who) + self.dice.random()

    def _dividend(self, state: State) -> Move | None:
        """Income is kept where it makes the next train possible, and paid out otherwise."""
        if not options(state, Withhold):
            return None
        turn = turn_of(state)
        company, wanted = state.companies[turn.who], next_price(state)
        last = len(lasting_trains(state, company))
        short = company.cash < wanted and (not last or (last == 1 and self.dice.random() < SAVES))
        reached = company.cash + (1 if last else 2) * turn.income >= wanted
        pays = options(state, Pay)
        return pays[0] if pays and not (short and reached) else Withhold()

    def _train(self, state: State) -> Move | None:
        company, offers = state.companies.get(turn_of(state).who), options(state, Train)
        if company is None or not offers:
            return None
        new = next((move for move in offers if move.seller is None and move.type != RESTORED), None)
        owns = any(train != RESTORED for train in company.trains)
        used = None if owns else spare_train(state, company, offers)
        if new and self._affords(state, company) and not (used and self.dice.random() < TRADES):
            return new
        return used or (None if owns else new)

    def _affords(self, state: State, company: Company) -> bool:
        """One train a turn if money is left for track, two for a beginning, one to keep a type from going."""
        turn = turn_of(state)
        left, last = company.cash - next_price(state), len(lasting_trains(state, company))
        if left < 0 or last == 0 or not company.trains:
            return left >= 0
        if turn.bought:
            return False
        keeps = turn.who == state.marker and self.dice.random() < KEEPS
        return keeps or left >= SPARE_CASH[min(last, max(SPARE_CASH))]


def _certificate(state: State, player: str, par: int) -> int:
    """The largest director's certificate within one's means and wishes, if the company could then open."""
    cash, directed = state.players[player].cash, any(directed_by(state, player))
    least = min(cash // (par // SHARE) // 10 * 10, 40 if directed else 30)
    percent = max((each for each in BOX.setup.permit_choices if each <= least), default=0)
    return percent if par * state.phase.float_percent // SHARE <= cash else 0


def _run(state: State) -> Move | None:
    return next((move for move in options(state, Run) if move.trains), None)
