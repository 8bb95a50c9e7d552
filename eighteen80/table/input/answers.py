"""Sheets that answer questions about the record or the rules, in any game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from eighteen80.line.folding import fold
from eighteen80.record.replay import options
from eighteen80.refusals import Illegal, RecordText
from eighteen80.sheets import Cell, Column, Grid, Line, Row, Say, Sayable, Sheet, Text
from eighteen80.table.input import line_messages
from eighteen80.table.log import sentence
from eighteen80.table.session import Payment, Session
from eighteen80.words import Words

if TYPE_CHECKING:
    from eighteen80.table.views.play_view import PlayScreen

FIGURES = ("number", "amount", "balance")
SPEAKING = 4
"""Number of letters of a word from which the titles of rulings are searched for it."""
LEDGER = ("number", "who", "amount", "balance", "line")


def ledger(session: Session, name: str) -> Grid:
    """List every sum in and out of one purse, with its move and its consequences for that purse."""
    columns = [
        Column(Cell(Say(f"head-{head}"), "head"), "right" if head in FIGURES else "left", gap=2) for head in LEDGER
    ]
    columns[-1] = columns[-1]._replace(wrap=True)
    return Grid(tuple(columns), (tuple(_payment(session, name, payment) for payment in session.ledger(name)),))


def _payment(session: Session, name: str, payment: Payment) -> Row:
    events = session.entries[payment.number - 1].events if payment.number else ()
    followed = [sentence(event) for event in events if name in _names(event.facts.values())]
    return Row(
        (
            Cell(str(payment.number), "dim"),
            Cell(payment.actor),
            Cell(f"{payment.amount:+}", "good" if payment.amount > 0 else "bad"),
            Cell(str(payment.balance), "strong"),
            Cell((RecordText(payment.line), "·", *followed) if followed else RecordText(payment.line)),
        )
    )


def _names(facts: Iterable[object]) -> Iterator[object]:
    """Yield every name among the facts, at any depth."""
    for fact in facts:
        yield fact
        if isinstance(fact, Mapping):
            yield from _names((*fact.keys(), *fact.values()))
        elif isinstance(fact, tuple):
            yield from _names(fact)


def say_why(screen: PlayScreen, _word: str) -> None:
    """Repeat the last refusal, with its paragraph and the rulings behind it."""
    if screen.refused is None:
        raise Illegal("why-none")
    text, refusal = screen.refused
    sheet = line_messages.refusal_sheet(text, refusal, screen.session.game, screen.painter.words)
    screen.show_answer(Say("asked-why", {"line": text}), with_rulings(screen, sheet, refusal))


def explain_word(screen: PlayScreen, word: str) -> Text:
    """Explain anything that has a name, with the rulings on it, or the number of a ruling; else what the rules say."""
    from eighteen80 import rulings

    session, words = screen.session, screen.painter.words
    if ruling := rulings.look_up(words, word, chosen_options(screen)):
        return ruling
    about = tuple(rulings.speaking_of(words, word)) if len(word) >= SPEAKING else ()
    try:
        return Text((*session.game.explained.look_up(session.state, word).lines, *about))
    except Illegal:
        if paragraphs := (*_paragraphs(words, word), *about):
            return Text(paragraphs)
        raise


def with_rulings(screen: PlayScreen, sheet: Sheet, refusal: Sayable | None) -> Sheet:
    """Add the rulings behind a refusal to the sheet about it."""
    if refusal is None or not isinstance(sheet, Text):
        return sheet
    from eighteen80 import rulings

    return Text((*sheet.lines, *rulings.of_code(screen.painter.words, refusal.code, chosen_options(screen)).lines))


def chosen_options(screen: PlayScreen) -> Mapping[str, str]:
    """Name the value of every option at this table."""
    return options(screen.session.game, screen.session.journal.header)


def rules(words: Words, word: str, chosen: Mapping[str, str]) -> Text:
    """Explain the ruling of that number, or the paragraphs about a word and the rulings with it in their title."""
    from eighteen80 import rulings

    if ruling := rulings.look_up(words, word, chosen):
        return ruling
    found = (*_paragraphs(words, word), *rulings.speaking_of(words, word))
    return Text(found or (Line((Cell(Say("rule-none", {"word": word})),)),))


def _paragraphs(words: Words, word: str) -> Iterator[Line]:
    """Yield the paragraphs about a word, those first that have it in their heading or as a keyword."""
    found: dict[bool, list[Line]] = {True: [], False: []}
    for key, paragraph in words.paragraphs().items():
        heading, rule = words.heading(paragraph), words.say(f"rule-{key}")
        sought = f"sought-{key}"
        about = _speaks_of(word, key, heading, words.say(sought) if words.has(sought) else "")
        if about or _speaks_of(word, rule):
            title = Cell(f"{paragraph.get('chapter', '')} {heading}".lstrip(), "strong")
            where = Cell(Say("rule-pages" if "page" not in paragraph else "rule-page", paragraph), "dim")
            found[about] += Line((title, where)), Line((Cell(rule),), hang=0)
    yield from (*found[True], *found[False])


def _speaks_of(word: str, *texts: str) -> bool:
    """Return whether the word begins a word in one of these texts, ignoring accents."""
    return any(fold(text).startswith(fold(word)) or f" {fold(word)}" in fold(text) for text in texts)
