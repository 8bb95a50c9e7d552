"""Every move, one small frozen class each: a verb, and its fields in writing order."""

from __future__ import annotations

from typing import Annotated

from eighteen80.china.box.components import BOX
from eighteen80.china.fields import single_words, word_groups
from eighteen80.china.state import State
from eighteen80.engine import table_moves
from eighteen80.engine.table_moves import Confirm, Correct, Count, Note, Overrule, RuledLine, TableWords, ValueMove
from eighteen80.line.fields import Amount, Flag, Moment, OneOf, Player
from eighteen80.line.notation import Notation, notation

_ROW = single_words.RowPlace()


Move = table_moves.Move
TrainRun = word_groups.TrainRun


# V Auction and draft


class Bid(ValueMove):
    """bid 15"""

    amount: Annotated[int, Amount()]


class Pass(ValueMove):
    """pass"""


class Permit(ValueMove):
    """permit ABC [row 2] (P6: BCR's permits) or permit D HKR (P5)"""

    letters: Annotated[str, single_words.Permits()]
    company: Annotated[str | None, single_words.company()] = None
    row: Annotated[int | None, _ROW] = None


class ChooseInvestor(ValueMove, verb="investor"):
    """investor A3"""

    investor: Annotated[str, single_words.InvestorName()]


# XII Share round


class Found(ValueMove):
    """found HKR 100 30% AB [row 2]; resolved: row is never None"""

    company: Annotated[str, single_words.company()]
    price: Annotated[int, single_words.Par()]
    certificate: Annotated[int, single_words.Certificate()]
    permits: Annotated[str, single_words.Permits()]
    row: Annotated[int | None, _ROW] = None


class Buy(ValueMove):
    """buy HKR"""

    company: Annotated[str, single_words.company()]


class Sell(ValueMove):
    """sell HKR 2 NJR 1: numbers of 10% shares; also in a forced purchase"""

    bundles: Annotated[tuple[tuple[str, int], ...], word_groups.Bundles()]


class Repay(ValueMove):
    """repay 100, or repay 30 Bert: out of turn; resolved: player is None for the player to move"""

    amount: Annotated[int, Amount()]
    player: Annotated[str | None, Player()] = None


class Done(ValueMove):
    """done: ends a share round turn that sold, or a company's turn"""


# X A company's turn


class Lay(ValueMove):
    """lay E7 57 W-E; resolved: rotation is never None and the least of equal positions"""

    hex: Annotated[str, single_words.HexName()]
    tile: Annotated[str, single_words.TileNumber()]
    rotation: Annotated[int | None, single_words.TilePosition()] = None


class Station(ValueMove):
    """station M7 [NE]: the edge names one of several cities.

    Resolved: the first edge (SW W NW NE E SE) of that city, None where the hex has one city.
    """

    hex: Annotated[str, single_words.HexName()]
    edge: Annotated[int | None, single_words.Edge()] = None


class Run(ValueMove):
    """run [3: F8 F10 G11 / 2: ... | none | 320 | again]; `run none` is trains == ().

    Resolved: `trains` is never None, amount and again are unset.
    """

    trains: Annotated[tuple[TrainRun, ...] | None, word_groups.RouteWords(either="run")] = None
    amount: Annotated[int | None, Amount(either="run")] = None
    again: Annotated[bool, Flag(label="again", either="run")] = False


class Pay(ValueMove):
    """pay"""


class Withhold(ValueMove):
    """withhold"""


class Train(ValueMove):
    """train 2+2 (from the bank) or train 3 from BCR for 1"""

    type: Annotated[str, single_words.TrainName()]
    seller: Annotated[str | None, single_words.company("from")] = None
    price: Annotated[int | None, Amount("for")] = None


class Rocket(ValueMove):
    """rocket (P7 by choice, for the company on turn) or, forced: rocket JHA [scrap 2]"""

    company: Annotated[str | None, single_words.company()] = None
    scrap: Annotated[str | None, single_words.TrainName("scrap")] = None


# Decisions others owe


class Claim(ValueMove):
    """claim (P0)"""


class Decline(ValueMove):
    """decline (P0)"""


class Scrap(ValueMove):
    """scrap 3 (train limit)"""

    type: Annotated[str, single_words.TrainName()]


class Merge(ValueMove):
    """merge treasury, merge owner"""

    to: Annotated[str, OneOf("treasury", "owner")]


class Replace(ValueMove):
    """replace (the investor's marker by the company's)"""


class Remove(ValueMove):
    """remove (the investor's marker)"""


class Home(ValueMove):
    """home Changsha (QSR, SCR): the city's printed name; the first name is city 0 of the tile"""

    city: Annotated[str, single_words.City()]


class Borrow(ValueMove):
    """borrow (the rest of a forced purchase)"""


# At any time

COUNTED = ("cash", "debt", "certificates", "trains", "tiles", "shares", "stations", "price")
OF_THE_TABLE = ("marker", "priority", "phase", "turn", "ending")
"""Values without an owner, which are corrected as the bank's."""
CORRECTED = (
    "cash", "debt", "share", "director", "certificate", "permit", "private", "investor", "reserved", "price", "stack",
    "row", "open", "train", "tile", "station", "capital", "seat", "marker", "priority", "phase", "ending", "turn",
)  # fmt: skip


def out_of_turn(line: str, moment: Moment) -> tuple[str, str]:
    """Split off the player who acts out of turn; "" if the line begins with no name."""
    who, colon, rest = line.partition(": ")
    if not colon:
        return "", line
    state: State | None = moment.state
    if state is None:
        verbs = {form.verb for form in NOTATION.forms.values()}
        return ("", line) if who.partition(" ")[0] in verbs else (who, rest)
    parties = (*state.seats, *state.companies, *state.investors)
    named = next((party for party in parties if party.casefold() == who.casefold()), "")
    return (named, rest) if named else ("", line)


MOVES: tuple[type[Move], ...] = (
    Bid, Pass, Permit, ChooseInvestor, Found, Buy, Sell, Repay, Done, Lay, Station, Run, Pay, Withhold, Train,
    Rocket, Claim, Decline, Scrap, Merge, Replace, Remove, Home, Borrow, Note, Count, Confirm, Correct,
    Overrule,
)  # fmt: skip
TABLE_WORDS = TableWords(
    CORRECTED,
    single_words.AnyName((*single_words.PARTIES, *BOX.privates, *BOX.hexes, *BOX.trains), OF_THE_TABLE),
    RuledLine(lambda: NOTATION, whose=out_of_turn),
    spell=word_groups.spell_value,
    figured=True,
    counted=COUNTED,
    countable=single_words.AnyName((*single_words.PARTIES, *BOX.trains, *BOX.tiles)),
)
NOTATION: Notation[Move] = notation("china", MOVES, TABLE_WORDS.by_move())
