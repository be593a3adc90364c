"""Diplomatic relations, acts of aggression, the Traitor (ECL-DIP)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.eclipse.kinds import Resource
from starboard.games.eclipse.state import Table
from starboard.kernel import Aside, Chance, Seat, State, Step


class Offer(Aside):
    """Offer relations to another player, with a cube of this track (ECL-DIP-02, 11)."""

    verb: ClassVar[str] = "offer"
    partner: int
    track: Resource

    # records: written by tools/records.py
    __match_args__ = ("partner", "track")
    field_types = ("int", "Resource")

    def __init__(self, partner: int, track: Resource) -> None:
        self.partner = partner
        self.track = track

    # records: end

    def reason(self, state: State, seat: Seat) -> Illegal | None:
        return Illegal("ECL-DIP-01", "no-diplomacy")

    def take(self, state: State, seat: Seat, chance: Chance) -> None:
        assert isinstance(state, Table)


class GiveBack(Aside):
    """Return a reputation tile to the bag, to make room for an ambassador (ECL-DIP-05)."""

    verb: ClassVar[str] = "give-back"
    tile: str

    # records: written by tools/records.py
    __match_args__ = ("tile",)
    field_types = ("str",)

    def __init__(self, tile: str) -> None:
        self.tile = tile

    # records: end

    def reason(self, state: State, seat: Seat) -> Illegal | None:
        return Illegal("ECL-DIP-05", "no-such-tile")

    def take(self, state: State, seat: Seat, chance: Chance) -> None:
        assert isinstance(state, Table)


def offers_of(state: Table, seat: Seat) -> Iterator[Offer]:
    """Every conceivable offer."""
    yield from ()


def tiles_to_give_back(state: Table, seat: Seat) -> Iterator[GiveBack]:
    """Reputation tiles that could make room."""
    yield from ()


class Aggression(Step[Table]):
    """At the end of a turn: has the player broken relations? (ECL-DIP-14)."""

    seat: int

    # records: written by tools/records.py
    __match_args__ = ("seat",)
    field_types = ("int",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    # records: end

    def run(self, state: Table, chance: Chance) -> None:
        """Nothing yet."""
