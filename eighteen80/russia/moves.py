"""Every move, one small frozen class each: a verb, and its fields in writing order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from pydantic import BaseModel

from eighteen80.line.fields import Amount, FreeText, Kind, Moment, OneFigure, OneOf, Reading, Reason
from eighteen80.line.notation import Notation
from eighteen80.refusals import UNSAID, Unreadable
from eighteen80.resources import read_table
from eighteen80.russia.box.components import BOX
from eighteen80.russia.play import fields
from eighteen80.russia.play.phrases import BARE, COLOURED, NAMED, PLAIN, WORDED, Part, Shape
from eighteen80.russia.play.shorthand import spell

_ONE_OR_TWO = OneFigure("NUMBER", (1, 2))
_PLAIN = fields.Parts(Shape(PLAIN), "STEPS")
_COLOURED = fields.Parts(Shape(COLOURED), "STEPS")
_PUSHES = fields.Parts(Shape(pushes=NAMED), "MARKERS")
_CHAIN = fields.Parts(Shape(loco=BARE), "LINES")
_TILE = fields.Parts(Shape(factory=BARE), "TILE")
_PAID = fields.Payment()

Parts = tuple[Part, ...]
Pieces = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Move:
    """What a player decides, as it is said at the table."""

    verb: ClassVar[str] = ""


# Aufbau: before the first round


@dataclass(frozen=True, slots=True)
class Strip(Move):
    """strip any2 black2 grey+5 build [card again]: the engineers from the left, and the one on the ? card"""

    verb: ClassVar[str] = "strip"
    engineers: Annotated[Pieces, fields.EngineerNames()]
    card: Annotated[str, fields.EngineerName("card")] = ""


@dataclass(frozen=True, slots=True)
class Bonus(Move):
    """bonus coin, bonus black T"""

    verb: ClassVar[str] = "bonus"
    bonus: Annotated[str, OneOf(*BOX.setup.bonus, label="BONUS")]
    parts: Annotated[Parts, _PLAIN] = ()


@dataclass(frozen=True, slots=True)
class BoxTold(Move):
    """box pass 2 = 3: what is printed on a piece of the table's own box"""

    verb: ClassVar[str] = "box"
    kind: Annotated[str, OneOf(*fields.BOX_KINDS, label="KIND")]
    told: Annotated[tuple[str, str], fields.Told()]


# Spaces of the board


@dataclass(frozen=True, slots=True)
class Placement(Move):
    """A move that places pieces on a space."""


@dataclass(frozen=True, slots=True)
class Black(Placement):
    """black 2 T2 K"""

    verb: ClassVar[str] = "black"
    number: Annotated[int, _ONE_OR_TWO]
    parts: Annotated[Parts, _PLAIN] = ()
    payment: Annotated[Pieces | None, _PAID] = None


@dataclass(frozen=True, slots=True)
class Grey(Placement):
    """grey 1 P T"""

    verb: ClassVar[str] = "grey"
    number: Annotated[int, _ONE_OR_TWO]
    parts: Annotated[Parts, _PLAIN] = ()
    payment: Annotated[Pieces | None, _PAID] = None


@dataclass(frozen=True, slots=True)
class Brown(Placement):
    """brown 1 T"""

    verb: ClassVar[str] = "brown"
    number: Annotated[int, _ONE_OR_TWO]
    parts: Annotated[Parts, _PLAIN] = ()
    payment: Annotated[Pieces | None, _PAID] = None


@dataclass(frozen=True, slots=True)
class Natural(Placement):
    """natural 1 T"""

    verb: ClassVar[str] = "natural"
    number: Annotated[int, _ONE_OR_TWO]
    parts: Annotated[Parts, _PLAIN] = ()
    payment: Annotated[Pieces | None, _PAID] = None


@dataclass(frozen=True, slots=True)
class White(Placement):
    """white 1 T"""

    verb: ClassVar[str] = "white"
    number: Annotated[int, _ONE_OR_TWO]
    parts: Annotated[Parts, _PLAIN] = ()
    payment: Annotated[Pieces | None, _PAID] = None


@dataclass(frozen=True, slots=True)
class AnyTracks(Placement):
    """any Tk Pg"""

    verb: ClassVar[str] = "any"
    parts: Annotated[Parts, _COLOURED] = ()
    payment: Annotated[Pieces | None, _PAID] = None


