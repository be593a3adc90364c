"""Fire indoors: attack, counter, suppression, doors and devices (DD-INCOMB)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.dominate.activation import not_its_turn, waiting
from starboard.games.dominate.events import Attacked, Countered, Destroyed, Suppressed
from starboard.games.dominate.indoors.doors import CLOSED, blow_open
from starboard.games.dominate.indoors.events import DeviceRemoved, LaidDown
from starboard.games.dominate.indoors.floor import Floor, Spot
from starboard.games.dominate.indoors.going import begin_indoors
from starboard.games.dominate.indoors.persons import (
    DEVICE_SIGHT,
    floor_of,
    intruders,
    is_bot,
    is_intruder,
    range_of,
    squares_ahead,
    standing_at,
)
from starboard.games.dominate.kinds import Class
from starboard.games.dominate.moves import Attack, Counter, Hold, Suppress
from starboard.games.dominate.pieces import take_off
from starboard.games.dominate.squares import distances, spread, ways_of
from starboard.games.dominate.state import NEUTRAL, Fight, Figure, Table
from starboard.kernel import Act, Chance, Choice, Seat, Seats, Step

SAPPER = "rak_inf"
"""Who shoots at doors and devices, and at nothing else (DD-INCOMB-07, 08)."""
DEVICES = ("camera", "sentry_gun")


def crowded(state: Table) -> frozenset[str]:
    """The squares with standing figures: range is not counted through them (DD-INCOMB-04)."""
    return frozenset(
        [one.field for one in state.figures.values() if one.field and one.is_unit and not one.prone]
    )


def reach(state: Table, field: str, range: int) -> dict[str, int]:
    """The squares in range of one, around corners but not through figures (DD-INCOMB-03, 04)."""
    return spread(ways_of(floor_of(state)), field, range, crowded(state))


def in_range(state: Table, figure: Figure, field: str) -> bool:
    """Whether a figure shoots as far as a square."""
    range = range_of(state, figure)
    steps = distances(floor_of(state), figure.field, range).get(field)
    if steps is None:
        return False
    return steps <= 1 or field in reach(state, figure.field, range)


def why_no_shot(state: Table, figure: Figure, target: str) -> Illegal | None:
    """Why a figure cannot attack something: weapon, class, range (DD-INCOMB-01…10)."""
    if figure.prone:
        return Illegal("DD-INCOMB-06", "is-out-of-action", figure=figure.id)
    if not figure.sheet.targets:
        return Illegal("DD-INCOMB-09", "has-no-weapon", figure=figure.id)
    other = state.figures.get(target)
    if other is not None:
        return why_no_person(state, figure, other)
    floor = floor_of(state)
    if target not in floor.doors and target not in floor.spots:
        return Illegal("DD-INCOMB-01", "no-such-figure", figure=target)
    return why_no_thing(state, figure, target)


def why_no_person(state: Table, figure: Figure, other: Figure) -> Illegal | None:
    """MG-Inf and guards shoot at infantry; guards not at their own (DD-INCOMB-08, 09)."""
    if other is figure:
        return Illegal("DD-COMBAT-06", "attacks-itself", figure=figure.id)
    if other.prone or not other.field:
        return Illegal("DD-INCOMB-06", "is-out-of-action", figure=other.id)
    if other.sheet.invulnerable:
        return Illegal("DD-BOT-11", "is-invulnerable", figure=other.id)
    if figure.type == SAPPER and other.sheet.cls is Class.INFANTRY:
        return Illegal("DD-INCOMB-08", "class-not-attackable", figure=figure.id, target=other.id)
    if other.sheet.cls not in figure.sheet.targets:
        return Illegal("DD-INCOMB-09", "class-not-attackable", figure=figure.id, target=other.id)
    if figure.owner == other.owner == floor_of(state).pl2:
        return Illegal("DD-GUARD-03", "not-at-own", figure=figure.id, target=other.id)
    if is_bot(state, figure):
        if other.field in squares_ahead(state, figure):  # DD-BOT-07, 08
            return None  # DD-BOT-07, 08
        return Illegal("DD-BOT-10", "not-ahead", figure=figure.id, target=other.id)
    if not in_range(state, figure, other.field):
        return Illegal("DD-INCOMB-02", "out-of-range", figure=figure.id, target=other.id)
    return None


def why_no_thing(state: Table, figure: Figure, target: str) -> Illegal | None:
    """Only a RAK-Inf, at closed doors, cameras and sentry guns (DD-INCOMB-07, 10)."""
    if figure.type != SAPPER:
        return Illegal("DD-INCOMB-07", "only-rockets", figure=figure.id, target=target)
    floor = floor_of(state)
    door = floor.doors.get(target)
    if door is not None:
        if door.state != CLOSED:
            return Illegal("DD-INCOMB-07", "door-is-open", door=target)
        found = reach(state, figure.field, range_of(state, figure))
        shut = crowded(state) - {figure.field}
        near = [found[side] for side in (door.one, door.other) if side in found.keys() - shut]
        if near and min(near) + 1 <= range_of(state, figure):
            return None
        return Illegal("DD-INCOMB-10", "out-of-range", figure=figure.id, target=target)
    if floor.spots[target].kind not in DEVICES:
        return Illegal("DD-INCOMB-07", "no-target", target=target)
    if not in_range(state, figure, floor.spots[target].field):
        return Illegal("DD-INCOMB-02", "out-of-range", figure=figure.id, target=target)
    return None


def no_indoor_action(state: Table, seat: Seat, name: str) -> Illegal | None:
    """Why a figure has no action now; it may come anywhere in its movement (DD-INMOVE-01)."""
    refused = not_its_turn(state, seat, name)
    if refused is not None:
        return refused  # DD-ACT-01
    figure, going = state.figures[name], state.activation
    if figure.prone or figure.aboard:
        return Illegal("DD-INCOMB-06", "is-out-of-action", figure=name)
    if going is not None and going.acted:
        return Illegal("DD-INMOVE-01", "has-acted", figure=name)
    return None


def indoor_targets(state: Table, figure: Figure) -> Iterator[str]:
    """Everything that could be a target at all."""
    for other in state.figures.values():
        if other is not figure and other.field:
            yield other.id
    yield from things(floor_of(state))


def targets_near(state: Table, figure: Figure) -> Iterator[str]:
    """Those of them that are near enough, and of a kind that it shoots at."""
    near = distances(floor_of(state), figure.field, range_of(state, figure))
    for other in state.figures.values():
        if other is not figure and other.field in near:
            yield other.id
    if figure.type == SAPPER:
        yield from things(floor_of(state))


def things(floor: Floor) -> Iterator[str]:
    """Doors and devices."""
    yield from floor.doors
    for spot in floor.spots.values():
        if spot.kind in DEVICES:
            yield spot.id


def fire_at_will(state: Table, figure: Figure) -> bool:
    """Whether there is anybody of PL1 whom a guard could attack."""
    return any(why_no_shot(state, figure, other.id) is None for other in intruders(state))


def armed(state: Table, seat: Seat) -> Iterator[Figure]:
    for figure in waiting(state, seat):
        if figure.sheet.targets and figure.field and not is_bot(state, figure):
            yield figure


def shots(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[Attack]:
    for figure in armed(state, seat):
        for target in indoor_targets(state, figure):
            yield Attack(figure.id, target)


def shot_refused(choice: Choice[Table], state: Table, seat: Seat, move: Attack) -> Illegal | None:
    refused = no_indoor_action(state, seat, move.figure)
    return refused or why_no_shot(state, state.figures[move.figure], move.target)


def take_shot(
    choice: Choice[Table], state: Table, seat: Seat, move: Attack, chance: Chance
) -> None:
    begin_indoors(state, state.figures[move.figure]).acted = True
    state.push(Shooting(move.figure, move.target))


class Shooting(Step[Table]):
    """One figure or one token is attacked (DD-INCOMB-01)."""

    figure: str
    target: str

    def run(self, state: Table, chance: Chance) -> None:
        figure, floor = state.figures[self.figure], floor_of(state)
        state.report(Attacked("DD-INCOMB-01", self.figure, self.target))
        if is_intruder(state, figure):
            floor.shots = True  # DD-ALARM-07
        if self.target in floor.doors:
            blow_open(state, floor.doors[self.target], figure)  # DD-INCOMB-11
            return  # DD-INCOMB-10, 11
        open_fire(state, self.figure, self.target)


def open_fire(state: Table, attacker: str, target: str) -> None:
    """An attack on somebody or something that may shoot back at once (DD-INCOMB-05)."""
    state.fight = Fight(attacker, target)
    state.push(ResolveIndoors())
    asked = who_answers(state, attacker, target)
    if asked is not None:
        state.push(AskIndoorCounter(asked))


def who_answers(state: Table, attacker: str, target: str) -> int | None:
    """The seat that may counter, if any: all conditions of a counter hold (DD-INCOMB-05)."""
    floor = floor_of(state)
    spot = floor.spots.get(target)
    if spot is not None:
        may = gun_answers(state, spot, state.figures[attacker])
        spot.attacked_in = state.turn
        return floor.pl2 if may else None  # DD-SENTRY-04
    other = state.figures[target]
    may = may_answer(state, other, attacker)
    other.attacked_in = state.turn
    return other.owner if may else None


def gun_answers(state: Table, spot: Spot, figure: Figure) -> bool:
    """A sentry gun that is on shoots back at the RAK-Inf (DD-SENTRY-02, 04)."""
    if spot.kind != "sentry_gun" or not spot.on or spot.attacked_in == state.turn:
        return False
    return figure.field in reach(state, spot.field, DEVICE_SIGHT)


def may_answer(state: Table, other: Figure, attacker: str) -> bool:
    """Whether the target could attack the attacker, for the first time in this turn."""
    figure = state.figures.get(attacker)
    if other.owner == NEUTRAL or (figure is not None and figure.owner == other.owner):
        return False
    if state.turn in (other.attacked_in, other.suppressed_in):
        return False
    return why_no_shot(state, other, attacker) is None


def indoor_counter(
    choice: AskIndoorCounter, state: Table, seat: Seat, move: Counter, chance: Chance
) -> None:
    fight = state.fight
    assert fight is not None
    fight.countered = True
    other = state.figures.get(fight.target)
    if other is not None and is_intruder(state, other):
        floor_of(state).shots = True
    state.report(Countered("DD-INCOMB-05", fight.target, fight.attacker))


def indoor_hold(
    choice: AskIndoorCounter, state: Table, seat: Seat, move: Hold, chance: Chance
) -> None:
    """No counter-attack."""


def is_there(state: Table, name: str) -> bool:
    """Whether a figure or device of a fight has not been taken away by the mission."""
    return name in state.figures or name in floor_of(state).spots


class AskIndoorCounter(Choice[Table]):
    """The player of the target decides (DD-COUNTER-03)."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Counter, indoor_counter), Act(Hold, indoor_hold))
    seat: int

    def must(self, state: Table) -> Seats:
        fight = state.fight
        there = fight is not None and all(
            is_there(state, name) for name in (fight.attacker, fight.target)
        )
        return (self.seat,) if there else ()

    def question(self, state: Table) -> dict[str, str | int]:
        assert state.fight is not None
        return {"figure": state.fight.target, "target": state.fight.attacker}


