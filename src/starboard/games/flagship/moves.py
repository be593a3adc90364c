"""What a player of Flagship can decide."""

from __future__ import annotations

from typing import ClassVar

from starboard.kernel import Move


class Pick(Move):
    """Construction phase: choose a card for the main ship (FS-BUILD-01)."""

    verb: ClassVar[str] = "pick"
    card: str


class Ready(Move):
    """Construction phase: the main ship is complete (FS-BUILD-09)."""

    verb: ClassVar[str] = "ready"


class Reveal(Move):
    """Turn up the top card of the own market deck (FS-MARKET-02)."""

    verb: ClassVar[str] = "reveal"


class Buy(Move):
    """Buy a card of the own market row; `onto` is the card it is attached to (FS-MARKET-06)."""

    verb: ClassVar[str] = "buy"
    item: str
    onto: str


class GiveUp(Move):
    """Make room for new equipment (FS-MARKET-10)."""

    verb: ClassVar[str] = "give-up"
    items: tuple[str, ...]


class Launch(Move):
    """Take a ship out of the hangar (FS-HANGAR-05)."""

    verb: ClassVar[str] = "launch"
    ship: str


class Generate(Move):
    """Roll for the generator of a card (FS-CHARGE-01)."""

    verb: ClassVar[str] = "charge"
    item: str


class Load(Move):
    """Put one charge token on a card (FS-CHARGE-03)."""

    verb: ClassVar[str] = "load"
    item: str


class Attack(Move):
    """Attack units with a card; `boost` pays for the printed option (FS-ATTACK-02)."""

    verb: ClassVar[str] = "attack"
    weapon: str
    targets: tuple[str, ...]
    ability: int
    boost: bool


class Use(Move):
    """Use an active or absorbing ability of a card (FS-ABILITY-03)."""

    verb: ClassVar[str] = "use"
    item: str
    ability: int


class Play(Move):
    """Play an event card from the hand (FS-EVENT-01)."""

    verb: ClassVar[str] = "play"
    card: str


class Evade(Move):
    """Try to evade with the attacked unit (FS-EVADE-01)."""

    verb: ClassVar[str] = "evade"


class Lose(Move):
    """Choose the part that is destroyed (FS-ATTACK-16)."""

    verb: ClassVar[str] = "lose"
    item: str


class Choose(Move):
    """Choose a thing or a name that a text asks for."""

    verb: ClassVar[str] = "choose"
    thing: str


class Drop(Move):
    """Discard a hand card without credits (FS-DRAW-04)."""

    verb: ClassVar[str] = "drop"
    card: str


class TakePrize(Move):
    """Take one of the own prize cards (FS-PRIZE-07)."""

    verb: ClassVar[str] = "prize"


class ShuffleMarket(Move):
    """Make the market discard the new market deck (FS-MARKET-17)."""

    verb: ClassVar[str] = "shuffle-market"


class ShuffleDraw(Move):
    """Make the draw discard the new draw deck (FS-DRAW-07)."""

    verb: ClassVar[str] = "shuffle-draw"


class Pay(Move):
    """Pay the credits a text asks for."""

    verb: ClassVar[str] = "pay"


class EndTurn(Move):
    """Finish the action phase (FS-TURN-09)."""

    verb: ClassVar[str] = "end-turn"
