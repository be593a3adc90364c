"""What happens on the battlefield."""

from __future__ import annotations

from typing import ClassVar

from starboard.kernel import Event, only


class OrderRolled(Event):
    """The dice of all seats for the order of play (DD-ROUND-03)."""

    rolls: tuple[int, ...]


class RoundBegan(Event):
    """DD-ROUND-01."""

    round: int


class TurnBegan(Event):
    """DD-ROUND-04."""

    seat: int


class Stepped(Event):
    """A unit came to a field (DD-MOVE-02)."""

    figure: str
    start: str
    field: str


class Halted(Event):
    """In a mission: a figure has ended its activation there (DD-ACT-02)."""

    figure: str
    field: str


class Driven(Event):
    """Infantry was driven over (DD-OVERRUN-02)."""

    figure: str
    victim: str
    field: str


class Attacked(Event):
    """DD-COMBAT-01."""

    figure: str
    target: str


class Countered(Event):
    """DD-COUNTER-01."""

    figure: str
    target: str


class ShieldHeld(Event):
    """DD-SHIELD-01."""

    figure: str


class Suppressed(Event):
    """DD-SUPP-03."""

    figure: str
    target: str


class Destroyed(Event):
    """A figure is lost; `by` is the seat that did it, or nobody (DD-COMBAT-04)."""

    figure: str
    type: str
    field: str
    owner: int
    by: int
    cause: str = ""
    """The figure that did it, if one did."""


class Surviving(Event):
    """An air unit stays where the ground under it was lost (DD-BRIDGE-07, DD-HELI-07)."""

    figure: str


class OreLoaded(Event):
    """DD-HARV-01."""

    figure: str
    field: str


class OreUnloaded(Event):
    """DD-HARV-03."""

    seat: int
    figure: str
    credits: int


class OreDropped(Event):
    """DD-HARV-07."""

    field: str


class Captured(Event):
    """DD-CAPTURE-03; `figure` is what changed hands."""

    seat: int
    figure: str
    old: int
    cause: str = ""
    """The engineer."""


class Inspected(Event):
    """A neutral building was inspected (DD-CAPTURE-05)."""

    seat: int
    figure: str
    cause: str = ""
    """The engineer."""


class CreditsTaken(Event):
    """Half of the credits behind a refinery; only the two know how many (DD-CAPTURE-11)."""

    seat: int
    player: int
    credits: int

    def audience(self) -> int:
        return only(self.seat) | only(self.player)


class SlotShown(Event):
    """The capturer sees what there is to pick from, or that there is nothing (DD-CAPTURE-08)."""

    tells: ClassVar[bool] = True

    seat: int
    player: int
    category: str

    def audience(self) -> int:
        return only(self.seat) | only(self.player)


class OrderTaken(Event):
    """A figure in production went to a capturer, or none; only the two know (DD-CAPTURE-07)."""

    tells: ClassVar[bool] = True

    seat: int
    player: int
    order: str

    def audience(self) -> int:
        return only(self.seat) | only(self.player)


class OrderLost(Event):
    """What stood above a limit in the slot is lost (DD-BUILD-11)."""

    seat: int
    order: str

    def audience(self) -> int:
        return only(self.seat)


class Placed(Event):
    """A figure came onto the board (DD-PLACE-01)."""

    seat: int
    figure: str
    field: str


class Sold(Event):
    """DD-SELL-02."""

    seat: int
    type: str
    field: str
    credits: int


class Turned(Event):
    """A token was flipped: bridge, MCV, construction yard (DD-MAT-11)."""

    figure: str
    becomes: str


class Boarded(Event):
    """DD-TRANSPORT-03."""

    figure: str
    transporter: str


class Left(Event):
    """DD-TRANSPORT-05."""

    figure: str
    transporter: str
    field: str


class Reloaded(Event):
    """DD-HELI-02."""

    figure: str


class Rose(Event):
    """DD-PRONE-02."""

    figure: str


class StrikeMoved(Event):
    """The orbital strike token came to a field of the slot (DD-UPLINK-01, 02, 04)."""

    seat: int
    field: int


class Out(Event):
    """A player without building and MCV is out (DD-ROUND-09)."""

    seat: int


class ValuesCounted(Event):
    """What the figures of each seat cost, with its credits, after the last round (DD-ROUND-09)."""

    worth: tuple[int, ...]


class Ordered(Event):
    """A figure was ordered, which only its owner knows (DD-ORDER-02)."""

    seat: int
    type: str
    credits: int

    def audience(self) -> int:
        return only(self.seat)


class Recycled(Event):
    """A figure in production was given back, which only its owner knows (DD-RECYCLE-02)."""

    seat: int
    order: str
    credits: int

    def audience(self) -> int:
        return only(self.seat)


class CreditsGiven(Event):
    """Credits went to a partner; only the two know how many."""

    seat: int
    player: int
    credits: int

    def audience(self) -> int:
        return only(self.seat) | only(self.player)
