"""Questions about a record that change nothing: the best run of a company, and the gain from a line."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Mapping
from time import perf_counter
from typing import Any, ClassVar

from eighteen80.capabilities import FindsBestRun
from eighteen80.cli.base_command import SWITCH, Arguments, RecordCommand, UsageError
from eighteen80.cli.record_commands import AT, moment
from eighteen80.engine.game import AnyGame, AnyMove, AnyState
from eighteen80.record.history import NO_TIME, History
from eighteen80.record.replay import Record

MILLISECONDS = 1000


def _require_survey(game: AnyGame) -> FindsBestRun[AnyState, AnyMove]:
    surveyed = game.offers(FindsBestRun)
    if surveyed is None:
        raise UsageError("usage-unknown", word=game.name)
    return surveyed


class Routes(RecordCommand):
    """Command: print the best run of a company, proved, with its parts."""

    arguments: ClassVar[Arguments] = {
        **RecordCommand.arguments,
        "company": {"metavar": "COMPANY"},
        "--at": AT,
        "--json": SWITCH,
    }

    def show(self, record: Record, options: Namespace) -> None:
        """Print the survey of the position now, or after an earlier move."""
        state = moment(record, options.at)
        begun = perf_counter()
        found = {**_require_survey(record.game).survey(state, options.company)}
        found["milliseconds"] = round((perf_counter() - begun) * MILLISECONDS, 3)
        found["runner_up"] = _require_survey(record.game).runner_up(state, options.company)
        if options.json:
            self.desk.put(json.dumps(found))
        else:
            self._explain(found)

    def _explain(self, found: Mapping[str, Any]) -> None:
        say = self.desk.words.say
        for run in found["runs"]:
            stops = " ".join(f"{hex_} {value}" for hex_, value in run["counted"])
            self.desk.put(say("routes-train", {"train": run["train"], "stops": stops, "value": run["value"]}))
        if found["bonus"] or found["fees"]:
            self.desk.put(say("routes-modifiers", {"bonus": found["bonus"], "fees": found["fees"]}))
        proof = {name: found[name] for name in ("total", "bound", "paths", "milliseconds")}
        self.desk.put(say("routes-proved", proof) if found["proved"] else say("routes-bound", proof))
        if found["runner_up"] is not None:
            self.desk.put(say("routes-runner-up", {"total": found["runner_up"]}))
        self.desk.put(found["line"])


class WhatIf(RecordCommand):
    """Command: show what a tile, marker or train would add to the best run of the company to act."""

    arguments: ClassVar[Arguments] = {**RecordCommand.arguments, "line": {"metavar": "LINE"}}

    def show(self, record: Record, options: Namespace) -> None:
        """Try the line on a copy; the record stays as it is."""
        trial = History(record.game, record.state, record.game.version)
        tuple(trial.take_line(options.line, NO_TIME))
        self.desk.put(
            self.desk.words.say("what-if-adds", _require_survey(record.game).what_if(record.state, trial.state))
        )
