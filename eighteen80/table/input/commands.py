"""Commands on the line that are not moves: looking, trying out, changing language and look.

A command is known by its English name and by the name that the table's language gives it (message `name-<key>`);
`command-<key>` describes it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from eighteen80.capabilities import PLAYER, AnswersQuestions, HasMap, LearnsBox, Question
from eighteen80.engine.game import AnyGame
from eighteen80.line.folding import fold, spellings
from eighteen80.line.leading_names import find_name
from eighteen80.record import game_answers
from eighteen80.record.user_files import LIMIT, LIMITS, NO_LIMIT
from eighteen80.refusals import Refusal, Unreadable
from eighteen80.sheets import Cell, Row, Say, Sheet
from eighteen80.table.draw.colours import LOOKS
from eighteen80.table.input import answers, box_input, line_messages, serve_input
from eighteen80.table.input.preview import GOOD, OPEN, REFUSED, Advice, Offer, RefusalInfo, plain
from eighteen80.table.session import LIVE, SEALED
from eighteen80.table.views import loading
from eighteen80.words import LANGUAGES, Words

if TYPE_CHECKING:
    from eighteen80.table.views.play_view import PlayScreen

NOT_A_QUESTION = ('"', "that ")
"""Beginnings of a ruling after `rule`, in contrast to a question."""
BOX, RULE = "box", "rule"
STEPS = ("undo", "redo", "amend", "insert", "drop", "pause", "resume")
NEEDED: Mapping[str, type] = {BOX: LearnsBox, "zoom": HasMap}
"""Parts that a game must offer for a command to make sense."""
ZOOMS: Mapping[str, int] = {"+": 1, "-": -1, "fit": 0}
OF_THE_GAME = "example"
"""Placeholder for an example that each game has in its own words."""


def _alone(_screen: PlayScreen, word: str) -> None:
    """Refuse any word after the command."""
    if word:
        raise Unreadable("unreadable-surplus", word=word)


def _accept_any(_screen: PlayScreen, _word: str) -> None:
    """Accept any word: the command itself interprets it."""


class TableCommand(NamedTuple):
    """One command: its name, its action on the word after it, an example of that word and its values.

    `also` is a further name; `check` refuses an unusable word. A long action is returned, to be awaited.
    """

    key: str
    name: str
    run: Callable[[PlayScreen, str], Awaitable[None] | None]
    example: str = ""
    values: Callable[[PlayScreen], Iterable[str]] = lambda _screen: ()
    idle: Callable[[PlayScreen], Say | None] = lambda _screen: None
    also: tuple[str, ...] = ()
    check: Callable[[PlayScreen, str], object] = _alone
    tries: bool = False


def _moment(screen: PlayScreen, word: str) -> int:
    if not (word.isascii() and word.isdecimal()):
        raise Unreadable("table-number", word=word, expected=("41",))
    screen.session.check_moment(int(word))
    return int(word)


def _look(screen: PlayScreen, word: str) -> None:
    if word:
        screen.session.look(_moment(screen, word))
    else:
        screen.session.step(-1)
    screen.show_moment()


def _back(screen: PlayScreen, _word: str) -> None:
    screen.session.return_to_present()
    screen.show_moment()


def _what_if(screen: PlayScreen, word: str) -> Awaitable[None] | None:
    if word:
        return screen.try_out(word)
    screen.session.branch()
    screen.show_moment()
    return None


def _audit(screen: PlayScreen, word: str) -> None:
    from eighteen80.table.views import audit_view

    audit_view.begin(screen, word)


def _owners(screen: PlayScreen) -> Iterable[str]:
    from eighteen80.table.views import audit_view

    return audit_view.owners(screen)


def _purse(screen: PlayScreen, word: str) -> str:
    if not word:
        raise Unreadable("table-which", word=word, expected=tuple(_purses(screen)))
    name = find_name(word, _purses(screen)) or word
    next(screen.session.ledger(name))
    return name


def _ledger(screen: PlayScreen, word: str) -> None:
    name = _purse(screen, word)
    screen.show_answer(Say("ledger-of", {"name": name}), answers.ledger(screen.session, name), last=True)


def _show_about(screen: PlayScreen, word: str) -> None:
    screen.show_answer(Say("about", {"word": word}), answers.explain_word(screen, word))
    screen.point(word.upper())


def _rule(screen: PlayScreen, word: str) -> None:
    screen.show_answer(
        Say("rules-about", {"word": word}), answers.rules(screen.painter.words, word, answers.chosen_options(screen))
    )


def _limit(screen: PlayScreen, word: str) -> str:
    """Return the minutes of a limit or its absence; "" if the clock alone is meant."""
    if not word:
        return ""
    limit, _, minutes = word.casefold().partition(" ")
    if limit != LIMIT:
        raise Unreadable("unreadable-surplus", word=word)
    if minutes.strip() in LIMITS:
        return minutes.strip()
    return _one_of(screen, minutes.strip(), ("3", NO_LIMIT))


def _clock(screen: PlayScreen, word: str) -> None:
    if minutes := _limit(screen, word):
        screen.table.limit_turns(minutes)
    else:
        screen.toggle_clock()


def _one_of(screen: PlayScreen, word: str, values: Collection[str]) -> str:
    """Return the value meant: in its canonical form, or by a unique beginning of its name, at this table first."""
    begun = fold(word)
    own = [value for value in values if begun and fold(_value_name(screen, value)).startswith(begun)]
    elsewhere = [value for value in values if begun and _is_named_elsewhere(begun, value)]
    meant = [value for value in values if begun == fold(value)] or own or elsewhere
    if len(meant) != 1:
        code = "table-value" if begun else "table-which"
        raise Unreadable(code, word=word, expected=tuple(_value_name(screen, value) for value in values))
    return meant[0]


def _value_name(screen: PlayScreen, value: str) -> str:
    """Return the table's name of a value; figures and signs have no other."""
    words = screen.painter.words
    return words.say(f"said-{value}") if words.has(f"said-{value}") else value


