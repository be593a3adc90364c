"""Where to send ships: sectors worth taking, with the force that can be there in one action."""

from __future__ import annotations

from typing import Final, NamedTuple

from starboard.games.eclipse.activation import activations
from starboard.games.eclipse.bot.outlook import Outlook
from starboard.games.eclipse.bot.strength import Force, edge_over, force_of, might_of
from starboard.games.eclipse.designs import design_of
from starboard.games.eclipse.kinds import Action, NeutralType, ShipType, Special
from starboard.games.eclipse.movement import movable
from starboard.games.eclipse.state import NEUTRAL, Hex, Ship

SURE: Final = 1.5
"""How much stronger a person wants to be before a fight."""
REPUTATION: Final = {"ancient": 1.0, "guardian": 1.6, "gcds": 2.2}
"""What destroying such a ship brings in reputation, in points."""


class Campaign(NamedTuple):
    """A target, what it is worth, and who goes there."""

    target: Hex
    worth: float
    ships: tuple[Ship, ...]


def foes(outlook: Outlook, sector: Hex) -> list[Ship]:
    """Ships that have to be fought there; Draco leaves Ancients alone (ECL-SPEC-25)."""
    peaceful = Special.COEXISTS_WITH_ANCIENTS in outlook.player.people.special
    return [
        ship
        for ship in sector.ships
        if ship.owner != outlook.seat
        and not (peaceful and ship.kind == NeutralType.ANCIENT)
        and not (ship.owner != NEUTRAL and ship.owner in outlook.player.partners)
    ]


def is_friendly(outlook: Outlook, sector: Hex) -> bool:
    """Whether going there would break relations (ECL-DIP-14)."""
    partners = outlook.player.partners
    return sector.disc in partners or any(ship.owner in partners for ship in sector.ships)


def prize(outlook: Outlook, sector: Hex, enemies: list[Ship]) -> float:
    """What winning a sector brings."""
    gain = outlook.worth_of_sector(sector)
    if sector.disc >= 0:
        gain = 0.75 * gain + 1.0  # people have to be bombed away first, but a rival loses them too
    if sector.discovery:
        gain += 2.2
    gain += sum([REPUTATION.get(ship.kind, 1.2) for ship in enemies])
    return gain


def campaigns(outlook: Outlook, count: int) -> list[Campaign]:
    """Targets that can be won with at most so many ships moved, the best first."""
    found: list[Campaign] = []
    for sector in outlook.state.sectors.values():
        if sector.disc == outlook.seat and not sector.has_enemy_ship(outlook.seat):
            continue
        if is_friendly(outlook, sector):
            continue
        campaign = against(outlook, sector, count)
        if campaign is not None:
            found.append(campaign)
    found.sort(key=lambda each: (-each.worth, each.target.id))
    return found


def against(outlook: Outlook, sector: Hex, count: int) -> Campaign | None:
    """The smallest force that can be sent to a sector and is sure to win it."""
    enemies = foes(outlook, sector)
    here = sector.ships_of(outlook.seat)
    if here and (not enemies or sector.has_kind(NeutralType.GCDS)):
        return None  # it is taken in the aftermath anyway
    near = within_reach(outlook, sector)[:count]
    theirs = force_of(outlook.state, enemies)
    for size in range(0 if not here else 1, len(near) + 1):
        going = near[:size]
        mine = force_of(outlook.state, [*here, *going])
        if going and edge_over(mine, theirs) >= SURE:
            risk = 0.25 * len(enemies)
            return Campaign(sector, prize(outlook, sector, enemies) - risk, tuple(going))
    return None


def within_reach(outlook: Outlook, target: Hex) -> list[Ship]:
    """Own ships that can get there in one activation each, the strongest first."""
    state, seat = outlook.state, outlook.seat
    steps = outlook.steps_to(target)
    found: list[tuple[float, Ship]] = []
    for sector in state.sectors.values():
        if sector is target or not sector.has_ship(seat):
            continue
        free = movable(state, seat, sector)
        own = [ship for ship in sector.ships_of(seat) if ship.kind != ShipType.STARBASE]
        for ship in own[:free]:
            reach = design_of(state, outlook.player, ship.kind).move
            if 0 < steps.get(sector.id, 99) <= reach:
                might = might_of(state, seat, ship.kind)
                found.append((might.fire * (might.hull + 1), ship))
    found.sort(key=lambda each: (-each[0], each[1].id))
    return [ship for _, ship in found]


def best_campaign(outlook: Outlook, moves: int = 0) -> Campaign | None:
    """What to do with the next Move action."""
    count = moves or activations(outlook.state, outlook.player, Action.MOVE)
    found = campaigns(outlook, count)
    return found[0] if found else None


def endurance_wanted(outlook: Outlook) -> float:
    """What the weakest enemies near by can take: ships are built against them."""
    if outlook.wanted < 0:
        outlook.wanted = weakest_near(outlook).endurance
    return outlook.wanted


def weakest_near(outlook: Outlook) -> Force:
    """The weakest enemies within two steps of the own sectors."""
    weakest: Force | None = None
    for sector in outlook.state.sectors.values():
        enemies = foes(outlook, sector)
        if not enemies or is_friendly(outlook, sector):
            continue
        steps = outlook.steps_to(sector)
        if not any(steps.get(own.id, 9) <= 2 for own in outlook.own):
            continue
        force = force_of(outlook.state, enemies)
        if weakest is None or force.endurance < weakest.endurance:
            weakest = force
    return weakest or Force([])
