"""XII Share rounds: founding, buying, selling, and what follows when all have passed."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.china import chart
from eighteen80.china.box.components import BOX
from eighteen80.china.companies import (
    SHARE,
    certificate_limit,
    certificates,
    clockwise_from,
    from_bank,
    holding,
    on_sale,
    open_company,
    ready_to_open,
    reserve_share,
    review_capital,
    review_director,
    rows_allowed,
    transfer,
)
from eighteen80.china.companies import found as hand_over
from eighteen80.china.debts import charge_interest, repaying_acts, repayments
from eighteen80.china.events import CompanyFounded, PriorityGiven, ShareBought, ShareRoundEnded, SharesSold
from eighteen80.china.moves import Buy, Done, Found, Move, Pass, Sell
from eighteen80.china.operating.stations import place_home
from eighteen80.china.play.course import Course
from eighteen80.china.state import BANK, Company, Operating, ShareRound, State
from eighteen80.refusals import Illegal

# Buying and founding


def _barred_by_debt(state: State, player: str, *, founding: bool) -> bool:
    """R60: a debtor may not buy; founding is buying, unless the table plays otherwise."""
    return state.players[player].debt > 0 and not (founding and state.rulings.debtor_founds == "yes")


def _check_may_buy(state: State, player: str, *, founding: bool = False) -> None:
    """A debtor may not buy (R60), nor who is at the certificate limit (R33)."""
    held, limit = certificates(state, player), certificate_limit(state)
    if _barred_by_debt(state, player, founding=founding):
        debt = state.players[player].debt
        raise Illegal("stock-debt", player=player, debt=debt, instead=next(repayments(state), None))
    if held >= limit:
        raise Illegal("stock-limit", player=player, limit=limit, held=held, instead=next(sales(state), None))


def check_buy(state: State, move: Buy) -> None:
    """One share of a founded company at the present price."""
    round_, company = state.round_as(ShareRound), state.companies[move.company]
    player = round_.turn
    if not company.founded:
        raise Illegal("stock-not-founded", company=move.company)
    if (player, move.company) in round_.sold:
        raise Illegal("stock-sold-before", player=player, company=move.company)
    if not on_sale(state, company):
        raise Illegal("stock-none-left", company=move.company, bank=company.bank, phase=state.phase.name)
    _check_may_buy(state, player)
    cost = chart.price(company)
    if cost > state.players[player].cash:
        raise Illegal("stock-cash", player=player, cost=cost, cash=state.players[player].cash)


def do_buy(course: Course, move: Buy, _plan: None) -> None:
    """Paid to the bank; director and second half are looked at again."""
    player, name = course.state.round_as(ShareRound).turn, move.company
    cost = chart.price(course.state.companies[name])
    course.pay(player, BANK, cost)
    from_bank(course, name, SHARE)
    transfer(course, player, name, SHARE)
    course.tell(ShareBought(player, name, cost))
    review_director(course, name)
    review_capital(course, name)
    _acted(course)


def buys(state: State) -> Iterator[Buy]:
    """Every share the player due may buy."""
    round_ = state.round_as(ShareRound)
    if not _may_buy(state, round_.turn):
        return
    cash = state.players[round_.turn].cash
    for name, company in state.companies.items():
        barred = not company.founded or (round_.turn, name) in round_.sold
        if not barred and on_sale(state, company) and chart.price(company) <= cash:
            yield Buy(name)


def _may_buy(state: State, player: str, *, founding: bool = False) -> bool:
    barred = _barred_by_debt(state, player, founding=founding)
    return not barred and certificates(state, player) < certificate_limit(state)


def check_unfounded(state: State, name: str) -> None:
    """That a company is founded is said before anything is said of its price and row."""
    company = state.companies[name]
    if company.founded:
        share = next((buy for buy in buys(state) if buy.company == name), None)
        raise Illegal("found-already", company=name, director=company.director, instead=share)


def check_found(state: State, move: Found) -> None:
    """A director's certificate of 20, 30 or 40 percent, an initial price with a free row, permits to match."""
    player, setup = state.round_as(ShareRound).turn, BOX.setup
    check_unfounded(state, move.company)
    if move.price not in BOX.chart.pars:
        raise Illegal("found-price", price=move.price, prices=tuple(BOX.chart.pars))
    if move.certificate not in setup.permit_choices:
        raise Illegal("found-certificate", percent=move.certificate, percents=tuple(setup.permit_choices))
    choices = setup.permit_choices[move.certificate]
    if move.permits not in choices:
        raise Illegal("permit-choice", letters=move.permits, choices=choices)
    rows = rows_allowed(state, move.price)
    if move.row not in rows:
        raise Illegal("found-row", row=move.row, rows=rows, price=move.price)
    _check_may_buy(state, player, founding=True)
    cost, cash = move.price * move.certificate // SHARE, state.players[player].cash
    if cost > cash:
        raise Illegal("stock-cash", player=player, cost=cost, cash=cash)


