"""Players' actions: bids, foundings, purchases and sales of shares, payments of debts, answers about P0's payment."""

from __future__ import annotations

import re

from eighteen80.china.box.components import BOX
from eighteen80.china.moves import NOTATION, Bid, Buy, ChooseInvestor, Claim, Decline, Found, Permit, Repay, Sell, Train
from eighteen80.china.rules.auction import EXCHANGED
from eighteen80.china.rules.chart import price
from eighteen80.china.rules.companies import SHARE
from eighteen80.china.rules.debts import max_repayment, repayment_counts_as_action
from eighteen80.china.rules.operating.phases import PAYER, current_type
from eighteen80.china.site import schema
from eighteen80.china.site.deviations import DECLINED, SOLD, SOLD_OUT_OF_TURN, cause, correction
from eighteen80.china.site.import_state import ImportState
from eighteen80.china.site.passes import actor_asked
from eighteen80.china.site.skipped_turns import asked_in_turn, play_for
from eighteen80.china.state import Auction, Operating, PaymentOwed, ShareRound, StartOwed
from eighteen80.china.turn import ENGINE
from eighteen80.engine.table_moves import Correct, Overrule
from eighteen80.refusals import Illegal, Unreadable

CHOICE = "choice"
FIGURE = re.compile(r"\d{1,6}")


# V Auction and draft


def bid(game: ImportState, action: schema.BidAction) -> None:
    """Bid for a private company, or choose an investor."""
    game.must_be_due(action)
    if action.minor is not None:
        game.play(ChooseInvestor(f"A{action.minor}"))
        return
    round_, offer = game.state.round, Bid(action.price)
    if isinstance(round_, Auction) and action.company not in (None, round_.private):
        raise Unreadable("import-not-offered", word=str(action.company))
    game.play(offer)


# XII Share round


def par(game: ImportState, action: schema.ParAction) -> None:
    """Name a company with price and row; certificate and permits follow as choices."""
    game.must_be_due(action)
    game.founding = {"company": action.corporation, "price": action.price, "row": action.slot + 1}
    if not isinstance(game.owed(), StartOwed):
        _check_founding(game, min(BOX.setup.permit_choices))
    elif action.price != EXCHANGED.par:
        raise Illegal("found-price", price=action.price, prices=(EXCHANGED.par,))


def _check_founding(game: ImportState, certificate: int) -> None:
    """Refuse at once a founding that no permits could complete."""
    permits = BOX.setup.permit_choices.get(certificate, ("",))[0]
    ENGINE.check(game.state, _founding_move(game, certificate, permits))


def _founding_move(game: ImportState, certificate: int, permits: str) -> Found:
    chosen = game.founding
    return Found(chosen["company"], chosen["price"], certificate, permits, chosen["row"])


def choose_for_founding(game: ImportState, action: schema.ChooseAction) -> None:
    """Choose the size of the certificate, or the permits that complete the founding."""
    game.must_be_due(action)
    choice = action.choice
    if not game.founding:
        game.refuse_turn(action)
    if str(choice).isdigit():
        _check_founding(game, int(choice))
        game.founding["certificate"] = int(choice)
        return
    if isinstance(game.owed(), StartOwed):
        game.play(Permit(str(choice), None, game.founding["row"]))
    else:
        founding = _founding_move(game, game.founding.get("certificate", min(BOX.setup.permit_choices)), str(choice))
        _repay_first(game, action, founding)
        game.acts(game.player(action))
        game.play(founding)
    game.founding = {}


