"""Learned figures of the box: fields, technologies, achievements, orders, site cards and tiles.

Nothing of it ships; a record carries every value in its own lines. A site card has no name: it is identified by its
five rewards from the left, the house last, `?` for an unknown one; within a game its area identifies it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TypeVar

from eighteen80.line.fields import ANYWHERE, Kind, Reading, UnexpectedWord
from eighteen80.printed_figures import UNTOLD, Found, KnownBox, PieceKind, PrintedValue
from eighteen80.refusals import Unreadable
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.corrections.late_values import join
from eighteen80.yokohama.fields.amounts import Sum, write_wares
from eighteen80.yokohama.fields.numbers import TECHNOLOGY_NAME, CardName
from eighteen80.yokohama.fields.printed_words import CardPrint, FieldPrint, GoalPrint, OrderPrint, RewardPrint, in_words
from eighteen80.yokohama.moves import NOTATION, Bonus, Claim, Give, House, Move, Order, Pray, Shop, Tech, Tell
from eighteen80.yokohama.rules.extra_phases import fit, values
from eighteen80.yokohama.state import BOARDS, UNKNOWN, Printed, State, Untold, Wares

Meaning = TypeVar("Meaning")
TECHNOLOGY, GOAL, ORDER, SITE, TILE = "technology", "achievement", "order", "site", "power5"
CARD, PARTS = "card", "/"
SITES = BOX.contents.sites.shops
IDENTIFIED = 2
"""Number of rewards that identify a site card if only one known card has them."""
KINDS: Mapping[str, PieceKind] = {
    **dict.fromkeys(BOARDS, PieceKind()),
    TECHNOLOGY: PieceKind(several=True, number=BOX.contents.technology_cards),
    GOAL: PieceKind(number=len(BOX.achievements)),
    ORDER: PieceKind(several=True, number=BOX.contents.orders.cards),
    SITE: PieceKind(several=True, number=BOX.contents.sites.cards),
    TILE: PieceKind(several=True, number=BOX.contents.power5_tiles),
}
_SHAPES: Mapping[str, Kind[Printed]] = {
    **dict.fromkeys(BOARDS, FieldPrint()),
    TECHNOLOGY: CardPrint(),
    GOAL: GoalPrint(),
    ORDER: OrderPrint(),
    TILE: RewardPrint(),
}
_CARDS: Mapping[str, CardName] = {TECHNOLOGY: TECHNOLOGY_NAME, GOAL: CardName("GOAL", BOX.achievements)}
_REWARD, _GOODS = RewardPrint(), Sum(words=(*BOX.wares.goods, "import"))


def box_kinds() -> Mapping[str, PieceKind]:
    """Return fields, technologies, achievements, orders, site cards and tiles."""
    return KINDS


def box_figure(kind: str, piece: str, value: str) -> PrintedValue:
    """Return a figure in the words of a line; refuse an unknown piece, or an impossible value."""
    named = _piece(kind, piece)
    if kind == SITE:
        parts = [part.strip() for part in value.split(PARTS)]
        if len(parts) != SITES + 1:
            raise Unreadable("box-site", word=value, parts=SITES + 1)
        return PrintedValue(kind, named, f" {PARTS} ".join(in_words(_print(_REWARD, part)) for part in parts))
    printed = _print(_SHAPES[kind], value)
    if kind == GOAL and not fit(values(printed, 0)):
        raise Unreadable("box-value", word=value)
    return PrintedValue(kind, named, in_words(printed))


def _print(shape: Kind[Printed], value: str) -> Printed:
    words = ["=", *value.replace(">", " > ").split()]
    with suppress(UnexpectedWord):
        if (printed := _read_all(shape, words, 1)) is not None:
            return printed
    raise Unreadable("box-value", word=value)


def _read_all(kind: Kind[Meaning], words: Sequence[str], at: int = 0) -> Meaning | None:
    """Return the meaning of all words from that place on, if they have one together."""
    taken = kind.take(words, at, Reading(ANYWHERE, Move, NOTATION.words)) if words[at:] else None
    return taken[0] if taken and taken[1] == len(words) else None


def _piece(kind: str, piece: str) -> str:
    """Return the piece's name, or refuse an unknown piece."""
    if kind in BOARDS and piece.isdecimal() and 0 < int(piece) <= BOX.contents.most_fields:
        return str(int(piece))
    if kind == ORDER and (goods := _read_all(_GOODS, piece.split())) is not None:
        return write_wares(goods)
    known = {TECHNOLOGY: BOX.technologies, GOAL: BOX.achievements, SITE: (CARD,), TILE: (TILE,)}.get(kind, ())
    if piece in known:
        return piece
    if kind in _CARDS and (named := _read_all(_CARDS[kind], piece.split())) is not None:
        return named
    raise Unreadable("box-piece", word=piece, expected=tuple(known))


