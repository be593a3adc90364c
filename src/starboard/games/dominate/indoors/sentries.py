"""Sentry guns fire by themselves at the end of PL2's turn (DD-SENTRY)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.dominate.events import Attacked
from starboard.games.dominate.indoors.fighting import open_fire, reach
from starboard.games.dominate.indoors.floor import Spot
from starboard.games.dominate.indoors.moves import AimAt
from starboard.games.dominate.indoors.persons import DEVICE_SIGHT, devices, floor_of, intruders
from starboard.games.dominate.kinds import Class
from starboard.games.dominate.state import Table
from starboard.kernel import Act, Chance, Choice, Seat, Seats, Step


class SentriesFire(Step[Table]):
    """Every gun that is on (DD-SENTRY-02, 03)."""

    def run(self, state: Table, chance: Chance) -> None:
        state.push(*[SentryFire(gun.id) for gun in devices(state, "sentry_gun")])


class SentryFire(Step[Table]):
    """At the nearest of PL1's infantry; among equally near ones PL2 chooses."""

    device: str

    def run(self, state: Table, chance: Chance) -> None:
        gun = floor_of(state).spots.get(self.device)
        near = [] if gun is None else nearest(state, gun)
        if len(near) == 1:
            fire(state, self.device, near[0])
        elif near:
            state.push(AskAim(self.device))


def nearest(state: Table, gun: Spot) -> list[str]:
    """PL1's infantry at the least distance, within sight and range."""
    found = reach(state, gun.field, DEVICE_SIGHT)
    ways = {
        figure.id: found[figure.field]
        for figure in intruders(state)
        if figure.field in found and figure.sheet.cls is Class.INFANTRY
    }
    return [name for name, way in ways.items() if way == min(ways.values())]


def fire(state: Table, device: str, target: str) -> None:
    """It hits; no alarm comes of it. A RAK-Inf may shoot back (DD-SENTRY-03, DD-INCOMB-05)."""
    state.report(Attacked("DD-SENTRY-03", device, target))
    open_fire(state, device, target)


def aims(choice: AskAim, state: Table, seat: Seat) -> Iterator[AimAt]:
    for name in nearest(state, floor_of(state).spots[choice.device]):
        yield AimAt(choice.device, name)


def aim_refused(choice: AskAim, state: Table, seat: Seat, move: AimAt) -> Illegal | None:
    near = nearest(state, floor_of(state).spots[choice.device])
    if move.device != choice.device or move.target not in near:
        return Illegal("DD-SENTRY-03", "not-the-nearest", target=move.target)
    return None


def take_aim(choice: AskAim, state: Table, seat: Seat, move: AimAt, chance: Chance) -> None:
    fire(state, choice.device, move.target)


class AskAim(Choice[Table]):
    """Whom a gun hits."""

    acts: ClassVar[tuple[Act, ...]] = (Act(AimAt, take_aim, aims, aim_refused),)
    device: str

    def must(self, state: Table) -> Seats:
        return (floor_of(state).pl2,)

    def question(self, state: Table) -> dict[str, str | int]:
        return {"device": self.device}
