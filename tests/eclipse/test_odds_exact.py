"""Exact odds agree with full enumeration in fractions, and simulation with exact odds."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.odds.fleet import Party
from starboard.games.eclipse.odds.odds import Method, odds
from starboard.testing import clause
from tests.eclipse.battles import ANTIMATTER, ION, PLASMA, TWO_ION, neutral, party, ships
from tests.eclipse.enumeration import Enumeration

INTERCEPTORS = {"initiative": 3, "cannons": ION}
CRUISERS = {"initiative": 2, "cannons": ION, "hull": 1, "computer": 1}
DREADNOUGHTS = {"initiative": 1, "cannons": TWO_ION, "hull": 2, "computer": 1}

BATTLES: dict[str, tuple[Party, Party]] = {
    "one interceptor against one": (
        party(ships("interceptor", **INTERCEPTORS)),
        party(ships("interceptor", **INTERCEPTORS)),
    ),
    "an ancient against two interceptors": (
        neutral("ancient"),
        party(ships("interceptor", 2, **INTERCEPTORS)),
    ),
    "two ancients against a cruiser and a dreadnought": (
        neutral("ancient", 2),
        party(ships("cruiser", **CRUISERS), ships("dreadnought", **DREADNOUGHTS)),
    ),
    "a guardian against two cruisers": (
        neutral("guardian"),
        party(ships("cruiser", 2, **CRUISERS)),
    ),
    "an advanced guardian with missiles against two cruisers": (
        neutral("guardian", advanced=True),
        party(ships("cruiser", 2, **CRUISERS), strategy="most_kills"),
    ),
    "the advanced centre against a dreadnought and interceptors": (
        neutral("gcds", advanced=True),
        party(ships("dreadnought", **DREADNOUGHTS), ships("interceptor", 2, **INTERCEPTORS)),
    ),
    "shields of different strength and dice of different damage": (
        party(
            ships("cruiser", initiative=3, cannons=((1, 1), (2, 1)), computer=2, hull=1),
            strategy="most_kills",
        ),
        party(
            ships("interceptor", 1, initiative=3, cannons=ION, shield=2),
            ships("cruiser", 1, initiative=2, cannons=PLASMA, hull=2, shield=1, computer=3),
        ),
    ),
    "the firepower of damaged ships": (
        party(
            ships("starbase", damage=(1,), initiative=4, cannons=ION, hull=2, computer=1),
            ships("interceptor", 1, initiative=3, cannons=PLASMA),
            strategy="most_firepower",
        ),
        party(
            ships("cruiser", damage=(0, 1), initiative=3, cannons=ION, hull=2, computer=2),
            strategy="most_firepower",
        ),
    ),
    "antimatter that splits": (
        party(ships("interceptor", 2, **INTERCEPTORS), ships("cruiser", **CRUISERS)),
        party(
            ships("cruiser", 1, initiative=2, cannons=((1, 1), (4, 1)), computer=2, splits=True),
            strategy="most_kills",
        ),
    ),
    "antimatter that does not split": (
        party(ships("interceptor", 2, **INTERCEPTORS), ships("cruiser", **CRUISERS)),
        party(ships("cruiser", initiative=2, cannons=ANTIMATTER, computer=2, splits=False)),
    ),
    "missiles on both sides and a stalemate": (
        party(ships("interceptor", 2, initiative=3, missiles=((2, 1),))),
        party(ships("interceptor", 1, initiative=3, missiles=((1, 2),)), may_retreat=True),
    ),
    "a retreat in the second round": (
        neutral("ancient"),
        party(
            ships("interceptor", 2, **INTERCEPTORS, retreat_from_round=2),
            ships("cruiser", **CRUISERS),
            may_retreat=True,
        ),
    ),
    "a retreat of the last ship": (
        party(ships("cruiser", 1, **CRUISERS)),
        party(ships("interceptor", 2, **INTERCEPTORS, retreat_at_ships=1), may_retreat=True),
    ),
    "two fleets that both want to leave": (
        party(ships("cruiser", **CRUISERS, retreat_from_round=2), may_retreat=True),
        party(ships("interceptor", 2, **INTERCEPTORS, retreat_from_round=2), may_retreat=True),
    ),
}

CLAUSES: dict[str, tuple[str, ...]] = {
    "one interceptor against one": ("ECL-CMB-11", "ECL-CMB-12", "ECL-CMB-18"),
    "an ancient against two interceptors": ("ECL-CMB-08", "ECL-CMB-22", "ECL-CMB-43"),
    "two ancients against a cruiser and a dreadnought": ("ECL-CMB-44", "ECL-CMB-45", "ECL-CMB-46"),
    "a guardian against two cruisers": ("ECL-CMB-24", "ECL-CMB-25", "ECL-CMB-26"),
    "an advanced guardian with missiles against two cruisers": (
        "ECL-CMB-14",
        "ECL-CMB-15",
        "ECL-CMB-16",
    ),
    "the advanced centre against a dreadnought and interceptors": (
        "ECL-CMB-17",
        "ECL-CMB-20",
        "ECL-CMB-44",
    ),
    "shields of different strength and dice of different damage": (
        "ECL-CMB-13",
        "ECL-CMB-26",
        "ECL-CMB-28",
    ),
    "the firepower of damaged ships": ("ECL-CMB-22", "ECL-CMB-29", "ECL-CMB-31"),
    "antimatter that splits": ("ECL-CMB-21", "ECL-TECH-20"),
    "antimatter that does not split": ("ECL-CMB-30", "ECL-TECH-20"),
    "missiles on both sides and a stalemate": ("ECL-CMB-14", "ECL-CMB-49", "ECL-CMB-50"),
    "a retreat in the second round": ("ECL-CMB-33", "ECL-CMB-38", "ECL-CMB-39"),
    "a retreat of the last ship": ("ECL-CMB-19", "ECL-CMB-38", "ECL-CMB-40"),
    "two fleets that both want to leave": ("ECL-CMB-18", "ECL-CMB-41", "ECL-CMB-42"),
}

NAMED = [pytest.param(name, marks=clause(*CLAUSES[name])) for name in BATTLES]


@pytest.mark.parametrize("name", NAMED)
def test_exact_odds_are_those_of_full_enumeration(name: str) -> None:
    battle = BATTLES[name]
    found = odds(battle, Method.EXACT)
    full = Enumeration(*battle)
    assert sum(full.ends.values()) == 1
    assert found.none == pytest.approx(float(full.wins(-1)), abs=1e-12)
    assert found.rounds == pytest.approx(float(full.rounds), abs=1e-9)
    stuck = float(sum(chance for end, chance in full.ends.items() if end[3]))
    assert found.stalemate == pytest.approx(stuck, abs=1e-12)
    for side, told in enumerate(found.sides):
        assert told.wins == pytest.approx(float(full.wins(side)), abs=1e-12)
        for index, spread in enumerate(told.survivors):
            expected = [float(chance) for chance in full.survivors(side, index)]
            assert spread == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize("name", NAMED)
def test_simulated_odds_lie_within_their_interval(name: str) -> None:
    exact = odds(BATTLES[name], Method.EXACT)
    found = odds(BATTLES[name], Method.SIMULATED, samples=4_000, seed=1)
    assert found.method is Method.SIMULATED
    assert sum(side.wins for side in found.sides) + found.none == pytest.approx(1)
    for side in found.sides:
        for spread in (*side.survivors, *side.retreated):
            assert sum(spread) == pytest.approx(1)
    assert found.stalemate == pytest.approx(exact.stalemate, abs=0.05)
    for told, known in zip(found.sides, exact.sides, strict=True):
        assert abs(told.wins - known.wins) <= found.interval
    assert found.rounds == pytest.approx(exact.rounds, rel=0.1, abs=0.01)


@clause("ECL-CMB-21", "ECL-CMB-22")
def test_volleys_with_many_results_are_drawn_die_by_die() -> None:
    cannons = ((1, 2), (2, 1), (4, 1))
    defender = party(
        ships("cruiser", 3, initiative=3, cannons=cannons, computer=2, hull=2),
        ships("interceptor", 4, initiative=3, cannons=ION, shield=1),
    )
    attacker = party(ships("dreadnought", 2, initiative=2, cannons=cannons, computer=3, hull=4))
    exact = odds((defender, attacker), Method.EXACT)
    found = odds((defender, attacker), Method.SIMULATED, samples=2_000, seed=3)
    for told, known in zip(found.sides, exact.sides, strict=True):
        assert abs(told.wins - known.wins) <= found.interval
