"""`starboard simulate`: many games between bots."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from starboard.errors import BadInput

if TYPE_CHECKING:
    from starboard.cli import Subparsers

WORDS = {
    "de": {
        "games": "{finished} von {games} Partien zu Ende gespielt, {decisions} Entscheidungen, "
        "{seconds} s",
        "wins": "{bot} gewinnt {wins}",
        "fault": "Partie {index}: Bot {bot} auf Platz {seat} ist ausgefallen ({kind}): {detail}",
        "error": "Partie {index}, Startwert {seed}, Entscheidung {decision}: {error} ({where})",
    },
    "en": {
        "games": "{finished} of {games} games finished, {decisions} decisions, {seconds} s",
        "wins": "{bot} wins {wins}",
        "fault": "game {index}: bot {bot} on seat {seat} failed ({kind}): {detail}",
        "error": "game {index}, seed {seed}, decision {decision}: {error} ({where})",
    },
}


def register(subparsers: Subparsers) -> None:
    """Add the command."""
    parser = subparsers.add_parser("simulate", help="let bots play many games")
    parser.add_argument("game", help="the id of the game")
    parser.add_argument("--games", type=int, default=100, help="how many (default 100)")
    parser.add_argument("--seats", type=int, help="how many sit at the table (default: fewest)")
    parser.add_argument(
        "--bots", default="random", help="such as house,search:200 (default: random)"
    )
    parser.add_argument("--record", metavar="FOLDER", help="save every match in this folder")
    add_common(parser)
    parser.set_defaults(run=run)


def add_common(parser: argparse.ArgumentParser) -> None:
    """What `simulate` and `arena` share."""
    parser.add_argument("--seed", default="0", help="the same seed gives the same games")
    parser.add_argument(
        "--deck", action="append", default=[], metavar="DECK", help="a deck, code or file per seat"
    )
    parser.add_argument("--jobs", type=int, help="processes (default: one per core)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    parser.add_argument(
        "--cards", action="append", default=[], metavar="FOLDER", help="a folder with own cards"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(options: argparse.Namespace) -> int:
    """Play the games; 1 where one did not end or failed."""
    from starboard.bots import read_bots
    from starboard.cli.options import read_given
    from starboard.cli.progress import progress_bar
    from starboard.kernel.registry import game_named
    from starboard.lab.simulate import simulate

    given = (options.option, options.deck, options.seats, options.cards)
    settings = read_given(game_named(options.game), *given)
    with progress_bar(options.game) as progress:
        found = simulate(
            options.game,
            options.games,
            options.seats,
            read_bots(options.bots),
            whole_number(options.seed),
            processes(options.jobs),
            options.record,
            settings,
            progress,
            cards=options.cards,
        )
    if options.json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        show(found, WORDS[options.lang])
    return 0 if found["finished"] == found["games"] and not found["errors"] else 1


def processes(jobs: int | None) -> int:
    """As many as were asked for, or one per core."""
    from starboard.lab.pool import cores

    if jobs is None:
        return cores()
    if jobs < 1:
        raise BadInput("--jobs", "must-be-at-least", low=1, value=str(jobs))
    return jobs


def whole_number(seed: str) -> int | str:
    """A seed may be any word; numbers are shown as numbers."""
    return int(seed) if seed.isdecimal() else seed


def show(found: dict[str, Any], words: dict[str, str]) -> None:
    """The result for people."""
    print(words["games"].format(**found))
    for bot, wins in found["wins"].items():
        print(words["wins"].format(bot=bot, wins=wins))
    for kind in ("fault", "error"):
        for line in found[f"{kind}s"]:
            print(words[kind].format(**line))
