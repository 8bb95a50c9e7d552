"""Share rounds as the site plays them, by players who choose at random: an import comes to the same in any case."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from functools import cache

import pytest

from eighteen80.china import GAME
from eighteen80.china.course import Course
from eighteen80.china.rules.setup import ONLINE
from eighteen80.china.site.certificates import SitePapers
from eighteen80.china.site.reader import Reader
from eighteen80.china.state import ShareRound, State
from eighteen80.china.turn import settle_stages
from tests.support.china.recorded_games import export_game
from tests.support.peer.share_round import PAYMENT, SiteRound

SOURCE = "restored"
EARLY = 1000
"""First seed of rounds of phase A, in which shares are locked and no player has a debt."""
SEEDS = (*range(18), 51, 80, 111, 1229, 1237, 1311)
"""Two of each round, and some in which what an import has to keep comes about."""


@cache
def beginnings() -> list[tuple[State, SitePapers]]:
    """Return every share round after the first of one of our games, as an import reaches it."""
    reader, found, rounds = Reader(export_game(SOURCE), ONLINE), list[tuple[State, SitePapers]](), 0
    for entry in reader.entries:
        reader.take(entry)
        state, papers = reader.state, reader.game.papers
        begun = isinstance(state.round, ShareRound) and state.share_rounds > rounds and not state.owed
        if begun and papers is not None and not reader.game.ahead:
            rounds = state.share_rounds
            found.append((next(state for state in reader.game.stages if is_turn(state)), deepcopy(papers)))
    return found


def is_turn(state: State) -> bool:
    return isinstance(state.round, ShareRound) and not state.owed


def import_round(state: State, papers: SitePapers, site: SiteRound) -> tuple[State, State, list[str]]:
    """Return the import's state after the round and before the last action; and the lines that it writes."""
    players = [{"id": number, "name": name} for name, number in site.ids.items()]
    actions = [{**action, "id": number} for number, action in enumerate(site.actions, start=1)]
    reader = Reader({"title": "1880", "players": players, "actions": actions}, ONLINE)
    moments = list(settle_stages(Course(state)))
    reader.game.state, reader.game.stages, reader.game.papers = moments[-1], moments, deepcopy(papers)
    lines, before = list[str](), state
    for step in reader.steps():
        lines += map(GAME.write, step.moves)
        before = reader.state if step.entry.number == len(actions) - 1 else before
    return before, reader.state, lines


def play_round(seed: int) -> tuple[State, SitePapers, SiteRound]:
    """Play a share round of that game again; in every other one a player has a debt, and pays at will."""
    rounds = beginnings()
    state, papers = rounds[seed % (len(rounds) if seed < EARLY else 2)]
    if seed % 2 and seed < EARLY:
        debtor = state.seats[seed % len(state.seats)]
        players = {**state.players, debtor: state.players[debtor]._replace(debt=300, cash=60)}
        state = state._replace(players=players)
    ids = {player: number for number, player in enumerate(sorted(state.seats))}
    return state, papers, SiteRound(state, papers, ids, f"{SOURCE} {seed}", pays_early=0.1).play()


@pytest.mark.parametrize("seed", SEEDS)
def test_random_actions_end_with_the_same_shares_and_money(seed: int):
    state, papers, site = play_round(seed)
    before, after, _ = import_round(state, papers, site)
    for player in state.seats:
        assert shares_held(after.players[player].shares) == shares_held(site.held[player])
    assert {company: after.companies[company].director for company in site.director} == site.director
    if is_turn(before) and site.actions[-1]["type"] == "pass":
        assert {player: (before.players[player].cash, before.players[player].debt) for player in state.seats} == {
            player: (site.cash[player], site.debt[player]) for player in state.seats
        }
    if not is_turn(after):
        assert after.priority == site.priority


def shares_held(shares: Mapping[str, int]) -> dict[str, int]:
    return {company: percent for company, percent in shares.items() if percent}


def test_they_do_all_that_an_import_has_to_keep():
    """Among these rounds are some with payments in another's turn, and with locked shares that the site sells."""
    kinds, kept = set[str](), set[str]()
    for seed in SEEDS:
        state, papers, site = play_round(seed)
        kinds.update(action["type"] for action in site.actions)
        lines = import_round(state, papers, site)[2]
        kept.update(" ".join(line.split()[:2]) for line in lines if "18xx.games" in line)
    assert kinds == {"pass", "buy_shares", "sell_shares", PAYMENT}
    assert kept == {"correct turn", "correct priority", "correct price", "rule that"}
