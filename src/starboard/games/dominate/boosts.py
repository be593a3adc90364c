"""What reward cards have changed for a while (DD-REWARD-02)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import json

from starboard.games.dominate.campaign.records import Boost
from starboard.games.dominate.printed import Sheet
from starboard.games.dominate.state import Table


def boosts(state: Table, kind: str, subject: str | None = None) -> Iterator[Boost]:
    """Those of a kind that still hold."""
    for boost in [] if state.mission is None else state.mission.boosts:
        if boost.kind != kind or (subject is not None and boost.subject != subject):
            continue
        if boost.last_round and state.round > boost.last_round:
            continue
        if boost.last_turn and state.turn > boost.last_turn:
            continue
        yield boost


def boosted(state: Table, kind: str, seat: int, subject: str | None = None) -> int:
    """What they come to for a seat."""
    return sum([boost.amount for boost in boosts(state, kind, subject) if boost.seat == seat])


def is_hindered(state: Table, kind: str, figure: str) -> bool:
    """Whether a figure may not do something for a while."""
    if state.mission is None or not state.mission.boosts:
        return False
    return any(True for _ in boosts(state, kind, figure))


def spared(state: Table, figure: str) -> dict[str, Any] | None:
    """What a card says of an engineer who stays after a capture in this turn."""
    for boost in boosts(state, "spare", figure):
        found: dict[str, Any] = json.decode(boost.outfit)
        return found
    return None


def outfitted(state: Table, sheet: Sheet, seat: int) -> Sheet:
    """The sheet of a new figure, with what a card gives to all of its type."""
    for boost in boosts(state, "outfit", sheet.type):
        if boost.seat == seat:
            values: dict[str, Any] = json.decode(boost.outfit)
            more = values.pop("add_targets", ())
            if more:
                values["targets"] = list(dict.fromkeys([*sheet.targets, *more]))
            sheet = state.box.with_values(sheet, values)
    return sheet
