"""1880: China. `GAME` is the one name that others import.

May import: china.box, china.corrections, china.fields, china.rules, china.rules.operating, china.show,
china.show.sheets, china.site, line.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from types import MappingProxyType

from eighteen80.capabilities import (
    Accounted,
    Arrival,
    Audited,
    ByHand,
    Change,
    Chronicled,
    Commanded,
    Detailed,
    Foreign,
    ForeignLine,
    Gain,
    Guided,
    Mapped,
    OnSite,
    Overruled,
    Personal,
    Pile,
    Printed,
    Shown,
    Situated,
    Surveyed,
    TakingTurns,
)
from eighteen80.china import making, turn
from eighteen80.china.corrections import corrected_values, counts
from eighteen80.china.corrections import rulings as rulings_module
from eighteen80.china.moves import NOTATION, Move, Overrule, Run
from eighteen80.china.rules import setup, versions
from eighteen80.china.rules.ending import worth
from eighteen80.china.rules.operating.turn_events import TrainsRun
from eighteen80.china.show import ask, nearest, summary
from eighteen80.china.show.dump import ROUND_NAMES, dump
from eighteen80.china.show.nearest import guided
from eighteen80.china.state import State
from eighteen80.events import Event
from eighteen80.game import Choice, Game, Outcome, Revision
from eighteen80.layout import Layout
from eighteen80.refusals import UNSAID, Refusal
from eighteen80.sheets import Cell, Face, Fact, Figure, Grid, HexMap, Say, Sheet, Text, Wording


class China(
    Shown[State],
    Personal[State],
    Situated[State],
    Mapped[State],
    Printed,
    Guided[State],
    Accounted[State],
    ByHand[State, Move],
    Overruled[Move],
    Audited[State, Move],
    Surveyed[State, Move],
    Detailed[State, Move],
    OnSite,
    TakingTurns[State, Move],
    Chronicled[State],
    Commanded,
):
    """The game as the table sees it; what only a screen, an audit or a search needs is loaded where it is asked for."""

    key = "china"
    name = "1880: China"
    ending = ".1880"
    site = "18xx"
    commands = MappingProxyType(
        {"routes": "eighteen80.china.search.commands:Routes", "what-if": "eighteen80.china.search.commands:WhatIf"}
    )
    rules = versions.LATEST
    editions = ("present", "first")
    closing = turn.CLOSING
    around = turn.AROUND

    def start(self, seats: Sequence[str], rulings: Mapping[str, str]) -> State:
        """The table before the first bid."""
        return setup.start(seats, rulings)

    def rulings(self) -> Mapping[str, Sequence[str]]:
        """The table's options, defaults first."""
        return setup.RULINGS

    def presets(self) -> Mapping[str, Mapping[str, str]]:
        """Options that go together, by name."""
        return setup.PRESETS

    def revisions(self) -> Sequence[Revision]:
        """What has changed, version by version."""
        return versions.REVISIONS

    def read(self, line: str, state: State | None = None) -> Move:
        """A typed line as a move."""
        return nearest.read(line, state)

    def write(self, move: Move) -> str:
        """The move's canonical line."""
        return NOTATION.write(move)

    def resolve(self, state: State, move: Move) -> Move:
        """The move with everything left out put in."""
        return guided(making.complete, state, move)

    def check(self, state: State, move: Move) -> None:
        """Refuse what the rules do not allow."""
        guided(making.check, state, move)

    def apply(self, state: State, move: Move) -> Outcome[State]:
        """The move made, and what followed."""
        return guided(making.apply, state, move)

    def legal(self, state: State) -> Iterable[Move]:
        """Every move allowed now."""
        return making.legal(state)

    def due(self, state: State) -> Sequence[str]:
        """Who owes a decision."""
        return turn.due(state)

    def turn_key(self, state: State) -> Hashable:
        """The turn under way."""
        return turn.turn_of(state)

    def actor(self, state: State, move: Move) -> str:
        """In whose name the move is made."""
        return making.actor(state, move)

    def round_key(self, state: State) -> str:
        """Changes when a round ends."""
        return f"{ROUND_NAMES[type(state.round)]} {state.share_rounds} {state.passing}"

    def facts(self, before: State, move: Move, outcome: Outcome[State]) -> str:
        """The figures that followed from the move."""
        return summary.facts(outcome.events)

    def checkpoint(self, state: State) -> Sequence[str]:
        """What must lie on the table at the end of a round."""
        return list(summary.checkpoint(state))

    def dump(self, state: State) -> dict[str, object]:
        """The state by the published schema."""
        return dump(state)

    def worth(self, state: State) -> Mapping[str, int]:
        """Each player's wealth if it ended now."""
        return {name: worth(state, name) for name in state.seats}

    def complete(self, line: str, state: State) -> Sequence[Choice]:
        """How the line could go on."""
        return nearest.complete(line, state)

    def forecast(self, state: State) -> Sequence[Event]:
        """What is coming."""
        from eighteen80.china.show.forecast import forecast

        return forecast(state)

    def layout(self) -> Layout:
        """Where the sheets lie."""
        from eighteen80.china.show.layout import LAYOUT

        return LAYOUT

    def sheets(self, state: State) -> Mapping[str, Sheet]:
        """Everything that can be shown of this moment."""
        from eighteen80.china.show import panes

        return panes.sheets(state)

    def face(self, state: State) -> Face:
        """What players read from their seats."""
        from eighteen80.china.show.sheets import sheet_scoreboard

        return sheet_scoreboard.face(state)

    def page(self, state: State) -> str:
        """What belongs to the situation."""
        from eighteen80.china.show import situation

        return situation.page(state)

    def map(self, state: State) -> HexMap:
        """The map alone."""
        from eighteen80.china.show.sheets import sheet_map

        return sheet_map.map_of(state)

    def round_name(self, state: State) -> Say:
        """What is being played now."""
        from eighteen80.china.show import panes

        return panes.round_name(state)

    def ask(self, state: State) -> Say:
        """What whoever is due has to decide."""
        return ask.ask(state)

    def likely(self, state: State) -> Sequence[str]:
        """The lines entered most often now."""
        from eighteen80.china.show import panes

        return panes.likely(state)

    def decisions(self, state: State) -> Sequence[str]:
        """Every answer to a forced decision."""
        return [NOTATION.write(move) for move in ask.decisions(state)]

    def changes(self, before: State, after: State) -> Sequence[Change]:
        """What differs in whose hands what lies."""
        from eighteen80.china.show import preview

        return tuple(preview.changes(before, after))

    def by_hand(self, before: State, move: Move, events: Sequence[Event]) -> Sequence[Figure]:
        """What the hands do on the real board."""
        from eighteen80.china.show import by_hand

        return tuple(by_hand.by_hand(move, events))

    def handbook(self, state: State) -> Grid:
        """Every move, and whether it may come now."""
        from eighteen80.china.show import look_up

        return look_up.handbook(state)

    def look_up(self, state: State, word: str) -> Text:
        """What there is to know about anything that has a name."""
        from eighteen80.china.show import look_up

        return look_up.look_up(state, word)

    def own(self, state: State, player: str) -> Sequence[Sheet]:
        """What one player has."""
        from eighteen80.china.show.sheets import sheet_players

        return sheet_players.own(state, player)

    def tally(self, state: State) -> Grid:
        """Who is worth what."""
        from eighteen80.china.show.sheets import sheet_tally

        return sheet_tally.tally(state)

    def winners(self, state: State) -> Sequence[str]:
        """Who is worth most."""
        from eighteen80.china.show.sheets import sheet_tally

        return sheet_tally.richest(state)

    def made_of(self, state: State, player: str) -> Sequence[tuple[Wording, int]]:
        """What a player's worth is the sum of."""
        from eighteen80.china.show.sheets import sheet_tally

        return sheet_tally.made_of(state, player)

    def gains(self, before: State, after: State, events: Sequence[Event]) -> Sequence[Gain]:
        """What a move has brought."""
        from eighteen80.china.show.sheets import sheet_tally

        return tuple(sheet_tally.gains(events))

    def arrivals(self, events: Sequence[Event]) -> Sequence[Arrival]:
        """What has come with a move."""
        from eighteen80.china.show.sheets import sheet_tally

        return tuple(sheet_tally.arrivals(events))

    def values(self, state: State) -> Sequence[tuple[Cell, int]]:
        """What a share of each company is worth."""
        from eighteen80.china.show.sheets import sheet_tally

        return sheet_tally.values(state)

    def thinker(self, state: State) -> str:
        """The player who has to decide now."""
        return ask.thinker(state)

    def paints(self, edition: str) -> Mapping[str, str]:
        """The colours of markers that an edition paints otherwise."""
        from eighteen80.china.show import panes

        return panes.paints(edition)

    def purses(self, state: State) -> Mapping[str, int]:
        """All money on the table."""
        from eighteen80.china.show import panes

        return panes.purses(state)

    def audit(self, state: State) -> Iterable[Move]:
        """Everything on the table, counted."""
        from eighteen80.china.corrections import inventory

        return inventory.audit(state)

    def pile(self, move: Move) -> Pile | None:
        """What the move says of the table."""
        return counts.pile(move)

    def counted(self, state: State, pile: Pile) -> int | str | None:
        """How many there should be, or how it should lie."""
        return counts.should_be(state, pile)

    def found(self, state: State, pile: Pile, text: str) -> str:
        """How it was found."""
        return corrected_values.in_words(state, pile.what, pile.subject, text)

    def remedies(self, state: State, pile: Pile, reason: str = UNSAID) -> Iterable[str]:
        """Corrections after which the count would agree."""
        from eighteen80.china.corrections import remedies

        return remedies.remedies(state, pile, reason)

    def why_over(self, before: State, move: Move) -> Refusal | None:
        """Why the company could buy no train any more."""
        return making.why_over(before, move)

    def exception(self, move: Move) -> Event | None:
        """A correction or a ruling of the table."""
        return rulings_module.exception(move)

    def ruled(self, line: str) -> str:
        """A ruling of the table."""
        return NOTATION.write(Overrule(UNSAID, line))

    def from_foreign(self, data: object, rulings: Mapping[str, str] | None) -> Foreign:
        """A game of 18xx.games."""
        from eighteen80.china.site.convert import read_game

        return read_game(data, rulings)

    def to_foreign(
        self, seats: Sequence[str], rulings: Mapping[str, str], table: str, lines: Iterable[ForeignLine]
    ) -> dict[str, object]:
        """The game for 18xx.games."""
        from eighteen80.china.site.convert import write_game

        return write_game(seats, rulings, table, lines)

    def survey(self, state: State, who: str) -> Mapping[str, object]:
        """The best run of a company or investor."""
        from eighteen80.china.show import survey

        return survey.survey(state, who)

    def runner_up(self, state: State, who: str) -> int | None:
        """The next best income."""
        from eighteen80.china.show import survey

        return survey.runner_up(state, who)

    def what_if(self, before: State, after: State) -> Mapping[str, Fact]:
        """What a line adds to the best run of whoever is on turn."""
        from eighteen80.china.show import survey

        return survey.what_if(before, after)

    def outdone(self, was: State, now: State, move: Move) -> tuple[str, Say] | None:
        """The best run where a repair has made a better one possible."""
        from eighteen80.china.show import survey

        return survey.outdone(was, now, move) if isinstance(move, Run) else None

    def extras(self, before: State, move: Move, events: Sequence[Event]) -> dict[str, object]:
        """A run with the best that was possible."""
        from eighteen80.china.show import survey

        if not isinstance(move, Run) or move.trains is None:
            return {}
        total = next(event.total for event in events if isinstance(event, TrainsRun))
        return {"run": survey.ran(before, move, total)}


GAME: Game[State, Move] = China()
