"""Technologies: where they fit, their price, and what they do at once (ECL-RESCH, ECL-TECH)."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.eclipse.empire_events import DiscsGained, PortalPlaced, TechnologyGained
from starboard.games.eclipse.empire_moves import ChooseResource, PlacePortal
from starboard.games.eclipse.kinds import TechCategory
from starboard.games.eclipse.own import OwnChoice
from starboard.games.eclipse.printed import (
    InfluenceDiscs,
    PlaceWarpPortal,
    ResourcesPerArtifact,
    Technology,
)
from starboard.games.eclipse.resources import gain
from starboard.games.eclipse.state import RESOURCES, Player, Table
from starboard.kernel import Act, Chance, Seat

TRACKS = (TechCategory.MILITARY, TechCategory.GRID, TechCategory.NANO)


def discount(state: Table, player: Player, track: str) -> int:
    """What the next technology on a track costs less; a full one has none (ECL-RESCH-02)."""
    steps = state.box.tracks.technology_track.discount
    count = len(player.technologies[track])
    return steps[count] if count < len(steps) else 0


def price(state: Table, player: Player, technology: Technology, track: str) -> int:
    """The cost less the track's discount, but at least the minimum (ECL-RESCH-02, 03, 12)."""
    return max(technology.min_cost, technology.cost - discount(state, player, track))


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


def prices(state: Table, player: Player, track: str) -> dict[str, int]:
    """What each technology on the tray costs a player that has a place on a track."""
    found: dict[str, int] = {}
    for name in state.tray:
        technology = state.box.technologies[name]
        if cannot_place(state, player, technology, track) is None:
            found[name] = price(state, player, technology, track)
    return found


def left_in_bag(state: Table) -> dict[str, int]:
    """How many of each technology can still be drawn, by what everybody sees (ECL-RESCH-07).

    Those on a species board are printed there. What belongs to a variant is in the bag if there
    is more in it than the others.
    """
    seen = Counter(state.tray)
    for player in state.players:
        printed = player.species.technologies if player.species is not None else ()
        for track in player.technologies.values():
            seen.update([name for name in track if name not in printed])
    all_ = state.box.technologies.values()
    left = {each.id: each.copies - seen[each.id] for each in all_}
    if sum(left.values()) > len(state.technologies):
        left |= {each.id: 0 for each in all_ if each.variant is not None}
    return {name: count for name, count in left.items() if count}


def gain_technology(state: Table, seat: int, technology: str, track: str, clause: str) -> None:
    """A copy goes from the tray to a track; instant ones act at once (ECL-RESCH-01, 04, 08)."""
    state.tray[technology] -= 1
    if not state.tray[technology]:
        del state.tray[technology]
    state.players[seat].technologies[track].append(technology)
    state.report(TechnologyGained(clause, seat, technology, str(track)))
    take_effect(state, seat, state.box.technologies[technology])


def take_effect(state: Table, seat: int, technology: Technology) -> None:
    """What an instant technology does (ECL-TECH-09, 12, 19, 24).

    Ancient Labs are rare, so only research brings them: see there (ECL-TECH-26, ECL-RESCH-13).
    """
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


def gain_discs(state: Table, seat: int, amount: int, clause: str) -> None:
    """Spare discs join the influence track, as many as there are (ECL-TECH-09, 12, ECL-FAQ-07)."""
    player = state.players[seat]
    count = min(amount, player.spare_discs)
    player.spare_discs -= count
    player.discs += count
    state.report(DiscsGained(clause, seat, count))


def resources_to_choose(reward: ArtifactReward, state: Table, seat: Seat) -> list[ChooseResource]:
    """Any of the three."""
    return [ChooseResource(resource) for resource in RESOURCES]


def cannot_choose(
    reward: ArtifactReward, state: Table, seat: Seat, move: ChooseResource
) -> Illegal | None:
    """What lies in storage only (ECL-RES-01)."""
    if move.resource not in RESOURCES:
        return Illegal("ECL-RES-01", "no-such-resource", resource=move.resource.value)
    return None


def choose_resource(
    reward: ArtifactReward, state: Table, seat: Seat, move: ChooseResource, chance: Chance
) -> None:
    """One artifact after another (ECL-TECH-19)."""
    if reward.left > 1:
        state.push(ArtifactReward(reward.seat, reward.left - 1, reward.amount))
    gain(state, seat, move.resource, reward.amount, "ECL-TECH-19")


class ArtifactReward(OwnChoice):
    """A resource for one artifact after another (ECL-TECH-19, ECL-RES-01)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(ChooseResource, choose_resource, resources_to_choose, cannot_choose),
    )
    left: int
    amount: int

    def question(self, state: Table) -> dict[str, str | int]:
        return {"seat": self.seat, "left": self.left, "amount": self.amount}


def portal_sites(site: PortalSite, state: Table, seat: Seat) -> list[PlacePortal]:
    """Every sector on the map."""
    return [PlacePortal(sector.id) for sector in state.sectors.values()]


def cannot_place_portal(
    site: PortalSite, state: Table, seat: Seat, move: PlacePortal
) -> Illegal | None:
    """Only where the player has a disc (ECL-TECH-24)."""
    sector = state.sectors.get(move.sector)
    if sector is None or sector.disc != seat:
        return Illegal("ECL-TECH-24", "sector-not-yours", sector=move.sector)
    return None


def place_portal(
    site: PortalSite, state: Table, seat: Seat, move: PlacePortal, chance: Chance
) -> None:
    """The tile goes there (ECL-TECH-24)."""
    state.sectors[move.sector].portal = True
    state.report(PortalPlaced("ECL-TECH-24", seat, move.sector))


class PortalSite(OwnChoice):
    """The warp portal goes to a controlled sector (ECL-TECH-24)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(PlacePortal, place_portal, portal_sites, cannot_place_portal),
    )
    obvious: ClassVar[bool] = True
