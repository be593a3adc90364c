"""Where to send ships: sectors worth taking, with the force that can be there in one action."""

from __future__ import annotations

from typing import Final, NamedTuple

from starboard.games.eclipse.activation import activations
from starboard.games.eclipse.battle.bombing import no_defence
from starboard.games.eclipse.bot.outlook import MATERIALS, Outlook
from starboard.games.eclipse.bot.renown import renown
from starboard.games.eclipse.bot.strength import (
    Force,
    Might,
    chance_against,
    chance_to_clear,
    force_of,
    might_of,
    of_design,
)
from starboard.games.eclipse.build import cost_of
from starboard.games.eclipse.designs import design_of
from starboard.games.eclipse.kinds import Action, NeutralType, Resource, ShipType
from starboard.games.eclipse.movement import movable
from starboard.games.eclipse.state import Hex, Ship

LIKELY: Final = 0.36
"""How likely a victory has to be; then it depends on what there is to win and to lose."""
CENTRE: Final = 0.5
"""The same for the Galactic Center, which costs a whole fleet."""
LAST_STAND: Final = 0.1
"""The same elsewhere in the last round: ships are worth nothing more, a loss brings a tile."""
STAKE: Final = 0.3
"""What a ship is worth that may be lost in a fight."""
REACH: Final = 3
"""So many moves away ships still count for a target."""
DISCOVERY: Final = 2.2
"""What the discovery tile of a sector is worth."""
PREPARED: Final = 0.55
"""What a target is worth that one has to prepare for."""


class Campaign(NamedTuple):
    """A target, what it is worth, and who goes there."""

    target: Hex
    worth: float
    ships: tuple[Ship, ...]


class Target(NamedTuple):
    """A sector: who is in it, how many cubes hold it, and what can be got there."""

    enemies: Force
    cubes: int
    land: float
    won: float
    """What a victory brings beside the sector."""
    lost: float
    stake: float
    """What each ship is worth that may be lost."""

    def chance(self, fleet: Force) -> float:
        """How likely a fleet wins the battle."""
        return chance_against(fleet, self.enemies)

    def prize(self, fleet: Force) -> float:
        """What a fleet gets that has won: the sector as far as it bombs the people away."""
        return self.won + self.land * chance_to_clear(fleet, self.cubes)

    def promise(self, fleet: Force) -> float:
        """What a fleet can expect, won or lost."""
        chance, stake = self.chance(fleet), self.stake * len(fleet.ships)
        return chance * self.prize(fleet) + (1 - chance) * (self.lost - stake)


def is_friendly(outlook: Outlook, sector: Hex) -> bool:
    """Whether going there would break relations (ECL-DIP-14)."""
    partners = outlook.player.partners
    return sector.disc in partners or any(ship.owner in partners for ship in sector.ships)


def target_in(outlook: Outlook, sector: Hex, enemies: list[Ship]) -> Target:
    """What a sector brings; people have to be bombed away first, but a rival loses them too."""
    gain = outlook.worth_of_sector(sector)
    if sector.disc >= 0:
        gain = 0.75 * gain + 1.0
    if sector.discovery:
        gain += DISCOVERY
    cubes = 0
    if sector.disc >= 0 and not no_defence(outlook.state, outlook.seat, sector.disc):
        cubes = sum(sector.cubes)
    theirs = force_of(outlook.state, enemies)
    if not enemies:
        return Target(theirs, cubes, gain, 0.0, 0.0, 0.0)
    won, lost = renown(outlook, enemies, won=True), renown(outlook, enemies, won=False)
    return Target(theirs, cubes, gain, won, lost, STAKE if outlook.left else 0.0)


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
    """The force that promises most of those that can be sent to a sector in one action."""
    enemies = outlook.foes(sector)
    here = sector.ships_of(outlook.seat)
    if here and not enemies:
        return None  # it is taken in the aftermath anyway
    near = within_reach(outlook, sector)[:count]
    if not enemies and sector.disc < 0:
        near = near[-1:]  # the weakest will do
    target = target_in(outlook, sector, enemies)
    already = target.promise(force_of(outlook.state, here)) if here else 0.0
    least = needed(outlook, enemies)
    best: Campaign | None = None
    for size in range(1, len(near) + 1):
        going = near[:size]
        fleet = force_of(outlook.state, [*here, *going])
        worth = target.promise(fleet) - already
        if target.chance(fleet) >= least and (best is None or worth > best.worth):
            best = Campaign(sector, worth, tuple(going))
    return best


