"""The eleven skills of mutants (PR-SKILL-11…41)."""

from __future__ import annotations

from starboard.games.perry_rhodan.boarding import jump
from starboard.games.perry_rhodan.draws import accessible
from starboard.games.perry_rhodan.events.effects import CardActive, DeedCancelled
from starboard.games.perry_rhodan.events.skills import (
    AccessoriesTold,
    HandSeen,
    NothingThere,
    PairingsSwapped,
    SourceSeen,
    ToSource,
)
from starboard.games.perry_rhodan.kinds import CombatKind, Phase, Role, Skill, Stat, Window
from starboard.games.perry_rhodan.losses import doom
from starboard.games.perry_rhodan.passive import turn_passive, wake
from starboard.games.perry_rhodan.skill_targets import (
    Sets,
    called,
    companions,
    enemies_of,
    enemy_accessories,
    enemy_fighters,
    enemy_units,
    jumps,
    nobody,
    only_as_front,
    place_accessories,
    placed,
    unit_accessories,
)
from starboard.games.perry_rhodan.skills import (
    SkillUse,
    add_uses,
    change_value,
    forbid_again,
    onto_source,
)
from starboard.games.perry_rhodan.state import Combat, Deed, Front, Laid, Table
from starboard.games.perry_rhodan.targets import neighbours, seat_word
from starboard.kernel import Chance, only

ANY_MOMENT = frozenset({Window.COMBAT})
STEALTH = frozenset({Window.STEALTH})
GROUND = frozenset({CombatKind.GROUND})
SPACE = frozenset({CombatKind.SPACE})
OWN_SECTIONS = frozenset({Window.MISSION_SECTION, Window.BEFORE_DRAW, Window.BUILD_UP})
"""Every section of the own turn but Reaktivierung (PR-SKILL-24)."""


def found(state: Table, deed: Deed) -> Laid | None:
    """The card that was called; where it is not, the skill was used for nothing."""
    laid = called(state, deed.targets)
    if laid is None:
        state.report(NothingThere("PR-TARGET-02", deed.seat, deed.targets[0]))
    return laid


# ------------------------------------------------------------------------- on cards


def make_passive(state: Table, deed: Deed, laid: Laid, chance: Chance) -> None:
    """The target becomes passive, at once if it is an enemy's.

    PR-PASS-01, 19, PR-TARGET-03, PR-SKILL-16, 17, 25.
    """
    target = found(state, deed)
    if target is not None and not target.passive:
        turn_passive(state, target, deed.seat, "PR-PASS-01")


def make_active(state: Table, deed: Deed, laid: Laid, chance: Chance) -> None:
    """The target becomes active."""
    target = found(state, deed)
    if target is not None and target.passive:
        wake(state, target)
        state.report(CardActive("PR-PASS-03", target.owner, target.id))


def destroy_target(state: Table, deed: Deed, laid: Laid, chance: Chance) -> None:
    """The target is destroyed, unless that is prevented."""
    target = found(state, deed)
    if target is not None:
        doom(state, [target.id], "PR-SYM-01")


def cancel_hypnosis(state: Table, deed: Deed, laid: Laid, chance: Chance) -> None:
    """What was just used does nothing (PR-SKILL-11)."""
    answered = state.deeds.get(deed.against)
    if answered is not None:
        answered.cancelled = True
        state.report(DeedCancelled("PR-SKILL-11", answered.seat, answered.card.id))


def cancel_and_wake(state: Table, deed: Deed, laid: Laid, chance: Chance) -> None:
    """The unit is active again, but without Antihypno for this combat (PR-SKILL-12)."""
    cancel_hypnosis(state, deed, laid, chance)
    rise(state, laid, Skill.ANTIHYPNO)


def rise(state: Table, laid: Laid, skill: Skill | None) -> None:
    """A card is active again and cannot use a skill, or any, in this combat.

    PR-PASS-03, PR-SKILL-12, 14.
    """
    wake(state, laid)
    forbid_again(state, laid.id, skill)
    state.report(CardActive("PR-PASS-03", laid.owner, laid.id))


