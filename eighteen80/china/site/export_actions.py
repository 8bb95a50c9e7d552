"""Translation of each of our moves into the site's actions, without number and time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from eighteen80.china import moves
from eighteen80.china.box.components import BOX
from eighteen80.china.map.board import markers_at, shape_at
from eighteen80.china.rules.auction import EXCHANGED
from eighteen80.china.rules.companies import SHARE, directed_by
from eighteen80.china.rules.debts import max_repayment, payer, repayment_counts_as_action
from eighteen80.china.rules.investors import TREASURY, owners_part
from eighteen80.china.rules.operating.income import ENDS, RouteIncome, fee_of, terms
from eighteen80.china.rules.operating.phases import PAYER, ROCKET
from eighteen80.china.rules.operating.routes import any_route, run_income, trains_of
from eighteen80.china.rules.operating.turns import DIVIDEND
from eighteen80.china.rules.privates import ENGINEER
from eighteen80.china.site.actions import DISCARD
from eighteen80.china.site.pieces import Copy, SiteMap, SitePapers, connections_of
from eighteen80.china.state import Auction, MergeOwed, Operating, PaymentOwed, RocketOwed, ShareRound, StartOwed, State
from eighteen80.refusals import Illegal

# Debts: the site takes all the cash there is


class PendingRepayments:
    """Repayments unknown to the site: parts, and payments in another player's turn."""

    def __init__(self) -> None:
        self._parts: dict[str, list[moves.Repay]] = {}

    def keeps(self, state: State, move: moves.Repay) -> bool:
        """Return whether a payment waits: a part, or one out of turn, is repaid there with the rest later."""
        player = payer(state, move)
        if move.player is None and move.amount == max_repayment(state, player):
            self._parts.pop(player, None)
            return False
        self._parts.setdefault(player, []).append(move)
        return True

    def state_there(self, state: State) -> State:
        """Return the state with the cash that the site has not taken yet."""
        players = dict(state.players)
        for name in self._parts:
            players[name] = players[name]._replace(cash=players[name].cash + self._sum_of(name))
        return state._replace(players=players)

    def due_before(self, state: State, move: moves.Move) -> Iterator[str]:
        """Yield the players who repay there before a move, which counts there as an act like what follows."""
        if isinstance(state.round, ShareRound) and isinstance(move, moves.Buy | moves.Sell | moves.Found | moves.Repay):
            yield from self.due_out_of_turn(state)

    def due_out_of_turn(self, state: State) -> Iterator[str]:
        """Yield the players who have repaid all they could in another player's turn."""
        for name, parts in list(self._parts.items()):
            if parts[-1].player == name and not max_repayment(state, name):
                del self._parts[name]
                yield name

    def due_after(self, state: State, move: moves.Move) -> Iterator[str]:
        """Yield a founder who spends all that a part has left: the site takes the repayment after the founding.

        A pass after a part is only a pass.
        """
        player = state.round.turn if isinstance(state.round, ShareRound) else ""
        if player not in self._parts:
            return
        if isinstance(move, moves.Found) and state.players[player].cash == move.price * move.certificate // SHARE:
            del self._parts[player]
            yield player
        elif isinstance(move, moves.Pass) and repayment_counts_as_action(state):
            self.must_be_whole(player)

    def must_be_whole(self, player: str) -> None:
        """Refuse a part that the site would never learn of."""
        if player in self._parts:
            line = moves.NOTATION.write(self._parts[player][0])
            raise Illegal("export-repay", player=player, amount=self._sum_of(player), line=line)

    def _sum_of(self, player: str) -> int:
        return sum(part.amount for part in self._parts[player])


# Moves


Phrases = Iterable[dict[str, object]]
CURRENCY = "\N{YEN SIGN}"
PLACE = "place_token"
PAYMENT = "Receive Woosong Railway payment of"


class Translator:
    """Translator of our moves for the site; `site_map` and `papers` know its names for tiles, shares and trains."""

    def __init__(self, seats: Mapping[str, int]) -> None:
        self.seats = seats
        self.site_map = SiteMap()
        self.papers = SitePapers()

    def translate(self, state: State, move: moves.Move) -> Phrases:
        """Return the actions of a move; none if the site asks nothing or asks later."""
        translate = TRANSLATIONS.get(type(move))
        if translate is None:
            raise Illegal("export-no-word", verb=move.verb)
        return translate(self, state, move)

    def action(self, kind: str, who: str, /, **fields: object) -> dict[str, object]:
        """Return an action by a player, a company, an investor or a private company."""
        if who in self.seats:
            entity: dict[str, object] = {"entity": self.seats[who], "entity_type": "player"}
        elif who in BOX.investors:
            entity = {"entity": who.removeprefix("A"), "entity_type": "minor"}
        else:
            entity = {"entity": who, "entity_type": "company" if who in BOX.privates else "corporation"}
        return {"type": kind, **entity, **fields}


