"""Unrecorded features of 18xx.games' files: read soundly, or refused by number and reason."""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from eighteen80.china import GAME
from eighteen80.china.rules.operating.turns import TRAINS
from eighteen80.china.rules.setup import ONLINE
from eighteen80.china.site.pieces import Copy
from eighteen80.china.state import SurplusOwed
from eighteen80.record.replay import read
from eighteen80.refusals import Refusal, Unreadable
from tests.support.china.play_table import AUCTION as BIDDING
from tests.support.china.play_table import Play
from tests.support.china.site import (
    Action,
    add_times,
    from_site,
    import_at,
    import_lines,
    site_action,
    to_site,
    written,
)
from tests.support.places import GAMES, KEPT

SPREAD = ("g70.json.gz", "g347.json.gz")
SEATS = ("Anna", "Bert", "Cleo")


def bid(player: object, private: str, price: int, **fields: Any) -> Action:
    return site_action("bid", player, company=private, price=price, **fields)


AUCTION = (bid(0, "P0", 15), site_action("pass", 1), bid(2, "P0", 20), site_action("pass", 0))


def game(actions: Sequence[Action] = AUCTION, **fields: Any) -> dict[str, Any]:
    players = [{"id": number, "name": name} for number, name in enumerate(SEATS)]
    numbered = [{"id": number, **each} for number, each in enumerate(actions, start=1)]
    return {"title": "1880", "players": players, "actions": numbered, **fields}


def lines(data: Mapping[str, Any]) -> list[str]:
    return [line.text for line in from_site(data)]


READ = ["bid 15", "pass", "bid 20", "pass"]


def refusal_of(data: Mapping[str, Any]) -> Refusal:
    with pytest.raises(Unreadable) as caught:
        lines(data)
    return caught.value.facts.get("reason", caught.value)


# Other entries of its log


def test_a_game_ended_before_its_time_stays_where_it_is():
    assert lines(game([*AUCTION, site_action("end_game", 1)])) == [*READ, "# Bert: end_game"]
    assert lines(game([*AUCTION, site_action("end_game", 1), site_action("undo", 1)])) == READ


@pytest.mark.parametrize("kind", ["bankrupt", "special_buy", "take_loan", "convert", "merge", "log", "buy_company"])
def test_what_this_game_does_not_know_is_refused_by_number(kind: str):
    with pytest.raises(Unreadable) as caught:
        lines(game([*AUCTION, site_action(kind, 1)]))
    assert (caught.value.facts["action"], caught.value.facts["reason"].code) == (5, "import-kind")


def test_a_game_by_more_than_the_rules_is_refused():
    assert lines(game(settings={"optional_rules": [], "seed": 1})) == READ
    assert refusal_of(game(settings={"optional_rules": ["short_game"]})).code == "import-rules"


# Players


@pytest.mark.parametrize("written", [int, str, lambda number: f"user-{number}"])
def test_players_are_known_by_whatever_the_site_calls_them(written: Any):
    data = game([each | {"entity": written(each["entity"])} for each in AUCTION])
    for number, player in enumerate(data["players"]):
        player["id"] = written(number)
    assert lines(data) == READ


def test_numbers_may_be_words_and_nameless_players_keep_a_name():
    assert lines(game([each | {"entity": str(each["entity"])} for each in AUCTION])) == READ
    data = game([each | {"entity": SEATS[each["entity"]]} for each in AUCTION])
    data["players"] = [{"name": name} for name in SEATS]
    assert lines(data) == READ


@pytest.mark.parametrize("again", [0, "0"])
def test_two_players_of_one_number_are_refused(again: object):
    data = game()
    data["players"][2]["id"] = again
    assert refusal_of(data).code == "import-no-players"


# Further names in an action


def test_a_bid_is_for_what_is_auctioned():
    assert refusal_of(game([bid(0, "P1", 15)])).code == "import-not-offered"


def test_bid_off_the_steps_of_5_is_a_ruling_and_comes_back():
    odd = [bid(0, "P0", 7), bid(1, "P0", 12), site_action("pass", 2), site_action("pass", 0)]
    read = lines(game(odd))
    reason = "18xx.games: no multiple of the step between bids, which the site keeps from bid to bid only"
    assert read == [f'rule that "{reason}" bid 7', f'rule that "{reason}" bid 12', "pass", "pass"]
    exported = to_site(SEATS, ONLINE, add_times(read))
    assert [each.get("price") for each in exported["actions"]] == [7, 12, None, None]
    assert lines(exported) == read


