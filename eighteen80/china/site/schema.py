"""Schema of the site's files, in the parts that we read: the game, its players and settings, and each kind of action.

Every fault of a file is found here: a later failure is our own fault and shows as one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import PydanticCustomError

from eighteen80.china.box.components import BOX
from eighteen80.china.map.geometry import EDGES
from eighteen80.china.rules.operating.trains import RESTORED
from eighteen80.refusals import Unreadable

TITLES = ("1880",)
SHOWN = 40
"""Signs shown of a word that is not as it should be."""
PROGRAM = "program_"
"""Prefix of the kinds that start or stop a program acting for a player."""
MESSAGE, END = "message", "end_game"
PAYMENT, CONNECTION, ROCKET_USED = "payoff_player_debt", "destination_connection", "purchase_train"
NUMBERED = int | str
"""A number, or a word that may contain one."""


RESTORED_NAMES = ("2R", "2P")


def train_type(train: str) -> str:
    """Return the type of one of the site's trains."""
    name = train.rpartition("-")[0] or train
    return RESTORED if name in RESTORED_NAMES else name


def _require_known(names: Collection[str], named: Callable[[str], str] = str) -> AfterValidator:
    """Require the name of something in the box."""

    def check(word: str) -> str:
        if named(word) not in names:
            raise PydanticCustomError("unknown", "unknown")
        return word

    return AfterValidator(check)


def _before_number(word: str) -> str:
    """Return the part before the number of a copy; "" without a number."""
    name, _, number = word.rpartition("-")
    return name if number.isdecimal() else ""


CompanyName = Annotated[str, _require_known(BOX.companies)]
HexName = Annotated[str, _require_known(BOX.hexes)]
TrainName = Annotated[str, _require_known(BOX.trains, train_type)]
TileName = Annotated[str, _require_known(BOX.tiles, _before_number)]


def _each_once(words: tuple[str, ...]) -> tuple[str, ...]:
    """Refuse a piece that is named twice."""
    if len({*words}) < len(words):
        raise PydanticCustomError("twice", "twice")
    return words


ShareName = Annotated[str, _require_known(BOX.companies, lambda word: word.partition("_")[0])]
CityName = Annotated[str, Field(pattern=r"^.+-\d+$")]


class SitePart(BaseModel):
    """A part of the file; fields not named here are ignored."""

    model_config = ConfigDict(frozen=True)


# The game


class SitePlayer(SitePart):
    """A player at the table; without a number he goes by his name."""

    id: NUMBERED | None = None
    name: str = ""

    @property
    def key(self) -> str:
        """Name of the player in actions."""
        return self.name if self.id is None else str(self.id)


class SiteSettings(SitePart):
    """The settings of the game: the order of the seats, and optional rules."""

    player_order: tuple[NUMBERED, ...] | None = None
    optional_rules: tuple[object, ...] | None = None


class Recording(SitePart):
    """A whole game; `eighteen80` holds lines of our games that the site has no word for."""

    title: str
    players: tuple[SitePlayer, ...]
    actions: tuple[object, ...]
    settings: SiteSettings | None = None
    eighteen80: object = None
    result: Mapping[str, int] | None = None


def read_recording(data: object) -> Recording:
    """Read the game, its actions still raw; refuse another game or one without players."""
    title = data.get("title") if isinstance(data, Mapping) else None
    if title not in TITLES:
        raise Unreadable("import-other-game", word=str(title or "?")[:SHOWN], expected=TITLES)
    try:
        recording = Recording.model_validate(data)
    except ValidationError as error:
        field = str(error.errors()[0]["loc"][0])
        if field == "players":
            raise Unreadable("import-no-players") from error
        raise Unreadable("import-field", word=field) from error
    keys = [player.key for player in recording.players]
    if not all(keys) or len(set(keys)) < len(keys):
        raise Unreadable("import-no-players")
    if recording.settings is not None and recording.settings.optional_rules:
        raise Unreadable("import-rules", word=str(list(recording.settings.optional_rules))[:SHOWN])
    return recording


# Its actions


class Action(SitePart):
    """The fields of every action: its kind, actor and time."""

    type: str
    entity: NUMBERED = ""
    entity_type: str = "player"
    created_at: object = None


class MessageAction(Action):
    """A message."""

    type: Literal["message"]
    message: str = ""


class BidAction(Action):
    """A bid for a private company, or the choice of an investor by number."""

    type: Literal["bid"]
    price: int
    minor: NUMBERED | None = None
    company: str | None = None


