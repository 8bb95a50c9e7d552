"""Search for the moves that explain all words of a line: lines made of the words are tried at a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from eighteen80.line.fields import MISSING
from eighteen80.line.matcher import word_meanings
from eighteen80.line.matcher.lines import Wording
from eighteen80.line.matcher.move_readings import MoveReadings
from eighteen80.line.matcher.trial_table import TrialTable, topics
from eighteen80.line.matcher.word_groups import WordGroup, is_denied, only_denies, says_more, says_one, takes_back
from eighteen80.refusals import Ambiguous, Illegal, Refusal

SEVERAL, NEAR, NOT_DUE, UNTRUE = "said-several", "said-near", "unreadable-due", "said-untrue"
MOST_READINGS = 2000
"""Number of readings of all words together that are looked at for a line: each further word multiplies them."""
MOST_WAYS = 48
MOST_OFFERED = 8
MOST_TRIED = 100
"""Number of lines tried for a typed one: a longer search would delay the next key."""
_SEVERAL = 2


class Match(NamedTuple):
    """Meaning of a line: the lines of the moves, one after the other, as a table reads them."""

    lines: tuple[str, ...]


class Search:
    """The search for the meaning of some items."""

    def __init__(self, game: str, items: Sequence[WordGroup], most: int = MOST_TRIED) -> None:
        self.items = items
        self.most = most
        self.shapes = word_meanings.shapes(game)
        self.unsaid = False  # whether moves are sought that have to be named, and are not
        self.fillers = word_meanings.fillers(game)
        self.apart = word_meanings.apart(game)
        self.refusals: list[tuple[int, Refusal]] = []
        self.unfinished: list[Refusal] = []
        self.illegal: set[tuple[str, ...]] = set()  # the moves before one that is not allowed, and its verb
        self.known: dict[tuple[str, ...], Sequence[TrialTable]] = {}
        self.worded: dict[tuple[str, tuple[str, ...]], Sequence[Wording]] = {}
        self.place, self.readings = len(items), 0
        self.untrue: list[tuple[int | str, TrialTable]] = []  # words for more than the move, which are not true of it
        self.in_doubt = False  # whether a meaning rests on something unsaid

    def decide(self, table: TrialTable) -> Match | None:
        """Return the only meaning; ask about several, and pass on the refusal of the move that is meant."""
        found = self.ends(table)
        # A line that names one player has to name the player of its next move too.
        named = any(item.name for item in self.items) and not any(item.others for item in self.items)
        self.in_doubt |= takes_back(self.items) or (named and any(after.goes_on for after in found))
        # A search that was cut short may have missed another meaning.
        if len(found) == 1 and len(self.known) < self.most and not self.in_doubt:
            return Match(tuple(found[0].named_lines))
        if found:
            raise Ambiguous(SEVERAL, choices=[_line_to_offer(after) for after in found][:MOST_OFFERED])
        if meant := [(said, after) for said, after in self.untrue if said and not self._has_illegal(after.lines)]:
            choices = dict.fromkeys(_line_to_offer(after) for _, after in meant)
            raise Ambiguous(UNTRUE, choices=[*choices][:MOST_OFFERED], said=str(meant[0][0]))
        if self.refusals:
            furthest = max(place for place, _ in self.refusals)
            refusals = [refusal for place, refusal in self.refusals if place == furthest]
            raise min(refusals, key=lambda refusal: (not refusal.final, not isinstance(refusal, Illegal)))
        if self.unfinished:
            raise self.unfinished[0]
        return None

    def meanings(self, table: TrialTable) -> list[str]:
        """List every line that explains all words, as it may be typed."""
        return [_line_to_offer(after) for after in self.ends(table)]

    def _names_verb(self, table: TrialTable) -> bool:
        """Return whether the verb of a possible move is named, and not as a thing."""
        return not {verb for item in self.items if not _is_thing(item) for verb in item.verbs}.isdisjoint(table.verbs)

    def moves_begun(self) -> list[str]:
        """List the moves that the words begin."""
        lines = (line for _, refusal in self.refusals for line in refusal.choices)
        return [line for line in lines if " " in line]

    def ends(self, table: TrialTable) -> list[TrialTable]:
        """List every table to which the words lead, those after the fewest moves first.

        If they lead to none, they may be one move that has to be named: in doubt, and its refusal says nothing.
        """
        if any(is_denied(self.items, at) for at in range(len(self.items))):
            return []
        ends = list(self._tables_from(0, table))
        if not ends and self.shapes.named and not self.unsaid and not self._names_verb(table):
            self.unsaid, refusals = True, self.refusals.copy()
            ends = self._together(_in_full(self.items, ()), table)
            self.in_doubt, self.refusals = True, refusals
        ends.sort(key=lambda after: len(after.lines))
        return list({tuple(after.lines): after for after in reversed(ends)}.values())[::-1]

    def _has_illegal(self, lines: Sequence[str]) -> bool:
        """Return whether another move with the verb of the last of these is not allowed in its place."""
        return (*lines[:-1], _verb(lines[-1])) in self.illegal

    # Moves one after the other

    def _tables_from(self, start: int, table: TrialTable, before: Sequence[WordGroup] = ()) -> Iterator[TrialTable]:
        """Yield the tables that the items from there on lead to; `before` is the last move's items."""
        rest = self.items[start:]
        if (
            start
            and not says_more(rest)
            and all((item.pause or item.idle) and not item.says_something for item in rest)
        ):
            yield table
            return
        self.place = len(self.items)
        whole = self._together(_in_full(rest, before), table)
        if whole:
            yield from whole
            return
        for end in self._ends(start):
            items, self.place, refused = _in_full(self.items[start:end], before), end, len(self.refusals)
            for after in self._together(items, table):
                for last in self._tables_from(end, after, items):
                    self.in_doubt |= self._is_subject(start, end)
                    yield last
            if self._is_complete(self.items[end - 1]) and not self._begins_move(end):
                # The words after it were perhaps meant for the same move: its refusal is not theirs.
                own = self.refusals[refused:]
                self.refusals[refused:] = [each for each in own if each[1].code == NOT_DUE]

    def _is_subject(self, start: int, end: int) -> bool:
        """Return whether things without a verb stand directly before one, which may be about them."""
        items = self.items[start:end]
        things = any(text for item in items for text in item.texts if not text.isdecimal())
        return things and not any(item.verbs or item.pause for item in items) and not self.items[end].name

    def _ends(self, start: int) -> list[int]:
        """List the places where a move may end and another begin."""
        places = range(start + 1, len(self.items))
        return [at for at in places if self._begins_move(at) or self._is_complete(self.items[at - 1])]

    def _begins_move(self, at: int) -> bool:
        item = self.items[at]
        return bool(item.name or item.others or (item.verbs and not item.texts) or self.items[at - 1].pause)

    def _is_complete(self, item: WordGroup) -> bool:
        """Return whether the item is a verb that is a whole line."""
        return not item.texts and any(map(self.shapes.is_complete, item.verbs))

    def _together(self, items: Sequence[WordGroup], table: TrialTable) -> list[TrialTable]:
        """Return the tables after one move, or after the same move of several players named before it."""
        items = self._resolve_there(items, table)
        spoken = [item for item in items if not item.pause]
        if not spoken:
            return []
        if spoken[0].others:
            return self._by_others(spoken[1:], table)
        who = [item for item in spoken if item.name]
        if len(who) < _SEVERAL or spoken[: len(who)] != who:
            return self.moves(items, table)
        rest, tables = spoken[len(who) :], [table]
        for item in who:
            tables = [after for there in tables for after in self.moves([item, *rest], there)]
        return tables or self.moves(items, table)

    def _resolve_there(self, items: Sequence[WordGroup], table: TrialTable) -> Sequence[WordGroup]:
        """Return the items with the place of the last move on the line as a meaning of "there"."""
        if not (table.lines and any(item.there for item in items)):
            return items
        place = self.shapes.find_place(table.lines[-1])
        return [item._replace(texts=(place,)) if item.there and place else item for item in items]

    def _by_others(self, items: Sequence[WordGroup], table: TrialTable) -> list[TrialTable]:
        """Return the tables after the same move of all players who are still asked, but for the last one to move.

        Nobody is asked any more once money has changed hands and the question is about another thing: what was put up
        is sold. If nobody moved on this line before, it is in doubt who is meant.
        """
        start, waiting = table, set(table.seats) - {table.last}
        while table.last and (who := next((name for name in table.due if name in waiting), "")):
            if table is not start and table.sums and topics(table) != topics(start):
                break
            after = self.moves(items, table)
            if len(after) != 1:
                return []
            waiting.remove(who)
            table = after[0]
        self.in_doubt |= not start.lines
        return [] if table is start else [table]

    def moves(self, items: Sequence[WordGroup], table: TrialTable) -> list[TrialTable]:
        """Return the tables after one move that explains all these items."""
        found: dict[tuple[str, ...], TrialTable] = {}
        if len(self.known) >= self.most or only_denies(items):
            return []
        readings = MoveReadings(items, table, self.fillers)
        for verbs in self._verbs(items, table):
            refused = len(self.refusals) + len(self.untrue)
            for wording in self._wordings(items, verbs, readings):
                for after in self._try_wording(wording, table, items):
                    found.setdefault(tuple(after.lines), after)
            if found or (len(self.refusals) + len(self.untrue) > refused and not _are_things(items)):
                break
        self.in_doubt |= bool(found) and says_one(items)
        return list(found.values())

    def _try_wording(self, wording: Wording, table: TrialTable, items: Sequence[WordGroup]) -> Iterator[TrialTable]:
        """Yield the tables after a line; for a word of several meanings, after each legal one."""
        for after in self._ends_of(wording.line, table):
            made = after.lines[-1].partition(" ")[0]
            if made != _verb(wording.line) and any(item.idle_with and not item.is_idle_with(made) for item in items):
                # A verb that is not due may be another name of one that is: a share that is bought is no train.
                continue
            if set(wording.sums) <= set(after.sums):
                self.in_doubt |= wording.is_begun or (not wording.is_named and len(after.lines) > len(table.lines) + 1)
                yield after
            else:
                self.untrue.append((next(said for said in wording.sums if said not in after.sums), after))

    def _ends_of(self, line: str, table: TrialTable) -> Sequence[TrialTable]:
        """Return the tables after a line, which is tried once; none if enough lines have been tried."""
        key = (*table.lines, line)
        if key not in self.known:
            if len(self.known) >= self.most:
                return ()
            self.known[key] = ()
            self.known[key] = self._take(line, table)
        return self.known[key]

    def _take(self, line: str, table: TrialTable) -> Sequence[TrialTable]:
        try:
            return (table.take(line),)
        except Ambiguous as refusal:
            word = str(refusal.facts.get("word", ""))
            if word not in line.split():
                self.refusals.append((self.place, refusal))
                return ()
            lines = (" ".join(choice if each == word else each for each in line.split()) for choice in refusal.choices)
            after = [after for meant in lines for after in self._ends_of(meant, table)]
            if not after:
                self.refusals.append((self.place, refusal))
            return after
        except Refusal as refusal:
            if isinstance(refusal, Illegal):
                self.illegal.add((*table.lines, _verb(line)))
            if isinstance(refusal, Illegal) or refusal.final or refusal.code == NOT_DUE:
                self.refusals.append((self.place, refusal))
            elif refusal.code == MISSING:
                self.unfinished.append(refusal)
            return ()

    def _verbs(self, items: Sequence[WordGroup], table: TrialTable) -> Iterator[Sequence[str]]:
        """Yield the possible verbs: those named, then those implied by optional words."""
        named = [item.verbs for item in items if item.verbs]
        clear = [item.verbs for item in items if item.verbs and not item.may_be_idle and not _is_thing(item)]
        for verbs in dict.fromkeys((tuple(named), tuple(clear))):
            if not verbs:
                yield table.verbs
            elif due := [verb for verb in table.verbs if any(verb in each for each in verbs)]:
                yield due
        if named:
            yield sorted(frozenset().union(*(clear or named)) - set(table.verbs))

    def _wordings(self, items: Sequence[WordGroup], verbs: Sequence[str], readings: MoveReadings) -> Iterator[Wording]:
        """Yield the lines of these verbs that the items may mean."""
        heard = [(text, self.fillers.issuperset(item.words), item.may_be_idle) for item in items for text in item.texts]
        idle = self.fillers | {text for text, fills, may in heard if fills or (may and not text.isdecimal())}
        for verb in verbs:
            named = any(verb in item.verbs for item in items)
            if (verb in self.apart and not named) or (verb in self.shapes.named and not named) is not self.unsaid:
                continue
            for who, texts in islice(self._ways(readings, verb), MOST_WAYS):
                for wording in self._wordings_of(verb, tuple(texts)):
                    # What names neither the move nor anything in it does not mean it: `2` is not `rocket`.
                    if named or wording.sums or not idle.issuperset(wording.line.split()[1:]):
                        line = f"{who}: {wording.line}" if who else wording.line
                        begun = wording.is_begun or (wording.is_doubtful and not named)
                        yield wording._replace(line=line, is_named=bool(named or who), is_begun=begun)

    def _wordings_of(self, verb: str, texts: tuple[str, ...]) -> Sequence[Wording]:
        """Return the lines of a verb with these words, made once."""
        if (verb, texts) not in self.worded:
            self.worded[verb, texts] = self.shapes.wordings(verb, texts)
        return self.worded[verb, texts]

    def _ways(self, readings: MoveReadings, verb: str) -> Iterator[tuple[str, Sequence[str]]]:
        """Yield the named player and the remaining words, for each way to read the items with that verb."""
        telling = self.shapes.telling.get(verb, frozenset())
        for chosen in islice(readings.choose(verb, telling), max(0, MOST_READINGS - self.readings)):
            self.readings += 1
            if way := readings.arrange(chosen):
                yield way