Translation = Callable[[Translator, State, Any], Phrases]


def _player(state: State) -> str:
    return str(state.owed[0].who) if state.owed else str(getattr(state.round, "turn", ""))


# V, XII Auction and share rounds


def _par(translator: Translator, player: str, company: str, price: int, row: int | None) -> dict[str, object]:
    space = ",".join(map(str, (price, *BOX.chart.pars[price])))
    return translator.action("par", player, corporation=company, share_price=space, slot=(row or 1) - 1)


def _found(translator: Translator, state: State, move: moves.Found) -> Phrases:
    player = _player(state)
    yield _par(translator, player, move.company, move.price, move.row)
    affordable = [size for size in BOX.setup.permit_choices if move.price * size // SHARE <= state.players[player].cash]
    if len(affordable) > 1:
        yield translator.action("choose", player, choice=move.certificate)
    yield translator.action("choose", player, choice=move.permits)


def _permit(translator: Translator, state: State, move: moves.Permit) -> Phrases:
    if move.company is not None:
        yield translator.action("assign", ENGINEER, target=move.company, target_type="corporation")
        return
    owner = state.owed_as(StartOwed).who
    yield _par(translator, owner, EXCHANGED.company, EXCHANGED.par, move.row)
    yield translator.action("choose", owner, choice=move.letters)


def _sell(translator: Translator, state: State, move: moves.Sell) -> Phrases:
    player = _player(state)
    for company, number in move.bundles:
        bundle = translator.papers.shares.bundle(player, company, number)
        yield translator.action("sell_shares", player, shares=bundle, percent=number * SHARE)


# X A company's turn


def _lay(translator: Translator, state: State, move: moves.Lay) -> Phrases:
    copy = Copy(move.tile, translator.site_map.free_copy(move.tile), move.rotation or 0)
    yield translator.action("lay_tile", state.turn.who, hex=move.hex, tile=copy.id, rotation=copy.rotation)
    translator.site_map.lay(move.hex, copy)


def _station(translator: Translator, state: State, move: moves.Station) -> Phrases:
    here = shape_at(state.board, move.hex)
    assert here is not None
    city = next(city for city, ends in enumerate(here.ends) if move.edge is None or move.edge in ends)
    yield _token(translator, state, state.turn.who, move.hex, city)


def _home(translator: Translator, state: State, move: moves.Home) -> Phrases:
    who = state.owed[0].who
    home = BOX.companies[who].home
    yield _token(translator, state, who, home, BOX.hexes[home].names.index(move.city))


def _token(translator: Translator, state: State, who: str, hex_: str, city: int) -> dict[str, object]:
    slot = sum(marker.city == city for marker in markers_at(state.board, hex_))
    name = f"{translator.site_map.tile_at(hex_)}-{translator.site_map.their_city(state.board, hex_, city)}"
    return translator.action(PLACE, who, city=name, slot=slot, tokener=who)


def _run(translator: Translator, state: State, move: moves.Run) -> Phrases:
    who, used = state.turn.who, Counter[str]()
    if move.amount is not None:
        yield _bare_sum(translator, state, move.amount)
        return
    plan = run_income(state, move)
    if not any_route(state, who):
        raise Illegal("export-no-run", company=who)
    routes = []
    for run in plan.runs:
        train = _train_of(translator, state, who, run.train, used[run.train])
        routes.append({"train": train, **_route(translator, state, run)})
        used[run.train] += 1
    yield translator.action("run_routes", who, routes=routes)


def _bare_sum(translator: Translator, state: State, amount: int) -> dict[str, object]:
    """Return a run with only its sum, as an import has kept it; the site adds the chart's bonus."""
    who = state.turn.who
    train = _train_of(translator, state, who, trains_of(state, who)[0], 0)
    revenue = amount - terms(state, who).chart_bonus
    return translator.action("run_routes", who, routes=[{"train": train, "connections": [], "revenue": revenue}])


def _train_of(translator: Translator, state: State, who: str, kind: str, place: int) -> str:
    trains = translator.papers.trains
    return trains.first(who, kind, place) if who in state.companies else trains.next_in_bank(kind)


def _route(translator: Translator, state: State, run: RouteIncome) -> dict[str, object]:
    conditions = terms(state, state.turn.who)
    hexes = [hex_ for hex_, _ in run.path.sites]
    both_ends = ENDS.issubset(hex_ for hex_, _ in run.counted)
    fees = sum(fee_of(leg, conditions) for leg in run.path.legs)
    nodes = [f"{hex_}-{translator.site_map.their_city(state.board, hex_, city)}" for hex_, city in run.path.sites]
    return {
        "connections": connections_of(run.path),
        "hexes": hexes,
        "revenue": run.value - fees + (BOX.trans_siberian.bonus if both_ends else 0),
        "revenue_str": "-".join(hexes) + (" + Trans-Siberian" if both_ends else ""),
        "nodes": list(dict.fromkeys(nodes)),
    }


def _dividend(translator: Translator, state: State, move: moves.Pay | moves.Withhold) -> Phrases:
    turn = state.round.turn if isinstance(state.round, Operating) else None
    if turn is None or turn.step != DIVIDEND:
        raise Illegal("export-no-run", company=state.turn.who)
    yield translator.action("dividend", turn.who, kind="payout" if isinstance(move, moves.Pay) else "withhold")


def train_bought(translator: Translator, who: str, move: moves.Train, paid: int | None = None) -> dict[str, object]:
    """Return the purchase itself, from the bank or from a sister company."""
    trains = translator.papers.trains
    train = trains.first(move.seller, move.type) if move.seller else trains.next_in_bank(move.type)
    price = paid or move.price or BOX.trains[move.type].price
    return translator.action("buy_train", who, train=train, price=price, variant=move.type)


def _rocket(translator: Translator, state: State, move: moves.Rocket) -> Phrases:
    if not state.owed:
        yield translator.action("purchase_train", ROCKET)
        return
    yield translator.action("assign", ROCKET, target=move.company, target_type="corporation")


# Decisions of VI and VII


def _decline(translator: Translator, state: State, _move: moves.Decline) -> Phrases:
    if not isinstance(state.owed[0], RocketOwed):
        yield translator.action("pass", PAYER)
        return
    company = next(directed_by(state, state.owed[0].who))
    yield translator.action("assign", ROCKET, target=company, target_type="corporation")


def _merge(translator: Translator, state: State, move: moves.Merge) -> Phrases:
    owed = state.owed_as(MergeOwed)
    card = state.investors[owed.investor]
    if move.to == TREASURY:
        choice = f"{CURRENCY}{card.cash} to {card.share} {TREASURY}"
    else:
        choice = f"{CURRENCY}{owners_part(card.cash)} to {card.owner}"
    yield translator.action("choose", owed.investor, choice=choice)


TRANSLATIONS: Mapping[type[moves.Move], Translation] = {
    moves.Bid: lambda to, state, move: [
        to.action("bid", _player(state), company=state.round_as(Auction).private, price=move.amount)
    ],
    moves.ChooseInvestor: lambda to, state, move: [
        to.action("bid", _player(state), minor=move.investor.removeprefix("A"), price=0)
    ],
    moves.Pass: lambda to, state, _: [to.action("pass", _player(state))],
    moves.Permit: _permit,
    moves.Found: _found,
    moves.Buy: lambda to, state, move: [
        to.action("buy_shares", _player(state), shares=[to.papers.shares.next_on_sale(move.company)], percent=SHARE)
    ],
    moves.Sell: _sell,
    moves.Repay: lambda to, state, _: [to.action("payoff_player_debt", _player(state))],
    moves.Lay: _lay,
    moves.Station: _station,
    moves.Home: _home,
    moves.Run: _run,
    moves.Pay: _dividend,
    moves.Withhold: _dividend,
    moves.Rocket: _rocket,
    moves.Claim: lambda to, state, _: [
        to.action("choose", PAYER, choice=f"{PAYMENT} {CURRENCY}{state.owed_as(PaymentOwed).amount}")
    ],
    moves.Decline: _decline,
    moves.Merge: _merge,
    moves.Replace: lambda to, state, _: [to.action("choose", state.owed[0].who, choice="Replace")],
    moves.Remove: lambda to, state, _: [to.action("choose", state.owed[0].who, choice=DISCARD)],
}
