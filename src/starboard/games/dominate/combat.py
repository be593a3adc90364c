"""Attacks: who hits whom, how far, and what comes of it (DD-COMBAT, DD-RANGE, DD-SHIELD)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.dominate.activation import begin_action, no_action, waiting
from starboard.games.dominate.boosts import is_hindered
from starboard.games.dominate.energy import has_energy
from starboard.games.dominate.events import Attacked, Countered
from starboard.games.dominate.ground import straight
from starboard.games.dominate.kinds import Class, Side
from starboard.games.dominate.losses import destroy, hit
from starboard.games.dominate.moves import Attack, Counter, Hold
from starboard.games.dominate.pieces import class_of, on_helipad
from starboard.games.dominate.settling import after_movement
from starboard.games.dominate.state import NEUTRAL, Fight, Figure, Table
from starboard.kernel import Act, Chance, Choice, Seat, Seats, Step

# ------------------------------------------------------------------------- may it shoot


def why_not_in_range(state: Table, figure: Figure, target: Figure) -> Illegal | None:
    """The lower limit counts straight, the upper one over existing fields (DD-RANGE-01…05)."""
    reach = figure.sheet.range
    if reach is None or not figure.field or not target.field:
        return Illegal("DD-RANGE-01", "out-of-range", figure=figure.id, target=target.id)
    near, far = reach
    distance = straight(figure.field, target.field)
    if near <= distance <= far and target.field in state.land.within(figure.field, far):
        return None
    if distance < near:
        return Illegal("DD-RANGE-01", "too-near", figure=figure.id, target=target.id, least=near)
    if distance > far:
        return Illegal("DD-RANGE-01", "too-far", figure=figure.id, target=target.id, most=far)
    return Illegal("DD-RANGE-04", "behind-a-gap", figure=figure.id, target=target.id, most=far)


def why_unarmed(state: Table, figure: Figure) -> Illegal | None:
    """Why a figure cannot shoot at anything now."""
    sheet = figure.sheet
    if not sheet.targets:
        return Illegal("DD-COMBAT-02", "has-no-weapon", figure=figure.id)
    if figure.prone:
        return Illegal("DD-PRONE-01", "is-prone", figure=figure.id)
    if figure.aboard:
        return Illegal("DD-TRANSPORT-06", "is-aboard", figure=figure.id)
    if sheet.ammo_once:
        if not figure.loaded:
            return Illegal("DD-HELI-10", "is-unloaded", figure=figure.id)
        if on_helipad(state, figure):
            return Illegal("DD-HELI-06", "is-parked", figure=figure.id)
    if is_hindered(state, "disarm", figure.id):
        return Illegal("DD-REWARD-02", "is-disarmed", figure=figure.id)
    if sheet.type == "rak_tower" and not has_energy(state, figure.owner):
        return Illegal("DD-ENERGY-08", "lacks-energy", figure=figure.id)
    return None


def why_no_target(state: Table, figure: Figure, target: Figure) -> Illegal | None:
    """Why a figure that can shoot cannot hit another one: class, range (DD-COMBAT-02, 06)."""
    if target is figure:
        return Illegal("DD-COMBAT-06", "attacks-itself", figure=figure.id)
    if target.aboard:
        return Illegal("DD-TRANSPORT-07", "is-aboard", figure=target.id)
    if target.type == "bridge" and target.side == Side.DESTROYED:  # DD-BRIDGE-05
        return Illegal("DD-BRIDGE-03", "bridge-is-down", figure=target.id)
    if class_of(state, target) not in figure.sheet.targets:
        return Illegal("DD-COMBAT-02", "class-not-attackable", figure=figure.id, target=target.id)
    return why_not_in_range(state, figure, target)


def can_hit(state: Table, figure: Figure, target: Figure) -> bool:
    """Whether a figure could attack another one as it stands."""
    return why_unarmed(state, figure) is None and why_no_target(state, figure, target) is None


def may_counter(state: Table, target: Figure, attacker: Figure) -> bool:
    """Whether the target of an attack may shoot back; all of it is public (DD-COUNTER)."""
    if target.owner == NEUTRAL or target.owner == attacker.owner:
        return False  # DD-COUNTER-04, 11
    if target.attacked_in == state.turn or target.suppressed_in == state.turn:
        return False  # DD-COUNTER-02, DD-SUPP-03
    if attacker.sheet.infantry_no_counter and class_of(state, target) is Class.INFANTRY:
        return False  # DD-COUNTER-10
    return can_hit(state, target, attacker)


# ------------------------------------------------------------------------- attacking


def targets_of(state: Table, figure: Figure) -> Iterator[Figure]:
    """Every figure that another one could attack now."""
    reach = figure.sheet.range
    if reach is None or not figure.field or why_unarmed(state, figure) is not None:
        return
    near = state.land.within(figure.field, reach[1])
    for other in state.figures.values():
        if other.field in near and why_no_target(state, figure, other) is None:
            yield other


def attacks(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[Attack]:
    """Every armed figure against every other one."""
    for figure in waiting(state, seat):
        if figure.sheet.targets:
            for target in state.figures.values():
                if target is not figure:
                    yield Attack(figure.id, target.id)


def legal_attacks(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[Attack]:
    for figure in waiting(state, seat):
        if figure.sheet.targets and no_action(state, seat, figure.id) is None:
            for target in targets_of(state, figure):
                yield Attack(figure.id, target.id)


def attack_refused(choice: Choice[Table], state: Table, seat: Seat, move: Attack) -> Illegal | None:
    refused = no_action(state, seat, move.figure)
    if refused is not None:
        return refused  # DD-ACT-01
    figure, target = state.figures[move.figure], state.figures.get(move.target)
    if target is None:
        return Illegal("DD-COMBAT-01", "no-such-figure", figure=move.target)
    return why_unarmed(state, figure) or why_no_target(state, figure, target)


def take_attack(
    choice: Choice[Table], state: Table, seat: Seat, move: Attack, chance: Chance
) -> None:
    """The action is spent; overrun infantry counters first (DD-OVERRUN-08)."""
    begin_action(state, state.figures[move.figure])  # DD-ACT-03, DD-ACTION-01
    after_movement(state, Attacking(move.figure, move.target))


ATTACK = Act(Attack, take_attack, attacks, attack_refused, legal_attacks)


class Attacking(Step[Table]):
    """Target chosen, counter decided, both results applied (DD-COMBAT-09)."""

    figure: str
    target: str

    def run(self, state: Table, chance: Chance) -> None:
        attacker, target = state.figures.get(self.figure), state.figures.get(self.target)
        if attacker is None or target is None:  # DD-OVERRUN-08
            return  # DD-OVERRUN-08
        state.report(Attacked("DD-COMBAT-01", attacker.id, target.id))
        answers = may_counter(state, target, attacker)
        target.attacked_in = state.turn  # DD-COUNTER-02
        state.fight = Fight(attacker.id, target.id)
        state.push(Resolve())
        if answers:
            state.push(AskCounter(target.owner))


def take_counter(
    choice: AskCounter, state: Table, seat: Seat, move: Counter, chance: Chance
) -> None:
    assert state.fight is not None
    state.fight.countered = True
    state.report(Countered("DD-COUNTER-01", state.fight.target, state.fight.attacker))


def take_hold(choice: AskCounter, state: Table, seat: Seat, move: Hold, chance: Chance) -> None:
    """No counter-attack."""


class AskCounter(Choice[Table]):
    """The player of the target decides (DD-COUNTER-03)."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Counter, take_counter), Act(Hold, take_hold))

    seat: int

    def must(self, state: Table) -> Seats:
        fight = state.fight
        # DD-REWARD-02, DD-TRIGGER-02
        if fight is None or not {fight.attacker, fight.target} <= state.figures.keys():
            return ()  # DD-REWARD-02, DD-TRIGGER-02
        return (self.seat,)

    def question(self, state: Table) -> dict[str, str | int]:
        assert state.fight is not None
        return {"figure": state.fight.target, "target": state.fight.attacker}


class Resolve(Step[Table]):
    """Both results at once (DD-COUNTER-01); a mission may have taken one of the two away."""

    def run(self, state: Table, chance: Chance) -> None:
        fight = state.fight
        state.fight = None
        attacker = None if fight is None else state.figures.get(fight.attacker)
        target = None if fight is None else state.figures.get(fight.target)
        if fight is None or attacker is None or target is None:  # DD-ROUND-09
            return  # DD-ROUND-09, DD-TRIGGER-02
        spend(attacker)  # DD-HELI-09
        struck = [hit(state, target)]
        if fight.countered:
            spend(target)  # DD-HELI-09
            struck.append(hit(state, attacker))
        for figure, lost, cause in zip(
            (target, attacker), struck, (attacker, target), strict=False
        ):
            if lost and figure.id in state.figures:  # DD-SHIELD-01
                destroy(state, figure, cause.owner, cause=cause.id)


def spend(figure: Figure) -> None:
    """Ammunition for one use is gone (DD-HELI-09)."""
    if figure.sheet.ammo_once:
        figure.loaded = False