def _repay_first(game: ImportState, action: schema.Action, founding: Found) -> None:
    """Repay before the founding what the site lets a debtor repay after it: our founding ends his turn.

    If all others pass automatically, the next turn is his too, and he repays in that.
    """
    then, name = next(game.actions_to_come(), None), game.player(action)
    if then is None or then.type != schema.PAYMENT or then.entity != action.entity:
        return
    if actor_asked(ENGINE.apply(game.state, founding).state) == name:
        return
    player = game.state.players[name]
    if amount := min(player.cash - founding.price * founding.certificate // SHARE, player.debt):
        game.play(Repay(amount))
    game.repaid = name


def buy_shares(game: ImportState, action: schema.BuyShares) -> None:
    """Buy one share from the bank."""
    if game.brought_forward and game.brought_forward[0] is action:
        game.brought_forward.pop(0)
        return
    name = _company_of(action)
    if len(action.shares) > 1 or action.shares[0] == f"{name}_0":
        raise Unreadable("import-not-offered", word=", ".join(action.shares))
    game.acts(game.player(action), shares=action.shares)
    play_for(game, action, Buy(name))
    counted = price(game.state.companies[name])
    paid = action.share_price or action.total_price or counted
    game.correct_sum(game.player(action), paid, counted, f"{name} {paid}")


def sell_shares(game: ImportState, action: schema.SellShares) -> None:
    """Sell shares; if the sale fills a gap, make the purchase that opens the gap first."""
    seller = game.player(action)
    bundle = Sell(((_company_of(action), action.percent // SHARE),))
    if isinstance(game.state.round, Operating) and not (game.state.owed or game.ahead):
        company = game.state.companies.get(game.on_turn())
        if company is None or company.director != seller:
            game.refuse_turn(action)
        if not _pays_for_a_train(game):
            rule = Overrule(cause(SOLD_OUT_OF_TURN), f"{seller}: {NOTATION.write(bundle)}")
            game.make(rule, rule)
            return
        game.ahead = game.on_turn(), current_type(game.state)
        game.play(Train(game.ahead[1]))
    ((name, number),) = bundle.bundles
    counted = price(game.state.companies[name]) if game.state.companies[name].founded else 0
    paid = action.share_price or counted
    game.acts(seller, shares=action.shares)
    play_for(game, action, bundle)
    game.correct_sum(seller, number * counted, number * paid, f"{SOLD} {paid}")


def _pays_for_a_train(game: ImportState) -> bool:
    """Return whether the company to act then buys from the bank, and neither uses P7 nor buys a sister's train."""
    trains = (
        then for then in game.actions_to_come() if isinstance(then, schema.BuyTrain) or then.type == schema.ROCKET_USED
    )
    then = next(trains, None)
    if not isinstance(then, schema.BuyTrain):
        return then is None
    bank = schema.train_type(then.train) == current_type(game.state) and then.train not in game.sellers
    return bank or then.entity != game.on_turn()


def _company_of(action: schema.Dealt) -> str:
    """Return the company of the shares; they are of one only."""
    first, *others = {share.partition("_")[0] for share in action.shares}
    if others or first not in BOX.companies:
        raise Unreadable("import-not-offered", word=", ".join(action.shares))
    return first


def repay(game: ImportState, action: schema.Action) -> None:
    """R60: Repay all cash, up to the debt; X: also in others' turns of a share round."""
    player = game.player(action)
    if game.repaid == player:
        game.repaid = ""
        return
    amount, out_of_turn = max_repayment(game.state, player), _pays_out_of_turn(game, player)
    if repayment_counts_as_action(game.state):
        game.acts(player, asked_in_turn(game.stages) if out_of_turn else [player])
    if out_of_turn and amount:
        game.make_extra(Repay(amount, None if player == game.due() else player))
    elif amount or not game.ours:
        # Our own game has paid where its line is kept: then there is nothing left to be paid.
        game.must_be_due(action)
        game.play(Repay(amount))


def _pays_out_of_turn(game: ImportState, player: str) -> bool:
    """Return whether the site waits for another player in a share round, who may have passed automatically here."""
    if not isinstance(game.state.round, ShareRound):
        return False
    then = next((action for action in game.actions_to_come() if action.type != schema.PAYMENT), None)
    stage = game.stage(game.actor(then)) if then is not None else None
    waits = stage is not None and stage is not game.state and isinstance(stage.round, ShareRound)
    return player != game.due() or waits


# VI P0's payments: the third is automatic in our game


def claim(game: ImportState, action: schema.ChooseAction) -> None:
    """Take the payment; what the site does automatically has no words."""
    choice = str(action.choice)
    if isinstance(game.owed(), PaymentOwed):
        game.play(Claim())
    elif choice and not game.paid:
        game.refuse_turn(action)
    paid, game.paid = game.paid, None
    if paid:
        keep_sum(game, *paid, choice)


def decline(game: ImportState, action: schema.Action) -> None:
    """Decline the payment; declining the last brings no money and nothing to wait for, and P0 remains."""
    if isinstance(game.owed(), PaymentOwed):
        game.play(Decline())
        return
    if not game.paid:
        game.refuse_turn(action)
    (owner, amount), game.paid = game.paid, None
    game.make_extra(correction(game.state, owner, amount, 0, cause(DECLINED)))
    game.make_extra(Correct("private", PAYER, owner, cause(DECLINED)))


def keep_sum(game: ImportState, who: str, counted: int, choice: str) -> None:
    """Correct the sum if the answer names another one."""
    recorded = int(found[0]) if (found := FIGURE.search(choice)) else counted
    game.correct_sum(who, counted, recorded, f"{CHOICE} {recorded}")
