"""A recorded game of the site, action after action, made on our state.

The log is read first: its actions without the undone ones, and its messages. The site stops at every optional step,
sells shares before the forced purchase they pay for, founds a company in three actions, and passes for players who can
do nothing. So what an action means depends on the state before it and on the action that comes after it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterator, Mapping, Sequence
from operator import itemgetter
from typing import Any, NamedTuple

from eighteen80.china.moves import Done, Move
from eighteen80.china.rules import setup
from eighteen80.china.rules.operating.phases import ROCKET
from eighteen80.china.rules.privates import ENGINEER
from eighteen80.china.site import schema
from eighteen80.china.site.actions import ACTIONS
from eighteen80.china.site.deviations import RESULT
from eighteen80.china.site.import_state import ImportState
from eighteen80.china.site.skipped_turns import passing_move
from eighteen80.china.state import Over, ShareRound, State, SurplusOwed
from eighteen80.record.grammar import BARRED, NAME_LIMIT, name_key
from eighteen80.refusals import Refusal, Unreadable


class LogEntry(NamedTuple):
    """One line of the log: an action that counts, or a message.

    `parts` are the actions to make of it: itself, and those that the site added automatically.
    """

    number: int
    action: schema.Action
    parts: tuple[schema.Action, ...] = ()

    @property
    def kind(self) -> str:
        """The site's word for the action."""
        return self.action.type

    @property
    def is_talk(self) -> bool:
        """True for an entry that is not part of our record: a message, or an early end declared by a player."""
        return self.kind in (schema.MESSAGE, schema.END)


class LogLine(NamedTuple):
    """One line of the log as written in the file, with its place there."""

    place: int
    number: int
    action: Mapping[str, Any]


class Log:
    """The lines that count, and the messages between them.

    Undo takes back the last action or all after a given one, redo the last undo. Both only change how many lines count,
    since the next action takes the place of all that were undone.
    """

    def __init__(self) -> None:
        self._talk: list[LogLine] = []
        self._places: dict[int, int] = {}
        self._lines: list[LogLine] = []
        self._count = 0
        self._counted_before: list[int] = []

    def take(self, line: LogLine, left: int) -> None:
        """Add a line, or do what it says; `left` counts the lines from it on."""
        match line.action["type"]:
            case schema.MESSAGE:
                self._talk.append(line)
            case "undo":
                self._undo(line, left)
            case "redo":
                if not self._counted_before:
                    raise Unreadable("import-redo", action=line.number, left=left)
                self._count = self._counted_before.pop()
            case _:
                self._lines[self._count :] = [line]
                self._count += 1
                self._counted_before.clear()
        self._places.setdefault(line.number, line.place)

    def _undo(self, undo: LogLine, left: int) -> None:
        """Undo the last action, or all after the one named, which may have been talk, or an undone action.

        Where nothing was done yet, nothing is taken back.
        """
        target = undo.action.get("action_id")
        if target is None:
            count = max(self._count - 1, 0)
        elif isinstance(target, int) and (target == 0 or target in self._places):
            last = self._places[target] if target else 0
            count = bisect_right(self._lines, last, hi=self._count, key=itemgetter(0))
        else:
            raise Unreadable("import-undo", action=undo.number, left=left)
        self._counted_before.append(self._count)
        self._count = count

    def entries(self) -> list[LogEntry]:
        """List the actions that count in the order of the log, and the messages between them."""
        entries = map(_entry, sorted((*self._talk, *self._lines[: self._count]), key=itemgetter(0)))
        return [entry for entry in entries if entry.parts or entry.is_talk]


def _entry(line: LogLine) -> LogEntry:
    """Read an entry; setting up a program is not a move, but what it does at once is one."""
    action, automatic = schema.read_action(line.action), tuple(schema.automatic_actions(line.action))
    entry = LogEntry(line.number, action, automatic)
    program = str(line.action["type"]).startswith(schema.PROGRAM)
    return entry if entry.is_talk or program else entry._replace(parts=(action, *automatic))


