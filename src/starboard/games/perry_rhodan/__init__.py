"""Perry Rhodan – Das Sammelkartenspiel: two sides, missions, agents, five chained phases."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from starboard.errors import BadInput
from starboard.games.perry_rhodan import words  # noqa: F401  # fills the table of words
from starboard.games.perry_rhodan.bringing import decks_for, filed_deck, kept_deck, refuse_faulty
from starboard.games.perry_rhodan.cards import Catalogue
from starboard.games.perry_rhodan.content import catalogue, load_catalogue
from starboard.games.perry_rhodan.decks import binder
from starboard.games.perry_rhodan.invariants import faults
from starboard.games.perry_rhodan.kinds import PHASES
from starboard.games.perry_rhodan.moves import ALL
from starboard.games.perry_rhodan.options import OPTIONS, read_range
from starboard.games.perry_rhodan.phase_change import drop_deserted
from starboard.games.perry_rhodan.quitting import concede, surrender_together
from starboard.games.perry_rhodan.setup import new_table
from starboard.games.perry_rhodan.state import PARTS, Table
from starboard.kernel import Chance, Content, Event, Game, Move, Option, OptionValue, Seat

OWN = "own cards"
"""Where own cards stand that came without a file."""


class PerryRhodan(Game[Table]):
    """The collectible card game for two to six (PR-GEN-01)."""

    id: ClassVar[str] = "perry_rhodan"
    seats: ClassVar[Sequence[int]] = range(2, 7)
    timing: ClassVar[str] = "PR-TURN-05"
    finished: ClassVar[bool] = True
    rules: ClassVar[int] = 5
    units: ClassVar[int] = PARTS
    rooms: ClassVar[Mapping[str, object]] = {
        "face": ".face:FACE",
        "mind": ".bot.mind:MIND",
        "terminal": ".terminal:TERMINAL",
        "tools": ".box.tools:TOOLS",
    }
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    move_types: ClassVar[tuple[type[Move], ...]] = ALL

    def read_own(self, folders: Sequence[Path]) -> object:
        return list(load_catalogue(*folders).own) or None

    def content(self, own: object) -> Content:
        if not own:
            return catalogue()
        if not isinstance(own, list) or not all(isinstance(entry, dict) for entry in own):
            raise BadInput("cards", "expected-cards")
        return catalogue().adding(own, OWN)

    def check_options(
        self, seats: int, options: Mapping[str, OptionValue], content: Content
    ) -> None:
        cards = Catalogue.of(content)
        low, high = read_range(str(options["phases"]))
        phases = tuple(phase for phase in PHASES if low <= phase <= high)
        known, tourney = binder(cards), bool(options["tournament"])
        for place, deck in enumerate(decks_for(seats, options, cards), 1):
            refuse_faulty(deck, known, f"option decks: deck {place}", phases, tourney=tourney)

    def read_file(self, option: str, name: str, text: str, content: Content) -> str:
        return filed_deck(name, text, Catalogue.of(content))

    def read_brought(self, option: str, value: str, content: Content) -> str:
        return kept_deck(value, Catalogue.of(content))

    def setup(self, seats: int, options: Mapping[str, OptionValue], content: Content) -> Table:
        return new_table(self.rules, seats, options, Catalogue.of(content))

    def settle(self, state: Table, events: list[Event]) -> None:
        drop_deserted(state)

    def concede(self, state: Table, seat: Seat, chance: Chance) -> None:
        concede(state, seat)

    def agree(self, state: Table) -> None:
        surrender_together(state)

    def invariants(self, state: Table) -> Iterable[str]:
        return faults(state)


GAME = PerryRhodan()
