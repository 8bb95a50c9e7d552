"""XII Share rounds: founding, buying, selling, and the end of the round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from eighteen80.china.box.components import BOX
from eighteen80.china.course import Course
from eighteen80.china.events import PriorityGiven, ShareBought, ShareRoundEnded, SharesSold
from eighteen80.china.moves import Buy, Done, Found, Move, Pass, Sell
from eighteen80.china.rules import chart, companies
from eighteen80.china.rules.debts import REPAY, charge_interest, repayment_counts_as_action
from eighteen80.china.rules.operating.stations import place_home
from eighteen80.china.state import BANK, Operating, ShareRound, State
from eighteen80.engine.rule import Given, Rule, only
from eighteen80.refusals import Illegal

CHEAPEST = min(BOX.chart.pars) * min(BOX.setup.permit_choices) // companies.SHARE
"""Cost of the cheapest certificate, in yuan."""

# Buying and founding


def _check_may_buy(state: State, *, debtor: bool = False) -> None:
    """Refuse a purchase by a debtor (R60) or at the certificate limit (R33)."""
    player = state.round_as(ShareRound).turn
    debt = state.players[player].debt
    if debt and not debtor:
        raise Illegal("stock-debt", player=player, debt=debt)
    held, limit = companies.certificates(state, player), companies.certificate_limit(state)
    if held >= limit:
        raise Illegal("stock-limit", player=player, limit=limit, held=held)


def _check_may_found(state: State) -> None:
    """R60: Check a founding like a purchase, unless the table lets a debtor found."""
    _check_may_buy(state, debtor=state.rulings.debtor_founds == "yes")


def _check_cash(state: State, cost: int) -> None:
    player = state.round_as(ShareRound).turn
    cash = state.players[player].cash
    if cost > cash:
        raise Illegal("stock-cash", player=player, cost=cost, cash=cash)


def _plan_buy(state: State, move: Buy) -> Buy:
    if not state.companies[move.company].founded:
        raise Illegal("stock-not-founded", company=move.company)
    return move


def _check_buy(state: State, move: Buy) -> None:
    """Check one share of a founded company at the present price."""
    round_, company = state.round_as(ShareRound), state.companies[move.company]
    player = round_.turn
    if (player, move.company) in round_.sold:
        raise Illegal("stock-sold-before", player=player, company=move.company)
    if not companies.on_sale(state, company):
        raise Illegal("stock-none-left", company=move.company, bank=company.bank, phase=state.phase.name)
    _check_cash(state, chart.price(company))


def _do_buy(course: Course, move: Buy) -> None:
    """Pay the bank; review the director and the second half of the capital."""
    player, name = course.state.round_as(ShareRound).turn, move.company
    cost = chart.price(course.state.companies[name])
    course.pay(player, BANK, cost)
    companies.from_bank(course, name, companies.SHARE)
    companies.transfer(course, player, name, companies.SHARE)
    course.tell(ShareBought(player, name, cost))
    companies.review_director(course, name)
    companies.review_capital(course, name)
    _restart_passes(course)


BUY = Rule(
    candidates=lambda state: map(Buy, state.companies),
    plan=_plan_buy,
    check_moment=_check_may_buy,
    check=_check_buy,
    do=_do_buy,
)


def _foundings(state: State) -> Iterator[Found]:
    """Yield every certificate in every free row, with every choice of permits.

    Founded companies are left out for speed alone: the list is by far the longest of the game.
    """
    rows_at = {price: companies.rows_allowed(state, price) for price in BOX.chart.pars}
    offers = [
        (price, percent, permits, row)
        for price, rows in rows_at.items()
        for percent, choices in BOX.setup.permit_choices.items()
        for permits in choices
        for row in rows
    ]
    for name, company in state.companies.items():
        if not company.founded:
            yield from (Found(name, *offer) for offer in offers)


def _begun_founding(state: State, given: Given) -> Iterator[Found]:
    """Yield the cheapest certificate that matches the given fields."""
    unfounded = (name for name, company in state.companies.items() if not company.founded)
    name = given.get("company") or next(unfounded, None)
    if name is not None:
        percent = given.get("certificate") or min(BOX.setup.permit_choices)
        permits = given.get("permits") or BOX.setup.permit_choices[percent][0]
        yield Found(name, given.get("price") or min(BOX.chart.pars), percent, permits)


def _plan_found(state: State, move: Found) -> companies.Founding:
    company = state.companies[move.company]
    if company.founded:
        raise Illegal("found-already", company=move.company, director=company.director)
    return companies.plan_founding(move)


def _check_found(state: State, founding: companies.Founding) -> None:
    """Check a director's certificate of 20, 30 or 40 percent, its initial price, row and permits."""
    companies.check_founding(state, founding)
    _check_cash(state, founding.cost)