def found_hkr(*more: Action) -> dict[str, Any]:
    """Bert has founded HKR in the first share round; Cleo is due."""
    seats, auction = SEATS, []
    for number in range(8):
        auction += [bid(number % 3, f"P{number}", (5, 10, 25, 45, 70, 100, 160, 50)[number])]
        auction += [site_action("pass", (number + step) % 3) for step in (1, 2)]
        if number == 6:
            auction += [site_action("par", 0, corporation="BCR", share_price="100,1,3", slot=0)]
            auction += [site_action("choose", 0, choice="ABC")]
    order = GAME.start(seats, dict(ONLINE))
    for each in lines(game(auction)):
        order = GAME.apply(order, GAME.resolve(order, GAME.read(each, order))).state
    due = [seats.index(name) for name in order.seats]
    draft = [
        site_action("bid", player, minor=str(number), price=0) for number, player in zip((1, 3, 7), due, strict=True)
    ]
    par = [site_action("par", due[0], corporation="HKR", share_price="70,7,3", slot=0)]
    chosen = [site_action("choose", due[0], choice=choice) for choice in (20, "ABC")]
    return game([*auction, *draft, *par, *chosen, *(each | {"entity": due[1]} for each in more)])


def test_one_share_at_a_time_is_bought_and_no_certificate():
    bought = site_action("buy_shares", 0, shares=["HKR_1"], percent=10)
    assert lines(found_hkr(bought))[-2:] == ["found HKR 70 20% ABC row 1", "buy HKR"]
    for shares in (["HKR_1", "HKR_2"], ["HKR_0"], ["HKR_1", "BCR_1"]):
        assert refusal_of(found_hkr(bought | {"shares": shares})).code == "import-not-offered"


@pytest.mark.parametrize("entity", ["P3", "P6", "HKR"])
def test_only_p5_gives_a_permit(entity: str):
    given = site_action("assign", 0, target="HKR")
    data = found_hkr(given)
    data["actions"][-1] |= {"entity": entity, "entity_type": "company"}
    assert refusal_of(data).code == "import-not-due"


# Later questions of the site


def start_merger() -> Play:
    """BZU, the last on the list, must buy a 6-train for 600 and has 590; A1 follows, and track leads from it to BZU."""
    play = Play(3, **ONLINE)(*BIDDING, "investor A3; investor A1; investor A7")
    for name in play.state.seats:
        play.player(name, cash=1000)
    play("pass; found BZU 90 20% ABC; pass; pass; pass").tiles("A5 57 W-E", "A7 8851 W-SE", "B8 57 NW-SE")
    play.sale("6", 3).owns(BCR="6").company("BZU", cash=590).player("Bert", cash=0, shares={"BZU": 30})
    investors = play.state.investors
    play.change(privates={}, investors={**investors, "A1": investors["A1"]._replace(cash=90)})
    return play.turn("BZU", step=TRAINS)


SOLD = site_action("sell_shares", 1, shares=["BZU_3"], percent=10)
BOUGHT = site_action("buy_train", "BZU", "corporation", train="6-2", price=600, variant="6")
CHOSEN = site_action("choose", "1", "minor", choice="\N{YEN SIGN}90 to BZU treasury")


def test_sale_that_fills_the_gap_leaves_the_purchase_open():
    assert import_lines(start_merger(), SOLD, BOUGHT, CHOSEN) == ["train 6", "sell BZU 1", "merge treasury"]


def test_a_sale_that_names_a_share_twice_is_malformed():
    """There is one share of each name."""
    with pytest.raises(Unreadable) as caught:
        import_lines(start_merger(), SOLD | {"shares": ["BZU_3", "BZU_3"]}, BOUGHT, CHOSEN)
    assert caught.value.facts["reason"].code == "import-malformed"


@pytest.mark.parametrize("other", [{"entity": "BCR"}, {"train": "4-0"}])
def test_after_sale_only_train_that_it_pays_for_is_bought(other: Mapping[str, str]):
    with pytest.raises(Unreadable):
        import_lines(start_merger(), SOLD, BOUGHT | other)


def test_import_never_decides_about_an_investors_treasury():
    assert import_lines(start_merger(), SOLD, BOUGHT) == ["train 6", "sell BZU 1"]
    with pytest.raises(Unreadable):
        import_lines(start_merger(), SOLD, BOUGHT, site_action("pass", 0))


def crowd_bcr() -> Play:
    """At the end of CKR's turn the 3+3-trains go: BCR must give up one of two kinds, then a share round is held."""
    play = Play(3, **ONLINE).start_operating().sale("3+3", 5).owns(BCR="2 2 3 3", HKR="3", CKR="3").change(marker="CKR")
    return play.change(privates={}).turn("CKR", step=TRAINS)


PASSED = site_action("pass", "CKR", "corporation")
GIVEN_UP = site_action("discard_train", "BCR", "corporation", train="2-1")
PLAYERS = tuple(site_action("pass", player) for player in range(3))


