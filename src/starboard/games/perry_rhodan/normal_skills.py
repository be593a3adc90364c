"""The twenty other skills, as far as they are used: others count where they are needed.

Galactic riddles, science, economy, scouting and the coordinates of Sol are points that premises,
draws and agents ask for; Hypnoblock, Mutantenkorps 1, Spionage and Zellaktivator simply hold.
"""

from __future__ import annotations

from itertools import combinations

from starboard.games.perry_rhodan.action_cards import action_cards
from starboard.games.perry_rhodan.action_pile import ask_action, take_action
from starboard.games.perry_rhodan.bearing import ship_of
from starboard.games.perry_rhodan.durations import Span
from starboard.games.perry_rhodan.events.effects import CardActive
from starboard.games.perry_rhodan.events.skills import (
    GoalChanged,
    MissionGranted,
    SecurityOrdered,
    ToSource,
)
from starboard.games.perry_rhodan.initiative import grant_extra
from starboard.games.perry_rhodan.kinds import (
    Label,
    People,
    Role,
    Skill,
    Stat,
    What,
    Window,
)
from starboard.games.perry_rhodan.lasting import keep
from starboard.games.perry_rhodan.losses import spare
from starboard.games.perry_rhodan.mutant_skills import GROUND, SPACE, at_target, rise
from starboard.games.perry_rhodan.negotiation import negotiate
from starboard.games.perry_rhodan.passive import turn_passive, wake
from starboard.games.perry_rhodan.reactivation import must_stay_passive
from starboard.games.perry_rhodan.skill_targets import Sets, nobody, only_as_front, placed
from starboard.games.perry_rhodan.skills import (
    Performer,
    SkillUse,
    Targets,
    add_uses,
    change_value,
    is_counter,
    onto_source,
)
from starboard.games.perry_rhodan.standing import immune_to, level_of
from starboard.games.perry_rhodan.state import Deed, Laid, Lasting, Table
from starboard.games.perry_rhodan.zones import home_of
from starboard.kernel import Chance

VALUES = frozenset({Window.COMBAT_VALUES})
ANNOUNCED = frozenset({Window.MISSION_ANNOUNCED})
LOSS = frozenset({Window.DESTRUCTION})
MISSIONS = frozenset({Window.MISSION_SECTION})
BEFORE_REDUCTION = frozenset({Window.BEFORE_REDUCTION})


# ------------------------------------------------------------------------- alarm


def sleepers(count: int) -> Targets:
    """Up to so many passive cards at the place of the alarm (PR-SKILL-42…44)."""

    def targets(state: Table, laid: Laid) -> Sets:
        if not at_target(state, laid):
            return []
        found = [
            each.id
            for each in home_of(state, laid).cards()
            if each.passive and each.owner == laid.owner and not immune_to(state, each, "alarm")
        ]
        sizes = range(1, count + 1)
        return [chosen for size in sizes for chosen in combinations(found, size)]

    return targets


def raise_alarm(state: Table, deed: Deed, laid: Laid, chance: Chance) -> None:
    """The named cards wake; who gave the alarm sleeps till its owner's turn (PR-SKILL-42…44)."""
    for name in deed.targets:
        target = state.laid(name)
        if target is not None and target.passive and not must_stay_passive(state, target):
            wake(state, target)
            state.report(CardActive("PR-SKILL-42", target.owner, target.id))
    turns = state.players[laid.owner].turns
    held = Lasting(state.number(), laid.owner, Span.ROUNDS, turns + 1, laid.id)
    held.what = What.ACTIVATE
    keep(state, held)


# ------------------------------------------------------------------------- combat values


def is_fighting(state: Table, laid: Laid) -> Sets:
    """Only where it lies in the combat area."""
    return [()] if laid in placed(state, {laid.owner}) else []


def changes(*parts: tuple[Stat, int]) -> Performer:
    """The card changes its own values."""

    def perform(state: Table, deed: Deed, laid: Laid, chance: Chance) -> None:
        for stat, amount in parts:
            change_value(state, deed, laid.id, stat, amount)

    return perform


def steers(state: Table, laid: Laid) -> Sets:
    """The ship that carries the unit; a starship is steered by one alone (PR-SKILL-65, 67)."""
    ship, combat = ship_of(state, laid), state.combat
    if ship is None or combat is None or ship not in placed(state, {laid.owner}):
        return []
    steered = f"{ship.id} {Skill.SPACE_COMBAT} {combat.round}" in (combat.spent or ())
    return [] if ship.card.is_starship and steered else [(ship.id,)]


def changes_ship(*parts: tuple[Stat, int]) -> Performer:
    """The carrying ship gets better values (PR-SKILL-65…67)."""

    def perform(state: Table, deed: Deed, laid: Laid, chance: Chance) -> None:
        combat = state.combat
        assert combat is not None
        for stat, amount in parts:
            change_value(state, deed, deed.targets[0], stat, amount)
        mark = f"{deed.targets[0]} {Skill.SPACE_COMBAT} {combat.round}"
        combat.spent = [*(combat.spent or ()), mark]

    return perform


