"""Texts of the screen about a line that is being typed, its refusal, its continuations, and its changes.

Changes are rows above the line, one for each player or company; a small change is shown beneath it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from itertools import chain

from eighteen80.capabilities import PURSE, Change
from eighteen80.engine.game import AnyGame
from eighteen80.line.folding import fold
from eighteen80.line.leading_names import strip_name
from eighteen80.record.grammar import NotARecord, split_moves
from eighteen80.record.steps import Broken
from eighteen80.refusals import Label, RecordText, Refusal
from eighteen80.sheets import Cell, Column, Grid, Line, Row, Say, Text, Wording
from eighteen80.table import log
from eighteen80.table.draw.grids import fits
from eighteen80.table.draw.text_lines import Painter
from eighteen80.table.input.effects import Effects, head
from eighteen80.table.input.preview import EMPTY, GOOD, OPEN, REFUSED, VERB, Advice, Offer, RefusalInfo, plain
from eighteen80.words import Words

SIGNS = {GOOD: "✓", OPEN: "…", REFUSED: "✗", EMPTY: "›"}
TONES = {GOOD: "good", OPEN: "warn", REFUSED: "bad", EMPTY: ""}
MOST_CHOICES = 8
MORE = "…"
SEVERAL = "ambiguous-move"
GOES_ON = frozenset(
    {
        SEVERAL,
        "ambiguous-word",
        "table-no-purse",
        "table-value",
        "table-which",
        "unreadable-missing",
        "unreadable-named",
        "unreadable-word",
    }
)
"""Refusals of an unfinished line whose continuations are more helpful than the reason."""
GUESS = "box-guess"
UNREADABLE = "record-unreadable"
WAYS_ON = {
    "record-changed": ("reopen", "rescue"),
    "record-damaged": ("rescue", "reopen"),
    "record-disk": ("rescue",),
    "record-gone": ("rescue",),
    "record-no-lock": ("rescue", "reopen"),
    "record-read-only": ("rescue", "reopen"),
    UNREADABLE: ("rescue",),
}
"""Commands by which the table continues if the record cannot be written."""


def verdict_sheet(cells: Iterator[Cell], verdict: str) -> Text:
    """Return a sheet with the sign of the verdict before the cells."""
    sign = Cell(SIGNS[verdict], TONES[verdict] or "dim")
    return Text((Line((sign, *cells), TONES[verdict]),))


def preview_sheet(advice: Advice, question: Say, words: Words) -> Text:
    """Return the preview of a line, or the open question on an empty one."""
    if advice.verdict == EMPTY:
        return verdict_sheet(map(Cell, (question, *advice.remarks)), EMPTY)
    if advice.refusal:
        return refused_line_sheet(advice, advice.refusal, words)
    return verdict_sheet(_consequences(advice), GOOD)


def refused_line_sheet(advice: Advice, no: RefusalInfo, words: Words, most: int | None = MOST_CHOICES) -> Text:
    """Return the reason against a line; of many choices only the first ones."""
    cells = _piece(advice.text, no), _why_not(advice, words, most), _ways_on(no.code, words)
    return verdict_sheet(chain(*cells), advice.verdict)


def progress_sheet(what: Say) -> Text:
    """Return a sign that work is in progress."""
    return verdict_sheet(iter((Cell(what, "dim"),)), EMPTY)


def _piece(text: str, no: RefusalInfo) -> Iterator[Cell]:
    """Yield the refused one of several moves, and the player to act by then; for a single move, its player.

    For a move that would replace another, yield the replaced one.
    """
    pieces = split_moves(text)
    if no.ended:
        yield Cell(Say("line-ended", no.ended))
    if no.was:
        yield Cell(Say("line-in-place", no.was), "strong")
        return
    if len(pieces) == 1 and no.due:
        yield Cell(Say("line-read-as", {"player": no.due[0]}), "strong")
    if len(pieces) > 1:
        piece, who = [piece for at, piece in pieces if at <= no.at][-1], " ".join(no.due[:1])
        named = strip_name(piece, no.due)
        yield Cell(f"{piece}:" if named else f"{who} {piece}:".lstrip(), "strong")


def _why_not(advice: Advice, words: Words, most: int | None) -> Iterator[Cell]:
    """Yield the reason against the line; offers above it are not repeated beneath it."""
    assert advice.refusal
    if has_box_guess(advice.offers):
        # Tab takes the box's value: the reason mentions that it could be left open.
        return _refusal(advice.refusal._replace(instead="", choices=()), words)
    goes_on = advice.verdict == OPEN and advice.refusal.code in GOES_ON
    if goes_on and len(advice.offers) == 1 and advice.refusal.code != SEVERAL:
        return _only_way(advice.offers[0])
    if len(advice.offers) <= 1:
        return _refusal(advice.refusal, words, most)
    if goes_on:
        return iter((Cell(Say("line-goes-on")),))
    return _refusal(advice.refusal._replace(choices=()), words)


def has_box_guess(offers: Sequence[Offer]) -> bool:
    """Return whether the box has a guess for the line."""
    return any(say.code == GUESS for offer in offers for say in offer.remarks)


def _only_way(offer: Offer) -> Iterator[Cell]:
    yield Cell(Say("line-one-way"))
    yield Cell(offer.text, "strong")
    yield from _known_of(offer)


def refusal_sheet(text: str, refusal: Refusal, game: AnyGame, words: Words) -> Text:
    """Return the reason of a refusal."""
    no = plain(game, refusal)
    if isinstance(refusal, Broken):
        # The ways out are offered above the line.
        no = no._replace(choices=())
    code = UNREADABLE if isinstance(refusal, NotARecord) else refusal.code
    return verdict_sheet(chain(_piece(text, no), _refusal(no, words), _ways_on(code, words)), REFUSED)


def _ways_on(code: str, words: Words) -> Iterator[Cell]:
    """Yield the commands that help if the line itself is not the problem."""
    ways = WAYS_ON.get(code, ())
    names = tuple(words.say(f"name-{key}") for key in ways)
    if names:
        yield Cell(Say("ways-on", {"words": names}), "good")


def notice_sheet(notices: Iterable[Refusal], words: Words) -> Text:
    """Return the notices about a record, with the commands that help."""
    return log.notice_lines(notices, lambda code: _ways_on(code, words))


def _consequences(advice: Advice) -> Iterator[Cell]:
    yield Cell(RecordText(advice.line or advice.tried), "strong")
    if fits_one_line(advice.effects):
        yield from in_line(advice.effects)
    elif advice.placed:
        placed = {figure.who for figure in advice.placed}
        changes = tuple(change for change in advice.effects.changes if change.tone or change.who not in placed)
        yield from in_line(advice.effects._replace(changes=changes))
    yield from map(Cell, advice.remarks)


def _refusal(no: RefusalInfo, words: Words, most: int | None = MOST_CHOICES) -> Iterator[Cell]:
    yield Cell(Say(no.code, no.facts))
    if no.instead:
        yield Cell(Say("line-instead", {"line": RecordText(no.instead)}), "good")
    elif no.proposed:
        yield Cell(Say("line-proposed", {"line": no.proposed}), "good")
    elif no.choices and no.choices != (no.facts.get("field"),):
        choices = tuple(word if isinstance(word, Label) else RecordText(word) for word in _nearest(no, words, most))
        yield Cell(Say("refusal-choices", {"choices": choices}), "dim")
    # In little room the rulebook's page is left out.
    if source := words.source(no.code):
        yield Cell(source, "dim")


def _nearest(no: RefusalInfo, words: Words, most: int | None) -> tuple[str, ...]:
    """Return the choices: first those that begin with the word at this table, then similar ones, then the rest."""
    cells, word = _by_name(no.choices, words), fold(str(no.facts.get("word", "")))
    begun = [choice for name, choice in reversed(cells.items()) if word and name.startswith(word)]
    close = [cells[near] for near in get_close_matches(word, cells)]
    choices = tuple(dict.fromkeys((*begun, *close, *no.choices)))
    return (*choices[:most], MORE) if most and len(choices) > most else choices


def _by_name(choices: Sequence[str], words: Words) -> dict[str, str]:
    """Map the table's names to the choices; of those with one name, the first."""
    names = {choice: choice if isinstance(choice, Label) else words.translate_line(choice) for choice in choices}
    return {fold(names[choice]): choice for choice in reversed(choices)}