def _is_named_elsewhere(begun: str, value: str) -> bool:
    """Return whether the value's name in any language begins so."""
    code, tables = f"said-{value}", map(Words, LANGUAGES)
    return any(words.has(code) and fold(words.say(code)).startswith(begun) for words in tables)


def _choice(
    key: str,
    values: Collection[str],
    example: str,
    choose: Callable[[PlayScreen, str], None],
    idle: Callable[[PlayScreen], Say | None] = lambda _screen: None,
) -> TableCommand:
    """Return a command whose word is one of a few values, each with a name at the table."""

    def check(screen: PlayScreen, word: str) -> str:
        return _one_of(screen, word, values)

    def names(screen: PlayScreen) -> Iterable[str]:
        return (_value_name(screen, value) for value in values)

    def run(screen: PlayScreen, word: str) -> None:
        choose(screen, check(screen, word))

    return TableCommand(key, key, run, example, names, idle, check=check)


def _limits(screen: PlayScreen) -> Iterable[str]:
    return (f"{LIMIT} {_value_name(screen, value)}" for value in ("3", NO_LIMIT))


def _purses(screen: PlayScreen) -> Iterable[str]:
    return screen.session.game.purses(screen.session.state)


def _zoom(screen: PlayScreen, step: str) -> None:
    if screen.map:
        screen.map.zoom(ZOOMS[step])


COMMANDS = (
    TableCommand("help", "help", lambda screen, _word: screen.action_help()),
    TableCommand("about", "about", _show_about, OF_THE_GAME, also=("where", "wo", "gdzie"), check=answers.explain_word),
    TableCommand(RULE, RULE, _rule, OF_THE_GAME, check=_accept_any),
    TableCommand(game_answers.LEDGER, game_answers.LEDGER, _ledger, PLAYER, _purses, check=_purse),
    TableCommand("audit", "audit", _audit, PLAYER, _owners, also=("inventory",), check=_accept_any),
    TableCommand(BOX, BOX, box_input.run, "", box_input.kinds, check=box_input.check),
    TableCommand("look", "look", _look, "41", check=lambda screen, word: word and _moment(screen, word)),
    TableCommand("back", "back", _back, idle=lambda screen: Say("idle-back") if screen.session.mode == LIVE else None),
    TableCommand("what-if", "what if", _what_if, also=("whatif", "what-if"), check=_accept_any, tries=True),
    _choice("zoom", ZOOMS, "+", _zoom, lambda screen: None if screen.has_map else Say("idle-zoom")),
    TableCommand("hands", "hands", lambda screen, _word: screen.action_hands()),
    TableCommand("clock", "clock", _clock, "", _limits, check=_limit),
    TableCommand("tally", "tally", lambda screen, _word: screen.table.tally(screen.session)),
    _choice("language", LANGUAGES, "de", lambda screen, language: screen.table.speak(language)),
    _choice("theme", LOOKS, "light", lambda screen, look: screen.table.dress(look)),
    TableCommand("serve", "serve", serve_input.run, "", serve_input.values, check=serve_input.check),
    TableCommand("reopen", "reopen", lambda screen, _word: loading.reopen(screen)),
    TableCommand("rescue", "rescue", loading.rescue, check=_accept_any),
    TableCommand("menu", "menu", lambda screen, _word: screen.table.leave()),
    TableCommand("quit", "quit", lambda screen, _word: screen.table.exit(), also=("exit",)),
)


