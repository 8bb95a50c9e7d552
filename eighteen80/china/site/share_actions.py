"""Players' actions: bids, foundings, purchases and sales of shares, payments of debts, answers about P0's payment."""

from __future__ import annotations

import re

from eighteen80.china.box.components import BOX
from eighteen80.china.engine import ENGINE
from eighteen80.china.moves import NOTATION, Bid, Buy, ChooseInvestor, Claim, Decline, Found, Permit, Repay, Sell, Train
from eighteen80.china.rules.auction import EXCHANGED
from eighteen80.china.rules.chart import price
from eighteen80.china.rules.companies import SHARE
from eighteen80.china.rules.debts import max_repayment, repayment_counts_as_action
from eighteen80.china.rules.operating.phases import PAYER, current_type
from eighteen80.china.site.deviations import DECLINED, SOLD, SOLD_OUT_OF_TURN, cause, correction
from eighteen80.china.site.import_state import ImportState
from eighteen80.china.site.names import SITE
from eighteen80.china.site.schema import (
    PAYMENT,
    ROCKET_USED,
    Action,
    BidAction,
    BuyShares,
    BuyTrain,
    ChooseAction,
    Dealt,
    ParAction,
    SellShares,
    train_type,
)
from eighteen80.china.site.skipped_turns import asked_in_turn, play_for
from eighteen80.china.state import Auction, Operating, PaymentOwed, ShareRound, StartOwed
from eighteen80.engine.table_moves import Correct, Overrule
from eighteen80.refusals import Illegal, Unreadable

CHOICE = "choice"
FIGURE = re.compile(r"\d{1,6}")


# V Auction and draft


def bid(scene: ImportState, action: BidAction) -> None:
    """Bid for a private company, or choose an investor."""
    scene.must_be_due(action)
    if action.minor is not None:
        scene.play(ChooseInvestor(f"A{action.minor}"))
        return
    round_, offer = scene.state.round, Bid(action.price)
    if isinstance(round_, Auction) and action.company not in (None, round_.private):
        raise Unreadable("import-not-offered", word=str(action.company))
    scene.play(offer)


# XII Share round


def par(scene: ImportState, action: ParAction) -> None:
    """Name a company with price and row; certificate and permits follow as choices."""
    scene.must_be_due(action)
    scene.founding = {"company": action.corporation, "price": action.price, "row": action.slot + 1}
    if not isinstance(scene.owed(), StartOwed):
        _check_founding(scene, min(BOX.setup.permit_choices))
    elif action.price != EXCHANGED.par:
        raise Illegal("found-price", price=action.price, prices=(EXCHANGED.par,))


def _check_founding(scene: ImportState, certificate: int) -> None:
    """Refuse at once a founding that no permits could complete."""
    permits = BOX.setup.permit_choices.get(certificate, ("",))[0]
    ENGINE.check(scene.state, _founding_move(scene, certificate, permits))


def _founding_move(scene: ImportState, certificate: int, permits: str) -> Found:
    chosen = scene.founding
    return Found(chosen["company"], chosen["price"], certificate, permits, chosen["row"])


