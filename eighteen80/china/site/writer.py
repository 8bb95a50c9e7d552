"""Our game as the site keeps it: every move as actions, with the passes that the site waits for in between.

The site stops where we do not: at every optional step, at a merger that leaves no choice about the marker. And it asks
later where we ask at once: shares are sold before the purchase that they pay for, trains above the limit go after the
share round that a removal brings.

It has no word for corrections and rulings, for a part of a debt whose rest is not repaid before the interest, nor for
P7 where a company has nothing left to be asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from eighteen80.china import moves
from eighteen80.china.box.components import BOX
from eighteen80.china.events import InterestCharged, InvestorMerged, MarkerRemoved, PaymentMade, RocketLost, RocketUsed
from eighteen80.china.rules import auction, setup
from eighteen80.china.rules.companies import clockwise_from
from eighteen80.china.rules.operating.phases import PAYER, ROCKET, turn_order
from eighteen80.china.rules.operating.routes import any_route, run_income
from eighteen80.china.rules.operating.turn_events import NoIncome, TrainScrapped
from eighteen80.china.rules.operating.turns import PLACES, RUN, income_without_run
from eighteen80.china.rules.privates import ENGINEER
from eighteen80.china.rules.share_rounds import can_act
from eighteen80.china.site.actions import DISCARD, REPLACE
from eighteen80.china.site.deviations import (
    DECLINED,
    PAID_OUT_OF_TURN,
    RESULT,
    SITE,
    SOLD,
    cause,
    from_site,
    is_import_correction,
)
from eighteen80.china.site.export_actions import CURRENCY, PLACE, PendingRepayments, Translator, train_bought
from eighteen80.china.site.passes import EXTRA, STEP_OF, TRAINS, StepsBehind, asks_bidder, same_turn, under_way
from eighteen80.china.site.schema import MESSAGE
from eighteen80.china.site.share_actions import CHOICE, FIGURE
from eighteen80.china.site.skipped_turns import ruled_move
from eighteen80.china.state import Auction, GapOwed, HomeOwed, MergeOwed, Operating, ShareRound, State, SurplusOwed
from eighteen80.china.turn import ENGINE, settle_stages
from eighteen80.engine.table_moves import Correct, Count, Note, Overrule
from eighteen80.events import Event
from eighteen80.refusals import Illegal

UNSAID = (moves.Borrow, Correct, Count, Note, moves.Scrap, moves.Train)
FOLLOWING = ("price", "stack", "priority")
"""Corrections by an import that the site itself makes automatically."""
FOR_NOTHING = (moves.Run, moves.Withhold)
"""Moves that are made also where a company has nothing to run."""


class DelayedMove(NamedTuple):
    """A move, when it was made, and how many came before it."""

    after: int
    time: int
    move: moves.Move


class Writer:
    """Writer that plays a game again and translates it move by move.

    `moves` is the number of moves made, `late` are those not yet translated.
    """

    def __init__(self, seats: Sequence[str], rulings: Mapping[str, str]) -> None:
        self.seats, self.rulings = seats, rulings
        self.state = setup.start(seats, rulings)
        self.actions: list[dict[str, Any]] = []
        self.moves = 0
        self.translator = Translator({name: number for number, name in enumerate(seats)})
        self._watch = StepsBehind()
        self._time = 0
        self._purchase: tuple[str, moves.Train] | None = None
        self._paid: dict[str, int] = {}
        self.late: list[DelayedMove] = []
        self._scraps: list[tuple[str, str, int | None]] = []
        self._untimed: list[dict[str, object]] = []
        self._joins = ""
        self._pending = PendingRepayments()
        self._permit: moves.Permit | None = None

    def remark(self, text: str, time: int) -> bool:
        """Add a player's message; return False if no player wrote it."""
        writer, colon, message = text.partition(": ")
        if not colon or writer not in self.translator.seats:
            return False
        self._time = time
        self._add(self.translator.action(MESSAGE, writer, message=message))
        return True

    def take(self, move: moves.Move, time: int) -> bool:
        """Translate a move, and the site's questions before it; `time` in seconds since 1970.

        Return whether there was anything to translate.
        """
        moment, self._time, sent, made = self.state, time, len(self.actions), move
        ENGINE.check(moment, made)
        asked = moment
        if isinstance(made, Overrule) and from_site(made):
            move, asked = ruled_move(moment, made)
        self._give_permit(moment)
        silent = self._keeps_silent(moment, move)
        for action in self._untimed:
            action["created_at"] = time
        self._untimed.clear()
        if not silent:
            self._pass_steps(move)
            self._say(asked, move)
        if under_way(moment) and not moment.owed:
            self._watch.note(moment, move, seen=not silent)
        course, seen, left = ENGINE.make(moment, made), 0, moment if silent else None
        for then in settle_stages(course):
            self._say_purchase(then)
            left = self._leave(left, then)
            for event in course.events[seen:]:
                self._note(moment, then, move, event)
            seen, moment = len(course.events), then
            self._stand(then)
        self.state = moment
        if len(self.actions) > sent:
            self.late = [other for other in self.late if self._scraps and isinstance(other.move, moves.Scrap)]
        if not silent and (self._paid or not is_import_correction(made)):
            self._note_late(DelayedMove(self.moves, time, made), sent=len(self.actions) > sent)
        self.moves += not is_import_correction(made)
        return not silent

    def _note_late(self, late: DelayedMove, *, sent: bool) -> None:
        """Announce a later decision automatically if the game stops before the site can ask."""
        unpaid = self._purchase is not None and isinstance(late.move, moves.Train)
        if not sent or unpaid or (self._scraps and isinstance(late.move, moves.Scrap)):
            self.late.append(late)

    # Translation of moves

    def _add(self, action: Mapping[str, object], time: int | None = None) -> None:
        stamp = self._time if time is None else time
        self.actions.append({**action, "id": len(self.actions) + 1, "created_at": stamp})

    def _add_automatic(self, action: Mapping[str, object]) -> None:
        """Add an automatic action to the action that it follows."""
        self.actions[-1].setdefault("auto_actions", []).append({**action, "created_at": self._time})

    def _say(self, state: State, move: moves.Move) -> None:
        turn = under_way(state)
        if isinstance(move, moves.Rocket) and not state.owed and not self._waits_for_rocket(state):
            raise Illegal("export-rocket", company=self.state.turn.who)
        if isinstance(move, moves.Train):
            assert turn is not None
            self._purchase = (turn.who, move)
        elif isinstance(move, Correct):
            self._translate_correction(move)
        elif (
            not isinstance(move, UNSAID)
            and not (isinstance(move, moves.Done) and turn)
            and not _passed_over(state, move)
        ):
            self._pay(self._pending.due_before(state, move))
            for action in self.translator.translate(
                self._pending.state_there(state), moves.Pass() if isinstance(move, moves.Done) else move
            ):
                self._add(action)
            self._pay(self._pending.due_after(state, move))
            if isinstance(move, moves.Home):
                self._ask_in_turn_order(state)

    def _waits_for_rocket(self, state: State) -> bool:
        """Return whether the site still asks, and for a run as well if the train that comes can make one."""
        step, turn = self._watch.step(state), state.turn
        runs_with_it = turn.step <= RUN and any_route(ENGINE.apply(state, moves.Rocket()).state, turn.who)
        return step is not None and not (step == TRAINS and runs_with_it)

    def _ask_in_turn_order(self, state: State) -> None:
        """Sort two homes chosen one after the other by the turn order list."""
        order, last = turn_order(state), self.actions[-1]
        for before in self.actions[-2:-1]:
            if before["type"] == PLACE and order.index(before["entity"]) > order.index(last["entity"]):
                ids = before["id"], last["id"]
                self.actions[-2:] = [{**last, "id": ids[0]}, {**before, "id": ids[1]}]

    def _pay(self, players: Iterable[str]) -> None:
        for player in players:
            self._add(self.translator.action("payoff_player_debt", player))

    def _keeps_silent(self, state: State, move: moves.Move) -> bool:
        """Return whether the site has no word for the move; a later word for it is kept."""
        if isinstance(move, moves.Repay):
            return self._pending.keeps(state, move)
        return (isinstance(move, FOR_NOTHING) and _brings_nothing(state, move)) or self._keeps_permit(state, move)

    def _keeps_permit(self, state: State, move: moves.Move) -> bool:
        """Keep P5's permit, which we take at any time, until the site takes it: in a turn of its owner's company."""
        if not isinstance(move, moves.Permit) or move.company is None or _engineer_acts(state):
            return False
        if self._untimed and self._untimed[-1] is self.actions[-1] and self.actions[-1]["entity"] == ENGINEER:
            # He was asked last, and only this move shows the answer.
            self._untimed.pop()
            self.actions.pop()
            return False
        self._permit = move
        return True

    def _give_permit(self, state: State) -> None:
        if self._permit is not None and _engineer_acts(state):
            for action in self.translator.translate(state, self._permit):
                self._add(action)
            self._permit = None

    def _translate_correction(self, move: Correct) -> None:
        """Translate an import's own correction of a sum or a marker; the site has no word for others."""
        what, _, figure = move.reason.removeprefix(f"{SITE}: ").partition(" ")
        sent = from_site(move) and (move.what in FOLLOWING or what == RESULT)
        if from_site(move) and move.reason == cause(DECLINED):
            # The site's automatic payment becomes a pass of P0's owner, unless he has passed already.
            paid = [automatic for automatic in self.actions[-1].get("auto_actions", ()) if automatic["entity"] == PAYER]
            for payment in paid:
                self.actions[-1]["auto_actions"].remove(payment)
                self._add(self.translator.action("pass", PAYER))
            sent = True
        if from_site(move) and move.what == "station":
            sent = self._say_again({"choice": DISCARD}, {"choice": REPLACE, "created_at": self._time})
        elif from_site(move) and move.what == "turn":
            self._pay(self._pending.due_out_of_turn(self.state))
            self._add(self.translator.action("pass", self._passing_player(move)))
            sent = True
        elif from_site(move) and figure.isdecimal():
            sent |= self._say_sum(what, int(figure))
        if not sent:
            raise Illegal("export-no-word", verb=move.verb)

    def _passing_player(self, move: Correct) -> str:
        """Return who passes where an import hands the turn on: the player to act, or the previous one after a payment.

        Our game may have passed him automatically.
        """
        if move.reason == cause(PAID_OUT_OF_TURN):
            return clockwise_from(self.state, move.change)[-1]
        return str(self.state.round_as(ShareRound).turn)

    def _say_sum(self, what: str, figure: int) -> bool:
        """Add a recorded sum: to the next train, the last shares bought or sold, or the last answer."""
        if what in BOX.trains:
            self._paid[what] = figure
            return True
        if what == SOLD:
            return self._say_again({"type": "sell_shares"}, {"share_price": figure})
        if what in BOX.companies:
            return self._say_again({"type": "buy_shares"}, {"share_price": figure})
        answers = (str(action.get("choice")) for action in reversed(self.actions))
        answer = next((answer for answer in answers if CURRENCY in answer), "")
        return what == CHOICE and self._say_again({"choice": answer}, {"choice": FIGURE.sub(str(figure), answer, 1)})

    def _say_again(self, wanted: Mapping[str, object], instead: Mapping[str, object]) -> bool:
        """Replace the last action of a kind, if there is one."""
        found = next((action for action in reversed(self.actions) if wanted.items() <= action.items()), None)
        if found is not None:
            found.update(instead)
        return found is not None

    def _say_purchase(self, state: State) -> None:
        """Add the purchase once it is paid, after the sales that pay for it."""
        if self._purchase is not None and not any(isinstance(owed, GapOwed) for owed in state.owed):
            (who, bought), self._purchase = self._purchase, None
            self._add(train_bought(self.translator, who, bought, self._paid.pop(bought.type, None)))

    def _note(self, before: State, after: State, move: moves.Move, event: Event) -> None:
        """Note automatic consequences, which may be actions of their own on the site."""
        translator = self.translator
        match event:
            case TrainScrapped(company, kind):
                train = translator.papers.trains.first(company, kind)
                self._scraps.append(
                    (company, train, self._time if isinstance(move, moves.Scrap | moves.Rocket) else None)
                )
            case RocketLost(kind) if isinstance(move, moves.Decline):
                train = translator.papers.trains.next_in_bank(kind)
                self._scraps.append((self.actions[-1]["target"], train, self._time))
            case RocketUsed(company) if not isinstance(move, moves.Rocket):
                self._add(translator.action("assign", ROCKET, target=company, target_type="corporation"))
            case PaymentMade() if not isinstance(move, moves.Claim):
                self._add_automatic(translator.action("choose", PAYER, choice=""))
            case InvestorMerged(investor, str(company)):
                self._joins = company
                self._add_automatic(translator.action("destination_connection", investor))
            case MarkerRemoved() if not isinstance(move, moves.Remove):
                # The site asks about an investor's marker while the company has a marker of its own left.
                if after.companies[self._joins].markers:
                    self._add(self.translator.action("choose", self._joins, choice=DISCARD))
            case InterestCharged(player):
                self._pending.must_be_whole(player)
            case NoIncome(company) if isinstance(move, moves.Run) and self._has_run(company):
                self._add(translator.action("dividend", company, kind="withhold"))
        translator.papers.note(before, after, event)

    def _has_run(self, company: str) -> bool:
        last = self.actions[-1]
        return last["type"] == "run_routes" and last["entity"] == company and bool(last["routes"])

    # Waiting points of the site

    def _pass_steps(self, move: moves.Move) -> None:
        """Pass the steps before that of the move; at the end of a turn all that are left."""
        last = STEP_OF.get(type(move))
        if under_way(self.state) and not self.state.owed and last is not None:
            self._pass_until(self.state, TRAINS + 1 if isinstance(move, moves.Done) else last)

    def _pass_until(self, moment: State, last: int) -> None:
        turn = under_way(moment)
        assert turn is not None
        while (step := self._watch.step(moment)) is not None and step < last:
            self._add(self.translator.action("pass", ENGINEER if step == EXTRA else turn.who))
            if step == TRAINS:
                return
            self._watch.leave(moment, step)

    def _leave(self, left: State | None, then: State) -> State | None:
        """Pass for a turn that our game has ended while the site waits, and return the turn that is open now."""
        if left is not None and under_way(left):
            if same_turn(left, then):
                return left
            before = len(self.actions)
            self._pass_until(left, TRAINS + 1)
            # A player passes there after our move: only the next move shows the time.
            self._untimed += self.actions[before:]
        return then if under_way(then) and not then.owed else None

    def _stand(self, moment: State) -> None:
        """Add what the site asks or does in a moment that our game passes automatically."""
        self._give_up(moment)
        round_ = moment.round
        if isinstance(round_, Auction):
            # The opener of an auction is asked even if he cannot bid; the site then leaves out the others.
            if not moment.owed and not auction.BID.possible(moment) and asks_bidder(moment, round_):
                self._add(self.translator.action("pass", round_.turn))
        elif isinstance(round_, Operating) and round_.turn is None:
            investor = moment.investors.get(str(PLACES[round_.place]))
            joining = any(isinstance(owed, MergeOwed) for owed in moment.owed)
            if investor is not None and investor.open and not joining:
                self._add_automatic(self.translator.action("pass", str(PLACES[round_.place])))

    def _give_up(self, moment: State) -> None:
        """Give up surplus trains in order of companies once all are chosen and the operating round continues."""
        waits = any(isinstance(owed, SurplusOwed | HomeOwed) for owed in moment.owed)
        if waits or not isinstance(moment.round, Operating):
            return
        order = list(BOX.companies)
        for company, train, time in sorted(self._scraps, key=lambda scrap: order.index(scrap[0])):
            self._add(self.translator.action("discard_train", company, train=train), time)
            self._untimed += [self.actions[-1]] if time is None else []
        self._scraps.clear()


def _engineer_acts(state: State) -> bool:
    """Return whether it is the turn of a company of P5's owner."""
    turn = under_way(state)
    company = state.companies.get(turn.who) if turn and not state.owed else None
    return company is not None and company.director == state.privates.get(ENGINEER)


def _brings_nothing(state: State, move: moves.Move) -> bool:
    """Return whether a run or dividend is made without a route: the site asks for neither."""
    turn = under_way(state)
    if turn is None or turn.step > RUN or any_route(state, turn.who):
        return False
    return not (run_income(state, move).total if isinstance(move, moves.Run) else income_without_run(state, turn))


def _passed_over(state: State, move: moves.Move) -> bool:
    """Return whether the site passes for a player who has nothing left to do in his turn."""
    if not isinstance(state.round, ShareRound) or not isinstance(move, moves.Pass | moves.Done) or state.owed:
        return False
    return not can_act(state)
