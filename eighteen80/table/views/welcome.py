"""The first screen: go on with a game, begin one, open a file, look at one that was played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib.resources.abc import Traversable
from pathlib import Path
from tempfile import mkdtemp
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input, Label, OptionList
from textual.widgets.option_list import Option

from eighteen80 import registry, resources
from eighteen80.capabilities import HasSiteFormat
from eighteen80.characters import harmless
from eighteen80.cli.import_command import take
from eighteen80.record.locations import abbreviate_home, default_folder
from eighteen80.record.record_file import create, expand_path, full_path
from eighteen80.record.replay import read
from eighteen80.record.user_files import RecentRecords
from eighteen80.refusals import Refusal
from eighteen80.sheets import Say
from eighteen80.table import default_panes, log
from eighteen80.table.draw.panes import Pane
from eighteen80.table.views.base_view import TableScreen
from eighteen80.words import LANGUAGES, Words

FOREIGN = ".json"
MOST_RECORDS = 30
ACTIONS = ("language", "quit")


def records(folder: Path) -> list[Path]:
    """List the records of a folder and the recently opened ones of any folder that exist; the newest first."""
    here = [path for ending in registry.record_suffixes() for path in folder.glob(f"*{ending}")]
    known = {full_path(path) for path in here}
    lately = (opened.path for opened in RecentRecords().records())
    elsewhere = (path for path in lately if path not in known and path.is_file())
    return sorted((*here, *elsewhere), key=_age, reverse=True)[:MOST_RECORDS]


def _age(path: Path) -> float:
    """Return the time of a record's last change; a missing one counts as the oldest."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0


class StartScreen(TableScreen[None]):
    """Start screen of the table."""

    CSS_PATH = str(resources.screen("start.tcss"))
    BELOW = "said"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "app.quit", show=False),
        Binding("tab", "app.focus_next", show=False),
    ]

    def compose(self) -> ComposeResult:
        """Yield the records to continue, other actions, and a line for the name of a file."""
        words = self.table.words
        yield Label(words.say("start-title"), id="title")
        yield Label(words.say("start-sub"), id="subtitle")
        yield OptionList(*self._options(words), id="records", markup=False)
        yield Input(placeholder=words.say("start-file"), id="file")
        yield Pane("said", self.table.painter(registry.first()))
        yield Label(words.say("start-keys"), classes="hints")

    @property
    def _folder(self) -> Path:
        return self.table.folder or default_folder()

    def _options(self, words: Words) -> Iterator[Option | None]:
        """Yield the newest record first, so that Enter continues it; then other actions."""
        found = records(self._folder)
        yield from (Option(harmless(path.stem), id=f"file-{path}") for path in found)
        yield from (None,) if found else ()
        yield Option(words.say("start-new"), id="do-new")
        for key, name in registry.titles().items():
            if registry.demo(key):
                yield Option(words.say("start-demo", game=name), id=f"demo-{key}")
        yield from (Option(words.say(f"start-{action}"), id=f"do-{action}") for action in ACTIONS)

    def on_mount(self) -> None:
        """Show the records and actions."""
        self._begin()

    def _begin(self) -> None:
        """Look into the records while the screen is already up."""
        options = self.query_one(OptionList)
        options.focus()
        self._look_into([option.id for option in options.options if option.id and option.id.startswith("file-")])

    @work(thread=True, exclusive=True)
    def _look_into(self, options: Sequence[str]) -> None:
        for option in options:
            if not self.is_running:
                return
            self.app.call_from_thread(self._tell, option, self._describe(Path(option.partition("-")[2])))

    def _tell(self, option: str, described: str) -> None:
        if self.is_running:
            self.query_one(OptionList).replace_option_prompt(option, described)

    def _describe(self, path: Path) -> str:
        """Describe a record in one line, or the reason why it is invalid."""
        try:
            record = read(path)
        except Refusal as refusal:
            return f"{harmless(path.stem)}: {self.table.painter().words.text(Say(refusal.code, refusal.facts))}"
        header, words = record.header, Words(self.table.language, record.game.key)
        table = header.table or path.stem
        facts = {
            "table": table,
            # The name of a file begins with the date where the table has none.
            "date": None if header.date in table else header.date,
            "game": record.game.name,
            "seats": header.seats,
            "moves": len(record.entries),
            "round": self.table.painter(record.game).words.text(default_panes.round_name(record.game, record.state)),
            "over": not record.game.due(record.state),
            "place": None if path.parent == self._folder else abbreviate_home(path.parent),
        }
        return words.say("start-record", facts)

    @on(OptionList.OptionSelected)
    def _choose_option(self, event: OptionList.OptionSelected) -> None:
        kind, _, rest = (event.option.id or "").partition("-")
        if kind == "file":
            self.table.open(Path(rest))
        elif rest == "new":
            self.table.begin()
        elif kind == "demo":
            if played := registry.demo(rest):
                self._open(partial(_demo, played), learns=False)
        elif rest == "language":
            self._speak(LANGUAGES[(LANGUAGES.index(self.table.language) + 1) % len(LANGUAGES)])
        else:
            self.table.exit()

    @work
    async def _speak(self, language: str) -> None:
        """Take another language, and stay on the line at which it is changed."""
        self.table.speak(language)
        await self.recompose()
        self._begin()
        options = self.query_one(OptionList)
        options.highlighted = options.get_option_index("do-language")

    @on(Input.Submitted, "#file")
    def _open_named(self, event: Input.Submitted) -> None:
        if word := event.value.strip():
            self._open(lambda: _find_record(word, self._folder))

    @work
    async def _open(self, find: Callable[[], Path], *, learns: bool = True) -> None:
        """Open the record that is found or made, or show the refusal."""
        if self.busy:
            return
        try:
            path = await self.in_the_background(find)
        except Refusal as refusal:
            self.query_one("#said", Pane).show(log.refusal_text(refusal))
            return
        if await self.in_the_background(path.is_dir):
            self.table.keep_in(full_path(path))
            await self.recompose()
            self._begin()
        else:
            self.table.open(path, learns=learns)


def _find_record(word: str, folder: Path) -> Path:
    """Return the path of the named record or folder; convert a game of a site into a record first."""
    path = expand_path(word)
    if path.suffix != FOREIGN:
        return path
    game = next(game for game in registry.games() if game.offers(HasSiteFormat))
    target = folder / f"{path.stem}{game.ending}"
    if stop := take(game, path, target).stop:
        raise stop
    return target


def _demo(played: Traversable) -> Path:
    """Copy a demonstration game, to look around in."""
    path = Path(mkdtemp(prefix="eighteen80-")) / played.name
    create(path, played.read_text("utf-8"))
    return path
