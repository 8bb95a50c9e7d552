"""Set-up: players, pieces (Y01-Y08), facts given before the first turn; and the switch to ledger depth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from eighteen80.refusals import Illegal
from eighteen80.yokohama.box.components import BOX, areas, kind_of
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.events import DepthChanged, FieldTaken
from eighteen80.yokohama.moves import Depth, Link, Neutral, OpenGoals, Row, Unlink
from eighteen80.yokohama.rules.areas.boards import occupy
from eighteen80.yokohama.state import BOARDS, MAP, NEUTRAL, Options, Pieces, Player, State, Turn, neighbours_of

START = BOX.contents.start
ROWS = BOX.contents.layout.rows


def start(seats: Sequence[str], chosen: Mapping[str, str]) -> State:
    """Prepare the table for the first turn; the first name is the start player's (Y07)."""
    players = len(seats)
    if players not in BOX.contents.players:
        raise Illegal("seats-number", number=players, least=min(BOX.contents.players), most=max(BOX.contents.players))
    options = Options(**chosen)
    return State(
        seats=tuple(seats),
        options=options,
        players={name: _player(first=place == 0) for place, name in enumerate(seats)},
        pile=BOX.pile(players),
        agents=dict(BOX.countries.agents),
        tiles=frozenset(area for area in areas(players) if area != BOX.canal),
        hidden_neutral=BOARDS if neutral_plays(seats) else (),
        turn=None if options.depth == MAP else Turn(seats[0], begun=False),
    )


def _player(*, first: bool) -> Player:
    wares = {**dict.fromkeys((*BOX.wares.goods, "import", "yen", "points"), 0), **START.wares}
    if first:
        wares.update(START.first_player)
    return Player(
        wares=wares,
        supply=START.assistants.supply,
        warehouse=START.assistants.warehouse,
        shops=Pieces(START.shops.supply, START.shops.warehouse),
        houses=Pieces(START.houses.supply, START.houses.warehouse),
        hand=START.hand,
    )


def neutral_plays(seats: Sequence[str]) -> bool:
    """Y08: Return whether an unused colour has assistants on the boards."""
    return len(seats) == BOX.contents.neutral.players


def setting_up(state: State) -> bool:
    """Return whether the first turn has not begun yet."""
    return state.last_round is None and (state.turn is None or not state.turn.begun)


def asks_for_goals(state: State) -> bool:
    """Return whether the table is asked which achievements lie open."""
    return not state.goals and setting_up(state)


def lays_rows(state: State) -> bool:
    """Map depth: whether rows of boards are still missing."""
    return state.on_map and len(state.rows) < len(ROWS[len(state.seats)])


def check_row(state: State, move: Row) -> None:
    """Y01, Y02: Check the number of boards, each once, of two of a kind number 1 first."""
    if not state.on_map:
        raise Illegal("row-ledger")
    if not lays_rows(state):
        raise Illegal("row-over")
    length = ROWS[len(state.seats)][len(state.rows)]
    laid = [area for row in state.rows for area in row]
    unlaid = tuple(area for area in state.areas if area not in laid)
    for place, area in enumerate(move.areas):
        if area not in state.areas:
            raise Illegal("row-none", area=area, unlaid=unlaid)
        if area in laid or area in move.areas[:place]:
            raise Illegal("row-twice", area=area, unlaid=unlaid)
    if len(move.areas) != length:
        raise Illegal("row-length", row=len(state.rows) + 1, number=len(move.areas), length=length)
    everything = (*laid, *move.areas)
    for place, area in enumerate(everything):
        first = f"{kind_of(area)}1"
        if area != kind_of(area) and area != first and first not in everything[:place]:
            raise Illegal("row-order", area=area, first=first)


def do_row(course: Course, move: Row) -> None:
    """Lay the row; after the last one it is the start player's turn."""
    course.set(rows=(*course.state.rows, move.areas))
    if not lays_rows(course.state):
        course.set(turn=Turn(course.state.seats[0], begun=False))


