"""Extra phases A and C: agents, achievements, orders, pairs, what is used once a turn (Y11, Y18, Y19, Y51, Y58-Y65)."""

from __future__ import annotations

import pytest

from eighteen80.words import Words
from eighteen80.yokohama import GAME
from eighteen80.yokohama.events import AgentGained, AgentGone, GoalClaimed, MarketFilled, Reminder
from eighteen80.yokohama.rules.extra_phases import fulfils, open_goals
from eighteen80.yokohama.state import Pieces
from tests.support.yokohama.evening import NAMES, Evening, in_supply


def with_agent(**given: object) -> Evening:
    return Evening(4).player("Anna", agents={"DE": (1, 0)}, **given)


def test_Y58_example_of_an_agent():
    night = with_agent(trading=("copper1",), president="bank", houses=Pieces(0, 3)).take("agent DE copper1 3")
    assert night.wares("Anna", "copper") == (2,)
    assert (night["Anna"].agents["DE"], night["Anna"].president) == ((0, 1), "bank")


def test_Y59_one_agent_in_both_extra_phases():
    night = Evening().player("Anna", agents={"DE": (1, 2), "GB": (1, 0)}).take("agent DE silk 2", "act bank 2")
    assert night["Anna"].agents["DE"] == (0, 3)
    night.refusal_of("agent GB tea 1", "agent-once")
    back = Evening().player("Anna", agents={"DE": (1, 0), "GB": (1, 0)}).take("recall; Anna: agent DE silk 2")
    back.refusal_of("Anna: agent GB tea 2", "agent-once")


def test_Y58_agent_acts_without_the_own_president():
    with_agent(president="silk1").refusal_of("agent DE silk1 3", "agent-president")
    night = with_agent().player("Bert", president="silk1").take("agent DE silk1 3")
    assert night.yen("Anna", "Bert") == (3, 4)


def test_Y58_agent_acts_where_an_own_assistant_is():
    night = Evening(3, "map").player("Anna", agents={"DE": (1, 0)}, **in_supply({"bank": 1}))
    night.refusal_of("agent DE silk", "agent-nobody")
    night.refusal_of("agent DE canal", "canal-agent")
    assert night.take("agent DE bank").yen("Anna") == (4,)


def test_Y60_agents_assistant_may_be_placed_in_that_turn():
    night = Evening(3, "map").player("Anna", agents={"DE": (1, 0)}, supply=0, areas={"bank": 1}, warehouse=19)
    assert night.take("agent DE bank; put tea")["Anna"].areas == {"tea": 1}


def test_Y58_own_action_follows_an_agents():
    night = with_agent().player("Bert", agents={"DE": (1, 0)}).take("a de c1 3; s1 4")
    assert night.written == ["agent DE copper1 3", "act silk1 4"]
    late = with_agent().take("act bank 2", "a de c1 3; s1 4")
    assert late.written[-3:] == ["agent DE copper1 3", "done", "act silk1 4"]
    assert late["Bert"].president == "silk1"


def test_Y53_agent_builds():
    night = with_agent().take("agent DE silk1 4; shop 1 = 1 yen", "act bank 4; shop 1 = 1 yen")
    assert night["Anna"].sites == {"silk1": 1, "bank": 1}


# Achievements


def test_Y61_first_claim_is_worth_more_and_gives_nothing():
    night = Evening().player("Anna", copper=5).player("Bert", copper=5)
    night.take("act bank 2; claim copper5 = 8/6").refusal_of("claim copper5 = 8/6", "claim-once")
    assert (night.points("Anna"), night.wares("Anna", "copper"), night["Anna"].boards) == (8, (5,), 1)
    night.take("done; claim copper5")
    assert (night.points("Bert"), night.written[-1]) == (6, "claim copper5 = 8/6")


def test_Y61_claims_keep_their_assistants_and_their_order():
    night = Evening().player("Anna", copper=5, yen=10).player("Bert", copper=5)
    supply = night["Anna"].supply
    night.take("claim copper5 = 8/6", "claim yen10 = 8/6", "act bank 2; done; claim copper5")
    assert (night["Anna"].supply, night["Anna"].boards) == (supply - 2, 2)
    assert [event.place for event in night.events_of(GoalClaimed)] == [1, 1, 2]


def test_Y61_claim_tells_its_own_value_alone():
    night = Evening().player("Anna", copper=5).player("Bert", copper=5).take("claim copper5 = 8")
    assert night.points("Anna") == 8
    assert night.take("act bank 2; done; claim copper5 = 6").points("Bert") == 6


def test_Y61_claim_needs_all_it_asks_for():
    refusal = Evening().player("Anna", copper=4).refusal_of("claim copper5 = 8/6", "claim-not")
    assert (refusal.facts["there"], refusal.facts["needed"]) == (4, 5)


