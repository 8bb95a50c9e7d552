"""The command that scores a final position without a game played."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from typing import ClassVar

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
        game = self.load_game(options.game)
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
        say = self.desk.words.say
        self.desk.put_table(
            [[say(cell.code, cell.facts) if isinstance(cell, Say) else cell for cell in row] for row in counted.rows]
        )
        for remark in counted.remarks:
            self.desk.put(say(remark.code, remark.facts))
        return DONE
