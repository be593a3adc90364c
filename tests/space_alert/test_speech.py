"""The ship's computer aloud: which clips, when each begins, and what is played at a real table."""

from __future__ import annotations

import math
import re
import wave
from itertools import pairwise, product
from pathlib import Path

import pytest

from starboard.cli import main
from starboard.errors import BadInput
from starboard.games.space_alert.box import speech
from starboard.games.space_alert.box.mission_player import moment
from starboard.games.space_alert.box.script import spoken
from starboard.games.space_alert.face import FACE
from starboard.games.space_alert.missions.generator import Settings, generate
from starboard.games.space_alert.missions.mission import (
    Decks,
    Mission,
    find_mission,
    fixed_missions,
)
from starboard.games.space_alert.missions.timeline import Announcement, Say, announcements
from starboard.games.space_alert.round.events import (
    ActionRoundEnded,
    EndWarned,
    OutageBegan,
    PhaseEnded,
    ReportIgnored,
    ThreatAnnounced,
    TransferClosed,
    TransferOpened,
)
from starboard.games.space_alert.voice.cues import LEAD, cues, sentences
from starboard.games.space_alert.voice.recorded import BEEP, FOLDER, RATE, clips, samples
from starboard.kernel import Event
from starboard.kernel.face import Cue
from starboard.testing import clause
from starboard.text import texts_for
from tests.space_alert.live import Live

LANGS = ("de", "en")
MISSIONS = [
    *fixed_missions(),
    *[
        generate(f"speech-{n}", Settings(decks=Decks(common="mix", serious="mix")))
        for n in range(8)
    ],
]
NUMBERS = {"de": ("eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"),
           "en": ("one", "two", "three", "four", "five", "six", "seven", "eight")}  # fmt: skip
READ = {"de": {"T+": "T plus ", "20": "zwanzig"}, "en": {"T+": "T plus ", "20": "twenty"}}


def all_announcements() -> list[tuple[Mission, Announcement]]:
    return [(mission, each) for mission in MISSIONS for each in announcements(mission)]


def of_kind(say: Say) -> tuple[Mission, Announcement]:
    return next(found for found in all_announcements() if found[1].say is say)


def read_aloud(text: str, lang: str) -> list[str]:
    """A sentence of the script as its words are spoken."""
    for written, said in READ[lang].items():
        text = text.replace(written, said)
    for number, word in enumerate(NUMBERS[lang], 1):
        text = re.sub(rf"\b{number}\b", word, text)
    return re.findall(r"\w+", text.lower())


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_said_is_what_the_script_prints(lang: str) -> None:
    say = texts_for("space_alert").say
    for mission, each in all_announcements():
        printed = spoken(mission, each, lang)
        if each.say in (Say.COUNTDOWN, Say.DATA_TRANSFER):
            continue  # its numbers are timed, and looked at below
        if each.say is Say.TRANSFER_OVER:
            printed = printed.partition(". ")[2]  # the first word stands for the sound
        said = " ".join(
            say(lang, f"voice-{clip}") for row in sentences(each, mission.phases) for clip in row
        )
        assert read_aloud(said, lang) == read_aloud(printed, lang)


@pytest.mark.parametrize("lang", LANGS)
def test_everything_that_can_be_said_is_recorded_and_nothing_else(lang: str) -> None:
    used = {
        cue.clip
        for mission, each in all_announcements()
        for cue in cues(each, mission.phases, lang)
    }
    assert used == set(clips(lang))


@pytest.mark.parametrize("lang", LANGS)
def test_a_language_is_fetched_with_at_most_300_kilobytes(lang: str) -> None:
    assert (FOLDER / lang / "voice.opus").stat().st_size <= 300_000


@pytest.mark.parametrize("lang", LANGS)
def test_every_clip_is_as_loud_as_the_others(lang: str) -> None:
    recorded = samples(lang)
    for name, clip in clips(lang).items():
        first = int(clip.begins * RATE)
        words = recorded[first : first + int(clip.says * RATE)]
        loud = 20 * math.log10(math.sqrt(sum(each**2 for each in words) / len(words)) / 32768)
        assert loud == pytest.approx(-18, abs=1), name


