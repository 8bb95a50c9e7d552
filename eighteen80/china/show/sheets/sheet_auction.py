"""Sheets of the first share buying round: the private companies up for auction, the draft of the foreign investors."""

from __future__ import annotations

from eighteen80.china.box.components import BOX
from eighteen80.china.rules.auction import PRIVATES, least_bid
from eighteen80.china.rules.companies import clockwise_from
from eighteen80.china.state import Auction, Draft, StartOwed, State
from eighteen80.china.turn import due
from eighteen80.sheets import Cell, Column, Grid, Lengths, Line, Row, Say, Text

NOW, GONE = "▸", "✓"


def _head(name: str) -> Cell:
    return Cell(Say(f"face-{name}"), "head")


# The auction


def privates(state: State) -> Lengths | Text:
    """Show the private companies during their auction, in brief the one up for auction; empty afterwards."""
    auction = next((round_ for round_ in state.rounds if isinstance(round_, Auction)), None)
    if auction is None:
        return Text(())
    figures = (Column(_head(name), "right") for name in ("opening", "revenue"))
    power = Column(_head("power"), wrap=True)
    columns = (Column(Cell()), Column(_head("private")), *figures, Column(_head("owner")), power)
    asked = asked_private(state, auction)
    rows = tuple(_private(state, auction, name, asked) for name in PRIVATES)
    offer = (Cell(asked, "strong"), Cell(BOX.privates[asked].name, "strong"), Cell(lot(state, auction), "due"))
    sentences = (Line(offer), _bidders(state, auction))
    brief = tuple(row if row.due else _in_brief(row, name) for row, name in zip(rows, PRIVATES, strict=True))
    return Lengths((Grid(columns, (rows, sentences)), Grid(columns, (brief, sentences))))


def _in_brief(row: Row, name: str) -> Row:
    """Describe its power so briefly that it fits on one line of a small screen."""
    return Row((*row.cells[:-1], Cell(Say(f"brief-{name}", revenue=BOX.privates[name].revenue))), single=True)


def asked_private(state: State, auction: Auction) -> str:
    """Return the private company up for auction, or the one whose buyer decides before the next is auctioned."""
    decides = state.owed and isinstance(state.owed[0], StartOwed)
    return next(name for name, card in BOX.privates.items() if card.company) if decides else auction.private


def lot(state: State, auction: Auction) -> Say:
    """Return the last bid and the least one now, or the decision that its buyer owes."""
    if asked_private(state, auction) != auction.private:
        return Say("ask-start", who=due(state)[0])
    return Say("face-lot", bid=auction.bid, bidder=auction.bidder or "none", least=least_bid(auction))


def _bidders(state: State, auction: Auction) -> Line:
    """Show each player's cash in the order of bidding; one who has passed is out of this auction."""
    first = due(state)[0]
    cells = [Cell(f"{NOW} {first} {state.players[first].cash}", "due")]
    for name in clockwise_from(state, first):
        passed = name in auction.passed
        figures = f"{name} {state.players[name].cash}"
        cells.append(Cell((figures, Say("face-passed")) if passed else figures, "dim" if passed else ""))
    return Line(tuple(cells))


def _private(state: State, auction: Auction, name: str, asked: str) -> Row:
    card, here = BOX.privates[name], name == asked
    # The company whose director's certificate it was takes its owner's place, once that is founded.
    became = card.company if card.company and state.companies[card.company].founded else ""
    cells = (
        Cell(NOW if here else GONE if PRIVATES.index(name) < PRIVATES.index(asked) else " ", "due"),
        Cell(name, "strong"),
        Cell(str(auction.least if name == auction.private else card.price)),
        Cell(str(card.revenue)),
        Cell(state.privates.get(name) or became, "strong"),
        Cell(Say(f"private-{name}", revenue=card.revenue)),
    )
    return Row(cells, due=here)


# The draft


def draft(state: State) -> Grid | Text:
    """Show every investor with its home, the home's value and its owner while they are chosen; empty at other times."""
    if not isinstance(state.round, Draft):
        return Text(())
    heads = ("home", "place", "values", "owner")
    columns = (Column(Cell()), *(Column(_head(name), names=name in ("place", "owner")) for name in heads))
    # The players who still choose, in this order, with their cash.
    at = state.seats.index(state.round.turn)
    first, *others = (f"{name} {state.players[name].cash}" for name in state.seats[at:])
    choosers = Line((Cell(f"{NOW} {first}", "due"), *map(Cell, others)))
    rows = tuple(_investor(state, name) for name in BOX.investors)
    return Grid(columns, (rows, (choosers, Line((Cell(Say("face-draft"), "dim"),)))))


def _investor(state: State, name: str) -> Row:
    card = BOX.investors[name]
    home = BOX.hexes[card.home]
    taken = state.investors.get(name)
    values = " ".join(f"{letter} {value}" for letter, value in home.values.items()) if home.stop else ""
    cells = (
        Cell(name, "strong"),
        Cell(card.home),
        Cell("/".join(home.names)),
        Cell(values or Say(f"kind-{home.kind.replace('_', '-')}")),
        Cell(taken.owner if taken else "", "strong"),
    )
    return Row(cells, "dim" if taken else "")
