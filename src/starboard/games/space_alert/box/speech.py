"""The ship's computer aloud at a real table: through a program of this machine, or as a file."""

from __future__ import annotations

import io
import random
import shutil
import subprocess
import tempfile
import wave
from array import array
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from starboard.errors import BadInput
from starboard.games.space_alert.box.mission_player import Moment
from starboard.games.space_alert.missions.mission import Mission
from starboard.games.space_alert.missions.timeline import announcements
from starboard.games.space_alert.voice.cues import cues
from starboard.games.space_alert.voice.recorded import RATE, clips, samples

PLAYERS = (
    ("paplay",),
    ("pw-play",),
    ("aplay", "-q"),
    ("afplay",),
    ("ffplay", "-nodisp", "-autoexit", "-loglevel", "quiet"),
    ("mpv", "--really-quiet"),
)
"""Programs that play a file, the quickest first."""
LOUDEST = 32_767
STATIC = 4_200
"""How loud the noise of an outage is: it covers what somebody might whisper."""
AHEAD = 30
"""Seconds that are played at once; what comes later is played when its second has come."""


class Sound(NamedTuple):
    """A clip and the second at which it begins."""

    at: float
    clip: str


def sounds(mission: Mission, lang: str, speed: float = 1.0) -> list[Sound]:
    """All clips of a mission in order, by the seconds of a clock that runs at this speed."""
    found = [
        Sound((each.at + cue.at) / speed + cue.after, cue.clip)
        for each in announcements(mission)
        for cue in cues(each, mission.phases, lang)
    ]
    return sorted(found)


def mixed(
    wanted: Iterable[Sound], silences: Iterable[tuple[float, float]], seconds: float, lang: str
) -> array[int]:
    """Clips at their seconds, and static in every outage (SA-ANN-12)."""
    into = array("h", bytes(2 * int(seconds * RATE)))
    for begins, ends in silences:
        lay(into, int(begins * RATE), static(int((ends - begins) * RATE)))
    known, voice = clips(lang), samples(lang)
    for each in wanted:
        clip = known[each.clip]
        start = int(clip.begins * RATE)
        lay(into, int(each.at * RATE), voice[start : start + int(clip.rings * RATE)])
    return into


def lay(into: array[int], at: int, clip: Sequence[int]) -> None:
    """Add a clip to what is heard already; what lies outside is left out."""
    for place, level in enumerate(clip[max(0, -at) : max(0, len(into) - at)], max(0, at)):
        into[place] = max(-LOUDEST, min(LOUDEST, into[place] + level))


def static(count: int) -> list[int]:
    """Noise, the same every time."""
    noise = random.Random(1)
    return [noise.randint(-STATIC, STATIC) for _ in range(count)]


def as_file(heard: array[int]) -> bytes:
    """Samples as a file that every player knows."""
    held = io.BytesIO()
    with wave.open(held, "wb") as written:
        written.setnchannels(1)
        written.setsampwidth(2)
        written.setframerate(RATE)
        written.writeframes(heard.tobytes())
    return held.getvalue()


def whole(mission: Mission, lang: str) -> bytes:
    """A mission as one file, to be played without us."""
    silences = [(each.at, each.at + each.seconds) for each in mission.outages]
    return as_file(mixed(sounds(mission, lang), silences, mission.length + 5, lang))


class Speaker:
    """Plays what is to be heard with a program of this machine."""

    def __init__(self, mission: Mission, lang: str, speed: float = 1.0) -> None:
        self.mission = mission
        self.lang = lang
        self.speed = speed
        self.sounds = sounds(mission, lang, speed)
        self.program = program()
        self.playing: subprocess.Popen[bytes] | None = None
        self.file = Path(tempfile.mkdtemp(prefix="starboard-")) / "speech.wav"

    def hear(self, seen: Moment) -> None:
        """Follow a mission: speak what is new, be quiet in a pause."""
        if seen.paused:
            self.hush()
        elif seen.fresh:
            self.speak_from(seen.at)

    def speak_from(self, second: int) -> None:
        """Begin anew with what is known by now; what was still being said is cut off."""
        self.hush()
        now = second / self.speed
        said = [
            Sound(each.at - now, each.clip) for each in self.sounds if now <= each.at < now + AHEAD
        ]
        silences = list(self.silences(now))
        ends = [each.at + clips(self.lang)[each.clip].rings for each in said]
        seconds = max([0.0, *ends, *[end for _, end in silences]])
        self.file.write_bytes(as_file(mixed(said, silences, seconds, self.lang)))
        self.playing = subprocess.Popen(
            [*self.program, str(self.file)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def silences(self, now: float) -> Iterator[tuple[float, float]]:
        """Outages that run now or begin soon, from now."""
        for each in self.mission.outages:
            begins, ends = each.at / self.speed - now, (each.at + each.seconds) / self.speed - now
            if ends > 0 and begins < AHEAD:
                yield max(0.0, begins), ends

    def finish(self) -> None:
        """Let the last words be heard."""
        if self.playing is not None:
            self.playing.wait()

    def hush(self) -> None:
        """Be quiet."""
        if self.playing is not None:
            self.playing.kill()
            self.playing.wait()
            self.playing = None

    def close(self) -> None:
        """Leave nothing behind."""
        self.hush()
        shutil.rmtree(self.file.parent, ignore_errors=True)


def program() -> tuple[str, ...]:
    """What plays sound here."""
    for player in PLAYERS:
        found = shutil.which(player[0])
        if found:
            return (found, *player[1:])
    names = ", ".join(player[0] for player in PLAYERS)
    raise BadInput("--speak", "no-program-plays-sound", programs=names)
