"""Only the tally reveals the end of a game: one player, then the next, then the winner."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.containers import VerticalScroll

from eighteen80 import registry
from eighteen80.capabilities import HasPurses
from eighteen80.china import GAME
from eighteen80.record.replay import read
from eighteen80.sheets import Row, TimeSeries
from eighteen80.table import default_panes
from eighteen80.table.draw.panes import Pane
from eighteen80.table.views.result import TallyScreen
from tests.support import played
from tests.support.sitting import LATE, OVER, SIZES, Sitting, sit, write_beginning

FINAL = {"Anna": 8707, "Cleo": 8520, "Dora": 6423, "Bert": 5968}


def all_text(table: Sitting) -> str:
    """Everything that any pane of the screen says, in sight or not."""
    return " ".join(table.content_of(str(pane.id)) for pane in table.app.screen.query(Pane))


def words(table: Sitting, key: str) -> list[str]:
    return table.content_of(key).split()


def test_no_final_sum_is_seen_before_the_last_line_is_entered(tmp_path: Path):
    with sit(write_beginning(tmp_path, OVER - 1)) as table:
        line = read(write_beginning(tmp_path / "..", OVER)).entries[-1].line
        table.type(line)
        assert table.content_of("below").startswith("✓")
        assert "8707" not in table.content_of("below") + table.content_of("effects")
        assert "The game is over" in table.content_of("below") + table.content_of("effects")


def test_one_player_after_the_other_is_told_the_winner_last(tmp_path: Path):
    """Beneath it stand the money and the trains of every round."""
    path = write_beginning(tmp_path, OVER)
    entries = read(path).entries
    with sit(path, size=SIZES["wide"]) as table:
        table.enter("tally")
        assert isinstance(table.app.screen, TallyScreen)
        named = ["Bert"]
        for name in ("Dora", "Cleo", "Anna"):
            seen = words(table, "tally")
            assert {*named} == {*seen} & {*FINAL}
            assert all(str(FINAL[each]) in seen for each in named)
            assert not any(str(FINAL[other]) in all_text(table) for other in {*FINAL} - {*named})
            assert table.content_of("verdict") == table.content_of("wealth") == table.content_of("rounds") == ""
            empty = [key for key in ("verdict", "wealth", "rounds") if table.app.screen.query_one(f"#{key}").display]
            assert empty == [], "a title without anything beneath it"
            table.press("enter")
            named.append(name)
        assert table.content_of("verdict").splitlines()[0] == "Anna wins with 8707, 187 more than Cleo."
        assert f"{OVER} moves" in table.content_of("length")
        head, *rows = table.content_of("rounds").splitlines()
        assert head.split() == ["No", "Round", "Anna", "Bert", "Cleo", "Dora", "Train"]
        assert len(rows) > 20
        for row in rows:
            purses = GAME.offers(HasPurses).purses(entries[int(row.split()[0]) - 1].after)
            assert " ".join(str(purses[name]) for name in sorted(FINAL)) in " ".join(row.split())
        assert "2 (BCR, SCR, JGG, NJR, JLR)" in table.content_of("rounds")
        assert "3 rusted" in table.content_of("rounds")


@pytest.mark.parametrize("size", ["narrow", "normal"])
def test_tally_has_all_shares_and_curve_agrees_with_its_tables(tmp_path: Path, size: str):
    path = write_beginning(tmp_path, OVER)
    with sit(path, size=SIZES[size]) as table:
        table.enter("tally")
        table.press(*["enter"] * len(FINAL))
        curve = table.content_of("wealth")
        labels = [f"{name} {has}" for name, has in FINAL.items()]
        assert [label for line in curve.splitlines() for label in labels if line.endswith(label)] == labels
        assert any("\u2800" < sign <= "\u28ff" for sign in curve)
        sheet = table.app.screen.query_one("#wealth", Pane).sheet
        assert isinstance(sheet, TimeSeries)
        numbers = [int(line.split()[0]) for line in table.content_of("rounds").splitlines()[1:] if line[:8].strip()]
        assert [str(number) for number in numbers] == [*sheet.points]
        assert {*curve.splitlines()[-1].split()} <= {*sheet.points, "move"}
        listing, state = table.content_of("tally"), read(path).state
        founded = [name for name, company in state.companies.items() if company.founded]
        held = sum(player.shares.get(name, 0) > 0 for player in state.players.values() for name in founded)
        assert [name for name in (*founded, *state.seats) if name not in listing] == []
        assert listing.count("×") == held


def test_it_is_read_to_its_end_by_keys(tmp_path: Path):
    with sit(write_beginning(tmp_path, OVER), size=SIZES["narrow"]) as table:
        table.enter("tally")
        table.press(*["enter"] * len(FINAL))
        named = table.app.screen.query_one(VerticalScroll)
        assert named.scroll_y == 0 < named.max_scroll_y
        table.press("end")
        table.wait(table.pilot.wait_for_animation())
        assert named.scroll_y == named.max_scroll_y


def test_while_the_game_goes_on_all_is_told_at_once(tmp_path: Path):
    with sit(write_beginning(tmp_path, LATE)) as table:
        table.enter("tally")
        assert {*FINAL} <= {*words(table, "tally")}
        assert "is ahead with" in table.content_of("verdict")
        assert table.content_of("rounds")


@pytest.mark.parametrize(("key", "parts"), [("russia", slice(3, -1)), ("yokohama", slice(2, -1))])
def test_each_total_of_tally_is_sum_of_what_stands_beside_it(key: str, parts: slice):
    game, entries = registry.game(key), played.entries(key)
    for entry in (*entries[:: len(entries) // 8], entries[-1]):
        rows = [row for row in default_panes.tally(game, entry.after).groups[0] if isinstance(row, Row)]
        assert len(rows) == 4
        for row in rows:
            figures = [str(cell.text) for cell in row.cells]
            assert sum(map(int, figures[parts])) == int(figures[-1]), figures
