"""What happens indoors."""

from __future__ import annotations

from typing import ClassVar

from starboard.kernel import Event, Text


class AlarmRaised(Event):
    """DD-ALARM-08."""


class AlarmEnded(Event):
    """Only by the mission (DD-ALARM-02)."""


class Spotted(Event):
    """A guard or a camera sees somebody of PL1 (DD-ALARM-05, 06)."""

    figure: str
    by: str


class DoorTurned(Event):
    """A door is open, closed or blown now (DD-INACT-17)."""

    door: str
    becomes: str


class DoorRefused(Event):
    """A locked door does not open: an answer that cannot be taken back (DD-INACT-19)."""

    tells: ClassVar[bool] = True
    figure: str
    door: str


class LaidDown(Event):
    """Infantry is out of action and lies on its square (DD-INCOMB-06)."""

    figure: str
    field: str
    owner: int
    by: int


class DeviceRemoved(Event):
    """DD-INCOMB-12."""

    device: str
    field: str


class NothingFound(Event):
    """An answer that cannot be taken back (DD-INACT-03)."""

    tells: ClassVar[bool] = True
    figure: str
    target: str


class Touched(Event):
    """PL1 inspected something, or acted on it (DD-INACT-01, 07)."""

    figure: str
    target: str
    acted: bool


class Told(Event):
    """PL1 is told what stands at a thing (DD-INPREP-08, 09)."""

    target: str
    de: Text
    en: Text


class Switched(Event):
    """A terminal or device is on or off now (DD-INACT-15, 16)."""

    device: str
    on: bool


class PickedUp(Event):
    """DD-INACT-21."""

    figure: str
    person: str


class PutDown(Event):
    """DD-INACT-22."""

    figure: str
    person: str
    field: str


class Described(Event):
    """PL1 says exactly what he does (DD-INACT-12)."""

    tells: ClassVar[bool] = True
    figure: str
    target: str
    text: Text


class GuardSent(Event):
    """A guard looks after an open door (DD-GUARD-24)."""

    figure: str
    door: str


class BotTurned(Event):
    """DD-BOT-13."""

    figure: str
    facing: str


class TileLaid(Event):
    """A tile lies on the table, with everything on it (DD-INFOG-03)."""

    tells: ClassVar[bool] = True
    tile: str


class GuardVanished(Event):
    """A patrol has gone into the fog (DD-GUARD-11)."""

    figure: str
    field: str


class GuardAppeared(Event):
    """A patrol is back on the board (DD-GUARD-11)."""

    tells: ClassVar[bool] = True
    figure: str
    field: str


class Wandered(Event):
    """The die with arrows of an irregular guard (DD-GUARD-16)."""

    figure: str
    arrow: str


class Handled(Event):
    """What acting obviously did (DD-INACT-09)."""

    figure: str
    target: str
    use: str
