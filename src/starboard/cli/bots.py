"""`starboard bots`: who can sit on a seat besides people."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starboard.cli import Subparsers


def register(subparsers: Subparsers) -> None:
    """Add the command."""
    parser = subparsers.add_parser("bots", help="list the bots")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """List every bot with one line."""
    from starboard.bots import BOTS

    if options.json:
        print(json.dumps({"bots": [bot._asdict() for bot in BOTS]}, ensure_ascii=False))
        return 0
    for bot in BOTS:
        print(f"{bot.name:20} {bot.de if options.lang == 'de' else bot.en}")
    return 0