def remove_accessory(state: Table, deed: Deed, laid: Laid, chance: Chance) -> None:
    """The accessory goes face down on top of its matter source (PR-SKILL-13, 15)."""
    target = found(state, deed)
    if target is not None:
        onto_source(state, target)
        state.report(ToSource("PR-SKILL-13", target.owner, target.id))


def remove_and_shuffle(state: Table, deed: Deed, laid: Laid, chance: Chance) -> None:
    """The same, and the source is shuffled (PR-SKILL-15)."""
    target = called(state, deed.targets)
    if target is not None:
        pile = state.players[target.owner].sources[target.card.phase]
        pile.shuffle(chance, [target.card.id])
    remove_accessory(state, deed, laid, chance)
    if target is not None:
        pile.top = []


# ------------------------------------------------------------------------- pairings


def other_pairings(state: Table, laid: Laid) -> Sets:
    """Own fronts of other pairings, where the person itself is a front.

    PR-PASS-15, PR-SKILL-14, 15.
    """
    combat = state.combat
    if combat is None or not laid.card.is_person:
        return []
    fronts = own_fronts(combat, laid)
    if laid.id not in fronts:
        return []
    return [(name,) for name in fronts if name != laid.id]


def own_fronts(combat: Combat, laid: Laid) -> list[str]:
    """The fronts of a card's side."""
    role = combat.role(laid.owner)
    if role is None:
        return []
    found = [pairing.front(role) for pairing in combat.pairings]
    return [front.card for front in found if front is not None]


def swap_pairing(state: Table, deed: Deed, laid: Laid, chance: Chance) -> None:
    """The person and another unit change their pairings; it is active again (PR-SKILL-14)."""
    assert state.combat is not None
    swap_fronts(state.combat, laid.id, deed.targets[0])
    state.report(PairingsSwapped("PR-SKILL-14", laid.owner, laid.id, deed.targets[0]))
    rise(state, laid, Skill.DISINTEGRATION)


def swap_fronts(combat: Combat, one: str, other: str) -> None:
    """Two fronts change places; escorts stay where they are."""
    fronts: list[Front] = []
    for pairing in combat.pairings:
        for front in (pairing.attacker, pairing.defender):
            if front is not None and front.card in (one, other):
                fronts.append(front)
    if len(fronts) == 2:
        fronts[0].card, fronts[1].card = fronts[1].card, fronts[0].card


# ------------------------------------------------------------------------- stealth and defence


def lower_stealth(state: Table, deed: Deed, laid: Laid, chance: Chance) -> None:
    """Stealth -1 for one active card (PR-SKILL-20, 21, 29)."""
    target = found(state, deed)
    if target is not None:
        change_value(state, deed, target.id, Stat.STEALTH, -1)


def hide_together(state: Table, deed: Deed, laid: Laid, chance: Chance) -> None:
    """Stealth +1 for the teleporter and the persons with him (PR-SKILL-32, 37)."""
    for name in (laid.id, *deed.targets):
        change_value(state, deed, name, Stat.STEALTH, 1)


def jump_away(state: Table, deed: Deed, laid: Laid, chance: Chance) -> None:
    """Defence +3 or +5 after the values are known (PR-SKILL-31, 37)."""
    combat = state.combat
    assert combat is not None
    pairing = combat.pairings[combat.firing]
    for front in (pairing.attacker, pairing.defender):
        if front is not None and front.card == laid.id:
            front.defence += 5 if deed.level > 1 else 3


def board_ship(state: Table, deed: Deed, laid: Laid, chance: Chance) -> None:
    """The teleporter jumps aboard an enemy starship (PR-SKILL-33…37)."""
    jump(state, laid, deed.targets[0], deed.targets[1:])


# ------------------------------------------------------------------------- knowledge


