"""TABLEAU, ERKLÄRUNG: ? tokens, ? cards, end cards (RR50 to RR55); numbers of engineers, claims, what is used again."""

from __future__ import annotations

import pytest

from eighteen80.russia.box.components import BOX
from eighteen80.russia.state import FREE, CardOwed, EndCardOwed, Owed, Pushes, Steps, Three, TokenOwed
from tests.support.russia.table import STRIP, Table

WHOLE = ("doubler", "push", "step")


def _owed(**changes: object) -> Table:
    return Table().player(**changes).owed(TokenOwed("P4"))


# Tokens


def test_RR50_each_token_lies_on_its_field_and_does_what_it_says():
    assert _owed().types("q medal").tableau().medal
    assert _owed().types("q revalue").tableau().revalued
    assert not _owed().types("q medal").tableau().revalued
    assert not _owed().types("q revalue").tableau().medal
    assert _owed().types("q doublers").tableau().doublers == 3
    assert _owed().types("q medal").tableau().tokens == (("P4", "medal"),)
    both = _owed(revalued=True).types("q medal").tableau()
    assert (both.medal, both.revalued) == (True, True)


def test_RR28_second_marker_comes_once_after_the_first_has_left():
    table = Table().lay_tableau("I 3").owed(TokenOwed("P4"))
    assert "token marker" in table.lines()
    assert table.types("q marker").bar() == ("3", "0")
    for bar in ("I 0", "I 5,3", "I 3,0"):
        there = Table().lay_tableau(bar).owed(TokenOwed("P4"))
        assert "token marker" not in there.lines()
        assert there.refusal_of("q marker").code == "marker-on-0"


def test_RR50_a_token_is_chosen_once_and_is_not_listed_again():
    table = Table().player(tokens=(("P4", "medal"), ("T13", "doublers"))).owed(TokenOwed("P6"))
    assert not {"token medal", "token doublers"} & set(table.lines())
    assert (table.refusal_of("q doublers").code, table.refusal_of("q doublers").facts["field"]) == ("token-used", "T13")


def test_RR14_no_more_is_made_than_a_token_gives():
    assert _owed().refusal_of("q industry 6").facts["most"] == 5
    assert _owed().refusal_of("q steps tk5").facts["most"] == 4


def test_RR50_no_end_to_a_turn_with_a_token_to_be_chosen():
    refusal = _owed().refusal_of("do")
    assert (refusal.code, refusal.facts["what"]) == ("still-owed", "token P4")


# Cards


def test_RR51_a_card_leaves_the_game_and_an_end_card_follows():
    table = _owed().types("q card worker")
    assert (table.tableau().black, "worker" in table.state.cards, len(table.state.cards)) == (FREE, False, 4)
    assert table.state.pool == (EndCardOwed(),)
    gone = table.types("take").turn("Bert").owed(TokenOwed("P4"))
    assert "token card worker" not in gone.lines()
    assert gone.refusal_of("q card worker").code == "card-gone"


@pytest.mark.parametrize("lines", [("f",), ("move 2", "f")])
def test_RR53_card_factory_is_a_factory_and_two_steps(lines: tuple[str, str]):
    table = _owed().types("q card factory")
    for line in lines:
        assert table.refusal_of("take").code == "card-last"
        assert table.refusal_of("do").code == "still-owed"
        table.types(line)
    assert (table.tableau().factories, table.bar()) == ((2,), ("2",))
    full = Table().lay_tableau("f2,3,3,4,5").owed(TokenOwed("P4")).types("q card factory; f x5")
    assert (full.tableau().factories, full.state.returned) == ((2, 3, 3, 4, 2), (5,))


def test_RR51_a_card_that_cannot_be_carried_out_is_not_listed():
    table = Table().lay_tableau("T l9+9 P l9 K l9").owed(TokenOwed("P6"))
    assert "token card loco" not in table.lines()
    assert "token card three" in table.lines()
    full = Table().lay_tableau("d8").owed(TokenOwed("P6"))
    assert "token card three" not in full.lines()


