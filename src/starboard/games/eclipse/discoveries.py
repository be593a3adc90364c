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
from starboard.games.eclipse.own import OwnChoice, OwnStep
from starboard.games.eclipse.printed import (
    FreeTechnology,
    GainPart,
    GainResources,
    GainShip,
    GainStructure,
    GainWarpPortal,
    Part,
)
from starboard.games.eclipse.resources import gain
from starboard.games.eclipse.state import Hex, Player, Table
from starboard.games.eclipse.technologies import cannot_place, gain_technology
from starboard.games.eclipse.upgrade import install, remove
from starboard.kernel import Act, Chance, Seat, Zone, only

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


class TakeDiscovery(OwnStep):
    """Draw a discovery and look at it (ECL-EXP-10, 11); Ancient Labs name no sector (ECL-TECH-26).

    When all that are left lie on the map, Ancient Labs find nothing (ECL-GEN-17).
    """

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


def cannot_use(
    choice: DiscoveryChoice, state: Table, seat: Seat, move: UseDiscovery
) -> Illegal | None:
    """Why only the points remain of the discovery that lies open (ECL-DISC-04, ECL-FAQ-21)."""
    reward = state.box.discoveries[state.drawn.slots[0].name].reward
    if isinstance(reward, FreeTechnology) and not cheapest(state, state.players[seat]):
        return Illegal("ECL-DISC-04", "no-technology-to-take")
    placed = isinstance(reward, (GainShip, GainStructure, GainWarpPortal))
    if placed and site(state, seat, choice.sector) is None:
        return Illegal("ECL-FAQ-21", "home-sector-lost")
    return None


def use_discovery(
    choice: DiscoveryChoice, state: Table, seat: Seat, move: UseDiscovery, chance: Chance
) -> None:
    """The reward of a tile (ECL-DISC-01…12); what is used up has left the game (ECL-DISC-13)."""
    tile = state.drawn.slots.pop().name
    state.report(DiscoveryUsed("ECL-EXP-11", seat, tile))
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
        place = site(state, seat, choice.sector)
        if place is not None:  # else there were only the points (ECL-FAQ-21)
            place_found(state, seat, reward, place)


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


def keep_discovery(
    choice: DiscoveryChoice, state: Table, seat: Seat, move: KeepDiscovery, chance: Chance
) -> None:
    """Face down with the player, for its points (ECL-EXP-11)."""
    state.players[seat].kept.add(state.drawn.slots.pop())
    state.report(DiscoveryKept("ECL-EXP-11", seat))


class DiscoveryChoice(OwnChoice):
    """The reward, or points (ECL-EXP-11, ECL-DISC-04, ECL-FAQ-21)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(UseDiscovery, use_discovery, reason=cannot_use),
        Act(KeepDiscovery, keep_discovery),
    )
    sector: str

    def question(self, state: Table) -> dict[str, str | int]:
        return {"seat": self.seat, "tile": state.drawn.slots[0].name}


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


def places(player: Player, ship: ShipType, part: Part) -> list[int]:
    """Every slot, with a tile or without, or the place beside them (ECL-DISC-08, 11)."""
    if part.placement is Placement.OUTSIDE:
        return [OUTSIDE]
    return list(range(1, len(player.blueprints[ship]) + 1))


def technologies_on_display(
    choice: AncientTechnology, state: Table, seat: Seat
) -> list[TakeTechnology]:
    """Everything on the tray."""
    return [TakeTechnology(name) for name in state.tray]


def cheapest_technologies(
    choice: AncientTechnology, state: Table, seat: Seat
) -> list[TakeTechnology]:
    """Those that may be taken (ECL-DISC-04)."""
    return [TakeTechnology(name) for name in cheapest(state, state.players[seat])]


def is_not_cheapest(
    choice: AncientTechnology, state: Table, seat: Seat, move: TakeTechnology
) -> Illegal | None:
    """Why this one costs something (ECL-DISC-04)."""
    if move.technology in cheapest(state, state.players[seat]):
        return None
    return Illegal("ECL-DISC-04", "not-the-cheapest", technology=move.technology)


def take_technology(
    choice: AncientTechnology, state: Table, seat: Seat, move: TakeTechnology, chance: Chance
) -> None:
    """On the track of its category (ECL-DISC-04)."""
    track = state.box.technologies[move.technology].category
    gain_technology(state, seat, move.technology, track, "ECL-DISC-04")


class AncientTechnology(OwnChoice):
    """One of the cheapest technologies, without paying (ECL-DISC-04, ECL-FAQ-10)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(
            TakeTechnology,
            take_technology,
            technologies_on_display,
            is_not_cheapest,
            cheapest_technologies,
        ),
    )
    obvious: ClassVar[bool] = True


def slots_for_part(choice: FoundPart, state: Table, seat: Seat) -> list[InstallPart]:
    """The found part on any ship, wherever it belongs."""
    part, player = state.box.parts[choice.part], state.players[seat]
    return [
        InstallPart(choice.part, ship, slot)
        for ship in ShipType
        for slot in places(player, ship, part)
    ]


def cannot_fit(choice: FoundPart, state: Table, seat: Seat, move: InstallPart) -> Illegal | None:
    """Why the found part does not go there at once (ECL-DISC-08, 11)."""
    if move.part != choice.part:
        return Illegal("ECL-DISC-08", "only-the-found-part", part=choice.part)
    player = state.players[seat]
    if move.slot not in places(player, move.ship, state.box.parts[choice.part]):
        return Illegal("ECL-DISC-11", "part-belongs-elsewhere", part=choice.part)
    return fault_with(player, move.ship, move.slot, choice.part)


def fit_part(
    choice: FoundPart, state: Table, seat: Seat, move: InstallPart, chance: Chance
) -> None:
    """A tile that lies there makes room (ECL-DISC-08)."""
    if move.slot != OUTSIDE and state.players[seat].blueprints[move.ship][move.slot - 1]:
        remove(state, seat, move.ship, move.slot, "ECL-DISC-08")
    install(state, seat, choice.part, move.ship, move.slot, "ECL-DISC-08")


def lay_beside(
    choice: FoundPart, state: Table, seat: Seat, move: LayBeside, chance: Chance
) -> None:
    """It lies there already; a later upgrade may use it (ECL-DISC-09)."""
    state.report(PartLaidBeside("ECL-DISC-09", seat, choice.part))


class FoundPart(OwnChoice):
    """A part goes on a blueprint at once, or waits beside the board (ECL-DISC-08, 09, 11)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(InstallPart, fit_part, slots_for_part, cannot_fit),
        Act(LayBeside, lay_beside),
    )
    part: str

    def question(self, state: Table) -> dict[str, str | int]:
        return {"seat": self.seat, "part": self.part}
