"""Every move, one small frozen class each: a verb, and its fields in writing order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from eighteen80.engine import table_moves
from eighteen80.engine.table_moves import Confirm, Correct, Note, Overrule, TableWords, ValueMove, Whose
from eighteen80.line.fields import Flag, OneOf, Several
from eighteen80.line.notation import Notation, notation
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.fields import numbers, printed_words
from eighteen80.yokohama.fields.amounts import Chosen, Deals, Imports, Payment, PiecesFrom, Sum
from eighteen80.yokohama.fields.numbers import TABLE, RuledLine, spell_value
from eighteen80.yokohama.fields.places import Area, Areas, Counted, Steps
from eighteen80.yokohama.state import BOARDS, LEDGER, Printed, Wares

_SECOND = tuple(tuple(price.items()) for price in BOX.contents.orders.second_card.prices)
_SECOND_PRICES = {ware: number for price in _SECOND for ware, number in price}
_GIFTS = BOX.contents.church_gifts
_UNITS = tuple(BOX.contents.industry.units)
_GIVEN = ("import",)

NUMBERS = ("yen", "points", *BOX.wares.goods, "import", "hand", "orders", "tiles")
"""Things that a player has a number of."""
PLACES = ("assistants", "warehouse", "shops", "houses")
"""Pieces of the supply, and assistants in the warehouse: a correction moves them between the two."""
LYING = ("president", "shop", "house", "tech", "symbol", "agent", "field")
"""Things with a place before a player or on the boards."""
OF_THE_TABLE = ("pile", "station", "tile")
VALUES = (*NUMBERS, *PLACES, *LYING, *OF_THE_TABLE)

Printing = Annotated[Printed | None, printed_words.RewardPrint()]
Choice = Annotated[Wares, Chosen()]


Move = table_moves.Move


# Set-up


class Row(ValueMove):
    """row laboratory tea1 canal silk1 bank harbour"""

    areas: Annotated[tuple[str, ...], Areas(laid=True)]


class Link(ValueMove):
    """link silk1 bank: for a table that has laid its boards otherwise"""

    areas: Annotated[tuple[str, ...], Areas(label="AREA AREA")]


class Unlink(ValueMove):
    """unlink silk1 bank"""

    areas: Annotated[tuple[str, ...], Areas(label="AREA AREA")]


class OpenGoals(ValueMove, verb="goals"):
    """goals copper5 yen10 trade4"""

    goals: Annotated[tuple[str, ...], numbers.Goals()]


class Neutral(ValueMove):
    """neutral church 3"""

    board: Annotated[str, OneOf(*BOARDS)]
    field: Annotated[int, numbers.Number(label="FIELD")]


# 1) Placing, 2) Movement


class Put(ValueMove):
    """put silk1 bank laboratory, put silk1 2, put none"""

    placed: Annotated[tuple[tuple[str, int], ...], Counted("AREA … | none")]


class Go(ValueMove):
    """go silk1 via bank laboratory, go silk1 tram; completed: all boards between, `tram` where it is taken"""

    area: Annotated[str, Area()]
    via: Annotated[tuple[str, ...], Areas("via")] = ()
    tram: Annotated[bool, Flag(label="tram")] = False


class Act(ValueMove):
    """act silk1 5: ledger depth; the president's area and the true power"""

    area: Annotated[str, Area()]
    power: Annotated[int, numbers.Number(label="POWER")]


class Toll(ValueMove):
    """toll Bert 2, toll canal 1: ledger depth"""

    payee: Annotated[str, numbers.Payee(BOX.canal)]
    yen: Annotated[int, numbers.Counting("YEN")] = 0


class Recall(ValueMove):
    """recall (ledger), recall silk1 2 bank 1, recall none, recall all; completed: never `all`"""

    assistants: Annotated[
        tuple[tuple[str, int], ...] | Literal["all"] | None,
        Counted("AREA N … | all | none", everybody=True),
    ] = None


# 3) Area action


class Trade(ValueMove):
    """trade +1 copper -2 tea +1 import"""

    deals: Annotated[Wares, Deals()]


class Pray(ValueMove):
    """pray 4 [from supply] with 1 copper 1 silk 2 yen = 6 > 5 points 2 moves"""

    field: Annotated[int, numbers.Number(label="FIELD")]
    source: Annotated[str, numbers.Source("from")] = ""
    gifts: Annotated[Wares, Payment("with", tuple(_GIFTS), _GIFTS)] = ()
    printed: Annotated[Printed | None, printed_words.FieldPrint()] = None
    chosen: Choice = ()


