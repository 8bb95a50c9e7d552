"""The command that scores a final position without a game played."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from typing import ClassVar

from eighteen80 import registry
from eighteen80.capabilities import ScoresPositions
from eighteen80.cli.base_command import DONE, FILE, SWITCH, Arguments, ShellCommand, UsageError
from eighteen80.record.record_file import read_bytes
from eighteen80.refusals import Unreadable
from eighteen80.sheets import Say


class Score(ShellCommand):
    """Command: score a typed position, or one from a file."""

    arguments: ClassVar[Arguments] = {
        "file": {**FILE, "nargs": "?"},
        "--game": {"required": True, "metavar": "KEY"},
        "--json": SWITCH,
    }

    def run(self, options: Namespace) -> int:
        """Print the table and the tie-breaker; with --json all of it for programs."""
        known = registry.keys()
        if options.game not in known:
            raise UsageError("usage-choice", argument="--game", word=options.game, known=", ".join(known))
        game = registry.game(options.game)
        self.desk.speak_of(game)
        if (scored := game.offers(ScoresPositions)) is None:
            raise UsageError("score-none", game=game.name)
        try:
            text = read_bytes(options.file).decode("utf-8") if options.file else sys.stdin.read()
        except UnicodeDecodeError as error:
            raise Unreadable("score-encoding", word=str(options.file or "-")) from error
        counted = scored.score(text)
        if options.json:
            self.desk.put(json.dumps(counted.plain, ensure_ascii=False))
            return DONE
        self._table(counted.rows)
        for remark in counted.remarks:
            self.desk.put(self.desk.words.say(remark.code, remark.facts))
        return DONE

    def _table(self, rows: Sequence[Sequence[str | Say]]) -> None:
        """Print names to the left, figures to the right."""
        texts = [[self._cell_text(cell) for cell in row] for row in rows]
        widths = [max(map(len, column)) for column in zip(*texts, strict=True)]
        for head, *cells in texts:
            figures = "  ".join(f"{cell:>{width}}" for cell, width in zip(cells, widths[1:], strict=True))
            self.desk.put(f"{head:<{widths[0]}}  {figures}".rstrip())

    def _cell_text(self, cell: str | Say) -> str:
        return self.desk.words.say(cell.code, cell.facts) if isinstance(cell, Say) else cell