class ResolveIndoors(Step[Table]):
    """Both results at once (DD-COUNTER-01)."""

    def run(self, state: Table, chance: Chance) -> None:
        fight = state.fight
        assert fight is not None
        state.fight = None
        one, other = side_of(state, fight.attacker), side_of(state, fight.target)
        hit(state, fight.target, one)
        if fight.countered:
            hit(state, fight.attacker, other)


def side_of(state: Table, name: str) -> int:
    """Whose figure or device it is."""
    figure = state.figures.get(name)
    return floor_of(state).pl2 if figure is None else figure.owner


def hit(state: Table, name: str, by: int) -> None:
    """Infantry is laid down, everything else is gone (DD-INCOMB-06, 12)."""
    figure = state.figures.get(name)
    if figure is None:
        if name in floor_of(state).spots:
            remove_device(state, name)
    elif figure.sheet.cls is Class.INFANTRY:
        lay_down(state, figure, by)
    else:
        wreck(state, figure, by)  # DD-BOT-11


def wreck(state: Table, figure: Figure, by: int) -> None:
    """A guardbot that can be beaten is removed."""
    floor_of(state).bots.pop(figure.id, None)
    take_off(state, figure)
    told = (figure.id, figure.type, figure.field, figure.owner, by)
    state.report(Destroyed("DD-COMBAT-04", *told))


