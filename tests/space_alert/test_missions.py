"""The sixteen tracks of the CD: their timelines, their words, and what newcomers leave out."""

from __future__ import annotations

from itertools import pairwise

import pytest

from starboard.errors import BadInput
from starboard.games.space_alert.box.script import comparison, say, script, spoken, task
from starboard.games.space_alert.missions.mission import (
    Mission,
    Outage,
    Threat,
    cd_missions,
    find_mission,
    fixed_missions,
)
from starboard.games.space_alert.missions.timeline import (
    Announcement,
    Say,
    announcements,
    clock,
    overlaps,
    read_clock,
)
from starboard.testing import clause
from starboard.text import LANGUAGES

TRACKS = fixed_missions()
each_track = pytest.mark.parametrize("track", TRACKS, ids=lambda track: track.id)


def mission(*events: Threat | Outage) -> Mission:
    """A mission of three phases in which only this happens."""
    return Mission(id="random", group="random", phase_ends=(200, 400, 550), events=events)


def said(track: Mission, kind: Say) -> list[Announcement]:
    return [each for each in announcements(track) if each.say is kind]


def only(*events: Threat | Outage, kind: Say = Say.THREAT, lang: str = "en") -> str:
    """The one sentence of that kind."""
    track = mission(*events)
    (found,) = said(track, kind)
    return spoken(track, found, lang)


# ------------------------------------------------------------------------- the tracks


def test_newcomers_meet_two_test_runs_six_simulations_and_eight_missions() -> None:
    groups = [track.group for track in TRACKS]
    assert groups == (
        ["test_run"] * 2 + ["simulation"] * 3 + ["advanced_simulation"] * 3 + ["mission"] * 8
    )


@clause("SA-SETUP-13")
def test_there_are_eight_missions() -> None:
    assert [track.id for track in cd_missions()] == [f"mission_{n}" for n in range(1, 9)]


@clause("SA-ANN-07")
@pytest.mark.parametrize(
    ("name", "four", "five"),
    [("test-run-1", 3, 3), ("simulation-1", 5, 6), ("advanced-simulation-3", 5, 6), ("8", 7, 8)],
)
def test_an_unconfirmed_report_counts_only_with_five(name: str, four: int, five: int) -> None:
    track = find_mission(name)
    assert (track.level(4), track.level(5)) == (four, five)
    assert all(not threat.unconfirmed for threat in track.counting(4))


@each_track
def test_no_two_announcements_of_a_track_overlap(track: Mission) -> None:
    assert overlaps(track) == []


def test_an_announcement_lasts_as_long_as_the_shortest_way_to_the_next_on_the_cd() -> None:
    gaps: dict[Say, set[int]] = {}
    lasts: dict[Say, int] = {}
    for track in TRACKS:
        told = [each for each in announcements(track) if each.say is not Say.TRANSFER_OVER]
        for each, after in pairwise(told):
            gaps.setdefault(each.say, set()).add(after.at - each.at)
            lasts[each.say] = each.lasts
    del gaps[Say.OUTAGE], lasts[Say.OUTAGE]  # it lasts as long as the track says
    assert {say: min(found) for say, found in gaps.items()} == lasts


def test_an_announcement_that_begins_too_early_overlaps_the_one_before() -> None:
    close = mission(Threat(at=20, t=1, zone="red"), Threat(at=35, t=2, zone="blue"))
    ((first, second),) = overlaps(close)
    assert (first.at, second.at) == (20, 35)


@clause("SA-SETUP-14")
@each_track
def test_no_two_threats_of_a_track_carry_the_same_number(track: Mission) -> None:
    turns = [threat.t for threat in track.threats]
    assert len(set(turns)) == len(turns)
    assert set(turns) <= set(range(1, 9))


@pytest.mark.parametrize("name", ["3", "mission-3", "mission_3", "S2-3", "s2-3"])
def test_a_mission_is_found_by_number_id_and_card(name: str) -> None:
    assert find_mission(name).id == "mission_3"


@pytest.mark.parametrize("name", ["9", "0", "", "mission", "S3-1"])
def test_an_unknown_mission_is_refused_with_those_that_exist(name: str) -> None:
    with pytest.raises(BadInput, match="there are 1 to 8, test-run-1"):
        find_mission(name)


# ------------------------------------------------------------------------- newcomers


@each_track
def test_what_a_track_leaves_out_is_marked_as_proposed(track: Mission) -> None:
    assert track.leaves_out.source == "proposed"


@each_track
def test_what_a_track_leaves_out_does_not_happen_in_it(track: Mission) -> None:
    happens = {
        "third_phase": track.phases == 3,
        "serious_threats": any(threat.serious for threat in track.threats),
        "internal_threats": any(threat.internal for threat in track.threats),
        "communication_outages": bool(track.outages),
    }
    for topic, found in happens.items():
        assert found is not (topic in track.leaves_out.topics), topic


def test_what_newcomers_have_learned_is_not_left_out_again() -> None:
    for before, after in pairwise(TRACKS):
        assert set(after.leaves_out.topics) <= set(before.leaves_out.topics), after.id


def test_the_last_missions_leave_nothing_out() -> None:
    assert all(not track.leaves_out.topics for track in cd_missions()[1:])


# ------------------------------------------------------------------------- announcements


@clause("SA-ANN-01")
@each_track
def test_the_alarm_begins_the_round_and_its_first_phase(track: Mission) -> None:
    first = announcements(track)[0]
    assert (first.at, first.say, first.phase) == (0, Say.ALARM, 1)


