"""Translation of actions into our moves: a company's turn, decisions, passes. `share_actions` has players' dealings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from eighteen80.china import moves
from eighteen80.china.box.components import BOX
from eighteen80.china.map.tiles import canonical_rotation
from eighteen80.china.rules.companies import SHARES, directed_by
from eighteen80.china.rules.investors import OWNER, TREASURY, owners_part
from eighteen80.china.rules.operating.income import terms
from eighteen80.china.rules.operating.phases import PAYER, ROCKET, current_type
from eighteen80.china.rules.operating.routes import any_route, complete_run, run_income, trains_of
from eighteen80.china.rules.operating.trains import RESTORED
from eighteen80.china.rules.operating.turns import RUN
from eighteen80.china.rules.privates import ENGINEER, has_room
from eighteen80.china.site import schema, share_actions
from eighteen80.china.site.deviations import OTHER_SUM, cause, second_marker
from eighteen80.china.site.import_state import ImportState
from eighteen80.china.site.passes import RUN as RUN_STEP
from eighteen80.china.site.passes import TRAINS, same_turn, turn_key, under_way
from eighteen80.china.site.pieces import Copy, city_edge, stops_of
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
from eighteen80.china.turn import ENGINE
from eighteen80.engine.table_moves import Overrule
from eighteen80.refusals import Illegal, Unreadable

DISCARD, REPLACE = "Discard", "Replace"


# X A company's turn


def lay_tile(game: ImportState, action: schema.LayTile) -> None:
    """Lay a tile, in the least of equal positions."""
    number, _, copy = action.tile.rpartition("-")
    place = game.site_map.hex_of(action.tile)
    if place not in (None, action.hex):
        raise Unreadable("import-tile", word=action.tile, hex=place)
    play_for(game, action, moves.Lay(action.hex, number, canonical_rotation(number, action.rotation)))
    game.site_map.lay(action.hex, Copy(number, int(copy), action.rotation))


def place_token(game: ImportState, action: schema.PlaceToken) -> None:
    """Place a station, or choose the city of a company's home."""
    tile, _, number = action.city.rpartition("-")
    hex_ = game.site_map.hex_of(tile)
    city = game.site_map.our_city(game.state.board, hex_, int(number)) if hex_ else None
    if hex_ is None or (city is None and isinstance(game.owed(), HomeOwed)):
        raise Unreadable("import-city", word=action.city)
    if isinstance(game.owed(), HomeOwed):
        _choose_home(game, action, BOX.hexes[hex_].names[city or 0])
    else:
        play_for(game, action, moves.Station(hex_, None if city is None else city_edge(game.state.board, hex_, city)))


def _choose_home(game: ImportState, action: schema.PlaceToken, city: str) -> None:
    """Choose a home: of two companies, the site asks the one first that operates first."""
    who = game.name_of(action)
    if HomeOwed(who) not in game.state.owed:
        game.refuse_turn(action)
    game.homes[who] = city
    while isinstance(owed := game.owed(), HomeOwed) and owed.who in game.homes:
        game.play(moves.Home(game.homes.pop(owed.who)))


def run_routes(game: ImportState, action: schema.RunRoutes) -> None:
    """Run every train's route; if their income differs from the recorded one, keep the recorded sum."""
    game.must_be_due(action)
    if not game.on_turn():
        game.refuse_turn(action)
    recorded = _recorded_income(game, action)
    ruled = moves.Run(None, recorded)
    try:
        run = _find_run(game, action, recorded)
        ENGINE.check(game.state, run)
    except Illegal as refusal:
        if game.strict or recorded is None:
            raise
        game.rule(Overrule(cause(refusal.code), moves.NOTATION.write(ruled)), ruled, refusal)
        return
    total = run_income(game.state, run).total
    if recorded in (None, total):
        game.play(run)
    else:
        why = cause(OTHER_SUM, recorded=recorded, counted=total)
        refused = Illegal("run-not-so-much", amount=recorded, best=total)
        game.rule(Overrule(why, moves.NOTATION.write(ruled)), ruled, refused)


def _recorded_income(game: ImportState, action: schema.RunRoutes) -> int | None:
    """Return the recorded income with the site's bonus for the present space; None if it is missing."""
    sums = [route.revenue for route in action.routes if route.revenue is not None]
    if len(sums) < len(action.routes) or not (sum(sums) or any(route.connections for route in action.routes)):
        return None
    company = game.state.companies.get(game.on_turn())
    if company is None or game.ours:
        return sum(sums) + terms(game.state, game.on_turn()).chart_bonus
    return sum(sums) + BOX.chart.bonus(company.space) * SHARES


