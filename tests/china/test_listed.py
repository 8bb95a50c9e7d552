"""The list of what may be typed has the name where play would ask for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from eighteen80.capabilities import HasTurns
from eighteen80.china import GAME
from eighteen80.china.moves import Done
from tests.support.played import entries
from tests.support.shell import Shell
from tests.support.sitting import DEMO


def test_X_done_is_listed_with_the_name_that_play_asks_for(shell: Shell, tmp_path: Path):
    path = tmp_path / "game.1880"
    path.write_text(DEMO.read_text("utf-8"), "utf-8")
    number, due = next(_ended_automatically())
    lines = shell("legal", str(path), "--at", str(number)).out.splitlines()
    assert [line for line in lines if line.endswith("done")] == [f"{due}: done"]


def _ended_automatically() -> Iterator[tuple[int, str]]:
    """Moves of investors whose turn was over with their run, and who is due after them."""
    for entry in entries(GAME.key):
        due, turn = GAME.due(entry.after), GAME.offers(HasTurns).turn_key(entry.before)
        if (
            entry.line.startswith("run")
            and turn != GAME.offers(HasTurns).turn_key(entry.after)
            and Done() in GAME.legal(entry.after)
        ):
            yield entry.number, due[0]