@pytest.mark.parametrize("lang", LANGS)
@clause("SA-ANN-10")
def test_a_transfer_is_counted_down_on_the_second_and_the_beep_falls_on_zero(lang: str) -> None:
    mission, opened = of_kind(Say.DATA_TRANSFER)
    heard = cues(opened, mission.phases, lang)
    over = next(each for each in announcements(mission) if each.say is Say.TRANSFER_OVER)
    zero = over.at - opened.at
    counted = [Cue(str(number), zero - number, 0.0) for number in (5, 4, 3, 2, 1)]
    assert heard[-6:] == [*counted, Cue(BEEP, zero, 0.0)]
    words = heard[-7]
    assert words.clip == "data-transfer-in"
    assert words.at + words.after + clips(lang)[words.clip].says < zero - 5
    assert cues(over, mission.phases, lang)[0].after > clips(lang)[BEEP].says


@pytest.mark.parametrize(("lang", "last"), [*product(LANGS, (False, True))])
@clause("SA-ANN-13", "SA-ANN-17")
def test_the_end_of_a_phase_is_counted_down_on_the_second(lang: str, last: bool) -> None:
    mission = find_mission("3")
    phase = mission.phases if last else 1
    warned = Announcement(at=0, lasts=5, say=Say.WARNING, phase=phase, left=20)
    heard = cues(warned, mission.phases, lang)
    whose = "operation" if last else "phase-1"
    assert [cue.clip for cue in heard[:3]] == [whose, "ends-in", "20-seconds"]
    assert [cue.clip for cue in heard[3:5]] == [whose, "ends-in"]
    assert heard[5:] == [Cue(str(number), 20 - number, 0.0) for number in (5, 4, 3, 2, 1)]
    assert heard[4].at + heard[4].after + clips(lang)["ends-in"].says < 15


@pytest.mark.parametrize("lang", LANGS)
def test_words_do_not_run_into_each_other_and_are_over_before_the_next_announcement(
    lang: str,
) -> None:
    known = clips(lang)
    for mission in MISSIONS:
        said = [(each, cues(each, mission.phases, lang)) for each in announcements(mission)]
        for (each, heard), (following, _) in pairwise(said):
            words = [cue for cue in heard if not cue.at]
            for one, other in pairwise(words):
                assert one.after + known[one.clip].says <= other.after + 0.001
            if words and following.at > each.at:
                assert words[-1].after + known[words[-1].clip].says < following.at - each.at


@clause("SA-ANN-06")
def test_a_threat_is_announced_twice() -> None:
    mission, each = of_kind(Say.THREAT)
    heard = [cue.clip for cue in cues(each, mission.phases, "en")]
    place = heard.index("repeat")
    assert place >= 3
    assert heard[:place] == heard[place + 1 :]


# ------------------------------------------------------------------------- a live mission


def heard_live(live: Live, event: Event) -> list[str]:
    """The clips of an event as somebody at the table hears them."""
    return [cue.clip for cue in FACE.cues(live.match.view(0).table, event, "en")]


@pytest.mark.parametrize(
    ("event", "heard"),
    [
        (ThreatAnnounced("SA-ANN-03", 0, 3, "SE1-01", "red"), "time 3 serious threat zone-red"),
        (ThreatAnnounced("SA-ANN-05", 0, 2, "I1-01", "internal"), "time 2 internal threat"),
    ],
)
@clause("SA-ANN-02", "SA-ANN-06")
def test_a_live_threat_is_said_as_on_the_script(event: Event, heard: str) -> None:
    assert heard_live(Live(), event) == [*heard.split(), "repeat", *heard.split()]


@clause("SA-ANN-07")
def test_a_report_that_does_not_count_is_called_unconfirmed() -> None:
    assert heard_live(Live(), ReportIgnored("SA-ANN-07", 4, "blue"))[0] == "unconfirmed"


