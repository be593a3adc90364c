"""What is recorded, made by `tools/speech.py`: a file for each language, and where clips lie in it.

Browsers play `voice.opus`. Terminals play the same samples, `voice.ulaw`, eight bits each on a
logarithmic scale.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

FOLDER: Final = Path(__file__).parents[1] / "speech"
RATE: Final = 24_000
"""Samples a second."""
ALARM: Final = "alarm"
BEEP: Final = "beep"
"""Sounds drawn by us: before the first words, and at the end of a transfer."""


class Clip(msgspec.Struct, frozen=True):
    """A stretch of the file, in seconds."""

    begins: float
    says: float
    """Until the word is over, and the next one may begin."""
    rings: float
    """Until its echo has died away."""


@cache
def clips(lang: str) -> dict[str, Clip]:
    """All clips of a language by their names."""
    return msgspec.json.decode((FOLDER / lang / "voice.json").read_bytes(), type=dict[str, Clip])


@cache
def samples(lang: str) -> tuple[int, ...]:
    """Everything recorded in a language, 16 bits a sample."""
    return tuple([LEVELS[byte] for byte in (FOLDER / lang / "voice.ulaw").read_bytes()])


def level(byte: int) -> int:
    """A sample of eight bits as one of sixteen: sign, exponent, mantissa (G.711)."""
    byte = ~byte & 0xFF
    size = (((byte & 0x0F) << 3) + 0x84 << ((byte & 0x70) >> 4)) - 0x84
    return -size if byte & 0x80 else size


LEVELS: Final = tuple([level(byte) for byte in range(256)])
