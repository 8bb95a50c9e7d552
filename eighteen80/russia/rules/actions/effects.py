"""Effects of a space, engineer, factory, token or card: at once, and owed."""

from __future__ import annotations

from eighteen80.russia.box.components import BOX, Effect
from eighteen80.russia.course import Course
from eighteen80.russia.events import BlackWorkerTaken, CoinsTaken, DoublersLaid, EngineerHired, WorkersRented
from eighteen80.russia.state import (
    FREE,
    Again,
    Build,
    CardOwed,
    EndCardOwed,
    Freed,
    NumberOwed,
    Owed,
    Player,
    Pushes,
    State,
    Steps,
    Three,
    TokenOwed,
    Unpaid,
)

ENGINEERS = "engineers"
"""Name of the sum of the engineers' numbers."""

DOUBLED = next(line.doublers for line in BOX.lines.values() if line.doublers)
"""Largest number of doublers on the Trans-Siberian."""

DOUBLER, PUSH, STEP = THREE = ("doubler", "push", "step")
"""The three effects of the card that has three."""


def owed_by(effect: Effect, *, must: bool, barred: tuple[str, ...] = ()) -> tuple[Owed, ...]:
    """Return the decisions that an effect needs."""
    owed: list[Owed] = []
    if effect.steps:
        owed.append(Steps(effect.steps, must))
    if effect.industry:
        owed.append(Pushes(effect.industry, must, effect.up_to))
    if effect.build:
        owed.append(Build("both" if len(effect.build) > 1 else effect.build[0], must))
    if effect.again:
        owed.append(Again(must, barred))
    if effect.three:
        owed.append(Three(THREE))
    if effect.end_card:
        owed.append(EndCardOwed())
    return tuple(owed)


def apply_effect(course: Course, effect: Effect, *, must: bool, source: str, detail: str) -> None:
    """Do the part of an effect without a choice, and owe the rest."""
    grant(course, effect, source, detail)
    if owed := owed_by(effect, must=must):
        course.owe(*owed)


def grant(course: Course, effect: Effect, source: str, detail: str) -> None:
    """Give the part of an effect that needs no choice."""
    who = course.actor
    if effect.takes:
        # The supply of coins is not limited (RR31).
        course.change(who, coins=course.player.coins + effect.takes)
        course.tell(CoinsTaken(who, effect.takes, course.player.coins))
    if effect.doublers:
        lay_doublers(course, effect.doublers)
    if effect.rents:
        course.change(who, turquoise=course.player.turquoise + effect.rents)
        course.tell(WorkersRented(who, effect.rents))
    if effect.black_worker:
        course.change(who, black=FREE)
        course.tell(BlackWorkerTaken(who))
    if effect.engineer:
        add_engineer(course, course.state.card_engineer)
    if effect.sums:
        course.reward(_sum(course.state, course.player, effect), source, detail)
    if effect.sums == ENGINEERS and course.state.options.ask_numbers == "yes":
        # A sum is paid once each of its numbers is known (RR36).
        state = course.state
        unknown = [name for name in course.player.engineers if name not in state.numbers]
        course.set(
            unpaid=(*state.unpaid, *(Unpaid(name, course.actor, state.round, source, detail) for name in unknown))
        )
        if asked := [NumberOwed(name) for name in unknown if NumberOwed(name) not in state.pool]:
            course.owe(*asked)
    course.reward(effect.points, source, detail)


def room_for_doublers(state: State) -> int:
    """Return how many doublers the player to act could still lay (RR30)."""
    return min(DOUBLED - state.players[state.actor].doublers, state.doublers)


def lay_doublers(course: Course, number: int) -> None:
    """Lay doublers while there are pieces and room."""
    number = min(number, room_for_doublers(course.state))
    if number > 0:
        course.set(doublers=course.state.doublers - number)
        total = course.player.doublers + number
        course.change(course.actor, doublers=total)
        course.tell(DoublersLaid(course.actor, number, total))


def add_engineer(course: Course, engineer: str) -> None:
    """Put an engineer next to the tableau."""
    course.change(course.actor, engineers=(*course.player.engineers, engineer))
    course.tell(EngineerHired(course.actor, engineer, course.state.numbers.get(engineer)))


def _sum(state: State, player: Player, effect: Effect) -> int:
    """Add up the points of a factory that adds numbers."""
    if effect.sums == ENGINEERS:
        return sum(state.numbers.get(name, 0) for name in player.engineers)
    locos = sorted((number for line in player.locos for number in line), reverse=True)
    return sum(locos[: effect.best])


def name_owed(owed: Owed) -> tuple[str, ...]:
    """Name the effects owed, in the words typed for them."""
    if isinstance(owed, Three):
        return ("three again",) if owed.fourth else tuple(f"three {_OF_THREE[word]}" for word in owed.left)
    return (_word(owed),)


_OF_THREE = dict(zip(THREE, ("doubler", "industry", "black"), strict=True))
_BUILDS = {"both": "build both", "factory": "build factory", "either": "build"}


def _word(owed: Owed) -> str:
    match owed:
        case Steps(slots, _, source):
            word = f"{source or 'steps'} {len(slots)}"
        case Pushes(steps):
            word = f"industry {steps}"
        case Build(what):
            word = _BUILDS.get(what, "build loco")
        case Freed(number):
            word = f"freed {number}"
        case TokenOwed(field):
            word = f"token {field}"
        case NumberOwed(engineer):
            word = f"box engineer {engineer}"
        case Again():
            word = "again"
        case CardOwed():
            word = "card"
        case EndCardOwed():
            word = "take card"
        case _:
            raise TypeError(owed)
    return word
