"""A moment of a game as the parts of a page: each is markup by itself, and may change without the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from eighteen80.capabilities import Paged
from eighteen80.engine.game import AnyGame, AnyMove, AnyState
from eighteen80.layout import LOG, MAP
from eighteen80.page_parts import NOW, Panel, Stop
from eighteen80.record.history import Accepted
from eighteen80.refusals import Refusal
from eighteen80.sheets import Cell, HexMap, Say, Text, Wording
from eighteen80.table import log
from eighteen80.table.outcome import ranked
from eighteen80.web.brick_markup import in_words
from eighteen80.web.map_drawing import beside_map, found_on_map, frame_markup, hex_parts, map_svg
from eighteen80.web.markup import Pen, classes
from eighteen80.web.part_markup import entries_markup, figures_markup, line_markup, panel_markup, titled
from eighteen80.web.plain_page import PlainPage
from eighteen80.web.result_markup import result_markup, won_by

TOP, UNDER, STANDING = "@top", "@under", "@standing"
LINE, FIGURES, MAY, RESULT, NOTICES = "@line", "@figures", "@may", "@result", "@notices"
MAP_BESIDE, MAP_FOUND, FRAME = "@map-beside", "@map-found", "@map-frame"
"""Parts that are no game's panels, by names that no panel can have."""

LOG_LINES = 40
MINE, WAITING, OVER = "mine", "waiting", "over"
"""How things stand for whoever looks."""

Parts = Mapping[str, str]


class Glance:
    """What there is to show: the state, how it came to that, and what there is to say about the file."""

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
        """What makes the game's page."""
        own: Paged[AnyState, AnyMove] | None = self.game.offers(Paged)
        return own or PlainPage(self.game, self.seats)

    @cached_property
    def panels(self) -> Mapping[str, Mapping[str, Panel]]:
        """What everybody sees, by tab."""
        return self.page.panels(self.state)

    @cached_property
    def stops(self) -> Sequence[Stop]:
        """Who comes."""
        return self.page.stops(self.state)

    @cached_property
    def moves(self) -> Mapping[str, Sequence[AnyMove]]:
        """What may come now, by whose it is: of a company, by whoever decides for it; none of the banker's."""
        game, state = self.game, self.state
        found: dict[str, list[AnyMove]] = {}
        for move in game.legal(state):
            actor = game.actor(state, move)
            found.setdefault(actor if actor in self.seats else game.thinker(state), []).append(move)
        return found

    @property
    def over(self) -> bool:
        """Whether nobody has to decide anything any more."""
        return not self.game.due(self.state)

    def standing(self, player: str) -> str:
        """How things stand for a player, or for nobody's."""
        if self.over:
            return OVER
        due = (*self.game.due(self.state), self.game.thinker(self.state))
        return MINE if player and player in due else WAITING


def changed(before: Parts, after: Parts) -> Iterator[str]:
    """The names of the parts that differ; of a map whose frame is the same, those hexes alone."""
    for name, markup in after.items():
        whole = name == MAP and FRAME in after
        if name != FRAME and (before.get(FRAME) != after[FRAME] if whole else before.get(name) != markup):
            yield name


# What everybody sees


def shared_parts(glance: Glance, pen: Pen) -> Parts:
    """What everybody sees."""
    lines = log.log(glance.entries[-LOG_LINES:], glance.game).lines[::-1]
    found = {
        NOTICES: panel_markup(Panel("", log.noticed(glance.notices)), pen),
        LOG: panel_markup(Panel(Say(f"pane-{LOG}"), Text(lines)), pen),
    }
    for panels in glance.panels.values():
        for name, panel in panels.items():
            found |= (
                _map(panel, panel.body, pen) if isinstance(panel.body, HexMap) else {name: panel_markup(panel, pen)}
            )
    return found


def _map(panel: Panel, board: HexMap, pen: Pen) -> Parts:
    """A map hex by hex; one that is told in words, and one without hexes, is a panel as any other."""
    if in_words(board) or not board.faces:
        return {MAP: panel_markup(panel, pen)}
    title = pen.plain(Say(f"pane-{MAP}"))
    hexes = hex_parts(board, pen)
    return {
        FRAME: frame_markup(board, pen, title),
        MAP: map_svg(board, pen, title, hexes),
        MAP_FOUND: found_on_map(board, pen),
        MAP_BESIDE: beside_map(board, pen, title),
        **hexes,
    }


