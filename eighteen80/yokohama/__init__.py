"""Yokohama. `GAME` is the one name that others import.

May import: line, yokohama.box, yokohama.corrections, yokohama.fields, yokohama.rules, yokohama.rules.areas,
yokohama.show, yokohama.show.sheets.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from eighteen80.capabilities import (
    Accounted,
    Arrival,
    Audited,
    Boxed,
    ByHand,
    Change,
    Chronicled,
    Detailed,
    Forgettable,
    Gain,
    Guided,
    Implying,
    Mapped,
    Overruled,
    Personal,
    Pile,
    Printed,
    Scored,
    Scoring,
    Shown,
    Sum,
    Summed,
)
from eighteen80.events import Event
from eighteen80.game import Choice, Game, Outcome, Revision, revisions_of
from eighteen80.layout import MAP, Layout
from eighteen80.printed_figures import BoxFigure, Found, KnownBox, PieceKind
from eighteen80.refusals import UNSAID
from eighteen80.resources import read_table
from eighteen80.sheets import Cell, Face, Figure, Grid, HexMap, Line, Say, Sheet, Text, Wording
from eighteen80.yokohama import line_expansion, line_meanings, making, turn
from eighteen80.yokohama.corrections import corrected_values, printed
from eighteen80.yokohama.corrections import rulings as rulings_module
from eighteen80.yokohama.moves import NOTATION, Confirm, Correct, Done, Move, Overrule
from eighteen80.yokohama.rules import setup
from eighteen80.yokohama.rules.ending import over
from eighteen80.yokohama.rules.scoring import final, position_of, score
from eighteen80.yokohama.show import by_hand, completion, look_up, piece_totals, score_table, summary
from eighteen80.yokohama.show.dump import dump
from eighteen80.yokohama.show.layout import LAYOUT
from eighteen80.yokohama.show.nearest import way_out
from eighteen80.yokohama.show.sheets import (
    sheet_areas,
    sheet_boards,
    sheet_coming,
    sheet_map,
    sheet_players,
    sheet_tally,
    sheet_turn,
)
from eighteen80.yokohama.state import State

VERSIONS = read_table("yokohama/versions.toml")


class Yokohama(
    Shown[State],
    Mapped[State],
    Accounted[State],
    ByHand[State, Move],
    Chronicled[State],
    Implying[State],
    Detailed[State, Move],
    Printed,
    Guided[State],
    Overruled[Move],
    Personal[State],
    Audited[State, Move],
    Summed[State],
    Forgettable,
    Scored,
    Boxed[State, Move],
):
    """The game as the table sees it."""

    key = "yokohama"
    name = "Yokohama"
    ending = ".yokohama"
    rules = max(int(version) for version in VERSIONS)
    editions = ("dlp2017",)
    either = tuple(kind.verb for kind in line_expansion.OF_WHOEVER_SAYS_IT)

    def start(self, seats: Sequence[str], rulings: Mapping[str, str]) -> State:
        """The table before the first turn."""
        return setup.start(seats, rulings)

    def rulings(self) -> Mapping[str, Sequence[str]]:
        """The table's options, defaults first."""
        return setup.OPTIONS

    def presets(self) -> Mapping[str, Mapping[str, str]]:
        """Options that go together, by name: the two depths of entry."""
        return {depth: {"depth": depth} for depth in setup.OPTIONS["depth"]}

    def revisions(self) -> Sequence[Revision]:
        """What has changed, version by version."""
        return tuple(revisions_of(VERSIONS))

    def read(self, line: str, state: State | None = None) -> Move:
        """A typed line as a move."""
        return line_meanings.read(line, state)

    def lines(self, line: str, state: State, *, first: bool = True) -> Sequence[str]:
        """The moves that a typed line stands for."""
        with way_out(state, None):
            return line_expansion.lines(line, state, first=first)

    def write(self, move: Move) -> str:
        """The move's canonical line."""
        return NOTATION.write(move)

    def resolve(self, state: State, move: Move) -> Move:
        """The move with everything left out put in."""
        with way_out(state, move):
            return making.complete(state, move)

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
        """Who owes a decision; after the last turn somebody as long as something must still be told."""
        if over(state) and final(state) is not None:
            return ()
        return (state.turn.who if state.turn else state.seats[0],)

    def actor(self, state: State, move: Move) -> str:
        """In whose name the move is made."""
        return making.actor(state, move)

    def round_key(self, state: State) -> str:
        """Changes when a round ends."""
        return "over" if over(state) else f"round {state.round}"

    def facts(self, before: State, move: Move, outcome: Outcome[State]) -> str:
        """The figures that followed from the move."""
        return summary.facts(outcome.events)

    def checkpoint(self, state: State) -> Sequence[str]:
        """What must lie on the table at the end of a round."""
        return tuple(summary.checkpoint(state))

    def dump(self, state: State) -> dict[str, object]:
        """The state by the published schema."""
        return dump(state)

    def extras(self, before: State, move: Move, events: Sequence[Event]) -> dict[str, object]:
        """Number, maker and line of the move, as the published schema names them."""
        return {"n": before.number + 1, "by": making.made_by(before, move), "line": NOTATION.write(move)}

    def worth(self, state: State) -> Mapping[str, int]:
        """Each player's points if it ended now."""
        return {name: sheet.total for name, sheet in score(position_of(state)).sheets.items()}

    def complete(self, line: str, state: State) -> Sequence[Choice]:
        """How the line could go on."""
        return completion.complete(line, state)

    def decisions(self, state: State) -> Sequence[str]:
        """Where nobody waits for anything else: that the turn is done."""
        return [Done.verb] if turn.due(state) == (Done.verb,) else []

    # What the rules did not make, and what lies on the table

    def exception(self, move: Move) -> Event | None:
        """A correction or a ruling of the table."""
        if isinstance(move, Correct):
            return corrected_values.exception(move)
        return rulings_module.exception(move) if isinstance(move, Overrule) else None

    def ruled(self, line: str) -> str:
        """A ruling of the table."""
        return rulings_module.ruling(line)

    def audit(self, state: State) -> Iterable[Move]:
        """Everything on the table."""
        return corrected_values.audit(state)

    def pile(self, move: Move) -> Pile | None:
        """What the move says of the table."""
        return corrected_values.pile_of(move.what, move.subject, move.value) if isinstance(move, Confirm) else None

    def counted(self, state: State, pile: Pile) -> int | str | None:
        """How many there should be, or how it should lie."""
        return corrected_values.counted(state, pile)

    def sum_of(self, state: State, pile: Pile) -> Sum | None:
        """How many of the kind there must be in all."""
        return piece_totals.sum_of(state, pile)

    def forgettable(self, events: Sequence[Event], pile: Pile) -> Iterable[tuple[Event, int]]:
        """Tolls, the house's yen, what technologies bring."""
        return corrected_values.forgettable(events, pile)

    def found(self, state: State, pile: Pile, text: str) -> str:
        """How it was found."""
        return text

    def remedies(self, state: State, pile: Pile, reason: str = UNSAID) -> Iterable[str]:
        """A correction after which the count would agree."""
        return corrected_values.remedies(state, pile, reason)

    # On the screen

    def layout(self) -> Layout:
        """Where the sheets lie."""
        return LAYOUT

    def sheets(self, state: State) -> Mapping[str, Sheet]:
        """All sheets of this moment."""
        return {
            "head": sheet_turn.heading(state),
            "players": sheet_players.players(state),
            "turn": sheet_turn.turn(state),
            "coming": sheet_coming.coming(state),
            "areas": sheet_areas.areas(state),
            MAP: sheet_map.map_of(state),
            "boards": sheet_boards.boards(state),
            "goals": sheet_boards.goals(state),
            # What it comes to in the end is told by the tally, and by nothing before it.
            "standing": Text((Line((Cell(Say("game-is-over")),)),)) if over(state) else sheet_tally.standing(state),
        }

    def map(self, state: State) -> HexMap:
        """The boards as they lie; nothing in ledger depth."""
        return sheet_map.map_of(state)

    def face(self, state: State) -> Face:
        """What the players read from their seats."""
        return sheet_tally.face(state)

    def own(self, state: State, player: str) -> Sequence[Sheet]:
        """What one player has."""
        return sheet_players.own(state, player)

    def tally(self, state: State) -> Grid:
        """The final scoring, or what it would be now."""
        return sheet_tally.tally(state)

    def winners(self, state: State) -> Sequence[str]:
        """Who is first in the final scoring: the rules decide between equals."""
        return score(position_of(state)).ranks[:1]

    def made_of(self, state: State, player: str) -> Sequence[tuple[Wording, int]]:
        """What a player's worth is the sum of."""
        return sheet_tally.made_of(state, player)

    def gains(self, before: State, after: State, events: Sequence[Event]) -> Sequence[Gain]:
        """What a move has brought."""
        return tuple(sheet_tally.gains(before, after, events))

    def arrivals(self, events: Sequence[Event]) -> Sequence[Arrival]:
        """What has come with a move."""
        return tuple(sheet_tally.arrivals(events))

    def values(self, state: State) -> Sequence[tuple[Cell, int]]:
        """Nobody holds parts of anything."""
        return ()

    def round_name(self, state: State) -> Say:
        """What is being played now."""
        return sheet_turn.round_name(state)

    def purses(self, state: State) -> Mapping[str, int]:
        """All money on the table."""
        return {name: player.yen for name, player in state.players.items()}

    def by_hand(self, before: State, move: Move, events: Sequence[Event]) -> Sequence[Figure]:
        """What the hands do on the real table."""
        return tuple(by_hand.by_hand(events))

    def changes(self, before: State, after: State) -> Sequence[Change]:
        """What differs in points and wares between two moments."""
        return tuple(summary.changes(before, after))

    # Figures that stand on the pieces alone

    def box_kinds(self) -> Mapping[str, PieceKind]:
        """Fields, technologies, achievements, orders, site cards, tiles."""
        return printed.KINDS

    def box_figure(self, kind: str, piece: str, value: str) -> BoxFigure:
        """The figure in the words of a line."""
        return printed.figure(kind, piece, value)

    def box_told(self, before: State, move: Move) -> Sequence[BoxFigure]:
        """What a move says is printed."""
        return tuple(printed.told(before, move))

    def box_fits(self, state: State, move: Move, box: KnownBox) -> Sequence[Found[Move]]:
        """What the box has for a move that leaves it out."""
        return printed.fits(state, move, box)

    def score(self, text: str) -> Scoring:
        """A final position that is typed."""
        return score_table.scored(text)

    # Who is asked

    def thinker(self, state: State) -> str:
        """The player who has to decide now."""
        return state.turn.who if state.turn else ""

    def likely(self, state: State) -> Sequence[str]:
        """The lines entered most often now: where nothing has to be decided any more, that the turn is done."""
        return ("done",) if state.turn is not None and state.turn.step == "C" else ()

    def paints(self, edition: str) -> Mapping[str, str]:
        """No marker is painted otherwise in another edition."""
        return {}

    def ask(self, state: State) -> Say:
        """What whoever is due has to decide."""
        return look_up.ask(state)

    def handbook(self, state: State) -> Grid:
        """Every move, and whether it may come now."""
        return look_up.handbook(state)

    def look_up(self, state: State, word: str) -> Text:
        """What there is to know about anything that has a name."""
        return look_up.look_up(state, word)


GAME: Game[State, Move] = Yokohama()
