"""What a player of Flagship can decide."""

from __future__ import annotations

from typing import ClassVar

from starboard.kernel import Move


class Pick(Move):
    """Construction phase: choose a card for the main ship (FS-BUILD-01)."""

    verb: ClassVar[str] = "pick"
    card: str

    # records: written by tools/records.py
    __match_args__ = ("card",)
    field_types = ("str",)

    def __init__(self, card: str) -> None:
        self.card = card

    # records: end


class Ready(Move):
    """Construction phase: the main ship is complete (FS-BUILD-09)."""

    verb: ClassVar[str] = "ready"

    # records: written by tools/records.py
    __match_args__ = ()
    field_types = ()

    def __init__(self) -> None:
        pass

    # records: end


class Reveal(Move):
    """Turn up the top card of the own market deck (FS-MARKET-02)."""

    verb: ClassVar[str] = "reveal"

    # records: written by tools/records.py
    __match_args__ = ()
    field_types = ()

    def __init__(self) -> None:
        pass

    # records: end


class Buy(Move):
    """Buy a card of the own market row; `onto` is the card it is attached to (FS-MARKET-06)."""

    verb: ClassVar[str] = "buy"
    item: str
    onto: str

    # records: written by tools/records.py
    __match_args__ = ("item", "onto")
    field_types = ("str", "str")

    def __init__(self, item: str, onto: str) -> None:
        self.item = item
        self.onto = onto

    # records: end


class GiveUp(Move):
    """Make room for new equipment (FS-MARKET-10)."""

    verb: ClassVar[str] = "give-up"
    items: tuple[str, ...]

    # records: written by tools/records.py
    __match_args__ = ("items",)
    field_types = ("tuple[str, ...]",)

    def __init__(self, items: tuple[str, ...]) -> None:
        self.items = items

    # records: end


class Launch(Move):
    """Take a ship out of the hangar (FS-HANGAR-05)."""

    verb: ClassVar[str] = "launch"
    ship: str

    # records: written by tools/records.py
    __match_args__ = ("ship",)
    field_types = ("str",)

    def __init__(self, ship: str) -> None:
        self.ship = ship

    # records: end


class Generate(Move):
    """Roll for the generator of a card (FS-CHARGE-01)."""

    verb: ClassVar[str] = "charge"
    item: str

    # records: written by tools/records.py
    __match_args__ = ("item",)
    field_types = ("str",)

    def __init__(self, item: str) -> None:
        self.item = item

    # records: end


class Load(Move):
    """Put one charge token on a card (FS-CHARGE-03)."""

    verb: ClassVar[str] = "load"
    item: str

    # records: written by tools/records.py
    __match_args__ = ("item",)
    field_types = ("str",)

    def __init__(self, item: str) -> None:
        self.item = item

    # records: end


class Attack(Move):
    """Attack units with a card; `boost` pays for the printed option (FS-ATTACK-02)."""

    verb: ClassVar[str] = "attack"
    weapon: str
    targets: tuple[str, ...]
    ability: int
    boost: bool

    # records: written by tools/records.py
    __match_args__ = ("weapon", "targets", "ability", "boost")
    field_types = ("str", "tuple[str, ...]", "int", "bool")

    def __init__(self, weapon: str, targets: tuple[str, ...], ability: int, boost: bool) -> None:
        self.weapon = weapon
        self.targets = targets
        self.ability = ability
        self.boost = boost

    # records: end


class Use(Move):
    """Use an active or absorbing ability of a card (FS-ABILITY-03)."""

    verb: ClassVar[str] = "use"
    item: str
    ability: int

    # records: written by tools/records.py
    __match_args__ = ("item", "ability")
    field_types = ("str", "int")

    def __init__(self, item: str, ability: int) -> None:
        self.item = item
        self.ability = ability

    # records: end


class Play(Move):
    """Play an event card from the hand (FS-EVENT-01)."""

    verb: ClassVar[str] = "play"
    card: str

    # records: written by tools/records.py
    __match_args__ = ("card",)
    field_types = ("str",)

    def __init__(self, card: str) -> None:
        self.card = card

    # records: end


class Evade(Move):
    """Try to evade with the attacked unit (FS-EVADE-01)."""

    verb: ClassVar[str] = "evade"

    # records: written by tools/records.py
    __match_args__ = ()
    field_types = ()

    def __init__(self) -> None:
        pass

    # records: end


class Lose(Move):
    """Choose the part that is destroyed (FS-ATTACK-16)."""

    verb: ClassVar[str] = "lose"
    item: str

    # records: written by tools/records.py
    __match_args__ = ("item",)
    field_types = ("str",)

    def __init__(self, item: str) -> None:
        self.item = item

    # records: end


class Choose(Move):
    """Choose a thing or a name that a text asks for."""

    verb: ClassVar[str] = "choose"
    thing: str

    # records: written by tools/records.py
    __match_args__ = ("thing",)
    field_types = ("str",)

    def __init__(self, thing: str) -> None:
        self.thing = thing

    # records: end


class Drop(Move):
    """Discard a hand card without credits (FS-DRAW-04)."""

    verb: ClassVar[str] = "drop"
    card: str

    # records: written by tools/records.py
    __match_args__ = ("card",)
    field_types = ("str",)

    def __init__(self, card: str) -> None:
        self.card = card

    # records: end


class TakePrize(Move):
    """Take one of the own prize cards (FS-PRIZE-07)."""

    verb: ClassVar[str] = "prize"

    # records: written by tools/records.py
    __match_args__ = ()
    field_types = ()

    def __init__(self) -> None:
        pass

    # records: end


class ShuffleMarket(Move):
    """Make the market discard the new market deck (FS-MARKET-17)."""

    verb: ClassVar[str] = "shuffle-market"

    # records: written by tools/records.py
    __match_args__ = ()
    field_types = ()

    def __init__(self) -> None:
        pass

    # records: end


class ShuffleDraw(Move):
    """Make the draw discard the new draw deck (FS-DRAW-07)."""

    verb: ClassVar[str] = "shuffle-draw"

    # records: written by tools/records.py
    __match_args__ = ()
    field_types = ()

    def __init__(self) -> None:
        pass

    # records: end


class Pay(Move):
    """Pay the credits a text asks for."""

    verb: ClassVar[str] = "pay"

    # records: written by tools/records.py
    __match_args__ = ()
    field_types = ()

    def __init__(self) -> None:
        pass

    # records: end


class EndTurn(Move):
    """Finish the action phase (FS-TURN-09)."""

    verb: ClassVar[str] = "end-turn"

    # records: written by tools/records.py
    __match_args__ = ()
    field_types = ()

    def __init__(self) -> None:
        pass

    # records: end