def test_RR51_where_no_card_can_be_taken_only_end_card_is_left():
    table = _owed().set(cards=())
    assert "token card" in table.lines()
    assert table.types("q card").state.pool == (EndCardOwed(),)
    assert table.refusal_of("card three").code == "no-card-owed"


def test_RR51_a_card_may_be_named_later():
    table = _owed().types("q card")
    assert CardOwed() in table.state.pool
    assert table.refusal_of("take").code == "card-last"
    assert table.refusal_of("do").code == "still-owed"
    assert table.types("card worker; take 10").tableau().score == 10


def test_RR51_engineer_of_card_is_beside_tableau_with_coin():
    table = _owed().types("q card engineer")
    assert (table.tableau().engineers, table.tableau().coins) == (("again",), 2)
    taken = _owed().set(card_engineer="").player("Bert", engineers=("again",))
    assert taken.refusal_of("q card engineer again").code == "strip-twice"
    assert taken.refusal_of("q card engineer any2").code == "strip-twice"
    assert taken.refusal_of("q card engineer").code == "which-engineer"
    assert taken.types("q card worker").tableau().black == FREE


# The card with three effects


def test_RR52_three_are_done_in_any_order_and_one_once_more():
    table = Table().owed(Three(WHOLE)).types("s t; d; i; d")
    assert (table.tracks("T"), table.tableau().doublers, table.bar(), table.due) == ((2,), 2, ("1",), "Bert")


def test_RR52_the_fourth_may_be_left_out_and_the_three_may_not():
    assert Table().owed(Three(WHOLE)).types("d; i; s k; do").due == "Bert"
    assert Table().owed(Three(WHOLE)).types("d; i").refusal_of("do").code == "still-owed"


@pytest.mark.parametrize("line", ["i2", "s t2", "s tg"])
def test_RR52_one_of_three_is_one_black_step_or_one_of_bar(line: str):
    assert Table().lay_tableau("T 5/1").owed(Three(WHOLE)).refusal_of(line).code in (
        "still-owed",
        "not-owed",
        "no-step-owed",
        "colour-not-allowed",
        "too-many",
    )


def test_RR52_each_of_the_three_once_before_any_twice():
    table = Table().owed(Three(WHOLE)).types("d")
    assert table.refusal_of("d").code == "not-owed"
    assert not any(line.startswith("lay") for line in table.lines())


# End cards


def test_RR54_RR55_an_end_card_or_the_points():
    table = Table().owed(EndCardOwed())
    assert table.lines() == ["take card", "take points"]
    assert table.refusal_of("do").code == "card-or-points"
    taken = Table().owed(EndCardOwed()).types("take")
    assert (taken.tableau().end_cards, taken.state.pile, taken.tableau().score) == (1, 7, 0)
    paid = Table().owed(EndCardOwed()).types("take 10")
    assert (paid.tableau().end_cards, paid.state.pile, paid.tableau().score) == (0, 8, 10)


def test_RR55_an_empty_pile_leaves_the_points():
    table = Table().set(pile=0).owed(EndCardOwed())
    assert table.refusal_of("take").code == "pile-empty"
    assert table.lines() == ["take points"]


def test_RR54_open_end_cards_are_all_kept():
    table = Table(end_cards="open").owed(EndCardOwed()).types("take card flat")
    table.turn("Anna").owed(EndCardOwed()).types("take card black")
    assert table.tableau().shown == ("flat", "black")


# Numbers of engineers


def test_RR36_a_number_is_learned_once_and_no_two_are_the_same():
    assert Table().set(numbers={"build": 9}).refusal_of("h9").code == "number-taken"
    known = Table().set(numbers={"any+3": 4})
    assert known.refusal_of("h9").code == "number-known"
    assert "event-number-learned" not in [event.code for event in known.types("h4").events]
    assert Table().types("h").state.numbers == {}
    learned = Table().types("h9")
    assert (learned.state.numbers, learned.state.strip[-1]) == ({"any+3": 9}, None)


def test_RR38_nobody_is_hired_where_nobody_lies():
    table = Table()
    table.set(strip=(*table.state.strip[:-1], None))
    assert table.refusal_of("h").code == "slot-empty-engineer"
    table.set(strip=(*table.state.strip[:-2], None, "build"))
    assert table.refusal_of("er tk tg").code == "slot-empty-engineer"