def needed(outlook: Outlook, enemies: list[Ship]) -> float:
    """How likely a victory has to be; into the Galactic Center nobody flies without odds."""
    if any(ship.kind == NeutralType.GCDS for ship in enemies):
        return CENTRE
    return LIKELY if outlook.left else LAST_STAND


def within_reach(outlook: Outlook, target: Hex) -> list[Ship]:
    """Own ships that can get there in one activation each, the strongest first."""
    steps = outlook.steps_to(target)
    return [
        ship
        for origin, ship, reach in squadrons(outlook)
        if origin != target.id and steps.get(origin, 99) <= reach
    ]


def squadrons(outlook: Outlook) -> list[tuple[str, Ship, int]]:
    """Ships that can leave their sectors, with where they are and how far they go."""
    if outlook.squadrons is None:
        state, seat = outlook.state, outlook.seat
        found: list[tuple[float, str, Ship, int]] = []
        for sector in state.sectors.values():
            own = [ship for ship in sector.ships_of(seat) if ship.kind != ShipType.STARBASE]
            for ship in own[: movable(state, seat, sector)] if own else []:
                might = might_of(state, seat, ship.kind)
                reach = design_of(state, outlook.player, ship.kind).move
                found.append((-might.fire * (might.hull + 1), sector.id, ship, reach))
        found.sort(key=lambda each: (each[0], each[2].id))
        outlook.squadrons = [(origin, ship, reach) for _, origin, ship, reach in found]
    return outlook.squadrons


def best_campaign(outlook: Outlook, moves: int = 0) -> Campaign | None:
    """What to do with the next Move action."""
    count = moves or activations(outlook.state, outlook.player, Action.MOVE)
    found = campaigns(outlook, count)
    return found[0] if found else None


# --------------------------------------------------------------------------- preparations


class Ambition:
    """What a fleet could win, so that ships and parts can be weighed by what they add to it."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.fleet: list[tuple[str, Might]] = [
            (ship.kind, might_of(outlook.state, outlook.seat, ship.kind))
            for sector in outlook.state.sectors.values()
            for ship in sector.ships_of(outlook.seat)
            if ship.kind != ShipType.STARBASE
        ]
        self.targets = targets(outlook)
        self.now = self.hopes([might for _, might in self.fleet])

    def hopes(self, fleet: list[Might]) -> float:
        """What the best target promises a fleet."""
        force, best = Force(fleet), 0.0
        for target in self.targets:
            chance = target.chance(force)
            best = max(
                best, chance * target.prize(force) - target.stake * (1 - chance) * len(fleet)
            )
        return best

    def with_recruits(self, kind: ShipType) -> float:
        """What one more ship adds: its share where several are wanted, and can be paid."""
        outlook = self.outlook
        player = outlook.player
        cost = cost_of(outlook.state, player, kind.value)
        most = min(4, player.supply[kind], player.storage[Resource.MATERIALS] // cost)
        recruit = might_of(outlook.state, outlook.seat, kind.value)
        fleet = [might for _, might in self.fleet]
        best = 0.0
        for count in range(1, most + 1):
            fleet.append(recruit)
            best = max(best, (self.hopes(fleet) - self.now) / count)
        return PREPARED * best - MATERIALS * cost

    def with_design(self, kind: ShipType, might: Might) -> float:
        """What a new design of a type adds; where there is no such ship, one is imagined."""
        fleet = [might if each == kind else old for each, old in self.fleet]
        now, share = self.now, PREPARED
        if not any(each == kind for each, _ in self.fleet):
            old = of_design(design_of(self.outlook.state, self.outlook.player, kind))
            now, share = self.hopes([*fleet, old]), 0.5 * PREPARED
            fleet.append(might)
        return share * (self.hopes(fleet) - now)


def targets(outlook: Outlook) -> list[Target]:
    """Sectors with enemies not far from one's own."""
    found: list[Target] = []
    own = [sector.id for sector in outlook.own]
    for sector in outlook.state.sectors.values():
        enemies = outlook.foes(sector)
        if not enemies or is_friendly(outlook, sector):
            continue
        steps = outlook.steps_to(sector)
        if any(steps.get(each, 99) <= REACH for each in own):
            found.append(target_in(outlook, sector, enemies))
    return found


def ambition(outlook: Outlook) -> Ambition:
    """Worked out once for every decision."""
    if outlook.ambition is None:
        outlook.ambition = Ambition(outlook)
    assert isinstance(outlook.ambition, Ambition)
    return outlook.ambition
