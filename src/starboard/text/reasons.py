"""Why a file cannot be read or written: the system says it in English."""

from __future__ import annotations

GERMAN = {
    "No such file or directory": "gibt es nicht",
    "Permission denied": "keine Erlaubnis",
    "Operation not permitted": "keine Erlaubnis",
    "Is a directory": "ist ein Ordner",
    "Not a directory": "ein Teil des Pfades ist kein Ordner",
    "File exists": "ist schon da",
    "File name too long": "der Name ist zu lang",
    "No space left on device": "kein Platz mehr",
    "Read-only file system": "der Datenträger ist schreibgeschützt",
}


def spoken_reason(why: str, lang: str) -> str:
    """The reason in one language; what has no words of ours stays as the system says it."""
    return GERMAN.get(why, why) if lang == "de" else why
