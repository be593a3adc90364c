"""Retreats, of one's own will or forced by a stalemate (ECL-CMB-33…42, 49…51)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.eclipse.battle.events import (
    RetreatCancelled,
    RetreatDeclared,
    Retreated,
    StalemateReached,
)
from starboard.games.eclipse.battle.fire import Volley, destroy, take_out
from starboard.games.eclipse.battle.moves import Attack, Retreat
from starboard.games.eclipse.battle.sides import KINDS, battle_of, duel_of, duellists, ranks
from starboard.games.eclipse.galaxy import connected, enemies, reachable
from starboard.games.eclipse.kinds import ShipType
from starboard.games.eclipse.own import CombatChoice
from starboard.games.eclipse.printed import HalfWormholes
from starboard.games.eclipse.state import NOBODY, Battle, Hex, Ship, Table
from starboard.kernel import Act, Chance, Seat, Seats


def half_is_enough(state: Table, seat: int) -> bool:
    """Whether a single fragment is enough for a retreat: Wormhole Generator (ECL-CMB-34)."""
    for track in state.players[seat].technologies.values():
        for name in track:
            effect = state.box.technologies[name].effect
            if isinstance(effect, HalfWormholes) and effect.retreat:
                return True
    return False


def retreat_sectors(state: Table, seat: int, origin: Hex) -> list[Hex]:
    """Connected sectors with an own disc and without enemy ships (ECL-CMB-34…36)."""
    return [
        sector
        for sector in reachable(state, origin, half_is_enough(state, seat))
        if sector.disc == seat and not is_hostile(state, seat, sector)
    ]


def is_hostile(state: Table, seat: int, sector: Hex) -> bool:
    """Whether enemy ships are there; Ancients are none for Draco (ECL-CMB-36, ECL-SPEC-25)."""
    if state.rules < 2:
        return sector.has_enemy_ship(seat)
    return enemies(state.players[seat], sector) > 0


def give_orders(state: Table, battle: Battle, seat: int, kinds: tuple[str, ...]) -> None:
    """Ask for each type whether it attacks or retreats, where it can retreat at all."""
    mobile = tuple([kind for kind in kinds if kind != ShipType.STARBASE])  # ECL-CMB-37
    if not mobile or not retreat_sectors(state, seat, state.sectors[battle.sector]):
        state.push(Volley(seat, kinds))
        return
    state.push(Orders(seat, mobile, tuple([kind for kind in kinds if kind not in mobile])))


def force_out(state: Table, battle: Battle, kinds: tuple[str, ...]) -> None:
    """The attacker leaves; who cannot is destroyed, to nobody's credit (ECL-CMB-49…51)."""
    seat = battle.attacker
    state.report(StalemateReached("ECL-CMB-49", seat))
    ways = retreat_sectors(state, seat, state.sectors[battle.sector])
    leaving = tuple([kind for kind in kinds if ways and kind != ShipType.STARBASE])
    for ship in duellists(state, battle, seat):
        if ship.kind in kinds and ship.kind not in leaving:
            destroy(state, battle, ship, NOBODY, "ECL-CMB-50")
    if len(ways) == 1:
        for kind in leaving:
            declare(state, battle, seat, kind, ways[0].id)
    elif leaving:
        state.push(Orders(seat, leaving, (), True))


def not_its_turn(orders: Orders, kind: str) -> Illegal | None:
    """Type by type, in the order in which they are asked (ECL-CMB-19)."""
    if kind != orders.kinds[0]:
        return Illegal("ECL-CMB-19", "another-type-first", kind=orders.kinds[0])
    return None


def attacks(orders: Orders, state: Table, seat: Seat) -> list[Attack]:
    """The type that is asked."""
    return [Attack(orders.kinds[0])]


def cannot_attack(orders: Orders, state: Table, seat: Seat, move: Attack) -> Illegal | None:
    """In a stalemate nobody attacks (ECL-CMB-19, 49)."""
    forced = Illegal("ECL-CMB-49", "must-retreat") if orders.forced else None
    return not_its_turn(orders, move.kind) or forced


def attack(orders: Orders, state: Table, seat: Seat, move: Attack, chance: Chance) -> None:
    """Its ships fire together with the others that attack (ECL-CMB-13, 22)."""
    go_on(orders, state, (*orders.attacking, orders.kinds[0]))


def go_on(orders: Orders, state: Table, attacking: tuple[str, ...]) -> None:
    """The next type is asked; after the last one those that attack fire."""
    if orders.kinds[1:]:
        state.push(Orders(orders.seat, orders.kinds[1:], attacking, orders.forced))
    elif attacking:
        state.push(Volley(orders.seat, tuple([kind for kind in KINDS if kind in attacking])))


