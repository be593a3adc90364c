"""Records what the ship's computer says: `python -m tools.speech`.

Needs espeak-ng, sox and opusenc (opus-tools), here only; what espeak-ng says belongs to nobody.
Every clip goes through the same chain: cut at its silence, band of a loudspeaker, a slight ring, a
short metallic room, the same loudness. Alarm and beep are drawn by us.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import wave
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from starboard.games.space_alert.voice.recorded import ALARM, BEEP, FOLDER, LEVELS, RATE
from starboard.text import texts_for

Samples = NDArray[np.float64]

MOST = 300_000
"""Bytes that a browser may have to fetch for a language."""
VOICES = {"de": ("de", "150"), "en": ("en-gb", "155")}
PREFIX = "voice-"
LOUD = 0.125
"""The loudness of every clip: the root of its mean square, about -18 dB."""
LOUDEST = 0.89
RING = 0.3
"""Seconds that the room rings on after a word."""
GAP = 0.1
"""Seconds of silence between two clips."""
CHAIN = [
    "highpass", "130", "lowpass", "7600", "equalizer", "2400", "1.2q", "4",
    "echos", "0.85", "0.9", "7", "0.28", "13", "0.2", "reverb", "14", "60", "12",
]  # fmt: skip


def spoken(words: str, lang: str) -> Samples:
    """Words, cut where they begin and end."""
    voice, speed = VOICES[lang]
    with tempfile.TemporaryDirectory() as folder:
        raw, cut = Path(folder) / "raw.wav", Path(folder) / "cut.wav"
        say = ["espeak-ng", "-v", voice, "-s", speed, "-p", "40", "-w", str(raw), words]
        subprocess.run(say, check=True)
        edge = ["silence", "1", "0.01", "0.6%", "reverse"]
        shape = ["norm", "-3", "rate", str(RATE), *edge, *edge]
        subprocess.run(["sox", "-V1", str(raw), "-b", "16", str(cut), *shape], check=True)
        return read(cut)


def chained(clip: Samples) -> Samples:
    """A clip as the loudspeakers of the ship bring it, with the room ringing on."""
    with tempfile.TemporaryDirectory() as folder:
        dry, wet = Path(folder) / "dry.wav", Path(folder) / "wet.wav"
        write(dry, np.concatenate([ringing(clip) * 0.4, silence(RING)]))
        subprocess.run(["sox", "-V1", str(dry), str(wet), *CHAIN, "channels", "1"], check=True)
        heard = read(wet)[: len(clip) + len(silence(RING))]
    fade = np.linspace(1.0, 0.0, len(silence(RING))) ** 2
    heard[len(clip) :] *= fade[: len(heard) - len(clip)]
    return evened(heard, len(clip))


def ringing(clip: Samples) -> Samples:
    """A little of the clip on another tone, as machines sound."""
    tone = np.sin(2 * np.pi * 62.0 * np.arange(len(clip)) / RATE)
    return clip * (0.82 + 0.18 * tone)


def evened(heard: Samples, words: int) -> Samples:
    """The same loudness for every clip; peaks are bent, not cut."""
    for _ in range(3):
        heard = heard * (LOUD / np.sqrt(np.mean(heard[:words] ** 2)))
        heard = LOUDEST * np.tanh(heard / LOUDEST)
    return heard


def tone(pitch: float, to: float, seconds: float) -> Samples:
    """A note that glides, swells and fades, so that it does not click."""
    count = int(RATE * seconds)
    place = np.arange(count)
    pitches = np.linspace(pitch, to, count)
    edges = np.minimum(1.0, np.minimum(place, count - place) / 240)
    turns = 2 * np.pi * np.cumsum(pitches) / RATE
    wave_form = np.sin(turns) + 0.35 * np.sin(2 * turns) + 0.2 * np.sin(3 * turns)
    return 0.3 * edges * wave_form


def alarm() -> Samples:
    """Rising and falling, three times."""
    once = [tone(440, 700, 0.34), tone(700, 440, 0.34)]
    return np.concatenate(once * 3)


def silence(seconds: float) -> Samples:
    return np.zeros(int(RATE * seconds))


def read(file: Path) -> Samples:
    """The samples of a file."""
    with wave.open(str(file)) as recorded:
        raw = recorded.readframes(recorded.getnframes())
    return np.frombuffer(raw, dtype="<i2").astype(np.float64) / 32768


def write(file: Path, clip: Samples) -> None:
    """Samples as a file."""
    with wave.open(str(file), "wb") as written:
        written.setnchannels(1)
        written.setsampwidth(2)
        written.setframerate(RATE)
        written.writeframes((clip * 32767).astype("<i2").tobytes())


def logarithmic(clip: Samples) -> bytes:
    """Eight bits a sample: for each the nearest level there is."""
    order = np.argsort(LEVELS)
    levels = np.asarray(LEVELS)[order]
    middles = (levels[1:] + levels[:-1]) / 2
    return bytes(order[np.searchsorted(middles, clip * 32767)].astype(np.uint8))


def vocabulary(lang: str) -> dict[str, str]:
    """What has to be recorded, by the names of the clips."""
    texts = texts_for("space_alert")
    names = [name for name in texts.messages(lang) if name.startswith(PREFIX)]
    return {name.removeprefix(PREFIX): texts.say(lang, name) for name in sorted(names)}


def record(lang: str) -> int:
    """Everything of a language into one file; returns the bytes that a browser fetches."""
    folder = FOLDER / lang
    folder.mkdir(parents=True, exist_ok=True)
    words = vocabulary(lang)
    dry = {ALARM: alarm(), BEEP: tone(1040, 1040, 0.45)}
    wet = {name: evened(clip, len(clip)) for name, clip in dry.items()}
    for name, text in words.items():
        dry[name] = spoken(text, lang)
        wet[name] = chained(dry[name])
    index, parts, begins = {}, [silence(GAP)], len(silence(GAP))
    for name, clip in wet.items():
        index[name] = {
            "begins": round(begins / RATE, 4),
            "says": round(len(dry[name]) / RATE, 4),
            "rings": round(len(clip) / RATE, 4),
        }
        parts += [clip, silence(GAP)]
        begins += len(clip) + len(silence(GAP))
    whole = np.concatenate(parts)
    (folder / "voice.json").write_text(json.dumps(index, indent=1) + "\n")
    (folder / "voice.ulaw").write_bytes(logarithmic(whole))
    with tempfile.TemporaryDirectory() as there:
        plain = Path(there) / "voice.wav"
        write(plain, whole)
        small = folder / "voice.opus"
        shape = ["opusenc", "--quiet", "--bitrate", "40", "--serial", "1", "--speech"]
        subprocess.run([*shape, str(plain), str(small)], check=True)
    return small.stat().st_size


def main() -> int:
    """Everything anew."""
    for lang in VOICES:
        size = record(lang)
        print(f"{lang}: {size:,} bytes")
        if size > MOST:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
