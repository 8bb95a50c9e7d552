"""2) Movement: take back, come from the supply, or walk (Y20-Y30); in ledger depth the area where the way ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from eighteen80.refusals import Ambiguous, Illegal
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.events import TakenBack, TollPaid, WaysUnseen
from eighteen80.yokohama.moves import NOTATION, Act, Go, Recall, Toll
from eighteen80.yokohama.rules import rewards
from eighteen80.yokohama.rules.areas import power
from eighteen80.yokohama.rules.placing import must_place
from eighteen80.yokohama.rules.ways import Way, gaps, paid_for, passable, ways
from eighteen80.yokohama.state import State

CANAL = BOX.canal
RIDE, TRAM, SUPPLY, FOOT = "ride", "tram", "supply", "foot"


class Plan(NamedTuple):
    """The president's way, the players paid, and the power there (0 in map depth, where the pieces decide)."""

    area: str
    how: str
    way: Way
    power: int = 0
    tram: bool = False
    via: tuple[str, ...] = ()


def ends(state: State, area: str) -> Illegal | None:
    """Return the reason why the president may not end there by any way (Y22, Y24, Y27, Y29)."""
    who, player = state.this_turn.who, state.player
    if area == CANAL:
        return Illegal("canal-end", area=area)
    if player.president == area:
        return Illegal("go-same", area=area)
    ride = state.rides(area, who)
    if state.on_map and not player.areas.get(area) and not (ride and state.options.station_assistant == "no"):
        return Illegal("go-nobody", area=area)
    others = state.others_at(area, who)
    if others and not ride and not player.owns("post"):
        return Illegal("go-president", area=area, owner=others[0])
    return None


def put_due(state: State) -> Illegal:
    """Refuse a move before placing; placing no one is allowed if the table plays so (Y12)."""
    return Illegal("put-due", nobody="no" if must_place(state) else "yes")


# Map depth: go


def complete_go(state: State, move: Go) -> Go:
    """Y23: Fill in the cheapest way; if ways of equal cost pay different players, ask the player."""
    if state.turn is None or state.turn.step != "B2" or move.via or move.tram or ends(state, move.area):
        return move
    there = ways(state, state.this_turn.who).get(move.area, ())
    found = _moves_to(state, move.area, there)
    if len(found) > 1 and len(there[0].payees) <= state.player.yen:
        raise Ambiguous("ambiguous-way", choices=list(map(NOTATION.write, found)), area=move.area)
    return next(iter(found), move)


def go_moves(state: State) -> Iterator[Go]:
    """Yield every area, by every cheapest way that the player may choose."""
    found = ways(state, state.this_turn.who)
    return (move for area in state.areas for move in _moves_to(state, area, found.get(area, ())))


def _moves_to(state: State, area: str, there: Sequence[Way]) -> list[Go]:
    """Return the moves to an area: the ride, from the supply, by tram where a way on foot costs something, on foot."""
    who = state.this_turn.who
    if state.rides(area, who) or state.player.president is None:
        return [Go(area)]
    dear = not there or bool(there[0].payees)
    if dear and state.player.owns(TRAM) and not state.others_at(area, who):
        return [Go(area, tram=True)]
    return [Go(area, way.via) for way in there]


def plan_go(state: State, move: Go) -> Plan:
    """Work out the move by ride, by tram, from the supply or on foot, with its cost."""
    for area in (move.area, *move.via):
        if area not in state.areas:
            raise Illegal("area-none", area=area)
    who = state.this_turn.who
    if move.tram:
        how, way = TRAM, Way((), ())
    elif state.rides(move.area, who) and not move.via:
        how, way = RIDE, Way((), ())
    elif state.player.president is None:
        how, way = SUPPLY, Way((move.area,), paid_for(state, who, move.area))
    else:
        areas = (*move.via, move.area)
        how, way = FOOT, Way(areas, tuple(payee for area in areas for payee in paid_for(state, who, area)))
    return Plan(move.area, how, way, tram=move.tram, via=move.via)


