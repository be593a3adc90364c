"""What figures do that do not fight now: harvest, capture, march, guard, stay out of danger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starboard.games.dominate.bot.aims import aims_of, kept_by
from starboard.games.dominate.bot.fights import can_act
from starboard.games.dominate.bot.outlook import Outlook
from starboard.games.dominate.bot.plans import STAY, Plan, leading
from starboard.games.dominate.energy import has_energy
from starboard.games.dominate.ground import straight
from starboard.games.dominate.harvesting import unload_field
from starboard.games.dominate.kinds import Class
from starboard.games.dominate.moves import (
    Capture,
    Leave,
    Load,
    Reload,
    Repair,
    Rise,
    StepTo,
    Strike,
    Unfold,
    Unload,
)
from starboard.games.dominate.pieces import bridge_at, class_of, is_intact, left
from starboard.games.dominate.sites import exits_of
from starboard.games.dominate.state import NEUTRAL, READY, Figure

STEP: Final = 0.35
"""What a step towards a goal is worth to a harvester."""
LOADED: Final = 3.0
UNLOADED: Final = 6.0
FADES: Final = 0.87
"""What is left of the worth of a goal with every step it is away."""
INTRUDER: Final = 2.0
"""How much more an enemy near the own base matters."""
HOME: Final = 4
"""So near to an own building an enemy is an intruder."""
GUARD: Final = 1.5
"""What it is worth to a guard to be at home."""
FOR_EACH_GUARD: Final = 8
"""So many armed units have one guard among them."""
WHIM: Final = 0.5
"""How much more or less one field may be worth than another, as the mood takes one."""
GOALS: Final = 5
"""So many goals a figure thinks of."""
IN_THE_WAY: Final = 0.6
"""What it costs to stand where others have to pass."""
TIDY: Final = 0.04
"""Less is not worth a march."""
LANDED: Final = 3.0
"""What it is worth to be out of a transporter."""
WORTH_A_STRIKE: Final = 4.0


# ------------------------------------------------------------------------- harvesters


def harvest(outlook: Outlook, figure: Figure) -> Plan:
    """Ore into the harvester, then home with it."""
    goals = ore_to_fetch(outlook, figure) if not figure.cargo else doors(outlook)
    far = [(outlook.far(figure, goal), extra) for goal, extra in goals.items()]
    if not far:
        return retreat(outlook, figure)
    acts = can_act(outlook, figure) and ready(outlook, figure)
    brings = UNLOADED if figure.cargo else LOADED
    action = Unload(figure.id) if figure.cargo else Load(figure.id)

    def worth(field: str) -> float:
        way = min([steps.get(field, 99) + extra for steps, extra in far])
        return -STEP * way - outlook.risk(figure, field)

    best, stays = STAY, worth(figure.field)
    for field, way in outlook.ways(figure).items():
        arrives = acts and field in goals
        if way.gain < 0 or not (way.first or arrives):
            continue
        total = worth(field) + (brings if arrives else 0.0) + way.gain - stays - 0.01 * way.steps
        if total > max(best.worth, TIDY):
            why = "why-unload" if figure.cargo else "why-load"
            best = Plan(total, leading(figure, way.first, action), why)
    return best


def ready(outlook: Outlook, figure: Figure) -> bool:
    """Whether there is nothing that keeps ore from being turned into credits."""
    return not figure.cargo or has_energy(outlook.state, outlook.seat)


def ore_to_fetch(outlook: Outlook, figure: Figure) -> dict[str, float]:
    """Fields with ore, each with the way home from there."""
    state, homes = outlook.state, list(doors(outlook))
    far = [outlook.far(figure, home) for home in homes]
    taken = {
        other.field for other in outlook.own
        if other is not figure and other.sheet.type == "harvester" and not other.cargo
    }  # fmt: skip
    found: dict[str, float] = {}
    for field in state.ore:
        if field not in taken and field not in outlook.blocked:
            found[field] = 0.8 * min([steps.get(field, 99) for steps in far], default=0)
    return found


def doors(outlook: Outlook) -> dict[str, float]:
    """The unload fields of friendly refineries."""
    state = outlook.state
    found: dict[str, float] = {}
    for other in state.figures.values():
        if other.sheet.type == "refinery" and state.friendly(outlook.seat, other.owner):
            field = unload_field(other)
            if field in state.land.terrain and field not in outlook.blocked:
                found[field] = 0.0
    return found


# ------------------------------------------------------------------------- marching


Goal = tuple[dict[str, int], float]
"""How far it is from everywhere, and what it is worth to be there."""


def march(outlook: Outlook, figure: Figure, goals: list[Goal], why: str) -> Plan:
    """Towards the goals, without walking into the open; out of danger first."""

    def worth(field: str) -> float:
        pull = max([value * FADES ** steps[field] for steps, value in goals if field in steps],
                   default=0.0)  # fmt: skip
        return pull - outlook.risk(figure, field) - in_the_way(outlook, figure, field)

    stays = worth(figure.field)
    best = STAY
    for field, way in outlook.ways(figure).items():
        if way.first and way.gain >= 0:
            total = worth(field) + way.gain - stays - 0.01 * way.steps
            if total > max(best.worth, TIDY):
                best = Plan(total, StepTo(figure.id, way.first), why)
    if best.move is not None and outlook.risk(figure, figure.field) > best.worth * 0.7:
        return best._replace(why="why-retreat")
    return best


def retreat(outlook: Outlook, figure: Figure) -> Plan:
    """Away from who could hit it; towards home where nothing draws it elsewhere."""
    homes = [other for other in outlook.own if other.is_building][:2]
    goals = [(outlook.far(figure, home.field), 1.0) for home in homes]
    return march(outlook, figure, goals, "why-guard")


def in_the_way(outlook: Outlook, figure: Figure, field: str) -> float:
    """What it costs to stand on ore, on an unload field or before a factory."""
    if field in outlook.state.ore or field in kept_free(outlook):
        return IN_THE_WAY
    return 0.0


def kept_free(outlook: Outlook) -> set[str]:
    """Fields through which others come."""
    found = set(doors(outlook))
    for other in outlook.own:
        if other.sheet.type == "factory":
            found.update(exits_of(outlook.state, other))
    return found


def enemies_to_hunt(outlook: Outlook, figure: Figure) -> list[Goal]:
    """What an armed figure goes for: what it can hit, intruders first; and fields to hold."""
    homes = [other.field for other in outlook.own if other.is_building] + kept(outlook)
    rated: list[tuple[float, str, float]] = []
    stays = figure.id in guards(outlook)
    strong = 0.0 if stays else bold(outlook)
    for foe in outlook.foes:
        if not hunts(outlook, figure, foe):
            continue
        value = outlook.price(foe)
        if any(straight(foe.field, home) <= HOME for home in homes) and foe.is_unit:
            value *= INTRUDER
        else:
            value *= strong
        rated.append((value * FADES ** straight(figure.field, foe.field), foe.field, value))
    if figure.sheet.cls is not Class.AIR and not stays:
        for aim in aims_of(outlook.state, outlook.seat):
            if aim.figures and figure.id not in aim.figures:
                continue
            if figure.field not in outlook.far(figure, aim.field):
                continue
            worth = aim.worth * (1.0 + WHIM * (outlook.mood(aim.field) - 0.5))
            rated.append((worth * FADES ** straight(figure.field, aim.field), aim.field, worth))
    if stays:
        rated += [(GUARD, field, GUARD) for field in yards(outlook)]
    rated.sort(reverse=True)
    return [(outlook.far(figure, field), value) for _, field, value in rated[:GOALS]]


def yards(outlook: Outlook) -> list[str]:
    """What must not be lost."""
    own = [figure.field for figure in outlook.own if figure.sheet.type == "construction_yard"]
    return own + kept(outlook)


def kept(outlook: Outlook) -> list[str]:
    """Where what the mission wants kept stands."""
    figures = outlook.state.figures
    return [figures[name].field for name in sorted(kept_by(outlook.state, outlook.seat))
            if name in figures and figures[name].field]  # fmt: skip


def guards(outlook: Outlook) -> list[str]:
    """Who stays at home: for every few that fight, the nearest one, against engineers first."""
    homes = yards(outlook)
    if not homes:
        return []
    armed = [figure for figure in outlook.own
             if figure.is_unit and figure.sheet.targets and figure.field]  # fmt: skip

    def distance(figure: Figure) -> tuple[int, str]:
        return min([straight(figure.field, home) for home in homes]), figure.id

    number = len(armed) // FOR_EACH_GUARD
    soldiers = [figure for figure in armed if Class.INFANTRY in figure.sheet.targets]
    return [figure.id for figure in sorted(soldiers, key=distance)[:number]]


def hunts(outlook: Outlook, figure: Figure, foe: Figure) -> bool:
    """Whether a figure can do something to an enemy."""
    if class_of(outlook.state, foe) in figure.sheet.targets:
        return True
    return outlook.drives_over(figure, foe) and not outlook.answers_overrun(figure, foe)


def bold(outlook: Outlook) -> float:
    """How much the enemy's base draws: the stronger one is, the more."""
    mine = sum([outlook.price(figure) for figure in outlook.friends if figure.is_unit])
    theirs = [
        outlook.price(figure) for figure in outlook.foes if figure.is_unit and figure.sheet.targets
    ]
    return max(0.25, min(1.0, mine / (1.0 + 1.3 * sum(theirs))))


