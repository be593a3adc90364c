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
from starboard.testing import clause
from tests.eclipse.fights import DAMAGE, Fight
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
    pick = "drawn" if portals else "plain"
    blueprints = {f"{ship}_blueprint": pick for ship in ("ancient", "guardian", "gcds")}
    state = play(seats, f"whole game {seats}", warp_portals=portals, **blueprints)
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


def learn_twice(state: Table) -> None:
    state.players[0].technologies["grid"].append("starbase")


def copy_a_technology(state: Table) -> None:
    state.tray["warp_portal"] = 2


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
        pytest.param(lose_a_ship, "interceptors", marks=clause("ECL-CMB-52")),
        (forget_an_arrival, "arrive"),
        (lose_a_colony_ship, "colony ships"),
        (owe_money, "-1 money"),
        (copy_a_sector, "in 2 places"),
        (lose_a_sector, "nowhere"),
        (copy_a_discovery, "2 discoveries ion_turret"),
        (lay_too_many_discoveries, "lie on the map"),
        pytest.param(lose_a_technology, "copies of", marks=clause("ECL-RESCH-07")),
        pytest.param(learn_twice, "has a technology twice", marks=clause("ECL-RESCH-07")),
        pytest.param(copy_a_technology, "2 copies of warp_portal", marks=clause("ECL-RESCH-07")),
        pytest.param(lose_a_reputation_tile, "reputation tiles", marks=clause("ECL-SETUP-05")),
        pytest.param(be_partners_one_way, "not vice versa", marks=clause("ECL-DIP-11")),
        pytest.param(lose_an_ambassador, "2 ambassadors", marks=clause("ECL-DIP-11")),
        (misplace_a_sector, "lies in 7,7"),
        (forget_a_square, "5 squares"),
    ],
)
def test_a_broken_state_is_noticed(spoil: Callable[[Table], None], told: str) -> None:
    state = Story().state
    assert list(faults(state)) == []
    spoil(state)
    assert any(told in fault for fault in GAME.invariants(state))


@clause("ECL-CMB-52")
def test_a_destroyed_ship_is_missed_only_when_the_battle_is_forgotten() -> None:
    fight = Fight({0: ["interceptor", "cruiser"], 1: ["interceptor"] * 2})
    fight.watch(DAMAGE)
    state = fight.state
    assert state.battle is not None
    assert [ship.kind for ship in state.battle.lost] == ["interceptor"]
    assert [each for each in faults(state) if "in the supply" in each] == []
    state.battle = None
    assert any("7 interceptors" in fault for fault in faults(state))


@clause("ECL-SETUP-05")
def test_reputation_tiles_may_be_on_a_track_or_in_the_hand_that_draws() -> None:
    story = Story(species=("eridani_empire",))
    assert len(story.player().reputation.slots) == 2
    story.state.drawn.pool = "reputation"
    for slot in story.state.reputation.deal(["4", "1"], 0):
        story.state.drawn.add(slot)
    assert list(faults(story.state)) == []


@clause("ECL-DIP-11")
def test_exchanged_ambassadors_and_those_of_eliminated_players_are_in_order() -> None:
    story = Story(seats=4)
    for one, other in ((0, 1), (1, 0)):
        story.player(one).partners.append(other)
        story.player(one).ambassadors -= 1
        story.player(one).tracks["money"] -= 1
    GAME.concede(story.state, 2, Seeded("gone"))
    assert story.player(2).ambassadors == 0
    assert list(faults(story.state)) == []


@clause("ECL-RESCH-07")
def test_a_researched_technology_is_where_it_belongs() -> None:
    story = Story()
    name = next(name for name in story.state.tray if not story.player().owns(name))
    story.state.tray[name] -= 1
    story.player().technologies["grid"].append(name)
    assert list(faults(story.state)) == []
