"""Every move, one small frozen class each: a verb, and its fields in writing order."""

from __future__ import annotations

from typing import Annotated

from eighteen80.engine import table_moves
from eighteen80.engine.table_moves import RecordedValue, ValueMove
from eighteen80.line.fields import Amount, OneFigure, OneOf, Player, Several
from eighteen80.line.texts import FreeText
from eighteen80.refusals import UNSAID
from eighteen80.russia.box.components import BOX
from eighteen80.russia.fields import single_words
from eighteen80.russia.fields.phrases import BARE, COLOURED, NAMED, PLAIN, WORDED, Part, Shape

_ONE_OR_TWO = OneFigure("NUMBER", (1, 2))
_PLAIN = single_words.Parts(Shape(PLAIN), "STEPS")
_COLOURED = single_words.Parts(Shape(COLOURED), "STEPS")
_PUSHES = single_words.Parts(Shape(pushes=NAMED), "MARKERS")
_CHAIN = single_words.Parts(Shape(loco=BARE), "LINES")
_TILE = single_words.Parts(Shape(factory=BARE), "TILE")
_OF_SOURCE = single_words.Parts(lambda reading: Shape(PLAIN if reading.given.get("source") else COLOURED), "STEPS")
"""Steps that are owed: a source makes the colour unnecessary."""
_PAID = single_words.Payment()

Parts = tuple[Part, ...]
Pieces = tuple[str, ...]


Move = table_moves.Move


class Strip(ValueMove):
    """strip any2 black2 grey+5 build [card again]: the engineers from the left, and the one on the ? card"""

    engineers: Annotated[Pieces, Several(single_words.EngineerName(), "ENGINEERS")]
    card: Annotated[str, single_words.EngineerName("card")] = ""


class Bonus(ValueMove):
    """bonus coin, bonus black T"""

    bonus: Annotated[str, OneOf(*BOX.setup.bonus, label="BONUS")]
    parts: Annotated[Parts, _PLAIN] = ()


# Spaces of the board


class Placement(ValueMove, verb=""):
    """A move that places pieces on a space."""


class TrackPlacement(Placement, verb=""):
    """Placement on a space for tracks of one colour."""

    number: Annotated[int, _ONE_OR_TWO]
    parts: Annotated[Parts, _PLAIN] = ()
    payment: Annotated[Pieces | None, _PAID] = None


class Black(TrackPlacement):
    """black 2 T2 K"""


class Grey(TrackPlacement):
    """grey 1 P T"""


class Brown(TrackPlacement):
    """brown 1 T"""


class Natural(TrackPlacement):
    """natural 1 T"""


class White(TrackPlacement):
    """white 1 T"""


class AnyTracks(Placement, verb="any"):
    """any Tk Pg"""

    parts: Annotated[Parts, _COLOURED] = ()
    payment: Annotated[Pieces | None, _PAID] = None


class Open(Placement):
    """open Tk"""

    parts: Annotated[Parts, _COLOURED] = ()
    payment: Annotated[Pieces | None, _PAID] = None


class Loco(Placement):
    """loco 1 T/1 K: the line, what it replaces, and where that goes"""

    number: Annotated[int, _ONE_OR_TWO]
    parts: Annotated[Parts, _CHAIN] = ()
    payment: Annotated[Pieces | None, _PAID] = None


class Factory(Placement):
    """factory 1 tile 1 for 5"""

    number: Annotated[int, _ONE_OR_TWO]
    parts: Annotated[Parts, _TILE] = ()
    payment: Annotated[Pieces | None, _PAID] = None


class Both(Placement):
    """both P factory, both factory tile 4 T/1 K"""

    parts: Annotated[Parts, single_words.Parts(Shape(loco=BARE, factory=WORDED), "LINES FACTORY")] = ()
    payment: Annotated[Pieces | None, _PAID] = None


class Industry(Placement):
    """industry 2, industry 3 T, industry 2 front rear"""

    number: Annotated[int, OneFigure("NUMBER", (1, 2, 3))]
    parts: Annotated[Parts, single_words.Parts(Shape(PLAIN, NAMED), "STEPS MARKERS")] = ()
    payment: Annotated[Pieces | None, _PAID] = None


class Doubler(Placement):
    """doubler"""

    payment: Annotated[Pieces | None, _PAID] = None


class Coins(Placement):
    """coins"""

    payment: Annotated[Pieces | None, _PAID] = None


class Temps(Placement):
    """temps"""

    payment: Annotated[Pieces | None, _PAID] = None


class Engineer(Placement):
    """engineer right Tk Pg, engineer 7 T, engineer 12 brown 1 T"""

    which: Annotated[str, single_words.Which()]
    parts: Annotated[Parts, single_words.Parts(single_words.engineer_shape)] = ()
    payment: Annotated[Pieces | None, _PAID] = None