@dataclass(frozen=True, slots=True)
class Open(Placement):
    """open Tk"""

    verb: ClassVar[str] = "open"
    parts: Annotated[Parts, _COLOURED] = ()
    payment: Annotated[Pieces | None, _PAID] = None


@dataclass(frozen=True, slots=True)
class Loco(Placement):
    """loco 1 T/1 K: the line, what it replaces, and where that goes"""

    verb: ClassVar[str] = "loco"
    number: Annotated[int, _ONE_OR_TWO]
    parts: Annotated[Parts, _CHAIN] = ()
    payment: Annotated[Pieces | None, _PAID] = None


@dataclass(frozen=True, slots=True)
class Factory(Placement):
    """factory 1 tile 1 for 5"""

    verb: ClassVar[str] = "factory"
    number: Annotated[int, _ONE_OR_TWO]
    parts: Annotated[Parts, _TILE] = ()
    payment: Annotated[Pieces | None, _PAID] = None


@dataclass(frozen=True, slots=True)
class Both(Placement):
    """both P factory, both factory tile 4 T/1 K"""

    verb: ClassVar[str] = "both"
    parts: Annotated[Parts, fields.Parts(Shape(loco=BARE, factory=WORDED), "LINES FACTORY")] = ()
    payment: Annotated[Pieces | None, _PAID] = None


@dataclass(frozen=True, slots=True)
class Industry(Placement):
    """industry 2, industry 3 T, industry 2 front rear"""

    verb: ClassVar[str] = "industry"
    number: Annotated[int, OneFigure("NUMBER", (1, 2, 3))]
    parts: Annotated[Parts, fields.Parts(Shape(PLAIN, NAMED), "STEPS MARKERS")] = ()
    payment: Annotated[Pieces | None, _PAID] = None


@dataclass(frozen=True, slots=True)
class Doubler(Placement):
    """doubler"""

    verb: ClassVar[str] = "doubler"
    payment: Annotated[Pieces | None, _PAID] = None


@dataclass(frozen=True, slots=True)
class Coins(Placement):
    """coins"""

    verb: ClassVar[str] = "coins"
    payment: Annotated[Pieces | None, _PAID] = None


@dataclass(frozen=True, slots=True)
class Temps(Placement):
    """temps"""

    verb: ClassVar[str] = "temps"
    payment: Annotated[Pieces | None, _PAID] = None


@dataclass(frozen=True, slots=True)
class Engineer(Placement):
    """engineer right Tk Pg, engineer 7 T, engineer 12 brown 1 T"""

    verb: ClassVar[str] = "engineer"
    which: Annotated[str, fields.Which()]
    parts: Annotated[Parts, fields.Parts(fields.engineer_shape)] = ()
    payment: Annotated[Pieces | None, _PAID] = None


@dataclass(frozen=True, slots=True)
class Hire(Placement):
    """hire, hire 12 where the number is learned"""

    verb: ClassVar[str] = "hire"
    number: Annotated[int | None, OneFigure("NUMBER", range(1, BOX.engineers.numbers + 1))] = None
    payment: Annotated[Pieces | None, _PAID] = None


@dataclass(frozen=True, slots=True)
class Order(Placement):
    """order 1 /coin from black 2"""

    verb: ClassVar[str] = "order"
    place: Annotated[int, _ONE_OR_TWO]
    payment: Annotated[Pieces | None, _PAID] = None
    source: Annotated[str, fields.Place("from")] = ""


@dataclass(frozen=True, slots=True)
class Last(Placement):
    """last, last front2 rear"""

    verb: ClassVar[str] = "last"
    parts: Annotated[Parts, _PUSHES] = ()
    payment: Annotated[Pieces | None, _PAID] = None


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """pass"""

    verb: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Relocate(Move):
    """relocate grey 1 T2"""

    verb: ClassVar[str] = "relocate"
    use: Annotated[Move, fields.Used()]


@dataclass(frozen=True, slots=True)
class Stay(Move):
    """stay"""

    verb: ClassVar[str] = "stay"


# Owed inside a turn


@dataclass(frozen=True, slots=True)
class FreedTo(Move):
    """freed K, freed T/1, freed return"""

    verb: ClassVar[str] = "freed"
    parts: Annotated[Parts, _CHAIN]


@dataclass(frozen=True, slots=True)
class Token(Move):
    """token medal, token steps Tk2 Pg, token card three"""

    verb: ClassVar[str] = "token"
    token: Annotated[str, OneOf(*BOX.tokens, label="TOKEN")]
    parts: Annotated[Parts, fields.Parts(fields.token_shape, "STEPS")] = ()
    card: Annotated[str, OneOf(*BOX.cards, label="CARD")] = ""
    engineer: Annotated[str, fields.EngineerName()] = ""


