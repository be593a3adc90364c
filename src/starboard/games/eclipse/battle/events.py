"""What happens in battles and after them."""

from __future__ import annotations

from starboard.kernel import Event, only


class BattleBegan(Event):
    """ECL-CMB-02, 04."""

    sector: str


class DuelBegan(Event):
    """Two parties of a battle; -1 are the neutral ships (ECL-CMB-03, 09)."""

    sector: str
    attacker: int
    of: int
    """The defender."""


class DiceRolled(Event):
    """All dice of an activation, each with its ship type and its colour (ECL-CMB-22)."""

    seat: int
    kinds: tuple[str, ...]
    colours: tuple[str, ...]
    dice: tuple[int, ...]
    missiles: bool


class ShipHit(Event):
    """A ship took damage and survived (ECL-CMB-29)."""

    ship: str
    of: int
    damage: int


class ShipDestroyed(Event):
    """ECL-CMB-32."""

    kind: str
    ship: str
    of: int
    by: int


class RetreatDeclared(Event):
    """Ships of one type are on their way out (ECL-CMB-33)."""

    seat: int
    kind: str
    sector: str


class Retreated(Event):
    """Ships of one type have arrived where they retreated to (ECL-CMB-38, 42)."""

    seat: int
    kind: str
    sector: str


class RetreatCancelled(Event):
    """The duel was over before the ships had left (ECL-CMB-41)."""

    seat: int
    kind: str


class StalemateReached(Event):
    """Nobody can destroy anything: the attacker has to leave (ECL-CMB-49)."""

    attacker: int


class BattleEnded(Event):
    """Destroyed ships go back to the supplies (ECL-CMB-52)."""

    sector: str


class ReputationDrawn(Event):
    """ECL-REP-01; only the player sees the tiles."""

    seat: int
    count: int
    tiles: tuple[str, ...]

    def audience(self) -> int:
        return only(self.seat)

    def redacted(self) -> Event:
        return ReputationDrawn(self.clause, self.seat, self.count, ())


class ReputationKept(Event):
    """A drawn tile went to the track, perhaps in the place of another (ECL-REP-06, 07)."""

    seat: int
    tile: str
    instead: str
    swapped: bool

    def audience(self) -> int:
        return only(self.seat)

    def redacted(self) -> Event:
        return ReputationKept(self.clause, self.seat, "", "", self.swapped)


class ReputationDeclined(Event):
    """No drawn tile was kept (ECL-REP-06)."""

    seat: int


class PopulationAttacked(Event):
    """ECL-BOMB-01; a defenceless population is lost without a roll (ECL-TECH-05, ECL-SPEC-15)."""

    seat: int
    of: int
    sector: str
    dice: tuple[int, ...]
    cubes: int
    """How many are destroyed."""
    defenceless: bool


class CubeBuried(Event):
    """A destroyed cube went to a graveyard (ECL-BOMB-06, 07)."""

    seat: int
    track: str


class ShipsRepaired(Event):
    """All damage is gone (ECL-OCC-05)."""
