"""Storage, production, influence track and upkeep (ECL-RES)."""

from __future__ import annotations

from starboard.games.eclipse.events import Gained, Paid
from starboard.games.eclipse.kinds import Resource
from starboard.games.eclipse.state import RESOURCES, Player, Table


def production(state: Table, player: Player, resource: str) -> int:
    """The highest number of a track that no cube covers (ECL-RES-06, ECL-INF-10, ECL-OCC-08)."""
    if player.eliminated:
        return 0
    fields = state.box.tracks.population_track.fields
    uncovered = len(fields) - player.tracks[resource]
    return fields[uncovered - 1] if uncovered else 0


def is_full(state: Table, player: Player, resource: str) -> bool:
    """Whether no cube fits on a track any more (ECL-INF-10)."""
    return player.tracks[resource] >= len(state.box.tracks.population_track.fields)


def open_tracks(state: Table, player: Player, among: tuple[Resource, ...]) -> list[Resource]:
    """Where a cube may go back: the named tracks, or any other one if those are full."""
    free = [track for track in among if not is_full(state, player, track)]
    return free or [track for track in RESOURCES if not is_full(state, player, track)]


def upkeep(state: Table, player: Player, more: int = 0) -> int:
    """What the empty spaces of the influence track cost, with so many more discs off it.

    ECL-RES-10, ECL-OCC-08.
    """
    if player.eliminated:
        return 0
    table = state.box.tracks.influence_track
    return table.upkeep[len(table.spaces[max(0, player.discs - more) :])]


def balance(state: Table, player: Player) -> int:
    """Money gained or owed in the next upkeep, as things stand (ECL-UPK-05)."""
    return production(state, player, Resource.MONEY) - upkeep(state, player)


def money_after(state: Table, player: Player, more: int) -> int:
    """Money after the next upkeep if so many more discs leave the track; below 0 it is short."""
    income = production(state, player, Resource.MONEY)
    return player.storage[Resource.MONEY] + income - upkeep(state, player, more)


def gain(state: Table, seat: int, resource: str, amount: int, clause: str) -> None:
    """Into storage, which has no upper limit (ECL-RES-03)."""
    if amount:
        state.players[seat].storage[resource] += amount
        state.report(Gained(clause, seat, str(resource), amount))


def pay(state: Table, seat: int, resource: str, amount: int, clause: str) -> None:
    """Out of storage, which never drops below 0: whoever calls has checked it (ECL-RES-02)."""
    if amount:
        state.players[seat].storage[resource] -= amount
        state.report(Paid(clause, seat, str(resource), amount))
