"""The audit of the table: every item is counted, and a difference is explained and corrected by lines."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence
from typing import ClassVar

from eighteen80.capabilities import Pile
from eighteen80.cli.base_command import DONE, FILE, REFUSED, Arguments, Desk, JournalCommand, UsageError
from eighteen80.engine.game import AnyMove
from eighteen80.record import audit
from eighteen80.record.journal import Journal
from eighteen80.refusals import Illegal, Refusal

SKIP = "-"


class Audit(JournalCommand):
    """A walk through everything on the table, compared with the record."""

    arguments: ClassVar[Arguments] = {"file": FILE, "whose": {"nargs": "*", "metavar": "WHOSE"}}

    def go_on(self, journal: Journal, options: Namespace) -> int:
        """Ask for each item in turn; record agreement at once, explain differences."""
        session = AuditSession(self.desk, journal)
        try:
            items = audit.items_to_audit(journal.game, journal.state, options.whose)
        except Illegal as refusal:
            raise UsageError(refusal.code, **refusal.facts) from refusal
        session.ask_each(items)
        return REFUSED if session.findings else DONE


class AuditSession:
    """One audit: asks, compares, records; counts agreements and differences."""

    def __init__(self, desk: Desk, journal: Journal) -> None:
        self.desk = desk
        self.journal = journal
        self.agreed = 0
        self.findings: list[audit.Finding] = []

    def ask_each(self, items: Sequence[audit.Item]) -> None:
        """Ask for each thing, until the answers end."""
        self.desk.tell("audit-begin", number=len(items))
        for event in audit.remarks(self.journal.entries):
            self.desk.put(self.desk.words.say(event.code, event.facts))
        for move, pile in items:
            answer = self._ask(pile)
            if answer is None:
                break
            if isinstance(answer, Pile):
                self._compare(move, answer)
        differing = len(self.findings)
        left = len(items) - self.agreed - differing
        self.desk.tell("audit-end", agreed=self.agreed, differing=differing, left=left)
        for finding in self.findings:
            self._mend(self._add_reason(finding) if finding.remedies else finding)

    def _ask(self, pile: Pile) -> Pile | str | None:
        """Ask for the item's count; return the record's where it is skipped, None at the end of input."""
        summed = audit.sum_with(self.journal.game, self.journal.state, pile)
        if summed is not None:
            self.desk.put(self.desk.words.say(summed.wording.code, summed.wording.facts))
        while True:
            self.desk.tell("audit-ask", thing=audit.describe_item(pile), amount=audit.describe_amount(pile.amount))
            line = sys.stdin.readline()
            if not line:
                return None
            answer = line.strip()
            if answer == SKIP:
                return SKIP
            try:
                return audit.parse_found(self.journal.game, self.journal.state, pile, answer) if answer else pile
            except Refusal as refusal:
                self.desk.explain(refusal)

    def _compare(self, move: AnyMove, pile: Pile) -> None:
        game, state = self.journal.game, self.journal.state
        finding = audit.compare(game, state, self.journal.entries, pile)
        if finding is None:
            self.agreed += 1
            for entry in self.journal.submit(game.write(move)):
                self.desk.put(f"{entry.number}  {entry.actor}  {entry.line}")
        else:
            self.findings.append(finding)
            for line in audit.explain_finding(finding):
                self.desk.put(self.desk.words.say(line.code, line.facts))

    def _add_reason(self, finding: audit.Finding) -> audit.Finding:
        """Add the reason to the finding's lines; without an answer they stay as they are."""
        while True:
            self.desk.tell("audit-why", thing=audit.describe_item(finding.pile))
            reason = sys.stdin.readline().strip()
            try:
                game = self.journal.game
                return audit.with_reason(game, self.journal.state, finding, reason) if reason else finding
            except Refusal as refusal:
                self.desk.explain(refusal)

    def _mend(self, finding: audit.Finding) -> None:
        """Print the lines that correct the difference."""
        self.desk.put(self.desk.words.say("count-thing", audit.describe_item(finding.pile).facts))
        for line in audit.remedy_lines(finding):
            self.desk.put(self.desk.words.say(line.code, line.facts))
