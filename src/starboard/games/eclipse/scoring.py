"""Victory points, each with its reason, and the final ranking (ECL-END)."""

from __future__ import annotations

from typing import NamedTuple

from starboard.games.eclipse.kinds import NeutralType, Special
from starboard.games.eclipse.state import Player, Table
from starboard.kernel import Outcome


class Score(NamedTuple):
    """Points that a player has for one reason."""

    reason: str
    points: int
    clause: str


def points(state: Table, seat: int) -> list[Score]:
    """Every point; reputation tiles as far as the state knows them (ECL-END-04…11, ECL-OCC-07)."""
    player = state.players[seat]
    if player.eliminated:
        return [Score("eliminated", player.final, "ECL-OCC-07")]
    if player.species is None:
        return []
    rules = state.box.tracks.scoring
    sectors = state.controlled(seat)
    worth = [int(slot.name) for slot in player.reputation.slots if slot.name]
    return [
        Score("reputation", sum(worth), "ECL-END-04"),
        Score("ambassadors", len(player.partners) * rules.ambassador, "ECL-END-05"),
        Score("sectors", sum([sector.tile.vp for sector in sectors]), "ECL-END-06"),
        Score(
            "monoliths", sum([sector.monolith for sector in sectors]) * rules.monolith, "ECL-END-07"
        ),
        Score("discoveries", len(player.kept) * rules.discovery_kept, "ECL-END-08"),
        Score("traitor", rules.traitor if state.traitor == seat else 0, "ECL-END-09"),
        Score("technologies", technology_points(state, player), "ECL-END-10"),
        Score("portals", portal_points(state, seat), "ECL-END-11"),
        species_points(state, player),
    ]


def technology_points(state: Table, player: Player) -> int:
    """By the number of technologies on each track (ECL-END-10)."""
    table = state.box.tracks.technology_track.points
    return sum([table[len(track)] for track in player.technologies.values()])


def portal_points(state: Table, seat: int) -> int:
    """Warp portal tiles count for the controller of their sector (ECL-END-11)."""
    rules = state.box.tracks.scoring
    total = 0
    for sector in state.controlled(seat):
        total += sector.portal * rules.warp_portal_technology
        total += sector.ancient_portal * rules.ancient_warp_portal
    return total


def species_points(state: Table, player: Player) -> Score:
    """Planta for sectors, Draco for Ancients (ECL-SPEC-16, 24, 42)."""
    if Special.POINT_PER_SECTOR in player.people.special:
        return Score("species", len(state.controlled(player.seat)), "ECL-SPEC-16")
    if Special.POINT_PER_ANCIENT in player.people.special:
        ancients = 0
        for sector in state.sectors.values():
            for ship in sector.ships:
                ancients += ship.kind == NeutralType.ANCIENT
        return Score("species", ancients, "ECL-SPEC-24")
    return Score("species", 0, "ECL-SPEC-42")


def total(state: Table, seat: int) -> int:
    """The points of a player as things stand."""
    return sum([score.points for score in points(state, seat)])


def final_outcome(state: Table) -> Outcome:
    """Most points, then most resources; else the rank is shared (ECL-END-02, 03)."""
    totals = [total(state, seat) for seat in range(state.seats)]
    ranks = [(totals[player.seat], sum(player.storage.values())) for player in state.players]
    places = tuple([1 + sum([other > rank for other in ranks]) for rank in ranks])
    won = tuple([seat for seat, place in enumerate(places) if place == 1])
    return Outcome(places, tuple(totals), won, "points", "ECL-END-02")