class Give(ValueMove):
    """give 2 [from supply] with 1 import = 1 > 2 yen 4 points; typed `give 2 1`"""

    field: Annotated[int, numbers.Number(label="FIELD")]
    source: Annotated[str, numbers.Source("from")] = ""
    gifts: Annotated[Wares, Imports("with", _GIVEN, {})] = ()
    printed: Annotated[Printed | None, printed_words.FieldPrint()] = None
    chosen: Choice = ()


class Take(ValueMove):
    """take 1, take 1 low, take 2 low middle for 2 yen"""

    cards: Annotated[int, numbers.Counting("CARDS", BOX.contents.orders.second_card.most)] = 0
    levels: Annotated[tuple[str, ...], Several(OneOf(*BOX.contents.orders.levels), "LEVEL")] = ()
    payment: Annotated[Wares, Payment("for", tuple(_SECOND_PRICES), _SECOND_PRICES, _SECOND)] = ()


class Hire(ValueMove):
    """hire 2 assistant 1 shop"""

    pieces: Annotated[Wares, PiecesFrom()]


class Tech(ValueMove):
    """tech telegraph slot 5 +2 for 1 import 2 yen = 4 FR, tech station = 3 GB at bank"""

    technology: Annotated[str, numbers.TECHNOLOGY_NAME]
    slot: Annotated[int | None, numbers.Slot("slot")] = None
    surcharge: Annotated[int | None, numbers.Surcharge()] = None
    payment: Annotated[Wares, Payment("for", _UNITS, {})] = ()
    printed: Annotated[Printed | None, printed_words.CardPrint()] = None
    area: Annotated[str | None, Area("at")] = None


# 4) Power-5 bonus, 5) Building, 6) Return


class Bonus(ValueMove):
    """bonus = 2 any as 1 silk 1 tea"""

    printed: Printing = None
    chosen: Choice = ()


class Shop(ValueMove):
    """shop 2 = 1 yen"""

    site: Annotated[int, numbers.Number(label="SITE")]
    printed: Printing = None
    chosen: Choice = ()


class House(ValueMove):
    """house = 9 points"""

    printed: Printing = None
    chosen: Choice = ()


class Keep(ValueMove):
    """keep: Telefon, one assistant stays"""


class Shift(ValueMove):
    """shift supply bank, silk1 laboratory: movements of a reward"""

    steps: Annotated[tuple[tuple[str, str], ...], Steps()]


# Extra phases, the end of a turn, facts at any time


@dataclass(frozen=True, slots=True)
class Agent(Move):
    """agent DE copper1 3; map depth without the power"""

    country: Annotated[str, printed_words.AgentCountry()] = ""
    area: Annotated[str, Area()] = field(kw_only=True)
    power: Annotated[int | None, numbers.Number(label="POWER")] = None


class Claim(ValueMove):
    """claim copper5 = 8/6"""

    goal: Annotated[str, numbers.Goal()]
    printed: Annotated[Printed | None, printed_words.GoalPrint()] = None


class Order(ValueMove):
    """order 1 copper 2 silk 2 tea = 2 yen 6 points DE"""

    goods: Annotated[Wares, Sum(words=(*BOX.wares.goods, "import"))]
    printed: Annotated[Printed | None, printed_words.OrderPrint()] = None
    chosen: Choice = ()


class Textile(ValueMove):
    """textile"""


class University(ValueMove):
    """university"""


class Done(ValueMove):
    """done"""


class Tell(ValueMove):
    """tell 57 = 1 yen: what is printed on what move 57 was about"""

    number: Annotated[int, numbers.Number(label="TOLD")]
    printed: Annotated[Printed, printed_words.Print()]
    chosen: Choice = ()


class Depth(ValueMove):
    """depth ledger: assistants are no longer kept by area"""

    depth: Annotated[str, OneOf(LEDGER)]


MOVES: tuple[type[Move], ...] = (
    Put, Go, Act, Toll, Recall,
    Trade, Pray, Give, Take, Hire, Tech,
    Bonus, Shop, House, Keep, Shift,
    Agent, Claim, Order, Textile, University, Done,
    Row, Link, Unlink, OpenGoals, Neutral,
    Tell, Note, Depth, Confirm, Correct, Overrule,
)  # fmt: skip

TABLE_WORDS = TableWords(
    VALUES,
    Whose(lambda state: state.seats, OF_THE_TABLE, TABLE, "NAME | table"),
    RuledLine(),
    spell=spell_value,
)
NOTATION: Notation[Move] = notation("yokohama", MOVES, TABLE_WORDS.by_move())
VERBS: dict[str, type[Move]] = {move.verb: move for move in MOVES}
