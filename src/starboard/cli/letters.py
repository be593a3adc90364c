"""Letters that a terminal does not have: similar ones are shown instead, never a traceback."""

from __future__ import annotations

import codecs
import io
import sys

SIMILAR = {
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss",
    "„": '"', "“": '"', "”": '"', "–": "-", "−": "-", "…": "...", "·": "-", "×": "x",
    "●": "*", "○": "o", "★": "*", "✸": "!", "→": ">", "←": "<", "›": ">", "»": ">", "±": "+-",
}  # fmt: skip
NAME = "starboard-similar"


def similar(error: UnicodeError) -> tuple[str, int]:
    """What is shown for letters that cannot be written."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(SIMILAR.get(letter, "?") for letter in missing), error.end


def bear_any_letter() -> None:
    """Show and read everything, whatever alphabet the terminal speaks."""
    codecs.register_error(NAME, similar)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, NAME), (sys.stderr, NAME)):
        if isinstance(stream, io.TextIOWrapper) and stream.errors != errors:
            stream.reconfigure(errors=errors)