def lay_down(state: Table, figure: Figure, by: int) -> None:
    """Killed and laid down instead of removed; whom it carried lies there too (DD-INCOMB-06)."""
    figure.prone = True
    for name in list(figure.passengers):
        put_down(state, figure, state.figures[name])
    state.report(LaidDown("DD-INCOMB-06", figure.id, figure.field, figure.owner, by))


def put_down(state: Table, carrier: Figure, carried: Figure) -> None:
    """Somebody who was carried lies on the square of the carrier (DD-INACT-22)."""
    carrier.passengers.remove(carried.id)
    carried.aboard = ""
    carried.field = carrier.field
    state.standing.setdefault(carrier.field, []).append(carried.id)


def remove_device(state: Table, name: str) -> None:
    """Cameras and sentry guns that were hit are gone (DD-INCOMB-12)."""
    spot = floor_of(state).spots.pop(name)
    state.report(DeviceRemoved("DD-INCOMB-12", name, spot.field))


def ready(state: Table, seat: Seat) -> Iterator[Figure]:
    """The armed figures that have their action."""
    for figure in armed(state, seat):
        if no_indoor_action(state, seat, figure.id) is None:
            yield figure


def legal_shots(choice: Choice[Table], state: Table, seat: Seat) -> list[Attack]:
    """As they are offered, looked at figure by figure."""
    return [
        Attack(figure.id, target)
        for figure in ready(state, seat)
        for target in targets_near(state, figure)
        if why_no_shot(state, figure, target) is None
    ]