def test_RR37_an_engineer_of_somebody_else_is_not_used():
    table = Table().has("black2", name="Bert", black2=7)
    assert table.refusal_of("e7 t").code == "not-your-engineer"
    assert table.refusal_of("e black2 t").code == "not-your-engineer"


# Claims, RR40


def test_RR40_space_that_an_own_worker_leaves_is_its_move():
    table = Table().turn("Bert").player("Bert", free=0, coins=1)
    table.has("black2", name="Bert", black2=7).place("engineer black2", "Bert own").place("loco 3", "Bert own")
    table.place("order 2", "Cleo own").place("grey 2", "Cleo own").place("loco 1", "Bert own")
    refusal = table.refusal_of("r1")
    assert refusal.code == "from-which"
    assert set(refusal.facts["spaces"]) == {"engineer 7", "both", "loco 1"}
    for named, space in (("e7", "engineer black2"), ("both", "loco 3"), ("l3", "loco 3"), ("f1", "loco 1")):
        after = Table().set(**table.state._asdict()).types(f"r1 from {named}").state
        assert list(map(str, after.spaces[space])) == ["Bert coin"]
        assert list(map(str, after.spaces["order 1"])) == ["Bert own"]
    assert table.refusal_of("r1 from g2").code == "no-own-worker-there"


def test_RR40_an_own_worker_who_claims_changes_with_nobody():
    table = Table().turn("Bert").place("doubler", "Bert own")
    assert table.refusal_of("r1 from d").code == "nothing-to-swap"
    black = Table().turn("Bert").player("Bert", black=FREE).types("r1/b")
    assert list(map(str, black.state.spaces["order 1"])) == ["Bert black"]
    assert Table().turn("Bert").player("Bert", free=0, coins=1).refusal_of("r1").code == "no-own-worker-to-swap"


# The black worker, RR35


@pytest.mark.parametrize(
    ("line", "shown", "allowed"),
    [("otk/b", True, True), ("k1t2/b", True, True), ("i3t/ob", True, True), ("atk2/bc", False, True)],
)
def test_RR35_where_the_black_worker_gives_a_step(line: str, shown: bool, allowed: bool):  # noqa: FBT001  # by name
    for option, gives in (("shown", shown), ("allowed", allowed)):
        table = Table(black_worker=option).player(black=FREE).types(line)
        extra = [owed for owed in table.state.pool if isinstance(owed, Steps) and owed.source == "extra"]
        assert bool(extra) == gives


def test_RR35_space_used_again_gives_step_of_black_worker_again():
    table = Table().player(black=FREE).right("again").types("k1t2/b; s t; p; p; p; er k1t2")
    assert [owed.source for owed in table.state.pool if isinstance(owed, Steps)] == ["extra"]


# Spaces used again, RR47


@pytest.mark.parametrize(
    ("space", "pieces", "usable"),
    [
        ("any", ("own", "coin"), True),
        ("any", ("coin", "coin"), False),
        ("open", ("own", "own"), True),
        ("doubler", ("coin",), True),
        ("black 2", ("own", "own"), False),
        ("temps", ("own",), False),
        ("order 2", ("own",), False),
        ("hire", ("coin",), False),
    ],
)
def test_RR47_a_space_is_used_again_where_one_worker_stands(space: str, pieces: tuple[str, ...], usable: bool):  # noqa: FBT001  # by name
    table = Table().place(space, *(f"Anna {piece}" for piece in pieces)).right("again")
    assert any(line.startswith(f"engineer right {space}") for line in table.lines()) == usable
    table = Table(again_any="no").place(space, *(f"Anna {piece}" for piece in pieces)).right("again")
    expected = usable and space != "any"
    assert any(line.startswith(f"engineer right {space}") for line in table.lines()) == expected


def test_RR47_a_space_of_somebody_else_is_not_used_again():
    table = Table().place("doubler", "Bert own").right("again")
    assert not any(line.startswith("engineer right") for line in table.lines())


