"""Rolling dice and assigning them to ships (ECL-CMB-20…32, 43…46, ECL-TECH-20)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.eclipse.battle.assignment import best_target, damage_by_rule
from starboard.games.eclipse.battle.events import DiceRolled, ShipDestroyed, ShipHit
from starboard.games.eclipse.battle.moves import Hit
from starboard.games.eclipse.battle.sides import (
    battle_of,
    duel_of,
    duellists,
    has_effect,
    opponent,
    values_of,
)
from starboard.games.eclipse.control import depart
from starboard.games.eclipse.dice import COLOURS, is_hit
from starboard.games.eclipse.kinds import Colour
from starboard.games.eclipse.odds.targets import Strategy
from starboard.games.eclipse.own import CombatChoice
from starboard.games.eclipse.printed import SplitDamage
from starboard.games.eclipse.state import NEUTRAL, Battle, Die, Hex, Ship, Table
from starboard.kernel import Act, Chance, Move, Seat, Seats, Step


def dice_of(
    state: Table, party: int, ships: list[Ship], missiles: bool
) -> list[tuple[str, Colour]]:
    """One die of its colour for each symbol, for each ship, with its type (ECL-CMB-20, 21, 23)."""
    found: list[tuple[str, Colour]] = []
    for ship in ships:
        values = values_of(state, party, ship.kind)
        arms = values.missiles if missiles else values.cannons
        for colour in COLOURS:
            found.extend([(ship.kind, colour)] * arms.get(colour, 0))
    return found


class Volley(Step[Table]):
    """All dice of an activation, rolled together (ECL-CMB-22)."""

    party: int
    kinds: tuple[str, ...]

    def owners(self, state: Table) -> Seats:
        return duel_of(state)

    def run(self, state: Table, chance: Chance) -> None:
        battle = battle_of(state)
        missiles = battle.round == 0  # ECL-CMB-14, 20
        own = duellists(state, battle, self.party)
        ships = [ship for kind in self.kinds for ship in own if ship.kind == kind]
        dice = dice_of(state, self.party, ships, missiles)
        if not dice:
            return
        faces = chance.dice(len(dice))
        kinds = tuple([kind for kind, _ in dice])
        colours = tuple([colour.value for _, colour in dice])
        state.report(DiceRolled("ECL-CMB-22", self.party, kinds, colours, tuple(faces), missiles))
        splits = (  # ECL-CMB-30, ECL-TECH-20
            not missiles
            and self.party != NEUTRAL
            and has_effect(state, state.players[self.party], SplitDamage)
        )
        damage = state.box.tracks.dice.damage
        battle.dice = [  # ECL-CMB-28, 30, ECL-TECH-20
            Die(kind, colour.value, face, damage[colour], splits and colour is Colour.RED)
            for (kind, colour), face in zip(dice, faces, strict=True)
        ]
        battle.dice = [die for die in battle.dice if targets_of(state, battle, self.party, die)]
        if self.party == NEUTRAL:
            follow_rule(state, battle)
        elif battle.dice:
            battle.dice.sort(key=turn_of)
            state.push(Assigning(self.party))


def follow_rule(state: Table, battle: Battle) -> None:
    """Neutral dice are assigned without a choice (ECL-CMB-43)."""
    dice, battle.dice = battle.dice, []
    if dice:
        for ship, damage in damage_by_rule(state, battle, NEUTRAL, dice):
            harm(state, battle, ship, damage, NEUTRAL)


def turn_of(die: Die) -> tuple[bool, int, int]:
    """Dice that split come last: what they spill is then worth most; else strong ones first."""
    return (die.splits, -die.damage, die.face)


def targets_of(state: Table, battle: Battle, party: int, die: Die) -> list[Ship]:
    """The ships that a die hits, equal ones once (ECL-CMB-22, 24…26)."""
    computer = values_of(state, party, die.kind).computer
    enemy = opponent(battle, party)
    found: list[Ship] = []
    seen: list[tuple[str, int]] = []
    for ship in duellists(state, battle, enemy):
        like = (ship.kind, ship.damage)
        if like in seen:
            continue
        seen.append(like)
        if is_hit(die.face, computer, values_of(state, enemy, ship.kind).shield):
            found.append(ship)
    return found


class Assigning(Step[Table]):
    """Dice with one target go there; where there are several, the player is asked."""

    seat: int

    def run(self, state: Table, chance: Chance) -> None:
        if undecided(state, battle_of(state), self.seat):
            state.push(Aiming(self.seat))


def undecided(state: Table, battle: Battle, seat: int) -> list[Ship]:
    """Assign what leaves no choice; then the targets among which the next die can choose."""
    while battle.dice:
        targets = targets_of(state, battle, seat, battle.dice[0])
        if len(targets) > 1:
            return targets
        if targets:
            strike(state, battle, seat, targets[0])
        else:
            battle.dice.pop(0)
    return []


def wrong_target(ship: Ship, targets: list[Ship]) -> Illegal | None:
    """A miss, or a ship that is like another one on the list."""
    for target in targets:
        if target.id == ship.id:
            return None
        if target.kind == ship.kind and target.damage == ship.damage:
            return Illegal("ECL-CMB-22", "equal-ship-first", ship=target.id)
    return Illegal("ECL-CMB-26", "die-would-miss", ship=ship.id)


def ships_to_hit(aiming: Aiming, state: Table, seat: Seat) -> list[Hit]:
    """Every enemy ship in the duel."""
    battle = battle_of(state)
    return [Hit(ship.id) for ship in duellists(state, battle, opponent(battle, seat))]


def ships_hit(aiming: Aiming, state: Table, seat: Seat) -> list[Hit]:
    """Those that the next die hits."""
    battle = battle_of(state)
    return [Hit(ship.id) for ship in targets_of(state, battle, seat, battle.dice[0])]


def cannot_hit(aiming: Aiming, state: Table, seat: Seat, move: Hit) -> Illegal | None:
    """Why the next die does not go to that ship (ECL-CMB-22, 26)."""
    battle = battle_of(state)
    for ship in duellists(state, battle, opponent(battle, seat)):
        if ship.id == move.ship:
            return wrong_target(ship, targets_of(state, battle, seat, battle.dice[0]))
    return Illegal("ECL-CMB-22", "not-an-enemy-ship", ship=move.ship)


def hit(aiming: Aiming, state: Table, seat: Seat, move: Hit, chance: Chance) -> None:
    """The die goes there; then the others (ECL-CMB-22)."""
    battle = battle_of(state)
    for ship in targets_of(state, battle, seat, battle.dice[0]):
        if ship.id == move.ship:
            strike(state, battle, seat, ship)
    state.push(Assigning(aiming.seat))


class Aiming(CombatChoice):
    """Which ship the next die hits (ECL-CMB-22)."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Hit, hit, ships_to_hit, cannot_hit, ships_hit),)

    def owners(self, state: Table) -> Seats:
        return duel_of(state)

    def question(self, state: Table) -> dict[str, str | int]:
        die = battle_of(state).dice[0]
        damage = 1 if die.spilled else die.damage
        return {"kind": die.kind, "colour": die.colour, "roll": die.face, "damage": damage}