def test_Y62_used_agents_count_as_owned():
    agents = {"GB": (1, 1), "FR": (0, 1)}
    for option in ("yes", "no"):
        night = Evening(used_agents_count=option).player("Anna", agents=agents, tiles=2)
        if option == "yes":
            night.take("claim tiles5 = 8/6")
        else:
            assert night.refusal_of("claim tiles5 = 8/6", "claim-not").facts["there"] == 3


def test_Y63_areas_count_and_not_kinds():
    sites = {"silk1": 1, "silk2": 1, "tea1": 1, "fish1": 1}
    Evening(4).player("Anna", sites=sites).take("claim prod4 = 8/6")
    one = Evening(4).player("Anna", sites={"silk1": 1}, trading=("silk1",))
    assert one.refusal_of("claim prod4 = 8/6", "claim-not").facts["there"] == 1


def test_Y61_claim_needs_an_assistant_in_the_supply():
    night = Evening().player("Anna", copper=5, supply=0, warehouse=20)
    night.refusal_of("claim copper5 = 8/6", "claim-assistant")


def test_Y61_claim_waits_for_an_assistant_from_the_action():
    areas = {"copper": 4}
    night = Evening(3, "map").player("Anna", copper=5, supply=0, areas=areas, warehouse=16).take("put none; go copper")
    assert "claim" not in night.due
    assert night.take("claim copper5 = 8/6").points("Anna") == 8


def test_Y63_areas_of_one_kind_are_none_of_the_other():
    night = Evening().player("Anna", sites={"silk": 1, "tea": 1, "bank": 1}, trading=("fish1", "church"))
    assert night.refusal_of("claim prod4 = 8/6", "claim-not").facts["there"] == 3
    assert night.refusal_of("claim trade4 = 8/6", "claim-not").facts["there"] == 2


@pytest.mark.parametrize(
    ("goal", "given"),
    [("orders5", {"orders": 5}), ("tech4", {"owns": "ball tram coach post"}), ("tiles5", {"tiles": 5}),
     ("yen10", {"yen": 10}), ("prod3trade2", {"sites": {"silk": 1, "tea": 1, "fish1": 1, "bank": 1, "church": 1}})],
)  # fmt: skip
def test_Y61_each_kind_of_thing_counts_by_itself(goal: str, given: dict[str, object]):
    night = Evening().player("Anna", **given)
    assert (fulfils(night.state, "Anna", goal), fulfils(night.state, "Bert", goal)) == (True, False)
    assert night.take(f"claim {goal} = 8/6").points("Anna") == 8
    for other in {"orders5", "tech4", "tiles5", "yen10", "trade4"} - {goal}:
        Evening().player("Anna", **given).refusal_of(f"claim {other} = 8/6", "claim-not")


def test_Y61_one_card_of_each_group_lies_open():
    night = Evening().player("Anna", copper=5, silk=6, yen=10).take("claim copper5 = 8/6", "claim yen10 = 8/6")
    night.refusal_of("claim silk6 = 8/6", "claim-closed")
    listed = {GAME.write(move) for move in GAME.legal(Evening().player("Anna", copper=5, silk=6).state)}
    assert {"claim copper5 = ?", "claim silk6 = ?"} <= listed
    bert = night.player("Bert", copper=5, silk=6).turn_of("Bert")
    assert {line for line in map(GAME.write, GAME.legal(bert.state)) if "claim" in line} == {"claim copper5 = 8/6"}
    assert [goal for goal in open_goals(night.state) if goal in ("copper5", "silk6", "tech4", "trade4")] == [
        "copper5", "trade4",
    ]  # fmt: skip


def test_Y94_claim_of_later_value_is_known_though_first_is_not():
    night = Evening().table(players={name: player._replace(wares={**player.wares, "copper": 5})
                                     for name, player in Evening().state.players.items()})  # fmt: skip
    night.take("claim copper5 = ?").turn_of("Bert").take("claim copper5 = 6").turn_of("Cleo").take("claim copper5")
    assert night.written[-1] == "claim copper5 = 6"
    assert [night.points(name) for name in NAMES[:3]] == [0, 6, 6]


def test_claim_of_a_value_that_is_typed_stays_as_it_is_typed():
    night = Evening().player("Anna", copper=5).player("Bert", copper=5).take("claim copper5 = 8/6").turn_of("Bert")
    assert night.take("claim copper5 = ?").written[-1] == "claim copper5 = ?"


def test_claim_by_the_letter_of_its_group():
    night = Evening().take("goals copper5 yen10 trade4").player("Anna", copper=5).take("cl A = 8/6")
    assert night.written[-1] == "claim copper5 = 8/6"


# Orders and pairs


