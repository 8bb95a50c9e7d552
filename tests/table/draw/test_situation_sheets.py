"""The strip, all charters, the face of each situation, sums: read from the screen, compared with the table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.cells import cell_len

from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.china.map.board import hexes_of
from eighteen80.china.rules.chart import price
from eighteen80.china.rules.companies import on_sale, rows_allowed
from eighteen80.china.rules.operating.phases import current_type, turn_order
from eighteen80.china.rules.operating.turns import PARS
from eighteen80.china.state import GapOwed, ShareRound, State
from eighteen80.china.turn import due
from eighteen80.record.replay import read
from eighteen80.sheets import Lengths
from eighteen80.table.draw.colours import look_of
from eighteen80.table.draw.shapes import shapes
from eighteen80.table.draw.text_lines import Painted, Painter
from eighteen80.words import LANGUAGES, Words
from tests.support import played
from tests.support.china.recorded_games import kept_games
from tests.support.sitting import (
    AUCTION,
    DRAFT,
    FOUNDING,
    LATE,
    OVER,
    RUNNING,
    SCREENS,
    SIZES,
    THIRD_PASS,
    TRADING,
    sit,
    write_beginning,
)

LEFT = 62
"""Width of the left half at 120×40."""
LIST, CARD, HIGH = 78, 29, 7
"""Width of the list of all charters at 80×24, and width and height of a card."""


def painter(language: str = "en") -> Painter:
    return Painter(Words(language, "china"), look_of("dark", "china"))


def plain(state: State, key: str, width: int, language: str = "en", form: int = 0) -> list[str]:
    """Return a sheet as lines of `width` columns."""
    sheet = played.sheets(state)[key]
    sheet = sheet.forms[form] if isinstance(sheet, Lengths) else sheet
    lines = next(shapes(sheet, width, painter(language)))
    return ["".join(text for text, _ in line).rstrip() for line in lines]


def states(name: str, step: int = 1) -> Sequence[State]:
    """Moments of a kept game."""
    return played.states(name)[::step]


def moments(language: str) -> Sequence[State]:
    """Moments of three games, a third of them in each language."""
    found = [state for name in ("mergers", "debts", "restored") for state in states(name, 23)]
    return found[LANGUAGES.index(language) :: len(LANGUAGES)]


# The strip


@pytest.mark.parametrize(("count", "size"), [*zip((THIRD_PASS, RUNNING, LATE), SIZES, strict=True)])
def test_title_and_strip_stay_whatever_page_is_up(tmp_path: Path, count: int, size: str):
    with sit(write_beginning(tmp_path, count), size=SIZES[size]) as table:
        state = table.screen.session.state
        for key in ("f2", "f3", "f4", "f5", "f6", "f7"):
            table.press(key)
            pane = table.screen.pane("strip")
            (track,) = ["".join(text for text, _ in line).rstrip() for line in pane.lines(*pane.size)]
            assert pane.size.height == 1
            assert [name[:3] for name in re.findall(r"[A-Z]{3}\S?", track)] == turn_order(state)
            head = table.content_of("head")
            assert state.phase.name in head
            assert all(name in head for name in GAME.due(state))
            if size == "narrow":
                assert f"{current_type(state)}×{state.depot[current_type(state)] or '∞'} at" in head


@pytest.mark.parametrize(("width", "language"), [*zip((80, 120), LANGUAGES[1:], strict=True)])
def test_the_strip_has_all_sixteen_places_at_every_moment(language: str, width: int):
    for state in (*states("mergers", 29), *states("debts", 29)):
        sheet = played.sheets(state)["strip"]
        (line,) = next(shapes(sheet, width, painter(language)))
        wording = "".join(text for text, _ in line)
        assert cell_len(wording) <= width
        assert len(re.findall(r"[A-Z]{3}| ·", wording)) == 16
        assert width == 80 or ("◆" in wording) == (state.marker is not None)
        assert "…" not in wording


# All charters


@pytest.mark.parametrize("language", LANGUAGES)
def test_list_of_charters_tells_what_each_company_has(language: str):
    words = Words(language, "china")
    for state in moments(language):
        lines = plain(state, "charters", LIST, language, 1)
        assert max(map(cell_len, lines)) <= LIST
        for name in turn_order(state):
            company = state.companies[name]
            row = next(line for line in lines if re.match(rf"[ ▸✓○◆]*{name} ", line)).split()
            parts = [
                str(company.director)[:1],
                str(company.cash),
                words.say(f"charters-{company.capital}"),
                company.permits if state.phase.letter in company.permits else company.permits.lower(),
                BOX.companies[name].home,
                *(investor for investor, card in state.investors.items() if card.share == name),
                *(str(cost * state.phase.marker_cost_factor) for cost in (0, 40, 100)[3 - company.markers :]),
            ]
            assert [part for part in parts if not any(word.startswith(part) for word in row)] == [], (name, row)
            sale, bank = on_sale(state, company), company.bank
            assert (str(sale) if sale == bank else f"{sale}/{bank}") in row
            assert not company.operated or str(company.income) in row
            for train in company.trains:
                until = BOX.trains[train].rusted_by
                assert any(word.endswith(f"{train}→{until}" if until else train) for word in row)


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_of_a_company_has_all_that_lies_on_its_charter(language: str):
    words = Words(language, "china")
    for state in moments(language):
        lines = plain(state, "charters", CARD, language)
        assert {cell_len(line) for line in lines} == {CARD}
        cards = {line.split()[1]: lines[at : at + HIGH] for at, line in enumerate(lines) if line[0] in "╭┏"}
        for name in turn_order(state):
            company, (top, director, cash, trains, markers, holders, foot) = state.companies[name], cards[name]
            assert (top[0] == "┏", f" {company.par}·{company.row} " in top) == (name in due(state), True)
            assert director[2:].startswith(str(company.director)[:8].rstrip())
            assert director.split()[-2:] == [str(price(company)), director[0]]
            assert f" {company.cash}" in cash
            assert not company.operated or cash.split()[-2] == str(company.income)
            assert ("½" in cash) == (company.capital == "half")
            boxes = [box.strip() for box in re.findall(r"\[([^]]*)\]", trains)]
            limit = max(state.phase.train_limit, len(company.trains)) if company.open else 0
            assert boxes == [*company.trains, *[""] * (limit - len(company.trains))]
            assert not company.open or markers[2:].startswith(" ".join(hexes_of(state.board, name)))
            costs = filter(None, (0, 40, 100)[3 - company.markers :])
            assert re.findall(r"○(\d+)", markers) == [str(cost * state.phase.marker_cost_factor) for cost in costs]
            held = [player.shares[name] for player in state.players.values() if player.shares.get(name)]
            assert sorted(map(int, re.findall(r"[ ●](\d+)(?= |$)", holders[1:-1]))) == sorted(held)
            assert foot.split()[1].replace("·", "") == company.permits, foot
            assert [f" {each} " in foot for each, card in state.investors.items() if card.share == name] in ([], [True])
        for name in state.companies.keys() - {*turn_order(state)}:
            assert BOX.companies[name].home in cards[name][1]
            assert words.say("card-unfounded") in cards[name][-1]
            pars = [par for par in PARS if rows_allowed(state, par)]
            assert cards[name][2].split()[1:-1] == [str(par) for par in pars]
            assert cards[name][3].split()[2:-1] == [str(par * 20 // 10) for par in pars]


# A face for each situation


@pytest.mark.parametrize(("size", "language"), SCREENS)
def test_auction_shows_each_private_with_price_income_and_power(tmp_path: Path, size: str, language: str):
    with sit(write_beginning(tmp_path, AUCTION), size=SIZES[size], language=language) as table:
        assert "privates" in table.visible()
        state, pane = table.screen.session.state, table.screen.pane("privates")
        lines = ["".join(text for text, _ in line) for line in pane.lines(*pane.size)]
        assert len(lines) <= pane.size.height
        for name, card in BOX.privates.items():
            (row,) = [line.split() for line in lines if re.match(rf"[ ▸✓]*{name} +\d", line)]
            at = row.index(name)
            assert row[at + 1 : at + 3] == [str(card.price), str(card.revenue)]
            assert not state.privates.get(name) or state.privates[name] in row
        wording = " ".join(" ".join(lines).split())
        for name, card in BOX.privates.items():
            words, facts = Words(language, "china"), {"revenue": card.revenue}
            assert any(words.say(f"{length}-{name}", facts) in wording for length in ("private", "brief")), name
        assert "…" not in wording
        assert [name for name, player in state.players.items() if f"{name} {player.cash}" not in wording] == []
        assert "70" in wording


LAST_AUCTION = 43
"""BCR has been founded with P6, and the first bid for P7 has been made."""


def test_private_exchanged_for_a_certificate_names_its_company(tmp_path: Path):
    state = read(write_beginning(tmp_path, LAST_AUCTION)).state
    (row,) = [line.split() for line in plain(state, "privates", 80) if line.startswith("✓ P6")]
    assert row[:5] == ["✓", "P6", "160", "0", "BCR"]


def test_auction_shows_what_the_buyer_owes_before_the_next_lot(tmp_path: Path):
    state = read(write_beginning(tmp_path, LAST_AUCTION - 2)).state
    *rows, asked, bidders = plain(state, "privates", 120)
    assert [row.split()[1] for row in rows if row.startswith("▸")] == ["P6"]
    assert asked.startswith("P6")
    assert "which permits and which row" in asked
    assert bidders.startswith("▸ Anna")


@pytest.mark.parametrize("size", ["narrow", "normal"])
def test_what_can_be_founded_stands_with_all_charters(tmp_path: Path, size: str):
    with sit(write_beginning(tmp_path, TRADING), size=SIZES[size]) as table:
        table.press("f3")
        assert ({"charters", "founding"} <= table.visible()) == (size == "narrow")
        assert size == "narrow" or re.search(r"20% +\d+", table.content_of("charters"))
        table.enter(f"look {RUNNING}")
        assert {"charters", "founding"} & table.visible() == {"charters"}


@pytest.mark.parametrize(("size", "language"), SCREENS)
def test_draft_shows_each_investor_with_home_and_owner(tmp_path: Path, size: str, language: str):
    with sit(write_beginning(tmp_path, DRAFT), size=SIZES[size], language=language) as table:
        assert "draft" in table.visible()
        state, lines = table.screen.session.state, table.content_of("draft").splitlines()
        for name, card in BOX.investors.items():
            (row,) = [line for line in lines if line.strip().startswith(name)]
            assert card.home in row
            assert "/".join(BOX.hexes[card.home].names) in row
            assert (state.investors[name].owner if name in state.investors else "") in row
        (name,) = GAME.due(state)
        assert f"▸ {name} {state.players[name].cash}" in table.content_of("draft")


@pytest.mark.parametrize("size", ["narrow", "normal"])
def test_founding_shows_homes_costs_free_rows_and_permits(tmp_path: Path, size: str):
    with sit(write_beginning(tmp_path, FOUNDING), size=SIZES[size]) as table:
        table.press("f4")
        assert "founding" in table.visible()
        state, wording = table.screen.session.state, table.content_of("founding")
        for percent, choices in BOX.setup.permit_choices.items():
            (row,) = [line.split() for line in wording.splitlines() if line.strip().startswith(f"{percent} %")]
            assert row[2:-4] == [f"{choice}{'✓' * (state.phase.letter in choice)}" for choice in choices]
            assert row[-4:] == [str(par * percent // 10) for par in (100, 90, 80, 70)]
        assert "–  1234  1234  1234" in wording
        for name in (name for name, company in state.companies.items() if not company.founded):
            hex_ = BOX.hexes[BOX.companies[name].home]
            cost = f" *\\({hex_.cost}\\)" if hex_.cost else ""
            assert re.search(rf"{name} +{hex_.name} +{'/'.join(hex_.names)}{cost}", wording), name


def space_after_sale(state: State, name: str, sold: int) -> tuple[int, int]:
    """Return the space of a company after `sold` of its shares have been sold."""
    space = state.companies[name].space
    for _ in range(0 if state.phase.communist else sold):
        space = BOX.chart.down(space)
    return space


@pytest.mark.parametrize("size", ["narrow", "wide"])
def test_forced_purchase_shows_the_gap_and_what_can_be_sold(tmp_path: Path, size: str):
    path = tmp_path / f"game{GAME.ending}"
    path.write_text(next(game for game in kept_games() if game.name == "mergers").first(581), encoding="utf-8")
    with sit(path, size=SIZES[size]) as table:
        assert "forced" in table.visible()
        assert not {"choices", "effects"} & table.visible()
        state, lines = table.screen.session.state, table.content_of("forced").splitlines()
        owed = state.owed[0]
        assert isinstance(owed, GapOwed)
        sales = {bundle for move in GAME.legal(state) if move.verb == "sell" for bundle in move.bundles}
        brings = 0
        for name, percent in state.players[owed.who].shares.items():
            (row,) = [line.split()[1:] for line in lines if line.split()[:1] == [name]]
            most = max((number for sold, number in sales if sold == name), default=0)
            price = BOX.chart.price(state.companies[name].space)
            brings += most * (price - 5)
            assert row[:3] == [str(percent // 10), str(most or "–"), str(price)]
            if most:
                left = max(owed.gap - most * (price - 5), 0)
                assert row[3:5] == ["→", str(BOX.chart.price(space_after_sale(state, name, most)))]
                assert row[5:] == [str(most * (price - 5)), f"−{left + -(-left // 2)}" if left else "·"]
        cost = BOX.trains[owed.train].price
        rows = {" ".join(line.split()[:-2]): line.split()[-2:] for line in lines}
        assert rows["treasury and cash"] == [str(cost - owed.gap), str(owed.gap)]
        assert rows["all of these"][0] == str(brings)
        assert rows["none"] == ["0", f"−{owed.gap + -(-owed.gap // 2)}"]
        assert "find" not in table.content_of("charter")


def test_R80_forced_purchase_tells_what_rusts_and_who_is_without():
    checked = 0
    for state in states("debts") + states("mergers"):
        if not (state.owed and isinstance(state.owed[0], GapOwed)):
            continue
        owed, lines = state.owed[0], plain(state, "forced", LIST)
        (move,) = (move for move in GAME.legal(state) if move.verb == "borrow")
        after = GAME.apply(state, move).state
        lines = lines[next(at for at, line in enumerate(lines) if "then on sale" in line) - 1 :]
        losing = [
            name
            for name, company in state.companies.items()
            if company.trains != after.companies[name].trains and name != owed.company
        ]
        assert sorted(re.findall(r"\b[A-Z]{3}\b", lines[0].partition("at once:")[2])) == sorted(losing)
        without = {line.split()[0] for line in lines if "no train then" in line}
        assert without == {name for name, company in after.companies.items() if company.open and not company.trains}
        checked += bool(losing)
    assert checked


# Sums


@pytest.mark.parametrize("width", [LEFT, 79])
@pytest.mark.parametrize("name", ["debts", "restored"])
def test_what_everybody_is_worth_is_sum_of_what_stands_beside_it(name: str, width: int):
    checked = set()
    for state in states(name, 13):
        for shape in shapes(played.sheets(state)["table"]._replace(beneath=None), width, painter()):
            lines = ["".join(text for text, _ in line).rstrip() for line in shape]
            heads = [line for line in lines if "worth" in line]
            assert heads or not any("worth" in line for line in lines)
            for head in heads:
                ends = {found.group(): found.end() for found in re.finditer(r"\w+", head)}
                for line in lines[lines.index(head) + 1 : lines.index(head) + 1 + len(state.seats)]:
                    parts = {word: number(line, end) for word, end in ends.items() if word in SUMMED}
                    assert number(line, ends["worth"]) == sum(parts.values()), line
                    checked |= {word for word, figure in parts.items() if figure}
    assert checked == {*SUMMED}


SUMMED = ("cash", "shares", "fifth", "debt")


def number(line: str, end: int) -> int:
    """Return the number beneath the head that ends there, 0 without one."""
    text = line[:end].rsplit(" ", maxsplit=1)[-1] if len(line) >= end else ""
    return int(text.replace("−", "-").replace("·", "0")) if text else 0


def test_total_of_the_player_on_turn_is_the_sum_before_it():
    fifths = 0
    for state in (*states("mergers", 11), *states("debts", 11), *states("restored", 11)):
        for name in state.seats:
            wording = " ".join("".join(text for text, _ in line) for line in lines_of(state, name))
            cash, shares = map(int, re.findall(r"cash (\d+), shares (\d+)", wording)[0])
            fifth = sum(map(int, re.findall(r"a fifth of the investor (\d+)", wording)))
            debt = sum(map(int, re.findall(r"less debt (\d+)", wording)))
            (total,) = map(int, re.findall(r"in all (-?\d+)", wording))
            assert total == cash + shares + fifth - debt
            fifths += fifth
    assert fifths


def lines_of(state: State, name: str) -> Sequence[Painted]:
    return next(shapes(GAME.explained.look_up(state, name), 200, painter()))


@pytest.mark.parametrize(("count", "language"), [*zip((TRADING, OVER), LANGUAGES[1:], strict=True)])
def test_at_80_columns_the_tally_leaves_out_nothing_that_counts(tmp_path: Path, language: str, count: int):
    with sit(write_beginning(tmp_path, count), size=SIZES["narrow"], language=language) as table:
        state = table.screen.session.state
        table.enter(Words(language, "china").say("name-tally"))
        table.press(*["enter"] * len(state.seats))
        lines = table.content_of("tally").splitlines()
        seats = [name for name in re.findall(r"\w+", lines[0] + " " + lines[1]) if name in state.seats]
        sums = dict.fromkeys(range(len(seats)), 0)
        for line in lines[:-1]:
            for at, text in enumerate(re.findall(r"(?:−?\d+×?\d*\b\.?|·)", line[8:])):
                if "." not in text and "·" not in text:
                    many, _, price = text.replace("−", "-").partition("×")
                    sums[at] += int(many) * int(price or 1)
        totals = list(map(int, re.findall(r"\d+", lines[-1])))
        assert len(seats) == len(state.seats)
        assert sorted(totals, reverse=True) == totals
        shown = {name for name in state.companies if any(line.startswith(name) for line in lines)}
        assert shown == {name for name, company in state.companies.items() if company.founded}


# Questions


@pytest.mark.parametrize("name", ["mergers", "debts"])
def test_only_what_may_come_is_asked_in_a_share_round(name: str):
    asked = {"found": "found a company", "buy": "buy a share", "repay": "repay", "sell": "sell", "pass": "pass?"}
    seen = set()
    for state in states(name):
        if isinstance(state.round, ShareRound) and not state.owed:
            wording = painter().words.text(GAME.ask(state)).partition("Cash")[0]
            may = {move.verb for move in GAME.legal(state) if getattr(move, "player", None) is None}
            assert {verb for verb, words in asked.items() if words in wording} == may & asked.keys(), wording
            seen |= {(verb, verb in may) for verb in asked}
            assert not state.round.first or "sell" not in wording
            assert state.players[state.round.turn].cash or "buy" not in wording
    assert seen >= {(verb, there) for verb in ("found", "buy", "sell") for there in (True, False)}
