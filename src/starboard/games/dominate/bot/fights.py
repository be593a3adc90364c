"""Attacks: what is destroyed, what the counter costs, and what stands in the open afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from starboard.games.dominate.bot.outlook import Outlook, Way
from starboard.games.dominate.bot.plans import STAY, Plan, leading
from starboard.games.dominate.ground import straight
from starboard.games.dominate.kinds import Class
from starboard.games.dominate.moves import Attack, StepTo, Suppress
from starboard.games.dominate.pieces import class_of, helipad_at, on_helipad
from starboard.games.dominate.state import Figure

WORTH_A_SHOT: Final = 0.5
"""Below this an attack is not worth the noise."""
HALF_DONE: Final = 0.4
"""What the first of two hits on a shield is worth if a second one can follow."""
COMBINED: Final = 0.8
"""What is left of the gain of a plan that two figures have to carry out."""


def can_act(outlook: Outlook, figure: Figure) -> bool:
    """Whether a figure has an action left, whatever it is."""
    going = outlook.state.activation
    if figure.prone or figure.aboard or not figure.field:
        return False
    if going is None or going.figure != figure.id:
        return figure.used != outlook.state.turn
    return not going.acted and not (going.moved and figure.sheet.move_or_action)


def spots(outlook: Outlook, figure: Figure) -> Iterator[tuple[str, Way]]:
    """The fields from which a figure could act."""
    for field, way in outlook.ways(figure).items():
        if way.first and figure.sheet.move_or_action:
            continue
        if figure.sheet.ammo_once and helipad_at(outlook.state, field) is not None:
            continue
        yield field, way


def reaches(outlook: Outlook, figure: Figure, field: str, target: Figure) -> bool:
    """Whether a figure on a field has another one in range."""
    assert figure.sheet.range is not None
    near, far = figure.sheet.range
    if not near <= straight(field, target.field) <= far:
        return False
    return target.field in outlook.state.land.within(field, far)


def prey(outlook: Outlook, figure: Figure) -> list[Figure]:
    """The enemies that a figure could hit in this turn, by class and distance."""
    sheet, state = figure.sheet, outlook.state
    if sheet.range is None or not outlook.is_armed(figure) or not can_act(outlook, figure):
        return []
    far = sheet.range[1] + (0 if sheet.move_or_action else sheet.speed)
    return [
        foe
        for foe in outlook.foes
        if straight(figure.field, foe.field) <= far and class_of(state, foe) in sheet.targets
        and foe.id not in outlook.captives
    ]  # fmt: skip


def counters(outlook: Outlook, foe: Figure, figure: Figure, field: str) -> bool:
    """Whether an enemy may shoot back at a figure that attacks it from a field (DD-COUNTER)."""
    state, turn = outlook.state, outlook.state.turn
    if foe.attacked_in == turn or foe.suppressed_in == turn or not outlook.is_armed(foe):
        return False
    if figure.sheet.cls not in foe.sheet.targets or foe.sheet.range is None:
        return False
    if figure.sheet.infantry_no_counter and foe.sheet.cls is Class.INFANTRY:
        return False
    if foe.sheet.ammo_once and on_helipad(state, foe):
        return False
    return reaches(outlook, foe, foe.field, _At(figure, field))


def _At(figure: Figure, field: str) -> Figure:
    """The same figure, thought of on another field."""
    if figure.field == field:
        return figure
    moved = figure.clone()
    assert isinstance(moved, Figure)
    moved.field = field
    return moved


def falls(outlook: Outlook, foe: Figure) -> bool:
    """Whether one more hit destroys it."""
    if foe.sheet.invulnerable:
        return False
    return not foe.sheet.shield or (foe.hit_in == outlook.state.turn and foe.hits > 0)


def exchange(outlook: Outlook, figure: Figure, field: str, way: Way, foe: Figure) -> float:
    """What an attack from a field brings, less what it costs and leaves in danger."""
    kills = falls(outlook, foe)
    gain = outlook.price(foe)
    if not kills:
        gain *= HALF_DONE if helpers(outlook, figure, foe) else 0.0
    lost = outlook.price(figure) if counters(outlook, foe, figure, field) else 0.0
    if lost and figure.sheet.shield and figure.hit_in != outlook.state.turn:
        lost = 0.0
    after = 0.0 if lost else outlook.risk(figure, field, foe if kills else None)
    return way.gain + gain - lost - after


def helpers(outlook: Outlook, figure: Figure, foe: Figure) -> list[Figure]:
    """Own figures that could hit the same enemy later in this turn."""
    found: list[Figure] = []
    for other in outlook.own:
        if other is figure or other.used == outlook.state.turn or not other.field:
            continue
        if foe in prey(outlook, other) and any(
            reaches(outlook, other, field, foe) for field, _ in spots(outlook, other)
        ):
            found.append(other)
    return found


def best_attack(outlook: Outlook, figure: Figure) -> Plan:
    """The best attack of a figure, against what it would be worth to stay."""
    best, stays = STAY, -outlook.risk(figure, figure.field)
    for foe in prey(outlook, figure):
        for field, way in spots(outlook, figure):
            if not reaches(outlook, figure, field, foe):
                continue
            worth = exchange(outlook, figure, field, way, foe) - stays - 0.01 * way.steps
            if worth > max(best.worth, WORTH_A_SHOT):
                move = leading(figure, way.first, Attack(figure.id, foe.id))
                best = Plan(worth, move, "why-attack")
    return best


def best_overrun(outlook: Outlook, figure: Figure) -> Plan:
    """The best way over enemy infantry."""
    best, stays = STAY, -outlook.risk(figure, figure.field)
    if figure.sheet.cls is not Class.ARMOURED or not figure.field:
        return best
    for field, way in outlook.ways(figure).items():
        if way.gain > 0:
            worth = way.gain - outlook.risk(figure, field) - stays
            if worth > max(best.worth, WORTH_A_SHOT):
                best = Plan(worth, StepTo(figure.id, way.first), "why-overrun")
    return best


def best_fire(outlook: Outlook, figure: Figure) -> Plan:
    """Suppressive fire, so that another figure attacks without being shot at (DD-SUPP-03)."""
    best, stays = STAY, -outlook.risk(figure, figure.field)
    if figure.sheet.no_suppressive_fire:
        return best
    for foe in prey(outlook, figure):
        gain = COMBINED * opened(outlook, figure, foe)
        if gain <= WORTH_A_SHOT:
            continue
        for field, way in spots(outlook, figure):
            if reaches(outlook, figure, field, foe):
                worth = way.gain + gain - outlook.risk(figure, field) - stays - 0.01 * way.steps
                if worth > max(best.worth, WORTH_A_SHOT):
                    move = leading(figure, way.first, Suppress(figure.id, foe.id))
                    best = Plan(worth, move, "why-suppress")
    return best


def opened(outlook: Outlook, figure: Figure, foe: Figure) -> float:
    """What others gain if an enemy does not shoot back any more."""
    if foe.suppressed_in == outlook.state.turn or not foe.sheet.targets:
        return 0.0
    best = 0.0
    for other in outlook.own:
        if other is figure or other.used == outlook.state.turn or not other.field:
            continue
        if outlook.drives_over(other, foe) and outlook.answers_overrun(other, foe):
            if foe.field in outlook.ways(other):
                best = max(best, outlook.price(foe))
        elif falls(outlook, foe) and foe in prey(outlook, other):
            best = max(best, spared(outlook, other, foe))
    return best


def spared(outlook: Outlook, other: Figure, foe: Figure) -> float:
    """What one attacker gains if it is not shot at, beyond what it gains anyway."""
    free = plain = 0.0
    for field, way in spots(outlook, other):
        if not reaches(outlook, other, field, foe):
            continue
        gain = outlook.price(foe) - outlook.risk(other, field, foe) + way.gain
        free = max(free, gain)
        if not counters(outlook, foe, other, field):
            plain = max(plain, gain)
        else:
            plain = max(plain, gain - outlook.price(other))
    return free - plain
