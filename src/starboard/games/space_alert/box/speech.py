"""The ship's computer aloud: every sentence is a recorded clip, made by `tools/speech.py`.

An announcement is a row of sentences, so a few dozen clips speak every mission there can be. The
same files serve the terminal and the browser.
"""

from __future__ import annotations

import io
import re
import shutil
import subprocess
import tempfile
import wave
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path

from starboard.errors import BadInput
from starboard.games.space_alert.box.mission_player import Moment
from starboard.games.space_alert.box.script import spoken
from starboard.games.space_alert.kinds import Difficulty
from starboard.games.space_alert.missions.mission import (
    Mission,
    Threat,
    TrackName,
    content,
    find_mission,
)
from starboard.games.space_alert.missions.timeline import Announcement, Say

FOLDER = Path(__file__).parents[1] / "speech"
ALARM, BEEP, STATIC = "alarm", "beep", "static"
"""Sounds made by us: before the first words, at the end of a transfer, all through an outage."""
RATE = 11_025
TRACKS: tuple[TrackName, ...] = ("red", "white", "blue", "internal")
COLOURS: tuple[Difficulty | None, ...] = (None, Difficulty.WHITE, Difficulty.YELLOW)
PLAYERS = (
    ("paplay",),
    ("pw-play",),
    ("aplay", "-q"),
    ("afplay",),
    ("ffplay", "-nodisp", "-autoexit", "-loglevel", "quiet"),
    ("mpv", "--really-quiet"),
)
"""Programs that play a file, the quickest first."""
ASCII = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "+": " plus "})


def sentences(text: str) -> list[str]:
    """The sentences of an announcement, as they are recorded."""
    return [found.strip() for found in re.findall(r"[^.:]+[.:]", text)]


def clip(sentence: str, lang: str) -> Path:
    """Where a sentence is recorded: its words are the name of the file."""
    plain = sentence.lower().translate(ASCII)
    return FOLDER / lang / f"{re.sub(r'[^a-z0-9]+', '-', plain).strip('-')}.wav"


def sound(name: str) -> Path:
    """Where a sound is."""
    return FOLDER / f"{name}.wav"


def clips(mission: Mission, each: Announcement, lang: str) -> list[Path]:
    """The files of one announcement in order, sounds included."""
    found = [clip(sentence, lang) for sentence in sentences(spoken(mission, each, lang))]
    if each.say is Say.ALARM:
        return [sound(ALARM), *found]
    if each.say is Say.TRANSFER_OVER:
        return [sound(BEEP), *found[1:]]  # the first word stands for the sound
    return found


def everything(lang: str) -> Iterator[str]:
    """Every sentence that any mission can say."""
    mission = find_mission("1")
    for each in conceivable(mission):
        said = sentences(spoken(mission, each, lang))
        yield from said[1:] if each.say is Say.TRANSFER_OVER else said


def conceivable(mission: Mission) -> Iterator[Announcement]:
    """One announcement for each thing that can be said, in every phase."""
    for say, phase in product(Say, range(1, mission.phases + 1)):
        if say is not Say.THREAT:
            for left in content().warnings if say is Say.WARNING else (0,):
                yield Announcement(at=0, lasts=0, say=say, phase=phase, left=left)
    flags = (False, True)
    for t, zone, serious, colour in product(range(1, 13), TRACKS, flags, COLOURS):
        threat = Threat(at=0, t=t, zone=zone, serious=serious, colour=colour, unconfirmed=True)
        yield Announcement(at=0, lasts=0, say=Say.THREAT, phase=1, threat=threat)


def samples(files: Iterable[Path]) -> bytes:
    """Several recordings, one after the other."""
    parts: list[bytes] = []
    for file in files:
        with wave.open(str(file)) as recorded:
            parts.append(recorded.readframes(recorded.getnframes()))
    return b"".join(parts)


def lasting(noise: bytes, seconds: int) -> bytes:
    """A noise repeated until it has lasted so long."""
    wanted = seconds * RATE
    return (noise * (wanted // len(noise) + 1))[:wanted]


def as_file(sound_of_it: bytes) -> bytes:
    """Samples as a file that every player knows."""
    held = io.BytesIO()
    with wave.open(held, "wb") as written:
        written.setnchannels(1)
        written.setsampwidth(1)
        written.setframerate(RATE)
        written.writeframes(sound_of_it)
    return held.getvalue()


class Speaker:
    """Plays recordings with a program of this machine, one after the other."""

    def __init__(self, mission: Mission, lang: str) -> None:
        self.mission = mission
        self.lang = lang
        self.program = program()
        self.playing: subprocess.Popen[bytes] | None = None
        self.file = Path(tempfile.mkdtemp(prefix="starboard-")) / "speech.wav"

    def hear(self, seen: Moment) -> None:
        """Follow a mission: speak what is new, be quiet in a pause."""
        if seen.paused:
            self.hush()
        for each in seen.fresh if not seen.paused else ():
            self.say(each)

    def finish(self) -> None:
        """Let the last words be heard."""
        if self.playing is not None:
            self.playing.wait()

    def say(self, each: Announcement) -> None:
        """Begin to speak; what was still being said is cut off."""
        self.hush()
        said = samples(clips(self.mission, each, self.lang))
        if each.say is Say.OUTAGE:  # nobody can talk as long as it lasts (SA-ANN-12)
            said += lasting(samples([sound(STATIC)]), each.left)
        self.file.write_bytes(as_file(said))
        self.playing = subprocess.Popen(
            [*self.program, str(self.file)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

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