@clause("SA-ANN-13")
@pytest.mark.parametrize(("phase", "end"), [(1, 200), (2, 400)])
def test_the_end_of_a_phase_is_announced_at_a_minute_at_twenty_seconds_and_as_a_countdown(
    phase: int, end: int
) -> None:
    told = [each for each in announcements(mission()) if each.phase == phase and each.at]
    assert [(each.at - end, each.say) for each in told] == [
        (-60, Say.WARNING),
        (-20, Say.WARNING),
        (-5, Say.COUNTDOWN),
        (0, Say.PHASE_END),
    ]


@clause("SA-ANN-17")
def test_the_end_of_the_operation_is_announced_likewise_and_ends_the_round() -> None:
    told = [each for each in announcements(mission()) if each.phase == 3]
    assert [each.at for each in told] == [490, 530, 545, 550]
    assert announcements(mission())[-1].say is Say.MISSION_END
    assert spoken(mission(), told[0], "en") == "The operation ends in one minute."


def test_a_test_run_ends_with_its_second_phase() -> None:
    ends = said(find_mission("test-run-1"), Say.MISSION_END)
    assert [(each.at, each.phase) for each in ends] == [(420, 2)]


def test_an_outage_lasts_until_the_system_is_restored() -> None:
    track = mission(Outage(at=100, seconds=25))
    assert [each.at for each in said(track, Say.OUTAGE_OVER)] == [125]


def test_a_data_transfer_ends_with_a_beep() -> None:
    track = find_mission("1")
    starts, beeps = said(track, Say.DATA_TRANSFER), said(track, Say.TRANSFER_OVER)
    assert [each.at for each in beeps] == [each.at + 10 for each in starts]


@pytest.mark.parametrize(("second", "phase"), [(0, 1), (199, 1), (200, 2), (400, 3), (550, 3)])
def test_a_phase_is_over_at_the_second_of_its_end(second: int, phase: int) -> None:
    assert mission().phase_at(second) == phase


# ------------------------------------------------------------------------- words


@clause("SA-ANN-06")
def test_a_threat_is_repeated_within_one_announcement() -> None:
    threat = Threat(at=50, t=3, zone="blue")
    assert only(threat) == "Time T+3. Threat. Zone blue. I repeat. Time T+3. Threat. Zone blue."
    assert len(said(mission(threat), Say.THREAT)) == 1


def test_a_serious_internal_threat_is_named_so_in_german() -> None:
    words = only(Threat(at=50, t=5, zone="internal", serious=True), lang="de")
    assert words.startswith("Zeit T+5. Ernsthafte interne Bedrohung. Ich wiederhole.")


def test_an_unconfirmed_report_is_called_so() -> None:
    words = only(Threat(at=50, t=5, zone="red", unconfirmed=True))
    assert words.startswith("Unconfirmed report. Time T+5. Threat. Zone red.")


@pytest.mark.parametrize(
    ("threat", "words"),
    [
        (
            Threat(at=50, t=4, zone="red", serious=True),
            "Communications officer: top card of the serious external deck to red, number 4.",
        ),
        (
            Threat(at=50, t=4, zone="internal", unconfirmed=True),
            "Security chief: top card of the normal internal deck to the internal trajectory, "
            "number 4. With five players only.",
        ),
    ],
)
def test_the_crew_is_told_who_draws_from_which_deck(threat: Threat, words: str) -> None:
    track = mission(threat)
    (found,) = said(track, Say.THREAT)
    assert task(track, found, "en") == words


@each_track
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_announcement_has_its_sentence_and_its_task(track: Mission, lang: str) -> None:
    for each in announcements(track):
        assert spoken(track, each, lang).endswith(".")
        assert task(track, each, lang).endswith(".")


@clause("SA-SETUP-03")
def test_the_script_lists_every_announcement_with_its_time() -> None:
    track = find_mission("2")
    lines = script(track, "en")
    for each in announcements(track):
        assert f"  {clock(each.at):>5}  {spoken(track, each, 'en')}" in lines


@clause("SA-SETUP-03")
def test_each_phase_of_the_script_has_its_heading_once() -> None:
    track = find_mission("2")
    headings = [say("en", "mission-phase", phase=phase) for phase in (1, 2, 3)]
    lines = script(track, "en")
    assert [line for line in lines if line in headings] == headings
    assert lines[lines.index(headings[0]) + 1].strip().startswith("0:00")


@clause("SA-ANN-14")
def test_a_phase_runs_up_to_the_second_of_its_end() -> None:
    track = find_mission("2")
    first, second, last = track.phase_ends
    seconds = (0, first - 1, first, second - 1, second, last - 1, last)
    assert [track.phase_at(at) for at in seconds] == [1, 1, 2, 2, 3, 3, 3]


@clause("SA-APPEAR-02")
def test_the_script_ends_with_the_threats_to_compare() -> None:
    assert comparison(find_mission("8"), "en") == [
        "  T+3 inside the ship, normal",
        "  T+4 blue, serious",
        "  T+5 white, serious",
        "  T+7 red, serious",
        "  T+8 blue, normal, with five players only",
    ]


def test_times_are_read_as_they_are_written() -> None:
    assert [clock(second) for second in (0, 65, 600)] == ["0:00", "1:05", "10:00"]
    assert read_clock("10:05", "--from") == 605


@pytest.mark.parametrize("text", ["", "5", "1:60", "1:5", "-1:00", "1:00:00"])
def test_what_is_no_time_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="is no time"):
        read_clock(text, "--from")
