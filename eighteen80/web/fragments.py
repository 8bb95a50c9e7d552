"""Parts of a page that shows a moment of a game: each part is separate markup, and may change without the others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from eighteen80.capabilities import Paged
from eighteen80.engine.game import AnyGame, AnyMove, AnyState
from eighteen80.engine.table_moves import BANK
from eighteen80.layout import LOG, MAP
from eighteen80.page_parts import NOW, Entry, Panel, Panels, Stop, by_kind, seat, typed_row
from eighteen80.record.history import Accepted
from eighteen80.refusals import RecordText, Refusal
from eighteen80.sheets import Cell, Column, Figure, Grid, HexMap, Line, Row, Say, Text, Wording
from eighteen80.table import default_panes, log
from eighteen80.table.outcome import rank_players
from eighteen80.web.map_drawing import found_on_map, frame_markup, hex_parts, in_words, map_details, map_svg
from eighteen80.web.markup import MarkupWriter, classes
from eighteen80.web.part_markup import add_title, figures_markup, line_markup, list_markup, panel_markup
from eighteen80.web.result_markup import result_markup, won_by

TOP, UNDER, ASIDE, STATUS = "@top", "@under", "@aside", "@standing"
LINE, FIGURES, MAY, RESULT, NOTICES = "@line", "@figures", "@may", "@result", "@notices"
MAP_DETAILS, MAP_FOUND, FRAME = "@map-beside", "@map-found", "@map-frame"
"""Parts other than a game's panels, by names that no panel can have."""

BLANK = "§"
"""Placeholder for markup, a number or a time in a sentence."""
LOG_LINES = 40
MINE, WAITING, OVER = "mine", "waiting", "over"
"""States of the game for the viewer."""

Parts = Mapping[str, str]


WORTH, BOARD = "worth", "board"


class PlainPage:
    """The page of a game without one of its own."""

    tabs: Mapping[str, str] = {WORTH: "score", BOARD: "board"}

    def __init__(self, game: AnyGame, seats: Sequence[str]) -> None:
        self._game, self._seats = game, seats

    def stops(self, state: AnyState) -> Sequence[Stop]:
        """Return the seats, with the player to act marked."""
        thinker = self._game.thinker(state)
        return tuple(Stop(name, state=NOW if name == thinker else "") for name in self._seats)

    def heading(self, state: AnyState) -> Sequence[Wording]:
        """Return the name of the round."""
        return (default_panes.round_name(self._game, state),)

    def figures(self, state: AnyState, player: str) -> Sequence[Figure]:
        """Return the player's worth."""
        return (Figure(Cell(Say("head-has")), str(self._game.worth(state).get(player, 0))),)

    def may(self, _state: AnyState, _player: str, moves: Sequence[AnyMove]) -> Iterable[Entry]:
        """Return the moves as they are typed, a row a verb."""
        for alike in by_kind(moves).values():
            lines = [self._game.write(move) for move in alike]
            yield typed_row(lines[0].partition(" ")[0], lines)

    def ahead(self, _state: AnyState, _player: str) -> Iterable[Entry]:
        """Return no forecasts."""
        return ()

    def mine(self, _state: AnyState, _player: str) -> Panels:
        """Return nothing more than the figures."""
        return {}

    def panels(self, state: AnyState) -> Mapping[str, Panels]:
        """Return everybody's worth, and the sheets of the table."""
        worth = self._game.worth(state)
        columns = (Column(Cell(Say("head-who"), "head")), Column(Cell(Say("head-has"), "head"), "right"))
        rows = tuple(Row((seat(name), Cell(str(has), "strong"))) for name, has in worth.items())
        sheets = default_panes.sheets(self._game, state)
        panes = [pane for pane in default_panes.layout(self._game, state, sheets).panes if pane in sheets]
        return {
            WORTH: {WORTH: Panel("", Grid(columns, (rows,)))},
            BOARD: {pane: Panel(Say(f"pane-{pane}"), sheets[pane]) for pane in panes},
        }


