"""Battles walked through one by one come out as all other odds do."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from starboard.games.eclipse.odds.duel import Duel
from starboard.games.eclipse.odds.endings import Endings
from starboard.games.eclipse.odds.exact import solve
from starboard.games.eclipse.odds.fleet import FIGHTING, Fleet, Party, Ships
from starboard.games.eclipse.odds.odds import CONFIDENCE, Method, odds
from starboard.games.eclipse.odds.simulated import Simulation
from starboard.games.eclipse.odds.targets import Aim, Strategy
from starboard.games.eclipse.odds.walk import is_large, is_walkable, walked
from tests.eclipse.battles import ANTIMATTER, ION, PLASMA, TWO_ION, neutral, party, ships

BATTLES = 20_000


def met(defender: Party, attacker: Party) -> tuple[Duel, tuple[int, int]]:
    duel = Duel(defender, attacker)
    own = duel.forces[0].number(defender.start())
    return duel, (own, duel.forces[1].number(attacker.start()))


def chance(endings: Endings) -> float:
    """How likely the attacker wins."""
    total = sum(weight for _, weight in endings.all())
    return sum(weight for ending, weight in endings.all() if ending.winner == 1) / total


def guardian() -> tuple[Party, Party]:
    return neutral("guardian"), party(ships("cruiser", 3, hull=1, computer=1, cannons=ION))


def missiles() -> tuple[Party, Party]:
    return (
        party(
            ships("interceptor", 3, cannons=ION, missiles=((2, 2),), initiative=3),
            ships("dreadnought", 1, hull=2, cannons=TWO_ION),
            strategy="most_kills",
        ),
        party(
            ships("cruiser", 3, (1, 0, 0), hull=2, cannons=PLASMA, computer=1, initiative=3),
            ships("interceptor", 2, cannons=PLASMA, initiative=3),
            strategy="most_firepower",
        ),
    )


def splitters() -> tuple[Party, Party]:
    return (
        party(ships("cruiser", 1, hull=3, cannons=ANTIMATTER, splits=True, computer=1)),
        party(
            ships("interceptor", 4, cannons=ION),
            ships("dreadnought", 2, hull=2, cannons=TWO_ION),
        ),
    )


@pytest.mark.parametrize("scene", [guardian, missiles, splitters])
def test_the_walk_agrees_with_the_exact_odds(scene: Callable[[], tuple[Party, Party]]) -> None:
    duel, start = met(*scene())
    assert is_walkable(duel)
    exact = solve(duel, {start: 1.0})
    likely = chance(exact)
    duel, start = met(*scene())
    found = walked(duel, {start: BATTLES}, Random(1))
    near = CONFIDENCE * (likely * (1 - likely) / BATTLES) ** 0.5
    assert abs(chance(found) - likely) <= near
    assert found.rounds / BATTLES == pytest.approx(exact.rounds, rel=0.03)


@pytest.mark.parametrize("scene", [guardian, missiles, splitters])
def test_machine_code_and_plain_python_come_to_the_same_results(
    scene: Callable[[], tuple[Party, Party]],
) -> None:
    results = []
    for plain in (True, False):
        duel, start = met(*scene())
        found = walked(duel, {start: 500}, Random(2), plain)
        endings = {ending.fleets: weight for ending, weight in found.all()}
        results.append((endings, found.rounds))
    assert results[0] == results[1]


@pytest.mark.parametrize(
    "fleet",
    [
        [ships("cruiser", hull=1, shield=1, cannons=ION), ships("interceptor", cannons=ION)],
        [ships("cruiser", cannons=((1, 1), (2, 1)))],
        [ships("cruiser", cannons=ION, retreat_from_round=2)],
        [ships("cruiser", cannons=ION), ships("interceptor")],
    ],
    ids=["two shields", "two kinds of dice at once", "a retreat", "a type without cannons"],
)
def test_where_one_number_does_not_tell_all_battles_are_not_walked(fleet: list[Ships]) -> None:
    duel, _ = met(neutral("ancient"), party(*fleet))
    assert not is_walkable(duel)


def whole_fleet() -> Party:
    return party(
        ships("dreadnought", 2, hull=2, computer=1, cannons=TWO_ION),
        ships("cruiser", 4, hull=1, computer=1, cannons=ION, initiative=2),
        ships("interceptor", 8, cannons=ION, initiative=3),
    )


def test_only_large_battles_are_walked() -> None:
    assert is_large(met(whole_fleet(), whole_fleet())[0])
    assert not is_large(met(*guardian())[0])


def test_a_large_battle_comes_out_alike_one_by_one_and_side_by_side() -> None:
    found = odds([whole_fleet(), whole_fleet()], Method.SIMULATED, samples=4000)
    duel, start = met(whole_fleet(), whole_fleet())
    together = chance(Simulation(duel, Random(3)).play({start: 4000}))
    assert abs(found.sides[1].wins - together) <= 2 * found.interval


@pytest.mark.parametrize("strategy", Strategy)
def test_equal_dice_are_assigned_as_any_others_are(strategy: Strategy) -> None:
    """A second shield that no ship has any more takes the long way to the same result."""
    kinds = [
        ships("dreadnought", 2, hull=3, cannons=TWO_ION, shield=1),
        ships("cruiser", 3, hull=2, cannons=ION, shield=1),
        ships("interceptor", 4, hull=1, cannons=PLASMA, shield=1),
    ]
    short, long = Aim(strategy, kinds), Aim(strategy, [*kinds, ships("starbase", shield=2)])
    random = Random(4)
    for _ in range(300):
        fleet: Fleet = tuple(
            (FIGHTING, *sorted(random.choices(range(1, kind.hull + 2), k=random.randint(0, n))))
            for kind, n in zip(kinds, (2, 3, 4), strict=True)
        )
        hits = ((random.randint(1, 3), 1, random.randint(1, 6)),)
        assert short.assign(hits, fleet) == long.assign(hits, (*fleet, (FIGHTING,)))[:3]
