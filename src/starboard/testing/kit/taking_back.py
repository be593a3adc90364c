"""Undo: exact, free where nobody has learned anything, with consent beyond, never the same dice."""

from __future__ import annotations

from typing import Any

from starboard.errors import NeedsConsent
from starboard.kernel.codec import dumps, plain
from starboard.kernel.match import Match
from starboard.kernel.seats import Seat
from starboard.kernel.view import learned
from starboard.testing.kit.spot import Spot, difference, random_act

CHECK = "undo"


def check_undo(spot: Spot) -> None:
    """Play a move and take it back."""
    match = spot.match.clone()
    chosen = random_act(spot.game, match.state, spot.rng("undo"))
    if chosen is None:
        return
    seat, move = chosen
    before = match.state.clone()
    match.play(seat, move)
    position = match.stream.position
    surprise = (
        bool(match.log[-1].chance)
        or any(event.tells for event in match.history[-1])
        or any(learned(before, match.state, viewer) for viewer in spot.viewers)
    )
    others = [other for other in spot.players if other != seat]
    free = taken_back_freely(spot, match, seat, others)
    if free and surprise and others:
        spot.fail(CHECK, f"“{move}” of seat {seat} told somebody something, but is free to undo")
    if not free and not surprise:
        spot.fail(CHECK, f"“{move}” of seat {seat} told nobody anything, but needs consent")
    if dumps(match.state) != dumps(before):
        told = difference(plain(before), plain(match.state))
        spot.fail(CHECK, f"“{move}” of seat {seat} leaves something behind: {told}")
    if match.stream.position != position:
        spot.fail(CHECK, f"after “{move}” of seat {seat} the same dice come again")


def taken_back_freely(spot: Spot, match: Match[Any], seat: Seat, others: list[Seat]) -> bool:
    """Take the last entry back, with everybody's consent if need be; says whether it was free."""
    after = dumps(match.state)
    try:
        match.undo(seat)
    except NeedsConsent as asked:
        if dumps(match.state) != after:
            spot.fail(CHECK, "was refused but changed something")
        if set(asked.seats) != set(others):
            spot.fail(CHECK, f"asks seats {asked.seats}, not {others}")
        match.undo(seat, consent=asked.seats)
        return False
    return True
