"""Records what the ship's computer says: `python -m tools.speech` (needs espeak-ng and sox).

espeak-ng is used here only, when the clips are made; what it says belongs to nobody. Alarm, static
and beep are drawn by us. 8 bits at 11 kHz sound like a ship's computer and need no decoder.
"""

from __future__ import annotations

import math
import random
import re
import subprocess
import sys
import tempfile
import wave
from pathlib import Path

from starboard.games.space_alert.box.speech import (
    ALARM,
    BEEP,
    FOLDER,
    RATE,
    STATIC,
    clip,
    everything,
    sound,
)

MOST = 1_500_000
"""Bytes a language may take."""
VOICES = {"de": ("de", "155"), "en": ("en-gb", "160")}
READ = {"T+": "T plus "}
COUNT = re.compile(r"^(.*?)(5, 4, 3, 2, 1)\.$")
BEAT = 0.68
"""Seconds from one number of a countdown to the next: with its words it takes five."""


def record(sentence: str, lang: str) -> None:
    """One sentence; a countdown keeps its beat."""
    file = clip(sentence, lang)
    file.parent.mkdir(parents=True, exist_ok=True)
    counting = COUNT.match(sentence)
    with tempfile.TemporaryDirectory() as folder:
        if not counting:
            speak(sentence, lang, file, ["pad", "0", "0.18"])
            return
        parts = [Path(folder) / f"{place}.wav" for place in range(6)]
        speak(counting[1], lang, parts[0], ["pad", "0", "0.1"])
        for number, part in zip(counting[2].split(", "), parts[1:], strict=True):
            speak(number, lang, part, ["pad", "0", "1", "trim", "0", str(BEAT)])
        subprocess.run(["sox", *map(str, parts), str(file)], check=True)


def speak(words: str, lang: str, file: Path, shape: list[str]) -> None:
    """Words spoken, cut at their silence, made small."""
    voice, speed = VOICES[lang]
    for written, said in READ.items():
        words = words.replace(written, said)
    with tempfile.TemporaryDirectory() as folder:
        raw = Path(folder) / "raw.wav"
        say = ["espeak-ng", "-v", voice, "-s", speed, "-p", "38", "-w", str(raw), words]
        subprocess.run(say, check=True)
        small = ["sox", str(raw), "-b", "8", "-e", "unsigned-integer", "-r", str(RATE), str(file)]
        cut = ["norm", "-2", "silence", "1", "0.02", "1%", "reverse"]
        cut += ["silence", "1", "0.02", "1%", "reverse"]
        subprocess.run([*small, *cut, *shape], check=True, stderr=subprocess.DEVNULL)


def draw(name: str, samples: list[float]) -> None:
    """A sound from samples between -1 and 1."""
    with wave.open(str(sound(name)), "wb") as written:
        written.setnchannels(1)
        written.setsampwidth(1)
        written.setframerate(RATE)
        written.writeframes(bytes(round(127.5 + 127 * each) for each in samples))


def alarm() -> list[float]:
    """Two notes, three times."""
    samples: list[float] = []
    for _ in range(3):
        for pitch in (620.0, 465.0):
            samples += tone(pitch, 0.32)
    return samples + [0.0] * (RATE // 4)


def tone(pitch: float, seconds: float, loud: float = 0.6) -> list[float]:
    """A note that swells and fades, so that it does not click."""
    count = int(RATE * seconds)
    return [
        loud
        * min(1.0, place / 300, (count - place) / 300)
        * math.sin(2 * math.pi * pitch * place / RATE)
        for place in range(count)
    ]


def static() -> list[float]:
    """Two seconds of noise that can be repeated."""
    noise, last = random.Random(1), 0.0
    samples: list[float] = []
    for _ in range(RATE * 2):
        last = 0.6 * last + 0.4 * noise.uniform(-1, 1)
        samples.append(0.35 * last)
    return samples


def main() -> int:
    """Everything anew."""
    FOLDER.mkdir(exist_ok=True)
    draw(ALARM, alarm())
    draw(BEEP, tone(880.0, 0.7))
    draw(STATIC, static())
    for lang in VOICES:
        for file in (FOLDER / lang).glob("*.wav"):
            file.unlink()
        for sentence in sorted(set(everything(lang))):
            record(sentence, lang)
        size = sum(file.stat().st_size for file in (FOLDER / lang).glob("*.wav"))
        print(f"{lang}: {size:,} bytes")
        if size > MOST:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
