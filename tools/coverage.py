"""Fails when a finished game has a clause without a passing test."""

from __future__ import annotations

import sys

from starboard.cli import main
from starboard.cli.games import installed


def uncovered() -> list[str]:
    """The finished games whose coverage says no; each has printed what is missing."""
    finished = [game.id for game in installed() if game.finished]
    return [id for id in finished if main(["rules", "coverage", id]) != 0]


if __name__ == "__main__":
    sys.exit(1 if uncovered() else 0)
