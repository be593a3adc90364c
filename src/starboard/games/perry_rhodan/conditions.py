"""Conditions of effects: what must hold, seen from a card and a player (PR-FX-01, 02)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from starboard.games.perry_rhodan.bearing import brought
from starboard.games.perry_rhodan.kinds import CombatKind, Role, Side
from starboard.games.perry_rhodan.marks import was_played
from starboard.games.perry_rhodan.state import Laid, Table
from starboard.games.perry_rhodan.vocabulary import ALWAYS, Condition
from starboard.games.perry_rhodan.zones import place_at


class Scene(NamedTuple):
    """From where a condition is looked at; what a chapter does not know it leaves out."""

    seat: int
    side: Side | None = None
    source: Laid | None = None
    """The card with the effect."""
    subject: Laid | None = None
    """The card that the effect concerns."""
    opponent: int = -1
    """The player that the effect concerns."""
    difference: int | None = None
    """Attack minus defence of the pairing."""
    target_range: int | None = None
    carried: bool | None = None
    delivered: bool | None = None
    destroyed_in: CombatKind | None = None
    """Where the bearer was destroyed."""


def met(state: Table, wanted: Condition, scene: Scene) -> bool:
    """Whether all that a condition states holds; of `any` one set."""
    if wanted is ALWAYS:
        return True
    if wanted.any_of and not any(met(state, each, scene) for each in wanted.any_of):
        return False
    return all(CHECKS[field](state, wanted, scene) for field in wanted.asked if field != "any_of")


def applies(state: Table, if_: Condition, unless: Condition | None, scene: Scene) -> bool:
    """Whether an effect works: its condition holds, and no exception does."""
    return met(state, if_, scene) and (unless is None or not met(state, unless, scene))


def role_of(state: Table, seat: int) -> Role | None:
    """Attacker or defender, in the combat or else in the mission.

    PR-MISS-07, 09, PR-SPACE-41, PR-SKILL-79.
    """
    if state.combat is not None:
        return state.combat.role(seat)
    mission = state.mission
    if mission is None:
        return None
    if mission.seat == seat:
        return Role.ATTACKER
    return Role.DEFENDER if mission.target_space == seat else None


def _of_mission(state: Table, wanted: Condition, scene: Scene) -> bool:
    return state.mission is not None and state.mission.kind is wanted.mission


def _in_combat(state: Table, wanted: Condition, scene: Scene) -> bool:
    return state.combat is not None and state.combat.kind is wanted.combat


def _in_round(state: Table, wanted: Condition, scene: Scene) -> bool:
    return state.combat is not None and state.combat.round == wanted.round


def _from_here(state: Table, wanted: Condition, scene: Scene) -> bool:
    mission, source = state.mission, scene.source
    if mission is None or source is None:
        return False
    here = (source.space, source.side, source.place)
    return (mission.seat, mission.side, mission.origin) == here


def _side(state: Table, wanted: Condition, scene: Scene) -> bool:
    side = scene.source.side if scene.source is not None else scene.side
    return side is wanted.side


def _target_side(state: Table, wanted: Condition, scene: Scene) -> bool:
    if scene.subject is None and state.mission is not None:
        return state.mission.target_side is wanted.target_side
    return scene.subject is not None and scene.subject.side is wanted.target_side


def _not_at(state: Table, wanted: Condition, scene: Scene) -> bool:
    if state.mission is not None:
        return state.mission.target != wanted.place_not
    return scene.source is not None and scene.source.place != wanted.place_not


def _subject_is(state: Table, wanted: Condition, scene: Scene) -> bool:
    return scene.subject is not None and scene.subject.card.family == wanted.card


def _in_mission(state: Table, wanted: Condition, scene: Scene) -> bool:
    mission = state.mission
    if mission is None or mission.seat != scene.seat:
        return False
    return any(laid.card.family == wanted.card_in_mission for laid in brought(state, mission))


def _premise_names(state: Table, wanted: Condition, scene: Scene) -> bool:
    subject = scene.subject
    return subject is not None and subject.card.premise_names(wanted.premise_names)


def _own_ship_at_target(state: Table, wanted: Condition, scene: Scene) -> bool:
    mission = state.mission
    if mission is None:
        return wanted.own_ship_at_target is False
    if mission.seat == scene.seat:
        there = brought(state, mission)
    else:
        there = place_at(state, mission.target_space, mission.target_side, mission.target).ships
    own = any(laid.card.is_ship and laid.owner == scene.seat for laid in there)
    return own is wanted.own_ship_at_target


def _own_reduction(state: Table, wanted: Condition, scene: Scene) -> bool:
    mission = state.mission
    reduced = mission is not None and mission.seat == scene.seat and bool(mission.reduced)
    return reduced is wanted.own_reduction_in_this_mission


def _difference(state: Table, wanted: Condition, scene: Scene) -> bool:
    least = wanted.attack_minus_defence_at_least
    return scene.difference is not None and least is not None and scene.difference >= least


def _enemy_skill(state: Table, wanted: Condition, scene: Scene) -> bool:
    at = scene.subject or scene.source
    if at is None or wanted.enemy_skill_here is None:
        return False
    here = place_at(state, at.space, at.side, at.place).units
    return any(
        laid.owner != scene.seat and not laid.passive and laid.card.has(wanted.enemy_skill_here, 1)
        for laid in here
    )


def _riddles(state: Table, wanted: Condition, scene: Scene) -> bool:
    solved = len(state.players[scene.seat].riddles or ())
    return solved >= (wanted.riddles_solved_at_least or 0)


def _lacks_place(state: Table, wanted: Condition, scene: Scene) -> bool:
    lacking = wanted.target_has_no
    if lacking is None or scene.opponent < 0:
        return False
    return not place_at(state, scene.opponent, lacking.side, lacking.place).stack


CHECKS: dict[str, Callable[[Table, Condition, Scene], bool]] = {
    "combat": _in_combat,
    "role": lambda state, wanted, scene: role_of(state, scene.seat) is wanted.role,
    "round": _in_round,
    "mission": _of_mission,
    "origin": _from_here,
    "side": _side,
    "target_side": _target_side,
    "phase": lambda state, wanted, scene: state.phase is wanted.phase,
    "phase_ending": lambda state, wanted, scene: state.phase is wanted.phase_ending,
    "place_not": _not_at,
    "card": _subject_is,
    "card_in_mission": _in_mission,
    "premise_names": _premise_names,
    "event_played": lambda state, wanted, scene: was_played(state, scene.seat, wanted.event_played),
    "own_ship_at_target": _own_ship_at_target,
    "own_reduction_in_this_mission": _own_reduction,
    "attack_minus_defence_at_least": _difference,
    "enemy_skill_here": _enemy_skill,
    "riddles_solved_at_least": _riddles,
    "target_has_no": _lacks_place,
    "target_range": lambda state, wanted, scene: scene.target_range == wanted.target_range,
    "carried": lambda state, wanted, scene: scene.carried is wanted.carried,
    "agent_delivered": lambda state, wanted, scene: scene.delivered is wanted.agent_delivered,
    "bearer_destroyed_in": lambda state, wanted, scene: (
        scene.destroyed_in is wanted.bearer_destroyed_in
    ),
}
"""How each condition is looked at; one place a word."""