def _in_full(items: Sequence[WordGroup], before: Sequence[WordGroup]) -> Sequence[WordGroup]:
    """Return the items with the move before in place of "too" or "one more", or without "too" if they say enough."""
    if before and says_more(items):
        return before if {text for item in items for text in item.texts} <= {"1"} else ()
    spoken = [item for item in items if not item.pause]
    if not any(item.also for item in spoken[1:]):
        return items
    rest = [item for item in items if not item.also]
    names = [item for item in rest if item.name]
    if spoken[0].name and before and len(names) == 1 and all(item.name or item.pause or item.idle for item in rest):
        return [*names, *(item for item in before if not item.name)]
    return rest if any(item.verbs for item in rest) else items


def _verb(line: str) -> str:
    """Return the verb of a line, which a name may precede."""
    return line.rpartition(": ")[2].partition(" ")[0]


def _line_to_offer(after: TrialTable) -> str:
    """Return the line that leads there, without the name of the first player."""
    first, *others = after.named_lines
    who, colon, line = first.partition(": ")
    return "; ".join((line if colon and who in after.seats else first, *others))


def _are_things(items: Sequence[WordGroup]) -> bool:
    """Return whether every possible verb may be a thing as well."""
    return all(_is_thing(item) for item in items if item.verbs)


def _is_thing(item: WordGroup) -> bool:
    """Return whether the words name a thing; a number ("go first") does not."""
    return any(not text.isdecimal() for text in item.texts)
