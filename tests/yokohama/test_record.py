"""A record of Yokohama: kept, read again, late values, corrections and rulings (Y94; box, record, ledger)."""

from __future__ import annotations

from pathlib import Path

import pytest

from eighteen80.capabilities import HasPieceTotals, Pile
from eighteen80.record.audit import compare, explain_finding, remedies_of
from eighteen80.record.grammar import Header
from eighteen80.record.history import History
from eighteen80.record.journal import Journal
from eighteen80.record.replay import read
from eighteen80.refusals import Refusal
from eighteen80.yokohama import GAME
from eighteen80.yokohama.events import NotTold
from eighteen80.yokohama.state import UNKNOWN, Pieces
from tests.support.yokohama.evening import NAMES, Evening, in_supply


def history(players: int = 3, **options: str) -> History:
    return History(GAME, GAME.start(NAMES[:players], options), GAME.version)  # type: ignore[arg-type]


def play(kept: History, *lines: str) -> History:
    for line in lines:
        list(kept.take_line(line, "00:00:00"))
    return kept


def test_implied_done():
    kept = play(history(), "act tea 2", "b 3")
    assert [entry.line for entry in kept.moves] == ["act tea 2", "done", "act bank 3"]
    play(kept, "undo")
    assert [entry.line for entry in kept.moves] == ["act tea 2", "done"]


def test_a_record_is_read_again_as_it_was_kept(tmp_path: Path):
    path = tmp_path / "evening.yokohama"
    header = Header(GAME.name, NAMES[:3], GAME.version, rulings={"harbour_points": "with_card"})
    with Journal.create(path, header) as journal:
        for line in ("goals copper5 yen10 trade4", "s 2", "f1 3", "l 2; to Anna; t telegr 2y = ? FR", "b 4; sh 2 = ?"):
            journal.submit(line)
        state = journal.state
    record = read(path, strict=True)
    assert record.trouble is None
    assert record.state == state
    assert [entry.line for entry in record.entries][-1] == "shop 2 = ?"


def test_record_needs_no_box(tmp_path: Path):
    # Every value is in its line: reading a record opens nothing else.
    path = tmp_path / "evening.yokohama"
    with Journal.create(path, Header(GAME.name, NAMES[:2], GAME.version)) as journal:
        journal.submit("b 4; sh 1 = 2p; o t = 3p GB")
    assert read(path).state == journal.state


def test_tell_number():
    kept = play(history(), "goals copper5 yen10 trade4", "b 4; sh 2 = ?", "f1 3")
    play(kept, "tell 3 = 1 yen")
    assert kept.state.players["Anna"].yen == 8  # type: ignore[attr-defined]
    with pytest.raises(Exception, match="tell-none"):
        play(kept, "tell 3 = 1 yen")


def test_tell_repeats_the_known_half():
    night = Evening().take("act church 3; pray 4 = 3 > ?")
    night.refusal_of("tell 2 = 4 > 2 yen", "tell-unlike")
    night.refusal_of("tell 2 = ?", "tell-unlike")
    assert night.take("tell 2 = 3 > 2 yen").yen("Anna") == (5,)


def test_known_figure_is_told_once_and_pays_once():
    assert Evening().take("act church 3; pray 4 = 3 > ?; tell 2 = 2 yen").yen("Anna") == (5,)
    night = Evening().player("Anna", tea=1).take("order 1 tea = 4 points ?")
    assert night.take("tell 1 = 4 points GB").points("Anna") == 4
    assert night["Anna"].symbols == {"GB": 1}


def test_what_is_told_by_halves_stays_open_until_rest_is_told():
    night = Evening().take("act church 3; pray 4 = ?; tell 2 = 3 > ?")
    assert night.state.untold[2].printed == (UNKNOWN, None, 3, None)
    assert [event.number for event in night.events_of(NotTold)] == [2, 2]
    assert night.take("tell 2 = 3 > 2 yen").state.untold == {}
    night = Evening().take("act laboratory 3; tech ball for 2 yen = ?; tell 2 = ? FR")
    assert (night["Anna"].symbols, night["Anna"].technologies) == ({"FR": 1}, (("ball", None),))