def _find_run(game: ImportState, action: schema.RunRoutes, recorded: int | None) -> moves.Run:
    """Return the run of the named routes; if only a sum is given, a run that earns it."""
    _check_trains(game, game.name_of(action), [route.train for route in action.routes])
    board, routes = game.state.board, [route for route in action.routes if route.connections]
    if recorded is not None and any(route.revenue and not route.connections for route in action.routes):
        ENGINE.rule_for(game.state, moves.Run).check_moment(game.state)
        return complete_run(game.state, moves.Run(None, recorded))
    return moves.Run(
        tuple(moves.TrainRun(schema.train_type(route.train), stops_of(board, route.connections)) for route in routes)
    )


def _check_trains(game: ImportState, who: str, trains: Sequence[str]) -> None:
    """Refuse a train named twice, or one that another company owns."""
    for place, train in enumerate(trains):
        owner, kind = game.sellers.get(train, who), schema.train_type(train)
        foreign = owner != who and kind in game.state.companies[owner].trains
        if foreign or train in trains[:place]:
            owned = trains_of(game.state, who)
            raise Illegal("run-no-train", train=kind, count=owned.count(kind) + 1, owned=owned)


def dividend(game: ImportState, action: schema.DividendAction) -> None:
    """Pay or withhold; the site also asks if there is nothing to pay."""
    kind = {"payout": moves.Pay(), "withhold": moves.Withhold()}.get(action.kind)
    if kind is None:
        raise Unreadable("import-dividend", word=action.kind, expected=("payout", "withhold"))
    if game.name_of(action) == game.ran_for_nothing:
        game.ran_for_nothing = ""
        return
    game.must_be_due(action)
    game.play(kind)


def buy_train(game: ImportState, action: schema.BuyTrain) -> None:
    """Buy from the bank, with a loan if needed, or from a sister company."""
    train, buyer, kind = action.train, game.name_of(action), schema.train_type(action.train)
    printed = BOX.trains[kind].price
    if game.ahead:
        if (buyer, kind) != game.ahead or train in game.sellers:
            game.refuse_turn(action)
        game.ahead = None
        game.sellers[train] = buyer
        if isinstance(game.owed(), GapOwed):
            game.play(moves.Borrow())
        game.correct_sum(buyer, action.price, printed, f"{kind} {action.price}")
        return
    seller = _seller(game, train, kind, buyer)
    if seller is not None:
        play_for(game, action, moves.Train(kind, seller, action.price))
    else:
        # An old game may have paid another price than the printed one.
        if action.price < printed:
            game.correct_sum(buyer, action.price, printed, f"{kind} {action.price}")
        play_for(game, action, moves.Train(kind))
        while isinstance(game.owed(), GapOwed) and game.play_hidden_move(None):
            continue
        if isinstance(game.owed(), GapOwed):
            game.play(moves.Borrow())
        if action.price > printed:
            game.correct_sum(buyer, action.price, printed, f"{kind} {action.price}")
    game.sellers[train] = buyer


def _seller(game: ImportState, train: str, kind: str, buyer: str) -> str | None:
    """Return the company known to own the train, or a sister if the bank has none; None is the bank."""
    state, known = game.state, game.sellers.get(train)
    if known is not None and kind in state.companies[known].trains:
        return known
    if kind in (current_type(state), RESTORED):
        return None
    director = state.companies[buyer].director if buyer in state.companies else None
    sisters = (name for name in directed_by(state, director or "") if name != buyer)
    return next((name for name in sisters if kind in state.companies[name].trains), None)


def discard_train(game: ImportState, action: schema.DiscardTrain) -> None:
    """Discard a train above the limit; the companies may be asked in another order than ours."""
    who, train = game.name_of(action), schema.train_type(action.train)
    if train in game.kept.get(who, ()):
        game.kept[who].remove(train)
        return
    if game.done_already(who, train):
        return
    asked = any(isinstance(owed, SurplusOwed) and owed.who == who for owed in game.state.owed)
    if not asked and not game.rocket_is_ahead():
        game.refuse_turn(action)
    game.scraps.setdefault(who, []).append(train)
    game.give_up_trains()


# VI, VII Privates and investors


def assign(game: ImportState, action: schema.AssignAction) -> None:
    """Assign P5 to a company, or P7 by force."""
    target = action.target
    if action.entity == ROCKET:
        _force_rocket(game, action, target)
    elif action.entity == ENGINEER and target == game.permitted:
        game.permitted = ""
    elif action.entity == ENGINEER:
        game.permit(target)
    else:
        game.refuse_turn(action)


