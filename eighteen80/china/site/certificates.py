"""Shares and trains as the site distinguishes them: each has a name of its own and a holder."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from eighteen80.china import events
from eighteen80.china.box.components import BOX
from eighteen80.china.rules.companies import ALL, SHARE, SHARES
from eighteen80.china.rules.operating import turn_events
from eighteen80.china.site.schema import train_type
from eighteen80.china.state import BANK, State
from eighteen80.events import Event

LEAST_CERTIFICATE = min(BOX.setup.permit_choices)
SINGLES = (ALL - LEAST_CERTIFICATE) // SHARE
KEPT_BACK = SHARES - min(phase.shares_on_sale for phase in BOX.phases)


class Shares:
    """The shares of all companies by holder, in the order in which they came; number 0 is the certificate."""

    def __init__(self) -> None:
        self._held: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
        self._certificates: dict[str, int] = {}
        self._locked: set[str] = set()
        for name in BOX.companies:
            self._held[BANK, name] = [f"{name}_{number}" for number in range(SINGLES + 1)]
            self._locked.update(self._held[BANK, name][-KEPT_BACK:])

    def held_by(self, holder: str, company: str) -> list[str]:
        """List a holder's shares of a company."""
        return list(self._held[holder, company])

    def found(self, player: str, company: str, percent: int) -> None:
        """Move the certificate to the founder; a larger one replaces single shares, the last on sale."""
        self._certificates[company] = percent
        self._move(f"{company}_0", company, BANK, player)
        for _ in range((percent - LEAST_CERTIFICATE) // SHARE):
            self._held[BANK, company].remove(self.on_sale(company)[-1])

    def size(self, share: str) -> int:
        """Return the size of a share in tenths of the company."""
        company, _, number = share.partition("_")
        return 1 if number != "0" else self._certificates[company] // SHARE

    def next_on_sale(self, company: str) -> str:
        """Return the next share to be bought; one that is not on sale only if the table has allowed it."""
        return [*self.on_sale(company), *self._held[BANK, company]][0]

    def on_sale(self, company: str) -> list[str]:
        """List the bank's shares on sale, without the locked ones, the last as printed."""
        return [share for share in self._held[BANK, company] if share not in self._locked]

    def unlock(self) -> None:
        """Unlock the bank's shares; a locked share with another holder stays locked for good."""
        for (holder, _), shares in self._held.items():
            if holder == BANK:
                self._locked.difference_update(shares)

    def buy(self, share: str, company: str, player: str) -> None:
        """Move a share from the bank to the buyer."""
        self._move(share, company, BANK, player)

    def hand_over(self, company: str, giver: str, taker: str) -> None:
        """Move the first share: to an investor, or an investor's to its owner."""
        self._move(self._held[giver, company][0], company, giver, taker)

    def bundle(self, player: str, company: str, number: int) -> list[str]:
        """Return the shares of a sale: single ones, and the certificate if they are not enough."""
        singles = [share for share in self._held[player, company] if not share.endswith("_0")]
        return singles[:number] if number <= len(singles) else [*singles, f"{company}_0"]

    def sell(self, bundle: Iterable[str], company: str, player: str) -> None:
        """Move the shares named to the bank, a certificate whole."""
        for share in bundle:
            self._move(share, company, player, BANK)

    def change_director(self, company: str, size: int, was: str, now: str) -> None:
        """Exchange the certificate for the new director's single shares, to its former holder or the bank."""
        certificate = f"{company}_0"
        holder = was if certificate in self._held[was, company] else BANK
        for share in self._held[now, company][: size // SHARE]:
            self._move(share, company, now, holder)
        self._move(certificate, company, holder, now)

    def give_back(self, company: str, player: str, number: int) -> None:
        """Return single shares to a player who sold a part of the certificate."""
        for share in self._held[BANK, company][:number]:
            self._move(share, company, BANK, player)

    def _move(self, share: str, company: str, giver: str, taker: str) -> None:
        self._held[giver, company].remove(share)
        self._held[taker, company].append(share)


class Trains:
    """The trains of the companies; the bank sells each type in the order of its numbers."""

    def __init__(self) -> None:
        self._owned: defaultdict[str, list[str]] = defaultdict(list)
        self._gone: Counter[str] = Counter()

    def next_in_bank(self, kind: str) -> str:
        """Return the train of that type that the bank sells or lends now."""
        return f"{kind}-{self._gone[kind]}"

    def of_type(self, company: str, kind: str) -> list[str]:
        """List the company's trains of a type."""
        return [train for train in self._owned[company] if train_type(train) == kind]

    def note(self, event: Event) -> None:
        """Move the trains that an event transfers."""
        match event:
            case turn_events.TrainBought(company, kind) | events.RocketUsed(company, kind):
                self._owned[company].append(self.next_in_bank(kind))
                self._gone[kind] += 1
            case turn_events.TrainTraded(buyer, seller, kind):
                train = self.of_type(seller, kind)[0]
                self._owned[seller].remove(train)
                self._owned[buyer].append(train)
            case turn_events.TrainScrapped(company, kind):
                self._owned[company].remove(self.of_type(company, kind)[0])
            case turn_events.TrainsRusted(company, kind):
                self._owned[company] = [train for train in self._owned[company] if train_type(train) != kind]
            case turn_events.TrainsRemoved(kind, number):
                self._gone[kind] += number
            case events.RocketLost(kind):
                self._gone[kind] += 1


class SitePapers:
    """All shares and trains, kept up to date by the consequences of each move.

    `named` are the shares that a purchase or sale to come says: where its seller has them, it is these.
    """

    def __init__(self) -> None:
        self.shares = Shares()
        self.trains = Trains()
        self.named: Sequence[str] = ()
        self._parts: dict[str, tuple[str, int]] = {}

    def note(self, before: State, after: State, event: Event) -> None:
        """Move the shares and trains that an event transfers."""
        if not isinstance(event, events.DirectorChanged | events.PriceMoved):
            self._give_parts_back()
        match event:
            case events.CompanyFounded(player, company):
                self.shares.found(player, company, after.companies[company].certificate)
            case turn_events.PhaseBegun() if before.phase.shares_on_sale < after.phase.shares_on_sale:
                self.shares.unlock()
            case events.ShareReserved(investor, company):
                self.shares.hand_over(company, BANK, investor)
            case events.ShareBought(player, company):
                share = self._take_named(BANK, company) or [self.shares.next_on_sale(company)]
                self.shares.buy(share[0], company, player)
            case events.SharesSold(player, company, number):
                self._sell(player, company, number)
            case events.PremiumPaid(player, _, company):
                cards = before.investors.items()
                giver = next(name for name, card in cards if (card.owner, card.share) == (player, company))
                self.shares.hand_over(company, giver, player)
            case events.DirectorChanged(company, was, now):
                certificate = after.companies[company].certificate
                self.shares.change_director(company, certificate, was, now)
                if company in self._parts:
                    self.shares.give_back(company, *self._parts.pop(company))
            case _:
                self.trains.note(event)

    def _sell(self, player: str, company: str, number: int) -> None:
        bundle = self._take_named(player, company) or self.shares.bundle(player, company, number)
        held = sum(map(self.shares.size, bundle))
        self.shares.sell(bundle, company, player)
        if held > number:
            self._parts[company] = (player, held - number)

    def _give_parts_back(self) -> None:
        """Give a director who sold a part of the certificate single shares for the rest."""
        for company, (player, number) in self._parts.items():
            self.shares.give_back(company, player, number)
        self._parts.clear()

    def _take_named(self, seller: str, company: str) -> Sequence[str]:
        """Return the named shares, if the seller has them."""
        named, self.named = self.named, ()
        return named if set(named) <= set(self.shares.held_by(seller, company)) else ()