class Story(NamedTuple):
    """The actions that count; and if the log makes no sense from somewhere on, why, and how many actions follow."""

    entries: Sequence[LogEntry]
    fault: Unreadable | None = None
    left: int = 0


def read_log(actions: Sequence[object]) -> Story:
    """Read the log up to the first action that makes no sense."""
    log = Log()
    for place, action in enumerate(actions, start=1):
        left = len(actions) - place + 1
        try:
            log.take(_line(action, place, left), left)
        except Unreadable as fault:
            return Story(log.entries(), fault, left)
    return Story(log.entries())


def _line(action: object, place: int, left: int) -> LogLine:
    if not isinstance(action, Mapping) or not isinstance(action.get("type"), str):
        raise Unreadable("import-no-action", action=place, left=left)
    number = action.get("id", place)
    return LogLine(place, number if isinstance(number, int) else place, action)


# The game


UNNAMED = "Seat"
LAST_SECOND = 2**35
"""Well beyond the year 3000: anything later is not a time."""
LEFT_OUT = 500
"""Number of actions longer than a round of passes: an actor not reached by then will never act."""


def name_players(recording: schema.Recording) -> dict[str, str]:
    """Map the site's names of the players to ours, in the order of their seats."""
    order = recording.settings.player_order if recording.settings else None
    places = list(map(str, order or ()))
    players = sorted(recording.players, key=lambda player: places.index(player.key) if player.key in places else 0)
    names: dict[str, str] = {}
    for place, player in enumerate(players, start=1):
        names[player.key] = fit_name(player.name, names.values(), place)
    return names


def fit_name(name: str, taken: Collection[str], place: int) -> str:
    """Adapt the name so that a record can hold it, different from every other name at the table."""
    shown = "".join(sign if sign.isprintable() and sign not in BARRED else " " for sign in name)
    word = " ".join(shown.split())[:NAME_LIMIT].strip(" -")
    word = word if name_key(word) else f"{UNNAMED} {place}"
    used = {name_key(other) for other in taken} | setup.RESERVED
    number, single = 2, word
    while name_key(single) in used:
        single, number = f"{word[: NAME_LIMIT - 3]} {number}", number + 1
    return single


def moment(time: object) -> int | None:
    """Return the time in seconds since 1970, if it is one that a calendar has."""
    return time if isinstance(time, int) and 0 <= time < LAST_SECOND else None


class Step(NamedTuple):
    """Moves or message that one entry of the log became; `time` in seconds since 1970."""

    entry: LogEntry
    time: int | None
    moves: tuple[Move, ...]
    writer: str = ""
    message: str = ""


