"""The orbital strike token on the build slot, which everybody can follow (DD-UPLINK)."""

from __future__ import annotations

from starboard.games.dominate.events import StrikeMoved
from starboard.games.dominate.pieces import count_of
from starboard.games.dominate.state import NEUTRAL, NO_STRIKE, READY, STRIKE, Table


def settle_token(state: Table, seat: int) -> None:
    """Who has an uplink has one token, who has none has none (DD-UPLINK-01, 05, 06)."""
    if seat == NEUTRAL or not state.strikes:
        return
    owns = count_of(state, seat, "uplink") > 0
    strike = state.players[seat].strike
    if owns and strike == NO_STRIKE:
        move_token(state, seat, STRIKE, "DD-UPLINK-01")
    elif not owns and strike != NO_STRIKE:
        move_token(state, seat, NO_STRIKE, "DD-UPLINK-06")


def advance_token(state: Table, seat: int) -> None:
    """It advances as what is in production does (DD-UPLINK-02)."""
    strike = state.players[seat].strike
    if strike > READY:
        move_token(state, seat, strike - 1, "DD-UPLINK-02")


def move_token(state: Table, seat: int, field: int, clause: str) -> None:
    """The token comes to a field of the slot, or off it."""
    state.players[seat].strike = field
    state.report(StrikeMoved(clause, seat, field))