def test_a_second_value_is_told_of_achievements_alone():
    Evening().take("act church 3; pray 4 = ?").refusal_of("tell 2 = 8/6", "tell-unlike", "unreadable-word")


def test_what_is_told_of_a_site_is_known_of_it_from_then_on():
    night = Evening().take("act bank 4; shop 2 = ?")
    assert night.state.known_sites == {}
    assert night.take("tell 2 = 1 yen").state.known_sites == {"bank": {2: (("yen", 1),)}}


def test_mining_adds_to_told_copper_alone():
    mine = Evening().player("Anna", owns="mining", copper=0, silk=0)
    assert mine.take("act bank 4; shop 1 = ?; tell 2 = 1 silk").wares("Anna", "copper", "silk") == (0, 1)


def test_tell_the_cost_of_a_technology():
    night = Evening().take("act laboratory 3; tech ball for 2 yen = ? FR", "tell 2 = 4 FR")
    assert night["Anna"].technologies == (("ball", 4),)
    assert night["Anna"].symbols == {"FR": 1}
    other = (
        Evening().player("Anna", owns="mining").take("act laboratory 3; tech ball for 2 yen = ? FR", "tell 2 = 4 FR")
    )
    assert other["Anna"].technologies == (("mining", 3), ("ball", 4))


def test_tell_the_values_of_an_achievement():
    night = Evening().player("Anna", copper=5).player("Bert", copper=5).take("claim copper5 = ?", "act bank 2; done")
    night.take("claim copper5 = ?", "tell 1 = 8/6")
    assert (night.points("Anna"), night.points("Bert")) == (8, 0)
    assert night.take("tell 4 = 6").points("Bert") == 6


def test_tell_after_the_end():
    night = Evening(2).player("Anna", owns="mining", copper=0).take("act bank 4; shop 1 = ?; done", "act tea 2")
    night.table(last_round=1).take("done")
    assert night.dump()["result"] is None
    assert night.due == ["tell"]
    night.take("tell 2 = 2 any 3 points 2 moves as 1 copper 1 fish")
    assert night.wares("Anna", "copper", "points") == (2, 3)
    assert night.dump()["result"] is not None


def test_Y94_mining_counts_as_owned_when_the_move_was_made():
    night = Evening().player("Anna", copper=0).take("act bank 4; shop 1 = ?").player("Anna", owns="mining")
    assert night.take("tell 2 = 1 copper").wares("Anna", "copper") == (1,)


def test_value_left_out_is_asked_for_and_way_out_leaves_it_open():
    refusal = Evening().take("act bank 4").refusal_of("shop 2", "value-missing")
    assert GAME.write(refusal.instead) == "shop 2 = ?"


# Corrections and rulings


@pytest.mark.parametrize(
    "line",
    [
        "correct yen Anna +2", "correct copper Anna 3", "correct hand Anna 2", "correct orders Anna +1",
        "correct tiles Anna +1", "correct assistants Anna +1", "correct warehouse Anna 10", "correct shops Anna -1",
        "correct houses Anna +1", "correct president Anna bank", "correct shop Anna bank 2", "correct house Anna bank",
        "correct tech Anna +ball 4", "correct symbol Anna GB +1", "correct agent Anna GB 1 0",
        "correct field Anna church 4",
        "correct pile table -1", "correct station table bank", "correct tile table -bank",
    ],
)  # fmt: skip
def test_a_correction_changes_the_table_and_the_game_goes_on(line: str):
    night = Evening().player("Anna", houses=Pieces(1, 3))
    before = night.state
    night.refusal_of(f'{line} "?"', "correct-no-reason")
    night.take(f'{line} "as it lies there"')
    assert night.state._replace(number=before.number) != before
    night.take("act tea 2; done")


