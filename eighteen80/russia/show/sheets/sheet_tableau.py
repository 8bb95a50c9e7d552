"""Tableaus: that of whoever is due in full, field by field; the others likewise or in two lines each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from eighteen80.refusals import Typed
from eighteen80.russia.box.components import BOX
from eighteen80.russia.box.parts import Special
from eighteen80.russia.rules import ending, scoring, tableau
from eighteen80.russia.rules.scoring import LineScore
from eighteen80.russia.show import naming
from eighteen80.russia.show.next_fields import missing
from eighteen80.russia.state import COLOURS, LINES, Player, State, doubt, gaps, own_space
from eighteen80.russia.turn import due
from eighteen80.sheets import Cell, Column, Grid, Lengths, Line, Row, Say, Text

EMPTY, REACH, DOUBLED = "·", "▏", "²"
MARKER, HOLE = "▲", "[ ]"
FIRST_RING, LAST_RING = "①", 20
"""Stars are rings with their numbers, as far as there are such signs."""
STAR = "★"
NEAREST = 3
"""So many of the special fields stand beneath a tableau."""


def of_the_table(state: State) -> str:
    """Whose tableau is up: of whoever is due, or of the first."""
    return next((name for name in due(state) if name in state.players), state.order[0])


def full(state: State) -> Grid:
    """The tableau of whoever is due."""
    return of_a_player(state, of_the_table(state))


def of_a_player(state: State, name: str) -> Grid:
    """The tableau of one player."""
    return _grid([tuple(_tableau(state, name))])


def _grid(groups: Sequence[tuple[Row | Line, ...]]) -> Grid:
    columns = (Column(Cell()), Column(Cell()), Column(Cell(), gap=2), Column(Cell(), "right", gap=2))
    return Grid(columns, tuple(groups))


def _tableau(state: State, name: str) -> Iterator[Row | Line]:
    """Three lines, the bar, and what lies beside the tableau."""
    player = state.players[name]
    scored = scoring.score(player, state.figures)
    head = Say("tableau-head", {"points": ending.on_the_track(player), "now": scored.total})
    yield Line((Cell(name, "due" if name in due(state) else "strong"), Cell(head)))
    for line in scored.lines:
        yield from _rows(state, player, line)
    printed = Cell((bar(state, player), doubt(state, "bar", "positions")))
    yield Line((Cell("I", "strong"), printed, Cell(str(scored.bar), "strong")), hang=4)
    yield from _beside(state, name)
    ahead = missing(state, name)
    if ahead and not state.pool:
        yield Line((Cell(Say("tableau-next"), "dim"), *(Cell(each.say) for each in ahead[:NEAREST])))


def _rows(state: State, player: Player, line: LineScore) -> Iterator[Row]:
    """A line of the tableau, with the doublers above it."""
    number = LINES.index(line.line)
    signs = fields(state, player, number)
    if BOX.lines[line.line].doublers and player.doublers:
        marks = (DOUBLED.ljust(len(sign)) for sign in signs[: player.doublers])
        yield Row((Cell(), Cell("".join(marks)), Cell(), Cell()))
    locos = "+".join(map(str, player.locos[number])) or naming.NOBODY
    ends = Cell(f"{locos} →{line.reach}"), Cell(str(line.total), "strong")
    yield Row((Cell(line.line, "strong"), Cell("".join(signs)), *ends))


def fields(state: State, player: Player, line: int) -> list[str]:
    """The fields of a line: the letter of the colour that counts, a sign where something waits, how far one goes."""
    printed, row, reach = BOX.lines[LINES[line]], player.tracks[line], player.reach(line)
    signs = []
    for field in range(1, printed.fields + 1):
        colours = [colour for colour, there in enumerate(row) if there >= field]
        special = printed.specials.get(field)
        waits = special is not None and f"{LINES[line]}{field}" not in player.fired
        sign = COLOURS[colours[-1]] if colours else _sign(state, field, special) if special and waits else EMPTY
        signs.append(sign + (REACH if field == min(reach, printed.fields) else ""))
    return signs


def _sign(state: State, field: int, special: Special) -> str:
    """What a special field gives, in one sign."""
    if special.always and special.times == 1:
        if special.medal:
            return STAR
        number = dict(state.figures.stars)[field]
        return chr(ord(FIRST_RING) + number - 1) if 0 < number <= LAST_RING else STAR
    if special.colour:
        return "+"
    if special.worker:
        return "W"
    return "?" if special.question else "×" if special.times > 1 else "E"


def _beside(state: State, name: str) -> Iterator[Line]:
    """Engineers and tokens: those laid by their fields, those left; what else lies there."""
    player = state.players[name]
    cells = [Cell(Say("head-engineers"), "dim")]
    for engineer in player.engineers:
        used = bool(state.spaces.get(own_space(engineer)))
        cells.append(Cell(naming.engineer_called(state, engineer), "dim" if used else ""))
        cells += [Cell(Say("engineer-used-now"), "dim")] if used else []
    if player.engineers:
        yield Line(tuple(cells))
    if player.tokens:
        yield Line((Cell(Say("tableau-tokens", {"laid": _laid(player)})),))
    if player.end_cards or player.black:
        yield Line((Cell(Say("tableau-cards", {"cards": player.end_cards, "black": bool(player.black)})),))


def _laid(player: Player) -> tuple[Say, ...]:
    return tuple(Say("token-laid", {"field": field, "token": Typed(token)}) for field, token in player.tokens)


def bar(state: State, player: Player) -> str:
    """The industry bar from the left: factories in their gaps, markers behind their positions."""
    holes = gaps(state.figures.bar)
    signs = []
    for position, name in enumerate(state.figures.bar):
        gap = holes.index(position) if position in holes else -1
        built = gap < len(player.factories)
        said = name if gap < 0 else f"[{player.factories[gap]}]" if built else HOLE.replace(" ", "_")
        signs.append(f"{said}{MARKER}" if position in player.markers else said)
    return " ".join(signs)


# The others


def others(state: State) -> Lengths:
    """The tableaus of all others: in full, or where there are not so many lines, in two each."""
    shown = of_the_table(state)
    names = [name for name in state.order if name != shown]
    whole = _grid([tuple(_tableau(state, name)) for name in names])
    return Lengths(whole, Text(tuple(line for name in names for line in _in_brief(state, name))))


def _in_brief(state: State, name: str) -> Iterator[Line]:
    player = state.players[name]
    now = scoring.score(player, state.figures).total
    yield Line((Cell(name, "strong"), Cell(_written(state, player))))
    own = tuple(naming.engineer_called(state, engineer) for engineer in player.engineers)
    facts = {
        "now": now,
        "engineers": own or naming.NOBODY,
        "laid": _laid(player) or naming.NOBODY,
        "cards": player.end_cards,
    }
    yield Line((Cell(" "), Cell(Say("tableau-brief", facts), "dim")))


NOTHING = tuple(f"{letter}0" for letter in "ldf")


def _written(state: State, player: Player) -> str:
    """The tableau as it is typed, without what is not there."""
    return " ".join(word for word in tableau.write(player, state.figures).split() if word not in NOTHING)
