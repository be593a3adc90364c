"""What a player decides, as small moves: one field, one action, one order."""

from __future__ import annotations

from typing import ClassVar

from starboard.kernel import Move, Pass

# ------------------------------------------------------------------------- activation


class StepTo(Move):
    """A unit goes on by one field (DD-MOVE-02); the first step begins its activation."""

    verb: ClassVar[str] = "step"
    figure: str
    field: str


class Crush(Move):
    """An armoured unit drives over infantry that is no enemy, and kills it (DD-OVERRUN-06)."""

    verb: ClassVar[str] = "crush"
    figure: str
    field: str


class Board(Move):
    """DD-TRANSPORT-03."""

    verb: ClassVar[str] = "board"
    figure: str
    transporter: str


class Leave(Move):
    """DD-TRANSPORT-05."""

    verb: ClassVar[str] = "leave"
    figure: str
    field: str


class Capture(Move):
    """DD-CAPTURE-01."""

    verb: ClassVar[str] = "capture"
    figure: str
    target: str


class Attack(Move):
    """DD-COMBAT-01."""

    verb: ClassVar[str] = "attack"
    figure: str
    target: str


class Suppress(Move):
    """DD-SUPP-01."""

    verb: ClassVar[str] = "suppress"
    figure: str
    target: str


class Strike(Move):
    """DD-UPLINK-03."""

    verb: ClassVar[str] = "strike"
    figure: str
    target: str


class Load(Move):
    """DD-HARV-01."""

    verb: ClassVar[str] = "load"
    figure: str


class Unload(Move):
    """DD-HARV-03."""

    verb: ClassVar[str] = "unload"
    figure: str


class Repair(Move):
    """DD-BRIDGE-04."""

    verb: ClassVar[str] = "repair"
    figure: str
    bridge: str


class Sell(Move):
    """DD-SELL-01."""

    verb: ClassVar[str] = "sell"
    figure: str


class Pack(Move):
    """A construction yard becomes an MCV (DD-MCV-03)."""

    verb: ClassVar[str] = "pack"
    figure: str


class Unfold(Move):
    """An MCV becomes a construction yard (DD-MCV-02)."""

    verb: ClassVar[str] = "unfold"
    figure: str


class Reload(Move):
    """DD-HELI-02."""

    verb: ClassVar[str] = "reload"
    figure: str


class Rise(Move):
    """DD-PRONE-02."""

    verb: ClassVar[str] = "rise"
    figure: str


class Done(Move):
    """The active figure does nothing more (DD-ACT-04)."""

    verb: ClassVar[str] = "done"


class ToBuild(Move):
    """No further figure is activated: on to the build phase (DD-ROUND-04)."""

    verb: ClassVar[str] = "build"


# ------------------------------------------------------------------------- answers


class Counter(Move):
    """DD-COUNTER-01."""

    verb: ClassVar[str] = "counter"


class Hold(Move):
    """No counter-attack (DD-COUNTER-03)."""

    verb: ClassVar[str] = "hold"


class TakeOrder(Move):
    """The capturer picks a figure in production, as `tank@3` (DD-CAPTURE-08)."""

    verb: ClassVar[str] = "take"
    order: str


class LoseOrder(Move):
    """The owner picks what is lost above a limit, as `tank@3` (DD-BUILD-11)."""

    verb: ClassVar[str] = "lose"
    order: str


class Harvester(Move):
    """The harvester of a new refinery, at once or not at all (DD-PLACE-13)."""

    verb: ClassVar[str] = "harvester"
    take: bool


# ------------------------------------------------------------------------- build phase


class Place(Move):
    """A finished figure on a field, with a side where it has one (DD-PLACE-01)."""

    verb: ClassVar[str] = "place"
    type: str
    field: str
    facing: str


class Recycle(Move):
    """DD-RECYCLE-01."""

    verb: ClassVar[str] = "recycle"
    order: str


class Order(Move):
    """DD-ORDER-01."""

    verb: ClassVar[str] = "order"
    type: str


class Give(Move):
    """Credits for a team mate."""

    verb: ClassVar[str] = "give"
    seat: int
    credits: int


class EndTurn(Move):
    """DD-BUILD-10."""

    verb: ClassVar[str] = "end-turn"


MOVES: tuple[type[Move], ...] = (
    StepTo, Crush, Board, Leave, Capture, Attack, Suppress, Strike, Load, Unload, Repair, Sell,
    Pack, Unfold, Reload, Rise, Done, ToBuild, Counter, Hold, TakeOrder, LoseOrder, Harvester,
    Place, Recycle, Order, Give, EndTurn, Pass,
)  # fmt: skip
