"""A share round as the site plays it, by players who choose at random: its actions and their results.

Only the site's behaviour is written here: the player asked, the options, the automatic passes, the end of the round,
the last player to act. Shares have their names, so that one which the site keeps locked is not sold, and one that it
hands out by mistake is.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from random import Random
from typing import Any

from eighteen80.china.box.components import BOX
from eighteen80.china.rules.companies import SHARE, certificate_limit, clockwise_from
from eighteen80.china.site.certificates import SitePapers
from eighteen80.china.state import BANK, ShareRound, State

PAYMENT = "payoff_player_debt"
LONG = 12
"""Number of choices after which players only do what they must."""
EAGER = {"buy": 6, "sell": 4, "pay": 2, "pass": 2}
MOST_SOLD = 8
"""A bundle of more than 80 % is not taken there."""
Action = dict[str, Any]


class SiteRound:
    """One share round there, with the probability that a debtor pays in another's turn."""

    def __init__(
        self, state: State, papers: SitePapers, ids: Mapping[str, int], seed: str, pays_early: float = 0
    ) -> None:
        self.state, self.ids, self.dice, self.pays_early = state, ids, Random(seed), pays_early
        self.papers = deepcopy(papers)
        self.order = list(state.seats)
        self.cash = {name: player.cash for name, player in state.players.items()}
        self.debt = {name: player.debt for name, player in state.players.items()}
        self.held = {name: dict(player.shares) for name, player in state.players.items()}
        self.director = {name: card.director for name, card in state.companies.items() if card.founded}
        self.space = {name: state.companies[name].space for name in self.director}
        self.sold: set[tuple[str, str]] = set()
        self.acted: list[str] = []
        self.last = ""
        self.actions: list[Action] = []

    @property
    def priority(self) -> str:
        """Holder of the priority marker when the round is over."""
        return clockwise_from(self.state, self.last)[0] if self.last else self.state.priority

    def play(self) -> SiteRound:
        """Play until all have passed in a row: an act or a payment in a turn cancels its pass."""
        passed = dict.fromkeys(self.order, False)
        place, choices = self.order.index(self.state.round_as(ShareRound).turn), 0
        while not all(passed.values()):
            player = self.order[place]
            self.acted.clear()
            while kind := self._choice(player, tired=choices > LONG):
                choices += 1
                if kind == "pass":
                    self._say(player, kind)
                    break
                self._do(player, kind)
            passed[player] = not self.acted
            place = (place + 1) % len(self.order)
        return self

    # Options

    def _choice(self, player: str, *, tired: bool) -> str:
        """Choose a player's next action; "" if no further one is asked for."""
        if self._may(player) and self.dice.random() < self.pays_early:
            payer = next((name for name in self.order if name != player and self._owes(name)), None)
            if payer is not None:
                self._pay(payer)
        may = self._may(player)
        if not may:
            return ""
        if tired:
            return "pass" if "pass" in may else may[0]
        return self.dice.choices(may, [EAGER[kind] for kind in may])[0]

    def _may(self, player: str) -> list[str]:
        sells, buys = self._sales(player), self._on_sale(player)
        if sells and self._certificates(player) > certificate_limit(self.state):
            return ["sell"]
        may = [kind for kind, here in (("buy", buys and not self.debt[player]), ("sell", sells)) if here]
        founds = "buy" not in self.acted and self._has_room(player) and self.cash[player] >= min(BOX.chart.pars) * 2
        may += ["pass"] if may or buys or founds else []
        return [*may, *(["pay"] if self._owes(player) else [])]

    def _owes(self, player: str) -> bool:
        return bool(self.debt[player] and self.cash[player])

    def _has_room(self, player: str) -> bool:
        return self._certificates(player) < certificate_limit(self.state)

    def _certificates(self, player: str) -> int:
        held = ((name, percent) for name, percent in self.held[player].items() if percent)
        return sum(
            1 + (percent - self.state.companies[name].certificate) // SHARE
            if self.director[name] == player
            else percent // SHARE
            for name, percent in held
        )

    def _on_sale(self, player: str) -> list[str]:
        if "buy" in self.acted or not self._has_room(player):
            return []
        shares = self.papers.shares
        return [
            name
            for name in self.director
            if (player, name) not in self.sold and shares.on_sale(name) and self.cash[player] >= self._price(name)
        ]

    def _sales(self, player: str) -> list[tuple[str, int]]:
        if self.state.round_as(ShareRound).first or "buy" in self.acted:
            return []
        return [
            (name, number)
            for name, percent in self.held[player].items()
            for number in range(1, min(percent // SHARE, MOST_SOLD) + 1)
            if self._may_sell(player, name, percent - number * SHARE)
        ]

    def _may_sell(self, player: str, name: str, left: int) -> bool:
        if self.director[name] != player:
            return True
        certificate = self.state.companies[name].certificate
        others = max(self.held[other].get(name, 0) for other in self.order if other != player)
        return not self.state.phase.communist and (left >= certificate or others >= certificate)

    # Actions

    def _do(self, player: str, kind: str) -> None:
        if kind == "buy":
            self._buy(player, self.dice.choice(self._on_sale(player)))
        elif kind == "sell":
            self._sell(player, *self.dice.choice(self._sales(player)))
        else:
            self._pay(player)

    def _buy(self, player: str, name: str) -> None:
        share = self.papers.shares.next_on_sale(name)
        self._act(player, "buy", "buy_shares", shares=[share], percent=SHARE)
        self.cash[player] -= self._price(name)
        self.papers.shares.buy(share, name, player)
        self._hold(player, name, SHARE)

    def _sell(self, player: str, name: str, number: int) -> None:
        shares = self.papers.shares.bundle(player, name, number)
        self._act(player, "sell", "sell_shares", shares=shares, percent=number * SHARE)
        self.cash[player] += number * (self._price(name) - BOX.setup.broker_fee)
        left = sum(map(self.papers.shares.size, shares)) - number
        self.papers.shares.sell(shares, name, player)
        self._hold(player, name, -number * SHARE)
        self.papers.shares.give_back(name, player, left)
        self.sold.add((player, name))
        for _ in range(0 if self.state.phase.communist else number):
            self.space[name] = BOX.chart.down(self.space[name])

    def _pay(self, player: str) -> None:
        self._act(player, "pay", PAYMENT)
        amount = min(self.cash[player], self.debt[player])
        self.cash[player] -= amount
        self.debt[player] -= amount

    def _hold(self, player: str, name: str, more: int) -> None:
        """Transfer shares; the player with most directs, the next clockwise among equals."""
        self.held[player][name] = self.held[player].get(name, 0) + more
        was, certificate = self.director[name] or BANK, self.state.companies[name].certificate
        most = max(self.held[other].get(name, 0) for other in self.order)
        first = [was, *clockwise_from(self.state, was)]
        now = next(other for other in first if self.held[other].get(name, 0) == most)
        if now != was and most >= certificate:
            self.director[name] = now
            self.papers.shares.change_director(name, certificate, was, now)

    def _price(self, name: str) -> int:
        return BOX.chart.price(self.space[name])

    def _act(self, player: str, kind: str, action: str, **fields: object) -> None:
        self._say(player, action, **fields)
        self.acted.append(kind)
        self.last = player

    def _say(self, player: str, action: str, **fields: object) -> None:
        self.actions.append({"type": action, "entity": self.ids[player], "entity_type": "player", **fields})