def do_found(course: Course, move: Found, _plan: None) -> None:
    """The certificate is paid; a first founding reserves a share for the founder's investor."""
    player, name = course.state.round_as(ShareRound).turn, move.company
    cost = move.price * move.certificate // SHARE
    assert move.row is not None
    course.pay(player, BANK, cost)
    hand_over(course, player, move)
    course.tell(CompanyFounded(player=player, company=name, price=move.price, percent=move.certificate, amount=cost))
    reserve_share(course, player, name)
    if course.state.rulings.second_half_after == "any":
        review_capital(course, name)
    _acted(course)


def foundings(state: State) -> Iterator[Found]:
    """Every certificate the player due can pay, in every free row, with every choice of permits."""
    player = state.round_as(ShareRound).turn
    if not _may_buy(state, player, founding=True):
        return
    offers = list(_certificates_within(state, state.players[player].cash))
    for name, company in state.companies.items():
        if not company.founded:
            for price, percent, permits, row in offers:
                yield Found(name, price, percent, permits, row)


def _certificates_within(state: State, cash: int) -> Iterator[tuple[int, int, str, int]]:
    for price in BOX.chart.pars:
        rows = rows_allowed(state, price)
        for percent, choices in BOX.setup.permit_choices.items():
            if price * percent // SHARE <= cash:
                yield from ((price, percent, permits, row) for permits in choices for row in rows)


# Selling


def check_sell(state: State, move: Sell) -> None:
    """Any number of shares of any companies, with the restrictions of R31 and R32."""
    round_ = state.round_as(ShareRound)
    if round_.first:
        raise Illegal("sell-first-round", player=round_.turn)
    names = [name for name, _ in move.bundles]
    if len(set(names)) < len(names):
        raise Illegal("sell-twice", companies=tuple(names))
    for name, shares in move.bundles:
        check_bundle(state, round_.turn, name, shares)


def check_bundle(state: State, player: str, name: str, shares: int) -> None:
    """What one player may sell of one company at one time."""
    company, held = state.companies[name], holding(state, player, name) // SHARE
    if not 1 <= shares <= held:
        raise Illegal("sell-not-held", player=player, company=name, shares=shares, held=held)
    if company.director == player and state.phase.communist:
        raise Illegal("sell-communist", player=player, company=name)
    if unsaleable(state, company):
        raise Illegal("sell-unoperated", company=name)
    most = most_sold(state, player, name)
    if shares > most:
        raise Illegal(
            "sell-certificate",
            player=player,
            company=name,
            percent=company.certificate,
            most=most,
            instead=Sell(((name, most),)) if most else None,
        )


def most_sold(state: State, player: str, name: str) -> int:
    """R32: a director may break into the certificate only if somebody holds as much as it."""
    company, held = state.companies[name], holding(state, player, name)
    if company.director != player:
        return held // SHARE
    takers = any(holding(state, other, name) >= company.certificate for other in state.seats if other != player)
    return (held if takers else held - company.certificate) // SHARE


def may_sell(state: State, player: str, name: str) -> int:
    """How many shares of a company a player may sell in this share round; 0 if none."""
    company = state.companies[name]
    if company.director == player and state.phase.communist:
        return 0
    return 0 if unsaleable(state, company) else most_sold(state, player, name)


def unsaleable(state: State, company: Company) -> bool:
    """R31: whether the table lets nobody sell shares of a company before it has operated."""
    return not company.operated and state.rulings.sell_unoperated == "no"


def do_sell(course: Course, move: Sell, _plan: None) -> None:
    """Each bundle at the price of its moment; the marker falls once a share; the fee is taken off."""
    player = course.state.round_as(ShareRound).turn
    for name, shares in move.bundles:
        sell_bundle(course, player, name, shares)
        review_director(course, name)
    round_ = course.state.round_as(ShareRound)
    sold = round_.sold | {(player, name) for name, _ in move.bundles}
    course.top(round_._replace(sold=sold, sold_now=True, last=player, passes=0))


def sell_bundle(course: Course, player: str, name: str, shares: int) -> int:
    """Shares of one company to the bank; returns what the player received."""
    proceeds = shares * (chart.price(course.state.companies[name]) - BOX.setup.broker_fee)
    transfer(course, player, name, -shares * SHARE)
    from_bank(course, name, -shares * SHARE)
    course.pay(BANK, player, proceeds)
    fee = shares * BOX.setup.broker_fee
    course.tell(SharesSold(player=player, company=name, shares=shares, amount=proceeds, fee=fee))
    chart.sold(course, name, shares)
    return proceeds


