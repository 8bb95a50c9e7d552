"""No word of a typed line is dropped: a number, a verb or a second move added to it is made too, asked or refused."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import cycle, pairwise
from random import Random

import pytest

from eighteen80.line.matcher import word_meanings
from eighteen80.record.history import NO_TIME, History
from eighteen80.record.replay import Replay
from eighteen80.refusals import Refusal
from eighteen80.resources import asset_path, read_table
from tests.support.said import CORPUS, position, sentences

GAMES = {"china": "1880", "russia": "russia", "yokohama": "yokohama"}
MOMENTS, SPOKEN, ADDED, FEWEST = 14, 6, 4, 60
"""Moments of the demo, sentences of the table, words added to the line of each, and longer lines that come of them."""
NUMBERS = ("seventeen", "siebzehn", "siedemnaście")
END_OF_TURN, ENDS, ONE = "done", ("done", "fertig", "koniec", "gotowe"), ("", "one", "eins", "jedno")
SHORT = 2
FIGURE = re.compile(r"(?<= )\d+(?= |$)")
ADDITIONS = {"hire": "coin", "reveal": "card"}
"""Things that may be named with that of the move."""
PREPOSITIONS = frozenset(("for", "to", "toward"))
Lines = tuple[str, ...]


def make(history: History, line: str) -> Lines | None:
    """Return the moves that a line makes; None if it is refused or asks."""
    try:
        return tuple(entry.line for entry in history.copy().take_line(line, NO_TIME))
    except Refusal:
        return None


@cache
def moments(game: str) -> Sequence[tuple[History, str, str]]:
    """List moments of the game, each with a line that is taken and the next one if known: of the demo, and spoken."""
    demo = Replay(asset_path(f"{game}/demo.{GAMES[game]}").read_bytes()).history
    moves = [entry for entry in demo.moves if entry.line.partition(" ")[0] not in word_meanings.apart(game)]
    chosen = [*pairwise(moves)][:: len(moves) // MOMENTS]
    found = [(History(demo.game, entry.before, demo.rules), entry.line, then.line) for entry, then in chosen]
    if CORPUS.is_file():
        spoken = [each for each in sentences() if each.game == game and each.means]
        found += [(position(each.at).history(), each.said, "") for each in spoken[:: len(spoken) // SPOKEN]]
    return found


@cache
def spoken_verbs(game: str) -> Sequence[str]:
    """List the names of all verbs of a game that mean a move, in every language."""
    verbs, lexicon = read_table(f"{game}/verbs.toml")["verbs"], word_meanings.lexicon(game)
    names = [name for called in verbs.values() for others in called.values() for name in others if len(name) > SHORT]
    means = {name: frozenset().union(*(group.verbs for group in lexicon.items(name, ()))) for name in names}
    return [name for name in names if means[name] and not means[name] & word_meanings.apart(game)]


def lines_with_more(game: str, line: str, then: str, made: Lines, random: Random) -> Iterator[str]:
    """Yield the line with the next move, with a number, and with a verb of another move, behind it and a pause."""
    if then and then != END_OF_TURN:
        yield from (f"{line}, {then}", f"{line} and {then}")
    words = {END_OF_TURN, ADDITIONS.get(made[-1].partition(" ")[0], "")}.union(*(each.split() for each in made))
    for word in (random.choice(NUMBERS), *random.sample(spoken_verbs(game), ADDED)):
        groups = word_meanings.lexicon(game).items(word, ())
        if any((words | PREPOSITIONS) & (group.verbs | {*group.texts}) for group in groups):
            continue
        yield f"{line}, {word}"
        if not any(group.may_be_idle for group in groups):
            yield f"{line} {word}"


@pytest.mark.parametrize("game", GAMES)
def test_a_word_added_to_a_line_is_not_dropped(game: str):
    random = Random(game)
    made = [(history, line, then, make(history, line)) for history, line, then in moments(game)]
    longer = [
        (history, alone, more)
        for history, line, then, alone in made
        if alone
        for more in lines_with_more(game, line, then, alone, random)
    ]
    assert len(longer) > FEWEST
    dropped = [more for history, alone, more in longer if make(history, more) == alone]
    assert dropped == []


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_turn_takes_no_move_with_it(game: str):
    """Of `takes one, done` the turn does not end alone: the first part is made too, or it asks."""
    random, lost = Random(game), []
    for history, *_ in moments(game):
        for spoken, end in zip(random.sample(spoken_verbs(game), ADDED), cycle(ENDS), strict=False):
            groups = word_meanings.lexicon(game).items(spoken, ())
            if any((PREPOSITIONS | {END_OF_TURN}) & (group.verbs | {*group.texts}) for group in groups):
                continue
            line = f"{spoken} {random.choice(ONE)}, {end}"
            if make(history, line) == (END_OF_TURN,):
                lost.append(line)
    assert lost == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("minus", "-−–")
def test_a_minus_before_a_number_is_not_dropped(game: str, minus: str):
    """A dash with blanks around it is a pause: `A – 15`."""
    figures = ((history, line, FIGURE.search(line)) for history, line, _ in moments(game))
    negative = [(history, line[: at.start()] + minus + line[at.start() :]) for history, line, at in figures if at]
    assert negative
    assert [line for history, line in negative if make(history, line)] == []
