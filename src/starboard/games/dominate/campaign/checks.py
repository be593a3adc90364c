"""What may be wrong with a mission: words, names, places, figures; each one clear sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from msgspec import Struct
from msgspec.structs import fields

from starboard.errors import BadInput
from starboard.games.dominate.boards import signs, tile_at
from starboard.games.dominate.campaign.book import Book
from starboard.games.dominate.campaign.pages import Aim, Reach
from starboard.games.dominate.ground import field_at
from starboard.games.dominate.indoors.printed import IndoorBoard
from starboard.games.dominate.legacy.mission_cards import mission_cards
from starboard.games.dominate.legacy.reward_cards import reward_cards
from starboard.games.dominate.plans import Plan
from starboard.games.dominate.printed import Board
from starboard.games.dominate.script import effects, states, whens
from starboard.games.dominate.script.words import ACTOR, CHOSEN, IT, Filter, Some, Words, some

Path = str
OUTDOOR_TILES, INDOOR_TILES = 11, 17
"""DD-MAT-05, DD-MAT-06"""
DEVICES = ("camera", "sentry_gun", "terminal")
"""What a filter may mean besides figures."""
INDOORS = ("alarm", "door", "device", "allow")
"""Effects for which there must be a floor."""


def check_book(book: Book, types: Iterable[str]) -> None:
    """Raise `BadInput` for the first thing that is wrong."""
    for fault in faults(book, set(types)):
        raise fault


def faults(book: Book, types: set[str]) -> Iterator[BadInput]:
    """Everything that is wrong with a mission, with the field where it stands."""
    known = Known(book, types)
    yield from doubles(book, known.figures)
    yield from board_faults(book, known)
    for path, value in walk(book.head, ""):
        yield from known.faults(f"{book.where}: {path}", value)


@cache
def names_of(kind: type[Struct]) -> tuple[tuple[str, str], ...]:
    """The fields of a kind of record, each with its name in files."""
    return tuple([(each.name, each.encode_name) for each in fields(kind)])


def walk(value: object, path: Path) -> Iterator[tuple[Path, Struct]]:
    """Every record in a mission with the way to it."""
    if isinstance(value, Struct):
        if path:
            yield path, value
        for name, written in names_of(type(value)):
            yield from walk(getattr(value, name), f"{path}.{written}" if path else written)
    elif isinstance(value, tuple):
        for number, item in enumerate(value):
            yield from walk(item, f"{path}[{number}]")
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from walk(item, f"{path}.{key}")


def doubles(book: Book, types: set[str]) -> Iterator[BadInput]:
    """Names that are given twice."""
    seen: set[str] = set()
    for trigger in book.head.triggers:
        if trigger.id in seen:
            yield BadInput(f"{book.where}: triggers", "named-twice", name=trigger.id)
        seen.add(trigger.id)
    for name in book.head.items:
        if name in types:
            yield BadInput(f"{book.where}: items", "named-twice", name=name)


class Known:
    """The names that a mission may refer to."""

    def __init__(self, book: Book, types: set[str]) -> None:
        head, board = book.head, book.board
        self.where = book.where
        self.figures = types | set(head.special_figures)
        self.types = self.figures | set(DEVICES)
        self.fields, self.tiles = set(board.fields), set(board.tiles)
        self.names = set(plan_names(board))
        self.objects = self.names | self.fields
        self.items, self.texts = set(head.items), set(head.texts)
        self.triggers = {trigger.id for trigger in head.triggers}
        self.goals = {goal.id for goals in head.goals.values() for goal in goals}
        self.indoors = isinstance(board, IndoorBoard)

    def faults(self, path: Path, value: Struct) -> Iterator[BadInput]:
        """What is wrong with one record."""
        if isinstance(value, Words) and not value.word():
            yield BadInput(path, "needs-one-word", "DD-TRIGGER-01")
            return
        for found, names, message in self.mentioned(value):
            for name in some(found):
                if name and name not in names:
                    yield BadInput(path, message, name=name)
        if isinstance(value, effects.Do):
            yield from self.misplaced(path, value.word())
        if isinstance(value, effects.SetValues):
            for name in value.values:
                if name not in effects.VALUES:
                    yield BadInput(path, "no-such-value", name=name)

    def misplaced(self, path: Path, word: str) -> Iterator[BadInput]:
        if word in effects.ON_CARDS_ONLY:
            yield BadInput(path, "only-on-cards", "DD-REWARD-02", name=word)
        if word in INDOORS and not self.indoors:
            yield BadInput(path, "only-indoors", "DD-INPREP-01", name=word)

    def mentioned(self, value: Struct) -> Iterator[tuple[Some, set[str], str]]:
        """Every name in a record, with those that exist and the sentence if it does not."""
        match value:
            case Filter():
                figures = self.names | {IT, ACTOR, CHOSEN}
                yield value.id, figures, "no-such-figure-id"
                yield value.type, self.types, "no-such-type"
                yield value.field, self.fields, "no-place-called"
                yield value.tile, self.tiles, "no-tile-called"
            case whens.Entered() | states.StandsOn():
                yield value.field, self.fields, "no-place-called"
                yield value.tile, self.tiles, "no-tile-called"
            case whens.Touch() | whens.Described():
                yield value.object, self.objects, "no-such-object"
            case effects.Allow():
                yield value.object, self.objects, "no-such-object"
            case whens.Tiled():
                yield value.tile, self.tiles, "no-tile-called"
            case whens.Becomes() | states.DoorWord() | effects.SetDoor() | effects.SetDevice():
                yield value.id, self.names, "no-such-object"
            case effects.Spawn():
                yield value.figure, self.names, "no-such-figure-id"
                yield value.type, self.types, "no-such-type"
                yield value.at, self.fields | {ACTOR, IT}, "no-place-called"
            case effects.GiveItem() | effects.LoseItem():
                yield value.item, self.items, "no-such-item"
            case states.HasItem():
                yield value.id, self.items, "no-such-item"
            case effects.Shop():
                yield value.at, self.fields, "no-place-called"
                yield tuple(value.prices), self.items | self.figures, "no-such-ware"
            case effects.MustRead():
                yield value.text, self.texts, "no-such-text"
            case effects.SetGoal():
                yield value.id, self.goals, "no-goal-called"
            case effects.GoTo() | effects.NewTerrain() | effects.OreAt() | Reach():
                yield value.field, self.fields, "no-place-called"
            case _:
                yield from self.cards(value)

    def cards(self, value: Struct) -> Iterator[tuple[Some, set[str], str]]:
        """Names of cards and triggers."""
        match value:
            case effects.Do(reward=effects.ToCommander(card=card)):
                yield card, set(reward_cards()), "no-such-card"
            case effects.Do(mission_card=effects.ToCommander(card=card)):
                yield card, set(mission_cards()), "no-such-card"
            case effects.Do(enable=str(name)) | effects.Do(disable=str(name)):
                yield name, self.triggers, "no-such-trigger"
            case effects.Do(reveal=str(name)):
                yield name, self.tiles, "no-tile-called"
            case Aim(act=str(name)):
                yield name, self.objects, "no-such-object"
            case whens.CardUsed() | states.GotReward():
                yield value.card, set(reward_cards()), "no-such-card"


def plan_names(board: Board | IndoorBoard) -> Iterator[str]:
    """The names that a plan gives to figures and things."""
    if isinstance(board, Board):
        yield from [figure.id for figure in board.figures if figure.id]
        return
    for persons in (board.pl1, board.guards, board.guardbots, board.civilians):
        yield from [person.id for person in persons]
    for devices in (board.terminals, board.cameras, board.sentry_guns):
        yield from [device.id for device in devices]
    yield from [thing.id for thing in board.objects]
    yield from [door.id or letter for letter, door in board.doors.items()]


# ------------------------------------------------------------------------- the board


def board_faults(book: Book, known: Known) -> Iterator[BadInput]:
    """Tiles, places and figures of a plan."""
    board, where = book.board, f"{book.where}: board"
    most = INDOOR_TILES if isinstance(board, IndoorBoard) else OUTDOOR_TILES
    if len(board.tiles) > most:
        clause = "DD-MAT-06" if isinstance(board, IndoorBoard) else "DD-MAT-05"
        yield BadInput(where, "too-many-tiles", clause, count=len(board.tiles), most=most)
    for tile in board.start_tiles:
        if tile not in board.tiles:
            yield BadInput(f"{where}: start_tiles", "no-tile-called", name=tile)
    if book.head.fog and not board.start_tiles:
        yield BadInput(where, "fog-needs-start", "DD-FOG-01")
    squares = set(squares_of(board, where))
    for name, places in board.fields.items():
        for place in places:
            if field_at(*place) not in squares:
                field = field_at(*place)
                yield BadInput(f"{where}: fields.{name}", "not-on-the-board", field=field)
    if isinstance(board, Board):
        yield from outdoor_faults(board, where, squares, known)


def squares_of(board: Board | IndoorBoard, where: str) -> Iterator[str]:
    if isinstance(board, IndoorBoard):
        yield from Plan(board.plan, where).squares
    else:
        for column, row, _ in signs(board, where):
            yield field_at(column, row)


def outdoor_faults(board: Board, where: str, squares: set[str], known: Known) -> Iterator[BadInput]:
    """Every figure of a known type on a field, every fog token between two tiles."""
    for number, figure in enumerate(board.figures):
        path = f"{where}: figures[{number}]"
        if figure.type not in known.types or figure.type in DEVICES:
            yield BadInput(path, "no-such-type", name=figure.type)
        for place in figure.places():
            if field_at(*place) not in squares:
                yield BadInput(path, "not-on-the-board", field=field_at(*place))
    for number, token in enumerate(board.fog):
        path = f"{where}: fog[{number}]"
        if token.tile not in board.tiles or token.beside not in board.tiles:
            yield BadInput(path, "no-tile-called", name=token.tile)
        elif tile_at(board, *token.field) != token.tile:
            yield BadInput(path, "token-not-on-tile", "DD-FOG-03", name=token.tile)
    for number, label in enumerate(board.labels):
        if label.field not in known.fields:
            yield BadInput(f"{where}: labels[{number}]", "no-place-called", name=label.field)


# ------------------------------------------------------------------------- advice


def warnings(book: Book) -> Iterator[BadInput]:
    """What an author should think over: nothing grave comes of inspecting (DD-INACT-05)."""
    for number, trigger in enumerate(book.head.triggers):
        if not any(when.word() == "inspected" for when in trigger.whens()):
            continue
        for path, value in walk(trigger.do, f"triggers[{number}].do"):
            if isinstance(value, effects.Do) and is_grave(value):
                told = {"name": trigger.id, "word": value.word()}
                yield BadInput(
                    f"{book.where}: {path}", "grave-by-inspecting", "DD-INACT-05", **told
                )


def is_grave(effect: effects.Do) -> bool:
    """Losses, the alarm, defeat."""
    if effect.word() in ("destroy", "remove", "lose_item", "drop_mission_cards"):
        return True
    return effect.alarm is True or effect.win == "PL2"
