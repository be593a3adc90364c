"""`python -m starboard.server.wire.schema [FOLDER]`: what the server sends as JSON Schema.

`wire.json` holds the messages, `shown/GAME.json` what each game shows, `cards.json` what the
deck builder of every card game is told.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from starboard.cards.bench import BenchFace, DeckSheet
from starboard.kernel.game import Game
from starboard.kernel.registry import game_named, games
from starboard.kernel.shape import Shapes, closed, shape_of
from starboard.server import wire
from starboard.tool import tools_of

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
    """Write the files, or print the messages."""
    if not arguments:
        print(text_of(document()), end="")
        return 0
    folder = Path(arguments[0])
    (folder / "shown").mkdir(parents=True, exist_ok=True)
    (folder / "wire.json").write_text(text_of(document()), encoding="utf-8")
    (folder / "cards.json").write_text(text_of(built_from()), encoding="utf-8")
    for game in games():
        shown = text_of(shown_by(game_named(game)))
        (folder / "shown" / f"{game}.json").write_text(shown, encoding="utf-8")
    return 0


def built_from() -> dict[str, Any]:
    """What a deck builder is told, whatever the game."""
    shapes = Shapes()
    parts = {"deck-bench": shapes.of(BenchFace), "deck-sheet": shapes.of(DeckSheet)}
    return {"title": "Cards", **closed(parts), "$defs": dict(sorted(shapes.named.items()))}


def shown_by(game: Game[Any]) -> dict[str, Any]:
    """What a game shows, and what its tools answer over HTTP."""
    asked = {tool.name: tool.facts for tool in tools_of(game) if tool.online}
    return shape_of(game, asked)


def text_of(schema: dict[str, Any]) -> str:
    """A schema as a file."""
    return msgspec.json.format(msgspec.json.encode(schema), indent=1).decode() + "\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
