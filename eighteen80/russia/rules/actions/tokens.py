"""? fields: the seven tokens, the open cards, the end card or points (TABLEAU, ERKLÄRUNG, RR50 to RR55)."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.refusals import Illegal, Label
from eighteen80.russia.box.components import BOX
from eighteen80.russia.course import Course
from eighteen80.russia.events import CardTaken, EndCardTaken, TokenLaid
from eighteen80.russia.moves import Card, Take, Token
from eighteen80.russia.rules.actions import perform
from eighteen80.russia.rules.actions.effects import apply_effect, name_owed
from eighteen80.russia.state import CardOwed, EndCardOwed, State, TokenOwed, owner_of

ENGINEER = "engineer"


def choose(course: Course, move: Token) -> None:
    """Lay a token on its field and owe its effect."""
    state, player = course.state, course.player
    owed = perform.find_owed(state, TokenOwed)
    if owed is None:
        raise Illegal("no-token-owed")
    if field := next((where for where, token in player.tokens if token == move.token), ""):
        course.forbid("token-used", token=move.token, field=field)
    effect = BOX.tokens[move.token]
    if move.card and not effect.card:
        raise Illegal("no-card-with-token", token=move.token, card=move.card)
    if effect.marker and (0 in player.markers or len(player.markers) > 1):
        raise Illegal("marker-on-0")
    _lay(course, owed, move.token)
    course.tell(TokenLaid(course.actor, Label(move.token), owed.field))
    _take_effect(course, move)


def _take_effect(course: Course, move: Token) -> None:
    effect, who = BOX.tokens[move.token], course.actor
    if effect.marker:
        course.change(who, markers=(*course.player.markers, 0))
    if effect.revalue or effect.medal:
        course.change(who, revalued=course.player.revalued or effect.revalue, medal=course.player.medal or effect.medal)
    if effect.card:
        if move.card or course.searching or any(True for _ in possible_cards(course.state)):
            course.owe(CardOwed())
        course.owe(EndCardOwed())
        if move.card:
            take_card(course, Card(move.card, move.engineer))
        return
    apply_effect(course, effect, must=False, source="token", detail=move.token)
    most, acts = len(effect.steps) + effect.industry, perform.split(move.parts)
    if len(acts) > most:
        course.forbid("too-many", most=most)
    if spending := perform.behind_a_token(effect):
        spending.pay(course, acts)


def tokens_left(state: State) -> Iterator[Token]:
    """Yield every token that is not laid yet, without its effect."""
    there = {token for _, token in state.players[state.actor].tokens}
    return (Token(name) for name in BOX.tokens if name not in there)


def token_choices(state: State) -> Iterator[Token]:
    """Yield the same tokens as typed: with the name of a card if one can be taken."""
    for token in tokens_left(state):
        cards = list(possible_cards(_without_token(state, token.token))) if BOX.tokens[token.token].card else []
        named = (each for card in cards for each in card_choices(state, card))
        yield from (Token(token.token, card=each.card, engineer=each.engineer) for each in named)
        if not cards:
            yield token


def _without_token(state: State, name: str) -> State:
    """Return the moment once that token is on its field."""
    course = Course(state)
    if owed := perform.find_owed(state, TokenOwed):
        _lay(course, owed, name)
    return course.state


def _lay(course: Course, owed: TokenOwed, name: str) -> None:
    course.strike(owed)
    course.change(course.actor, tokens=(*course.player.tokens, (owed.field, name)))


def possible_cards(state: State) -> Iterator[str]:
    """Yield the open cards that can be carried out in full (RR51)."""
    from eighteen80.russia.rules.actions import obligations

    for card in state.cards:
        course = Course(state, strict=True)
        course.owe(CardOwed())
        _take(course, card)
        if obligations.possible(course.state) is not False:
            yield card


def card_choices(state: State, card: str) -> list[Card]:
    """Return the card as typed: an unknown engineer's once for each engineer that may be on it."""
    if card != ENGINEER or state.card_engineer:
        return [Card(card)]
    unseen = (name for name in BOX.engineers.engineers if name not in state.strip and not owner_of(state, name))
    return [Card(card, name) for name in unseen]


def take_card(course: Course, move: Card) -> None:
    """Take an open card, which leaves the game."""
    if not any(isinstance(owed, CardOwed) for owed in course.state.doable):
        raise Illegal("no-card-owed")
    if move.card not in course.state.cards:
        raise Illegal("card-gone", card=move.card, left=course.state.cards)
    if course.strict:
        trial = Course(course.state)
        trial.strike(CardOwed())
        if move.card not in possible_cards(trial.state):
            _refuse_card(trial.state, move.card)
    if move.engineer and move.card != ENGINEER:
        raise Illegal("no-engineer-with-card", card=move.card, engineer=move.engineer)
    if move.engineer:
        if move.engineer in course.state.strip or owner_of(course.state, move.engineer):
            raise Illegal("strip-twice", engineer=move.engineer)
        course.set(card_engineer=move.engineer)
    elif move.card == ENGINEER and not course.state.card_engineer:
        raise Illegal("which-engineer")
    _take(course, move.card)


def _refuse_card(state: State, card: str) -> None:
    """Refuse a card by its own effect, or by another compulsory effect that would become impossible."""
    from eighteen80.russia.rules.actions import obligations

    alone = Course(state)
    alone.hold(())
    left = obligations.compulsory(state)
    if left and card in possible_cards(alone.state):
        raise Illegal("must-stay-possible", what=name_owed(left[0])[0])
    raise Illegal("card-not-in-full", card=card)


def _take(course: Course, card: str) -> None:
    course.strike(CardOwed())
    course.set(cards=tuple(other for other in course.state.cards if other != card))
    course.tell(CardTaken(course.actor, Label(card)))
    effect = BOX.cards[card]
    apply_effect(course, effect, must=True, source="card", detail=card)


def take_end_card(course: Course, move: Take) -> None:
    """Take an end card from the pile, or points at once (RR05, RR54, RR55)."""
    owed = next((other for other in course.state.pool if isinstance(other, EndCardOwed)), None)
    if owed is None:
        raise Illegal("no-card-owed")
    if any(not isinstance(other, EndCardOwed) for other in course.state.pool):
        course.forbid("card-last")
    course.strike(owed)
    if move.what == "points":
        course.reward(BOX.end.instead, "end-card", str(BOX.end.instead))
        return
    if not course.state.pile:
        raise Illegal("pile-empty", instead_points=BOX.end.instead)
    course.set(pile=course.state.pile - 1)
    shown = (*(course.player.shown or ()), move.name) if move.name else course.player.shown
    course.change(course.actor, end_cards=course.player.end_cards + 1, shown=shown)
    course.tell(EndCardTaken(course.actor, course.player.end_cards, course.state.pile))
