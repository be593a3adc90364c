"""What is printed on ship, boards, trajectories, decks and damage tokens, row by row."""

from __future__ import annotations

from collections import Counter

import pytest

from starboard.games.space_alert.cards import action_deck, heroic_deck
from starboard.games.space_alert.content import components
from starboard.games.space_alert.film.actions import act
from starboard.games.space_alert.kinds import Squad
from starboard.testing import clause
from tests.space_alert.crew import Ship, rows


@clause("SA-SETUP-16")
@pytest.mark.parametrize(
    ("track", "length", "x", "y"),
    rows("""
T1 | 10  5 -
T2 | 11  8 -
T3 | 12  8 3
T4 | 13  9 5
T5 | 14 11 7
T6 | 15 10 3,7
T7 | 16 12 5,8
"""),
)
def test_a_trajectory_has_its_marks_where_they_are_printed(
    track: str, length: str, x: str, y: str
) -> None:
    found = components().tracks[track]
    assert found.length == int(length)
    marks: dict[int, list[str]] = {0: [], 1: [], 2: []}
    for space, mark in enumerate(found.marks):
        if mark >= 0:
            marks[mark].append(str(space))
    assert marks == {0: [x], 1: y.strip("-").split(",") if y != "-" else [], 2: ["1"]}


@clause("SA-PLAN-07")
@pytest.mark.parametrize(
    ("letter", "count"), rows("a | 10\nb | 8\nc | 7\nx | 5"), ids=["a", "b", "c", "battlebots"]
)
@pytest.mark.parametrize("arrow", ["<", ">", "^"])
def test_the_action_deck_has_so_many_cards_of_each_kind(
    letter: str, count: str, arrow: str
) -> None:
    assert Counter(action_deck())[letter + arrow] == int(count)
    assert len(Counter(action_deck())) == 12


@clause("SA-PLAN-18")
def test_the_heroic_deck_has_each_station_once() -> None:
    assert heroic_deck() == ("A1", "A3", "B4", "B6", "X2", "X5")


@clause("SA-VISUAL-02")
@pytest.mark.parametrize(("crew", "points"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 7)])
def test_the_window_counts_by_the_number_of_people_at_it(crew: int, points: int) -> None:
    plans = ["c"] * crew + ["-"] * (5 - crew)
    ship = Ship(*plans, at="lower_white").go()
    assert ship.state.confirmed == [points, 0, 0]


def facts(ship: Ship) -> dict[str, object]:
    """What damage and the use of systems can change."""
    state = ship.state
    return {
        "strength": state.strength,
        "pulse_range": state.pulse_range,
        "reactor_max": state.reactor_max,
        "shield_max": state.shield_max,
        "lift_broken": state.lift_broken,
    }


@clause("SA-THREAT-14", "SA-THREAT-15", "SA-THREAT-18")
@pytest.mark.parametrize(
    ("zone", "part", "changed"),
    [
        pytest.param(zone, part, changed, id=f"{zone} {part}")
        for zone, parts in {
            "red": {
                "upper_weapon": {"strength": [2, 1, 2, 3, 5, 4]},
                "lower_weapon": {"strength": [1, 1, 2, 4, 5, 4]},
                "reactor": {"reactor_max": [2, 5, 3]},
                "shield": {"shield_max": [1, 3, 2]},
                "gravolift": {"lift_broken": [True, False, False]},
                "structural": {},
            },
            "white": {
                "upper_weapon": {"strength": [2, 1, 2, 4, 4, 4]},
                "lower_weapon": {"pulse_range": 1},
                "reactor": {"reactor_max": [3, 4, 3]},
                "shield": {"shield_max": [2, 2, 2]},
                "gravolift": {"lift_broken": [False, True, False]},
                "structural": {},
            },
            "blue": {
                "upper_weapon": {"strength": [2, 1, 2, 4, 5, 3]},
                "lower_weapon": {"strength": [2, 1, 1, 4, 5, 4]},
                "reactor": {"reactor_max": [3, 5, 2]},
                "shield": {"shield_max": [2, 3, 1]},
                "gravolift": {"lift_broken": [False, False, True]},
                "structural": {},
            },
        }.items()
        for part, changed in parts.items()
    ],
)
def test_a_damage_token_harms_what_it_names_and_nothing_else(
    zone: str, part: str, changed: dict[str, object]
) -> None:
    ship = Ship("", threats=[f"E1-07 {zone}@6"], tiles=[f"{zone}_{part}"])
    ship.state.shield = [0, 0, 0]
    ship.go()  # X: attack 1
    whole = {
        "strength": [2, 1, 2, 4, 5, 4],
        "pulse_range": 2,
        "reactor_max": [3, 5, 3],
        "shield_max": [2, 3, 2],
        "lift_broken": [False, False, False],
    }
    assert facts(ship) == {**whole, **changed}
    assert sum(ship.damage) == 1


@clause("SA-ACT-07", "SA-ACT-15", "SA-SETUP-24")
@pytest.mark.parametrize(
    ("station", "letter", "fired", "reactor", "shield", "rest"),
    rows("""
lower_red a   | 100000 232 111 -
lower_white a | 010000 222 111 -
lower_blue a  | 001000 232 111 -
upper_red a   | 000100 132 111 -
upper_white a | 000010 222 111 -
upper_blue a  | 000001 231 111 -
lower_red b   | 000000 322 111 -
lower_white b | 000000 252 111 fuel
lower_blue b  | 000000 223 111 -
upper_red b   | 000000 132 211 -
upper_white b | 000000 212 131 -
upper_blue b  | 000000 231 112 -
lower_red c   | 000000 232 111 squad
lower_white c | 000000 232 111 window
lower_blue c  | 000000 232 111 rocket
upper_red c   | 000000 232 111 -
upper_white c | 000000 232 111 computer
upper_blue c  | 000000 232 111 squad
"""),
)
def test_a_letter_uses_the_system_of_the_station_one_stands_in(
    station: str, letter: str, fired: str, reactor: str, shield: str, rest: str
) -> None:
    state = Ship(letter, at=station).state
    state.turn = 1
    act(state, 0)
    assert "".join(map(str, state.fired)) == fired
    assert "".join(map(str, state.reactor)) == reactor
    assert "".join(map(str, state.shield)) == shield
    used = {
        "fuel": state.fuel < 3,
        "squad": state.crew[0].squad is Squad.ACTIVE,
        "window": state.at_window == 1,
        "rocket": state.rockets < 3,
        "computer": state.maintained,
    }
    assert [name for name, done in used.items() if done] == rest.strip("-").split()
