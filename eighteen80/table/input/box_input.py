"""The banker's commands about the box: `box` alone shows it, `box KIND PIECE = VALUE` adds a figure."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Sequence
from typing import TYPE_CHECKING

from eighteen80.capabilities import LearnsBox
from eighteen80.engine.game import AnyGame
from eighteen80.line.folding import fold
from eighteen80.printed_figures import PrintedValue
from eighteen80.refusals import Illegal, Refusal, Unreadable
from eighteen80.sheets import Cell, Column, Grid, Line, Row, Say, Text
from eighteen80.table.input import line_messages
from eighteen80.words import LANGUAGES, Words

if TYPE_CHECKING:
    from eighteen80.record.box import Box
    from eighteen80.table.views.play_view import PlayScreen

FORGET = "forget"
COLUMNS = ("kind", "piece", "value")
COUNTS = ("kind", "known", "all", "told")
NONE = "·"


def concerns(game: AnyGame, word: str) -> bool:
    """Return whether the table answers the words after `box`: not for a move, nor without learned figures."""
    if (boxed := game.offers(LearnsBox)) is None:
        return False
    kind = boxed.box_kinds().get(word.partition(" ")[0])
    return not (kind and kind.needed)


def kinds(screen: PlayScreen) -> Iterator[str]:
    """Yield the possible words after `box`."""
    yield FORGET
    yield from _box(screen).boxed.box_kinds()


def check(screen: PlayScreen, word: str) -> PrintedValue | None:
    """Return the figure to be added or forgotten, if there is one; refuse other words."""
    if not word:
        return None
    if forgotten := _piece_to_forget(word):
        box = _box(screen)
        found = [figure for figure in box.figures() if forgotten in (f"{figure.kind} {figure.piece}", figure.line[4:])]
        if len(found) != 1:
            lines = tuple(figure.line for figure in found or box.figures())
            raise Illegal("box-forget", word=forgotten, lines=lines)
        return found[0]
    return _figure(_box(screen), word)


def run(screen: PlayScreen, word: str) -> Awaitable[None] | None:
    """Show the box, or change a figure in it."""
    figure = check(screen, word)
    if figure is None:
        show(screen)
        return None
    return _change(screen, figure, forget=bool(_piece_to_forget(word)))


async def _change(screen: PlayScreen, figure: PrintedValue, *, forget: bool) -> None:
    box, put = _box(screen), (figure,)
    await screen.in_the_background(lambda: box.change(take=put) if forget else box.change(put=put))
    show(screen)


def show(screen: PlayScreen) -> None:
    """Show all known figures of the box, and the refused parts of its file."""
    box = _box(screen)
    path = Line((Cell(Say("box-file", {"path": str(box.file.path)}), "dim"),))
    wrong = line_messages.notice_sheet(box.contents.refused, screen.painter.words)
    counts = tuple(Row(tuple(Cell(str(part or NONE)) for part in count)) for count in box.counts())
    figures = tuple(Row(tuple(map(Cell, figure))) for figure in box.figures())
    sheets = (Grid(_heads(names), (rows,)) for names, rows in ((COUNTS, counts), (COLUMNS, figures)) if rows)
    screen.show_answer(Say("box-title"), Text((path, *wrong.lines)), *sheets)


def _heads(names: Sequence[str]) -> tuple[Column, ...]:
    sides = dict.fromkeys(COUNTS[1:], "right")
    return tuple(Column(Cell(Say(f"head-box-{name}"), "head"), sides.get(name, "left"), gap=2) for name in names)


def _figure(box: Box, text: str) -> PrintedValue:
    """Read a typed figure: its kind, its piece, and its print after `=`."""
    named, _, value = (part.strip() for part in text.partition("="))
    word, _, piece = named.partition(" ")
    kind = _kinds(box).get(fold(word), word)
    if kind not in box.boxed.box_kinds():
        raise Unreadable("box-kind", word=kind, expected=tuple(box.boxed.box_kinds()), field=kind)
    if not value or not piece:
        raise Unreadable("box-form", word=text)
    return box.boxed.box_figure(kind, piece.strip(), value)


def _kinds(box: Box) -> dict[str, str]:
    """Map every language's names to the kinds of pieces."""
    every = [Words(language, box.game.key) for language in LANGUAGES]
    kinds = box.boxed.box_kinds()
    return {fold(name): kind for kind in kinds for name in (kind, *(words.translate_line(kind) for words in every))}


def _piece_to_forget(word: str) -> str:
    first, _, rest = word.partition(" ")
    return rest.strip() if first == FORGET else ""


def _box(screen: PlayScreen) -> Box:
    box = screen.session.journal.box
    if box is None:
        raise Refusal("box-none")
    return box