def box_statements(before: State, move: Move) -> Iterator[PrintedValue]:
    """Yield the printed figures in a move, without open ones."""
    if isinstance(move, Tell):
        entry = before.untold.get(move.number)
        if entry is not None:
            yield from _figures_of(before, *_of_entry(entry), join(entry.printed, move.printed))
    elif (piece := _of_move(before, move)) and (printed := getattr(move, "printed", None)) is not None:
        yield from _figures_of(before, *piece, printed)


def _of_move(state: State, move: Move) -> tuple[str, str] | None:
    """Return the kind and name of a move's piece; for a site, its area and number."""
    if isinstance(move, Pray | Give):
        return BOARDS[isinstance(move, Give)], str(move.field)
    if isinstance(move, Tech | Claim):
        return (TECHNOLOGY, move.technology) if isinstance(move, Tech) else (GOAL, move.goal)
    if isinstance(move, Order):
        return ORDER, write_wares(move.goods)
    if isinstance(move, Bonus):
        return TILE, TILE
    action = state.turn and state.turn.latest
    if action and isinstance(move, Shop | House):
        return SITE, f"{action.area} {move.site if isinstance(move, Shop) else SITES + 1}"
    return None


def _of_entry(entry: Untold) -> tuple[str, str]:
    """Return the same for a move with a late value."""
    kinds = {"tech": TECHNOLOGY, "claim": GOAL, "order": ORDER, "bonus": TILE, "shop": SITE, "house": SITE}
    if entry.verb == "field":
        board, _, field = entry.subject.partition(" ")
        return board, field
    return kinds[entry.verb], TILE if entry.verb == "bonus" else entry.subject


def _figures_of(state: State, kind: str, piece: str, printed: Printed) -> Iterator[PrintedValue]:
    if kind == SITE:
        if printed.is_known:
            area, _, number = piece.partition(" ")
            card = {**state.known_sites.get(area, {}), int(number): printed.reward}
            if len(card) >= IDENTIFIED:
                yield PrintedValue(SITE, CARD, _card(card))
    elif kind == GOAL:
        if printed.later is not None:
            yield PrintedValue(kind, piece, in_words(printed))
    elif printed.is_known or (kind not in (ORDER, TILE) and in_words(printed) != UNTOLD):
        yield PrintedValue(kind, piece, in_words(printed))


def _card(rewards: Mapping[int, Wares | str | None]) -> str:
    """Write a site card as in the file."""
    parts = [rewards.get(number, UNKNOWN) for number in range(1, SITES + 2)]
    return f" {PARTS} ".join(write_wares(part) if isinstance(part, tuple) else UNTOLD for part in parts)


def box_fits(state: State, move: Move, known: KnownBox) -> Sequence[Found[Move]]:
    """Return the box's completions of a move without its print; none if the move has one."""
    if not isinstance(move, Pray | Give | Tech | Claim | Order | Shop | House | Bonus) or move.printed is not None:
        return ()
    found = _of_move(state, move)
    if found is None:
        return ()
    kind, piece = found
    if kind == SITE:
        return _site_fits(state, move, piece, known.get(SITE, {}).get(CARD, ()))
    values = known.get(kind, {}).get(piece, ())
    sure = len(values) == 1 and kind != TILE
    return [
        Found(replace(move, printed=_print(_SHAPES[kind], value)), (PrintedValue(kind, piece, value),), sure)
        for value in values
    ]


def _site_fits(state: State, move: Move, piece: str, cards: Sequence[str]) -> Sequence[Found[Move]]:
    """Return the reward of that site on every known card that fits the area's known rewards."""
    area, _, number = piece.partition(" ")
    seen = state.known_sites.get(area, {})
    split = {card: [part.strip() for part in card.split(PARTS)] for card in cards}
    fitting = {
        card: parts[int(number) - 1]
        for card, parts in split.items()
        if seen and all(parts[place - 1] in (UNTOLD, write_wares(reward)) for place, reward in seen.items())
    }
    known_cards = {card: part for card, part in fitting.items() if part != UNTOLD}
    sure = len(fitting) == len(known_cards) == 1 and len(seen) >= IDENTIFIED
    return [
        Found(replace(move, printed=_print(_REWARD, part)), (PrintedValue(SITE, CARD, card),), sure)
        for card, part in known_cards.items()
    ]