# What one player sees


def own_parts(glance: Glance, pen: Pen, player: str) -> Parts:
    """What is this player's own; nobody's player sees whose turn it is, and at the end who has won."""
    game, state, page = glance.game, glance.state, glance.page
    over = glance.over
    mine = page.mine(state, player)
    return {
        **_top(glance, pen, player),
        LINE: "" if over else line_markup(glance.stops, pen, player),
        FIGURES: figures_markup(page.figures(state, player), pen) if player and not over else "",
        MAY: _may(glance, pen, player) if not over else "",
        RESULT: result_markup(game, state, glance.entries, pen, player) if over else "",
        **{f"@mine-{name}": panel_markup(panel, pen) for name, panel in mine.items()},
    }


def _may(glance: Glance, pen: Pen, player: str) -> str:
    """What the player may do now; where nothing, what is coming."""
    moves = glance.moves.get(player, ()) if player else ()
    if moves:
        rows = tuple(glance.page.may(glance.state, player, moves))
        return titled(Say("web-may"), entries_markup(rows, pen), pen, Say("web-tell"))
    return titled(Say("web-ahead"), entries_markup(tuple(glance.page.ahead(glance.state, player)), pen), pen)


def _top(glance: Glance, pen: Pen, player: str) -> Parts:
    """The two lines at the top, and how things stand: for the colours, and as the title of the tab says it."""
    standing = glance.standing(player)
    head, beneath, tab = _lines(glance, standing, pen, player)
    number = 0 if standing == OVER else pen.seat_number(glance.game.thinker(glance.state))
    below = " · ".join(filter(None, map(pen.plain, beneath)))
    look = classes(standing, f"s{number}" if number else "")
    return {TOP: head, UNDER: pen.text(below), STANDING: f"<i{look}>{pen.text(tab)}</i>"}


def _lines(glance: Glance, standing: str, pen: Pen, player: str) -> tuple[str, Sequence[Wording], Wording]:
    """The first line as markup, what the second one says, and the title of the tab."""
    game, state, heading = glance.game, glance.state, glance.page.heading(glance.state)
    if standing == OVER:
        first = won_by(ranked(game, state))
        won = Say("result-wins", {"who": first, "number": len(first)})
        times = tuple(entry.time[:5] for entry in (*glance.entries[:1], *glance.entries[-1:]) if entry.time)
        lasted = (Say("web-lasted", {"begin": times[0], "end": times[-1]}),) if times else ()
        moves = Say("tally-moves", {"moves": len(glance.entries)})
        return pen.text(Say("web-over")), (game.name, *lasted, moves), won
    if standing == MINE:
        said = Say("web-yours", {"player": player})
        return pen.text(said), (*heading, _asked(glance, pen)), Say("web-tab-yours")
    before = _before(glance.stops, player)
    waiting = (Say("web-before", {"number": before}),) if before else ()
    tab = Say("web-tab-before", {"number": before}) if before else Say("web-tab-turn", {"who": game.thinker(state)})
    return _whose(glance, pen), (*waiting, *heading), tab


def _whose(glance: Glance, pen: Pen) -> str:
    """Whose turn it is: the marker of what acts, the player, and what is asked."""
    thinker = glance.game.thinker(glance.state)
    marker = next((stop.marker for stop in glance.stops if stop.state == NOW and stop.who == thinker), Cell())
    asked = _asked(glance, pen)
    said = Say("web-asked", {"player": thinker, "asked": asked}) if thinker in glance.seats else asked
    return f"{pen.cell(marker)} {pen.text(said)}"


def _asked(glance: Glance, pen: Pen) -> str:
    """What is asked: a question begins with whoever is asked and a colon, and that is said already."""
    said = pen.plain(glance.game.ask(glance.state))
    return said.partition(": ")[2] or said


def _before(stops: Sequence[Stop], player: str) -> int:
    """How many act before the player does; 0 where that is not known."""
    now = next((at for at, stop in enumerate(stops) if stop.state == NOW), -1)
    ahead = [at - now for at, stop in enumerate(stops) if at > now >= 0 and stop.who == player]
    return next(iter(ahead), 0)