def sales(state: State) -> Iterator[Sell]:
    """Every number of shares of every company, one company at a time."""
    round_ = state.round_as(ShareRound)
    if round_.first:
        return
    for name in state.players[round_.turn].shares:
        for shares in range(1, may_sell(state, round_.turn, name) + 1):
            yield Sell(((name, shares),))


# Passing


def _check_within_limit(state: State) -> None:
    """R33: over the limit one sells first, if any sale is allowed."""
    player = state.round_as(ShareRound).turn
    held, limit = certificates(state, player), certificate_limit(state)
    sale = next(sales(state), None) if held > limit else None
    if sale is not None:
        raise Illegal("stock-over-limit", player=player, limit=limit, held=held, over=held - limit, instead=sale)


def check_pass(state: State, _move: Pass) -> None:
    """A turn without purchase or sale."""
    round_ = state.round_as(ShareRound)
    if round_.sold_now:
        raise Illegal("stock-sold-now", player=round_.turn, instead=next(dones(state), None))
    _check_within_limit(state)


def check_done(state: State, _move: Done) -> None:
    """A turn that sold ends without a purchase."""
    round_ = state.round_as(ShareRound)
    if not round_.sold_now:
        before = round_.last or "none"
        raise Illegal("stock-nothing-sold", player=round_.turn, before=before, instead=next(passes(state), None))
    _check_within_limit(state)


def idle_so_far(round_: ShareRound) -> bool:
    """Whether whoever is due has done nothing in this turn, and whoever was due before has passed."""
    passed = round_.passes > 0 or round_.last is None
    return passed and not round_.sold_now


def do_pass(course: Course, _move: Pass, _plan: None) -> None:
    """One more pass in sequence; when all have passed the round ends."""
    round_ = course.state.round_as(ShareRound)
    acted = round_.repaid_now and repaying_acts(course.state)
    _next_player(course, round_ if acted else round_._replace(passes=round_.passes + 1))


def do_done(course: Course, _move: Done, _plan: None) -> None:
    """The sale counts as acting."""
    _next_player(course, course.state.round_as(ShareRound))


def _endings(state: State, move: Move, *, sold_now: bool) -> Iterator[Move]:
    round_ = state.round_as(ShareRound)
    if round_.sold_now == sold_now:
        player = round_.turn
        over = certificates(state, player) > certificate_limit(state)
        if not over or next(sales(state), None) is None:
            yield move


def passes(state: State) -> Iterator[Move]:
    """`pass`, where nothing was sold."""
    return _endings(state, Pass(), sold_now=False)


def dones(state: State) -> Iterator[Move]:
    """`done`, where something was sold."""
    return _endings(state, Done(), sold_now=True)


def has_choice(state: State) -> bool:
    """Whether the player due can do anything but pass, or ends a turn in which he has done something."""
    round_ = state.round_as(ShareRound)
    return round_.sold_now or round_.repaid_now or can_act(state)


def can_act(state: State) -> bool:
    """Whether the player due can buy, sell, found or repay."""
    return any(next(moves(state), None) is not None for moves in (buys, sales, foundings, repayments))


def _acted(course: Course) -> None:
    round_ = course.state.round_as(ShareRound)
    _next_player(course, round_._replace(passes=0, last=round_.turn))


def _next_player(course: Course, round_: ShareRound) -> None:
    if round_.passes == len(course.state.seats):
        _end(course, round_)
        return
    left = clockwise_from(course.state, round_.turn)[0]
    course.top(round_._replace(turn=left, sold_now=False, repaid_now=False))


# The end of the round


def _end(course: Course, round_: ShareRound) -> None:
    """Companies open, sold-out prices rise, debts bear interest, the marker moves; then what waited goes on."""
    if round_.first:
        course.top(Operating())
    else:
        course.pop()
    course.tell(ShareRoundEnded())
    _open_companies(course)
    _raise_sold_out(course)
    charge_interest(course)
    if round_.last is not None:
        course.set(priority=clockwise_from(course.state, round_.last)[0])
    course.tell(PriorityGiven(course.state.priority))


def _open_companies(course: Course) -> None:
    opening = [name for name in course.state.companies if ready_to_open(course.state, name)]
    for name in opening:
        open_company(course, name)
        place_home(course, name)


def _raise_sold_out(course: Course) -> None:
    state = course.state
    chart.sold_out(course, (name for name, card in state.companies.items() if card.open and not on_sale(state, card)))