def is_lined_up(state: Table, laid: Laid) -> Sets:
    """Only while the unit lies in a pairing already (PR-SKILL-23)."""
    return [()] if laid in placed(state, {laid.owner}) else []


def tell_accessories(state: Table, deed: Deed, laid: Laid, chance: Chance) -> None:
    """The opponent names all accessories of his units in the fight (PR-SKILL-23)."""
    combat = state.combat
    assert combat is not None
    for seat in enemies_of(combat, laid):
        fighters = combat.side_of(Role.ATTACKER if seat == combat.attacker else Role.DEFENDER)
        for name in fighters:
            hold = state.players[seat].holds.get(name)
            if hold is not None:
                hold.aboard.seen |= only(deed.seat)
        state.report(AccessoriesTold("PR-SKILL-23", seat, deed.seat))


def sources(state: Table, laid: Laid) -> Sets:
    """Every accessible source that is not empty, of every player in reach (PR-SKILL-24)."""
    seats = sorted([laid.owner, *neighbours(state, laid.owner)])  # PR-MULTI-02
    return [
        (seat_word(player.seat), phase.value)
        for player in [state.players[seat] for seat in seats]
        for phase in accessible(player)
        if len(player.sources[phase])
    ]


def look_into_source(state: Table, deed: Deed, laid: Laid, chance: Chance) -> None:
    """The two top cards are looked at and stay in their order (PR-SKILL-24)."""
    owner = int(deed.targets[0].partition(".")[2])
    phase = Phase(deed.targets[1])
    looked = state.players[owner].sources[phase].look(2, chance, only(deed.seat))
    names = tuple([slot.name for slot in looked])
    state.report(SourceSeen("PR-SKILL-24", deed.seat, owner, phase, names))


def look_into_hand(state: Table, deed: Deed, laid: Laid, chance: Chance) -> None:
    """The hand of the player who announced the mission is looked at (PR-SKILL-30)."""
    assert state.mission is not None
    seat = state.mission.seat
    for zone in state.players[seat].hand.values():
        for slot in zone.slots:
            slot.seen |= only(deed.seat)
    names = tuple(state.players[seat].hand_names())
    state.report(HandSeen("PR-SKILL-30", deed.seat, seat, names))


def at_target(state: Table, laid: Laid) -> Sets:
    """Only at the place that is attacked."""
    mission = state.mission
    if mission is None or laid.owner != mission.target_space:
        return []
    target = (mission.target_space, mission.target_side, mission.target)
    return [()] if (laid.space, laid.side, laid.place) == target else []


PERSON = enemy_units(lambda card: card.is_person, "hypno_1")
TROOPS_AND_FLEETS = enemy_fighters(lambda card: card.is_fleet or card.is_troop, active=True)
SINGLES = enemy_fighters(lambda card: card.is_starship or card.is_person, active=True)
READ_MINDS = enemy_units(lambda card: card.is_unit, "telepath_1", active=True)
S = Skill

