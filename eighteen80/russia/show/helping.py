"""Answers to questions: what may be typed now, what a scoring is made of, what fires next, what a name stands for."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from eighteen80.line.folding import fold
from eighteen80.refusals import Illegal, Label, Refusal
from eighteen80.russia import scoring, tableau, turn
from eighteen80.russia.action.locomotives import lowest
from eighteen80.russia.box.components import BOX
from eighteen80.russia.moves import Move
from eighteen80.russia.play.making import legal_of, notation_of, refuse
from eighteen80.russia.play.spelling import COUNTED, PLAYED
from eighteen80.russia.remarks import Overrule
from eighteen80.russia.state import COLOURS, Player, State, asks
from eighteen80.sheets import Cell, Column, Grid, Line, Row, Say, Text

# The handbook


def handbook(state: State) -> Grid:
    """Every move: its form, an example that would be taken now, what it does; those not possible now are dimmed."""
    moves = COUNTED if notation_of(state) is not notation_of(None) else PLAYED
    rows = [_help_row(state, kind) for kind in dict.fromkeys((*turn.rules(state), *moves))]
    heads = [Cell(Say(f"head-{name}"), "head") for name in ("form", "example", "does")]
    possible = tuple(row for row in rows if not row.tone)
    return Grid(
        (Column(heads[0]), Column(heads[1]), Column(heads[2], wrap=True)),
        (possible, tuple(row for row in rows if row.tone)),
    )


def _help_row(state: State, kind: type[Move]) -> Row:
    form, does = Say(f"form-{kind.verb}"), Say(f"move-{kind.verb}")
    example = next(iter(legal_of(state, kind)), None)
    line = notation_of(state).write(example) if example else ""
    if example is not None or kind in turn.ANY_TIME or kind is Overrule:
        return Row((Cell(form, "strong"), Cell(line, "good"), Cell(does)))
    return Row((Cell(form), Cell(""), Cell((does, _reason(state, kind)))), "dim")


def _reason(state: State, kind: type[Move]) -> Say:
    """Why no move of that class may come now."""
    try:
        refuse(state, kind)
    except Refusal as refusal:
        if refusal.code not in ("not-due", "turn-none"):
            return Say(refusal.code, refusal.facts)
    return Say("help-not-due")


# Look-ups


def look_up(state: State, word: str) -> Text:
    """What there is to know about anything that has a name; `score Anna`, `next Anna`, `ledger Anna` of a player."""
    topic, _, rest = word.strip().partition(" ")
    for name, answer in ABOUT_PLAYERS.items():
        if fold(topic) == name:
            found = [seat for seat in state.seats if not rest or fold(seat).startswith(fold(rest))]
            if found:
                return Text(tuple(line for seat in found for line in answer(state, seat)))
    wanted = fold(word.strip())
    for names, about in ABOUT:
        exact = [name for name in names(state) if fold(name) == wanted]
        if exact:
            return Text(tuple(about(state, exact[0])))
    raise Illegal("look-up-unknown", word=word)


def answer(state: State, key: str, word: str) -> Text:
    """One of the three questions, of a player or of all."""
    return look_up(state, f"{key} {word}".strip())


def score_of(state: State, name: str) -> Iterator[Line]:
    """What a scoring would bring, line by line and field by field."""
    scored = scoring.score(state.players[name], state.figures)
    yield Line((Cell(name, "strong"), Cell(Say("score-total", {"total": scored.total}))))
    for line in scored.lines:
        facts = {"line": line.line, "total": line.total, "reach": line.reach, "fields": tuple(runs(line))}
        yield Line((Cell(Say("score-line", facts)),))
        for extra in line.extras:
            yield Line((Cell(Say("score-extra", {"name": extra.name, "points": extra.points})),))
    for position, points in scored.industry:
        yield Line((Cell(Say("score-industry", {"position": position, "points": points})),))


def runs(line: scoring.LineScore) -> Iterator[str]:
    """Fields of one colour and value that lie side by side, as one says them: 1-3 brown 2 → 6."""
    start = 0
    for at in range(1, len(line.fields) + 1):
        first = line.fields[start]
        if at == len(line.fields) or line.fields[at][1:] != first[1:]:
            last = line.fields[at - 1]
            fields = str(first.field) if first.field == last.field else f"{first.field}–{last.field}"
            points = sum(field.value * field.times for field in line.fields[start:at])
            twice = "×2" if first.times > 1 else ""
            yield f"{fields} {BOX.tracks[first.colour].name} {first.value}{twice} → {points}"
            start = at


def ledger_of(state: State, name: str) -> Iterator[Line]:
    """Every point since the start, with what it was for."""
    player = state.players[name]
    yield Line((Cell(name, "strong"), Cell(str(player.score), "strong")))
    for entry in player.ledger:
        facts = {
            "round": entry.round,
            "source": Label(entry.source),
            "detail": entry.detail,
            "points": entry.points,
        }
        yield Line((Cell(Say("ledger-row", facts)),))


# What fires next


def next_of(state: State, name: str) -> Iterator[Line]:
    """The special fields nearest to firing, with what is still missing of each."""
    yield Line((Cell(name, "strong"),))
    yield from (Line((Cell(Say("next-special", facts)),)) for facts in missing(state, name)[:MOST_NEXT])


def missing(state: State, name: str) -> list[dict[str, object]]:
    """What is missing of each special field that has not fired, the nearest first."""
    found = sorted(_missing(state, state.players[name]), key=lambda each: each[:2])
    return [facts for _, _, facts in found]


MOST_NEXT = 6


def _missing(state: State, player: Player) -> Iterator[tuple[int, str, dict[str, object]]]:
    for number, (line, printed) in enumerate(BOX.lines.items()):
        for field, special in printed.specials.items():
            name = f"{line}{field}"
            steps = max(0, field - player.tracks[number][COLOURS.index(special.track)])
            reach = max(0, field - player.reach(number)) if special.loco else 0
            if name not in player.fired and steps + reach:
                facts = {
                    "field": name,
                    "steps": steps,
                    "colour": BOX.tracks[special.track].name,
                    "reach": reach,
                    "stack": lowest(state),
                }
                yield steps + reach, name, facts


# Names


def _player(state: State, name: str) -> Iterator[Line]:
    player = state.players[name]
    yield Line((Cell(name, "strong"), Cell(str(player.score))))
    yield Line((Cell(tableau.write(player, state.figures)),))
    facts = {"free": player.free, "workers": player.workers, "coins": player.coins, "engineers": player.engineers}
    yield Line((Cell(Say("about-player", facts)),))


def _space(state: State, name: str) -> Iterator[Line]:
    workers, coins = asks(state, name)
    there = tuple(map(str, state.spaces.get(name, ())))
    facts = {"space": name, "workers": workers, "coins": coins, "there": there, "closed": name in state.figures.closed}
    yield Line((Cell(Say("about-space", facts)),))


def _named(group: str) -> Callable[[State, str], Iterator[Line]]:
    return lambda _state, name: iter((Line((Cell(name, "strong"), Cell(Say(f"about-{group}-{plain(name)}")))),))


def plain(name: str) -> str:
    """A name as the id of a sentence has it."""
    return name.replace("+", "-plus-")


def _special(_state: State, name: str) -> Iterator[Line]:
    yield Line((Cell(name, "strong"), Cell(Say(f"about-field-{name}"))))


def _fields(_state: State) -> list[str]:
    return [f"{name}{field}" for name, line in BOX.lines.items() for field in line.specials]


ABOUT_PLAYERS: dict[str, Callable[[State, str], Iterator[Line]]] = {
    "score": score_of,
    "next": next_of,
    "ledger": ledger_of,
}
ABOUT: tuple[tuple[Callable[[State], list[str]], Callable[[State, str], Iterator[Line]]], ...] = (
    (lambda state: list(state.seats), _player),
    (_fields, _special),
    (lambda _state: list(BOX.engineers.engineers), _named("engineer")),
    (lambda _state: list(BOX.tokens), _named("token")),
    (lambda _state: list(BOX.cards), _named("card")),
    (lambda _state: list(BOX.spaces), _space),
)