def suggestion_sheet(offers: Sequence[Offer]) -> Text:
    """Show the continuations at length, with their meanings and effects."""
    return Text(tuple(Line((offer_name(offer), *_known_of(offer)), hang=4) for offer in offers))


def offer_name(offer: Offer) -> Cell:
    """Return the words that a continuation adds."""
    return Cell(offer.text, "dim" if offer.barred else "strong")


def _known_of(offer: Offer) -> Iterator[Cell]:
    return (Cell(say, "dim") for say in offer.in_words)


def help_as_text(grid: Grid) -> Text:
    """Convert a grid of help into running text, if its columns have no room: form, description, example."""
    return Text(tuple(map(_help_line, grid.rows)))


def _help_line(row: Row) -> Line:
    form, example, does = row.cells
    more = (Cell(Say("help-example", {"line": example.text}), example.tone),) if example.text else ()
    return Line((form, does, *more), row.tone)


def localise_offers(offers: Sequence[Offer], words: Words) -> tuple[Offer, ...]:
    """Translate the offers: of each verb the name that begins as typed, and none of another language."""
    found: dict[str, Offer] = {}
    for offer in offers:
        verb = verb_of(offer)
        if not verb:
            found.setdefault(offer.line, _in_words(offer, words))
        elif name := _name_of(verb, offer, offers, words):
            head = offer.line.removesuffix(offer.text)
            found.setdefault(head + name, offer._replace(text=name, line=head + name))
    return tuple(found.values())


