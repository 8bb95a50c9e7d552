"""The question to the player to act, and the likeliest lines that answer it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, islice

from eighteen80.china import moves, turn
from eighteen80.china.box.components import BOX
from eighteen80.china.rules.auction import least_bid
from eighteen80.china.rules.companies import certificate_limit, certificates, decider
from eighteen80.china.rules.debts import interest
from eighteen80.china.rules.investors import has_joint_network, owners_part
from eighteen80.china.rules.operating import track
from eighteen80.china.rules.operating.phases import current_type
from eighteen80.china.rules.operating.routes import any_route, complete_run, repeatable, run_income, trains_of
from eighteen80.china.rules.operating.trains import owns_train
from eighteen80.china.rules.operating.turns import DIVIDEND, RUN, STATION, STEP_NAMES, TRACK, TRAINS, income_without_run
from eighteen80.china.state import (
    Auction,
    Company,
    Draft,
    GapOwed,
    HomeOwed,
    MergeOwed,
    Operating,
    Over,
    Owed,
    ShareRound,
    State,
    SurplusOwed,
    Turn,
)
from eighteen80.china.turn import ENGINE
from eighteen80.events import class_id
from eighteen80.sheets import Facts, Say

Answer = Callable[[State], Iterator[tuple[moves.Move, ...]]]


# The question


def ask(state: State) -> Say:
    """Return the question to the player to act."""
    if not state.owed:
        return ROUNDS[type(state.round)](state)
    owed = state.owed[0]
    who = owed.who if owed.who in state.players else f"{owed.who} ({decider(state, owed.who)})"
    return Say(f"ask-{class_id(type(owed), 'Owed')}", {**owed._asdict(), "who": who, **_figures(state, owed)})


def _figures(state: State, owed: Owed) -> Facts:
    """Return what a decision is about, in addition to what is known of it."""
    match owed:
        case SurplusOwed(who):
            return {"trains": state.companies[who].trains, "limit": state.phase.train_limit}
        case MergeOwed(_, investor):
            cash = state.investors[investor].cash
            return {"cash": cash, "fifth": owners_part(cash)}
        case HomeOwed():
            homes = ENGINE.legal_of(state, moves.Home)
            return {"cities": tuple(home.city for home in homes if isinstance(home, moves.Home))}
        case GapOwed(gap=gap):
            return {"debt": gap + interest(state, gap)}
    return {}


def _ask_auction(state: State) -> Say:
    round_ = state.round_as(Auction)
    return Say("ask-auction", who=round_.turn, private=round_.private, least=least_bid(round_))


def _ask_share(state: State) -> Say:
    round_ = state.round_as(ShareRound)
    held, limit = certificates(state, round_.turn), certificate_limit(state)
    may = {kind.verb: "yes" if _any(state, kind) else "no" for kind in IN_SHARE_ROUNDS}
    facts: Facts = {"who": round_.turn, "cash": state.players[round_.turn].cash, "held": held, "limit": limit, **may}
    return Say("ask-share-sold" if round_.sold_now else "ask-share", facts)


IN_SHARE_ROUNDS = (moves.Found, moves.Buy, moves.Sell, moves.Repay, moves.Pass, moves.Done)
"""Moves named in the question of a share round, if they are possible."""


def _ask_operating(state: State) -> Say:
    now = state.turn
    company = state.companies.get(now.who)
    facts: Facts = {
        "who": now.who,
        "director": decider(state, now.who),
        "income": now.income,
        "train": current_type(state),
        "letter": state.phase.letter,
        "permit": "none" if company and state.phase.letter not in company.permits else "valid",
        "station": "yes" if _any(state, moves.Station) else "no",
        "run": "yes" if trains_of(state, now.who) else "no",
        "must": "yes" if company and not owns_train(company) else "no",
    }
    return Say(f"ask-{STEP_NAMES[_open_step(state)]}", facts)


def _open_step(state: State) -> int:
    """Return the first step at which anything can still be done."""
    step = state.turn.step
    if step == TRACK and not _any(state, moves.Lay):
        step = STATION
    if step == STATION and not _any(state, moves.Station):
        step = RUN
    stays = state.turn.who in state.companies and not any_route(state, state.turn.who)
    return TRAINS if step == RUN and stays else step


def _any(state: State, kind: type[moves.Move]) -> bool:
    return next(ENGINE.legal_of(state, kind), None) is not None


ROUNDS: Mapping[type, Callable[[State], Say]] = {
    Auction: _ask_auction,
    Draft: lambda state: Say("ask-draft", who=turn.due(state)[0]),
    ShareRound: _ask_share,
    Operating: _ask_operating,
    Over: lambda _: Say("ask-over"),
}


def thinker(state: State) -> str:
    """Return the player to decide: the one to act, or the director or owner of the company or investor to act."""
    who = next(iter(turn.due(state)), "")
    if who in state.companies or who in state.investors:
        return decider(state, who) or ""
    return who


# The answers


def decisions(state: State) -> Sequence[str]:
    """List every answer to a decision that is due before the game continues; none without one."""
    return [moves.NOTATION.write(move) for move in ENGINE.legal_of_due(state)] if state.owed else []


def likely(state: State) -> Sequence[str]:
    """List the lines that are entered most often now; the first may be only the beginning of one."""
    lines = ("; ".join(map(moves.NOTATION.write, line)) for line in answers(state))
    return list(dict.fromkeys(filter(None, (*_beginning(state), repeated_turns(state), *lines))))


def answers(state: State) -> Iterator[tuple[moves.Move, ...]]:
    """Yield the lines that answer the question, each a row of moves, the likeliest first."""
    if state.owed:
        return ((move,) for move in islice(ENGINE.legal_of_due(state), 1))
    return ANSWERS[type(state.round)](state)


def _beginning(state: State) -> Iterator[str]:
    """Yield the beginning of the likeliest line if the rest cannot be known: track, without a route yet.

    If only one tile can be laid, that is the whole line.
    """
    if state.owed or not isinstance(state.round, Operating) or state.turn.step > TRACK:
        return
    if not any_route(state, state.turn.who):
        lays = list(islice(ENGINE.legal_of(state, moves.Lay), 2))
        yield from (moves.NOTATION.write(lay) if len(lays) == 1 else lay.verb for lay in lays[:1])


def _bids(state: State) -> Iterator[tuple[moves.Move, ...]]:
    yield from ((bid,) for bid in islice(ENGINE.legal_of(state, moves.Bid), 1))
    yield (moves.Pass(),)


def _share_turns(state: State) -> Iterator[tuple[moves.Move, ...]]:
    """Yield the end of the turn; above the certificate limit, a sale first."""
    yield (next(chain.from_iterable(ENGINE.legal_of(state, kind) for kind in (moves.Pass, moves.Done, moves.Sell))),)


def _operates(state: State) -> Iterator[tuple[moves.Move, ...]]:
    now = state.turn
    company = state.companies.get(now.who)
    if now.step < DIVIDEND and any_route(state, now.who):
        # Building in this turn may have made a better run than the last.
        built = now.yellow or now.upgraded or now.placed
        run = moves.Run(again=True) if repeatable(state) and not built else moves.Run()
        yield (run, *_after_income(state, company)) if company else (run,)
        if company and (purchase := tuple(_purchase(state, company))):
            yield run, moves.Pay(), *purchase
        elif company and (purchase := tuple(_purchase(state, company, _at_least(state)))):
            yield run, moves.Withhold(), *purchase
    elif now.step <= DIVIDEND and company and (now.income or income_without_run(state, now)):
        yield tuple(_after_income(state, company))
    elif company and not owns_train(company):
        yield (moves.Train(current_type(state)),)
    else:
        yield (moves.Done(),)


def _after_income(state: State, company: Company) -> Iterator[moves.Move]:
    """Yield the payment, and the end of the turn unless a train must be bought or the marker removes trains."""
    yield moves.Pay()
    if owns_train(company) and state.marker != state.turn.who:
        yield moves.Done()


def _purchase(state: State, company: Company, kept: int = 0) -> Iterator[moves.Move]:
    """Yield the next train, if the company can pay it with what it keeps; then the end of the turn.

    If the train changes things for others, the end of the turn is left to the player.
    """
    train = current_type(state)
    left, card = state.depot[train], BOX.trains[train]
    if left and len(company.trains) < state.phase.train_limit and company.cash + kept >= card.price:
        yield moves.Train(train)
        if 1 < left < (card.count or 0):
            yield moves.Done()


def _at_least(state: State) -> int:
    """Return the income of the last run if it is made again; the best may bring more."""
    return run_income(state, complete_run(state, moves.Run(again=True))).total if repeatable(state) else 0


ANSWERS: Mapping[type, Answer] = {
    Auction: _bids,
    Draft: lambda state: ((investor,) for investor in ENGINE.legal_of(state, moves.ChooseInvestor)),
    ShareRound: _share_turns,
    Operating: _operates,
    Over: lambda _state: iter(()),
}


# Several turns at once


def repeated_turns(state: State) -> str:
    """Return the turns of the investor to act and of those after it; "" if only one follows the usual pattern."""
    if state.owed or not isinstance(state.round, Operating) or state.round.turn is None:
        return ""
    who, step = state.turn.who, state.turn.step
    if who not in state.investors or step > RUN:
        return ""
    turns = list(_turns(state, who))
    return "; ".join(verb if name == who else f"{name}: {verb}" for name, verb in turns) if len(turns) > 1 else ""


def _turns(state: State, first: str) -> Iterator[tuple[str, str]]:
    """Yield each investor's verb, until one of them has something to decide."""
    round_, names = state.round_as(Operating), list(BOX.investors)
    for name in names[names.index(first) :]:
        card = state.investors.get(name)
        if card is None or not card.open:
            continue
        runs = any_route(state, name)
        if runs:
            yield name, moves.Run.verb
        elif BOX.investors[name].home not in state.board.tiles:
            return
        elif track.LAY.possible(state._replace(rounds=(*state.rounds[:-1], round_._replace(turn=Turn(name))))):
            yield name, moves.Done.verb
        if has_joint_network(state, name):
            return