@dataclass(frozen=True, slots=True)
class Card(Move):
    """card three, card engineer again"""

    verb: ClassVar[str] = "card"
    card: Annotated[str, OneOf(*BOX.cards, label="CARD")]
    engineer: Annotated[str, fields.EngineerName()] = ""


@dataclass(frozen=True, slots=True)
class BuildOwed(Move):
    """build loco P K, build factory tile 2"""

    verb: ClassVar[str] = "build"
    parts: Annotated[Parts, fields.Parts(Shape(loco=WORDED, factory=WORDED), "LOCO | FACTORY")]


@dataclass(frozen=True, slots=True)
class UseAgain(Move):
    """again grey 1 T2"""

    verb: ClassVar[str] = "again"
    use: Annotated[Move, fields.Used()]


@dataclass(frozen=True, slots=True)
class LayDoubler(Move):
    """lay doubler"""

    verb: ClassVar[str] = "lay"
    what: Annotated[str, OneOf("doubler")] = "doubler"


@dataclass(frozen=True, slots=True)
class MoveMarkers(Move):
    """move 1, move front rear"""

    verb: ClassVar[str] = "move"
    parts: Annotated[Parts, fields.Parts(Shape(pushes=BARE), "MARKERS")] = ()


@dataclass(frozen=True, slots=True)
class TakeSteps(Move):
    """step Tk2, step white T2, step extra K"""

    verb: ClassVar[str] = "step"
    source: Annotated[str, OneOf("white", "extra")] = ""
    parts: Annotated[Parts, fields.Parts(fields.steps_shape, "STEPS")] = ()


@dataclass(frozen=True, slots=True)
class Take(Move):
    """take card, take points"""

    verb: ClassVar[str] = "take"
    what: Annotated[str, fields.Taken()] = ""
    name: Annotated[str, OneOf(*BOX.end.cards, label="CARD")] = ""


@dataclass(frozen=True, slots=True)
class Done(Move):
    """done: what is still owed lapses"""

    verb: ClassVar[str] = "done"


# The end


@dataclass(frozen=True, slots=True)
class Reveal(Move):
    """reveal Anna black, flat"""

    verb: ClassVar[str] = "reveal"
    player: Annotated[str, fields.player()]
    cards: Annotated[Pieces, fields.Shown()]


# At any time

CORRECTED = (
    "points",
    "coins",
    "workers",
    "tracks",
    "loco",
    "factories",
    "marker",
    "doublers",
    "token",
    "engineer",
    "endcards",
    "stack",
    "returned",
    "strip",
    "qcards",
    "order",
    "turn",
    "round",
)
SEEN = (*CORRECTED[:-2], "board", "space")


@dataclass(frozen=True, slots=True)
class Note(Move):
    """note "...": kept in the record, changes nothing"""

    verb: ClassVar[str] = "note"
    text: Annotated[str, FreeText()]


@dataclass(frozen=True, slots=True)
class Confirm(Move):
    """confirm coins Anna 2: it lies as the record has it"""

    verb: ClassVar[str] = "confirm"
    what: Annotated[str, OneOf(*SEEN, label="KIND")]
    subject: Annotated[str, fields.Subject()]
    value: Annotated[str, fields.Rest()]


@dataclass(frozen=True, slots=True)
class Correct(Move):
    """correct coins Anna 2 "why": what, whose, the new value, the reason"""

    verb: ClassVar[str] = "correct"
    what: Annotated[str, OneOf(*CORRECTED, label="KIND")]
    subject: Annotated[str, fields.Subject()]
    value: Annotated[str, fields.Rest(before_quote=True)]
    reason: Annotated[str, FreeText(label="REASON")] = UNSAID


class OtherLine(Kind):
    """Another move's line, to the end of this one."""

    label = "MOVE"
    free = True

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[str, int] | None:
        """The line in canonical words."""
        moment = Moment(reading.moment.state)
        line = spell(" ".join(words[at:]), reading.moment.state)
        form = NOTATION.find(line.partition(" ")[0], moment)
        if form.move is reading.move:
            return None
        return NOTATION.write(NOTATION.read(line, moment)), len(words)


