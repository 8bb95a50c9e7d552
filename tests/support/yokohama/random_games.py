"""Random legal games of Yokohama to the end: prints are random, or left open and given at the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations_with_replacement
from random import Random
from typing import Any

from eighteen80.refusals import Ambiguous, Illegal
from eighteen80.yokohama import GAME
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.events import ActionBegun
from eighteen80.yokohama.fields.amounts import number_of, sum_wares
from eighteen80.yokohama.moves import (
    NOTATION,
    VERBS,
    Act,
    Agent,
    Bonus,
    Claim,
    Give,
    Go,
    House,
    Link,
    Move,
    OpenGoals,
    Order,
    Pray,
    Put,
    Recall,
    Row,
    Shift,
    Shop,
    Tech,
    Tell,
    Toll,
    Unlink,
)
from eighteen80.yokohama.rules.rewards import hirings
from eighteen80.yokohama.rules.scoring import final
from eighteen80.yokohama.rules.setup import lays_rows
from eighteen80.yokohama.rules.ways import paid_for
from eighteen80.yokohama.state import GOODS, UNKNOWN, Claimed, Printed, State, Wares
from eighteen80.yokohama.turn import ENGINE, due_verbs
from tests.support.walk import Step

NAMES = ("Anna", "Bert", "Cleo", "Dora")
REWARDS: tuple[Wares, ...] = (
    (("yen", 1),), (("points", 3),), (("any", 2),), (("import", 1),), (("hire", 1),), (("moves", 2),),
    (("copper", 1), ("silk", 1)), (("yen", 2), ("hire", 1)), (("any", 1), ("points", 2)), (("points", 9),),
)  # fmt: skip
COUNTRIES = tuple(BOX.countries.agents)
EAGER: Mapping[str, int] = {"shop": 9, "house": 9, "act": 6, "put": 8, "go": 9, "tech": 5, "order": 4, "hire": 4}
"""Weight of a kind of move; any other counts once."""
LONGEST = 3000


def choices(state: State, who: str, wares: Wares) -> Iterator[Wares]:
    """Yield every choice that a reward leaves open."""
    player = state.players[who]
    anys, most = number_of(wares, "any"), number_of(wares, "hire")
    for goods in combinations_with_replacement(GOODS, anys):
        chosen = sum_wares((ware, 1) for ware in goods)
        for pieces in hirings(player, most, player.yen + number_of(wares, "yen"), least=0):
            yield (*chosen, *pieces)


class Rambler:
    """A random player; `given_at_once` is the percentage of prints given at once."""

    def __init__(self, seed: int, players: int, depth: str, given_at_once: int = 100) -> None:
        self.chance = Random(seed)
        self.given_at_once = given_at_once
        options = {name: self.chance.choice(values) for name, values in GAME.options.items()} | {"depth": depth}
        self.start: State = GAME.start(NAMES[:players], options)
        self.options = options

    def play(self) -> Iterator[Step]:
        """Yield every move to the end, late values included; AssertionError if nothing can be done."""
        state = self.start
        for _ in range(LONGEST):
            if state.last_round is not None and final(state) is not None and not state.untold:
                return
            made = self._one(state)
            yield made
            state = made.after
        raise AssertionError("a random game does not end")

    def _one(self, state: State) -> Step:
        verbs = due_verbs(state)
        for _ in range(40):
            move = self._wish(state, verbs)
            if move is None:
                continue
            try:
                move = ENGINE.complete(state, move)
                return _make(state, move)
            except Ambiguous as question:
                move = NOTATION.read(self.chance.choice(question.choices))
                return _make(state, ENGINE.complete(state, move))
            except Illegal:
                continue
        legal = list(ENGINE.legal(state))
        assert legal, f"a dead end: {verbs}"
        move = legal[-1]
        return _make(state, move)

    def _wish(self, state: State, verbs: Sequence[str]) -> Move | None:
        if lays_rows(state):
            return self._row(state)
        if not state.this_turn.begun and self.chance.random() < 0.2 and not state.goals if state.turn else False:
            return OpenGoals(tuple(self.chance.choice(self._group(group)) for group in BOX.contents.achievement_groups))
        verb = self.chance.choices(verbs, [EAGER.get(verb, 1) for verb in verbs])[0]
        kind = VERBS[verb]
        if kind is Put:
            return self._put(state)
        if kind is Order:
            return self._order(state)
        if kind is Tell:
            return self._tell(state)
        moves = list(ENGINE.legal_of(state, kind))
        if kind is Recall and moves:
            moves = [moves[0], *moves[-1:]]
        return self._with_print(state, self.chance.choice(moves)) if moves else None

    # Random prints

    def _group(self, group: str) -> list[str]:
        return [goal for goal, card in BOX.achievements.items() if card.group == group]

    def _row(self, state: State) -> Row:
        laid = {area for row in state.rows for area in row}
        left = [area for area in state.areas if area not in laid]
        length = BOX.contents.layout.rows[len(state.seats)][len(state.rows)]
        picked = self.chance.sample(left, length)
        for kind in {area[:-1] for area in left if area[-1].isdigit()}:
            pair = [area for area in picked if area in (f"{kind}1", f"{kind}2")]
            if pair == [f"{kind}2"] and f"{kind}1" not in laid:
                picked[picked.index(f"{kind}2")] = f"{kind}1"
            elif pair == [f"{kind}2", f"{kind}1"]:
                one, two = picked.index(f"{kind}1"), picked.index(f"{kind}2")
                picked[one], picked[two] = picked[two], picked[one]
        return Row(tuple(picked))

    def _put(self, state: State) -> Put:
        areas = [area for area in state.areas if area != BOX.canal]
        if self.chance.random() < 0.3:
            return Put(((self.chance.choice(areas), 2),))
        number = min(self.chance.choice((1, 2, 3, 3, 4)), state.player.supply)
        return Put(tuple((area, 1) for area in self.chance.sample(areas, number)))

    def _order(self, state: State) -> Order | None:
        owned = [ware for ware in GOODS for _ in range(min(3, state.player.wares[ware]))]
        if not owned:
            return None
        goods = self.chance.sample(owned, min(len(owned), self.chance.randrange(1, 5)))
        wares = tuple((ware, goods.count(ware)) for ware in GOODS if ware in goods)
        return self._with_choice(state, Order(wares, self._print(Printed(self._reward(), self._country()))))

    def _tell(self, state: State) -> Tell:
        number = self.chance.choice(tuple(state.untold))
        entry = state.untold[number]
        reward, country, figure, _ = entry.printed
        told = Printed(
            self._reward() if reward == UNKNOWN else reward,
            self._country() if country == UNKNOWN else country,
            self.chance.randrange(1, 5) if figure == UNKNOWN else figure,
        )
        if entry.verb == Claim.verb and isinstance(told.figure, int):
            place = state.claims[entry.subject].names.index(entry.who)
            told = told._replace(figure=_fitting_value(state, entry.subject, place, told.figure))
        if reward != UNKNOWN:
            return Tell(number, told)
        assert isinstance(told.reward, tuple)
        return Tell(number, told, self.chance.choice(list(choices(state, entry.who, told.reward))))

    def _reward(self) -> Wares:
        return self.chance.choice(REWARDS)

    def _country(self) -> str:
        return self.chance.choice(COUNTRIES)

    def _print(self, printed: Printed) -> Printed:
        """Return the print, or some of it left open."""
        if self.chance.randrange(100) < self.given_at_once:
            return printed
        if self.chance.random() < 0.5:
            return Printed(*(None if value is None else UNKNOWN for value in printed[:3]))
        return printed._replace(reward=None if printed.reward is None else UNKNOWN)

    def _with_print(self, state: State, move: Move) -> Move:
        """The move with what is printed there."""
        if isinstance(move, Bonus | Shop | House):
            return self._with_choice(state, replace(move, printed=self._print(Printed(self._reward()))))
        if isinstance(move, Pray | Give):
            return self._with_choice(state, replace(move, printed=self._print(Printed(self._reward(), None, 1))))
        if isinstance(move, Tech):
            cost = max(1, state.this_turn.action.power if state.this_turn.action else 1)
            return replace(move, printed=self._print(Printed(None, self._country(), cost)))
        if isinstance(move, Claim) and not (move.printed and move.printed.is_known):
            place = len(state.claims.get(move.goal, Claimed()).names)
            figure = _fitting_value(state, move.goal, place, self.chance.randrange(4, 10))
            return replace(move, printed=self._print(Printed(figure=figure)))
        return move

    def _with_choice(self, state: State, move: Any) -> Move:
        reward = move.printed.reward
        if not isinstance(reward, tuple):
            made: Move = move
            return made
        chosen: Move = replace(move, chosen=self.chance.choice(list(choices(state, state.this_turn.who, reward))))
        return chosen


def _make(state: State, move: Move) -> Step:
    return Step(state, move, *ENGINE.apply(state, move))


def play_game(seed: int) -> Iterator[Step]:
    """Six games have each number of players, either depth, and all, half or nothing of the prints given at once."""
    return Rambler(seed, 2 + seed % 3, ("ledger", "map")[seed % 2], (100, 50, 0)[seed // 2 % 3]).play()


def _fitting_value(state: State, goal: str, place: int, drawn: int) -> int:
    """Return a value of an achievement that fits the known ones: the first is the greater one."""
    known = state.claimed(goal)
    if place:
        return known.later or min(drawn, (known.first or drawn + 1) - 1)
    return known.first or max(drawn, (known.later or 0) + 1)


# A map game as a ledger game


def in_ledger(made: Step) -> Iterator[Move]:
    """The moves of ledger depth that say the same as one of map depth."""
    before, move = made.before, made.move
    if isinstance(move, Row | Link | Unlink | Shift):
        return
    who = before.this_turn.who if before.turn else ""
    if isinstance(move, Put):
        for area, number in move.placed:
            yield from (Toll(other, number) for other in before.others_at(area, who))
    elif isinstance(move, Go):
        if not (move.tram or (before.rides(move.area, who) and not move.via) or before.player.president is None):
            for area in move.via:
                yield from (Toll(payee or BOX.canal, 1) for payee in paid_for(before, who, area))
        yield Act(move.area, _power(made))
    elif isinstance(move, Agent):
        yield replace(move, power=_power(made))
    elif isinstance(move, Recall):
        yield Recall()
    else:
        yield move


def _power(made: Step) -> int:
    return next(event.true or event.power for event in made.events if isinstance(event, ActionBegun))


def same_money(one: State, other: State) -> bool:
    """Return whether every player has the same wares, points and cards in both."""
    kept = ("wares", "shops", "houses", "warehouse", "hand", "sites", "trading", "orders", "symbols", "agents", "tiles")
    return all(
        getattr(one.players[name], field) == getattr(other.players[name], field) for name in one.seats for field in kept
    )
