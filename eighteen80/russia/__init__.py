"""Russian Railroads. `GAME` is the one name that others import.

May import: line, russia.box, russia.corrections, russia.fields, russia.rules, russia.rules.actions, russia.show,
russia.show.sheets.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence

from eighteen80.capabilities import (
    Accounted,
    Arrival,
    Asked,
    Audited,
    Boxed,
    ByHand,
    Change,
    Chronicled,
    Gain,
    Guided,
    Opened,
    Overruled,
    Personal,
    Pile,
    Question,
    Scored,
    Scoring,
    Shown,
    TakingTurns,
)
from eighteen80.events import Event
from eighteen80.game import Choice, Game, Outcome, Revision, revisions_of
from eighteen80.layout import Layout
from eighteen80.printed_figures import BoxFigure, Found, KnownBox, PieceKind
from eighteen80.refusals import UNSAID
from eighteen80.resources import read_table
from eighteen80.russia import making, turn
from eighteen80.russia.corrections import inventory, printed, values
from eighteen80.russia.corrections import rulings as rulings_module
from eighteen80.russia.moves import Bonus, Done, Move, Reveal
from eighteen80.russia.rules import setup
from eighteen80.russia.show import ask, by_hand, look_up, position, summary
from eighteen80.russia.show.dump import dump
from eighteen80.russia.show.layout import LAYOUT
from eighteen80.russia.show.nearest import head_first, way_out
from eighteen80.russia.show.sheets import (
    sheet_coming,
    sheet_players,
    sheet_scoring,
    sheet_spaces,
    sheet_tableau,
    sheet_tally,
)
from eighteen80.russia.state import State
from eighteen80.sheets import Cell, Face, Figure, Grid, Line, Say, Sheet, Text, Wording, figures_of

VERSIONS = read_table("russia/versions.toml")


class Russia(
    Accounted[State],
    ByHand[State, Move],
    Asked[State],
    Audited[State, Move],
    Boxed[State, Move],
    Chronicled[State],
    Guided[State],
    Opened[State],
    Overruled[Move],
    Personal[State],
    Scored,
    Shown[State],
    TakingTurns[State, Move],
):
    """The game as the table sees it."""

    key = "russia"
    name = "Russian Railroads"
    ending = ".russia"
    rules = max(int(version) for version in VERSIONS)
    closing = (Done.verb,)
    around = (Bonus.verb, Reveal.verb)
    questions = (Question("score", "Anna"), Question("next", "Anna"), Question("unknown"))

    def start(self, seats: Sequence[str], rulings: Mapping[str, str]) -> State:
        """The table before the strip is laid."""
        return setup.start(seats, rulings)

    def rulings(self) -> Mapping[str, Sequence[str]]:
        """The table's options, defaults first."""
        return setup.OPTIONS

    def presets(self) -> Mapping[str, Mapping[str, str]]:
        """Options that go together, by name."""
        return {"scores": {"entry": "scores"}}

    def revisions(self) -> Sequence[Revision]:
        """What has changed, version by version."""
        return tuple(revisions_of(VERSIONS))

    def read(self, line: str, state: State | None = None) -> Move:
        """A typed line as a move."""
        with head_first(line, state):
            return making.read(line, state)

    def write(self, move: Move) -> str:
        """The move's canonical line."""
        return making.notation_for(move).write(move)

    def resolve(self, state: State, move: Move) -> Move:
        """The move with everything left out put in."""
        with way_out(state, move):
            return making.resolve(state, move)

    def check(self, state: State, move: Move) -> None:
        """Refuse what the rules do not allow."""
        with way_out(state, move):
            making.check(state, move)

    def apply(self, state: State, move: Move) -> Outcome[State]:
        """The move made, and what followed."""
        with way_out(state, move):
            return making.apply(state, move)

    def legal(self, state: State) -> Iterable[Move]:
        """Every move allowed now."""
        return making.legal(state)

    def due(self, state: State) -> Sequence[str]:
        """Who owes a decision."""
        return turn.due(state)

    def actor(self, state: State, move: Move) -> str:
        """In whose name the move is made."""
        return making.actor(state, move)

    def round_key(self, state: State) -> str:
        """Changes when a round ends."""
        return f"{state.round} {state.phase in ('reveal', 'end')}"

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
        """Each player's points."""
        return {name: player.score for name, player in state.players.items()}

    def complete(self, line: str, state: State) -> Sequence[Choice]:
        """How the line could go on."""
        return making.notation_of(state).complete(line, making.moment(state))

    def ask(self, state: State) -> Say:
        """What whoever is due has to decide."""
        return ask.ask(state)

    def handbook(self, state: State) -> Grid:
        """Every move, and whether it may come now."""
        return look_up.handbook(state)

    def look_up(self, state: State, word: str) -> Text:
        """What there is to know about anything that has a name."""
        return look_up.look_up(state, word)

    def turn_key(self, state: State) -> Hashable:
        """The turn under way: of which round and phase, and whose."""
        return state.round, state.phase, turn.due(state)

    def thinker(self, state: State) -> str:
        """The player who has to decide now."""
        return next((name for name in turn.due(state) if name in state.players), "")

    def audit(self, state: State) -> Iterable[Move]:
        """Everything on the table, looked at."""
        return inventory.audit(state)

    def pile(self, move: Move) -> Pile | None:
        """What the move says of the table."""
        return inventory.pile(move)

    def counted(self, state: State, pile: Pile) -> int | str | None:
        """How it should lie."""
        return inventory.should_be(state, pile)

    def found(self, state: State, pile: Pile, text: str) -> str:
        """How it was found."""
        return values.in_words(state, pile.what, pile.subject, text)

    def remedies(self, state: State, pile: Pile, reason: str = UNSAID) -> Iterable[str]:
        """Corrections after which the count would agree."""
        return inventory.remedies(state, pile, reason)

    def exception(self, move: Move) -> Event | None:
        """A correction or a ruling of the table."""
        return rulings_module.exception(move)

    def ruled(self, line: str) -> str:
        """A ruling of the table."""
        return rulings_module.ruling(line)

    def layout(self) -> Layout:
        """Where the sheets lie."""
        return LAYOUT

    def sheets(self, state: State) -> Mapping[str, Sheet]:
        """All sheets of this moment."""
        return {
            "head": Text((Line((Cell(ask.round_name(state), "strong"), Cell(ask.ask(state)))),)),
            "players": sheet_players.players(state),
            "spaces": sheet_spaces.spaces(state),
            "tableau": sheet_tableau.full(state),
            "others": sheet_tableau.others(state),
            "supply": sheet_players.supply(state),
            "coming": sheet_coming.coming(state),
            "scoring": sheet_scoring.sheet(state),
        }

    def face(self, state: State) -> Face:
        """What players read from their seats."""
        return sheet_coming.face(state)

    def own(self, state: State, player: str) -> Sequence[Sheet]:
        """What one player has."""
        return (figures_of(sheet_players.players(state), player), sheet_tableau.of_a_player(state, player))

    def tally(self, state: State) -> Grid:
        """Who has how many points."""
        return sheet_tally.tally(state)

    def winners(self, state: State) -> Sequence[str]:
        """Who has most points."""
        return sheet_tally.ahead(state)

    def made_of(self, state: State, player: str) -> Sequence[tuple[Wording, int]]:
        """What a player's worth is the sum of."""
        return sheet_tally.made_of(state, player)

    def gains(self, before: State, after: State, events: Sequence[Event]) -> Sequence[Gain]:
        """What a move has brought."""
        return tuple(sheet_tally.gains(before, after))

    def arrivals(self, events: Sequence[Event]) -> Sequence[Arrival]:
        """What has come with a move."""
        return tuple(sheet_tally.arrivals(events))

    def values(self, state: State) -> Sequence[tuple[Cell, int]]:
        """Nobody holds parts of anything."""
        return ()

    def round_name(self, state: State) -> Say:
        """What is being played now."""
        return ask.round_name(state)

    def box_kinds(self) -> Mapping[str, PieceKind]:
        """What is asked of the table's own box."""
        return printed.kinds()

    def box_figure(self, kind: str, piece: str, value: str) -> BoxFigure:
        """A figure of the box, if it makes sense."""
        return printed.figure(kind, piece, value)

    def box_told(self, before: State, move: Move) -> Sequence[BoxFigure]:
        """What a move says is printed on pieces."""
        return list(printed.told(before, move))

    def box_fits(self, state: State, move: Move, box: KnownBox) -> Sequence[Found[Move]]:
        """The number of an engineer who is hired."""
        return printed.fits(state, move, box)

    def score(self, text: str) -> Scoring:
        """Tableaus that are typed, counted."""
        return position.scored(text)

    def purses(self, state: State) -> Mapping[str, int]:
        """Everybody's points."""
        return self.worth(state)

    def by_hand(self, before: State, move: Move, events: Sequence[Event]) -> Sequence[Figure]:
        """What the hands do on the real table."""
        return tuple(by_hand.by_hand(events))

    def changes(self, before: State, after: State) -> Sequence[Change]:
        """What differs between two moments in workers and coins."""
        return tuple(ask.changes(before, after))

    opens = "scoring"

    def opened_cell(self, state: State, row: int, column: int) -> Text | None:
        """The fields of a cell of the last scoring."""
        return sheet_scoring.opened_cell(state, row, column)

    def likely(self, state: State) -> Sequence[str]:
        """What is owed, or to pass where nothing can be paid."""
        return list(ask.likely(state))

    def decisions(self, state: State) -> Sequence[str]:
        """Every answer to what is owed before anything else."""
        return [self.write(move) for move in ask.decisions(state)]

    def answer(self, state: State, key: str, word: str) -> Sheet:
        """The points of a scoring now, what fires next, or every point since the start."""
        return look_up.answer(state, key, word)


GAME: Game[State, Move] = Russia()
