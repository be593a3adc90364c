"""The round and its action phase: turns, actions, reactions, passing (ECL-ACT, ECL-REACT)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.eclipse.activation import Activation, TurnChoice, activations
from starboard.games.eclipse.asides import possible_asides
from starboard.games.eclipse.battle.combat import CombatPhase
from starboard.games.eclipse.build import Building
from starboard.games.eclipse.cleanup import Cleanup
from starboard.games.eclipse.colonies import Colonise
from starboard.games.eclipse.diplomacy import Aggression, wants_room
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
from starboard.games.eclipse.moves import EndTurn, React, TakeAction
from starboard.games.eclipse.own import OwnStep
from starboard.games.eclipse.refusals import is_ship, is_zone, sector_of
from starboard.games.eclipse.relations import Offer
from starboard.games.eclipse.research import Researching
from starboard.games.eclipse.resources import gain
from starboard.games.eclipse.scoring import final_outcome
from starboard.games.eclipse.state import Table
from starboard.games.eclipse.upgrade import Upgrading
from starboard.games.eclipse.upkeep import UpkeepPhase
from starboard.kernel import Act, Chance, Pass, Seat, Step

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


ACTIONS = tuple([TakeAction(action) for action in Action])


def actions(turn: TakeTurn, state: Table, seat: Seat) -> tuple[TakeAction, ...]:
    """All six (ECL-ACT-08)."""
    return ACTIONS


def open_actions(turn: TakeTurn, state: Table, seat: Seat) -> tuple[TakeAction, ...]:
    """All or none."""
    player = state.players[seat]
    return ACTIONS if player.discs and not player.passed else ()


def cannot_act(turn: TakeTurn, state: Table, seat: Seat, move: TakeAction) -> Illegal | None:
    """Who has passed takes no action, nor who has no disc (ECL-ACT-03, 05)."""
    player = state.players[seat]
    if player.passed:
        return Illegal("ECL-ACT-03", "only-reactions-after-passing")
    return None if player.discs else Illegal("ECL-ACT-05", "no-disc-left")


def take_action(turn: TakeTurn, state: Table, seat: Seat, move: TakeAction, chance: Chance) -> None:
    """The leftmost disc goes to the action's space (ECL-ACT-06)."""
    player, action = state.players[seat], move.action
    player.discs -= 1
    player.acting[action] += 1
    state.report(ActionTaken("ECL-ACT-06", seat, action.value))
    state.push(ACTIVATIONS[action](seat, activations(state, player, action)))


def reactions(turn: TakeTurn, state: Table, seat: Seat) -> list[React]:
    """Upgrade, build and move (ECL-REACT-03)."""
    return [React(action) for action in state.box.tracks.game.reactions]


def open_reactions(turn: TakeTurn, state: Table, seat: Seat) -> list[React]:
    """All or none."""
    player = state.players[seat]
    return reactions(turn, state, seat) if player.discs and player.passed else []


def cannot_react(turn: TakeTurn, state: Table, seat: Seat, move: React) -> Illegal | None:
    """Only who has passed reacts, with a disc (ECL-ACT-03, 05, ECL-REACT-03)."""
    player = state.players[seat]
    if not player.passed:
        return Illegal("ECL-ACT-03", "reactions-only-after-passing")
    if move.action not in state.box.tracks.game.reactions:
        return Illegal("ECL-REACT-03", "no-such-reaction", action=move.action.value)
    return None if player.discs else Illegal("ECL-ACT-05", "no-disc-left")


def react(turn: TakeTurn, state: Table, seat: Seat, move: React, chance: Chance) -> None:
    """The leftmost disc goes to the reaction's space; one activation (ECL-REACT-01, 02)."""
    player, action = state.players[seat], move.action
    player.discs -= 1
    player.reacting[action] += 1
    state.report(Reacted("ECL-REACT-01", seat, action.value))
    state.push(ACTIVATIONS[action](seat, state.box.tracks.game.reaction_activations))


def pass_turn(turn: TakeTurn, state: Table, seat: Seat, move: Pass, chance: Chance) -> None:
    """Do nothing; the first to pass gets money and the start marker (ECL-ACT-09, 10, 11)."""
    state.players[seat].passed = True
    state.report(Passed("ECL-ACT-09", seat))
    if state.first_pass:
        return
    state.first_pass = True
    gain(state, seat, Resource.MONEY, state.box.tracks.game.first_pass_money, "ECL-ACT-10")
    state.start = seat
    state.report(StartMarkerTaken("ECL-ACT-11", seat))


def action_for(state: Table, thing: str) -> Action | None:
    """The action that somebody means who points at a thing."""
    if is_zone(thing):
        return Action.EXPLORE
    if is_ship(state, thing) or sector_of(state, thing):
        return Action.MOVE
    if thing in state.box.technologies:
        return Action.RESEARCH
    if thing in state.box.parts or thing.startswith("slot."):
        return Action.UPGRADE
    return Action.BUILD if thing.startswith("build.") else None


class TakeTurn(TurnChoice):
    """One action or pass; after passing one reaction or pass again (ECL-ACT-02, 03, 05)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(TakeAction, take_action, actions, cannot_act, open_actions),
        Act(React, react, reactions, cannot_react, open_reactions),
        Act(Pass, pass_turn),
    )

    def refuse(self, state: Table, seat: Seat, thing: str) -> Illegal | None:
        """What the action that it is meant for would say (ECL-ACT-08)."""
        player = state.players[seat]
        if not player.discs:
            return Illegal("ECL-ACT-05", "no-disc-left")
        meant = action_for(state, thing)
        if meant is None:
            return None
        if player.passed and meant not in state.box.tracks.game.reactions:
            return Illegal("ECL-ACT-03", "only-reactions-after-passing")
        action = ACTIVATIONS[meant](seat, activations(state, player, meant))
        reasons = [
            action.reason(state, seat, move)
            for move in action.offers(state, seat)
            if thing in move.touches
        ]
        return reasons[0] if reasons else action.refuse(state, seat, thing)

    def question(self, state: Table) -> dict[str, str | int]:
        passed = "yes" if state.players[self.seat].passed else "no"
        return {"seat": self.seat, "passed": passed}


class WrapUp(OwnStep):
    """Colony ships and offers may still be used before the turn ends (ECL-ACT-12, ECL-DIP-02)."""

    def run(self, state: Table, chance: Chance) -> None:
        if has_more_to_do(state, self.seat):
            state.push(Closing(self.seat))


def has_more_to_do(state: Table, seat: Seat) -> bool:
    """Whether a colony ship or an offer is possible, or would be with more room (ECL-DIP-05)."""
    if possible_asides(state, seat, (Colonise, Offer)):
        return True
    return state.rules >= 2 and wants_room(state, seat)


def end_turn(closing: Closing, state: Table, seat: Seat, move: EndTurn, chance: Chance) -> None:
    """The turn goes on to its end."""


class Closing(TurnChoice):
    """The last chance to do something aside in this turn (ECL-ACT-12)."""

    acts: ClassVar[tuple[Act, ...]] = (Act(EndTurn, end_turn),)
