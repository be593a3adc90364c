"""Rules of thumb for missions: where to fly, with whom, and what stays at home."""

from __future__ import annotations

from typing import Final

from starboard.games.perry_rhodan import counter, defensive, offensive
from starboard.games.perry_rhodan.attackable import target_of
from starboard.games.perry_rhodan.bot.aims import meets
from starboard.games.perry_rhodan.bot.outlook import Outlook
from starboard.games.perry_rhodan.bot.plans import Plan
from starboard.games.perry_rhodan.bot.raids import (
    NOBODY,
    Raid,
    available,
    best_raid,
    clash,
    loaded,
    raid_from,
)
from starboard.games.perry_rhodan.bot.worth import is_key, stands_in_the_way
from starboard.games.perry_rhodan.espionage import worth as news_worth
from starboard.games.perry_rhodan.formation import may_walk, true_origins
from starboard.games.perry_rhodan.kinds import MissionKind
from starboard.games.perry_rhodan.loyalty import agree
from starboard.games.perry_rhodan.moves.missions import Attack, Counter, Defend, SendAgents
from starboard.games.perry_rhodan.state import Laid, Mission
from starboard.games.perry_rhodan.transport import capacity
from starboard.games.perry_rhodan.zones import all_covers, place_at, split_place

TROUBLE: Final = 0.35
"""What a flight must bring to be worth the trouble."""
BARE: Final = 1.2
"""What it costs to leave a key place without anybody."""


def attack(outlook: Outlook, move: Attack) -> float:
    """What is reduced and destroyed, less what falls on the way."""
    kind = MissionKind.OFFENSIVE
    mission = offensive.draft(outlook.state, outlook.seat, kind, move.player, move.place)
    if mission is None:
        return -1.0
    raid = best_raid(outlook, mission)
    return raid.gain - raid.losses - TROUBLE - exposure(outlook, mission, raid)


def exposure(outlook: Outlook, mission: Mission, raid: Raid) -> float:
    """What it costs that a key place is left bare."""
    if not raid.origin or not is_key(outlook, mission.side, raid.origin):
        return 0.0
    place = place_at(outlook.state, mission.seat, mission.side, raid.origin)
    return BARE if all(unit in raid.units for unit in place.units) else 0.0


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
            success, losses, _ = clash(outlook, flying, target.ships)
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
    return clearance(outlook, plan, mission)


def clearance(outlook: Outlook, plan: Plan, mission: Mission) -> Raid:
    """Who goes away so that a card on the hand may lie where the plan wants it (PR-LAY-26)."""
    state = outlook.state
    for family in true_origins(state, mission):
        place = place_at(state, mission.seat, mission.side, family)
        ships, units = available(outlook, mission, place)
        away = [
            unit
            for unit in units
            if spoils_company(outlook, plan, unit)
            and not stands_in_the_way(outlook, plan, unit.card, mission.side, mission.target)
        ]
        if away and may_walk(state, mission, place):
            return Raid(family, (), tuple(away), 1.0, 0.0)
        for ship in reversed(ships):
            if away and len(loaded(outlook, [ship], away)) == len(away):
                return Raid(family, (ship,), tuple(away), 1.0, 0.0)
    return NOBODY


def spoils_company(outlook: Outlook, plan: Plan, unit: Laid) -> bool:
    """Whether a unit keeps a hand card away from where an aim wants it, by its loyalty."""
    return any(
        aim.family == unit.place
        and aim.side is unit.side
        and aim.fits(card)
        and card.is_unit
        and card.may_lie(unit.side)
        and not agree(unit.card, card, unit.side, outlook.state.phase)
        for aim in plan.aims
        for card in outlook.hand
    )


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
