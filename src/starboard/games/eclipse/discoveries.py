"""Discovery tiles: look at one, then take its reward or keep it for points (ECL-DISC)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.eclipse.control import add_orbital, put_ship
from starboard.games.eclipse.empire_moves import InstallPart
from starboard.games.eclipse.events import Built
from starboard.games.eclipse.fitting import OUTSIDE, fault_with
from starboard.games.eclipse.galaxy_events import (
    DiscoveryDrawn,
    DiscoveryKept,
    DiscoveryUsed,
    PartLaidBeside,
    PortalFound,
)
from starboard.games.eclipse.galaxy_moves import (
    KeepDiscovery,
    LayBeside,
    TakeTechnology,
    UseDiscovery,
)
from starboard.games.eclipse.kinds import (
    NeutralType,
    Placement,
    Resource,
    ShipType,
    Structure,
    TechCategory,
)
from starboard.games.eclipse.printed import (
    FreeTechnology,
    GainPart,
    GainResources,
    GainShip,
    GainStructure,
    GainWarpPortal,
    Part,
)
from starboard.games.eclipse.research import cannot_place, gain_technology
from starboard.games.eclipse.resources import gain
from starboard.games.eclipse.state import Hex, Player, Table
from starboard.games.eclipse.trade import Trade
from starboard.games.eclipse.upgrade import install, remove
from starboard.kernel import Aside, Chance, Choice, Move, Seat, Seats, Step, Zone, only

LABS = ""
"""Where Ancient Labs find a discovery: in no sector (ECL-TECH-26)."""


def may_take(sector: Hex) -> bool:
    """Whether a discovery lies there that no Ancient guards (ECL-EXP-09, 10, ECL-SPEC-28)."""
    return sector.discovery and not sector.has_kind(NeutralType.ANCIENT)


def in_supply(state: Table) -> int:
    """Discoveries that do not lie on the map yet: only what is taken leaves the pile."""
    laid = sum([sector.discovery for sector in state.sectors.values()])
    return len(state.discoveries) - laid


def site(state: Table, seat: int, sector: str) -> Hex | None:
    """Where a reward is put: where it was found, or at home (ECL-DISC-05, ECL-FAQ-20, 21)."""
    if sector != LABS:
        return state.sectors[sector]
    faction = state.players[seat].faction
    assert faction is not None
    home = state.sectors[faction.home]
    return home if home.disc == seat else None


class TakeDiscovery(Step[Table]):
    """Draw a discovery and look at it (ECL-EXP-10, 11); Ancient Labs name no sector (ECL-TECH-26).

    When all that are left lie on the map, Ancient Labs find nothing (ECL-GEN-17).
    """

    seat: int
    sector: str

    def run(self, state: Table, chance: Chance) -> None:
        if self.sector == LABS and not in_supply(state):
            return
        names = state.discoveries.ask(1, chance)
        if self.sector != LABS:
            state.sectors[self.sector].discovery = False
        state.drawn = Zone(state.discoveries.pool, [])
        for slot in state.discoveries.deal(names, only(self.seat)):
            state.drawn.add(slot)
            state.report(DiscoveryDrawn("ECL-EXP-11", self.seat, self.sector, slot.name))
        state.push(DiscoveryChoice(self.seat, self.sector))


class FoundChoice(Choice[Table]):
    """A decision about a discovery, in one's turn or after a battle: trade goes beside it."""

    admits: ClassVar[tuple[type[Aside[Table]], ...]] = (Trade,)
    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)

    def admits_from(self, state: Table, seat: Seat) -> bool:
        return seat == self.seat


class DiscoveryChoice(FoundChoice):
    """The reward, or points (ECL-EXP-11, ECL-DISC-04, ECL-FAQ-21)."""

    accepts: ClassVar[tuple[type[Move], ...]] = (UseDiscovery, KeepDiscovery)
    sector: str

    def question(self, state: Table) -> dict[str, str | int]:
        return {"seat": self.seat, "tile": state.drawn.slots[0].name}

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        return [UseDiscovery(), KeepDiscovery()]

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        if isinstance(move, KeepDiscovery):
            return None
        return cannot_use(state, seat, self.sector)

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        slot = state.drawn.slots.pop()
        if isinstance(move, KeepDiscovery):
            state.players[seat].kept.add(slot)
            state.report(DiscoveryKept("ECL-EXP-11", seat))
            return
        state.report(DiscoveryUsed("ECL-EXP-11", seat, slot.name))
        use(state, seat, slot.name, site(state, seat, self.sector))


def cannot_use(state: Table, seat: int, sector: str) -> Illegal | None:
    """Why only the points remain of the discovery that lies open (ECL-DISC-04, ECL-FAQ-21)."""
    reward = state.box.discoveries[state.drawn.slots[0].name].reward
    if isinstance(reward, FreeTechnology) and not cheapest(state, state.players[seat]):
        return Illegal("ECL-DISC-04", "no-technology-to-take")
    placed = isinstance(reward, (GainShip, GainStructure, GainWarpPortal))
    if placed and site(state, seat, sector) is None:
        return Illegal("ECL-FAQ-21", "home-sector-lost")
    return None


