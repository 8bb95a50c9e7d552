"""The players' page of Russian Railroads: tableaus as coloured fields, spaces, supply, points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from eighteen80.page_parts import (
    ACTED,
    NOW,
    Card,
    Entry,
    Men,
    Panel,
    Panels,
    Square,
    Stop,
    Track,
    by_kind,
    seat,
    sum_table,
    typed_row,
)
from eighteen80.refusals import Label
from eighteen80.russia import reading
from eighteen80.russia.box.components import BOX, Special
from eighteen80.russia.corrections import printed
from eighteen80.russia.fields.single_words import number_or_name
from eighteen80.russia.moves import Move, Pass, Placement, Relocate
from eighteen80.russia.rules import order, scoring
from eighteen80.russia.rules.actions.spaces import is_own, space_of
from eighteen80.russia.rules.scoring import SCORES, LineScore
from eighteen80.russia.show import ask, naming
from eighteen80.russia.show.look_up import plain
from eighteen80.russia.show.sheets.sheet_players import engineers_on_strip
from eighteen80.russia.show.sheets.sheet_scoring import OF_THE_END, points_until
from eighteen80.russia.show.sheets.sheet_tableau import find_missing
from eighteen80.russia.state import (
    ACTIONS,
    COLOURS,
    DOUBT,
    LAST,
    LINES,
    OVER,
    RELOCATE,
    REVEAL,
    Player,
    State,
    asks,
    gaps,
    own_space,
)
from eighteen80.russia.turn import due
from eighteen80.sheets import Cell, Fact, Facts, Figure, Say, TimeSeries, Wording

tabs: Mapping[str, str] = {"players": "players", "board": "board", "supply": "supply", "score": "score"}
NEAREST = 3
"""Number of coming special fields shown."""
OWN = "own"


def stops(state: State) -> Sequence[Stop]:
    """Return the players around the table, from the player to act; one who has passed has acted."""
    who = next(iter(due(state)), "")
    if state.phase not in (ACTIONS, RELOCATE) or who not in state.order:
        return tuple(Stop(name, state=NOW if name == who else "") for name in state.order)
    at = state.order.index(who)
    around = (*state.order[at:], *state.order[:at])
    return tuple(
        Stop(name, state=NOW if name == who else ACTED if state.players[name].passed else "") for name in around
    )


def heading(state: State) -> Sequence[Wording]:
    """Return the round."""
    return (ask.round_name(state),)


def figures(state: State, player: str) -> Sequence[Figure]:
    """Return points, a scoring as of now, workers and coins left."""
    own = state.players[player]
    return (
        Figure(Cell(Say("head-points")), str(scoring.points_before_end(own))),
        Figure(Cell(Say("web-now-scores")), f"+{scoring.score(own, state.figures).total}"),
        Figure(Cell(Say("web-workers")), str(own.free), Cell(Say("web-of-all", number=own.workers))),
    )


def mine(state: State, player: str) -> Panels:
    """Return the player's tableau."""
    if not player:
        return {}
    card = Card((), tracks=tuple(_tracks(state, player)), figures=tuple(_possessions(state, player)))
    return {"tableau": Panel(Say("web-tableau"), (card,), Say("web-amber"))}


def may(state: State, _player: str, moves: Sequence[Move]) -> Iterable[Entry]:
    """Yield spaces by area with their effects, then other moves, and finally the pass."""
    areas: dict[str, dict[str, None]] = {}
    others: list[Move] = []
    for move in moves:
        used = move.use if isinstance(move, Relocate) else move
        if isinstance(used, Placement):
            space = space_of(state, used)
            areas.setdefault(OWN if is_own(space) else BOX.spaces[space].area, {})[space] = None
        else:
            others.append(move)
    for area, spaces in areas.items():
        yield Entry(Cell(Say(f"web-area-{area}")), tuple(cell for space in spaces for cell in _space(state, space)))
    for kind, alike in by_kind(others).items():
        row = typed_row(kind.verb, map(reading.write, alike))
        if kind is Pass and (points := _points_of_passing(state).get(state.actor)):
            row = row._replace(cells=(*row.cells, Cell(f"+{points}", "good")))
        yield row


def _points_of_passing(state: State) -> Mapping[str, int]:
    """Return the points of each player who may still pass in this round."""
    places = zip(state.order, state.figures.pass_points, strict=False)
    return {name: points for name, points in places if not state.players[name].passed}


def _space(state: State, space: str) -> Iterator[Cell]:
    """Yield a space: its name, its effect, its cost."""
    own = space.removeprefix("engineer ") if is_own(space) else ""
    yield Cell(naming.engineer_called(state, own) if own else naming.space_called(space), "option")
    workers, coins = asks(state, space)
    facts = {"workers": workers, "coins": coins}
    engineer = own or naming.engineer_at(state, space)
    does = naming.does(state, space)
    what = (_engineer_effect(engineer),) if engineer else (does, "·") if does else ()
    yield Cell((*what, Say("web-asks", facts)), "dim")