def _ask(key: str, check: Callable[[PlayScreen, str], object] = _alone) -> TableCommand:
    """Return a command that shows the answer to a question about the moment shown."""

    def show(screen: PlayScreen, word: str) -> None:
        answer = game_answers.answer_question(game_answers.SpokenQuestion(key, word), screen.session.shown_history())
        screen.show_answer(Say(f"asked-{key}"), answer)

    return TableCommand(key, key, show, check=check)


QUESTIONS = (
    _ask(game_answers.DUE),
    _ask(game_answers.MAY, _accept_any),
    _ask(game_answers.STANDING),
    TableCommand(game_answers.WHY, game_answers.WHY, answers.say_why),
)
"""Commands that only a question asks for: they have no name of their own."""


def names(command: TableCommand, words: Words) -> tuple[str, ...]:
    """Return the names of a command, the one in the table's language first."""
    return tuple(dict.fromkeys((words.say(f"name-{command.key}"), command.name)))


def form_of(command: TableCommand, screen: PlayScreen) -> str:
    """Return the typed form of a command: its name, and an example of the word after it."""
    words, example = screen.painter.words, command.example
    player = screen.session.journal.header.seats[0]
    if example == OF_THE_GAME:
        example = words.say(f"example-{command.key}", name=player)
    return f"{names(command, words)[0]} {player if example == PLAYER else example}".rstrip()


@cache
def every_name(command: TableCommand, game: str | None = None) -> frozenset[str]:
    """Return the names of a command in all languages, at the table or in a game."""
    names = (Words(language, game).say(f"name-{command.key}") for language in LANGUAGES)
    return frozenset((command.name, *command.also, *names))


def commands_of(game: AnyGame) -> Iterator[TableCommand]:
    """Yield the commands that make sense in this game, and the questions that it answers itself."""
    yield from (command for command in COMMANDS if NEEDED.get(command.key) in (None, *game.parts))
    if asked := game.offers(AnswersQuestions):
        yield from map(_question_command, asked.questions)


@cache
def _question_command(question: Question) -> TableCommand:
    """Turn a game's own question into a command of the table."""

    def answer(screen: PlayScreen, word: str) -> Sheet:
        game = screen.session.game
        if (asked := game.offers(AnswersQuestions)) is None:
            raise Unreadable("unreadable-verb", word=question.key)
        sheet: Sheet = asked.answer(screen.session.state, question.key, word)
        return sheet

    def inform(screen: PlayScreen, word: str) -> None:
        screen.show_answer((Say(f"name-{question.key}"), word), answer(screen, word))

    return TableCommand(question.key, question.key.replace("-", " "), inform, question.example, check=answer)


def find(line: str, words: Words, game: AnyGame) -> tuple[TableCommand, str] | None:
    """Find the command that the line names, and return the word after its name too."""
    if question := game_answers.find_question(line):
        answering = (command for command in (*COMMANDS, *QUESTIONS) if command.key == question.command)
        return next(answering), question.word
    text = "help" if line.strip() == "?" else line.strip()
    folded = f"{fold(text)} "
    for command in commands_of(game):
        for name in chain.from_iterable(map(spellings, (*names(command, words), *every_name(command, game.key)))):
            if not folded.startswith(f"{name} "):
                continue
            word = text[len(name) :].strip()
            if f"{word} ".startswith(NOT_A_QUESTION) or (command.key == RULE and '"' in word):
                # A ruling has its reason in quotes.
                continue
            if command.key != BOX or box_input.concerns(game, word):
                return command, word
    return None


