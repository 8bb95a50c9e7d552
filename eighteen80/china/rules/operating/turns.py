"""IX–X Operating rounds: the turn order list as a circle, and the steps of a company's turn."""

from __future__ import annotations

from collections.abc import Callable

from eighteen80.china.box.components import BOX
from eighteen80.china.box.parts import Space
from eighteen80.china.course import Course
from eighteen80.china.moves import Decline, Done, Pay, Permit, Run, Withhold
from eighteen80.china.rules import chart
from eighteen80.china.rules.auction import pay_privates
from eighteen80.china.rules.companies import ALL, SHARES, directed_by
from eighteen80.china.rules.ending import end
from eighteen80.china.rules.investors import begin_merger, has_joint_network
from eighteen80.china.rules.operating import stations, track, trains, turn_events
from eighteen80.china.rules.operating.phases import current_type, is_removable, remove_type
from eighteen80.china.rules.operating.routes import RunPlan, any_route, check_run, complete_run, plan_run, runs
from eighteen80.china.rules.privates import BY_CHOICE, EXTRA, PERMIT, lose_rocket
from eighteen80.china.state import BANK, Operating, RocketOwed, ShareRound, State, SurplusOwed, Turn
from eighteen80.engine.rule import Rule, only
from eighteen80.refusals import Illegal

TRACK, STATION, RUN, DIVIDEND, TRAINS = range(5)

# The turn order list from top to bottom: privates, investors by number, four rows for each initial price.
PRIVATES = "privates"
PARS = sorted(BOX.chart.pars, reverse=True)
ROWS = tuple((par, row) for par in PARS for row in range(1, BOX.setup.rows_per_par + 1))
PLACES: tuple[str | tuple[int, int], ...] = (PRIVATES, *BOX.investors, *ROWS)


# The circle


def continue_round(course: Course) -> bool:
    """Continue the round while there is nothing to decide; return False once a player is due."""
    round_ = course.state.round_as(Operating)
    if round_.turn is None:
        _next_place(course, round_)
        return True
    if has_choice(course.state):
        return False
    _leave_step(course)
    return True


def _next_place(course: Course, round_: Operating) -> None:
    place = (round_.place + 1) % len(PLACES)
    course.top(Operating(place))
    name = PLACES[place]
    if name == PRIVATES:
        course.set(passing=course.state.passing + 1)
        course.tell(turn_events.PassingBegun(course.state.passing))
        if course.state.phase.privates_pay:
            pay_privates(course)
    elif isinstance(name, str):
        _begin_investor(course, name)
    else:
        _begin_company(course, name)


def _begin_investor(course: Course, name: str) -> None:
    investor = course.state.investors.get(name)
    if investor is None or not investor.open:
        return
    if course.state.phase.investors_operate:
        course.hand_turn(Turn(name))
    elif has_joint_network(course.state, name):
        begin_merger(course, name)


def _begin_company(course: Course, slot: tuple[int, int]) -> None:
    for name, company in course.state.companies.items():
        if company.open and (company.par, company.row) == slot:
            bonus, last = BOX.chart.bonus(company.space), course.state.countdown is not None
            course.hand_turn(Turn(name, bonus=bonus, counts=last))


# The steps of a turn


def is_company(state: State, turn: Turn) -> bool:
    """Return whether the turn is a company's, not an investor's."""
    return turn.who in state.companies


def has_choice(state: State) -> bool:
    """Return whether the current step holds a choice."""
    turn = state.turn
    if turn.step == TRACK:
        return track.LAY.possible(state) or _permit_pending(state, turn) or _rocket_pending(state, turn)
    if turn.step == RUN:
        return any_route(state, turn.who) or _rocket_pending(state, turn)
    if turn.step == STATION:
        return is_company(state, turn) and stations.STATION.possible(state)
    if turn.step == DIVIDEND:
        return turn.income > 0
    return trains.has_choice(state)


def _permit_pending(state: State, turn: Turn) -> bool:
    """Return whether P5 could give the company to act the permit it lacks."""
    return state.phase.letter == EXTRA and Permit(EXTRA, turn.who) in PERMIT.legal(state)


def _rocket_pending(state: State, turn: Turn) -> bool:
    """Return whether P7 could give the company a train that still runs, and begin a phase for which it has a permit."""
    return is_company(state, turn) and BY_CHOICE.possible(state)


def check_step(state: State, step: int) -> None:
    """Let a later step's move pass the optional steps before it, but no run or dividend that holds a choice."""
    turn = state.turn
    if turn.step > step:
        if step == TRACK:
            track.check_permit(state, turn.who)
        raise Illegal("turn-too-late", who=turn.who, step=STEP_NAMES[turn.step], wanted=STEP_NAMES[step])
    if turn.step <= RUN < step:
        check_ran(state, turn.who)
    income = _pending_income(state)
    if turn.step <= DIVIDEND < step and income:
        raise Illegal("turn-dividend-first", who=turn.who, income=income, instead=Pay())


