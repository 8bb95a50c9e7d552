"""Sheet of the auction: the private company up for auction, and all eight with their costs, revenues and powers."""

from __future__ import annotations

from eighteen80.china.box.components import BOX
from eighteen80.china.rules.auction import PRIVATES, least_bid
from eighteen80.china.rules.companies import clockwise_from
from eighteen80.china.state import Auction, StartOwed, State
from eighteen80.china.turn import due
from eighteen80.sheets import Cell, Column, Facts, FullAndBrief, Grid, Line, Row, Say, Text

NOW, GONE = "▸", "✓"
HEADS = ("private", "opening", "revenue", "owner", "power")


def privates(state: State) -> FullAndBrief | Text:
    """Show the private companies during their auction, in brief the one up for auction; empty afterwards."""
    auction = next((round_ for round_ in state.rounds if isinstance(round_, Auction)), None)
    if auction is None:
        return Text(())
    heads = ((name, Cell(Say(f"face-{name}"), "head")) for name in HEADS)
    sides = {"opening": "right", "revenue": "right"}
    columns = (Column(Cell()), *(Column(head, sides.get(name, "left"), wrap=name == "power") for name, head in heads))
    rows = tuple(_private(state, auction, name) for name in PRIVATES)
    sentences = (_lot(state, auction), _bidders(state, auction))
    brief = tuple(row if row.due else _in_brief(row, name) for row, name in zip(rows, PRIVATES, strict=True))
    return FullAndBrief(Grid(columns, (rows, sentences)), Grid(columns, (brief, sentences)))


def _in_brief(row: Row, name: str) -> Row:
    """Describe its power so briefly that it fits on one line of a small screen."""
    return Row((*row.cells[:-1], Cell(Say(f"brief-{name}", {"revenue": BOX.privates[name].revenue}))), single=True)


def asked_private(state: State, auction: Auction) -> str:
    """Return the private company up for auction, or the one whose buyer decides before the next is auctioned."""
    decides = state.owed and isinstance(state.owed[0], StartOwed)
    return next(name for name, card in BOX.privates.items() if card.company) if decides else auction.private


def lot(state: State, auction: Auction) -> Say:
    """Return the last bid and the least one now, or the decision that its buyer owes."""
    if asked_private(state, auction) != auction.private:
        return Say("ask-start", {"who": due(state)[0]})
    facts: Facts = {"bid": auction.bid, "bidder": auction.bidder or "none", "least": least_bid(auction)}
    return Say("face-lot", facts)


def _lot(state: State, auction: Auction) -> Line:
    name = asked_private(state, auction)
    card = BOX.privates[name]
    return Line((Cell(name, "strong"), Cell(card.name, "strong"), Cell(lot(state, auction), "due")))


def _bidders(state: State, auction: Auction) -> Line:
    """Show each player's cash in the order of bidding; one who has passed is out of this auction."""
    first = due(state)[0]
    cells = [Cell(f"{NOW} {first} {state.players[first].cash}", "due")]
    for name in clockwise_from(state, first):
        passed = name in auction.passed
        figures = f"{name} {state.players[name].cash}"
        cells.append(Cell((figures, Say("face-passed")) if passed else figures, "dim" if passed else ""))
    return Line(tuple(cells))


def _became(state: State, name: str) -> str:
    """Return the company whose director's certificate it was, once that is founded."""
    company = BOX.privates[name].company
    return company if company and state.companies[company].founded else ""


def _private(state: State, auction: Auction, name: str) -> Row:
    asked = asked_private(state, auction)
    card, here = BOX.privates[name], name == asked
    owner = state.privates.get(name)
    cells = (
        Cell(NOW if here else GONE if PRIVATES.index(name) < PRIVATES.index(asked) else " ", "due"),
        Cell(name, "strong"),
        Cell(str(auction.least if name == auction.private else card.price)),
        Cell(str(card.revenue)),
        Cell(owner or _became(state, name), "strong"),
        Cell(Say(f"private-{name}", {"revenue": card.revenue})),
    )
    return Row(cells, due=here)
