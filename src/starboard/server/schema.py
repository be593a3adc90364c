"""`python -m starboard.server.schema [FILE]`: the messages as one JSON Schema file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from starboard.server import wire

REF = "#/$defs/{name}"


def document() -> dict[str, Any]:
    """Every message and every part; `Request` and `Message` are the two directions."""
    (request, message), parts = msgspec.json.schema_components(
        [wire.AnyRequest, wire.AnyMessage], ref_template=REF
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Starboard over the WebSocket",
        "version": wire.VERSION,
        "anyOf": [{"$ref": "#/$defs/AnyRequest"}, {"$ref": "#/$defs/AnyMessage"}],
        "$defs": {"AnyRequest": request, "AnyMessage": message, **dict(sorted(parts.items()))},
    }


def main(arguments: list[str]) -> int:
    """Write the file, or print it."""
    text = msgspec.json.format(msgspec.json.encode(document()), indent=1).decode() + "\n"
    if arguments:
        Path(arguments[0]).write_text(text, encoding="utf-8")
    else:
        print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