def use(state: Table, seat: int, tile: str, sector: Hex | None) -> None:
    """The reward of a tile (ECL-DISC-01…12); what is used up has left the game (ECL-DISC-13)."""
    reward = state.box.discoveries[tile].reward
    if isinstance(reward, GainResources):
        gain(state, seat, Resource.MATERIALS, reward.materials, "ECL-DISC-01")
        gain(state, seat, Resource.SCIENCE, reward.science, "ECL-DISC-01")
        gain(state, seat, Resource.MONEY, reward.money, "ECL-DISC-01")
    elif isinstance(reward, FreeTechnology):
        state.push(AncientTechnology(seat))
    elif isinstance(reward, GainPart):
        state.players[seat].beside.append(reward.part)
        state.push(FoundPart(seat, reward.part))
    else:
        assert sector is not None
        place_found(state, seat, reward, sector)


def place_found(
    state: Table, seat: int, reward: GainShip | GainStructure | GainWarpPortal, sector: Hex
) -> None:
    """A ship, structure or portal in the sector of the discovery (ECL-DISC-05, 06, 07, 12)."""
    if isinstance(reward, GainWarpPortal):
        sector.ancient_portal = True
        state.report(PortalFound("ECL-DISC-12", seat, sector.id))
    elif isinstance(reward, GainShip):
        for _ in range(min(reward.amount, state.players[seat].supply[reward.ship])):
            put_ship(state, sector, seat, reward.ship.value)
            state.report(Built("ECL-DISC-05", seat, reward.ship.value, sector.id))
    elif reward.structure is Structure.ORBITAL:
        if not sector.orbital:
            add_orbital(sector)
            state.report(Built("ECL-DISC-06", seat, reward.structure.value, sector.id))
        gain(state, seat, Resource.MATERIALS, reward.materials, "ECL-DISC-06")
    elif not sector.monolith:
        sector.monolith = True
        state.report(Built("ECL-DISC-07", seat, reward.structure.value, sector.id))


def cheapest(state: Table, player: Player) -> list[str]:
    """The cheapest technologies on display that a player lacks and has space for (ECL-DISC-04).

    Printed costs count, and rare technologies do not (ECL-RESCH-13).
    """
    all_ = state.box.technologies
    lacking = [
        all_[name]
        for name in state.tray
        if all_[name].category is not TechCategory.RARE and not player.owns(name)
    ]
    costs = sorted([each.cost for each in lacking])
    return [
        each.id
        for each in lacking
        if each.cost == costs[0] and cannot_place(state, player, each, each.category) is None
    ]


class AncientTechnology(FoundChoice):
    """One of the cheapest technologies, without paying (ECL-DISC-04, ECL-FAQ-10)."""

    accepts: ClassVar[tuple[type[Move], ...]] = (TakeTechnology,)
    obvious: ClassVar[bool] = True

    def question(self, state: Table) -> dict[str, str | int]:
        return {"seat": self.seat}

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        return [TakeTechnology(name) for name in state.tray]

    def moves(self, state: Table, seat: Seat) -> list[Move]:
        return [TakeTechnology(name) for name in cheapest(state, state.players[seat])]

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        assert isinstance(move, TakeTechnology)
        if move.technology in cheapest(state, state.players[seat]):
            return None
        return Illegal("ECL-DISC-04", "not-the-cheapest", technology=move.technology)

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        assert isinstance(move, TakeTechnology)
        track = state.box.technologies[move.technology].category
        gain_technology(state, seat, move.technology, track, "ECL-DISC-04")


class FoundPart(FoundChoice):
    """A part goes on a blueprint at once, or waits beside the board (ECL-DISC-08, 09, 11)."""

    accepts: ClassVar[tuple[type[Move], ...]] = (InstallPart, LayBeside)
    part: str

    def question(self, state: Table) -> dict[str, str | int]:
        return {"seat": self.seat, "part": self.part}

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        found: list[Move] = []
        for ship in ShipType:
            for slot in places(state.players[seat], ship, state.box.parts[self.part]):
                found.append(InstallPart(self.part, ship, slot))
        return [*found, LayBeside()]

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        if not isinstance(move, InstallPart):
            return None
        if move.part != self.part:
            return Illegal("ECL-DISC-08", "only-the-found-part", part=self.part)
        player = state.players[seat]
        if move.slot not in places(player, move.ship, state.box.parts[self.part]):
            return Illegal("ECL-DISC-11", "part-belongs-elsewhere", part=self.part)
        return fault_with(player, move.ship, move.slot, self.part)

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        if not isinstance(move, InstallPart):
            state.report(PartLaidBeside("ECL-DISC-09", seat, self.part))
            return
        if move.slot != OUTSIDE and state.players[seat].blueprints[move.ship][move.slot - 1]:
            remove(state, seat, move.ship, move.slot, "ECL-DISC-08")
        install(state, seat, self.part, move.ship, move.slot, "ECL-DISC-08")


def places(player: Player, ship: ShipType, part: Part) -> list[int]:
    """Every slot, with a tile or without, or the place beside them (ECL-DISC-08, 11)."""
    if part.placement is Placement.OUTSIDE:
        return [OUTSIDE]
    return list(range(1, len(player.blueprints[ship]) + 1))
