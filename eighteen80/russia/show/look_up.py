"""Answers: possible moves, the parts of a scoring, the next effects, meanings of a name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from eighteen80.capabilities import PLAYER, Question
from eighteen80.engine.language import Handbook
from eighteen80.line.folding import fold
from eighteen80.refusals import Illegal, RecordText, Refusal
from eighteen80.russia import turn
from eighteen80.russia.box.components import BOX
from eighteen80.russia.corrections import printed
from eighteen80.russia.fields.single_words import ENGINEERS, engineer_named
from eighteen80.russia.fields.spelling import COUNTED, NOTATION, PLAYED
from eighteen80.russia.moves import Move, Strip
from eighteen80.russia.reading import PLAYING, language_of, lists, refuse
from eighteen80.russia.rules import scoring, tableau
from eighteen80.russia.show import naming
from eighteen80.russia.show.sheets import sheet_scoring
from eighteen80.russia.show.sheets.sheet_tableau import find_missing
from eighteen80.russia.state import DOUBT, STRIP, State, asks
from eighteen80.russia.turn import ENGINE
from eighteen80.sheets import Cell, Facts, Grid, Line, Say, Text

questions: Sequence[Question] = (Question("score", PLAYER), Question("next", PLAYER), Question("unknown"))
"""Questions that are typed at the line."""


def handbook(state: State) -> Grid:
    """Show every move, those due first."""
    language = language_of(state)

    def reason(kind: type[Move]) -> Say:
        try:
            refuse(state, kind)
        except Refusal as refusal:
            if refusal.code not in ("not-due", "turn-none"):
                return Say(refusal.code, refusal.facts)
        return Say("help-not-due")

    kinds = (*turn.rules(state), *(PLAYED if language is PLAYING else COUNTED))
    always = [kind for kind in kinds if kind in ENGINE.any_time or not lists(state, kind)]
    laid = {Strip: Strip(ENGINEERS[: state.table.engineers])} if state.phase == STRIP else {}
    return Handbook(ENGINE, language.notation, kinds, always, reason, laid).show(state)


def look_up(state: State, word: str) -> Text:
    """Describe anything that has a name, in any language."""
    wanted = fold(word.strip())
    for names, about in ABOUT:
        for name in names(state):
            if wanted in (fold(name), *map(fold, NOTATION.words.get(name, ()))):
                return Text(tuple(about(state, name)))
    engineer = engineer_named(state, wanted)
    if engineer:
        return Text(tuple(_describe("engineer")(state, engineer)))
    raise Illegal("look-up-unknown", word=word)


def answer(state: State, key: str, word: str) -> Text | Grid:
    """Answer `score` about a player or a round, `next` about one or all players, and `unknown`."""
    if key == UNKNOWN:
        return Text(tuple(_unknown(state)))
    found = sheet_scoring.answer_score(state, word) if key == SCORE else _next(state, word)
    if found is None:
        raise Illegal("look-up-unknown", word=word)
    return found


SCORE, UNKNOWN = "score", "unknown"
MOST_NEXT = 6


def _unknown(state: State) -> Iterator[Line]:
    """Yield every question about the table's own box, and the line that answers it."""
    still = {question.name for question in printed.open_questions(state)}
    for question in printed.every_question(state):
        doubted = question.name in still
        asks = Cell(Say(f"question-{question.name}"), "strong" if doubted else "dim")
        yield Line((Cell(DOUBT if doubted else "✓", "warn" if doubted else "good"), asks))
        yield from (Line((Cell(" "), Cell(naming.typed_line(line))), hang=4) for line in question.lines)


def _next(state: State, word: str) -> Text | None:
    """Show the special fields nearest to firing, with what is missing for each."""
    seats = [seat for seat in state.seats if fold(seat).startswith(fold(word))]
    lines = []
    for seat in seats:
        lines.append(Line((Cell(seat, "strong"),)))
        lines += [Line((Cell(each.say),)) for each in find_missing(state, seat)[:MOST_NEXT]]
    return Text(tuple(lines)) if seats else None


def _player(state: State, name: str) -> Iterator[Line]:
    player = state.players[name]
    yield Line((Cell(name, "strong"), Cell(str(scoring.points_before_end(player)))))
    yield Line((Cell(tableau.write(player, state.figures)),))
    own = tuple(naming.engineer_called(state, engineer) for engineer in player.engineers)
    facts: Facts = {"free": player.free, "workers": player.workers, "coins": player.coins, "engineers": own}
    yield Line((Cell(Say("about-player", facts)),))


def _space(state: State, name: str) -> Iterator[Line]:
    workers, coins = asks(state, name)
    there = naming.pieces(state.spaces.get(name, ()), {seat: seat for seat in state.seats}, " ")
    yield Line((Cell(naming.space_called(name), "strong"), Cell(naming.does(state, name))))
    facts: Facts = {"space": RecordText(name), "workers": workers, "coins": coins, "players": len(state.seats)}
    yield Line((Cell(Say("about-closed" if name in state.figures.closed else "about-space", facts)), Cell(there)))


def _describe(group: str) -> Callable[[State, str], Iterator[Line]]:
    return lambda _state, name: iter(
        (Line((Cell(naming.typed_line(name), "strong"), Cell(Say(f"about-{group}-{plain(name)}")))),)
    )


def plain(name: str) -> str:
    """Convert a name to a sentence's id."""
    return name.replace("+", "-plus-")


def _special(_state: State, name: str) -> Iterator[Line]:
    yield Line((Cell(name, "strong"), Cell(Say(f"about-field-{name}"))))


ABOUT: tuple[tuple[Callable[[State], list[str]], Callable[[State, str], Iterator[Line]]], ...] = (
    (lambda state: list(state.seats), _player),
    (lambda _state: [f"{name}{field}" for name, line in BOX.lines.items() for field in line.specials], _special),
    (lambda _state: list(BOX.engineers.engineers), _describe("engineer")),
    (lambda _state: list(BOX.tokens), _describe("token")),
    (lambda _state: list(BOX.cards), _describe("card")),
    (lambda _state: list(BOX.spaces), _space),
)
