"""V The first share buying round: private companies up for auction, the new seating, the investors' draft."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.china import events
from eighteen80.china.box.components import BOX
from eighteen80.china.course import Course
from eighteen80.china.moves import Bid, ChooseInvestor, Found, Pass, Permit
from eighteen80.china.rules import companies
from eighteen80.china.rules.operating.stations import place_investor
from eighteen80.china.state import BANK, Auction, Draft, Investor, ShareRound, StartOwed, State
from eighteen80.engine.rule import Rule, only
from eighteen80.refusals import Illegal

PRIVATES = tuple(BOX.privates)


def start_auction(state: State, private: str, *, late: bool = False) -> Auction:
    """R01: Open the auction of private n by seat n, counted round the table; after a gift one later, if ruled so."""
    opener = state.seats[(PRIVATES.index(private) + late) % len(state.seats)]
    return Auction(private, opener, BOX.privates[private].price, late=late)


# Bidding


def least_bid(auction: Auction) -> int:
    """R02: Return the lowest bid possible now."""
    step = BOX.setup.bid_step
    return (auction.bid // step + 1) * step if auction.bidder else auction.least


def _bids(state: State) -> Iterator[Bid]:
    """Yield the lowest and the highest bid."""
    auction, step = state.round_as(Auction), BOX.setup.bid_step
    least, most = least_bid(auction), state.players[auction.turn].cash // step * step
    yield Bid(least)
    if least < most:
        yield Bid(most)


def _check_bid(state: State, move: Bid) -> None:
    """Check a multiple of 5, above the last bid, within the player's cash."""
    auction, step = state.round_as(Auction), BOX.setup.bid_step
    least, cash = least_bid(auction), state.players[auction.turn].cash
    nearest = Bid(max(least, min(move.amount, cash) // step * step))
    if move.amount % step:
        raise Illegal("auction-step", instead=nearest, amount=move.amount, step=step)
    if move.amount < least:
        raise Illegal("auction-low", instead=nearest, amount=move.amount, least=least, private=auction.private)
    if move.amount > cash:
        raise Illegal("auction-cash", instead=nearest, amount=move.amount, cash=cash, player=auction.turn)


def _do_bid(course: Course, move: Bid) -> None:
    """Record the bid; the next player who has not passed is due, or the company is sold."""
    auction = course.state.round_as(Auction)
    course.top(auction._replace(bid=move.amount, bidder=auction.turn))
    _go_on(course)


BID = Rule(candidates=_bids, check=_check_bid, do=_do_bid)


def do_pass(course: Course, _move: Pass) -> None:
    """R02: Pass until the next private company, or until the least bid falls."""
    auction = course.state.round_as(Auction)
    course.top(auction._replace(passed=(*auction.passed, auction.turn)))
    _go_on(course)


PASS = Rule(candidates=only(Pass()), do=do_pass)


def _go_on(course: Course) -> None:
    auction = course.state.round_as(Auction)
    for name in (*companies.clockwise_from(course.state, auction.turn), auction.turn):
        if name == auction.bidder:
            _sell(course, auction, name, auction.bid)
            return
        if name not in auction.passed:
            course.top(auction._replace(turn=name))
            return
    _end_without_bid(course, auction)


def _end_without_bid(course: Course, auction: Auction) -> None:
    again = start_auction(course.state, auction.private, late=auction.late)
    if not BOX.privates[auction.private].bid_falls:
        course.tell(events.AllPassed(auction.private))
        pay_privates(course)
        course.top(again)
        return
    least = auction.least - BOX.setup.bid_step
    course.tell(events.StartingBidLowered(auction.private, least))
    if least > 0:
        course.top(again._replace(least=least))
    else:
        _sell(course, auction, again.turn, 0)


def _sell(course: Course, auction: Auction, player: str, amount: int) -> None:
    course.pay(player, BANK, amount)
    course.tell(events.PrivateBought(player, auction.private, amount))
    if BOX.privates[auction.private].company:
        course.owe(StartOwed(player))
    else:
        course.set(privates={**course.state.privates, auction.private: player})
    following = PRIVATES.index(auction.private) + 1
    if following < len(PRIVATES):
        late = not amount and course.state.rulings.opener_after_gift == "next"
        course.top(start_auction(course.state, PRIVATES[following], late=late))
    else:
        _change_seats(course)


def pay_privates(course: Course) -> None:
    """VI: Pay the fixed income of every private company in play, from the bank."""
    for private, owner in course.state.privates.items():
        revenue = BOX.privates[private].revenue
        if revenue:
            course.pay(BANK, owner, revenue)
            course.tell(events.PrivatePaid(private, owner, revenue))


# P6: the start of BCR


EXCHANGED = next(card for card in BOX.privates.values() if card.company)


def _starts(state: State) -> Iterator[Permit]:
    """Yield every permit in every free row."""
    for letters in BOX.setup.permit_choices[EXCHANGED.certificate]:
        for row in companies.rows_allowed(state, EXCHANGED.par):
            yield Permit(letters, None, row)


def _plan_start(_state: State, move: Permit) -> companies.Founding:
    if move.company is not None:
        raise Illegal("permit-start", company=EXCHANGED.company)
    return companies.plan_founding(
        Found(EXCHANGED.company, EXCHANGED.par, EXCHANGED.certificate, move.letters, move.row)
    )


def _do_start(course: Course, founding: companies.Founding) -> None:
    """R07: Hand over the certificate and remove P6; money and marker come when BCR floats."""
    companies.found(course, course.settle_owed(StartOwed).who, founding, 0)


START = Rule(
    candidates=_starts,
    complete=lambda state, move: companies.fill_in_row(state, move, EXCHANGED.par),
    plan=_plan_start,
    check=companies.check_founding,
    do=_do_start,
)


# New seating and the draft


def _change_seats(course: Course) -> None:
    """R05: Sort the seats by cash, least first, ties as before; the first seat takes the priority marker."""
    players = course.state.players
    seats = tuple(sorted(course.state.seats, key=lambda name: players[name].cash))
    course.set(seats=seats, priority=seats[0])
    course.tell(events.SeatsChanged(seats))
    course.top(Draft(seats[0]))


def _check_investor(state: State, move: ChooseInvestor) -> None:
    """VII: Refuse an investor that is already chosen."""
    if move.investor in state.investors:
        raise Illegal("investor-taken", investor=move.investor, owner=state.investors[move.investor].owner)


def _do_investor(course: Course, move: ChooseInvestor) -> None:
    """V: Place the investor's marker; BCR's owner puts a BCR share on it (R08)."""
    state = course.state
    player = state.round_as(Draft).turn
    course.set(investors={**state.investors, move.investor: Investor(player)})
    course.tell(events.InvestorChosen(player, move.investor))
    place_investor(course, move.investor)
    for name in state.companies:
        if state.companies[name].director == player:
            companies.reserve_share(course, player, name)
    # A correction may have changed the seats in the meantime.
    chosen = {investor.owner for investor in course.state.investors.values()}
    waiting = [name for name in companies.clockwise_from(course.state, player) if name not in chosen]
    go_on = waiting and INVESTOR.possible(course.state)
    course.top(Draft(waiting[0]) if go_on else ShareRound(course.state.priority, first=True))


INVESTOR = Rule(candidates=lambda _: map(ChooseInvestor, BOX.investors), check=_check_investor, do=_do_investor)