def retreats(orders: Orders, state: Table, seat: Seat) -> list[Retreat]:
    """The type that is asked, to every sector on the map."""
    return [Retreat(orders.kinds[0], sector.id) for sector in state.sectors.values()]


def open_retreats(orders: Orders, state: Table, seat: Seat) -> list[Retreat]:
    """Where it can retreat to (ECL-CMB-34…36)."""
    ways = retreat_sectors(state, seat, state.sectors[battle_of(state).sector])
    return [Retreat(orders.kinds[0], sector.id) for sector in ways]


def cannot_retreat(orders: Orders, state: Table, seat: Seat, move: Retreat) -> Illegal | None:
    """Starbases stay, and not every sector is a refuge (ECL-CMB-19, 34…37)."""
    if move.kind == ShipType.STARBASE:  # ECL-CMB-37
        return Illegal("ECL-CMB-37", "starbases-stay")
    return not_its_turn(orders, move.kind) or no_refuge(state, seat, move.sector)


def no_refuge(state: Table, seat: int, name: str) -> Illegal | None:
    """Why ships cannot retreat to a sector (ECL-CMB-34…36)."""
    origin, sector = state.sectors[battle_of(state).sector], state.sectors.get(name)
    half = half_is_enough(state, seat)
    if sector is None or not connected(origin, sector, half):
        return Illegal("ECL-CMB-34", "retreat-not-connected", sector=name)
    if sector.disc != seat:
        return Illegal("ECL-CMB-35", "retreat-not-controlled", sector=name)
    if is_hostile(state, seat, sector):
        return Illegal("ECL-CMB-36", "retreat-to-enemies", sector=name)
    return None


def retreat(orders: Orders, state: Table, seat: Seat, move: Retreat, chance: Chance) -> None:
    """Its ships go to the edge of the sector (ECL-CMB-33)."""
    battle = battle_of(state)
    declare(state, battle, seat, orders.kinds[0], move.sector)
    if not orders.forced:  # ECL-REP-09, 11
        note_flight(state, battle, seat)
    go_on(orders, state, orders.attacking)


class Orders(CombatChoice):
    """Attack or retreat, type by type (ECL-CMB-13, 19); a stalemate leaves only the retreat."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Attack, attack, attacks, cannot_attack),
        Act(Retreat, retreat, retreats, cannot_retreat, open_retreats),
    )
    kinds: tuple[str, ...]
    """Types still to decide about; the first one is next."""
    attacking: tuple[str, ...]
    forced: bool = False

    def owners(self, state: Table) -> Seats:
        return duel_of(state)

    def question(self, state: Table) -> dict[str, str | int]:
        where, forced = battle_of(state).sector, "yes" if self.forced else "no"
        return {"kind": self.kinds[0], "sector": where, "forced": forced}


def declare(state: Table, battle: Battle, seat: int, kind: str, sector: str) -> None:
    """All ships of the type go to the edge of the sector together (ECL-CMB-33)."""
    for ship in duellists(state, battle, seat):
        if ship.kind == kind:
            ship.retreat = sector
    state.report(RetreatDeclared("ECL-CMB-33", seat, kind, sector))


def note_flight(state: Table, battle: Battle, seat: int) -> None:
    """Who decided to leave with every remaining ship draws less (ECL-REP-09)."""
    ships = state.sectors[battle.sector].ships_of(seat)
    if seat not in battle.fled and all(ship.retreat != "" for ship in ships):
        battle.fled.append(seat)


def leave(state: Table, battle: Battle, ships: list[Ship]) -> None:
    """Ships that declared their retreat before move on (ECL-CMB-38, 42)."""
    told: list[str] = []
    for ship in ships:
        goal = state.sectors[ship.retreat]
        take_out(state.sectors[battle.sector], ship)
        goal.ships.append(ship)
        ship.retreat = ""
        if ship.kind not in told:
            told.append(ship.kind)
            state.report(Retreated("ECL-CMB-38", ship.owner, ship.kind, goal.id))


def settle_retreats(state: Table, battle: Battle) -> None:
    """The duel is over: who would still have left this round does, others stay (ECL-CMB-41, 42)."""
    for party in (battle.defender, battle.attacker):
        on_the_way = [ship for ship in duellists(state, battle, party) if ship.retreat]
        turns = ranks(state, battle, party)
        leave(state, battle, [ship for ship in on_the_way if turns[ship.kind] < battle.turn])
        told: list[str] = []
        for ship in on_the_way:
            if ship.retreat:
                ship.retreat = ""
                if ship.kind not in told:
                    told.append(ship.kind)
                    state.report(RetreatCancelled("ECL-CMB-41", party, ship.kind))
