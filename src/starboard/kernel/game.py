"""What a game tells the kernel about itself."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from starboard.errors import BadInput
from starboard.kernel.agenda import Outcome, S
from starboard.kernel.chance import Chance
from starboard.kernel.choice import Aside
from starboard.kernel.events import Event
from starboard.kernel.face import Face
from starboard.kernel.forms import tried
from starboard.kernel.mind import Mind
from starboard.kernel.moves import Move
from starboard.kernel.options import Option, OptionValue
from starboard.kernel.printing import drawn
from starboard.kernel.record import Content
from starboard.kernel.seats import Seat
from starboard.kernel.ways import Way


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game: its id, its seats and options, and the few questions only it can answer."""

    id: ClassVar[str] = ""
    rules: ClassVar[int] = 1
    """The rules version; it grows when a fix would change stored matches."""
    seats: ClassVar[Sequence[int]] = (2,)
    options: ClassVar[tuple[Option, ...]] = ()
    units: ClassVar[int] = 1
    """How many units make one point; points are counted in units and shown in points."""
    timing: ClassVar[str] = ""
    """The clause that says when a seat may act."""
    finished: ClassVar[bool] = False
    """Whether every clause of the ledger has to be covered."""
    first: ClassVar[bool] = False
    """Whether newcomers who name no game are led to this one."""
    move_types: ClassVar[tuple[type[Move], ...]] = ()
    """Every kind of move, for reading notation."""
    rooms: ClassVar[Mapping[str, object]] = {}
    """What besides the rules belongs to the game: `face`, `mind`, `terminal`, `tools`.

    Written as `module:NAME` it is imported when first asked for; a module with a leading dot lies
    in the game's package.
    """

    @property
    def face(self) -> Face[S]:
        """What the game shows."""
        return room(self, "face", Face)

    @property
    def mind(self) -> Mind[S]:
        """How the game is thought about."""
        return room(self, "mind", Mind)

    @property
    def folder(self) -> Path:
        """Where the game's rules, content and texts lie."""
        return folder_of(type(self).__module__)

    def __repr__(self) -> str:
        return drawn("game_line", self)

    def read_own(self, folders: Sequence[Path]) -> object:
        """Own cards out of folders, as plain data that travels with a saved match."""
        self.refuse_own(folders)
        return None

    def content(self, own: object) -> Content:
        """What is printed on the components, own cards included."""
        self.refuse_own(own)
        return Content()

    def refuse_own(self, own: object) -> None:
        """Raise `BadInput` where there are own cards; for a game that has none."""
        if own:
            raise BadInput("cards", "has-no-own-cards", game=self.id)

    def check_options(
        self, seats: int, options: Mapping[str, OptionValue], content: Content
    ) -> None:
        """Raise `BadInput` where options do not fit together."""

    def read_file(self, option: str, name: str, text: str, content: Content) -> str:
        """What a file says for an option that takes files, as one word; errors name the line."""
        return text.strip()

    def read_brought(self, option: str, value: str, content: Content) -> str:
        """What a seat brings for a private option, as it is kept; `BadInput` with its clause."""
        return value

    def setup(self, seats: int, options: Mapping[str, OptionValue], content: Content) -> S:
        """A fresh state with its agenda."""
        raise TypeError(f"{self.id} has no setup")

    def settle(self, state: S, events: list[Event]) -> None:
        """Push triggers and state-based rules that answer these events."""

    def asides(self, state: S, seat: Seat) -> Iterable[Aside[Any]]:
        """Everything this seat might do aside, in a fixed order."""
        return ()

    def legal_asides(
        self, state: S, seat: Seat, kinds: tuple[type[Aside[Any]], ...]
    ) -> list[Aside[Any]]:
        """Those of these kinds that nothing speaks against; a game may know them faster."""
        return [
            aside
            for aside in self.asides(state, seat)
            if isinstance(aside, kinds) and tried(aside).reason(state, seat) is None
        ]

    def run_out(self, state: S) -> Outcome:
        """How the game ends when its agenda has run out."""
        everyone = tuple(1 for _ in range(state.seats))
        return Outcome(everyone, (0,) * state.seats, (), "over", self.timing)

    def concede(self, state: S, seat: Seat, chance: Chance) -> None:
        """A seat gives up; by default everybody else wins."""
        others = tuple(other for other in range(state.seats) if other != seat)
        places = tuple(2 if other == seat else 1 for other in range(state.seats))
        state.finish(Outcome(places, (0,) * state.seats, others, "conceded", self.timing))

    def agree(self, state: S) -> None:
        """All seats have agreed to end it here: it must be over then; by default nobody wins."""
        ones = (1,) * state.seats
        state.finish(Outcome(ones, (0,) * state.seats, (), "agreed", self.timing))

    def ways(self, state: S, seat: Seat, thing: str) -> list[Way]:
        """What can be done with a thing by several small moves, all of them legal in order."""
        return []

    def invariants(self, state: S) -> Iterable[str]:
        """What is wrong with a state, in words for developers; used by tests after every move."""
        return ()

    def next_options(
        self, state: S, options: Mapping[str, OptionValue]
    ) -> Mapping[str, OptionValue]:
        """The options of the next match of the same people; a campaign hands its ship on."""
        return options

    def may_talk(self, state: S, seat: Seat) -> bool:
        """Whether chat is open to this seat now."""
        return True

    def sketch_page(self, state: S) -> str:
        """The page of the shared sketch pad that lies open now; empty if there is none.

        Another page is an empty one, such as that of the next mission.
        """
        return ""


R = TypeVar("R")
_ROOMS: dict[tuple[type, str], object] = {}


def room(game: Game[Any], name: str, kind: type[R]) -> R:
    """What a game has under a name, imported when first asked for; an empty one if it has none."""
    key = (type(game), name)
    found = _ROOMS.get(key)
    if found is None:
        named = game.rooms.get(name)
        found = load_room(game, named) if isinstance(named, str) else named
        found = _ROOMS[key] = kind() if found is None else found
    if not isinstance(found, kind):
        raise BadInput(f"game “{game.id}”", "room-is-wrong", room=name, kind=kind.__name__)
    return found


def load_room(game: Game[Any], named: str) -> object:
    """What stands under `module:NAME`."""
    module, _, name = named.partition(":")
    try:
        return getattr(import_module(module, sys.modules[type(game).__module__].__package__), name)
    except (ImportError, AttributeError) as error:
        where = f"game “{game.id}”"
        raise BadInput(where, "room-does-not-load", room=named, why=str(error)) from error


@cache
def folder_of(module: str) -> Path:
    """Where a module lies."""
    return Path(str(sys.modules[module].__file__)).parent