def robots(state: Table, laid: Laid) -> Sets:
    """Robots in the fight that are no vehicles (PR-SKILL-68, 69)."""
    combat = state.combat
    if combat is None:
        return []
    return [
        (each.id,)
        for each in placed(state, {combat.attacker, combat.defender})
        if each.card.people is People.ROBOTER and Label.VEHICLE not in each.card.labels
    ]


def tunes(stat: Stat, amount: int) -> Performer:
    """A value of a robot changes by 1 (PR-SKILL-68, 69)."""

    def perform(state: Table, deed: Deed, laid: Laid, chance: Chance) -> None:
        change_value(state, deed, deed.targets[0], stat, amount)

    return perform


def poisonable(state: Table, laid: Laid) -> Sets:
    """The card fires at somebody who is neither a robot nor immune (PR-SKILL-49, 50, 87)."""
    combat = state.combat
    if combat is None or not only_as_front(state, laid):
        return []
    pairing = combat.pairings[combat.firing]
    role = combat.role(laid.owner)
    own = None if role is None else pairing.front(role)
    enemy = None if role is None else pairing.front(role.other)
    target = None if enemy is None else state.laid(enemy.card)
    if own is None or own.poison or target is None:
        return []
    safe = level_of(state, target, Skill.CELL_ACTIVATOR) >= 1
    return [] if safe or target.card.people is People.ROBOTER else [()]


def use_poison(state: Table, deed: Deed, laid: Laid, chance: Chance) -> None:
    """Equal values are enough to destroy (PR-SKILL-49)."""
    combat = state.combat
    assert combat is not None
    role = combat.role(laid.owner)
    front = None if role is None else combat.pairings[combat.firing].front(role)
    if front is not None:
        front.poison = True


# ------------------------------------------------------------------------- medicine


def patients(kind: str) -> Targets:
    """Active persons, or troops, that are about to be destroyed; not oneself, no robots."""

    def targets(state: Table, laid: Laid) -> Sets:
        found = [state.laid(name) for name in state.doomed]
        return [
            (each.id,)
            for each in found
            if each is not None
            and each.owner == laid.owner
            and each is not laid
            and not each.passive
            and each.card.type == kind
            and each.card.people is not People.ROBOTER
        ]

    return targets


def heal(state: Table, deed: Deed, laid: Laid, chance: Chance) -> None:
    """The person is not destroyed but passive (PR-SKILL-61, 62)."""
    spare(state, deed.targets[0], "PR-SKILL-61")
    patient = state.laid(deed.targets[0])
    if patient is not None:
        turn_passive(state, patient, deed.seat, "PR-SKILL-61")


def heal_troop(state: Table, deed: Deed, laid: Laid, chance: Chance) -> None:
    """The troop is passive, and the card with the skill goes onto its source (PR-SKILL-62)."""
    heal(state, deed, laid, chance)
    onto_source(state, laid)
    state.report(ToSource("PR-SKILL-62", laid.owner, laid.id))


# ------------------------------------------------------------------------- mutants' corps


def tired_mutants(state: Table, laid: Laid) -> Sets:
    """Own mutants that a mutant skill made passive in this mission (PR-SKILL-64)."""
    mission = state.mission
    used = [] if mission is None else mission.mutants or []
    found = [state.laid(name) for name in sorted({word.partition(" ")[2] for word in used})]
    return [
        (each.id,)
        for each in found
        if each is not None and each.owner == laid.owner and each.passive and each is not laid
    ]


def wake_mutant(state: Table, deed: Deed, laid: Laid, chance: Chance) -> None:
    """The mutant is active again, but without any skill in this combat (PR-SKILL-64)."""
    mutant = state.laid(deed.targets[0])
    if mutant is not None:
        rise(state, mutant, None)


# ------------------------------------------------------------------------- missions


def after_a_mission(state: Table, laid: Laid) -> Sets:
    """On the side of the first mission of the turn (PR-SKILL-52)."""
    turn = state.turn
    return [()] if turn.missions and turn.mission_side is laid.side else []


def another_mission(state: Table, deed: Deed, laid: Laid, chance: Chance) -> None:
    """A further mission for cards here, or with level 2 anywhere (PR-SKILL-52, 54)."""
    grant_extra(state, laid.side, laid.place if deed.level == 1 else "", laid)
    state.report(MissionGranted("PR-SKILL-52", deed.seat, laid.id))


def same_side(state: Table, laid: Laid) -> Sets:
    """For the goal of a mission on the same side (PR-SKILL-53)."""
    mission = state.mission
    own = mission is not None and mission.seat == laid.owner and mission.side is laid.side
    return [()] if own else []


