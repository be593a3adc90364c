"""What happens in battles and after them."""

from __future__ import annotations

from starboard.kernel import Event, only


class BattleBegan(Event):
    """ECL-CMB-02, 04."""

    clause: str
    sector: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "sector")
    field_types = ("str", "str")

    def __init__(self, clause: str, sector: str) -> None:
        self.clause = clause
        self.sector = sector

    # records: end


class DuelBegan(Event):
    """Two parties of a battle; -1 are the neutral ships (ECL-CMB-03, 09)."""

    clause: str
    sector: str
    attacker: int
    of: int
    """The defender."""

    # records: written by tools/records.py
    __match_args__ = ("clause", "sector", "attacker", "of")
    field_types = ("str", "str", "int", "int")

    def __init__(self, clause: str, sector: str, attacker: int, of: int) -> None:
        self.clause = clause
        self.sector = sector
        self.attacker = attacker
        self.of = of

    # records: end


class DiceRolled(Event):
    """All dice of an activation, each with its ship type and its colour (ECL-CMB-22)."""

    clause: str
    seat: int
    kinds: tuple[str, ...]
    colours: tuple[str, ...]
    dice: tuple[int, ...]
    missiles: bool

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "kinds", "colours", "dice", "missiles")
    field_types = ("str", "int", "tuple[str, ...]", "tuple[str, ...]", "tuple[int, ...]", "bool")

    def __init__(
        self,
        clause: str,
        seat: int,
        kinds: tuple[str, ...],
        colours: tuple[str, ...],
        dice: tuple[int, ...],
        missiles: bool,
    ) -> None:
        self.clause = clause
        self.seat = seat
        self.kinds = kinds
        self.colours = colours
        self.dice = dice
        self.missiles = missiles

    # records: end


class ShipHit(Event):
    """A ship took damage and survived (ECL-CMB-29)."""

    clause: str
    ship: str
    of: int
    damage: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "ship", "of", "damage")
    field_types = ("str", "str", "int", "int")

    def __init__(self, clause: str, ship: str, of: int, damage: int) -> None:
        self.clause = clause
        self.ship = ship
        self.of = of
        self.damage = damage

    # records: end


class ShipDestroyed(Event):
    """ECL-CMB-32."""

    clause: str
    kind: str
    ship: str
    of: int
    by: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "kind", "ship", "of", "by")
    field_types = ("str", "str", "str", "int", "int")

    def __init__(self, clause: str, kind: str, ship: str, of: int, by: int) -> None:
        self.clause = clause
        self.kind = kind
        self.ship = ship
        self.of = of
        self.by = by

    # records: end


class RetreatDeclared(Event):
    """Ships of one type are on their way out (ECL-CMB-33)."""

    clause: str
    seat: int
    kind: str
    sector: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "kind", "sector")
    field_types = ("str", "int", "str", "str")

    def __init__(self, clause: str, seat: int, kind: str, sector: str) -> None:
        self.clause = clause
        self.seat = seat
        self.kind = kind
        self.sector = sector

    # records: end


class Retreated(Event):
    """Ships of one type have arrived where they retreated to (ECL-CMB-38, 42)."""

    clause: str
    seat: int
    kind: str
    sector: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "kind", "sector")
    field_types = ("str", "int", "str", "str")

    def __init__(self, clause: str, seat: int, kind: str, sector: str) -> None:
        self.clause = clause
        self.seat = seat
        self.kind = kind
        self.sector = sector

    # records: end


class RetreatCancelled(Event):
    """The duel was over before the ships had left (ECL-CMB-41)."""

    clause: str
    seat: int
    kind: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "kind")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, kind: str) -> None:
        self.clause = clause
        self.seat = seat
        self.kind = kind

    # records: end


class StalemateReached(Event):
    """Nobody can destroy anything: the attacker has to leave (ECL-CMB-49)."""

    clause: str
    attacker: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "attacker")
    field_types = ("str", "int")

    def __init__(self, clause: str, attacker: int) -> None:
        self.clause = clause
        self.attacker = attacker

    # records: end


class BattleEnded(Event):
    """Destroyed ships go back to the supplies (ECL-CMB-52)."""

    clause: str
    sector: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "sector")
    field_types = ("str", "str")

    def __init__(self, clause: str, sector: str) -> None:
        self.clause = clause
        self.sector = sector

    # records: end


class ReputationDrawn(Event):
    """ECL-REP-01; only the player sees the tiles."""

    clause: str
    seat: int
    count: int
    tiles: tuple[str, ...]

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "count", "tiles")
    field_types = ("str", "int", "int", "tuple[str, ...]")

    def __init__(self, clause: str, seat: int, count: int, tiles: tuple[str, ...]) -> None:
        self.clause = clause
        self.seat = seat
        self.count = count
        self.tiles = tiles

    # records: end

    def audience(self) -> int:
        return only(self.seat)

    def redacted(self) -> Event:
        return ReputationDrawn(self.clause, self.seat, self.count, ())


class ReputationKept(Event):
    """A drawn tile went to the track, perhaps in the place of another (ECL-REP-06, 07)."""

    clause: str
    seat: int
    tile: str
    instead: str
    swapped: bool

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "tile", "instead", "swapped")
    field_types = ("str", "int", "str", "str", "bool")

    def __init__(self, clause: str, seat: int, tile: str, instead: str, swapped: bool) -> None:
        self.clause = clause
        self.seat = seat
        self.tile = tile
        self.instead = instead
        self.swapped = swapped

    # records: end

    def audience(self) -> int:
        return only(self.seat)

    def redacted(self) -> Event:
        return ReputationKept(self.clause, self.seat, "", "", self.swapped)


class ReputationDeclined(Event):
    """No drawn tile was kept (ECL-REP-06)."""

    clause: str
    seat: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat")
    field_types = ("str", "int")

    def __init__(self, clause: str, seat: int) -> None:
        self.clause = clause
        self.seat = seat

    # records: end


class PopulationAttacked(Event):
    """ECL-BOMB-01; a defenceless population is lost without a roll (ECL-TECH-05, ECL-SPEC-15)."""

    clause: str
    seat: int
    of: int
    sector: str
    dice: tuple[int, ...]
    cubes: int
    """How many are destroyed."""
    defenceless: bool

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "of", "sector", "dice", "cubes", "defenceless")
    field_types = ("str", "int", "int", "str", "tuple[int, ...]", "int", "bool")

    def __init__(
        self,
        clause: str,
        seat: int,
        of: int,
        sector: str,
        dice: tuple[int, ...],
        cubes: int,
        defenceless: bool,
    ) -> None:
        self.clause = clause
        self.seat = seat
        self.of = of
        self.sector = sector
        self.dice = dice
        self.cubes = cubes
        self.defenceless = defenceless

    # records: end


class CubeBuried(Event):
    """A destroyed cube went to a graveyard (ECL-BOMB-06, 07)."""

    clause: str
    seat: int
    track: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "track")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, track: str) -> None:
        self.clause = clause
        self.seat = seat
        self.track = track

    # records: end


class ShipsRepaired(Event):
    """All damage is gone (ECL-OCC-05)."""

    clause: str

    # records: written by tools/records.py
    __match_args__ = ("clause",)
    field_types = ("str",)

    def __init__(self, clause: str) -> None:
        self.clause = clause

    # records: end
