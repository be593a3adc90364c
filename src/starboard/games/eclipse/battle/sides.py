"""Who fights whom: parties in a sector, their ships in a duel, their turns (ECL-CMB-02…13)."""

from __future__ import annotations

from starboard.games.eclipse.designs import design_of
from starboard.games.eclipse.dice import rank
from starboard.games.eclipse.kinds import NeutralType, ShipType, Special
from starboard.games.eclipse.odds.ships import Values
from starboard.games.eclipse.state import NEUTRAL, Battle, Hex, Player, Ship, Table
from starboard.kernel import Seats

KINDS: tuple[str, ...] = (
    *[kind.value for kind in ShipType],
    *[kind.value for kind in NeutralType],
)
"""Ship types in the order in which their dice are rolled."""


def battle_of(state: Table) -> Battle:
    """The battle that is being fought."""
    assert state.battle is not None
    return state.battle


def values_of(state: Table, owner: int, kind: str) -> Values:
    """What the blueprint of a ship type adds up to."""
    if owner == NEUTRAL:
        return state.neutrals[kind]
    return design_of(state, state.players[owner], kind)


def has_effect(state: Table, player: Player, kind: type) -> bool:
    """Whether a technology of this player has such an effect."""
    for track in player.technologies.values():
        for name in track:
            if isinstance(state.box.technologies[name].effect, kind):
                return True
    return False


# ------------------------------------------------------------------------- parties


def parties_in_order(sector: Hex) -> list[int]:
    """Neutral ships, the controller, then everybody by arrival (ECL-CMB-07, 10, ECL-GEN-06)."""
    there = sector.parties()
    first = [party for party in (NEUTRAL, sector.disc) if party in there]
    return list(dict.fromkeys([*first, *there]))


def at_peace(state: Table, sector: Hex, one: int, other: int) -> bool:
    """Draco and Ancients, Starbases and neutral ships do not fight (ECL-SPEC-25, ECL-CMB-47)."""
    if NEUTRAL not in (one, other):
        return False
    seat = max(one, other)
    if not [ship for ship in sector.ships_of(seat) if ship.kind != ShipType.STARBASE]:
        return True
    if Special.COEXISTS_WITH_ANCIENTS not in state.players[seat].people.special:
        return False
    return all(ship.kind == NeutralType.ANCIENT for ship in sector.ships_of(NEUTRAL))


def next_duel(state: Table, sector: Hex, order: list[int]) -> tuple[int, int] | None:
    """Of those still there, the two that arrived last; the earlier one defends (ECL-CMB-06, 09)."""
    there = [party for party in order if sector.has_ship(party)]
    if len(there) < 2:
        return None
    defender, attacker = there[-2:]
    return None if at_peace(state, sector, defender, attacker) else (defender, attacker)


def has_battle(state: Table, sector: Hex) -> bool:
    """Ships of at least two parties that fight each other (ECL-CMB-02)."""
    return next_duel(state, sector, parties_in_order(sector)) is not None


# ------------------------------------------------------------------------- the duel


def duellists(state: Table, battle: Battle, party: int) -> list[Ship]:
    """The ships of a party that fight in this duel; Starbases ignore neutrals (ECL-CMB-47)."""
    ships = state.sectors[battle.sector].ships
    if NEUTRAL in (battle.defender, battle.attacker):
        starbase = ShipType.STARBASE.value
        return [ship for ship in ships if ship.owner == party and ship.kind != starbase]
    return [ship for ship in ships if ship.owner == party]


def duel_of(state: Table) -> Seats:
    """Both parties of the duel: what is to be done in it is a matter of both."""
    battle = battle_of(state)
    return battle.defender, battle.attacker


def opponent(battle: Battle, party: int) -> int:
    """The other party of the duel."""
    return battle.attacker if party == battle.defender else battle.defender


def is_over(state: Table, battle: Battle) -> bool:
    """One of the two has no ship left in the sector (ECL-CMB-18)."""
    return not (
        duellists(state, battle, battle.defender) and duellists(state, battle, battle.attacker)
    )


def ranks(state: Table, battle: Battle, party: int) -> dict[str, int]:
    """The turn of each ship type that a party has in the duel (ECL-CMB-11, 12)."""
    found: dict[str, int] = {}
    for ship in duellists(state, battle, party):
        if ship.kind not in found:
            values = values_of(state, party, ship.kind)
            if battle.round or values.missiles:  # ECL-CMB-14
                found[ship.kind] = rank(values.initiative, party == battle.defender)
    return found


def next_turn(state: Table, battle: Battle) -> tuple[int, int, tuple[str, ...]] | None:
    """The rank that comes next, whose it is, and the types that act together (ECL-CMB-13, 17)."""
    waiting = [
        (turn, side)
        for side in (battle.defender, battle.attacker)
        for turn in ranks(state, battle, side).values()
        if turn < battle.turn
    ]
    if not waiting:
        return None
    turn, party = max(waiting)
    together = ranks(state, battle, party)
    return turn, party, tuple([kind for kind in KINDS if together.get(kind) == turn])


def is_stalemate(state: Table, battle: Battle) -> bool:
    """No ship of either party has a cannon, and the defender stays (ECL-CMB-49)."""
    for party in (battle.defender, battle.attacker):
        for ship in duellists(state, battle, party):
            if values_of(state, party, ship.kind).cannons:
                return False
    return any(not ship.retreat for ship in duellists(state, battle, battle.defender))
