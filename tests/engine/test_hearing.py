"""Spoken lines: taken if one move explains them, asked if in doubt, never another move."""

from __future__ import annotations

from pathlib import Path

import pytest

from eighteen80 import registry
from eighteen80.china import GAME
from eighteen80.china.show import nearest
from eighteen80.line.guarded import guarded_words
from eighteen80.line.matcher.matching import LONGEST, difference
from eighteen80.line.matcher.search import NOT_DUE
from eighteen80.record.hearing import LineTrial
from eighteen80.record.history import NO_TIME, History
from eighteen80.record.replay import Replay
from eighteen80.record.steps import PlayStep, canonical_step, read_steps
from eighteen80.refusals import Ambiguous, Illegal, Refusal
from eighteen80.russia.moves import Bonus
from tests.support.china.play_table import AUCTION, NAMES
from tests.support.places import KEPT
from tests.support.said import CORPUS, POSITIONS, RIGHT, WRONG, Sentence, position, sentences, verdict
from tests.support.yokohama.evening import Evening

GATHERED = pytest.mark.skipif(not CORPUS.is_file(), reason="sentences and positions lie beside the checkout")
SHARES = "investor A1; investor A3; investor A7; pass; Bert: found NJR 100 20 ABC"
FEW = 12
EVERYBODY = ("everyone back", "alle zurück", "wszyscy wracają")
TWO_SHIFTED = "shift supply bank, supply bank"
RECALLED = "recall silk2 1 bank 3 chinatown 1 laboratory 1 research 1"


@pytest.fixture(scope="module")
def shares() -> History:
    """The first share round, in which Cleo is due."""
    history = History(GAME, GAME.start(NAMES[:3], {}), GAME.version)
    for line in (*AUCTION, SHARES):
        tuple(history.take_line(line, NO_TIME))
    return history


def hear(history: History, line: str) -> list[str]:
    return [entry.line for entry in history.copy().take_line(line, NO_TIME)]


