"""Rules changed beside cited clauses: fewer than 5 % of the mutants may survive their tests."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

from starboard.cli.games import installed
from tools.soak import Progress

LIMIT = 20 * 60
SURVIVORS = 0.05


def run(progress: Progress) -> dict[str, Any]:
    """One finished game per call, the next one in turn (any game, as long as none is finished)."""
    games = installed()
    finished = [game.id for game in games if game.finished] or [game.id for game in games]
    tried: list[str] = progress.state.setdefault("tried", [])
    waiting = [id for id in finished if id not in tried]
    game = waiting[0]
    found = mutants(game, int(progress.time_left))
    done = bool(found.get("done", True))
    if done:
        tried.append(game)
    share = found["survived"] / max(1, found["mutants"])
    return {
        "game": game,
        "mutants": found["mutants"],
        "survived": found["survived"],
        "share": f"{share:.1%}",
        "good": not done or share < SURVIVORS,
        "done": done and len(waiting) == 1,
    }


def mutants(game: str, seconds: int) -> dict[str, Any]:
    """Let the mutation tool work for so long; it goes on where it stopped."""
    command = [sys.executable, "-m", "starboard.testing.mutants", game, "--json"]
    ran = subprocess.run(
        [*command, "--seconds", str(seconds)], stdout=subprocess.PIPE, text=True, check=True
    )
    found: dict[str, Any] = json.loads(ran.stdout)
    return found
