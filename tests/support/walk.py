"""One walk through a game: all questions about any game are asked on one replay of it.

A game is played at random, or was recorded; both are rows of steps. After each step its line reads back as the move,
and what its game declares to hold holds. At some moments all else is asked: lists against lines, refusals against ways
out, counts, exports. A game declares in a `Walked` what only it can know.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

from eighteen80 import registry
from eighteen80.capabilities import Shown, SuggestsLines
from eighteen80.engine.game import AnyGame
from eighteen80.record.audit import compare, items_to_audit, remedies_of
from eighteen80.record.history import NO_TIME, Accepted, History
from eighteen80.record.line_turns import list_moves
from eighteen80.record.replay import Record
from eighteen80.refusals import Ambiguous, Illegal, Refusal
from eighteen80.words import LANGUAGES, Words

TYPED, STRANGE, KEPT, PER_VERB = 8, 3, 200, 200
"""Listed lines typed at a moment; moves of others tried there, and kept for that; lines of a verb from the box."""


class Step(NamedTuple):
    """A move of a game: what was before, what was done, what came of it."""

    before: Any
    move: Any
    after: Any
    events: Sequence[Any]


class Walked(NamedTuple):
    """A game for the walk.

    `play` is a whole game at random, by its number. `follow` begins a game and gets each step: it fails where
    something does not hold. `say` makes moves that one could type at a moment from the box alone; `lister` tells
    whether a list has such a move, though it need not have every amount. `games` reach, together, `reached`: verbs of
    moves, names of events, codes of refusals; and each option of the table both ways, but for `left_out`. The first
    moment is examined, and each `apart`-th.
    """

    key: str
    play: Callable[[int], Iterator[Step]]
    follow: Callable[[], Callable[[Step], None]]
    say: Callable[[Any, Sequence[Any], Random], Iterable[Any]]
    lister: Callable[[Any, Sequence[Any]], Callable[[Any], bool]]
    options: Callable[[Any], Any]
    games: Sequence[int]
    apart: int
    reached: Collection[str]
    left_out: Collection[str] = ()


class Moment(NamedTuple):
    """A moment to be examined: the game up to it, what is listed there, and moves of other moments."""

    walked: Walked
    history: History
    legal: Sequence[Any]
    strangers: Sequence[Any]
    dice: Random

    @property
    def game(self) -> AnyGame:
        """The game itself."""
        return self.history.game

    def take(self, line: str) -> Sequence[Accepted]:
        """Type a line on a copy; raise its refusal."""
        return tuple(self.history.copy().take_line(line, NO_TIME))

    def is_taken(self, line: str) -> bool:
        """Return whether a line makes a move where nothing was typed before, with the name that may be asked for."""
        history = History(self.game, self.history.state, self.game.version)
        try:
            return bool(tuple(history.copy().take_line(line, NO_TIME)))
        except Ambiguous as question:
            return bool(tuple(history.take_line(question.mended, NO_TIME)))


def read_some(game: AnyGame, state: Any, lines: Iterable[str], dice: Random) -> Iterator[Any]:
    """Some of the moves that these lines are, of the verbs that have a rule now."""
    listed: dict[str, list[str]] = {kind.verb: [] for kind in (*game.engine.rules(state), *game.engine.others(state))}
    for line in lines:
        listed.get(line.partition(" ")[0], []).append(line)
    for possible in listed.values():
        for line in dice.sample(possible, min(PER_VERB, len(possible))):
            with suppress(Refusal):
                yield game.read(line)


def steps_of(record: Record) -> Iterator[Step]:
    """The moves of a record."""
    return (Step(entry.before, entry.move, entry.after, entry.events) for entry in record.entries)


def walk(walked: Walked, steps: Iterable[Step], dice: Random, *, replayed: bool = False) -> Counter[str]:
    """Ask everything of these steps, which are `replayed` from lines or will be, and count what was met."""
    game, follow, seen = registry.game(walked.key), walked.follow(), Counter[str]()
    history: History | None = None
    strangers: list[Any] = []
    for number, step in enumerate(steps, 1):
        history = history or History(game, step.before, game.version)
        try:
            if number == 1 or dice.randrange(walked.apart) == 0:
                legal = list(game.legal(step.before))
                moment = Moment(walked, history, legal, strangers, dice)
                seen.update(code for ask in QUESTIONS for code in ask(moment))
                strangers = [*strangers, *dice.sample(legal, min(STRANGE, len(legal)))][-KEPT:]
            line = check_written(game, step)
            follow(step)
        except Exception as fault:
            fault.add_note(f"{walked.key}, move {number}: {step.move}")
            raise
        seen.update((step.move.verb, *(type(event).__name__ for event in step.events)))
        actor = game.actor(step.before, step.move)
        history.moves.append(Accepted(number, NO_TIME, actor, line, step.move, step.before, step.after, step.events))
    assert history is not None
    if not replayed:
        check_replayed(history)
    seen.update(f"{name} {value}" for name, value in walked.options(history.start)._asdict().items())
    return seen


def check_written(game: AnyGame, step: Step) -> str:
    """The line of a move reads back as the move, at that moment."""
    line = game.write(step.move)
    assert game.resolve(step.before, game.read(line, step.before)) == step.move, line
    return line


def check_replayed(history: History) -> None:
    """The lines lead to the same state again: no state was changed under way."""
    again = History(history.game, history.start, history.game.version)
    for entry in history.moves:
        again.play(entry.line, NO_TIME)
    assert again.state == history.state


# Questions asked at a moment


def ask_listed(moment: Moment) -> Iterator[str]:
    """Every listed line is listed once, and taken unchanged."""
    lines = list_moves(moment.game, moment.history.moves, moment.history.state)
    assert len(set(lines)) == len(lines), [line for line, number in Counter(lines).items() if number > 1]
    for line in moment.dice.sample(lines, min(TYPED, len(lines))):
        (entry,) = moment.take(line)
        assert line in (entry.line, f"{entry.actor}: {entry.line}")
        yield "listed and taken"


def ask_complete(moment: Moment) -> Iterator[str]:
    """Every move that one could type and that the rules take is listed."""
    game, state = moment.game, moment.history.state
    is_listed = moment.walked.lister(state, moment.legal)
    kinds = {*game.engine.any_time, *game.engine.rules(state), *game.engine.others(state)}
    for spoken in moment.walked.say(state, moment.legal, moment.dice):
        if type(spoken) not in kinds:
            continue
        try:
            move = game.engine.complete(state, spoken)
            game.engine.check(state, move)
        except Refusal as refusal:
            yield refusal.code
            continue
        assert is_listed(move), f"taken and not listed: {game.write(move)}"
        yield "taken and listed"


def ask_ways_out(moment: Moment) -> Iterator[str]:
    """A move of another moment is listed here too, or refused with a way out that is taken."""
    game, state = moment.game, moment.history.state
    for move in moment.dice.sample(moment.strangers, min(STRANGE, len(moment.strangers))):
        try:
            game.check(state, game.resolve(state, move))
        except Refusal as refusal:
            yield refusal.code
            if isinstance(refusal, Illegal):
                check_way_out(moment, move, refusal.instead)


def check_way_out(moment: Moment, move: Any, instead: Any) -> None:
    """The move named in place of another is taken; every refusal names one where any is legal."""
    if instead is not None:
        assert moment.is_taken(moment.game.write(instead)), instead
    else:
        assert not moment.legal, f"no way out of {moment.game.write(move)}"


def ask_likely(moment: Moment) -> Iterator[str]:
    """The likeliest line is taken, or is a verb with several lines."""
    suggested = moment.game.offers(SuggestsLines)
    for line in suggested.likely(moment.history.state)[:1] if suggested else ():
        of_verb = [move for move in moment.legal if move.verb == line]
        assert len(of_verb) > 1 or moment.is_taken(line), line
        yield "likely and taken"


def ask_spoken(moment: Moment) -> Iterator[str]:
    """A listed line can be typed as each language of the table has it."""
    game, state = moment.game, moment.history.state
    for move in moment.dice.sample(moment.legal, min(STRANGE, len(moment.legal))):
        for language in LANGUAGES[1:]:
            line = Words(language, game.key).translate_line(game.write(move))
            assert game.resolve(state, game.read(line, state)) == game.resolve(state, move), line
        yield "typed in another language"


def ask_counted(moment: Moment) -> Iterator[str]:
    """Everything on the table that is counted as recorded agrees, and needs no remedy."""
    game, history = moment.game, moment.history
    audited = game.corrections
    if audited is None:
        return
    for move, pile in items_to_audit(game, history.state):
        game.engine.check(history.state, move)
        assert compare(game, history.state, history.moves, pile) is None, pile
        assert [*remedies_of(game, history.state, pile)] == [], pile
    yield "counted and agreed"


def ask_shown(moment: Moment) -> Iterator[str]:
    """Every export and sheet of the moment can be made."""
    game, state = moment.game, moment.history.state
    json.dumps(game.dump(state))
    if shown := game.offers(Shown):
        assert shown.sheets(state)
    yield "shown"


QUESTIONS = (ask_listed, ask_complete, ask_ways_out, ask_likely, ask_spoken, ask_counted, ask_shown)
