"""A final position, typed or given as JSON, scored without a game played.

A line each, in any order:

    order Anna Bert Cleo                      turn order
    church . Bert Anna . Cleo                 owners of the fields from the left, `.` for a free one
    import Bert . neutral
    Anna points 61 tech 3 4 5 symbols 2 GB US agents 1 imports 2 yen 5 goods 6

A missing value of a player is 0. Names of two words need quotes, `#` begins a remark.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from eighteen80.capabilities import Scoring
from eighteen80.line.folding import fold, unquote
from eighteen80.refusals import Unreadable, locate_in_row
from eighteen80.sheets import Say
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.rules import scoring
from eighteen80.yokohama.rules.scoring import Holding, Position
from eighteen80.yokohama.show.dump import result_of, sheet_of
from eighteen80.yokohama.show.sheets.sheet_tally import explain_ties
from eighteen80.yokohama.state import BOARDS, GOODS, NEUTRAL

ORDER, FREE = "order", "."
NUMBERS = ("points", "agents", "imports", "yen", "goods")
TECHNOLOGY, SYMBOLS = "tech", "symbols"
FIELDS = BOX.contents.most_fields
_WORD = re.compile(r'"[^"]*"|#.*|[^\s,]+')
_MOST = 9999
Count = Annotated[int, Field(strict=True, ge=0, le=_MOST)]


class _Player(BaseModel):
    """A player of a position in JSON."""

    model_config = ConfigDict(extra="forbid")
    points: Count = 0
    tech: tuple[Count, ...] = ()
    symbols: tuple[str, ...] = ()
    agents_unused: Count = 0
    imports: Count = 0
    yen: Count = 0
    goods: Mapping[str, Count] = {}


class _Table(BaseModel):
    """A position in JSON."""

    model_config = ConfigDict(extra="forbid")
    order: tuple[str, ...]
    church: tuple[str | None, ...] = ()
    imports: tuple[str | None, ...] = Field((), alias="import")
    players: Mapping[str, _Player]


def read_position(text: str) -> Position:
    """Read the position, or raise Unreadable with the faulty word."""
    position = _from_json(text) if text.lstrip().startswith("{") else _from_lines(text)
    _check(position)
    return position


def _from_json(text: str) -> Position:
    try:
        data = json.loads(text)
    except ValueError as error:
        raise Unreadable("score-json", word=str(error)) from error
    try:
        table = _Table.model_validate(data.get("state", data))
    except ValidationError as error:
        first = error.errors()[0]
        raise Unreadable("score-json", word=f"{'.'.join(map(str, first['loc']))}: {first['msg']}") from error
    if set(table.players) != set(table.order):
        raise Unreadable("score-players", word=", ".join(sorted(set(table.players) ^ set(table.order))))
    players = {name: _holding_of(table.players[name]) for name in table.order}
    return Position(players, {"church": table.church, "import": table.imports})


def _holding_of(player: _Player) -> Holding:
    if strange := [ware for ware in player.goods if ware not in GOODS]:
        raise Unreadable("score-word", word=strange[0], expected=GOODS)
    return Holding(
        player.points,
        player.tech,
        _count_symbols(player.symbols),
        player.agents_unused,
        player.imports,
        player.yen,
        sum(player.goods.values()),
    )


def _count_symbols(symbols: Sequence[str]) -> Mapping[str, int]:
    for symbol in symbols:
        if symbol not in BOX.countries.agents:
            raise Unreadable("score-word", word=symbol, expected=tuple(BOX.countries.agents))
    return {country: symbols.count(country) for country in BOX.countries.agents if country in symbols}


def _from_lines(text: str) -> Position:
    order: tuple[str, ...] = ()
    boards: dict[str, tuple[str | None, ...]] = dict.fromkeys(BOARDS, ())
    holdings: dict[str, Holding] = {}
    for number, line in enumerate(text.splitlines(), 1):
        words = [unquote(word) for word in _WORD.findall(line) if not word.startswith("#")]
        if not words:
            continue
        head, rest = words[0].rstrip(":"), words[1:]
        if fold(head) == ORDER:
            order = tuple(rest)
        elif fold(head) in BOARDS:
            boards[fold(head)] = tuple(
                None if word == FREE else NEUTRAL if fold(word) == NEUTRAL else word for word in rest
            )
        else:
            with locate_in_row(number):
                if head in holdings:
                    raise Unreadable("score-twice", word=head)
                holdings[head] = _player(rest)
    order = order or tuple(holdings)
    if set(order) != set(holdings) or len(set(order)) != len(order):
        raise Unreadable("score-players", word=", ".join(sorted(set(order) ^ set(holdings))) or ", ".join(order))
    return Position({name: holdings[name] for name in order}, boards)


def _player(words: Sequence[str]) -> Holding:
    """Split a player's line into groups: each word that names one, and its values."""
    groups: dict[str, list[str]] = {}
    group = ""
    for word in words:
        if fold(word) in (*NUMBERS, TECHNOLOGY, SYMBOLS):
            group = fold(word)
            groups.setdefault(group, [])
        elif not group:
            raise Unreadable("score-word", word=word, expected=(*NUMBERS, TECHNOLOGY, SYMBOLS))
        else:
            groups[group].append(word)
    one = {name: sum(map(_number, groups.get(name, ()))) for name in NUMBERS}
    technologies = tuple(map(_number, groups.get(TECHNOLOGY, ())))
    symbols = _count_symbols(tuple(_symbols(groups.get(SYMBOLS, ()))))
    return Holding(technologies=technologies, symbols=symbols, **one)


def _number(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and int(word) <= _MOST):
        raise Unreadable("score-number", word=word)
    return int(word)


def _symbols(words: Sequence[str]) -> Iterator[str]:
    """Yield countries, each repeated by the number before it."""
    number = 1
    for word in words:
        if word.isdecimal():
            number = _number(word)
        else:
            yield from [word.upper()] * number
            number = 1


def _check(position: Position) -> None:
    players = BOX.contents.players
    if len(position.players) not in players:
        raise Unreadable("score-players", word=", ".join(position.players))
    known = {*position.players, *([NEUTRAL] if len(position.players) == BOX.contents.neutral.players else [])}
    for board in BOARDS:
        fields = position.boards[board]
        if len(fields) > FIELDS:
            raise Unreadable("score-fields", word=board, most=FIELDS)
        if strange := [owner for owner in fields if owner is not None and owner not in known]:
            raise Unreadable("score-word", word=strange[0], expected=tuple(known))


def score(text: str) -> Scoring:
    """Score a typed position."""
    result = scoring.score(read_position(text))
    heads = tuple(Say(f"score-{category}") for category in sheet_of(next(iter(result.sheets.values()))))
    rows = [(name, *map(str, sheet_of(result.sheets[name]).values())) for name in result.ranks]
    return Scoring(result_of(result), (("", *heads), *rows), tuple(explain_ties(result)))