def check_go(state: State, plan: Plan) -> None:
    """Y22-Y28: Check a legal end, a way with the player's assistants all along, and every toll."""
    if not state.on_map:
        raise Illegal("go-ledger")
    if (step := state.this_turn.step) != "B2":
        raise put_due(state) if step == "A" else Illegal("go-over")
    if plan.how == TRAM:
        _check_tram(state, plan.area)
    if refusal := ends(state, plan.area):
        raise refusal
    if plan.how == TRAM and (others := state.others_at(plan.area, state.this_turn.who)):
        raise Illegal("go-president", area=plan.area, owner=others[0])
    if plan.how == SUPPLY and plan.via:
        raise Illegal("go-supply", area=plan.area)
    if plan.how == FOOT:
        _check_way(state, plan)
    if len(plan.way.payees) > (yen := state.player.yen):
        raise Illegal("go-toll", area=plan.area, toll=len(plan.way.payees), yen=yen)


def _check_tram(state: State, area: str) -> None:
    """Y25, Y28: Refuse the tram to a player without it, and any way from the supply."""
    if not state.player.owns(TRAM):
        raise Illegal("go-no-tram", player=state.this_turn.who)
    if state.player.president is None:
        raise Illegal("go-supply", area=area)


def _check_way(state: State, plan: Plan) -> None:
    who, start = state.this_turn.who, state.player.president
    found = ways(state, who).get(plan.area, ())
    if not plan.via and not found:
        raise Illegal("go-no-way", area=plan.area)
    if start in plan.via:
        raise Illegal("go-same", area=start)
    if station := next((area for area in plan.via if state.rides(area, who)), None):
        raise Illegal("go-station", area=station)
    if leap := next(gaps(state, who, plan.way.areas), None):
        raise Illegal("go-gap", area=leap[0], other=leap[1])
    for area in plan.via:
        if not passable(state, who, area):
            raise Illegal("go-nobody", area=area)


def do_go(course: Course, plan: Plan) -> None:
    """Pay the tolls, move the president and begin the action."""
    _pay(course, plan.way)
    who = course.actor
    course.change(who, president=plan.area)
    course.change_turn(step="B3")
    power.begin(course, who, plan.area, power.known_power(course.state, who, plan.area, by_agent=False), by_agent=False)


def _pay(course: Course, way: Way) -> None:
    for payee in dict.fromkeys(way.payees):
        yen = way.payees.count(payee)
        course.pay(course.actor, payee or None, yen)
        course.tell(TollPaid(course.actor, payee or CANAL, yen))


# Ledger depth: act and toll; in both depths: recall


def acts(state: State) -> Iterator[Act]:
    """Yield every area, with every useful power."""
    who = state.this_turn.who
    for area in state.areas:
        least = power.least(state, who, area, by_agent=False)
        yield from (Act(area, number) for number in range(least, max(least, power.POWER.most) + 1))


def plan_act(state: State, move: Act) -> Plan:
    """Add the toll at the end of the way (Y27)."""
    if move.area not in state.areas:
        raise Illegal("area-none", area=move.area)
    # The president, and an assistant or the station: an action of your own needs at least that.
    if move.power < (least := 2 * power.POWER.piece):
        raise Illegal("power-least", area=move.area, power=move.power, least=least)
    free = state.turn is None or state.rides(move.area, state.this_turn.who)
    payees = () if free else paid_for(state, state.this_turn.who, move.area)
    return Plan(move.area, FOOT, Way((move.area,), payees), move.power)


def check_act(state: State, plan: Plan) -> None:
    """Check a legal end, its toll, and a power no lower than the known pieces."""
    if state.on_map:
        raise Illegal("act-map")
    _check_moving(state, Act.verb)
    if refusal := ends(state, plan.area):
        raise refusal
    if len(plan.way.payees) > (yen := state.player.yen):
        raise Illegal("go-toll", area=plan.area, toll=len(plan.way.payees), yen=yen)
    power.check_power(state, state.this_turn.who, plan.area, plan.power, by_agent=False)


def _check_moving(state: State, verb: str) -> None:
    if state.this_turn.step not in ("A", "B1", "B2"):
        raise Illegal("main-over", verb=verb)


