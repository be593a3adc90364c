"""2,500 games of Flagship with 40,000 mutated cards: every move ends, and everybody has one."""

from __future__ import annotations

from random import Random
from typing import Any

from tools.soak import Progress
from tools.soak._mutations import batch, play

LIMIT = 20 * 60
GAMES = 2_500


def run(progress: Progress) -> dict[str, Any]:
    """Play until the time is up or all games are played; counts go on from run to run."""
    stored: dict[str, Any] = progress.state
    for count in ("played", "cards", "accepted", "moves", "together"):
        stored.setdefault(count, 0)
    errors: list[str] = stored.setdefault("errors", [])
    while stored["played"] < GAMES and progress.time_left > 0:
        one_game(stored, errors)
        progress.save()
    return {
        "games": stored["played"],
        "moves": stored["moves"],
        "cards": stored["cards"],
        "accepted": stored["accepted"],
        "endless_together": stored["together"],
        "errors": len(errors),
        "first_error": errors[0] if errors else "none",
        "good": not errors,
        "done": stored["played"] >= GAMES,
    }


def one_game(stored: dict[str, Any], errors: list[str]) -> None:
    """One game; several cards may go on together, which the limit on a move is there for."""
    number = stored["played"]
    random = Random(f"soak/{number}")
    cards, tried = batch(random)
    try:
        ended = play(random, cards)
    except Exception as error:
        errors.append(f"game {number}: {error!r}")
    else:
        stored["moves"] += ended.moves
        stored["together"] += ended.together
    stored["played"] += 1
    stored["cards"] += tried
    stored["accepted"] += len(cards)