class PageContent:
    """Contents of the page: the state, the moves before it, and the notices about the file."""

    def __init__(
        self,
        game: AnyGame,
        state: AnyState,
        seats: Sequence[str],
        entries: Sequence[Accepted],
        notices: Sequence[Refusal] = (),
    ) -> None:
        self.game, self.state, self.seats = game, state, seats
        self.entries, self.notices = entries, notices

    @cached_property
    def page(self) -> Paged[AnyState, AnyMove]:
        """Maker of the game's page."""
        own: Paged[AnyState, AnyMove] | None = self.game.offers(Paged)
        return own or PlainPage(self.game, self.seats)

    @cached_property
    def panels(self) -> Mapping[str, Mapping[str, Panel]]:
        """Shared panels by tab."""
        return self.page.panels(self.state)

    @cached_property
    def stops(self) -> Sequence[Stop]:
        """Stops in the order of play."""
        return self.page.stops(self.state)

    @cached_property
    def moves(self) -> Mapping[str, Sequence[AnyMove]]:
        """Possible moves by player: a company's by its director, without the banker's."""
        game, state = self.game, self.state
        found: dict[str, list[AnyMove]] = {}
        for move in game.legal(state):
            actor = game.actor(state, move)
            found.setdefault(actor if actor in self.seats else game.thinker(state), []).append(move)
        return found

    @property
    def is_over(self) -> bool:
        """True once the game is over."""
        return not self.game.due(self.state)

    def status_of(self, player: str) -> str:
        """Return the state of the game for a player, or for no one."""
        if self.is_over:
            return OVER
        due = (*self.game.due(self.state), self.game.thinker(self.state))
        return MINE if player and player in due else WAITING


def changed_parts(before: Parts, after: Parts) -> Iterator[str]:
    """Yield the names of the parts that differ; for a map with the same frame, only its hexes."""
    for name, markup in after.items():
        whole = name == MAP and FRAME in after
        if name != FRAME and (before.get(FRAME) != after[FRAME] if whole else before.get(name) != markup):
            yield name


# Shared parts


def shared_parts(content: PageContent, writer: MarkupWriter) -> Parts:
    """Return the parts that everyone sees."""
    lines = tuple(_log_lines(content))
    found = {
        NOTICES: panel_markup(Panel("", log.notice_lines(content.notices)), writer),
        LOG: panel_markup(Panel(Say(f"pane-{LOG}"), Text(lines)), writer),
    }
    for panels in content.panels.values():
        for name, panel in panels.items():
            found |= (
                _map(panel, panel.body, writer)
                if isinstance(panel.body, HexMap)
                else {name: panel_markup(panel, writer)}
            )
    return found


def _log_lines(content: PageContent) -> Iterator[Line]:
    """Yield the last moves, the latest first; a player has the colour of the seat, even after a change of seats."""
    for line in reversed(log.log(content.entries, content.game, LOG_LINES).lines):
        cells = (seat(str(cell.text)) if cell.paint and cell.text in content.seats else cell for cell in line.cells)
        yield line._replace(cells=tuple(cells))


def _map(panel: Panel, board: HexMap, writer: MarkupWriter) -> Parts:
    """Return a map hex by hex; one in words, or one without hexes, is a panel like any other."""
    if in_words(board) or not board.faces:
        return {MAP: panel_markup(panel, writer)}
    title = writer.plain(Say(f"pane-{MAP}"))
    hexes = hex_parts(board, writer)
    return {
        FRAME: frame_markup(board, writer, title),
        MAP: map_svg(board, writer, title, hexes),
        MAP_FOUND: found_on_map(board, writer),
        MAP_DETAILS: map_details(board, writer, title),
        **hexes,
    }


# A player's own parts


def own_parts(content: PageContent, writer: MarkupWriter, player: str) -> Parts:
    """Return this player's own parts; without a player, the player to act, and at the end the winner."""
    game, state, page = content.game, content.state, content.page
    over = content.is_over
    mine = page.mine(state, player)
    return {
        **_top(content, writer, player),
        LINE: "" if over else line_markup(content.stops, writer, player),
        FIGURES: figures_markup(page.figures(state, player), writer) if player and not over else "",
        MAY: "" if over else _may(content, writer, player),
        RESULT: result_markup(game, state, content.entries, writer, player) if over else "",
        **{f"@mine-{name}": panel_markup(panel, writer) for name, panel in mine.items()},
    }


