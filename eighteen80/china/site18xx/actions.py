"""What each kind of action says, in our moves: a company's turn, decisions, passes. Players' dealings are apart."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from eighteen80.china.box.components import BOX
from eighteen80.china.companies import directed_by
from eighteen80.china.map.tiles import normal
from eighteen80.china.moves import (
    Borrow,
    Claim,
    Correct,
    Decline,
    Done,
    Home,
    Lay,
    Merge,
    Pass,
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
from eighteen80.china.operating.phases import PAYER, ROCKET, current_type
from eighteen80.china.operating.routes import any_route, trains_of
from eighteen80.china.operating.trains import RESTORED
from eighteen80.china.operating.turns import RUN
from eighteen80.china.privates import ENGINEER, has_room
from eighteen80.china.site18xx import dealing
from eighteen80.china.site18xx.action_log import Action
from eighteen80.china.site18xx.hexes import Copy, city_edge, stops_of
from eighteen80.china.site18xx.names import SITE, train_type
from eighteen80.china.site18xx.passes import TRAINS, under_way
from eighteen80.china.site18xx.scene import Scene
from eighteen80.china.state import (
    GapOwed,
    HomeOwed,
    MergeOwed,
    Operating,
    PaymentOwed,
    ReplaceOwed,
    RocketOwed,
    ShareRound,
    State,
    SurplusOwed,
)
from eighteen80.refusals import Illegal, Unreadable

TREASURY, DISCARD = "treasury", "Discard"


# X A company's turn


def lay_tile(scene: Scene, action: Action) -> None:
    """A tile, in the least of equal positions."""
    scene.must_be_due(action)
    hex_, rotation = str(action["hex"]), int(action["rotation"])
    number, _, copy = str(action["tile"]).rpartition("-")
    lies = scene.ground.hex_of(str(action["tile"]))
    if lies not in (None, hex_):
        raise Unreadable("import-tile", word=str(action["tile"]), hex=lies)
    scene.play(Lay(hex_, number, normal(number, rotation) if number in BOX.tiles else rotation))
    scene.ground.lay(hex_, Copy(number, int(copy), rotation))


def place_token(scene: Scene, action: Action) -> None:
    """A station, or the city that a company chooses for its home."""
    scene.must_be_due(action)
    tile, _, number = str(action["city"]).rpartition("-")
    hex_ = scene.ground.hex_of(tile)
    city = scene.ground.our_city(scene.state.board, hex_, int(number)) if hex_ else None
    if hex_ is None or (city is None and isinstance(scene.owed(), HomeOwed)):
        raise Unreadable("import-city", word=str(action["city"]))
    if isinstance(scene.owed(), HomeOwed):
        scene.play(Home(BOX.hexes[hex_].names[city or 0]))
    else:
        scene.play(Station(hex_, None if city is None else city_edge(scene.state.board, hex_, city)))


def run_routes(scene: Scene, action: Action) -> None:
    """Every train's route."""
    scene.must_be_due(action)
    board = scene.state.board
    _check_trains(scene, scene.who(action), [str(route["train"]) for route in action["routes"]])
    routes = (route for route in action["routes"] if route["connections"])
    runs = (TrainRun(train_type(route["train"]), stops_of(board, route["connections"])) for route in routes)
    scene.play(Run(tuple(runs)))


def _check_trains(scene: Scene, who: str, trains: Sequence[str]) -> None:
    """No train twice, and none that another company owns."""
    for place, train in enumerate(trains):
        owner, kind = scene.sellers.get(train, who), train_type(train)
        foreign = owner != who and kind in scene.state.companies[owner].trains
        if foreign or train in trains[:place]:
            owned = trains_of(scene.state, who)
            raise Illegal("run-no-train", train=kind, count=owned.count(kind) + 1, owned=owned)


def dividend(scene: Scene, action: Action) -> None:
    """Paid or withheld; the site also asks where there is nothing to pay."""
    kind = {"payout": Pay(), "withhold": Withhold()}.get(action["kind"])
    if kind is None:
        raise Unreadable("import-dividend", word=str(action["kind"]), expected=("payout", "withhold"))
    if scene.who(action) == scene.ran_for_nothing:
        scene.ran_for_nothing = ""
        return
    scene.must_be_due(action)
    scene.play(kind)


def buy_train(scene: Scene, action: Action) -> None:
    """From the bank, if need be with a loan, or from a sister company."""
    train, buyer = str(action["train"]), scene.who(action)
    if scene.ahead:
        if (buyer, train_type(train)) != scene.ahead or train in scene.sellers:
            scene.refuse_turn(action)
        scene.ahead = None
        scene.sellers[train] = buyer
        if isinstance(scene.owed(), GapOwed):
            scene.play(Borrow())
        return
    scene.must_be_due(action)
    kind = train_type(train)
    seller = _seller(scene, train, kind, buyer)
    if seller is not None:
        scene.play(Train(kind, seller, int(action["price"])))
    else:
        _put_right(scene, kind, buyer, int(action["price"]))
        scene.play(Train(kind))
        if isinstance(scene.owed(), GapOwed):
            scene.play(Borrow())
    scene.sellers[train] = buyer


