"""`starboard games`: what there is to play."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from starboard.errors import BadInput

if TYPE_CHECKING:
    from starboard.cli import Subparsers
    from starboard.kernel.game import Game
    from starboard.text.shown import Shown

WORDS = {
    "de": ("Personen", "im Bau", "Keine Spiele installiert."),
    "en": ("people", "in the making", "No games are installed."),
}
UNTYPED = {
    "de": "{game} erklärt nicht, was es zeigt; sieh dir view.things und view.seats an.",
    "en": "{game} declares no types of what it shows; look at view.things and view.seats.",
}


def register(subparsers: Subparsers) -> None:
    """Add the command."""
    parser = subparsers.add_parser("games", help="list the games")
    parser.add_argument("game", nargs="?", metavar="GAME", help="its id (default: all of them)")
    parser.add_argument(
        "--shown", action="store_true", help="the fields of its things and seats, for bots"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """List every installed game with its numbers of seats."""
    from starboard.kernel.registry import game_named
    from starboard.text import game_name

    if options.shown:
        return show_fields(options)
    found = installed() if options.game is None else [game_named(options.game)]
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


def show_fields(options: argparse.Namespace) -> int:
    """Print what a view of one game holds."""
    from starboard.kernel.registry import game_named
    from starboard.text.shown import shown_by, shown_lines

    if options.game is None:
        raise BadInput("", "argument-missing", name="GAME", program="starboard games")
    game = game_named(options.game)
    shown = shown_by(game)
    if options.json:
        print(json.dumps({"game": game.id, **facts_of(shown)}, ensure_ascii=False))
        return 0
    lines = list(shown_lines(shown))
    print("\n".join(lines[:-1]) if lines else UNTYPED[options.lang].format(game=game.id))
    return 0


def facts_of(shown: Shown) -> dict[str, object]:
    """What `--shown --json` says."""
    return {
        part: [
            {"name": kind.name, "about": kind.about, "fields": [f._asdict() for f in kind.fields]}
            for kind in kinds
        ]
        for part, kinds in shown._asdict().items()
    }


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
