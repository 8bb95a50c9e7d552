"""The walk over the table: everything that lies there is counted, and what differs is explained."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from typing import ClassVar

from eighteen80.audit import Finding, Suspect, examine
from eighteen80.desk import DONE, FILE, REFUSED, Arguments, Desk, JournalCommand, Misused
from eighteen80.game import Move, Pile
from eighteen80.journal import Journal
from eighteen80.record import is_number
from eighteen80.sheets import Say

SKIP = "-"


class Audit(JournalCommand):
    """Walks through everything on the table and compares it with the record."""

    arguments: ClassVar[Arguments] = {"file": FILE, "whose": {"nargs": "*", "metavar": "WHOSE"}}

    def go_on(self, journal: Journal, options: Namespace) -> int:
        """Each thing is asked for in turn; what agrees is recorded at once, what differs is explained."""
        walk = Walk(self.desk, journal)
        walk.over(_chosen(journal, options.whose))
        return REFUSED if walk.differing else DONE


def _chosen(journal: Journal, whose: Sequence[str]) -> list[tuple[Move, Pile]]:
    """What is to be counted: all of it, or what belongs to those named."""
    moves = journal.game.audit(journal.state)
    lying = [(move, pile) for move in moves if (pile := journal.game.pile(move))]
    subjects = {pile.subject.casefold(): pile.subject for _, pile in lying}
    for word in whose:
        if word.casefold() not in subjects:
            raise Misused("audit-nothing", word=word, known=tuple(subjects.values()))
    wanted = {subjects[word.casefold()] for word in whose} or set(subjects.values())
    return [(move, pile) for move, pile in lying if pile.subject in wanted]


class Walk:
    """One audit: asks, compares, records; counts what agreed and what did not."""

    def __init__(self, desk: Desk, journal: Journal) -> None:
        self.desk = desk
        self.journal = journal
        self.agreed = 0
        self.differing = 0

    def over(self, lying: Sequence[tuple[Move, Pile]]) -> None:
        """Ask for each thing, until the answers end."""
        self.desk.tell("audit-begin", number=len(lying))
        for move, pile in lying:
            answer = self._ask(pile)
            if answer is None:
                break
            if answer != SKIP:
                self._compare(move, pile._replace(amount=int(answer)))
        left = len(lying) - self.agreed - self.differing
        self.desk.tell("audit-end", agreed=self.agreed, differing=self.differing, left=left)

    def _ask(self, pile: Pile) -> str | None:
        """The number counted, or that it is passed over; None at the end of input."""
        while True:
            self.desk.tell("audit-ask", thing=_thing(pile), amount=pile.amount)
            line = sys.stdin.readline()
            if not line:
                return None
            answer = line.strip() or str(pile.amount)
            if answer == SKIP or is_number(answer):
                return answer
            self.desk.tell("audit-number", word=answer)

    def _compare(self, move: Move, pile: Pile) -> None:
        game, state = self.journal.game, self.journal.state
        finding = examine(game, state, self.journal.entries, pile)
        if finding is None:
            self.agreed += 1
            for entry in self.journal.submit(game.write(move)):
                self.desk.put(f"{entry.number}  {entry.actor}  {entry.line}")
        else:
            self.differing += 1
            for line in _explained(finding):
                self.desk.put(self.desk.words.say(line.code, line.facts))


def _explained(finding: Finding) -> Iterator[Say]:
    """What differs, what could explain it, and what to type."""
    counted = {"thing": _thing(finding.pile), "counted": finding.pile.amount}
    yield Say("audit-differs", {**counted, "recorded": finding.recorded})
    yield Say("audit-since", {"since": finding.since, "number": len(finding.suspects)})
    for suspect in finding.suspects:
        yield _told(suspect)
    yield Say("audit-mend", {"remedies": len(finding.remedies), "suspects": len(finding.suspects)})
    for line in finding.remedies:
        yield Say("audit-remedy", {"line": line})


def _thing(pile: Pile) -> Say:
    return Say("count-thing", {"what": pile.what, "subject": pile.subject})


def _told(suspect: Suspect) -> Say:
    move = {name: getattr(suspect.entry, name) for name in ("number", "actor", "line")}
    return Say("audit-suspect", {**move, "was": suspect.was, "now": suspect.now, "fits": suspect.fits})