def verb_of(offer: Offer) -> str:
    """Return the offered verb, or ""."""
    code = offer.remarks[0].code if offer.remarks else ""
    return code.removeprefix(VERB) if code.startswith(VERB) else ""


def _name_of(verb: str, offer: Offer, offers: Sequence[Offer], words: Words) -> str:
    """Return the table's name of a verb offered under this name: the usual one, if that is offered too."""
    names = words.verbs().get(verb, ())
    usual = words.translate_line(verb)
    offered = {other.text for other in offers if verb_of(other) == verb}
    # Of a canonical verb that was typed at another table, that table's own name is what follows.
    last = usual if offer.text == verb else ""
    return usual if usual in offered else next((name for name in names if name in offered), last)


def _in_words(offer: Offer, words: Words) -> Offer:
    """Translate the added words of the offer."""
    text = words.translate_line(offer.text)
    head, _, tail = offer.line.rpartition(offer.text)
    return offer._replace(text=text, line=f"{head}{text}{tail}")


ARROW = "→"


def fits_one_line(effects: Effects) -> bool:
    """Return whether the effects fit beneath the line: one owner's, or one sentence."""
    sentences = len(effects.warnings) + len(effects.sentences)
    return len(_names_in(effects)) + sentences <= 1


def in_line(effects: Effects) -> Iterator[Cell]:
    """Yield the few effects as running text."""
    yield from _change_cells(effects.changes)
    yield from (Cell(say, "warn") for say in effects.warnings)
    yield from map(Cell, effects.sentences)


def in_rows(effects: Effects, width: int, painter: Painter) -> Grid | Text:
    """Return a row for each owner, then a line for each sentence; without columns if they have no room."""
    grid = _grid(effects)
    if fits(grid, width, painter):
        return grid
    rows = (Line(tuple(_change_cells(_changes_of(effects, who)))) for who in _names_in(effects))
    return Text((*rows, *_sentences(effects)))


def _names_in(effects: Effects) -> Sequence[str]:
    return list(dict.fromkeys(change.who for change in effects.changes))


def _changes_of(effects: Effects, who: str) -> list[Change]:
    return [change for change in effects.changes if change.who == who]


def _grid(effects: Effects) -> Grid:
    names = sorted(dict.fromkeys(change.column for change in effects.changes), key=lambda name: name != PURSE)
    columns = [Column(Cell(head(name), "head"), _align(effects, name), gap=2) for name in names]
    rows = []
    for who in _names_in(effects):
        own = _changes_of(effects, who)
        cells = (_cell([change for change in own if change.column == name]) for name in names)
        rows.append(Row((Cell(who, "strong"), *cells)))
    return Grid((Column(Cell()), *columns), ((*rows, *_sentences(effects)),))


def _align(effects: Effects, column: str) -> str:
    """Align figures at their ends."""
    ends = (change.now for change in effects.changes if change.column == column)
    return "right" if all(isinstance(end, str) and end.isdecimal() for end in ends) else "left"


def _cell(changes: Sequence[Change]) -> Cell:
    """Join one owner's changes in a column; a sign separates several."""
    tone = next((change.tone for change in changes if change.tone), "")
    pieces = [piece for change in changes for piece in (*_change(change), "·")]
    return Cell(tuple(pieces[:-1]), tone)


def _change(change: Change) -> tuple[Wording, ...]:
    return (change.was, ARROW, change.now) if change.was else (change.now,)


def _change_cells(changes: Sequence[Change]) -> Iterator[Cell]:
    """Yield rows as running text, the changes of an owner after the owner's name."""
    for who in dict.fromkeys(change.who for change in changes):
        yield Cell(who, "strong")
        own = (change for change in changes if change.who == who)
        yield from (Cell((head(change.column), *_change(change)), change.tone) for change in own)


def _sentences(effects: Effects) -> Iterator[Line]:
    yield from (Line((Cell(say, "warn"),)) for say in effects.warnings)
    yield from (Line((Cell(say),)) for say in effects.sentences)