def test_Y64_reward_of_an_order_pays_none_of_its_goods():
    refusal = Evening().refusal_of("order 2 tea = 2 tea GB", "order-goods")
    assert (refusal.facts["there"], refusal.facts["number"]) == (1, 2)
    Evening().unreadable("order = 3 points GB")


def test_Y64_order_needs_a_card_in_hand():
    Evening().player("Anna", hand=0).refusal_of("order 1 tea = ?", "order-hand")


def test_Y93_only_the_number_of_orders_in_hand_is_kept():
    night = Evening().take("act harbour 2", "take 1")
    assert (night.written[-1], night.dump()["players"]["Anna"]["hand"]) == ("take 1", 2)
    night.take("Anna: order 1 tea = 3 points GB")
    assert (night.written[-1], night.dump()["players"]["Anna"]["hand"]) == ("order 1 tea = 3 points GB", 1)


def test_Y50_ball_and_school_work_with_orders():
    night = Evening().player("Anna", owns="ball school").take("order 1 tea = 3 points GB")
    assert (night.points("Anna"), night.yen("Anna")) == (5, (4,))


def test_Y65_order_taken_and_fulfilled_in_one_turn():
    night = Evening().player("Anna", hand=0).take("act harbour 2; take 1; order 1 tea = 3 points GB")
    assert (night["Anna"].hand, night["Anna"].orders) == (0, 1)


def test_Y51_second_and_fourth_symbol_bring_an_agent():
    night = Evening().player("Anna", tea=9, hand=3, symbols={"GB": 1})
    for unused in (1, 1, 2):
        night.take("order 1 tea = 1 yen GB")
        assert night["Anna"].agents["GB"].unused == unused
    assert night.state.agents["GB"] == 1
    assert [event.left for event in night.events_of(AgentGained)] == [2, 1]


def test_Y51_agent_that_is_not_left_is_missed():
    night = Evening().table(agents={"GB": 3, "US": 2, "FR": 2, "DE": 2, "NL": 0})
    night.player("Anna", symbols={"NL": 1}, tea=9, hand=3).take("order 1 tea = 1 yen NL")
    assert "NL" not in night["Anna"].agents
    assert [event.country for event in night.events_of(AgentGone)] == ["NL"]


def test_Y51_symbol_of_a_card_half_told_counts():
    night = Evening().player("Anna", tea=2, symbols={"NL": 1}, yen=0).take("order 2 tea = ? NL")
    assert (night["Anna"].agents["NL"], night.dump()["untold"]) == ((1, 0), [1])
    night.take("tell 1 = 2 yen NL")
    assert (night.yen("Anna"), night["Anna"].symbols, night.dump()["untold"]) == ((2,), {"NL": 2}, [])


def test_Y51_missed_agent_is_not_made_up_for():
    night = Evening().player("Anna", tea=2, symbols={"NL": 1}, yen=0).player("Bert", tea=2, symbols={"NL": 1})
    night.take("order 2 tea = ?", "act bank 2; done; order 1 tea = 1 yen NL", "tell 1 = 2 yen NL")
    assert (night.yen("Anna"), night["Anna"].symbols["NL"], night["Anna"].agents) == ((4,), 2, {})


def test_Y11_no_extra_phase_between_steps():
    night = Evening().take("act bank 4")
    night.take("Anna: order 1 tea = 3 points GB")
    assert (night.state.this_turn.step, night.action) == ("C", None)
    night.refusal_of("shop 1 = ?", "step-over")
    Evening(3, "map").take("put silk").refusal_of("order 1 tea = ?", "extra-main")


def test_Y11_extra_phases_before_placing_and_after_the_return():
    night = Evening(3, "map").player("Anna", hand=3, copper=5, agents={"DE": (1, 0)}, **in_supply({"bank": 1}))
    night.take("order 1 tea = 1 yen GB", "claim copper5 = 8/6", "order 1 silk = 1 yen FR", "put none; go bank")
    night.take("Anna: order 1 fish = 1 yen US")
    assert (night["Anna"].orders, night.points("Anna"), night.state.this_turn.step) == (3, 8, "C")


# Once a turn


def test_Y19_market_fills_up_to_two_yen():
    for before, after in ((0, 2), (1, 2), (2, 2), (3, 3)):
        night = Evening().player("Bert", owns="market", yen=before).take("act tea 2; done")
        assert night.yen("Bert") == (after,)
        assert [event.yen for event in night.events_of(MarketFilled)] == [after - before] * (before < after)


def test_Y18_textile_mill_works_once_a_turn():
    night = Evening().player("Anna", owns="textile", silk=2).take("textile")
    assert night.wares("Anna", "silk", "yen") == (1, 5)
    night.refusal_of("textile", "craft-once")
    Evening().refusal_of("textile", "craft-none")