def do_act(course: Course, plan: Plan) -> None:
    """Move the president and begin the action."""
    state = course.state
    if not (state.ways_warned or state.player.president is None or state.rides(plan.area, course.actor)):
        # Only the table knows the way, its tolls and recalled assistants.
        course.set(ways_warned=True)
        course.tell(WaysUnseen())
    rewards.arrive(course, course.actor)
    _pay(course, plan.way)
    course.change(course.actor, president=plan.area)
    course.change_turn(step="B3")
    power.begin(course, course.actor, plan.area, plan.power, by_agent=False)


def tolls(state: State) -> Iterator[Toll]:
    """Yield the possible tolls to every player at one end, and one for the canal."""
    for name in state.seats:
        yield from (Toll(name, yen) for yen in range(1, BOX.contents.placing.same_area + 1))
    yield Toll(CANAL, BOX.contents.toll.canal)


def check_toll(state: State, move: Toll) -> None:
    """Check a payment to another player or over the canal, within the player's money."""
    if state.on_map:
        raise Illegal("toll-map")
    if move.payee == state.this_turn.who:
        raise Illegal("toll-own", player=move.payee)
    if move.payee == CANAL and CANAL not in state.areas:
        raise Illegal("area-none", area=CANAL)
    if move.yen > (yen := state.player.yen):
        raise Illegal("toll-yen", toll=move.yen, yen=yen)


def plan_toll(state: State, move: Toll) -> Toll:
    """Refuse a payee that is neither a player nor the bank."""
    if move.payee != CANAL and move.payee not in state.seats:
        raise Illegal("toll-nobody", player=move.payee)
    return move


def do_toll(course: Course, move: Toll) -> None:
    """Pay the toll; before the main action it opens the main phase."""
    course.pay(course.actor, None if move.payee == CANAL else move.payee, move.yen)
    course.tell(TollPaid(course.actor, move.payee, move.yen))
    if course.turn.step == "A":
        course.change_turn(step="B1")


def complete_recall(state: State, move: Recall) -> Recall:
    """Replace `all` by the list it means, in the order of the box; an empty list is `none`. A ledger has no list."""
    if state.turn is None or not state.on_map:
        return Recall() if move.assistants == "all" else move
    if move.assistants is None and state.player.areas:
        choices = [NOTATION.write(Recall(what)) for what in ("all", ())]
        raise Ambiguous("ambiguous-recall", choices=choices)
    there = state.player.areas
    wanted = tuple(there.items()) if move.assistants == "all" else move.assistants or ()
    if any(area not in state.areas for area, _ in wanted):
        return move
    return Recall(tuple(sorted(wanted, key=lambda pair: state.areas.index(pair[0]))))


def recalls(state: State) -> Iterator[Recall]:
    """Yield the president alone, with all assistants, or with those of one area."""
    if not state.on_map:
        yield Recall()
        return
    there = [(area, state.player.areas[area]) for area in state.areas if state.player.areas.get(area)]
    yield Recall(())
    if len(there) > 1:
        yield Recall(tuple(there))
    for area, number in there:
        yield from (Recall(((area, some),)) for some in range(1, number + 1))


def check_recall(state: State, move: Recall) -> None:
    """Y21: Check the recall of the president, and of the player's assistants from any areas."""
    if state.on_map and state.this_turn.step == "A":
        raise put_due(state)
    _check_moving(state, Recall.verb)
    if not state.on_map:
        if move.assistants is not None:
            raise Illegal("recall-ledger")
        return
    for area, number in _back(move).items():
        if (there := state.player.areas.get(area, 0)) < number:
            raise Illegal("recall-nobody", area=area, number=number, there=there)


def _back(move: Recall) -> dict[str, int]:
    """Return the assistants that come back to the supply, by areas; ledger depth does not count them."""
    return dict(move.assistants) if isinstance(move.assistants, tuple) else {}


def do_recall(course: Course, move: Recall) -> None:
    """Return them to the supply; steps 3 to 6 are left out."""
    who = course.actor
    back = _back(move)
    course.change(who, president=None)
    course.station(who, {area: -number for area, number in back.items()})
    if not course.state.on_map:
        rewards.arrive(course, who)
    course.change_turn(step="C")
    course.tell(TakenBack(who, sum(back.values())))