def test_colours_are_named_where_the_mission_names_them() -> None:
    live = Live(mission="random", normal_threats="mix", serious_threats="mix")
    event = ThreatAnnounced("SA-ANN-03", 0, 3, "SE1-01", "red")
    assert heard_live(live, event)[2:5] == ["serious", "white", "threat"]


@pytest.mark.parametrize(
    ("event", "first"),
    [
        (TransferOpened("SA-ANN-09", 40), "data-transfer"),
        (TransferClosed("SA-ANN-10", 50), "transfer-over"),
        (OutageBegan("SA-ANN-12", 20), "system-down"),
        (PhaseEnded("SA-ANN-14", 2), "phase-2"),
        (EndWarned("SA-ANN-17", 3, 60), "operation"),
        (ActionRoundEnded("SA-ANN-17", 300), "operation"),
    ],
)
def test_every_clock_event_is_heard(event: Event, first: str) -> None:
    live = Live()
    assert heard_live(live, event)[0] == first
    assert FACE.cues(live.state, event, "de")[0].after >= LEAD


@clause("SA-ANN-12")
def test_nobody_can_hear_how_long_an_outage_will_last() -> None:
    live = Live()
    short, long = OutageBegan("SA-ANN-12", 10), OutageBegan("SA-ANN-12", 30)
    assert FACE.cues(live.state, short, "de") == FACE.cues(live.state, long, "de")


# ------------------------------------------------------------------------- at a real table


@pytest.fixture
def recorder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A player that keeps what it is given instead of playing it."""
    script = tmp_path / "paplay"
    script.write_text(f'#!/bin/sh\ncp "$1" "{tmp_path}/played.wav"\n')
    script.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    return tmp_path / "played.wav"


def heard_levels(file: Path) -> list[float]:
    """How loud it is in every twentieth of a second."""
    with wave.open(str(file)) as played:
        assert played.getframerate() == RATE
        raw = memoryview(played.readframes(played.getnframes())).cast("h")
    part = RATE // 20
    return [max(map(abs, raw[at : at + part])) for at in range(0, len(raw) - part, part)]


@clause("SA-ANN-12")
def test_static_fills_the_whole_outage(recorder: Path) -> None:
    mission, outage = of_kind(Say.OUTAGE)
    speaker = speech.Speaker(mission, "en")
    speaker.hear(moment(mission, outage.at))
    speaker.finish()
    speaker.close()
    assert all(loud > 1000 for loud in heard_levels(recorder)[: outage.left * 20 - 1])


def test_the_terminal_hears_the_beep_on_zero(recorder: Path) -> None:
    mission, opened = of_kind(Say.DATA_TRANSFER)
    speaker = speech.Speaker(mission, "en")
    speaker.hear(moment(mission, opened.at))
    speaker.finish()
    speaker.close()
    levels = heard_levels(recorder)
    assert levels[10 * 20 - 1] < 300 < 5000 < levels[10 * 20 + 1]


def test_a_pause_is_quiet(recorder: Path) -> None:
    speaker = speech.Speaker(MISSIONS[0], "en")
    speaker.hear(moment(MISSIONS[0], 0, paused=True))
    speaker.finish()
    speaker.close()
    assert not recorder.exists()


def test_a_machine_without_a_player_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BadInput, match="paplay"):
        speech.Speaker(MISSIONS[0], "en")


def test_a_mission_is_written_as_one_sound_file(tmp_path: Path) -> None:
    file = tmp_path / "mission.wav"
    assert main(["space-alert", "mission", "test-run-1", "--audio", str(file)]) == 0
    levels = heard_levels(file)
    assert len(levels) / 20 == pytest.approx(find_mission("test-run-1").length + 5, abs=1)
    assert max(levels[:8]) < 100 < 3000 < max(levels[8:60])  # the alarm comes first


def test_a_file_that_cannot_be_written_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = str(tmp_path / "nowhere" / "mission.wav")
    assert main(["space-alert", "mission", "test-run-1", "--audio", wanted]) == 2
    assert wanted in capsys.readouterr().err
