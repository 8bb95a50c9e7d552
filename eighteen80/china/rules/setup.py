"""IV Game preparation: players, rulings and the position at the start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from eighteen80.china.box.components import BOX
from eighteen80.china.map.board import start_board
from eighteen80.china.rules.auction import PRIVATES, start_auction
from eighteen80.china.rules.companies import ALL
from eighteen80.china.state import BANK, Company, Player, Rulings, State
from eighteen80.refusals import Illegal

FORMER = ("reasons", "opened")
"""Options that no new table is offered: a record of earlier rules continues with them as it began."""

# Rules of 18xx.games that a table may choose.
ONLINE: Mapping[str, str] = {
    "opener_after_gift": "next",
    "merge_from": "any_marker",
    "red_hex_markers": "yes",
    "second_half_after": "purchase",
    "repaying_acts": "yes",
    "removal_after_p7": "interrupted",
    "after_idle_removal": "next",
    "debtor_founds": "yes",
    "trans_siberian_per_train": "yes",
    "bonus_without_route": "no",
}

PRESETS: Mapping[str, Mapping[str, str]] = {"online": ONLINE}

RESERVED = frozenset(
    name.casefold() for names in (BOX.companies, BOX.investors, BOX.privates, (BANK,)) for name in names
)


def start(seats: Sequence[str], rulings: Mapping[str, str]) -> State:
    """Prepare the table for the first bid: seat 0 holds the priority marker."""
    check_seats(seats)
    cash = BOX.setup.cash[len(seats)]
    state = State(
        rulings=Rulings(**rulings),
        seats=tuple(seats),
        players={name: Player(cash) for name in seats},
        companies={name: Company(bank=ALL, markers=BOX.setup.markers) for name in BOX.companies},
        investors={},
        privates={},
        depot={name: card.count for name, card in BOX.trains.items()},
        phase=BOX.phases[0],
        board=start_board(),
        bank=-cash * len(seats),
        priority=seats[0],
        marker=None,
        rounds=(),
    )
    return state._replace(rounds=(start_auction(state, PRIVATES[0]),))


def check_seats(seats: Sequence[str]) -> None:
    """Check the number of players and that each has a unique name that the game does not use."""
    least, most = BOX.setup.least_players, BOX.setup.most_players
    if not least <= len(seats) <= most:
        raise Illegal("seats-number", number=len(seats), least=least, most=most)
    seen: set[str] = set()
    for name in seats:
        folded = name.casefold()
        if folded in RESERVED:
            raise Illegal("seats-reserved", name=name)
        if folded in seen:
            raise Illegal("seats-twice", name=name)
        seen.add(folded)
