"""Translation of actions into our moves: a company's turn, decisions, passes. `share_actions` has players' dealings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from eighteen80.china.box.components import BOX
from eighteen80.china.engine import ENGINE
from eighteen80.china.map.tiles import normal
from eighteen80.china.moves import (
    NOTATION,
    Borrow,
    Decline,
    Done,
    Home,
    Lay,
    Merge,
    Pay,
    Remove,
    Replace,
    Rocket,
    Run,
    Scrap,
    Station,
    Train,
    TrainRun,
    Withhold,
)
from eighteen80.china.rules.companies import SHARES, directed_by
from eighteen80.china.rules.investors import OWNER, TREASURY, owners_part
from eighteen80.china.rules.operating.income import terms
from eighteen80.china.rules.operating.phases import PAYER, ROCKET, current_type
from eighteen80.china.rules.operating.routes import any_route, complete_run, run_income, trains_of
from eighteen80.china.rules.operating.trains import RESTORED
from eighteen80.china.rules.operating.turns import RUN
from eighteen80.china.rules.privates import ENGINEER, has_room
from eighteen80.china.site import share_actions
from eighteen80.china.site.deviations import cause, correction, ruled_run, second_marker
from eighteen80.china.site.hexes import Copy, city_edge, stops_of
from eighteen80.china.site.import_state import ImportState
from eighteen80.china.site.names import SITE
from eighteen80.china.site.passes import RUN as RUN_STEP
from eighteen80.china.site.passes import TRAINS, under_way
from eighteen80.china.site.schema import (
    Action,
    AssignAction,
    BuyTrain,
    ChooseAction,
    DiscardTrain,
    DividendAction,
    LayTile,
    PlaceToken,
    RunRoutes,
    train_type,
)
from eighteen80.china.site.skipped_turns import pass_on, play_for
from eighteen80.china.state import (
    GapOwed,
    HomeOwed,
    Investor,
    MergeOwed,
    Operating,
    ReplaceOwed,
    RocketOwed,
    State,
    SurplusOwed,
)
from eighteen80.engine.table_moves import Overrule
from eighteen80.refusals import Illegal, Unreadable

DISCARD, REPLACE = "Discard", "Replace"


# X A company's turn


def lay_tile(scene: ImportState, action: LayTile) -> None:
    """Lay a tile, in the least of equal positions."""
    number, _, copy = action.tile.rpartition("-")
    place = scene.ground.hex_of(action.tile)
    if place not in (None, action.hex):
        raise Unreadable("import-tile", word=action.tile, hex=place)
    play_for(scene, action, Lay(action.hex, number, normal(number, action.rotation)))
    scene.ground.lay(action.hex, Copy(number, int(copy), action.rotation))


def place_token(scene: ImportState, action: PlaceToken) -> None:
    """Place a station, or choose the city of a company's home."""
    tile, _, number = action.city.rpartition("-")
    hex_ = scene.ground.hex_of(tile)
    city = scene.ground.our_city(scene.state.board, hex_, int(number)) if hex_ else None
    if hex_ is None or (city is None and isinstance(scene.owed(), HomeOwed)):
        raise Unreadable("import-city", word=action.city)
    if isinstance(scene.owed(), HomeOwed):
        _choose_home(scene, action, BOX.hexes[hex_].names[city or 0])
    else:
        play_for(scene, action, Station(hex_, None if city is None else city_edge(scene.state.board, hex_, city)))


def _choose_home(scene: ImportState, action: PlaceToken, city: str) -> None:
    """Choose a home: of two companies, the site asks the one first that operates first."""
    who = scene.name_of(action)
    if HomeOwed(who) not in scene.state.owed:
        scene.refuse_turn(action)
    scene.homes[who] = city
    while isinstance(owed := scene.owed(), HomeOwed) and owed.who in scene.homes:
        scene.play(Home(scene.homes.pop(owed.who)))


def run_routes(scene: ImportState, action: RunRoutes) -> None:
    """Run every train's route; if their income differs from the recorded one, keep the recorded sum."""
    scene.must_be_due(action)
    if not scene.on_turn():
        scene.refuse_turn(action)
    recorded = _recorded_income(scene, action)
    try:
        run = _find_run(scene, action, recorded)
        ENGINE.check(scene.state, run)
    except Illegal as refusal:
        if scene.strict or recorded is None:
            raise
        scene.rule(Overrule(cause(refusal.code), NOTATION.write(Run(None, recorded))), Run(None, recorded), refusal)
        return
    total = run_income(scene.state, run).total
    if recorded in (None, total):
        scene.play(run)
    else:
        ruled = Run(None, recorded)
        scene.rule(ruled_run(recorded, total), ruled, Illegal("run-not-so-much", amount=recorded, best=total))


def _recorded_income(scene: ImportState, action: RunRoutes) -> int | None:
    """Return the recorded income with the site's bonus for the present space; None if it is missing."""
    sums = [route.revenue for route in action.routes if route.revenue is not None]
    if len(sums) < len(action.routes) or not (sum(sums) or any(route.connections for route in action.routes)):
        return None
    company = scene.state.companies.get(scene.on_turn())
    if company is None or scene.ours:
        return sum(sums) + terms(scene.state, scene.on_turn()).chart_bonus
    return sum(sums) + BOX.chart.bonus(company.space) * SHARES