def test_a_correction_loses_no_piece():
    night = Evening().refusal_of('correct warehouse Anna 21 "as it lies"', "unsound-player")
    assert night.facts["player"] == "Anna"
    Evening().refusal_of('correct agent Anna GB 4 0 "as it lies"', "unsound-agents")
    Evening().refusal_of('correct yen Anna -9 "as it lies"', "correct-below-nothing")
    assert Evening().refusal_of('correct hand Anna +3 "as it lies"', "unsound-hand").facts["hand"] == 4
    night = Evening().player("Anna", hand=0, silk=1, fish=1)
    assert night.refusal_of('rule that "so" order 1 silk 1 fish = 1 yen GB', "unsound-hand").facts["hand"] == -1
    Evening().refusal_of('correct yen Anna +0 "as it lies"', "correct-nothing")
    Evening().refusal_of('correct president Anna nowhere "as it lies"', "correct-senseless")


def test_a_cube_that_was_missed_is_put_there_on_the_map():
    night = Evening(3, "map").take('correct assistants Anna silk +1 "seen on the board"')
    assert (night["Anna"].areas, night["Anna"].supply) == ({"silk": 1}, 7)


def test_a_correction_may_name_the_place_before_its_owner():
    night = Evening(3, "map")
    night.take('correct assistants silk1 Anna +1 "a cube was missed"')
    assert night.written[-1] == 'correct assistants Anna silk +1 "a cube was missed"'
    assert night["Anna"].areas == {"silk": 1}


def test_an_example_of_a_correction_can_be_taken():
    night = Evening()
    refusal = night.refusal_of('correct field Anna everywhere "seen there"', "correct-senseless")
    night.take(f'correct field Anna {refusal.facts["example"]} "seen there"')


def test_the_table_may_allow_what_the_rules_refuse():
    night = Evening().take("act bank 3")
    night.refusal_of("shop 2 = 1 yen", "build-power")
    night.refusal_of('rule that "?" shop 2 = 1 yen', "action-none", "rule-impossible", "correct-no-reason")
    claimed = Evening().player("Anna", copper=4).take('rule that "we had agreed" claim copper5 = 8/6')
    assert claimed.points("Anna") == 8
    Evening().refusal_of('rule that "we had agreed" act bank 2', "rule-allowed")
    Evening().refusal_of('rule that "we had agreed" done', "rule-not")


@pytest.mark.parametrize(
    "line", ["shop 2", "house", "bonus", "give 4 with 1 import", "tech ball", "order 2 tea", "claim copper5"]
)
def test_Y94_ruling_gives_the_printed_figure_or_leaves_it_open(line: str):
    night = Evening().player("Anna", houses=Pieces(1, 3), import_=1, copper=4).take("act church 3")
    refusal = night.refusal_of(f'rule that "agreed" {line}', "value-missing")
    assert refusal.facts["verb"] == line.partition(" ")[0]
    if "order" not in line:
        night.take(f'rule that "agreed" {line} = ?')
        assert [entry.who for entry in night.state.untold.values()] == ["Anna"]


def test_audit_tells_sums_beside_its_questions():
    night = Evening()
    player = night["Anna"]
    piles = [
        pile
        for move in GAME.corrections.audit(night.state)
        if (pile := GAME.corrections.pile(move)) and pile.subject == "Anna"
    ]
    sums = {pile.what: summed for pile in piles if (summed := GAME.offers(HasPieceTotals).sum_of(night.state, pile))}
    assert {what: summed.due for what, summed in sums.items()} == {
        "assistants": 20, "warehouse": 20, "shops": 8, "houses": 4, "hand": 36, "orders": 36, "agent": 10,
    }  # fmt: skip
    assert {what: summed.number - summed.due for what, summed in sums.items()} == dict.fromkeys(sums, 0)
    missing = Pile("assistants", "Anna", player.supply - 1)
    found = compare(GAME, night.state, (), missing)
    assert found is not None
    codes = {say.code: say.facts for say in explain_finding(found)}
    assert codes["look-assistants"]["supply"] == player.supply - 1
    assert codes["audit-sum"] == {"number": 19, "due": 20}
    assert GAME.offers(HasPieceTotals).sum_of(night.state, Pile("yen", "Anna", 3)) is None


