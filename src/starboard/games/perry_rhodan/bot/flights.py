"""Rules of thumb for missions: where to fly, with whom, and what stays at home."""

from __future__ import annotations

from typing import Final, NamedTuple

from starboard.games.perry_rhodan import counter, defensive, offensive
from starboard.games.perry_rhodan.agents import all_covers
from starboard.games.perry_rhodan.attackable import cannot_take_part, target_of
from starboard.games.perry_rhodan.bot.fights import chances, fighter
from starboard.games.perry_rhodan.bot.outlook import Outlook
from starboard.games.perry_rhodan.bot.plans import Plan, held_by_rivals, meets
from starboard.games.perry_rhodan.bot.worth import is_key, laid_worth, might
from starboard.games.perry_rhodan.espionage import worth as news_worth
from starboard.games.perry_rhodan.formation import may_walk, true_origins, way
from starboard.games.perry_rhodan.holds import cover_over
from starboard.games.perry_rhodan.initiative import not_in_this_mission
from starboard.games.perry_rhodan.kinds import MissionKind, Phase, PlaceKind, Side
from starboard.games.perry_rhodan.limits import basic_limit
from starboard.games.perry_rhodan.loyalty import is_loyal
from starboard.games.perry_rhodan.marks import is_marked
from starboard.games.perry_rhodan.moves.missions import Attack, Counter, Defend, SendAgents
from starboard.games.perry_rhodan.ranges import FIXED, reaches
from starboard.games.perry_rhodan.reduction import things_at
from starboard.games.perry_rhodan.state import Laid, Mission
from starboard.games.perry_rhodan.transport import (
    ONE_PERSON,
    UNITS_AND_BOATS,
    capacity,
    overloaded,
)
from starboard.games.perry_rhodan.victory import REDUCED, TERRA_BY, UNCOUNTED
from starboard.games.perry_rhodan.zones import Place, place_at, split_place

TROUBLE: Final = 0.35
"""What a flight must bring to be worth the trouble."""
POINT: Final = 8.0
"""What a victory point is worth that a reduction brings."""
BARE: Final = 1.2
"""What it costs to leave a key place without anybody."""


class Raid(NamedTuple):
    """A formation from one place, and what may come of it."""

    origin: str
    ships: tuple[Laid, ...]
    units: tuple[Laid, ...]
    success: float
    """The chance that somebody reaches the goal."""
    losses: float
    """What the cards are worth that fall, on average."""


NOBODY: Final = Raid("", (), (), 0.0, 0.0)


# ------------------------------------------------------------------------- who could go


def available(outlook: Outlook, mission: Mission, place: Place) -> tuple[list[Laid], list[Laid]]:
    """The ships and units of a place that may go, the best first."""
    state = outlook.state

    def may(laid: Laid) -> bool:
        return (
            laid.owner == outlook.seat
            and laid.card.range != FIXED
            and cover_over(state, laid) is None
            and cannot_take_part(state, mission, laid) is None
            and not_in_this_mission(state, mission, laid) is None
        )

    away = way(state, mission, place)
    ships = [ship for ship in place.ships if reaches(ship.card.range, away) and may(ship)]
    units = [unit for unit in place.units if may(unit)]
    ships.sort(key=lambda laid: (-might(laid.card), laid.id))
    units.sort(key=lambda laid: (-might(laid.card), laid.id))
    return ships, units


def loaded(outlook: Outlook, ships: list[Laid], units: list[Laid]) -> list[Laid]:
    """The units that find room in these ships, the best first."""
    taken: list[Laid] = []
    for ship in ships:
        room = capacity(outlook.state, ship)
        cargo: list[Laid] = []
        for unit in units:
            if unit in taken or room < ONE_PERSON:
                continue
            if overloaded(room, [other.card for other in [*cargo, unit]]) is None:
                cargo.append(unit)
        taken += cargo
        if room >= UNITS_AND_BOATS:
            break
    return taken


def kept_home(outlook: Outlook, mission: Mission, place: Place, units: list[Laid]) -> list[Laid]:
    """Those who may go while a key place keeps its best guard."""
    if mission.kind is MissionKind.COUNTER or not is_key(outlook, place.side, place.family):
        return units
    threatened = any(
        place_at(outlook.state, rival, place.side.other, family).units
        for rival in outlook.rivals
        for family in (place.family,)
    )
    return units[1:] if threatened and units else units


# ------------------------------------------------------------------------- raids


def best_raid(outlook: Outlook, mission: Mission) -> Raid:
    """The formation that promises most for an offensive mission."""
    found = [raid_from(outlook, mission, family) for family in true_origins(outlook.state, mission)]
    return max(
        found, key=lambda raid: (raid.success - 0.2 * raid.losses, raid.origin), default=NOBODY
    )