def _find_run(scene: ImportState, action: RunRoutes, recorded: int | None) -> Run:
    """Return the run of the named routes; if only a sum is given, a run that earns it."""
    _check_trains(scene, scene.name_of(action), [route.train for route in action.routes])
    board, routes = scene.state.board, [route for route in action.routes if route.connections]
    if recorded is not None and any(route.revenue and not route.connections for route in action.routes):
        ENGINE.rule_for(scene.state, Run).check_moment(scene.state)
        return complete_run(scene.state, Run(None, recorded))
    return Run(tuple(TrainRun(train_type(route.train), stops_of(board, route.connections)) for route in routes))


def _check_trains(scene: ImportState, who: str, trains: Sequence[str]) -> None:
    """Refuse a train named twice, or one that another company owns."""
    for place, train in enumerate(trains):
        owner, kind = scene.sellers.get(train, who), train_type(train)
        foreign = owner != who and kind in scene.state.companies[owner].trains
        if foreign or train in trains[:place]:
            owned = trains_of(scene.state, who)
            raise Illegal("run-no-train", train=kind, count=owned.count(kind) + 1, owned=owned)


def dividend(scene: ImportState, action: DividendAction) -> None:
    """Pay or withhold; the site also asks if there is nothing to pay."""
    kind = {"payout": Pay(), "withhold": Withhold()}.get(action.kind)
    if kind is None:
        raise Unreadable("import-dividend", word=action.kind, expected=("payout", "withhold"))
    if scene.name_of(action) == scene.ran_for_nothing:
        scene.ran_for_nothing = ""
        return
    scene.must_be_due(action)
    scene.play(kind)


def buy_train(scene: ImportState, action: BuyTrain) -> None:
    """Buy from the bank, with a loan if needed, or from a sister company."""
    train, buyer, kind = action.train, scene.name_of(action), train_type(action.train)
    if scene.ahead:
        if (buyer, kind) != scene.ahead or train in scene.sellers:
            scene.refuse_turn(action)
        scene.ahead = None
        scene.sellers[train] = buyer
        if isinstance(scene.owed(), GapOwed):
            scene.play(Borrow())
        _correct_price(scene, kind, buyer, action.price)
        return
    seller = _seller(scene, train, kind, buyer)
    if seller is not None:
        play_for(scene, action, Train(kind, seller, action.price))
    else:
        if action.price < BOX.trains[kind].price:
            _correct_price(scene, kind, buyer, action.price)
        play_for(scene, action, Train(kind))
        if isinstance(scene.owed(), GapOwed):
            scene.play(Borrow())
        if action.price > BOX.trains[kind].price:
            _correct_price(scene, kind, buyer, action.price)
    scene.sellers[train] = buyer


def _correct_price(scene: ImportState, kind: str, buyer: str, paid: int) -> None:
    """Correct the money if an old game paid another price than the printed one."""
    printed = BOX.trains[kind].price
    if paid != printed:
        scene.make_extra(correction(scene.state, buyer, paid, printed, f"{SITE}: {kind} {paid}"))


def _seller(scene: ImportState, train: str, kind: str, buyer: str) -> str | None:
    """Return the company known to own the train, or a sister if the bank has none; None is the bank."""
    state, known = scene.state, scene.sellers.get(train)
    if known is not None and kind in state.companies[known].trains:
        return known
    if kind in (current_type(state), RESTORED):
        return None
    director = state.companies[buyer].director if buyer in state.companies else None
    sisters = (name for name in directed_by(state, director or "") if name != buyer)
    return next((name for name in sisters if kind in state.companies[name].trains), None)


def discard_train(scene: ImportState, action: DiscardTrain) -> None:
    """Discard a train above the limit; the companies may be asked in another order than ours."""
    who, train = scene.name_of(action), train_type(action.train)
    if train in scene.kept.get(who, ()):
        scene.kept[who].remove(train)
        return
    if scene.done_already(who, train):
        return
    if not any(isinstance(owed, SurplusOwed) and owed.who == who for owed in scene.state.owed):
        scene.refuse_turn(action)
    scene.scraps.setdefault(who, []).append(train)
    while isinstance(owed := scene.owed(), SurplusOwed) and scene.scraps.get(owed.who):
        scene.play(Scrap(scene.scraps[owed.who].pop(0)))
    for company, types in scene.scraps.items():
        while types and scene.done_already(company, types[0]):
            types.pop(0)


# VI, VII Privates and investors


def assign(scene: ImportState, action: AssignAction) -> None:
    """Assign P5 to a company, or P7 by force."""
    target = action.target
    if action.entity == ROCKET:
        _force_rocket(scene, action, target)
    elif action.entity == ENGINEER and target == scene.permitted:
        scene.permitted = ""
    elif action.entity == ENGINEER:
        scene.permit(target)
    else:
        scene.refuse_turn(action)


