"""The game as an import has reached it: our state, and what the site keeps that we do not."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import Any, NoReturn

from eighteen80.china.box.components import BOX
from eighteen80.china.corrections.sound import check_sound
from eighteen80.china.course import Course
from eighteen80.china.engine import ENGINE
from eighteen80.china.events import InvestorMerged, MarkerRemoved, PaymentMade, RocketLost, RocketUsed, ShareRoundEnded
from eighteen80.china.map.board import marker_of
from eighteen80.china.moves import (
    Buy,
    Correct,
    Found,
    Move,
    Overrule,
    Permit,
    Repay,
    Rocket,
    Run,
    Scrap,
    Sell,
    Withhold,
)
from eighteen80.china.rules import privates
from eighteen80.china.rules.companies import clockwise_from
from eighteen80.china.rules.operating.phases import ROCKET, current_type
from eighteen80.china.rules.operating.turn_events import NoIncome, TrainScrapped, TrainsRun
from eighteen80.china.rules.share_rounds import can_act
from eighteen80.china.site.certificates import Paper
from eighteen80.china.site.deviations import (
    PAID_BESIDES,
    cause,
    from_site,
    made_besides,
    prices_as_there,
    rises_as_there,
    ruling,
    stacks_as_there,
)
from eighteen80.china.site.hexes import Ground
from eighteen80.china.site.passes import EXTRA, Acted, StepsBehind, asked, asks_bidder, place_of, under_way
from eighteen80.china.site.schema import Action, DiscardTrain, train_type
from eighteen80.china.state import BANK, Auction, ShareRound, State, SurplusOwed
from eighteen80.china.turn import due, stages
from eighteen80.events import Event
from eighteen80.refusals import Illegal, Refusal, Unreadable

SILENT = Permit | Repay | Rocket | Run | Scrap | Withhold
"""Moves that the site sees later, earlier or not at all."""
DEALING = (Buy, Sell, Found, Repay)
"""What a player may do in a share round besides passing."""


def _permitted(state: State, company: str, permits: str) -> State:
    """A moment as it would have been with the permit."""
    return state._replace(companies={**state.companies, company: state.companies[company]._replace(permits=permits)})


class Scene:
    """Moves are made here, and whatever an action needs to be understood lies here.

    `stages` are the moments through which the last move has led: where somebody is due who has no choice, our game goes
    on by itself, and the site waits for a pass. `silent` are moves that the site does not see, each with the number of
    moves before it, and `moves` is how many have been made; `permitted` is the company to which P5 has given its permit
    before the site could hear of it. `strict` is a scene that rules nothing, `ours` one of a game of ours; `paper` are
    the shares and trains by their names there, as long as they are known; `removed` is whose investor's marker went
    last, and where it stood; `brought_forward` are purchases made before their time; `paid` is what P0
    has paid in this share round, and to whom.
    """

    def __init__(self, state: State, names: Mapping[str, str], actions: Sequence[Action] = ()) -> None:
        self.state = state
        self.names = names
        self.actions = actions
        self.place = self.moves = 0
        self.ground = Ground()
        self.watch = StepsBehind()
        self.acted = Acted()
        self.made: list[Move] = []
        self.stages = [state]
        self.ran_for_nothing = self.repaid = self.permitted = ""
        self.sellers: dict[str, str] = {}
        self.founding: dict[str, Any] = {}
        self.scraps: dict[str, list[str]] = {}
        self.homes: dict[str, str] = {}
        self._done: Counter[tuple[str, str]] = Counter()
        self.kept: dict[str, list[str]] = {}
        self.ahead: tuple[str, str] | None = None
        self.silent: deque[tuple[int, Move]] = deque()
        self.brought_forward: list[Action] = []
        self.strict = self.ours = False
        self.paper: Paper | None = Paper()
        self.joined: str | None = None
        self.removed: tuple[str | None, str, int | None] | None = None
        self.paid: tuple[str, int] | None = None

    def play(self, move: Move, *, seen: bool = True) -> None:
        """Make the move, whether or not the site sees it; what our rules refuse is ruled as it was played."""
        try:
            self.make(move, move, seen=seen)
        except Illegal as refusal:
            if self.strict or isinstance(move, Overrule | Correct | Run):
                raise
            self.rule(ruling(move, refusal), move, refusal)

    def rule(self, rule: Overrule, move: Move, refusal: Illegal) -> None:
        """Make a move by a ruling; what not even that can make is refused for the first reason."""
        try:
            self.make(rule, move)
        except Refusal:
            raise refusal from None

    def make_beside(self, move: Correct | Repay) -> None:
        """Put something right, or repay out of turn. It ends no turn: the site goes on waiting where it did."""
        passed = self.stages[:-1]
        self.make(move, move)
        self.stages[:0] = passed

    def make(self, move: Move, meant: Move, *, seen: bool = True) -> None:
        """Make a move, or a ruling by which another is meant; who then passes for want of a choice is noted."""
        before, course = self.state, ENGINE.make(self.state, move)
        if under_way(before) and not before.owed:
            self.watch.note(before, meant, seen=seen)
        runner = self.on_turn() if isinstance(meant, Run) else ""
        said = self._said(meant)
        if isinstance(move, Correct) and not from_site(move):
            self.paper = None
        self.stages, apart = self._gone_through(course)
        self.state = self.stages[-1]
        if isinstance(move, Overrule):
            check_sound(self.state)
        self.made.append(move)
        self.moves += not made_besides(move)
        for event in course.events:
            self._note(event, runner)
        if said is not None:
            self._done[said] -= 1
        if apart:
            self._put_prices(before, move)
        if any(isinstance(event, ShareRoundEnded) for event in course.events):
            self._put_priority()

    def _gone_through(self, course: Course) -> tuple[list[State], bool]:
        """Every moment up to the next choice, and whether others rise than with us."""
        before, told, passed, apart = self.state, 0, list[State](), False
        for then in stages(course):
            events, told = course.events[told:], len(course.events)
            for event in events:
                self._note_marker(event, before)
                if self.paper is not None:
                    self.paper.note(before, then, event)
                    ends = isinstance(event, ShareRoundEnded)
                    apart |= ends and rises_as_there(course, before, self.paper.shares)
            before = course.state
            passed.append(before)
        return passed, apart

    def _note_marker(self, event: Event, before: State) -> None:
        """Where the marker of an investor stood that has joined a company: the site may replace it later."""
        match event:
            case InvestorMerged(_, company):
                self.joined = company
            case MarkerRemoved(investor, hex_):
                marker = marker_of(before.board, investor, hex_)
                self.removed = (self.joined, hex_, marker.city if marker else None)

    def _put_prices(self, before: State, move: Move) -> None:
        """Put the prices right that rise at the end of a share round on one side only."""
        there, self.state = self.state, ENGINE.apply(before, move).state
        for look in (prices_as_there, stacks_as_there):
            for correction in look(self.state, there):
                self.state = ENGINE.apply(self.state, correction).state
                self.made.append(correction)
        self.stages[-1] = self.state

    def _put_priority(self) -> None:
        """Who has paid a debt in another's turn has acted last there, so that the marker goes to his left."""
        last, self.acted, self.paid = self.acted.last, Acted(), None
        left = clockwise_from(self.state, last)[0] if last else self.state.priority
        if left != self.state.priority and not self.strict:
            self.make_beside(Correct("priority", BANK, left, cause(PAID_BESIDES)))

    def acts(self, player: str, turns: Iterable[str] = (), shares: Sequence[str] = ()) -> None:
        """Somebody acts in a share round there, or sells for a train; these are the shares that change hands."""
        if self.paper is not None:
            self.paper.named = shares
        if isinstance(self.state.round, ShareRound):
            self.acted.note(player, turns)

    def permit(self, company: str) -> None:
        """P5 to a company. It ends no turn: the site goes on waiting in a moment that is past with us."""
        passed = self.stages[:-1]
        self.play(Permit(privates.EXTRA, company))
        permits = self.state.companies[company].permits
        self.stages[:0] = [_permitted(state, company, permits) for state in passed]

    def plays_silently(self, then: Action | None) -> bool:
        """Make the next move that the site does not see, if it is due and the site has nothing to say before it."""
        if not self.silent or self.silent[0][0] > self.moves or (then is not None and self._waits_for(then)):
            return False
        before, move = self.state, self.silent.popleft()[1]
        self.play(move, seen=False)
        if isinstance(move, Permit):
            self.permitted = move.company or ""
        elif isinstance(move, Run | Withhold):
            self.stages.insert(0, before)
        return True

    def _waits_for(self, then: Action) -> bool:
        """Whether the next action comes before it: as the site has yet to say it, or the game stops before it does."""
        who = self.actor(then)
        last = not isinstance(self.silent[0][1], SILENT)
        return last or (who != self.due() and self.stage(who) is not None)

    def passes_earlier(self, then: Action) -> bool:
        """Whether the next action belongs to a moment before what is owed now."""
        stage = self.stage(self.actor(then))
        return stage is not None and not stage.owed

    def _said(self, move: Move) -> tuple[str, str] | None:
        """The decision that the move itself makes, of those that can also follow by themselves."""
        if isinstance(move, Scrap) and self.state.owed:
            return self.state.owed[0].who, move.type
        return (move.company or self.on_turn(), ROCKET) if isinstance(move, Rocket) else None

    def _note(self, event: Event, runner: str) -> None:
        """What follows by itself with us may be an action of its own there."""
        match event:
            case TrainScrapped(company, train):
                self._done[company, train] += 1
            case TrainsRun():
                self.ran_for_nothing = ""
            case NoIncome(company) if company == runner:
                self.ran_for_nothing = runner
            case PaymentMade(_, player, amount):
                self.paid = (player, amount)
            case RocketLost():
                self.stages = [*(state for state in self.stages[:-1] if not state.owed), self.state]
            case RocketUsed(company, train):
                self._done[company, ROCKET] += 1
                self._number_rocket(company, train, self.state.depot[train])

    def _number_rocket(self, company: str, train: str, left: int | None) -> None:
        """The site's name for the train that P7 has brought: trains of a type leave the bank one after the other."""
        count = BOX.trains[train].count
        if count is not None and left is not None:
            self.sellers[f"{train}-{count - left - 1}"] = company

    def rocket_comes_later(self) -> bool:
        """Whether P7, of which the site has heard, is used with us only after what the site hears next."""
        later = any(isinstance(move, Rocket) for _, move in self.silent)
        if later:
            train = current_type(self.state)
            self._number_rocket(self.on_turn(), train, (self.state.depot[train] or 0) - 1)
        return later

    def done_already(self, company: str, what: str) -> bool:
        """Whether our game has made this decision by itself, so that there is nothing left to say."""
        if not self._done[company, what]:
            return False
        self._done[company, what] -= 1
        if not any(self._done.values()):
            self._forget_decisions()
        return True

    def _forget_decisions(self) -> None:
        decided = [place for place, state in enumerate(self.stages[:-1]) if state.owed]
        if decided:
            self.stages = self.stages[decided[-1] + 1 :]

    def following(self) -> Iterator[Action]:
        """The actions still to come."""
        return (self.actions[place] for place in range(self.place, len(self.actions)))

    def early_scrap(self, company: str) -> Scrap:
        """The train that a company gives up now; the site asks only when the company's round goes on.

        It lies there as one of `kept` until then.
        """
        train = self.train_given_up(company)
        self.kept.setdefault(company, []).append(train)
        return Scrap(train)

    def train_given_up(self, company: str) -> str:
        """The next train that a company gives up besides those kept, which may be after a share round only."""
        discards = (
            train_type(action.train)
            for action in self.following()
            if isinstance(action, DiscardTrain) and action.entity == company
        )
        train = next(islice(discards, len(self.kept.get(company, ())), None), None)
        if train is None:
            raise Unreadable("import-given-up", word=company)
        return train

    def keep_for_later(self) -> None:
        """Trains that our game has given up by itself, while the site asks only when the company's round goes on."""
        for company, what in [said for said, count in self._done.items() if count and said[1] != ROCKET]:
            self.kept.setdefault(company, []).extend([what] * self._done.pop((company, what)))

    def rocket_placed(self) -> bool:
        """Whether P7 has gone by itself to the only company that could take its train."""
        return any(count and what == ROCKET for (_, what), count in self._done.items())

    def may_act(self) -> bool:
        """Whether the player due can do anything on the site, where a share that is locked for good is never sold."""
        paper = self.paper
        if paper is None:
            return can_act(self.state)
        acts = chain.from_iterable(ENGINE.legal_of(self.state, kind) for kind in DEALING)
        return any(not isinstance(move, Buy) or paper.shares.on_sale(move.company) for move in acts)

    def choosing(self) -> bool:
        """Whether companies still give up trains or choose their homes, each side in its own order."""
        crowded = {owed.who for owed in self.state.owed if isinstance(owed, SurplusOwed)}
        return len(crowded) > 1 or bool(self.homes) or any(self.scraps.values()) or any(self._done.values())

    # Who is meant

    def player(self, action: Action) -> str:
        """The name of the player who acts."""
        entity = str(action.entity)
        name = self.names.get(entity)
        if action.entity_type != "player" or name is None:
            raise Unreadable("import-entity", word=entity)
        return name

    def who(self, action: Action) -> str:
        """The name of the company, investor or private company that acts; a player's for what he does himself."""
        if action.entity_type == "player":
            return self.player(action)
        return f"A{action.entity}" if action.entity_type == "minor" else str(action.entity)

    def actor(self, action: Action) -> str:
        """The name of whoever acts; nobody if he is unknown, which is for his own action to say."""
        try:
            return self.who(action)
        except Unreadable:
            return ""

    def due(self) -> str:
        """Who owes a decision now; nobody when the game is over."""
        return asked(self.state)

    def must_be_due(self, action: Action) -> None:
        """Refuse an action out of turn."""
        who = self.who(action)
        if who != self.due():
            self.refuse_turn(action)

    def refuse_turn(self, action: Action) -> NoReturn:
        """The action is not this actor's to make now."""
        raise Unreadable("import-not-due", word=self.who(action), kind=action.type, expected=due(self.state))

    def stage(self, who: str) -> State | None:
        """The moment in which the site asks somebody, also if our game has gone on by itself since."""
        his = [state for state in self.stages if asked(state) == who]
        return next((state for state in his if self._asks(state)), his[0] if his else None)

    def asked_for_permit(self) -> State | None:
        """The moment in which the site waits for P5's owner."""
        turns = (state for state in self.stages if under_way(state) and not state.owed)
        return next((state for state in turns if self.watch.step(state) == EXTRA), None)

    def _asks(self, state: State) -> bool:
        if state.owed:
            return True
        if isinstance(state.round, Auction):
            return asks_bidder(state, state.round)
        return under_way(state) is None or self.watch.step(state) is not None

    def go_past(self, stage: State) -> None:
        """The site has left that moment behind as well."""
        moment, later = place_of(stage), self.stages[self.stages.index(stage) :]
        while len(later) > 1 and place_of(later[0]) == moment:
            later.pop(0)
        self.stages = later

    def on_turn(self) -> str:
        """The company or investor on turn, also while something else is owed; empty outside a turn."""
        turn = under_way(self.state)
        return turn.who if turn else ""

    def owed(self) -> Any:
        """The first decision owed, if any."""
        return self.state.owed[0] if self.state.owed else None