def raid_from(outlook: Outlook, mission: Mission, family: str) -> Raid:
    """A raid from one place: on foot where that is possible, otherwise with all ships."""
    state = outlook.state
    place = place_at(state, mission.seat, mission.side, family)
    ships, units = available(outlook, mission, place)
    if not counts_for_phase(outlook, mission):
        units = kept_home(outlook, mission, place, units)
    target = target_of(state, mission)
    if may_walk(state, mission, place) and units:
        return fought_out(outlook, mission, target, family, [], units)
    if not ships:
        return Raid(family, (), (), 0.0, 0.0)
    return fought_out(outlook, mission, target, family, ships, loaded(outlook, ships, units))


def fought_out(
    outlook: Outlook,
    mission: Mission,
    target: Place,
    family: str,
    ships: list[Laid],
    units: list[Laid],
) -> Raid:
    """What may come of a raid: first in space, then on the ground."""
    success, losses = 1.0, 0.0
    if ships and target.ships:
        success, losses = clash(outlook, ships, target.ships, 0)
    if target.top is not None and target.units and units:
        limit = basic_limit(target.top, outlook.state.phase)
        through, fallen = clash(outlook, units, target.units, limit)
        losses += success * fallen
        success *= through
    if not units:
        success = 0.0
    return Raid(family, tuple(ships), tuple(units), success, losses)


def clash(
    outlook: Outlook, mine: list[Laid], theirs: list[Laid], limit: int
) -> tuple[float, float]:
    """The chance that somebody breaks through or nobody is left, and what is lost."""
    state = outlook.state
    enemies = sorted(theirs, key=lambda laid: (-might(laid.card), laid.id))
    pairs = list(zip(mine, enemies, strict=False))[: limit or None]
    held, cleared, losses = 1.0, 1.0, 0.0
    for ours, enemy in pairs:
        found = chances(fighter(state, ours), fighter(state, enemy), first=True)
        held *= 1.0 - float(found.ahead)
        cleared *= min(1.0, 1.6 * float(found.destroys))
        losses += float(found.falls) * laid_worth(outlook, ours)
    if len(pairs) < len(enemies):
        cleared = 0.0
    return 1.0 - held * (1.0 - cleared), losses


# ------------------------------------------------------------------------- what it brings


def attack(outlook: Outlook, move: Attack) -> float:
    """Chance of success times what a reduction is worth, less what falls on the way."""
    kind = MissionKind.OFFENSIVE
    mission = offensive.draft(outlook.state, outlook.seat, kind, move.player, move.place)
    if mission is None:
        return -1.0
    raid = best_raid(outlook, mission)
    worth = raid.success * spoils(outlook, mission, raid) - raid.losses - TROUBLE
    return worth - exposure(outlook, mission, raid)


def exposure(outlook: Outlook, mission: Mission, raid: Raid) -> float:
    """What it costs that a key place is left bare."""
    if not raid.origin or not is_key(outlook, mission.side, raid.origin):
        return 0.0
    place = place_at(outlook.state, mission.seat, mission.side, raid.origin)
    return BARE if all(unit in raid.units for unit in place.units) else 0.0


def spoils(outlook: Outlook, mission: Mission, raid: Raid) -> float:
    """What a reduction at the target is worth, over the four goals."""
    place = target_of(outlook.state, mission)
    if place.top is None or place.top.card.place_kind is PlaceKind.STAR_CLUSTER:
        return 0.0  # nobody can be unloaded there
    troop = any(unit.card.is_troop for unit in raid.units)
    units = [laid_worth(outlook, unit) for unit in place.units]
    things = [laid_worth(outlook, each) for each in things_at(place)]
    top = [] if not troop else [laid_worth(outlook, place.top)]
    best_unit, best_thing = max(units, default=0.0), max(things, default=0.0)
    best_top = max(top, default=0.0)
    stacked = best_top if place.count > 1 else 0.0
    any_of_them = max(best_unit, best_thing, best_top)
    worth = 0.25 * (best_unit + best_thing + stacked + any_of_them)
    return worth + honours(outlook, mission, raid)


def honours(outlook: Outlook, mission: Mission, raid: Raid) -> float:
    """What a reduction counts for: the victory condition, or points (PR-WIN-05, PR-VP)."""
    state, seat = outlook.state, outlook.seat
    wanted = TERRA_BY.get(state.phase)
    at_terra = (mission.target_side, mission.target) == (Side.PRO, "terra")
    if wanted is not None and at_terra and not is_marked(state, seat, "terra", state.phase.value):
        return 0.4 * POINT if any(is_loyal(state, unit, wanted) for unit in raid.units) else 0.0
    counted = any(not is_loyal(state, unit, *UNCOUNTED) for unit in raid.units)
    return 1.5 * POINT if counted and counts_for_phase(outlook, mission) else 0.0