STEP_NAMES = ("track", "station", "run", "dividend", "trains")


def pass_to(course: Course, step: int) -> None:
    """Leave the steps before this one, and report the optional ones that were passed."""
    turn = course.state.turn
    for name in STEP_NAMES[turn.step : min(step, RUN)]:
        if name != STEP_NAMES[STATION] or is_company(course.state, turn):
            course.tell(turn_events.StepPassed(turn.who, name))
    while course.state.turn.step < step:
        _leave_step(course)


def income_without_run(state: State, turn: Turn) -> int:
    """R66: Return the chart bonus with any train, even without a route, if the table plays so."""
    if not is_company(state, turn) or not state.companies[turn.who].trains:
        return 0
    return turn.bonus * SHARES if state.rulings.bonus_without_route == "yes" else 0


def _leave_step(course: Course) -> None:
    """Leave a step that held no choice or only an optional one."""
    state = course.state
    turn = state.turn
    if turn.step == TRAINS:
        _end_company(course)
    elif turn.step == RUN and not is_company(state, turn):
        end_investor(course)
    elif turn.step == RUN:
        course.turn(step=DIVIDEND, income=income_without_run(state, turn))
        course.company(turn.who, routes=())
    elif turn.step == DIVIDEND:
        course.tell(turn_events.NoIncome(turn.who))
        _close_dividend(course, 0, BOX.chart.left)
    else:
        course.turn(step=turn.step + 1)


def _close_dividend(course: Course, income: int, way: Callable[[Space], Space]) -> None:
    """XIII: Keep the income of this turn, and move the share price marker right for a dividend, left without."""
    who = course.state.turn.who
    course.company(who, income=income, operated=True)
    course.turn(step=TRAINS)
    chart.move(course, way, who)


def _do_rocket(course: Course, who: str) -> None:
    """R55: Use P7 at any step; before the dividend, a share round that follows sells at the unmoved price."""
    early, before, train = course.state.turn.step < TRAINS, course.state.share_rounds, current_type(course.state)
    course.turn(acted=True)
    BY_CHOICE.do(course, who)
    if course.state.depot[train] == 0:
        course.set(fresh=course.state.passing)
    if early and course.state.share_rounds > before:
        course.tell(turn_events.PriceWaits(who, chart.price(course.state.companies[who])))


ROCKET = BY_CHOICE._replace(do=_do_rocket)


# Running, paying, withholding


def _do_run(course: Course, plan: RunPlan) -> None:
    """Make the run; an investor keeps its income, a company's director decides about it."""
    turn = course.state.turn
    course.tell(turn_events.TrainsRun(turn.who, plan.total, plan.bonus, plan.fees))
    if is_company(course.state, turn):
        course.company(turn.who, routes=plan.routes)
        acted = turn.acted or bool(plan.routes) or any_route(course.state, turn.who)
        course.turn(step=DIVIDEND, income=plan.total, acted=acted)
        return
    course.investor(turn.who, routes=plan.routes)
    course.pay(BANK, turn.who, plan.total)
    end_investor(course)


RUN_TRAINS = Rule(candidates=runs, complete=complete_run, plan=plan_run, check=check_run, do=_do_run)


def end_investor(course: Course) -> None:
    """VII, R16: End an investor's turn, and merge it if its company is in reach."""
    turn = course.state.turn
    course.hand_turn(None)
    if has_joint_network(course.state, turn.who):
        begin_merger(course, turn.who)


def _pending_income(state: State) -> int:
    turn = state.turn
    return turn.income if turn.step == DIVIDEND else income_without_run(state, turn)


def _check_pay(state: State, _move: Pay) -> None:
    """R67: Refuse to pay out nothing."""
    if not _pending_income(state):
        raise Illegal("pay-nothing", company=state.turn.who, instead=Withhold())


