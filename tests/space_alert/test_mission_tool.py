"""`starboard space-alert mission`: played with a scripted time, printed, measured, refused."""

from __future__ import annotations

import io
import json

import pytest
from rich.console import Console

from starboard.cli import main
from starboard.games.space_alert.box.mission_player import (
    BACK,
    NEXT,
    PAUSE,
    QUIT,
    Moment,
    jumped,
    moment,
    play,
)
from starboard.games.space_alert.box.mission_screen import TablePace, large, picture
from starboard.games.space_alert.box.mission_tool import measure_name
from starboard.games.space_alert.box.script import headline, script
from starboard.games.space_alert.missions.fairness import measures
from starboard.games.space_alert.missions.mission import find_mission
from starboard.games.space_alert.missions.timeline import announcements
from starboard.text import LANGUAGES

MISSION = find_mission("1")


class Scripted:
    """A time that passes as the test says: keys at certain calls, else a second."""

    def __init__(self, *keys: str) -> None:
        self.keys = list(keys)
        self.paused = 0

    def pass_second(self) -> str:
        return self.keys.pop(0) if self.keys else ""

    def wait_for_key(self) -> str:
        self.paused += 1
        return self.keys.pop(0)


def seen(*keys: str, start: int = 0) -> list[Moment]:
    """What is shown when these keys come, one before each second."""
    moments: list[Moment] = []
    play(MISSION, Scripted(*keys), moments.append, start)
    return moments


def tool(*words: str) -> int:
    return main(["--lang", "en", "space-alert", "mission", *words])


# ------------------------------------------------------------------------- playing


def test_a_mission_is_played_second_by_second_to_its_end() -> None:
    moments = seen()
    assert [each.at for each in moments] == list(range(601))
    assert [one for each in moments for one in each.fresh] == list(announcements(MISSION))
    assert moments[-1].over


def test_a_pause_stops_the_time_until_a_key_comes() -> None:
    moments = seen("", PAUSE, "x", PAUSE, "", QUIT)
    assert [(each.at, each.paused) for each in moments] == [
        (0, False), (1, False), (1, True), (1, True), (1, False), (2, False),
    ]  # fmt: skip


def test_jumps_lead_to_the_next_announcement_and_to_the_one_before() -> None:
    assert [each.at for each in seen(NEXT, NEXT, BACK, QUIT)] == [0, 10, 55, 10]


def test_a_jump_stays_within_the_mission() -> None:
    assert jumped(MISSION, 0, BACK) == 0
    assert jumped(MISSION, 599, NEXT) == 600


def test_an_unknown_key_changes_nothing() -> None:
    assert [each.at for each in seen("x", QUIT)] == [0, 0]


def test_a_moment_knows_what_is_left_of_phase_and_silence() -> None:
    silent = moment(MISSION, 173)  # out of order from 2:50 for ten seconds
    assert (silent.phase, silent.left, silent.silence) == (1, 52, 7)
    assert moment(MISSION, 180).silence == 0


def test_seconds_do_not_drift_and_a_key_does_not_lengthen_them() -> None:
    time, waits = [100.0], []
    keys = iter(["", "x", "", ""])

    def read_key(seconds: float | None) -> str:
        assert seconds is not None
        key = next(keys)
        waits.append(seconds)
        time[0] += 0.25 if key else seconds + 0.125  # drawing takes its time
        return key

    pace = TablePace(0.5, read_key, lambda: time[0])
    assert [pace.pass_second() for _ in range(4)] == ["", "x", "", ""]
    assert waits == [2.0, 1.875, 1.625, 1.875]


def test_after_a_pause_a_whole_second_passes() -> None:
    waits: list[float | None] = []

    def read_key(seconds: float | None) -> str:
        waits.append(seconds)
        return ""

    pace = TablePace(1.0, read_key, lambda: 50.0)
    pace.pass_second()
    pace.wait_for_key()
    pace.pass_second()
    assert waits == [1.0, None, 1.0]


@pytest.mark.parametrize(
    ("pressed", "meant"), [(" ", PAUSE), ("right", NEXT), ("left", BACK), ("q", QUIT), ("x", "x")]
)
def test_keys_pause_jump_and_quit(pressed: str, meant: str) -> None:
    assert TablePace(1.0, lambda seconds: pressed, lambda: 0.0).wait_for_key() == meant


# ------------------------------------------------------------------------- the screen


def drawn(at: int, *, paused: bool = False) -> str:
    out = io.StringIO()
    console = Console(file=out, width=100, height=30, color_system=None)
    console.print(picture(MISSION, moment(MISSION, at, paused=paused), "en"))
    return out.getvalue()


def test_the_screen_shows_the_last_announcement_the_phase_and_the_task() -> None:
    text = drawn(12)
    assert "Time T+2. Serious threat. Zone white." in text
    assert "Phase 1 · 3:33 left" in text
    assert "Communications officer: top card of the serious external deck" in text
    for line in large("T+2").splitlines():
        assert line.strip() in text


