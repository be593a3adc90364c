"""The round and its action phase: turns, actions, reactions, passing (ECL-ACT, ECL-REACT)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.eclipse.activation import Activation, TurnChoice, activations
from starboard.games.eclipse.asides import asides_of
from starboard.games.eclipse.battle.combat import CombatPhase
from starboard.games.eclipse.build import Building
from starboard.games.eclipse.cleanup import Cleanup
from starboard.games.eclipse.colonies import Colonise
from starboard.games.eclipse.diplomacy import Aggression, Offer, wants_room
from starboard.games.eclipse.events import (
    ActionTaken,
    Passed,
    Reacted,
    RoundBegan,
    StartMarkerTaken,
)
from starboard.games.eclipse.explore import Exploring
from starboard.games.eclipse.influence import Influencing
from starboard.games.eclipse.kinds import Action, Resource
from starboard.games.eclipse.movement import Moving
from starboard.games.eclipse.moves import Act, EndTurn, React
from starboard.games.eclipse.research import Researching
from starboard.games.eclipse.resources import gain
from starboard.games.eclipse.scoring import final_outcome
from starboard.games.eclipse.state import Table
from starboard.games.eclipse.upgrade import Upgrading
from starboard.games.eclipse.upkeep import UpkeepPhase
from starboard.kernel import Chance, Move, Pass, Seat, Step

ACTIVATIONS: dict[Action, type[Activation]] = {
    Action.EXPLORE: Exploring,
    Action.RESEARCH: Researching,
    Action.UPGRADE: Upgrading,
    Action.BUILD: Building,
    Action.MOVE: Moving,
    Action.INFLUENCE: Influencing,
}
"""The choice that each action opens, with its seat and its activations (ECL-ACT-08)."""


class Round(Step[Table]):
    """Four phases in fixed order (ECL-GEN-02)."""

    def run(self, state: Table, chance: Chance) -> None:
        state.report(RoundBegan("ECL-GEN-02", state.round))
        state.first_pass = False
        state.push(ActionPhase(), CombatPhase(), UpkeepPhase(), Cleanup(), NextRound())


class NextRound(Step[Table]):
    """The round marker moves on, or the game ends (ECL-CLN-06, ECL-END-01)."""

    def run(self, state: Table, chance: Chance) -> None:
        if state.round >= state.box.tracks.game.rounds or not state.alive():
            state.finish(final_outcome(state))
            return
        state.round += 1
        state.push(Round())


class ActionPhase(Step[Table]):
    """Turns pass clockwise from the holder of the start marker (ECL-ACT-01)."""

    def run(self, state: Table, chance: Chance) -> None:
        state.push(Turn(state.start))


class Turn(Step[Table]):
    """One player's turn; none follows once everybody has passed (ECL-ACT-04)."""

    seat: int

    def run(self, state: Table, chance: Chance) -> None:
        if all(state.players[seat].passed for seat in state.alive()):
            return
        state.active = self.seat  # ECL-DIP-02
        state.influenced = []  # ECL-INF-06
        state.refused = []  # ECL-DIP-10
        state.push(TakeTurn(self.seat), WrapUp(self.seat), Aggression(self.seat), Next(self.seat))


class Next(Step[Table]):
    """The next player clockwise (ECL-ACT-01)."""

    seat: int

    def run(self, state: Table, chance: Chance) -> None:
        state.push(Turn(state.after(self.seat)))


class TakeTurn(TurnChoice):
    """One action or pass; after passing one reaction or pass again (ECL-ACT-02, 03, 05)."""

    accepts: ClassVar[tuple[type[Move], ...]] = (Act, React, Pass)

    def question(self, state: Table) -> dict[str, str | int]:
        passed = "yes" if state.players[self.seat].passed else "no"
        return {"seat": self.seat, "passed": passed}

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        return [
            *[Act(action) for action in Action],
            *[React(action) for action in state.box.tracks.game.reactions],
            Pass(),
        ]

    def moves(self, state: Table, seat: Seat) -> list[Move]:
        player = state.players[seat]
        if not player.discs:
            return [Pass()]
        if player.passed:
            return [*[React(action) for action in state.box.tracks.game.reactions], Pass()]
        return [*[Act(action) for action in Action], Pass()]

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        player = state.players[seat]
        if isinstance(move, Pass):
            return None
        if isinstance(move, Act) and player.passed:
            return Illegal("ECL-ACT-03", "only-reactions-after-passing")
        if isinstance(move, React):
            if not player.passed:
                return Illegal("ECL-ACT-03", "reactions-only-after-passing")
            if move.action not in state.box.tracks.game.reactions:
                return Illegal("ECL-REACT-03", "no-such-reaction", action=move.action.value)
        if not player.discs:
            return Illegal("ECL-ACT-05", "no-disc-left")
        return None

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        if isinstance(move, Act):
            act(state, seat, move.action)
        elif isinstance(move, React):
            react(state, seat, move.action)
        else:
            pass_turn(state, seat)


def act(state: Table, seat: int, action: Action) -> None:
    """The leftmost disc goes to the action's space (ECL-ACT-06)."""
    player = state.players[seat]
    player.discs -= 1
    player.acting[action] += 1
    state.report(ActionTaken("ECL-ACT-06", seat, action.value))
    state.push(ACTIVATIONS[action](seat, activations(state, player, action)))


def react(state: Table, seat: int, action: Action) -> None:
    """The leftmost disc goes to the reaction's space; one activation (ECL-REACT-01, 02)."""
    player = state.players[seat]
    player.discs -= 1
    player.reacting[action] += 1
    state.report(Reacted("ECL-REACT-01", seat, action.value))
    state.push(ACTIVATIONS[action](seat, state.box.tracks.game.reaction_activations))


def pass_turn(state: Table, seat: int) -> None:
    """Do nothing; the first to pass gets money and the start marker (ECL-ACT-09, 10, 11)."""
    state.players[seat].passed = True
    state.report(Passed("ECL-ACT-09", seat))
    if state.first_pass:
        return
    state.first_pass = True
    gain(state, seat, Resource.MONEY, state.box.tracks.game.first_pass_money, "ECL-ACT-10")
    state.start = seat
    state.report(StartMarkerTaken("ECL-ACT-11", seat))


class WrapUp(Step[Table]):
    """Colony ships and offers may still be used before the turn ends (ECL-ACT-12, ECL-DIP-02)."""

    seat: int

    def run(self, state: Table, chance: Chance) -> None:
        state.push(Closing(self.seat))  # what may be done aside depends on the open decision
        for aside in asides_of(state, self.seat):
            wanted = isinstance(aside, (Colonise, Offer))
            if wanted and aside.reason(state, self.seat) is None:
                return
        if state.rules < 2 or not wants_room(state, self.seat):
            state.current.stack.pop()


class Closing(TurnChoice):
    """The last chance to do something aside in this turn (ECL-ACT-12)."""

    accepts: ClassVar[tuple[type[Move], ...]] = (EndTurn,)

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        return [EndTurn()]

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        """The turn goes on to its end."""