def choose_for_founding(scene: ImportState, action: ChooseAction) -> None:
    """Choose the size of the certificate, or the permits that complete the founding."""
    scene.must_be_due(action)
    choice = action.choice
    if not scene.founding:
        scene.refuse_turn(action)
    if str(choice).isdigit():
        _check_founding(scene, int(choice))
        scene.founding["certificate"] = int(choice)
        return
    if isinstance(scene.owed(), StartOwed):
        scene.play(Permit(str(choice), None, scene.founding["row"]))
    else:
        founding = _founding_move(scene, scene.founding.get("certificate", min(BOX.setup.permit_choices)), str(choice))
        _repay_first(scene, action, founding.price * founding.certificate // SHARE)
        scene.acts(scene.player(action))
        scene.play(founding)
    scene.founding = {}


def _repay_first(scene: ImportState, action: Action, cost: int) -> None:
    """Repay before the founding what the site lets a debtor repay after it: our founding ends his turn."""
    then, player = next(scene.actions_to_come(), None), scene.state.players[scene.player(action)]
    if then is not None and then.type == PAYMENT and then.entity == action.entity:
        if amount := min(player.cash - cost, player.debt):
            scene.play(Repay(amount))
        scene.repaid = scene.player(action)


def buy_shares(scene: ImportState, action: BuyShares) -> None:
    """Buy one share from the bank."""
    if scene.brought_forward and scene.brought_forward[0] is action:
        scene.brought_forward.pop(0)
        return
    name = _company_of(action)
    if len(action.shares) > 1 or action.shares[0] == f"{name}_0":
        raise Unreadable("import-not-offered", word=", ".join(action.shares))
    scene.acts(scene.player(action), shares=action.shares)
    play_for(scene, action, Buy(name))
    counted, paid = price(scene.state.companies[name]), action.share_price or action.total_price
    if paid and paid != counted:
        scene.make_extra(correction(scene.state, scene.player(action), paid, counted, f"{SITE}: {name} {paid}"))


def sell_shares(scene: ImportState, action: SellShares) -> None:
    """Sell shares; if the sale fills a gap, make the purchase that opens the gap first."""
    seller = scene.player(action)
    bundle = Sell(((_company_of(action), action.percent // SHARE),))
    if isinstance(scene.state.round, Operating) and not (scene.state.owed or scene.ahead):
        company = scene.state.companies.get(scene.on_turn())
        if company is None or company.director != seller:
            scene.refuse_turn(action)
        if not _pays_for_a_train(scene):
            rule = Overrule(cause(SOLD_OUT_OF_TURN), f"{seller}: {NOTATION.write(bundle)}")
            scene.make(rule, rule)
            return
        scene.ahead = scene.on_turn(), current_type(scene.state)
        scene.play(Train(scene.ahead[1]))
    ((name, number),) = bundle.bundles
    counted, paid = price(scene.state.companies[name]) if scene.state.companies[name].founded else 0, action.share_price
    scene.acts(seller, shares=action.shares)
    play_for(scene, action, bundle)
    if paid and paid != counted:
        scene.make_extra(correction(scene.state, seller, number * counted, number * paid, f"{SITE}: {SOLD} {paid}"))


def _pays_for_a_train(scene: ImportState) -> bool:
    """Return whether the company to act then buys from the bank, and neither uses P7 nor buys a sister's train."""
    trains = (then for then in scene.actions_to_come() if isinstance(then, BuyTrain) or then.type == ROCKET_USED)
    then = next(trains, None)
    if not isinstance(then, BuyTrain):
        return then is None
    bank = train_type(then.train) == current_type(scene.state) and then.train not in scene.sellers
    return bank or then.entity != scene.on_turn()


def _company_of(action: Dealt) -> str:
    """Return the company of the shares; they are of one only."""
    first, *others = {share.partition("_")[0] for share in action.shares}
    if others or first not in BOX.companies:
        raise Unreadable("import-not-offered", word=", ".join(action.shares))
    return first


def repay(scene: ImportState, action: Action) -> None:
    """R60: Repay all cash, up to the debt; X: also in others' turns of a share round."""
    player = scene.player(action)
    if scene.repaid == player:
        scene.repaid = ""
        return
    amount, out_of_turn = max_repayment(scene.state, player), _pays_out_of_turn(scene, player)
    if repayment_counts_as_action(scene.state):
        scene.acts(player, asked_in_turn(scene.stages) if out_of_turn else [player])
    if out_of_turn and amount:
        scene.make_extra(Repay(amount, None if player == scene.due() else player))
    elif not (out_of_turn and scene.ours):
        # Our own game has paid where its line is kept: then there is nothing left to be paid.
        scene.must_be_due(action)
        scene.play(Repay(amount))


def _pays_out_of_turn(scene: ImportState, player: str) -> bool:
    """Return whether the site waits for another player in a share round, who may have passed automatically here."""
    if not isinstance(scene.state.round, ShareRound):
        return False
    then = next((action for action in scene.actions_to_come() if action.type != PAYMENT), None)
    stage = scene.stage(scene.actor(then)) if then is not None else None
    return player != scene.due() or (stage is not None and stage is not scene.state)


# VI P0's payments: the third is automatic in our game


def claim(scene: ImportState, action: ChooseAction) -> None:
    """Take the payment; what the site does automatically has no words."""
    choice = str(action.choice)
    if isinstance(scene.owed(), PaymentOwed):
        scene.play(Claim())
    elif choice and not scene.paid:
        scene.refuse_turn(action)
    paid, scene.paid = scene.paid, None
    if paid:
        keep_sum(scene, *paid, choice)


def decline(scene: ImportState, action: Action) -> None:
    """Decline the payment; declining the last brings no money and nothing to wait for, and P0 remains."""
    if isinstance(scene.owed(), PaymentOwed):
        scene.play(Decline())
        return
    if not scene.paid:
        scene.refuse_turn(action)
    (owner, amount), scene.paid = scene.paid, None
    scene.make_extra(correction(scene.state, owner, amount, 0, cause(DECLINED)))
    scene.make_extra(Correct("private", PAYER, owner, cause(DECLINED)))


def keep_sum(scene: ImportState, who: str, counted: int, choice: str) -> None:
    """Correct the sum if the answer names another one."""
    recorded = int(found[0]) if (found := FIGURE.search(choice)) else counted
    if recorded != counted:
        scene.make_extra(correction(scene.state, who, counted, recorded, f"{SITE}: {CHOICE} {recorded}"))