def _do_pay(course: Course, _move: Pay) -> None:
    """R68: Pay each player by percentage; nothing for shares in the bank or on investors."""
    turn = course.state.turn
    held = ((player, course.state.players[player].shares.get(turn.who, 0)) for player in course.state.seats)
    paid = tuple((player, turn.income * percent // ALL) for player, percent in held if percent)
    course.tell(turn_events.DividendPaid(company=turn.who, income=turn.income, share=turn.income // SHARES, paid=paid))
    for player, amount in paid:
        course.pay(BANK, player, amount)
    _close_dividend(course, turn.income, BOX.chart.right)


def _do_withhold(course: Course, _move: Withhold) -> None:
    """Put everything into the company's treasury."""
    turn = course.state.turn
    course.pay(BANK, turn.who, turn.income)
    course.tell(turn_events.IncomeWithheld(turn.who, turn.income))
    _close_dividend(course, turn.income, BOX.chart.left)


PAY = Rule(candidates=only(Pay()), check=_check_pay, do=_do_pay)
WITHHOLD = Rule(candidates=only(Withhold()), do=_do_withhold)


# The end of a turn


def _check_duty(state: State, _move: Done) -> None:
    """Refuse to end a company's turn without a train."""
    who = state.turn.who
    if not trains.owns_train(state.companies[who]):
        raise Illegal("train-duty", company=who)


def check_ran(state: State, who: str) -> None:
    """Refuse to skip a run that is possible."""
    if any_route(state, who):
        raise Illegal("turn-run-first", who=who, instead=Run())


DONE: Rule[State, Done, Done, Course] = Rule(
    candidates=only(Done()), check=_check_duty, do=lambda course, _: _end_company(course)
)
INVESTOR_DONE: Rule[State, Done, Done, Course] = Rule(
    candidates=only(Done()),
    check=lambda state, _: check_ran(state, state.turn.who),
    do=lambda course, _: end_investor(course),
)


def _end_company(course: Course) -> None:
    """R49, R70: Remove a type at the marker's company after a full round without a purchase; count the last turns.

    R50: The company continues buying after the removal, also without a share round in between.
    """
    state = course.state
    turn = state.turn
    if turn.who == state.marker and not turn.bought and not turn.settled and is_removable(state):
        course.turn(settled=True)
        if not _waits(course):
            idle = _did_nothing(state, turn)
            remove_type(course)
            if idle and _is_left(course, turn.who):
                _move_on(course)
        return
    _close_turn(course)


def _did_nothing(state: State, turn: Turn) -> bool:
    """Return whether a company had nothing to decide in its whole turn, if the table plays with the difference.

    A possible exchange of P7 does not count as a decision.
    """
    untouched = turn == Turn(turn.who, TRAINS, bonus=turn.bonus, counts=turn.counts)
    return state.rulings.after_idle_removal == "next" and untouched and not _could_act(state, turn)


def _could_act(state: State, turn: Turn) -> bool:
    builds = track.may_build(state) or stations.STATION.possible(state) or _permit_pending(state, turn)
    return builds or trains.in_reach(state, turn.who)


def _is_left(course: Course, who: str) -> bool:
    """R50: Return whether the list leaves a company that triggered a share round; not while surplus trains wait.

    A train that P7 only loses is the last of them, and then the share round is there.
    """
    first = next(iter(course.state.owed), None)
    if isinstance(first, RocketOwed) and not any(directed_by(course.state, first.who)):
        lose_rocket(course, Decline())
    crowded = any(isinstance(owed, SurplusOwed) for owed in course.state.owed)
    return isinstance(course.state.round, ShareRound) and not crowded and not trains.in_reach(course.state, who)


def _move_on(course: Course) -> None:
    """R50, R27: Stop the list at the next company that can act, or at the last; new companies wait.

    If no company follows on the list, it stops at the current company, which continues after the round.
    """
    state = course.state
    share_round = state.round
    operating = state._replace(rounds=state.rounds[:-1]).round_as(Operating)
    slots: dict[object, str] = {(card.par, card.row): name for name, card in state.companies.items() if card.open}
    later = [(place, slots[slot]) for place, slot in enumerate(PLACES) if place > operating.place and slot in slots]
    if not later:
        return
    acting = (place for place, name in later if _can_act(state, place, name))
    place = next(acting, later[-1][0]) - 1
    course.set(rounds=(*state.rounds[:-2], Operating(place), share_round))


def _can_act(state: State, place: int, name: str) -> bool:
    """Return whether a company will find anything to decide in its turn."""
    there = state._replace(rounds=(Operating(place, Turn(name)),))
    return _could_act(there, there.turn) or any_route(there, name)


def _waits(course: Course) -> bool:
    """R49: Return whether a type opened by P7 is left for a whole round, or for the one interrupted, by the options."""
    fresh, ruling = course.state.fresh, course.state.rulings.removal_after_p7
    waits = ruling == "wait" and fresh is not None
    waits |= ruling == "interrupted" and fresh == course.state.passing
    course.set(fresh=None)
    if waits:
        _close_turn(course)
    return waits


def _close_turn(course: Course) -> None:
    state = course.state
    turn = state.turn
    course.hand_turn(None)
    if turn.who == state.marker and turn.counts and state.countdown is not None:
        course.set(countdown=state.countdown - 1)
        if state.countdown == 1:
            end(course)
