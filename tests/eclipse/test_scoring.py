"""Victory points and the final ranking (ECL-END)."""

from __future__ import annotations

import pytest

from starboard.games.eclipse import GAME
from starboard.games.eclipse.control import put_ship
from starboard.games.eclipse.scoring import final_outcome, points, total
from starboard.games.eclipse.state import NEUTRAL
from starboard.games.eclipse.turn import NextRound
from starboard.kernel import only
from starboard.kernel.hidden import Slot
from starboard.kernel.registry import start
from starboard.kernel.view import veil
from starboard.testing import clause
from tests.eclipse.story import Story


def score(story: Story, reason: str, seat: int = 0) -> int:
    return next(found.points for found in points(story.state, seat) if found.reason == reason)


def give_tiles(story: Story, *values: str, seat: int = 0) -> None:
    for value in values:
        story.player(seat).reputation.add(Slot(value, only(seat)))


@clause("ECL-END-01")
def test_the_game_ends_after_round_eight() -> None:
    story = Story()
    story.state.round = 7
    story.now(NextRound())
    assert (story.state.round, story.state.outcome) == (8, None)
    story.now(NextRound())
    outcome = story.state.outcome
    assert outcome is not None
    assert (outcome.points, outcome.places, outcome.clause) == ((3, 3), (1, 1), "ECL-END-02")
    assert (story.state.round, story.asked) == (8, ())


@clause("ECL-END-01")
def test_the_game_ends_when_nobody_is_left() -> None:
    story = Story()
    for player in story.state.players:
        player.eliminated, player.final = True, 2 + player.seat
    story.now(NextRound())
    outcome = story.state.outcome
    assert outcome is not None
    assert (outcome.points, outcome.places, outcome.won) == ((2, 3), (2, 1), (1,))
    assert story.state.round == 1


@clause("ECL-END-02")
def test_most_points_win() -> None:
    story = Story(seats=3)
    give_tiles(story, "3", seat=1)
    outcome = final_outcome(story.state)
    assert (outcome.won, outcome.points, outcome.places) == ((1,), (3, 6, 3), (2, 1, 2))


@clause("ECL-END-03")
def test_resources_break_a_tie_and_equals_share_the_rank() -> None:
    story = Story(seats=3)
    story.store(1, materials=5, science=3, money=3)
    assert final_outcome(story.state).places == (2, 1, 2)


@clause("ECL-END-04", "ECL-END-08", "ECL-END-09")
def test_tiles_count_their_points() -> None:
    story = Story()
    give_tiles(story, "1", "4")
    story.player().kept.add(Slot("money", only(0)))
    story.state.traitor = 0
    assert score(story, "reputation") == 5
    assert score(story, "discoveries") == 2
    assert (score(story, "traitor"), score(story, "traitor", 1)) == (-2, 0)


@clause("ECL-END-05")
def test_each_ambassador_counts_one() -> None:
    story = Story(seats=4)
    story.player().partners = [1, 3]
    assert score(story, "ambassadors") == 2


@clause("ECL-END-06", "ECL-SPEC-01")
def test_sectors_count_what_is_printed_on_them() -> None:
    story = Story()
    assert score(story, "sectors") == 3
    story.lay("109", "0,-1", disc=0, neutrals=False)
    story.lay("102", "1,-1")
    assert score(story, "sectors") == 7


@clause("ECL-END-07", "ECL-GEN-05")
def test_a_monolith_counts_for_whoever_controls_the_sector() -> None:
    story = Story()
    story.sector("221").monolith = True
    assert (score(story, "monoliths", 0), score(story, "monoliths", 1)) == (3, 0)
    story.sector("221").disc = 1
    assert (score(story, "monoliths", 0), score(story, "monoliths", 1)) == (0, 3)


@clause("ECL-END-10")
@pytest.mark.parametrize(("count", "worth"), [(3, 0), (4, 1), (5, 2), (6, 3), (7, 5)])
def test_a_technology_track_counts_by_its_length(count: int, worth: int) -> None:
    story = Story()
    for number in range(count):
        story.learn("metasynthesis" if number else "starbase", track="nano")
    assert score(story, "technologies") == worth


@clause("ECL-END-11")
def test_warp_portals_count_for_the_controller() -> None:
    story = Story(warp_portals=True)
    sector = story.sector("221")
    sector.portal = True
    assert score(story, "portals") == 1
    sector.ancient_portal = True
    assert score(story, "portals") == 3
    sector.disc = NEUTRAL
    assert score(story, "portals") == 0


@clause("ECL-END-12")
def test_reputation_counts_only_for_whoever_knows_it() -> None:
    story = Story()
    give_tiles(story, "4")
    (mine, _), (theirs, _) = veil(story.state, 0), veil(story.state, 1)
    assert total(mine, 0) - total(theirs, 0) == 4


@clause("ECL-END-06")
def test_the_home_sector_counts_as_soon_as_a_species_is_chosen() -> None:
    match = start(GAME, seats=2, seed="points", options={"start": 1})
    assert [points(match.state, seat) for seat in (0, 1)] == [[], []]
    match.play(1, "species eridani_empire")
    scores = {found.reason: found.points for found in points(match.state, 1)}
    assert (scores["sectors"], scores["monoliths"], scores["species"]) == (3, 0, 0)
    assert points(match.state, 0) == []


@clause("ECL-SPEC-42")
def test_terrans_have_no_points_of_their_species() -> None:
    assert score(Story(), "species") == 0


@clause("ECL-SPEC-16")
def test_planta_scores_each_controlled_sector() -> None:
    story = Story(species=("planta",))
    story.lay("102", "0,-1", disc=0)
    assert score(story, "species") == 2


@clause("ECL-SPEC-24")
def test_draco_scores_ancients_anywhere_but_no_guardians() -> None:
    story = Story(species=("descendants_of_draco",))
    story.lay("104", "0,-1")
    assert story.sector("001").has_kind("gcds")
    assert score(story, "species") == 2


@clause("ECL-END-13")
def test_rebekkas_final_score() -> None:
    story = Story(seats=4, species=("descendants_of_draco",))
    player = story.player()
    give_tiles(story, "1", "1", "4")
    player.partners = [2]
    for name, zone in (("102", "0,-1"), ("103", "1,-1"), ("201", "0,-2")):
        story.lay(name, zone, disc=0)
    story.lay("109", "1,0", disc=0, neutrals=False)
    story.sector("109").monolith = True
    for _ in range(2):
        put_ship(story.state, story.sector("109"), NEUTRAL, "ancient")
        player.kept.add(Slot("money", only(0)))
    story.state.traitor = 0
    player.technologies["grid"] = ["gauss_shield"] * 4
    player.technologies["nano"] = ["fusion_drive"] * 5
    scores = {found.reason: found.points for found in points(story.state, 0)}
    assert scores == {
        "reputation": 6,
        "ambassadors": 1,
        "sectors": 12,
        "monoliths": 3,
        "discoveries": 4,
        "traitor": -2,
        "technologies": 3,
        "portals": 0,
        "species": 2,
    }
    assert total(story.state, 0) == 29
