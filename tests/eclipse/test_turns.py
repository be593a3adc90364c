"""Turns, actions, reactions and passing (ECL-ACT, ECL-REACT)."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.activation import activations
from starboard.games.eclipse.events import ActionTaken, Passed, Reacted, StartMarkerTaken
from starboard.games.eclipse.kinds import Action
from starboard.testing import clause
from tests.eclipse.story import Story


@clause("ECL-ACT-01")
def test_turns_pass_clockwise_from_the_holder_of_the_start_marker() -> None:
    story = Story(seats=3, start=2)
    order = []
    for _ in range(4):
        order.append(story.asked[0])
        story.takes("build")
        story.stops()
    assert order == [1, 2, 0, 1]


@clause("ECL-ACT-02", "ECL-ACT-08")
def test_a_turn_is_one_action_and_all_its_activations() -> None:
    story = Story()
    story.store(materials=9)
    story.takes("build")
    story.builds("interceptor", "221")
    assert {move.split()[0] for move in story.moves()} == {"build", "stop", "trade"}
    assert story.why("action move").message == "not-now"
    story.builds("interceptor", "221")
    assert story.asked == (1,)


@clause("ECL-ACT-03", "ECL-REACT-03")
def test_after_passing_only_three_reactions_and_passing_are_left() -> None:
    story = Story()
    story.passes()
    story.takes("build")
    story.stops()
    assert story.why("action build").clause == "ECL-ACT-03"
    for action in ("explore", "research", "influence"):
        assert story.why(f"react {action}").clause == "ECL-REACT-03"
    offered = [move for move in story.moves() if not move.startswith("trade")]
    assert offered == ["react upgrade", "react build", "react move", "pass"]


@clause("ECL-ACT-03")
def test_reactions_come_only_after_passing() -> None:
    assert Story().why("react build").clause == "ECL-ACT-03"


@clause("ECL-ACT-04")
def test_the_phase_ends_when_the_last_player_passes_for_the_first_time() -> None:
    story = Story(seats=3)
    story.passes()
    story.passes()
    story.takes("build")
    story.stops()
    story.reacts("build")
    story.stops()
    story.passes()
    assert (story.asked, story.state.round) == ((2,), 1)
    story.state.technologies.bag.clear()
    story.passes()
    assert (story.asked, story.state.round) == ((0,), 2)


@clause("ECL-ACT-05")
def test_without_a_disc_only_passing_is_possible() -> None:
    story = Story()
    story.player().discs = 0
    assert story.why("action build").clause == "ECL-ACT-05"
    assert [move for move in story.moves() if not move.startswith("trade")] == ["pass"]


@clause("ECL-ACT-06", "ECL-ACT-07")
def test_each_action_moves_a_disc_to_its_space_even_the_same_one_again() -> None:
    story = Story()
    before = story.player().discs
    for _ in range(2):
        story.takes("build")
        story.stops()
        story.passes()
    assert story.player().acting["build"] == 2
    assert story.told(ActionTaken) == [ActionTaken("ECL-ACT-06", 0, "build")] * 2
    assert story.player().discs == before - 2


@clause("ECL-ACT-09", "ECL-ACT-10", "ECL-ACT-11")
def test_the_first_to_pass_gets_money_and_the_start_marker() -> None:
    story = Story(seats=3)
    story.takes("build")
    story.stops()
    before = [player.storage["money"] for player in story.state.players]
    story.passes()
    story.passes()
    gained = [player.storage["money"] for player in story.state.players]
    assert [after - held for after, held in zip(gained, before, strict=True)] == [0, 2, 0]
    assert (story.state.start, [p.passed for p in story.state.players]) == (1, [False, True, True])
    assert (len(story.told(StartMarkerTaken)), story.asked) == (1, (0,))
    assert story.told(Passed) == [Passed("ECL-ACT-09", 1), Passed("ECL-ACT-09", 2)]


@clause("ECL-ACT-10")
def test_passing_again_brings_nothing() -> None:
    story = Story()
    story.passes()
    story.takes("build")
    story.stops()
    held = story.player().storage["money"]
    story.passes()
    assert story.player().storage["money"] == held


@clause("ECL-ACT-12")
@pytest.mark.parametrize("first", ["action build", "pass"])
def test_colony_ships_may_be_used_at_any_point_of_the_own_turn(first: str) -> None:
    story = Story()
    story.lay("102", "0,-1", disc=0)
    story.colonises("102.0", "science")
    story.do(first)
    story.colonises("102.1", "science", seat=0)
    assert story.sector("102").cubes == [True, True]


@clause("ECL-ACT-12")
def test_a_turn_ends_by_itself_when_only_trade_is_left() -> None:
    story = Story()
    story.store(money=9)
    story.takes("build")
    story.stops()
    assert story.asked == (1,)


@clause("ECL-GEN-03")
def test_technologies_add_to_the_value_of_the_species() -> None:
    story = Story()
    story.learn("improved_logistics", track="grid")
    assert activations(story.state, story.player(), Action.MOVE) == 4
    assert activations(story.state, story.player(), Action.BUILD) == 2


@clause("ECL-GEN-04")
def test_stopping_before_the_first_activation_still_costs_the_disc() -> None:
    story = Story()
    before = story.player().discs
    story.takes("move")
    story.stops()
    assert (story.player().discs, story.asked) == (before - 1, (1,))


@clause("ECL-REACT-01")
def test_a_reaction_takes_a_disc_and_may_be_repeated() -> None:
    story = Story()
    story.passes()
    for _ in range(2):
        story.takes("build", seat=1)
        story.stops()
        story.reacts("upgrade")
        story.stops()
    assert story.player().reacting == {"upgrade": 2, "build": 0, "move": 0}
    assert story.told(Reacted) == [Reacted("ECL-REACT-01", 0, "upgrade")] * 2


@clause("ECL-REACT-02", "ECL-REACT-04")
def test_a_reaction_has_one_activation_whatever_species_and_technologies() -> None:
    story = Story(species=("mechanema",))
    story.learn("nanorobots")
    story.store(materials=20)
    story.passes()
    story.takes("build")
    story.stops()
    before = story.player().discs
    story.reacts("build")
    story.builds("cruiser", "230")
    assert (story.asked, story.player().discs) == ((1,), before - 1)


@clause("ECL-BLD-06", "ECL-BLD-08")
def test_builds_of_one_action_may_go_to_different_sectors() -> None:
    story = Story()
    story.store(materials=13)
    story.lay("102", "0,-1", disc=0)
    story.takes("build")
    story.builds("cruiser", "102")
    story.builds("dreadnought", "221")
    assert story.listed() == ["end"]
    assert story.player().storage["materials"] == 0
    assert [ship.kind for ship in story.sector("102").ships] == ["cruiser"]
    assert [ship.kind for ship in story.sector("221").ships] == ["interceptor", "dreadnought"]


@clause("ECL-BLD-06")
def test_any_number_of_ships_may_stand_in_one_sector() -> None:
    story = Story()
    story.store(materials=30)
    for _ in range(2):
        story.takes("build")
        story.builds("interceptor", "221")
        story.builds("interceptor", "221")
        story.passes()
    assert len(story.sector("221").ships) == 5
