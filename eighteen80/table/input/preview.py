"""Preview of a line before it is entered: effects, missing words or refusal; continuations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import inf
from operator import attrgetter
from time import perf_counter
from typing import NamedTuple

from eighteen80.capabilities import SuggestsLines
from eighteen80.engine.game import AnyGame, AnyMove, AnyState
from eighteen80.line.forms import Choice
from eighteen80.record.grammar import split_moves
from eighteen80.record.history import NO_TIME, Accepted, History
from eighteen80.record.line_turns import named_lines
from eighteen80.record.steps import AMEND, DROP, INSERT, REPAIR, UNDO, Broken, before_edit
from eighteen80.refusals import Ambiguous, Illegal, RecordText, Refusal, Unreadable
from eighteen80.sheets import Fact, Facts, HexFace, Say
from eighteen80.table.input.effects import Effects, PlacedFigure, effects, map_changes, placed_figures
from eighteen80.table.log import to_plain

GOOD, OPEN, REFUSED, EMPTY = "good", "open", "refused", "empty"
WAITING = ("unreadable-missing", "unreadable-named", "record-edit", "record-which-missing")
EXPLAINED = 8
"""Number of continuations that are tried out."""
FEW = 40
"""Number of readings above which a line means nothing in particular."""
ASKING = (" ", "?")
"""Endings of a line whose choices are wanted with their effects."""
VERB, WAY = "move-", "repair-"
ALLOWED = Say("offer-allowed")


class RefusalInfo(NamedTuple):
    """A refusal in plain values: its place on the line, the nearest legal line, other meanings.

    `due` is the player to act by then, if others acted before, and `ended` the turn that was over then; `proposed`
    needs nothing but its reason; `was` is the replaced move.
    """

    code: str
    facts: Mapping[str, Fact]
    at: int = 0
    instead: str = ""
    choices: tuple[str, ...] = ()
    due: tuple[str, ...] = ()
    proposed: str = ""
    was: Mapping[str, Fact] | None = None
    ended: Mapping[str, Fact] | None = None


class Offer(NamedTuple):
    """A continuation: the words to be added, the whole line, and its meaning and effects.

    A barred one is impossible now; its explanation ends with the reason.
    """

    text: str
    line: str
    remarks: tuple[Say, ...] = ()
    barred: bool = False
    effects: Effects = Effects()

    @property
    def in_words(self) -> tuple[Say, ...]:
        """All that is known of it, as sentences."""
        return (*self.remarks, *self.effects.in_words)


class Advice(NamedTuple):
    """Everything to be shown about a line.

    `effects` are its consequences, `remarks` further sentences. `line` is its recorded form, with the player's name at
    each change, and `again` the number of moves it would make again; `faces` and `traces` are its changes on the map.
    A line for a trial has `tried` instead of `line`. On an empty line, `likely` are the lines that Tab takes one after
    the other. `placed` are the figures that it would change.
    """

    text: str
    verdict: str = EMPTY
    remarks: tuple[Say, ...] = ()
    refusal: RefusalInfo | None = None
    effects: Effects = Effects()
    line: str = ""
    again: int = 0
    offers: tuple[Offer, ...] = ()
    ghost: str = ""
    faces: tuple[HexFace, ...] = ()
    traces: Mapping[tuple[str, int], str] = {}
    tried: str = ""
    likely: tuple[str, ...] = ()
    placed: tuple[PlacedFigure, ...] = ()


def shift_advice(lead: str, advice: Advice) -> Advice:
    """Convert the advice on the rest of a line into advice on the whole line, which is only tried."""
    offers = tuple(offer._replace(line=lead + offer.line) for offer in advice.offers)
    no = advice.refusal and advice.refusal._replace(at=advice.refusal.at + len(lead))
    return advice._replace(text=lead + advice.text, line="", offers=offers, refusal=no, tried=advice.line)


class Trial(NamedTuple):
    """Result of a line on a copy of the history.

    `made` are the moves that its repairs have replayed; `line` is its form in the record's words. `outdone` looks for
    better moves that its repairs have made possible.
    """

    text: str
    accepted: Sequence[Accepted]
    moves: Sequence[Accepted]
    state: AnyState
    refusal: Refusal | None = None
    made: Sequence[Accepted] = ()
    line: str = ""
    outdone: Callable[[], Iterator[tuple[str, Say]]] = lambda: iter(())


def try_out(history: History, text: str) -> Trial:
    """Take the line up to its first refused move; the history stays as it is."""
    copy = history.copy()
    accepted: list[Accepted] = []
    try:
        accepted.extend(copy.take_line(text, NO_TIME))
    except Refusal as refusal:
        return Trial(text, accepted, copy.moves, copy.state, refusal)
    last = history.moves[-1] if history.moves else None
    line = named_lines(copy.game, accepted, last)
    return Trial(text, accepted, copy.moves, copy.state, None, copy.remade, line, copy.better_moves)


def consequences(history: History, trial: Trial) -> Advice:
    """Return what follows from a line that was accepted, with its figures in their places and on the map."""
    game, was, now = history.game, history.state, trial.state
    faces, traces = map_changes(game, was, now)
    follows, placed = _effects(history, trial), placed_figures(game, was, now)
    return Advice(trial.text, GOOD, effects=follows, faces=faces, traces=traces, placed=placed)


def advise(
    history: History, trial: Trial, patience: float = inf, follows: Callable[[History, Trial], Advice] = consequences
) -> Advice:
    """Advise on a line that was tried; `patience` limits the time for trying continuations.

    For an empty line, return the answers to a forced decision. `follows` returns the consequences of an accepted line.
    """
    game, text = history.game, trial.text
    if not text.strip():
        forced = tuple(Offer(line, line) for line in decisions(game, history.state))
        return Advice(text, EMPTY, offers=tuple(_add_effects(history, forced, patience)))
    offers, ghost = _ways(history, text, trial.refusal, patience)
    if trial.refusal is not None:
        verdict = OPEN if _may_go_on(trial.refusal, text, offers) else REFUSED
        no = plain(game, trial.refusal)
        if trial.refusal.mended or all(offer.line == text for offer in offers):
            offers = tuple(_add_effects(history, tuple(_legal_instead(history, text, trial.refusal, no)), patience))
        return Advice(text, verdict, (), no, offers=offers, ghost=ghost)
    found, better = follows(history, trial), next(trial.outdone(), None)
    if better:
        offers = (Offer(better[0], f"{text.rstrip(' ;')}; {better[0]}"), *offers)
    remarks = (*_remarks(history, trial), *(better or ())[1:], *_next(history, trial))
    if not any((remarks, *found.effects)):
        # A step that leaves the table as it is, such as a pause, has its own effect.
        last = trial.accepted[-1:]
        remarks = tuple(Say(f"does-{entry.line.partition(' ')[0]}") for entry in last if entry.move is None)
    again = len(trial.made)
    return found._replace(text=text, remarks=remarks, line=trial.line, again=again, offers=offers, ghost=ghost)


def _effects(history: History, tried: Trial) -> Effects:
    return effects(history.game, history.state, tried.state, tried.accepted)


def _remarks(history: History, tried: Trial) -> tuple[Say, ...]:
    """Return remarks on a line in addition to its consequences."""
    return (*_taken_back(history, tried), *_of_the_box(history, tried))


def _of_the_box(history: History, tried: Trial) -> Iterator[Say]:
    """Yield the values filled in from the box, and contradictions to the box."""
    for entry in tried.accepted:
        yield from (Say("box-said", figure.facts) for figure in entry.boxed)
        if history.box and entry.move is not None:
            for figure, known in history.box.contradictions(entry.before, entry.move):
                yield Say("box-differs", {**figure.facts, "known": RecordText(known)})


def _next(history: History, tried: Trial) -> Iterator[Say]:
    """Yield the player to act after the line, if that is another one."""
    game = history.game
    due = game.due(tried.state)
    if due and due != game.due(history.state):
        player = game.thinker(tried.state)
        yield Say("line-next", {"who": due[0] if player in ("", due[0]) else f"{due[0]} ({player})"})


def _taken_back(history: History, tried: Trial) -> Iterator[Say]:
    """Yield the moves that the line undoes, or the extent of a repair."""
    if any(entry.line == f"{UNDO} {REPAIR}" for entry in tried.accepted):
        yield Say("takes-back-repair")
        return
    if repairs := [entry for entry in tried.accepted if entry.line.startswith((AMEND, DROP, INSERT))]:
        edits = Counter(piece.partition(" ")[0] for entry in repairs for _, piece in split_moves(entry.line))
        later = len(tried.made) - edits[AMEND] - edits[INSERT]
        made = len(tried.accepted) - len(repairs)
        yield Say(
            "repair-touches", {"later": later, "gone": len(history.moves) + edits[INSERT] + made - len(tried.moves)}
        )
        return
    gone = history.moves[len(tried.moves) :]
    if gone and all(entry.line.startswith(UNDO) for entry in tried.accepted):
        first = gone[0]
        facts: Facts = {"number": len(gone), "first": first.number, "who": first.actor, "line": RecordText(first.line)}
        yield Say("takes-back", facts)


# Continuations


def _ways(history: History, text: str, refusal: Refusal | None, patience: float) -> tuple[tuple[Offer, ...], str]:
    """Return the continuations of the last move on the line, and the likeliest as grey text."""
    if isinstance(refusal, Broken):
        return tuple(_add_effects(history, tuple(_repairs(text, refusal)), patience)), ""
    pieces = split_moves(text)
    at = len(text) if text.rstrip().endswith(";") or not pieces else pieces[-1][0]
    lead = text[:at]
    if edited := before_edit(text[at:]):
        lead, at = f"{lead}{UNDO} to {edited[0]}", at + edited[1]
    before = try_out(history, lead) if lead.strip() else Trial(lead, (), history.moves, history.state)
    if before.refusal is not None:
        return tuple(_in_its_place(text, refusal)), ""
    begun = "" if text.endswith((" ", ";")) else text.rpartition(" ")[2]
    guesses = tuple(_guesses(history, before.state, text, at))
    ways = sorted(_offers(history, before.state, text, at, begun), key=attrgetter("barred"))
    offers = (*guesses, *ways)
    if isinstance(refusal, Ambiguous) and len(offers) <= 1:
        many = len(refusal.choices) > EXPLAINED and not text.endswith(ASKING)
        further = _offers(history, before.state, f"{text} ", at, "") if many else _meanings(history, text, at, refusal)
        offers = tuple(further) or offers
    likely = [text[:at] + line for line in likely_lines(history.game, before.state)]
    possible = (*guesses, *(offer for offer in offers if begun and not offer.barred))
    added = (offer.line for offer in offers if not begun)
    usual = (line for line in added if _means(history.game, before.state, line, at) in likely)
    lines = (*likely, *(offer.line for offer in possible), *usual)
    ghost = next((line[len(text) :] for line in lines if line.startswith(text) and line != text), "")
    return tuple(_add_effects(history, offers, patience)), ghost


def _means(game: AnyGame, state: AnyState, line: str, at: int) -> str:
    """Return the line with its last move as recorded; "" if it is not a move."""
    try:
        return line[:at] + game.write(game.read(line[at:], state))
    except Refusal:
        return ""


def _guesses(history: History, state: AnyState, text: str, at: int) -> Iterator[Offer]:
    """Yield the box's possible completions of the last move on the line."""
    game, box = history.game, history.box
    try:
        move = game.read(text[at:], state) if box and text[at:].strip() else None
    except Refusal:
        return
    if box is None or move is None:
        return
    bare = game.write(move)
    for found in box.possible_completions(state, move):
        line = game.write(found.move)
        rest = line.removeprefix(bare).strip()
        whole = f"{text.rstrip()} {rest}" if line.startswith(bare) else text[:at] + line
        yield Offer(rest, whole, tuple(Say("box-guess", figure.facts) for figure in found.figures))


