"""Extra phases A and C: agents, achievements, orders, pairs, what is used once a turn (Y11, Y18, Y19, Y51, Y58-Y65)."""

from __future__ import annotations

import pytest

from eighteen80.words import Words
from eighteen80.yokohama import GAME
from eighteen80.yokohama.events import Reminder
from eighteen80.yokohama.rules.extra_phases import fulfils, open_goals
from eighteen80.yokohama.state import Pieces
from tests.support.examples import Example
from tests.support.yokohama.evening import NAMES, Evening, lay_out, refused, taken

GERMAN = {"agents": {"DE": (1, 0)}}
TWO = {"agents": {"DE": (1, 0), "GB": (1, 0)}}
COPPER = {"copper": 5}
CLAIM, ORDER = "claim copper5 = 8/6", "order 1 tea = 3 points GB"
NOBODY = {"supply": 0, "warehouse": 20}
NO_GOODS = dict.fromkeys(("copper", "silk", "tea", "fish"), 0)
EXTRA = {"depth": "map", "once_per_turn": "extra", "owns": "textile"}
LEFT = "Reminder things"
EXAMPLES = {
    # Agents
    "Y58 example of an agent": taken(
        "agent DE copper1 3", {"copper": 2, "agents": {"DE": (0, 1)}, "president": "bank"},
        players=4, trading=("copper1",), president="bank", houses=Pieces(0, 3), **GERMAN,
    ),
    "Y58 agent acts without the own president": refused(
        "agent DE silk1 3", "agent-president", players=4, president="silk1", **GERMAN
    ),
    "Y58 beside those of others": taken(
        "agent DE silk1 3", {"yen": 3, "Bert yen": 4}, players=4, Bert={"president": "silk1"}, **GERMAN
    ),
    "Y58 agent acts where an own assistant is": taken(
        "agent DE bank", {"yen": 4}, depth="map", stands="bank", **GERMAN
    ),
    "Y58 and nowhere else": refused("agent DE silk", "agent-nobody", depth="map", stands="bank", **GERMAN),
    "Y58 nor on the canal": refused("agent DE canal", "canal-agent", depth="map", stands="bank", **GERMAN),
    "Y58 own action follows an agents": taken(
        "a de c1 3; s1 4", {"copper": 2, "written": "act silk1 4"}, players=4, **GERMAN
    ),
    "Y58 after the own one it is anothers": taken(
        "act bank 2; a de c1 3; s1 4", {"written": "act silk1 4", "Bert president": "silk1"}, players=4, **GERMAN
    ),
    "Y59 an agent is used up": taken(
        "agent DE silk 2; act bank 2", {"agents": {"DE": (0, 3), "GB": (1, 0)}}, agents={"DE": (1, 2), "GB": (1, 0)}
    ),
    "Y59 one agent in both extra phases": refused("agent DE silk 2; act bank 2; agent GB tea 1", "agent-once", **TWO),
    "Y59 also after taking back": refused("recall; Anna: agent DE silk 2; Anna: agent GB tea 2", "agent-once", **TWO),
    "Y60 agents assistant may be placed in that turn": taken(
        "agent DE bank; put tea", {"areas": {"tea": 1}},
        depth="map", supply=0, areas={"bank": 1}, warehouse=19, **GERMAN,
    ),
    "Y53 agent builds": taken(
        "agent DE silk1 4; shop 1 = 1 yen; act bank 4; shop 1 = 1 yen", {"sites": {"silk1": 1, "bank": 1}},
        players=4, **GERMAN,
    ),
    # Achievements
    "Y61 a claim is made once": refused(f"act bank 2; {CLAIM}; {CLAIM}", "claim-once", **COPPER),
    "Y61 a claim gives nothing": taken(f"act bank 2; {CLAIM}", {"points": 8, "copper": 5, "boards": 1}, **COPPER),
    "Y61 first claim is worth more": taken(
        f"act bank 2; {CLAIM}; done; claim copper5", {"Bert points": 6, "written": CLAIM}, Bert=COPPER, **COPPER
    ),
    "Y61 claims keep their assistants and their order": taken(
        f"{CLAIM}; claim yen10 = 8/6; act bank 2; done; claim copper5",
        {"supply": 6, "boards": 2, "GoalClaimed place": [(1,), (1,), (2,)]}, yen=10, Bert=COPPER, **COPPER,
    ),
    "Y61 claim tells its own value alone": taken("claim copper5 = 8", {"points": 8}, **COPPER),
    "Y61 the next tells the next one": taken(
        "claim copper5 = 8; act bank 2; done; claim copper5 = 6", {"Bert points": 6}, Bert=COPPER, **COPPER
    ),
    "Y61 what is typed of a value stays": taken(
        f"{CLAIM}; act bank 2; done; claim copper5 = ?", {"written": "claim copper5 = ?"}, Bert=COPPER, **COPPER
    ),
    "Y61 claim by the letter of its group": taken(
        "goals copper5 yen10 trade4; cl A = 8/6", {"written": CLAIM}, **COPPER
    ),
    "Y61 claim needs all it asks for": refused(CLAIM, "claim-not", {"there": 4, "needed": 5}, copper=4),
    "Y61 claim needs an assistant in the supply": refused(CLAIM, "claim-assistant", **NOBODY, **COPPER),
    "Y61 one who is away is not in the supply": taken(
        "put none; go copper", {"due claim": False}, depth="map", supply=0, areas={"copper": 4}, warehouse=16, **COPPER
    ),
    "Y61 claim waits for an assistant from the action": taken(
        f"put none; go copper; {CLAIM}", {"points": 8},
        depth="map", supply=0, areas={"copper": 4}, warehouse=16, **COPPER,
    ),
    "Y62 used agents count as owned": taken(
        "claim tiles5 = 8/6", used_agents_count="yes", agents={"GB": (1, 1), "FR": (0, 1)}, tiles=2
    ),
    "Y62 table may count unused ones alone": refused(
        "claim tiles5 = 8/6", "claim-not", {"there": 3},
        used_agents_count="no", agents={"GB": (1, 1), "FR": (0, 1)}, tiles=2,
    ),
    "Y63 areas count and not kinds": taken(
        "claim prod4 = 8/6", players=4, sites={"silk1": 1, "silk2": 1, "tea1": 1, "fish1": 1}
    ),
    "Y63 an area counts once": refused(
        "claim prod4 = 8/6", "claim-not", {"there": 1}, players=4, sites={"silk1": 1}, trading=("silk1",)
    ),
    "Y63 areas of trade are none of production": refused(
        "claim prod4 = 8/6", "claim-not", {"there": 3},
        sites={"silk": 1, "tea": 1, "bank": 1}, trading=("fish1", "church"),
    ),
    "Y63 nor the other way round": refused(
        "claim trade4 = 8/6", "claim-not", {"there": 2},
        sites={"silk": 1, "tea": 1, "bank": 1}, trading=("fish1", "church"),
    ),
    # Orders and pairs
    "Y64 reward of an order pays none of its goods": refused(
        "order 2 tea = 2 tea GB", "order-goods", {"there": 1, "number": 2}
    ),
    "Y64 order needs a card in hand": refused("order 1 tea = ?", "order-hand", hand=0),
    "Y93 an order taken is a number more": taken("act harbour 2; take 1", {"hand": 2, "written": "take 1"}),
    "Y93 an order fulfilled is a number less": taken(
        f"act harbour 2; take 1; Anna: {ORDER}", {"hand": 1, "written": ORDER}
    ),
    "Y50 ball and school work with orders": taken(ORDER, {"points": 5, "yen": 4}, owns="ball school"),
    "Y65 order taken and fulfilled in one turn": taken(
        f"act harbour 2; take 1; {ORDER}", {"hand": 0, "orders": 1}, hand=0
    ),
    "Y51 second symbol brings an agent": taken(
        "order 1 tea = 1 yen GB", {"agents": {"GB": (1, 0)}}, symbols={"GB": 1}
    ),
    "Y51 a third brings none": taken(
        "order 1 tea = 1 yen GB; order 1 tea = 1 yen GB", {"agents": {"GB": (1, 0)}}, tea=9, hand=3, symbols={"GB": 1}
    ),
    "Y51 the fourth brings one more": taken(
        "order 1 tea = 1 yen GB; order 1 tea = 1 yen GB; order 1 tea = 1 yen GB",
        {"agents": {"GB": (2, 0)}, "AgentGained left": [(2,), (1,)]}, tea=9, hand=3, symbols={"GB": 1},
    ),
    "Y51 agent that is not left is missed": taken(
        "order 1 tea = 1 yen NL", {"agents": {}, "AgentGone country": [("NL",)]},
        symbols={"NL": 1}, table={"agents": {"GB": 3, "US": 2, "FR": 2, "DE": 2, "NL": 0}},
    ),
    "Y51 symbol of a card half told counts": taken(
        "order 2 tea = ? NL", {"agents": {"NL": (1, 0)}}, tea=2, symbols={"NL": 1}
    ),
    "Y51 what is told later counts no symbol again": taken(
        "order 2 tea = ? NL; tell 1 = 2 yen NL", {"yen": 2, "symbols": {"NL": 2}, "untold": {}},
        tea=2, symbols={"NL": 1}, yen=0,
    ),
    "Y51 missed agent is not made up for": taken(
        "order 2 tea = ?; act bank 2; done; order 1 tea = 1 yen NL; tell 1 = 2 yen NL",
        {"yen": 4, "symbols": {"NL": 2}, "agents": {}},
        tea=2, symbols={"NL": 1}, yen=0, Bert={"tea": 2, "symbols": {"NL": 1}},
    ),
    "Y11 an order ends the steps of the turn": taken(f"act bank 4; Anna: {ORDER}", {"step": "C", "action": None}),
    "Y11 no extra phase between steps": refused(f"act bank 4; Anna: {ORDER}; shop 1 = ?", "step-over"),
    "Y11 nor between placing and going": refused("put silk; order 1 tea = ?", "extra-main", depth="map"),
    "Y11 extra phases before placing and after the return": taken(
        f"order 1 tea = 1 yen GB; {CLAIM}; order 1 silk = 1 yen FR; put none; go bank; Anna: order 1 fish = 1 yen US",
        {"orders": 3, "points": 8, "step": "C"}, depth="map", hand=3, stands="bank", **COPPER, **GERMAN,
    ),
    # Once a turn
    **{
        f"Y19 market fills up {yen} yen": taken(
            "act tea 2; done", {"Bert yen": max(yen, 2), "MarketFilled yen": [(2 - yen,)] if yen < 2 else []},
            Bert={"owns": "market", "yen": yen},
        )
        for yen in range(4)
    },
    "Y19 the market of nobody else": taken("act bank 2; done", {"Bert yen": 0}, Bert={"yen": 0}),
    "Y18 textile mill sells a silk": taken("textile", {"silk": 1, "yen": 5}, owns="textile", silk=2),
    "Y18 textile mill works once a turn": refused("textile; textile", "craft-once", owns="textile", silk=2),
    "Y18 textile mill of its owner": refused("textile", "craft-none"),
    "Y18 university hires from the warehouse": taken("u", {"yen": 2, "supply": 9, "warehouse": 11}, owns="university"),
    "Y18 university works once a turn": refused("u; u", "craft-once", owns="university"),
    "Y18 university needs somebody there": refused(
        "u", "craft-warehouse", owns="university", supply=20, warehouse=0
    ),
    "Y18 crafts only in the extra phases": refused("put silk; textile", "craft-extra", **EXTRA),
    "Y18 table may have them at any time": taken("put silk; textile", depth="map", owns="textile"),
    "Y18 Y56 at any time they pass over nothing": taken(
        "act bank 5; textile", {"due bonus": True, "action": ["bank", 5]}, once_per_turn="any", owns="textile", silk=2
    ),
    "Y18 Y56 crafts of extra phases pass over open actions": taken(
        "act bank 5; textile", {"due bonus": False, "action": None}, once_per_turn="extra", owns="textile", silk=2
    ),
    "Y18 Y56 not over movements of a reward": taken(
        "put none; go bank; bonus = 1 moves; textile", {"action": None, "due shift": True},
        stands="bank bank bank bank", **EXTRA,
    ),
    # What is left undone
    "left undone: all of it in one line": taken(
        "act bank 5; done", {LEFT: [(("bonus", "shop", "claim", "agent", "order"),)]}, **COPPER, **GERMAN
    ),
    "left undone: nothing where nothing was left": taken("act bank 2; done", {LEFT: []}, hand=0),
    "left undone: nor where all was done": taken(
        "act bank 5; bonus = 1 import; shop 1 = 1 yen; order 1 tea = ?; done", {LEFT: []}
    ),
    "left undone: an order in hand is reminded of": taken("act bank 2; done", {LEFT: [(("order",),)]}),
    "left undone: not without goods": taken("act bank 2; done", {LEFT: []}, **NO_GOODS),
    "left undone: an agent is reminded of": taken("act bank 2; done", {LEFT: [(("agent",),)]}, hand=0, **GERMAN),
    "left undone: not where he could not act": taken(
        "put none; recall none; done", {LEFT: []}, depth="map", hand=0, **GERMAN
    ),
    "left undone: where one stands he could": taken(
        "put tea; recall none; done", {LEFT: [(("agent",),)]}, depth="map", hand=0, **GERMAN
    ),
    "left undone: a house in the supply is reminded of": taken(
        "act bank 4; done", {LEFT: [(("shop", "house"),)]}, hand=0, houses=Pieces(1, 3)
    ),
    "left undone: what an agent leaves open is reminded of": taken(
        "act bank 2; agent GB tea 5; done", {LEFT: [(("bonus", "shop"),)]}, hand=0, agents={"GB": (1, 0)}
    ),
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_extra_phase(example: Example):
    example.check()


def test_Y93_orders_in_hand_and_cards_not_told_are_in_the_dump():
    dump = lay_out(tea=2, hand=3).take("order 2 tea = ? NL").dump()
    assert (dump["players"]["Anna"]["hand"], dump["untold"]) == (2, [1])


def test_Y64_an_order_has_goods():
    Evening().unreadable("order = 3 points GB")


def test_what_extra_phases_could_bring_is_due_and_nothing_else():
    night = lay_out(**TWO, **COPPER)
    assert {"agent", "claim", "order"} <= set(night.due)
    assert "agent" not in night.take("agent DE silk 2; recall").due
    assert "order" not in lay_out(hand=0).due
    assert "claim" not in lay_out(**NOBODY, **COPPER).due
    assert "agent" not in lay_out(agents={"DE": (0, 1)}).due


def test_toll_is_due_once_with_yen_to_pay_it():
    assert "toll" in Evening().due
    assert "toll" not in lay_out(yen=0).due
    assert "toll" in lay_out(yen=1).take("toll Bert 1").due


# Step C has come, or another action of the same turn: `shop` would be refused as too late.
@pytest.mark.parametrize(
    "line", ["act bank 4; Anna: order 1 tea = ? GB", "agent GB tea 5; recall", "act bank 4; agent GB tea 2"]
)
def test_what_would_be_too_late_is_not_reminded_of(line: str):
    night = lay_out(agents={"GB": (1, 0)}).take(line)
    night.refusal_of("shop 1 = ?", "step-over", "build-power")
    assert all("shop" not in things for (things,) in night.take("done").look_at(LEFT))


# Achievements


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


# Orders and pairs


# Once a turn


# Reminders


def test_the_reminder_holds_before_and_after_the_end_of_the_turn():
    (event,) = Evening().take("act bank 2; done").events_of(Reminder)
    assert Words("en", "yokohama").say("event-reminder", event.facts) == "Anna leaves undone: order."
