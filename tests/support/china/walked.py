"""1880 as it is walked through: limits of the box, forecasts that come true, and moves that are nearly right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, replace
from random import Random
from typing import Any

from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.china.events import CapitalPaid, GameOver, InterestCharged, PriorityGiven, RocketLost, ShareRoundEnded
from eighteen80.china.map.tiles import positions
from eighteen80.china.moves import (
    Bid,
    Buy,
    ChooseInvestor,
    Claim,
    Decline,
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
    Scrap,
    Sell,
    Station,
    Train,
    Withhold,
)
from eighteen80.china.rules.operating.turn_events import (
    PhaseBegun,
    TrainScrapped,
    TrainsRemoved,
    TrainsRusted,
    TrainTraded,
)
from eighteen80.china.show.forecast import forecast
from eighteen80.china.state import Operating, ReplaceOwed, ShareRound, State, SurplusOwed
from eighteen80.events import Event
from eighteen80.sheets import Fact, Say
from tests.support.china.play_table import Kind, check_invariants
from tests.support.china.random_games import ramble
from tests.support.china.sayable import sayable
from tests.support.walk import Step, Walked, read_some

SOME = 4
"""Listed moves that are bent at a moment."""


# The box


class Follower:
    """Checks after each move: the box, forecasts, and places of all train cards except removed ones."""

    def __init__(self) -> None:
        self.gone: Counter[str] = Counter()

    def __call__(self, step: Step) -> None:
        """Check a move."""
        check_invariants(step.after)
        check_table(step.after)
        check_foretold(step)
        self._follow_cards(step)
        assert bool(events_of(step.events, GameOver)) == (not GAME.due(step.after))

    def _follow_cards(self, step: Step) -> None:
        """Every card is somewhere after the move."""
        for event in step.events:
            if isinstance(event, TrainsRusted | TrainsRemoved):
                self.gone[event.train] += event.number
            elif isinstance(event, TrainScrapped | RocketLost):
                self.gone[event.train] += 1
        for train, card in BOX.trains.items():
            owned = sum(company.trains.count(train) for company in step.after.companies.values())
            left = step.after.depot[train]
            if card.count is not None and left is not None:
                assert owned + left + self.gone[train] == card.count, f"every {train}-train is somewhere"


def check_table(state: State) -> None:
    """Check invariants after a move: certificates, markers, permits, rows and limits of the box."""
    _check_certificates(state)
    _check_markers(state)
    _check_list(state)
    _check_limits(state)
    assert len(GAME.due(state)) <= 1


def _check_certificates(state: State) -> None:
    for name, company in state.companies.items():
        holdings = [player.shares.get(name, 0) for player in state.players.values()]
        assert all(percent % 10 == 0 and percent >= 0 for percent in (company.bank, *holdings))
        assert company.founded == any(holdings), "only founded companies have shares out"
        if company.founded:
            assert company.certificate in BOX.setup.permit_choices
            assert company.par in BOX.chart.pars
            assert BOX.chart.price(company.space)


def _check_markers(state: State) -> None:
    places: dict[str, list[str]] = {}
    for hex_, markers in state.board.stations.items():
        owners = [marker.owner for marker in markers]
        assert len(set(owners)) == len(owners), f"one marker of each in {hex_}"
        for owner in owners:
            places.setdefault(owner, []).append(hex_)
    leaving = {owed.investor for owed in state.owed if isinstance(owed, ReplaceOwed)}
    for name, card in state.investors.items():
        if name not in leaving:
            assert places.get(name, []) == ([BOX.investors[name].home] if card.open else [])
    for name, company in state.companies.items():
        at_home = BOX.companies[name].home in places.get(name, [])
        assert at_home == company.open, f"{name} has its home marker when it is open"


def _check_list(state: State) -> None:
    founded = [company for company in state.companies.values() if company.founded]
    rows = [(company.par, company.row) for company in founded]
    assert len(set(rows)) == len(rows)
    choices = BOX.setup.permit_choices
    extended = [company for company in founded if company.permits not in choices[company.certificate]]
    assert len(extended) <= 1
    assert all(company.permits.removesuffix("D") in choices[company.certificate] for company in extended)


def _check_limits(state: State) -> None:
    surplus = Counter(owed.who for owed in state.owed if isinstance(owed, SurplusOwed))
    for name, company in state.companies.items():
        assert len(company.trains) <= state.phase.train_limit + surplus[name]
        assert company.trains.count("2R") <= 1
    assert state.countdown is None or state.depot["8"] == 0


# Forecasts


def check_foretold(step: Step) -> None:
    """Check that the forecast of a share round's end and of the next phase came true."""
    if step.events and type(step.before.round) in (ShareRound, Operating) and not step.before.owed:
        foretold = forecast(step.before)
        if isinstance(step.before.round, ShareRound) and isinstance(step.move, Pass):
            _check_share_round(step, foretold)
        _check_phase(step, foretold)