@dataclass(frozen=True, slots=True)
class Overrule(Move):
    """rule that "she had said so" black 2 T3: what the table allows against the rules, and why"""

    verb: ClassVar[str] = "rule"
    reason: Annotated[str, Reason(key="that", label="REASON")]
    line: Annotated[str, OtherLine()]


# Score mode (RR69)


@dataclass(frozen=True, slots=True)
class Board(Move):
    """board Anna T 9/7/3 l6+2 d1 P 3 K 4 l2 I 5f f2"""

    verb: ClassVar[str] = "board"
    player: Annotated[str, fields.player()]
    board: Annotated[str, fields.Rest()]


@dataclass(frozen=True, slots=True)
class Plus(Move):
    """plus Anna 3 "engineer": points taken during the round"""

    verb: ClassVar[str] = "plus"
    player: Annotated[str, fields.player()]
    points: Annotated[int, Amount()]
    reason: Annotated[str, FreeText(label="REASON")] = UNSAID


@dataclass(frozen=True, slots=True)
class EngineerOf(Move):
    """engineer Anna 12"""

    verb: ClassVar[str] = "engineer"
    player: Annotated[str, fields.player()]
    number: Annotated[int, OneFigure("NUMBER", range(1, BOX.engineers.numbers + 1))]


@dataclass(frozen=True, slots=True)
class Round(Move):
    """round Cleo Anna Bert Dora: the round is scored, and this is the order of the next"""

    verb: ClassVar[str] = "round"
    order: Annotated[Pieces, fields.OrderOfPlay()] = ()


# The notation


class Names(BaseModel, extra="forbid"):
    """What a word is called at entry, by language; the English word itself is the canonical one."""

    en: tuple[str, ...] = ()
    de: tuple[str, ...] = ()
    pl: tuple[str, ...] = ()

    @property
    def all(self) -> tuple[str, ...]:
        """The names in whatever language."""
        return (*self.en, *self.de, *self.pl)


AT_ANY_TIME: tuple[type[Move], ...] = (Note, Confirm, Correct, Overrule, BoxTold)
SPACES: tuple[type[Move], ...] = (
    Black, Grey, Brown, Natural, White, AnyTracks, Open, Loco, Factory, Both, Industry,
    Doubler, Coins, Temps, Engineer, Hire, Order, Last,
)  # fmt: skip
OWED: tuple[type[Move], ...] = (
    FreedTo,
    Token,
    Card,
    BuildOwed,
    UseAgain,
    LayDoubler,
    MoveMarkers,
    TakeSteps,
    Take,
    Done,
)
PLAYED: tuple[type[Move], ...] = (Strip, Bonus, *SPACES, Pass, Relocate, Stay, *OWED, Reveal, *AT_ANY_TIME)
COUNTED: tuple[type[Move], ...] = (Board, Plus, EngineerOf, Round, Reveal, *AT_ANY_TIME)


def _notation(moves: Sequence[type[Move]]) -> Notation:
    table = read_table("russia/verbs.toml")
    verbs, words = ({word: Names(**names).all for word, names in table[kind].items()} for kind in ("verbs", "words"))
    return Notation(moves, verbs, words, Names(**table["fillers"]).all)


NOTATION = _notation(PLAYED)
SCORES = _notation(COUNTED)
"""How moves are written at a table that only has its points counted."""


def read_use(words: Sequence[str], moment: Moment) -> Move | None:
    """The move of a space that words inside another move say; nothing where they begin with no space."""
    text = spell(" ".join(words), moment.state, nested=True)
    inner = Moment(moment.state, SPACES)
    try:
        form = NOTATION.find(text.partition(" ")[0], inner) if text else None
    except Unreadable:
        return None
    if form is None or form.move not in SPACES:
        return None
    move: Move = NOTATION.read(text, inner)
    return move


def read_place(words: Sequence[str], at: int, moment: Moment) -> tuple[str, int] | None:
    """A space by the words with which its move begins, and the place of the word after them."""
    spelt = spell(" ".join(words[at:]), moment.state, nested=True).split()
    try:
        form = NOTATION.find(spelt[0], Moment(moment.state, SPACES))
    except Unreadable:
        return None
    reading = Reading(moment, form.move, NOTATION.words)
    head = form.fields[0].name if form.fields and form.fields[0].required else ""
    if not head:
        return form.verb, at + 1
    if len(spelt) == 1 or not reading.take(head, form.fields[0].kind, spelt, 1):
        return None
    name: Any = reading.given[head]
    glued = len(spelt) - len(words[at:])
    return f"{form.verb} {name}", at + 2 - glued