def ahead(state: State, player: str) -> Iterable[Entry]:
    """Yield the player's next special fields; without a player, what passing brings, the majority, the next order."""
    if not player:
        yield from _ahead_of_all(state)
    if not player or state.phase not in (ACTIONS, RELOCATE):
        return
    for each in find_missing(state, player, brief=True)[:NEAREST]:
        line, field = each.field[:1], each.field[1:]
        yield Entry(Cell(Say(f"web-line-{line}")), (Cell(_write_out(each.say, field=field)),))


def _write_out(say: Say, **more: str) -> Say:
    """Return a sentence and those within it at full length: the table's are short."""
    facts = {name: _write_out_fact(fact) for name, fact in say.facts.items()}
    return Say(f"web-{say.code}", facts | more)


def _write_out_fact(fact: Fact) -> Fact:
    if isinstance(fact, Say):
        return _write_out(fact)
    return tuple(map(_write_out_fact, fact)) if isinstance(fact, tuple) else fact


def _ahead_of_all(state: State) -> Iterator[Entry]:
    if state.after_rounds:
        return
    yield from _rewards("web-passing", _points_of_passing(state))
    yield from _rewards("web-majority", scoring.majority(state))
    if not state.last_round:
        following = order.next_order(state)
        yield Entry(Cell(Say("web-next-round")), tuple(map(seat, following)))


def _rewards(title: str, points: Mapping[str, int]) -> Iterator[Entry]:
    if points:
        cells = (cell for name, number in points.items() for cell in (seat(name), Cell(f"+{number}", "good")))
        yield Entry(Cell(Say(title)), tuple(cells))


def _tracks(state: State, name: str) -> Iterator[Track]:
    player = state.players[name]
    scored = scoring.score(player, state.figures)
    for line in scored.lines:
        yield _line(state, player, line)
    squares = tuple(_bar(state, player))
    yield Track("I", Say("web-industry"), squares, scored.bar)


def _line(state: State, player: Player, line: LineScore) -> Track:
    number = LINES.index(line.line)
    printed, row = BOX.lines[line.line], player.tracks[number]
    squares = []
    for field in range(1, printed.fields + 1):
        laid = [colour for colour, there in enumerate(row) if there >= field]
        special = printed.specials.get(field)
        shown = special is not None and (special.always or f"{line.line}{field}" not in player.fired)
        text = _sign(state, field, special) if special and shown else ""
        # A star or a medal pays as often as the locomotives reach it, other specials once.
        gains = bool(laid and text and special and (field > line.reach or not special.always))
        squares.append(Square(COLOURS[laid[-1]] if laid else "", text, waits=not laid, gains=gains))
    twice = min(player.doublers, printed.doublers)
    locos = "+".join(map(str, player.locos[number])) or naming.DASH
    gone = min(line.reach, printed.fields)
    return Track(line.line, Say(f"web-line-{line.line}"), tuple(squares), line.total, twice, gone, locos)


def _sign(state: State, field: int, special: Special) -> str:
    """Return the sign of a special field's gain: points, a colour, a man, a choice."""
    if special.times > 1:
        return "×2"
    if special.medal:
        return "★"
    if special.colour:
        return f"#{special.colour}"
    if special.worker:
        return "man"
    if special.question:
        return "?"
    return str(dict(state.figures.stars).get(field, special.points) if special.always else special.points)


def _bar(state: State, player: Player) -> Iterator[Square]:
    """Yield the positions, passed up to the front marker, with factories in their gaps."""
    holes, front = gaps(state.figures.bar), max(player.markers, default=0)
    for position, name in enumerate(state.figures.bar):
        run = "marked" if position in player.markers else "run" if position < front else ""
        if position not in holes:
            yield Square(run, name, waits=not run)
        elif (gap := holes.index(position)) < len(player.factories):
            yield Square("marked" if run == "marked" else "factory", str(player.factories[gap]))
        else:
            yield Square("gap")


def _possessions(state: State, name: str) -> Iterator[Entry]:
    """Yield engineers, tokens and end cards, if there are any."""
    player = state.players[name]
    if player.engineers:
        yield Entry(Cell(Say("web-engineers")), tuple(_own_engineers(state, player)))
    left = len(BOX.tokens) - len(player.tokens)
    yield Entry(Cell(Say("web-tokens")), (Cell(str(left)),))
    if player.end_cards:
        yield Entry(Cell(Say("web-end-cards")), (Cell(str(player.end_cards)),))