def test_Y18_university_hires_from_the_warehouse():
    night = Evening().player("Anna", owns="university").take("u")
    assert (night.yen("Anna"), night["Anna"].supply, night["Anna"].warehouse) == ((2,), 9, 11)
    night.refusal_of("u", "craft-once")
    Evening().player("Anna", owns="university", supply=20, warehouse=0).refusal_of("u", "craft-warehouse")


def test_Y18_crafts_only_in_the_extra_phases():
    night = Evening(3, "map", once_per_turn="extra").player("Anna", owns="textile").take("put silk")
    night.refusal_of("textile", "craft-extra")
    Evening(3, "map").player("Anna", owns="textile").take("put silk", "textile")


# Reminders


def reminders(night: Evening) -> list[tuple[str, ...]]:
    return [event.things for event in night.events_of(Reminder)]


def test_at_end_of_turn_what_was_left_undone_is_said_in_one_line():
    night = Evening().player("Anna", agents={"DE": (1, 0)}, copper=5).take("act bank 5; done")
    assert reminders(night) == [("bonus", "shop", "claim", "agent", "order")]
    assert reminders(Evening().player("Anna", hand=0).take("act bank 2; done")) == []
    done = "act bank 5; bonus = 1 import; shop 1 = 1 yen; order 1 tea = ?; done"
    assert reminders(Evening().take(done)) == []


def test_Y18_Y56_extra_phase_crafts_alone_pass_over_open_actions():
    for option, left in (("any", True), ("extra", False)):
        night = Evening(once_per_turn=option).player("Anna", owns="textile", silk=2).take("act bank 5; textile")
        assert ("bonus" in night.due) is left
        assert (night.action is not None) is left
    placed = Evening(3, "map", once_per_turn="extra").player("Anna", owns="textile", **in_supply({"bank": 4}))
    placed.take("put none; go bank; bonus = 1 moves; textile")
    assert (placed.action, placed.due[0]) == (None, "shift")


def test_what_extra_phases_could_bring_is_due_and_nothing_else():
    night = Evening().player("Anna", agents={"DE": (1, 0), "GB": (1, 0)}, copper=5)
    assert {"agent", "claim", "order"} <= set(night.due)
    used = night.take("agent DE silk 2; recall")
    assert "agent" not in used.due
    assert "order" not in Evening().player("Anna", hand=0).due
    assert "claim" not in Evening().player("Anna", copper=5, supply=0, warehouse=20).due
    assert "agent" not in Evening().player("Anna", agents={"DE": (0, 1)}).due


def test_toll_is_due_once_with_yen_to_pay_it():
    assert "toll" in Evening().due
    assert "toll" not in Evening().player("Anna", yen=0).due
    assert "toll" in Evening().player("Anna", yen=1).take("toll Bert 1").due


def test_order_in_hand_is_reminded_of_as_long_as_there_are_goods():
    assert reminders(Evening().take("act bank 2; done")) == [("order",)]
    without = Evening().player("Anna", copper=0, silk=0, tea=0, fish=0)
    assert reminders(without.take("act bank 2; done")) == []


def test_an_agent_is_reminded_of_only_where_it_could_be_used():
    bare = {"agents": {"DE": (1, 0)}, "hand": 0}
    assert reminders(Evening().player("Anna", **bare).take("act bank 2; done")) == [("agent",)]
    assert reminders(Evening(depth="map").player("Anna", **bare).take("put none; recall none; done")) == []
    elsewhere = Evening(depth="map").player("Anna", **bare).take("put tea; recall none; done")
    assert reminders(elsewhere) == [("agent",)]


def test_a_house_is_reminded_of_where_one_is_in_the_supply():
    night = Evening().player("Anna", hand=0, houses=Pieces(1, 3)).take("act bank 4; done")
    assert reminders(night) == [("shop", "house")]


def test_what_is_open_when_turn_ends_is_reminded_of_agents_too():
    night = Evening().player("Anna", hand=0, agents={"GB": (1, 0)}).take("act bank 2; agent GB tea 5; done")
    assert reminders(night) == [("bonus", "shop")]


def test_what_would_be_too_late_is_not_reminded_of():
    # Step C has come, or another action of the same turn: `shop` would be refused as too late.
    for line in ("act bank 4; Anna: order 1 tea = ? GB", "agent GB tea 5; recall", "act bank 4; agent GB tea 2"):
        night = Evening().player("Anna", agents={"GB": (1, 0)}).take(line)
        night.refusal_of("shop 1 = ?", "step-over", "build-power")
        assert all("shop" not in things for things in reminders(night.take("done")))


def test_the_reminder_holds_before_and_after_the_end_of_the_turn():
    (event,) = Evening().take("act bank 2; done").events_of(Reminder)
    assert Words("en", "yokohama").say("event-reminder", event.facts) == "Anna leaves undone: order."
