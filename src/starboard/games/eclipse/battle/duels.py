"""A battle: its duels, their missile step and rounds, and what follows (ECL-CMB-05)."""

from __future__ import annotations

from typing import Final

from starboard.games.eclipse.battle.events import BattleBegan, BattleEnded, DuelBegan
from starboard.games.eclipse.battle.fire import Volley
from starboard.games.eclipse.battle.reputation import DrawReputation
from starboard.games.eclipse.battle.retreat import force_out, give_orders, leave, settle_retreats
from starboard.games.eclipse.battle.sides import (
    battle_of,
    duellists,
    is_over,
    is_stalemate,
    next_duel,
    next_turn,
    parties_in_order,
)
from starboard.games.eclipse.state import NEUTRAL, Battle, Table
from starboard.kernel import Chance, Step

FIRST: Final = 1_000_000
"""Above every rank: a round begins."""


class StartBattle(Step[Table]):
    """The battle in one sector, from its first duel to the return of ships."""

    sector: str

    def run(self, state: Table, chance: Chance) -> None:
        order = parties_in_order(state.sectors[self.sector])
        state.battle = Battle(self.sector, order, [], {}, [], [], [])
        state.report(BattleBegan("ECL-CMB-04", self.sector))
        state.push(NextDuel())


class NextDuel(Step[Table]):
    """The two parties that arrived last, until one is left (ECL-CMB-06, 08)."""

    def run(self, state: Table, chance: Chance) -> None:
        battle = battle_of(state)
        pair = next_duel(state, state.sectors[battle.sector], battle.order)
        if pair is None:
            drawing = [party for party in battle.order if party in battle.fighters]
            draws = [DrawReputation(party) for party in drawing if party != NEUTRAL]
            state.push(*draws, ReturnShips())
            return
        battle.defender, battle.attacker = pair
        battle.round, battle.turn = 0, FIRST
        for party in pair:
            if party not in battle.fighters:
                battle.fighters.append(party)
        state.report(DuelBegan("ECL-CMB-09", battle.sector, battle.attacker, battle.defender))
        state.push(NextActivation())


class NextActivation(Step[Table]):
    """Ship types from highest to lowest initiative, round after round (ECL-CMB-14, 17, 18)."""

    def run(self, state: Table, chance: Chance) -> None:
        battle = battle_of(state)
        if is_over(state, battle):
            settle_retreats(state, battle)  # ECL-CMB-41, 42
            state.push(NextDuel())
            return
        state.push(NextActivation())
        turn = next_turn(state, battle)
        if turn is None:
            battle.round += 1
            battle.turn = FIRST
            return
        battle.turn, party, kinds = turn
        if battle.round == 0 or party == NEUTRAL:  # ECL-CMB-19, 48
            state.push(Volley(party, kinds))
        else:
            activate(state, battle, party, kinds)


def activate(state: Table, battle: Battle, seat: int, kinds: tuple[str, ...]) -> None:
    """Types on the edge leave, the others attack or retreat (ECL-CMB-19, 38, 39)."""
    ships = [ship for ship in duellists(state, battle, seat) if ship.kind in kinds]
    leaving = [ship.kind for ship in ships if ship.retreat]
    leave(state, battle, [ship for ship in ships if ship.retreat])
    staying = tuple([kind for kind in kinds if kind not in leaving])
    if not staying:
        return
    if seat == battle.attacker and is_stalemate(state, battle):  # ECL-CMB-49
        force_out(state, battle, staying)
    else:
        give_orders(state, battle, seat, staying)


class ReturnShips(Step[Table]):
    """Destroyed ships can be built again (ECL-CMB-52)."""

    def run(self, state: Table, chance: Chance) -> None:
        battle = battle_of(state)
        for ship in battle.lost:
            if ship.owner != NEUTRAL:
                state.players[ship.owner].supply[ship.kind] += 1
        state.battle = None
        state.report(BattleEnded("ECL-CMB-52", battle.sector))