def examine_count(kept: History, what: str, who: str, more: int) -> tuple[dict[int, list[str]], tuple[str, ...]]:
    """Return the forgettable events of a pile counted too high, by number of the move, and the correcting lines."""
    pile = Pile(what, who, GAME.corrections.recorded_amount(kept.state, Pile(what, who, 0)) + more)  # type: ignore[operator]
    found = compare(GAME, kept.state, kept.moves, pile)
    assert found is not None
    codes = {each.entry.number: [event.code for event in each.forgotten] for each in found.suspects if each.forgotten}
    return codes, found.remedies


def test_small_money_difference_names_what_may_be_forgotten():
    night = Evening().player("Anna", owns="post").player("Bert", president="tea", trading=("tea",))
    kept = History(GAME, night.state, GAME.version)
    play(kept, "toll Cleo 2; act tea 3", "church 3; pray 4 with 1 tea = ?", "Cleo: b 3; done")
    toll, action = 1, 2
    # Too much in the purse: a toll of that sum, or a part of one, was not paid; the rest of the line was done.
    assert examine_count(kept, "yen", "Anna", 2)[0] == {toll: ["event-toll-paid"]}
    assert examine_count(kept, "yen", "Anna", 1)[0] == {toll: ["event-toll-paid"], action: ["event-toll-paid"]}
    # Too little: a toll or the house's yen was not taken.
    assert examine_count(kept, "yen", "Bert", -1)[0] == {action: ["event-toll-paid", "event-house-paid"]}
    assert examine_count(kept, "yen", "Cleo", -1)[0] == {toll: ["event-toll-paid"]}
    assert examine_count(kept, "yen", "Cleo", 1)[0] == examine_count(kept, "yen", "Cleo", -3)[0] == {}
    found = compare(GAME, kept.state, kept.moves, Pile("yen", "Bert", kept.state.players["Bert"].yen - 1))  # type: ignore[attr-defined]
    assert found is not None
    says = [say for say in explain_finding(found) if say.code in ("audit-suspect", "audit-forgotten")]
    assert [say.code for say in says[:3]] == ["audit-suspect", "audit-forgotten", "audit-forgotten"]
    assert says[0].facts["fits"]


def test_technology_and_market_may_be_what_was_forgotten():
    night = Evening().player("Anna", owns="winery").player("Bert", owns="market", yen=0)
    kept = play(History(GAME, night.state, GAME.version), "act church 3; pray 4 with 1 tea = ?; done")
    assert examine_count(kept, "points", "Anna", -3)[0] == {2: ["event-technology-worked"]}
    assert examine_count(kept, "points", "Anna", -4)[0] == examine_count(kept, "points", "Bert", 3)[0] == {}
    assert examine_count(kept, "yen", "Bert", -2)[0] == {3: ["event-market-filled"]}