# ------------------------------------------------------------------------- engineers


def engineer(outlook: Outlook, figure: Figure) -> Plan:
    """Into the most valuable building that he can come to."""
    state = outlook.state
    prizes = [
        foe for foe in outlook.foes
        if (foe.is_building or foe.sheet.type == "mcv")
        and (foe.owner == NEUTRAL or left(state, outlook.seat, foe.type) > 0)
    ]  # fmt: skip
    if state.activation is None:
        beside = state.land.beside(figure.field)
        for foe in sorted(prizes, key=outlook.price, reverse=True):
            if foe.field in beside:
                return Plan(2 * outlook.price(foe), Capture(figure.id, foe.id), "why-capture")
    goals = [(outlook.far(figure, foe.field), 1.2 * outlook.price(foe)) for foe in prizes]
    if not goals:
        return retreat(outlook, figure)
    plan = march(outlook, figure, goals, "why-approach")
    return mend(outlook, figure) if plan.move is None else plan


def mend(outlook: Outlook, figure: Figure) -> Plan:
    """Who comes no further repairs the bridge beside him."""
    for field in outlook.state.land.beside(figure.field):
        bridge = bridge_at(outlook.state, field)
        if bridge is not None and not is_intact(bridge) and can_act(outlook, figure):
            return Plan(1.0, Repair(figure.id, bridge.id), "why-repair")
    return STAY