def _check_share_round(step: Step, foretold: Sequence[Say]) -> None:
    ended = events_up_to(step.events, PriorityGiven)
    if not events_of(ended, ShareRoundEnded):
        return
    capital = Counter[str]()
    for paid in events_of(ended, CapitalPaid):
        capital[paid.company] += paid.amount
    assert capital == {facts["company"]: facts["capital"] for facts in _figures(foretold, "coming-will-open")}
    charged = [
        (event.player, event.interest, event.debt - event.interest) for event in events_of(ended, InterestCharged)
    ]
    due = _figures(foretold, "coming-interest-due")
    assert charged == [(facts["player"], facts["interest"], facts["debt"]) for facts in due]


def _check_phase(step: Step, foretold: Sequence[Say]) -> None:
    phases = events_of(step.events, PhaseBegun)
    if len(phases) != 1 or events_of(step.events, ShareRoundEnded) or events_of(step.events, TrainTraded):
        return
    assert [facts["phase"] for facts in _figures(foretold, "coming-phase-ahead")] == [phases[0].phase]
    rusted = [(event.company, event.train, event.number) for event in events_of(step.events, TrainsRusted)]
    warned = [(facts["company"], facts["train"], facts["number"]) for facts in _figures(foretold, "coming-rust-ahead")]
    assert Counter(rusted) == Counter(warned)


def _figures(foretold: Sequence[Say], code: str) -> list[Mapping[str, Fact]]:
    return [coming.facts for coming in foretold if coming.code == code]


def events_up_to(events: Sequence[Event], kind: type[Event]) -> list[Event]:
    """The events up to the first of that kind, this one included."""
    place = next((place for place, event in enumerate(events) if isinstance(event, kind)), len(events))
    return list(events[: place + 1])


def events_of(events: Sequence[Event], kind: type[Kind]) -> list[Kind]:
    """The events of that kind."""
    return [event for event in events if isinstance(event, kind)]


# Lists


def lister(_state: State, listed: Sequence[Move]) -> Callable[[Move], bool]:
    """Tell whether a move is in the list, between two of them, or made of several sales."""
    known = set(listed)
    return lambda move: move in known or in_range(move, listed) or _is_of_sales(move, known)


def _is_of_sales(move: Move, known: Collection[Move]) -> bool:
    return isinstance(move, Sell) and all(Sell((bundle,)) in known for bundle in move.bundles)


def say(state: State, listed: Sequence[Move], dice: Random) -> Iterator[Move]:
    """Some of all that one could type, what is refused nearly always, and listed moves with one thing changed."""
    yield from ALWAYS
    for move in dice.sample(listed, min(SOME, len(listed))):
        yield from bend(move, dice)
    yield from read_some(GAME, state, sayable(state, dice), dice)