def _legal_instead(history: History, text: str, refusal: Refusal, no: RefusalInfo) -> Iterator[Offer]:
    """Yield the line with a legal move instead of the refused one, or with a reason to be filled in.

    A decision that is due first precedes the typed move, if both are legal.
    """
    if no.instead:
        before = text[: refusal.start]
        first = f"{before}{no.instead}; {text[refusal.start :].strip()}"
        owed = decisions(history.game, try_out(history, before).state)
        sound = no.instead in owed and try_out(history, first).refusal is None
        yield Offer(no.instead, first if sound else replace_refused_move(text, refusal, no.instead), (ALLOWED,))
    if no.proposed:
        yield Offer(no.proposed, replace_refused_move(text, refusal, no.proposed), (Say("offer-proposed"),))


def allows(offer: Offer) -> bool:
    """Return whether it replaces the refused move by a legal one."""
    return ALLOWED in offer.remarks


def replace_refused_move(text: str, refusal: Refusal, instead: str) -> str:
    """Replace the refused move on the line."""
    end = next((at + len(piece) for at, piece in split_moves(text) if at + len(piece) > refusal.start), len(text))
    return f"{text[: refusal.start]}{instead}{text[end:]}".rstrip()


def likely_lines(game: AnyGame, state: AnyState) -> Sequence[str]:
    """Return the likeliest lines, if a game knows them."""
    return guided.likely(state) if (guided := game.offers(SuggestsLines)) else ()