def refusal_of(history: History, line: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        hear(history, line)
    return caught.value


@pytest.mark.parametrize("line", ["not yet", "no dividend", "no", "nix", "und 2", "and 20 pass", "ja", "oder", "nie"])
def test_small_words_begin_no_verb(shares: History, line: str):
    """`no` begins `note`, `und` begins `undo`, `and` begins `amend`: none of them may be made of it."""
    assert read_steps(line)[0].step == PlayStep(line)
    assert refusal_of(shares, line)


@pytest.mark.parametrize(("begun", "verb"), [("b", "buy"), ("f", "found")])
def test_a_letter_that_begins_several_moves_is_asked_about(shares: History, begun: str, verb: str):
    """`b` also begins Bert, who owes nothing: that is no reason to refuse a purchase."""
    refusal = refusal_of(shares, begun)
    assert isinstance(refusal, Ambiguous)
    assert {choice.split()[0] for choice in refusal.choices} == {verb}


def test_a_guarded_word_names_no_step():
    assert [word for word in guarded_words() if canonical_step(word, "steps") != word] == []


@pytest.mark.parametrize(
    ("line", "made"),
    [
        ("Cleo takes a Baocheng share please", ["buy BCR"]),
        ("eine NJR für Cleo", ["buy NJR"]),
        ("Cleo kupuje jedną BCR", ["buy BCR"]),
        ("Cleo opens Jinghu, par 80, thirty percent, phases B and C, second row", ["found JHU 80 30% BC row 2"]),
        ("zweite Reihe, BC, 30 Prozent: Cleo gründet Jinghu zu 80", ["found JHU 80 30% BC row 2"]),
        ("a bcr for cleo at 100, then anna passes", ["buy BCR", "pass"]),
        ("cleo and anna pass", ["pass", "pass"]),
        ("cleo passes, anna too, bert too", ["pass", "pass", "pass"]),
        ("Cleo passt, Anna auch und Bert auch", ["pass", "pass", "pass"]),
        ("p p", ["pass", "pass"]),
    ],
)
def test_a_line_that_one_move_explains_is_taken(shares: History, line: str, made: list[str]):
    assert hear(shares, line) == made


@pytest.mark.parametrize("line", ["Cleo buys a share", "cleo buys one at 100"])
def test_what_several_moves_explain_is_asked(shares: History, line: str):
    assert isinstance(refusal_of(shares, line), Ambiguous)


@pytest.fixture(scope="module")
def city() -> History:
    """BCR's turn, in which it may lay a tile or place a marker in P8."""
    history = Replay((KEPT / "bcr-alone.1880").read_bytes()).history
    tuple(history.take_line("undo to 124", NO_TIME))
    return history


@pytest.mark.parametrize("line", ["p8 green", "green tile on p8", "p8 grün", "plättchen auf p8", "p8 zielony"])
def test_the_colour_of_a_tile_places_no_marker(city: History, line: str):
    choices = refusal_of(city, line).choices
    assert choices
    assert all(choice.startswith("lay P8") for choice in choices)


def test_a_place_before_a_verb_is_asked_about(city: History):
    """It may be what the verb is about, or a move of its own."""
    assert refusal_of(city, "p8 run").choices == ("station P8; run 2: K1 M3 / 2: M3 M5 / 2: O7 P8 / 2: P8 Q7",)


@pytest.mark.parametrize("line", ["marker on p8", "bahnhof in p8", "token p8 for 40"])
def test_the_word_for_a_marker_places_one(city: History, line: str):
    assert hear(city, line) == ["station P8"]


@pytest.mark.parametrize("line", ["station d12 fushun", "fushun fushun", "station d12 shenyang"])
def test_a_city_to_which_no_track_leads_has_no_edge(line: str):
    """Tile 235 leads to one of the two cities in D12."""
    history = Replay((KEPT / "forced-rocket.1880").read_bytes()).history
    tuple(history.take_line("undo to 70", NO_TIME))
    assert refusal_of(history, line)


@pytest.mark.parametrize("line", ["skip the track, run and pay", "wir bauen nichts, fahren und zahlen aus"])
def test_what_is_not_built_stops_no_other_move(city: History, line: str):
    assert [move.partition(" ")[0] for move in hear(city, line)] == ["run", "pay"]


@pytest.mark.parametrize("line", ["kauft Cleo BCR", "passt Cleo", "kauft Cleo eine BCR"])
def test_a_verb_before_its_player_may_ask_in_german(shares: History, line: str):
    """`kauft Cleo BCR` may be a question: the move is offered, and not taken."""
    refusal = refusal_of(shares, line)
    assert (refusal.code, len(refusal.choices)) == ("said-question", 1)
    assert hear(shares, "Cleo kauft BCR") == ["buy BCR"]


@pytest.mark.parametrize("line", ["permit D SCR", "baurecht d scr"])
def test_a_letter_after_a_verb_is_no_player_of_that_name(line: str):
    """`permit` ends as a German verb that asks does, and a player may be called D like a permit."""
    text = Path(str(registry.demo("china"))).read_text("utf-8").replace("Dora", "D")
    history = Replay(text.encode()).history
    tuple(history.take_line("undo to 312", NO_TIME))
    assert hear(history, line) == ["permit D SCR"]


@GATHERED
@pytest.mark.parametrize("line", ["no station l14", "l14 kein Bahnhof"])
def test_a_station_that_is_denied_is_not_placed(line: str):
    journal = position("12-upgrade.1880")
    assert hear(journal.history(), "l14 station") == ["station L14"]
    assert refusal_of(journal.history(), line)


@pytest.mark.parametrize("line", ["ban BCR", "bone BCR", "kein BCR"])
def test_a_letter_with_an_article_behind_it_is_no_verb(shares: History, line: str):
    assert refusal_of(shares, line)


@pytest.mark.parametrize(
    "line",
    [
        "not bcr",
        "keine BCR",
        "Cleo nie kupuje BCR",
        "never pass",
        "0 bcr",
        "bcr passes",
        "no bcr, not now",
        "Cleo will nicht passen",
        "not I buy BCR",
        "Cleo doesn't want to pass",
        "Cleo nie chce pasować",
    ],
)
def test_a_line_that_denies_a_move_neither_makes_nor_offers_it(shares: History, line: str):
    assert refusal_of(shares, line).choices == ()


@pytest.mark.parametrize("line", ["pass auf", "das passt", "Moment, weg da", "hold on a second", "pass me the salt"])
def test_talk_is_no_move(shares: History, line: str):
    assert refusal_of(shares, line).choices == ()


@pytest.mark.parametrize("line", ["Cleo buys a bcr and passes", "eine BCR für Cleo, dann passt"])
def test_whose_the_next_move_is_has_to_be_said(shares: History, line: str):
    """After Cleo's share Anna is due: it would be her who passes."""
    assert refusal_of(shares, line).choices == ("buy BCR; pass",)


def test_a_move_behind_talk_is_offered(shares: History):
    assert refusal_of(shares, "hang on, cleo buys bcr").choices == ("buy BCR",)


def test_a_misspelt_word_is_offered_and_not_taken(shares: History):
    refusal = refusal_of(shares, "cleo byus a longhia")
    assert refusal.choices == ()
    assert refusal_of(shares, "cleo takes a baochegn").choices == ("buy BCR",)


@pytest.mark.parametrize(
    ("line", "offered"),
    [("undp", ("undo",)), ("amnd 3 pass", ("amend 3 pass",)), ("buyy", ("buy BCR",)), ("rde pass", ("pass",))],
)
def test_a_misspelt_first_word_is_offered(shares: History, line: str, offered: tuple[str, ...]):
    assert refusal_of(shares, line).choices[:1] == offered


@pytest.mark.parametrize(
    ("line", "said", "offered"), [("passen Müßiggang", "Müßiggang", "pass"), ("Ändere", "Ändere", "ändern")]
)
def test_an_unknown_word_is_named_as_it_was_typed(shares: History, line: str, said: str, offered: str):
    refusal = refusal_of(shares, line)
    assert (refusal.facts["said"], *refusal.choices) == (said, offered)


def test_moves_follow_each_other_without_a_sign_between():
    history = History(GAME, GAME.start(NAMES[:3], {}), GAME.version)
    assert hear(history, "45 p p 50")[:2] == ["bid 45", "pass"]
    assert hear(history, "45 pass 50 pass") == ["bid 45", "pass", "bid 50", "pass"]


@pytest.fixture(scope="module")
def second_bid() -> History:
    """The auction of P1: Bert opens; Cleo is due."""
    history = History(GAME, GAME.start(NAMES[:3], {}), GAME.version)
    tuple(history.take_line("bid 5; pass; pass; bid 10", NO_TIME))
    return history


@pytest.mark.parametrize(
    ("line", "made"),
    [
        ("Cleo 15, the others pass", ["bid 15", "pass", "pass"]),
        ("cleo 15 the rest are out", ["bid 15", "pass", "pass"]),
        ("pass; anna 15, rest pass", ["pass", "bid 15", "pass"]),
        ("Cleo passt, Anna fünfzehn, alle anderen passen", ["pass", "bid 15", "pass"]),
    ],
)
def test_the_others_are_those_who_are_still_asked(second_bid: History, line: str, made: list[str]):
    """R02: Cleo has passed and bids no more for P1, and no player passes for P2 before it is put up."""
    assert hear(second_bid, line) == made


@pytest.mark.parametrize("line", ["everybody", "pass everybody", "die anderen, passen"])
def test_the_others_without_a_move_do_none(shares: History, line: str):
    assert refusal_of(shares, line)


@pytest.mark.parametrize("line", ["the others pass", "everybody passes", "die anderen passen", "pozostali pasują"])
def test_the_others_of_the_line_before_are_offered(second_bid: History, line: str):
    assert refusal_of(second_bid, line).choices == ("pass; pass",)


@pytest.mark.parametrize("line", ["anna out, cleo is out as well", "Anna 15 for the Kaiping one"])
def test_the_wrong_player_is_named_before_other_moves(second_bid: History, line: str):
    refusal = refusal_of(second_bid, line)
    assert (refusal.code, refusal.facts["word"], refusal.facts["due"]) == ("unreadable-due", "Anna", ("Cleo",))


def test_a_price_that_is_not_the_price_is_not_taken(shares: History):
    assert hear(shares, "a bcr for cleo at 100") == ["buy BCR"]
    assert refusal_of(shares, "a bcr for cleo at 90")


def test_what_is_clear_but_not_allowed_is_refused_for_its_reason(shares: History):
    refusal = refusal_of(shares, "cleo sells one of her baocheng shares please")
    assert isinstance(refusal, Illegal)
    assert refusal.code == refusal_of(shares, "sell BCR 1").code


@pytest.mark.parametrize(
    ("word", "other", "letters"), [("pases", "passes", 1), ("slels", "sells", 1), ("sell", "buy", 2), ("a", "a", 0)]
)
def test_a_distance_counts_letters_and_exchanged_neighbours(word: str, other: str, letters: int):
    assert difference(word, other, 1) == letters


def test_only_a_shown_refusal_looks_for_a_way_out(shares: History, monkeypatch: pytest.MonkeyPatch):
    searched: list[str] = []
    monkeypatch.setattr(nearest, "nearest", lambda _state, move: searched.append(move.verb))
    assert hear(shares, "a bcr for cleo at 100") == ["buy BCR"]
    assert searched == []
    assert refusal_of(shares, "sell BCR 1").instead is None
    assert searched == ["sell"]


def test_a_line_longer_than_speech_is_not_searched(shares: History, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(LineTrial, "take", lambda _table, line: pytest.fail(line))
    assert refusal_of(shares, "bcr hkr " * LONGEST)


@GATHERED
@pytest.mark.parametrize(
    "said",
    [
        pytest.param("d12 d14 e13, e13 f10 f8", id="a train before a colon is no name"),
        pytest.param(
            "3 Arbeiter: 7er Transsib für die 6er, 6er Petersburg, 5er Kiev, 4er Transsib, und die 3er als Fabrik",
            id="a long line of one move",
        ),
    ],
)
def test_what_is_said_is_taken(said: str):
    assert verdict(next(sentence for sentence in sentences() if sentence.said == said)) == RIGHT


@GATHERED
@pytest.mark.parametrize(
    ("at", "line", "made"),
    [
        pytest.param("02-bid.1880", "ok mike, 185", "bid 185", id="agreement denies nothing"),
        pytest.param("19-replace.1880", "usuwa znacznik", "remove", id="a thing with a name and an ending"),
        pytest.param("21-limit.1880", "drop a two", "scrap 2", id="a train is dropped, and no move"),
        pytest.param("15-dividend.1880", "HKR zahlt nichts aus", "withhold", id="a particle with a word before it"),
        pytest.param("y06-chinatown.rec", "dora buys tea and fish", "trade +1 tea +1 fish", id="goods without figures"),
        pytest.param("r03-temps.rec", "Anna ist fertig für diese Runde", "pass", id="no end of a turn"),
        pytest.param("r04-both.rec", "cleo a factory", "factory 2", id="an article is no verb"),
        pytest.param("r01-bonus.rec", "dora: industry", "bonus industry", id="a thing whose verb is not due"),
        pytest.param("y11-mapmoves.rec", "from the supply to silk 2", "shift supply silk2", id="an area of two words"),
        pytest.param("y11-mapmoves.rec", "both from supply to the bank", TWO_SHIFTED, id="two are moved, not one"),
        *(pytest.param("y12-maprecall.rec", line, RECALLED, id=line) for line in EVERYBODY),
    ],
)
def test_the_same_word_means_what_may_be_done_now(at: str, line: str, made: str):
    assert hear(position(at).history(), line) == [made]


@GATHERED
@pytest.mark.parametrize(
    ("at", "line"),
    [
        ("r02-first.rec", "black kiev, actually transsib"),
        ("r11-reveal.rec", "Anna hat den zusätzlichen Ingenieur, also eher Fabriken deckt Anna auf"),
        ("y07-agent.rec", "Cleo pays one yen to Bert, actually Cleo takes her president back"),
        ("y07-agent.rec", "Cleo takes her president back, scratch that, Cleo pays one yen to Bert"),
        ("24-p7.1880", "rakieta, jednak BZU kupuje 2"),
        ("26-debt.1880", "mike verkauft eine jhu, halt, 73 schulden zurück mike"),
        ("02-bid.1880", "mike passt, sue auch, doch lieber Mike überbietet mit 200"),
        ("12-upgrade.1880", "K13 5 northwest northeast, no, token l14"),
        ("12-upgrade.1880", "HKR rüstet Shanghai auf, nee, HKR setzt eine Station auf L14"),
    ],
)
def test_what_is_taken_back_is_not_made(at: str, line: str):
    """Words behind "actually" may replace those before it: nothing of it is guessed."""
    assert refusal_of(position(at).history(), line)


@GATHERED
@pytest.mark.parametrize("line", ["swaps wnr for bcr", "tauscht eine WNR gegen eine BCR"])
def test_a_swap_of_shares_is_a_sale_and_a_purchase(line: str):
    assert hear(position("08-sr.1880").history(), line) == ["sell WNR 1", "buy BCR"]


@GATHERED
def test_a_tile_of_a_company_that_is_not_due_is_refused_so():
    refusal = refusal_of(position("11-track-a.1880").history(), "NJR 57 on K13 we")
    assert (refusal.code, refusal.facts["word"]) == (NOT_DUE, "NJR")


@GATHERED
@pytest.mark.parametrize(
    ("at", "line", "made"),
    [
        ("y09-mapput.rec", "two in fishery 1 and goes there", ["put fish1 2", "go fish1"]),
        ("y09-mapput.rec", "zwei in die Bank und geht dorthin", ["put bank 2", "go bank"]),
        ("y09-mapput.rec", "wystawia dwóch asystentów w banku, idzie do banku", ["put bank 2", "go bank"]),
        ("y13-employ.rec", "Cleo pays Bert a yen", ["toll Bert 1"]),
        ("y13-employ.rec", "zatrudnia dwóch asystentów", ["hire 2 assistant"]),
        ("04-permit.1880", "phase a, b and c, first row", ["permit ABC row 1"]),
        ("03-bid-p6.1880", "I'm out", ["pass"]),
        ("02-bid.1880", "no, Mike says 190 I suppose", ["bid 190"]),
        ("y12-maprecall.rec", "to the bank via silk mill 2 and research centre", ["go bank via silk2 research"]),
        ("15-dividend.1880", "wypłacić", ["pay"]),
        ("08-sr.1880", "Mike hat eine BCR gekauft", ["buy BCR"]),
        ("08-sr.1880", "sold one wnr", ["sell WNR 1"]),
        ("r02-first.rec", "Anna hires two temps", ["temps"]),
        ("y01-start.rec", "Bert poszedł do banku z trójką", ["act bank 3"]),
        ("y13-employ.rec", "Cleo hat zwei Assistenten geholt", ["hire 2 assistant"]),
        (
            "y05-lab.rec",
            "Bert bierze gazetę z pola 4 za 2 jeny, wartość 4, USA",
            ["tech newspaper slot 4 for 2 yen = 4 US"],
        ),
        ("r02-first.rec", "Anna: a single worker on the industries", ["industry 1"]),
        ("r03-temps.rec", "the 2-loco on the transsib, pushing the 1 to kiev", ["loco 2 T/1 K"]),
        ("r03-temps.rec", "2-loco replaces the 1 on the transsib, which goes to kiev", ["loco 2 T/1 K"]),
        ("r03-temps.rec", "2er-Lok verdrängt die 1er auf der Transsib nach Kiew", ["loco 2 T/1 K"]),
        ("y06-chinatown.rec", "ein Kupfer her und einen Fisch weg", ["trade +1 copper -1 fish"]),
        ("y09-mapput.rec", "one to tea plantation no 2", ["put tea2"]),
        ("y09-mapput.rec", "legt einen auf die Teeplantage Nr. 2", ["put tea2"]),
        ("y02-church.rec", "Geschäft auf Platz Nr. 2 für einen Yen", ["shop 2 = 1 yen"]),
        ("11-track-a.1880", "Plättchen Nr. 57 auf M3 W-E", ["lay M3 57 W-E"]),
        ("11-track-a.1880", "we take nothing", ["done"]),
        ("11-track-a.1880", "we count 200 for BCR", ["count BCR 200"]),
        ("r02-first.rec", "pass 2 = 3 on the box", ["box pass 2 = 3"]),
        ("08-sr.1880", "Mike nimmt nichts", ["pass"]),
        ("15-dividend.1880", "everything to the company", ["withhold"]),
        ("18-merger.1880", "everything goes to the company", ["merge treasury"]),
        ("18-merger.1880", "alles an die Gesellschaft", ["merge treasury"]),
        ("18-merger.1880", "wszystko dla spółki", ["merge treasury"]),
        ("16-train.1880", "nic nie bierze", ["done"]),
        ("y06-chinatown.rec", "sells a tea and takes a fish", ["trade -1 tea +1 fish"]),
        ("y06-chinatown.rec", "verkauft einen Tee und nimmt einen Fisch", ["trade -1 tea +1 fish"]),
        ("y06-chinatown.rec", "gets a fish, gives a tea", ["trade +1 fish -1 tea"]),
        ("y06-chinatown.rec", "sprzedaje herbatę za rybę", ["trade -1 tea +1 fish"]),
        ("y08-harbour.rec", "takes the middle order, done", ["take 1 middle", "done"]),
        ("y08-harbour.rec", "den unteren und den oberen für zwei Yen", ["take 2 low high for 2 yen"]),
        ("y08-harbour.rec", "bierze niskie zamówienie", ["take 1 low"]),
        ("r02-first.rec", "schwarz Nr. 2, drei auf Transsib", ["black 2 T3"]),
        ("y09-mapput.rec", "Bert places laboratory 2", ["put laboratory 2"]),
        ("y02-church.rec", "5 tile for two goods, both fish", ["bonus = 2 any as 2 fish"]),
    ],
)
def test_a_line_means_all_that_it_says(at: str, line: str, made: list[str]):
    assert hear(position(at).history(), line) == made


@GATHERED
@pytest.mark.parametrize(
    ("at", "line", "code"),
    [
        pytest.param("y08-harbour.rec", "eine Karte und noch eine", "action-once", id="a second card"),
        pytest.param("y08-harbour.rec", "takes a card, and another", "action-once", id="another one"),
        pytest.param("y09-mapput.rec", "6 assistants: bank, lab", "said-untrue", id="assistants left, not placed"),
        pytest.param("y09-mapput.rec", "setzt im Hafen zwei", "ambiguous-move", id="a preposition or the import store"),
        pytest.param("y10-mapwalk.rec", "idzie do portu", "go-nobody", id="a preposition, and no dock"),
        pytest.param("y12-maprecall.rec", "to the church", "go-nobody", id="a way, and nothing taken back"),
        pytest.param("y10-mapwalk.rec", "zur Arbeitsvermittlung", "go-nobody", id="a way, and nothing taken home"),
        pytest.param("y08-harbour.rec", "zu", "unreadable-verb", id="a preposition is no verb"),
        pytest.param("y02-church.rec", "for 6", "unreadable-missing", id="a preposition is no area"),
        pytest.param("y06-chinatown.rec", "sells two goods", "unreadable-missing", id="a verb without its goods"),
        pytest.param("08-sr.1880", "buy BCR, phase D", "unreadable-surplus", id="a phase is no end of a turn"),
        pytest.param("08-sr.1880", "Mike sells two wnr", "sell-not-held", id="a number of shares, and no price"),
        pytest.param("16-train.1880", "bcr buys a 2+2 from scr for one and two", "said-untrue", id="a second price"),
        pytest.param("r02-first.rec", "bitte 2 K", "said-several", id="Kiev, and no short black"),
        pytest.param("r02-first.rec", "two workers coins", "pay-exactly", id="workers that the space does not take"),
        pytest.param("08-sr.1880", "buy BCR, phase A", "unreadable-surplus", id="a phase is no article"),
        pytest.param("05-investor.1880", "pick A1, phase D", "ambiguous-move", id="a phase is no investor"),
        pytest.param("11-track-a.1880", "off", "unreadable-verb", id="a small word buys nothing"),
        pytest.param("11-track-a.1880", "off we go", "unreadable-verb", id="small words buy nothing"),
        pytest.param("y09-mapput.rec", "to the church", "said-several", id="a way, or an assistant there"),
        pytest.param("y09-mapput.rec", "lab 2", "said-several", id="a power, or two assistants there"),
        pytest.param("y09-mapput.rec", "ins Labor zwei", "said-several", id="a preposition, and no step of a record"),
    ],
)
def test_nothing_on_a_line_is_left_out(at: str, line: str, code: str):
    assert refusal_of(position(at).history(), line).code == code


@GATHERED
@pytest.mark.parametrize("line", ["bank, lab, research, pays Dora 1", "Bank, Labor, Forschung und zahlt Dora 1"])
def test_Y21_a_toll_that_is_said_on_the_map_has_to_be_true(line: str):
    history = position("y12-maprecall.rec").history().copy()
    last = history.moves.pop()
    assert hear(history, line) == [last.line]
    for other in (line.replace("Dora", "Anna"), line.replace("1", "2")):
        refusal = refusal_of(history, other)
        assert (refusal.code, refusal.choices) == ("said-untrue", (last.line,))


def test_Y21_a_name_of_two_words_is_paid_on_the_map():
    state = Evening(3, "map").player("Bert", president="bank").player("Anna", yen=5).state
    seats = ("Anna", "Big Bert", "Cleo")
    players = dict(zip(seats, state.players.values(), strict=True))
    history = History(registry.game("yokohama"), state._replace(seats=seats, players=players), 1)
    assert hear(history, "places bank, pays Big Bert 1") == ["put bank"]
    assert refusal_of(history, "places bank, pays Big Bert 2").code == "said-untrue"


@GATHERED
def test_a_space_named_like_a_start_bonus_offers_that():
    assert refusal_of(position("r01-bonus.rec").history(), "industry 1").instead == Bonus("industry")


@pytest.mark.parametrize("line", ["Player 3 buys BCR", "Player 3: pass", "player 3 bids 10"])
def test_a_name_that_another_begins_like_is_not_due(line: str):
    seats = ("Player 1", "Player 2", "Player 3")
    refusal = refusal_of(History(GAME, GAME.start(seats, {}), GAME.version), line)
    assert (refusal.code, refusal.facts["word"]) == (NOT_DUE, "Player 3")


@pytest.mark.parametrize("line", ["Dora: bid 5", "dora bids 5", "Dora will bid five"])
def test_a_name_without_the_apostrophe_is_the_other_player(line: str):
    bidding = History(GAME, GAME.start(("D'ora", "Dora", "Bert"), {}), GAME.version)
    assert refusal_of(bidding, line).code == NOT_DUE
    assert hear(bidding.copy(), line.replace("dora", "Dora").replace("Dora", "D'ora")) == ["bid 5"]


@GATHERED
@pytest.mark.parametrize(
    ("at", "line", "offered"),
    [
        ("y12-maprecall.rec", "bert takes one from silk 2", "recall silk2 1"),
        ("r04-both.rec", "cleo takes a grey step on petersburg", "open Pg"),
        ("r02-first.rec", "hires the grey five engineer", "hire"),
        ("r10-last.rec", "Cleo wirbt noch einen an", "hire"),
    ],
)
def test_a_move_that_has_to_be_named_is_offered_without(at: str, line: str, offered: str):
    assert refusal_of(position(at).history(), line).choices == (offered,)


@GATHERED
@pytest.mark.parametrize(
    ("at", "line"),
    [
        pytest.param("r02-first.rec", "two workers on the engineer", id="no factory"),
        pytest.param("r02-first.rec", "industry space one worker", id="no factory on the way"),
        pytest.param("r02-first.rec", "coins order", id="one space of two"),
        pytest.param("r02-first.rec", "two workers", id="workers, and not what for"),
        pytest.param("r05-owedstep.rec", "the last one", id="no figure of the box"),
        pytest.param("r11-reveal.rec", "pass 2 3", id="no figures of the box"),
        pytest.param("23-p5.1880", "both", id="a number that is no train"),
        pytest.param("23-p5.1880", "two shares", id="shares that are no train"),
        pytest.param("23-p5.1880", "buy a certificate", id="a share that is bought is no train"),
        pytest.param("y08-harbour.rec", "gives one", id="one is no card that is given"),
        pytest.param("y02-church.rec", "go back", id="talk, and nothing taken back"),
        pytest.param("y13-employ.rec", "shops", id="as many as one pleases"),
        pytest.param("05-investor.1880", "einer", id="a number of nothing"),
        pytest.param("26-debt.1880", "my train is at ten", id="a number of something else"),
        pytest.param("11-track-a.1880", "nein doch nicht", id="nothing but no"),
        pytest.param("y05-lab.rec", "gives 2 silk", id="goods given are no move to an area"),
        pytest.param("y05-lab.rec", "2 silk", id="a turn does not end by goods alone"),
        pytest.param("y05-lab.rec", "holt", id="a verb is not the beginning of two words"),
        pytest.param("y08-harbour.rec", "gets one, done", id="one of what is not said"),
        pytest.param("y08-harbour.rec", "takes one, done", id="what is taken is not left out before the end"),
        pytest.param("y08-harbour.rec", "draws, done", id="a verb is not left out before the end"),
        pytest.param("y02-church.rec", "one good, done", id="a good is not left out before the end"),
        pytest.param("y06-chinatown.rec", "a few goods, done", id="goods are not left out before the end"),
        pytest.param("y06-chinatown.rec", "sells four fish for 99 yen", id="a sum that is not paid"),
        pytest.param("y09-mapput.rec", "just three: employment and laboratory", id="a number that is not put"),
        pytest.param("11-track-a.1880", "lay 57 m3 we train", id="a verb behind a move is another one"),
        pytest.param("23-p5.1880", "two trains", id="a number or a type of train"),
        pytest.param("21-limit.1880", "scrap two trains", id="two trains are no train 2"),
        pytest.param("r10-last.rec", "hire two engineers", id="two engineers are not the one of number 2"),
        pytest.param("r02-first.rec", "coins and also hire", id="a space is no payment of the next"),
        pytest.param("16-train.1880", "bcr uses the rocket for a 2", id="a train that the rocket does not bring"),
        pytest.param("r02-first.rec", "7 both K factory", id="a locomotive that is not the one taken"),
        pytest.param("y01-start.rec", "pays one for the canal, then the with three", id="one is no article before for"),
        pytest.param("y01-start.rec", "Cleo: Kanal einen Yen, Bank mit vier", id="who moves is not who is paid"),
        pytest.param("r09-bigboth.rec", "two coins for Bert goes first", id="two spaces of which one is meant"),
    ],
)
def test_a_thing_that_is_said_in_another_move_makes_none(at: str, line: str):
    assert refusal_of(Replay((POSITIONS / at).read_bytes()).history, line)


@GATHERED
@pytest.mark.parametrize("sentence", sentences()[::FEW] if CORPUS.is_file() else (), ids=lambda sentence: sentence.said)
def test_nothing_said_is_taken_for_something_else(sentence: Sentence):
    assert verdict(sentence) != WRONG
