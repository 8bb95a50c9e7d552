"""Late values: the consequences of `tell` (Y94)."""

from __future__ import annotations

from typing import NamedTuple

from eighteen80.refusals import Illegal
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.events import NotTold, ToldApart
from eighteen80.yokohama.fields.amounts import in_order, number_of
from eighteen80.yokohama.fields.printed_words import in_words
from eighteen80.yokohama.moves import Claim, House, Shop, Tell
from eighteen80.yokohama.rules import rewards
from eighteen80.yokohama.rules.building import keep_site
from eighteen80.yokohama.rules.extra_phases import check_values, learn
from eighteen80.yokohama.rules.rewards import Reward, check_reward, gain, plan_reward
from eighteen80.yokohama.state import UNKNOWN, Card, Printed, State, Untold


class Plan(NamedTuple):
    """The completed move, its open value, the values known now, and the reward."""

    number: int
    entry: Untold
    printed: Printed
    reward: Reward


def plan_late_value(state: State, move: Tell) -> Plan:
    """Join the earlier and the late values; refuse a contradiction, or a value that the thing does not have."""
    entry = state.untold.get(move.number)
    if entry is None:
        raise Illegal("tell-none", number=move.number, open=tuple(state.untold))
    known, given = entry.printed, move.printed
    if entry.verb == Claim.verb:
        known = known._replace(later=given.later)
    printed = join(known, given)
    lost = any(new not in (None, UNKNOWN, old) and old != UNKNOWN for old, new in zip(known, given, strict=True))
    if lost or printed == entry.printed:
        raise Illegal("tell-unlike", number=move.number, known=in_words(entry.printed), told=in_words(given))
    news = printed if entry.printed.reward == UNKNOWN else printed._replace(reward=None)
    return Plan(move.number, entry, printed, plan_reward(news, move.chosen))


def join(known: Printed, given: Printed) -> Printed:
    """Fill in the parts that are known now."""
    pairs = zip(known, given, strict=True)
    return Printed(*(new if new not in (None, UNKNOWN) else old for old, new in pairs))  # type: ignore[arg-type]  # by field


def check_tell(state: State, plan: Plan) -> None:
    """Check that the chosen goods are available, and that an achievement's value fits the known ones."""
    entry = plan.entry
    check_reward(state.players[entry.who], plan.reward)
    if entry.verb == Claim.verb:
        check_values(state, entry.subject, plan.printed, state.claims[entry.subject].names.index(entry.who))


def do_tell(course: Course, plan: Plan) -> None:
    """Gain the goods now; drop movements; complete a pair if its agent is still there."""
    entry, who = plan.entry, plan.entry.who
    rest = {number: other for number, other in course.state.untold.items() if number != plan.number}
    if not plan.printed.is_known:
        rest = {**rest, plan.number: entry._replace(printed=plan.printed)}
        course.tell(NotTold(plan.number))
    course.set(untold=dict(sorted(rest.items())))
    if entry.verb in (Shop.verb, House.verb):
        keep_site(course, entry.verb, entry.subject, plan.printed)
    gain(course, who, plan.reward._replace(moves=0))
    if entry.mining and number_of(plan.reward.gains, "copper"):
        course.gain(who, in_order(BOX.technologies["mining"].gives))
    if entry.printed.country == UNKNOWN:
        rewards.add_symbol(course, who, plan.printed.country)
    if isinstance(figure := plan.printed.figure, int):
        technology = entry.subject
        cards = course.get(who).technologies
        course.change(
            who, technologies=tuple(Card(technology, figure) if card.key == technology else card for card in cards)
        )
        _compare(course, plan, figure)
    if entry.verb == Claim.verb:
        learn(course, entry.subject, plan.printed, course.state.claims[entry.subject].names.index(who))


def _compare(course: Course, plan: Plan, figure: int) -> None:
    """Y94: Warn by how much this figure shows the payment to have been wrong."""
    entry = plan.entry
    if entry.printed.figure != UNKNOWN or entry.most is None or entry.least <= figure <= entry.most:
        return
    over = figure < entry.least
    apart = entry.least - figure if over else figure - entry.most
    course.tell(ToldApart(plan.number, figure, entry.most, apart, over))
