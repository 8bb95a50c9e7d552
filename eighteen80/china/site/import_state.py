"""The game as an import has reached it: our state, and the additional state of the site."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import Any, NoReturn

from eighteen80.china.box.components import BOX
from eighteen80.china.corrections.sound import check_sound
from eighteen80.china.course import Course
from eighteen80.china.events import InvestorMerged, MarkerRemoved, PaymentMade, RocketLost, RocketUsed, ShareRoundEnded
from eighteen80.china.map.board import marker_of
from eighteen80.china.moves import NOTATION, Buy, Found, Move, Permit, Repay, Rocket, Run, Scrap, Sell, Withhold
from eighteen80.china.rules import privates
from eighteen80.china.rules.companies import clockwise_from
from eighteen80.china.rules.operating.phases import ROCKET, current_type
from eighteen80.china.rules.operating.turn_events import NoIncome, TrainScrapped, TrainsRun
from eighteen80.china.rules.share_rounds import can_act
from eighteen80.china.site import deviations
from eighteen80.china.site.passes import EXTRA, StepsBehind, actor_asked, asks_bidder, place_of, turn_key, under_way
from eighteen80.china.site.pieces import SiteMap, SitePapers
from eighteen80.china.site.schema import Action, DiscardTrain, train_type
from eighteen80.china.state import BANK, Auction, ShareRound, State, SurplusOwed
from eighteen80.china.turn import ENGINE, due, settle_stages
from eighteen80.engine.table_moves import Correct, Overrule
from eighteen80.events import Event
from eighteen80.refusals import Illegal, Refusal, Unreadable

SILENT = Permit | Repay | Rocket | Run | Scrap | Withhold
"""Moves that the site sees later, earlier or not at all."""
DEALING = (Buy, Sell, Found, Repay)
"""Moves that a player may make in a share round apart from passing."""


class ImportState:
    """Table of an import: it makes the moves and keeps everything needed to understand an action.

    `stages` are the moments through which the last move has led: our game passes players without a choice
    automatically, and the site waits for a pass. `silent` are moves that the site does not see, each with the number of
    moves before it, and `moves` is the number made; `permitted` is the company to which P5 has given its permit before
    the site could know. `strict` is a game that rules nothing, `ours` one of our own games; `papers` are the shares and
    trains by their names on the site, while they are known; `removed` is the investor whose marker was removed last,
    and its place; `brought_forward` are purchases made before their time; `paid` is P0's payment in this share round,
    and its receiver.

    On the site a payment in a share round is an act, also a later one in another's turn: `last` is the player to whose
    left the priority marker moves, `turns` are the players whose turn may hold the act, and whose pass then ends
    nothing.
    """

    def __init__(self, state: State, names: Mapping[str, str], actions: Sequence[Action] = ()) -> None:
        self.state = state
        self.names = names
        self.actions = actions
        self.place = self.moves = 0
        self.site_map = SiteMap()
        self.watch = StepsBehind()
        self.last = ""
        self.turns: frozenset[str] = frozenset()
        self.made: list[Move] = []
        self.stages = [state]
        self.ran_for_nothing = self.repaid = self.permitted = ""
        self.sellers: dict[str, str] = {}
        self.founding: dict[str, Any] = {}
        self.scraps: dict[str, list[str]] = {}
        self.homes: dict[str, str] = {}
        self.done: Counter[tuple[str, str]] = Counter()
        self.kept: dict[str, list[str]] = {}
        self.ahead: tuple[str, str] | None = None
        self.silent: deque[tuple[int, Move]] = deque()
        self.brought_forward: list[Action] = []
        self.strict = self.ours = False
        self.papers: SitePapers | None = SitePapers()
        self.joined: str | None = None
        self.removed: tuple[str | None, str, int | None] | None = None
        self.paid: tuple[str, int] | None = None

    def play(self, move: Move, *, seen: bool = True) -> None:
        """Make the move, seen by the site or not; if our rules refuse it, rule it as it was played."""
        try:
            self.make(move, move, seen=seen)
        except Illegal as refusal:
            if self.strict or isinstance(move, Overrule | Correct | Run):
                raise
            self.rule(Overrule(deviations.cause(refusal.code), NOTATION.write(move)), move, refusal)

    def rule(self, rule: Overrule, move: Move, refusal: Illegal) -> None:
        """Make a move by a ruling, or refuse it for the first reason if even a ruling cannot make it."""
        try:
            self.make(rule, move)
        except Refusal:
            raise refusal from None

    def make_extra(self, move: Correct | Repay) -> None:
        """Correct something, or repay out of turn. It ends no turn: the site still waits in the same place."""
        passed = self.stages[:-1]
        self.make(move, move)
        self.stages[:0] = passed

    def correct_sum(self, who: str, counted: int, recorded: int, what: str) -> None:
        """Correct a purse if another sum was counted than recorded."""
        if counted != recorded:
            self.make_extra(deviations.correction(self.state, who, counted, recorded, f"{deviations.SITE}: {what}"))

    def make(self, move: Move, meant: Move, *, seen: bool = True) -> None:
        """Make a move, or a ruling by which another is meant; who then passes for want of a choice is noted."""
        before, course = self.state, ENGINE.make(self.state, move)
        if under_way(before) and not before.owed:
            self.watch.note(before, meant, seen=seen)
        runner = self.on_turn() if isinstance(meant, Run) else ""
        decision = self._own_decision(meant)
        if isinstance(move, Correct) and not deviations.from_site(move):
            self.papers = None
        self.stages, apart = self._pass_moments(course)
        self.state = self.stages[-1]
        if isinstance(move, Overrule):
            check_sound(self.state)
        self.made.append(move)
        self.moves += not deviations.is_import_correction(move)
        for event in course.events:
            self._note(event, runner)
        if decision is not None:
            self.done[decision] -= 1
        if apart:
            self._put_prices(before, move)
        if any(isinstance(event, ShareRoundEnded) for event in course.events):
            self._put_priority()

    def _pass_moments(self, course: Course) -> tuple[list[State], bool]:
        """Return every moment up to the next choice, and whether other companies rise than in our game."""
        before, seen, passed, apart = self.state, 0, list[State](), False
        for then in settle_stages(course):
            events, seen = course.events[seen:], len(course.events)
            for event in events:
                self._note_marker(event, before)
                if self.papers is not None:
                    self.papers.note(before, then, event)
                    ends = isinstance(event, ShareRoundEnded)
                    apart |= ends and deviations.match_site_rises(course, before, self.papers.shares)
            before = course.state
            passed.append(before)
        return passed, apart

    def _note_marker(self, event: Event, before: State) -> None:
        """Remember the place of a joined investor's marker: the site may replace it later."""
        match event:
            case InvestorMerged(_, company):
                self.joined = company
            case MarkerRemoved(investor, hex_):
                marker = marker_of(before.board, investor, hex_)
                self.removed = (self.joined, hex_, marker.city if marker else None)

    def _put_prices(self, before: State, move: Move) -> None:
        """Put the prices right that rise at the end of a share round on one side only."""
        there, self.state = self.state, ENGINE.apply(before, move).state
        for look in (deviations.match_site_prices, deviations.match_site_stacks):
            for correction in look(self.state, there):
                self.state = ENGINE.apply(self.state, correction).state
                self.made.append(correction)
        self.stages[-1] = self.state

    def _put_priority(self) -> None:
        """Move the marker to the left of a player who paid in another's turn, which the site counts as the last act."""
        last, self.last, self.turns, self.paid = self.last, "", frozenset(), None
        left = clockwise_from(self.state, last)[0] if last else self.state.priority
        if left != self.state.priority and not self.strict:
            self.make_extra(Correct("priority", BANK, left, deviations.cause(deviations.PAID_OUT_OF_TURN)))

    def acts(self, player: str, turns: Iterable[str] = (), shares: Sequence[str] = ()) -> None:
        """Note an act in a share round or a sale for a train, with the shares that change hands."""
        if self.papers is not None:
            self.papers.named = shares
        if isinstance(self.state.round, ShareRound):
            self.last, self.turns = player, frozenset(turns)

    def permit(self, company: str) -> None:
        """Give P5's permit to a company. It ends no turn: the site still waits in a moment that is past for us."""
        passed = self.stages[:-1]
        self.play(Permit(privates.EXTRA, company))
        permits = self.state.companies[company].permits
        self.stages[:0] = [
            state._replace(companies={**state.companies, company: state.companies[company]._replace(permits=permits)})
            for state in passed
        ]

    def play_hidden_move(self, then: Action | None) -> bool:
        """Make the next move that the site does not see, if it is due and the site has no action before it."""
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
        """Return whether the next action comes first: the site has yet to name it, or the game stops before it."""
        who, last = self.actor(then), not isinstance(self.silent[0][1], SILENT)
        stage = self.stage(who)
        return last or (stage is not None and (who != self.due() or turn_key(stage) != turn_key(self.state)))

    def _own_decision(self, move: Move) -> tuple[str, str] | None:
        """Return the decision that the move itself makes, of those that can also follow automatically."""
        if isinstance(move, Scrap) and self.state.owed:
            return self.state.owed[0].who, move.type
        return (move.company or self.on_turn(), ROCKET) if isinstance(move, Rocket) else None

    def _note(self, event: Event, runner: str) -> None:
        """Note automatic consequences, which may be actions of their own on the site."""
        match event:
            case TrainScrapped(company, train):
                self.done[company, train] += 1
            case TrainsRun():
                self.ran_for_nothing = ""
            case NoIncome(company) if company == runner:
                self.ran_for_nothing = runner
            case PaymentMade(_, player, amount):
                self.paid = (player, amount)
            case RocketLost():
                self.stages = [*(state for state in self.stages[:-1] if not state.owed), self.state]
            case RocketUsed(company, train):
                self.done[company, ROCKET] += 1
                self._number_rocket(company, train, self.state.depot[train])

    def _number_rocket(self, company: str, train: str, left: int | None) -> None:
        """Derive the site's number of P7's train: trains of a type leave the bank one after the other."""
        count = BOX.trains[train].count
        if count is not None and left is not None:
            self.sellers[f"{train}-{count - left - 1}"] = company

    def rocket_comes_later(self) -> bool:
        """Return whether P7, which the site has seen used, comes in our game only after its next action."""
        later = self.rocket_is_ahead()
        if later:
            train = current_type(self.state)
            self._number_rocket(self.on_turn(), train, (self.state.depot[train] or 0) - 1)
        return later

    def rocket_is_ahead(self) -> bool:
        """Return whether P7 is still to be used here; on the site the phase may have begun with it."""
        return any(isinstance(move, Rocket) for _, move in self.silent)

    def give_up_trains(self) -> None:
        """Give up those trains named by the site that our game asks for or has given up itself."""
        while isinstance(owed := self.owed(), SurplusOwed) and self.scraps.get(owed.who):
            self.play(Scrap(self.scraps[owed.who].pop(0)))
        for company, types in self.scraps.items():
            while types and self.done_already(company, types[0]):
                types.pop(0)

    def done_already(self, company: str, what: str) -> bool:
        """Return whether our game has made this decision automatically, so that nothing is left to do."""
        if not self.done[company, what]:
            return False
        self.done[company, what] -= 1
        if not any(self.done.values()):
            decided = [place for place, state in enumerate(self.stages[:-1]) if state.owed]
            if decided:
                self.stages = self.stages[decided[-1] + 1 :]
        return True

    def actions_to_come(self) -> Iterator[Action]:
        """Yield the actions still to come."""
        return (self.actions[place] for place in range(self.place, len(self.actions)))

    def early_scrap(self, company: str) -> Scrap:
        """Scrap a train now; the site asks only when the company's round continues.

        Until then it is one of the `kept` trains.
        """
        train = train_type(self.train_given_up(company))
        self.kept.setdefault(company, []).append(train)
        return Scrap(train)

    def train_given_up(self, company: str) -> str:
        """Return the next train that a company gives up after those kept, possibly after a share round."""
        discards = (
            action.train
            for action in self.actions_to_come()
            if isinstance(action, DiscardTrain) and action.entity == company
        )
        train = next(islice(discards, len(self.kept.get(company, ())), None), None)
        if train is None:
            raise Unreadable("import-given-up", word=company)
        return train

    def keep_for_later(self) -> None:
        """Keep trains that our game has given up automatically; the site asks when the company's round continues."""
        for company, what in [made for made, count in self.done.items() if count and made[1] != ROCKET]:
            self.kept.setdefault(company, []).extend([what] * self.done.pop((company, what)))
            *passed, now = self.stages
            self.stages = [*(state for state in passed if SurplusOwed not in map(type, state.owed)), now]

    def may_act(self) -> bool:
        """Return whether the player can act on the site, which never sells a share that is locked for good."""
        papers = self.papers
        if papers is None:
            return can_act(self.state)
        acts = chain.from_iterable(ENGINE.legal_of(self.state, kind) for kind in DEALING)
        return any(not isinstance(move, Buy) or papers.shares.on_sale(move.company) for move in acts)

    # Actors

    def player(self, action: Action) -> str:
        """Return the name of the player who acts."""
        entity = str(action.entity)
        name = self.names.get(entity)
        if action.entity_type != "player" or name is None:
            raise Unreadable("import-entity", word=entity)
        return name

    def name_of(self, action: Action) -> str:
        """Return the name of the company, investor or private company that acts, or of the player himself."""
        if action.entity_type == "player":
            return self.player(action)
        return f"A{action.entity}" if action.entity_type == "minor" else str(action.entity)

    def actor(self, action: Action) -> str:
        """Return the name of the actor; "" if it is unknown, so that the action itself is refused."""
        try:
            return self.name_of(action)
        except Unreadable:
            return ""

    def due(self) -> str:
        """Return the player to decide now; "" when the game is over."""
        return actor_asked(self.state)

    def must_be_due(self, action: Action) -> None:
        """Refuse an action out of turn."""
        who = self.name_of(action)
        if who != self.due():
            self.refuse_turn(action)

    def refuse_turn(self, action: Action) -> NoReturn:
        """Refuse an action that this actor may not make now."""
        raise Unreadable("import-not-due", word=self.name_of(action), kind=action.type, expected=due(self.state))

    def stage(self, who: str) -> State | None:
        """Return the moment in which the site asks an actor, even if our game has continued since."""
        his = [state for state in self.stages if actor_asked(state) == who]
        return next((state for state in his if self._asks(state)), his[0] if his else None)

    def asked_for_permit(self) -> State | None:
        """Return the moment in which the site waits for P5's owner."""
        turns = (state for state in self.stages if under_way(state) and not state.owed)
        return next((state for state in turns if self.watch.step(state) == EXTRA), None)

    def _asks(self, state: State) -> bool:
        if state.owed:
            return True
        if isinstance(state.round, Auction):
            return asks_bidder(state, state.round)
        return under_way(state) is None or self.watch.step(state) is not None

    def drop_moment(self, stage: State) -> None:
        """Drop the moment that the site has now left as well."""
        moment, later = place_of(stage), self.stages[self.stages.index(stage) :]
        while len(later) > 1 and place_of(later[0]) == moment:
            later.pop(0)
        self.stages = later

    def on_turn(self) -> str:
        """Return the company or investor whose turn it is, even during another decision; "" outside a turn."""
        turn = under_way(self.state)
        return turn.who if turn else ""

    def owed(self) -> Any:
        """Return the first decision owed, if any."""
        return self.state.owed[0] if self.state.owed else None