def _own_engineers(state: State, player: Player) -> Iterator[Cell]:
    """Yield each engineer's number and effect, pale if used in this round."""
    for name in player.engineers:
        number = number_or_name(state, name)
        facts: Facts = {"number": DOUBT if number == name else number, "does": _engineer_effect(name)}
        yield Cell(Say("web-engineer", facts), "dim" if state.spaces.get(own_space(name)) else "")


def _engineer_effect(name: str) -> Say:
    return Say(f"about-engineer-{plain(name)}")


def panels(state: State) -> Mapping[str, Panels]:
    """Return the tableaus, the spaces of the board, the supply, a scoring as of now, the rounds, the forecasts."""
    rounds = sorted(state.scored)
    scored = "last-scored" if state.phase in (REVEAL, OVER) else "if-scored"
    totals = {
        name: tuple(points_until(state.players[name], each, but=OF_THE_END) for each in rounds) for name in state.seats
    }
    return {
        "players": {"tableaus": Panel("", tuple(_cards(state)))},
        "board": {"spaces": Panel(Say("web-spaces"), tuple(_spaces(state)))},
        "supply": {"supply": Panel(Say("pane-supply"), tuple(_supply(state)))},
        "score": {
            "coming": Panel(Say("pane-coming"), tuple(_ahead_of_all(state))),
            "scoring": Panel(Say(f"web-{scored}"), sum_table({name: _score(state, name) for name in state.order})),
            "rounds": Panel(Say("web-rounds"), TimeSeries(tuple(map(str, rounds)), totals if rounds else {})),
        },
    }


def _score(state: State, name: str) -> Sequence[tuple[Wording, int]]:
    """Return the points of each line and of the industry in a scoring as of now."""
    scored = scoring.score(state.players[name], state.figures)
    lines = [(Say(f"web-line-{line.line}"), line.total) for line in scored.lines]
    return (*lines, (Say("web-industry"), scored.bar))


def _supply(state: State) -> Iterator[Entry]:
    """Yield engineers at the board, locomotives left and returned, doublers, ? cards, end cards, the sign of doubt."""
    if state.options.entry == SCORES:
        return
    for _, place, name in engineers_on_strip(state):
        yield Entry(Cell(Say(f"web-strip-{place or 'dark'}")), (Cell(_engineer_effect(name), "" if place else "dim"),))
    stacks = enumerate(state.stacks, BOX.setup.lowest)
    yield Entry(
        Cell(Say("web-locos")),
        tuple(_stack(number, left) for number, left in stacks if left) or (Cell(naming.DASH, "dim"),),
    )
    if state.returned:
        back = sorted(Counter(state.returned).items())
        yield Entry(Cell(Say("web-returned")), tuple(_stack(number, left) for number, left in back))
    yield Entry(Cell(Say("web-doublers")), (Cell(str(state.doublers)),))
    cards = tuple(Cell(Label(card), "option") for card in state.cards)
    yield Entry(Cell(Say("web-cards")), cards or (Cell(naming.DASH, "dim"),))
    yield Entry(Cell(Say("web-end-cards")), (Cell(str(state.pile)),))
    if printed.open_questions(state):
        yield Entry(Cell(DOUBT), (Cell(Say("web-doubt"), "dim"),))


def _stack(number: int, left: int) -> Cell:
    return Cell(Say("web-stack", left=left, number=number), "option")


def _cards(state: State) -> Iterator[Card]:
    for name in state.order:
        player = state.players[name]
        facts = {"free": player.free, "workers": player.workers}
        now = scoring.score(player, state.figures).total
        head = (seat(name), Cell(f"+{now}", "good"))
        tracks, possessions = tuple(_tracks(state, name)), tuple(_possessions(state, name))
        points = str(scoring.points_before_end(player))
        men = Men(Say("web-men", facts), player.free, player.workers)
        yield Card(head, points, possessions, tracks=tracks, men=men, due=name in due(state))


def _spaces(state: State) -> Iterator[Entry]:
    """Yield the spaces area by area: the free ones, and the owners of the pieces on the others."""
    if state.options.entry == SCORES:
        return
    areas: dict[str, list[Cell]] = {}
    for space, place in BOX.spaces.items():
        hidden = place.place if state.last_round else space == LAST
        if space in state.figures.closed or hidden:
            continue
        there = state.spaces.get(space, ())
        taken = there and not place.never_taken and space != LAST
        cells = areas.setdefault(BOX.spaces[space].area, [])
        if taken:
            cells += [Cell(naming.space_called(space), "dim"), seat(there[0].owner)]
        else:
            cells += _space(state, space)
    yield from (Entry(Cell(Say(f"web-area-{area}")), tuple(cells)) for area, cells in areas.items())
