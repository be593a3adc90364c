"""Whose place is the target of a mission hands its free accessories out anew (PR-ACC-05)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.perry_rhodan.accessories import Use, cannot_bear, is_fixed, use_of
from starboard.games.perry_rhodan.attackable import target_of
from starboard.games.perry_rhodan.formation import mission_of
from starboard.games.perry_rhodan.holds import carrier_of, open_holds, put_aboard
from starboard.games.perry_rhodan.moves.combat import Ready
from starboard.games.perry_rhodan.moves.missions import Equip
from starboard.games.perry_rhodan.state import Hold, Laid, Table
from starboard.games.perry_rhodan.versions import ALL_WORDS, follows
from starboard.kernel import Act, Chance, Choice, Seat, Seats, Secret, only


def take_gear(state: Table, unit: Laid) -> None:
    """What lies loose under a unit is with it, as its owner knows (PR-ACC-01, 04)."""
    for laid in state.players[unit.owner].cards.values():
        if laid.on == unit.id and not is_fixed(laid.card) and carrier_of(state, laid) is None:
            put_aboard(state, laid, unit)


def arm(state: Table, units: Iterable[Laid]) -> None:
    """From now on only the owner knows which unit has which free accessory."""
    listed = list(units)
    open_holds(state, listed)
    for unit in listed:
        take_gear(state, unit)


# ------------------------------------------------------------------------- how often

HANDED = "handed"
"""The hold that counts how often accessories have changed hands on this occasion (PR-ACC-05)."""
MOST = 2
"""Twice, so that two units can exchange theirs by way of a third: a reading of ours."""


def begin_handing(state: Table, seat: int) -> None:
    """A mission concerns a player: from now on its owner alone counts."""
    if follows(state, ALL_WORDS):
        state.players[seat].holds[HANDED] = Hold(HANDED, Secret([], only(seat)))


def end_handing(state: Table, seat: int) -> None:
    """An occasion is over: the next one begins with nothing counted."""
    if HANDED in state.players[seat].holds:
        state.players[seat].holds[HANDED].aboard.names = []


def note_handing(state: Table, laid: Laid) -> None:
    """An accessory has changed hands."""
    if not follows(state, ALL_WORDS):
        return
    player = state.players[laid.owner]
    if HANDED not in player.holds:
        begin_handing(state, laid.owner)
    count = player.holds[HANDED].aboard
    count.names = sorted([*count.names, f"{HANDED}:{laid.id}"])


def often_handed(state: Table, laid: Laid) -> bool:
    """Whether an accessory has changed hands as often as it may on one occasion."""
    hold = state.players[laid.owner].holds.get(HANDED)
    return hold is not None and hold.aboard.names.count(f"{HANDED}:{laid.id}") >= MOST


# ------------------------------------------------------------------------- before an attack


def could_rearm(state: Table, units: list[Laid], gear: list[Laid]) -> bool:
    """Whether everybody can see that an accessory may change hands."""
    active = [unit for unit in units if not unit.passive]
    return len(active) > 1 and any(use_of(state, laid) is Use.FREE for laid in gear)


def hand_outs(choice: Rearm, state: Table, seat: Seat) -> list[Equip]:
    """Every loose accessory of the place to every unit there."""
    place = target_of(state, mission_of(state))
    loose = [laid for laid in place.gear if not is_fixed(laid.card)]
    return [Equip(laid.id, unit.id) for laid in loose for unit in place.units]


def cannot_hand_out(choice: Rearm, state: Table, seat: Seat, move: Equip) -> Illegal | None:
    """Between active units of the place (PR-ACC-05, PR-PASS-12)."""
    place = target_of(state, mission_of(state))
    units = {unit.id: unit for unit in place.units}
    laid = next((each for each in place.gear if each.id == move.accessory), None)
    if laid is None or move.bearer not in units:
        return Illegal("PR-ACC-05", "not-at-that-place", card=move.accessory)
    bearer = carrier_of(state, laid)
    if bearer is units[move.bearer]:
        return Illegal("PR-ACC-05", "is-aboard", card=move.accessory)
    if bearer is not None and bearer.passive:
        return Illegal("PR-PASS-12", "passive-keeps-accessories", card=move.accessory)
    if often_handed(state, laid):
        return Illegal("PR-ACC-05", "changes-hands-no-more", card=move.accessory)
    return cannot_bear(state, laid, units[move.bearer])


def hand_out_now(choice: Rearm, state: Table, seat: Seat, move: Equip, chance: Chance) -> None:
    """An accessory goes to another unit; nobody else sees it."""
    cards = state.players[seat].cards
    put_aboard(state, cards[move.accessory], cards[move.bearer])
    note_handing(state, cards[move.accessory])
    state.push(choice)


def armed(choice: Rearm, state: Table, seat: Seat, move: Ready, chance: Chance) -> None:
    """Nothing more changes hands."""
    end_handing(state, seat)


class Rearm(Choice[Table]):
    """Before an attack free accessories may change hands (PR-ACC-05)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Equip, hand_out_now, hand_outs, cannot_hand_out),
        Act(Ready, armed),
    )
    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)

    def question(self, state: Table) -> dict[str, str | int]:
        return {"place": target_of(state, mission_of(state)).id}
