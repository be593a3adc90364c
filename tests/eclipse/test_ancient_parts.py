"""Every part that only a discovery brings (ECL-DISC-07…11)."""

from __future__ import annotations

from collections import Counter

import pytest

from starboard.games.eclipse.content import box
from starboard.games.eclipse.designs import design_of
from starboard.games.eclipse.discoveries import TakeDiscovery
from starboard.games.eclipse.kinds import ShipType
from starboard.games.eclipse.printed import GainPart
from starboard.testing import clause
from tests.eclipse.story import Story

ADDED: dict[str, dict[str, int]] = {
    "ion_disruptor": {"initiative": 3, "cannons.yellow": 1},
    "ion_turret": {"cannons.yellow": 2},
    "plasma_turret": {"energy_consumed": 3, "cannons.orange": 2},
    "soliton_charger": {"energy_consumed": 1, "cannons.blue": 1},
    "ion_missile": {"missiles.yellow": 3},
    "soliton_missile": {"initiative": 1, "missiles.blue": 1},
    "antimatter_missile": {"missiles.red": 1},
    "axion_computer": {"computer": 2, "initiative": 1},
    "flux_shield": {"shield": 3, "initiative": 1, "energy_consumed": 2},
    "inversion_shield": {"shield": 2, "energy_produced": 2},
    "shard_hull": {"hull": 3},
    "conformal_drive": {"move": 4, "initiative": 2, "energy_consumed": 2},
    "nonlinear_drive": {"move": 2, "energy_produced": 2},
    "hypergrid_source": {"energy_produced": 11},
    "muon_source": {"initiative": 1, "energy_produced": 2},
}
"""What each part adds to the ship that carries it; its tile has the same name."""

NUMBERS = (
    "computer", "shield", "hull", "move", "initiative", "energy_produced", "energy_consumed",
)  # fmt: skip


def strength(story: Story) -> Counter[str]:
    """Everything seat 0's Cruiser is capable of."""
    ship = design_of(story.state, story.player(), "cruiser")
    told = Counter({name: getattr(ship, name) for name in NUMBERS})
    told.update({f"cannons.{colour}": count for colour, count in ship.cannons.items()})
    told.update({f"missiles.{colour}": count for colour, count in ship.missiles.items()})
    return told


def found(tile: str) -> Story:
    """Seat 0 looks at a discovery tile and uses it; there is energy for anything."""
    story = Story()
    for ship in (ShipType.INTERCEPTOR, ShipType.CRUISER, ShipType.DREADNOUGHT):
        source = box().blueprint("terran", ship).slots.index("nuclear_source")
        story.player().blueprints[ship][source] = "zero_point_source"
    story.state.agenda.clear()
    story.state.agenda.push(TakeDiscovery(0, "221"))
    story.go(tile)
    story.uses_discovery()
    return story


@clause("ECL-DISC-03")
def test_these_are_the_parts_that_discoveries_bring() -> None:
    rewards = {tile.id: tile.reward for tile in box().discoveries.values()}
    parts = {name: each.part for name, each in rewards.items() if isinstance(each, GainPart)}
    assert parts == {name: name for name in ADDED}


@clause("ECL-DISC-08", "ECL-DISC-10")
@pytest.mark.parametrize("part", ADDED)
def test_an_ancient_part_goes_on_a_blueprint_at_once_and_works(part: str) -> None:
    story = found(part)
    before = strength(story)
    offered = [move for move in story.moves() if move.startswith(f"install {part} ")]
    assert {move.split()[2] for move in offered} >= {"interceptor", "cruiser", "dreadnought"}
    free = [move for move in offered if move.startswith(f"install {part} cruiser ")][-1]
    story.do(free)
    assert strength(story) - before == ADDED[part]
    assert before - strength(story) == {}


@clause("ECL-DISC-09")
@pytest.mark.parametrize("part", ADDED)
def test_an_ancient_part_can_wait_beside_the_board(part: str) -> None:
    story = found(part)
    before = strength(story)
    story.lays_beside()
    assert story.player().beside == [part]
    assert strength(story) == before