class ParAction(Action):
    """A company is named with price and row."""

    type: Literal["par"]
    corporation: CompanyName
    share_price: Annotated[str, Field(pattern=r"^\d+(,|$)")]
    slot: int

    @property
    def price(self) -> int:
        """The price alone; its place on the chart follows after it."""
        return int(self.share_price.partition(",")[0])


class ChooseAction(Action):
    """An answer out of several."""

    type: Literal["choose"]
    choice: NUMBERED


class Dealt(Action):
    """Shares that change hands, by name; the price of one only where it was another than the chart's."""

    shares: Annotated[tuple[ShareName, ...], Field(min_length=1), AfterValidator(_each_once)]
    percent: int
    share_price: int | Literal[False] | None = None


class BuyShares(Dealt):
    """Shares bought; the total is given if it differs from the price."""

    type: Literal["buy_shares"]
    total_price: int | None = None


class SellShares(Dealt):
    """Shares sold."""

    type: Literal["sell_shares"]


class LayTile(Action):
    """A copy of a tile is laid."""

    type: Literal["lay_tile"]
    hex: HexName
    tile: TileName
    rotation: Annotated[int, Field(ge=0, lt=len(EDGES))]


class PlaceToken(Action):
    """A marker is placed in a city of a tile."""

    type: Literal["place_token"]
    city: CityName


class SiteRoute(SitePart):
    """A train's route as hexes from stop to stop, and its income."""

    train: TrainName
    connections: tuple[Annotated[tuple[HexName, ...], Field(min_length=1)], ...] = ()
    revenue: int | None = None


class RunRoutes(Action):
    """A run."""

    type: Literal["run_routes"]
    routes: tuple[SiteRoute, ...]


class DividendAction(Action):
    """The use of an income."""

    type: Literal["dividend"]
    kind: str


class BuyTrain(Action):
    """A train bought for a price."""

    type: Literal["buy_train"]
    train: TrainName
    price: int


class DiscardTrain(Action):
    """A train given up."""

    type: Literal["discard_train"]
    train: TrainName


class AssignAction(Action):
    """A private company does something for a company."""

    type: Literal["assign"]
    target: CompanyName


class PlainAction(Action):
    """An action with nothing but its actor."""

    type: Literal["pass", "payoff_player_debt", "purchase_train", "destination_connection", "end_game"]


class InvalidAction(Action):
    """An action of an unknown kind or malformed; `fault` is raised once it is its turn."""

    fault: str
    field: str = ""


Known = Annotated[
    MessageAction | BidAction | ParAction | ChooseAction | BuyShares | SellShares | LayTile | PlaceToken | RunRoutes
    | DividendAction | BuyTrain | DiscardTrain | AssignAction | PlainAction,
    Field(discriminator="type"),
]  # fmt: skip
_KNOWN: TypeAdapter[Action] = TypeAdapter(Known)
_UNKNOWN = "union_tag_invalid"


def read_action(written: Mapping[str, object]) -> Action:
    """Read the action even if it cannot be made, so that those before it can."""
    try:
        return _KNOWN.validate_python(written)
    except ValidationError as error:
        first = error.errors()[0]
        fault = "import-kind" if first["type"] == _UNKNOWN else "import-malformed"
        field = ".".join(map(str, first["loc"][1:]))
        entity = written.get("entity")
        return InvalidAction(
            type=str(written.get("type")),
            entity=entity if isinstance(entity, int | str) else "",
            entity_type=str(written.get("entity_type", "")),
            created_at=written.get("created_at"),
            fault=fault,
            field=field,
        )


_BY_ITSELF: TypeAdapter[Sequence[Mapping[str, Any]]] = TypeAdapter(tuple[Mapping[str, Any], ...])


def automatic_actions(written: Mapping[str, object]) -> Iterator[Action]:
    """Yield the site's automatic actions after an action that our game does not make itself, or must see too.

    The site acts for players, by their programs, after anything, also after the setting up of a program; stopping one
    is not an action. It also sees that an investor joins its company.
    """
    try:
        parts = _BY_ITSELF.validate_python(written.get("auto_actions") or ())
    except ValidationError:
        yield InvalidAction(type=str(written.get("type")), fault="import-malformed", field="auto_actions")
        return
    for part in parts:
        kind, acts = str(part.get("type")), part.get("entity_type") == "player"
        if kind == CONNECTION or (acts and not kind.startswith(PROGRAM)):
            yield read_action(part)