add_uses(
    SkillUse(S.ANTIHYPNO, "cancel", 1, frozenset({Window.RESPONSE}), nobody, cancel_hypnosis),
    SkillUse(S.ANTIHYPNO, "cancel_2", 2, frozenset({Window.RESPONSE}), nobody, cancel_and_wake),
    SkillUse(S.DISINTEGRATION, "remove", 1, ANY_MOMENT, enemy_accessories, remove_accessory),
    SkillUse(
        S.DISINTEGRATION,
        "swap",
        1,
        frozenset({Window.LINE_UP}),
        other_pairings,
        swap_pairing,
        GROUND,
    ),
    SkillUse(S.DISINTEGRATION, "remove_2", 2, ANY_MOMENT, enemy_accessories, remove_and_shuffle),
    SkillUse(S.HYPNO, "person", 1, ANY_MOMENT, PERSON, make_passive),
    SkillUse(
        S.HYPNO,
        "unit",
        2,
        ANY_MOMENT,
        enemy_units(lambda card: card.is_unit, "hypno_2"),
        make_passive,
    ),
    SkillUse(
        S.SUGGESTOR,
        "person",
        1,
        ANY_MOMENT,
        enemy_units(lambda card: card.is_person, "suggestor_1"),
        make_passive,
    ),
    SkillUse(
        S.SUGGESTOR,
        "unit",
        2,
        ANY_MOMENT,
        enemy_units(lambda card: card.is_unit, "suggestor_2"),
        make_passive,
    ),
    SkillUse(S.MATTER_CONVERTER, "passivate", 1, ANY_MOMENT, unit_accessories, make_passive),
    SkillUse(S.MATTER_CONVERTER, "destroy", 2, ANY_MOMENT, unit_accessories, destroy_target),
    SkillUse(
        S.MATTER_CONVERTER,
        "place",
        2,
        ANY_MOMENT,
        place_accessories("matter_converter_2"),
        make_passive,
        GROUND,
    ),
    SkillUse(S.LOCATOR, "formation", 1, STEALTH, TROOPS_AND_FLEETS, lower_stealth),
    SkillUse(S.LOCATOR, "single", 2, STEALTH, SINGLES, lower_stealth),
    SkillUse(
        S.SCOUT,
        "accessories",
        1,
        frozenset({Window.LINE_UP}),
        is_lined_up,
        tell_accessories,
        GROUND,
    ),
    SkillUse(S.SCOUT, "source", 2, OWN_SECTIONS, sources, look_into_source),
    SkillUse(S.TELEKINET, "passivate", 1, ANY_MOMENT, unit_accessories, make_passive),
    SkillUse(S.TELEKINET, "activate", 2, ANY_MOMENT, unit_accessories, make_active),
    SkillUse(S.TELEKINET, "destroy", 2, ANY_MOMENT, unit_accessories, destroy_target),
    SkillUse(S.TELEPATH, "stealth", 1, STEALTH, READ_MINDS, lower_stealth, GROUND),
    SkillUse(
        S.TELEPATH, "hand", 2, frozenset({Window.MISSION_ANNOUNCED}), at_target, look_into_hand
    ),
    SkillUse(
        S.TELEPORTER,
        "defence",
        1,
        frozenset({Window.AFTER_VALUES}),
        only_as_front,
        jump_away,
        GROUND,
    ),
    SkillUse(S.TELEPORTER, "stealth", 1, STEALTH, companions(1), hide_together, GROUND),
    SkillUse(
        S.TELEPORTER, "jump", 1, frozenset({Window.BEFORE_STEALTH}), jumps(1), board_ship, SPACE
    ),
    SkillUse(
        S.TELEPORTER,
        "defence_2",
        2,
        frozenset({Window.AFTER_VALUES}),
        only_as_front,
        jump_away,
        GROUND,
    ),
    SkillUse(S.TELEPORTER, "stealth_2", 2, STEALTH, companions(2), hide_together, GROUND),
    SkillUse(
        S.TELEPORTER, "jump_2", 2, frozenset({Window.BEFORE_STEALTH}), jumps(2), board_ship, SPACE
    ),
    SkillUse(
        S.IGNITER,
        "person",
        1,
        ANY_MOMENT,
        enemy_fighters(lambda c: c.is_person),
        destroy_target,
        GROUND,
    ),
    SkillUse(S.IGNITER, "accessory", 1, ANY_MOMENT, enemy_accessories, destroy_target, GROUND),
    SkillUse(
        S.IGNITER,
        "starship",
        1,
        ANY_MOMENT,
        enemy_fighters(lambda card: card.is_starship),
        destroy_target,
        SPACE,
    ),
    SkillUse(S.IGNITER, "place", 2, ANY_MOMENT, place_accessories("igniter_2"), destroy_target),
    SkillUse(
        S.IGNITER,
        "unit",
        2,
        ANY_MOMENT,
        enemy_fighters(lambda c: c.is_unit),
        destroy_target,
        GROUND,
    ),
)
