"""Warp portals (ECL-WARP)."""

from __future__ import annotations

from starboard.games.eclipse.galaxy import connected, reachable
from starboard.testing import clause
from tests.eclipse.story import Story

SECTORS = {"281", "381", "382"}


def portals(seats: int = 2, *names: str) -> Story:
    """Portal sectors far away from everything and from each other."""
    story = Story(seats, warp_portals=True)
    for number, name in enumerate(names):
        story.lay(name, f"{9 + 3 * number},0", discovery=False)
    return story


def all_tiles(story: Story) -> set[str]:
    left_out = set(story.state.left_out.names())
    return left_out.union(*[pile.names() for pile in story.state.stacks.values()])


@clause("ECL-WARP-01")
def test_the_variant_adds_three_sectors_a_discovery_and_a_technology() -> None:
    story = Story(warp_portals=True)
    assert all_tiles(story) >= SECTORS
    assert "281" in story.state.stacks[2].names()
    assert story.state.discoveries.names().count("ancient_warp_portal") == 1
    technologies = [*story.state.technologies.names(), *story.state.tray]
    assert technologies.count("warp_portal") == 1


@clause("ECL-WARP-02")
def test_without_the_variant_there_is_none_of_it() -> None:
    story = Story()
    assert not all_tiles(story) & SECTORS
    assert "ancient_warp_portal" not in story.state.discoveries.names()
    assert "warp_portal" not in [*story.state.technologies.names(), *story.state.tray]


@clause("ECL-WARP-03")
def test_printed_portals_and_laid_ones_are_all_connected() -> None:
    story = portals(2, "381", "382")
    home = story.sector("221")
    assert connected(story.sector("381"), story.sector("382"))
    home.portal = True
    assert {sector.id for sector in reachable(story.state, home)} == {"381", "382"}
    home.portal, home.ancient_portal = False, True
    assert {sector.id for sector in reachable(story.state, home)} == {"381", "382"}


@clause("ECL-WARP-03")
def test_a_single_portal_leads_nowhere() -> None:
    story = portals(2, "381")
    assert reachable(story.state, story.sector("381")) == []


@clause("ECL-WARP-04")
def test_a_ship_flies_from_portal_to_portal_in_one_step() -> None:
    story = portals(2, "381")
    story.sector("221").portal = True
    ship = story.ship("221", 0, "interceptor").id
    story.takes("move")
    story.flies(ship, "381")
    assert story.sector("381").has_ship(0)


@clause("ECL-WARP-04")
def test_a_disc_is_influenced_from_portal_to_portal() -> None:
    story = portals(2, "381")
    story.sector("221").portal = True
    story.takes("influence")
    story.influences("", "381")
    assert story.sector("381").disc == 0


@clause("ECL-WARP-06")
def test_nothing_is_explored_through_a_portal() -> None:
    story = portals(2, "381")
    story.sector("221").portal = True
    story.takes("explore")
    assert all(move.startswith(("explore 221", "stop", "trade")) for move in story.moves())
    assert story.why("explore 221 9,-1").clause == "ECL-EXP-02"
