"""However a match is ended, it is over then and says how."""

from __future__ import annotations

from starboard.testing.kit.spot import Spot

CHECK = "end"


def check_agreement(spot: Spot) -> None:
    """When all agree the game is over, everybody has a place and points, and it can be replayed."""
    if spot.match.over:
        return
    match = spot.match.clone()
    match.agree()
    outcome = match.outcome
    if outcome is None or match.to_act:
        spot.fail(CHECK, "all have agreed to end it, but it goes on")
    if not len(outcome.places) == len(outcome.points) == spot.state.seats:
        spot.fail(CHECK, f"agreement leaves {len(outcome.places)} places, {outcome.points} points")