async def run(command: TableCommand, screen: PlayScreen, word: str, text: str) -> None:
    """Run the command; for a line that is only tried, the place of a refusal is one on the whole line."""
    try:
        if work := command.run(screen, word):
            await work
    except Refusal as refusal:
        if command.tries:
            refusal.start += text.rindex(word)
        raise


def continuations(screen: PlayScreen, line: str) -> Iterator[Offer]:
    """Yield commands that begin like the line, and the words after one that is named."""
    text = line.lstrip().casefold()
    for command in commands_of(screen.session.game):
        name = names(command, screen.painter.words)[0]
        if text and name.startswith(text):
            yield Offer(name, name, (Say(f"command-{command.key}"),))
        elif text.startswith(f"{name} "):
            values = (value for value in command.values(screen) if value.casefold().startswith(text[len(name) + 1 :]))
            yield from (Offer(value, f"{name} {value}") for value in values)


def preview(screen: PlayScreen, line: str, command: TableCommand, word: str) -> Advice:
    """Advise on a command: its effect, its missing word, or the reason against it."""
    offers = tuple(continuations(screen, line))
    try:
        command.check(screen, word)
    except Refusal as refusal:
        form = form_of(command, screen)
        no = plain(screen.session.game, refusal) if word else RefusalInfo("command-needs", {"form": form})
        return Advice(line, OPEN if offers or not word else REFUSED, refusal=no, offers=offers)
    return Advice(line, GOOD, (Say(f"command-{command.key}"),), offers=offers)


def why_closed(screen: PlayScreen) -> Refusal | None:
    """Return the reason why nothing can be entered now."""
    try:
        screen.session.check_open()
    except Refusal as refusal:
        return refusal
    return screen.session.journal.sealed if screen.session.mode == SEALED else None


def localise_advice(screen: PlayScreen, advice: Advice) -> Advice:
    """Translate the advice into the table's language, and add commands that begin like an unfinished line."""
    words = screen.painter.words
    offers = line_messages.localise_offers(advice.offers, words)
    ghost = _ghost(screen, advice, offers)
    is_no_move = advice.text.strip() and not advice.line and advice.verdict != GOOD
    begun = continuations(screen, advice.text) if is_no_move else ()
    more = tuple(offer for offer in begun if offer not in offers)
    verdict = OPEN if more and advice.verdict == REFUSED else advice.verdict
    return advice._replace(
        offers=(*offers, *more), ghost=ghost, verdict=verdict, likely=tuple(map(words.translate_line, advice.likely))
    )


def _ghost(screen: PlayScreen, advice: Advice, offers: Sequence[Offer]) -> str:
    """Return the grey text after the line in the table's words: of the likeliest line, or else of the offers."""
    text, typed = advice.text, screen.painter.words.translate_line
    foreign = {offer.line for offer in advice.offers} - {offer.line for offer in offers}
    own = () if text + advice.ghost in foreign else (typed(text + advice.ghost),)
    lines = (*own, *map(typed, screen.session.likely if text.strip() else ()))
    offered = (offer.line for offer in offers if text and not text.endswith(" ") and not offer.barred)
    return next((line[len(text) :] for line in (*lines, *offered) if line.startswith(text) and line != text), "")


def help_rows(screen: PlayScreen) -> tuple[tuple[Row, ...], tuple[Row, ...]]:
    """Return help rows for the steps that change the record, and for commands; impossible ones are dimmed."""
    steps = (Row((Cell(Say(f"form-{step}"), "strong"), Cell(""), Cell(Say(f"does-{step}")))) for step in STEPS)
    return tuple(steps), tuple(_help_row(screen, command) for command in commands_of(screen.session.game))


def _help_row(screen: PlayScreen, command: TableCommand) -> Row:
    idle, does = command.idle(screen), Say(f"command-{command.key}")
    form = form_of(command, screen)
    cells = (Cell(form, "" if idle else "strong"), Cell(""), Cell((does, idle) if idle else does))
    return Row(cells, "dim" if idle else "")