def test_train_that_the_site_asks_for_later_goes_at_once_here():
    assert import_lines(crowd_bcr(), PASSED, *PLAYERS, GIVEN_UP) == ["done", "scrap 2", "pass", "pass", "pass"]


def test_site_does_not_wait_where_a_train_goes_by_itself():
    """BCR gave up a train in a moment that our game has passed: the site asks for it only after the share round."""
    play = Play(3, **ONLINE).start_operating().share_round("Anna")
    game = import_at(play).game
    game.stages.insert(0, play.state._replace(owed=(SurplusOwed("BCR"),)))
    game.done["BCR", "2"] += 1
    assert game.stage("BCR") is not None
    game.keep_for_later()
    assert (game.stage("BCR"), game.kept) == (None, {"BCR": ["2"]})


def test_game_stopped_before_the_question_names_what_is_missing():
    assert import_lines(crowd_bcr(), PASSED) == ["done"]
    with pytest.raises(Unreadable) as caught:
        import_lines(crowd_bcr(), PASSED, *PLAYERS)
    assert caught.value.facts["reason"].code == "import-given-up"


def test_R53_R55_p7_may_come_before_train_above_limit_is_chosen():
    """CKR buys the first 3+3 and uses P7 at once; the site waits for BCR's choice meanwhile."""
    play = (
        Play(3, **ONLINE)
        .start_operating()
        .sale("3+3", 5)
        .owns(BCR="2 2 3 3", HKR="3", CKR="3")
        .change(privates={"P7": "Cleo"})
    )
    bought = site_action("buy_train", "CKR", "corporation", train="3+3-0", price=300)
    rocket = site_action("purchase_train", "P7", "company")
    play.company("CKR", cash=300).turn("CKR", step=TRAINS)
    assert import_lines(play, bought, rocket, GIVEN_UP) == ["train 3+3", "scrap 2", "rocket"]


def test_R50_site_skips_a_company_with_p7_alone():
    """HKR has the marker, no money, no permit, no track; P7 is its director's, and the site does not ask about it."""
    play = (
        Play(3, **ONLINE)
        .start_operating()
        .owns(BCR="2", HKR="2", CKR="2")
        .change(privates={"P7": "Bert"}, marker="HKR")
    )
    play.company("HKR", cash=0, permits="D").company("BCR", cash=200).turn("BCR", step=TRAINS)
    passed = site_action("pass", "BCR", "corporation")
    laid = site_action("lay_tile", "CKR", "corporation", hex="O5", tile="57-0", rotation=1)
    found = import_lines(play, passed, *(site_action("pass", player) for player in seat_numbers(play)), laid)
    assert found[:-1] == ["done", "done", "pass", "pass", "pass"]
    assert found[-1].startswith("lay O5 57")


def seat_numbers(play: Play) -> list[int]:
    """Return the players by number, from the holder of the priority marker on."""
    first = play.state.seats.index(play.state.priority)
    return [SEATS.index(name) for name in (*play.state.seats[first:], *play.state.seats[:first])]


HOMES = {"SCR": "N12", "QSR": "D12"}


@pytest.mark.parametrize("order", [("SCR", "QSR"), ("QSR", "SCR")])
def test_R39_two_companies_choose_their_homes_in_either_order(order: Sequence[str]):
    """Both open in one share round, with a tile on either home; the site asks in operating order."""
    play = Play(3, **ONLINE).start_operating().tiles("N12 235 W", "D12 235 E").share_round("Anna")
    play("found SCR 70 20% ABC; found QSR 100 20% ABC; pass; pass; pass")
    chosen = [
        site_action("place_token", name, "corporation", city=f"235-{place}-0") for place, name in enumerate(order)
    ]
    found = import_at(play, *chosen)
    for place, name in enumerate(order):
        found.game.site_map.lay(HOMES[name], Copy("235", place, play.state.board.tiles[HOMES[name]].rotation))
    assert written(found) == ["home Changsha", "home Shenyang"]
    assert not found.state.owed


def test_player_without_a_home_to_choose_is_refused():
    play = (
        Play(3, **ONLINE)
        .start_operating()
        .tiles("N12 235 W")
        .share_round("Anna")("found SCR 70 20% ABC; pass; pass; pass")
    )
    found = import_at(
        play, *(site_action("place_token", name, "corporation", city="235-0-0") for name in ("HKR", "SCR"))
    )
    found.game.site_map.lay("N12", Copy("235", 0, play.state.board.tiles["N12"].rotation))
    wrong, right = found.entries
    with pytest.raises(Unreadable) as caught:
        found.take(wrong)
    assert caught.value.facts["reason"].code == "import-not-due"
    assert list(map(GAME.write, found.take(right).moves)) == ["home Changsha"]


