"""The ship's computer aloud: clips for every sentence, and what is played when."""

from __future__ import annotations

import wave
from pathlib import Path

import pytest

from starboard.errors import BadInput
from starboard.games.space_alert.box import speech
from starboard.games.space_alert.box.mission_player import moment
from starboard.games.space_alert.missions.generator import Settings, generate
from starboard.games.space_alert.missions.mission import Decks, fixed_missions
from starboard.games.space_alert.missions.timeline import Say, announcements
from starboard.testing import clause

LANGS = ("de", "en")
MISSIONS = [
    *fixed_missions(),
    *[
        generate(f"speech-{n}", Settings(decks=Decks(common="mix", serious="mix")))
        for n in range(8)
    ],
]


@pytest.mark.parametrize("lang", LANGS)
def test_every_announcement_of_every_mission_is_recorded(lang: str) -> None:
    files = {
        file
        for mission in MISSIONS
        for each in announcements(mission)
        for file in speech.clips(mission, each, lang)
    }
    assert [file.name for file in sorted(files) if not file.exists()] == []


@pytest.mark.parametrize("lang", LANGS)
def test_a_language_takes_at_most_a_megabyte_and_a_half_and_nothing_is_left_over(lang: str) -> None:
    recorded = set((speech.FOLDER / lang).glob("*.wav"))
    assert recorded == {speech.clip(sentence, lang) for sentence in speech.everything(lang)}
    assert sum(file.stat().st_size for file in recorded) <= 1_500_000


def test_the_alarm_sounds_first_and_a_beep_ends_a_transfer() -> None:
    mission = MISSIONS[-1]
    first = announcements(mission)[0]
    assert speech.clips(mission, first, "en")[0] == speech.sound("alarm")
    over = next(
        (mission, each)
        for mission in MISSIONS
        for each in announcements(mission)
        if each.say is Say.TRANSFER_OVER
    )
    assert [file.name for file in speech.clips(*over, "de")] == [
        "beep.wav",
        "die-uebertragung-ist-vorbei.wav",
    ]


@pytest.fixture
def recorder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A player that keeps what it is given instead of playing it."""
    script = tmp_path / "paplay"
    script.write_text(f'#!/bin/sh\ncp "$1" "{tmp_path}/played.wav"\n')
    script.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    return tmp_path / "played.wav"


@clause("SA-ANN-12")
def test_static_fills_the_whole_outage(recorder: Path) -> None:
    mission, outage = next(
        (mission, each)
        for mission in MISSIONS
        for each in announcements(mission)
        if each.say is Say.OUTAGE
    )
    speaker = speech.Speaker(mission, "en")
    speaker.hear(moment(mission, outage.at))
    speaker.finish()
    speaker.close()
    with wave.open(str(recorder)) as played:
        assert played.getnframes() / played.getframerate() > outage.left


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
