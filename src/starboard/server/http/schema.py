"""`python -m starboard.server.http.schema FOLDER`: what HTTP alone answers, as JSON Schema.

`answers.json` holds what the browser asks for beside the wire: people, rules, finished matches.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from starboard.server.http.devices import PasskeyCard
from starboard.server.http.games import Rule
from starboard.server.http.people import KeyCard, Known, Token
from starboard.server.http.polling import Replayed
from starboard.server.http.reviews import Moments
from starboard.server.views.endings import Course, EndingCard
from starboard.server.wire.parts import Brought
from starboard.server.wire.schema import REF, text_of

ANSWERS: tuple[type[msgspec.Struct], ...] = (
    Brought,
    Course,
    EndingCard,
    KeyCard,
    Known,
    Moments,
    PasskeyCard,
    Replayed,
    Rule,
    Token,
)


def document() -> dict[str, Any]:
    """Every answer by its name, and the parts that they are made of."""
    answers, parts = msgspec.json.schema_components(ANSWERS, ref_template=REF)
    for part in parts.values():
        if "properties" in part:
            part["additionalProperties"] = False
    named = {kind.__name__: answer for kind, answer in zip(ANSWERS, answers, strict=True)}
    return {
        "title": "Starboard over HTTP",
        "type": "object",
        "properties": named,
        "required": list(named),
        "additionalProperties": False,
        "$defs": dict(sorted(parts.items())),
    }


def main(folder: str) -> None:
    """Write the file."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    (Path(folder) / "answers.json").write_text(text_of(document()), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