def decisions(game: AnyGame, state: AnyState) -> Sequence[str]:
    """Return the lines that answer a decision due before the game continues, if a game knows them."""
    return guided.decisions(state) if (guided := game.offers(SuggestsLines)) else ()


def _offers(history: History, state: AnyState, text: str, at: int, begun: str) -> Iterator[Offer]:
    head = text[: len(text) - len(begun)]
    for choice in history.game.complete(text[at:], state):
        yield Offer(choice.text, head + choice.text, tuple(_meaning(choice)), choice.barred is not None)


def _meaning(choice: Choice) -> Iterator[Say]:
    if choice.meaning:
        yield Say(choice.meaning, choice.facts)
    if choice.barred:
        yield Say(choice.barred.code, to_plain(choice.barred.facts))


def _meanings(history: History, text: str, at: int, refusal: Ambiguous) -> Iterator[Offer]:
    """Yield the meanings of an ambiguous line: its choices, as moves or as missing words."""
    heads = (text[:at], f"{text.rstrip()} ")
    sound = (head for head in heads if try_out(history, head + refusal.choices[0]).refusal is None)
    head = next(sound, None) if text[at:].strip().count(" ") or text.endswith(ASKING) else None
    if head is None:
        return _in_its_place(text, refusal)
    return (Offer(choice, head + choice, _last_word(history, head + choice)) for choice in refusal.choices)


