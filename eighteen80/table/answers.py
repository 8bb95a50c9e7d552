"""Sheets that answer a question about the record or the rules, whatever the game."""

from __future__ import annotations

from eighteen80.kinds import fold
from eighteen80.sheets import Cell, Column, Grid, Line, Row, Say, Text
from eighteen80.table.session import Payment, Session
from eighteen80.words import Words

LEDGER = ("number", "who", "line", "amount", "balance")
FIGURES = ("number", "amount", "balance")


def ledger(session: Session, name: str) -> Grid:
    """Every sum in and out of one purse, with the move that brought it."""
    columns = tuple(
        Column(Cell(Say(f"head-{head}"), "head"), "right" if head in FIGURES else "left", gap=2) for head in LEDGER
    )
    return Grid(columns, (tuple(map(_payment, session.ledger(name))),))


def _payment(payment: Payment) -> Row:
    return Row(
        (
            Cell(str(payment.number), "dim"),
            Cell(payment.actor),
            Cell(payment.line),
            Cell(f"{payment.amount:+}", "good" if payment.amount > 0 else "bad"),
            Cell(str(payment.balance), "strong"),
        )
    )


def rules(words: Words, word: str) -> Text:
    """The paragraphs that speak of a word, those first that have it in their heading or are looked for by it."""
    found: dict[bool, list[Line]] = {True: [], False: []}
    for key, paragraph in words.paragraphs().items():
        heading, rule = words.heading(paragraph), words.say(f"rule-{key}")
        about = _speaks_of(word, key, heading, words.say(f"sought-{key}"))
        if about or _speaks_of(word, rule):
            title = Cell(f"{paragraph['chapter']} {heading}", "strong")
            found[about] += Line((title, Cell(Say("rule-page", paragraph), "dim"))), Line((Cell(rule),), hang=0)
    return Text((*found[True], *found[False]) or (Line((Cell(Say("rule-none", {"word": word})),)),))


def _speaks_of(word: str, *texts: str) -> bool:
    """Whether the word begins a word in one of these texts, whatever its accents."""
    return any(fold(text).startswith(fold(word)) or f" {fold(word)}" in fold(text) for text in texts)
