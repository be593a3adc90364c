"""Battles on the table come out as their odds say (ECL-CMB)."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

import pytest

from starboard.games.eclipse import GAME
from starboard.games.eclipse.battle.duels import StartBattle
from starboard.games.eclipse.battle.fire import Aiming, suggested_hits
from starboard.games.eclipse.battle.odds import parties_in
from starboard.games.eclipse.odds.odds import CONFIDENCE, Method, odds
from starboard.games.eclipse.odds.targets import DEFAULT_STRATEGY, Strategy
from starboard.games.eclipse.state import NEUTRAL, Table
from starboard.kernel import Move, Pass, Seeded
from starboard.kernel.loop import act, advance, choice_of, to_act
from starboard.testing import clause
from tests.eclipse.fights import ARENA, BLANK, DAMAGE, Fight

BATTLES = 600


def fought(start: Table, chance: Seeded) -> Table:
    """One battle on a copy of the table, with the dice that the default strategy would choose."""
    state = start.clone()
    state.agenda.push(StartBattle(ARENA))
    advance(GAME, state, chance)
    while waiting := to_act(state):
        seat = waiting[0]
        moves: list[Move] = [Pass()]
        if isinstance(choice_of(state, seat), Aiming):
            moves = suggested_hits(state, seat, DEFAULT_STRATEGY)
        for move in moves:
            act(GAME, state, seat, move, chance)
    return state


def ancients() -> Fight:
    fight = Fight({0: ["interceptor", "interceptor", "cruiser"]})
    fight.neutrals("ancient", "ancient")
    return fight


def players() -> Fight:
    return Fight({0: ["dreadnought", "interceptor"], 1: ["cruiser", "cruiser", "interceptor"]})


def splitters() -> Fight:
    fight = Fight({0: ["cruiser"], 1: ["dreadnought", "interceptor", "interceptor"]})
    fight.fit(0, "cruiser", "gauss_shield", "antimatter_cannon", "improved_hull", "", "", "hull")
    fight.learn("antimatter_splitter", track="nano")
    return fight


def three_parties() -> Fight:
    return Fight({0: ["cruiser"], 1: ["interceptor", "interceptor"], 2: ["cruiser"]}, seats=3)


@clause("ECL-CMB-08", "ECL-CMB-22", "ECL-CMB-44")
@pytest.mark.parametrize("scene", [ancients, players, splitters, three_parties])
def test_battles_on_the_table_agree_with_their_odds(scene: Callable[[], Fight]) -> None:
    fight = scene()
    state, chance = fight.state, Seeded("battles")
    state.agenda.clear()
    expected = odds(parties_in(state, state.sectors[ARENA]), Method.EXACT)
    wins = [0] * len(expected.sides)
    names = [side.party.name for side in expected.sides]
    for _ in range(BATTLES):
        after = fought(state, chance)
        holder = after.sectors[ARENA].ships[0].owner
        wins[names.index(str(holder))] += 1
    for won, side in zip(wins, expected.sides, strict=True):
        likely = side.wins
        assert abs(won / BATTLES - likely) <= CONFIDENCE * sqrt(likely * (1 - likely) / BATTLES)


def test_the_parties_of_a_battle_stand_in_their_order_with_their_damage() -> None:
    fight = Fight({0: ["cruiser", "cruiser"]})
    fight.neutrals("guardian")
    fight.ship(ARENA, 0, "cruiser").damage = 1
    guardian, cruisers = parties_in(fight.state, fight.sector(ARENA))
    assert (guardian.name, guardian.neutral) == (str(NEUTRAL), True)
    assert cruisers.ships[0].damage == (1, 0)


def test_draco_is_spared_by_ancients_in_the_odds() -> None:
    fight = Fight({0: ["cruiser"], 1: ["cruiser"]}, species=["descendants_of_draco"])
    fight.neutrals("ancient")
    assert parties_in(fight.state, fight.sector(ARENA))[0].spared_by == "0"


@pytest.mark.parametrize(
    ("strategy", "kinds"),
    [
        (Strategy.LARGEST_FIRST, ["cruiser", "cruiser"]),
        (Strategy.MOST_KILLS, ["interceptor", "interceptor"]),
    ],
)
def test_suggestions_follow_the_named_strategy(strategy: Strategy, kinds: list[str]) -> None:
    fight = Fight({0: ["dreadnought"], 1: ["cruiser", "interceptor", "interceptor"]})
    fight.fit(0, "dreadnought", "", "", "", "", "", "", "tachyon_drive")
    fight.play(DAMAGE, DAMAGE)
    hits = suggested_hits(fight.state, 0, strategy)
    assert [move.touches[0].partition(".")[0] for move in hits] == kinds


def test_a_suggestion_does_not_touch_the_table() -> None:
    fight = Fight({0: ["dreadnought"], 1: ["cruiser", "interceptor"]})
    fight.fit(0, "dreadnought", "", "", "", "", "", "", "tachyon_drive")
    fight.play(DAMAGE, BLANK)
    suggested_hits(fight.state, 0, DEFAULT_STRATEGY)
    assert fight.left(1) == ["cruiser", "interceptor"]