def _put_right(scene: Scene, kind: str, buyer: str, paid: int) -> None:
    """An old game may have paid another price than the printed one: its money stays what it was, by a correction."""
    printed = BOX.trains[kind].price if kind in BOX.trains else paid
    if paid != printed:
        scene.play(Correct("cash", buyer, f"{printed - paid:+d}", f"{SITE}: {kind} {paid}"))


def _seller(scene: Scene, train: str, kind: str, buyer: str) -> str | None:
    """Who sells this very train: the company known to own it, or a sister where the bank has none; None is the bank."""
    state, known = scene.state, scene.sellers.get(train)
    if known is not None and kind in state.companies[known].trains:
        return known
    if kind in (current_type(state), RESTORED):
        return None
    director = state.companies[buyer].director
    sisters = (name for name in directed_by(state, director or "") if name != buyer)
    return next((name for name in sisters if kind in state.companies[name].trains), None)


def discard_train(scene: Scene, action: Action) -> None:
    """A train above the limit goes; the companies may be asked in another order than ours."""
    who, train = scene.who(action), train_type(str(action["train"]))
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


def assign(scene: Scene, action: Action) -> None:
    """P5 to a company, or P7 by force."""
    target = str(action["target"])
    if action["entity"] == ROCKET:
        _force_rocket(scene, action, target)
    elif action["entity"] == ENGINEER and target == scene.permitted:
        scene.permitted = ""
    elif action["entity"] == ENGINEER:
        scene.permit(target)
    else:
        scene.refuse_turn(action)


def _force_rocket(scene: Scene, action: Action, target: str) -> None:
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


def purchase_train(scene: Scene, action: Action) -> None:
    """P7 by choice, for the company on turn."""
    before = under_way(scene.state)
    if action["entity"] != ROCKET or before is None:
        scene.refuse_turn(action)
    if scene.rocket_comes_later():
        return
    company, after_running = scene.on_turn(), scene.watch.step(scene.state) == TRAINS
    if after_running and before.step <= RUN:
        # With us its turn still stands before the run: the price step of a turn without one is past on the site.
        scene.play(Withhold())
    scene.play(Rocket())
    turn = under_way(scene.state)
    still = turn is not None and turn.who == company and turn.step <= RUN
    if still and after_running and any_route(scene.state, company):
        scene.play(Run(()))


def choose(scene: Scene, action: Action) -> None:
    """Whatever the site asks with named answers: founding, P0, an investor's treasury, its marker."""
    owed, choice = scene.owed(), str(action["choice"])
    if isinstance(owed, PaymentOwed) and action["entity"] == PAYER:
        scene.play(Claim())
    elif isinstance(owed, MergeOwed) and action.get("entity_type") == "minor":
        scene.play(Merge(TREASURY if TREASURY in choice else "owner"))
    elif isinstance(owed, ReplaceOwed) and scene.who(action) == owed.who:
        scene.play(Replace() if choice == "Replace" else Remove())
    elif action.get("entity_type") == "player":
        dealing.choose_for_founding(scene, action)
    elif choice != DISCARD and (action["entity"] != PAYER or choice):
        scene.refuse_turn(action)


# Passing


def pass_(scene: Scene, action: Action) -> None:
    """A pass of a player, of a private company's owner, or of one on turn at one of the site's steps."""
    who = scene.who(action)
    stage = scene.stage(who)
    if who in BOX.privates:
        _private_passes(scene, action)
    elif stage is None or stage.owed:
        scene.refuse_turn(action)
    elif isinstance(stage.round, Operating):
        _step_passed(scene, stage)
    elif stage is scene.state:
        round_ = stage.round
        scene.play(Done() if isinstance(round_, ShareRound) and round_.sold_now else Pass())
    else:
        scene.go_past(stage)


def _private_passes(scene: Scene, action: Action) -> None:
    if isinstance(scene.owed(), PaymentOwed | RocketOwed):
        scene.play(Decline())
    elif action["entity"] == ENGINEER and (stage := scene.asked_for_permit()) is not None:
        _step_passed(scene, stage)
    else:
        scene.refuse_turn(action)


def _step_passed(scene: Scene, stage: State) -> None:
    step, turn, now = scene.watch.step(stage), under_way(stage), under_way(scene.state)
    if step is not None and step != TRAINS:
        scene.watch.leave(stage, step)
        if scene.watch.step(stage) is not None:
            return
    if turn and now and not scene.state.owed and (now.who, now.settled) == (turn.who, turn.settled):
        scene.play(Done())
    else:
        scene.go_past(stage)


def no_move(_scene: Scene, _action: Action) -> None:
    """Derived by us: an investor's look at its connection."""


ACTIONS: Mapping[str, Callable[[Scene, Action], None]] = {
    "bid": dealing.bid,
    "pass": pass_,
    "par": dealing.par,
    "choose": choose,
    "buy_shares": dealing.buy_shares,
    "sell_shares": dealing.sell_shares,
    "payoff_player_debt": dealing.repay,
    "lay_tile": lay_tile,
    "place_token": place_token,
    "run_routes": run_routes,
    "dividend": dividend,
    "buy_train": buy_train,
    "purchase_train": purchase_train,
    "discard_train": discard_train,
    "assign": assign,
    "destination_connection": no_move,
}