@pytest.mark.parametrize(
    ("at", "words"), [(173, "Silence: 7 seconds"), (600, "The operation is over")]
)
def test_the_screen_says_what_counts_now(at: int, words: str) -> None:
    assert words in drawn(at)


def test_the_screen_says_that_the_time_stands_still() -> None:
    assert "Paused" in drawn(173, paused=True)


# ------------------------------------------------------------------------- the command


def test_in_a_pipe_each_announcement_is_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert tool("1", "--speed", "100000", "--from", "9:00") == 0
    assert capsys.readouterr().out.splitlines() == [
        *headline(MISSION, "en"),
        " 9:00  The operation ends in one minute.",
        " 9:15  Communication system down.",
        " 9:25  Communication system restored.",
        " 9:40  The operation ends in 20 seconds.",
        " 9:55  The operation ends in 5, 4, 3, 2, 1.",
        "10:00  The operation is over.",
    ]


def test_the_script_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert tool("test-run-2", "--text") == 0
    assert capsys.readouterr().out.splitlines() == script(find_mission("test-run-2"), "en")


def test_the_timeline_is_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert tool("1", "--json", "--difficulty", "white,yellow") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["threat_levels"] == {"four_crew": 7, "five_crew": 8}
    assert found["decks"] == {"common": "white", "serious": "yellow"}
    assert found["leaves_out"] == {"source": "proposed", "topics": ["yellow_threats"]}
    assert found["events"][0]["kind"] == "threat"
    assert [each["at"] for each in found["announcements"]] == [
        each.at for each in announcements(MISSION)
    ]


def test_a_seed_gives_the_same_mission_again(capsys: pytest.CaptureFixture[str]) -> None:
    wish = ("random", "--seed", "friday", "--length", "9:00", "--levels", "6,7", "--json")
    assert tool(*wish) == 0
    first = capsys.readouterr().out
    assert tool(*wish) == 0
    assert capsys.readouterr().out == first
    found = json.loads(first)
    assert found["seed"] == "friday"
    assert found["phase_ends"][-1] == 540
    assert found["threat_levels"] == {"four_crew": 6, "five_crew": 7}


def test_without_a_seed_the_mission_names_the_one_that_repeats_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert tool("--json") == 0
    first = capsys.readouterr().out
    assert tool("--json", "--seed", json.loads(first)["seed"]) == 0
    assert capsys.readouterr().out == first


def test_the_path_for_newcomers_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert tool("list") == 0
    lines = capsys.readouterr().out.splitlines()
    assert " ".join(lines[0].split()) == "test-run-1 Test run 1 · scenario card S1-1"
    assert tool("list", "--json") == 0
    assert len(json.loads(capsys.readouterr().out)["missions"]) == 16


def test_the_statistics_say_yes(capsys: pytest.CaptureFixture[str]) -> None:
    assert tool("--statistics", "40") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "Yes: all 40 generated missions lie within the range of the CD."
    assert "serious threats 1–3 1–3 yes" in [" ".join(line.split()) for line in lines]


def test_the_statistics_say_no_with_exit_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert tool("--statistics", "5", "--levels", "9,10") == 1
    text = capsys.readouterr().out
    assert "No: " in text.splitlines()[-1]
    assert tool("--statistics", "5", "--levels", "9,10", "--json") == 1
    found = json.loads(capsys.readouterr().out)
    level = next(each for each in found["measures"] if each["measure"] == "level-five")
    assert found["fair"] is False
    assert level == {
        "measure": "level-five", "cd": [8, 8], "generated": [10, 10], "fair": False,
    }  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_measure_has_its_name(lang: str) -> None:
    names = [measure_name(name, lang) for name in measures(MISSION)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["9"], "mission: there is no “9”"),
        (["1", "--seed", "x"], "--seed: is for random missions"),
        (["1", "--length", "9:00"], "--length: is for random missions"),
        (["1", "--levels", "7,8"], "--levels: is for random missions"),
        (["1", "--difficulty", "mix"], "--difficulty: only random missions"),
        (["1", "--difficulty", "green"], "--difficulty: “green” is not white"),
        (["1", "--difficulty", "white,mix"], "--difficulty: “white,mix” is not"),
        (["1", "--from", "10:00"], "--from: the mission is over at 10:00"),
        (["1", "--from", "ten"], "--from: “ten” is no time"),
        (["1", "--speed", "0"], "--speed: is a number above 0"),
        (["1", "--speed", "nan"], "--speed: is a number above 0"),
        (["--length", "7:00"], "--length: a mission lasts from 8:00 to 15:00"),
        (["--levels", "7"], "--levels: “7” is not two numbers"),
        (["--statistics", "0"], "--statistics: needs at least one mission"),
        (["1", "--statistics", "5"], "--statistics: is for random missions"),
    ],
)
def test_bad_wishes_are_refused_in_one_sentence(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tool(*words) == 2
    said = capsys.readouterr()
    assert told in said.err
    assert said.out == ""
