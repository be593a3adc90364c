"""Every part that only a discovery brings (ECL-DISC-07…11)."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.content import box
from starboard.games.eclipse.designs import design_of
from starboard.games.eclipse.discoveries import TakeDiscovery
from starboard.games.eclipse.kinds import ShipType
from starboard.games.eclipse.printed import GainPart
from tests.eclipse.story import Story

PARTS = {
    tile.id: tile.reward.part
    for tile in box().discoveries.values()
    if isinstance(tile.reward, GainPart)
}


def found(tile: str) -> Story:
    """Seat 0 looks at a discovery tile and uses it; there is energy for anything."""
    story = Story()
    for ship in (ShipType.INTERCEPTOR, ShipType.CRUISER, ShipType.DREADNOUGHT):
        source = box().blueprint("terran", ship).slots.index("nuclear_source")
        story.player().blueprints[ship][source] = "zero_point_source"
    story.state.agenda.stack.clear()
    story.state.agenda.push(TakeDiscovery(0, "221"))
    story.go(tile)
    story.do("use-discovery")
    return story


@pytest.mark.parametrize("tile", PARTS)
def test_an_ancient_part_goes_on_a_blueprint_at_once_and_works(tile: str) -> None:
    part = PARTS[tile]
    story = found(tile)
    offered = [move for move in story.moves() if move.startswith(f"install {part} ")]
    assert {move.split()[2] for move in offered} >= {"interceptor", "cruiser", "dreadnought"}
    free = [move for move in offered if move.startswith(f"install {part} cruiser ")][-1]
    story.do(free)
    ship = design_of(story.state, story.player(), "cruiser")
    assert part in [each.id for each in ship.parts]


@pytest.mark.parametrize("tile", PARTS)
def test_an_ancient_part_can_wait_beside_the_board(tile: str) -> None:
    story = found(tile)
    story.do("lay-beside")
    assert story.player().beside == [PARTS[tile]]
