"""`starboard arena`: bots compete and are rated."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from starboard.cli.simulate import WORDS as COMMON
from starboard.cli.simulate import add_common, processes, whole_number

if TYPE_CHECKING:
    from starboard.cli import Subparsers

WORDS = {
    "de": {
        "heads": ("Bot", "Partien", "Siege", "Anteil", "95 %", "Wertung"),
        "even": "Eine Partie ohne Sieger zählt für alle zu gleichen Teilen.",
    },
    "en": {
        "heads": ("bot", "games", "wins", "share", "95 %", "rating"),
        "even": "A game without a winner counts in equal parts for everyone.",
    },
}


def register(subparsers: Subparsers) -> None:
    """Add the command."""
    parser = subparsers.add_parser("arena", help="let bots compete and rate them")
    parser.add_argument("game", help="the id of the game")
    parser.add_argument("--bots", required=True, help="who competes, such as house,greedy,random")
    parser.add_argument(
        "--games",
        type=int,
        default=100,
        help="how many for each pairing, seats balanced (default 100)",
    )
    parser.add_argument("--seats", type=int, help="how many sit at the table (default: fewest)")
    parser.add_argument(
        "--timed", action="store_true", help="allow budgets in seconds: results then vary"
    )
    add_common(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Let them play; 1 where a game failed."""
    from starboard.bots import read_bots
    from starboard.cli.options import read_given
    from starboard.cli.progress import progress_bar
    from starboard.kernel.registry import game_named
    from starboard.lab.arena import arena

    given = (options.option, options.deck, options.seats, options.cards)
    settings = read_given(game_named(options.game), *given)
    with progress_bar(options.game) as progress:
        found = arena(
            options.game,
            read_bots(options.bots),
            options.games,
            options.seats,
            whole_number(options.seed),
            processes(options.jobs),
            settings,
            options.timed,
            progress,
            cards=options.cards,
        )
    if options.json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        show(found, options.lang)
    return 1 if found["errors"] else 0


def show(found: dict[str, Any], lang: str) -> None:
    """The standings, every pair, and what went wrong."""
    from rich.console import Console
    from rich.table import Table

    table = Table(*WORDS[lang]["heads"], box=None)
    for row in found["bots"]:
        rating = f"{row['rating']:.1f} ± {2 * row['sigma']:.1f}"
        table.add_row(row["bot"], str(row["games"]), str(row["wins"]), *interval(row), rating)
    for row in found["pairs"] if len(found["bots"]) > 2 else ():
        name = f"{row['a']} : {row['b']}"
        table.add_row(name, str(row["games"]), str(row["wins"]), *interval(row), "")
    Console().print(table)
    print(WORDS[lang]["even"])
    for kind in ("fault", "error"):
        for line in found[f"{kind}s"]:
            print(COMMON[lang][kind].format(**line))


def interval(row: dict[str, Any]) -> tuple[str, str]:
    """The share and its interval, in per cent."""
    return f"{row['share']:.1%}", f"{row['low']:.1%} – {row['high']:.1%}"