def in_range(move: Move, listed: Iterable[Move]) -> bool:
    """Return whether a move is between listed ones: free amounts are listed by their least and most."""
    match move:
        case Bid(amount):
            bids = [other.amount for other in listed if isinstance(other, Bid)]
            return bool(bids) and min(bids) <= amount <= max(bids) and amount % BOX.setup.bid_step == 0
        case Repay(amount):
            sums = [other.amount for other in listed if isinstance(other, Repay)]
            return bool(sums) and min(sums) <= amount <= max(sums)
        case Train(type_, seller, price) if seller is not None and price is not None:
            trades = [other for other in listed if isinstance(other, Train) and other.seller == seller]
            prices = [other.price or 0 for other in trades if other.type == type_]
            return bool(prices) and min(prices) <= price <= max(prices)
        case Run(trains):
            return bool(trains) and any(isinstance(other, Run) and other.trains for other in listed)
    return False


# Moves that are nearly right


ALWAYS: tuple[Move, ...] = (
    Pass(), Done(), Pay(), Withhold(), Rocket(), Run(()), Claim(), Decline(), Bid(5), Bid(1000), Repay(1), Buy("BCR"),
    Sell((("BCR", 1),)), Train("2"), Train("10"), Train("2R"), Permit("D", "HKR"), Found("HKR", 100, 20, "ABC", 1),
    ChooseInvestor("A1"), Scrap("2"), Station("J6"), Lay("J6", "57", 0), Train("2", "HKR", 1), Rocket("HKR"),
)  # fmt: skip

VALUES: dict[str, tuple[Any, ...]] = {
    "company": tuple(BOX.companies),
    "seller": (None, *BOX.companies),
    "investor": tuple(BOX.investors),
    "type": tuple(BOX.trains),
    "scrap": (None, *BOX.trains),
    "price": (70, 80, 90, 100),
    "certificate": (20, 30, 40),
    "permits": ("ABC", "BCD", "AB", "BC", "CD", "A", "B", "C", "D"),
    "letters": ("ABC", "BCD", "AB", "D"),
    "row": (1, 2, 3, 4),
    "hex": tuple(BOX.hexes),
    "tile": tuple(BOX.tiles),
    "edge": (None, 0, 1, 2, 3, 4, 5),
}


def bend(move: Move, dice: Random) -> Iterator[Move]:
    """The move with one thing changed."""
    for field in fields(move):
        was = getattr(move, field.name)
        if field.name == "amount" and was is not None:
            yield replace(move, amount=was + dice.choice((-7, -5, 1, 5, 50)))
        elif field.name == "bundles":
            name, number = was[0]
            yield Sell(((name, number + dice.choice((1, 2, 5))),))
            yield Sell(((dice.choice(VALUES["company"]), number),))
        elif field.name == "price" and isinstance(move, Train):
            yield replace(move, price=dice.choice((None, 0, 1, 10_000)))
        elif isinstance(move, Lay) and field.name in ("tile", "rotation"):
            tile = dice.choice(VALUES["tile"]) if field.name == "tile" else move.tile
            yield Lay(move.hex, tile, dice.choice(positions(tile)))
        elif field.name in VALUES:
            yield replace(move, **{field.name: dice.choice(VALUES[field.name])})


REACHED = """
CapitalPaid CompanyOpened DirectorChanged DividendPaid GameOver IncomeWithheld InterestCharged InvestorEnded
InvestorMerged LastTurnsFixed MoneyBorrowed PaymentMade PhaseBegun PremiumPaid PurchaseForced RocketUsed ShareRoundDue
StationPlaced TerrainPaid TrainScrapped TrainTraded TrainsRemoved TrainsRusted
decline home merge replace
turn-not-now track-not-reached stock-cash train-money
"""
WALKED = Walked(
    "china",
    ramble,
    Follower,
    say,
    lister,
    options=lambda state: state.rulings,
    games=(7, 10, 13, 14),
    apart=45,
    reached=REACHED.split(),
)