def test_toll_of_one_side_is_corrected_in_both_purses():
    kept = play(history(), "to Bert 1; act tea 2")
    purse = sum(player.yen for player in kept.state.players.values())  # type: ignore[attr-defined]
    for who, more in (("Anna", 1), ("Bert", -1), ("Cleo", -3)):
        alone, *both = examine_count(kept, "yen", who, more)[1]
        assert alone == f'correct yen {who} {more:+d} ""'
        assert len(both) == 2
        for line in both:
            put = play(History(GAME, kept.state, GAME.version), line.replace('""', '"toll"'))
            assert (
                GAME.corrections.recorded_amount(put.state, Pile("yen", who, 0)) == kept.state.players[who].yen + more
            )  # type: ignore[attr-defined]
            assert sum(player.yen for player in put.state.players.values()) == purse  # type: ignore[attr-defined]
    # A missing sum is not paid, a sum that no toll comes to is not a toll, and goods are not paid to others.
    assert len(examine_count(kept, "yen", "Bert", -4)[1]) == len(examine_count(kept, "tea", "Bert", 1)[1]) == 1
    broke = Evening().player("Bert", yen=0)
    assert len(examine_count(History(GAME, broke.state, GAME.version), "yen", "Anna", 1)[1]) == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_of_the_orders_as_of_the_agents_there_are_always_as_many(players: int):
    night = Evening(players).take("act harbour 3; take 1; order 1 tea = 1 yen GB")
    for what, number in (("pile", night.state.pile), ("hand", 1), ("orders", 1)):
        subject = "table" if what == "pile" else "Anna"
        for more in (0, 1):
            summed = GAME.offers(HasPieceTotals).sum_of(night.state, Pile(what, subject, number + more))
            assert summed is not None
            assert (summed.number, summed.due) == (36 + more, 36), what
    night.player("Bert", agents={"US": (0, 1)}).table(agents={**night.state.agents, "US": 1})
    for counted, number in (("none", 10), ("GB 1 0", 11)):
        summed = GAME.offers(HasPieceTotals).sum_of(night.state, Pile("agent", "Anna", counted))
        assert summed is not None
        assert (summed.number, summed.due) == (number, 10)
    # The number of open orders is unknown once the pile is empty.
    assert GAME.offers(HasPieceTotals).sum_of(night.table(pile=0).state, Pile("hand", "Anna", 1)) is None


@pytest.mark.parametrize("what", ["assistants", "warehouse", "shops", "houses"])
def test_the_line_that_mends_a_count_keeps_the_sum(what: str):
    night = Evening()
    there = GAME.corrections.recorded_amount(night.state, Pile(what, "Anna", 0))
    assert isinstance(there, int)
    moved = Pile(what, "Anna", there + 1 if what != "warehouse" else there - 1)
    night.take(*remedies_of(GAME, night.state, moved, "as counted"))
    summed = GAME.offers(HasPieceTotals).sum_of(night.state, moved)
    assert summed is not None
    assert (summed.number, GAME.corrections.recorded_amount(night.state, moved)) == (summed.due, moved.amount)


def test_conserved_after_a_recall_on_the_map():
    night = Evening(3, "map").player("Anna", **in_supply({"silk": 2}))
    night.take("put bank; recall silk 1")
    player = night["Anna"]
    assert player.supply + player.warehouse + player.boards + sum(player.areas.values()) == 20


def test_from_map_to_ledger_at_any_time_and_not_back():
    night = Evening(3, "map").player("Anna", **in_supply({"silk": 2, "bank": 1})).take("put tea", "depth ledger")
    assert (night["Anna"].supply, night["Anna"].areas, night.state.this_turn.step) == (8, {}, "B1")
    assert night.due == ["toll", "act", "recall"]
    night.take("act silk 3; done; act bank 2").refusal_of("depth ledger", "depth-not")
    assert night.dump()["players"]["Anna"]["assistants"] == {"play": 8, "warehouse": 12, "boards": 0}


@pytest.mark.parametrize("line", ["hire 0 shop", "bonus = 0 points", "insert 2 hire 0 shop; drop 3"])
@pytest.mark.parametrize("ruled", ["", 'rule that "he has it" '])
def test_refused_zero_leaves_a_readable_record(tmp_path: Path, line: str, ruled: str):
    path = tmp_path / "evening.yokohama"
    with Journal.create(path, Header(GAME.name, NAMES[:3], GAME.version)) as journal:
        journal.submit("act bank 5" if ruled or "bonus" in line else "act employment 3")
        journal.submit("note 1")
        before = path.read_bytes()
        with pytest.raises(Refusal) as refused:
            journal.submit(line.replace("hire", f"{ruled}hire").replace("bonus", f"{ruled}bonus"))
        assert "zero" in repr(refused.value.facts) + refused.value.code
        assert path.read_bytes() == before
        journal.submit("note 2")
    assert read(path, strict=True).trouble is None