# ------------------------------------------------------------------------- the rest


def aircraft(outlook: Outlook, figure: Figure) -> Plan:
    """An empty aircraft goes to an own helipad and reloads."""
    pads = [other.field for other in outlook.own if other.sheet.type == "helipad"]
    if figure.field in pads:
        return Plan(3.0, Reload(figure.id), "why-reload")
    free = [pad for pad in pads if len(outlook.state.standing[pad]) == 1]
    goals = [(outlook.far(figure, pad), 8.0) for pad in free]
    return march(outlook, figure, goals, "why-reload")


def strike(outlook: Outlook, figure: Figure) -> Plan:
    """The most valuable thing on the ground that one hit destroys."""
    if outlook.state.players[outlook.seat].strike != READY or not can_act(outlook, figure):
        return STAY
    ground = [
        foe for foe in outlook.foes
        if class_of(outlook.state, foe) is not Class.AIR and not foe.sheet.shield
        and foe.owner != NEUTRAL and foe.id not in outlook.captives
    ]  # fmt: skip
    if not ground:
        return STAY
    target = max(ground, key=outlook.price)
    if outlook.price(target) < WORTH_A_STRIKE:
        return STAY
    return Plan(outlook.price(target), Strike(figure.id, target.id), "why-strike")


def land(outlook: Outlook, figure: Figure) -> Plan:
    """Out of the transporter, onto the field from which it is nearest to what it wants."""
    state = outlook.state
    carrier = state.figures[figure.aboard]
    if carrier.aboard or not carrier.field or not wishes(outlook):
        return STAY
    ground = outlook.ground(figure.sheet).beside
    free = [field for field in state.land.beside(carrier.field)
            if field in ground and not state.at(field)]  # fmt: skip
    best = STAY
    for field in free:
        pull = max([value * FADES ** straight(field, goal) for goal, value in wishes(outlook)])
        worth = LANDED + pull - outlook.risk(figure, field)
        if worth > best.worth:
            best = Plan(worth, Leave(figure.id, field), "why-land")
    return best


def wishes(outlook: Outlook) -> list[tuple[str, float]]:
    """What passengers are carried to: enemies, and what the mission names."""
    aims = [(aim.field, aim.worth) for aim in aims_of(outlook.state, outlook.seat)]
    return [(foe.field, outlook.price(foe)) for foe in outlook.foes] + aims


def ferry(outlook: Outlook, figure: Figure) -> Plan:
    """A loaded transporter goes where its passengers want to be, as near as it comes."""
    land = outlook.state.land.terrain
    goals = [({field: straight(field, goal) for field in land}, value)
             for goal, value in wishes(outlook)]  # fmt: skip
    return march(outlook, figure, goals, "why-ferry")


def errand(outlook: Outlook, figure: Figure) -> Plan:
    """What a figure does that has nobody to shoot at."""
    sheet = figure.sheet
    if figure.aboard:
        return land(outlook, figure)
    if figure.prone:
        return Plan(1.0, Rise(figure.id), "why-rise")
    if sheet.type == "uplink":
        return strike(outlook, figure)
    if figure.is_building or not figure.field:
        return STAY
    if sheet.ammo_once and not figure.loaded:
        return aircraft(outlook, figure)
    sent = [aim for aim in aims_of(outlook.state, outlook.seat) if figure.id in aim.figures]
    goals = [(outlook.far(figure, aim.field), aim.worth) for aim in sent]
    if any(figure.field in steps for steps, _ in goals):
        return march(outlook, figure, goals, "why-aim")
    if figure.passengers and not sheet.targets:
        return ferry(outlook, figure)
    special = ERRANDS.get(sheet.type)
    if special is not None:
        return special(outlook, figure)
    if sheet.targets:
        return march(outlook, figure, enemies_to_hunt(outlook, figure), "why-advance")
    return retreat(outlook, figure)


def unfold(outlook: Outlook, figure: Figure) -> Plan:
    """An MCV becomes a yard where it stands."""
    if can_act(outlook, figure) and outlook.state.activation is None:
        return Plan(5.0, Unfold(figure.id), "why-unfold")
    return STAY


ERRANDS: Final[dict[str, Callable[[Outlook, Figure], Plan]]] = {
    "harvester": harvest,
    "ing_inf": engineer,
    "mcv": unfold,
}
