"""Acts on the site by players whom our game has passed: a ruling makes the move, and the round continues there."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile

from eighteen80.china.moves import NOTATION, Buy, Done, Found, Move, Pass
from eighteen80.china.rules.companies import clockwise_from
from eighteen80.china.rules.debts import repayment_counts_as_action
from eighteen80.china.site.deviations import ASKED_STILL, PAID_OUT_OF_TURN, PASSED_OVER, cause
from eighteen80.china.site.import_state import ImportState
from eighteen80.china.site.passes import actor_asked, under_way
from eighteen80.china.site.schema import PAYMENT, Action, BuyShares, ParAction, SellShares
from eighteen80.china.state import BANK, ShareRound, State
from eighteen80.china.turn import ENGINE, RULINGS, settle_stages
from eighteen80.engine.table_moves import Correct, Overrule
from eighteen80.refusals import Illegal, Refusal


def play_for(game: ImportState, action: Action, move: Move) -> None:
    """Make the move if the player is to act, or has been passed automatically and the site still waits."""
    who = game.name_of(action)
    if who == game.due():
        _deal(game, move)
        return
    stage = game.stage(who)
    if game.strict or stage is None or stage.owed or stage is game.state:
        game.refuse_turn(action)
    if not isinstance(game.state.round, type(stage.round)):
        # Our game has left the round in which the site waits.
        game.refuse_turn(action)
    try:
        _make_up(game, stage, move)
    except Refusal:
        game.refuse_turn(action)


def _rule_for(who: str, move: Move) -> Overrule:
    return Overrule(cause(PASSED_OVER), f"{who}: {NOTATION.write(move)}")


def _make_up(game: ImportState, stage: State, move: Move) -> None:
    """Keep the site waiting in the moments after his, and in his own if the move does not end his turn."""
    rule, passed = _rule_for(actor_asked(stage), move), game.stages[game.stages.index(stage) : -1]
    game.make(rule, rule)
    if under_way(stage):
        game.watch.note(stage, move)
    game.stages[:0] = passed[1:] if isinstance(move, Buy | Found) else passed


def _deal(game: ImportState, move: Move) -> None:
    """Make a due move; if a purchase would end our share round, make those that follow there first."""
    ends = isinstance(game.state.round, ShareRound) and isinstance(move, Buy)
    for then in _still_acting(game, move)[1] if ends else []:
        if not isinstance(then, BuyShares):
            break
        rule = _rule_for(game.actor(then), Buy(then.shares[0].partition("_")[0]))
        game.make(rule, rule)
        game.brought_forward.append(then)
    game.play(move)
    if game.brought_forward:
        left = clockwise_from(game.state, game.actor(game.brought_forward[-1]))[0]
        if left != game.state.priority:
            game.make_extra(Correct("priority", BANK, left, cause(ASKED_STILL)))


def pass_on(game: ImportState, stage: State) -> None:
    """Pass for a player; if our share round would end although the site's does not, hand the turn on.

    Hand it on too after a payment of a debt in this turn: the site counts it as an act, and the pass only ends the
    turn.
    """
    who, turns = actor_asked(stage), game.turns
    idle, acting = _still_acting(game, passing_move(game)) if stage is game.state else ([], [])
    if isinstance(game.state.round, ShareRound):
        game.turns = frozenset()
    if who in turns and not _has_acted(stage) and isinstance(game.state.round, ShareRound):
        turn = Correct("turn", BANK, clockwise_from(stage, who)[0], cause(PAID_OUT_OF_TURN))
        game.make(turn, turn)
    elif acting:
        turn = Correct("turn", BANK, idle[0], cause(ASKED_STILL))
        game.make(turn, turn)
    elif stage is game.state:
        game.play(passing_move(game))
    else:
        game.drop_moment(stage)


def passing_move(game: ImportState) -> Move:
    """Return the move by which the player to act in a share round ends the turn."""
    round_ = game.state.round
    return Done() if isinstance(round_, ShareRound) and round_.sold_now else Pass()


def _has_acted(stage: State) -> bool:
    """Return whether the turn counts in our game too: its player has sold, or repaid if that counts."""
    round_ = stage.round_as(ShareRound)
    return round_.sold_now or (round_.repaid_now and repayment_counts_as_action(stage))


def _still_acting(game: ImportState, move: Move) -> tuple[list[str], list[Action]]:
    """List the players whom our game would pass until the share round ends, and their actions there."""
    if game.strict or not isinstance(game.state.round, ShareRound):
        return [], []
    try:
        moments = list(settle_stages(ENGINE.make(game.state, move)))
    except Illegal:
        return [], []
    if isinstance(moments[-1].round, ShareRound):
        return [], []
    idle = asked_in_turn(moments)
    # Their next actions except passes, until another acts; others may pay a debt in the meantime.
    theirs = takewhile(lambda then: game.actor(then) in idle or then.type == PAYMENT, game.actions_to_come())
    acting = (then for then in theirs if then.type != "pass")
    return idle, list(
        takewhile(lambda then: isinstance(then, BuyShares | SellShares | ParAction) or then.type == PAYMENT, acting)
    )


def asked_in_turn(moments: Iterable[State]) -> list[str]:
    """List the players to act in the moments of a share round."""
    return [actor_asked(state) for state in moments if isinstance(state.round, ShareRound) and not state.owed]


def ruled_move(state: State, ruling: Overrule) -> tuple[Move, State]:
    """Return the move that an import has ruled, and its player's moment; the site has no word for a closed turn."""
    ruled = RULINGS.complete_case(state, ruling)
    if ruled.who and not isinstance(ruled.moment.round, ShareRound):
        raise Illegal("export-no-word", verb=ruling.verb)
    return ruled.move, ruled.moment