def use_rocket(*trains: str) -> Play:
    """CKR is about to buy the first 4-train; P7's owner directs HKR, which has no room."""
    play = Play(3, **ONLINE).start_operating().sale("4", 5).owns(BCR="3", HKR=" ".join(trains), CKR="3")
    return play.company("CKR", cash=600).turn("CKR", step=TRAINS)


FIRST = site_action("buy_train", "CKR", "corporation", train="4-0", price=300)
PLACED = site_action("assign", "P7", "company", target="HKR")


@pytest.mark.parametrize(("train", "line"), [("3+3-2", "rocket HKR scrap 3+3"), ("4-1", "decline")])
def test_p7_by_force_without_room_is_known_by_the_train_given_up(train: str, line: str):
    given_up = site_action("discard_train", "HKR", "corporation", train=train)
    assert import_lines(use_rocket("3", "3+3", "3+3"), FIRST, PLACED, given_up) == ["train 4", line]


# Games as they are recorded, cut short and taken back


def record_of(name: str) -> dict[str, Any]:
    return json.loads(gzip.decompress((GAMES / name).read_bytes()))


@pytest.mark.skipif(not GAMES.exists(), reason="the recorded games are not here")
@pytest.mark.parametrize("name", SPREAD)
def test_game_that_stops_anywhere_is_beginning_of_whole(name: str):
    data, dice = record_of(name), Random(name)
    whole, stopped = lines(data), sorted(dice.sample(range(1, len(data["actions"])), 4))
    for place in stopped:
        begun = lines(data | {"actions": data["actions"][:place]})
        assert begun == whole[: len(begun)]
        assert len(begun) > place // 3


@pytest.mark.skipif(not GAMES.exists(), reason="the recorded games are not here")
@pytest.mark.parametrize("name", SPREAD)
def test_undone_and_redone_actions_change_nothing(name: str):
    data, dice = record_of(name), Random(name)
    numbers: dict[int, int] = {}
    log: list[Action] = []
    for each in data["actions"]:
        here = each | {"id": len(log) + 1}
        if "action_id" in each:
            here["action_id"] = numbers[each["action_id"]]
        numbers[each["id"]] = here["id"]
        log.append(here)
        if each["type"] != "undo" and dice.random() < 0.1:
            target = dice.choice(({}, {"action_id": dice.randrange(len(log))}))
            log.append(site_action("undo", each["entity"], **target) | {"id": len(log) + 1})
            log.append(site_action("redo", each["entity"]) | {"id": len(log) + 1})
    assert lines(data | {"actions": log}) == lines(data)


# Out and in again


def test_move_where_nothing_can_run_is_kept_aside_and_returns():
    """BCR withholds for want of a train in its first turn; the site asks about track, and never about a dividend."""
    played = [*lines(found_hkr()), "pass", "pass", "pass", "run none", "run none", "run none", "withhold"]
    exported = to_site(SEATS, ONLINE, add_times(played))
    kept = [text for _, _, text in exported["eighteen80"]["lines"]]
    assert kept == ["run none", "run none", "run none", "withhold"]
    assert not {each["type"] for each in exported["actions"]} & {"run_routes", "dividend"}
    assert lines(exported) == played


@pytest.mark.parametrize("name", ["bcr-alone", "forced-rocket"])
def test_game_exported_before_a_late_question_returns_so_far(name: str):
    """The site scraps a surplus train when the operating round continues; other moments are a sample."""
    record = read(KEPT / f"{name}.1880")
    played = [entry.line for entry in record.entries]
    scraps = [place for place, line in enumerate(played, start=1) if line.startswith("scrap")]
    for place in (*scraps, *Random(name).sample(range(1, len(played)), 3)):
        sent = to_site(record.header.seats, record.header.rulings, add_times(played[:place]))
        assert lines(sent) == played[:place]
    assert scraps


def test_p5_permit_of_a_share_round_is_exported_in_the_turn():
    begun = [text.strip() for line in BIDDING for text in line.split(";")]
    begun[begun.index("permit ABC")] = "permit ABC row 1"
    chosen = ["investor A1", "investor A3", "investor A7", "pass", "found HKR 90 20% ABC row 1"]
    dealt = ["found CKR 80 20% ABC row 1", "permit D CKR", "pass", "pass", "pass", "done", "done", "done"]
    played = [*begun, *chosen, *dealt, *(["train 2", "done"] * 3)]
    exported = to_site(SEATS, ONLINE, add_times(played))
    sent = [(each["type"], each["entity"]) for each in exported["actions"]]
    given = sent.index(("assign", "P5"))
    assert sent[given - 1][1] == "HKR"
    assert {who for _, who in sent[given + 1 :]} == {"CKR"}
    assert lines(exported) == played
