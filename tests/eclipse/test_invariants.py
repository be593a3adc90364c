"""Components are conserved in whole games, and a broken state is noticed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from starboard.games.eclipse import GAME
from starboard.games.eclipse.content import box
from starboard.games.eclipse.invariants import faults
from starboard.games.eclipse.resources import balance
from starboard.games.eclipse.state import Table
from starboard.kernel import Move, Pass, Seat, Seeded
from starboard.kernel.loop import act, advance, legal_moves, to_act
from starboard.kernel.options import read_options
from tests.eclipse.story import Story

PLENTY = 5000
"""More moves than any random game has."""


def thrifty(state: Table, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """Any move, but no further action for someone who is about to run out of money."""
    player = state.players[seat]
    if player.species is None or Pass() not in moves:
        return rng.choice(moves)
    poor = player.storage["money"] + balance(state, player) < 1
    return Pass() if poor else rng.choice(moves)


def play(seats: int, seed: str, **options: object) -> Table:
    """A whole game of people who do anything, looked at after every move."""
    state = GAME.setup(seats, read_options(GAME.options, options), box())
    chance, rng = Seeded(seed), Random(seed)
    advance(GAME, state, chance)
    for number in range(PLENTY):
        if state.outcome is not None:
            return state
        seat = to_act(state)[0]
        move = thrifty(state, seat, legal_moves(GAME, state, seat), rng)
        act(GAME, state, seat, move, chance)
        wrong = list(faults(state))
        assert not wrong, f"after move {number}, “{move}” of seat {seat}: {wrong}"
    pytest.fail(f"{seed} does not end")


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("portals", [False, True])
def test_components_are_conserved_in_a_whole_game(seats: int, portals: bool) -> None:
    state = play(seats, f"whole game {seats}", warp_portals=portals, advanced_neutrals=portals)
    assert state.round > 1


def lose_a_disc(state: Table) -> None:
    state.players[0].discs -= 1


def lose_a_cube(state: Table) -> None:
    state.sectors["221"].cubes[0] = False


def leave_a_cube(state: Table) -> None:
    state.sectors["221"].disc = -1


def lose_a_ship(state: Table) -> None:
    state.sectors["221"].ships.clear()


def forget_an_arrival(state: Table) -> None:
    state.sectors["221"].arrivals.clear()


def lose_a_colony_ship(state: Table) -> None:
    state.players[0].colony_ships -= 1


def owe_money(state: Table) -> None:
    state.players[0].storage["money"] = -1


def copy_a_sector(state: Table) -> None:
    state.discarded[1].append(state.stacks[1].bag[0])


def lose_a_sector(state: Table) -> None:
    state.stacks[1].bag.pop()


def copy_a_discovery(state: Table) -> None:
    state.players[0].beside.append("ion_turret")


def lay_too_many_discoveries(state: Table) -> None:
    state.discoveries.bag.clear()


def lose_a_technology(state: Table) -> None:
    state.technologies.bag.pop()


def lose_a_reputation_tile(state: Table) -> None:
    state.reputation.bag.pop()


def be_partners_one_way(state: Table) -> None:
    state.players[0].partners.append(1)


def lose_an_ambassador(state: Table) -> None:
    state.players[0].ambassadors -= 1


def misplace_a_sector(state: Table) -> None:
    state.sectors["221"].zone = "7,7"


def forget_a_square(state: Table) -> None:
    state.sectors["001"].cubes.pop()


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lose_a_disc, "discs"),
        (lose_a_cube, "32 cubes"),
        (leave_a_cube, "cubes without a disc"),
        (lose_a_ship, "interceptors"),
        (forget_an_arrival, "arrive"),
        (lose_a_colony_ship, "colony ships"),
        (owe_money, "-1 money"),
        (copy_a_sector, "in 2 places"),
        (lose_a_sector, "nowhere"),
        (copy_a_discovery, "2 discoveries ion_turret"),
        (lay_too_many_discoveries, "lie on the map"),
        (lose_a_technology, "copies of"),
        (lose_a_reputation_tile, "reputation tiles"),
        (be_partners_one_way, "not vice versa"),
        (lose_an_ambassador, "2 ambassadors"),
        (misplace_a_sector, "lies in 7,7"),
        (forget_a_square, "5 squares"),
    ],
)
def test_a_broken_state_is_noticed(spoil: Callable[[Table], None], told: str) -> None:
    state = Story().state
    assert list(faults(state)) == []
    spoil(state)
    assert any(told in fault for fault in GAME.invariants(state))