def _in_its_place(text: str, refusal: Refusal | None) -> Iterator[Offer]:
    """Yield the line with each choice instead of the ambiguous word."""
    if isinstance(refusal, Ambiguous) and "word" in refusal.facts:
        head, found, rest = text[refusal.start :].partition(str(refusal.facts["word"]))
        yield from (Offer(word, f"{text[: refusal.start]}{head}{word}{rest}") for word in refusal.choices if found)


def _last_word(history: History, line: str) -> tuple[Say, ...]:
    """Return the meaning of the line's last word."""
    at = split_moves(line)[-1][0]
    before = try_out(history, line[:at]) if line[:at].strip() else history
    choices = history.game.complete(line[at:], before.state)
    return next((tuple(_meaning(choice)) for choice in choices if choice.text == line.rpartition(" ")[2]), ())


def _repairs(text: str, broken: Broken) -> Iterator[Offer]:
    """Yield the remedies of a repair that makes a later move invalid, each with the effect of its last step."""
    for choice in broken.choices:
        way = choice.rpartition("; ")[2]
        does = Say(f"repair-{way.partition(' ')[0]}", {"left": broken.facts["left"]})
        yield Offer(way.strip(), text[: broken.start] + choice, (does,))


def _add_effects(history: History, offers: tuple[Offer, ...], patience: float) -> Iterator[Offer]:
    """Yield the offers, the first ones with their effects, while there is time."""
    until = perf_counter() + patience
    for number, offer in enumerate(offers):
        yield _with_effects(history, offer) if number < EXPLAINED and perf_counter() < until else offer


def _with_effects(history: History, offer: Offer) -> Offer:
    """Add the effects to the offer; for an unfinished one, the money that it moves in any case."""
    if offer.remarks and offer.remarks[0].code.startswith((VERB, WAY)):
        return offer
    tried = try_out(history, offer.line)
    if tried.refusal is None:
        return offer._replace(remarks=(*offer.remarks, *_remarks(history, tried)), effects=_effects(history, tried))
    if not isinstance(tried.refusal, Ambiguous) or len(tried.refusal.choices) > FEW:
        return offer
    first, last = (_effects(history, try_out(history, tried.refusal.choices[at])).changes for at in (0, -1))
    return offer._replace(effects=Effects(first)) if first == last else offer


def _may_go_on(refusal: Refusal, text: str, offers: Sequence[Offer]) -> bool:
    """Return whether the line may still become valid, so that it is not refused during typing.

    After a blank another word is to come: a move that is refused without it may be allowed with it.
    """
    if refusal.code in WAITING or isinstance(refusal, Ambiguous):
        return True
    if text.endswith(" "):
        is_begun = any(offer.line.startswith(text) and not offer.barred for offer in offers)
        return is_begun and isinstance(refusal, Illegal)
    return bool(offers) and isinstance(refusal, Unreadable)


def plain(game: AnyGame, refusal: Refusal) -> RefusalInfo:
    """Convert the refusal into plain values that another process can read."""
    instead = refusal.mended or (game.write(AnyMove(refusal.instead)) if refusal.instead else "")
    proposed = game.write(AnyMove(refusal.proposed)) if refusal.proposed else ""
    place, choices = refusal.start + refusal.at, refusal.choices or refusal.expected
    due, was, ended = tuple(refusal.due), refusal.was, refusal.ended and to_plain(refusal.ended)
    return RefusalInfo(refusal.code, to_plain(refusal.facts), place, instead, choices[:FEW], due, proposed, was, ended)
