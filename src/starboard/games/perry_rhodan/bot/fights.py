"""Rules of thumb for fights: exact odds of pairings times what the cards are worth."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from starboard.games.perry_rhodan.bot.outlook import Outlook
from starboard.games.perry_rhodan.bot.stakes import honours
from starboard.games.perry_rhodan.bot.worth import laid_worth
from starboard.games.perry_rhodan.holds import aboard
from starboard.games.perry_rhodan.kinds import CombatKind, Goal, MissionKind, Role, Stat
from starboard.games.perry_rhodan.moves.combat import (
    Bonus,
    BreakThrough,
    OpenPairing,
    Oppose,
    PlaceEscort,
    Reduce,
)
from starboard.games.perry_rhodan.moves.missions import CallName
from starboard.games.perry_rhodan.odds import Chances, Fighter, box_pile, pairing_odds
from starboard.games.perry_rhodan.passive import weakened
from starboard.games.perry_rhodan.reduction import hindrance
from starboard.games.perry_rhodan.state import Combat, Front, Laid, Table
from starboard.games.perry_rhodan.strengths import modifier, strength_of

THROUGH: Final = 2.5
"""What it is worth to break through with somebody who can reach the goal."""
ADVANCE: Final = 0.2
"""What it is worth to break through with anybody else."""
LOST_PLACE: Final = 2.0
"""What a defender expects to lose who gives the ground up."""


def fighter(state: Table, laid: Laid, front: Front | None = None) -> Fighter:
    """A card as the odds know it, with its escorts and bonuses."""
    escorts = [] if front is None else [escort.role for escort in front.escorts]
    return Fighter(
        strength_of(laid, Stat.STEALTH),
        strength_of(laid, Stat.ATTACK),
        strength_of(laid, Stat.DEFENCE),
        modifier(state, laid, Stat.STEALTH),
        modifier(state, laid, Stat.ATTACK) + (0 if front is None else front.bonus_attack),
        modifier(state, laid, Stat.DEFENCE) + (0 if front is None else front.bonus_defence),
        escorts.count(Stat.ATTACK),
        escorts.count(Stat.DEFENCE),
        weakened(state, laid),
    )


@lru_cache(maxsize=1 << 15)
def chances(attacker: Fighter, defender: Fighter, *, first: bool) -> Chances:
    """The odds of a pairing; nobody knows which action cards are gone."""
    return pairing_odds(attacker, defender, box_pile(), box_pile(), first)


class Duel:
    """A pairing that might come about, seen from one side."""

    def __init__(self, outlook: Outlook, combat: Combat, role: Role) -> None:
        self.outlook = outlook
        self.state = outlook.state
        self.combat = combat
        self.role = role
        self.first = combat.round <= 1

    def worth(self, mine: Laid, own: Fighter, theirs: Laid, enemy: Fighter) -> float:
        """Enemies that fall less own cards that do, and break-throughs."""
        attacking = self.role is Role.ATTACKER
        found = (
            chances(own, enemy, first=self.first)
            if attacking
            else chances(enemy, own, first=self.first)
        )
        hit, lost = (found.destroys, found.falls) if attacking else (found.falls, found.destroys)
        through = float(found.ahead) * self.break_worth(mine if attacking else theirs)
        gain = float(hit) * laid_worth(self.outlook, theirs)
        loss = float(lost) * laid_worth(self.outlook, mine)
        return gain - loss + (through if attacking else -through)

    def break_worth(self, laid: Laid) -> float:
        """What it is worth to the attacker that this card breaks through."""
        mission = self.state.mission
        if mission is None or mission.kind is MissionKind.COUNTER:
            return 0.0
        if self.combat.kind is CombatKind.SPACE:
            units = aboard(self.state, laid)
            able = bool(units) or laid.owner != self.outlook.seat
        else:
            units = [laid]
            troops_only = mission.goal is Goal.DESTABILISATION
            able = laid.card.is_troop or not troops_only
            able = able and not laid.passive and mission.goal is not None
        return THROUGH + honours(self.state, mission, units) if able else ADVANCE


def duel_of(outlook: Outlook) -> Duel | None:
    """The fight that goes on, seen from the player's side."""
    combat = outlook.state.combat
    role = None if combat is None else combat.role(outlook.seat)
    return None if combat is None or role is None else Duel(outlook, combat, role)


# ------------------------------------------------------------------------- line-up


def oppose(outlook: Outlook, move: Oppose) -> float:
    """Who does best against that front."""
    duel, mine, theirs = duel_of(outlook), outlook.state.laid(move.card), None
    if duel is not None:
        theirs = outlook.state.laid(move.against)
    if duel is None or mine is None or theirs is None:
        return 0.0
    state = outlook.state
    return 5.0 + duel.worth(mine, fighter(state, mine), theirs, fighter(state, theirs))


