"""The counter game with panes of its own, things to be counted and a question: all that a stranger's game may have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from eighteen80.capabilities import AnswersQuestions, Change, HasPurses, Question, Shown, SuggestsLines
from eighteen80.layout import LOG, Layout, Page, Place, Stack
from eighteen80.sheets import Cell, Column, Face, Figure, Grid, Lengths, Line, Row, Say, Sheet, Text
from tests.support.counter import PILE, Pile, counter, due

questions = (Question("room"),)


def so_far(figure: int) -> Line:
    return Line((Cell(f"so far {figure}"),), single=True)


def layout() -> Layout:
    return Layout(
        (Stack((Place("heap", ahead=True), Place(LOG, 2)), wide=60), Stack((Place("order"),), medium=50, wide=60)),
        (Page("heap", ("heap",), "f2"), Page("order", ("order",), "f3"), Page(LOG, (LOG,), "f7")),
        (Page("order", ("order",), "f3"),),
        above=("so-far",),
    )


def sheets(state: Pile) -> Mapping[str, Sheet]:
    order = (Row((Cell(name, "strong"),), due=name in due(state)) for name in state.seats)
    return {
        "head": Text((Line((Cell(round_name(state), "strong"),)),)),
        "so-far": Lengths((Text((*map(so_far, (state.total, state.limit)),)), Text((so_far(state.total),)))),
        "heap": Text((Line((Cell(Say("heap-now", {"total": state.total, "limit": state.limit})),)),)),
        "order": Grid((Column(Cell()),), (tuple(order),)),
        "forgotten": Text((Line((Cell("a sheet without a place"),)),)),
    }


def face(state: Pile) -> Face:
    names = tuple(Cell(name, "due") for name in due(state))
    return Face(names, ((Figure(Cell(PILE), str(state.total)),),))


def tally(state: Pile) -> Grid:
    return Grid((Column(Cell(PILE)),), ((Row((Cell(str(state.total)),)),),))


def round_name(state: Pile) -> Say:
    return Say("round-of", {"number": state.turns // len(state.seats) + 1})


def purses(state: Pile) -> Mapping[str, int]:
    return {PILE: state.total}


def changes(_before: Pile, _after: Pile) -> Sequence[Change]:
    return ()


def likely(_state: Pile) -> Sequence[str]:
    return ("add 2",)


def decisions(_state: Pile) -> Sequence[str]:
    return ()


def answer(state: Pile, _key: str, _word: str) -> Sheet:
    return Text((Line((Cell(str(state.limit - state.total)),)),))


GAME = counter(
    key="piles",
    name="Piles",
    ending=".piles",
    parts=dict.fromkeys((Shown, HasPurses, SuggestsLines, AnswersQuestions), __name__),
)