INDOOR_ATTACK = Act(Attack, take_shot, shots, shot_refused, legal_shots)


def fires(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[Suppress]:
    for figure in armed(state, seat):
        for other in state.figures.values():
            if other is not figure and other.field:
                yield Suppress(figure.id, other.id)


def fire_refused(choice: Choice[Table], state: Table, seat: Seat, move: Suppress) -> Illegal | None:
    """As outdoors, but the target stands alone on its square (DD-INCOMB-13)."""
    refused = no_indoor_action(state, seat, move.figure)
    if refused is not None:
        return refused  # DD-INMOVE-01
    figure, other = state.figures[move.figure], state.figures.get(move.target)
    if other is None:
        return Illegal("DD-SUPP-01", "no-such-figure", figure=move.target)
    return why_not_silenced(state, figure, other)


def why_not_silenced(state: Table, figure: Figure, other: Figure) -> Illegal | None:
    """Why somebody cannot be kept down by a figure that has its action."""
    if figure.sheet.no_suppressive_fire:
        return Illegal("DD-SUPP-05", "no-suppressive-fire", figure=figure.id)
    refused = why_no_shot(state, figure, other.id)
    if refused is None and len(standing_at(state, other.field)) > 1:
        return Illegal("DD-INCOMB-13", "not-alone", target=other.id)
    return refused


def take_fire(
    choice: Choice[Table], state: Table, seat: Seat, move: Suppress, chance: Chance
) -> None:
    begin_indoors(state, state.figures[move.figure]).acted = True
    state.figures[move.target].suppressed_in = state.turn
    state.report(Suppressed("DD-SUPP-03", move.figure, move.target))


def legal_fires(choice: Choice[Table], state: Table, seat: Seat) -> list[Suppress]:
    return [
        Suppress(figure.id, target)
        for figure in ready(state, seat)
        if not figure.sheet.no_suppressive_fire
        for target in targets_near(state, figure)
        if target in state.figures
        and why_not_silenced(state, figure, state.figures[target]) is None
    ]


INDOOR_SUPPRESS = Act(Suppress, take_fire, fires, fire_refused, legal_fires)