def open_pairing(outlook: Outlook, move: OpenPairing) -> float:
    """Who does best against those who may still come."""
    duel, mine = duel_of(outlook), outlook.state.laid(move.card)
    if duel is None or mine is None:
        return 0.0
    state = outlook.state
    names = duel.combat.side_of(duel.role.other)
    enemies = [laid for name in names if (laid := state.laid(name)) is not None]
    own = fighter(state, mine)
    worths = [duel.worth(mine, own, enemy, fighter(state, enemy)) for enemy in enemies]
    return 3.0 + sum(worths) / max(1, len(worths))


def escort(outlook: Outlook, move: PlaceEscort) -> float:
    """Where one point more helps most."""
    duel = duel_of(outlook)
    if duel is None:
        return 0.0
    for pairing in duel.combat.pairings:
        front, facing = pairing.front(duel.role), pairing.front(duel.role.other)
        if front is None or facing is None or front.card != move.front:
            continue
        mine, theirs = outlook.state.laid(front.card), outlook.state.laid(facing.card)
        if mine is None or theirs is None:
            continue
        own, enemy = fighter(outlook.state, mine, front), fighter(outlook.state, theirs, facing)
        more = own._replace(
            attack_escorts=own.attack_escorts + (move.role is Stat.ATTACK),
            defence_escorts=own.defence_escorts + (move.role is Stat.DEFENCE),
        )
        return 3.0 + duel.worth(mine, more, theirs, enemy) - duel.worth(mine, own, theirs, enemy)
    return 2.0


# ------------------------------------------------------------------------- stealth


def break_through(outlook: Outlook, move: BreakThrough) -> float:
    """Through, if whoever gets there can do something."""
    duel, laid = duel_of(outlook), outlook.state.laid(move.card)
    return 0.0 if duel is None or laid is None else duel.break_worth(laid)


def bonus(outlook: Outlook, move: Bonus) -> float:
    """The division of the difference that does most in this pairing."""
    duel = duel_of(outlook)
    if duel is None:
        return 0.0
    pairing = next(
        (each for each in duel.combat.pairings if is_undecided(each.front(duel.role))), None
    )
    front = None if pairing is None else pairing.front(duel.role)
    facing = None if pairing is None else pairing.front(duel.role.other)
    if front is None or facing is None:
        return 0.1 * move.attack
    mine, theirs = outlook.state.laid(front.card), outlook.state.laid(facing.card)
    if mine is None or theirs is None:
        return 0.1 * move.attack
    own = fighter(outlook.state, mine, front)
    more = own._replace(
        attack_bonus=own.attack_bonus + move.attack, defence_bonus=own.defence_bonus + move.defence
    )
    duel.first = False
    return duel.worth(mine, more, theirs, fighter(outlook.state, theirs, facing))


def is_undecided(front: Front | None) -> bool:
    """Whether a stealth value lies open of which nothing was made yet."""
    return front is not None and front.stealth >= 0 and not front.bonus_attack + front.bonus_defence


# ------------------------------------------------------------------------- retreat, reduction


def exchange(outlook: Outlook) -> float:
    """What the next round would bring, pairing by pairing, the strongest first."""
    duel = duel_of(outlook)
    if duel is None:
        return 0.0
    state, combat = outlook.state, duel.combat
    duel.first = False
    mine = [laid for name in combat.side_of(duel.role) if (laid := state.laid(name))]
    theirs = [laid for name in combat.side_of(duel.role.other) if (laid := state.laid(name))]
    mine.sort(key=lambda laid: -laid_worth(outlook, laid))
    theirs.sort(key=lambda laid: -laid_worth(outlook, laid))
    return sum(
        [
            duel.worth(one, fighter(state, one), other, fighter(state, other))
            for one, other in zip(mine, theirs, strict=False)
        ]
    )


def stay(outlook: Outlook) -> float:
    """Fight on while the odds are good; a defender holds the ground."""
    duel = duel_of(outlook)
    if duel is None:
        return 0.0
    if duel.role is Role.DEFENDER:
        return exchange(outlook) + LOST_PLACE
    mission = outlook.state.mission
    won = (
        mission is not None and duel.combat.kind is CombatKind.GROUND and bool(duel.combat.through)
    )
    if won and mission is not None and hindrance(outlook.state, mission) is None:
        return -1.0  # the goal is reached already
    return exchange(outlook) + 0.2


def call(outlook: Outlook, move: CallName) -> float:
    """What it would hurt most to lose."""
    mission = outlook.state.mission
    if mission is None:
        return 0.0
    cards = outlook.state.players[mission.target_space].cards.values()
    named = [laid for laid in cards if laid.card.family == move.name]
    return max([laid_worth(outlook, laid) for laid in named], default=0.0)


def reduce(outlook: Outlook, move: Reduce) -> float:
    """The best of an enemy's cards, the least of one's own."""
    laid = outlook.state.laid(move.card)
    if laid is None:
        return 0.0
    worth = laid_worth(outlook, laid)
    return worth if laid.owner != outlook.seat else -worth
