"""Reputation tiles after a battle (ECL-REP)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.eclipse.battle.events import (
    ReputationDeclined,
    ReputationDrawn,
    ReputationKept,
)
from starboard.games.eclipse.battle.moves import Keep
from starboard.games.eclipse.battle.sides import battle_of
from starboard.games.eclipse.own import CombatChoice, OwnStep
from starboard.games.eclipse.state import Player, Table
from starboard.kernel import Act, Chance, Pass, Seat, Zone, only


def due(state: Table, seat: int) -> int:
    """Tiles for taking part and for destroyed ships, five at most (ECL-REP-03…05, 09, 10)."""
    battle, rule = battle_of(state), state.box.tracks.reputation
    total = 0 if seat in battle.fled else rule.draws["battle"]
    for kind in battle.kills.get(seat, []):
        total += rule.draws[kind]
    return min(total, rule.max_draw, len(state.reputation))  # ECL-GEN-17


def return_to_bag(state: Table, tiles: list[str]) -> None:
    """Reputation tiles go back into the bag, where nobody knows any order."""
    state.reputation.bag = sorted([*state.reputation.bag, *tiles])


def has_room(player: Player) -> bool:
    """Whether one more tile fits on the track, in some arrangement (ECL-REP-08)."""
    return player.room_for(len(player.partners), len(player.reputation) + 1)


class DrawReputation(OwnStep):
    """One player draws once for the whole battle (ECL-REP-01)."""

    def run(self, state: Table, chance: Chance) -> None:
        count = due(state, self.seat)
        if not count:  # ECL-REP-09, ECL-GEN-17
            return
        names = state.reputation.ask(count, chance)
        state.drawn = Zone("reputation", state.reputation.deal(names, only(self.seat)))
        tiles = tuple(state.drawn.names())
        state.report(ReputationDrawn("ECL-REP-01", self.seat, count, tiles))
        state.push(KeepReputation(self.seat))


def tiles_to_keep(choice: KeepReputation, state: Table, seat: Seat) -> list[Keep]:
    """Every drawn tile on a free space or in the place of another; equal ones once."""
    drawn = list(dict.fromkeys(state.drawn.names()))
    held = list(dict.fromkeys(state.players[seat].reputation.names()))
    return [Keep(tile, instead) for tile in drawn for instead in ("", *held)]


def cannot_keep(choice: KeepReputation, state: Table, seat: Seat, move: Keep) -> Illegal | None:
    """A drawn tile, and another one goes only where there is no room (ECL-REP-06, 07)."""
    player = state.players[seat]
    if not state.drawn.has(move.tile):
        return Illegal("ECL-REP-06", "tile-not-drawn", tile=move.tile)
    if move.instead == "":
        return None if has_room(player) else Illegal("ECL-REP-07", "reputation-track-full")
    if has_room(player):
        return Illegal("ECL-REP-07", "reputation-track-not-full")
    if not player.reputation.has(move.instead):
        return Illegal("ECL-REP-07", "tile-not-yours", tile=move.instead)
    return None


def keep(choice: KeepReputation, state: Table, seat: Seat, move: Keep, chance: Chance) -> None:
    """One tile on the track, the others in the bag (ECL-REP-06, 07)."""
    player = state.players[seat]
    swapped = move.instead != ""
    if swapped:
        return_to_bag(state, [player.reputation.take(move.instead).name])
    player.reputation.add(state.drawn.take(move.tile))
    state.report(ReputationKept("ECL-REP-06", seat, move.tile, move.instead, swapped))
    return_drawn(state)


def keep_none(choice: KeepReputation, state: Table, seat: Seat, move: Pass, chance: Chance) -> None:
    """All tiles in the bag (ECL-REP-06)."""
    state.report(ReputationDeclined("ECL-REP-06", seat))
    return_drawn(state)


def return_drawn(state: Table) -> None:
    """What was drawn and not kept goes back."""
    return_to_bag(state, state.drawn.names())
    state.drawn = Zone("", [])


class KeepReputation(CombatChoice):
    """Keep at most one of the drawn tiles, perhaps in the place of another (ECL-REP-06, 07)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Keep, keep, tiles_to_keep, cannot_keep),
        Act(Pass, keep_none),
    )

    def question(self, state: Table) -> dict[str, str | int]:
        return {"count": len(state.drawn)}