def _do_found(course: Course, founding: companies.Founding) -> None:
    """Pay for the certificate; a first founding reserves a share for the founder's investor."""
    player, name = course.state.round_as(ShareRound).turn, founding.company
    companies.found(course, player, founding, founding.cost)
    companies.reserve_share(course, player, name)
    if course.state.rulings.second_half_after == "any":
        companies.review_capital(course, name)
    _restart_passes(course)


FOUND = Rule(
    candidates=_foundings,
    begun=_begun_founding,
    hopeless=lambda state: state.players[state.round_as(ShareRound).turn].cash < CHEAPEST,
    complete=lambda state, move: companies.fill_in_row(state, move, move.price),
    plan=_plan_found,
    check_moment=_check_may_found,
    check=_check_found,
    do=_do_found,
)


# Selling


def _check_after_first(state: State) -> None:
    """R31: Refuse a sale in the first share round."""
    round_ = state.round_as(ShareRound)
    if round_.first:
        raise Illegal("sell-first-round", player=round_.turn)


def holdings_of(state: State, player: str) -> Iterator[Sell]:
    """Yield every number of shares of every company that a player holds, one company at a time."""
    for name, percent in state.players[player].shares.items():
        yield from (Sell(((name, shares),)) for shares in range(1, percent // companies.SHARE + 1))


def _plan_sell(state: State, move: Sell) -> Sell:
    names = [name for name, _ in move.bundles]
    if len(set(names)) < len(names):
        raise Illegal("sell-twice", companies=tuple(names))
    check_held(state, state.round_as(ShareRound).turn, move)
    return move


def check_held(state: State, player: str, move: Sell) -> None:
    """Refuse to sell shares that the player does not hold."""
    for name, shares in move.bundles:
        held = companies.percent_of(state, player, name) // companies.SHARE
        if not 1 <= shares <= held:
            raise Illegal("sell-not-held", player=player, company=name, shares=shares, held=held)


def _check_sell(state: State, move: Sell) -> None:
    """Check any number of shares of any companies, with the restrictions of R31 and R32."""
    player = state.round_as(ShareRound).turn
    for name, shares in move.bundles:
        check_for_sale(state, player, name)
        most, percent = _most_sold(state, player, name), state.companies[name].certificate
        if shares > most:
            nearest = Sell(((name, most),)) if most else None
            raise Illegal("sell-certificate", player=player, company=name, percent=percent, most=most, instead=nearest)


def check_for_sale(state: State, player: str, name: str, *, forced: bool = False) -> None:
    """XIV, R31, R59: Refuse shares of one's own companies in the communist phase, and of some before they operate."""
    company = state.companies[name]
    allowed = forced and state.rulings.communist_forced_sale == "yes"
    if company.director == player and state.phase.communist and not allowed:
        raise Illegal("sell-communist", player=player, company=name)
    if not company.operated and state.rulings.sell_unoperated == "no":
        raise Illegal("sell-unoperated", company=name)


def _most_sold(state: State, player: str, name: str) -> int:
    """R32: Return how many shares a director can sell: below the certificate only if a player holds as much as it."""
    company, held = state.companies[name], companies.percent_of(state, player, name)
    takers = any(
        companies.percent_of(state, other, name) >= company.certificate for other in state.seats if other != player
    )
    return (held if takers else held - company.certificate) // companies.SHARE


def _do_sell(course: Course, move: Sell) -> None:
    """Sell each bundle at the price of its moment; lower the marker once a share; take off the fee."""
    player = course.state.round_as(ShareRound).turn
    for name, shares in move.bundles:
        sell_bundle(course, player, name, shares)
        companies.review_director(course, name)
    round_ = course.state.round_as(ShareRound)
    sold = round_.sold | {(player, name) for name, _ in move.bundles}
    course.top(round_._replace(sold=sold, sold_now=True, last=player, passes=0))


def sell_bundle(course: Course, player: str, name: str, shares: int) -> int:
    """Sell shares of one company to the bank, and return the player's proceeds."""
    proceeds = shares * (chart.price(course.state.companies[name]) - BOX.setup.broker_fee)
    companies.transfer(course, player, name, -shares * companies.SHARE)
    companies.from_bank(course, name, -shares * companies.SHARE)
    course.pay(BANK, player, proceeds)
    fee = shares * BOX.setup.broker_fee
    course.tell(SharesSold(player=player, company=name, shares=shares, amount=proceeds, fee=fee))
    chart.move(course, BOX.chart.down, name, times=shares)
    return proceeds


SELL = Rule(
    candidates=lambda state: holdings_of(state, state.round_as(ShareRound).turn),
    plan=_plan_sell,
    check_moment=_check_after_first,
    check=_check_sell,
    do=_do_sell,
)


# Passing


def _check_within_limit(state: State) -> None:
    """R33: Require a sale of a player over the limit, if any sale is allowed."""
    player = state.round_as(ShareRound).turn
    held, limit = companies.certificates(state, player), companies.certificate_limit(state)
    if held > limit and SELL.possible(state):
        raise Illegal("stock-over-limit", player=player, limit=limit, held=held, over=held - limit)


def _check_pass(state: State, _move: Pass) -> None:
    """Check a turn without purchase or sale."""
    round_ = state.round_as(ShareRound)
    if round_.sold_now:
        raise Illegal("stock-sold-now", player=round_.turn)
    _check_within_limit(state)


def _check_done(state: State, _move: Move) -> None:
    """Check that a turn without a purchase has sold."""
    round_ = state.round_as(ShareRound)
    if not round_.sold_now:
        raise Illegal("stock-nothing-sold", player=round_.turn, before=round_.last or "none")
    _check_within_limit(state)


def _complete_done(state: State, move: Move) -> Move:
    """Turn `done` of a player who has done nothing into a pass.

    Not right after a purchase: that has ended a turn, and `done` may be meant of the buyer.
    """
    round_ = state.round_as(ShareRound)
    return Pass() if round_.passes > 0 or round_.last is None else move


def do_pass(course: Course, _move: Pass) -> None:
    """Count one more pass in sequence; when all have passed the round ends."""
    round_ = course.state.round_as(ShareRound)
    acted = round_.repaid_now and repayment_counts_as_action(course.state)
    _next_player(course, round_ if acted else round_._replace(passes=round_.passes + 1))


PASS = Rule(candidates=only(Pass()), check=_check_pass, do=do_pass)
DONE: Rule[State, Move, Move, Course] = Rule(
    candidates=only(Done()),
    complete=_complete_done,
    check=_check_done,
    do=lambda course, _: _next_player(course, course.state.round_as(ShareRound)),
)


def has_choice(state: State) -> bool:
    """Return whether the player can do more than pass, or ends a turn after acting."""
    round_ = state.round_as(ShareRound)
    return round_.sold_now or round_.repaid_now or can_act(state)


def can_act(state: State) -> bool:
    """Return whether the player can buy, sell, found or repay."""
    acts: tuple[Rule[State, Any, Any, Course], ...] = (SELL, BUY, FOUND, REPAY)
    return any(rule.possible(state) for rule in acts)


def _restart_passes(course: Course) -> None:
    round_ = course.state.round_as(ShareRound)
    _next_player(course, round_._replace(passes=0, last=round_.turn))


def _next_player(course: Course, round_: ShareRound) -> None:
    if round_.passes == len(course.state.seats):
        _end(course, round_)
        return
    left = companies.clockwise_from(course.state, round_.turn)[0]
    course.top(round_._replace(turn=left, sold_now=False, repaid_now=False))


# The end of the round


def _end(course: Course, round_: ShareRound) -> None:
    """Float companies, raise sold-out prices, charge interest, move the marker; then resume the waiting round."""
    if round_.first:
        course.top(Operating())
    else:
        course.pop()
    course.tell(ShareRoundEnded())
    for name in [name for name in course.state.companies if companies.ready_to_open(course.state, name)]:
        companies.open_company(course, name)
        place_home(course, name)
    # R34: A company without a share left to buy has floated by now.
    state = course.state
    sold_out = [name for name, company in state.companies.items() if not companies.on_sale(state, company)]
    chart.move(course, BOX.chart.up, *sold_out)
    charge_interest(course)
    if round_.last is not None:
        course.set(priority=companies.clockwise_from(course.state, round_.last)[0])
    course.tell(PriorityGiven(course.state.priority))