# More of the card with three effects, RR52


@pytest.mark.parametrize(
    ("owed", "line", "left"),
    [
        ((Three(("step",)), Steps(("k", "k"))), "s t2", (Three(("step",)),)),
        ((Three(("step",)), Steps(("g",))), "s tg", (Three(("step",)),)),
        ((Three(("step",)), Steps(("k",), source="extra")), "step extra t", (Three(("step",)),)),
        ((Three(("push",)), Pushes(2)), "move 2", (Three(("push",)),)),
        ((Three(("push",)), Pushes(2)), "move 1", (Three(WHOLE, fourth=True), Pushes(2))),
        ((Three(("step",)), Steps(("k",))), "s tk", (Three(WHOLE, fourth=True), Steps(("k",)))),
    ],
)
def test_RR52_only_one_black_step_or_one_of_bar_is_of_card(owed: tuple[Owed, ...], line: str, left: tuple[Owed, ...]):
    assert Table().lay_tableau("T 5/2").owed(*owed).types(line).state.pool == left


def test_RR03_impossible_rest_of_a_card_lapses():
    doubler = Table().lay_tableau("d8").owed(Pushes(1), Three(("doubler",))).types("move 1")
    push = Table().lay_tableau("I 30 f2,3,4,5,6").owed(Steps(("k",)), Three(("push",))).types("s t")
    step = Table().lay_tableau("T 15/14/13 P 9 K 9 I 3").owed(Pushes(1), Three(("step",))).types("move 1")
    assert [table.due for table in (doubler, push, step)] == ["Bert", "Bert", "Bert"]


def test_RR30_a_ninth_doubler_of_the_card_is_refused():
    assert Table().lay_tableau("d8").owed(Three(WHOLE)).refusal_of("d").code == "doublers-full"


def test_RR51_named_card_is_refused_where_none_is_possible():
    table = Table().set(cards=("three",)).lay_tableau("d8").owed(TokenOwed("P4"))
    assert table.refusal_of("q card three").code == "card-not-in-full"
    owing = Table().set(cards=("factory",), stacks=(0,) * 8).owed(CardOwed(), Steps(("k",), must=True))
    assert owing.refusal_of("card factory").code == "card-not-in-full"
    assert table.types("q card").state.pool == (EndCardOwed(),)


def test_ruling_lets_card_be_taken_that_is_not_possible_in_full():
    table = Table().set(cards=("three",)).lay_tableau("d8").owed(TokenOwed("P4"))
    assert table.types('rule that "agreed" token card three').state.cards == ()


def test_RR50_what_a_token_has_changed_stays_with_the_next():
    assert _owed(medal=True).types("q revalue").tableau().medal


# Words after a token


@pytest.mark.parametrize("token", ["medal", "steps", "industry", "marker", "doublers", "revalue"])
def test_RR51_only_the_card_token_takes_a_card(token: str):
    table = Table().lay_tableau("I 3").owed(TokenOwed("P4"))
    assert table.refusal_of(f"token {token} loco").code == "no-card-with-token"
    assert f"token {token}" in table.lines()


def test_RR51_only_the_engineer_card_takes_an_engineer():
    assert _owed().refusal_of("token card worker again").code == "no-engineer-with-card"
    assert _owed().refusal_of("token card; card worker again").code == "no-engineer-with-card"


def test_RR63_each_engineer_who_may_lie_on_the_card_is_listed():
    table = _owed().set(card_engineer="", cards=("engineer",)).has("black+3", name="Bert")
    listed = {line.split()[-1] for line in table.lines() if line.startswith("token card engineer")}
    assert listed == set(BOX.engineers.engineers) - {*STRIP, "black+3"}


def test_RR51_card_says_which_owed_step_would_be_lost():
    refusal = Table().lay_tableau("P 3 l4 I 5").refusal_of("industry 3 P; token card worker")
    assert (refusal.code, refusal.facts["what"]) == ("must-stay-possible", "industry 1")
    assert (
        Table().lay_tableau("T l9+9 P l9 K l9").owed(TokenOwed("P4")).refusal_of("q card loco").code
        == "card-not-in-full"
    )
