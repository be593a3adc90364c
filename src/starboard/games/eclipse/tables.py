"""Tracks, supplies and setup tables, as tracks.yaml writes them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from starboard.games.eclipse.kinds import Action, Colour, Direction, ShipType, TechCategory
from starboard.games.eclipse.printed import Amount, Edge
from starboard.kernel.yaml_files import Printed

Players = Annotated[int, Meta(ge=2, le=6)]
"""ECL-GEN-01."""


class PopulationTrack(Printed, frozen=True):
    """Production by cubes missing from the track."""

    fields: tuple[Amount, ...]
    cubes: Amount
    uncertain: tuple[str, ...] = ()


class InfluenceTrack(Printed, frozen=True):
    """Upkeep by empty spaces."""

    spaces: tuple[Amount, ...]
    upkeep: tuple[Amount, ...]
    discs: Amount
    spare_discs: Amount


class TechnologyTrack(Printed, frozen=True):
    """Discount and points by technologies on a track."""

    tracks: tuple[TechCategory, ...]
    spaces: Amount
    discount: tuple[Amount, ...]
    points: tuple[Amount, ...]


class Reputation(Printed, frozen=True):
    """Tiles by value, and what a battle lets a player draw."""

    tiles: dict[int, Amount]
    max_draw: Amount
    keep: Amount
    draws: dict[str, Amount]


class PlayerSupply(Printed, frozen=True):
    """What each player has (ECL-GEN-07)."""

    interceptor: Amount
    cruiser: Amount
    dreadnought: Amount
    starbase: Amount
    ambassadors: Amount
    cubes: Amount
    discs: Amount

    def of(self, ship: ShipType) -> int:
        """Ships of one type."""
        return {
            ShipType.INTERCEPTOR: self.interceptor,
            ShipType.CRUISER: self.cruiser,
            ShipType.DREADNOUGHT: self.dreadnought,
            ShipType.STARBASE: self.starbase,
        }[ship]


class ColonyShips(Printed, frozen=True):
    """Colony ship tiles in the box."""

    regular: Amount
    extra: Amount


class Supply(Printed, frozen=True):
    """What everybody shares; some of it never runs out (ECL-GEN-17, 18)."""

    ancients: Amount
    guardians: Amount
    gcds: Amount
    orbitals: Amount
    monoliths: Amount
    damage_cubes: Amount
    ship_parts: Amount
    colony_ships: ColonyShips
    dice: dict[Colour, Amount]
    unlimited: tuple[str, ...]


class CombatDice(Printed, frozen=True):
    """Faces, damage by colour, and the sum that hits (ECL-CMB-24…28)."""

    faces: tuple[int | Literal["miss", "hit"], ...]
    damage: dict[Colour, Amount]
    needed: Amount


class Setup(Printed, frozen=True):
    """A row of the setup table."""

    technologies: Amount
    new_technologies: Amount
    outer_sectors: Amount
    home: tuple[Direction, ...]
    guardian: tuple[Direction, ...]
    uncertain: tuple[str, ...] = ()


class Stacks(Printed, frozen=True):
    """Sizes of the three stacks of sectors."""

    inner: Amount
    middle: Amount
    outer: Amount


class StartZone(Printed, frozen=True):
    """A start position, axial, and how its tile is turned."""

    zone: tuple[int, int]
    rotation: Edge


class GameTable(Printed, frozen=True):
    """Single numbers of the rule book."""

    rounds: Amount
    diplomacy_from_players: Amount
    first_pass_money: Amount
    storage_marker_overflow: Amount
    reaction_activations: Amount
    reactions: tuple[Action, ...]
    colony_ships_by_influence: Amount
    boards: Amount


class Scoring(Printed, frozen=True):
    """Points that are the same for everybody."""

    ambassador: int
    monolith: int
    discovery_kept: int
    traitor: int
    warp_portal_technology: int
    ancient_warp_portal: int


class Tracks(Printed, frozen=True):
    """tracks.yaml."""

    population_track: PopulationTrack
    influence_track: InfluenceTrack
    technology_track: TechnologyTrack
    reputation: Reputation
    supply_of_a_player: PlayerSupply
    supply: Supply
    dice: CombatDice
    setup: dict[Players, Setup]
    stacks: Stacks
    start_zones: dict[Direction, StartZone]
    game: GameTable
    scoring: Scoring