class Hire(Placement):
    """hire, hire 12 where the number is learned"""

    number: Annotated[int | None, OneFigure("NUMBER", range(1, BOX.engineers.numbers + 1))] = None
    payment: Annotated[Pieces | None, _PAID] = None


class Order(Placement):
    """order 1 /coin from black 2"""

    place: Annotated[int, _ONE_OR_TWO]
    payment: Annotated[Pieces | None, _PAID] = None
    source: Annotated[str, single_words.Place("from")] = ""


class Last(Placement):
    """last, last front2 rear"""

    parts: Annotated[Parts, _PUSHES] = ()
    payment: Annotated[Pieces | None, _PAID] = None


class Pass(ValueMove):
    """pass"""


class Relocate(ValueMove):
    """relocate grey 1 T2"""

    use: Annotated[Move, single_words.Used()]


class Stay(ValueMove):
    """stay"""

    payment: Annotated[Pieces | None, _PAID] = None


# Owed inside a turn, shown at the end, printed in the box


class FreedTo(ValueMove, verb="freed"):
    """freed K, freed T/1, freed return"""

    parts: Annotated[Parts, _CHAIN]


class Token(ValueMove):
    """token medal, token steps Tk2 Pg, token card three"""

    token: Annotated[str, OneOf(*BOX.tokens, label="TOKEN")]
    parts: Annotated[Parts, single_words.PartsOfToken()] = ()
    card: Annotated[str, OneOf(*BOX.cards, label="CARD")] = ""
    engineer: Annotated[str, single_words.EngineerName()] = ""


class Card(ValueMove):
    """card three, card engineer again"""

    card: Annotated[str, OneOf(*BOX.cards, label="CARD")]
    engineer: Annotated[str, single_words.EngineerName()] = ""


class BuildOwed(ValueMove, verb="build"):
    """build loco P K, build factory tile 2"""

    parts: Annotated[Parts, single_words.Parts(Shape(loco=WORDED, factory=WORDED), "LOCO | FACTORY")]


class UseAgain(ValueMove, verb="again"):
    """again grey 1 T2"""

    use: Annotated[Move, single_words.Used()]


class LayDoubler(ValueMove, verb="lay"):
    """lay doubler"""

    what: Annotated[str, OneOf("doubler")]


class MoveMarkers(ValueMove, verb="move"):
    """move 1, move front rear"""

    parts: Annotated[Parts, single_words.Parts(Shape(pushes=BARE), "MARKERS")] = ()


class TakeSteps(ValueMove, verb="step"):
    """step Tk2, step white T2, step extra K"""

    source: Annotated[str, OneOf("white", "extra")] = ""
    parts: Annotated[Parts, _OF_SOURCE] = ()


class Take(ValueMove):
    """take card, take points"""

    what: Annotated[str, single_words.Taken()] = ""
    name: Annotated[str, OneOf(*BOX.end.cards, label="CARD")] = ""


class Done(ValueMove):
    """done: what is still owed lapses"""


class Reveal(ValueMove):
    """reveal Anna black, flat"""

    player: Annotated[str, Player()]
    cards: Annotated[Pieces, single_words.Shown()]


SPACES: tuple[type[Move], ...] = (
    Black, Grey, Brown, Natural, White, AnyTracks, Open, Loco, Factory, Both, Industry,
    Doubler, Coins, Temps, Engineer, Hire, Order, Last,
)  # fmt: skip
"""Moves that use a space of the board, or an engineer next to a tableau."""
OWED: tuple[type[Move], ...] = (
    FreedTo, Token, Card, BuildOwed, UseAgain, LayDoubler, MoveMarkers, TakeSteps, Take, Done,
)  # fmt: skip
"""Moves that answer what is owed in a turn."""


class BoxPrint(ValueMove, verb="box"):
    """box pass 2 = 3: what is printed on a piece of the table's own box"""

    kind: Annotated[str, OneOf(*single_words.BOX_KINDS, label="KIND")]
    printed: Annotated[tuple[str, str], single_words.PieceValue()]


# Score mode (RR69)


class Board(ValueMove):
    """board Anna T 9/7/3 l6+2 d1 P 3 K 4 l2 I 5f f2"""

    player: Annotated[str, Player()]
    board: Annotated[str, RecordedValue(single_words.spell_value)]


class Plus(ValueMove):
    """plus Anna 3 "engineer": points taken during the round"""

    player: Annotated[str, Player()]
    points: Annotated[int, Amount()]
    reason: Annotated[str, FreeText(label="REASON")] = UNSAID


class EngineerOf(ValueMove, verb="engineer"):
    """engineer Anna 12"""

    player: Annotated[str, Player()]
    number: Annotated[int, OneFigure("NUMBER", range(1, BOX.engineers.numbers + 1))]


class Round(ValueMove):
    """round Cleo Anna Bert Dora: the round is scored, and this is the order of the next"""

    order: Annotated[Pieces, Several(Player(), "PLAYERS", whole=True)] = ()
