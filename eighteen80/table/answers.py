"""Sheets that answer a question about the record or the rules, whatever the game."""

from __future__ import annotations

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
    """The paragraphs that speak of a word: in their heading, their name, or in our own words."""
    found: list[Line] = []
    for key, paragraph in words.paragraphs().items():
        rule = f"rule-{key}"
        heading = words.heading(paragraph)
        if any(word.casefold() in text.casefold() for text in (key, heading, words.say(rule))):
            title = Cell(f"{paragraph['chapter']} {heading}", "strong")
            found.append(Line((title, Cell(Say("rule-page", paragraph), "dim"))))
            found.append(Line((Cell(Say(rule)),), hang=0))
    return Text(tuple(found) or (Line((Cell(Say("rule-none", {"word": word})),)),))