def _force_rocket(game: ImportState, action: schema.AssignAction, target: str) -> None:
    if game.done_already(target, ROCKET):
        return
    if not isinstance(game.owed(), RocketOwed):
        game.refuse_turn(action)
    company, taken = game.state.companies[target], current_type(game.state)
    scrap = None if has_room(game.state, company) else game.train_given_up(target)
    kind = schema.train_type(scrap) if scrap else None
    if kind == taken and (taken not in company.trains or scrap not in game.sellers):
        # Nobody has bought the train given up: it is P7's own.
        game.play(moves.Decline())
        game.kept.setdefault(target, []).append(taken)
    else:
        game.play(moves.Rocket(target, kind))


def purchase_train(game: ImportState, action: schema.Action) -> None:
    """Use P7 by choice, for the company to act."""
    before = under_way(game.state)
    if action.entity != ROCKET or before is None:
        game.refuse_turn(action)
    if game.rocket_comes_later():
        return
    company, after_running = game.on_turn(), game.watch.step(game.state) == TRAINS
    if after_running and before.step <= RUN and not game.ours:
        # In our game the turn is still before the run: the price step of a turn without one is past on the site.
        game.play(moves.Withhold())
    game.play(moves.Rocket())
    turn = under_way(game.state)
    still = turn is not None and turn.who == company and turn.step <= RUN
    if still and after_running and any_route(game.state, company):
        game.play(moves.Run(()))


def choose(game: ImportState, action: schema.ChooseAction) -> None:
    """Answer the site's questions with named answers: founding, P0, an investor's treasury or marker."""
    owed, choice = game.owed(), str(action.choice)
    if action.entity == PAYER:
        share_actions.claim(game, action)
    elif isinstance(owed, MergeOwed) and action.entity_type == "minor":
        _merge(game, game.state.investors[owed.investor], choice)
    elif isinstance(owed, ReplaceOwed) and game.name_of(action) == owed.who:
        game.play(moves.Replace() if choice == REPLACE else moves.Remove())
    elif choice == REPLACE and game.removed is not None and game.removed[0] == game.name_of(action):
        _, hex_, city = game.removed
        game.removed = None
        game.make_extra(second_marker(game.state, game.name_of(action), hex_, city))
    elif action.entity_type == "player":
        share_actions.choose_for_founding(game, action)
    elif choice != DISCARD:
        game.refuse_turn(action)


def _merge(game: ImportState, investor: Investor, choice: str) -> None:
    if TREASURY in choice:
        game.play(moves.Merge(TREASURY))
        share_actions.keep_sum(game, investor.share or "", investor.cash, choice)
    else:
        game.play(moves.Merge(OWNER))
        share_actions.keep_sum(game, investor.owner, owners_part(investor.cash), choice)


# Passing


def pass_turn(game: ImportState, action: schema.Action) -> None:
    """Pass for a player, a private company's owner, or a company at one of the site's steps."""
    who = game.name_of(action)
    stage = game.stage(who)
    if who in BOX.privates:
        _private_passes(game, action)
    elif stage is None or stage.owed:
        game.refuse_turn(action)
    elif isinstance(stage.round, Operating):
        _step_passed(game, stage)
    else:
        pass_on(game, stage)


def _private_passes(game: ImportState, action: schema.Action) -> None:
    if action.entity == PAYER:
        share_actions.decline(game, action)
    elif action.entity == ENGINEER and (stage := game.asked_for_permit()) is not None:
        _step_passed(game, stage)
    else:
        game.refuse_turn(action)


def _step_passed(game: ImportState, stage: State) -> None:
    step = game.watch.step(stage)
    then = next(game.actions_to_come(), None)
    runs = then is not None and then.type == "run_routes" and game.actor(then) == game.on_turn()
    if step == RUN_STEP and turn_key(stage) == turn_key(game.state) and runs:
        # The run is still to come: the site has passed a step that is empty for us.
        return
    if step is not None and step != TRAINS:
        game.watch.leave(stage, step)
        if game.watch.step(stage) is not None:
            return
    if not game.state.owed and same_turn(stage, game.state):
        game.play(moves.Done())
    else:
        game.drop_moment(stage)


def connect(game: ImportState, action: schema.Action) -> None:
    """Join an investor to its company, unless our game has done so automatically."""
    who = game.name_of(action)
    card, merging = game.state.investors.get(who), [o.investor for o in game.state.owed if isinstance(o, MergeOwed)]
    if card is None or (card.open and who not in merging):
        game.refuse_turn(action)


ACTIONS: Mapping[str, Callable[[ImportState, Any], None]] = {
    "bid": share_actions.bid,
    "pass": pass_turn,
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
