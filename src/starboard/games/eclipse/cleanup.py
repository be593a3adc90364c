"""Cleanup: new technologies, discs, graveyards, colony ships (ECL-CLN)."""

from __future__ import annotations

from starboard.games.eclipse.control import return_cube
from starboard.games.eclipse.state import RESOURCES, Player, Table
from starboard.games.eclipse.supply import DrawTechnologies
from starboard.kernel import Chance, Step


class Cleanup(Step[Table]):
    """New technologies, then everything goes back to its place (ECL-CLN-01…05)."""

    def run(self, state: Table, chance: Chance) -> None:
        count = state.box.tracks.setup[state.seats].new_technologies
        state.push(DrawTechnologies(count, "ECL-CLN-01"), TidyUp())


class TidyUp(Step[Table]):
    """Discs and cubes of all players, last colony ships and summary cards (ECL-CLN-03…05, 07)."""

    def run(self, state: Table, chance: Chance) -> None:
        if state.rules >= 3:
            state.push(TurnOver())  # ECL-CLN-07: after every question about a cube
        for seat in state.alive():
            player = state.players[seat]
            bring_back(player)
            if state.rules < 3:
                turn_over(player)
            leave_graveyards(state, player)


class TurnOver(Step[Table]):
    """Colony ships and summary cards of all players (ECL-CLN-05, 07)."""

    def run(self, state: Table, chance: Chance) -> None:
        for seat in state.alive():
            turn_over(state.players[seat])


def bring_back(player: Player) -> None:
    """Discs of actions and reactions go to the influence track (ECL-CLN-03)."""
    player.discs += sum(player.acting.values()) + sum(player.reacting.values())
    player.acting = dict.fromkeys(player.acting, 0)
    player.reacting = dict.fromkeys(player.reacting, 0)


def turn_over(player: Player) -> None:
    """Colony ships face up, the summary card to its action side (ECL-CLN-05)."""
    player.colony_ships += player.used_colony_ships
    player.used_colony_ships = 0
    player.passed = False


def leave_graveyards(state: Table, player: Player) -> None:
    """Cubes go to their tracks, or to another one if theirs is full (ECL-CLN-04)."""
    for track in RESOURCES:
        count = player.graveyard[track]
        player.graveyard[track] = 0
        for _ in range(count):
            return_cube(state, player.seat, (track,), "ECL-CLN-04")
