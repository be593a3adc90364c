"""What a game tells the kernel about itself."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Generic

from mypy_extensions import mypyc_attr

from starboard.errors import BadInput
from starboard.kernel.agenda import Outcome, S
from starboard.kernel.chance import Chance
from starboard.kernel.choice import Aside
from starboard.kernel.events import Event
from starboard.kernel.moves import Move
from starboard.kernel.options import Option, OptionValue
from starboard.kernel.record import Content
from starboard.kernel.seats import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game: its id, its seats and options, and the few questions only it can answer."""

    id: ClassVar[str] = ""
    rules: ClassVar[int] = 1
    """The rules version; it grows when a fix would change stored matches."""
    seats: ClassVar[Sequence[int]] = (2,)
    options: ClassVar[tuple[Option, ...]] = ()
    timing: ClassVar[str] = ""
    """The clause that says when a seat may act."""
    finished: ClassVar[bool] = False
    """Whether every clause of the ledger has to be covered."""
    facts_are_public: ClassVar[bool] = False
    """Whether `seat_facts` of a seat tells all others the same; a server then asks once for all."""
    move_types: ClassVar[tuple[type[Move], ...]] = ()
    """Every kind of move, for reading notation."""

    @property
    def folder(self) -> Path:
        """Where the game's rules, content and texts lie."""
        return folder_of(type(self).__module__)

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

    def setup(self, seats: int, options: Mapping[str, OptionValue], content: Content) -> S:
        """A fresh state with its agenda."""
        raise TypeError(f"{self.id} has no setup")

    def settle(self, state: S, events: list[Event]) -> None:
        """Push triggers and state-based rules that answer these events."""

    def asides(self, state: S, seat: Seat) -> Iterable[Aside[Any]]:
        """Everything this seat might do aside, in a fixed order."""
        return ()

    def run_out(self, state: S) -> Outcome:
        """How the game ends when its agenda has run out."""
        everyone = tuple(1 for _ in range(state.seats))
        return Outcome(everyone, (0,) * state.seats, (), "over", self.timing)

    def concede(self, state: S, seat: Seat, chance: Chance) -> None:
        """A seat gives up; by default everybody else wins."""
        others = tuple(other for other in range(state.seats) if other != seat)
        places = tuple(2 if other == seat else 1 for other in range(state.seats))
        state.finish(Outcome(places, (0,) * state.seats, others, "conceded", self.timing))

    def things(self, state: S, seat: Seat | None) -> dict[str, dict[str, Any]]:
        """The things on the table by id, with what a board shows of them; `state` is veiled."""
        return {}

    def own_things(self, state: S, seat: Seat) -> dict[str, dict[str, Any]] | None:
        """What a seat sees besides or otherwise than `things(state, None)`; `state` is its view.

        Nothing means: ask `things`. A game that answers saves its server most of the work.
        """
        return None

    def seat_facts(self, state: S, seat: Seat) -> dict[str, Any]:
        """The few public numbers of a seat that matter in this game."""
        return {}

    def name_of(self, state: S, thing: str, lang: str) -> str:
        """What people call a thing in their language; the word itself where it names nothing."""
        return thing

    def printed(self, content: Content, lang: str) -> dict[str, Any]:
        """What is printed on the components, as plain data in a language, for those who draw."""
        return {}

    def board(
        self, view: Any, lang: str, names: Sequence[str], width: int, tall: bool
    ) -> object | None:
        """The table drawn for a terminal of that width, for rich; nothing if it cannot be drawn."""
        return None

    def portrait(self, state: S, text: str, lang: str) -> object | None:
        """A card or component by its id or name, drawn for rich; nothing if there is none."""
        return None

    def costs(self, before: S, after: S, seat: Seat) -> dict[str, int]:
        """What a move has cost a seat: name of the resource and how much less there is of it."""
        return {}

    def complete(self, state: S, seat: Seat | None, chance: Chance) -> None:
        """Fill in secrets that `imagine` cannot deal from a pool."""

    def fits(self, state: S, seat: Seat | None) -> bool:
        """Whether an imagined state agrees with everything the seat knows."""
        return True

    def invariants(self, state: S) -> Iterable[str]:
        """What is wrong with a state, in words for developers; used by tests after every move."""
        return ()

    def estimate(self, state: S, seat: Seat) -> float:
        """How good a seat's prospects look, from 0 (lost) to 1 (won)."""
        return 1.0 / state.seats

    def moment(self, state: S) -> int:
        """Counts the moments at which positions compare well, such as turns; 0 if all are alike.

        A search plays on to the next one before it asks for an estimate.
        """
        return 0

    def house_bot(self) -> object | None:
        """A bot that plays like a sensible person, if the game has one."""
        return None

    def desk(self, seat: Seat, lang: str, names: Sequence[str]) -> object | None:
        """A person's place in a game in real time, with keys and a screen, if it is one."""
        return None

    def weigh(self, state: S, seat: Seat, moves: list[Move]) -> list[float]:
        """How likely a sensible person is to make each move; the first guess of a search.

        Only what the seat knows may count. Weights are positive and need no particular sum.
        """
        return [1.0] * len(moves)

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


@cache
def folder_of(module: str) -> Path:
    """Where a module lies."""
    return Path(str(sys.modules[module].__file__)).parent