def check_link(state: State, move: Link | Unlink) -> None:
    """Check that the two boards are not neighbours yet, or are."""
    if not state.on_map or lays_rows(state) or not setting_up(state):
        raise Illegal("link-when")
    for area in move.areas:
        if area not in state.areas:
            raise Illegal("area-none", area=area)
    if len(move.areas) != 2 or len(set(move.areas)) != 2:  # noqa: PLR2004  # a pair
        raise Illegal("link-two", number=len(set(move.areas)))
    one, other = move.areas
    if (other in neighbours_of(state, one)) == isinstance(move, Link):
        raise Illegal("link-is" if isinstance(move, Link) else "link-not", area=one, other=other)


def do_link(course: Course, move: Link | Unlink) -> None:
    """Make the boards neighbours, or separate them: a pair that the table had changed is again as it was laid."""
    pair, state = frozenset(move.areas), course.state
    if pair in state.joined | state.parted:
        course.set(joined=state.joined - {pair}, parted=state.parted - {pair})
    elif isinstance(move, Link):
        course.set(joined=state.joined | {pair})
    else:
        course.set(parted=state.parted | {pair})


def complete_goals(_state: State, move: OpenGoals) -> OpenGoals:
    """Sort the cards by their groups."""
    return OpenGoals(tuple(sorted(move.goals, key=lambda goal: BOX.achievements[goal].group)))


def check_goals(state: State, move: OpenGoals) -> None:
    """Check one card of each group, before the first turn, once."""
    if not setting_up(state) or state.goals:
        raise Illegal("goals-when")
    groups = tuple(BOX.achievements[goal].group for goal in move.goals)
    if groups != BOX.contents.achievement_groups:
        raise Illegal("goals-groups", groups=groups, open=BOX.contents.achievement_groups)


def do_goals(course: Course, move: OpenGoals) -> None:
    """Open these three cards."""
    course.set(goals=move.goals, goals_known=True)


def check_neutral(state: State, move: Neutral) -> None:
    """Y08: Allow it with two players, on a free field; after the set-up only where none is known."""
    if not neutral_plays(state.seats):
        raise Illegal("neutral-none", players=len(state.seats))
    fields = state.board(move.board)
    if move.field > BOX.contents.most_fields:
        raise Illegal("field-none", board=move.board, field=move.field, most=BOX.contents.most_fields)
    if move.field <= len(fields) and (owner := fields[move.field - 1]):
        raise Illegal("field-taken", board=move.board, field=move.field, owner=owner)
    if not setting_up(state) and move.board not in state.hidden_neutral:
        raise Illegal("neutral-told", board=move.board)


def do_neutral(course: Course, move: Neutral) -> None:
    """Put an assistant of the unused colour there."""
    state = course.state
    course.set(hidden_neutral=tuple(board for board in state.hidden_neutral if board != move.board))
    occupy(course, move.board, move.field, NEUTRAL)
    count, limit = course.state.on_board(move.board), BOX.contents.end.board[len(state.seats)]
    course.tell(FieldTaken(NEUTRAL, move.board, move.field, count, limit))


def neutrals(state: State) -> Iterator[Neutral]:
    """Yield the free fields of a board whose neutral assistant is unknown."""
    for board in state.hidden_neutral:
        fields = state.board(board)
        for field in range(1, BOX.contents.most_fields + 1):
            if field > len(fields) or fields[field - 1] is None:
                yield Neutral(board, field)


def check_depth(state: State, _move: Depth) -> None:
    """Refuse the way back: no one has kept the assistants' places since."""
    if not state.on_map or lays_rows(state):
        raise Illegal("depth-not", depth=state.options.depth)


def do_depth(course: Course, move: Depth) -> None:
    """Turn all assistants in play into one number; a placing in this turn has opened its main phase."""
    for name, player in course.state.players.items():
        arrived = max(player.areas.values(), default=0)
        left = {area: arrived - player.areas.get(area, 0) for area in course.state.areas}
        supply = player.supply + sum(player.areas.values())
        course.change(name, supply=supply, areas={}, arrived=arrived, left=left)
    course.set(options=course.state.options._replace(depth=move.depth))
    turn = course.state.turn
    if turn is not None:
        course.change_turn(moves=0, step="B1" if turn.step == "B2" else turn.step)
    course.tell(DepthChanged(move.depth))
