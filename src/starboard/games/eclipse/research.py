"""Research: technologies from the tray, their price, and what they do at once (ECL-RESCH)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.eclipse.activation import Activation
from starboard.games.eclipse.decision import Decision
from starboard.games.eclipse.empire_events import DiscsGained, PortalPlaced, TechnologyGained
from starboard.games.eclipse.empire_moves import ChooseResource, PlacePortal, Research
from starboard.games.eclipse.kinds import Resource, TechCategory
from starboard.games.eclipse.moves import Stop
from starboard.games.eclipse.printed import (
    DrawDiscovery,
    InfluenceDiscs,
    PlaceWarpPortal,
    ResourcesPerArtifact,
    Technology,
)
from starboard.games.eclipse.resources import gain, pay
from starboard.games.eclipse.state import RESOURCES, Player, Table
from starboard.kernel import Chance, Move, Seat

TRACKS = (TechCategory.MILITARY, TechCategory.GRID, TechCategory.NANO)


def price(state: Table, player: Player, technology: Technology, track: str) -> int:
    """The cost less the track's discount, but at least the minimum (ECL-RESCH-02, 03, 12)."""
    discount = state.box.tracks.technology_track.discount[len(player.technologies[track])]
    return max(technology.min_cost, technology.cost - discount)


def has_space(state: Table, player: Player, track: str) -> bool:
    """Whether a technology fits on a track (ECL-RESCH-05)."""
    return len(player.technologies[track]) < state.box.tracks.technology_track.spaces


def tracks_for(technology: Technology) -> tuple[TechCategory, ...]:
    """The track of its category, or any one for a rare technology (ECL-RESCH-04, 11)."""
    rare = technology.category is TechCategory.RARE
    return TRACKS if rare else (technology.category,)


def cannot_place(
    state: Table, player: Player, technology: Technology, track: str
) -> Illegal | None:
    """Why it cannot lie on that track of this player (ECL-RESCH-04, 05, 06, ECL-TECH-24)."""
    if player.owns(technology.id):
        return Illegal("ECL-RESCH-06", "technology-owned", technology=technology.id)
    if track not in tracks_for(technology):
        return Illegal("ECL-RESCH-04", "wrong-track", technology=technology.id, track=track)
    if not has_space(state, player, track):
        return Illegal("ECL-RESCH-05", "track-full", track=track)
    if isinstance(technology.effect, PlaceWarpPortal) and not state.controlled(player.seat):
        return Illegal("ECL-TECH-24", "no-sector-for-the-portal")
    return None


def cannot_research(state: Table, player: Player, move: Research) -> Illegal | None:
    """Why a technology cannot be researched there now (ECL-GEN-17, ECL-RES-02, ECL-RESCH-04…06)."""
    if not state.tray.get(move.technology):
        return Illegal("ECL-GEN-17", "technology-not-there", technology=move.technology)
    technology = state.box.technologies[move.technology]
    fault = cannot_place(state, player, technology, move.track)
    if fault is not None:
        return fault
    cost, held = price(state, player, technology, move.track), player.storage[Resource.SCIENCE]
    if cost > held:
        return Illegal("ECL-RES-02", "cannot-pay", cost=cost, held=held, resource="science")
    return None


def gain_technology(state: Table, seat: int, technology: str, track: str, clause: str) -> None:
    """A copy goes from the tray to a track; instant ones act at once (ECL-RESCH-01, 04, 08)."""
    state.tray[technology] -= 1
    if not state.tray[technology]:
        del state.tray[technology]
    state.players[seat].technologies[track].append(technology)
    state.report(TechnologyGained(clause, seat, technology, str(track)))
    take_effect(state, seat, state.box.technologies[technology])


def take_effect(state: Table, seat: int, technology: Technology) -> None:
    """What an instant technology does (ECL-TECH-09, 12, 19, 24, 26)."""
    effect = technology.effect
    if isinstance(effect, InfluenceDiscs):
        clause = "ECL-TECH-12" if technology.category is TechCategory.NANO else "ECL-TECH-09"
        gain_discs(state, seat, effect.amount, clause)
    elif isinstance(effect, ResourcesPerArtifact):
        artifacts = sum([sector.tile.artifact for sector in state.controlled(seat)])
        if artifacts:
            state.push(ArtifactReward(seat, artifacts, effect.amount))
    elif isinstance(effect, PlaceWarpPortal):
        state.push(PortalSite(seat))
    elif isinstance(effect, DrawDiscovery):
        from starboard.games.eclipse.discoveries import TakeDiscovery

        state.push(TakeDiscovery(seat, ""))


def gain_discs(state: Table, seat: int, amount: int, clause: str) -> None:
    """Spare discs join the influence track, as many as there are (ECL-TECH-09, 12, ECL-FAQ-07)."""
    player = state.players[seat]
    count = min(amount, player.spare_discs)
    player.spare_discs -= count
    player.discs += count
    state.report(DiscsGained(clause, seat, count))


class Researching(Activation):
    """Research one technology after another (ECL-RESCH-01, 04, 14)."""

    accepts: ClassVar[tuple[type[Move], ...]] = (Research, Stop)

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        found: list[Move] = []
        for name in state.tray:
            for track in tracks_for(state.box.technologies[name]):
                found.append(Research(name, track))
        return [*found, Stop()]

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        if isinstance(move, Research):
            return cannot_research(state, state.players[seat], move)
        return None

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        if isinstance(move, Stop):
            return
        assert isinstance(move, Research)
        if self.left > 1:
            state.push(Researching(self.seat, self.left - 1))
        technology = state.box.technologies[move.technology]
        cost = price(state, state.players[seat], technology, move.track)
        pay(state, seat, Resource.SCIENCE, cost, "ECL-RESCH-01")
        gain_technology(state, seat, move.technology, move.track, "ECL-RESCH-04")


class ArtifactReward(Decision):
    """A resource for one artifact after another (ECL-TECH-19, ECL-RES-01)."""

    accepts: ClassVar[tuple[type[Move], ...]] = (ChooseResource,)
    left: int
    amount: int

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        return [ChooseResource(resource) for resource in RESOURCES]

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        assert isinstance(move, ChooseResource)
        if move.resource not in RESOURCES:
            return Illegal("ECL-RES-01", "no-such-resource", resource=move.resource.value)
        return None

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        assert isinstance(move, ChooseResource)
        if self.left > 1:
            state.push(ArtifactReward(self.seat, self.left - 1, self.amount))
        gain(state, seat, move.resource, self.amount, "ECL-TECH-19")

    def question(self, state: Table) -> dict[str, str | int]:
        return {"seat": self.seat, "left": self.left, "amount": self.amount}


class PortalSite(Decision):
    """The warp portal goes to a controlled sector (ECL-TECH-24)."""

    accepts: ClassVar[tuple[type[Move], ...]] = (PlacePortal,)
    obvious: ClassVar[bool] = True

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        return [PlacePortal(sector.id) for sector in state.sectors.values()]

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        assert isinstance(move, PlacePortal)
        sector = state.sectors.get(move.sector)
        if sector is None or sector.disc != seat:
            return Illegal("ECL-TECH-24", "sector-not-yours", sector=move.sector)
        return None

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        assert isinstance(move, PlacePortal)
        state.sectors[move.sector].portal = True
        state.report(PortalPlaced("ECL-TECH-24", seat, move.sector))
