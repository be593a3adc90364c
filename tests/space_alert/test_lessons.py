"""Missions for newcomers leave rules out, as their data say; which ones is our proposal."""

from __future__ import annotations

from typing import get_args

import pytest

from starboard.errors import BadInput
from starboard.games.space_alert import GAME
from starboard.games.space_alert.film.crew_events import LookedOut, NothingHappened
from starboard.games.space_alert.film.hull import break_part
from starboard.games.space_alert.film.systems import use_special
from starboard.games.space_alert.kinds import LOWER_RED, LOWER_WHITE, UPPER_RED, ZONES, Squad
from starboard.games.space_alert.missions.mission import Topic, fixed_missions, topics_of
from starboard.kernel.registry import start
from starboard.testing import clause
from tests.space_alert.live import Live

LOWER_BLUE = 2


def flown(mission: str) -> Live:
    return Live(mission=mission)


def specials(live: Live, station: int) -> list[NothingHappened]:
    """What was in vain when somebody used the C system of a station."""
    live.state.events.clear()
    use_special(live.state, 0, station)
    return [event for event in live.state.events if isinstance(event, NothingHappened)]


def test_every_topic_is_left_out_somewhere() -> None:
    named = {topic for mission in fixed_missions() for topic in mission.leaves_out.topics}
    assert named == set(get_args(Topic))
    assert topics_of("random") == frozenset()


@pytest.mark.parametrize(
    ("without", "with_it", "station"),
    [
        ("test_run_1", "test_run_2", LOWER_BLUE),  # rockets
        ("simulation_2", "simulation_3", UPPER_RED),  # interceptors
        ("simulation_3", "advanced_simulation_1", LOWER_RED),  # battlebots
        ("simulation_1", "simulation_2", LOWER_WHITE),  # the window
    ],
)
@clause("SA-SETUP-13")
def test_a_system_that_is_left_out_does_nothing(without: str, with_it: str, station: int) -> None:
    (nothing,) = specials(flown(without), station)
    assert (nothing.clause, nothing.why) == ("SA-SETUP-13", "left-out")
    assert all(event.why != "left-out" for event in specials(flown(with_it), station))


@clause("SA-SETUP-13")
def test_nobody_is_counted_at_a_window_that_is_left_out() -> None:
    live = flown("simulation_1")
    use_special(live.state, 0, LOWER_WHITE)
    assert live.state.at_window == 0
    assert live.told(LookedOut) == []


@clause("SA-SETUP-13")
def test_squads_that_are_left_out_stay_where_they_are() -> None:
    live = flown("simulation_3")
    use_special(live.state, 0, LOWER_RED)
    assert live.state.stored[LOWER_RED] is Squad.ACTIVE
    assert live.state.crew[0].squad is Squad.NONE


@clause("SA-SETUP-13", "SA-THREAT-14")
def test_damage_tokens_count_but_break_nothing_where_their_effects_are_left_out() -> None:
    early, later = flown("test_run_1").state, flown("simulation_1").state
    for state in (early, later):
        for part in ("shield", "gravolift", "upper_weapon", "reactor"):
            break_part(state, 0, f"{ZONES[0]}_{part}")
        assert state.damage(0) == 4
    assert early.shield_max[0] == later.shield_max[0] + 1
    assert early.reactor_max[0] == later.reactor_max[0] + 1
    assert early.strength[UPPER_RED] == later.strength[UPPER_RED] + 1
    assert [early.lift_broken[0], later.lift_broken[0]] == [False, True]


def test_the_computer_needs_nobody_where_maintenance_is_left_out() -> None:
    early = start(GAME, seats=4, seed="s", options={"mission": "test_run_1"}).state
    later = start(GAME, seats=4, seed="s", options={"mission": "simulation_1"}).state
    assert [early.checks, later.checks] == [False, True]


@clause("SA-SETUP-13")
def test_there_are_no_heroic_cards_where_heroic_actions_are_left_out() -> None:
    without, with_them = flown("advanced_simulation_2"), flown("advanced_simulation_3")
    assert not any(card[0] in "ABX" for card in without.cards(0))
    assert sum(card[0] in "ABX" for card in with_them.cards(0)) == 1


@clause("SA-SETUP-13")
def test_a_test_run_ends_after_its_second_phase() -> None:
    live = flown("test_run_1")
    assert live.table.phases == 2
    assert live.state.last_turn == 8


@pytest.mark.parametrize("option", ["normal_threats", "serious_threats"])
def test_yellow_threats_are_refused_where_they_are_left_out(option: str) -> None:
    wish = {option: "yellow"}
    with pytest.raises(BadInput, match="white threats"):
        start(GAME, seats=4, seed="s", options={"mission": "advanced_simulation_3", **wish})
    allowed = start(GAME, seats=4, seed="s", options={"mission": "mission_2", **wish})
    assert not allowed.over