def counts_for_phase(outlook: Outlook, mission: Mission) -> bool:
    """Whether a reduction there is what the victory condition of phase IV waits for."""
    state, seat = outlook.state, outlook.seat
    if state.phase is not Phase.IV:
        return False
    if not is_marked(state, seat, REDUCED, "aralon"):
        return mission.target == "aralon"
    wanted = "aqua" if held_by_rivals(outlook, Side.PRO, "aqua") else "terra"
    met = is_marked(state, seat, REDUCED, "aqua")
    return not met and mission.target_side is Side.PRO and mission.target == wanted


# ------------------------------------------------------------------------- other missions


def send_agents(outlook: Outlook, move: SendAgents) -> float:
    """An agent who brings points, where none is yet and the way there is quiet."""
    kind = MissionKind.AGENT
    mission = offensive.draft(outlook.state, outlook.seat, kind, move.player, move.place)
    if mission is None:
        return -1.0
    place = target_of(outlook.state, mission)
    mine = [cover for cover in all_covers(outlook.state, place) if cover.owner == outlook.seat]
    raid = agent_raid(outlook, mission)
    if mine or not raid.units:
        return -1.0
    news = max([known(outlook, mission, unit) for unit in raid.units])
    return raid.success * 1.2 * news - raid.losses - TROUBLE


def known(outlook: Outlook, mission: Mission, unit: Laid) -> int:
    """The points that a unit would bring home as an agent."""
    if not unit.card.agent:
        return 0
    return news_worth(outlook.state, unit, mission.target_space, mission.target)


def agent_raid(outlook: Outlook, mission: Mission) -> Raid:
    """The best agents of one place with the stealthiest way there."""
    best = NOBODY
    for family in true_origins(outlook.state, mission):
        place = place_at(outlook.state, mission.seat, mission.side, family)
        ships, units = available(outlook, mission, place)
        agents = [unit for unit in units if known(outlook, mission, unit) > 0][:1]
        target = target_of(outlook.state, mission)
        on_foot = may_walk(outlook.state, mission, place)
        flying = [] if on_foot else [ship for ship in ships if capacity(outlook.state, ship)][:2]
        if not agents or not (on_foot or flying):
            continue
        success, losses = 1.0, 0.0
        if flying and target.ships:
            success, losses = clash(outlook, flying, target.ships, 0)
        found = Raid(family, tuple(flying), tuple(agents), success, losses)
        if found.success > best.success or not best.units:
            best = found
    return best


def hunt(outlook: Outlook, move: Counter) -> float:
    """Agents are caught whenever somebody is there to do it."""
    where = split_place(move.place)
    if where is None:
        return 0.0
    mission = counter.draft(outlook.state, outlook.seat, *where)
    hunters = hunting_party(outlook, mission)
    return 2.5 if hunters.units else -1.0


def hunting_party(outlook: Outlook, mission: Mission) -> Raid:
    """Everybody at the place who is good at finding people."""
    place = place_at(outlook.state, mission.seat, mission.side, mission.target)
    _, units = available(outlook, mission, place)
    return Raid(mission.target, (), tuple(units[:4]), 1.0, 0.0)


def defend(outlook: Outlook, plan: Plan, move: Defend) -> float:
    """Bring somebody to where the victory condition wants him, or a guard to a bare key place."""
    where = split_place(move.place)
    if where is None:
        return -1.0
    mission = defensive.draft(outlook.state, outlook.seat, *where)
    convoy = transfer(outlook, plan, mission)
    if not convoy.units:
        return -1.0
    return 6.0 * convoy.success - TROUBLE


def transfer(outlook: Outlook, plan: Plan, mission: Mission) -> Raid:
    """Who is wanted at the target and can be brought there."""
    aims = [aim for aim in plan.aims if aim.family == mission.target and aim.side is mission.side]
    for family in true_origins(outlook.state, mission):
        place = place_at(outlook.state, mission.seat, mission.side, family)
        ships, units = available(outlook, mission, place)
        wanted = [unit for unit in units if any(meets(aim, unit) for aim in aims)][:1]
        if wanted and may_walk(outlook.state, mission, place):
            return Raid(family, (), tuple(wanted), 1.0, 0.0)
        for ship in reversed(ships):
            if loaded(outlook, [ship], wanted):
                return Raid(family, (ship,), tuple(wanted), 1.0, 0.0)
        flying = [ship for ship in ships if any(meets(aim, ship) for aim in aims)][:1]
        if flying:
            return Raid(family, tuple(flying), tuple(flying), 1.0, 0.0)
    return NOBODY


def formation_for(outlook: Outlook, plan: Plan, mission: Mission) -> Raid:
    """Who goes on the mission that is being mustered."""
    match mission.kind:
        case MissionKind.OFFENSIVE:
            return (
                raid_from(outlook, mission, mission.origin)
                if mission.origin
                else best_raid(outlook, mission)
            )
        case MissionKind.AGENT:
            return agent_raid(outlook, mission)
        case MissionKind.COUNTER:
            return hunting_party(outlook, mission)
    return transfer(outlook, plan, mission)