def strike(state: Table, battle: Battle, seat: int, ship: Ship) -> None:
    """The next die damages a ship; a splitting one keeps its excess (ECL-CMB-30, ECL-TECH-20)."""
    die = battle.dice[0]
    takes = values_of(state, ship.owner, ship.kind).hull + 1 - ship.damage
    deals = 1 if die.spilled else die.damage
    harm(state, battle, ship, min(deals, takes), seat)
    left = 0
    if die.spilled:
        left = die.damage - 1
    elif die.splits:
        left = max(0, die.damage - takes)
    if left:
        die.damage, die.spilled = left, True
    else:
        battle.dice.pop(0)


def harm(state: Table, battle: Battle, ship: Ship, damage: int, by: int) -> None:
    """Damage stays on the ship until it exceeds the hull (ECL-CMB-29, 31)."""
    ship.damage += damage
    if ship.damage > values_of(state, ship.owner, ship.kind).hull:
        destroy(state, battle, ship, by, "ECL-CMB-32")
        battle.kills.setdefault(by, []).append(ship.kind)  # ECL-CMB-32, ECL-REP-04
    else:
        state.report(ShipHit("ECL-CMB-29", ship.id, ship.owner, ship.damage))


def destroy(state: Table, battle: Battle, ship: Ship, by: int, clause: str) -> None:
    """A ship leaves at once; its owner gets it back after the battle (ECL-CMB-32, 52)."""
    take_out(state.sectors[battle.sector], ship)
    ship.damage, ship.retreat = 0, ""
    battle.lost.append(ship)
    state.report(ShipDestroyed(clause, ship.kind, ship.id, ship.owner, by))


def take_out(sector: Hex, ship: Ship) -> None:
    """Take a ship off a sector."""
    sector.ships = [each for each in sector.ships if each is not ship]
    depart(sector, ship.owner)


def suggested_hits(state: Table, seat: int, strategy: Strategy) -> list[Move]:
    """All decisions about the dice on the table as a strategy would make them."""
    copy = state.clone()
    battle = battle_of(copy)
    moves: list[Move] = []
    while targets := undecided(copy, battle, seat):
        ship = best_target(copy, battle, seat, targets, strategy)
        moves.append(Hit(ship.id))
        strike(copy, battle, seat, ship)
    return moves
