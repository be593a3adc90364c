"""What a client draws: the faces of the components."""

from __future__ import annotations

import pytest

from starboard.games.space_alert.content import components
from starboard.games.space_alert.face.printed import faces, threat_face
from starboard.testing import clause


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_threat_says_in_words_what_each_of_its_actions_does(lang: str) -> None:
    for name, card in components().threats.items():
        told = threat_face(card, lang)["actions"]
        assert [bool(words) for words in told] == [bool(letter) for letter in card.actions], name


@pytest.mark.parametrize(
    ("card", "actions"),
    [
        ("E1-01", ["attacks with 1 (all zones)"] * 2 + ["attacks with 2 (all zones)"]),
        ("I1-07", ["", "", "damage: 3 for each remaining hit point"]),
        ("E2-01", ["speed +1; shield becomes 1", "speed +1; shield becomes 0", "attacks with 6"]),
    ],
)
def test_actions_are_told_with_their_numbers_and_zones(card: str, actions: list[str]) -> None:
    assert threat_face(components().threats[card], "en")["actions"] == actions


def test_what_a_card_says_besides_its_actions_is_told_too() -> None:
    swarm = threat_face(components().threats["E2-04"], "en")
    assert swarm["notes"] == ["Rockets cannot aim at it.", "At most 1 damage in a turn."]


@pytest.mark.parametrize(
    ("card", "note"),
    [
        pytest.param(
            "SE2-01",
            "Interceptors that attack it alone have strength 9; their pilot is knocked out.",
            marks=clause("SA-EXT-26"),
        ),
        pytest.param(
            "I2-01",
            "Each further token has one hit point of its own.",
            marks=clause("SA-INT-15"),
        ),
        pytest.param(
            "SI2-04",
            "A hit removes the token of that station, the last hit all of them.",
            marks=clause("SA-INT-42", "SA-INT-43"),
        ),
        pytest.param(
            "SI1-04",
            "Only interceptors repair it, 1 each time; until then they attack nothing else.",
            marks=clause("SA-INT-24", "SA-INT-25"),
        ),
    ],
)
def test_a_note_says_what_the_rules_say(card: str, note: str) -> None:
    assert note in threat_face(components().threats[card], "en")["notes"]


def test_the_ship_is_told_as_it_starts() -> None:
    plan = faces(components(), "en")["ship"]["plan"]
    assert plan["zones"]["white"] == {
        "reactor": 3, "reactor_max": 5, "shield": 1, "shield_max": 3,
    }  # fmt: skip
    assert plan["stations"]["lower_blue"]["special"] == "rockets"


def test_every_half_of_a_card_has_a_name() -> None:
    told = faces(components(), "de")
    for card in told["cards"]:
        assert all(told["names"]["things"][f"half.{letter}"] for letter in card)


def test_every_mission_is_named_and_described_for_its_briefing() -> None:
    names = faces(components(), "en")["names"]["things"]
    assert names["mission.test_run_1"] == "Test run 1"
    assert names["about.test_run_1"] == "two phases, three threats, no computer to look after"
    missions = {name.removeprefix("mission.") for name in names if name.startswith("mission.")}
    assert missions == {name.removeprefix("about.") for name in names if name.startswith("about.")}
    assert {"random", "cd", "mission_8"} <= missions
