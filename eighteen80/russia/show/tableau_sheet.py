"""Tableaus: that of whoever is due in full, field by field, and the others in a line each."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.russia import scoring, tableau
from eighteen80.russia.box.components import BOX
from eighteen80.russia.box.parts import Special
from eighteen80.russia.scoring import LineScore
from eighteen80.russia.state import COLOURS, LINES, Player, State, gaps
from eighteen80.russia.turn import due
from eighteen80.sheets import Cell, Column, Grid, Line, Row, Say, Text

EMPTY, REACH, DOUBLED = "·", "▏", "²"
MARKER, HOLE = "▲", "[ ]"


def of_the_table(state: State) -> str:
    """Whose tableau is up: of whoever is due, or of the first."""
    return next((name for name in due(state) if name in state.players), state.order[0])


def full(state: State) -> Grid:
    """Three lines, the bar and what lies beside the tableau."""
    name = of_the_table(state)
    player = state.players[name]
    scored = scoring.score(player, state.figures)
    heads = ("line", "fields", "locos", "doublers", "points")
    columns = tuple(
        Column(Cell(Say(f"head-{head}"), "head"), "right" if head == "points" else "left", gap=2) for head in heads
    )
    rows = tuple(_row(player, line) for line in scored.lines)
    return Grid(columns, (rows, tuple(_beside(state, name, scored.bar))))


def _row(player: Player, line: LineScore) -> Row:
    number = LINES.index(line.line)
    doublers = player.doublers if BOX.lines[line.line].doublers else 0
    locos = "+".join(map(str, player.locos[number])) or "–"
    return Row(
        (
            Cell(line.line, "strong"),
            Cell(fields(player, number)),
            Cell(f"{locos} → {line.reach}"),
            Cell(DOUBLED * doublers),
            Cell(str(line.total), "strong"),
        )
    )


def fields(player: Player, line: int) -> str:
    """The fields of a line: the letter of the colour that counts, a sign where something waits, how far one goes."""
    printed, row, reach = BOX.lines[LINES[line]], player.tracks[line], player.reach(line)
    signs = []
    for field in range(1, printed.fields + 1):
        colours = [colour for colour, there in enumerate(row) if there >= field]
        special = printed.specials.get(field)
        waits = special is not None and f"{LINES[line]}{field}" not in player.fired
        signs.append(COLOURS[colours[-1]] if colours else _sign(special) if special and waits else EMPTY)
        if field == reach:
            signs.append(REACH)
    return "".join(signs)


def _sign(special: Special) -> str:
    """What a special field gives, in one sign."""
    if special.colour:
        return "+"
    if special.worker:
        return "W"
    if special.question:
        return "?"
    if special.times > 1:
        return "×"
    return "★" if special.always else "E"


def _beside(state: State, name: str, points: int) -> Iterator[Line]:
    player = state.players[name]
    yield Line((Cell(Say("head-industry"), "dim"), Cell(bar(state, player)), Cell(str(points), "strong")))
    laid = tuple(f"{field} {token}" for field, token in player.tokens)
    left = tuple(token for token in BOX.tokens if token not in {there for _, there in player.tokens})
    facts = {"laid": laid, "left": left, "revalued": player.revalued, "medal": player.medal}
    yield Line((Cell(Say("tableau-tokens", facts)),))
    engineers = tuple(f"{state.numbers.get(each, '¿')} {each}" for each in player.engineers)
    yield Line((Cell(Say("tableau-engineers", {"engineers": engineers, "cards": player.end_cards})),))


def bar(state: State, player: Player) -> str:
    """The industry bar from the left: factories in their gaps, markers behind their positions."""
    holes = gaps(state.figures.bar)
    signs = []
    for position, name in enumerate(state.figures.bar):
        gap = holes.index(position) if position in holes else -1
        built = gap < len(player.factories)
        said = name if gap < 0 else f"[{player.factories[gap]}]" if built else HOLE
        signs.append(f"{said}{MARKER}" if position in player.markers else said)
    return " ".join(signs)


def others(state: State) -> Text:
    """The tableaus of all others, in the form in which they are typed."""
    shown = of_the_table(state)
    return Text(
        tuple(
            Line((Cell(name, "strong"), Cell(tableau.write(state.players[name], state.figures))))
            for name in state.order
            if name != shown
        )
    )