class Reader:
    """Reader of one recorded game; `state` is our game after the entries taken so far."""

    def __init__(self, data: object, rulings: Mapping[str, str]) -> None:
        recording = schema.read_recording(data)
        names = name_players(recording)
        self.seats = tuple(names.values())
        self.story = read_log(recording.actions)
        self.result = {names[key]: worth for key, worth in (recording.result or {}).items() if key in names}
        actions = [part for entry in self.entries for part in entry.parts]
        self.game = ImportState(setup.start(self.seats, rulings), names, actions)
        self.game.ours = recording.eighteen80 is not None
        self._stuck: Refusal | None = None
        self._left = sum(not entry.is_talk for entry in self.entries) + self.story.left

    @property
    def entries(self) -> Sequence[LogEntry]:
        """All entries that count, and the messages."""
        return self.story.entries

    @property
    def state(self) -> State:
        """The game as read so far."""
        return self.game.state

    def steps(self) -> Iterator[Step]:
        """Yield every entry of the game, and the file's remarks on its end; raise the refusal at which it stops."""
        yield from map(self.take, self.entries)
        if self._stuck is not None:
            raise self._stuck
        if self.story.fault is not None:
            raise self.story.fault
        yield from self._correct_result()

    def take(self, entry: LogEntry) -> Step:
        """Make the entry's moves, and those needed before the next entry makes sense."""
        self.game.made = []
        try:
            for part in entry.parts:
                self._make(part)
        except Refusal as refusal:
            raise Unreadable(
                "import-refused", action=entry.number, kind=entry.kind, reason=refusal, left=self._left + entry.is_talk
            ) from refusal
        self._left -= not entry.is_talk
        step = Step(entry, moment(entry.action.created_at), tuple(self.game.made))
        if not entry.is_talk:
            return step
        message = entry.action.message if isinstance(entry.action, schema.MessageAction) else entry.kind
        entity = str(entry.action.entity)
        return step._replace(writer=self.game.names.get(entity, entity), message=message)

    def _correct_result(self) -> Iterator[Step]:
        """Correct the result to the file's if it differs (R19: the site leaves out investors' parts)."""
        if not isinstance(self.state.round, Over) or not self.entries:
            return
        self.game.made = []
        for name, counted in self.state.round.result:
            recorded = self.result.get(name, counted)
            self.game.correct_sum(name, counted, recorded, f"{RESULT} {recorded}")
        last = self.entries[-1]
        yield Step(last, moment(last.action.created_at), tuple(self.game.made))

    def _make(self, action: schema.Action) -> None:
        self.game.place += 1
        if self._stuck is not None:
            raise self._stuck
        if isinstance(action, schema.InvalidAction):
            raise Unreadable(action.fault, word=action.field or action.type, expected=tuple(ACTIONS))
        ACTIONS[action.type](self.game, action)
        try:
            self._catch_up(next(self.game.actions_to_come(), None))
        except Refusal as refusal:
            self._stuck = refusal

    def _catch_up(self, then: schema.Action | None) -> None:
        """Make the moves that the site has left out between this action and the next."""
        self.game.give_up_trains()
        if then is not None and then.type != "discard_train":
            self.game.keep_for_later()
        silently = False
        for _ in range(LEFT_OUT):
            if self.game.play_hidden_move(then):
                silently = True
                continue
            asks = then is not None and self.game.stage(self.game.actor(then)) is not None
            move = None if silently and asks else _left_out(self.game, then)
            if move is None:
                return
            self.game.play(move)
        raise Unreadable("import-not-due", word=str(then and then.entity), kind=then.type if then else "")


def _left_out(game: ImportState, then: schema.Action | None) -> Move | None:
    """Return the move that our game waits for and the site will not name, if there is one."""
    if then is None or game.ahead:
        return None
    owed = game.owed()
    stage = game.stage(game.actor(then))
    if isinstance(owed, SurplusOwed) and then.type != "discard_train" and (stage is None or stage.owed):
        # The next action belongs to no moment before this decision.
        return game.early_scrap(owed.who)
    if owed is not None or game.founding or game.repaid:
        return None
    if isinstance(game.state.round, ShareRound):
        return _left_out_by_player(game, then)
    if not game.on_turn() or then.type == "discard_train" or _in_this_turn(game, then):
        return None
    # The site has nothing more to ask in the current turn, although it could continue in our game.
    return Done() if game.watch.step(game.state) is None else None


def _left_out_by_player(game: ImportState, then: schema.Action) -> Move | None:
    """Pass for a player who has nothing left to do on the site, as after a payment of all his cash.

    The site does not pass while others pay first, in his turn.
    """
    turns = (each for each in game.actions_to_come() if each.type != schema.PAYMENT)
    asks = next((game.stage(game.actor(each)) is not None for each in turns), False)
    if asks or game.stage(game.actor(then)) is not None or game.may_act():
        return None
    return passing_move(game)


def _in_this_turn(game: ImportState, then: schema.Action) -> bool:
    """Return whether the next action can belong to the current turn, or to the moments that led through it."""
    private = str(then.entity)
    if then.entity_type != "company":
        return game.stage(game.actor(then)) is not None
    if then.type == "assign":
        # P7 may have gone automatically to the only company that could take its train.
        return private != ENGINEER and any(count and what == ROCKET for (_, what), count in game.done.items())
    if private == ENGINEER:
        return game.asked_for_permit() is not None
    company = game.state.companies.get(game.on_turn())
    if company is None or game.state.privates.get(private) != company.director:
        return False
    asks_for_trains = any(game.kept.values())
    return then.type == "purchase_train" and (asks_for_trains or game.watch.step(game.state) is not None)
