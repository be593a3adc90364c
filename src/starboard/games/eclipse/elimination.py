"""Leaving the game: points are counted, components go (ECL-OCC-06…08, ECL-UPK-10)."""

from __future__ import annotations

from starboard.games.eclipse.control import depart
from starboard.games.eclipse.diplomacy import bring_home
from starboard.games.eclipse.empire_events import Eliminated
from starboard.games.eclipse.events import StartMarkerTaken
from starboard.games.eclipse.scoring import total
from starboard.games.eclipse.state import NOBODY, Player, Table


def eliminate(state: Table, seat: int, clause: str) -> None:
    """A player leaves the game at once."""
    retire(state, seat, clause)
    wind_up(state, seat)


def retire(state: Table, seat: int, clause: str) -> None:
    """Count the points and take everything of the player off the map (ECL-OCC-07, 08)."""
    player = state.players[seat]
    player.final = total(state, seat)
    player.eliminated = True
    for sector in state.sectors.values():
        sector.ships = [ship for ship in sector.ships if ship.owner != seat]
        if sector.disc == seat:
            sector.disc = NOBODY
            sector.cubes = [False] * len(sector.cubes)
        depart(sector, seat)
    put_away(player)
    state.report(Eliminated(clause, seat, player.final))


def put_away(player: Player) -> None:
    """What was the player's own leaves the game; resources are gone for the tie-break, too."""
    player.discs = player.spare_discs = 0
    player.colony_ships = player.used_colony_ships = 0
    player.beside = []
    for shelf in (
        player.storage,
        player.tracks,
        player.graveyard,
        player.acting,
        player.reacting,
        player.supply,
    ):
        for name in shelf:
            shelf[name] = 0


def wind_up(state: Table, seat: int) -> None:
    """Ambassadors of others go home; the start marker moves on (ECL-OCC-07, 08)."""
    player = state.players[seat]
    for partner in player.partners.copy():
        state.players[partner].partners.remove(seat)
        if state.players[partner].eliminated:  # both leave at once: nobody takes it home
            player.partners.remove(partner)
        else:
            bring_home(state, partner, seat, "ECL-OCC-08")
    player.ambassadors = 0
    if state.start == seat and state.alive():
        state.start = state.after(seat)
        state.report(StartMarkerTaken("ECL-OCC-07", state.start))
