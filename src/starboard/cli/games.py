"""`starboard games`: what there is to play."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from starboard.cli import Subparsers
    from starboard.kernel.game import Game

WORDS = {
    "de": ("Personen", "im Bau", "Keine Spiele installiert."),
    "en": ("people", "in the making", "No games are installed."),
}


def register(subparsers: Subparsers) -> None:
    """Add the command."""
    parser = subparsers.add_parser("games", help="list the games")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """List every installed game with its numbers of seats."""
    from starboard.text import game_name

    found = installed()
    if options.json:
        print(json.dumps({"games": [facts(game) for game in found]}))
        return 0
    people, unfinished, nothing = WORDS[options.lang]
    for game in found:
        remark = "" if game.finished else f"  ({unfinished})"
        name = game_name(game.id, options.lang)
        print(f"{game.id:14} {span(game.seats):3} {people}  {name}{remark}")
    if not found:
        print(nothing)
    return 0


def installed() -> list[Game[Any]]:
    """Every game there is, in the order of ids."""
    from starboard.kernel.registry import game_named, games

    return [game_named(id) for id in games()]


def facts(game: Game[Any]) -> dict[str, object]:
    """What `--json` says about a game."""
    return {
        "id": game.id,
        "seats": list(game.seats),
        "rules": game.rules,
        "finished": game.finished,
    }


def span(seats: Sequence[int]) -> str:
    """`2–4`, or the one number there is."""
    low, high = min(seats), max(seats)
    return str(low) if low == high else f"{low}–{high}"
