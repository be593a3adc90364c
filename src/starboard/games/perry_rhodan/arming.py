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
from starboard.games.perry_rhodan.state import Laid, Table
from starboard.kernel import Act, Chance, Choice, Seat, Seats


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
    return cannot_bear(state, laid, units[move.bearer])


def hand_out_now(choice: Rearm, state: Table, seat: Seat, move: Equip, chance: Chance) -> None:
    """An accessory goes to another unit; nobody else sees it."""
    cards = state.players[seat].cards
    put_aboard(state, cards[move.accessory], cards[move.bearer])
    state.push(choice)


def armed(choice: Rearm, state: Table, seat: Seat, move: Ready, chance: Chance) -> None:
    """Nothing more changes hands."""


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