def _force_rocket(scene: ImportState, action: AssignAction, target: str) -> None:
    if scene.done_already(target, ROCKET):
        return
    if not isinstance(scene.owed(), RocketOwed):
        scene.refuse_turn(action)
    company, taken = scene.state.companies[target], current_type(scene.state)
    scrap = None if has_room(scene.state, company) else scene.train_given_up(target)
    if scrap == taken and taken not in company.trains:
        scene.play(Decline())
        scene.kept.setdefault(target, []).append(taken)
    else:
        scene.play(Rocket(target, scrap))


def purchase_train(scene: ImportState, action: Action) -> None:
    """Use P7 by choice, for the company to act."""
    before = under_way(scene.state)
    if action.entity != ROCKET or before is None:
        scene.refuse_turn(action)
    if scene.rocket_comes_later():
        return
    company, after_running = scene.on_turn(), scene.watch.step(scene.state) == TRAINS
    if after_running and before.step <= RUN:
        # In our game the turn is still before the run: the price step of a turn without one is past on the site.
        scene.play(Withhold())
    scene.play(Rocket())
    turn = under_way(scene.state)
    still = turn is not None and turn.who == company and turn.step <= RUN
    if still and after_running and any_route(scene.state, company):
        scene.play(Run(()))


def choose(scene: ImportState, action: ChooseAction) -> None:
    """Answer the site's questions with named answers: founding, P0, an investor's treasury or marker."""
    owed, choice = scene.owed(), str(action.choice)
    if action.entity == PAYER:
        share_actions.claim(scene, action)
    elif isinstance(owed, MergeOwed) and action.entity_type == "minor":
        _merge(scene, scene.state.investors[owed.investor], choice)
    elif isinstance(owed, ReplaceOwed) and scene.name_of(action) == owed.who:
        scene.play(Replace() if choice == REPLACE else Remove())
    elif choice == REPLACE and scene.removed is not None and scene.removed[0] == scene.name_of(action):
        _, hex_, city = scene.removed
        scene.removed = None
        scene.make_extra(second_marker(scene.state, scene.name_of(action), hex_, city))
    elif action.entity_type == "player":
        share_actions.choose_for_founding(scene, action)
    elif choice != DISCARD:
        scene.refuse_turn(action)


def _merge(scene: ImportState, investor: Investor, choice: str) -> None:
    if TREASURY in choice:
        scene.play(Merge(TREASURY))
        share_actions.keep_sum(scene, investor.share or "", investor.cash, choice)
    else:
        scene.play(Merge(OWNER))
        share_actions.keep_sum(scene, investor.owner, owners_part(investor.cash), choice)


# Passing


def pass_(scene: ImportState, action: Action) -> None:
    """Pass for a player, a private company's owner, or a company at one of the site's steps."""
    who = scene.name_of(action)
    stage = scene.stage(who)
    if who in BOX.privates:
        _private_passes(scene, action)
    elif stage is None or stage.owed:
        scene.refuse_turn(action)
    elif isinstance(stage.round, Operating):
        _step_passed(scene, stage)
    else:
        pass_on(scene, stage)


def _private_passes(scene: ImportState, action: Action) -> None:
    if action.entity == PAYER:
        share_actions.decline(scene, action)
    elif action.entity == ENGINEER and (stage := scene.asked_for_permit()) is not None:
        _step_passed(scene, stage)
    else:
        scene.refuse_turn(action)


def _step_passed(scene: ImportState, stage: State) -> None:
    step, turn, now = scene.watch.step(stage), under_way(stage), under_way(scene.state)
    if step == RUN_STEP and turn and now and now.who == turn.who and _runs_next(scene):
        return
    if step is not None and step != TRAINS:
        scene.watch.leave(stage, step)
        if scene.watch.step(stage) is not None:
            return
    if turn and now and not scene.state.owed and (now.who, now.settled) == (turn.who, turn.settled):
        scene.play(Done())
    else:
        scene.drop_moment(stage)


def _runs_next(scene: ImportState) -> bool:
    """Return whether the run is still to come: then the site has passed a step that is empty for us."""
    then = next(scene.actions_to_come(), None)
    return then is not None and then.type == "run_routes" and scene.actor(then) == scene.on_turn()


def connect(scene: ImportState, action: Action) -> None:
    """Join an investor to its company, unless our game has done so automatically."""
    who = scene.name_of(action)
    card, merging = scene.state.investors.get(who), [o.investor for o in scene.state.owed if isinstance(o, MergeOwed)]
    if card is None or (card.open and who not in merging):
        scene.refuse_turn(action)


ACTIONS: Mapping[str, Callable[[ImportState, Any], None]] = {
    "bid": share_actions.bid,
    "pass": pass_,
    "par": share_actions.par,
    "choose": choose,
    "buy_shares": share_actions.buy_shares,
    "sell_shares": share_actions.sell_shares,
    "payoff_player_debt": share_actions.repay,
    "lay_tile": lay_tile,
    "place_token": place_token,
    "run_routes": run_routes,
    "dividend": dividend,
    "buy_train": buy_train,
    "purchase_train": purchase_train,
    "discard_train": discard_train,
    "assign": assign,
    "destination_connection": connect,
}
