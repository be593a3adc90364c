"""Generated missions: as fair as those of the CD, and as they were wished for."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from starboard.errors import BadInput
from starboard.games.space_alert.kinds import Difficulty
from starboard.games.space_alert.missions.casting import compositions
from starboard.games.space_alert.missions.fairness import compare, measures, ranges
from starboard.games.space_alert.missions.generator import Settings, generate
from starboard.games.space_alert.missions.mission import (
    Decks,
    Levels,
    Mission,
    Outage,
    cd_missions,
    content,
    find_mission,
)
from starboard.games.space_alert.missions.timeline import overlaps
from starboard.testing import clause

MANY = [generate(f"many-{n}") for n in range(300)]
MIX = Decks(common="mix", serious="mix")


def test_the_same_seed_gives_the_same_mission() -> None:
    assert generate("friday") == generate("friday")
    assert generate("friday").events != generate("saturday").events


def test_generated_missions_stay_within_the_range_of_the_cd() -> None:
    assert [each for each in compare(MANY) if not each.fair] == []


@pytest.mark.parametrize("measure", ["serious", "threats-five", "outages", "transfers", "incoming"])
def test_generated_missions_use_the_whole_range_of_the_cd(measure: str) -> None:
    assert ranges(MANY)[measure] == ranges(cd_missions())[measure]


def test_the_range_of_the_cd_is_measured_and_not_copied() -> None:
    printed = ranges(cd_missions())
    assert printed["serious"] == (1, 3)
    assert printed["outage-total"] == (45, 65)
    assert printed["turn-serious-internal"] == (3, 6)
    assert printed["threat-last-at"] == (300, 410)
    assert printed["overlaps"] == (0, 0)


def test_one_mission_outside_the_range_is_found() -> None:
    (good, *_) = MANY
    long_silence = msgspec.structs.replace(good, events=(*good.events, Outage(at=0, seconds=70)))
    outside = {each.measure for each in compare([long_silence, *MANY]) if not each.fair}
    assert {"outage-single", "outage-total", "outage-phase-1"} <= outside


def test_an_exercise_is_no_mission() -> None:
    outside = {each.measure for each in compare([find_mission("simulation-1")]) if not each.fair}
    assert {"level-four", "level-five", "internal"} <= outside


def test_no_two_announcements_overlap() -> None:
    assert [found for found in map(overlaps, MANY) if found] == []


@clause("SA-SETUP-14")
def test_every_threat_has_a_number_of_its_own() -> None:
    assert all(measures(mission)["turn-shared"] == [0] for mission in MANY)


def test_threats_are_announced_in_the_order_of_their_turns() -> None:
    for mission in MANY:
        turns = [threat.t for threat in mission.threats]
        assert turns == sorted(turns)


def test_a_zone_is_not_threatened_twice_in_a_row() -> None:
    for mission in MANY:
        zones = [threat.zone for threat in mission.threats if not threat.internal]
        assert all(before != after for before, after in pairwise(zones))


def test_the_threats_of_a_level_can_be_made_up_in_several_ways() -> None:
    found = compositions(content().generator, 8)
    assert {serious for serious, _, _ in found} == {1, 2, 3}
    assert (1, 1, 0) not in found  # six threats outside: no mission of the CD has so many


# ------------------------------------------------------------------------- wishes


def wished(four: int = 7, five: int = 8, length: int | None = None) -> list[Mission]:
    settings = Settings(levels=Levels(four=four, five=five), length=length)
    return [generate(f"wish-{n}", settings) for n in range(12)]


@pytest.mark.parametrize(
    ("four", "five"), [(4, 4), (3, 4), (5, 6), (6, 8), (9, 10), (10, 12), (12, 12)]
)
def test_the_wished_threat_levels_are_met(four: int, five: int) -> None:
    for mission in wished(four, five):
        assert (mission.level(4), mission.level(5)) == (four, five)
        assert overlaps(mission) == []


@pytest.mark.parametrize("length", [480, 540, 600, 605, 700, 900])
def test_the_wished_length_is_met(length: int) -> None:
    for mission in wished(length=length):
        assert mission.length == length
        assert overlaps(mission) == []


@pytest.mark.parametrize("five", [7, 8])
def test_a_mix_has_half_of_the_threat_levels_in_each_colour(five: int) -> None:
    settings = Settings(levels=Levels(four=five - 1, five=five), decks=MIX)
    for n in range(30):
        threats = generate(f"mix-{n}", settings).threats
        yellow = sum(each.level for each in threats if each.colour is Difficulty.YELLOW)
        white = sum(each.level for each in threats if each.colour is Difficulty.WHITE)
        assert yellow + white == five
        assert abs(yellow - white) == five % 2


def test_without_a_mix_no_threat_names_a_colour() -> None:
    assert all(threat.colour is None for mission in MANY for threat in mission.threats)


@pytest.mark.parametrize(
    ("settings", "where"),
    [
        (Settings(length=475), "--length"),
        (Settings(length=905), "--length"),
        (Settings(length=601), "--length"),
        (Settings(levels=Levels(four=2, five=3)), "--levels"),
        (Settings(levels=Levels(four=12, five=13)), "--levels"),
        (Settings(levels=Levels(four=9, five=8)), "--levels"),
        (Settings(levels=Levels(four=5, five=8)), "--levels"),
    ],
)
def test_wishes_that_cannot_be_granted_are_refused(settings: Settings, where: str) -> None:
    with pytest.raises(BadInput) as refused:
        generate("any", settings)
    assert refused.value.where == where