def _may(content: PageContent, writer: MarkupWriter, player: str) -> str:
    """Return the player's possible moves, and the forecasts for one who waits; without a player, those for everyone."""
    moves = content.moves.get(player, ())
    rows = tuple(content.page.may(content.state, player, moves)) if moves else ()
    may = add_title(Say("web-may"), list_markup(rows, writer), writer, Say("web-tell"))
    if content.status_of(player) == MINE:
        return may
    title = Say("web-ahead") if player else ""
    coming = list_markup(tuple(content.page.ahead(content.state, player)), writer)
    return may + add_title(title, coming, writer)


def _top(content: PageContent, writer: MarkupWriter, player: str) -> Parts:
    """Return the two lines at the top, and the state as a colour and in the tab's title.

    Without a player, the second line is the last event, and the round is aside.
    """
    status = content.status_of(player)
    head, beneath, tab = _lines(content, status, writer, player)
    number = 0 if status == OVER else writer.seat_number(content.game.thinker(content.state))
    look = classes(status, f"s{number}" if number else "")
    aside: Sequence[Wording] = ()
    if not player:
        beneath, aside = (beneath[:1], beneath[1:]) if status == OVER else (_last_event(content, writer), beneath)
    first, rest = _join(aside[:1], writer), _join(aside[1:], writer)
    return {
        TOP: head,
        UNDER: _join(beneath, writer),
        ASIDE: f"<b>{first}</b><span>{rest}</span>" if first else "",
        STATUS: f"<i{look}>{writer.text(tab)}</i>",
    }


def _join(wordings: Sequence[Wording], writer: MarkupWriter) -> str:
    return writer.text(" · ".join(filter(None, map(writer.plain, wordings))))


def _last_event(content: PageContent, writer: MarkupWriter) -> Sequence[Wording]:
    """Return the results of the last move of the game, or else the move itself; its player is named."""
    last = next((entry for entry in reversed(content.entries) if entry.move and entry.actor != BANK), None)
    if last is None:
        return ()
    found = " ".join(writer.plain(log.sentence(event)) for event in log.logged_events(last)) or RecordText(last.line)
    return (found if last.actor in found else Say("web-asked", {"player": last.actor, "asked": found}),)


def _lines(
    content: PageContent, status: str, writer: MarkupWriter, player: str
) -> tuple[str, Sequence[Wording], Wording]:
    """Return the first line as markup, the words of the second, and the title of the tab."""
    game, state, heading = content.game, content.state, content.page.heading(content.state)
    if status == OVER:
        first = won_by(rank_players(game, state))
        won = Say("result-wins", {"who": first, "number": len(first)})
        times = tuple(entry.time[:5] for entry in (*content.entries[:1], *content.entries[-1:]) if entry.time)
        lasted = (Say("web-lasted", {"begin": times[0], "end": times[-1]}),) if times else ()
        moves = Say("tally-moves", {"moves": len(content.entries)})
        return writer.text(Say("web-over")), (game.name, *lasted, moves), won
    if status == MINE:
        return _call("web-yours", player, writer), (*heading, _question(content, writer)), Say("web-tab-yours")
    before, thinker = _count_before(content.stops, player), game.thinker(state)
    waiting = (Say("web-before", {"number": before}),) if before else ()
    tab = Say("web-tab-before", {"number": before}) if before else Say("web-tab-turn", {"who": thinker})
    marker = next((stop.marker for stop in content.stops if stop.state == NOW and stop.who == thinker), Cell())
    asked = _question(content, writer)
    text = _call("web-asked", thinker, writer, asked) if thinker in content.seats else writer.text(asked)
    return f"{writer.cell(marker)} {text}", (*waiting, *heading), tab


def _call(code: str, player: str, writer: MarkupWriter, asked: str = "") -> str:
    """Return a sentence of the first line, in which a long name gives way to the other words."""
    text = writer.text(Say(code, {"player": BLANK, "asked": asked}))
    return text.replace(BLANK, f'<bdi class="who">{writer.text(player)}</bdi>', 1)


def _question(content: PageContent, writer: MarkupWriter) -> str:
    """Return the question without the player's name before its colon, which is shown already."""
    text = writer.plain(content.game.ask(content.state))
    return text.partition(": ")[2] or text


def _count_before(stops: Sequence[Stop], player: str) -> int:
    """Count the players who act before this one; 0 if unknown."""
    now = next((at for at, stop in enumerate(stops) if stop.state == NOW), -1)
    ahead = [at - now for at, stop in enumerate(stops) if at > now >= 0 and stop.who == player]
    return next(iter(ahead), 0)