def another_goal(state: Table, deed: Deed, laid: Laid, chance: Chance) -> None:
    """A new action card replaces the goal (PR-SKILL-53)."""
    player = state.players[deed.seat]
    name = ask_action(player, 1, chance)[0]
    take_action(player, name)
    assert state.mission is not None
    state.mission.goal = action_cards()[name].goal
    state.report(GoalChanged("PR-SKILL-53", deed.seat, state.mission.goal))


def order_security(state: Table, deed: Deed, laid: Laid, chance: Chance) -> None:
    """The defender chooses what is reduced (PR-SKILL-55, 56)."""
    assert state.mission is not None
    state.mission.security = deed.level
    state.report(SecurityOrdered("PR-SKILL-55", deed.seat, laid.id))


def can_negotiate(state: Table, laid: Laid) -> Sets:
    """Not in a counter mission (PR-SKILL-79)."""
    boarding = state.combat is not None and bool(state.combat.boarding)
    return [] if is_counter(state) or boarding else [()]


A, D = Stat.ATTACK, Stat.DEFENCE
S = Skill

add_uses(
    SkillUse(S.ALARM, "two", 1, ANNOUNCED, sleepers(2), raise_alarm),
    SkillUse(S.ALARM, "three", 2, ANNOUNCED, sleepers(3), raise_alarm),
    SkillUse(S.GROUND_COMBAT, "attack", 1, VALUES, is_fighting, changes((A, 1)), GROUND),
    SkillUse(S.GROUND_COMBAT, "defence", 1, VALUES, is_fighting, changes((D, 1)), GROUND),
    SkillUse(S.GROUND_COMBAT, "attack_2", 2, VALUES, is_fighting, changes((A, 2)), GROUND),
    SkillUse(S.GROUND_COMBAT, "defence_2", 2, VALUES, is_fighting, changes((D, 2)), GROUND),
    SkillUse(S.GROUND_COMBAT, "both", 2, VALUES, is_fighting, changes((A, 1), (D, 1)), GROUND),
    SkillUse(S.SPACE_COMBAT, "attack", 1, VALUES, steers, changes_ship((A, 1)), SPACE),
    SkillUse(S.SPACE_COMBAT, "defence", 1, VALUES, steers, changes_ship((D, 1)), SPACE),
    SkillUse(S.SPACE_COMBAT, "attack_2", 2, VALUES, steers, changes_ship((A, 2)), SPACE),
    SkillUse(S.SPACE_COMBAT, "defence_2", 2, VALUES, steers, changes_ship((D, 2)), SPACE),
    SkillUse(S.SPACE_COMBAT, "both", 2, VALUES, steers, changes_ship((A, 1), (D, 1)), SPACE),
    SkillUse(
        S.POISON,
        "poison",
        1,
        frozenset({Window.AFTER_VALUES}),
        poisonable,
        use_poison,
        GROUND,
        turns=False,
    ),
    SkillUse(S.MEDICINE, "person", 1, LOSS, patients("person"), heal, GROUND),
    SkillUse(S.MEDICINE, "troop", 2, LOSS, patients("troop"), heal_troop, GROUND),
    SkillUse(S.MUTANT_CORPS, "wake", 2, frozenset({Window.COMBAT}), tired_mutants, wake_mutant),
    SkillUse(S.INITIATIVE, "mission", 1, MISSIONS, after_a_mission, another_mission, below=2),
    SkillUse(
        S.INITIATIVE,
        "goal",
        1,
        frozenset({Window.GOAL_DRAWN}),
        same_side,
        another_goal,
        role=Role.ATTACKER,
        anywhere=True,
    ),
    SkillUse(S.INITIATIVE, "mission_2", 2, MISSIONS, after_a_mission, another_mission),
    SkillUse(
        S.INTERNAL_SECURITY,
        "choose",
        1,
        BEFORE_REDUCTION,
        nobody,
        order_security,
        role=Role.DEFENDER,
    ),
    SkillUse(
        S.INTERNAL_SECURITY,
        "choose_2",
        2,
        BEFORE_REDUCTION,
        nobody,
        order_security,
        role=Role.DEFENDER,
    ),
    SkillUse(
        S.NEGOTIATION,
        "talk",
        1,
        frozenset({Window.LINE_UP}),
        can_negotiate,
        negotiate,
        GROUND,
        Role.DEFENDER,
        1,
    ),
    SkillUse(
        S.NEGOTIATION,
        "talk_2",
        2,
        frozenset({Window.LINE_UP}),
        can_negotiate,
        negotiate,
        GROUND,
        Role.DEFENDER,
        1,
    ),
    *[
        SkillUse(
            S.ROBOTICS,
            f"{stat}_{word}",
            level,
            frozenset({Window.STEALTH}) if stat is Stat.STEALTH else VALUES,
            robots,
            tunes(stat, amount),
            GROUND,
        )
        for stat, level in ((Stat.STEALTH, 1), (D, 1), (A, 2))
        for word, amount in (("up", 1), ("down", -1))
    ],
)
